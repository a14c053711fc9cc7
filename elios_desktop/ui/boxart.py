"""The covers of the four game boxes, painted by our own code.

A cover is painted on a sheet of 240 by 300 units and scaled to the size asked for, so that it is crisp at any size and
pixel ratio. The title and the facts on it are text of the person's language; the caller gives them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

SHEET_WIDTH, SHEET_HEIGHT = 240.0, 300.0
_FRONT = QRectF(5, 13, 220, 276)
_DEPTH_X, _DEPTH_Y = 9.0, 7.0
_STRIP = 38.0  # the facts' strip at the foot of the cover
_LEAST_GAP = 7.0  # between two facts

BEAM_COLOURS = ("#d9362b", "#ef7d1a", "#f6c40f", "#9ac832", "#2c8f45", "#4fb3dc", "#2a5fb0", "#7d4a9e")
"""Red, orange, yellow, lime, green, azure, blue, purple: clockwise from the top."""
_DIGITS = ("#d9362b", "#2a6fb8", "#f0b818", "#3b9a4b", "#8a4fa3", "#ef7d1a", "#2aa6a0", "#d75a93", "#8a6a4a")
_POWDERS = ("#f7c31a", "#ff5fa2", "#28b8d8", "#69c13c", "#ff7a2a", "#a45bd0")

Paint = Callable[[QPainter], None]


class Facts(NamedTuple):
    """What is printed on a box, as texts of the language in force; an empty one is left out."""

    title: str
    players: str
    minutes: str
    age: str


class Cover(NamedTuple):
    """The look of one box."""

    base: str  # the colour of sides and strip
    title: str  # the colour of the name
    paint: Paint


def paint_box(painter: QPainter, rect: QRectF, cover: Cover, facts: Facts, font: QFont, shadow: QColor) -> None:
    """Paint a closed box into a rectangle, keeping its proportions."""
    scale = min(rect.width() / SHEET_WIDTH, rect.height() / SHEET_HEIGHT)
    painter.save()
    painter.translate(rect.center().x() - SHEET_WIDTH * scale / 2, rect.center().y() - SHEET_HEIGHT * scale / 2)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_shadow(painter, shadow)
    _paint_sides(painter, QColor(cover.base))
    painter.save()
    painter.setClipRect(_FRONT)
    cover.paint(painter)
    painter.restore()
    _paint_title(painter, facts.title, cover, font)
    _paint_strip(painter, facts, QColor(cover.base), font)
    edge = QColor(255, 255, 255, 60)
    left, top, width, height = _FRONT.left(), _FRONT.top(), _FRONT.width(), _FRONT.height()
    for strip in ((left, top, width, 1.3), (left, top, 1.3, height), (left, top + height - 1.3, width, 1.3)):
        painter.fillRect(QRectF(*strip), edge)
    painter.restore()


def _paint_shadow(painter: QPainter, shadow: QColor) -> None:
    """Right and below the box: only where it is seen, for large blended shapes cost the first picture milliseconds."""
    shade = QColor(shadow)
    shade.setAlphaF(shadow.alphaF() * 0.22)
    painter.setBrush(shade)
    for grow in (4.5, 3.0, 1.5, 0.0, -1.5):
        right, bottom = _FRONT.right() + 9 + grow, _FRONT.bottom() + 3.5 + grow
        left, top = _FRONT.left() + 5 - grow, _FRONT.top() + 9
        inner_x, inner_y = _FRONT.right() - 1, _FRONT.bottom() - 1
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(inner_x, top),
                    QPointF(right, top),
                    QPointF(right, bottom - 4),
                    QPointF(right - 4, bottom),
                    QPointF(left, bottom),
                    QPointF(left, inner_y),
                    QPointF(inner_x, inner_y),
                ]
            )
        )


def _paint_sides(painter: QPainter, base: QColor) -> None:
    left, top, right, bottom = _FRONT.left(), _FRONT.top(), _FRONT.right(), _FRONT.bottom()
    dx, dy = _DEPTH_X, _DEPTH_Y
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base.lighter(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left + 1, top + 3),
                QPointF(left + dx, top - dy),
                QPointF(right + dx, top - dy),
                QPointF(right - 1, top + 3),
            ]
        )
    )
    painter.setBrush(base.darker(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(right - 3, top + 1),
                QPointF(right + dx, top - dy),
                QPointF(right + dx, bottom - dy),
                QPointF(right - 3, bottom - 1),
            ]
        )
    )
    # The edge of the lid: a box has two halves.
    painter.setPen(QPen(base.darker(175), 1))
    painter.drawLine(QPointF(right + dx * 0.62, top - dy * 0.5), QPointF(right + dx * 0.62, bottom - dy * 0.62))


def _paint_title(painter: QPainter, title: str, cover: Cover, font: QFont) -> None:
    face = QFont(font)
    face.setPixelSize(37)
    face.setWeight(QFont.Weight.Bold)
    face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
    painter.setFont(face)
    room = QRectF(_FRONT.left(), _FRONT.top() + 9, _FRONT.width(), 46)
    painter.setPen(QColor(0, 0, 0, 60))
    painter.drawText(room.translated(0, 1.6), Qt.AlignmentFlag.AlignCenter, title)
    painter.setPen(QColor(cover.title))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, title)


def _paint_strip(painter: QPainter, facts: Facts, base: QColor, font: QFont) -> None:
    strip = QRectF(_FRONT.left(), _FRONT.bottom() - _STRIP, _FRONT.width(), _STRIP)
    painter.fillRect(strip, base.darker(150))
    face = QFont(font)
    face.setWeight(QFont.Weight.Bold)
    shown = [
        (icon, text) for icon, text in ((_pawns, facts.players), (_clock, facts.minutes), (None, facts.age)) if text
    ]
    for size in (17, 16, 15, 14):  # in some languages the facts need more room
        face.setPixelSize(size)
        painter.setFont(face)
        metrics = painter.fontMetrics()
        widths = [metrics.horizontalAdvance(text) + (23 if icon else 0) for icon, text in shown]
        gap = (strip.width() - sum(widths)) / (len(shown) + 1)
        if gap >= _LEAST_GAP:
            break
    x = strip.left() + gap
    for (icon, text), width in zip(shown, widths, strict=True):
        ink = QColor("#fff6e6")
        if icon:
            icon(painter, QPointF(x + 9, strip.center().y()), ink)
        painter.setPen(ink)
        room = QRectF(x + (23 if icon else 0), strip.top(), width, strip.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        x += width + gap


def _pawns(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, size in ((-4.5, 0.85), (4.0, 1.0)):
        painter.drawEllipse(at + QPointF(x, -4.4 * size), 3.3 * size, 3.3 * size)
        body = QPainterPath()
        body.moveTo(at + QPointF(x - 5.4 * size, 7))
        body.quadTo(at + QPointF(x, -7 * size), at + QPointF(x + 5.4 * size, 7))
        body.closeSubpath()
        painter.drawPath(body)


def _clock(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawEllipse(at, 7.5, 7.5)
    painter.drawPolyline(QPolygonF([at + QPointF(0, -4.5), at, at + QPointF(3.2, 1.8)]))


def _wash(painter: QPainter, top: str, bottom: str) -> None:
    gradient = QLinearGradient(_FRONT.topLeft(), _FRONT.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    painter.fillRect(_FRONT, gradient)


# --- Elios: a sun of eight beams -------------------------------------------------------------------------------


def paint_elios(painter: QPainter) -> None:
    """A sun of eight coloured beams around a stack of discs, in a morning sky."""
    _wash(painter, "#274b80", "#f3b567")
    centre = QPointF(115, 157)
    glow = QRadialGradient(centre, 150)
    glow.setColorAt(0, QColor(255, 236, 170, 235))
    glow.setColorAt(0.45, QColor(255, 210, 130, 110))
    glow.setColorAt(1, QColor(255, 200, 120, 0))
    painter.fillRect(_FRONT, glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 244, 205, 42))
    for ray in range(8):
        angle = ray * pi / 4 + pi / 8
        painter.drawPolygon(
            QPolygonF(
                [
                    centre,
                    centre + QPointF(cos(angle - 0.1) * 205, sin(angle - 0.1) * 205),
                    centre + QPointF(cos(angle + 0.1) * 205, sin(angle + 0.1) * 205),
                ]
            )
        )
    for index, name in enumerate(BEAM_COLOURS):
        painter.save()
        painter.translate(centre)
        painter.rotate(index * 45)
        _beam(painter, QColor(name), 34, 87)
        painter.restore()
    for level in range(3):
        _disc(painter, centre - QPointF(0, level * 5), 29)


def _beam(painter: QPainter, colour: QColor, inner: float, outer: float) -> None:
    bar = QRectF(-11.5, -outer, 23, outer - inner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(60, 30, 0, 70))
    painter.drawRoundedRect(bar.translated(1.5, 3), 7, 7)
    fill = QLinearGradient(bar.topLeft(), bar.topRight())
    fill.setColorAt(0, colour.lighter(122))
    fill.setColorAt(0.5, colour)
    fill.setColorAt(1, colour.darker(122))
    painter.setBrush(fill)
    painter.drawRoundedRect(bar, 7, 7)
    painter.setPen(QPen(QColor(255, 255, 255, 95), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-7, -outer + 7), QPointF(-7, -inner - 7))


def _disc(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b8780a"))
    painter.drawEllipse(at + QPointF(0, 4), radius, radius)
    face = QRadialGradient(at - QPointF(8, 10), radius * 1.6)
    face.setColorAt(0, QColor("#fff0a8"))
    face.setColorAt(0.6, QColor("#f8c72c"))
    face.setColorAt(1, QColor("#e0a012"))
    painter.setBrush(face)
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(150, 90, 0, 90), 1.5))
    painter.drawEllipse(at, radius - 6, radius - 6)


# --- Elementos: three tokens and a wand ------------------------------------------------------------------------


def paint_elementos(painter: QPainter) -> None:
    """Fire, wood and water on a wooden box, each taking the next, and a turned wand across."""
    _wash(painter, "#8f5a2c", "#5d3616")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Faint hair lines need no smoothing, and without it they cost next to nothing.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for line in range(30):
        y = _FRONT.top() + 2 + line * 9.4
        bend = sin(line * 1.7) * 9
        grain = QPainterPath(QPointF(_FRONT.left(), y))
        grain.cubicTo(QPointF(70, y + bend), QPointF(150, y - bend), QPointF(_FRONT.right(), y + bend * 0.4))
        painter.setPen(QPen(QColor(40, 18, 4, 40 + 26 * (line % 3)), 0))
        painter.drawPath(grain)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    places = (QPointF(115, 108), QPointF(170, 203), QPointF(60, 203))
    centre = QPointF(115, 171)
    # Who takes whom: an arc with a head from each token to the next, clockwise.
    for number in range(3):
        painter.save()
        painter.translate(centre)
        painter.rotate(number * 120)
        _arrow(painter)
        painter.restore()
    for number, symbol in enumerate((flame, tree, drop)):
        _token(painter, places[number], 36, symbol)
    painter.save()
    painter.translate(centre + QPointF(0, 6))
    painter.rotate(-58)
    _wand(painter, 24)
    painter.restore()


def _arrow(painter: QPainter) -> None:
    """From the token at the top to the one at the lower right, around the origin."""
    ink = QColor("#f6dfb4")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-78, -78, 156, 156), 58 * 16, -48 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(66, -16), QPointF(88, -18), QPointF(79, 2)]))


def _token(painter: QPainter, at: QPointF, radius: float, symbol: Callable[[], tuple[QPainterPath, str]]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 8, 0, 110))
    painter.drawEllipse(at + QPointF(2.5, 5), radius, radius)
    painter.setBrush(QColor("#b98a52"))
    painter.drawEllipse(at + QPointF(0, 2.5), radius, radius)
    face = QRadialGradient(at - QPointF(10, 12), radius * 1.7)
    face.setColorAt(0, QColor("#fbe9c6"))
    face.setColorAt(1, QColor("#d9b078"))
    painter.setBrush(face)
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(120, 74, 30, 120), 1.6))
    painter.drawEllipse(at, radius - 4.5, radius - 4.5)
    path, colour = symbol()
    placed = QTransform().translate(at.x(), at.y()).scale(radius * 0.62, radius * 0.62).map(path)
    painter.setPen(
        QPen(QColor("#3b2009"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QColor(colour))
    painter.drawPath(placed)


def flame() -> tuple[QPainterPath, str]:
    """Fire, within one unit about the origin."""
    path = QPainterPath(QPointF(0.05, -1.05))
    path.cubicTo(QPointF(0.22, -0.5), QPointF(0.82, -0.28), QPointF(0.7, 0.38))
    path.cubicTo(QPointF(0.62, 0.8), QPointF(0.3, 0.95), QPointF(0, 0.95))
    path.cubicTo(QPointF(-0.42, 0.95), QPointF(-0.72, 0.66), QPointF(-0.7, 0.25))
    path.cubicTo(QPointF(-0.68, -0.06), QPointF(-0.5, -0.2), QPointF(-0.42, -0.48))
    path.cubicTo(QPointF(-0.26, -0.3), QPointF(-0.2, -0.2), QPointF(-0.18, -0.05))
    path.cubicTo(QPointF(0.02, -0.32), QPointF(0.1, -0.66), QPointF(0.05, -1.05))
    return path, "#d8452a"


def tree() -> tuple[QPainterPath, str]:
    """Wood: a fir, within one unit about the origin."""
    points = [(0, -1), (0.46, -0.36), (0.24, -0.36), (0.66, 0.2), (0.36, 0.2), (0.78, 0.66), (0.16, 0.66), (0.16, 1)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points] + [QPointF(-x, y) for x, y in reversed(points[1:])]))
    path.closeSubpath()
    return path, "#4a8a3c"


def drop() -> tuple[QPainterPath, str]:
    """Water, within one unit about the origin."""
    path = QPainterPath(QPointF(0, -1.05))
    path.cubicTo(QPointF(0.18, -0.52), QPointF(0.68, -0.12), QPointF(0.68, 0.32))
    path.cubicTo(QPointF(0.68, 0.7), QPointF(0.38, 0.98), QPointF(0, 0.98))
    path.cubicTo(QPointF(-0.38, 0.98), QPointF(-0.68, 0.7), QPointF(-0.68, 0.32))
    path.cubicTo(QPointF(-0.68, -0.12), QPointF(-0.18, -0.52), QPointF(0, -1.05))
    return path, "#2f7fc0"


def _wand(painter: QPainter, half: float) -> None:
    wood = QLinearGradient(QPointF(0, -5), QPointF(0, 5))
    wood.setColorAt(0, QColor("#fff3d6"))
    wood.setColorAt(0.55, QColor("#e3bd83"))
    wood.setColorAt(1, QColor("#9c6b33"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 8, 0, 100))
    painter.drawRoundedRect(QRectF(-half + 3, 1, half * 2, 9), 4, 4)
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(-half, -4.5, half * 2, 9), 4.5, 4.5)
    for x in (-half * 0.62, half * 0.62):
        painter.drawEllipse(QPointF(x, 0), 5, 7.5)
    painter.drawEllipse(QPointF(half, 0), 9.5, 9.5)


# --- Exagon: hexagons and an hourglass -------------------------------------------------------------------------


def paint_exagon(painter: QPainter) -> None:
    """Hexagonal tiles that match side to side, and the hourglass that runs."""
    _wash(painter, "#123f4c", "#0b2733")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # too faint to need it
    painter.setPen(QPen(QColor(255, 255, 255, 20), 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(-1, 6):
        for column in range(-1, 4):
            x = 5 + column * 72 + (36 if row % 2 else 0)
            painter.drawPolygon(hexagon(QPointF(x, 20 + row * 62.4), 41.5))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = 37.0
    step = radius * 3**0.5
    middle = QPointF(88, 160)
    tiles = (
        (middle, (1, 4, 7, 2, 3, 5), 22),
        (middle + QPointF(step / 2, -radius * 1.5), (6, 8, 3, 1, 9, 4), 31),
        (middle + QPointF(-step / 2, -radius * 1.5), (8, 9, 5, 3, 1, 6), 32),
        (middle + QPointF(step, 0), (5, 9, 6, 8, 4, 3), 35),
        (middle + QPointF(-step / 2, radius * 1.5), (2, 7, 3, 9, 8, 4), 33),
    )
    for at, sides, star in tiles:
        _tile(painter, at, radius - 1.2, sides, star)
    painter.save()
    painter.translate(180, 208)
    painter.rotate(9)
    _hourglass(painter)
    painter.restore()


def hexagon(at: QPointF, radius: float) -> QPolygonF:
    """A hexagon that stands on a tip."""
    return QPolygonF([at + QPointF(sin(k * pi / 3) * radius, -cos(k * pi / 3) * radius) for k in range(6)])


def _tile(painter: QPainter, at: QPointF, radius: float, sides: tuple[int, ...], star: int) -> None:
    corners = hexagon(at, radius)
    tips = corners.toList()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawPolygon(corners.translated(2, 4))
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.Bold)
    for k, digit in enumerate(sides):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_DIGITS[digit - 1]))
        painter.drawPolygon(QPolygonF([at, tips[k], tips[(k + 1) % 6]]))
    painter.setPen(QPen(QColor(255, 255, 255, 190), 1.6))
    for corner in tips[:3]:
        painter.drawLine(corner, at * 2 - corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor("#fff8ea"), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolygon(corners)
    font.setPixelSize(13)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    for k, digit in enumerate(sides):
        angle = pi / 6 + k * pi / 3
        where = at + QPointF(sin(angle) * radius * 0.64, -cos(angle) * radius * 0.64)
        painter.drawText(QRectF(where.x() - 9, where.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, str(digit))
    points = [
        at + QPointF(sin(k * pi / 6) * r, -cos(k * pi / 6) * r)
        for k, r in ((k, radius * (0.44 if k % 2 == 0 else 0.3)) for k in range(12))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPolygon(QPolygonF(points))
    font.setPixelSize(14)
    painter.setFont(font)
    painter.setPen(QColor("#2b2118"))
    painter.drawText(QRectF(at.x() - 14, at.y() - 14, 28, 28), Qt.AlignmentFlag.AlignCenter, str(star))


def _hourglass(painter: QPainter) -> None:
    glass = QPainterPath(QPointF(-17, -31))
    glass.cubicTo(QPointF(-17, -10), QPointF(-3.5, -9), QPointF(-3.5, 0))
    glass.cubicTo(QPointF(-3.5, 9), QPointF(-17, 10), QPointF(-17, 31))
    glass.lineTo(QPointF(17, 31))
    glass.cubicTo(QPointF(17, 10), QPointF(3.5, 9), QPointF(3.5, 0))
    glass.cubicTo(QPointF(3.5, -9), QPointF(17, -10), QPointF(17, -31))
    glass.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawPath(glass.translated(2.5, 4))
    painter.setBrush(QColor(214, 238, 244, 225))
    painter.drawPath(glass)
    painter.save()
    painter.setClipPath(glass)
    painter.setBrush(QColor("#f0b23a"))
    painter.drawRect(QRectF(-20, -17, 40, 17))
    painter.drawRect(QRectF(-1.2, 0, 2.4, 28))
    painter.drawEllipse(QPointF(0, 33), 17, 13)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 230), 1.8))
    painter.drawPath(glass)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b9823f"))
    painter.drawRoundedRect(QRectF(-22, -37, 44, 7), 3, 3)
    painter.drawRoundedRect(QRectF(-22, 30, 44, 7), 3, 3)


# --- Holi: powder over a tower ---------------------------------------------------------------------------------


def paint_holi(painter: QPainter) -> None:
    """Coloured powder bursting over a courtyard of three levels."""
    _wash(painter, "#c2256f", "#5b1f74")
    for number, (x, y, size) in enumerate(
        ((48, 122, 62), (187, 112, 60), (38, 212, 52), (196, 205, 58), (118, 90, 46))
    ):
        _burst(painter, QPointF(x, y), size, QColor(_POWDERS[number]), number + 3)
    for level in range(3):
        _courtyard(painter, QPointF(115, 206 - level * 42), 78 - level * 6, level)
    for number, (x, y, size) in enumerate(((163, 150, 15), (62, 166, 13), (116, 116, 12))):
        _burst(painter, QPointF(x, y), size, QColor(_POWDERS[(number * 2 + 3) % 6]), number + 11)


def _burst(painter: QPainter, at: QPointF, size: float, colour: QColor, seed: int) -> None:
    cloud = QRadialGradient(at, size)
    inner, middle, outer = QColor(colour), QColor(colour), QColor(colour)
    inner.setAlpha(240)
    middle.setAlpha(150)
    outer.setAlpha(0)
    cloud.setColorAt(0, inner)
    cloud.setColorAt(0.5, middle)
    cloud.setColorAt(1, outer)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloud)
    painter.drawEllipse(at, size, size)
    painter.setBrush(colour)
    state = seed * 2654435761 % 2**32
    for _ in range(26):
        state = (state * 1664525 + 1013904223) % 2**32
        angle = (state >> 8) % 6283 / 1000
        state = (state * 1664525 + 1013904223) % 2**32
        far = size * (0.45 + (state >> 8) % 700 / 1000)
        grain = size * (0.02 + (state >> 20) % 50 / 1000)
        painter.drawEllipse(at + QPointF(cos(angle) * far, sin(angle) * far), grain, grain)


def _courtyard(painter: QPainter, at: QPointF, half: float, level: int) -> None:
    depth = half * 0.42
    right, down = QPointF(half, 0), QPointF(0, depth)
    slant = QPointF(half * 0.22, 0)
    corners = [
        at - right - down + slant,
        at + right - down + slant,
        at + right + down - slant,
        at - right + down - slant,
    ]
    if level:  # the columns that carry this level
        painter.setPen(QPen(QColor("#e9c88f"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for corner in (corners[0], corners[1], corners[2], corners[3]):
            inset = corner + (at - corner) * 0.08
            painter.drawLine(inset, inset + QPointF(0, 40))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8f5f2e"))
    painter.drawPolygon(QPolygonF(corners).translated(0, 5))
    painter.setBrush(QColor(("#f3dcb2", "#f6e4c2", "#fbeed6")[level]))
    painter.drawPolygon(QPolygonF(corners))

    def place(u: float, v: float) -> QPointF:
        upper = corners[0] + (corners[1] - corners[0]) * u
        lower = corners[3] + (corners[2] - corners[3]) * u
        return upper + (lower - upper) * v

    painter.setPen(QPen(QColor(120, 76, 34, 110), 0.9))
    for k in range(1, 6):
        painter.drawLine(place(k / 6, 0), place(k / 6, 1))
        painter.drawLine(place(0, k / 6), place(1, k / 6))
    painter.setPen(Qt.PenStyle.NoPen)
    tokens = (
        ((1, 3, 0), (2, 3, 1), (4, 4, 2), (4, 5, 3), (0, 5, 4), (5, 4, 0)),
        ((4, 4, 1), (1, 5, 2), (5, 5, 3)),
        ((3, 2, 0),),
    )
    for column, row, colour in tokens[level]:
        dot = place((column + 0.5) / 6, (row + 0.5) / 6)
        painter.setBrush(QColor(_POWDERS[colour]).darker(140))
        painter.drawEllipse(dot + QPointF(0, 1.6), half / 9.5, half / 17)
        painter.setBrush(QBrush(QColor(_POWDERS[colour])))
        painter.drawEllipse(dot, half / 9.5, half / 17)


def sun(size: int) -> QPixmap:
    """The program's icon: the sun of the first box. (resources/icons has the same as SVG, for desktops; drawing that
    here would load a library of Qt's for one picture.)"""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 184, size / 184)
    for index, name in enumerate(BEAM_COLOURS):
        painter.save()
        painter.rotate(index * 45)
        painter.scale(1.28, 1)
        _beam(painter, QColor(name), 32, 88)
        painter.restore()
    _disc(painter, QPointF(0, 0), 35)
    painter.end()
    return pixmap


COVERS: dict[str, Cover] = {
    "elios": Cover("#2b4f86", "#fff4d6", paint_elios),
    "elementos": Cover("#6d421e", "#fbe6bd", paint_elementos),
    "exagon": Cover("#15505f", "#ffffff", paint_exagon),
    "holi": Cover("#8a2378", "#ffe9a8", paint_holi),
}
"""The cover of each game, by its id."""
