"""What fire, wood and water do where they act: flames and scorch, rings and drops, vines and leaves; their light.

Everything is painted once for a size; motions show, swell and fade it.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from elios_desktop.ui.kit.materials import paint_pool, rounded, with_alpha

TAKES = {"W": "F", "F": "A", "A": "W"}
"""What takes each of them."""
LIGHTS = {"F": "#ff9a2e", "W": "#86d64a", "A": "#6fc6ff"}
"""The light of each."""
_GREENS = ("#4f9a2c", "#6cb93c", "#3f7f24")
_LEAF_EDGE, _VINE = "#2c5c18", "#4a7f2a"


# -- what is seen when one takes another -------------------------------------------------------------------------------


def paint_flames(painter: QPainter, rect: QRectF) -> None:
    """A ring of flames around a token, which lies in the middle half of the rectangle."""
    centre, size, random = rect.center(), rect.width(), Random(4)
    paint_pool(painter, centre, size / 2, size / 2, "#ff8a1e", 0.75)
    for row, (reach, high) in enumerate(((0.29, 0.21), (0.27, 0.15))):
        for number in range(20):
            angle = (number + row * 0.5) * 2 * pi / 20 + random.uniform(-0.06, 0.06)
            tall = size * high * random.uniform(0.7, 1.1)
            tongue = QPainterPath(QPointF(0, -tall))
            tongue.cubicTo(tall * 0.12, -tall * 0.55, tall * 0.42, -tall * 0.35, tall * 0.30, tall * 0.12)
            tongue.cubicTo(tall * 0.1, tall * 0.3, -tall * 0.1, tall * 0.3, -tall * 0.30, tall * 0.12)
            tongue.cubicTo(-tall * 0.36, -tall * 0.25, -tall * 0.10, -tall * 0.45, 0, -tall)
            way = QTransform().translate(centre.x(), centre.y()).rotate(angle * 180 / pi).translate(0, -size * reach)
            heat = QLinearGradient(QPointF(0, -tall), QPointF(0, tall * 0.25))
            for at, tone in ((0.0, "#ff5a14"), (0.5, "#ff9d22"), (1.0, "#ffe27a" if row else "#ffc24a")):
                heat.setColorAt(at, with_alpha(tone, 0.95))
            painter.save()
            painter.setTransform(way, True)
            painter.fillPath(tongue, heat)
            painter.restore()


def paint_scorch(painter: QPainter, rect: QRectF) -> None:
    """Wood that has been burnt, with embers at its edge: what stays where fire has taken."""
    centre, size, random = rect.center(), rect.width(), Random(9)
    paint_pool(painter, centre, size * 0.50, size * 0.50, "#120500", 0.95)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(46):
        angle, reach = random.random() * 2 * pi, random.uniform(0.36, 0.48) * size
        spot = centre + QPointF(cos(angle), sin(angle)) * reach
        painter.setBrush(with_alpha(random.choice(("#ff8a2a", "#ffc25a", "#e0480f")), random.uniform(0.5, 0.95)))
        dot = size * random.uniform(0.006, 0.014)
        painter.drawEllipse(spot, dot, dot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wide, alpha in ((0.05, 0.20), (0.016, 0.55)):
        painter.setPen(QPen(with_alpha("#ff7a1e", alpha), size * wide))
        painter.drawEllipse(centre, size * 0.43, size * 0.43)


def paint_rings(painter: QPainter, rect: QRectF, many: int = 3) -> None:
    """Rings of water that run out, with drops between them."""
    centre, size = rect.center(), rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(many):
        reach = size * (0.48 - number * 0.075)
        for wide, alpha in ((0.030, 0.16), (0.015, 0.35), (0.005, 0.95)):
            painter.setPen(QPen(with_alpha("#bfe6ff" if wide < 0.01 else "#5fb4f2", alpha), size * wide))
            painter.drawEllipse(centre, reach, reach)
    for number in range(12):
        angle = number * pi / 6 + 0.2
        reach = size * (0.44 - 0.075 * (number % 2))
        spot = centre + QPointF(cos(angle), sin(angle)) * reach
        paint_drop(
            painter, QRectF(spot - QPointF(size * 0.035, size * 0.035), spot + QPointF(size * 0.035, size * 0.035))
        )


def paint_vines(painter: QPainter, rect: QRectF) -> None:
    """Vines that grow from under a token, with leaves."""
    centre, size, random = rect.center(), rect.width(), Random(6)
    for number in range(9):
        angle = number * 2 * pi / 9 + random.uniform(-0.15, 0.15)
        bend = random.choice((-1, 1)) * random.uniform(0.35, 0.7)
        spots = []
        for step in range(7):
            share = step / 6
            turn = angle + bend * share * share
            spots.append(centre + QPointF(cos(turn), sin(turn)) * size * (0.24 + 0.24 * share))
        vine = QPainterPath(spots[0])
        for one, other in zip(spots[1::2], spots[2::2], strict=True):
            vine.quadTo(one, other)
        for tone, wide in ((_LEAF_EDGE, 0.024), (_VINE, 0.015)):
            pen = QPen(QColor(tone), size * wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(vine)
        for step in (2, 4, 6):
            side = 1 if step % 4 else -1
            way = angle + bend * (step / 6) ** 2 + side * 0.9
            _leaf(painter, spots[step], way, size * random.uniform(0.06, 0.085), random.choice(_GREENS))


def _leaf(painter: QPainter, foot: QPointF, angle: float, long: float, colour: str) -> None:
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(long * 0.45, -long * 0.42, long, 0)
    leaf.quadTo(long * 0.45, long * 0.42, 0, 0)
    painter.save()
    painter.translate(foot)
    painter.rotate(angle * 180 / pi)
    painter.setPen(QPen(QColor(_LEAF_EDGE), max(0.8, long * 0.07)))
    painter.setBrush(QColor(colour))
    painter.drawPath(leaf)
    painter.drawLine(QPointF(0, 0), QPointF(long * 0.75, 0))
    painter.restore()


def paint_act(painter: QPainter, rect: QRectF, element: str) -> None:
    """Paint what is seen around a token of this element that takes."""
    {"F": paint_flames, "A": paint_rings, "W": paint_vines}[element](painter, rect)


def paint_trace(painter: QPainter, rect: QRectF, element: str) -> None:
    """Paint what stays of it until the next move, under the token."""
    {"F": paint_scorch, "A": paint_rings, "W": paint_vines}[element](painter, rect)


def paint_touched(painter: QPainter, rect: QRectF, element: str) -> None:
    """Paint over the token that is taken what happens to it: charred, steamed, or overgrown."""
    disc = QPainterPath()
    disc.addEllipse(rect.center(), rect.width() / 2, rect.height() / 2)
    random, centre, radius = Random(3), rect.center(), rect.width() / 2
    if element == "F":
        painter.fillPath(disc, with_alpha("#140700", 0.72))
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(26):
            angle, reach = random.random() * 2 * pi, radius * random.uniform(0.15, 0.95)
            painter.setBrush(with_alpha(random.choice(("#ff8a2a", "#ffd27a")), 0.95))
            dot = radius * random.uniform(0.02, 0.05)
            painter.drawEllipse(centre + QPointF(cos(angle), sin(angle)) * reach, dot, dot)
    elif element == "A":
        mist = QRadialGradient(centre, radius)
        mist.setColorAt(0, with_alpha("#dff1ff", 0.30))
        mist.setColorAt(1, with_alpha("#bfe2fb", 0.80))
        painter.fillPath(disc, mist)
    else:
        for number in range(11):
            angle = number * 2 * pi / 11
            foot = centre + QPointF(cos(angle), sin(angle)) * radius * 0.82
            _leaf(painter, foot, angle + 0.5, radius * 0.34, _GREENS[number % 3])


# -- what flies --------------------------------------------------------------------------------------------------------


def paint_drop(painter: QPainter, rect: QRectF) -> None:
    """A drop of water."""
    centre, radius = rect.center(), rect.width() / 2
    drop = QPainterPath(QPointF(0, -1.0))
    drop.cubicTo(0.18, -0.45, 0.66, -0.1, 0.66, 0.34)
    drop.cubicTo(0.66, 0.74, 0.36, 0.98, 0, 0.98)
    drop.cubicTo(-0.36, 0.98, -0.66, 0.74, -0.66, 0.34)
    drop.cubicTo(-0.66, -0.1, -0.18, -0.45, 0, -1.0)
    shape = QTransform().translate(centre.x(), centre.y()).scale(radius * 0.9, radius * 0.9).map(drop)
    light = QRadialGradient(centre - QPointF(radius * 0.2, radius * 0.1), radius * 1.2)
    for at, tone in ((0.0, "#d8f0ff"), (0.5, "#4aa6ea"), (1.0, "#1f6db4")):
        light.setColorAt(at, QColor(tone))
    painter.setPen(QPen(QColor("#eaf7ff"), max(0.8, radius * 0.12)))
    painter.setBrush(light)
    painter.drawPath(shape)


def paint_spark(painter: QPainter, rect: QRectF, element: str) -> None:
    """Paint what flies from an element: an ember, a leaf, a drop."""
    if element == "A":
        paint_drop(painter, rect)
    elif element == "W":
        _leaf(painter, rect.center() - QPointF(rect.width() * 0.42, 0), 0.0, rect.width() * 0.84, _GREENS[1])
    else:
        half = rect.width() / 2
        paint_pool(painter, rect.center(), half, half, "#ff8a1e", 0.85)
        paint_pool(painter, rect.center(), half * 0.5, half * 0.5, "#fff0b0", 1.0)


def paint_puff(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A soft light, or steam."""
    half = rect.width() / 2
    paint_pool(painter, rect.center(), half, half, colour, 0.80)
    paint_pool(painter, rect.center(), half * 0.4, half * 0.4, "#ffffff", 0.75)


# -- the end -----------------------------------------------------------------------------------------------------------


def paint_dusk(painter: QPainter, rect: QRectF, goal: QPointF, cell: float, dark: bool) -> None:
    """Paint evening everywhere but where the wand has come."""
    deep = 0.52 if dark else 0.56
    dusk = QRadialGradient(goal, cell * 4.2)
    for at, alpha in ((0.0, 0.0), (0.16, 0.0), (0.30, deep * 0.45), (0.6, deep * 0.85), (1.0, deep)):
        dusk.setColorAt(at, with_alpha("#160b03", alpha))
    painter.fillRect(rect, dusk)


def paint_way(painter: QPainter, rect: QRectF, element: str) -> None:
    """A square over which the wand came, in the light of what carried it."""
    size = rect.width()
    square = rounded(rect.adjusted(size * 0.05, size * 0.05, -size * 0.05, -size * 0.05), size * 0.06)
    painter.fillPath(square, with_alpha(LIGHTS[element], 0.30))
    painter.setPen(QPen(with_alpha(QColor(LIGHTS[element]).lighter(130), 0.75), max(1.4, size * 0.016)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(square)


def paint_goal_light(painter: QPainter, rect: QRectF) -> None:
    """The star of the square that was reached is lit, and light streams from it."""
    centre, size, random = rect.center(), rect.width(), Random(8)
    paint_pool(painter, centre, size * 0.5, size * 0.5, "#ffcf5a", 0.95)
    paint_pool(painter, centre, size * 0.3, size * 0.3, "#fff0b0", 0.85)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(34):
        angle, half, reach = random.random() * 2 * pi, random.uniform(0.02, 0.06), size * random.uniform(0.34, 0.5)
        stream = QRadialGradient(centre, reach)
        stream.setColorAt(0.2, with_alpha("#fff0b0", 0.50))
        stream.setColorAt(1.0, with_alpha("#ffd060", 0.0))
        painter.setBrush(stream)
        painter.drawPolygon(
            [centre, *(centre + QPointF(cos(angle + a), sin(angle + a)) * reach for a in (-half, half))]
        )
    star = QPainterPath()
    points = [
        centre + QPointF(sin(number * pi / 8), -cos(number * pi / 8)) * size * (0.205, 0.115)[number % 2]
        for number in range(16)
    ]
    star.addPolygon(points)
    star.closeSubpath()
    gold = QLinearGradient(centre - QPointF(0, size * 0.2), centre + QPointF(0, size * 0.2))
    for at, tone in ((0.0, "#fff3c0"), (0.5, "#f0c04a"), (1.0, "#c98a1c")):
        gold.setColorAt(at, QColor(tone))
    painter.setPen(QPen(QColor("#fff8dc"), max(1.4, size * 0.008)))
    painter.setBrush(gold)
    painter.drawPath(star)


def paint_wave(painter: QPainter, rect: QRectF, element: str) -> None:
    """A ring of light that runs out from the square that was reached."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre, size = rect.center(), rect.width()
    for wide, alpha, tone in ((0.050, 0.14, LIGHTS[element]), (0.024, 0.30, LIGHTS[element]), (0.007, 0.95, "#fffbe8")):
        painter.setPen(QPen(with_alpha(tone, alpha), size * wide))
        painter.drawEllipse(centre, size * 0.47, size * 0.47)


def way_of(events: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the squares of a wand's way, each once, with what carried it there last."""
    return list(dict(events).items())
