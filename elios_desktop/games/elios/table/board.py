"""How the board of Elios and the golden discs on it look."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from elios_desktop.games.elios.rules.deal import COLUMNS, HIGHEST
from elios_desktop.games.elios.table.beams import SHADOW, fitted
from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.ui.kit.shadows import soft_shadow
from elios_desktop.ui.kit.theme import Palette

_WEDGES = 2 * COLUMNS
_FIELD = 0.962
"""Where the frame begins, as a share of the board's radius."""
_INLAY = QColor("#f6cf74")


def paint_board(painter: QPainter, sun: Sun, palette: Palette) -> None:
    """The round board with a sun of veneer in it, faint circles where the levels end."""
    rim, middle = sun.rim, sun.board
    body = QPainterPath()
    body.addEllipse(middle, rim.width(), rim.height())
    soft_shadow(painter, body, sun.radius * 0.03, QColor(40, 20, 0, 110), QPointF(0, sun.radius * 0.03))
    dark = QColor(palette.wood_dark)
    painter.setPen(QPen(dark.darker(150), 1.5))
    painter.setBrush(dark.darker(125))
    painter.drawEllipse(middle + QPointF(0, sun.radius * 0.022), rim.width(), rim.height())
    frame = QRadialGradient(middle - QPointF(rim.width(), rim.height()) * 0.4, rim.width() * 1.7)
    frame.setColorAt(0, dark.lighter(128))
    frame.setColorAt(1, dark.darker(112))
    painter.setBrush(frame)
    painter.drawEllipse(middle, rim.width(), rim.height())
    field = QPainterPath()
    field.addEllipse(middle, rim.width() * _FIELD, rim.height() * _FIELD)
    painter.save()
    painter.setClipPath(field)
    _veneer(painter, sun, palette)
    _rays(painter, sun, palette)
    _glow(painter, sun, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(dark.darker(165), max(1.6, sun.radius * 0.008)))
    painter.drawPath(field)
    line = QColor(palette.wood_dark)
    line.setAlphaF(0.24)
    painter.setPen(QPen(line, 1.0))
    for level in range(1, HIGHEST + 1):
        centre, size = sun.ring(level)
        painter.drawEllipse(centre, size.width(), size.height())


def _spoke(sun: Sun, angle: float, reach: float) -> QPointF:
    """A point of the board in a direction, so far from the middle of the sun (share of its radius)."""
    flat = sun.rim.height() / sun.rim.width()
    return sun.centre + QPointF(sin(angle) * reach, -cos(angle) * reach * flat) * sun.radius


def _veneer(painter: QPainter, sun: Sun, palette: Palette) -> None:
    """Wedges of light wood, their grain running outwards, every other one a little darker."""
    random, base = Random(4), QColor(palette.wood_light)
    step = 2 * pi / _WEDGES
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(_WEDGES):
        start = (number - 0.5) * step
        wedge = QPainterPath(sun.centre)
        for part in range(5):
            wedge.lineTo(_spoke(sun, start + step * part / 4, 1.25))
        wedge.closeSubpath()
        tone = base.lighter((104 if number % 2 else 98) + random.randint(-2, 2))
        painter.fillPath(wedge, tone)
        # Faint hair lines need no smoothing, and without it they cost next to nothing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for _line in range(15):
            angle = start + step * (0.06 + 0.88 * random.random())
            grain = tone.darker(126)
            grain.setAlphaF(0.10 + 0.24 * random.random())
            pen = QPen(grain, 1.0)
            pen.setCosmetic(True)
            painter.setPen(pen)
            near, bend = random.random() * 0.5, (random.random() - 0.5) * 0.03
            path = QPainterPath(_spoke(sun, angle, near))
            path.quadTo(_spoke(sun, angle + bend, (near + 1.2) / 2), _spoke(sun, angle, 1.2))
            painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seam = tone.darker(140)
        seam.setAlphaF(0.30)
        painter.setPen(QPen(seam, 1.0))
        painter.drawLine(sun.centre, _spoke(sun, start, 1.25))


def _rays(painter: QPainter, sun: Sun, palette: Palette) -> None:
    """A long flame between every two columns, inlaid."""
    flame = QColor("#d9881f" if not palette.dark else "#c98a35")
    flame.setAlphaF(0.34)
    for number in range(COLUMNS):
        angle = (number + 0.5) * 2 * pi / COLUMNS
        corners = [
            (angle - 0.15, 0.25),
            (angle - 0.055, 0.55),
            (angle, 0.94),
            (angle + 0.055, 0.55),
            (angle + 0.15, 0.25),
        ]
        ray = QPolygonF([_spoke(sun, at, reach) for at, reach in corners])
        painter.setPen(QPen(QColor(60, 28, 0, 60), 2.2))
        painter.setBrush(flame)
        painter.drawPolygon(ray)
        inlay = QColor(_INLAY)
        inlay.setAlpha(170)
        painter.setPen(QPen(inlay, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(ray)


def _glow(painter: QPainter, sun: Sun, palette: Palette) -> None:
    """Light in the middle, shade towards the frame."""
    light = QRadialGradient(sun.board, sun.rim.width())
    light.setColorAt(0, QColor(255, 232, 160, 60 if palette.dark else 120))
    light.setColorAt(0.45, QColor(255, 232, 160, 0))
    light.setColorAt(0.8, QColor(70, 30, 0, 0))
    light.setColorAt(1, QColor(70, 30, 0, 90 if palette.dark else 70))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(sun.board, sun.rim.width(), sun.rim.height())


def paint_limit(painter: QPainter, sun: Sun, discs: int, origin: QPointF) -> None:
    """The circle that no beam may reach beyond: as high as the top disc."""
    centre, size = sun.ring(discs)
    for colour, width in ((QColor(120, 74, 8, 120), sun.radius * 0.022), (QColor(GOLD_LIGHT), sun.radius * 0.010)):
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre - origin, size.width(), size.height())


GOLD, GOLD_LIGHT, GOLD_DARK = "#e3ac2f", "#fbe08a", "#9a6a12"
_RAYS = 16


def paint_disc(painter: QPainter, centre: QPointF, size: QSizeF, thick: float) -> None:
    """One golden disc; `centre` is the middle of its upper face."""
    wide, tall = size.width(), size.height()
    edge = QLinearGradient(centre.x() - wide, 0, centre.x() + wide, 0)
    edge.setColorAt(0, QColor(GOLD_DARK))
    edge.setColorAt(0.3, QColor(GOLD))
    edge.setColorAt(0.45, QColor(GOLD_LIGHT))
    edge.setColorAt(0.6, QColor(GOLD))
    edge.setColorAt(1, QColor(GOLD_DARK).darker(120))
    body = QPainterPath()
    body.addEllipse(centre + QPointF(0, thick), wide, tall)
    body.addRect(QRectF(centre.x() - wide, centre.y(), 2 * wide, thick))
    body.setFillRule(Qt.FillRule.WindingFill)
    painter.setPen(QPen(QColor("#6e480a"), max(0.8, thick * 0.16)))
    painter.setBrush(edge)
    painter.drawPath(body.simplified())
    shine = QRadialGradient(centre - QPointF(wide * 0.35, tall * 0.45), wide * 1.5)
    shine.setColorAt(0, QColor("#fff0b8"))
    shine.setColorAt(0.45, QColor("#f0c44e"))
    shine.setColorAt(1, QColor("#c98f1c"))
    painter.setPen(QPen(QColor("#8a5d10"), max(0.8, thick * 0.14)))
    painter.setBrush(shine)
    painter.drawEllipse(centre, wide, tall)
    # Brushed metal: light that runs around the face.
    sheen = QConicalGradient(centre, 20)
    for step in range(9):
        sheen.setColorAt(step / 8, QColor(255, 250, 225, 70 if step % 4 == 1 else 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sheen)
    painter.drawEllipse(centre, wide * 0.97, tall * 0.97)
    painter.setPen(QPen(QColor(255, 244, 200, 150), max(0.8, wide * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, wide * 0.955, tall * 0.955)


def paint_face(painter: QPainter, centre: QPointF, size: QSizeF) -> None:
    """The sun struck into a disc's face."""
    for shift, colour in ((0.9, QColor(255, 246, 214, 150)), (0.0, QColor("#a87718"))):
        painter.setPen(QPen(colour, max(1.0, size.width() * 0.022)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        here = centre + QPointF(0, shift)
        painter.drawEllipse(here, size.width() * 0.84, size.height() * 0.84)
        for ray in range(_RAYS):
            angle = ray * 2 * pi / _RAYS
            near, far = (0.68, 0.80) if ray % 2 else (0.64, 0.82)
            way = QPointF(sin(angle) * size.width(), -cos(angle) * size.height())
            painter.drawLine(here + way * near, here + way * far)


def paint_stack(painter: QPainter, sun: Sun, discs: int, font: QFont, origin: QPointF) -> None:
    """The discs in the middle of the sun, their number on the top one."""
    size, thick = sun.disc, sun.disc_thick
    foot = QPainterPath()
    foot.addEllipse(sun.disc_top(0) - origin, size.width(), size.height())
    soft_shadow(painter, foot, thick * 2, SHADOW, QPointF(thick * 0.6, thick))
    for number in range(1, discs + 1):
        paint_disc(painter, sun.disc_top(number) - origin, size, thick)
    centre = sun.disc_top(discs) - origin
    paint_face(painter, centre, size)
    painter.setFont(fitted(font, size.height() * 1.3))
    box = QRectF(centre.x() - size.width(), centre.y() - size.height(), 2 * size.width(), 2 * size.height())
    painter.setPen(QColor(255, 246, 214))
    painter.drawText(box.translated(0, 1.4), Qt.AlignmentFlag.AlignCenter, str(discs))
    painter.setPen(QColor("#4a2f06"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(discs))
