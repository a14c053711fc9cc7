"""What doesn't move on the table of Elementos: the wooden box, the trays, and who takes whom."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from elios_desktop.games.elementos.table.tokens import paint_symbol
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.shadows import soft_shadow
from elios_desktop.ui.kit.theme import SEAT_STYLES, Palette
from elios_desktop.ui.kit.wood import paint_grain

BRASS = QColor("#f0c873")
_FELT = "#6f8064"
"""What lines the dishes for taken tokens: light and dark wood stand out on it."""


def paint_box(painter: QPainter, board: QRectF, rim: float, grid: tuple[int, int], palette: Palette) -> None:
    """The wooden box: a frame of dark wood, mitred at its corners, around a parquet of squares."""
    columns, rows = grid
    outer = board.adjusted(-rim, -rim, rim, rim)
    body = QPainterPath()
    body.addRoundedRect(outer, rim * 0.55, rim * 0.55)
    soft_shadow(painter, body, rim * 0.55, QColor(40, 20, 0, 120), QPointF(0, rim * 0.30))
    painter.save()
    painter.setClipPath(body)
    _frame(painter, outer, board, QColor(palette.wood_dark))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.wood_dark).darker(150), 1.4))
    painter.drawPath(body)
    well = QColor(palette.wood_dark).darker(165)
    painter.setPen(QPen(well.darker(130), 1.2))
    painter.setBrush(well)
    painter.drawRoundedRect(board.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4)
    random, cell = Random(5), board.width() / columns
    for column in range(columns):
        for row in range(rows):
            square = QRectF(board.left() + column * cell, board.top() + row * cell, cell, cell)
            _square(painter, square.adjusted(1.5, 1.5, -1.5, -1.5), palette, random, upright=(column + row) % 2 == 0)
    for start, end in ((board.topLeft(), board.topRight()), (board.topLeft(), board.bottomLeft())):
        # The frame stands a little higher than the squares and throws its shade on them.
        along = end - start
        deep = QPointF(0, rim * 0.4) if along.y() == 0 else QPointF(rim * 0.4, 0)
        shade = QLinearGradient(start, start + deep)
        shade.setColorAt(0, QColor(30, 12, 0, 110))
        shade.setColorAt(1, QColor(30, 12, 0, 0))
        painter.fillRect(QRectF(start, end + deep), shade)


def _frame(painter: QPainter, outer: QRectF, inner: QRectF, wood: QColor) -> None:
    """Four boards whose grain runs along them; the light comes from the upper left."""
    sides = (
        (outer.topLeft(), outer.topRight(), inner.topRight(), inner.topLeft(), 114),
        (outer.bottomLeft(), outer.topLeft(), inner.topLeft(), inner.bottomLeft(), 106),
        (outer.topRight(), outer.bottomRight(), inner.bottomRight(), inner.topRight(), 92),
        (outer.bottomRight(), outer.bottomLeft(), inner.bottomLeft(), inner.bottomRight(), 86),
    )
    random = Random(3)
    for a, b, c, d, light in sides:
        board = QPainterPath()
        board.addPolygon(QPolygonF([a, b, c, d]))
        board.closeSubpath()
        tone = wood.lighter(light) if light > 100 else wood.darker(10_000 // light)
        painter.save()
        painter.setClipPath(board, Qt.ClipOperation.IntersectClip)
        painter.fillPath(board, tone)
        paint_grain(painter, board.boundingRect(), tone, random, upright=abs(b.x() - a.x()) < 1)
        painter.restore()
        painter.setPen(QPen(wood.darker(150), 1.0))
        painter.drawLine(b, c)


def _square(painter: QPainter, square: QRectF, palette: Palette, random: Random, *, upright: bool) -> None:
    tone = QColor(palette.wood).lighter((104 if upright else 110) + random.randint(-3, 3))
    shade = QLinearGradient(square.topLeft(), square.bottomRight())
    shade.setColorAt(0, tone.darker(106))
    shade.setColorAt(1, tone.lighter(106))
    shape = QPainterPath()
    shape.addRoundedRect(square, 3, 3)
    painter.save()
    painter.fillPath(shape, shade)
    # Not its rounded shape, which would make each line of the grain take three times as long.
    painter.setClipRect(square)
    paint_grain(painter, square, tone, random, upright=upright)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tone.darker(135), 1.0))
    painter.drawPath(shape)


def paint_goal(painter: QPainter, square: QRectF, palette: Palette) -> None:
    """A square of a row to be reached: brass inlaid along its edge, and a star."""
    size = square.width()
    inlay = square.adjusted(size * 0.06, size * 0.06, -size * 0.06, -size * 0.06)
    painter.setBrush(QColor(255, 220, 140, 30 if palette.dark else 46))
    painter.setPen(QPen(QColor(40, 18, 0, 90), max(2.4, size * 0.03)))
    painter.drawRoundedRect(inlay.translated(0.6, 0.9), size * 0.05, size * 0.05)
    painter.setPen(QPen(BRASS, max(1.3, size * 0.016)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inlay, size * 0.05, size * 0.05)
    star = QPolygonF(
        [
            square.center() + QPointF(sin(number * pi / 8), -cos(number * pi / 8)) * size * (0.25, 0.10)[number % 2]
            for number in range(16)
        ]
    )
    burnt = QColor(palette.wood_dark)
    burnt.setAlphaF(0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(burnt)
    painter.drawPolygon(star)


def paint_border(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """A thin line of brass where a seat's own three rows end."""
    painter.setPen(QPen(QColor(40, 18, 0, 130), 3.2))
    painter.drawLine(start, end)
    painter.setPen(QPen(BRASS, 1.5))
    painter.drawLine(start, end)


def paint_side(painter: QPainter, start: QPointF, end: QPointF, wide: float, colour: int) -> None:
    """The end of the box at which a seat sits: a stripe in its colour, its mark at both ends."""
    style = SEAT_STYLES[colour]
    for paint, more in ((QColor(30, 12, 0, 150), 1.6), (QColor(style.colour), 0.0)):
        pen = QPen(paint, wide + more)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    for spot in (start, end):
        painter.setPen(QPen(QColor(255, 255, 255, 190), 1.3))
        painter.setBrush(QColor(style.colour))
        painter.drawPath(mark_path(style.mark, spot, wide * 1.5))


def paint_tray(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow dish for taken tokens."""
    round_ = min(rect.width(), rect.height()) * 0.32
    dish = QPainterPath()
    dish.addRoundedRect(rect, round_, round_)
    soft_shadow(painter, dish, 4, QColor(40, 20, 0, 90), QPointF(0, 2))
    wood = QColor(palette.wood_dark)
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edge.setColorAt(0, wood.lighter(122))
    edge.setColorAt(1, wood.darker(112))
    painter.setPen(QPen(wood.darker(140), 1.2))
    painter.setBrush(edge)
    painter.drawPath(dish)
    felt, inside = QColor(_FELT).darker(140 if palette.dark else 100), rect.adjusted(5, 5, -5, -5)
    well = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    well.setColorAt(0, felt.darker(155))
    well.setColorAt(0.18, felt.darker(118))
    well.setColorAt(1, felt)
    painter.setPen(QPen(wood.darker(130), 1.0))
    painter.setBrush(well)
    painter.drawRoundedRect(inside, round_ - 4, round_ - 4)


def paint_last(painter: QPainter, square: QRectF, colour: int, arrived: bool) -> None:
    """The frame of a square that the last move began or ended on, in the colour of whoever made it."""
    size, style = square.width(), SEAT_STYLES[colour]
    frame = square.adjusted(size * 0.045, size * 0.045, -size * 0.045, -size * 0.045)
    if arrived:
        tint = QColor(style.colour)
        tint.setAlphaF(0.30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(frame, size * 0.06, size * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(2.2, size * 0.03)
    for tone, width in ((QColor(40, 22, 8, 150), line + 3.0), (QColor("#fffaf0"), line + 1.6), (style.colour, line)):
        pen = QPen(QColor(tone), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if not arrived:
            pen.setDashPattern([size * 0.11 / width, size * 0.07 / width])
        painter.setPen(pen)
        painter.drawRoundedRect(frame, size * 0.06, size * 0.06)


def paint_coordinate(painter: QPainter, spot: QPointF, text: str) -> None:
    """A letter or number inlaid in the frame, around a point."""
    box = QRectF(spot.x() - 30, spot.y() - 30, 60, 60)
    painter.setPen(QColor(30, 12, 0, 170))
    painter.drawText(box.translated(0, 1), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor("#fff1d4"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_cycle(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Who takes whom: three tokens in a ring, an arrow from each to the one that it takes."""
    size = min(rect.width(), rect.height())
    centre, reach = QPointF(rect.center().x(), rect.top() + size * 0.56), size * 0.36
    ring = QRectF(0, 0, 2 * reach, 2 * reach)
    ring.moveCenter(centre)
    ink = QColor(palette.text_soft)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(ink, max(2.0, size * 0.026))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for number in range(3):
        painter.setPen(pen)
        start = 90 - number * 120 - 33
        painter.drawArc(ring, start * 16, -44 * 16)
        angle = (start - 52) * pi / 180
        tip = centre + QPointF(cos(angle), -sin(angle)) * reach
        ahead = QPointF(sin(angle), cos(angle))
        aside = QPointF(cos(angle), -sin(angle))
        head = QPolygonF([tip, *(tip - ahead * size * 0.085 + aside * size * each for each in (0.05, -0.05))])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(head)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, letter in enumerate("FWA"):
        angle = pi / 2 - number * 2 * pi / 3
        _coin(painter, centre + QPointF(cos(angle), -sin(angle)) * reach, size * 0.165, letter)


def _coin(painter: QPainter, centre: QPointF, radius: float, letter: str) -> None:
    """A small token of nobody's."""
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    soft_shadow(painter, disc, radius * 0.14, QColor(40, 20, 0, 110), QPointF(radius * 0.05, radius * 0.10))
    face = QRadialGradient(centre - QPointF(radius, radius) * 0.4, radius * 1.8)
    face.setColorAt(0, QColor("#fdf0d2"))
    face.setColorAt(1, QColor("#dcb981"))
    painter.setPen(QPen(QColor("#8f6430"), max(1.0, radius * 0.07)))
    painter.setBrush(face)
    painter.drawEllipse(centre, radius, radius)
    paint_symbol(painter, letter, centre + QPointF(0, radius * 0.02), radius * 0.60)
