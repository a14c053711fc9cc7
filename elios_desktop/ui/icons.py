"""The few line icons of the shell, painted in the colour of the theme."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF


def _book(painter: QPainter) -> None:
    for side in (-1, 1):
        page = QPainterPath(QPointF(12, 6.5))
        page.cubicTo(QPointF(12 + side * 3, 4), QPointF(12 + side * 6, 4), QPointF(12 + side * 9, 5))
        page.lineTo(12 + side * 9, 18)
        page.cubicTo(QPointF(12 + side * 6, 17), QPointF(12 + side * 3, 17), QPointF(12, 19.5))
        painter.drawPath(page)
    painter.drawLine(QPointF(12, 6.5), QPointF(12, 19.5))


def _chart(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(4, 4), QPointF(4, 20), QPointF(20, 20)]))
    for x, top in ((8.5, 13), (13, 8), (17.5, 10.5)):
        painter.drawLine(QPointF(x, 16.5), QPointF(x, top))


def _gear(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 3, 3)
    teeth = QPainterPath()
    for k in range(32):
        far = 9.2 if k % 4 in (1, 2) else 6.8
        angle = k * pi / 16
        point = QPointF(12 + cos(angle) * far, 12 + sin(angle) * far)
        if k:
            teeth.lineTo(point)
        else:
            teeth.moveTo(point)
    teeth.closeSubpath()
    painter.drawPath(teeth)


def _globe(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 8.5, 8.5)
    painter.drawEllipse(QPointF(12, 12), 3.6, 8.5)
    painter.drawLine(QPointF(3.5, 12), QPointF(20.5, 12))


def _close(painter: QPainter) -> None:
    painter.drawLine(QPointF(6.5, 6.5), QPointF(17.5, 17.5))
    painter.drawLine(QPointF(17.5, 6.5), QPointF(6.5, 17.5))


def _back(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(14.5, 5), QPointF(7.5, 12), QPointF(14.5, 19)]))


def _plus(painter: QPainter) -> None:
    painter.drawLine(QPointF(12, 5), QPointF(12, 19))
    painter.drawLine(QPointF(5, 12), QPointF(19, 12))


def _minus(painter: QPainter) -> None:
    painter.drawLine(QPointF(5, 12), QPointF(19, 12))


def _reset(painter: QPainter) -> None:
    painter.drawArc(QRectF(5, 5, 14, 14), 120 * 16, -300 * 16)
    painter.drawPolyline(QPolygonF([QPointF(8, 2.6), QPointF(8.4, 6), QPointF(5, 7.2)]))


_SHAPES: dict[str, Callable[[QPainter], None]] = {
    "book": _book,
    "chart": _chart,
    "gear": _gear,
    "globe": _globe,
    "close": _close,
    "back": _back,
    "plus": _plus,
    "minus": _minus,
    "reset": _reset,
}


def line_icon(name: str, colour: str, size: int = 20, ratio: float = 2.0) -> QIcon:
    """An icon by name, sharp up to the given pixel ratio."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 24, size / 24)
    painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    _SHAPES[name](painter)
    painter.end()
    return QIcon(pixmap)
