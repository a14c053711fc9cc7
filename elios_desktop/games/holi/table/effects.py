"""Pictures that a motion of Holi puts over the table for a moment, and the little movements that they share."""

from __future__ import annotations

from functools import partial
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QPixmap

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.table.layout import Layout
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.games.holi.table.plates import counts_spot, ring_centre
from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.board.timeline import Part, Timeline
from elios_desktop.ui.table.contract import Voice

EFFECT_Z = 6000.0
EVEN = QEasingCurve.Type.Linear
SLOW = QEasingCurve.Type.InOutCubic


class Effects:
    """What is in the air over one layout."""

    def __init__(self, scene: TableScene, where: Layout, pictures: Pictures, voice: Voice) -> None:
        self.scene, self.where, self.pictures = scene, where, pictures
        self._voice = voice
        self._items: list[Picture] = []

    def clear(self) -> None:
        """Take everything away."""
        for item in self._items:
            self.scene.removeItem(item)
        self._items = []

    def add(self, pixmap: QPixmap, spot: QPointF, above: float = 0.0, *, shown: bool = False) -> Picture:
        """Put a picture over the table, unseen at first."""
        item = Picture(pixmap)
        item.setPos(spot)
        item.setZValue(EFFECT_Z + above)
        item.setOpacity(1.0 if shown else 0.0)
        item.smooth(True)
        self.scene.addItem(item)
        self._items.append(item)
        return item

    def sound(self, line: Timeline, at: float, name: str) -> None:
        """Let something be heard at a moment."""
        line.call(at, partial(self._voice.play, name))

    # -- what several events bring about

    def dust(self, line: Timeline, at: float, owner: Seat, spot: QPointF, size: float, ms: float) -> None:
        """Powder flies up."""
        cloud = self.add(self.pictures.burst(owner, size), spot, -1)
        line.add(at, ms, burst(cloud, 0.3, 1.0, 1.0), EVEN)

    def rise(self, line: Timeline, at: float, pixmap: QPixmap, spot: QPointF, far: float) -> None:
        """What somebody gained rises, and is gone."""
        item = self.add(pixmap, spot, 8)

        def go(t: float) -> None:
            item.setOpacity(min(1.0, t * 6, (1 - t) * 4))
            item.setPos(spot - QPointF(0, far * t))

        line.add(at, 420, go)

    def splash(self, line: Timeline, at: float, owner: Seat, cell: str, to_side: bool) -> None:
        """Drops fly from a pawn that catches a token."""
        size = self.where.pawn_size(cell) * 1.6
        spot = self.where.pawn_spot(cell, to_side)
        splash = self.add(self.pictures.splash(owner, size), spot)
        line.add(at, 250, burst(splash, 0.35, 1.1, 1.0), EVEN)
        self.sound(line, at, "splash")

    def to_plate(self, line: Timeline, at: float, owner: Seat, seat: Seat, token: Picture) -> None:
        """A token comes into a reserve."""
        type_, plate = self.pictures.plate_type, self.where.plates[seat - 1]
        to = ring_centre(plate, type_) if seat == owner else counts_spot(plate, type_, 2)
        start: list[QPointF] = []

        def go(t: float) -> None:
            if not start:
                start.append(token.pos())
            token.setPos(start[0] + (to - start[0]) * t - QPointF(0, 60 * sin(pi * t)))
            token.setScale(1 - 0.6 * t)
            token.setOpacity(min(1.0, (1 - t) * 6))

        line.add(at, 250, go)


def fly(item: Picture, start: QPointF, end: QPointF, high: float, first: float, last: float, spin: float = 0.0) -> Part:
    """In an arc from one spot to another, growing from one size to another."""

    def go(t: float) -> None:
        item.setPos(start + (end - start) * t - QPointF(0, high * sin(pi * t)))
        item.setScale(first + (last - first) * t)
        if spin:
            item.setRotation(spin * sin(pi * t))

    return go


def fade(item: Picture, first: float, last: float) -> Part:
    """From one strength to another."""
    return lambda t: item.setOpacity(first + (last - first) * t)


def burst(item: Picture, first: float, last: float, strength: float) -> Part:
    """It swells, quickly at first, and is gone: for an even clock."""

    def swell(t: float) -> None:
        item.setScale(first + (last - first) * (1 - (1 - t) ** 3))
        item.setOpacity(strength * min(1.0, t * 9) * (1 - t) ** 0.75)

    return swell
