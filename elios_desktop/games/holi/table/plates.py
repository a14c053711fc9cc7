"""A seat's plate beside the tower: its points in large figures, what it has left around its mark, three small counts,
deck and discard pile. Where somebody asks it unfolds into a sheet that says each number in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from elios_desktop.games.holi.table import cards, layout
from elios_desktop.games.holi.table.art import paint_splash, paint_stain, paint_sweet, paint_token, seat_colour
from elios_desktop.ui.kit import faces, icons
from elios_desktop.ui.kit.materials import cast, paint_paper, rounded, with_alpha
from elios_desktop.ui.kit.theme import RAISED, SIZES, TAG, Palette, Theme, shrunk

_EDGE = 6.0
"""The strip of cloth in the seat's colour."""
_RING, _THICK = 34.0, 6.5
"""The radius of the ring of tokens, and its width."""
_PAD = 10.0
_HEIGHT = 98.0
_CARD = (28.0, 37.0)
_NAME, _POINTS = 1.06, 2.62
"""Of ordinary type, and of the largest figures."""
_LEAST_POINTS = 0.62
"""Of their size, where a number is long."""
_SMALLEST = SIZES["small"]
_LEAST, _STEP = 0.55, 0.97
"""The smallest plates, of the usual size, and the steps by which sizes are tried."""
_USUAL, _MOST = QSizeF(1060, 700), 1.6
"""On a table larger than this plates grow with it, so far at most."""
_WIDEST = 0.27
"""Plates take at most so much of the table's width, …"""
_HIGHEST = 0.30
"""… and above the tower of its height."""
_ROWS = (1.42, 1.25, 1.08)
"""A line of the sheet, in lines of type: with as much air as there is room for."""


class Parts(IntEnum):
    """How much of it there is room for."""

    FIGURES = 0
    """Ring, name, points and counts."""
    WORDS = 1
    """And the word “points” beside them."""
    CARDS = 2
    """And deck and discard pile."""


_WORTH = {Parts.CARDS: 1.12, Parts.WORDS: 1.05, Parts.FIGURES: 1.0}
"""How much larger a plate would have to be for people to go without what is on it."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What a plate shows; also the key of its picture."""

    name: str
    colour: int
    tokens: int
    total: int
    """Of how many tokens."""
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
    points: int
    """What would be counted now."""
    word: str
    """“points”, as it is said of so many, ..."""
    word_short: str
    """... and where there is little room."""
    level: int = 0
    """Of a computer that plays the seat; 0 for anybody else."""
    stains: tuple[int, ...] = ()
    """The colours that hit it directly, the first hit first."""

    @property
    def taken(self) -> int:
        """How many tokens of others it holds."""
        return sum(count for _, count in self.others)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the unfolded plate."""

    icon: str
    """"sweets", "hits", "taken", "given", "levels", "rivalry", "deck" or "hand"."""
    text: str
    worth: str = ""
    """What it earns, in words."""


@dataclass(frozen=True, slots=True)
class PlateType:
    """The size of a plate and the type on it."""

    scale: float
    """1: as it is at the usual size of type."""
    parts: Parts
    name: QFont
    points: QFont
    small: QFont
    columns: int = 1
    """How many plates stand beside each other at the tower's side."""

    @property
    def line(self) -> float:
        """The height of the counts."""
        return float(QFontMetricsF(self.small).height())

    @property
    def ring(self) -> float:
        """The radius of the ring."""
        return _RING * self.scale


def type_for(theme: Theme, area: QRectF, seats: int, room: QSizeF) -> PlateType:
    """Return the type at the size that the user chose, or as much smaller as it takes for all plates to fit: never
    under the smallest size of all. Where the room is narrow a plate leaves out its cards, and then a word. `room` is
    what there is for plates at the tower's side: the height above the button, and the width that the tower leaves."""
    beside = area.width() >= area.height() * layout.WIDE
    best = (0.0, _of(theme, _LEAST, Parts.FIGURES))
    scale = max(theme.text_scale, min(_MOST, area.height() / _USUAL.height(), area.width() / _USUAL.width()))
    while scale >= _LEAST:
        for parts, value in _WORTH.items():
            found = _of(theme, scale, parts)
            size = plate_size(found)
            fits = _fits_beside(size, area, seats, room) if beside else _fits_above(size, area, seats)
            if fits and scale * value > best[0]:
                best = scale * value, found
        if scale * max(_WORTH.values()) < best[0]:
            break
        scale *= _STEP
    return best[1]


def _fits_beside(size: tuple[float, float], area: QRectF, seats: int, room: QSizeF) -> bool:
    high = seats * (size[1] + layout.PLATE_GAP) - layout.PLATE_GAP
    return high <= room.height() and size[0] <= max(room.width(), area.width() * _WIDEST)


def _fits_above(size: tuple[float, float], area: QRectF, seats: int) -> bool:
    per_row = max(1, int(area.width() // (size[0] + 16)))
    return -(-seats // per_row) * (size[1] + 6) <= area.height() * _HIGHEST


def _of(theme: Theme, scale: float, parts: Parts) -> PlateType:
    name, points, small = theme.font("body", bold=True), theme.font("body", bold=True), theme.font("small")
    for font, size in ((name, SIZES["body"] * _NAME), (points, SIZES["body"] * _POINTS), (small, _SMALLEST)):
        font.setPointSizeF(max(_SMALLEST, size * scale))
    return PlateType(scale, parts, name, points, small)


def plate_size(type_: PlateType) -> tuple[float, float]:
    """Return the width and height of a plate."""
    scale = type_.scale
    words = QFontMetricsF(type_.points).horizontalAdvance("88")
    if type_.parts >= Parts.WORDS:
        words += QFontMetricsF(type_.small).horizontalAdvance("points") + 7 * scale
    words = max(words, _counts_room(type_) - 10 * scale)
    wide = (_EDGE + _PAD) * scale + 2 * type_.ring + 10 * scale + words + _PAD * scale
    if type_.parts >= Parts.CARDS:
        wide += (_CARD[0] + 4) * scale
    high = max(
        _HEIGHT * scale,
        QFontMetricsF(type_.name).height() + QFontMetricsF(type_.points).capHeight() * 1.35 + type_.line + 20 * scale,
    )
    return wide, high


def _counts_room(type_: PlateType) -> float:
    """Return what three counts take, of which two have one figure."""
    icon, digit = type_.line * 0.86, QFontMetricsF(type_.small).horizontalAdvance("8")
    return 3.3 * icon + 4 * digit + 6 * 3 + 2 * 6 * type_.scale


def ring_centre(rect: QRectF, type_: PlateType) -> QPointF:
    """Tell where a seat's tokens come from and go to."""
    return QPointF(rect.left() + (_EDGE + _PAD) * type_.scale + type_.ring, rect.center().y())


def counts_spot(rect: QRectF, type_: PlateType, number: int) -> QPointF:
    """Tell where sweets (0), direct hits (1) and others' tokens (2) are counted."""
    left = ring_centre(rect, type_).x() + type_.ring
    return QPointF(left + (number * 0.32 + 0.1) * (rect.right() - left), rect.bottom() - type_.line * 0.8)


def deck_rect(rect: QRectF, type_: PlateType) -> QRectF:
    """Return the deck."""
    wide, high = _CARD[0] * type_.scale, _CARD[1] * type_.scale
    return QRectF(rect.right() - _PAD * type_.scale * 0.8 - wide, rect.top() + 9 * type_.scale, wide, high)


def discard_rect(rect: QRectF, type_: PlateType) -> QRectF:
    """Return the top card of the discard pile."""
    deck = deck_rect(rect, type_)
    return deck.translated(0, rect.bottom() - 7 * type_.scale - deck.bottom())


def paint_plate(painter: QPainter, rect: QRectF, plate: SeatPlate, type_: PlateType, palette: Palette) -> None:
    """Paint a plate; `rect` is its paper."""
    body = rounded(rect, TAG * type_.scale)
    _paint_paper(painter, body, rect, plate, type_.scale, palette)
    pale = plate.finished and not plate.won
    ink = QColor(palette.text_soft if pale else palette.text)
    centre = ring_centre(rect, type_)
    _paint_ring(painter, centre, type_.ring, plate, type_.small, ink, palette)
    left = centre.x() + type_.ring + 10 * type_.scale
    right = rect.right() - _PAD * type_.scale
    if type_.parts >= Parts.CARDS:
        right = deck_rect(rect, type_).left() - 5 * type_.scale
        _paint_cards(painter, rect, plate, type_, palette)
    name_high = QFontMetricsF(type_.name).height()
    top = rect.top() + 6 * type_.scale
    after = _paint_signs(painter, QRectF(left, top, right - left, name_high), plate, palette)
    font = shrunk(type_.name, plate.name, after - left, SIZES["body"])
    painter.setFont(font)
    painter.setPen(ink)
    shown = QFontMetricsF(font).elidedText(plate.name, Qt.TextElideMode.ElideRight, after - left)
    painter.drawText(QRectF(left, top, after - left + 1, name_high), _MIDDLE, shown)
    counts = rect.bottom() - 5 * type_.scale - type_.line
    _paint_points(painter, QRectF(left, top + name_high, right - left, counts - top - name_high), plate, type_, palette)
    _paint_counts(painter, QRectF(left, counts, right - left, type_.line), plate, type_.small, ink, palette)


def _paint_paper(
    painter: QPainter,
    body: QPainterPath,
    rect: QRectF,
    plate: SeatPlate,
    scale: float,
    palette: Palette,
    stained: float = 1.0,
) -> None:
    """The paper with its strip of cloth, stained by whoever hit the seat, and gilt while it is its turn."""
    cast(painter, body, RAISED, palette.dark, scale)
    paint_paper(painter, body, QColor(palette.panel), palette.dark, plate.colour + 1)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    if plate.active:
        glow = QLinearGradient(rect.topLeft(), rect.topRight())
        glow.setColorAt(0, with_alpha("#ffc94d", 0.0))
        glow.setColorAt(1, with_alpha("#ffc94d", 0.16 if palette.dark else 0.22))
        painter.fillRect(rect, glow)
    for number, (x, y, size) in enumerate(_stain_spots(len(plate.stains))):
        spot = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        strength = (0.30 if palette.dark else 0.34) * stained
        paint_stain(painter, spot, rect.height() * size, plate.stains[number], number + 3, strength)
    cloth = QRectF(rect.left(), rect.top(), _EDGE * scale, rect.height())
    weave = QLinearGradient(cloth.topLeft(), cloth.topRight())
    weave.setColorAt(0, seat_colour(plate.colour).lighter(118))
    weave.setColorAt(1, seat_colour(plate.colour).darker(118))
    painter.fillRect(cloth, weave)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if plate.active or plate.won:
        gilt = QLinearGradient(rect.topLeft(), rect.bottomRight())
        tones = (
            ("#fbe6a6", "#e6bb55", "#9a6a12", "#f0c04a")
            if not palette.dark
            else ("#fff0bd", "#f0c04a", "#c4902c", "#ffdf8a")
        )
        for number, tone in enumerate(tones):
            gilt.setColorAt(number / 3, QColor(tone))
        painter.setPen(QPen(QColor("#7a5208"), 4.4 * scale))
        painter.drawPath(body)
        painter.setPen(QPen(gilt, 3.2 * scale))
    else:
        painter.setPen(QPen(QColor(palette.line), 1.0))
    painter.drawPath(body)


def _stain_spots(count: int) -> Iterator[tuple[float, float, float]]:
    """Tell where stains lie on a plate, as parts of it, and how large they are: no two at the same spot."""
    for number in range(min(count, 9)):
        x = (0.86, 0.20, 0.62, 0.40, 0.95, 0.08, 0.74, 0.52, 0.30)[number]
        y = (0.30, 0.80, 0.85, 0.16, 0.80, 0.30, 0.10, 0.55, 0.30)[number]
        yield x, y, 0.62 - 0.03 * number


def _paint_ring(
    painter: QPainter, centre: QPointF, radius: float, plate: SeatPlate, font: QFont, ink: QColor, palette: Palette
) -> None:
    """A segment for each token, thin where it is spent; the mark and the number inside."""
    thick = _THICK * radius / _RING
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius).adjusted(
        thick / 2, thick / 2, -thick / 2, -thick / 2
    )
    step = 360 / plate.total
    spent = QColor(palette.text_soft)
    spent.setAlphaF(0.38)
    colour = seat_colour(plate.colour)
    tone = colour.lighter(128) if palette.dark else colour
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(plate.total):
        left = number < plate.tokens
        pen = QPen(tone if left else spent, thick if left else max(1.4, thick * 0.32))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(room, round((90 - (number + 1) * step + step * 0.16) * 16), round(step * 0.68 * 16))
    measure = QFontMetricsF(font)
    mark = radius * 0.36
    block = 2 * mark + measure.capHeight() + radius * 0.16
    top = centre.y() - block / 2
    faces.draw_who(painter, plate.level, plate.colour, QPointF(centre.x(), top + mark), mark)
    bold = QFont(font)
    bold.setWeight(QFont.Weight.Bold)
    painter.setFont(bold)
    painter.setPen(ink)
    base = top + block
    text = str(plate.tokens)
    painter.drawText(QPointF(centre.x() - QFontMetricsF(bold).horizontalAdvance(text) / 2, base), text)


def _paint_signs(painter: QPainter, line: QRectF, plate: SeatPlate, palette: Palette) -> float:
    """Return what stands behind the name: a crown, a tick, a computer's level. Where the name has to end."""
    right, middle = line.right(), line.center().y()
    if plate.won:
        size = line.height()
        icons.paint_icon(painter, "winner", palette.accent, QRectF(right - size, line.top(), size, size))
        right -= size + 3
    elif plate.finished:
        tick = QPainterPath(QPointF(right - 12, middle))
        tick.lineTo(right - 8, middle + 5)
        tick.lineTo(right, middle - 6)
        painter.strokePath(tick, QPen(QColor(palette.good), 2.6))
        right -= 17
    return faces.draw_level(painter, plate.level, QPointF(right, middle + 1), line.height() * 0.11, palette)


def _paint_points(painter: QPainter, room: QRectF, plate: SeatPlate, type_: PlateType, palette: Palette) -> None:
    """What decides, as large as it goes, and what it is."""
    figures, text, small = QFont(type_.points), str(plate.points), QFontMetricsF(type_.small)
    words = [plate.word, plate.word_short, ""] if type_.parts >= Parts.WORDS else [""]
    word = ""
    for word in words:
        left = room.width() - (small.horizontalAdvance(word) + 6 * type_.scale if word else 0.0)
        wide = QFontMetricsF(figures).horizontalAdvance(text)
        if wide <= left or (wide * _LEAST_POINTS <= left and word == words[-1]):
            figures.setPointSizeF(figures.pointSizeF() * min(1.0, left / wide))
            break
    measure = QFontMetricsF(figures)
    base = room.center().y() + measure.capHeight() / 2
    painter.setFont(figures)
    painter.setPen(QColor(palette.text))
    painter.drawText(QPointF(room.left() - 1, base), text)
    if word:
        painter.setFont(type_.small)
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(QPointF(room.left() + measure.horizontalAdvance(text) + 6 * type_.scale, base), word)


def _paint_counts(
    painter: QPainter, room: QRectF, plate: SeatPlate, font: QFont, ink: QColor, palette: Palette
) -> None:
    """Sweets, direct hits, and tokens of others."""
    measure, size = QFontMetricsF(font), room.height() * 0.86
    texts = (str(plate.sweets), str(plate.hits), str(plate.taken))
    wide = [size + 3 + measure.horizontalAdvance(text) for text in texts]
    wide[2] += size * 0.3
    left = min(room.left(), room.right() - sum(wide) - 8)  # long numbers go on beside the ring
    gap = max(4.0, min(10.0, (room.right() - left - sum(wide)) / 2))
    painter.setFont(font)
    for number, text in enumerate(texts):
        icon = QRectF(left, room.center().y() - size / 2, size * (1.3 if number == 2 else 1.0), size)
        paint_sign(painter, ("sweets", "hits", "taken")[number], icon, plate, palette)
        painter.setPen(ink)
        painter.drawText(
            QRectF(icon.right() + 3, room.top(), measure.horizontalAdvance(text) + 2, room.height()), _MIDDLE, text
        )
        left += wide[number] + gap


def _paint_cards(painter: QPainter, rect: QRectF, plate: SeatPlate, type_: PlateType, palette: Palette) -> None:
    """The deck with its number, and what lies on the discard pile."""
    deck, pile = deck_rect(rect, type_), discard_rect(rect, type_)
    round_ = 3.5 * type_.scale
    dashed = QPen(QColor(palette.text_soft), 1.2, Qt.PenStyle.DashLine)
    if plate.deck:
        for behind in range(min(2, plate.deck - 1), 0, -1):
            painter.setPen(QPen(QColor("#fff0cf"), 1.0))
            painter.setBrush(seat_colour(plate.colour).darker(165))
            painter.drawPath(rounded(deck.translated(behind * 1.6, behind * 1.6), round_))
        painter.setPen(QPen(QColor("#fff0cf"), 1.2))
        painter.setBrush(seat_colour(plate.colour).darker(140))
        painter.drawPath(rounded(deck, round_))
        painter.setPen(QColor("#ffffff"))
    else:
        painter.setPen(dashed)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(deck, round_))
        painter.setPen(QColor(palette.text))
    bold = QFont(type_.small)
    bold.setWeight(QFont.Weight.Bold)
    painter.setFont(bold)
    painter.drawText(deck, Qt.AlignmentFlag.AlignCenter, str(plate.deck))
    if plate.top > 0:
        cards.paint_card(painter, pile, plate.top, plate.colour, type_.small, number=False)
    elif plate.top:
        cards.paint_back(painter, pile, plate.colour, type_.small)
    else:
        painter.setPen(dashed)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(pile, round_))


def paint_sign(painter: QPainter, icon: str, room: QRectF, plate: SeatPlate, palette: Palette) -> None:
    """The little picture of what is counted."""
    painter.save()
    middle, half = room.center(), room.height() / 2
    match icon:
        case "sweets":
            paint_sweet(painter, middle, half * 0.86)
        case "hits":
            if palette.dark:  # a dark splash is hardly seen on a dark plate
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#fff3dc"))
                painter.drawEllipse(middle, half, half)
            paint_splash(painter, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), plate.colour)
        case "taken":
            held = [colour for colour, count in plate.others if count] or [plate.others[0][0]]
            painter.setOpacity(1.0 if plate.taken else 0.45)
            for number, colour in enumerate(held[:2]):
                off = (number - (min(2, len(held)) - 1) / 2) * half * 0.62
                paint_token(
                    painter, middle + QPointF(off, 0), half * 0.92, half * 0.62, half * 0.34, colour, stained=False
                )
        case "given":
            paint_token(painter, middle, half * 0.92, half * 0.62, half * 0.34, plate.colour, stained=False)
        case "levels":
            painter.setPen(QPen(QColor(palette.text_soft), max(1.6, half * 0.2)))
            for step in (-0.6, 0.0, 0.6):
                painter.drawLine(middle + QPointF(-half * 0.8, half * step), middle + QPointF(half * 0.8, half * step))
        case "rivalry":
            star = QPainterPath()
            for number in range(10):
                far = half * (0.95 if number % 2 == 0 else 0.42)
                spot = middle + QPointF(sin(number * pi / 5) * far, -cos(number * pi / 5) * far)
                star.lineTo(spot) if number else star.moveTo(spot)
            painter.fillPath(star, QColor("#c2417f"))
        case _:
            fan = icon == "hand"
            card = QRectF(0, 0, half * 1.2, half * 1.65)
            for number in range(3):
                painter.save()
                painter.translate(middle + (QPointF(0, half * 0.2) if fan else QPointF(number * 1.6 - 2, 1 - number)))
                painter.rotate((number - 1) * 17 if fan else 0)
                card.moveCenter(QPointF())
                painter.setPen(QPen(QColor("#fff0cf"), 0.9))
                painter.setBrush(seat_colour(plate.colour).darker(130))
                painter.drawRoundedRect(card, 2, 2)
                painter.restore()
    painter.restore()


# -- unfolded


def sheet_size(plate: SeatPlate, lines: Sequence[SheetLine], head: str, fonts: SheetFonts) -> QSizeF:
    """Return the room that the unfolded plate needs."""
    small, line = QFontMetricsF(fonts.small), fonts.line
    widest = max((small.horizontalAdvance(f"{each.text}   {each.worth}") for each in lines), default=0.0)
    above = 2.2 * line + _sheet_head(fonts)
    wide = max(
        widest + line * 1.3 + 26,
        above + QFontMetricsF(fonts.title).horizontalAdvance(plate.name) + 10,
        above + small.horizontalAdvance(head),
    )
    return QSizeF(wide + 36, _sheet_head(fonts) + line * len(lines) + 34)


@dataclass(frozen=True, slots=True)
class SheetFonts:
    """The type on a sheet."""

    title: QFont
    points: QFont
    small: QFont
    row: float = _ROWS[0]

    @property
    def line(self) -> float:
        """The height of a line, with air."""
        return float(QFontMetricsF(self.small).height() * self.row)


def sheet_fonts(theme: Theme, most: float, lines: int) -> SheetFonts:
    """Of the size that people chose, or as large as lets so many lines stand in a height."""
    fonts = SheetFonts(theme.font("large", bold=True), theme.font("display", bold=True), theme.font("small"))
    for share in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5):
        for font, size in ((fonts.title, "large"), (fonts.points, "display"), (fonts.small, "small")):
            font.setPointSizeF(max(_SMALLEST, SIZES[size] * theme.text_scale * share))
        for row in _ROWS if share == 0.5 else _ROWS[:1]:
            fonts = SheetFonts(fonts.title, fonts.points, fonts.small, row)
            if _sheet_head(fonts) + fonts.line * lines + 34 <= most:
                return fonts
    return fonts


def _sheet_head(fonts: SheetFonts) -> float:
    return (
        QFontMetricsF(fonts.title).height()
        + QFontMetricsF(fonts.points).height() * 0.86
        + QFontMetricsF(fonts.small).height()
        + 10
    )


def paint_sheet(
    painter: QPainter,
    rect: QRectF,
    plate: SeatPlate,
    head: str,
    lines: Sequence[SheetLine],
    fonts: SheetFonts,
    palette: Palette,
) -> None:
    """The unfolded plate: every number with its word, and what it earns. `head` says how many tokens are left."""
    high, line = _sheet_head(fonts), fonts.line
    _paint_paper(painter, rounded(rect, TAG), rect, plate, 1.2, palette, 0.5)
    ink = QColor(palette.text)
    radius = high * 0.44
    centre = QPointF(rect.left() + 22 + radius, rect.top() + 12 + high / 2)
    _paint_ring(painter, centre, radius, plate, fonts.title, ink, palette)
    left, right = centre.x() + radius + 16, rect.right() - 16
    title, big, small = (QFontMetricsF(font) for font in (fonts.title, fonts.points, fonts.small))
    top = rect.top() + 12
    painter.setPen(ink)
    painter.setFont(fonts.title)
    name = title.elidedText(plate.name, Qt.TextElideMode.ElideRight, right - left)
    painter.drawText(QRectF(left, top, right - left, title.height()), _MIDDLE, name)
    base = top + title.height() + big.height() * 0.80
    painter.setFont(fonts.points)
    painter.drawText(QPointF(left - 1, base), str(plate.points))
    painter.setFont(fonts.small)
    painter.setPen(QColor(palette.text_soft))
    painter.drawText(QPointF(left + big.horizontalAdvance(str(plate.points)) + 7, base), plate.word)
    painter.drawText(QPointF(left, top + high - small.descent()), head)
    for number, each in enumerate(lines):
        row = QRectF(rect.left() + 20, rect.top() + 20 + high + number * line, rect.width() - 36, line)
        if number % 2 == 0:
            painter.fillPath(rounded(row.adjusted(-4, 1, 4, -1), 5), with_alpha(palette.text, 0.05))
        sign = QRectF(row.left(), row.center().y() - line * 0.32, line * 0.84, line * 0.64)
        paint_sign(painter, each.icon, sign, plate, palette)
        painter.setPen(ink)
        painter.setFont(fonts.small)
        painter.drawText(row.adjusted(line * 1.25, 0, 0, 0), _MIDDLE, each.text)
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, each.worth)


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
