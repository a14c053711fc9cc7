"""The course of a game: a chart of every number that counts, what it means in sentences, and the board at each move.

It follows a game that is still being played. Nothing here is hidden from anybody: numbers, board and sentences are
those of an onlooker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from elios_desktop.course.course import Course, course_of, standings_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.charts import facts
from elios_desktop.ui.charts.board_view import BoardView
from elios_desktop.ui.charts.library import ChartLibrary
from elios_desktop.ui.charts.look import Legend, Line, Mark, number_text
from elios_desktop.ui.charts.numbers import Column, NumbersTable
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, button, card, label, scrolled
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.onlooker import onlooker_of

if TYPE_CHECKING:
    from elios_desktop.ui.charts.plot import LinePlot
    from elios_desktop.ui.export.exporter import Exporter

TOURNAMENT = "tournament"
_FIRST_SIZE = QSize(1180, 760)
_SMALLEST = QSize(640, 460)


class CourseWindow(QWidget):
    """One game's course. Close it with `close`."""

    def __init__(self, services: Services, controller: Controller, exporter: Exporter) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(_SMALLEST)
        self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize() * 0.94))
        self._services = services
        self._theme = services.theme
        self._exporter = exporter
        self.controller = controller
        self._session = controller.session
        self._course = course_of(self._session, controller.table.move_ms)
        self._ply = self._session.ply
        self.plot: LinePlot | None = None
        self._title, self._hint = label("title", wrap=True), label("soft", wrap=True)
        self._choices: Choices | None = None
        self._form = Choices((False, True))
        """Chart or numbers."""
        self._form.choose(False)
        self._form.chosen.connect(self._on_form)
        self.legend = Legend(self._theme)
        self.numbers = NumbersTable()
        self.board = BoardView(self._theme, onlooker_of(controller, services.preferences))
        self._where, self._sentence = label("large"), label("", wrap=True)
        self._facts = label("", wrap=True)
        self.export_button = button()
        self._menu = QMenu(self.export_button)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.export_button.setMenu(self._menu)
        self._waiting = label("soft")
        self._library = ChartLibrary(self)
        self._library.ready.connect(self._on_library)
        self._library.failed.connect(self._on_no_library)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        self._lay_out()
        self._follow()
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
        right_column.addWidget(self._facts)
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
        column.addWidget(splitter)

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
        self._draw()

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
            old, self.board = self.board, BoardView(self._theme, onlooker_of(controller, self._services.preferences))
            self._right.replaceWidget(old, self.board)
            old.close_board()
            old.deleteLater()
        self._course = course_of(self._session, controller.table.move_ms, self._course)
        self._remake_choices()
        self._write_facts()
        self._draw()
        self.show_ply(self._course.plies if at_end else self._ply)

    def retranslate(self) -> None:
        """Everything in the language in force."""
        names = ", ".join(self.controller.names)
        game = find_words(self._session.game.id).title(translate)
        self.setWindowTitle(fill(translate("Course", "Course of the game: {game}, {names}"), game=game, names=names))
        self._form.set_texts(
            [translate("Course", "Chart"), translate("Course", "Numbers")],
            name=translate("Course", "View"),
        )
        self.export_button.setText(translate("Course", "Export"))
        self._waiting.setText(translate("Course", "The chart is being drawn…"))
        self._name_choices()
        self._write_facts()
        self._draw()
        self.show_ply(self._ply)

    # -- inside

    def _remake_choices(self) -> None:
        """A button for each measure; the tournament's standings come in with its first finished game."""
        wanted = [measure.id for measure in self._course.measures]
        tournament = self.controller.tournament
        if tournament is not None and tournament.finished:
            wanted.append(TOURNAMENT)
        old = self._choices
        if old is not None and old.property("measures") == wanted:
            return
        chosen = self.measure
        self._choices = Choices(wanted)
        self._choices.setProperty("measures", wanted)
        self._choices.choose(chosen)
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
        texts = [measure.title(translate) for measure in self._course.measures]
        if self._choices.property("measures")[-1] == TOURNAMENT:
            texts.append(translate("Course", "Tournament"))
        self._choices.set_texts(texts, name=translate("Course", "Show"))

    def _draw(self) -> None:
        if self.measure == TOURNAMENT:
            self._draw_tournament()
        else:
            self._draw_measure()
        shown: QWidget = self.numbers if self._form.value else (self.plot or self._waiting)
        self._stack.setCurrentWidget(shown)

    def _draw_measure(self) -> None:
        course, names = self._course, self.controller.names
        measure = next(each for each in course.measures if each.id == self.measure)
        self._title.setText(measure.title(translate))
        self._hint.setText(measure.explanation(translate))
        styles = [seat.colour for seat in self.controller.seats]
        plies = range(course.plies + 1)
        lines = [
            Line(name, style, plies, course.series(measure.id, seat))
            for seat, (name, style) in enumerate(zip(names, styles, strict=True), 1)
        ]
        self.legend.show_lines(names, styles)
        columns = [
            Column(translate("Course", "Move"), True),
            Column(translate("Course", "What happened")),
            *(Column(name, True) for name in names),
            Column(translate("Course", "Thinking time"), True),
        ]
        sentences = self._sentences()
        rows = [
            [
                str(ply),
                sentences[ply],
                *(number_text(line.ys[ply]) for line in lines),
                facts.time_text(course.move_ms[ply - 1]) if ply and course.move_ms[ply - 1] else "",
            ]
            for ply in plies
        ]
        self.numbers.show_rows(columns, rows, stretch=1)
        self.numbers.setAccessibleName(measure.title(translate))
        if self.plot is not None:
            self.plot.show_lines(lines, translate("Course", "Moves"), "", self._marks())
            self.plot.show_cursor(self._ply)
            self.plot.setAccessibleName(measure.title(translate))
            self.plot.setAccessibleDescription(self._facts.text())

    def _draw_tournament(self) -> None:
        tournament, names = self.controller.tournament, self.controller.names
        assert tournament is not None
        standings = standings_of(tournament)
        self._title.setText(translate("Course", "Points in the tournament"))
        self._hint.setText(translate("Course", "After each game. At 50 points or more, the most points win."))
        styles = [seat.colour for seat in self.controller.seats]
        games = range(len(standings))
        lines = [
            Line(name, style, games, [float(total[seat]) for total in standings])
            for seat, (name, style) in enumerate(zip(names, styles, strict=True))
        ]
        self.legend.show_lines(names, styles)
        columns = [Column(translate("Course", "Game"), True), *(Column(name, True) for name in names)]
        self.numbers.show_rows(columns, [[str(game), *map(str, standings[game])] for game in games])
        if self.plot is not None:
            self.plot.show_lines(lines, translate("Course", "Games"), "")
            self.plot.show_cursor(None)

    def _sentences(self) -> list[str]:
        words, names = find_words(self._session.game.id), self.controller.names
        made = (words.move(transition, None, names, translate) for transition in self._session.transitions)
        return [translate("Course", "The game begins."), *made]

    def _marks(self) -> list[Mark]:
        marks = [Mark(change.ply, "") for change in self._course.lead_changes]
        if self._over and self._course.turning_point is not None:
            marks.append(Mark(self._course.turning_point, translate("Course", "Turning point"), strong=True))
        return marks

    @property
    def _over(self) -> bool:
        return self._session.state.result is not None

    def _write_facts(self) -> None:
        course, names = self._course, self.controller.names
        lines = [facts.turning_point(course, names, self._over), facts.lead_changes(course)]
        times = [text for seat, name in enumerate(names, 1) if (text := facts.thinking(course, seat, name))]
        if times:
            lines += ["", translate("Course", "Thinking time"), *times]
        self._facts.setText("\n".join(lines[1:] if not lines[0] else lines))

    def _write_place(self) -> None:
        ply = self._ply
        self._where.setText(fill(translate("Course", "Move {ply} of {last}"), ply=ply, last=self._course.plies))
        words, names = find_words(self._session.game.id), self.controller.names
        transitions = self._session.transitions
        sentence = (
            words.move(transitions[ply - 1], None, names, translate)
            if 0 < ply <= len(transitions)
            else translate("Course", "The game begins.")
        )
        self._sentence.setText(sentence)
        if self.measure != TOURNAMENT:
            measure, seats = self.measure, range(1, self._course.seats + 1)
            self.legend.show_values([number_text(self._course.value(measure, seat, ply)) for seat in seats])

    def _fill_menu(self) -> None:
        self._menu.clear()
        exporter, board, name = self._exporter, self.board.controller, self.controller.file_name
        entries = [
            (translate("Export", "Chart as PNG…"), lambda: exporter.chart(self.chart, name, "png", self)),
            (translate("Export", "Chart as SVG…"), lambda: exporter.chart(self.chart, name, "svg", self)),
            (translate("Export", "Board as PNG…"), lambda: exporter.board(board, name, "png", self)),
            (translate("Export", "Board as SVG…"), lambda: exporter.board(board, name, "svg", self)),
            (translate("Export", "Game as animation…"), lambda: exporter.replay(board, name, self)),
        ]
        for text, slot in entries:
            action = QAction(text, self._menu)
            action.triggered.connect(slot)
            self._menu.addAction(action)

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
            fill(translate("Course", "The charts can’t be drawn on this machine ({detail})."), detail=detail)
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
        """Nothing of it goes on."""
        for signal in (self.controller.moved, self.controller.jumped, self.controller.ended):
            signal.disconnect(self._on_game_changed)
        self._theme.changed.disconnect(self._on_theme)
        self._later.stop()
        self._library.forget()
        self.board.close_board()
        super().closeEvent(event)
