"""A seat's plate beside the tower: points now, reserve, sweets, hits, others' tokens, hand, deck and discard pile."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from elios_desktop.games.holi.table.art import paint_splash, paint_sweet, paint_token, seat_colour
from elios_desktop.games.holi.table.cards import paint_back, paint_card
from elios_desktop.games.holi.table.layout import LARGE, PLATE_GAP, WIDE
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.icons import paint_icon
from elios_desktop.ui.kit.shadows import soft_shadow
from elios_desktop.ui.kit.theme import SEAT_STYLES, Palette, Theme

_PAD = 9.0
_BESIDE, _APART = 5.0, 9.0
"""Between a picture and its number, and from there to the next picture."""
_AIR = 5.0
_NAME = 0.5
"""A name that is too long in any case leaves the points their whole words, as long as it has so much of its line."""
_SHARES = (1.0, 0.92, 0.84, 0.76, 0.7, 0.0)
_TRIED = (
    (1.0, 9.0, 3, 1),
    *((share, _AIR, 3, columns) for share in _SHARES for columns in (1, 2)),
    (0.0, 2.0, 3, 1),
    (0.0, 3.0, 2, 1),
    (0.0, 1.0, 2, 1),
)
"""Parts of the chosen type's size, air between the lines, lines, and plates beside each other, in the order in which
they are tried."""
_LARGER = tuple((share, 9.0, 3, 1) for share in (1.6, 1.45, 1.3, 1.15))
"""Tried before them on a large table."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What a plate shows; also the key of its picture."""

    name: str
    colour: int
    tokens: int
    total: int
    sweets: int
    hits: int
    others: tuple[tuple[int, int], ...]
    """Colour and number of the others' tokens in the reserve."""
    hand: int
    deck: int
    discards: int
    top: int
    """The card on top of the discard pile; 0 for none, -1 for one that lies face-down."""
    active: bool
    finished: bool
    won: bool
    points: str
    """What would be counted now."""
    points_short: str
    """The same where the name needs the room."""


@dataclass(frozen=True, slots=True)
class Legend:
    """The words for a plate's pictures."""

    tokens: str
    sweets: str
    hits: str
    others: str
    hand: str
    deck: str


@dataclass(frozen=True, slots=True)
class PlateFonts:
    """The type on a plate."""

    name: QFont
    small: QFont
    air: float = _AIR
    """Between the lines of counts."""
    lines: int = 3
    """How many lines of counts there is room for; without the third, hand and deck are only told."""
    columns: int = 1
    """How many plates stand beside each other at the tower's side."""
    others: int = 1
    """Of how many others tokens are counted."""

    @property
    def line(self) -> float:
        """The height of a line of counts."""
        return float(QFontMetricsF(self.small).height()) + self.air

    @property
    def head(self) -> float:
        """The height of the name."""
        return float(QFontMetricsF(self.name).height())


def fonts_for(theme: Theme, area: QRectF, seats: int, room: QSizeF) -> PlateFonts:
    """The type at the size that the user chose, or as much smaller as it takes for all plates to fit: never under
    the smallest size of all; where even that is too high, closer lines and then fewer. `room` is what there is for
    plates at the tower's side: the height above the button, and the width that the tower leaves."""
    beside = area.width() >= area.height() * WIDE
    usual = plate_size(_scaled(theme, min(1.0, 1 / theme.text_scale), seats))[0]
    fonts = PlateFonts(theme.font("body", bold=True), theme.font("small"), others=seats - 1)
    for share, air, lines, columns in (*_LARGER, *_TRIED) if area.height() >= LARGE else _TRIED:
        scale = share if share > 1 else max(share, 1 / theme.text_scale) if theme.text_scale > 1 else 1.0
        fonts = PlateFonts(theme.font("body", bold=True), theme.font("small"), air, lines, columns, seats - 1)
        for font in (fonts.name, fonts.small):
            font.setPointSizeF(font.pointSizeF() * scale)
        wide, high = plate_size(fonts)
        if beside:
            rows = -(-seats // columns)
            fits = rows * (high + PLATE_GAP) - PLATE_GAP <= room.height()
            if columns > 1:
                fits = fits and seats > 1 and columns * (wide + PLATE_GAP) <= room.width()
            else:  # larger type is no reason for a smaller tower
                fits = fits and (wide <= min(area.width() * 0.26, max(room.width(), usual)) or air < _AIR)
        else:
            fits = columns == 1 and -(-seats // max(1, int(area.width() // (wide + 8)))) * (high + 6) <= (
                area.height() * 0.26
            )
        if fits:
            break
    return fonts


def _scaled(theme: Theme, scale: float, seats: int) -> PlateFonts:
    """The most comfortable type, at another size."""
    fonts = PlateFonts(theme.font("body", bold=True), theme.font("small"), _TRIED[0][1], others=seats - 1)
    for font in (fonts.name, fonts.small):
        font.setPointSizeF(font.pointSizeF() * scale)
    return fonts


def plate_size(fonts: PlateFonts) -> tuple[float, float]:
    """The width and height that a plate needs."""
    measure = QFontMetricsF(fonts.small)
    icon = fonts.line * 0.82
    first = 3 * (icon + _BESIDE) + measure.horizontalAdvance("25/25") + 2 * measure.horizontalAdvance("24") + 2 * _APART
    second = fonts.others * (icon + _BESIDE + measure.horizontalAdvance("12") + _APART) + _pile_height(fonts) * 0.8
    return max(first + 6, second) + 2 * _PAD, fonts.head + fonts.lines * fonts.line + 15


def reserve_spot(rect: QRectF, fonts: PlateFonts) -> QPointF:
    """Where a seat's tokens come from and go to."""
    return QPointF(rect.left() + _PAD + fonts.line * 0.4, rect.top() + 6 + fonts.head + fonts.line / 2)


def sweets_spot(rect: QRectF, fonts: PlateFonts) -> QPointF:
    """Where collected sweets go."""
    return QPointF(rect.center().x(), rect.top() + 6 + fonts.head + fonts.line / 2)


def others_spot(rect: QRectF, fonts: PlateFonts) -> QPointF:
    """Where others' tokens go."""
    return QPointF(rect.left() + _PAD + fonts.line, rect.top() + 6 + fonts.head + fonts.line * 1.5)


def deck_spot(rect: QRectF, fonts: PlateFonts) -> QPointF:
    """Where cards are drawn from."""
    return QPointF(rect.left() + rect.width() * 0.4, rect.top() + 6 + fonts.head + fonts.line * (fonts.lines - 0.5))


def _pile_height(fonts: PlateFonts) -> float:
    return fonts.line * (fonts.lines - 1) - 2


def discard_rect(rect: QRectF, fonts: PlateFonts) -> QRectF:
    """The top card of the discard pile."""
    high = _pile_height(fonts)
    return QRectF(rect.right() - _PAD - high * 0.8, rect.top() + 7 + fonts.head + fonts.line, high * 0.8, high)


def paint_plate(painter: QPainter, rect: QRectF, plate: SeatPlate, fonts: PlateFonts, palette: Palette) -> None:
    """Paint a plate."""
    body = QPainterPath()
    body.addRoundedRect(rect, 10, 10)
    soft_shadow(painter, body, 3, QColor(palette.shadow), QPointF(0, 1.5))
    marked, pale = plate.active or plate.won, plate.finished and not plate.won
    painter.setPen(QPen(QColor(palette.accent if marked else palette.line), 2.6 if marked else 1.0))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(body)
    faded = 0.62 if pale else 1.0  # pictures fade, words stay dark enough to be read
    ink = QColor(palette.text_soft if pale else palette.text)
    painter.setOpacity(faded)
    head, line = fonts.head, fonts.line
    radius = head * 0.42
    spot = QPointF(rect.left() + _PAD + radius, rect.top() + 6 + head / 2)
    draw_mark(painter, plate.colour, spot, radius)
    painter.setOpacity(1.0)
    left, right = spot.x() + radius + 6, rect.right() - _PAD
    if plate.won:
        paint_icon(painter, "winner", palette.accent, QRectF(right - head, rect.top() + 5, head, head))
        right -= head + 2
    elif plate.finished:
        tick = QPainterPath(QPointF(right - 10, spot.y()))
        tick.lineTo(right - 6.5, spot.y() + 4)
        tick.lineTo(right, spot.y() - 5)
        painter.strokePath(tick, QPen(QColor(palette.text), 2.2))
        right -= 15
    elif plate.active:
        arrow = QPainterPath(QPointF(right, spot.y()))
        arrow.lineTo(right - 9, spot.y() - 6)
        arrow.lineTo(right - 9, spot.y() + 6)
        arrow.closeSubpath()
        painter.fillPath(arrow, QColor(palette.accent))
        right -= 14
    painter.setFont(fonts.small)
    painter.setPen(QColor(palette.text_soft))
    points = points_beside(plate, fonts, right - left - 6)
    room = QFontMetricsF(fonts.small).horizontalAdvance(points)
    painter.drawText(QRectF(right - room - 1, rect.top() + 6, room + 2, head), _MIDDLE, points)
    right -= room + 6
    painter.setFont(fonts.name)
    painter.setPen(ink)
    shown = QFontMetricsF(fonts.name).elidedText(plate.name, Qt.TextElideMode.ElideRight, right - left)
    painter.drawText(QRectF(left, rect.top() + 6, right - left, head), _MIDDLE, shown)
    painter.setFont(fonts.small)
    row = _Row(painter, rect.left() + _PAD, rect.top() + 6 + head, line, ink, fonts.small, faded)
    row.token(plate.colour, f"{plate.tokens}/{plate.total}")
    row.sweet(str(plate.sweets))
    row.hits(plate.colour, str(plate.hits), palette.dark)
    row = _Row(painter, rect.left() + _PAD, rect.top() + 6 + head + line, line, ink, fonts.small, faded)
    for colour, count in plate.others:
        row.token(colour, str(count), none=not count)
    if fonts.lines > 2:
        row = _Row(painter, rect.left() + _PAD, rect.top() + 6 + head + 2 * line, line, ink, fonts.small, faded)
        row.cards(plate.colour, str(plate.hand), fan=True)
        row.cards(plate.colour, str(plate.deck), fan=False)
    painter.setOpacity(faded)
    pile = discard_rect(rect, fonts)
    if plate.top:
        for behind in range(min(2, plate.discards - 1)):
            paint_back(painter, pile.translated(-2 + behind * 2, -2 + behind * 2), plate.colour, fonts.small)
        if plate.top > 0:
            paint_card(painter, pile, plate.top, plate.colour, fonts.small, number=False)
        else:
            paint_back(painter, pile, plate.colour, fonts.small)
        text = str(plate.discards)
        wide = QFontMetricsF(fonts.small).horizontalAdvance(text) + 8
        badge = QRectF(pile.left() - wide - 6, pile.bottom() - line + 2, wide, line - 2)
        painter.setOpacity(1.0)
        painter.setPen(ink)
        painter.drawText(badge, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
    else:
        painter.setPen(QPen(QColor(palette.line), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pile, 4, 4)
    painter.setOpacity(1.0)


def paint_legend(painter: QPainter, rect: QRectF, words: Legend, colour: int, font: QFont, palette: Palette) -> None:
    """What the pictures on a plate mean, in two columns."""
    body = QPainterPath()
    body.addRoundedRect(rect, 10, 10)
    soft_shadow(painter, body, 3, QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.line), 1.0))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(body)
    ink, line = QColor(palette.text), (rect.height() - 2 * _PAD) / 3
    painter.setFont(font)
    for number in range(6):
        column, row = divmod(number, 3)
        left = rect.left() + _PAD + column * (rect.width() - _PAD) / 2
        entry = _Row(painter, left, rect.top() + _PAD + row * line, line, ink, font, 1.0)
        match number:
            case 0:
                entry.token(colour, words.tokens)
            case 1:
                entry.sweet(words.sweets)
            case 2:
                entry.hits(colour, words.hits, palette.dark)
            case 3:
                entry.token((colour + 1) % len(SEAT_STYLES), words.others)
            case 4:
                entry.cards(colour, words.hand, fan=True)
            case 5:
                entry.cards(colour, words.deck, fan=False)


def legend_width(words: Legend, font: QFont, line: float) -> float:
    """How wide the longer column of the legend is, twice."""
    measure = QFontMetricsF(font)
    longest = max(measure.horizontalAdvance(getattr(words, each.name)) for each in fields(words))
    return 2 * (line * 0.82 + _BESIDE + longest + _APART) + 3 * _PAD


def points_beside(plate: SeatPlate, fonts: PlateFonts, room: float) -> str:
    """A seat's points in whole words, unless a name stands there whole only beside the short ones."""
    measure = QFontMetricsF(fonts.small)
    name = QFontMetricsF(fonts.name).horizontalAdvance(plate.name)
    left, left_short = (room - measure.horizontalAdvance(each) for each in (plate.points, plate.points_short))
    return plate.points_short if left < name <= left_short or left < min(name, room * _NAME) else plate.points


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class _Row:
    """Icons with their counts, from left to right."""

    def __init__(
        self, painter: QPainter, left: float, top: float, line: float, ink: QColor, font: QFont, faded: float
    ) -> None:
        self._painter, self._left, self._top, self._line = painter, left, top, line
        self._ink, self._font, self._faded = ink, font, faded

    def token(self, colour: int, text: str, none: bool = False) -> None:
        """Tokens of a colour; fainter if there are none."""
        box = self._icon(self._faded * (0.45 if none else 1.0))
        wider = box.width() * 0.14
        # The disc lies below the middle of its picture, as on a cell: here its middle is the line's.
        paint_token(self._painter, box.adjusted(-wider, -2.2 * wider, wider, 0.6 * wider), colour, stained=False)
        self._text(text)

    def sweet(self, text: str) -> None:
        """Sweets."""
        box = self._icon(self._faded)
        paint_sweet(self._painter, box.center(), box.width() * 0.42)
        self._text(text)

    def hits(self, colour: int, text: str, dark: bool) -> None:
        """Points for direct hits; on a dark plate on a slip of paper, as a dark splash is hardly seen there."""
        box = self._icon(self._faded)
        if dark:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor("#fff3dc"))
            self._painter.drawRoundedRect(box, box.width() * 0.3, box.width() * 0.3)
            inner = box.width() * 0.06
            box = box.adjusted(inner, inner, -inner, -inner)
        paint_splash(self._painter, box, colour)
        self._text(text)

    def cards(self, colour: int, text: str, fan: bool) -> None:
        """Cards: a fan (the hand) or a stack (the deck)."""
        box = self._icon(self._faded)
        card = QRectF(0, 0, box.height() * 0.62, box.height() * 0.86)
        for number in range(3):
            self._painter.save()
            away = QPointF(0, 2) if fan else QPointF(number * 1.6 - 2, 1 - number * 1.4)
            self._painter.translate(box.center() + away)
            if fan:
                self._painter.rotate((number - 1) * 17)
            card.moveCenter(QPointF(0, 0))
            self._painter.setPen(QPen(QColor("#fff0cf"), 0.9))
            self._painter.setBrush(seat_colour(colour).darker(130))
            self._painter.drawRoundedRect(card, 2, 2)
            self._painter.restore()
        self._text(text)

    def _icon(self, opacity: float) -> QRectF:
        """Room for the next picture, which is painted with this opacity until its words follow."""
        self._painter.save()
        self._painter.setOpacity(opacity)
        size = self._line * 0.82
        box = QRectF(self._left, self._top + (self._line - size) / 2, size, size)
        self._left += size + _BESIDE
        return box

    def _text(self, text: str) -> None:
        self._painter.restore()
        wide = QFontMetricsF(self._font).horizontalAdvance(text)
        self._painter.setPen(self._ink)
        self._painter.drawText(QRectF(self._left, self._top, wide + 2, self._line), _MIDDLE, text)
        self._left += wide + _APART
