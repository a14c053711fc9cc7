"""Soft shadows without bands: the shape painted very small, blurred there, enlarged smoothly (half a millisecond)."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from elios_desktop.ui.kit.look import NIGHT, SHADE, SHADE_DARK, Shadow

_FINE = 2.2
"""The picture that is blurred has so many pixels to the blur's width."""
_REACH = 1.6
"""A blur is so much wider than it is seen to reach."""
_KERNEL = tuple((x, y, 1 / ((4, 8, 16)[abs(x) + abs(y)])) for x in (-1, 0, 1) for y in (-1, 0, 1))


def cast(painter: QPainter, path: QPainterPath, shadow: Shadow, dark: bool, scale: float = 1.0) -> None:
    """The shadow of a shape, by day or by night; `scale` where everything is larger than usual."""
    colour = QColor(SHADE_DARK if dark else SHADE)
    colour.setAlphaF(min(1.0, shadow.alpha * (NIGHT if dark else 1.0)))
    _blurred(painter, path, shadow.blur * scale, colour, QPointF(shadow.x, shadow.y) * scale)


def soft_shadow(painter: QPainter, path: QPainterPath, reach: float, colour: QColor, offset: QPointF) -> None:
    """A shadow of another kind than the four: seen so far beyond the shape."""
    _blurred(painter, path, reach * _REACH, colour, offset)


def _blurred(painter: QPainter, path: QPainterPath, blur: float, colour: QColor, offset: QPointF) -> None:
    share = min(1.0, _FINE / max(0.1, blur))
    edge = 3 / share
    box = path.boundingRect().adjusted(-edge, -edge, edge, edge)
    wide, high = max(1, ceil(box.width() * share)), max(1, ceil(box.height() * share))
    sharp, soft = QPixmap(wide, high), QPixmap(wide, high)
    sharp.fill(Qt.GlobalColor.transparent)
    soft.fill(Qt.GlobalColor.transparent)
    brush = QPainter(sharp)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.scale(share, share)
    brush.translate(-box.topLeft())
    solid = QColor(colour)
    solid.setAlphaF(1.0)
    brush.fillPath(path, solid)
    brush.end()
    brush = QPainter(soft)
    # `Source` mixes by the opacity, so that each copy counts as much as those before it together want.
    brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    taken = 0.0
    for x, y, weight in _KERNEL:
        taken += weight
        brush.setOpacity(weight / taken)
        brush.drawPixmap(x, y, sharp)
    brush.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(painter.opacity() * colour.alphaF())
    target = QRectF(box.topLeft() + offset, soft.size() / share)
    painter.drawPixmap(target, soft, QRectF(soft.rect()))
    painter.restore()
