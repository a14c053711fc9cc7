"""The wood of the table of Exagon: oak boards, the rail behind the plates, the rack, the spot for the first tile."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from elios_desktop.games.exagon.table.plane import corner, hexagon, towards
from elios_desktop.ui.kit.theme import Palette

RAIL_SHADOW = 7.0
"""How far the rail behind the plates darkens the table in front of it."""


def paint_table(painter: QPainter, rect: QRectF, palette: Palette, ratio: float) -> None:
    """A table of oak boards under a lamp."""
    painter.drawTiledPixmap(rect, _boards(palette, ratio))
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, QColor(255, 244, 214, 26 if palette.dark else 92))
    light.setColorAt(0.6, QColor(255, 244, 214, 0))
    light.setColorAt(1, QColor(40, 16, 0, 90 if palette.dark else 44))
    painter.fillRect(rect, light)


def _boards(palette: Palette, ratio: float) -> QPixmap:
    """A few boards that continue themselves to all sides: a large window is covered with them in no time. Each has its
    own tone and grain, and ends somewhere else than the ones beside it."""
    wide, high, number = 960.0, 68.0, 6
    pixmap = QPixmap(round(wide * ratio), round(high * number * ratio))
    pixmap.setDevicePixelRatio(ratio)
    base = _mixed(QColor(palette.surface), QColor(palette.wood), 0.20 if palette.dark else 0.34)
    pixmap.fill(base)  # the smoothed ends of boards let through what is below
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for board in range(number):
        top, joint = board * high, wide * ((board * 0.37 + 0.13) % 1.0)
        for left, right in ((joint - wide, joint), (joint, joint + wide)):
            _paint_board(painter, QRectF(left, top, right - left, high), base.lighter(100 + board * 5 % 9 - 4), board)
        seam = base.darker(150)
        seam.setAlphaF(0.55)
        painter.setPen(QPen(seam, 1.3))
        painter.drawLine(QPointF(0, top + high), QPointF(wide, top + high))
        painter.drawLine(QPointF(joint, top), QPointF(joint, top + high))
        glint = base.lighter(125)
        glint.setAlphaF(0.35)
        painter.setPen(_hair(glint))
        painter.drawLine(QPointF(0, top + 1.2), QPointF(wide, top + 1.2))
        painter.drawLine(QPointF(joint + 1.2, top), QPointF(joint + 1.2, top + high))
    painter.end()
    return pixmap


def _paint_board(painter: QPainter, plank: QRectF, tone: QColor, seed: int) -> None:
    """One board: its tone, and a grain that runs along it and opens around a heart."""
    random = Random(seed * 7 + 2)
    painter.fillRect(plank, tone)
    heart = plank.left() + plank.width() * (0.3 + 0.4 * random.random())
    middle = plank.top() + plank.height() * (0.35 + 0.3 * random.random())
    grain = tone.darker(124)
    for line in range(11):
        y = plank.top() + 2 + (plank.height() - 4) * (line + random.random()) / 11
        bulge = (y - middle) * (0.10 + 0.5 * random.random())
        bulge = max(plank.top() + 2 - y, min(plank.bottom() - 2 - y, bulge))
        grain.setAlphaF(0.16 + 0.26 * random.random())
        painter.setPen(_hair(grain))
        path = QPainterPath(QPointF(plank.left(), y))
        reach = 120 + 100 * random.random()
        path.cubicTo(heart - reach * 1.6, y, heart - reach, y + bulge, heart, y + bulge)
        path.cubicTo(heart + reach, y + bulge, heart + reach * 1.6, y, plank.right(), y)
        painter.drawPath(path)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two."""
    parts = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def _hair(colour: QColor) -> QPen:
    """The thinnest line, which Qt draws many times faster than any other."""
    pen = QPen(colour, 1.0)
    pen.setCosmetic(True)
    return pen


def paint_band(painter: QPainter, rect: QRectF, palette: Palette, upright: bool) -> None:
    """The rail behind the plates, under which tiles vanish when the plane is moved; the shadow that it throws is the
    lowest part of the rectangle, or the rightmost one of an upright rail."""
    if upright:
        painter.translate(rect.bottomLeft())
        painter.rotate(-90)
        rect = QRectF(0, 0, rect.height(), rect.width())
    rail = rect.adjusted(0, 0, 0, -RAIL_SHADOW)
    base = _mixed(QColor(palette.surface_edge), QColor(palette.wood_dark), 0.30)
    wood = QLinearGradient(rail.topLeft(), rail.bottomLeft())
    wood.setColorAt(0, base.lighter(112))
    wood.setColorAt(0.9, base)
    wood.setColorAt(1, base.darker(118))
    painter.fillRect(rail, wood)
    painter.fillRect(QRectF(rail.left(), rail.bottom() - 1.4, rail.width(), 1.4), base.darker(150))
    shade = QLinearGradient(rail.bottomLeft(), rect.bottomLeft())
    shade.setColorAt(0, QColor(30, 12, 0, 80))
    shade.setColorAt(1, QColor(30, 12, 0, 0))
    painter.fillRect(QRectF(rail.left(), rail.bottom(), rail.width(), RAIL_SHADOW), shade)


def paint_first_spot(painter: QPainter, rect: QRectF, size: float) -> None:
    """Where the first tile will lie: a hexagon burnt into the wood."""
    painter.translate(rect.center())
    painter.setBrush(QColor(60, 30, 8, 26))
    for scale, width, alpha in ((0.97, 2.4, 120), (0.86, 1.2, 70)):
        painter.setPen(QPen(QColor(70, 36, 10, alpha), width))
        painter.drawPath(hexagon(size * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(70, 36, 10, 70), 1.2))
    star = QPainterPath()
    for number in range(6):
        tip, dent = corner(number) * size * 0.5, towards(number) * size * 0.28
        if number:
            star.lineTo(tip)
        else:
            star.moveTo(tip)
        star.lineTo(dent)
    star.closeSubpath()
    painter.drawPath(star)


def paint_rack(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow wooden tray."""
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, QColor(palette.wood_light))
    wood.setColorAt(0.06, QColor(palette.wood))
    wood.setColorAt(1, QColor(palette.wood_dark))
    painter.fillRect(rect, wood)
    well = QPainterPath()
    well.addRoundedRect(rect.adjusted(8, 6, -8, -6), 10, 10)
    floor = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    base = QColor(palette.wood_dark)
    floor.setColorAt(0, base.darker(150))
    floor.setColorAt(0.18, base.darker(118))
    floor.setColorAt(1, base.darker(106))
    painter.setPen(QPen(base.darker(160), 1.2))
    painter.setBrush(floor)
    painter.drawPath(well)
    painter.setClipPath(well)
    random = Random(3)
    grain = base.darker(140)
    grain.setAlphaF(0.4)
    painter.setPen(_hair(grain))
    for line in range(9):
        y = rect.top() + rect.height() * (line + random.random()) / 9
        path = QPainterPath(QPointF(rect.left(), y))
        path.cubicTo(
            rect.left() + rect.width() * 0.3, y + random.random() * 6 - 3,
            rect.left() + rect.width() * 0.7, y + random.random() * 6 - 3, rect.right(), y,
        )  # fmt: skip
        painter.drawPath(path)
