"""All pictures of the table of Holi as pixmaps, painted once for a size.

Every key names all that its picture depends on besides size, pixel ratio, theme and language.
"""

from collections.abc import Callable, Sequence
from math import radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from elios_desktop.games.holi.rules import RULE_CARDS, SCORING_CARDS, Way
from elios_desktop.games.holi.table import art, cards, courtyard, plates
from elios_desktop.games.holi.table.layout import CARD_RATIO, TOKEN_HALF, Layout, split
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.materials import cast, lettering_size, paint_brass, paint_lettering, paint_pool, rounded
from elios_desktop.ui.kit.theme import BRASS_INK, RAISED, SIZES, shrunk

PLATE_AIR = 14.0
"""Around a plate's paper, for its shadow."""
_SHADOW = 24.0
_SMALLEST_POINTS = 11.0


class Pictures:
    """Paints for one layout; `lasting` keeps the pictures without words, `colours` are the seats' colours."""

    def __init__(
        self, scene: TableScene, lasting: Art, where: Layout, plate_type: plates.PlateType, colours: Sequence[int]
    ) -> None:
        self._scene = scene
        self._lasting = lasting
        self._where = where
        self.colours = colours
        theme = scene.theme
        self.plate_type = plate_type
        self._bold, self._small = theme.font("body", bold=True), theme.font("small")
        self._stone = _no_higher_than(where.smallest_row, theme.font("small", bold=True))
        """For what is written on the stone: names of rows and columns, numbers of sweets."""

    def floor(self, level: int) -> tuple[QPixmap, QPointF]:
        """A level's stone, and where the middle of its picture goes."""
        room = courtyard.floor_room(self._where, level)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-room.topLeft())
            courtyard.paint_floor(painter, self._where, level, self._scene.theme.palette, self._stone)

        key = ("floor", level, self._where.in_play, self._where.flat, round(room.top()), self._stone.pointSizeF())
        return self._lasting.pixmap(key, room.size(), paint), room.center()

    def token(self, owner: int, place: str, ghost: bool = False) -> tuple[QPixmap, QPointF]:
        """A token on a cell, and where the middle of its picture goes."""
        level, _, row = split(place)
        wide, high = self._where.row_size(level, row)
        colour, flat = self.colours[owner - 1], self._where.flat
        across, tall = (high * 0.37, high * 0.37) if flat else (wide * TOKEN_HALF, high * TOKEN_HALF * 1.06)
        thick = high * 0.05 if flat else max(2.0, high * 0.15)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect.center(), across, tall, thick, colour, ghost=ghost)

        size = QSizeF(across * 3.1, max(tall * 3.5, 2 * tall + 4 * thick))
        return self._lasting.pixmap(("token", colour, ghost, flat), size, paint), self._where.token_spot(place)

    def pawn(
        self, seat: int, size: float, *, lifted: bool = False, ghost: bool = False, stains: Sequence[int] = ()
    ) -> QPixmap:
        """A seat's pawn, with the powder of these colours on it."""
        colour = self.colours[seat - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_pawn(painter, rect, colour, lifted=lifted, ghost=ghost, stains=stains)

        return self._lasting.pixmap(("pawn", colour, lifted, ghost, tuple(stains)), QSizeF(size * 0.86, size), paint)

    def sweets(self, place: str, count: int) -> tuple[QPixmap, QPointF]:
        """Sweets in the front corner of a cell, where a token leaves room for them."""
        wide, high = self._where.cell_size(place)
        height = self.sweets_height(place)
        size = QSizeF(min(wide * 0.95, height * 2.5), height)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_sweets(painter, rect, count, self._stone)

        spot = self._where.centre(place) + QPointF(0, high * 0.14)
        return self._lasting.pixmap(("sweets", count, self._stone.pointSizeF()), size, paint), spot

    def sweets_height(self, place: str) -> float:
        """The height of the picture of sweets on a cell."""
        return max(self._where.cell_size(place)[1] * 0.62, 17.0)

    def lamp(self, radius: float) -> QPixmap:
        """A paper lamp by itself, which may swing."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            courtyard.paint_lamp(painter, rect.center(), radius)

        return self._lasting.pixmap(("lamp",), QSizeF(radius * 2.6, radius * 2.6), paint)

    def light(self, size: float) -> QPixmap:
        """Lamp light on the stone around the pawn whose turn it is."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_pool(painter, rect.center(), rect.width() / 2, rect.height() / 2, "#ffd75e", 0.95)
            painter.setPen(QPen(QColor("#ffe27a"), max(1.4, size * 0.028)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.center(), rect.width() * 0.27, rect.height() * 0.27)

        wide = size * 1.25
        return self._lasting.pixmap(("light",), QSizeF(wide, wide if self._where.flat else wide * 0.46), paint)

    def colour_card(
        self, card: int, seat: int, way: Way | None, height: float, lifted: bool = False, angle: float = 0.0
    ) -> QPixmap:
        """A colour card face-up, turned for a way of throwing it; at rest it leans by `angle` in the fan. Lifted it is
        smaller and floats beside the pointer, so that it doesn't hide what it is about to do."""
        colour, font = self.colours[seat - 1], self._scene.theme.font("small", bold=True)
        quarters, mirrored, stand = (way.quarters, way.mirrored, way.stand) if way else (0, False, None)

        def paint(painter: QPainter, rect: QRectF) -> None:
            cards.paint_card(
                painter, self._lean(painter, rect, height, lifted, angle), card, colour, font,
                quarters=quarters, mirrored=mirrored, stand=stand, lifted=lifted,
            )  # fmt: skip

        key = ("card", card, colour, quarters, mirrored, stand, lifted, round(height), round(angle, 1))
        return self._lasting.pixmap(key, self._card_size(height, lifted, angle), paint)

    def card_back(self, seat: int, peek: int, height: float, lifted: bool = False, angle: float = 0.0) -> QPixmap:
        """A card's back; `peek` is the number that its owner sees in the corner."""
        colour, font = self.colours[seat - 1], self._scene.theme.font("small", bold=True)

        def paint(painter: QPainter, rect: QRectF) -> None:
            card = self._lean(painter, rect, height, lifted, angle)
            cards.paint_back(painter, card, colour, font, peek=peek, lifted=lifted)

        key = ("back", colour, peek, lifted, round(height), round(angle, 1))
        return self._lasting.pixmap(key, self._card_size(height, lifted, angle), paint)

    def covered_hand(self, seat: int, count: int, words: str) -> QPixmap:
        """So many cards of a seat as a fan, face-down, and upon them what to do with them."""
        where, high = self._where, self._where.card
        theme = self._scene.theme
        room = where.hand.width() * 0.9
        type_ = shrunk(theme.font("body", bold=True), words, room - 32, SIZES["small"])
        measure = QFontMetricsF(type_)
        pill = QSizeF(min(room, measure.horizontalAdvance(words) + 32), measure.height() + 12)

        def paint(painter: QPainter, rect: QRectF) -> None:
            font = self._scene.theme.font("small", bold=True)
            for index in range(count):
                painter.save()
                painter.translate(where.card_spot(index, count) - where.hand.center() + rect.center())
                painter.rotate(where.card_angle(index, count))
                card = QRectF(-high * CARD_RATIO / 2, -high / 2, high * CARD_RATIO, high)
                cards.paint_back(painter, card, self.colours[seat - 1], font)
                painter.restore()
            body = QRectF(QPointF(), pill)
            body.moveCenter(rect.center())
            shape = rounded(body, body.height() / 2)
            cast(painter, shape, RAISED, theme.palette.dark)
            painter.fillPath(shape, QColor(theme.palette.panel))
            painter.setPen(QColor(theme.palette.text))
            painter.setFont(type_)
            shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, body.width() - 20)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, shown)

        key = ("covered", self.colours[seat - 1], count, words)
        wide = where.card_spot(count - 1, count).x() - where.card_spot(0, count).x() + high * (CARD_RATIO + 0.2)
        wide = max(wide, pill.width() + 20)
        return self._scene.art.pixmap(key, QSizeF(wide + _SHADOW, where.hand.height()), paint)

    @staticmethod
    def _card_size(height: float, lifted: bool, angle: float) -> QSizeF:
        if not lifted:
            lean = sin(radians(abs(angle)))
            return QSizeF(height * (CARD_RATIO + lean) + _SHADOW, height * (1 + CARD_RATIO * lean) + _SHADOW)
        small = max(62.0, height * 0.72)
        return QSizeF((small * CARD_RATIO + _SHADOW) * 2 + 40, (small + _SHADOW) * 2 + 20)

    @staticmethod
    def _lean(painter: QPainter, rect: QRectF, height: float, lifted: bool, angle: float) -> QRectF:
        """Where the card is in its picture, as it leans there."""
        if not lifted:
            painter.translate(rect.center())
            painter.rotate(angle)
            return QRectF(-height * CARD_RATIO / 2, -height / 2, height * CARD_RATIO, height)
        return Pictures._lifted_rect(rect)

    @staticmethod
    def _lifted_rect(rect: QRectF) -> QRectF:
        half = _SHADOW / 2
        wide, high = (rect.width() - 40) / 2 - _SHADOW, (rect.height() - 20) / 2 - _SHADOW
        return QRectF(rect.right() - half - wide, rect.top() + half, wide, high)

    def below_lifted(self, note: QSizeF) -> QPointF:
        """The middle of a note below a card in the hand, from the middle of the card's picture."""
        size = self._card_size(self._where.card, True, 0.0)
        card = self._lifted_rect(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()))
        return QPointF(card.center().x(), card.bottom() + note.height() / 2 + 2)

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

    def plate(self, plate: plates.SeatPlate, size: QSizeF) -> QPixmap:
        """A seat's plate."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            air = PLATE_AIR
            plates.paint_plate(
                painter, rect.adjusted(air, air, -air, -air), plate, self.plate_type, self._scene.theme.palette
            )

        return self._scene.art.pixmap(("plate", plate), size, paint)

    def sheet(self, plate: plates.SeatPlate, head: str, lines: tuple[plates.SheetLine, ...], most: float) -> QPixmap:
        """A seat's plate unfolded, not higher than that."""
        theme = self._scene.theme
        fonts = plates.sheet_fonts(theme, most, len(lines))
        size, air = plates.sheet_size(plate, lines, head, fonts), 2 * PLATE_AIR

        def paint(painter: QPainter, rect: QRectF) -> None:
            inner = rect.adjusted(air, air, -air, -air)
            plates.paint_sheet(painter, inner, plate, head, lines, fonts, theme.palette)

        return self._scene.art.pixmap(("sheet", plate, head, lines), size + QSizeF(2 * air, 2 * air), paint)

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

    def puff(self, owner: int, size: float) -> QPixmap:
        """A little powder in the air."""
        tone = art.seat_colour(self.colours[owner - 1]).lighter(122)

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_pool(painter, rect.center(), rect.width() / 2, rect.height() / 2, tone, 0.9)

        return self._lasting.pixmap(("puff", self.colours[owner - 1]), QSizeF(size, size), paint)

    def ring(self, owner: int, size: QSizeF) -> QPixmap:
        """Dust that runs out from where something landed."""
        tone = art.seat_colour(self.colours[owner - 1]).lighter(125)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_dust_ring(painter, rect, tone)

        return self._lasting.pixmap(("ring", self.colours[owner - 1]), size, paint)

    def shout(self, owner: int, text: str) -> QPixmap:
        """Words that stand in the air for a moment, in a seat's colour."""
        font = self._scene.theme.font("page", bold=True)
        tone = art.seat_colour(self.colours[owner - 1])

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_lettering(painter, rect.center(), text, font, tone)

        size = lettering_size(font, text).size()
        return self._lasting.pixmap(("shout", self.colours[owner - 1], text), size, paint)

    def coin(self, text: str) -> QPixmap:
        """What somebody gained, struck in brass."""
        font = self._scene.theme.font("body", bold=True)
        measure = QFontMetricsF(font)

        def paint(painter: QPainter, rect: QRectF) -> None:
            body = rect.adjusted(7, 5, -7, -9)
            pill = rounded(body, body.height() / 2)
            cast(painter, pill, RAISED, self._scene.theme.palette.dark)
            paint_brass(painter, pill)
            painter.setFont(font)
            painter.setPen(QColor(BRASS_INK))
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)

        size = QSizeF(measure.horizontalAdvance(text) + 46, measure.height() + 24)
        return self._lasting.pixmap(("coin", text), size, paint)

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
