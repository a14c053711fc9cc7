"""How the sun of Elios shines: brighter with each disc, on wood, rim, flames and cloth; shadows fall away from it.

All of it is painted once for a number of discs into the picture of the table. Nothing here is painted for a frame.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.games.elios.rules.deal import COLUMNS, HIGHEST
from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.ui.kit.materials import paint_pool, rounded, with_alpha
from elios_desktop.ui.kit.theme import Palette

_GOLD, _DEEP = "#ffb63e", "#ff9d1e"
_SHAFTS, _SOFT, _COARSE = 40, 3, 4.0
"""The rays on the wood, how many shapes make one soft, and how much smaller than seen they are painted."""
_NESTED = 5
"""The soft edge of a shadow is so many shapes, one in the other."""
FIELD = 0.962
"""Where the frame begins, as a share of the board's radius."""

Mode = QtGui.QPainter.CompositionMode


def brightness(discs: int) -> float:
    """Tell how bright the sun is, from 0 to 1."""
    return discs / HIGHEST


def shine(
    table: QtGui.QPixmap, sun: Sun, discs: int, palette: Palette, clear: Sequence[QRectF] | None = None
) -> QtGui.QPixmap:
    """Return the table lit by so many discs; `clear`: the game is over, and rays go out everywhere but there."""
    made, light = table.copy(), brightness(discs)
    painter = QtGui.QPainter(made)
    painter.setRenderHints(QtGui.QPainter.RenderHint.Antialiasing | QtGui.QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    board = _board(sun, 1.0)
    _spill(painter, sun, light, palette, board)
    painter.save()
    painter.setClipPath(board)
    _dusk(painter, sun, light, palette)
    _glow(painter, sun, light, palette)
    painter.setClipPath(_board(sun, FIELD))
    _shafts(painter, sun, light, palette)
    _flames(painter, sun, light, palette)
    painter.restore()
    _rim(painter, sun, light)
    if clear is not None:
        area = QRectF(QPointF(0, 0), table.deviceIndependentSize())
        paint_rays(painter, area, sun, clear, 0.0, 0.34 if palette.dark else 0.62)
        paint_gold_rim(painter, sun)
    painter.end()
    return made


def _board(sun: Sun, share: float) -> QtGui.QPainterPath:
    path = QtGui.QPainterPath()
    path.addEllipse(sun.board, sun.rim.width() * share, sun.rim.height() * share)
    return path


def _pool(sun: Sun, reach: float, stops: tuple[tuple[float, QtGui.QColor], ...]) -> QtGui.QBrush:
    """Light or shade around the discs, flattened as the table is seen."""
    gradient = QtGui.QRadialGradient(QPointF(0, 0), reach * sun.radius)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    flat = sun.rim.height() / sun.rim.width()
    brush = QtGui.QBrush(gradient)
    brush.setTransform(QtGui.QTransform().translate(sun.centre.x(), sun.centre.y()).scale(1.0, flat))
    return brush


def _all_around(sun: Sun, reach: float) -> QRectF:
    half = QPointF(reach * sun.radius, reach * sun.radius)
    return QRectF(sun.centre - half, sun.centre + half)


def _spill(painter: QtGui.QPainter, sun: Sun, light: float, palette: Palette, board: QtGui.QPainterPath) -> None:
    """Light that falls over the rim onto the cloth."""
    reach = 1.35 + 0.55 * light
    strong = (0.34 if palette.dark else 0.42) * (0.15 + 0.85 * light)
    edge = 1.02 / reach
    stops = (
        (0.0, with_alpha(_GOLD, strong)),
        (edge, with_alpha(_GOLD, strong)),
        (edge + (1 - edge) * 0.45, with_alpha(_GOLD, strong * 0.34)),
        (1.0, with_alpha(_GOLD, 0.0)),
    )
    around = QtGui.QPainterPath()
    around.addRect(_all_around(sun, reach))
    painter.setCompositionMode(Mode.CompositionMode_Plus if palette.dark else Mode.CompositionMode_SourceOver)
    painter.fillPath(around.subtracted(board), _pool(sun, reach, stops))
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _dusk(painter: QtGui.QPainter, sun: Sun, light: float, palette: Palette) -> None:
    """Shade that comes from the rim; the light drives it back."""
    alpha = (150 if palette.dark else 92) / 255 * (1.05 - 0.75 * light)
    stops = (
        (0.0, with_alpha("#3a1604", alpha * 0.20)),
        (0.42, with_alpha("#3a1604", alpha * 0.42)),
        (1.0, with_alpha("#2a0e02", alpha)),
    )
    painter.fillRect(_all_around(sun, 1.2), _pool(sun, 1.12, stops))


def _glow(painter: QtGui.QPainter, sun: Sun, light: float, palette: Palette) -> None:
    """Light on the wood."""
    reach, alpha = 0.55 + 0.75 * light, 0.22 + 0.42 * light

    def stops(colour: str, strong: float) -> tuple[tuple[float, QtGui.QColor], ...]:
        shares = ((0.0, 1.0), (0.25, 0.80), (0.55, 0.36), (0.8, 0.12), (1.0, 0.0))
        return tuple((at, with_alpha(colour, min(1.0, strong * share))) for at, share in shares)

    box = _all_around(sun, max(reach, 0.7))
    painter.setCompositionMode(Mode.CompositionMode_Plus if palette.dark else Mode.CompositionMode_Screen)
    painter.fillRect(box, _pool(sun, reach, stops(_GOLD, alpha)))
    painter.fillRect(box, _pool(sun, 0.34 + 0.22 * light, stops("#fff0b0", 0.20 + 0.55 * light)))
    if not palette.dark:
        painter.setCompositionMode(Mode.CompositionMode_Overlay)
        painter.fillRect(box, _pool(sun, reach, stops(_DEEP, 0.30 + 0.60 * light)))
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _shafts(painter: QtGui.QPainter, sun: Sun, light: float, palette: Palette) -> None:
    """Rays on the wood, soft at their edges: painted small, as nothing of them is sharp."""
    random, reach, box = Random(12), 0.62 + 0.45 * light, _all_around(sun, 1.12)
    alpha = (0.050 if palette.dark else 0.070) * (0.35 + 1.05 * light)
    brush = _pool(sun, reach, ((0.0, with_alpha("#ffe6a0", alpha)), (0.5, with_alpha("#ffd070", alpha * 0.8)),
                               (1.0, with_alpha("#ffd070", 0.0))))  # fmt: skip
    small = QtGui.QPixmap((box.size() / _COARSE).toSize())
    if small.isNull():
        return
    small.fill(Qt.GlobalColor.transparent)
    brush_painter = QtGui.QPainter(small)
    brush_painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    brush_painter.scale(small.width() / box.width(), small.height() / box.height())
    brush_painter.translate(-box.topLeft())
    brush_painter.setPen(Qt.PenStyle.NoPen)
    brush_painter.setBrush(brush)
    for number in range(_SHAFTS):
        angle = (number + random.uniform(-0.3, 0.3)) * 2 * pi / _SHAFTS
        half = random.uniform(0.25, 1.0) * pi / _SHAFTS
        for nested in range(_SOFT):
            brush_painter.drawPolygon(_wedge(sun, angle, half * (1 - nested / _SOFT), reach))
    brush_painter.end()
    painter.setCompositionMode(Mode.CompositionMode_Plus if palette.dark else Mode.CompositionMode_Screen)
    painter.drawPixmap(box, small, QRectF(small.rect()))
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _wedge(sun: Sun, angle: float, half: float, reach: float) -> QtGui.QPolygonF:
    return QtGui.QPolygonF([sun.centre, spoke(sun, angle - half, reach), spoke(sun, angle + half, reach)])


def spoke(sun: Sun, angle: float, reach: float) -> QPointF:
    """Return a point of the board in a direction, so far from the middle of the sun (share of its radius)."""
    flat = sun.rim.height() / sun.rim.width()
    return sun.centre + QPointF(sin(angle) * reach, -cos(angle) * reach * flat) * sun.radius


def flame(sun: Sun, number: int) -> QtGui.QPolygonF:
    """Return the long flame that is inlaid after a column."""
    angle = (number + 0.5) * 2 * pi / COLUMNS
    corners = ((-0.15, 0.25), (-0.055, 0.55), (0.0, 0.94), (0.055, 0.55), (0.15, 0.25))
    return QtGui.QPolygonF([spoke(sun, angle + aside, reach) for aside, reach in corners])


def _flames(painter: QtGui.QPainter, sun: Sun, light: float, palette: Palette) -> None:
    """The inlaid flames burn."""
    strong = 0.25 + 0.65 * light
    stops = (
        (0.0, with_alpha("#fff0bc", 0.50 * strong)),
        (0.5, with_alpha("#ffd56a", 0.34 * strong)),
        (1.0, with_alpha("#ffb63e", 0.10 * strong)),
    )
    painter.setCompositionMode(Mode.CompositionMode_Plus if palette.dark else Mode.CompositionMode_SourceOver)
    brush = _pool(sun, 0.96, stops)
    for number in range(COLUMNS):
        painter.setPen(QtGui.QPen(with_alpha("#ffe9a8", 0.85 * strong), max(0.9, sun.radius * 0.0045)))
        painter.setBrush(brush)
        painter.drawPolygon(flame(sun, number))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def _rim(painter: QtGui.QPainter, sun: Sun, light: float) -> None:
    """Brass inlaid into the frame, which the light strikes."""
    strong = 0.15 + 0.85 * light
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, wide, alpha in ((0.985, 0.011, 0.75), (FIELD + 0.004, 0.006, 0.9)):
        for colour, more, part in ((_GOLD, 3.4, 0.22), ("#ffe294", 1.0, 1.0)):
            painter.setPen(QtGui.QPen(with_alpha(colour, alpha * part * strong), sun.radius * wide * more))
            painter.drawEllipse(sun.board, sun.rim.width() * share, sun.rim.height() * share)


# -- the end -----------------------------------------------------------------------------------------------------------

_RAYS = 32


def paint_rays(
    painter: QtGui.QPainter, area: QRectF, sun: Sun, clear: Sequence[QRectF], turn: float, strength: float
) -> None:
    """Soft rays behind the board, all over the cloth; nothing of them falls on it or on what lies in the way. Painted
    small, for they are soft."""
    reach = max(area.width(), area.height()) / sun.radius * 0.75
    small = QtGui.QPixmap((area.size() / _COARSE).toSize())
    if small.isNull() or sun.radius <= 0:
        return
    small.fill(Qt.GlobalColor.transparent)
    brush = QtGui.QPainter(small)
    brush.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    brush.scale(small.width() / area.width(), small.height() / area.height())
    brush.translate(-area.topLeft())
    brush.setPen(Qt.PenStyle.NoPen)
    alpha = strength / _NESTED
    brush.setBrush(
        _pool(sun, reach, ((0.0, with_alpha("#ffd75a", alpha)), (0.45, with_alpha("#ffc94a", alpha * 0.66)),
                           (1.0, with_alpha("#ffc04a", 0.0))))
    )  # fmt: skip
    for number in range(_RAYS):
        angle, half = (number + turn) * 2 * pi / _RAYS, pi / _RAYS * (0.62 if number % 2 else 0.36)
        for nested in range(_NESTED):
            brush.drawPolygon(_wedge(sun, angle, half * (1 - nested / _NESTED), reach))
    brush.end()
    room = QtGui.QPainterPath()
    room.addRect(area)
    room = room.subtracted(_board(sun, 1.0))
    for rect in clear:
        room = room.subtracted(rounded(rect, 12))
    painter.save()
    painter.setClipPath(room, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(area, small, QRectF(small.rect()))
    painter.restore()


def paint_gold_rim(painter: QtGui.QPainter, sun: Sun) -> None:
    """Paint the frame of the board of gold: somebody has won."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    share, wide = (1 + FIELD) / 2, sun.rim.width() * (1 - FIELD)
    for colour, part, alpha in (("#ffcf5a", 0.95, 0.75), ("#fff2c0", 0.45, 0.80), ("#ffffff", 0.12, 0.85)):
        painter.setPen(QtGui.QPen(with_alpha(colour, alpha), wide * part))
        painter.drawEllipse(sun.board, sun.rim.width() * share, sun.rim.height() * share)


def paint_flare(painter: QtGui.QPainter, _rect: QRectF, face: QtGui.QPolygonF, colour: str) -> None:
    """The light of a beam that flares."""
    painter.setBrush(with_alpha(colour, 0.42))
    for wide, alpha in ((14.0, 0.12), (8.0, 0.2), (2.0, 0.8)):
        painter.setPen(QtGui.QPen(with_alpha(QtGui.QColor(colour).lighter(140), alpha), wide))
        painter.drawPolygon(face)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_star(painter: QtGui.QPainter, rect: QRectF, colour: str) -> None:
    """A light that one looks into: white within, its colour around, and four points."""
    centre, half = rect.center(), rect.width() / 2
    paint_pool(painter, centre, half, half, colour, 0.75)
    paint_pool(painter, centre, half * 0.42, half * 0.42, "#ffffff", 1.0)
    for wide, high in ((0.95, 0.05), (0.05, 0.95)):
        paint_pool(painter, centre, half * wide, half * high, "#ffffff", 0.9)


# -- shadows -----------------------------------------------------------------------------------------------------------

_WIDER = 1.28
"""A shadow's far end, as times the beam's width."""


def shade_reach(beams: int, discs: int) -> float:
    """Tell how far beyond its column a shadow of so many beams falls, as a share of the sun's radius."""
    return (0.05 + 0.03 * beams) * (0.30 + 0.95 * brightness(discs))


def shade_box(sun: Sun, column: int, beams: int, discs: int) -> QRectF:
    """Return the rectangle of a column's shadow."""
    return _shade(sun, column, beams, discs, 1.3).boundingRect().adjusted(-2, -2, 2, 2)


def _shade(sun: Sun, column: int, beams: int, discs: int, wide: float) -> QtGui.QPolygonF:
    """From where the column begins to where its shadow ends."""
    inner, outer = sun.reach(beams)
    end, half = outer + shade_reach(beams, discs), sun.half * wide
    points = [(inner, -1.0), (end, -_WIDER), (end, _WIDER), (inner, 1.0)]
    return QtGui.QPolygonF([sun.point(column, along, side * half, 0) for along, side in points])


def paint_shade(painter: QtGui.QPainter, sun: Sun, column: int, beams: int, discs: int, dark: bool) -> None:
    """The shadow of a column, away from the discs, the longer the higher it is and the brighter they shine."""
    inner, outer = sun.reach(beams)
    end = outer + shade_reach(beams, discs)
    strong = (0.50 if dark else 0.40) + 0.22 * brightness(discs)
    painter.setClipPath(_board(sun, 1.0), Qt.ClipOperation.IntersectClip)
    fall = QtGui.QLinearGradient(sun.point(column, inner, 0, 0), sun.point(column, end, 0, 0))
    part = (outer - inner) / (end - inner)
    for at, alpha in ((0.0, strong), (part * 0.92, strong), (part + (1 - part) * 0.35, strong * 0.46), (1.0, 0.0)):
        fall.setColorAt(at, with_alpha("#1c0a00", alpha / _NESTED * 1.35))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    for nested in range(_NESTED):
        painter.drawPolygon(_shade(sun, column, beams, discs, 1.26 - 0.12 * nested))


def lit_end(sun: Sun, column: int, level: int, discs: int) -> QtGui.QLinearGradient:
    """Return the light that a beam's inner end catches."""
    near, far = sun.spot(column, level, 0.0), sun.spot(column, level, 0.62)
    catch = QtGui.QLinearGradient(near, far)
    strong = 0.08 + 0.30 * brightness(discs)
    catch.setColorAt(0, with_alpha("#fff1bd", strong))
    catch.setColorAt(1, with_alpha("#fff1bd", 0.0))
    return catch
