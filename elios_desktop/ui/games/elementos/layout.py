"""Where things are on the table of Elementos. The box lies across a wide window and stands in a tall one."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

COLUMNS, ROWS = 3, 8
SQUARES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abc")


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    across: bool
    """The box lies on its side: seat 1 sits at the left, seat 2 at the right."""
    cell: float
    board: QRectF
    plates: tuple[QRectF, QRectF]
    trays: tuple[QRectF, QRectF]
    """Where each seat's taken tokens lie."""
    cycle: QRectF
    """The picture of who takes whom."""

    def centre(self, square: str) -> QPointF:
        """The middle of a square."""
        column, row = "abc".index(square[0]), int(square[1]) - 1
        if self.across:
            return self.board.topLeft() + QPointF((row + 0.5) * self.cell, (column + 0.5) * self.cell)
        return self.board.topLeft() + QPointF((column + 0.5) * self.cell, (ROWS - row - 0.5) * self.cell)

    def square_rect(self, square: str) -> QRectF:
        """A square."""
        half = QPointF(self.cell / 2, self.cell / 2)
        return QRectF(self.centre(square) - half, self.centre(square) + half)

    def row_rect(self, row: int) -> QRectF:
        """All three squares of a row, counted from 1."""
        return self.square_rect(f"a{row}").united(self.square_rect(f"c{row}"))


def lay_out(area: QRectF, plate_height: float) -> Layout:
    """The geometry that uses an area best."""
    margin = 14.0
    across = area.width() >= area.height() * 1.05
    plate_width = min(230.0, area.width() * 0.3)
    if across:
        above, below = plate_height + 2 * margin, max(120.0, area.height() * 0.2)
        cell = min((area.width() - 2 * margin) / (ROWS + 0.9), (area.height() - above - below) / (COLUMNS + 0.55))
        size = QPointF(ROWS * cell, COLUMNS * cell)
        left = area.center().x() - size.x() / 2
        top = area.top() + above + max(0.0, (area.height() - above - below - size.y()) / 2)
        board = QRectF(left, top, size.x(), size.y())
        rim = cell * 0.2
        y = board.top() - rim - margin - plate_height
        # At the ends of the board; where it is narrower than both, they stand out.
        apart = margin / 2
        plates = (
            QRectF(min(board.left() - rim, board.center().x() - apart - plate_width), y, plate_width, plate_height),
            QRectF(max(board.right() + rim - plate_width, board.center().x() + apart), y, plate_width, plate_height),
        )
        bottom = board.bottom() + rim + margin
        tray_height = min(cell * 0.62, area.bottom() - bottom - margin)
        tray_width = board.width() * 0.36
        trays = (
            QRectF(board.left() - rim, bottom, tray_width, tray_height),
            QRectF(board.right() + rim - tray_width, bottom, tray_width, tray_height),
        )
        side = min(area.bottom() - bottom - 6, board.width() * 0.24)
        cycle = QRectF(board.center().x() - side * 0.7, bottom, side * 1.4, side)
        return Layout(True, cell, board, plates, trays, cycle)
    above = plate_height + 2 * margin
    cell = min((area.height() - 2 * above) / (ROWS + 0.5), (area.width() - 2 * margin) / (COLUMNS + 2.6))
    board = QRectF(0, 0, COLUMNS * cell, ROWS * cell)
    board.moveCenter(area.center())
    rim = cell * 0.2
    left, bottom = board.left() - rim, board.bottom() + rim + margin
    plates = (
        QRectF(left, bottom, plate_width, plate_height),
        QRectF(left, board.top() - rim - margin - plate_height, plate_width, plate_height),
    )
    room = min(area.right() - board.right() - rim - 2 * margin, cell * 1.9)
    tray = QRectF(left - margin - cell, 0, cell, cell * 3)
    trays = (
        QRectF(tray.left(), board.bottom() - tray.height(), cell, tray.height()),
        QRectF(tray.left(), board.top(), cell, tray.height()),
    )
    cycle = QRectF(board.right() + rim + margin, area.center().y() - room / 2, room, room)
    return Layout(False, cell, board, plates, trays, cycle)
