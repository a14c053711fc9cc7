"""The courtyard's stone: the cloth it stands on, each level's slab with its cells, the columns and garlands."""

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.games.holi.table.art import POWDERS, paint_cloud
from elios_desktop.games.holi.table.layout import COLUMNS, LEVELS, SIDE, Floor, Layout
from elios_desktop.ui.kit.art import Patience, shared
from elios_desktop.ui.kit.materials import cast, paint_brass, paint_pool, with_alpha
from elios_desktop.ui.kit.theme import BRASS_INK, HELD, LAMP, RAISED, REST, Palette

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


_SWAGS, _FLOWERS = 9, 9
_LAMPS = (1.5 / _SWAGS, 4.5 / _SWAGS, 7.5 / _SWAGS)
"""Where on a garland paper lamps hang, as parts of its length."""
_SHADE = QtGui.QColor(35, 12, 0)
_POOL = (0.24, 0.42)
"""How far a lamp's light reaches on the stone: of its width, and of its depth."""
_GOLD = QtGui.QColor("#ffb52e")


def paint_cloth(
    painter: QtGui.QPainter, room: QRectF, where: Layout, palette: Palette, clouds: Sequence[QtGui.QPixmap]
) -> None:
    """The table around the tower: warm light in the middle, powder of all colours (see `clouds`) blown about."""
    painter.fillRect(room, QtGui.QColor(palette.surface))
    far = max(room.width(), room.height()) * 0.68
    light = QtGui.QRadialGradient(where.tower.center(), far)
    light.setColorAt(0, with_alpha("#ffdf9e", 0.17 if palette.dark else 0.55))
    light.setColorAt(0.55, with_alpha("#ffdf9e", 0.03 if palette.dark else 0.12))
    light.setColorAt(1, with_alpha("#1c0d00", 0.42 if palette.dark else 0.20))
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


def clouds(dark: bool, patience: Patience) -> list[QtGui.QPixmap]:
    """Powder in the air in each colour, used in all sizes: thousands of grains would take their time at each resize."""
    alpha = 0.28 if dark else 0.36
    return [shared(f"cloud {each} {alpha}", partial(_cloud, patience, QtGui.QColor(each), alpha)) for each in POWDERS]


def _cloud(patience: Patience, colour: QtGui.QColor, alpha: float) -> QtGui.QPixmap:
    with patience.painting():
        found = QtGui.QPixmap(320, 320)
        found.fill(Qt.GlobalColor.transparent)
        painter = QtGui.QPainter(found)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        paint_cloud(painter, QRectF(0, 0, 320, 320), colour, colour.hue(), alpha)
        painter.end()
    return found


def floor_room(where: Layout, level: int) -> QRectF:
    """The rectangle that the picture of a level covers: its stone, and the columns up to the next level's."""
    box = where.floors[level].whole().adjusted(-20, -12, 64, 44 if level == 0 or where.flat else 14)
    if not where.flat and level + 1 < LEVELS:
        box.setTop(where.floors[level + 1].whole().bottom() - 4)
    return box


def paint_floor(painter: QtGui.QPainter, where: Layout, level: int, palette: Palette, font: QtGui.QFont) -> None:
    """One level, in the coordinates of the scene, in the light that falls on it."""
    floor, active = where.floors[level], level == where.in_play
    slab = floor.stone()
    if level == 0 or where.flat:
        foot = QtGui.QPainterPath()
        foot.addPolygon(slab.translated(0, floor.slab))
        cast(painter, foot, HELD if not where.flat else RAISED, palette.dark)
    top, front, edge = (QtGui.QColor(each) for each in _STONE[palette.dark][level])
    if active and palette.dark:
        top = top.lighter(110)  # what glows on it has to stand out
    if where.in_play is not None and not active:
        top, front = top.darker(112 if palette.dark else 107), front.darker(106)
    _front(painter, floor, slab, front, edge)
    stone = QtGui.QLinearGradient(slab.boundingRect().topLeft(), slab.boundingRect().bottomLeft())
    stone.setColorAt(0, top.darker(109))
    stone.setColorAt(1, top)
    painter.setPen(QtGui.QPen(edge, 1.4))
    painter.setBrush(stone)
    painter.drawPolygon(slab)
    _cells(painter, floor, top, edge, level)
    above = where.floors[level + 1].whole().bottom() if not where.flat and level + 1 < LEVELS else None
    if above is not None:
        bright = 1.0 if palette.dark else 1.0 - 0.42 * level  # on light stone it is white too soon
        _fall_of_light(painter, floor, slab, bright * (1.0 if active or where.in_play is None else 0.6), palette.dark)
    elif active:
        _moon(painter, floor, slab, palette.dark)
    if active or where.in_play is None:
        _names(painter, floor, where, level, font, palette)
    if active:
        _gilt(painter, slab)
    if above is not None:
        _columns(painter, floor, above, front, edge)
        _garland(painter, where.floors[level + 1], above, where.gap, palette.dark)
    _medal(painter, floor, level, active, palette, font)


def _gilt(painter: QtGui.QPainter, slab: QtGui.QPolygonF) -> None:
    """The edge of the level in play."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((12.0, 0.10), (7.0, 0.22), (4.0, 0.45), (2.2, 1.0)):
        pen = QtGui.QPen(with_alpha(_GOLD, alpha), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(slab)


def _fall_of_light(painter: QtGui.QPainter, floor: Floor, slab: QtGui.QPolygonF, strength: float, dark: bool) -> None:
    """The storey above shades the back rows, and its lamps light the stone."""
    ground = QtGui.QPainterPath()
    ground.addPolygon(slab)
    painter.save()
    painter.setClipPath(ground)
    back, end = floor.point(0, SIDE + floor.rim).y(), floor.point(0, SIDE - 1.2).y()
    shade = QtGui.QLinearGradient(0, back, 0, end)
    deep = 175 if dark else 150
    for at, share in ((0.0, 1.0), (0.45, 0.46), (1.0, 0.0)):
        tone = QtGui.QColor(_SHADE)
        tone.setAlpha(round(deep * share))
        shade.setColorAt(at, tone)
    painter.fillRect(slab.boundingRect(), shade)
    for side, inward in ((0, 1), (1, -1)):  # the sides are darker than the middle
        edge = slab.at(side).x()
        gloom = QtGui.QLinearGradient(edge, 0, edge + inward * floor.width * 0.22, 0)
        gloom.setColorAt(0, with_alpha(_SHADE, 0.34 if dark else 0.16))
        gloom.setColorAt(1, with_alpha(_SHADE, 0.0))
        painter.fillRect(slab.boundingRect(), gloom)
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Plus)
    across = floor.point(SIDE, SIDE).x() - floor.point(0, SIDE).x()
    for lamp in _LAMPS:
        spot = floor.point(SIDE * (0.04 + 0.92 * lamp), SIDE * 0.72)
        wide, high = across * _POOL[0] * 1.25, floor.height * _POOL[1]
        paint_pool(painter, spot, wide, high, LAMP, (0.42 if dark else 0.30) * strength)
    middle = floor.point(SIDE / 2, SIDE * 0.45)
    paint_pool(painter, middle, across * 0.62, floor.height * 0.66, LAMP, (0.20 if dark else 0.10) * strength)
    painter.restore()


def _moon(painter: QtGui.QPainter, floor: Floor, slab: QtGui.QPolygonF, dark: bool) -> None:
    """The upper level has the open sky above it."""
    ground = QtGui.QPainterPath()
    ground.addPolygon(slab)
    painter.save()
    painter.setClipPath(ground)
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Plus)
    middle = floor.point(SIDE / 2, SIDE * 0.5)
    paint_pool(painter, middle, floor.width * 0.5, floor.height * 0.62, "#ffe6b0", 0.26 if dark else 0.14)
    painter.restore()


def _front(
    painter: QtGui.QPainter, floor: Floor, slab: QtGui.QPolygonF, front: QtGui.QColor, edge: QtGui.QColor
) -> None:
    """The front face, with a frieze of lotus petals."""
    left, right = slab.at(0), slab.at(1)
    face = QRectF(left.x(), left.y() - 1, right.x() - left.x(), floor.slab + 1)
    shade = QtGui.QLinearGradient(face.topLeft(), face.bottomLeft())
    shade.setColorAt(0, front.lighter(108))
    shade.setColorAt(1, front.darker(135))
    painter.setPen(QtGui.QPen(edge, 1.2))
    painter.setBrush(shade)
    painter.drawRect(face)
    if floor.slab < 10:
        return
    painter.setPen(QtGui.QPen(with_alpha(edge, 0.35), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    petals = 48
    step = face.width() / petals
    for number in range(petals):
        arch = QtGui.QPainterPath(QPointF(face.left() + number * step, face.bottom() - 2))
        arch.quadTo(
            QPointF(face.left() + (number + 0.5) * step, face.bottom() - floor.slab * 0.75),
            QPointF(face.left() + (number + 1) * step, face.bottom() - 2),
        )
        painter.drawPath(arch)


def _cells(painter: QtGui.QPainter, floor: Floor, top: QtGui.QColor, edge: QtGui.QColor, level: int) -> None:
    random = Random(level + 3)
    painter.setPen(QtGui.QPen(with_alpha(edge, 0.75), 1.0))
    painter.setBrush(edge.darker(105))
    painter.drawPolygon(floor.area(-0.05, -0.05, SIDE + 0.1, SIDE + 0.1))
    for column in range(SIDE):
        for row in range(SIDE):
            tile = floor.area(column + 0.03, row + 0.03, 0.94, 0.94)
            light = (column + row) % 2 == 1
            tone = top.lighter(101 + random.randint(0, 7)) if light else top.darker(102 + random.randint(0, 6))
            box = tile.boundingRect()
            shade = QtGui.QLinearGradient(box.topLeft(), box.bottomRight())
            shade.setColorAt(0, tone.lighter(106))
            shade.setColorAt(1, tone.darker(107))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPolygon(tile)
            painter.setPen(QtGui.QPen(with_alpha("#fff4da", 0.35), 1.0))
            painter.drawLine(tile.at(3), tile.at(2))
            painter.setPen(QtGui.QPen(with_alpha(edge, 0.35), 1.0))
            painter.drawLine(tile.at(0), tile.at(1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(edge, 0.16))
            spot = floor.point(column + 0.1 + random.random() * 0.8, row + 0.1 + random.random() * 0.8)
            painter.drawEllipse(spot, 1.3, 0.8)
    # A rangoli of rice powder around the middle, faint enough to read anything on it.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(with_alpha(QtGui.QColor("#fffaf0"), 0.42), 1.4))
    for radius, petals in ((0.7, 8), (1.25, 8), (2.0, 16)):
        painter.drawPolygon(_flower(floor, radius, petals))
    if level == 0:
        painter.setPen(QtGui.QPen(with_alpha(QtGui.QColor("#b3361b"), 0.45), 1.3))
        for column in (0, SIDE - 1):
            for row in (0, SIDE - 1):
                painter.drawPolygon(floor.area(column + 0.14, row + 0.14, 0.72, 0.72))


def _flower(floor: Floor, radius: float, petals: int) -> QtGui.QPolygonF:
    points = 144
    return QtGui.QPolygonF(
        [
            floor.point(SIDE / 2 + cos(angle) * far, SIDE / 2 + sin(angle) * far)
            for angle in (2 * pi * i / points for i in range(points))
            for far in (radius * (0.84 + 0.16 * abs(cos(petals * angle / 2))),)
        ]
    )


def _inlay(painter: QtGui.QPainter, centre: QPointF, wide: float, high: float) -> None:
    """Behind a letter on a front, whose tone is a middling one: nothing stands out from that."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor("#f6e7c8"))
    painter.drawEllipse(centre, wide * 0.62, high / 2)
    painter.restore()


def _names(
    painter: QtGui.QPainter, floor: Floor, where: Layout, level: int, font: QtGui.QFont, palette: Palette
) -> None:
    """Letters on the front, numbers at the left rim."""
    letters = QtGui.QFont(font)
    tall = QtGui.QFontMetricsF(font).height()
    if not where.flat and tall > floor.slab + 3:
        letters.setPointSizeF(max(11.0, font.pointSizeF() * (floor.slab + 3) / tall))
    painter.setFont(letters)
    painter.setPen(QtGui.QColor("#3a2208"))
    for number, letter in enumerate(COLUMNS):
        middle = floor.point(number + 0.5, -floor.rim)
        box = QRectF(middle.x() - 20, middle.y(), 40, floor.slab)
        if where.flat:
            rim = floor.point(number + 0.5, -floor.rim / 2)
            box = QRectF(rim.x() - 20, rim.y() - 12, 40, 24)
        else:
            _inlay(painter, box.center(), QtGui.QFontMetricsF(letters).height(), floor.slab)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.setFont(font)
    painter.setPen(QtGui.QColor("#3a2208") if not palette.dark else QtGui.QColor("#2a1604"))
    crowded = where.smallest_row < QtGui.QFontMetricsF(font).ascent() * 0.9
    for number in range(0, SIDE, 2 if crowded else 1):
        middle = floor.point(-floor.rim / 2 - 0.02, number + 0.5)
        box = QRectF(middle.x() - 20, middle.y() - 12, 40, 24)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))


def _columns(painter: QtGui.QPainter, floor: Floor, above: float, front: QtGui.QColor, edge: QtGui.QColor) -> None:
    """Two columns behind, two in front, outside of the cells."""
    corner = floor.rim * 0.86
    near, far = -corner, SIDE + corner
    for u, v, thick in ((near, far, 0.75), (far, far, 0.75), (near, near, 1.0), (far, near, 1.0)):
        foot = floor.point(u, v)
        wide = max(7.0, floor.width / SIDE * 0.15) * thick
        high = foot.y() - above
        if high < 3:
            continue
        shaft = QtGui.QLinearGradient(foot.x() - wide / 2, 0, foot.x() + wide / 2, 0)
        shaft.setColorAt(0, front.darker(125))
        shaft.setColorAt(0.35, front.lighter(132))
        shaft.setColorAt(1, front.darker(150))
        painter.setPen(QtGui.QPen(edge.darker(120), 1.0))
        painter.setBrush(shaft)
        painter.drawRect(QRectF(foot.x() - wide / 2, above, wide, high))
        rings = ((above, 0.5, 1.7), (above + wide * 0.5, 0.3, 1.3), (foot.y() - wide * 0.35, 0.6, 1.6))
        for y, tall, grown in rings:
            painter.drawRoundedRect(QRectF(foot.x() - wide * grown / 2, y, wide * grown, wide * tall), 2, 2)
        painter.setPen(QtGui.QPen(QtGui.QColor("#d9592a"), max(1.2, wide * 0.16)))
        for band in (0.30, 0.62):
            y = above + high * band
            if high > 40:
                painter.drawLine(QPointF(foot.x() - wide / 2, y), QPointF(foot.x() + wide / 2, y))


def _garland(painter: QtGui.QPainter, floor: Floor, top: float, gap: float, dark: bool) -> None:
    """Marigolds hung under the level above, and paper lamps among them."""
    left, right = floor.stone().at(0).x() + 8, floor.stone().at(1).x() - 8
    size = max(1.6, gap * 0.11)
    painter.setPen(Qt.PenStyle.NoPen)
    for swag in range(_SWAGS):
        for flower in range(_FLOWERS + 1):
            t = flower / _FLOWERS
            x = left + (right - left) * (swag + t) / _SWAGS
            y = top + gap * (0.06 + 0.62 * 4 * t * (1 - t))
            painter.setBrush(QtGui.QColor("#f08a1d") if (flower + swag) % 2 else QtGui.QColor("#f7c531"))
            painter.drawEllipse(QPointF(x, y), size, size)
    for centre, radius in _lamps_under(floor, top, gap):
        painter.save()
        painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Plus)
        paint_pool(painter, centre, radius * 4.6, radius * 3.6, LAMP, 0.75 if dark else 0.62)
        painter.restore()
        paint_lamp(painter, centre, radius)


def _lamps_under(floor: Floor, top: float, gap: float) -> list[tuple[QPointF, float]]:
    left, right = floor.stone().at(0).x() + 8, floor.stone().at(1).x() - 8
    return [(QPointF(left + (right - left) * lamp, top + gap * 0.72), max(5.0, gap * 0.30)) for lamp in _LAMPS]


def lamps(where: Layout, level: int) -> list[tuple[QPointF, float]]:
    """Where the paper lamps over a level hang, and their radius; none over the highest, nor when all lies flat."""
    if where.flat or level + 1 >= LEVELS:
        return []
    return _lamps_under(where.floors[level + 1], where.floors[level + 1].whole().bottom(), where.gap)


def paint_lamp(painter: QtGui.QPainter, centre: QPointF, radius: float) -> None:
    """A lamp of paper, lit."""
    body = QRectF(centre.x() - radius * 0.82, centre.y() - radius, radius * 1.64, radius * 2.0)
    paper = QtGui.QRadialGradient(centre + QPointF(0, radius * 0.15), radius * 1.15)
    for at, tone in ((0.0, "#fffbe0"), (0.45, "#ffe08a"), (1.0, "#e58a1c")):
        paper.setColorAt(at, QtGui.QColor(tone))
    painter.setPen(QtGui.QPen(QtGui.QColor("#8a4a10"), max(0.9, radius * 0.12)))
    painter.setBrush(paper)
    painter.drawEllipse(body)
    for share in (-0.32, 0.32):
        painter.drawArc(body.adjusted(radius * (0.5 + share), 0, -radius * (0.5 + share), 0), 90 * 16, 180 * 16)
    painter.setBrush(QtGui.QColor("#a4661a"))
    for y in (body.top(), body.bottom() - radius * 0.22):
        painter.drawRect(QRectF(centre.x() - radius * 0.34, y, radius * 0.68, radius * 0.22))


def _medal(
    painter: QtGui.QPainter, floor: Floor, level: int, active: bool, palette: Palette, font: QtGui.QFont
) -> None:
    """The level's number, beside it: of brass for the level in play."""
    bold = QtGui.QFont(font)
    bold.setPointSizeF(font.pointSizeF() * (1.25 if active else 1.05))
    radius = min(QtGui.QFontMetricsF(bold).height() * 0.66, 24.0)
    if floor.depth:
        spot = QPointF(floor.stone().at(1).x() + 14 + radius, floor.point(0, SIDE * 0.42).y())
    else:
        spot = floor.point(SIDE + floor.rim / 2, SIDE + floor.rim / 2)
        radius = min(radius, floor.width / SIDE * floor.rim / 2 + 7)
    disc = QtGui.QPainterPath()
    disc.addEllipse(spot, radius, radius)
    cast(painter, disc, REST, palette.dark)
    if active:
        paint_brass(painter, disc)
    else:
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.border), 1.4))
        painter.setBrush(QtGui.QColor(palette.panel))
        painter.drawPath(disc)
    painter.setPen(QtGui.QColor(BRASS_INK) if active else QtGui.QColor(palette.text))
    painter.setFont(bold)
    painter.drawText(QRectF(spot.x() - 20, spot.y() - 20, 40, 40), Qt.AlignmentFlag.AlignCenter, str(level + 1))
