"""The courtyard's stone: the cloth it stands on, each level's slab with its cells, the columns and garlands."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from elios_desktop.games.holi.table.art import POWDERS, paint_cloud, with_alpha
from elios_desktop.games.holi.table.layout import COLUMNS, LEVELS, SIDE, Floor, Layout
from elios_desktop.ui.kit.theme import Palette

_STONE = {
    False: (
        ("#e6c29a", "#bd8a60", "#85573a"),
        ("#eed6a4", "#cda668", "#90693a"),
        ("#f8edd6", "#dec6a0", "#9a7852"),
    ),
    True: (
        ("#b98f6a", "#845a3b", "#4c301c"),
        ("#c4a472", "#8f6c3f", "#543a1f"),
        ("#d3c19e", "#9c845e", "#5c4830"),
    ),
}
"""The stone of each level by day and by night, the higher the lighter: lit top, front, edge."""


def paint_cloth(painter: QPainter, room: QRectF, where: Layout, palette: Palette, clouds: Sequence[QPixmap]) -> None:
    """The table around the tower: warm light in the middle, powder of all colours (see `clouds`) blown about."""
    painter.fillRect(room, QColor(palette.surface))
    light = QRadialGradient(where.tower.center(), max(room.width(), room.height()) * 0.62)
    light.setColorAt(0, with_alpha(QColor("#ffdf9e"), 0.16 if palette.dark else 0.55))
    light.setColorAt(1, with_alpha(QColor("#ffdf9e"), 0.0))
    painter.fillRect(room, light)
    random = Random(12)
    for number in range(12):
        size = room.height() * (0.24 + random.random() * 0.22)
        side = -1 if number % 2 else 1
        spot = QPointF(
            where.tower.center().x() + side * where.tower.width() * (0.24 + random.random() * 0.30),
            where.tower.top() + (0.06 + 0.88 * (number + random.random()) / 12) * where.tower.height(),
        )
        cloud = QRectF(0, 0, size, size)
        cloud.moveCenter(spot)
        painter.drawPixmap(cloud, clouds[number * 5 % len(clouds)], QRectF())
    rack = where.hand
    cloth = QLinearGradient(rack.topLeft(), rack.bottomLeft())
    cloth.setColorAt(0, with_alpha(QColor(palette.wood), 0.34))
    cloth.setColorAt(1, with_alpha(QColor(palette.wood_dark), 0.42))
    painter.setPen(QPen(with_alpha(QColor(palette.wood_dark), 0.55), 1.2))
    painter.setBrush(cloth)
    painter.drawRoundedRect(rack, 12, 12)


def clouds(dark: bool) -> list[QPixmap]:
    """Powder in the air in each colour, used in all sizes: thousands of grains would take their time at each resize."""
    return [_cloud(QColor(colour), 0.28 if dark else 0.36) for colour in POWDERS]


def _cloud(colour: QColor, alpha: float) -> QPixmap:
    found = QPixmap(320, 320)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_cloud(painter, QRectF(0, 0, 320, 320), colour, colour.hue(), alpha)
    painter.end()
    return found


def floor_room(where: Layout, level: int) -> QRectF:
    """The rectangle that the picture of a level covers: its stone, and the columns up to the next level's."""
    box = where.floors[level].whole().adjusted(-26, -12, 26, 14)
    if not where.flat and level + 1 < LEVELS:
        box.setTop(where.floors[level + 1].whole().bottom() - 4)
    return box


def paint_floor(painter: QPainter, where: Layout, level: int, active: bool, palette: Palette, font: QFont) -> None:
    """One level, in the coordinates of the scene."""
    floor = where.floors[level]
    slab = floor.stone()
    _shadow(painter, floor, slab, level)
    top, front, edge = (QColor(each) for each in _STONE[palette.dark][level])
    if not active:
        top, front = top.darker(105), front.darker(104)
    _front(painter, floor, slab, front, edge)
    stone = QLinearGradient(slab.boundingRect().topLeft(), slab.boundingRect().bottomLeft())
    stone.setColorAt(0, top.darker(109))
    stone.setColorAt(1, top)
    painter.setPen(QPen(edge, 1.4))
    painter.setBrush(stone)
    painter.drawPolygon(slab)
    _cells(painter, floor, top, edge, level)
    _names(painter, floor, where, edge, level, font, palette)
    if active:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((9.0, 0.16), (5.0, 0.35), (2.2, 1.0)):
            pen = QPen(with_alpha(QColor("#ffb52e"), alpha), width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolygon(slab)
    if not where.flat and level + 1 < LEVELS:
        above = where.floors[level + 1].whole().bottom()
        _columns(painter, floor, above, front, edge)
        _garland(painter, where.floors[level + 1], above, where.gap)
    _medal(painter, floor, level, active, palette, font)


def _shadow(painter: QPainter, floor: Floor, slab: QPolygonF, level: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if level == 0 or not floor.depth:
        for step in range(4):
            painter.setBrush(QColor(40, 20, 0, 22))
            grown = slab.translated(4 + step, floor.slab + 2 + step * 1.6)
            painter.drawPolygon(grown)


def _front(painter: QPainter, floor: Floor, slab: QPolygonF, front: QColor, edge: QColor) -> None:
    """The front face, with a frieze of lotus petals."""
    left, right = slab.at(0), slab.at(1)
    face = QRectF(left.x(), left.y() - 1, right.x() - left.x(), floor.slab + 1)
    shade = QLinearGradient(face.topLeft(), face.bottomLeft())
    shade.setColorAt(0, front.lighter(108))
    shade.setColorAt(1, front.darker(135))
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(shade)
    painter.drawRect(face)
    if floor.slab < 10:
        return
    painter.setPen(QPen(with_alpha(edge, 0.35), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    petals = 48
    step = face.width() / petals
    for number in range(petals):
        arch = QPainterPath(QPointF(face.left() + number * step, face.bottom() - 2))
        arch.quadTo(
            QPointF(face.left() + (number + 0.5) * step, face.bottom() - floor.slab * 0.75),
            QPointF(face.left() + (number + 1) * step, face.bottom() - 2),
        )
        painter.drawPath(arch)


def _cells(painter: QPainter, floor: Floor, top: QColor, edge: QColor, level: int) -> None:
    random = Random(level + 3)
    painter.setPen(QPen(with_alpha(edge, 0.75), 1.0))
    painter.setBrush(edge.darker(105))
    painter.drawPolygon(floor.area(-0.05, -0.05, SIDE + 0.1, SIDE + 0.1))
    for column in range(SIDE):
        for row in range(SIDE):
            tile = floor.area(column + 0.03, row + 0.03, 0.94, 0.94)
            light = (column + row) % 2 == 1
            tone = top.lighter(101 + random.randint(0, 7)) if light else top.darker(102 + random.randint(0, 6))
            box = tile.boundingRect()
            shade = QLinearGradient(box.topLeft(), box.bottomRight())
            shade.setColorAt(0, tone.lighter(105))
            shade.setColorAt(1, tone.darker(104))
            painter.setPen(QPen(with_alpha(QColor("#fff4da"), 0.28), 0.8))
            painter.setBrush(shade)
            painter.drawPolygon(tile)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(edge, 0.16))
            spot = floor.point(column + 0.1 + random.random() * 0.8, row + 0.1 + random.random() * 0.8)
            painter.drawEllipse(spot, 1.3, 0.8)
    # A rangoli of rice powder around the middle, faint enough to read anything on it.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(QColor("#fffaf0"), 0.42), 1.4))
    for radius, petals in ((0.7, 8), (1.25, 8), (2.0, 16)):
        painter.drawPolygon(_flower(floor, radius, petals))
    if level == 0:
        painter.setPen(QPen(with_alpha(QColor("#b3361b"), 0.45), 1.3))
        for column in (0, SIDE - 1):
            for row in (0, SIDE - 1):
                painter.drawPolygon(floor.area(column + 0.14, row + 0.14, 0.72, 0.72))


def _flower(floor: Floor, radius: float, petals: int) -> QPolygonF:
    points = 144
    return QPolygonF(
        [
            floor.point(SIDE / 2 + cos(angle) * far, SIDE / 2 + sin(angle) * far)
            for angle in (2 * pi * i / points for i in range(points))
            for far in (radius * (0.84 + 0.16 * abs(cos(petals * angle / 2))),)
        ]
    )


def _inlay(painter: QPainter, centre: QPointF, wide: float, high: float) -> None:
    """Behind a letter on a front, whose tone is a middling one: nothing stands out from that."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f6e7c8"))
    painter.drawEllipse(centre, wide * 0.62, high / 2)
    painter.restore()


def _names(
    painter: QPainter, floor: Floor, where: Layout, edge: QColor, level: int, font: QFont, palette: Palette
) -> None:
    """Letters on the front, numbers at the left rim."""
    letters = QFont(font)
    tall = QFontMetricsF(font).height()
    if not where.flat and tall > floor.slab + 3:
        letters.setPointSizeF(max(11.0, font.pointSizeF() * (floor.slab + 3) / tall))
    painter.setFont(letters)
    painter.setPen(QColor("#3a2208"))
    for number, letter in enumerate(COLUMNS):
        middle = floor.point(number + 0.5, -floor.rim)
        box = QRectF(middle.x() - 20, middle.y(), 40, floor.slab)
        if where.flat:
            rim = floor.point(number + 0.5, -floor.rim / 2)
            box = QRectF(rim.x() - 20, rim.y() - 12, 40, 24)
        else:
            _inlay(painter, box.center(), QFontMetricsF(letters).height(), floor.slab)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.setFont(font)
    painter.setPen(QColor("#3a2208") if not palette.dark else QColor("#2a1604"))
    crowded = where.smallest_row < QFontMetricsF(font).ascent() * 0.9
    for number in range(0, SIDE, 2 if crowded else 1):
        middle = floor.point(-floor.rim / 2 - 0.02, number + 0.5)
        box = QRectF(middle.x() - 20, middle.y() - 12, 40, 24)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))


def _columns(painter: QPainter, floor: Floor, above: float, front: QColor, edge: QColor) -> None:
    """Two columns behind, two in front, outside of the cells."""
    corner = floor.rim * 0.86
    near, far = -corner, SIDE + corner
    for u, v, thick in ((near, far, 0.75), (far, far, 0.75), (near, near, 1.0), (far, near, 1.0)):
        foot = floor.point(u, v)
        wide = max(7.0, floor.width / SIDE * 0.15) * thick
        high = foot.y() - above
        if high < 3:
            continue
        shaft = QLinearGradient(foot.x() - wide / 2, 0, foot.x() + wide / 2, 0)
        shaft.setColorAt(0, front.darker(125))
        shaft.setColorAt(0.35, front.lighter(132))
        shaft.setColorAt(1, front.darker(150))
        painter.setPen(QPen(edge.darker(120), 1.0))
        painter.setBrush(shaft)
        painter.drawRect(QRectF(foot.x() - wide / 2, above, wide, high))
        rings = ((above, 0.5, 1.7), (above + wide * 0.5, 0.3, 1.3), (foot.y() - wide * 0.35, 0.6, 1.6))
        for y, tall, grown in rings:
            painter.drawRoundedRect(QRectF(foot.x() - wide * grown / 2, y, wide * grown, wide * tall), 2, 2)
        painter.setPen(QPen(QColor("#d9592a"), max(1.2, wide * 0.16)))
        for band in (0.30, 0.62):
            y = above + high * band
            if high > 40:
                painter.drawLine(QPointF(foot.x() - wide / 2, y), QPointF(foot.x() + wide / 2, y))


def _garland(painter: QPainter, floor: Floor, top: float, gap: float) -> None:
    """Marigolds hung under the level above."""
    left, right = floor.stone().at(0).x() + 8, floor.stone().at(1).x() - 8
    swags, flowers = 9, 9
    size = max(1.6, gap * 0.11)
    painter.setPen(Qt.PenStyle.NoPen)
    for swag in range(swags):
        for flower in range(flowers + 1):
            t = flower / flowers
            x = left + (right - left) * (swag + t) / swags
            y = top + gap * (0.06 + 0.62 * 4 * t * (1 - t))
            painter.setBrush(QColor("#f08a1d") if (flower + swag) % 2 else QColor("#f7c531"))
            painter.drawEllipse(QPointF(x, y), size, size)


def _medal(painter: QPainter, floor: Floor, level: int, active: bool, palette: Palette, font: QFont) -> None:
    """The level's number, beside it."""
    bold = QFont(font)
    bold.setPointSizeF(font.pointSizeF() * 1.12)
    radius = QFontMetricsF(bold).height() * 0.62
    if floor.depth:
        rim = floor.point(SIDE + floor.rim, SIDE * 0.72)
        spot = QPointF(rim.x() + radius + 3, rim.y())
    else:
        spot = floor.point(SIDE + floor.rim / 2, SIDE + floor.rim / 2)
        radius = min(radius, floor.width / SIDE * floor.rim / 2 + 7)
    painter.setPen(QPen(QColor("#8a5a12"), 1.6))
    painter.setBrush(QColor("#ffc94a") if active else QColor(palette.panel))
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(QColor("#3a2005") if active else QColor(palette.text))
    painter.setFont(bold)
    painter.drawText(QRectF(spot.x() - 20, spot.y() - 20, 40, 40), Qt.AlignmentFlag.AlignCenter, str(level + 1))
