"""Paints what is on the table of Elementos: tokens, wands, the symbols burnt into them, the wooden box and its
trays."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.materials import paint_grain, paint_pool, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import SEAT_STYLES, Palette

ELEMENT_COLOURS = {"F": "#b3361b", "W": "#3f6b2a", "A": "#1f5f96"}
_ON_DARK = {"F": "#cf4524", "W": "#47802f", "A": "#2470b3"}
_SCORCH, _BURNT, _CHALK = QColor(96, 52, 16, 60), QColor("#43230c"), QColor("#ffe9c4")


@lru_cache(maxsize=3)
def symbol_path(letter: str) -> QPainterPath:
    """Return a flame, a fir, or a drop over a wave, in a square from -1 to 1."""
    return _SHAPES[letter]()


def paint_symbol(painter: QPainter, letter: str, centre: QPointF, radius: float, *, dark_wood: bool = False) -> None:
    """A symbol burnt into wood and rubbed with colour; on dark wood a rim of chalk sets it off."""
    shape = QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(symbol_path(letter))
    lines: tuple[tuple[QColor, float], ...]
    if dark_wood:
        lines, colour = ((_CHALK, 0.20),), QColor(_ON_DARK[letter])
    else:
        lines, colour = ((_SCORCH, 0.34), (_BURNT, 0.12)), QColor(ELEMENT_COLOURS[letter])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width in lines:
        pen = QPen(line, radius * width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(shape)
    painter.fillPath(shape, colour)


def _without(shape: QPainterPath, bite: QPainterPath) -> QPainterPath:
    """Return one shape without another, computed larger: Qt's arithmetic on curves is too coarse for so small ones."""
    large = QTransform().scale(400, 400)
    return QTransform().scale(1 / 400, 1 / 400).map(large.map(shape).subtracted(large.map(bite)))


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(0.05, -1.05))
    path.cubicTo(0.22, -0.50, 0.84, -0.28, 0.72, 0.38)
    path.cubicTo(0.64, 0.80, 0.30, 0.98, 0.0, 0.98)
    path.cubicTo(-0.42, 0.98, -0.74, 0.68, -0.72, 0.25)
    path.cubicTo(-0.70, -0.06, -0.52, -0.20, -0.44, -0.50)
    path.cubicTo(-0.27, -0.32, -0.20, -0.20, -0.18, -0.05)
    path.cubicTo(0.02, -0.32, 0.10, -0.66, 0.05, -1.05)
    core = QPainterPath(QPointF(0.06, 0.06))
    core.cubicTo(0.12, 0.32, 0.36, 0.40, 0.32, 0.62)
    core.cubicTo(0.28, 0.78, 0.13, 0.84, 0.0, 0.84)
    core.cubicTo(-0.18, 0.84, -0.32, 0.74, -0.31, 0.56)
    core.cubicTo(-0.29, 0.36, 0.04, 0.36, 0.06, 0.06)
    return _without(path, core)


def _fir() -> QPainterPath:
    right = [(0.0, -1.02), (0.44, -0.38), (0.25, -0.38), (0.64, 0.14), (0.38, 0.14), (0.80, 0.66), (0.15, 0.66)]
    right.append((0.15, 0.98))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in right] + [QPointF(-x, y) for x, y in reversed(right[1:])]))
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.02))
    path.cubicTo(0.13, -0.62, 0.50, -0.34, 0.50, 0.02)
    path.cubicTo(0.50, 0.32, 0.26, 0.50, 0, 0.50)
    path.cubicTo(-0.26, 0.50, -0.50, 0.32, -0.50, 0.02)
    path.cubicTo(-0.50, -0.34, -0.13, -0.62, 0, -1.02)
    wave = QPainterPath(QPointF(-0.90, 0.80))
    wave.cubicTo(-0.60, 0.56, -0.30, 0.58, 0, 0.76)
    wave.cubicTo(0.30, 0.94, 0.60, 0.90, 0.90, 0.68)
    wave.lineTo(0.90, 0.90)
    wave.cubicTo(0.60, 1.12, 0.30, 1.16, 0, 0.98)
    wave.cubicTo(-0.30, 0.80, -0.60, 0.78, -0.90, 1.02)
    wave.closeSubpath()
    path.addPath(wave)
    return path


_SHAPES = {"F": _flame, "W": _fir, "A": _drop}


WOODS = {1: ("#f4ddb3", "#dcb981", "#a9793f"), 2: ("#7c4733", "#56301f", "#26120a")}
"""Light and dark wood: lit face, body, edge."""
HOLE = 0.60
"""How far the wand's hole is from a token's middle, as a share of its radius."""
RADIUS = 0.86
"""A token's radius, as a share of half its picture: the rest is for its shadow."""
FOOT, HEAD = QPointF(0.16, 0.68), QPointF(0.615, 0.51)
"""Where the wand begins and ends in its picture."""
_SHADOW = QColor(40, 20, 0, 120)


def paint_token(
    painter: QPainter, rect: QRectF, side: str, owner: int, colour: int, *, lifted: bool = False, locked: bool = False
) -> None:
    """A token seen from above; `side` is F, W, A, or "?" for one that is out of the game."""
    radius = min(rect.width(), rect.height()) / 2 * RADIUS
    centre = rect.center()
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    reach = 0.17 if lifted else 0.07
    soft_shadow(painter, disc, radius * reach, _SHADOW, QPointF(radius * reach * 0.5, radius * reach))
    _disc(painter, centre, radius, side, owner, colour)
    if locked:
        _padlock(painter, centre + QPointF(radius * 0.62, radius * 0.58), radius * 0.26)


def paint_tipped(painter: QPainter, rect: QRectF, under: str, owner: int, colour: int) -> None:
    """A token whose rim is lifted towards the one who looks: its underside, shortened, and an eye."""
    radius = min(rect.width(), rect.height()) / 2 * RADIUS
    centre = rect.center()
    edge = QColor(WOODS[owner][2])
    shade = QPainterPath()
    shade.addEllipse(centre + QPointF(radius * 0.12, radius * 0.30), radius * 0.96, radius * 0.72)
    soft_shadow(painter, shade, radius * 0.16, _SHADOW, QPointF(0, radius * 0.06))
    painter.save()
    painter.translate(centre - QPointF(0, radius * 0.10))
    painter.scale(1.0, 0.80)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge.darker(115))
    painter.drawEllipse(QPointF(0, radius * 0.20), radius, radius)
    _disc(painter, QPointF(0, 0), radius, under, owner, colour)
    painter.restore()
    _eye(painter, centre + QPointF(radius * 0.62, radius * 0.58), radius * 0.27)


def _disc(painter: QPainter, centre: QPointF, radius: float, side: str, owner: int, colour: int) -> None:
    """Edge, turned face, the ring in the seat's colour, the symbol and the hole."""
    face, body, edge = (QColor(each) for each in WOODS[owner])
    below = QLinearGradient(centre - QPointF(radius, 0), centre + QPointF(radius, 0))
    below.setColorAt(0, edge.lighter(118))
    below.setColorAt(0.4, edge)
    below.setColorAt(1, edge.darker(135))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(below)
    painter.drawEllipse(centre + QPointF(0, radius * 0.055), radius, radius)
    light = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.45), radius * 1.7)
    light.setColorAt(0, face.lighter(107))
    light.setColorAt(0.55, face)
    light.setColorAt(1, body)
    painter.setBrush(light)
    painter.drawEllipse(centre - QPointF(0, radius * 0.02), radius * 0.985, radius * 0.97)
    _grain(painter, centre, radius * 0.95, body, owner * 7 + ord(side))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ridge = _slope(centre, radius, face.lighter(118), edge, 150)
    if owner == 2:  # on dark wood its lit rim is what parts it from the square
        ridge = _slope(centre, radius, QColor("#ffd9b4"), QColor("#9a6547"), 235)
    painter.setPen(QPen(ridge, radius * (0.035 if owner == 1 else 0.045)))
    painter.drawEllipse(centre - QPointF(0, radius * 0.02), radius * 0.965, radius * 0.95)
    painter.setPen(QPen(QColor(edge.red(), edge.green(), edge.blue(), 150), radius * 0.11))
    painter.drawEllipse(centre, radius * 0.865, radius * 0.865)
    painter.setPen(QPen(QColor(SEAT_STYLES[colour].colour), radius * 0.075))
    painter.drawEllipse(centre, radius * 0.865, radius * 0.865)
    # A groove: its upper left edge lies in the shade, its lower right one in the light.
    painter.setPen(QPen(_slope(centre, radius, edge.darker(112), face.lighter(120), 190), radius * 0.04))
    painter.drawEllipse(centre, radius * 0.745, radius * 0.745)
    if side == "?":
        for size in (0.34, 0.18):
            painter.setPen(QPen(_slope(centre, radius, edge, face.lighter(112), 170), radius * 0.035))
            painter.drawEllipse(centre, radius * size, radius * size)
    else:
        paint_symbol(painter, side, centre + QPointF(0, radius * 0.12), radius * 0.48, dark_wood=owner == 2)
    hole = centre - QPointF(0, radius * HOLE)
    painter.setPen(QPen(_slope(hole, radius * 0.1, edge.darker(140), face.lighter(115), 220), radius * 0.035))
    painter.setBrush(QColor("#241206"))
    painter.drawEllipse(hole, radius * 0.105, radius * 0.105)


def _slope(centre: QPointF, radius: float, upper: QColor, lower: QColor, alpha: int) -> QLinearGradient:
    """Return a gradient from the upper left of a circle to its lower right, as light falls on a ridge or into a
    groove."""
    slope = QLinearGradient(centre - QPointF(radius, radius) * 0.7, centre + QPointF(radius, radius) * 0.7)
    for at, colour in ((0.0, upper), (1.0, lower)):
        tone = QColor(colour)
        tone.setAlpha(alpha)
        slope.setColorAt(at, tone)
    return slope


def _grain(painter: QPainter, centre: QPointF, radius: float, colour: QColor, seed: int) -> None:
    """The grain of the wood: a few faint, uneven arcs."""
    random = Random(seed)
    clip = QPainterPath()
    clip.addEllipse(centre, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    off = QPointF(radius * (0.9 + random.random()), radius * (random.random() - 0.5))
    for step in range(1, 12):
        tone = QColor(colour)
        tone.setAlphaF(0.16 + 0.24 * random.random())
        pen = QPen(tone, 1.0)
        pen.setCosmetic(True)  # the thinnest line, which Qt draws many times faster than any other
        painter.setPen(pen)
        size = radius * (0.25 + 0.22 * step) + random.random() * radius * 0.06
        painter.drawEllipse(centre + off, size, size * (0.92 + random.random() * 0.12))
    painter.restore()


def _badge(painter: QPainter, centre: QPointF, size: float, colour: str) -> QColor:
    """Return a small round sign on a token's edge; the colour of what is drawn on it."""
    ink = QColor("#fff7e6")
    painter.setPen(QPen(ink, size * 0.2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, size, size)
    return ink


def _padlock(painter: QPainter, centre: QPointF, size: float) -> None:
    ink = _badge(painter, centre, size, "#5b1f1a")
    painter.setPen(QPen(ink, size * 0.18))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(centre.x() - size * 0.28, centre.y() - size * 0.62, size * 0.56, size * 0.8), 0, 180 * 16)
    painter.fillRect(QRectF(centre.x() - size * 0.42, centre.y() - size * 0.18, size * 0.84, size * 0.66), ink)


def _eye(painter: QPainter, centre: QPointF, size: float) -> None:
    ink = _badge(painter, centre, size, "#2c2219")
    lids = QPainterPath(centre - QPointF(size * 0.62, 0))
    lids.quadTo(centre - QPointF(0, size * 0.80), centre + QPointF(size * 0.62, 0))
    lids.quadTo(centre + QPointF(0, size * 0.80), centre - QPointF(size * 0.62, 0))
    painter.fillPath(lids, ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2c2219"))
    painter.drawEllipse(centre, size * 0.26, size * 0.26)


# -- the wand --------------------------------------------------------------------------------------------------------

_PROFILE = (
    (0.00, 0.20), (0.08, 0.26), (0.12, 0.42), (0.16, 0.42), (0.20, 0.25), (0.32, 0.40), (0.44, 0.48), (0.56, 0.38),
    (0.65, 0.24), (0.69, 0.42), (0.73, 0.42), (0.77, 0.24), (0.84, 0.28),
)  # fmt: skip
"""How thick the turned stick is on its way from foot to head."""
_BALL = 0.62
"""The radius of its head, as a part of its thickness."""


def paint_wand(painter: QPainter, rect: QRectF, owner: int, colour: int, *, lifted: bool = False) -> None:
    """A turned stick that stands in its hole and leans a little towards the viewer, its head in the seat's colour."""
    foot = QPointF(rect.left() + rect.width() * FOOT.x(), rect.top() + rect.height() * FOOT.y())
    lean = QPointF(rect.width() * (HEAD.x() - FOOT.x()), rect.height() * (HEAD.y() - FOOT.y()))
    length, thick = (lean.x() ** 2 + lean.y() ** 2) ** 0.5, rect.width() * 0.21
    stick = _stick(_PROFILE, length, thick)
    painter.save()
    painter.translate(foot)
    painter.save()
    away = 0.20 if lifted else 0.0
    painter.translate(length * away, length * away * 0.3)
    painter.rotate(64)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 15, 0, 50))
    painter.scale(1.0, 0.74)
    painter.drawPath(stick)
    painter.drawEllipse(QPointF(0, -length * 0.94), thick * _BALL, thick * _BALL)
    painter.restore()
    painter.rotate(degrees(atan2(lean.x(), -lean.y())))
    base = QColor("#ecca94" if owner == 1 else "#64391b")
    wood = QLinearGradient(-thick * 0.5, 0, thick * 0.5, 0)
    wood.setColorAt(0, base.darker(122))
    wood.setColorAt(0.28, base.lighter(128))
    wood.setColorAt(0.5, base)
    wood.setColorAt(1, base.darker(190))
    outline = QPen(QColor("#2a1608"), max(1.0, thick * 0.06))
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.setBrush(wood)
    painter.drawPath(stick)
    seat = QColor(SEAT_STYLES[colour].colour)
    painter.save()
    painter.setClipPath(stick)
    round_ = QLinearGradient(-thick * 0.5, 0, thick * 0.5, 0)
    round_.setColorAt(0, seat.darker(120))
    round_.setColorAt(0.28, seat.lighter(150))
    round_.setColorAt(0.5, seat)
    round_.setColorAt(1, seat.darker(180))
    for low, high in ((0.12, 0.16), (0.41, 0.48), (0.69, 0.73)):
        painter.fillRect(QRectF(-thick, -length * high, 2 * thick, length * (high - low)), round_)
    painter.restore()
    middle, ball = QPointF(0, -length * 0.94), thick * _BALL
    # It shines: it is what everything is about.
    paint_pool(painter, middle, ball * 2.5, ball * 2.5, seat.lighter(150), 0.55)
    paint_pool(painter, middle, ball * 1.9, ball * 1.9, "#fff2c8", 0.75)
    knob = QRadialGradient(middle - QPointF(ball * 0.3, ball * 0.36), ball * 1.6)
    knob.setColorAt(0, QColor("#ffffff"))
    knob.setColorAt(0.22, seat.lighter(180))
    knob.setColorAt(0.55, seat)
    knob.setColorAt(1, seat.darker(165))
    painter.setPen(outline)
    painter.setBrush(knob)
    painter.drawEllipse(middle, ball, ball)
    painter.restore()


def wand_shape(size: float) -> QPainterPath:
    """Tell where a wand whose picture has this size is touched, around the picture's middle: along the stick."""
    grip = _stick(tuple((at, 1.0) for at in (0.0, 0.3, 0.6, 0.9, 1.05)), size * _LENGTH, size * 0.21)
    turn = degrees(atan2(HEAD.x() - FOOT.x(), FOOT.y() - HEAD.y()))
    return QTransform().translate((FOOT.x() - 0.5) * size, (FOOT.y() - 0.5) * size).rotate(turn).map(grip)


_LENGTH = ((HEAD.x() - FOOT.x()) ** 2 + (HEAD.y() - FOOT.y()) ** 2) ** 0.5


def _stick(profile: Sequence[tuple[float, float]], length: float, thick: float) -> QPainterPath:
    """Return a turned shape that stands on the origin: both sides of its profile, smoothed."""
    right = [QPointF(wide * thick, -at * length) for at, wide in profile]
    path = QPainterPath(QPointF(-right[0].x(), 0))
    path.lineTo(right[0])
    for here, there in pairwise(right):
        path.quadTo(here, (here + there) / 2)
    path.lineTo(right[-1])
    left = [QPointF(-point.x(), point.y()) for point in reversed(right)]
    path.lineTo(left[0])
    for here, there in pairwise(left):
        path.quadTo(here, (here + there) / 2)
    path.closeSubpath()
    return path


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
    # Its points reach into the corners, so that it is seen under a token.
    reach = (0.40, 0.17, 0.53, 0.17)
    points = (QPointF(sin(number * pi / 8), -cos(number * pi / 8)) * size * reach[number % 4] for number in range(16))
    star = QPolygonF([square.center() + point for point in points])
    burnt = QColor(palette.wood_dark)
    burnt.setAlphaF(0.42)
    painter.setPen(QPen(with_alpha(BRASS, 0.85), max(1.0, size * 0.010)))
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
    """A letter or number inlaid in the frame, around a point; the wood is darker there, whatever its grain."""
    reach = painter.fontMetrics().height() * 0.72
    stain = QRadialGradient(spot, reach)
    for at, alpha in ((0.0, 190), (0.7, 190), (1.0, 0)):
        stain.setColorAt(at, QColor(30, 12, 0, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(stain)
    painter.drawEllipse(spot, reach, reach)
    box = QRectF(spot.x() - 30, spot.y() - 30, 60, 60)
    painter.setPen(QColor(30, 12, 0, 170))
    painter.drawText(box.translated(0, 1), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor("#fff1d4"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_cycle(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint who takes whom: three tokens in a ring, an arrow from each to the one that it takes."""
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
