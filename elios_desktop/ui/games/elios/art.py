"""How the pieces of Elios look: beams flat in a rack and stacked on the sun, golden discs, the board, the side view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from elios_desktop.ui.board.art import soft_shadow
from elios_desktop.ui.board.theme import SIZES, Palette
from elios_desktop.ui.games.elios.layout import HIGHEST, TIE, Bouquet, Sun
from elios_desktop.ui.games.elios.marks import COLOURS, paint_mark, rainbow_bands

GOLD, GOLD_LIGHT, GOLD_DARK = "#e3ac2f", "#fbe08a", "#9a6a12"
_SHADOW = QColor(40, 20, 0, 110)
_CORD, _CORD_DARK = QColor("#e9d6ac"), QColor("#8a6a3a")


# -- beams in a rack -------------------------------------------------------------------------------------------------


def beam_outline(length: float, wide: float, foot: float = 0.0) -> QPainterPath:
    """A beam that stands on the origin and points up, from `foot` (a share of its length) on."""
    half, tip, low = wide / 2, wide * 0.42, -length * foot
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(-half, low),
                QPointF(-half, -length + tip),
                QPointF(0, -length),
                QPointF(half, -length + tip),
                QPointF(half, low),
            ]
        )
    )
    path.closeSubpath()
    return path


def paint_beam(painter: QPainter, letter: str, length: float, wide: float, *, shadow: float) -> None:
    """A beam that stands on the origin and points up, its mark near the tip."""
    base = QColor(COLOURS[letter])
    path = beam_outline(length, wide)
    soft_shadow(painter, path, wide * shadow, _SHADOW, QPointF(wide * shadow * 0.5, wide * shadow))
    edge = base.darker(165)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawPath(path.translated(wide * 0.05, wide * 0.10))
    across = QLinearGradient(-wide / 2, 0, wide / 2, 0)
    across.setColorAt(0, base.lighter(118))
    across.setColorAt(0.35, base)
    across.setColorAt(1, base.darker(118))
    painter.setPen(QPen(edge, max(0.8, wide * 0.05)))
    painter.setBrush(across)
    painter.drawPath(path)
    grain = QColor(base.darker(150))
    grain.setAlphaF(0.28)
    painter.setPen(QPen(grain, max(0.5, wide * 0.03)))
    for at in (-0.26, 0.02, 0.28):
        painter.drawLine(QPointF(wide * at, -length * 0.02), QPointF(wide * (at + 0.03), -length + wide * 0.5))
    if letter == "J":
        rainbow_bands(painter, QRectF(-wide / 2 + 1, -length * 0.62, wide - 2, wide * 0.5))
    paint_mark(painter, letter, QPointF(0, -length + wide * 0.88), wide * 0.34)
    paint_mark(painter, letter, QPointF(0, -length * 0.44), wide * 0.24)


def paint_bouquet(
    painter: QPainter, bouquet: Bouquet, letters: str, origin: QPointF, *, hide: str = "", lifted: bool = False
) -> None:
    """A bundle: beams fanned out and tied; `hide` are beams that are somewhere else now."""
    for index, letter in enumerate(letters):
        if letter in hide:
            continue
        painter.save()
        painter.translate(bouquet.along(index, 0.0) - origin)
        painter.rotate(bouquet.angles[index])
        paint_beam(painter, letter, bouquet.length, bouquet.wide, shadow=0.34 if lifted else 0.16)
        painter.restore()
    if len(letters) - len(hide) > 1:
        paint_cord(painter, bouquet.along(0, TIE) - origin, bouquet.wide * (0.78 if len(letters) == 2 else 0.92))


def paint_cord(painter: QPainter, centre: QPointF, half: float) -> None:
    """The string around a bundle, with a knot."""
    for number in range(3):
        y = centre.y() + (number - 1) * half * 0.24
        for colour, width in ((_CORD_DARK, half * 0.26), (_CORD, half * 0.19)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            arc = QPainterPath(QPointF(centre.x() - half, y - half * 0.05))
            arc.quadTo(centre.x(), y + half * 0.2, centre.x() + half, y - half * 0.05)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(arc)
    painter.setPen(QPen(_CORD_DARK, half * 0.06))
    painter.setBrush(_CORD)
    painter.drawEllipse(centre + QPointF(half * 0.1, half * 0.08), half * 0.2, half * 0.17)


# -- beams on the sun ------------------------------------------------------------------------------------------------


def paint_column(painter: QPainter, sun: Sun, column: int, letters: str, font: QFont, palette: Palette) -> None:
    """All beams of a column, bottom to top; the column's number lies on the end of the top one."""
    ground = QPainterPath()
    ground.addPolygon(sun.beam(column, len(letters), 0, base=1))
    soft_shadow(painter, ground, sun.half * 0.35, _SHADOW, QPointF(sun.half * 0.12, sun.half * 0.2))
    for level, letter in enumerate(letters, start=1):
        paint_laid_beam(painter, sun, column, level, letter, top=level == len(letters))
    paint_number(painter, sun, column, len(letters), font)


def paint_number(painter: QPainter, sun: Sun, column: int, level: int, font: QFont) -> None:
    """A column's number on the end of its top beam."""
    spot = sun.spot(column, level, 0.86)
    radius = min(sun.half * 0.8, QFontMetricsF(font).height() * 0.62)
    painter.setPen(QPen(QColor("#5a3c1a"), 1.2))
    painter.setBrush(QColor("#fff6e2"))
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(QColor("#2c2219"))
    painter.setFont(fitted(font, radius * 1.7))
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(column))


def fitted(font: QFont, height: float) -> QFont:
    """The font, smaller if a digit would not fit, but never under 11 points."""
    tall = QFontMetricsF(font).capHeight() * 1.35
    if tall <= height:
        return font
    smaller = QFont(font)
    smaller.setPointSizeF(max(SIZES["small"], font.pointSizeF() * height / tall))
    return smaller


def paint_laid_beam(painter: QPainter, sun: Sun, column: int, level: int, letter: str, *, top: bool = True) -> None:
    """One beam on its level: its edge, its face, and if nothing lies on it, its marks."""
    base = QColor(COLOURS[letter])
    face, edge = sun.beam(column, level), base.darker(175)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    steps = max(2, round(sun.rise))
    for step in range(steps + 1):
        painter.drawPolygon(sun.beam(column, level, level - step / steps))
    inner, outer = sun.spot(column, level, 0.0), sun.spot(column, level, 1.0)
    light = QLinearGradient(inner, outer)
    light.setColorAt(0, base.lighter(112))
    light.setColorAt(0.5, base)
    light.setColorAt(1, base.darker(108))
    pen = QPen(edge, max(0.9, sun.half * 0.06))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(light)
    painter.drawPolygon(face)
    if not top:
        return
    grain = QColor(base.darker(150))
    grain.setAlphaF(0.25)
    painter.setPen(QPen(grain, max(0.6, sun.half * 0.04)))
    side = sun.side(column)
    for share in (-0.5, 0.05, 0.55):
        across = side * share
        painter.drawLine(sun.spot(column, level, 0.03) + across, sun.spot(column, level, 0.98) + across)
    if letter == "J":
        _rainbow_stripe(painter, sun, column, level)
    for share, size in ((0.20, 0.5), (0.56, 0.5)):
        paint_mark(painter, letter, sun.spot(column, level, share), sun.half * size)


def _rainbow_stripe(painter: QPainter, sun: Sun, column: int, level: int) -> None:
    side = sun.side(column) * 0.96
    for number, letter in enumerate("ROYLGABP"):
        at = sun.spot(column, level, 0.345 + number * 0.008)
        painter.setPen(QPen(QColor(COLOURS[letter]), sun.radius * 0.0045))
        painter.drawLine(at - side, at + side)


def paint_ghost(painter: QPainter, sun: Sun, column: int, level: int, letter: str) -> None:
    """Where a beam would land: the beam, half there."""
    painter.setOpacity(0.72)
    paint_laid_beam(painter, sun, column, level, letter)


# -- discs -----------------------------------------------------------------------------------------------------------


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


def paint_stack(painter: QPainter, sun: Sun, discs: int, font: QFont, origin: QPointF) -> None:
    """The discs in the middle of the sun, their number on the top one."""
    size, thick = sun.disc, sun.disc_thick
    foot = QPainterPath()
    foot.addEllipse(sun.disc_top(0) - origin, size.width(), size.height())
    soft_shadow(painter, foot, thick * 2, _SHADOW, QPointF(thick * 0.6, thick))
    for number in range(1, discs + 1):
        paint_disc(painter, sun.disc_top(number) - origin, size, thick)
    _disc_face(painter, sun.disc_top(discs) - origin, size, str(discs), font)


def _disc_face(painter: QPainter, centre: QPointF, size: QSizeF, text: str, font: QFont) -> None:
    painter.setPen(QPen(QColor("#a87718"), max(1.0, size.width() * 0.022)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, size.width() * 0.84, size.height() * 0.84)
    for ray in range(16):
        angle = ray * pi / 8
        near, far = (0.68, 0.80) if ray % 2 else (0.64, 0.82)
        way = QPointF(sin(angle) * size.width(), -cos(angle) * size.height())
        painter.drawLine(centre + way * near, centre + way * far)
    painter.setFont(fitted(font, size.height() * 1.3))
    box = QRectF(centre.x() - size.width(), centre.y() - size.height(), 2 * size.width(), 2 * size.height())
    painter.setPen(QColor(255, 246, 214))
    painter.drawText(box.translated(0, 1.4), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor("#4a2f06"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


# -- the board -------------------------------------------------------------------------------------------------------


def paint_board(painter: QPainter, sun: Sun, palette: Palette) -> None:
    """The round board with a sun painted on it, faint circles where the levels end."""
    rim, middle = sun.rim, sun.board
    body = QPainterPath()
    body.addEllipse(middle, rim.width(), rim.height())
    soft_shadow(painter, body, sun.radius * 0.03, QColor(40, 20, 0, 90), QPointF(0, sun.radius * 0.025))
    painter.setPen(QPen(QColor(palette.wood_dark), 1.5))
    painter.setBrush(QColor(palette.wood_dark))
    painter.drawEllipse(middle + QPointF(0, sun.radius * 0.022), rim.width(), rim.height())
    wood = QRadialGradient(middle, rim.width())
    light = QColor(palette.wood_light)
    wood.setColorAt(0, light.lighter(108))
    wood.setColorAt(0.6, light)
    wood.setColorAt(1, QColor(palette.wood))
    painter.setBrush(QBrush(wood))
    painter.drawEllipse(middle, rim.width(), rim.height())
    painter.setPen(Qt.PenStyle.NoPen)
    ray = QColor(palette.wood_dark)
    ray.setAlphaF(0.13)
    painter.setBrush(ray)
    for number in range(8):
        angle = (number + 0.5) * pi / 4
        flame = QPainterPath()
        points = [(angle - 0.16, 0.26), (angle, 0.92), (angle + 0.16, 0.26)]
        corners = [
            sun.centre + QPointF(sin(a) * r * sun.radius, -cos(a) * r * sun.radius * rim.height() / rim.width())
            for a, r in points
        ]
        flame.addPolygon(QPolygonF(corners))
        painter.drawPath(flame)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QColor(palette.wood_dark)
    line.setAlphaF(0.20)
    painter.setPen(QPen(line, 1.0))
    for level in range(1, HIGHEST + 1):
        centre, size = sun.ring(level)
        painter.drawEllipse(centre, size.width(), size.height())


def paint_limit(painter: QPainter, sun: Sun, discs: int, origin: QPointF) -> None:
    """The circle that no beam may reach beyond: as high as the top disc."""
    centre, size = sun.ring(discs)
    for colour, width in ((QColor(154, 106, 18, 110), sun.radius * 0.020), (QColor(GOLD_LIGHT), sun.radius * 0.009)):
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre - origin, size.width(), size.height())


def paint_rack(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow tray of wood."""
    body = QPainterPath()
    body.addRoundedRect(rect, 12, 12)
    soft_shadow(painter, body, 5, QColor(40, 20, 0, 80), QPointF(0, 2))
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, QColor(palette.wood))
    wood.setColorAt(1, QColor(palette.wood).darker(112))
    painter.setPen(QPen(QColor(palette.wood_dark), 1.5))
    painter.setBrush(wood)
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    well = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    well.setColorAt(0, QColor(palette.wood_dark).darker(104))
    well.setColorAt(0.16, QColor(palette.wood_dark).lighter(112))
    well.setColorAt(1, QColor(palette.wood_dark).lighter(122))
    painter.setBrush(well)
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 9, 9)


def paint_slot(painter: QPainter, rect: QRectF, font: QFont, text: str, *, split: bool = False) -> None:
    """A dashed place in the rack: a plus for a new bundle, or how a beam leaves its bundle; words if they fit."""
    painter.setPen(QPen(QColor(255, 240, 210, 120), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(255, 240, 210, 18))
    painter.drawRoundedRect(rect, 8, 8)
    metrics = QFontMetricsF(font)
    flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    room = rect.adjusted(5, 4, -5, -5)
    words = metrics.boundingRect(room, flags, text)
    widest = max(map(metrics.horizontalAdvance, text.split()))
    fits = widest <= room.width() and words.height() <= room.height() * 0.62
    tall = room.height() - (words.height() + 4 if fits else 0)
    icon = QRectF(0, 0, min(tall, room.width()) * 0.8, min(tall, room.width()) * 0.8)
    icon.moveCenter(QPointF(room.center().x(), room.top() + tall / 2))
    (_paint_leaving if split else _paint_plus)(painter, icon)
    if fits:
        painter.setPen(QColor("#fff3da"))
        painter.setFont(font)
        painter.drawText(room.adjusted(0, tall + 2, 0, 4), flags, text)


def _paint_plus(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(QColor("#fff3da"), max(2.0, rect.width() * 0.06)))
    arm = rect.width() * 0.28
    painter.drawLine(rect.center() - QPointF(arm, 0), rect.center() + QPointF(arm, 0))
    painter.drawLine(rect.center() - QPointF(0, arm), rect.center() + QPointF(0, arm))


def _paint_leaving(painter: QPainter, rect: QRectF) -> None:
    """Two tied beams, and one that goes away."""
    length, wide = rect.height() * 0.86, rect.width() * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    for x, turn, alpha in ((0.28, -9.0, 120), (0.40, 5.0, 120), (0.74, 24.0, 235)):
        painter.save()
        painter.translate(rect.left() + rect.width() * x, rect.bottom() - rect.height() * (0.04 if x < 0.5 else 0.12))
        painter.rotate(turn)
        painter.setBrush(QColor(255, 243, 218, alpha))
        painter.drawPath(beam_outline(length * (1.0 if x < 0.5 else 0.9), wide))
        painter.restore()
    painter.setPen(QPen(QColor(255, 243, 218, 220), max(1.5, wide * 0.3)))
    y = rect.bottom() - length * 0.26
    painter.drawLine(QPointF(rect.left() + rect.width() * 0.2, y), QPointF(rect.left() + rect.width() * 0.5, y))


# -- the side view ---------------------------------------------------------------------------------------------------


def paint_elevation(
    painter: QPainter,
    rect: QRectF,
    columns: Sequence[str],
    discs: int,
    palette: Palette,
    font: QFont,
    put: Mapping[int, str],
) -> None:
    """The columns from the side, side by side, and the line of the top disc; `put`: beams on their way, by column."""
    card = QPainterPath()
    card.addRoundedRect(rect, 9, 9)
    soft_shadow(painter, card, 3, QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(card)
    metrics = QFontMetricsF(font)
    foot = rect.bottom() - metrics.height() - 4
    tall = (foot - rect.top() - metrics.height() - 4) / HIGHEST
    inner = rect.adjusted(8, 0, -metrics.horizontalAdvance("9") - 12, 0)
    step = inner.width() / len(columns)
    painter.setFont(font)
    for number, letters in enumerate(columns):
        x = inner.left() + number * step
        for level, letter in enumerate(letters + put.get(number + 1, "")):
            ghost = level == len(letters)
            painter.setOpacity(0.5 if ghost else 1.0)
            box = QRectF(x + step * 0.10, foot - (level + 1) * tall, step * 0.80, tall)
            line = Qt.PenStyle.DashLine if ghost else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(COLOURS[letter]).darker(170), 0.9, line))
            painter.setBrush(QColor(COLOURS[letter]))
            painter.drawRect(box.adjusted(0, 0.4, 0, -0.4))
            paint_mark(painter, letter, box.center(), min(tall, step) * 0.34)
        painter.setOpacity(1.0)
        painter.setPen(QColor(palette.text_soft))
        below = QRectF(x - 4, foot + 1, step + 8, metrics.height() + 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    y = foot - discs * tall
    painter.setPen(QPen(QColor(GOLD_DARK if not palette.dark else GOLD), 2.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(inner.left() - 3, y), QPointF(inner.right() + 3, y))
    painter.setPen(QColor(palette.text))
    right = QRectF(inner.right() + 4, y - metrics.height() / 2, rect.right() - inner.right() - 6, metrics.height())
    painter.drawText(right, Qt.AlignmentFlag.AlignCenter, str(discs))


def paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, palette: Palette) -> None:
    """A short caption that floats over the table."""
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(4, 4, -4, -4), rect.height() / 2 - 4, rect.height() / 2 - 4)
    soft_shadow(painter, body, 3, QColor(40, 20, 0, 90), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.accent), 1.5))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QColor(palette.text))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_open(painter: QPainter, polygon: QPolygonF, palette: Palette) -> None:
    """A place that waits for a beam."""
    fill = QColor(palette.glow)
    fill.setAlphaF(0.10)
    painter.setBrush(fill)
    # The dashes lie on a dark line, for them to be seen on every colour.
    painter.setPen(QPen(QColor(42, 22, 8, 200), 4.4))
    painter.drawPolygon(polygon)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.glow_strong), 2.2, Qt.PenStyle.DashLine))
    painter.drawPolygon(polygon)
