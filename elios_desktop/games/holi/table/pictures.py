"""All pictures of the table of Holi as pixmaps, painted once for a size.

Every key names all that its picture depends on besides size, pixel ratio, theme and language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.games.holi.rules import RULE_CARDS, SCORING_CARDS, Way
from elios_desktop.games.holi.table import art, cards, courtyard
from elios_desktop.games.holi.table.layout import CARD_RATIO, LEVELS, Layout, split
from elios_desktop.games.holi.table.plates import Legend, PlateFonts, SeatPlate, legend_width, paint_legend, paint_plate
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate

_AIR = 1.5
"""A token's picture is so much higher than its cell."""
_SHADOW = 12.0
_SMALLEST_POINTS = 11.0
_LEGEND_SIZES = (1.0, 0.9, 0.8)
"""Of what its words have elsewhere."""


class Pictures:
    """Paints for one layout; `lasting` keeps the pictures without words, `colours` are the seats' colours."""

    def __init__(
        self, scene: TableScene, lasting: Art, where: Layout, plate_fonts: PlateFonts, colours: Sequence[int]
    ) -> None:
        self._scene = scene
        self._lasting = lasting
        self._where = where
        self.colours = colours
        theme = scene.theme
        self.plate_fonts = plate_fonts
        self._bold, self._small = theme.font("body", bold=True), theme.font("small")
        self._stone = _no_higher_than(where.smallest_row, theme.font("small", bold=True))
        """For what is written on the stone: names of rows and columns, numbers of sweets."""

    def floor(self, level: int, active: bool) -> tuple[QPixmap, QPointF]:
        """A level's stone, and where the middle of its picture goes."""
        room = courtyard.floor_room(self._where, level)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-room.topLeft())
            courtyard.paint_floor(painter, self._where, level, active, self._scene.theme.palette, self._stone)

        key = ("floor", level, active, self._where.flat, round(room.top()))
        return self._lasting.pixmap(key, room.size(), paint), room.center()

    def token(self, owner: int, place: str, ghost: bool = False) -> tuple[QPixmap, QPointF]:
        """A token on a cell, and where the middle of its picture goes."""
        level, _, row = split(place)
        wide, high = self._where.row_size(level, row)
        colour = self.colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, colour, ghost=ghost, flat=self._where.flat)

        if self._where.flat:
            pixmap = self._lasting.pixmap(("token", colour, ghost, True), QSizeF(wide, high), paint)
            return pixmap, self._where.centre(place)
        size = QSizeF(wide, high * _AIR)
        pixmap = self._lasting.pixmap(("token", colour, ghost, False), size, paint)
        # The disc's middle (0.42 of the height above the foot) lies on the cell's.
        return pixmap, self._where.centre(place) - QPointF(0, high * _AIR * 0.08)

    def pawn(self, seat: int, size: float, *, lifted: bool = False, ghost: bool = False) -> QPixmap:
        """A seat's pawn."""
        colour = self.colours[seat - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_pawn(painter, rect, colour, lifted=lifted, ghost=ghost)

        return self._lasting.pixmap(("pawn", colour, lifted, ghost), QSizeF(size * 0.86, size), paint)

    def sweets(self, place: str, count: int) -> tuple[QPixmap, QPointF]:
        """Sweets in the front corner of a cell, where a token leaves room for them."""
        wide, high = self._where.cell_size(place)
        height = max(high * 0.62, 17.0)
        size = QSizeF(min(wide * 0.95, height * 2.5), height)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_sweets(painter, rect, count, self._stone)

        spot = self._where.centre(place) + QPointF(0, high * 0.14)
        return self._lasting.pixmap(("sweets", count), size, paint), spot

    def colour_card(self, card: int, seat: int, way: Way | None, height: float, lifted: bool = False) -> QPixmap:
        """A colour card face-up, turned for a way of throwing it. Lifted it is smaller and floats beside the pointer,
        so that it doesn't hide what it is about to do."""
        colour, font = self.colours[seat - 1], self._scene.theme.font("small", bold=True)
        quarters, mirrored, stand = (way.quarters, way.mirrored, way.stand) if way else (0, False, None)

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_card(
                painter, self._card_rect(rect, lifted), card, colour, font,
                quarters=quarters, mirrored=mirrored, stand=stand, lifted=lifted,
            )  # fmt: skip

        key = ("card", card, colour, quarters, mirrored, stand, lifted)
        return self._lasting.pixmap(key, self._card_size(height, lifted), paint)

    def card_back(self, seat: int, peek: int, height: float, lifted: bool = False) -> QPixmap:
        """A card's back; `peek` is the number that its owner sees in the corner."""
        colour, font = self.colours[seat - 1], self._scene.theme.font("small", bold=True)

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_back(painter, self._card_rect(rect, lifted), colour, font, peek=peek, lifted=lifted)

        return self._lasting.pixmap(("back", colour, peek, lifted), self._card_size(height, lifted), paint)

    def covered_hand(self, seat: int, count: int, width: float) -> QPixmap:
        """So many cards of a seat side by side, face-down."""
        where, high = self._where, self._where.card

        def paint(painter: QPainter, rect: QRectF) -> None:
            font = self._scene.theme.font("small", bold=True)
            for index in range(count):
                spot = where.card_spot(index, count) - where.hand.center() + rect.center()
                card = QRectF(0, 0, high * CARD_RATIO, high)
                card.moveCenter(spot)
                cards.paint_back(painter, card, self.colours[seat - 1], font)

        key = ("covered", self.colours[seat - 1], count)
        return self._lasting.pixmap(key, QSizeF(width, high + _SHADOW), paint)

    @staticmethod
    def _card_size(height: float, lifted: bool) -> QSizeF:
        if not lifted:
            return QSizeF(height * CARD_RATIO + _SHADOW, height + _SHADOW)
        small = max(62.0, height * 0.72)
        return QSizeF((small * CARD_RATIO + _SHADOW) * 2 + 40, (small + _SHADOW) * 2 + 20)

    @staticmethod
    def _card_rect(rect: QRectF, lifted: bool) -> QRectF:
        half = _SHADOW / 2
        if not lifted:
            return rect.adjusted(half, half, -half, -half)
        wide, high = (rect.width() - 40) / 2 - _SHADOW, (rect.height() - 20) / 2 - _SHADOW
        return QRectF(rect.right() - half - wide, rect.top() + half, wide, high)

    def rivalry(self, number: int, size: QSizeF, full: bool, worth: cards.Worth, scale: float = 1.0) -> QPixmap:
        """A rivalry card, with its text or its name alone, and what it gives each colour now; `scale` makes its type
        smaller."""
        title, text = rivalry_card(number, translate)
        fonts = self._rivalry_fonts(scale)

        def paint(painter: QPainter, rect: QRectF) -> None:
            palette, shown = self._scene.theme.palette, text if full else ""
            cards.paint_rivalry(
                painter, rect.adjusted(4, 3, -4, -5), title, shown, worth, number in RULE_CARDS, palette, fonts
            )

        return self._scene.art.pixmap(("rivalry", title, text, full, worth, scale), size, paint)

    def rivalry_height(self, number: int, width: float, full: bool, scale: float = 1.0) -> float:
        """The height that a rivalry card needs."""
        text = rivalry_card(number, translate)[1] if full else ""
        worth = full and number in SCORING_CARDS
        return cards.rivalry_height(width - 8, text, worth, self._rivalry_fonts(scale)) + 8

    def rivalry_scales(self) -> tuple[float, ...]:
        """Sizes of type to try, from the largest to the smallest."""
        chosen = self._scene.theme.text_scale
        larger = (1.6, 1.45, 1.3, 1.15) if self._where.large else ()
        return (*larger, 1.0, (1 + 1 / chosen) / 2, 1 / chosen) if chosen > 1 else (*larger, 1.0)

    def _rivalry_fonts(self, scale: float) -> tuple[QFont, QFont]:
        fonts = QFont(self._bold), QFont(self._small)
        for font in fonts:
            font.setPointSizeF(font.pointSizeF() * scale)
        return fonts

    def plate(self, plate: SeatPlate, size: QSizeF) -> QPixmap:
        """A seat's plate."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_plate(painter, rect.adjusted(4, 4, -4, -4), plate, self.plate_fonts, self._scene.theme.palette)

        return self._scene.art.pixmap(("plate", plate), size, paint)

    def legend(self) -> tuple[QPixmap, QPointF] | None:
        """What the pictures on the plates mean, and where that lies: on the upper level, where nobody is yet. None
        where its words would be too small to be read; each plate tells them, too."""
        words = Legend(
            tokens=translate("Holi", "tokens left to throw"),
            sweets=translate("Holi", "sweets collected"),
            hits=translate("Holi", "points for direct hits"),
            others=translate("Holi", "tokens of others"),
            hand=translate("Holi", "cards in hand"),
            deck=translate("Holi", "cards in the deck"),
        )
        room = self._where.floors[LEVELS - 1].whole().adjusted(24, 10, -24, -14)
        font = QFont(self._small)
        for share in _LEGEND_SIZES:
            font.setPointSizeF(self._small.pointSizeF() * share)
            line = QFontMetricsF(font).height() + 6
            width, height = legend_width(words, font, line), 3 * line + 26
            if width <= room.width() and height <= room.height():
                break
        else:
            return None

        def paint(painter: QPainter, rect: QRectF) -> None:
            palette = self._scene.theme.palette
            paint_legend(painter, rect.adjusted(4, 4, -4, -4), words, self.colours[0], font, palette)

        size = QSizeF(width, height)
        return self._scene.art.pixmap(("legend", words, self.colours[0], font.pointSizeF()), size, paint), room.center()

    def view_button(self) -> QPixmap:
        """The button that changes between tower and flat view."""
        flat, font = self._where.flat, self._small
        text = translate("Holi", "Tower (B)") if flat else translate("Holi", "Flat view (B)")
        measure = QFontMetricsF(font)
        high = measure.height() + 10

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_button(painter, rect.adjusted(4, 4, -4, -4), flat, text, self._scene.theme.palette, font)

        size = QSizeF(measure.horizontalAdvance(text) + high * 1.80 + 8, high + 8)
        return self._scene.art.pixmap(("view", flat, text), size, paint)

    def note(self, text: str) -> QPixmap:
        """A line of words on the table."""
        measure = QFontMetricsF(self._small)

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_note(painter, rect.adjusted(4, 4, -4, -4), text, self._scene.theme.palette, self._small)

        size = QSizeF(measure.horizontalAdvance(text) + 30, measure.height() + 16)
        return self._scene.art.pixmap(("note", text), size, paint)

    def reading(self, number: int, width: float, worth: cards.Worth) -> QPixmap:
        """A rivalry card, large."""
        theme = self._scene.theme
        title, text = rivalry_card(number, translate)
        fonts = (theme.font("title", bold=True), theme.font("large"))
        high = cards.rivalry_height(width - 24, text, bool(worth), fonts) + 36

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_rivalry(
                painter, rect.adjusted(12, 12, -12, -12), title, text, worth, number in RULE_CARDS, theme.palette, fonts
            )

        return self._scene.art.pixmap(("reading", title, text, worth), QSizeF(width, high), paint)

    def burst(self, owner: int, size: float) -> QPixmap:
        """Powder flying apart."""
        return self._round("burst", owner, size)

    def splash(self, owner: int, size: float) -> QPixmap:
        """Drops flying from whoever was hit."""
        return self._round("splash", owner, size)

    def _round(self, what: str, owner: int, size: float) -> QPixmap:
        colour = self.colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            if what == "burst":
                art.paint_burst(painter, rect, colour)
            else:
                art.paint_splash(painter, rect, colour)

        return self._lasting.pixmap((what, colour), QSizeF(size, size), paint)

    def star(self, owner: int, text: str) -> QPixmap:
        """What a direct hit gives, in a star."""
        colour, font = self.colours[owner - 1], self._scene.theme.font("small", bold=True)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_star(painter, rect, colour, text, font)

        size = 40.0 * self._scene.theme.text_scale
        return self._lasting.pixmap(("star", colour, text), QSizeF(size, size), paint)

    def trail(self, owner: int, length: float) -> QPixmap:
        """The way down of a token that will fall."""
        colour = self.colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_trail(painter, rect, colour)

        return self._lasting.pixmap(("trail", colour), QSizeF(14, max(10.0, length)), paint)

    def outline(self, place: str) -> QPixmap:
        """The edge of a cell that lies above or below the one that is meant."""
        return self._edge("outline", place, art.paint_outline)

    def new(self, place: str) -> QPixmap:
        """The edge of a cell where a token is new."""
        return self._edge("new", place, art.paint_new)

    def left(self, place: str) -> QPixmap:
        """The edge of a cell that a pawn has left."""
        return self._edge("left", place, art.paint_left)

    def _edge(self, what: str, place: str, paint_edge: Callable[[QPainter, QPainterPath], None]) -> QPixmap:
        shape = self._where.cell_shape(place)
        box = shape.boundingRect()
        _, column, row = split(place)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center() - box.center())
            paint_edge(painter, shape)

        key = (what,) if self._where.flat else (what, column, row)
        return self._lasting.pixmap(key, QSizeF(box.width() + 8, box.height() + 8), paint)

    def space(self, owner: int, place: str) -> QPixmap:
        """An open space of a pattern."""
        wide, high = self._where.cell_size(place)
        colour = self.colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_space(painter, rect, colour)

        return self._lasting.pixmap(("space", colour), QSizeF(wide, high), paint)


def _no_higher_than(room: float, font: QFont) -> QFont:
    """A font that fits between two rows, but never smaller than the smallest size of all."""
    ascent = QFontMetricsF(font).ascent()
    if ascent > room:
        font.setPointSizeF(max(_SMALLEST_POINTS, font.pointSizeF() * room / ascent))
    return font
