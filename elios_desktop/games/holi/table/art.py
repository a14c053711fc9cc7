"""How the pieces of Holi look: powder-coloured discs, little figures, golden sweets, bursts and splashes of powder."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from elios_desktop.ui.kit import art, theme
from elios_desktop.ui.kit.materials import with_alpha

POWDERS = ("#f7c31a", "#ff5fa2", "#28b8d8", "#69c13c", "#ff7a2a", "#a45bd0")
_INK = QColor("#2a1608")
_RIM = QColor("#fffaf0")


def seat_colour(colour: int) -> QColor:
    """Return a seat's colour."""
    return QColor(theme.SEAT_STYLES[colour].colour)


def paint_powder(painter: QPainter, rect: QRectF, colour: QColor, seed: int, grains: int, alpha: float = 0.5) -> None:
    """A cloud of powder: a soft stain, and grains around it."""
    random = Random(seed)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    cloud = QRadialGradient(QPointF(0, 0), 1.0)
    cloud.setColorAt(0, with_alpha(colour, alpha))
    cloud.setColorAt(0.55, with_alpha(colour, alpha * 0.55))
    cloud.setColorAt(1, with_alpha(colour, 0))
    painter.setBrush(cloud)
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    for _ in range(grains):
        angle, far = random.random() * 2 * pi, random.random() ** 0.6
        size = 0.018 + random.random() * 0.045
        painter.setBrush(with_alpha(colour.lighter(100 + random.randint(-10, 35)), alpha + (1 - alpha) * 0.4))
        painter.drawEllipse(QPointF(cos(angle) * far, sin(angle) * far), size, size)
    painter.restore()


def paint_cloud(painter: QPainter, rect: QRectF, colour: QColor, seed: int, alpha: float) -> None:
    """A handful of powder thrown into the air: puffs that melt into each other, and dust as fine as flour."""
    random = Random(seed)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    for _ in range(9):
        angle, far = random.random() * 2 * pi, random.random() * 0.48
        middle, size = QPointF(cos(angle) * far, sin(angle) * far), 0.24 + random.random() * 0.26
        puff = QRadialGradient(middle, size)
        tone = colour.lighter(100 + random.randint(-6, 22))
        puff.setColorAt(0, with_alpha(tone, alpha * 0.62))
        puff.setColorAt(0.6, with_alpha(tone, alpha * 0.30))
        puff.setColorAt(1, with_alpha(tone, 0))
        painter.setBrush(puff)
        painter.drawEllipse(middle, size, size)
    for _ in range(260):
        angle, far = random.random() * 2 * pi, abs(random.gauss(0, 0.42))
        if far > 0.97:
            continue
        size = 0.003 + random.random() ** 3 * 0.010
        painter.setBrush(with_alpha(colour.darker(100 + random.randint(0, 24)), min(1.0, alpha * (1.9 - far))))
        painter.drawEllipse(QPointF(cos(angle) * far, sin(angle) * far), size, size)
    painter.restore()


def paint_token(
    painter: QPainter,
    centre: QPointF,
    across: float,
    tall: float,
    thick: float,
    colour: int,
    *,
    stained: bool = True,
    ghost: bool = False,
) -> None:
    """A disc of pressed powder: its middle on the stone, half its width, half its depth as it is seen, and how thick it
    is. A bright rim parts it from whatever lies behind."""
    base, mark = seat_colour(colour), theme.SEAT_STYLES[colour].mark
    if stained and not ghost:
        stain = QRectF(0, 0, across * 3.0, tall * 3.3)
        stain.moveCenter(centre + QPointF(0, tall * 0.1))
        paint_powder(painter, stain, base, colour * 13 + 5, 26, 0.36)
    if ghost:
        painter.setOpacity(0.72)
    painter.setPen(Qt.PenStyle.NoPen)
    for away, grown, dark in ((1.5, 1.07, 60), (0.8, 1.0, 80)):
        painter.setBrush(QColor(30, 12, 0, dark))
        painter.drawEllipse(centre + QPointF(thick * away * 0.7, thick * away), across * grown, tall * grown)
    top = centre - QPointF(0, thick * 0.5)
    side = QPainterPath()
    side.setFillRule(Qt.FillRule.WindingFill)
    side.addEllipse(centre + QPointF(0, thick * 0.5), across, tall)
    side.addRect(QRectF(centre.x() - across, top.y(), across * 2, thick))
    edge = QLinearGradient(centre.x() - across, 0, centre.x() + across, 0)
    for at, tone in ((0.0, base.darker(150)), (0.3, base.darker(125)), (1.0, base.darker(210))):
        edge.setColorAt(at, tone)
    painter.setBrush(edge)
    painter.drawPath(side)
    light = QRadialGradient(top - QPointF(across * 0.35, tall * 0.5), across * 1.7)
    light.setColorAt(0, base.lighter(146))
    light.setColorAt(0.5, base)
    light.setColorAt(1, base.darker(122))
    painter.setBrush(light)
    painter.setPen(QPen(base.darker(175), max(0.8, tall * 0.05)))
    painter.drawEllipse(top, across, tall)
    rim = QLinearGradient(0, top.y() - tall, 0, top.y() + tall)
    rim.setColorAt(0, with_alpha(_RIM, 0.98))
    rim.setColorAt(1, with_alpha(_RIM, 0.28))
    wide = max(1.0, tall * 0.15)
    painter.setPen(QPen(rim, wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(top, across - wide * 0.9, tall - wide * 0.75)
    painter.save()
    painter.translate(top)
    painter.scale(across / tall, 1.0)
    share = 0.52 if tall > 8 else 0.60  # seen from so far a sign has to be larger
    painter.setPen(QPen(base.darker(190), tall * 0.10))
    painter.setBrush(_RIM)
    painter.drawPath(art.mark_path(mark, QPointF(0, 0), tall * share))
    painter.restore()


def paint_stain(painter: QPainter, centre: QPointF, radius: float, colour: int, seed: int, alpha: float) -> None:
    """Powder that stays where it hit: a cloud, and splashes around it."""
    base = seat_colour(colour)
    random = Random(seed)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    cloud = QRadialGradient(centre, radius)
    cloud.setColorAt(0, with_alpha(base.lighter(118), alpha))
    cloud.setColorAt(0.55, with_alpha(base.lighter(110), alpha * 0.62))
    cloud.setColorAt(1, with_alpha(base, 0))
    painter.setBrush(cloud)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(with_alpha(base.lighter(108), min(1.0, alpha * 1.7)))
    for _ in range(34):
        angle, far = random.random() * 2 * pi, abs(random.gauss(0, 0.5))
        size = radius * (0.012 + random.random() ** 2 * 0.06)
        spot = centre + QPointF(cos(angle) * far * radius, sin(angle) * far * radius * 0.9)
        painter.drawEllipse(spot, size, size * random.uniform(0.7, 1.0))
    painter.restore()


_SPLATS = (
    (0.10, -0.24, 0.120), (-0.11, -0.40, 0.104), (0.04, -0.86, 0.088), (-0.13, -0.09, 0.112), (0.08, -0.52, 0.088),
    (0.18, -0.08, 0.092), (-0.22, -0.66, 0.070), (0.00, -0.13, 0.086), (0.23, -0.67, 0.070), (-0.06, -0.56, 0.080),
)  # fmt: skip
"""Where powder sticks to a pawn, one hit after the other, and how large it is, in parts of its height."""


def _paint_splats(painter: QPainter, stains: Sequence[int]) -> None:
    for number, colour in enumerate(stains[: len(_SPLATS)]):
        x, y, size = _SPLATS[number]
        base, random = seat_colour(colour).lighter(116), Random(number + 7 * colour)
        splat = QPainterPath()
        for step in range(22):
            angle = step / 22 * 2 * pi
            far = size * (1.0 if step % 2 else random.uniform(0.52, 0.72))
            spot = QPointF(x + cos(angle) * far, y + sin(angle) * far)
            if step:
                splat.lineTo(spot)
            else:
                splat.moveTo(spot)
        splat.closeSubpath()
        painter.setPen(QPen(with_alpha(QColor("#fff6e0"), 0.85), 0.018))
        painter.setBrush(base)
        painter.drawPath(splat)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(base.lighter(135))
        painter.drawEllipse(QPointF(x - size * 0.2, y - size * 0.22), size * 0.26, size * 0.22)
        painter.setBrush(base)
        for _ in range(4):
            angle, far = random.random() * 2 * pi, size * random.uniform(1.15, 1.6)
            painter.drawEllipse(QPointF(x + cos(angle) * far, y + sin(angle) * far), size * 0.13, size * 0.13)


def paint_pawn(
    painter: QPainter,
    rect: QRectF,
    colour: int,
    *,
    lifted: bool = False,
    ghost: bool = False,
    stains: Sequence[int] = (),
) -> None:
    """A little figure in festival dress: a wide coat, a sash, a head with a turban; its mark on the chest. `stains` are
    the colours that hit it."""
    base, mark = seat_colour(colour), theme.SEAT_STYLES[colour].mark
    size = rect.height()
    foot = QPointF(rect.center().x(), rect.bottom() - size * 0.09)
    if ghost:
        painter.setOpacity(0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QRadialGradient(QPointF(0, 0), 1.0)
    shadow.setColorAt(0, QColor(25, 10, 0, 130))
    shadow.setColorAt(1, QColor(25, 10, 0, 0))
    painter.save()
    away = QPointF(size * 0.14, size * 0.05) if lifted else QPointF(size * 0.05, 0)
    painter.translate(foot + away)
    painter.scale(size * 0.36, size * 0.115)
    painter.setBrush(shadow)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
    painter.translate(foot)
    painter.scale(size, size)
    edge = QPen(base.darker(200), 0.022)
    coat = QPainterPath(QPointF(-0.25, -0.02))
    coat.cubicTo(-0.20, -0.24, -0.13, -0.36, -0.13, -0.55)
    coat.cubicTo(-0.10, -0.62, 0.10, -0.62, 0.13, -0.55)
    coat.cubicTo(0.13, -0.36, 0.20, -0.24, 0.25, -0.02)
    coat.cubicTo(0.14, 0.06, -0.14, 0.06, -0.25, -0.02)
    cloth = QLinearGradient(-0.25, 0, 0.25, 0)
    cloth.setColorAt(0, base.lighter(140))
    cloth.setColorAt(0.4, base)
    cloth.setColorAt(1, base.darker(150))
    painter.setPen(edge)
    painter.setBrush(cloth)
    for arm in (-1, 1):
        sleeve = QPainterPath(QPointF(arm * 0.11, -0.56))
        sleeve.cubicTo(arm * 0.22, -0.56, arm * 0.27, -0.60, arm * 0.30, -0.70)
        sleeve.lineTo(arm * 0.22, -0.73)
        sleeve.cubicTo(arm * 0.20, -0.66, arm * 0.16, -0.64, arm * 0.08, -0.64)
        sleeve.closeSubpath()
        painter.drawPath(sleeve)
    painter.setBrush(QColor("#b9744a"))
    for arm in (-1, 1):
        painter.drawEllipse(QPointF(arm * 0.265, -0.735), 0.042, 0.042)
    painter.setBrush(cloth)
    painter.drawPath(coat)
    sash = QPainterPath(QPointF(-0.195, -0.20))
    sash.cubicTo(-0.08, -0.14, 0.08, -0.14, 0.195, -0.20)
    sash.lineTo(0.22, -0.135)
    sash.cubicTo(0.08, -0.075, -0.08, -0.075, -0.22, -0.135)
    sash.closeSubpath()
    painter.fillPath(sash, QColor("#ffd35a"))
    painter.setPen(QPen(base.darker(190), 0.018))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPath(art.mark_path(mark, QPointF(0, -0.37), 0.145))
    painter.setPen(QPen(QColor("#5a3018"), 0.02))
    face = QRadialGradient(QPointF(-0.05, -0.76), 0.22)
    face.setColorAt(0, QColor("#dba273"))
    face.setColorAt(1, QColor("#a4643a"))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, -0.705), 0.115, 0.12)
    turban = QPainterPath(QPointF(-0.135, -0.735))
    turban.cubicTo(-0.18, -0.92, 0.18, -0.92, 0.135, -0.735)
    turban.cubicTo(0.05, -0.79, -0.05, -0.79, -0.135, -0.735)
    painter.setPen(edge)
    painter.setBrush(base.lighter(120))
    painter.drawPath(turban)
    painter.setPen(QPen(base.darker(130), 0.014))
    painter.drawLine(QPointF(-0.10, -0.79), QPointF(0.06, -0.86))
    painter.drawLine(QPointF(-0.03, -0.775), QPointF(0.11, -0.83))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffd35a"))
    painter.drawEllipse(QPointF(0, -0.80), 0.028, 0.032)
    painter.setBrush(_INK)
    painter.drawEllipse(QPointF(-0.038, -0.70), 0.012, 0.015)
    painter.drawEllipse(QPointF(0.038, -0.70), 0.012, 0.015)
    _paint_splats(painter, stains)


def paint_sweet(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A laddu: a golden ball of grains with a bit of pistachio on top."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 20, 0, 80))
    painter.drawEllipse(centre + QPointF(radius * 0.12, radius * 0.72), radius * 0.98, radius * 0.42)
    ball = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.45), radius * 1.6)
    ball.setColorAt(0, QColor("#ffe08a"))
    ball.setColorAt(0.5, QColor("#f0a72c"))
    ball.setColorAt(1, QColor("#a85e0c"))
    painter.setPen(QPen(QColor("#7a420a"), max(0.7, radius * 0.09)))
    painter.setBrush(ball)
    painter.drawEllipse(centre, radius, radius * 0.96)
    random = Random(9)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(16):
        angle, far = random.random() * 2 * pi, random.random() * 0.8
        painter.setBrush(QColor(255, 236, 170, 150) if random.random() < 0.6 else QColor(150, 80, 10, 120))
        spot = centre + QPointF(cos(angle) * far * radius, sin(angle) * far * radius)
        painter.drawEllipse(spot, radius * 0.11, radius * 0.11)
    painter.setBrush(QColor("#6f9a3a"))
    painter.drawEllipse(centre - QPointF(radius * 0.05, radius * 0.62), radius * 0.24, radius * 0.15)


def paint_sweets(painter: QPainter, rect: QRectF, count: int, font: QFont) -> None:
    """So many sweets side by side on a leaf, and their number."""
    radius = min(rect.height() * 0.36, rect.width() * 0.17)
    middle = QPointF(rect.left() + rect.width() * 0.36, rect.center().y())
    leaf = QPainterPath(middle + QPointF(-radius * 2.0, radius * 0.5))
    leaf.quadTo(middle + QPointF(0, -radius * 0.7), middle + QPointF(radius * 2.1, radius * 0.5))
    leaf.quadTo(middle + QPointF(0, radius * 1.9), middle + QPointF(-radius * 2.0, radius * 0.5))
    painter.setPen(QPen(QColor("#2d5a22"), 1.0))
    painter.setBrush(QColor("#5f9440"))
    painter.drawPath(leaf)
    for number in range(count):
        paint_sweet(painter, middle + QPointF((number - (count - 1) / 2) * radius * 1.25, 0), radius * 0.8)
    painter.setFont(font)
    text = str(count)
    path = QPainterPath()
    baseline = rect.center().y() + painter.fontMetrics().ascent() * 0.36
    path.addText(QPointF(rect.left() + rect.width() * 0.68, baseline), font, text)
    rim = QPen(QColor("#fff6df"), 3.2)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.drawPath(path)
    painter.fillPath(path, QColor("#4a2a05"))


def paint_burst(painter: QPainter, rect: QRectF, colour: int) -> None:
    """Powder flying apart: a cloud, and streaks of it thrown to all sides."""
    base = seat_colour(colour)
    random = Random(31 + colour)
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(26):
        painter.save()
        painter.rotate(number * 360 / 26 + random.random() * 10)
        long = 0.62 + 0.36 * random.random()
        streak = QLinearGradient(0, -0.2, 0, -long)
        streak.setColorAt(0, with_alpha(base.lighter(125), 0.75))
        streak.setColorAt(1, with_alpha(base.lighter(150), 0))
        painter.setBrush(streak)
        ray = QPainterPath(QPointF(0, -0.15))
        ray.cubicTo(0.06, -0.4, 0.05, -long * 0.8, 0, -long)
        ray.cubicTo(-0.05, -long * 0.8, -0.06, -0.4, 0, -0.15)
        painter.drawPath(ray)
        painter.restore()
    painter.restore()
    paint_cloud(painter, rect.adjusted(*_inset(rect, 0.06)), base.lighter(118), 31 + colour, 0.85)


def paint_splash(painter: QPainter, rect: QRectF, colour: int) -> None:
    """A crown of drops around whoever was hit."""
    base = seat_colour(colour)
    paint_powder(painter, rect.adjusted(*_inset(rect, 0.1)), base, 5, 40, 0.5)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(QPen(base.darker(150), 0.02))
    for number in range(11):
        angle = number / 11 * 2 * pi
        long = 0.9 if number % 2 else 0.68
        painter.save()
        painter.rotate(angle * 180 / pi)
        drop = QPainterPath(QPointF(0, -long))
        drop.cubicTo(0.10, -long + 0.14, 0.07, -0.44, 0, -0.34)
        drop.cubicTo(-0.07, -0.44, -0.10, -long + 0.14, 0, -long)
        painter.setBrush(base.lighter(115 if number % 2 else 140))
        painter.drawPath(drop)
        painter.restore()


def paint_dust_ring(painter: QPainter, rect: QRectF, tone: QColor) -> None:
    """Two rings of dust, seen at the slant of the rectangle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    for far, wide, alpha in ((0.90, 0.10, 0.55), (0.90, 0.035, 1.0), (0.62, 0.03, 0.7)):
        painter.setPen(QPen(with_alpha(tone, alpha), wide))
        painter.drawEllipse(QPointF(0, 0), far, far)


def paint_star(painter: QPainter, rect: QRectF, colour: int, text: str, font: QFont) -> None:
    """A burst with words in it: what a direct hit gives."""
    base = seat_colour(colour)
    star = QPainterPath()
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 2
    for number in range(24):
        far = radius if number % 2 == 0 else radius * 0.80
        angle = number / 24 * 2 * pi
        spot = centre + QPointF(cos(angle) * far, sin(angle) * far)
        if number:
            star.lineTo(spot)
        else:
            star.moveTo(spot)
    star.closeSubpath()
    painter.setPen(QPen(base.darker(150), 1.6))
    painter.setBrush(QColor("#fff3c4"))
    painter.drawPath(star)
    painter.setFont(font)
    painter.setPen(QColor("#3a2005"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_trail(painter: QPainter, rect: QRectF, colour: int) -> None:
    """The way of a token that will fall: dots straight down and an arrow's head."""
    base = seat_colour(colour)
    x, size = rect.center().x(), rect.width() * 0.16
    painter.setPen(QPen(QColor(255, 255, 255, 190), 1.0))
    painter.setBrush(base)
    y = rect.top() + size
    while y < rect.bottom() - size * 4:
        painter.drawEllipse(QPointF(x, y), size, size)
        y += size * 3.2
    head = QPainterPath(QPointF(x, rect.bottom() - 1))
    head.lineTo(x - size * 2.2, rect.bottom() - size * 3)
    head.lineTo(x + size * 2.2, rect.bottom() - size * 3)
    head.closeSubpath()
    painter.drawPath(head)


def paint_outline(painter: QPainter, shape: QPainterPath) -> None:
    """A cell picked out by light on its edge; dark around it, as the stone is as light."""
    painter.fillPath(shape, QColor(255, 255, 255, 70))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((4.8, QColor(60, 30, 8, 190)), (2.2, QColor("#fffbe8"))):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(shape)


def paint_new(painter: QPainter, shape: QPainterPath) -> None:
    """A cell where something is new since the turn before: gold on its edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((4.4, QColor(90, 45, 0, 170)), (2.4, QColor("#ffe14d"))):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(shape)


def paint_left(painter: QPainter, shape: QPainterPath) -> None:
    """A cell that a pawn has left: a dashed edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((3.8, QColor(90, 45, 0, 150)), (2.0, QColor("#fff3b8"))):
        pen = QPen(colour, width, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5 / width, 5 / width])
        painter.setPen(pen)
        painter.drawPath(shape)


def paint_space(painter: QPainter, rect: QRectF, colour: int) -> None:
    """An open space of a pattern where no token is to go."""
    base = seat_colour(colour)
    painter.setPen(QPen(QColor("#fffaf0"), 4.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = rect.adjusted(*_inset(rect, 0.2))
    painter.drawEllipse(ring)
    painter.setPen(QPen(base, 2.2, Qt.PenStyle.DashLine))
    painter.drawEllipse(ring)


def _inset(rect: QRectF, share: float) -> tuple[float, float, float, float]:
    return rect.width() * share, rect.height() * share, -rect.width() * share, -rect.height() * share
