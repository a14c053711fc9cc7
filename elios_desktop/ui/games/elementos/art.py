"""How the pieces of Elementos look: wooden tokens with a burnt-in symbol, the box, the wand, who takes whom."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from elios_desktop.ui.board.art import mark_path, soft_shadow
from elios_desktop.ui.board.theme import SEAT_STYLES, Palette

ELEMENT_COLOURS = {"F": "#b3361b", "W": "#3f6b2a", "A": "#1f5f96"}
WOODS = {1: ("#f2d9ad", "#d9b57c", "#b98d52"), 2: ("#8a5a35", "#6b4223", "#472a14")}
"""Light and dark wood: lit face, body, edge."""


def symbol_path(letter: str) -> QPainterPath:
    """Fire, wood or water in a square from -1 to 1: a flame, a fir, two waves under a drop. Told apart by shape."""
    path = QPainterPath()
    if letter == "F":
        path.moveTo(0.05, -1.0)
        path.cubicTo(0.15, -0.55, 0.72, -0.25, 0.66, 0.36)
        path.cubicTo(0.62, 0.78, 0.28, 0.98, 0.0, 0.98)
        path.cubicTo(-0.36, 0.98, -0.66, 0.74, -0.66, 0.32)
        path.cubicTo(-0.66, 0.0, -0.46, -0.16, -0.40, -0.44)
        path.cubicTo(-0.24, -0.34, -0.18, -0.20, -0.16, -0.06)
        path.cubicTo(0.06, -0.28, 0.10, -0.62, 0.05, -1.0)
        core = QPainterPath(QPointF(0.04, 0.12))
        core.cubicTo(0.16, 0.34, 0.34, 0.42, 0.30, 0.66)
        core.cubicTo(0.27, 0.82, 0.12, 0.88, 0.0, 0.88)
        core.cubicTo(-0.18, 0.88, -0.32, 0.76, -0.30, 0.58)
        core.cubicTo(-0.28, 0.40, 0.02, 0.40, 0.04, 0.12)
        return path.subtracted(core)
    if letter == "W":
        for top, half, bottom in ((-1.0, 0.42, -0.36), (-0.56, 0.60, 0.12), (-0.10, 0.78, 0.62)):
            part = QPainterPath(QPointF(0, top))
            part.lineTo(half, bottom)
            part.lineTo(-half, bottom)
            part.closeSubpath()
            path = path.united(part)
        trunk = QPainterPath()
        trunk.addRect(-0.14, 0.6, 0.28, 0.38)
        return path.united(trunk)
    drop = QPainterPath(QPointF(0, -1.0))
    drop.cubicTo(0.12, -0.62, 0.46, -0.36, 0.46, -0.02)
    drop.cubicTo(0.46, 0.30, 0.22, 0.44, 0, 0.44)
    drop.cubicTo(-0.22, 0.44, -0.46, 0.30, -0.46, -0.02)
    drop.cubicTo(-0.46, -0.36, -0.12, -0.62, 0, -1.0)
    path = drop
    wave = QPainterPath(QPointF(-0.86, 0.74))
    wave.cubicTo(-0.58, 0.50, -0.30, 0.50, 0, 0.74)
    wave.cubicTo(0.30, 0.98, 0.58, 0.98, 0.86, 0.74)
    wave.lineTo(0.86, 0.92)
    wave.cubicTo(0.58, 1.16, 0.30, 1.16, 0, 0.92)
    wave.cubicTo(-0.30, 0.68, -0.58, 0.68, -0.86, 0.92)
    wave.closeSubpath()
    return path.united(wave)


def paint_symbol(painter: QPainter, letter: str, centre: QPointF, radius: float, dark_wood: bool = False) -> None:
    """A symbol as if burnt into wood and rubbed with colour."""
    shape = QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(symbol_path(letter))
    painter.setPen(Qt.PenStyle.NoPen)
    if dark_wood:
        painter.setBrush(QColor(255, 226, 180, 235))
        grown = QTransform().translate(centre.x(), centre.y()).scale(radius * 1.16, radius * 1.16)
        painter.drawPath(grown.map(symbol_path(letter)))
        painter.setBrush(QColor(ELEMENT_COLOURS[letter]).lighter(108))
    else:
        painter.setBrush(QColor(ELEMENT_COLOURS[letter]).darker(115))
    painter.drawPath(shape)


def paint_token(
    painter: QPainter, rect: QRectF, side: str, owner: int, colour: int, *, lifted: bool = False, locked: bool = False
) -> None:
    """A token seen from above; `side` is F, W, A or "?" for an underside nobody may see."""
    face, body, edge = (QColor(each) for each in WOODS[owner])
    radius = min(rect.width(), rect.height()) / 2 * 0.86
    centre = rect.center()
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    reach = 0.17 if lifted else 0.07
    soft_shadow(painter, disc, radius * reach, QColor(40, 20, 0, 120), QPointF(radius * reach * 0.5, radius * reach))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawEllipse(centre + QPointF(0, radius * 0.05), radius, radius)
    light = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.45), radius * 1.7)
    light.setColorAt(0, face.lighter(108))
    light.setColorAt(0.55, face)
    light.setColorAt(1, body)
    painter.setBrush(light)
    painter.drawEllipse(centre - QPointF(0, radius * 0.02), radius * 0.97, radius * 0.97)
    _rings(painter, centre, radius * 0.93, body, owner * 7 + ord(side))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, radius * 0.045))
    painter.drawEllipse(centre, radius * 0.79, radius * 0.79)
    painter.setPen(QPen(QColor(SEAT_STYLES[colour].colour), radius * 0.07))
    painter.drawEllipse(centre, radius * 0.88, radius * 0.88)
    if side == "?":
        painter.setPen(QPen(edge, radius * 0.05))
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawEllipse(centre, radius * 0.3, radius * 0.3)
    else:
        paint_symbol(painter, side, centre + QPointF(0, radius * 0.10), radius * 0.50, owner == 2)
    hole = centre - QPointF(0, radius * 0.60)
    painter.setPen(QPen(edge.darker(130), radius * 0.03))
    painter.setBrush(QColor("#2b1708"))
    painter.drawEllipse(hole, radius * 0.10, radius * 0.10)
    if locked:
        _padlock(painter, centre + QPointF(radius * 0.62, radius * 0.58), radius * 0.26)


def _rings(painter: QPainter, centre: QPointF, radius: float, colour: QColor, seed: int) -> None:
    """The grain of the wood: a few faint, uneven arcs."""
    random = Random(seed)
    clip = QPainterPath()
    clip.addEllipse(centre, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grain = QColor(colour)
    grain.setAlphaF(0.28)
    painter.setPen(QPen(grain, max(0.7, radius * 0.022)))
    off = QPointF(radius * (0.9 + random.random()), radius * (random.random() - 0.5))
    for step in range(1, 12):
        size = radius * (0.25 + 0.22 * step) + random.random() * radius * 0.05
        painter.drawEllipse(centre + off, size, size * (0.92 + random.random() * 0.12))
    painter.restore()


def _padlock(painter: QPainter, centre: QPointF, size: float) -> None:
    painter.setPen(QPen(QColor("#fff7e6"), size * 0.2))
    painter.setBrush(QColor("#5b1f1a"))
    painter.drawEllipse(centre, size, size)
    painter.setPen(QPen(QColor("#fff7e6"), size * 0.18))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(centre.x() - size * 0.28, centre.y() - size * 0.62, size * 0.56, size * 0.8), 0, 180 * 16)
    painter.fillRect(
        QRectF(centre.x() - size * 0.42, centre.y() - size * 0.18, size * 0.84, size * 0.66), QColor("#fff7e6")
    )


def paint_wand(painter: QPainter, rect: QRectF, owner: int, colour: int, *, lifted: bool = False) -> None:
    """A turned stick that stands in its hole and leans a little towards the viewer, its top in the seat's colour."""
    painter.save()
    foot = QPointF(rect.left() + rect.width() * 0.14, rect.bottom() - rect.height() * 0.12)
    head = QPointF(rect.left() + rect.width() * 0.84, rect.top() + rect.height() * 0.10)
    length = ((head.x() - foot.x()) ** 2 + (head.y() - foot.y()) ** 2) ** 0.5
    thick = rect.width() * 0.20
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 15, 0, 70))
    away = 0.30 if lifted else 0.14
    painter.save()
    painter.translate(foot + QPointF(length * away * 0.8, length * away * 0.25))
    painter.rotate(52)
    painter.drawRoundedRect(QRectF(-thick * 0.4, -length * 0.8, thick * 0.8, length * 0.8), thick * 0.4, thick * 0.4)
    painter.restore()
    painter.translate(foot)
    painter.rotate(degrees(atan2(head.x() - foot.x(), foot.y() - head.y())))
    stick = QPainterPath()
    stick.moveTo(-thick * 0.26, 0)
    stick.cubicTo(-thick * 0.5, -length * 0.25, -thick * 0.24, -length * 0.42, -thick * 0.34, -length * 0.62)
    stick.lineTo(-thick * 0.2, -length * 0.72)
    stick.lineTo(thick * 0.2, -length * 0.72)
    stick.lineTo(thick * 0.34, -length * 0.62)
    stick.cubicTo(thick * 0.24, -length * 0.42, thick * 0.5, -length * 0.25, thick * 0.26, 0)
    stick.closeSubpath()
    wood = QLinearGradient(-thick * 0.5, 0, thick * 0.5, 0)
    base = QColor("#e8c48d" if owner == 1 else "#5b3519")
    wood.setColorAt(0, base.lighter(125))
    wood.setColorAt(0.45, base)
    wood.setColorAt(1, base.darker(160))
    painter.setPen(QPen(QColor("#2a1608"), max(1.0, thick * 0.07)))
    painter.setBrush(wood)
    painter.drawPath(stick)
    seat = QColor(SEAT_STYLES[colour].colour)
    for at in (0.30, 0.36, 0.60):
        painter.fillRect(QRectF(-thick * 0.34, -length * at - thick * 0.07, thick * 0.68, thick * 0.15), seat)
    knob = QRadialGradient(QPointF(-thick * 0.16, -length * 0.90), thick * 0.9)
    knob.setColorAt(0, seat.lighter(165))
    knob.setColorAt(0.5, seat)
    knob.setColorAt(1, seat.darker(160))
    painter.setBrush(knob)
    painter.drawEllipse(QPointF(0, -length * 0.84), thick * 0.52, thick * 0.52)
    painter.restore()


def paint_box(
    painter: QPainter, board: QRectF, cell: float, columns: int, rows: int, palette: Palette, homes: list[QRectF]
) -> None:
    """The wooden box with its squares; `homes` are the two rows to reach, marked by inlaid wood."""
    rim = cell * 0.20
    outer = board.adjusted(-rim, -rim, rim, rim)
    body = QPainterPath()
    body.addRoundedRect(outer, rim * 0.9, rim * 0.9)
    soft_shadow(painter, body, cell * 0.12, QColor(palette.shadow), QPointF(0, cell * 0.06))
    wood = QLinearGradient(outer.topLeft(), outer.bottomRight())
    wood.setColorAt(0, QColor(palette.wood_light))
    wood.setColorAt(0.5, QColor(palette.wood))
    wood.setColorAt(1, QColor(palette.wood_dark))
    painter.setPen(QPen(QColor(palette.wood_dark), 1.5))
    painter.setBrush(wood)
    painter.drawPath(body)
    well = QColor(palette.wood_dark).darker(118)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(well)
    painter.drawRoundedRect(board.adjusted(-2, -2, 2, 2), 4, 4)
    random = Random(5)
    for column in range(columns):
        for row in range(rows):
            square = QRectF(board.left() + column * cell, board.top() + row * cell, cell, cell).adjusted(2, 2, -2, -2)
            tone = QColor(palette.wood).lighter(100 + random.randint(-5, 6))
            shade = QLinearGradient(square.topLeft(), square.bottomLeft())
            shade.setColorAt(0, tone.darker(112))
            shade.setColorAt(0.12, tone)
            shade.setColorAt(1, tone.lighter(106))
            painter.setBrush(shade)
            painter.drawRoundedRect(square, 5, 5)
            _planks(painter, square, tone, random)
    for home in homes:
        painter.setBrush(QColor(255, 214, 120, 46))
        painter.setPen(QPen(QColor(255, 214, 120, 130), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(home.adjusted(5, 5, -5, -5), 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)


def _planks(painter: QPainter, square: QRectF, tone: QColor, random: Random) -> None:
    grain = QColor(tone.darker(125))
    grain.setAlphaF(0.35)
    painter.setPen(QPen(grain, 0.8))
    for step in range(7):
        y = square.top() + square.height() * (step + 0.4 + random.random() * 0.4) / 7
        path = QPainterPath(QPointF(square.left() + 3, y))
        bend = (random.random() - 0.5) * square.height() * 0.08
        path.quadTo(square.center().x(), y + bend, square.right() - 3, y + bend * 0.4)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_cycle(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Who takes whom: the three symbols in a triangle, an arrow from each to the one that it takes."""
    size = min(rect.width(), rect.height())
    centre = QPointF(rect.center().x(), rect.top() + size * 0.54)
    spots = {
        letter: centre + QPointF(cos(angle) * size * 0.34, sin(angle) * size * 0.34)
        for letter, angle in (("F", -pi / 2), ("W", pi / 6), ("A", 5 * pi / 6))
    }
    painter.setPen(QPen(QColor(palette.text_soft), max(1.6, size * 0.02)))
    for taker, taken in (("F", "W"), ("W", "A"), ("A", "F")):
        start, end = spots[taker], spots[taken]
        way = end - start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        unit = way / length
        a, b = start + unit * size * 0.19, end - unit * size * 0.20
        painter.drawLine(a, b)
        side = QPointF(-unit.y(), unit.x())
        tip = QPainterPath(b + unit * size * 0.02)
        tip.lineTo(b - unit * size * 0.06 + side * size * 0.045)
        tip.lineTo(b - unit * size * 0.06 - side * size * 0.045)
        tip.closeSubpath()
        painter.fillPath(tip, QColor(palette.text_soft))
    for letter, spot in spots.items():
        painter.save()
        painter.setPen(QPen(QColor(palette.line), 1.2))
        painter.setBrush(QColor(palette.panel))
        painter.drawEllipse(spot, size * 0.165, size * 0.165)
        shape = QTransform().translate(spot.x(), spot.y()).scale(size * 0.10, size * 0.10).map(symbol_path(letter))
        colour = QColor(ELEMENT_COLOURS[letter])
        painter.fillPath(shape, colour.lighter(150) if palette.dark else colour)
        painter.restore()


def paint_seat_side(painter: QPainter, centre: QPointF, size: float, colour: int) -> None:
    """A seat's mark on the rim of the box, at the side where it sits."""
    painter.setPen(QPen(QColor(255, 255, 255, 160), 1.2))
    painter.setBrush(QColor(SEAT_STYLES[colour].colour))
    painter.drawPath(mark_path(SEAT_STYLES[colour].mark, centre, size))
