"""The pictures on the table of Elementos, for one layout: the box, tokens, wands, plates. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elementos.rules import SQUARES
from elios_desktop.games.elementos.rules.board import FAR_ROW, LENGTH, WIDTH
from elios_desktop.games.elementos.table import box, tokens
from elios_desktop.games.elementos.table.layout import Layout, lay_out
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.theme import SIZES
from elios_desktop.ui.kit.wood import paint_cloth
from elios_desktop.ui.table.base import FIRST_ROOM

TOKEN_SHARE = 0.92
_WAND_SHARE = 0.68
_LAST_Z = 4.0


class Drawing:
    """What things look like, and where."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.where = self._laid_out(FIRST_ROOM)
        self._colours: tuple[int, ...] = ()

    def picture(self, key: Hashable, size: QSizeF, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        """A picture from the cache."""
        return self.scene.art.pixmap(key, size, paint)

    # -- what doesn't move

    @property
    def _room_for_letters(self) -> float:
        """The height that the writing on the frame needs, at the least."""
        letters = self.scene.theme.font("small", bold=True)
        letters.setPointSizeF(SIZES["small"])
        return QFontMetricsF(letters).capHeight() * 1.75

    def _laid_out(self, area: QRectF) -> Layout:
        theme = self.scene.theme
        return lay_out(area, plate_height(theme, 1), self._room_for_letters, theme.text_scale)

    def lay_out(self, area: QRectF, colours: Sequence[int]) -> None:
        """For this size of the table and these colours of the seats."""
        theme = self.scene.theme
        letters = theme.font("small", bold=True)
        self.where = where = self._laid_out(area)
        self._colours = tuple(colours)
        room = where.rim / self._room_for_letters * SIZES["small"]
        letters.setPointSizeF(max(SIZES["small"], min(theme.font("small").pointSizeF(), room)))

        def paint(painter: QPainter, room: QRectF) -> None:
            palette = theme.palette
            paint_cloth(painter, room, palette)
            grid = (LENGTH, WIDTH) if where.across else (WIDTH, LENGTH)
            box.paint_box(painter, where.board, where.rim, grid, palette)
            for square in (SQUARES[at] for row in FAR_ROW for at in row):
                box.paint_goal(painter, where.square_rect(square), palette)
            for start, end in where.borders():
                box.paint_border(painter, start, end)
            for seat, colour in enumerate(self._colours, start=1):
                box.paint_side(painter, *where.side(seat), where.rim * 0.16, colour)
            painter.setFont(letters)
            for spot, text in where.coordinates():
                box.paint_coordinate(painter, spot, text)
            for tray in where.trays:
                box.paint_tray(painter, tray, palette)
            box.paint_cycle(painter, where.cycle, palette)

        # There are no words on it, so a change of language finds it painted.
        self.scene.set_background(self.picture(("box", self._colours, theme.text_scale), area.size(), paint))

    def plate(self, seat: Seat, plate: Plate) -> None:
        """A seat's plate."""
        put_plate(self.scene, f"plate {seat}", self.where.plates[seat - 1], plate)

    def last(self, square: str, seat: Seat, arrived: bool) -> None:
        """A square that the last move began on, or ended on."""
        colour, rect = self._colours[seat - 1], self.where.square_rect(square)

        def paint(painter: QPainter, room: QRectF) -> None:
            box.paint_last(painter, room, colour, arrived)

        picture = self.picture(("last", colour, arrived), rect.size(), paint)
        self.scene.decoration(f"last {square}", picture, rect.center(), _LAST_Z)
        shape, inset = QPainterPath(), rect.width() * 0.09
        shape.addRect(rect.adjusted(inset, inset, -inset, -inset))
        self.scene.footprints(square, shape, colour, _LAST_Z + 1)

    # -- tokens

    def token_picture(self, owner: Seat, up: str, locked: bool = False, lifted: bool = False) -> QPixmap:
        """A token seen from above."""
        colour, size = self._colours[owner - 1], self.where.cell * TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_token(painter, rect, up, owner, colour, lifted=lifted, locked=locked)

        return self.picture(("token", owner, up, colour, locked, lifted), QSizeF(size, size), paint)

    def tipped_picture(self, owner: Seat, under: str) -> QPixmap:
        """A token whose underside its owner looks at."""
        colour, size = self._colours[owner - 1], self.where.cell * TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_tipped(painter, rect, under, owner, colour)

        return self.picture(("tipped", owner, under, colour), QSizeF(size, size), paint)

    def home_picture(self, owner: Seat, up: str, locked: bool) -> QPixmap:
        """A home token in the hand, with the wand that goes along."""
        colour, cell = self._colours[owner - 1], self.where.cell
        size, wand = cell * TOKEN_SHARE, cell * _WAND_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            box_ = QRectF(0, 0, size, size)
            box_.moveCenter(rect.center())
            tokens.paint_token(painter, box_, up, owner, colour, lifted=True, locked=locked)
            stick = QRectF(0, 0, wand, wand)
            stick.moveCenter(rect.center() + self.wand_off)
            tokens.paint_wand(painter, stick, owner, colour, lifted=True)

        return self.picture(("home", owner, up, colour, locked), QSizeF(cell * 1.9, cell * 1.9), paint)

    def taken_picture(self, owner: Seat, size: float, up: str = "?") -> QPixmap:
        """A token that is out of the game; the one taken last still shows what it was."""
        colour = self._colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_token(painter, rect, up, owner, colour)

        return self.picture(("taken", owner, colour, up), QSizeF(size, size), paint)

    def tray(self, owner: Seat, lost: int, newest: str) -> None:
        """The tokens that a seat has lost, where the other seat keeps them; `newest`: what the last of them shows."""
        for number, (spot, size) in enumerate(self.where.taken(3 - owner, lost), start=1):
            picture = self.taken_picture(owner, size, newest if number == lost else "?")
            self.scene.decoration(f"taken {owner} {number}", picture, spot, 1.0 + number)

    def taken_spot(self, owner: Seat, lost: int) -> tuple[QPointF, float]:
        """Where the next token that this seat loses will lie, and how large it is there."""
        return list(self.where.taken(3 - owner, lost + 1))[-1]

    # -- wands

    def wand_picture(self, owner: Seat, lifted: bool = False) -> QPixmap:
        """A seat's wand."""
        size, colour = self.where.cell * _WAND_SHARE, self._colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_wand(painter, rect, owner, colour, lifted=lifted)

        return self.picture(("wand", owner, colour, lifted), QSizeF(size, size), paint)

    @property
    def wand_size(self) -> float:
        """The side of the square that a wand's picture fills."""
        return self.where.cell * _WAND_SHARE

    @property
    def wand_off(self) -> QPointF:
        """From the middle of a token to the middle of the picture of the wand that stands in it."""
        hole = -self.where.cell * TOKEN_SHARE / 2 * tokens.RADIUS * tokens.HOLE
        foot = (tokens.FOOT - QPointF(0.5, 0.5)) * self.wand_size
        return QPointF(0, hole) - foot

    def wand_spot(self, square: str) -> QPointF:
        """The middle of the wand's picture when its foot is in the hole of the token there."""
        return self.where.centre(square) + self.wand_off
