"""Holds the things on a table: pieces that can be picked up, places where they can be put, the lights around them, and
the signs on frames.

A sign tells a frame by a shape as well as by its colour: a lamp is a hint, a cross a refusal, a finger what a lesson
speaks of, an eye what points were counted for, footprints the last move.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.icons import paint_icon

LIFTED_Z = 10_000.0
LIFTED_SCALE = 1.08


def distance(one: QPointF, other: QPointF) -> float:
    """Tell how far two points are from each other."""
    return hypot(one.x() - other.x(), one.y() - other.y())


class Picture(QGraphicsPixmapItem):
    """A pixmap whose position is its centre: everything on a table is one of these.

    Painting is Qt's own; no Python runs while a frame is drawn.
    """

    def __init__(self, pixmap: QPixmap | None = None, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        if pixmap is not None:
            self.show_pixmap(pixmap)

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Show this picture, centred."""
        if pixmap.cacheKey() == self.pixmap().cacheKey():
            return
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)

    @property
    def moved(self) -> bool:
        """Whether it is turned, scaled or distorted, as pictures are on their way only."""
        return self.rotation() != 0.0 or self.scale() != 1.0 or not self.transform().isIdentity()

    def settle(self) -> None:
        """Undo that."""
        self.resetTransform()
        self.setTransformOriginPoint(0.0, 0.0)
        self.setRotation(0.0)
        self.setScale(1.0)
        self.smooth(False)

    def smooth(self, on: bool) -> None:
        """Smooth scaling, for pictures that are shown turned or scaled (it costs more)."""
        mode = Qt.TransformationMode.SmoothTransformation if on else Qt.TransformationMode.FastTransformation
        self.setTransformationMode(mode)


class Piece(Picture):
    """Something that a hand can hold. `key` is its name on this table, stable from one position to the next."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.label = ""
        """What it is, for a tooltip and for people who can't see it; never says more than the viewer may know."""
        self.home = QPointF()
        """Where it stands; a refused piece springs back there."""
        self.home_z = 0.0
        self.rest: QPixmap | None = None
        self.lifted: QPixmap | None = None
        self.grip: QPainterPath | None = None
        """Where it can be gripped, around its centre; without one, its whole rectangle."""

    def stand(self, position: QPointF, z: float, rest: QPixmap, lifted: QPixmap | None = None) -> None:
        """Put it where it belongs, looking as it does at rest. `lifted` has the longer shadow."""
        self.home, self.home_z, self.rest, self.lifted = position, z, rest, lifted
        self.show_pixmap(rest)
        self.setPos(position)
        self.setZValue(z)
        self.setScale(1.0)
        self.resetTransform()  # it may have been caught in the middle of turning over
        self.setTransformOriginPoint(0.0, 0.0)
        self.smooth(False)
        self.setRotation(0.0)
        self.setOpacity(1.0)
        self.setVisible(True)

    def lift(self) -> None:
        """Raise it off the table."""
        self.show_pixmap(self.lifted or self.rest or self.pixmap())
        self.setZValue(LIFTED_Z)
        self.setScale(LIFTED_SCALE)
        self.smooth(True)

    def lower(self) -> None:
        """Let it look as at rest again, wherever it is."""
        if self.rest is not None:
            self.show_pixmap(self.rest)
        self.setZValue(self.home_z)
        self.setScale(1.0)
        self.smooth(False)

    def gripped_at(self, scene_position: QPointF) -> bool:
        """Tell whether a finger at this position of the scene touches it."""
        local = self.mapFromScene(scene_position)
        return self.grip.contains(local) if self.grip is not None else self.boundingRect().contains(local)


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece where a hint wants it to be."""

    picture: QPixmap
    spot: QPointF
    number: int = 0
    """Where several come one after the other: which of them it is, from 1."""


@dataclass(slots=True)
class Place:
    """Somewhere a piece can be put: a shape on the scene. Whether it is legal now is the engine's word."""

    key: str
    shape: QPainterPath
    centre: QPointF
    label: str = ""
    glow_key: Hashable = None
    """Places with the same key have the same shape around their centre and share the pictures of their glow."""
    reach: float = 0.0
    """How far from the shape's centre a piece still snaps to it (0: it must be inside the shape)."""
    hollow: bool = False
    """Its glow is mostly outline: the colours under it matter."""
    glow_colour: str = "glow"
    """The palette's colour of its quiet glow."""
    faint: bool = False
    """It may be gone to, but others are better: it hardly glows."""
    glow_z: float | None = None
    """Where its glow lies, below what stands on it; None: above all pieces at rest."""

    _x: float = field(init=False, repr=False)
    _y: float = field(init=False, repr=False)
    _around: float = field(init=False, repr=False)
    """No point of the shape, or in reach, is farther from the centre."""

    def __post_init__(self) -> None:
        bounds = self.shape.boundingRect()
        self._x, self._y = self.centre.x(), self.centre.y()
        aside = max(abs(bounds.left() - self._x), abs(bounds.right() - self._x))
        above = max(abs(bounds.top() - self._y), abs(bounds.bottom() - self._y))
        self._around = max(self.reach, hypot(aside, above))

    def distance(self, x: float, y: float) -> float | None:
        """Tell how far a point is from the centre, None if it is out of reach."""
        length = hypot(x - self._x, y - self._y)
        if length > self._around:  # as most places are in most steps of a drag: no need to ask Qt
            return None
        return length if length <= self.reach or self.shape.contains(QPointF(x, y)) else None


SIGN_SIZE = 26.0
"""How wide a sign is, its rim included."""
SIGNS: Mapping[str, str] = {"good": "lamp", "bad": "cross", "glow": "finger", "glow_strong": "eye"}
"""The sign that goes with each colour of light."""
FOOTPRINTS = "footprints"
_INK, _GROUND = "#fff8e8", QColor(34, 18, 8)


def sign_pixmap(art: Art, sign: str, colour: str, size: float = SIGN_SIZE) -> QPixmap:
    """Return a sign on a dark coin, its rim in this colour."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        coin = rect.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(_INK), 3.0))
        painter.setBrush(_GROUND)
        painter.drawEllipse(coin)
        painter.setPen(QPen(QColor(colour), 1.8))
        painter.drawEllipse(coin)
        inside = coin.width() * 0.76
        room = QRectF(0, 0, inside, inside)
        room.moveCenter(coin.center())
        _PAINTED[sign](painter, room)

    return art.pixmap(("sign", sign, colour), QSizeF(size, size), paint)


def corner_of(shape: QPainterPath, room: QRectF) -> QPointF:
    """Tell where a sign stands: on the outline of a shape, at its upper right, and wholly in the room."""
    outline = shape.toFillPolygon()
    points = [outline.at(number) for number in range(outline.size())] or [shape.boundingRect().topRight()]
    spot = max(points, key=lambda point: point.x() - point.y())
    inside = room.adjusted(SIGN_SIZE / 2, SIGN_SIZE / 2, -SIGN_SIZE / 2, -SIGN_SIZE / 2)
    return QPointF(min(max(spot.x(), inside.left()), inside.right()), min(max(spot.y(), inside.top()), inside.bottom()))


def _icon(name: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: paint_icon(painter, name, _INK, rect)


def _cross(painter: QPainter, rect: QRectF) -> None:
    pen = QPen(QColor(_INK), rect.width() * 0.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inside = rect.adjusted(rect.width() * 0.16, rect.width() * 0.16, -rect.width() * 0.16, -rect.width() * 0.16)
    painter.drawLine(inside.topLeft(), inside.bottomRight())
    painter.drawLine(inside.topRight(), inside.bottomLeft())


def _finger(painter: QPainter, rect: QRectF) -> None:
    """A hand whose finger points down and to the left, at what the sign stands beside."""
    hand = QPainterPath()
    hand.addRoundedRect(QRectF(-0.13, 0.0, 0.26, 0.95), 0.13, 0.13)
    hand.addRoundedRect(QRectF(-0.36, -0.72, 0.78, 0.86), 0.2, 0.2)
    hand.addRoundedRect(QRectF(0.34, -0.42, 0.26, 0.62), 0.13, 0.13)
    hand.setFillRule(Qt.FillRule.WindingFill)
    half = rect.width() / 2
    turned = QTransform().translate(rect.center().x(), rect.center().y()).rotate(45).scale(half, half)
    painter.fillPath(turned.map(hand.simplified()), QColor(_INK))


def _footprints(painter: QPainter, rect: QRectF) -> None:
    """Two soles, one before the other."""
    half = rect.width() / 2
    for side, ahead in ((-1, 0.16), (1, -0.24)):
        foot = QPainterPath()
        foot.addEllipse(QPointF(side * 0.42, ahead - 0.12), 0.30, 0.44)
        foot.addEllipse(QPointF(side * 0.38, ahead + 0.56), 0.20, 0.24)
        shape = QTransform().translate(rect.center().x(), rect.center().y()).rotate(14).scale(half, half).map(foot)
        painter.fillPath(shape, QColor(_INK))


_PAINTED: Mapping[str, Callable[[QPainter, QRectF], None]] = {
    "lamp": _icon("hint"),
    "cross": _cross,
    "finger": _finger,
    "eye": _icon("look"),
    FOOTPRINTS: _footprints,
}
