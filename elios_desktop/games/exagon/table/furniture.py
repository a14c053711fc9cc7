"""Paints what is on the table of Exagon besides tiles: hourglass, coins, marks, buttons, trays, seats' plates."""

from collections.abc import Sequence
from math import sin

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.engine import contract, record
from elios_desktop.games.exagon.board import plate_lines
from elios_desktop.games.exagon.rules import Side, View
from elios_desktop.games.exagon.rules.tiles import SIDES
from elios_desktop.games.exagon.table.art import paint_number
from elios_desktop.games.exagon.table.plane import corner, hexagon, towards
from elios_desktop.ui.board.plates import Plate
from elios_desktop.ui.kit import faces, icons
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.materials import brass, cast, paint_edge, paint_paper, rounded, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import BRASS, LAMP, RAISED, REST, SEAT_STYLES, SIZES, TAG, Palette, Theme, shrunk
from elios_desktop.ui.session.controller import Controller

SAND_STEPS = 48
"""The sand sinks in so many steps."""
GOOD, BAD = "#2e9e3f", "#d42a1f"
"""A side that matches, and one that does not, on any tile: both have a sign beside the colour."""
_BIG = 34
_BESIDE_NAME = 64.0
"""On a tag of a small table: how large the number of tiles is, and what there is beside the name and that number."""
_WIDEST_TAG = 170.0
"""A longer name doesn’t make a tag any wider."""


def paint_fits_mark(painter: QtGui.QPainter, rect: QRectF, sides: int) -> None:
    """The mark of a tile in the rack that fits somewhere now: a green bead with the number of sides, or a tick where
    the number doesn't matter (0); a small empty one for a single side."""
    radius = (min(rect.width(), rect.height()) / 2 - 1) * (0.55 if sides == 1 else 1.0)
    at = rect.center()
    painter.setPen(QtGui.QPen(QtGui.QColor("#fffdf6"), max(1.2, radius * 0.18)))
    painter.setBrush(QtGui.QColor("#a58f70") if sides == 1 else QtGui.QColor(GOOD))
    painter.drawEllipse(at, radius, radius)
    if sides > 1:
        paint_number(painter, str(sides), at, radius * 1.15, QtGui.QColor("#ffffff"))
    elif not sides:
        _tick(painter, at, radius * 0.6)


def paint_sides_sign(painter: QtGui.QPainter, rect: QRectF, sides: int) -> None:
    """What a cell where the turn goes on would bring: the number of sides, and the bonuses that they earn."""
    earned = "" if sides == SIDES else f"+{sides - 2}" if sides > 2 else ""
    radius = rect.height() / 2 - 2
    at = rect.center()
    body = QtGui.QPainterPath()
    half = radius * (1.75 if earned else 1.0)
    body.addRoundedRect(QRectF(at.x() - half, at.y() - radius, 2 * half, 2 * radius), radius, radius)
    painter.setPen(QtGui.QPen(QtGui.QColor("#fffdf6"), max(1.4, radius * 0.14)))
    painter.setBrush(QtGui.QColor(GOOD))
    painter.drawPath(body)
    aside = radius * 0.75 if earned else 0.0
    paint_number(painter, str(sides), at - QPointF(aside, 0), radius * 1.1, QtGui.QColor("#ffffff"))
    if earned:
        paint_number(painter, earned, at + QPointF(aside * 0.85, 0), radius * 0.85, QtGui.QColor("#ffe9a0"))


def _tick(painter: QtGui.QPainter, at: QPointF, size: float) -> None:
    pen = QtGui.QPen(QtGui.QColor("#ffffff"), max(1.4, size * 0.38))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(at + QPointF(-size * 0.7, size * 0.02), at + QPointF(-size * 0.15, size * 0.6))
    painter.drawLine(at + QPointF(-size * 0.15, size * 0.6), at + QPointF(size * 0.75, -size * 0.55))


def _cross(painter: QtGui.QPainter, at: QPointF, size: float) -> None:
    pen = QtGui.QPen(QtGui.QColor("#ffffff"), max(1.4, size * 0.38))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(at + QPointF(-size, -size) * 0.6, at + QPointF(size, size) * 0.6)
    painter.drawLine(at + QPointF(-size, size) * 0.6, at + QPointF(size, -size) * 0.6)


def paint_sides(painter: QtGui.QPainter, rect: QRectF, size: float, sides: Sequence[Side]) -> None:
    """Around a tile: each side that matches in green with a tick, each that doesn't in red with a cross."""
    painter.translate(rect.center())
    for direction, side in enumerate(sides):
        if side is not Side.FREE:
            paint_side(painter, size, direction, side)


def paint_side(painter: QtGui.QPainter, size: float, direction: int, side: Side) -> None:
    """Paint one of them, around the middle of the tile."""
    colour = QtGui.QColor(GOOD if side is Side.MATCH else BAD)
    start, end = corner(direction) * size, corner(direction + 1) * size
    a, b = start + (end - start) * 0.1, start + (end - start) * 0.9
    for width, tone in ((max(6.5, size * 0.18), QtGui.QColor(255, 255, 255, 235)), (max(4.0, size * 0.12), colour)):
        pen = QtGui.QPen(tone, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(a, b)
    at, radius = towards(direction) * size * (3**0.5 / 2), max(4.2, size * 0.13)
    painter.setPen(QtGui.QPen(QtGui.QColor("#ffffff"), max(1.0, radius * 0.2)))
    painter.setBrush(colour)
    painter.drawEllipse(at, radius, radius)
    (_tick if side is Side.MATCH else _cross)(painter, at, radius * 0.55)


def paint_newest_mark(painter: QtGui.QPainter, rect: QRectF, size: float, palette: Palette, last: bool) -> None:
    """Around a tile that has just come to the table: the last one of gold between two dark lines, and it shines; the
    others of the same turn in a thin line."""
    painter.translate(rect.center())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gold = QtGui.QColor(palette.glow_strong if palette.dark else "#ffd45a")
    lines: tuple[tuple[float, QtGui.QColor], ...] = (
        (max(3.2, size * 0.062), QtGui.QColor(42, 22, 8, 190)),
        (max(1.6, size * 0.026), gold),
    )
    if last:
        halo = [(size * 0.34 - size * 0.05 * step, with_alpha(LAMP, 0.07)) for step in range(5)]
        lines = (*halo, (max(6.0, size * 0.15), QtGui.QColor(42, 22, 8, 220)), (max(3.4, size * 0.09), gold))
    for width, colour in lines:
        pen = QtGui.QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(hexagon(size * 0.95))


def paint_edge_glow(painter: QtGui.QPainter, rect: QRectF, size: float, direction: int) -> None:
    """The edge between two tiles whose sides match, glowing."""
    painter.translate(rect.center())
    start, end = corner(direction) * size, corner(direction + 1) * size
    a, b = start + (end - start) * 0.04, start + (end - start) * 0.96
    for width, tone in (
        (0.42, with_alpha(LAMP, 0.22)),
        (0.24, with_alpha("#ffdf8a", 0.5)),
        (0.1, QtGui.QColor("#fffbe6")),
    ):
        pen = QtGui.QPen(tone, size * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(a, b)


def paint_flash(painter: QtGui.QPainter, rect: QRectF) -> None:
    """A star of light."""
    radius = rect.width() / 2
    glow = QtGui.QRadialGradient(rect.center(), radius)
    glow.setColorAt(0, QtGui.QColor(255, 252, 226, 255))
    glow.setColorAt(0.22, QtGui.QColor(255, 232, 150, 200))
    glow.setColorAt(1, QtGui.QColor(255, 190, 70, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(rect.center(), radius, radius)
    painter.translate(rect.center())
    for ray in range(12):
        painter.rotate(30)
        long = radius * (0.98 if ray % 2 else 0.68)
        painter.setBrush(QtGui.QColor(255, 247, 210, 220))
        painter.drawPolygon([QPointF(-radius * 0.03, 0), QPointF(0, -long), QPointF(radius * 0.03, 0)])


def paint_spark(painter: QtGui.QPainter, rect: QRectF) -> None:
    """A grain of light."""
    glow = QtGui.QRadialGradient(rect.center(), rect.width() / 2)
    glow.setColorAt(0, QtGui.QColor(255, 255, 240))
    glow.setColorAt(0.4, QtGui.QColor(255, 226, 120, 240))
    glow.setColorAt(1, QtGui.QColor(255, 170, 40, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(rect)


def paint_dust(painter: QtGui.QPainter, rect: QRectF, size: float) -> None:
    """A ring of dust around a tile."""
    painter.translate(rect.center())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(4):
        pen = QtGui.QPen(with_alpha("#fff0cf", 0.10 + 0.05 * step), size * (0.34 - 0.07 * step))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(hexagon(round(size * 1.22, 1)))


def paint_lens(
    painter: QtGui.QPainter, rect: QRectF, tiles: Sequence[tuple[QtGui.QPixmap, QPointF]], palette: Palette
) -> None:
    """A round glass on the table through which these tiles are seen, the first one on top."""
    glass = QtGui.QPainterPath()
    glass.addEllipse(rect.adjusted(7, 5, -7, -9))
    soft_shadow(painter, glass, 4, QtGui.QColor(0, 0, 0, 120), QPointF(0, 2))
    painter.setClipPath(glass)
    painter.fillPath(glass, QtGui.QColor(palette.surface))
    for picture, at in reversed(tiles):
        size = picture.deviceIndependentSize()
        painter.drawPixmap(rect.center() + at - QPointF(size.width() / 2, size.height() / 2), picture)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((6.0, QtGui.QColor(palette.wood_dark)), (2.5, QtGui.QColor(palette.wood_light))):
        painter.setPen(QtGui.QPen(colour, width))
        painter.drawPath(glass)


def badge_width(text: str, font: QtGui.QFont) -> float:
    """The width that a badge needs."""
    return QtGui.QFontMetricsF(font).horizontalAdvance(text) + 26


def paint_badge(painter: QtGui.QPainter, rect: QRectF, text: str, font: QtGui.QFont, good: bool) -> None:
    """A small sign beside the tile that is held: what putting it there brings."""
    body = QtGui.QPainterPath()
    room = rect.adjusted(3, 3, -3, -4)
    body.addRoundedRect(room, room.height() / 2, room.height() / 2)
    soft_shadow(painter, body, 2.5, QtGui.QColor(0, 0, 0, 90), QPointF(0, 1.2))
    painter.setPen(QtGui.QPen(QtGui.QColor("#ffffff"), 1.4))
    painter.setBrush(QtGui.QColor("#1f6f2d" if good else "#a3201a"))
    painter.drawPath(body)
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def paint_button(painter: QtGui.QPainter, rect: QRectF, text: str, palette: Palette, font: QtGui.QFont) -> None:
    """A button on the table."""
    pill = QtGui.QPainterPath()
    pill.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    soft_shadow(painter, pill, 3, QtGui.QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.line), 1.2))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(pill)
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


_SOCKETS = 6


def dial_radius(rect: QRectF, font: QtGui.QFont) -> tuple[QPointF, float]:
    """Return where the dial of the bonuses has its middle, above its caption, and its radius."""
    size = min(rect.width(), rect.height() - QtGui.QFontMetricsF(font).height())
    return QPointF(rect.center().x(), rect.top() + size / 2), size * 0.46


def paint_bonus(
    painter: QtGui.QPainter,
    rect: QRectF,
    count: int,
    caption: str,
    fonts: tuple[QtGui.QFont, QtGui.QFont],
    palette: Palette,
) -> None:
    """The bonuses of this turn: a dial with a socket for each coin, and their number; what it is below."""
    line = QtGui.QFontMetricsF(fonts[1]).height()
    middle, radius = dial_radius(rect, fonts[1])
    dial = QtGui.QPainterPath()
    dial.addEllipse(middle, radius, radius)
    soft_shadow(painter, dial, radius * 0.1, QtGui.QColor(30, 12, 0, 130), QPointF(1, radius * 0.07))
    face = QtGui.QRadialGradient(middle - QPointF(0, radius * 0.3), radius * 1.3)
    face.setColorAt(0, QtGui.QColor("#4a3018"))
    face.setColorAt(1, QtGui.QColor("#1d1108"))
    painter.setPen(QtGui.QPen(brass(dial.boundingRect()), max(2.0, radius * 0.09)))
    painter.setBrush(face)
    painter.drawPath(dial)
    for socket in range(_SOCKETS):
        at = middle + corner(socket) * radius * 0.66
        if socket < count:
            paint_coin(painter, at, radius * 0.2)
        else:
            painter.setPen(QtGui.QPen(with_alpha(BRASS[1], 0.75), 1.1))
            painter.setBrush(QtGui.QColor(0, 0, 0, 90))
            painter.drawEllipse(at, radius * 0.17, radius * 0.17)
    paint_number(painter, str(count), middle, radius * 0.56, QtGui.QColor("#fff3d6" if count else "#c9b48f"))
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(fonts[1])
    below = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, caption)


def paint_coin(painter: QtGui.QPainter, at: QPointF, radius: float, text: str = "") -> None:
    """A gold coin, perhaps with what it counts."""
    gold = QtGui.QRadialGradient(at - QPointF(radius * 0.35, radius * 0.45), radius * 1.6)
    gold.setColorAt(0, QtGui.QColor("#fff3bd"))
    gold.setColorAt(0.5, QtGui.QColor("#f2bf3c"))
    gold.setColorAt(1, QtGui.QColor("#a9720f"))
    painter.setPen(QtGui.QPen(QtGui.QColor("#7a4f06"), max(0.8, radius * 0.07)))
    painter.setBrush(gold)
    painter.drawEllipse(at, radius, radius)
    if text:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QtGui.QPen(QtGui.QColor(122, 79, 6, 150), radius * 0.06))
        painter.drawEllipse(at, radius * 0.8, radius * 0.8)
        paint_number(painter, text, at, radius * 0.72, QtGui.QColor("#4a2f00"))


def glass_path(rect: QRectF) -> QtGui.QPainterPath:
    """The two bulbs."""
    x, half, neck = rect.center().x(), rect.width() * 0.37, rect.width() * 0.045
    top, bottom, middle = rect.top() + rect.height() * 0.08, rect.bottom() - rect.height() * 0.08, rect.center().y()
    high = (bottom - top) / 2
    path = QtGui.QPainterPath(QPointF(x - half, top))
    path.cubicTo(x - half, top + high * 0.72, x - neck, middle - high * 0.22, x - neck, middle)
    path.cubicTo(x - neck, middle + high * 0.22, x - half, bottom - high * 0.72, x - half, bottom)
    path.lineTo(x + half, bottom)
    path.cubicTo(x + half, bottom - high * 0.72, x + neck, middle + high * 0.22, x + neck, middle)
    path.cubicTo(x + neck, middle - high * 0.22, x + half, top + high * 0.72, x + half, top)
    path.closeSubpath()
    return path


def paint_hourglass(painter: QtGui.QPainter, rect: QRectF, step: int, palette: Palette) -> None:
    """The hourglass with its sand at one of SAND_STEPS + 1 steps; the last one is full above."""
    paint_glass(painter, rect, palette)
    sand = QtGui.QPixmap(rect.size().toSize() * painter.device().devicePixelRatio())
    sand.setDevicePixelRatio(painter.device().devicePixelRatio())
    sand.fill(Qt.GlobalColor.transparent)
    inside = QtGui.QPainter(sand)
    inside.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    inside.translate(-rect.topLeft())
    paint_sand(inside, rect)
    take_sand_away(inside, rect, step)
    inside.end()
    painter.drawPixmap(rect.topLeft(), sand)
    paint_glass_before(painter, rect, palette)


def paint_glass(painter: QtGui.QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint what of the hourglass lies behind its sand."""
    glass = glass_path(rect)
    soft_shadow(painter, glass, rect.width() * 0.05, QtGui.QColor(30, 15, 0, 110), QPointF(2, rect.height() * 0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(232, 244, 246, 190 if palette.dark else 215))
    painter.drawPath(glass)


def paint_sand(painter: QtGui.QPainter, rect: QRectF) -> None:
    """Paint all of the glass full of sand."""
    sand = QtGui.QLinearGradient(rect.left(), 0, rect.right(), 0)
    sand.setColorAt(0, QtGui.QColor("#e9b152"))
    sand.setColorAt(0.5, QtGui.QColor("#f6cf7c"))
    sand.setColorAt(1, QtGui.QColor("#c98a2c"))
    painter.fillPath(glass_path(rect), sand)


def take_sand_away(painter: QtGui.QPainter, rect: QRectF, step: int) -> None:
    """Leave of a glass full of sand what there is at a step. (Colours that flow are painted by Qt's own threads, which
    would be woken for each step; this takes away in one colour.)"""
    full, middle = step / SAND_STEPS, rect.center().y()
    top, bottom = rect.top() + rect.height() * 0.08, rect.bottom() - rect.height() * 0.08
    # The cone empties from above: the level sinks faster the narrower the bulb gets.
    level = middle - (middle - top) * 0.86 * full**0.62 if step else middle
    dip = rect.height() * 0.035 * (1 if 0 < step < SAND_STEPS else 0)
    height = (bottom - middle) * 0.62 * (1 - full) ** 0.7 if step < SAND_STEPS else 0.0
    gone = QtGui.QPainterPath(rect.topLeft())
    gone.lineTo(rect.left(), level)
    gone.quadTo(rect.center().x(), level + 2 * dip, rect.right(), level)
    gone.lineTo(rect.topRight())
    gone.closeSubpath()
    heap = QtGui.QPainterPath(QPointF(rect.left(), middle))
    heap.lineTo(rect.left(), bottom - height * 0.55)
    heap.quadTo(rect.center().x(), bottom - height * 1.6, rect.right(), bottom - height * 0.55)
    heap.lineTo(rect.right(), middle)
    heap.closeSubpath()
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_DestinationOut)
    for path in (gone, heap):
        painter.fillPath(path, QtGui.QColor("black"))
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_glass_before(painter: QtGui.QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint what of it is before the sand."""
    glass, top = glass_path(rect), rect.top() + rect.height() * 0.08
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(QtGui.QColor(255, 255, 255, 220), max(1.4, rect.width() * 0.028)))
    painter.drawPath(glass)
    painter.setPen(QtGui.QPen(QtGui.QColor(70, 60, 50, 120), 1.0))
    painter.drawPath(glass)
    shine = QtGui.QPainterPath(QPointF(rect.center().x() - rect.width() * 0.25, top + rect.height() * 0.05))
    shine.quadTo(
        rect.center().x() - rect.width() * 0.25, top + rect.height() * 0.2,
        rect.center().x() - rect.width() * 0.12, top + rect.height() * 0.28,
    )  # fmt: skip
    gleam = QtGui.QPen(QtGui.QColor(255, 255, 255, 190), rect.width() * 0.05)
    gleam.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(gleam)
    painter.drawPath(shine)
    _paint_frame(painter, rect, palette)


def _paint_frame(painter: QtGui.QPainter, rect: QRectF, palette: Palette) -> None:
    """Two turned plates and a post at each side."""
    wide, high = rect.width() * 0.94, rect.height() * 0.085
    wood = QtGui.QLinearGradient(rect.left(), 0, rect.right(), 0)
    wood.setColorAt(0, QtGui.QColor(palette.wood))
    wood.setColorAt(0.35, QtGui.QColor(palette.wood_light))
    wood.setColorAt(1, QtGui.QColor(palette.wood_dark))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.wood_dark).darker(130), 1.0))
    painter.setBrush(wood)
    x = rect.center().x()
    for side in (-1, 1):
        post = QRectF(x + side * wide * 0.44 - wide * 0.025, rect.top() + high * 0.5, wide * 0.05, rect.height() - high)
        painter.drawRoundedRect(post, 2, 2)
    for y in (rect.top(), rect.bottom() - high):
        painter.drawRoundedRect(QRectF(x - wide / 2, y, wide, high), high * 0.4, high * 0.4)


def paint_stream(painter: QtGui.QPainter, rect: QRectF, phase: int) -> None:
    """The falling sand, in one of three phases."""
    x, step = rect.center().x(), rect.height() / 9
    painter.setPen(QtGui.QPen(QtGui.QColor("#d79a3c"), max(1.3, rect.width() * 0.3)))
    painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor("#fff0c4"))
    for grain in range(9):
        y = rect.top() + (grain + phase / 3) * step
        sway = sin(grain * 2.1 + phase) * rect.width() * 0.22
        painter.drawEllipse(QPointF(x + sway, min(y, rect.bottom() - 1)), 0.9, 0.9)


def paint_pulse(painter: QtGui.QPainter, rect: QRectF, side: str) -> None:
    """Paint one edge of the table, glowing red towards its rim."""
    across = side in ("left", "right")
    start = rect.topRight() if side == "right" else rect.bottomLeft() if side == "bottom" else rect.topLeft()
    way = QPointF(rect.width() if across else 0, 0 if across else rect.height())
    glow = QtGui.QLinearGradient(start, start - way if side in ("right", "bottom") else start + way)
    for at, alpha in ((0.0, 0.62), (0.25, 0.34), (0.6, 0.10), (1.0, 0.0)):
        glow.setColorAt(at, with_alpha("#e0301e", alpha))
    painter.fillRect(rect, glow)


def paint_seconds(
    painter: QtGui.QPainter, rect: QRectF, text: str, font: QtGui.QFont, palette: Palette, last: bool
) -> None:
    """The seconds left, under the hourglass."""
    body = QtGui.QPainterPath()
    room = rect.adjusted(2, 2, -2, -2)
    body.addRoundedRect(room, 8, 8)
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.bad if last else palette.line), 2.0 if last else 1.0))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QtGui.QColor(palette.bad if last else palette.text))
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def paint_cover(
    painter: QtGui.QPainter,
    rect: QRectF,
    palette: Palette,
    title: str,
    text: str,
    fonts: tuple[QtGui.QFont, QtGui.QFont],
) -> None:
    """A cloth over everything while the clock is stopped by agreement."""
    painter.fillRect(rect, QtGui.QColor(palette.surface_edge))
    painter.setPen(QtGui.QPen(QtGui.QColor(255, 255, 255, 18 if palette.dark else 60), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(int(rect.height() // 66) + 2):
        for column in range(int(rect.width() // 76) + 2):
            painter.drawPath(hexagon(44.0).translated(column * 76 + (38 if row % 2 else 0), row * 66))
    width = min(rect.width() - 40, 520.0)
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    room = QRectF(0, 0, width - 48, 2000)
    head = QtGui.QFontMetricsF(fonts[0]).boundingRect(room, flags, title).height()
    words = QtGui.QFontMetricsF(fonts[1]).boundingRect(room, flags, text).height()
    card = QRectF(0, 0, width, head + words + 54)
    card.moveCenter(rect.center())
    body = QtGui.QPainterPath()
    body.addRoundedRect(card, 14, 14)
    soft_shadow(painter, body, 8, QtGui.QColor(0, 0, 0, 50), QPointF(0, 4))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.line), 1))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(fonts[0])
    painter.drawText(QRectF(card.left() + 24, card.top() + 20, card.width() - 48, head), flags, title)
    painter.setFont(fonts[1])
    painter.drawText(QRectF(card.left() + 24, card.top() + 30 + head, card.width() - 48, words), flags, text)


def paint_tag(painter: QtGui.QPainter, rect: QRectF, plate: Plate, tiles: str, level: int, theme: Theme) -> None:
    """A seat's tag on the table, lit while it is its turn; its tiles are put upon it (see `tag_tiles`), how many they
    are stands large at the right. A computer has a dot for each of its levels (0: a person)."""
    palette, body = theme.palette, rounded(rect, TAG)
    cast(painter, body, RAISED if plate.marked else REST, palette.dark)
    if plate.marked:
        halo = QtGui.QPainterPath(body)
        for step in range(4):
            painter.setPen(QtGui.QPen(with_alpha(LAMP, 0.10), 12 - 2.6 * step))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(halo)
    paint_paper(painter, body, QtGui.QColor(palette.panel), palette.dark, seed=plate.colour + 3)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(rect.left(), rect.top(), 6, rect.height()), QtGui.QColor(SEAT_STYLES[plate.colour].colour))
    painter.restore()
    paint_edge(painter, body, palette, gilded=plate.marked)
    head, name_font, small = _tag_head(rect, theme)
    big = QtGui.QFont(name_font)
    big.setPixelSize(max(1, round(head * 0.92)))
    painter.setFont(big)
    painter.setPen(QtGui.QColor(palette.text))
    wide = QtGui.QFontMetricsF(big).horizontalAdvance(tiles)
    number = QRectF(rect.right() - 10 - wide, rect.top() + 3, wide + 2, head)
    radius = min(11.0 * theme.text_scale, head * 0.28)
    left = rect.left() + 22 + 2 * radius
    end = number.left() - 6
    if plate.won:  # how many tiles are left counts no more
        side = head * 0.6
        number = QRectF(rect.right() - 10 - side, rect.top() + 3 + (head - side) / 2, side, side)
        end = number.left() - 6
        if tiles == "0" and left + QtGui.QFontMetricsF(name_font).horizontalAdvance(plate.name) > end:
            number.moveCenter(tag_tiles(rect, theme).center())  # where its tiles would be, so that the name has room
            end = rect.right() - 10
        icons.paint_icon(painter, "winner", palette.accent, number)
    else:
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, tiles)
    faces.draw_who(painter, level, plate.colour, QPointF(rect.left() + 14 + radius, rect.top() + 3 + head / 2), radius)
    room = end - left
    points = plate.lines[1] if len(plate.lines) > 1 else ""
    name = shrunk(name_font, plate.name, room, SIZES["body"])
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(name)
    high = QtGui.QFontMetricsF(name).height()
    top = rect.top() + 3 + (head - high - (QtGui.QFontMetricsF(small).height() - 4 if points else 0)) / 2
    shown = QtGui.QFontMetricsF(name).elidedText(plate.name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(QRectF(left, top, room, high), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
    size = max(2.0, high * 0.11)
    wide = record.COMPUTER_LEVELS * (2 * size + 1.6)
    dots = QPointF(left + (room if points else wide), min(top + high + size, rect.top() + head))
    beside = QtGui.QFontMetricsF(name).horizontalAdvance(shown) + 8 + wide <= room
    if not points and beside and top + high + 2 * size > rect.top() + head:
        dots = QPointF(left + room, top + high / 2)  # below the name they would lie over it, and over the tiles
    faces.draw_level(painter, level, dots, size, palette)
    if points:
        painter.setFont(shrunk(small, points, room, SIZES["small"]))
        painter.setPen(QtGui.QColor(palette.text_soft))
        below = QRectF(left, top + high - 4, room, QtGui.QFontMetricsF(small).height())
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, points)


def _tag_head(rect: QRectF, theme: Theme) -> tuple[float, QtGui.QFont, QtGui.QFont]:
    """How high the upper part of a tag is, and the type on it."""
    name, small = theme.font("body", bold=True), theme.font("small")
    least = QtGui.QFontMetricsF(name).height()
    return max(least, rect.height() * 0.46), name, small


def tag_width(name: str, tiles: str, theme: Theme) -> float:
    """Return how wide a tag has to be for a name, as small as it may be written, and that many tiles beside it."""
    least = theme.font("body", bold=True)
    least.setPointSizeF(SIZES["body"])
    big = QtGui.QFont(least)
    big.setPixelSize(_BIG)
    words, number = (
        QtGui.QFontMetricsF(least).horizontalAdvance(name),
        QtGui.QFontMetricsF(big).horizontalAdvance(tiles),
    )
    return min(_WIDEST_TAG, _BESIDE_NAME + words + number)


def tag_tiles(rect: QRectF, theme: Theme) -> QRectF:
    """Return where a seat's tiles lie on its tag."""
    head, _, _ = _tag_head(rect, theme)
    return QRectF(rect.left() + 12, rect.top() + head + 1, rect.width() - 20, rect.height() - head - 6)


def paint_strip(painter: QtGui.QPainter, rect: QRectF, palette: Palette, title: str, font: QtGui.QFont) -> None:
    """The tray on which another seat's tiles are shown."""
    body = QtGui.QPainterPath()
    room = rect.adjusted(8, 6, -8, -10)
    body.addRoundedRect(room, 12, 12)
    soft_shadow(painter, body, 7, QtGui.QColor(0, 0, 0, 110), QPointF(0, 3))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.line), 1.2))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(font)
    line = QRectF(room.left() + 14, room.top() + 6, room.width() - 28, QtGui.QFontMetricsF(font).height() + 2)
    shown = QtGui.QFontMetricsF(font).elidedText(title, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class Seats:
    """What the game on the table says of its seats."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    @property
    def names(self) -> Sequence[str]:
        """Of everybody, in the order of the seats."""
        return self._controller.kept.names

    @property
    def totals(self) -> Sequence[int]:
        """Everybody's points in the tournament, if it is one."""
        tournament = self._controller.tournament
        return tournament.totals if tournament is not None else ()

    @property
    def lines(self) -> int:
        """How many lines a plate has below the name."""
        return 2 if self._controller.tournament else 1

    def plates(self, view: View) -> list[Plate]:
        """Everybody's plate. That a seat has one tile left is said louder than on a line of it."""
        return [self._plate(seat, view) for seat in range(1, len(view.hands) + 1)]

    def _plate(self, seat: contract.Seat, view: View) -> Plate:
        lines = plate_lines(seat, view, self.totals, translate)
        if self.has_last_tile(seat, view):
            lines = ("", *lines[1:])
        colour = self._controller.kept.seats[seat - 1].colour
        won = view.result is not None and seat in view.result.winners
        return Plate(self.names[seat - 1], colour, lines, view.to_move == seat, won=won, level=self.level(seat))

    def level(self, seat: contract.Seat) -> int:
        """The level of the computer that plays this seat; 0: a person does, or another's program."""
        return record.computer_level(self._controller.kept.seats[seat - 1].kind) or 0

    @staticmethod
    def has_last_tile(seat: contract.Seat, view: View) -> bool:
        """Return whether this seat has one tile left and the game goes on."""
        return len(view.hands[seat - 1]) == 1 and view.result is None
