"""The table of noughts and crosses: nine squares, and beside them the mark that is put next."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from elios_desktop.engine.contract import Seat
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.table.base import Table
from tests.fifth_game.game.board import MARK
from tests.fifth_game.game.rules import SQUARES, Board, Mark


def paint_mark(painter: QPainter, rect: QRectF, seat: Seat, colour: str) -> None:
    """Paint a nought or a cross."""
    room = rect.adjusted(*(rect.width() * share for share in (0.2, 0.2, -0.2, -0.2)))
    painter.setPen(QPen(QColor(colour), rect.width() * 0.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if seat == 1:
        painter.drawEllipse(room)
    else:
        painter.drawLine(room.topLeft(), room.bottomRight())
        painter.drawLine(room.bottomLeft(), room.topRight())


class NoughtsTable(Table[Mark, Board]):
    """The next mark is put on a free square."""

    @property
    def _cell(self) -> float:
        return min(self.area.width(), self.area.height()) * 0.28

    @property
    def _corner(self) -> QPointF:
        return self.area.center() - QPointF(self._cell, self._cell) * 1.5

    def layout(self, area: QRectF) -> None:
        def paint(painter: QPainter, room: QRectF) -> None:
            painter.fillRect(room, QColor(self.scene.theme.palette.surface))
            painter.setPen(QPen(QColor(self.scene.theme.palette.line), 2))
            for square in SQUARES:
                painter.drawRect(self._square(square))

        self.scene.set_background(self.scene.background(paint))

    def draw(self, view: Board) -> None:
        board = self.plain_board(view)
        self.put_plates(QRectF(8, 8, max(120.0, self._corner.x() - 16), 0), view.to_move)
        for square in SQUARES:
            room = self._square(square)
            self.put_place(square, room)
            if (owner := view.owner(square)) is not None:
                self.scene.decoration(f"mark {square}", self._mark(owner), room.center())
        if (mark := board.thing(MARK)) is not None and mark.owner is not None:
            piece = self.scene.piece(MARK)
            piece.label = mark.label
            piece.stand(self._corner + QPointF(self._cell * 3.5, self._cell * 1.5), 1.0, self._mark(mark.owner))

    def _square(self, square: str) -> QRectF:
        row, column = divmod(SQUARES.index(square), 3)
        return QRectF(self._corner + QPointF(column, 2 - row) * self._cell, QSizeF(self._cell, self._cell))

    def _mark(self, seat: Seat) -> QPixmap:
        colour = self.colour_of(seat)

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_mark(painter, rect, seat, colour)

        return self.scene.art.pixmap(("mark", seat, colour), QSizeF(self._cell, self._cell), paint)

    def move_for(self, piece: Piece, place: Place) -> Mark | None:
        return Mark(place.key) if place.key in SQUARES else None


TABLE = NoughtsTable
