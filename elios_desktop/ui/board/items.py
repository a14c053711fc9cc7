"""The things on a table: pieces that can be picked up, places where they can be put, and the lights around them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

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
