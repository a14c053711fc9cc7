"""The end of a game: who won and by which rule, the points, and what to do now. Lies over the board, can be closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from elios_desktop.engine.contract import Result, Scored
from elios_desktop.engine.tournament import Tournament
from elios_desktop.texts.names import joined_names
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import GameWords, find_words
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.plain import plain
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Flow, SeatMark, button, label, scrolled
from elios_desktop.ui.session.controller import Controller

_MARGINS = (26, 20, 26, 22)
_SPACING = 16
_AROUND = 12
"""Of the table is left to see at least so much on each side."""
_GAMES_SHOWN = 6
"""A table of a tournament has room for so many games (fewer in large type); the earlier ones are in the sums."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
"""Names stand below each other beside their marks, whichever way their letters run."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MARK = 20
"""The width of a seat's mark, and of the winner's crown."""


class EndCard(QFrame):
    """Shown when the game on the table is over."""

    chosen = Signal(str)
    """ "again", "return", "next", "look", "charts" or "home"."""
    opened = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._controller = controller
        self.setProperty("look", "card")
        self._title = label("title", wrap=True)
        self._reason = label("", wrap=True)
        self._close = QToolButton(self)
        self._close.clicked.connect(self.closed)
        self._scores = QGridLayout()
        self._in_columns = False
        self._columns_width = 0
        """What the table of points needs; 0 as long as that isn't known."""
        self._scale = theme.text_scale
        self._put_away = False
        self._scores.setHorizontalSpacing(14)
        self._buttons = {name: button() for name in ("next", "again", "return", "look", "charts", "home")}
        for name, made in self._buttons.items():
            made.setObjectName(f"end-{name}")
            made.clicked.connect(self._on_clicked)
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(10)
        told.addWidget(self._title)
        told.addWidget(self._reason)
        told.addLayout(self._scores)
        told.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(_SPACING)
        column.addWidget(scrolled(self._told), 1)
        row = self._row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        flow = Flow(8, row)
        for made in self._buttons.values():
            flow.addWidget(made)
        column.addWidget(row)
        self.hide()

    def open(self) -> None:
        """Show how the game ended."""
        self._put_away = False
        self.retranslate()
        self.show()
        self.raise_()
        self.place()
        self.take_keyboard()
        self.opened.emit()

    @property
    def first(self) -> QWidget:
        """The button that gets the keyboard."""
        return self._buttons["look"]

    def take_keyboard(self) -> None:
        """The keyboard is at what does no harm: somebody may just have pressed Enter for the last move once more."""
        self.first.setFocus()

    @property
    def summary(self) -> str:
        """How the game ended, in a sentence or two."""
        title = self._title.text()
        return f"{title if title.endswith('!') else f'{title}.'} {self._reason.text()}"

    def put_away(self) -> None:
        """Out of the way, to look at the table; it can be opened again."""
        if self.isVisible():
            self._put_away = True
            self.hide()

    @property
    def away(self) -> bool:
        """Whether the end has been shown and was put away."""
        return self._put_away and self._controller.session.state.result is not None

    def place(self) -> None:
        """In the middle of the parent, as high as it needs."""
        parent = self.parentWidget()
        if parent is None:
            return
        told, row = self._told.layout(), self._row.layout()
        if told is None or row is None:
            return
        self.setFixedWidth(self._wanted_width(parent))
        frame = self.width() - self.contentsRect().width()
        left, top, right, bottom = _MARGINS
        inner = self.width() - frame - left - right
        told.activate()
        if self._scale != self._theme.text_scale:
            self._scale, self._columns_width = self._theme.text_scale, 0
            self._fill_scores()
            told.activate()
        if self._in_columns:
            self._columns_width = told.minimumSize().width()
        if self._columns_width and self._in_columns != (self._columns_width <= inner):
            # Where the table of points is too wide for the window, each seat has its parts in words.
            self._fill_scores(in_columns=not self._in_columns)
            told.activate()
        # What is told scrolls where a small window and large type leave no room for it; the buttons stay in reach.
        needed = max(told.heightForWidth(inner), told.minimumSize().height())
        height = frame + top + needed + _SPACING + row.heightForWidth(inner) + bottom
        self.setFixedHeight(max(200, min(height, parent.height() - 2 * _AROUND)))
        self.move((parent.width() - self.width()) // 2, max(_AROUND, (parent.height() - self.height()) // 2))
        self._close.adjustSize()
        self._close.move(self.width() - self._close.width() - 8, 8)
        self._close.raise_()

    def _wanted_width(self, parent: QWidget) -> int:
        return max(280, min(round(620 * max(1.0, self._theme.text_scale)), parent.width() - 2 * _AROUND))

    def retranslate(self) -> None:
        """Words in the language in force."""
        controller = self._controller
        session, tournament = controller.session, controller.tournament
        result = session.state.result
        if result is None:
            return
        words = find_words(session.game.id)
        winners = list(result.winners)
        if tournament is not None and tournament.winners:
            winners = list(tournament.winners)
            title = self._winner_text(
                winners,
                translate("End", "{names} wins the tournament!"),
                translate("End", "{names} win the tournament!"),
            )
        elif winners:
            title = self._winner_text(winners, translate("End", "{names} wins!"), translate("End", "{names} win!"))
        else:
            title = translate("End", "A draw")
        self._title.setText(title)
        self._reason.setText(words.result(result, session.state, controller.kept.names, translate))
        self._columns_width = 0
        self._fill_scores()
        over = tournament is None or bool(tournament.winners)
        self._buttons["next"].setVisible(not over)
        self._buttons["again"].setVisible(over)
        self._buttons["return"].setVisible(over and tournament is None)
        texts = {
            "next": translate("End", "Next game"),
            "again": translate("End", "Play again"),
            "return": translate("End", "Return match"),
            "look": translate("End", "Look back"),
            "charts": translate("End", "Course of the game"),
            "home": translate("End", "Home"),
        }
        hints = {
            "again": translate("End", "The same seats, a new deal"),
            "return": translate("End", "The same deal, the seats swapped"),
        }
        primary = "next" if not over else "again"
        for name, made in self._buttons.items():
            made.setText(texts[name])
            made.setToolTip(plain(hints.get(name, "")))
            look = "primary" if name == primary else ""
            if made.property("look") != look:
                made.setProperty("look", look)
                made.style().unpolish(made)
                made.style().polish(made)
        self._close.setIcon(icon("close", self._theme.palette.text))
        self._close.setToolTip(plain(translate("End", "Close")))
        self._close.setAccessibleName(translate("End", "Close"))
        if self.isVisible():
            self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _winner_text(self, winners: list[int], one: str, many: str) -> str:
        names = [self._controller.kept.names[seat - 1] for seat in winners]
        return fill(one if len(names) == 1 else many, names=joined_names(names, translate))

    def _fill_scores(self, in_columns: bool = True) -> None:
        while (item := self._scores.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        controller = self._controller
        tournament, result = controller.tournament, controller.session.state.result
        words = find_words(controller.session.game.id)
        self._in_columns = in_columns and tournament is None and bool(words.SCORE_PARTS)
        if tournament is not None:
            self._fill_standings(tournament)
        elif result is not None and words.SCORE_PARTS:
            self._fill_parts(result, words)
        elif result is not None:
            self._fill_points(result)
        self._scores.setColumnStretch(2, 1)
        for index in range(self._scores.count()):
            item = self._scores.itemAt(index)
            made = item.widget() if item is not None else None
            if made is not None:
                made.show()  # at once, for the card to be measured: a layout would do it later

    def _fill_points(self, result: Result) -> None:
        """The points of each seat, if the game has points."""
        controller = self._controller
        last = controller.session.transitions[-1]
        points = dict.fromkeys(range(1, len(controller.kept.seats) + 1), 0)
        for transition in controller.session.transitions:
            for event in transition.events:
                if isinstance(event, Scored):
                    points[event.seat] += event.points
        scored = any(isinstance(event, Scored) for event in last.events)
        for row, seat in enumerate(_by_rank(points, result.winners)):
            self._put_seat(seat, row, seat in result.winners)
            if scored:
                text = translate("End", "%n point(s)", "", abs(points[seat]))
                shown = self._text(f"−{text}" if points[seat] < 0 else text)
                self._scores.addWidget(shown, row, 3, _RIGHT)

    def _fill_parts(self, result: Result, words: GameWords) -> None:
        """What each seat's points are made of: in columns, or where there is no room for them in words."""
        heads = {part: translate(words.CONTEXT, head) for part, head in words.SCORE_PARTS.items()}
        scores: dict[int, Mapping[str, int]] = {int(seat): parts for seat, parts in result.scores.items()}
        total = list(heads)[-1]
        if self._in_columns:
            for column, head in enumerate(heads.values(), 3):
                self._scores.addWidget(self._text(head, look="soft"), 0, column, _RIGHT)
        ranked = _by_rank({seat: parts[total] for seat, parts in scores.items()}, result.winners)
        for row, seat in enumerate(ranked):
            top = row + 1 if self._in_columns else 2 * row
            self._put_seat(seat, top, seat in result.winners)
            for column, part in enumerate(heads if self._in_columns else (total,), 3):
                look = "large" if part == total else ""
                self._scores.addWidget(self._text(_number(scores[seat][part]), look), top, column, _RIGHT)
            if not self._in_columns:
                said = [
                    fill(translate("End", "{part}: {points}"), part=head, points=_number(scores[seat][part]))
                    for part, head in heads.items()
                    if part != total
                ]
                line = label("soft", wrap=True)
                line.setText(" · ".join(said))
                self._scores.addWidget(line, top + 1, 2, 1, 2)

    def _put_seat(self, seat: int, row: int, won: bool) -> None:
        """A seat's mark and name, with a crown if it has won."""
        info = self._controller.kept.seats[seat - 1]
        if won:
            crown = label()
            crown.setPixmap(icon("winner", self._theme.palette.accent).pixmap(_MARK, _MARK))
            crown.setToolTip(plain(translate("End", "Winner")))
            crown.setAccessibleName(translate("End", "Winner"))
            self._scores.addWidget(crown, row, 0)
        self._scores.addWidget(SeatMark(info.colour, _MARK), row, 1)
        name = label()
        name.setText(self._controller.kept.names[seat - 1])
        name.setAlignment(_LEFT)
        self._scores.addWidget(name, row, 2)

    def _fill_standings(self, tournament: Tournament) -> None:
        """A table of a tournament: what each game brought each seat, and what that makes in all."""
        shown = max(2, int(_GAMES_SHOWN / max(1.0, self._theme.text_scale**1.5)))
        games = list(enumerate(tournament.finished, 1))[-shown:]
        for column, (number, _) in enumerate(games, 3):
            head = fill(translate("End", "Game {number}"), number=number)
            self._scores.addWidget(self._text(head, look="soft"), 0, column, _RIGHT)
        self._scores.addWidget(self._text(translate("End", "Total"), look="soft"), 0, len(games) + 3, _RIGHT)
        ranked = _by_rank(dict(enumerate(tournament.totals, 1)), tournament.winners)
        for row, seat in enumerate(ranked, 1):
            self._put_seat(seat, row, seat in tournament.winners)
            for column, (_, session) in enumerate(games, 3):
                result = session.state.result
                points = 0 if result is None else int(result.scores[str(seat)])
                self._scores.addWidget(self._text(f"{points:+}".replace("-", "−")), row, column, _RIGHT)
            total = self._text(str(tournament.totals[seat - 1]), look="large")
            self._scores.addWidget(total, row, len(games) + 3, _RIGHT)

    def _text(self, text: str, look: str = "") -> QWidget:
        made = label(look)
        made.setText(text)
        return made

    def _on_clicked(self) -> None:
        name = next((name for name, made in self._buttons.items() if made is self.sender()), "")
        self.chosen.emit(name)


def _by_rank(points: Mapping[int, int], winners: Sequence[int]) -> list[int]:
    """The seats, the winners first, then by their points."""
    return sorted(points, key=lambda seat: (seat not in winners, -points[seat], seat))


def _number(points: int) -> str:
    return str(points).replace("-", "−")
