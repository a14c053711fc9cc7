"""Where things are on the table of Elementos. The box lies across a wide window and stands in a tall one."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from elios_desktop.games.elementos.rules import SQUARES, USUAL_LAYOUT
from elios_desktop.games.elementos.rules.board import COLUMNS, HOME_ROWS, LENGTH, ROWS, WIDTH

_MARGIN = 14.0
_RIM = 0.22
"""How wide the frame is, as a share of a square."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    across: bool
    """The box lies on its side: seat 1 sits at the left, seat 2 at the right."""
    cell: float
    rim: float
    """The width of the frame around the squares."""
    board: QRectF
    """All the squares."""
    plates: tuple[QRectF, QRectF]
    trays: tuple[QRectF, QRectF]
    """Where the tokens lie that each seat has taken."""
    cycle: QRectF
    """The picture of who takes whom."""

    def centre(self, square: str) -> QPointF:
        """Return the middle of a square."""
        row, column = divmod(SQUARES.index(square), WIDTH)
        if self.across:
            return self.board.topLeft() + QPointF((row + 0.5) * self.cell, (column + 0.5) * self.cell)
        return self.board.topLeft() + QPointF((column + 0.5) * self.cell, (LENGTH - row - 0.5) * self.cell)

    def square_rect(self, square: str) -> QRectF:
        """Return a square."""
        half = QPointF(self.cell / 2, self.cell / 2)
        return QRectF(self.centre(square) - half, self.centre(square) + half)

    def row_rect(self, row: int) -> QRectF:
        """Return all squares of a row, counted from 1."""
        return self.square_rect(f"{COLUMNS[0]}{row}").united(self.square_rect(f"{COLUMNS[-1]}{row}"))

    def side(self, seat: int) -> tuple[QPointF, QPointF]:
        """Return the line along the frame at which a seat sits."""
        row, out = self.row_rect(1 if seat == 1 else LENGTH), self.rim * 0.80
        inset = self.rim * 0.5
        if self.across:
            x = row.left() - out if seat == 1 else row.right() + out
            return QPointF(x, row.top() - inset), QPointF(x, row.bottom() + inset)
        y = row.bottom() + out if seat == 1 else row.top() - out
        return QPointF(row.left() - inset, y), QPointF(row.right() + inset, y)

    def borders(self) -> Iterator[tuple[QPointF, QPointF]]:
        """Yield the lines at which the own rows of each seat end."""
        for row in (HOME_ROWS, LENGTH - HOME_ROWS):
            rect = self.row_rect(row)
            if self.across:
                yield rect.topRight(), rect.bottomRight()
            else:
                yield rect.topLeft(), rect.topRight()

    def coordinates(self) -> Iterator[tuple[QPointF, str]]:
        """Tell where in the frame the letters and numbers are."""
        beside, below = self.board.left() - self.rim * 0.42, self.board.bottom() + self.rim * 0.5
        for text in (*COLUMNS, *ROWS):
            middle = self.centre(text + ROWS[0] if text in COLUMNS else COLUMNS[0] + text)
            if (text in COLUMNS) == self.across:
                yield QPointF(beside, middle.y()), text
            else:
                yield QPointF(middle.x(), below if self.across else self.board.bottom() + self.rim * 0.46), text

    def taken(self, seat: int, count: int) -> Iterator[tuple[QPointF, float]]:
        """Tell where so many tokens that a seat has taken lie in its tray, and how large each is."""
        tray, backwards = self.trays[seat - 1], seat == 2
        lying = tray.width() > tray.height()
        long, wide = (tray.width(), tray.height()) if lying else (tray.height(), tray.width())
        size = min(wide * 0.94, long / 5.3)
        step = min(size * 0.8, (long - size * 1.1) / (len(USUAL_LAYOUT) - 1))
        for number in range(count):
            along = size * 0.55 + number * step
            along = long - along if backwards and lying else along
            yield tray.topLeft() + (QPointF(along, wide / 2) if lying else QPointF(wide / 2, along)), size


_STEPS = 8


def lay_out(area: QRectF, plate_height: float, letters: float, type_scale: float = 1.0) -> Layout:
    """Return the geometry that uses an area best; `letters` is the height that the writing on the frame needs.

    `plate_height` is what a plate needs in type that is so much larger than usual: it grows only as far as no square
    becomes smaller than in usual type.
    """
    usual = plate_height / type_scale
    first = best = _largest(area, usual, letters)
    for step in range(1, _STEPS + 1):
        grown = _largest(area, usual + (plate_height - usual) * step / _STEPS, letters)
        if grown.cell < first.cell - 0.01:
            break
        best = grown
    return best


def _largest(area: QRectF, plate_height: float, letters: float) -> Layout:
    """Return the way to lie or stand that leaves the largest squares."""
    above, below = _plates_above(area, plate_height, letters), _plates_below(area, plate_height, letters)
    lying = below if below.cell > above.cell * 1.06 else above
    standing = _upright(area, plate_height, letters)
    # A tall window is filled better by a box that stands, even if its squares are a little smaller.
    return standing if standing.cell > lying.cell * (0.87 if area.height() > area.width() else 1.06) else lying


def _fitted(width: float, height: float, columns: float, rows: float, letters: float) -> tuple[float, float]:
    """Return the largest square of which so many fit with the frame around them, and the width of the frame."""
    cell = min(width / (columns + 2 * _RIM), height / (rows + 2 * _RIM))
    rim = max(cell * _RIM, letters)
    return min((width - 2 * rim) / columns, (height - 2 * rim) / rows), rim


def _plates_above(area: QRectF, plate_height: float, letters: float) -> Layout:
    """Plates at both ends above the box, trays and cycle below it."""
    above, below = plate_height + 2 * _MARGIN, max(92.0, area.height() * 0.19)
    cell, rim = _fitted(area.width() - 2 * _MARGIN, area.height() - above - below - 4, LENGTH + 0.3, WIDTH, letters)
    width, height = LENGTH * cell, WIDTH * cell
    spare = max(0.0, area.height() - above - below - height - 2 * rim)
    board = QRectF(area.center().x() - width / 2, area.top() + above + rim + spare / 2, width, height)
    outer = board.adjusted(-rim, -rim, rim, rim)
    plate_width = min(230.0, area.width() * 0.3)
    y = outer.top() - _MARGIN - plate_height
    # At the ends of the board; where it is narrower than both, they stand out.
    middle, apart = board.center().x(), _MARGIN / 2
    plates = (
        QRectF(min(outer.left(), middle - apart - plate_width), y, plate_width, plate_height),
        QRectF(max(outer.right() - plate_width, middle + apart), y, plate_width, plate_height),
    )
    bottom = outer.bottom() + _MARGIN
    side = min(area.bottom() - bottom - 6, board.width() * 0.24)
    cycle = QRectF(middle - side * 0.6, bottom, side * 1.2, side)
    tray_width = min(outer.width() * 0.36, cycle.left() - outer.left() - _MARGIN)
    tray_height = min(cell * 0.66, area.bottom() - bottom - _MARGIN, tray_width / 5.0)
    trays = (
        QRectF(outer.left(), bottom + 2, tray_width, tray_height),
        QRectF(outer.right() - tray_width, bottom + 2, tray_width, tray_height),
    )
    return Layout(True, cell, rim, board, plates, trays, cycle)


def _plates_below(area: QRectF, plate_height: float, letters: float) -> Layout:
    """For low windows: plates and cycle in one row below the box, the trays beside it."""
    row = max(plate_height, 84.0)
    tray = 0.62  # of a square
    inner_width = area.width() - 4 * _MARGIN
    cell, rim = _fitted(inner_width, area.height() - row - 3 * _MARGIN, LENGTH + 2 * tray, WIDTH, letters)
    width, height = LENGTH * cell, WIDTH * cell
    board = QRectF(area.center().x() - width / 2, area.top() + _MARGIN + rim, width, height)
    outer = board.adjusted(-rim, -rim, rim, rim)
    top = area.bottom() - _MARGIN - row
    left, right = area.left() + _MARGIN, area.right() - _MARGIN
    side = min(row, area.width() * 0.2)
    cycle = QRectF(area.center().x() - side * 0.6, top, side * 1.2, side)
    plate_width = min(max(230.0, outer.width() * 0.36), cycle.left() - left - _MARGIN)
    y = top + (row - plate_height) / 2
    # Under the ends of the box; under a small one they stand out, beside the cycle.
    start = min(max(left, outer.left()), cycle.left() - _MARGIN - plate_width)
    end = max(min(right, outer.right()), cycle.right() + _MARGIN + plate_width)
    plates = (
        QRectF(start, y, plate_width, plate_height),
        QRectF(end - plate_width, y, plate_width, plate_height),
    )
    trays = (
        QRectF(outer.left() - _MARGIN - cell * tray, outer.top(), cell * tray, outer.height()),
        QRectF(outer.right() + _MARGIN, outer.top(), cell * tray, outer.height()),
    )
    return Layout(True, cell, rim, board, plates, trays, cycle)


def _upright(area: QRectF, plate_height: float, letters: float) -> Layout:
    """The box stands: seat 1 at the bottom, seat 2 at the top, trays to its left, the cycle to its right."""
    above = plate_height + 2 * _MARGIN
    cell, rim = _fitted(area.width() - 2 * _MARGIN, area.height() - 2 * above, WIDTH + 2.2, LENGTH, letters)
    board = QRectF(0, 0, WIDTH * cell, LENGTH * cell)
    board.moveCenter(area.center())
    outer = board.adjusted(-rim, -rim, rim, rim)
    plate_width = min(230.0, area.width() * 0.3)
    plates = (
        QRectF(outer.left(), outer.bottom() + _MARGIN, plate_width, plate_height),
        QRectF(outer.left(), outer.top() - _MARGIN - plate_height, plate_width, plate_height),
    )
    wide = min(cell * 0.7, outer.left() - area.left() - 2 * _MARGIN)
    left, tall = outer.left() - _MARGIN - wide, min(cell * 3.6, outer.height() / 2 - _MARGIN)
    trays = (
        QRectF(left, outer.bottom() - tall, wide, tall),
        QRectF(left, outer.top(), wide, tall),
    )
    room = min(area.right() - outer.right() - 2 * _MARGIN, cell * 1.9)
    cycle = QRectF(outer.right() + _MARGIN, area.center().y() - room / 2, room, room)
    return Layout(False, cell, rim, board, plates, trays, cycle)
