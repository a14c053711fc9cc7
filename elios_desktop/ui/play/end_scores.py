"""The points at the end of a game as a table: a column a seat, a row a part, counted up; or what was left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from elios_desktop.course import find_course, told_at_end
from elios_desktop.engine.contract import Scored, Seat
from elios_desktop.engine.record import computer_level
from elios_desktop.engine.tournament import Tournament
from elios_desktop.texts.translate import fill, signed
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.faces import portrait_pixmap
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.kit.widgets import SeatMark, label, paint_mark
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import kind_name, level_word

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
"""Names stand below each other beside their marks, whichever way their letters run."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MARK = 20
"""The width of a seat's mark, and of the winner's crown."""
_COMPUTER = 30
"""The width of a computer's face."""
_LEVEL, _PARTS = 2, 3
"""The rows in which a computer's level stands, and in which the parts begin."""
_SIDE_BY_SIDE = 3
"""With so many seats at most a name has room beside its mark; of more, it stands below."""
_BAR = 3
"""The thickness of the bars under the numbers, which are as long as these are large."""
_PAD = 7
_GAMES_SHOWN = 8
"""Of a tournament so many games are told one by one; the earlier ones are in the sums."""


@dataclass(frozen=True, slots=True)
class Account:
    """What one seat is told of."""

    seat: Seat
    won: bool
    items: tuple[tuple[str, str], ...]
    """What its number is made of: the title of each part, the same for every seat, and what it brought."""
    sums: tuple[str, ...]
    """The number before the first part, and after each; the last one stays."""
    reasons: str
    """The ledger's sentences."""


def accounts(controller: Controller) -> list[Account]:
    """List every seat's, the winners first, then by rank."""
    tournament, result = controller.tournament, controller.session.result
    game = controller.session.game.id
    if tournament is not None:
        return _standings(controller, tournament)
    if result is None:
        return []
    seats = range(1, len(controller.kept.seats) + 1)
    words = find_words(game)
    if not words.SCORE_PARTS or not result.scores:
        left = _left(controller)
        return [Account(seat, seat in result.winners, (), left[seat], "") for seat in _ranked(left, result.winners)]
    scores: dict[int, Mapping[str, int]] = {int(seat): parts for seat, parts in result.scores.items()}
    *parts, total = words.SCORE_PARTS
    shown = [part for part in parts if any(scores[seat][part] for seat in seats)]
    made = []
    for seat in sorted(seats, key=lambda each: (each not in result.winners, -scores[each][total], each)):
        sums, items = [0], []
        for part in shown:
            head = translate(words.CONTEXT, words.SCORE_PARTS[part])
            sums.append(sums[-1] + scores[seat][part])
            items.append((head, _number(scores[seat][part])))
        sums[-1] = scores[seat][total]
        numbers = tuple(map(_number, sums))
        made.append(Account(seat, seat in result.winners, tuple(items), numbers, _reasons(controller, seat)))
    return made


def left_title(controller: Controller) -> str:
    """Say what the numbers are, in a game that is not played for points."""
    game, result = controller.session.game.id, controller.result
    if find_words(game).SCORE_PARTS and (result is None or result.scores):
        return ""
    measure = told_at_end(game)
    return measure.title(translate) if measure is not None and controller.tournament is None else ""


def _left(controller: Controller) -> dict[Seat, tuple[str, ...]]:
    """Return what each seat has left of what the game is about."""
    game, seats = controller.session.game.id, range(1, len(controller.kept.seats) + 1)
    measure = told_at_end(game)
    if measure is None:
        return dict.fromkeys(seats, ())
    counted = find_course(game).counts(controller.session.state)[measure.id]
    return {seat: (_number(round(counted[seat - 1])),) for seat in seats}


def _ranked(left: Mapping[Seat, tuple[str, ...]], winners: Sequence[Seat]) -> list[Seat]:
    return sorted(left, key=lambda seat: (seat not in winners, [int(each) for each in left[seat]], seat))


def _standings(controller: Controller, tournament: Tournament) -> list[Account]:
    """Return what each game of a tournament brought each seat, and what that made in all."""
    totals = tournament.totals
    before = (tournament.rules.no_points(len(totals)), *tournament.standings)
    first = max(0, len(tournament.finished) - _GAMES_SHOWN)
    made = []
    for seat in sorted(range(1, len(totals) + 1), key=lambda each: (each not in tournament.winners, -totals[each - 1])):
        items, sums = [], [_number(before[first][seat - 1])]
        for number, session in list(enumerate(tournament.finished, 1))[first:]:
            result = session.result
            points = 0 if result is None else int(result.scores[str(seat)])
            total = before[number][seat - 1]
            text = translate("End", "{points} → {total}")
            if before[number - 1][seat - 1] + points < total:
                text = translate("End", "{points} → {total}, never below 0")
            sums.append(_number(total))
            told = fill(text, points=signed(f"{points:+}"), total=_number(total))
            items.append((fill(translate("End", "Game {number}"), number=number), told))
        won = seat in tournament.winners
        made.append(Account(seat, won, tuple(items), tuple(sums), _reasons(controller, seat)))
    return made


def _reasons(controller: Controller, seat: Seat) -> str:
    """Say what the ledger says of a seat at the end of the game."""
    words, done = find_words(controller.session.game.id), controller.session.transitions
    events = [event for each in done[-1:] for event in each.events if isinstance(event, Scored) and event.seat == seat]
    return "\n".join(words.scored(event, controller.kept.names, translate) for event in events)


class EndScores(QWidget):
    """The table. `count_up` shows its rows one after the other."""

    def __init__(self, theme: Theme, controller: Controller) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._accounts: list[Account] = []
        self._numbers: list[QLabel] = []
        self._cells: list[list[QLabel]] = []
        """By row, then by seat."""
        self._shown = 0
        self._grid = QGridLayout(self)
        self._heads: list[QWidget] = []
        self._grid.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        self._grid.setHorizontalSpacing(2 * _PAD + 2)
        self._grid.setVerticalSpacing(2 + _BAR)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._count_on)

    def show_all(self) -> None:
        """Show every block, complete, in the language in force."""
        self._timer.stop()
        self._accounts = accounts(self._controller)
        self._build()
        self._show_parts(self._most)

    def count_up(self, ms: int) -> None:
        """Begin at nothing, and come to the whole after so long."""
        if self._most:
            self._show_parts(0)
            self._timer.start(max(1, ms // self._most))

    def finish(self) -> None:
        """Show all of it, at once."""
        if self._timer.isActive():
            self._timer.stop()
            self._show_parts(self._most)

    @property
    def counting(self) -> bool:
        """Whether parts are still to come."""
        return self._timer.isActive()

    @property
    def _most(self) -> int:
        return max((len(each.items) for each in self._accounts), default=0)

    def _count_on(self) -> None:
        self._show_parts(self._shown + 1)
        if self._shown >= self._most:
            self._timer.stop()

    def _show_parts(self, count: int) -> None:
        self._shown = count
        for account, number in zip(self._accounts, self._numbers, strict=True):
            number.setText(account.sums[min(count, len(account.sums) - 1)] if account.sums else "")
        for row, cells in enumerate(self._cells):
            for account, cell in zip(self._accounts, cells, strict=True):
                cell.setText(account.items[row][1] if row < count else "")

        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame whoever has won, shade every other row, and draw the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._theme.palette
        rows = [*self._cells, self._numbers]
        painter.setPen(Qt.PenStyle.NoPen)
        for row in self._cells[::2]:
            where = row[0].geometry()
            painter.setBrush(QColor(palette.window))
            painter.drawRoundedRect(QRectF(0, where.top() - 2, self.width(), where.height() + _BAR + 3), 4, 4)
        for number, account in enumerate(self._accounts):
            column = QRect()
            for each in (self._heads[number], *(row[number] for row in rows)):
                column |= each.geometry()
            if account.won:
                frame = QRectF(column).adjusted(-_PAD + 0.5, -_PAD + 1.0, _PAD - 0.5, _PAD - 1.0)
                gold = QColor(palette.glow_strong)
                painter.setPen(QPen(gold, 2))
                gold.setAlphaF(0.1)
                painter.setBrush(gold)
                painter.drawRoundedRect(frame, 6, 6)
                painter.setPen(Qt.PenStyle.NoPen)
            style = SEAT_STYLES[self._controller.kept.seats[account.seat - 1].colour % len(SEAT_STYLES)]
            painter.setBrush(QColor(style.colour))
            for row in rows if self._cells else ():
                share = _share(row, number)
                if share > 0:
                    under = row[number].geometry()
                    bar = QRectF(
                        column.right() + 1 - share * column.width(), under.bottom() + 1, share * column.width(), _BAR
                    )
                    painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        painter.end()

    def _build(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)  # at once, for whoever looks for what the card says
                old.deleteLater()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._numbers, self._cells, self._heads = [], [], []
        parts = [title for title, _ in self._accounts[0].items] if self._accounts else []
        self._grid.setColumnStretch(0, 3)
        for column, account in enumerate(self._accounts, 1):
            self._grid.setColumnStretch(column, 2)
            self._put_head(account, column)
        for row, title in enumerate(parts, _PARTS):
            self._text(label(), row, 0, _LEFT, title)
            self._cells.append(
                [self._text(label(wrap=True), row, column, _RIGHT, "") for column in range(1, len(self._accounts) + 1)]
            )
        for row, cells in enumerate(self._cells):
            for account, cell in zip(self._accounts, cells, strict=True):
                name = self._controller.kept.names[account.seat - 1]
                cell.setAccessibleName(f"{name}: {parts[row]} {account.items[row][1]}")
        total = left_title(self._controller) or (translate("End", "Points") if parts else "")
        self._text(label("large"), len(parts) + _PARTS, 0, _LEFT, total)
        for column, account in enumerate(self._accounts, 1):
            number = self._text(label("large"), len(parts) + _PARTS, column, _RIGHT, "")
            number.setToolTip(plain(account.reasons))
            number.setAccessibleDescription(account.reasons)
            self._numbers.append(number)

    def _put_head(self, account: Account, column: int) -> None:
        """A seat's mark and name above its column, with a crown if it has won; a computer's face and its level."""
        info = self._controller.kept.seats[account.seat - 1]
        marks = QWidget()
        row = QHBoxLayout(marks)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addStretch(1)
        if account.won:
            crown = label()
            crown.setPixmap(icon("winner", self._theme.palette.accent).pixmap(_MARK, _MARK))
            crown.setToolTip(plain(translate("End", "Winner")))
            crown.setAccessibleName(translate("End", "Winner"))
            row.addWidget(crown)
        name, level = label(), computer_level(info.kind)
        name.setText(self._controller.kept.names[account.seat - 1])
        if level is None:
            row.addWidget(SeatMark(info.colour, _MARK))
        else:
            face = label()
            face.setPixmap(
                portrait_pixmap(self._theme, "", info.kind, info.colour, _COMPUTER, self.devicePixelRatioF())
            )
            row.addWidget(face)
            name.setAccessibleName(f"{name.text()} ({kind_name(info.kind)})")
            self._text(label("soft"), _LEVEL, column, _RIGHT, level_word(level))
        self._put(marks, 0, column)
        self._heads.append(marks)
        if len(self._accounts) > _SIDE_BY_SIDE:
            self._put(name, 1, column)
            name.setAlignment(_RIGHT)
        else:
            name.setAlignment(_LEFT)
            row.addWidget(name)

    def _text(self, made: QLabel, row: int, column: int, side: Qt.AlignmentFlag, text: str, columns: int = 1) -> QLabel:
        made.setText(text)
        made.setAlignment(side)
        self._put(made, row, column, columns)
        return made

    def _put(self, made: QWidget, row: int, column: int, columns: int = 1) -> None:
        self._grid.addWidget(made, row, column, 1, columns)
        made.show()  # at once, for the card to be measured: a layout would do it later


class WonMarks(QWidget):
    """The games that each has won so far: a mark a game. A picture of a sentence that stands beside it."""

    _SIZE, _APART, _MOST = 16, 10, 12

    def __init__(self) -> None:
        super().__init__()
        self._won: tuple[tuple[int, int], ...] = ()
        self.setFixedHeight(self._SIZE)
        self.hide()

    def show_won(self, won: Sequence[tuple[int, int]]) -> None:
        """Show for each who has won any a colour and how many; nothing where they are too many to be counted."""
        self._won = tuple(each for each in won if each[1])
        marks = sum(count for _, count in self._won)
        self.setFixedWidth(marks * self._SIZE + max(0, len(self._won) - 1) * self._APART)
        self.setVisible(0 < marks <= self._MOST)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint one beside the other."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        for colour, count in self._won:
            for _ in range(count):
                paint_mark(painter, QRectF(left, 0, self._SIZE, self._SIZE), colour)
                left += self._SIZE
            left += self._APART
        painter.end()


def _share(row: Sequence[QLabel], number: int) -> float:
    """Return how long a number's bar is beside the longest of its row; none where it isn't a number."""
    try:
        counted = [int(cell.text().replace("−", "-")) for cell in row]
    except ValueError:
        return 0.0
    return max(0, counted[number]) / max(1, *counted)


def _number(points: int) -> str:
    return signed(str(points))
