"""The front of Elios: a sun of eight beams; and the program's icon, which is the same sun."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from elios_desktop.ui.covers import FRONT, wash

BEAM_COLOURS = ("#d9362b", "#ef7d1a", "#f6c40f", "#9ac832", "#2c8f45", "#4fb3dc", "#2a5fb0", "#7d4a9e")
"""Red, orange, yellow, lime, green, azure, blue, purple: clockwise from the top."""


def paint_front(painter: QPainter) -> None:
    """A sun of eight coloured beams around a stack of discs, in a morning sky."""
    wash(painter, "#274b80", "#f3b567")
    centre = QPointF(115, 157)
    glow = QRadialGradient(centre, 150)
    glow.setColorAt(0, QColor(255, 236, 170, 235))
    glow.setColorAt(0.45, QColor(255, 210, 130, 110))
    glow.setColorAt(1, QColor(255, 200, 120, 0))
    painter.fillRect(FRONT, glow)
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


def sun(size: int) -> QPixmap:
    """Return the program's icon: the sun of the first box. (resources/icons has the same as SVG, for desktops; drawing
    that here would load a library of Qt's for one picture.)"""
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
