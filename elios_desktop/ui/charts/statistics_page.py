"""The statistics: who plays what and how it goes, as charts and as numbers, and every finished game to look back at.

The page shows itself at once; the numbers come a moment later, from a thread, and the charts when their library is
there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import HUMAN
from elios_desktop.games import entry_of
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.statistics import Filter
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, seat_names
from elios_desktop.ui.charts.library import Background
from elios_desktop.ui.charts.look import Column, NumbersTable
from elios_desktop.ui.charts.statistics_chart import PAGE, VIEWS, Answers, ChartCard, Person, View, ask
from elios_desktop.ui.kit.actions import begin_at_choice
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.faces import colour_of, paint_portrait
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.materials import paint_brass
from elios_desktop.ui.kit.page import Page, WayBack
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.troubles import reason_sentence
from elios_desktop.ui.kit.widgets import Choices, button, card, label, scrolled
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.session.facts import time_text, when_text
from elios_desktop.ui.session.saving import moment_of

if TYPE_CHECKING:
    from elios_desktop.ui.export.exporter import Exporter

_MOST_BARS = 10
_X_TEXTS = 6
_MS_A_MINUTE = 60_000


class _PeopleBox(QComboBox):
    """With an arrow of our own: a styled box has none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.palette.text_soft), 1.8))
        x, y = self.width() - 17.0, self.height() / 2
        painter.drawPolyline([QPointF(x - 4.5, y - 2), QPointF(x, y + 2.5), QPointF(x + 4.5, y - 2)])
        painter.end()


_FACE, _TALL, _MOST_STARS = 50.0, 66.0, 6


class PeopleStrip(QWidget):
    """Who it is all about: portraits with a star for each win; the numbers are told by the page's own words, too."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._people: Sequence[Person] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: Sequence[Person]) -> None:
        """Show these, whoever has won most first."""
        self._people = sorted(people, key=lambda each: (-each.wins, -each.games))
        self.setVisible(bool(people))
        self.setAccessibleName("; ".join(f"{isolated(each.name)}: {_won(each)}" for each in self._people))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one row of faces."""
        return QSize(400, round(_TALL * max(1.0, self._services.theme.text_scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many as there is room for."""
        theme, painter = self._services.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, theme.text_scale)
        name_font, small = theme.font("body", bold=True), theme.font("small")
        names, words = QFontMetricsF(name_font), QFontMetricsF(small)
        side, left = _FACE * scale, 2.0
        for number, each in enumerate(self._people):
            stars, beside = min(each.wins, _MOST_STARS), names.horizontalAdvance(each.name) + 14 * scale
            written = max(beside + 15 * scale * stars, words.horizontalAdvance(_won(each)))
            wide = side + 10 + written
            if left + wide > self.width():
                break
            face = QRectF(left, (self.height() - side) / 2, side, side)
            paint_portrait(painter, face, each.name, HUMAN, colour_of(each.name, self._services), theme.font())
            if number == 0 and each.wins:
                painter.setPen(QPen(QColor(theme.palette.glow), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(face.adjusted(-1, -1, 1, 1))
            at = face.right() + 10
            line = QPointF(at, (self.height() - names.height() - words.height()) / 2 + names.ascent())
            painter.setFont(name_font)
            painter.setPen(QColor(theme.palette.text))
            painter.drawText(line, each.name)
            for star in range(stars):
                middle = line + QPointF(beside + 15 * star * scale, -names.xHeight() / 2)
                paint_brass(painter, mark_path("star", middle, 6.5 * scale))
            painter.setFont(small)
            painter.setPen(QColor(theme.palette.text_soft))
            painter.drawText(line + QPointF(0, names.descent() + words.ascent()), _won(each))
            left += wide + 28 * scale
        painter.end()


def _won(person: Person) -> str:
    return fill(
        translate("Statistics", "{games}, {wins}"),
        games=translate("Statistics", "%n game(s)", None, person.games),
        wins=translate("Statistics", "%n won", None, person.wins),
    )


class StatisticsPage(Page):
    """Made anew each time it is opened."""

    wall = True

    look_back_requested = Signal(str)
    """The id of a finished game."""
    course_requested = Signal(str)
    filled = Signal()
    """What was chosen is shown."""

    def __init__(self, services: Services, exporter: Exporter, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self._exporter = exporter
        self.answers: Answers | None = None
        self._shown = PAGE
        self._background = Background[Answers](self)
        self.way_back = WayBack(services.theme)
        self._title = label("display")
        self.family_wanted: Callable[[], object] = nothing
        """Leads to what is remembered of each person, and to past evenings."""
        self.family_button = button()
        self.family_button.clicked.connect(lambda: self.family_wanted())
        self.export_button = button()
        self.game_choice = Choices(("", *GAME_IDS))
        self.game_choice.choose("")
        self._person_label = label()
        self.person_choice = _PeopleBox(services.theme)
        self.person_choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.person_choice.addItem("", "")
        self._summary = label("", wrap=True)
        self.people = PeopleStrip(services)
        self.empty_title, self._empty_text = label("title", wrap=True), label("", wrap=True)
        self.view = Choices(VIEWS)
        self.view.choose("wins")
        self.form = Choices((False, True))
        self.form.choose(False)
        self.chart = ChartCard(services.theme)
        self.chart.library_missing.connect(self._on_no_library)
        self.chart_export = button("quiet")
        self.chart_menu = QMenu(self.chart_export)
        self.chart_export.setMenu(begin_at_choice(self.chart_menu))
        self._games_title = label("large")
        self.games = NumbersTable()
        self.look_button, self.course_button, self.more_button = button("primary"), button(), button("quiet")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.ask()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.way_back)
        top.addSpacing(8)
        top.addWidget(self._title, 1)
        top.addWidget(self.family_button)
        choice = QHBoxLayout()
        choice.addWidget(self.game_choice, 1)
        choice.addWidget(self._person_label)
        choice.addWidget(self.person_choice)
        views = QHBoxLayout()
        views.addWidget(self.view, 1)
        views.addWidget(self.form)
        views.addWidget(self.chart_export)
        self.form.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)  # it never wraps
        games, games_column = card()
        heading = QHBoxLayout()
        heading.addWidget(self._games_title, 1)
        heading.addWidget(self.export_button)
        games_column.addLayout(heading)
        self.games.setMinimumHeight(240)
        games_column.addWidget(self.games, 1)
        buttons = QHBoxLayout()
        for each in (self.look_button, self.course_button):
            buttons.addWidget(each)
        buttons.addStretch(1)
        buttons.addWidget(self.more_button)
        games_column.addLayout(buttons)
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.people)
        column.addWidget(self._summary)
        column.addLayout(views)
        column.addWidget(self.chart, 3)
        column.addWidget(games, 2)
        empty = QWidget()
        empty_column = QVBoxLayout(empty)
        empty_column.addStretch(1)
        for text in (self.empty_title, self._empty_text):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            empty_column.addWidget(text)
        empty_column.addStretch(2)
        self._body = QStackedWidget()
        self._body.addWidget(empty)
        self._body.addWidget(full)
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(15, 16, 15, 20)
        inside.setSpacing(12)
        inside.addLayout(top)
        inside.addLayout(choice)
        inside.addWidget(self._body, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(scrolled(content))

    def _connect(self) -> None:
        self.way_back.clicked.connect(self.home_requested)
        self.export_button.clicked.connect(self._on_export)
        self.chart_menu.aboutToShow.connect(self._fill_chart_menu)
        self.game_choice.chosen.connect(self._on_filter)
        self.person_choice.currentIndexChanged.connect(self._on_filter)
        self.view.chosen.connect(self._on_filter)
        self.form.chosen.connect(self._draw)
        self.games.activated.connect(self._on_activated)
        self.games.selectionModel().currentRowChanged.connect(self._follow_selection)
        self.look_button.clicked.connect(self._on_look)
        self.course_button.clicked.connect(self._on_course)
        self.more_button.clicked.connect(self._on_more)

    # -- asking

    @property
    def only(self) -> Filter:
        """What is chosen."""
        return Filter(str(self.game_choice.value or ""), str(self.person_choice.currentData() or ""))

    def ask(self) -> None:
        """Ask the history; the answer comes when it comes, and `filled` after it."""
        services, view = self._services, cast(View, self.view.value)
        job = partial(ask, services.statistics, services.history, self.only, view, self._shown)
        self._background.ask(job, self._on_answers, self._on_failed)

    def _on_answers(self, answers: Answers) -> None:
        self.answers = answers
        self._fill()
        self.filled.emit()
        self.chart.load()  # the numbers come first: both at once would make them wait for each other

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, SaveError):
            raise error
        self.answers = None
        self.empty_title.setText(translate("Statistics", "The finished games can’t be read."))
        self._empty_text.setText(reason_sentence(error)())
        self._body.setCurrentIndex(0)
        self.filled.emit()

    # -- showing

    def retranslate(self) -> None:
        """Words in the language in force."""
        self._title.setText(translate("Statistics", "Statistics"))
        self.family_button.setText(translate("Family", "People and evenings"))
        self.export_button.setText(translate("Statistics", "Export as CSV…"))
        self.chart_export.setText(translate("Statistics", "Export the chart…"))
        titles = [entry_of(game).name(translate) for game in GAME_IDS]
        everything = translate("Statistics", "All games")
        self.game_choice.set_texts([everything, *titles], name=translate("Statistics", "Game"))
        self._person_label.setText(translate("Statistics", "Person:"))
        self.person_choice.setAccessibleName(translate("Statistics", "Person"))
        self.person_choice.setItemText(0, translate("Statistics", "Everybody"))
        self.view.set_texts(
            [
                translate("Statistics", "Games and wins"),
                translate("Statistics", "Points over time"),
                translate("Statistics", "Length"),
                translate("Statistics", "Thinking time"),
            ],
            name=translate("Statistics", "Show"),
        )
        self.form.set_texts(
            [translate("Statistics", "Chart"), translate("Statistics", "Numbers")],
            name=translate("Statistics", "View"),
        )
        self._games_title.setText(translate("Statistics", "Finished games"))
        self.games.setAccessibleName(translate("Statistics", "Finished games"))
        self.look_button.setText(translate("Statistics", "Look back"))
        self.course_button.setText(translate("Statistics", "How it went"))
        self.more_button.setText(translate("Statistics", "Show more"))
        self._fill()

    def _fill(self) -> None:
        answers = self.answers
        if answers is None:
            return
        self._fill_people(answers.everybody)
        self.export_button.setEnabled(bool(answers.totals.games))
        if not answers.totals.games:
            nobody = not self.only.game and not self.only.person
            self.empty_title.setText(
                translate("Statistics", "Nothing to count yet.")
                if nobody
                else translate("Statistics", "No finished games match this choice.")
            )
            self._empty_text.setText(
                translate("Statistics", "Finish a game, and here you’ll see who won, by how much and how it went.")
                if nobody
                else ""
            )
            self._body.setCurrentIndex(0)
            return
        self._body.setCurrentIndex(1)
        self.people.show_people(answers.people)
        self._summary.setText(self._summary_text(answers))
        self._fill_games(answers)
        self._draw()

    def _fill_people(self, names: tuple[str, ...]) -> None:
        known = tuple(self.person_choice.itemData(row) for row in range(1, self.person_choice.count()))
        if known == names:
            return
        chosen = self.person_choice.currentData()
        self.person_choice.blockSignals(True)
        while self.person_choice.count() > 1:
            self.person_choice.removeItem(1)
        for name in names:
            self.person_choice.addItem(name, name)
        self.person_choice.setCurrentIndex(max(0, self.person_choice.findData(chosen)))
        self.person_choice.blockSignals(False)

    def _summary_text(self, answers: Answers) -> str:
        totals = answers.totals
        text = fill(
            translate("Statistics", "{games} with {moves} in {time}."),
            games=translate("Statistics", "%n game(s)", None, totals.games),
            moves=translate("Statistics", "%n move(s)", None, totals.plies),
            time=_long_time(totals.duration_ms),
        )
        best = max(answers.people, key=lambda each: each.longest, default=None)
        if best is None or best.longest < 2:
            return text
        streak = fill(
            translate("Statistics", "The longest winning streak is {name}’s: {wins}."),
            name=best.name,
            wins=translate("Statistics", "%n game(s)", None, best.longest),
        )
        return f"{text} {streak}"

    def _fill_games(self, answers: Answers) -> None:
        columns = [
            Column(translate("Statistics", "When")),
            Column(translate("Statistics", "Game")),
            Column(translate("Statistics", "Players")),
            Column(translate("Statistics", "Winner")),
            Column(translate("Statistics", "Moves"), True),
            Column(translate("Statistics", "Time"), True),
        ]
        now = datetime.now().astimezone()
        titles = {game: entry_of(game).name(translate) for game in GAME_IDS}
        rows = []
        for line in answers.lines:
            names = seat_names(line.names, translate)
            winners = ", ".join(names[seat - 1] for seat in line.winners)
            rows.append(
                [
                    _when(line.finished, now),
                    titles.get(line.game, line.game),
                    ", ".join(names),
                    winners or translate("Statistics", "a draw"),
                    str(line.plies),
                    time_text(line.duration_ms),
                ]
            )
        self.games.show_rows(columns, rows, stretch=2)
        self.games.selectRow(0)
        self.more_button.setVisible(len(answers.lines) < answers.totals.games)
        self._follow_selection()

    def _draw(self) -> None:
        """The chart of the view chosen, and the same as numbers."""
        answers, view = self.answers, cast(View, self.view.value)
        if answers is not None and answers.totals.games:
            title = self.view.button_of(view).text()
            self.chart.show_answers(answers, view, title, bool(self.only.game), bool(self.form.value))

    # -- what happens

    def _on_no_library(self) -> None:
        self.form.choose(True)
        self._draw()

    def _on_filter(self) -> None:
        self._shown = PAGE
        self.ask()

    def _on_more(self) -> None:
        self._shown *= 4
        self.ask()

    def _on_export(self) -> None:
        self._exporter.statistics(self.only, self)

    def _fill_chart_menu(self) -> None:
        self.chart_menu.clear()
        for text, kind in (
            (translate("Export", "Chart as PNG…"), "png"),
            (translate("Export", "Chart as SVG…"), "svg"),
        ):
            export = partial(self._exporter.chart, self.chart, self.chart.title, kind, self)
            action = self.chart_menu.addAction(text, export)
            action.setEnabled(self.chart.is_drawn)

    def _chosen_game(self) -> str:
        row = self.games.currentIndex().row()
        return self.answers.lines[row].id if self.answers is not None and 0 <= row < len(self.answers.lines) else ""

    def _follow_selection(self) -> None:
        for each in (self.look_button, self.course_button):
            each.setEnabled(bool(self._chosen_game()))

    def _on_activated(self, index: QModelIndex) -> None:
        self._on_look()

    def _on_look(self) -> None:
        if game := self._chosen_game():
            self.look_back_requested.emit(game)

    def _on_course(self) -> None:
        if game := self._chosen_game():
            self.course_requested.emit(game)


def _when(text: str, now: datetime) -> str:
    """Return a moment as people say it."""
    moment = moment_of(text)
    return when_text(moment, now) if moment is not None else "–"


def _long_time(ms: int) -> str:
    """Return the time of many games: nobody wants to know the seconds of a hundred hours."""
    minutes = round(ms / 60_000)
    if minutes < 120:
        return translate("Statistics", "%n minute(s)", None, minutes)
    return translate("Statistics", "%n hour(s)", None, round(minutes / 60))
