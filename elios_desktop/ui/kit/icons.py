"""The toolbar's icons, painted in the theme's colour."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from elios_desktop.ui.kit.art import shared

_SIZE = 24.0


def _path(*points: tuple[float, float], close: bool = False) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if close:
        path.closeSubpath()
    return path


def _arrow(right: bool) -> QPainterPath:
    sign = 1.0 if right else -1.0

    def x(value: float) -> float:
        return 12 + sign * value

    path = QPainterPath(QPointF(x(6), 9))
    path.lineTo(x(-2), 9)
    path.cubicTo(x(-9), 9, x(-9), 19, x(-2), 19)
    path.lineTo(x(3), 19)
    path.moveTo(x(2), 4.5)
    path.lineTo(x(6.5), 9)
    path.lineTo(x(2), 13.5)
    return path


def _house() -> QPainterPath:
    path = _path((4, 12), (12, 4.5), (20, 12))
    path.addPath(_path((6.5, 10.5), (6.5, 19.5), (17.5, 19.5), (17.5, 10.5)))
    return path


def _book() -> QPainterPath:
    path = QPainterPath(QPointF(12, 6.5))
    path.cubicTo(9, 4, 5.5, 4.5, 3.5, 5.5)
    path.lineTo(3.5, 18.5)
    path.cubicTo(6, 17.5, 9.5, 17.5, 12, 19.5)
    path.cubicTo(14.5, 17.5, 18, 17.5, 20.5, 18.5)
    path.lineTo(20.5, 5.5)
    path.cubicTo(18.5, 4.5, 15, 4, 12, 6.5)
    path.lineTo(12, 19.5)
    return path


def _save() -> QPainterPath:
    path = _path((12, 4), (12, 14.5))
    path.addPath(_path((7.5, 10.5), (12, 15), (16.5, 10.5)))
    path.addPath(_path((4.5, 14), (4.5, 19.5), (19.5, 19.5), (19.5, 14)))
    return path


def _panel() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 5, 17, 14), 2, 2)
    path.addPath(_path((14, 5), (14, 19)))
    path.addPath(_path((16.2, 9), (18.3, 9)))
    path.addPath(_path((16.2, 12), (18.3, 12)))
    return path


def _more() -> QPainterPath:
    path = QPainterPath()
    for x in (5.5, 12.0, 18.5):
        path.addEllipse(QPointF(x, 12), 1.1, 1.1)
    return path


def _crown() -> QPainterPath:
    path = _path((4.5, 16), (3.5, 7.5), (8.3, 11.5), (12, 5), (15.7, 11.5), (20.5, 7.5), (19.5, 16), close=True)
    path.addPath(_path((5, 19.5), (19, 19.5)))
    return path


def _card() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(5.5, 3.5, 13, 17), 2, 2)
    for y in (8.0, 12.0, 16.0):
        path.addPath(_path((8.5, y), (15.5, y)))
    return path


def _globe() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 8.5, 8.5)
    path.addEllipse(QPointF(12, 12), 3.8, 8.5)
    path.addPath(_path((3.5, 12), (20.5, 12)))
    return path


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(3, 12))
    path.quadTo(12, 2.5, 21, 12)
    path.quadTo(12, 21.5, 3, 12)
    path.addEllipse(QPointF(12, 12), 3, 3)
    return path


def _again() -> QPainterPath:
    """Return an arrow once around a triangle: what was is played again."""
    path = QPainterPath()
    path.arcMoveTo(3.5, 3.5, 17, 17, 150)
    path.arcTo(3.5, 3.5, 17, 17, 150, 315)
    path.addPath(_path((3.2, 4.2), (4.3, 8.6), (8.8, 7.6)))
    path.addPath(_path((10, 8.5), (15.3, 12), (10, 15.5), close=True))
    return path


def _bulb() -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(6, 3, 12, 12, -50)
    path.arcTo(6, 3, 12, 12, -50, 280)
    path.lineTo(10, 16.5)
    path.lineTo(14, 16.5)
    path.closeSubpath()
    path.addPath(_path((10, 19), (14, 19)))
    path.addPath(_path((11, 21.5), (13, 21.5)))
    return path


def _puzzle() -> QPainterPath:
    """Return a piece of a jigsaw: a knob above, a knob at its right."""
    path = QPainterPath(QPointF(4, 8))
    path.lineTo(8.6, 8)
    path.cubicTo(6.6, 3, 14.4, 3, 12.4, 8)
    path.lineTo(17, 8)
    path.lineTo(17, 12.2)
    path.cubicTo(22, 10.2, 22, 18, 17, 16)
    path.lineTo(17, 20.5)
    path.lineTo(4, 20.5)
    path.closeSubpath()
    return path


def _fork() -> QPainterPath:
    """Return a way that parts."""
    path = _path((12, 20.5), (12, 14), (5.5, 7.5))
    path.addPath(_path((12, 14), (18.5, 7.5)))
    path.addPath(_path((5, 12), (5, 7), (10, 7)))
    path.addPath(_path((14, 7), (19, 7), (19, 12)))
    return path


def _gear() -> QPainterPath:
    path = QPainterPath()
    for step in range(8):
        angle = step * pi / 4
        path.moveTo(12 + 6.2 * cos(angle), 12 + 6.2 * sin(angle))
        path.lineTo(12 + 9 * cos(angle), 12 + 9 * sin(angle))
    path.addEllipse(QPointF(12, 12), 6, 6)
    path.addEllipse(QPointF(12, 12), 2.3, 2.3)
    return path


def _chart() -> QPainterPath:
    path = _path((4, 4), (4, 20), (20.5, 20))
    path.addPath(_path((7, 15.5), (11, 10.5), (14, 13), (19.5, 6)))
    return path


def _cross() -> QPainterPath:
    path = _path((6, 6), (18, 18))
    path.addPath(_path((18, 6), (6, 18)))
    return path


def _triangle(left: bool, bar: bool) -> QPainterPath:
    sign = -1.0 if left else 1.0
    path = _path((12 - sign * 4, 6), (12 + sign * 5, 12), (12 - sign * 4, 18), close=True)
    if bar:
        path.addPath(_path((12 + sign * 7, 6), (12 + sign * 7, 18)))
    return path


def _pause() -> QPainterPath:
    path = _path((9, 6), (9, 18))
    path.addPath(_path((15, 6), (15, 18)))
    return path


def _printer() -> QPainterPath:
    path = _path((7.5, 9), (7.5, 4), (16.5, 4), (16.5, 9))
    path.addPath(_path((7.5, 16), (4.5, 16), (4.5, 9), (19.5, 9), (19.5, 16), (16.5, 16)))
    path.addPath(_path((7.5, 13.5), (16.5, 13.5), (16.5, 20), (7.5, 20), close=True))
    return path


def _letter(half: float, sign: str) -> QPainterPath:
    """Return a capital A with a plus or a minus."""
    path = _path((9 - half, 18), (9, 18 - 2.6 * half), (9 + half, 18))
    path.addPath(_path((9 - 0.6 * half, 15.2), (9 + 0.6 * half, 15.2)))
    path.addPath(_path((16.5, 7), (21.5, 7)))
    if sign == "+":
        path.addPath(_path((19, 4.5), (19, 9.5)))
    return path


ICONS: dict[str, Callable[[], QPainterPath]] = {
    "home": _house,
    "undo": lambda: _arrow(False),
    "redo": lambda: _arrow(True),
    "rulebook": _book,
    "card": _card,
    "save": _save,
    "panel": _panel,
    "more": _more,
    "language": _globe,
    "look": _eye,
    "recap": _again,
    "hint": _bulb,
    "puzzle": _puzzle,
    "try": _fork,
    "settings": _gear,
    "chart": _chart,
    "close": _cross,
    "winner": _crown,
    "first": lambda: _triangle(True, True),
    "back": lambda: _triangle(True, False),
    "forward": lambda: _triangle(False, False),
    "last": lambda: _triangle(False, True),
    "pause": _pause,
    "print": _printer,
    "pdf": _save,
    "larger": lambda: _letter(5.2, "+"),
    "smaller": lambda: _letter(4.0, "-"),
}


def _body_of_house() -> QPainterPath:
    path = _path((4, 12), (12, 4.5), (20, 12), close=True)
    path.addRect(QRectF(6.5, 11.5, 11, 8))
    return path.simplified()


def _screen() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(14, 5, 6.5, 14))
    return path


def _iris() -> QPainterPath:
    path = QPainterPath(QPointF(3, 12))
    path.quadTo(12, 2.5, 21, 12)
    path.quadTo(12, 21.5, 3, 12)
    return path


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), radius, radius)
    return path


_BODIES: dict[str, Callable[[], QPainterPath]] = {
    "home": _body_of_house,
    "undo": lambda: _path((10, 4.5), (5.5, 9), (10, 13.5), close=True),
    "redo": lambda: _path((14, 4.5), (18.5, 9), (14, 13.5), close=True),
    "rulebook": _book,
    "card": _card,
    "save": lambda: _path((4.5, 14), (19.5, 14), (19.5, 19.5), (4.5, 19.5), close=True),
    "panel": _screen,
    "look": _iris,
    "recap": lambda: _path((10, 8.5), (15.3, 12), (10, 15.5), close=True),
    "hint": _bulb,
    "puzzle": _puzzle,
    "settings": lambda: _disc(6),
    "chart": lambda: _path((4, 18.5), (7, 15.5), (11, 10.5), (14, 13), (19.5, 6), (19.5, 20), (4, 20), close=True),
    "winner": _crown,
}
"""What of an icon is a thing with a body: it may have a second colour under its lines."""
_TINT = 0.3


def icon(name: str, colour: str, faded: str | None = None, tint: str | None = None, ratio: float = 2.0) -> QIcon:
    """Return an icon in a colour; `faded` is the colour while it is disabled, `tint` a second one under the lines."""
    result = QIcon()
    result.addPixmap(_picture(name, colour, ratio, tint), QIcon.Mode.Normal)
    if faded is not None:
        result.addPixmap(_picture(name, faded, ratio), QIcon.Mode.Disabled)
    return result


def paint_icon(painter: QPainter, name: str, colour: str, rect: QRectF) -> None:
    """Paint an icon into a square of something else."""
    pen = QPen(QColor(colour), 1.9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIZE, rect.height() / _SIZE)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(ICONS[name]())
    painter.restore()


def _picture(name: str, colour: str, ratio: float, tint: str | None = None) -> QPixmap:
    return shared(f"icon {name} {colour} {ratio} {tint}", partial(_paint, name, colour, ratio, tint))


def _paint(name: str, colour: str, ratio: float, tint: str | None = None) -> QPixmap:
    pixmap = QPixmap(round(_SIZE * ratio), round(_SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tint is not None and name in _BODIES:
        soft = QColor(tint)
        soft.setAlphaF(_TINT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawPath(_BODIES[name]())
    paint_icon(painter, name, colour, QRectF(0, 0, _SIZE, _SIZE))
    painter.end()
    return pixmap
