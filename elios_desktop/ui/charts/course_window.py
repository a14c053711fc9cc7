"""Shows the course of a game: a chart of every number that counts, sentences about it, and the board at each move; and
of a game that is over the chances to win, with what cost most.

It follows a game that is still being played. Nothing here is hidden from anybody: numbers, board and sentences are
those of an onlooker.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from elios_desktop.course import Course, course_of
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.charts import course_pictures, library, look
from elios_desktop.ui.kit import actions, notice_bar, notices
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, button, card, label, scrolled
from elios_desktop.ui.session import facts, thinker
from elios_desktop.ui.session.controller import Controller, onlooker_of
from elios_desktop.ui.session.hindsight import Hindsight, TurningPoint, what_it_cost

if TYPE_CHECKING:
    from elios_desktop.ui.charts.plot import LinePlot
    from elios_desktop.ui.export.exporter import Exporter


class HindsightCard(QWidget):
    """Follows a `Hindsight`."""

    def __init__(
        self,
        controller: Controller,
        hindsight: Hindsight,
        show: Callable[[TurningPoint], None],
        play_on: Callable[[int], None],
    ) -> None:
        """`show` shows a turning point on the board, `play_on` plays on after so many moves, for people who want to do
        better."""
        super().__init__()
        self._show, self._play_on = show, play_on
        self._controller = controller
        self._hindsight = hindsight
        self._progress = label("soft", wrap=True)
        self.stop_button = button()
        self.stop_button.clicked.connect(self._on_button)
        self._points = QVBoxLayout()
        self._points.setSpacing(10)
        self._shown: list[TurningPoint] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.addWidget(self._progress, 1)
        line.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)
        column.addLayout(self._points)
        hindsight.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every text."""
        self._shown = []
        self.refresh()

    def refresh(self) -> None:
        """Show how far it is, and what was found."""
        hindsight = self._hindsight
        self._progress.setText(self._progress_text())
        self.stop_button.setVisible(not hindsight.complete)
        self.stop_button.setText(
            translate("Course", "Stop") if hindsight.running else translate("Course", "Work out the chances")
        )
        points = hindsight.turning_points
        if points != self._shown or not points:
            self._shown = list(points)
            self._list()

    def _progress_text(self) -> str:
        hindsight, last = self._hindsight, self._controller.session.ply
        if hindsight.failed:
            return translate("Course", "The computer hasn’t answered.")
        if not hindsight.complete:
            text = translate("Course", "Moves looked at: {count} of {last}.")
            if hindsight.running and hindsight.looked_at >= last:
                text = translate("Course", "Looking for better moves…")
            return fill(text, count=hindsight.looked_at, last=last)
        if not hindsight.turning_points:
            return translate("Course", "Well played: no turn cost anybody much.")
        return translate("Course", "The costliest turns:")

    def _on_button(self) -> None:
        if self._hindsight.running:
            self._hindsight.stop()
        else:
            self._hindsight.start()

    def _list(self) -> None:
        while (item := self._points.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for point in self._shown:
            self._points.addWidget(self._row(point))

    def _row(self, point: TurningPoint) -> QWidget:
        row = QFrame()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        text = label(wrap=True)
        text.setText(what_it_cost(self._controller.session, point, self._controller.kept.names))
        column.addWidget(text)
        buttons = QHBoxLayout()
        show, play_on = button(), button()
        show.setText(translate("Course", "Show"))
        play_on.setText(translate("Replay", "Play on from here"))
        for each in (show, play_on):
            each.setAccessibleDescription(text.text())
            buttons.addWidget(each)
        buttons.addStretch(1)
        show.clicked.connect(partial(self._show, point))
        play_on.clicked.connect(partial(self._play_on, point.ply))
        column.addLayout(buttons)
        return row


_OFTEN_MS = 300
"""While they come in, the chart is drawn no more often."""


class Chances(QObject):
    """Those of one window with a course; the card stands in `room`."""

    changed = Signal()
    """More of them are known."""

    def __init__(
        self, controller: Controller, room: QVBoxLayout, card: Callable[[Hindsight], HindsightCard], parent: QObject
    ) -> None:
        """`card` makes the card that tells of them."""
        super().__init__(parent)
        self._make_card = card
        self._controller = controller
        self._room = room
        self.hindsight: Hindsight | None = None
        """Of a game that is over."""
        self.card: HindsightCard | None = None
        self._often = QTimer(self)
        self._often.setSingleShot(True)
        self._often.setInterval(_OFTEN_MS)
        self._often.timeout.connect(self.changed)

    def follow(self, session: Session) -> None:
        """Have them for games that are over; those of another game, or another end, are forgotten."""
        wanted = session.state if session.result is not None else None
        if self.hindsight is not None and self.hindsight.end is not wanted:
            self.forget()
        if wanted is not None and self.hindsight is None:
            self.hindsight = Hindsight(session, thinker.Thinker(self))
            self.hindsight.changed.connect(self._on_hindsight)
            card = self.card = self._make_card(self.hindsight)
            card.hide()
            self._room.addWidget(card)

    def start(self) -> None:
        """Think them out."""
        if self.hindsight is not None:
            self.hindsight.start()

    def forget(self) -> None:
        """Stop: nobody looks at them any more."""
        if self.hindsight is not None and self.card is not None:
            self._often.stop()
            self.hindsight.changed.disconnect(self._on_hindsight)
            self.hindsight.close()
            self._room.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
        self.hindsight = self.card = None

    def retranslate(self) -> None:
        """The card in the language in force."""
        if self.card is not None:
            self.card.retranslate()

    def show_card(self, on: bool) -> None:
        """The card belongs to the chart of the chances."""
        if self.card is not None:
            self.card.setVisible(on)

    def _on_hindsight(self) -> None:
        if not self._often.isActive():
            self._often.start()


TOURNAMENT = "tournament"
CHANCES = "chances"
_FIRST_SIZE = QSize(1180, 760)
_SMALLEST = QSize(640, 460)


class CourseWindow(QWidget):
    """One game's course. Close it with `close`."""

    play_on_requested = Signal(object)
    """A Session that begins where this game stood at some moment."""

    def __init__(self, services: Services, controller: Controller, exporter: Exporter) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(_SMALLEST)
        self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize() * 0.94))
        self._services = services
        self._theme = services.theme
        self.controller = controller
        self._session = controller.session
        self._course = course_of(self._session, controller.kept.move_ms)
        self._ply = self._session.ply
        self.plot: LinePlot | None = None
        self._title, self._hint = label("title", wrap=True), label("soft", wrap=True)
        self._choices: Choices | None = None
        self._form = Choices((False, True))
        """Chart or numbers."""
        self._form.choose(False)
        self._form.chosen.connect(self._on_form)
        self.legend = look.Legend(self._theme)
        self.numbers = look.NumbersTable()
        self.board = course_pictures.BoardView(self._theme, onlooker_of(controller, services.preferences.read))
        self._where, self._sentence = label("large"), label("", wrap=True)
        self.facts = label("", wrap=True)
        self.notices = notices.Notices(self)
        """What was exported from here is told here."""
        self.notice_strip = notice_bar.NoticeStrip(self.notices, self._theme)
        self.export_button = button()
        self._exporter = exporter
        self.export_menu = QMenu(self)
        self.export_menu.aboutToShow.connect(self.fill_export_menu)
        self.export_button.setMenu(actions.begin_at_choice(self.export_menu))
        self._waiting = label("soft")
        self._library = library.ChartLibrary(self)
        self._library.ready.connect(self._on_library)
        self._library.failed.connect(self._on_no_library)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        self._below = QVBoxLayout()
        made = partial(HindsightCard, controller, show=self.show_turning_point, play_on=self._on_play_on)
        self.chances = Chances(controller, self._below, made, self)
        self.chances.changed.connect(self._on_chances)
        self._lay_out()
        self._follow()
        self.chances.follow(self._session)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self.numbers.selectionModel().currentRowChanged.connect(self._on_row)
        self._remake_choices()
        self.retranslate()
        self._library.load()

    def _lay_out(self) -> None:
        self.chart, chart_column = card()
        chart_column.addWidget(self._title)
        chart_column.addWidget(self._hint)
        chart_column.addWidget(self.legend)
        self._stack = QStackedWidget()
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(self.numbers)
        chart_column.addWidget(self._stack, 1)
        tools = QHBoxLayout()
        tools.addWidget(self._form, 1)
        tools.addWidget(self.export_button, 0, Qt.AlignmentFlag.AlignTop)
        left = QWidget()
        left_column = self._left = QVBoxLayout(left)
        left_column.setContentsMargins(14, 12, 6, 14)
        left_column.setSpacing(9)
        left_column.addLayout(tools)
        left_column.addWidget(self.chart, 1)
        right = QWidget()
        right_column = self._right = QVBoxLayout(right)
        right_column.setContentsMargins(6, 12, 14, 14)
        right_column.addWidget(self._where)
        right_column.addWidget(self._sentence)
        right_column.addWidget(self.board)
        line = QFrame()
        line.setProperty("look", "line")
        right_column.addWidget(line)
        right_column.addWidget(self.facts)
        right_column.addLayout(self._below)
        right_column.addStretch(1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(scrolled(left))
        splitter.addWidget(scrolled(right))
        splitter.setChildrenCollapsible(False)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([700, 460])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter, 1)
        column.addWidget(self.notice_strip)

    def _follow(self) -> None:
        for signal in (self.controller.moved, self.controller.jumped, self.controller.ended):
            signal.connect(self._on_game_changed)
        self._theme.changed.connect(self._on_theme)

    # -- what is shown

    @property
    def course(self) -> Course:
        """The numbers shown."""
        return self._course

    @property
    def ply(self) -> int:
        """The move at which the board is shown."""
        return self._ply

    @property
    def measure(self) -> str:
        """The measure shown (or TOURNAMENT)."""
        chosen = self._choices.value if self._choices is not None else None
        return str(chosen) if chosen is not None else self._course.measures[0].id

    def show_measure(self, measure: str) -> None:
        """Show another measure."""
        if self._choices is not None:
            self._choices.choose(measure)
        if measure == CHANCES:
            self.chances.start()
        self._draw()
        self._write_place()

    def show_turning_point(self, point: TurningPoint) -> None:
        """Show the board before a move that cost a lot, and what would have been better."""
        self.show_ply(point.ply)
        self.board.light(point.better)

    def show_ply(self, ply: int) -> None:
        """Show the board after so many moves."""
        self._ply = max(0, min(ply, self._course.plies))
        self.board.show_ply(self._ply)
        self._write_place()
        if self.plot is not None and self.measure != TOURNAMENT:
            self.plot.show_cursor(self._ply)

    def refresh(self) -> None:
        """The game went on, or back, or another game of the tournament has begun."""
        controller = self.controller
        at_end = self._ply >= self._course.plies
        if controller.session is not self._session:
            self._session, at_end = controller.session, True
            old, self.board = (
                self.board,
                course_pictures.BoardView(self._theme, onlooker_of(controller, self._services.preferences.read)),
            )
            self._right.replaceWidget(old, self.board)
            old.close_board()
            old.deleteLater()
        self.chances.follow(self._session)
        self._course = course_of(self._session, controller.kept.move_ms, self._course)
        self._remake_choices()
        self._write_facts()
        self._draw()
        self.show_ply(self._course.plies if at_end else self._ply)

    def retranslate(self) -> None:
        """Everything in the language in force."""
        self.notice_strip.refresh()
        names = ", ".join(self.controller.kept.names)
        game = entry_of(self._session.game.id).name(translate)
        self.setWindowTitle(fill(translate("Course", "How it went: {game}, {names}"), game=game, names=names))
        self._form.set_texts(
            [translate("Course", "Chart"), translate("Course", "Numbers")],
            name=translate("Course", "View"),
        )
        self.export_button.setText(translate("Course", "Export"))
        self._waiting.setText(translate("Course", "The chart is being drawn…"))
        self._name_choices()
        self._write_facts()
        self.chances.retranslate()
        self._draw()
        self.show_ply(self._ply)

    def fill_export_menu(self) -> None:
        """Offer what can be exported of what is shown now."""
        menu, game = self.export_menu, self.controller
        menu.clear()
        self._exporter.fill_chart_menu(menu, self.chart, game.file_name, self)
        self._exporter.fill_board_menu(menu, self.board.controller, game, self)

    # -- the chances of a game that is over

    def _on_chances(self) -> None:
        if self.measure == CHANCES:
            self._draw()
            self._write_place()

    def _on_play_on(self, ply: int) -> None:
        self.play_on_requested.emit(self.controller.session.branch(ply))

    # -- inside

    def _remake_choices(self) -> None:
        """A button for each measure; the tournament's standings come in with its first finished game."""
        wanted = [measure.id for measure in self._course.measures]
        if self.chances.hindsight is not None:
            wanted.append(CHANCES)
        tournament = self.controller.tournament
        if tournament is not None and tournament.finished:
            wanted.append(TOURNAMENT)
        old = self._choices
        if old is not None and old.property("measures") == wanted:
            return
        chosen = self.measure
        self._choices = Choices(wanted)
        self._choices.setProperty("measures", wanted)
        self._choices.choose(chosen if chosen in wanted else wanted[0])
        self._choices.chosen.connect(self.show_measure)
        self._choices.setVisible(len(wanted) > 1)
        if old is not None:
            self._left.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._left.insertWidget(1, self._choices)
        self._name_choices()

    def _name_choices(self) -> None:
        if self._choices is None:
            return
        titles = {measure.id: measure.title(translate) for measure in self._course.measures}
        titles |= {CHANCES: translate("Course", "Chances"), TOURNAMENT: translate("Course", "Tournament")}
        texts = [titles[measure] for measure in self._choices.property("measures")]
        self._choices.set_texts(texts, name=translate("Course", "Show"))

    def _draw(self) -> None:
        picture = self._picture()
        self._title.setText(picture.title)
        self._hint.setText(picture.hint)
        self.legend.show_lines(self.controller.kept.names, [seat.colour for seat in self.controller.kept.seats])
        self.numbers.show_rows(picture.columns, picture.rows, stretch=0 if self.measure == TOURNAMENT else 1)
        self.numbers.setAccessibleName(picture.title)
        if self.plot is not None:
            self.plot.show_lines(picture.lines, picture.x_title, "", picture.marks)
            self.plot.show_cursor(None if self.measure == TOURNAMENT else self._ply)
            self.plot.setAccessibleName(picture.title)
            self.plot.setAccessibleDescription(self.facts.text())
        self.chances.show_card(self.measure == CHANCES)
        self.facts.setVisible(self.measure != CHANCES)
        shown: QWidget = self.numbers if self._form.value else (self.plot or self._waiting)
        self._stack.setCurrentWidget(shown)

    def _picture(self) -> course_pictures.Picture:
        if self.measure == TOURNAMENT:
            return course_pictures.tournament_picture(self.controller)
        if self.chances.hindsight is not None and self.measure == CHANCES:
            return course_pictures.chances_picture(self.controller, self._course, self.chances.hindsight)
        return course_pictures.measure_picture(self.controller, self._course, self.measure)

    @property
    def _over(self) -> bool:
        return self._session.result is not None

    def _write_facts(self) -> None:
        course, names = self._course, self.controller.kept.names
        lines = [facts.turning_point(course, names, self._over), facts.lead_changes(course)]
        times = [text for seat, name in enumerate(names, 1) if (text := facts.thinking(course, seat, name))]
        if times:
            lines += ["", translate("Course", "Thinking time"), *times]
        self.facts.setText("\n".join(lines[1:] if not lines[0] else lines))

    def _write_place(self) -> None:
        ply = self._ply
        self._where.setText(fill(translate("Course", "Move {ply} of {last}"), ply=ply, last=self._course.plies))
        words, names = find_words(self._session.game.id), self.controller.kept.names
        transitions = self._session.transitions
        sentence = (
            words.move(transitions[ply - 1], None, names, translate)
            if 0 < ply <= len(transitions)
            else translate("Course", "The game begins.")
        )
        self._sentence.setText(sentence)
        if self.chances.hindsight is not None and self.measure == CHANCES:
            known = self.chances.hindsight.chances
            self.legend.show_values([facts.percent_text(chance) for chance in known[ply]] if ply < len(known) else [])
        elif self.measure != TOURNAMENT:
            measure, seats = self.measure, range(1, self._course.seats + 1)
            self.legend.show_values([look.number_text(self._course.value(measure, seat, ply)) for seat in seats])

    # -- what happens

    def _on_library(self) -> None:
        from elios_desktop.ui.charts.plot import LinePlot

        self.plot = LinePlot(self._theme)
        self.plot.pointed.connect(self._on_pointed)
        self._stack.addWidget(self.plot)
        self._draw()
        self.plot.setFocus()

    def _on_no_library(self, detail: str) -> None:
        self._waiting.setText(
            fill(translate("Course", "The charts can’t be drawn on this computer ({detail})."), detail=detail)
        )
        self._form.choose(True)
        self._draw()

    def _on_pointed(self, x: int) -> None:
        if self.measure != TOURNAMENT:
            self.show_ply(x)

    def _on_row(self) -> None:
        row = self.numbers.currentIndex().row()
        if row >= 0 and self.measure != TOURNAMENT:
            self.show_ply(row)

    def _on_form(self) -> None:
        self._draw()

    def _on_game_changed(self) -> None:
        self._later.start()

    def _on_theme(self) -> None:
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():  # a closed one has no board any more
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop everything of it."""
        for signal in (self.controller.moved, self.controller.jumped, self.controller.ended):
            signal.disconnect(self._on_game_changed)
        self._theme.changed.disconnect(self._on_theme)
        self._later.stop()
        self.chances.forget()
        self._library.forget()
        self.board.close_board()
        super().closeEvent(event)
