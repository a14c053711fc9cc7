"""Throws colour at the table of Holi: out of a pawn's hands, down the storeys, into the air at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot, pi, sin
from random import Random

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.rules import View
from elios_desktop.games.holi.table import art, plates
from elios_desktop.games.holi.table.layout import PAWN_FOOT, Layout, aside, split
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.ui.board.animator import Paint, Part, Spark, Timeline, paint_sparks
from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate
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
        self.sound(line, at, "pop")

    def to_plate(self, line: Timeline, at: float, owner: Seat, seat: Seat, token: Picture) -> None:
        """A token comes into a reserve."""
        type_, plate = self.pictures.plate_type, self.where.plates[seat - 1]
        to = plates.ring_centre(plate, type_) if seat == owner else plates.counts_spot(plate, type_, 2)
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
    """Swell, quickly at first, and is gone: for an even clock."""

    def swell(t: float) -> None:
        item.setScale(first + (last - first) * (1 - (1 - t) ** 3))
        item.setOpacity(strength * min(1.0, t * 9) * (1 - t) ** 0.75)

    return swell


_FALL = QEasingCurve.Type.InQuad
_BACK, _FORTH = 120, 60
"""A pawn leans back, and throws."""
_APART = 60
"""Between one token of a throw and the next."""
_FLIGHT, _TOSS = 260, 200
"""A token's way through the air, thrown face-up or face-down."""
_STOREY, _EDGE = 170, 70
"""A fall of one storey, and before it the wobble at the edge."""
_PUFFS = 20
_LEAN = 15.0
_HANDS = 0.80
"""How high a pawn holds its hands, in its heights above its feet."""


@dataclass(slots=True)
class InAir:
    """A token that this motion has put somewhere."""

    item: Picture
    since: float
    """When it has come there."""


class Throwing:
    """What is thrown in one move, or falls, from the position before it."""

    def __init__(self, over: Effects, line: Timeline, before: View) -> None:
        self._over, self._line, self._before = over, line, before
        self._thrown = 0
        """How many tokens have left the hands."""

    def token(self, owner: Seat, cell: str, up: bool, at: Seat | None = None) -> InAir:
        """A token leaves the pawn's hands for a cell, or for who stands there; where it is from when it lands."""
        where, place = self._over.where, self._before.pawns[owner - 1] or cell
        size = where.pawn_size(place)
        hands = where.feet(place, place in aside(self._before.pawns)) - QPointF(0, size * _HANDS)
        pixmap, spot = self._over.pictures.token(owner, cell)
        if at is not None:
            spot = where.pawn_spot(cell, cell in aside(self._before.pawns))
        token = self._over.add(pixmap, hands)
        leaves = (_BACK + _FORTH * 0.5 if up else 60) + _APART * self._thrown
        if not self._thrown:
            self._lean(owner, hands, spot, up)
        self._thrown += 1
        far = hypot(spot.x() - hands.x(), spot.y() - hands.y())
        high = max(where.cell_size(cell)[1] * 1.1, far * 0.30)
        small = min(0.62, size * 0.5 / max(1.0, pixmap.deviceIndependentSize().width()))
        flight = fly(token, hands, spot, high, small, 1.0, spin=-24.0 if up else 0.0)
        self._line.call(leaves, partial(token.setOpacity, 1.0))
        lands = self._line.add(leaves, _FLIGHT if up else _TOSS, flight, SLOW)
        if up:
            self._trail(owner, leaves, hands, spot, high)
        return InAir(token, lands)

    def _lean(self, seat: Seat, hands: QPointF, spot: QPointF, up: bool) -> None:
        """The pawn leans away from its aim, and throws."""
        pawn = self._over.scene.pieces.get(f"pawn {seat}")
        if pawn is None:
            return
        size = pawn.boundingRect().height()
        pawn.smooth(True)
        pawn.setTransformOriginPoint(0, size * (0.5 - PAWN_FOOT))
        side = 1.0 if spot.x() >= hands.x() else -1.0
        if not up:
            self._line.add(0, 120, lambda t: pawn.setRotation(side * 7 * sin(pi * t)), EVEN)
            return
        self._line.add(0, _BACK, lambda t: pawn.setRotation(-side * _LEAN * t))
        self._line.add(_BACK, _FORTH, lambda t: pawn.setRotation(side * _LEAN * (2.1 * t - 1)), EVEN)
        self._line.add(_BACK + _FORTH, 160, lambda t: pawn.setRotation(side * _LEAN * 1.1 * (1 - t)))
        self._over.sound(self._line, _BACK, "whoosh")
        for arm in (-1, 1):  # powder in both hands
            puff = self._over.add(self._over.pictures.puff(seat, size * 0.44), hands)

            def gather(t: float, puff: Picture = puff, arm: int = arm) -> None:
                puff.setOpacity(t * 0.95)
                puff.setScale(0.3 + 0.7 * t)
                puff.setPos(hands + QPointF(size * (0.27 * arm - side * 0.20 * t), size * 0.06))

            self._line.add(0, _BACK, gather)
            self._line.add(_BACK, 140, fade(puff, 0.95, 0.0))

    def _trail(self, owner: Seat, leaves: float, start: QPointF, end: QPointF, high: float) -> None:
        """Powder that stays in the air behind a token."""
        ease, chance = QEasingCurve(SLOW), Random(int(end.x()) * 31 + int(end.y()))
        size = max(16.0, min(44.0, self._over.where.pawn_size(self._before.pawns[owner - 1] or "1a1") * 0.55))
        for number in range(_PUFFS):
            share = (number + 0.5) / _PUFFS
            t = ease.valueForProgress(share)
            spot = start + (end - start) * t - QPointF(0, high * sin(pi * t))
            away = QPointF(chance.uniform(-1, 1), chance.uniform(-1, 1)) * size * 0.22
            puff = self._over.add(self._over.pictures.puff(owner, size), spot + away, -2)
            grown = chance.uniform(0.5, 1.0)

            def drift(t: float, puff: Picture = puff, grown: float = grown, spot: QPointF = spot + away) -> None:
                puff.setOpacity(1.0 - t)
                puff.setScale(grown * (0.5 + 0.7 * t))
                puff.setPos(spot + QPointF(0, size * 0.5 * t))

            self._line.add(leaves + _FLIGHT * share, 300, drift, EVEN)

    def impact(
        self, at: float, owner: Seat, cell: str, token: Picture, strength: float = 1.0, sound: str = "puff"
    ) -> None:
        """A token lands: it squashes, a ring of dust runs out, powder flies up."""
        where = self._over.where
        wide, high = where.cell_size(cell)
        spot = where.token_spot(cell)

        def squash(t: float) -> None:
            press = sin(pi * min(1.0, t * 1.25)) * (1 - t)
            token.setTransform(QTransform.fromScale(1 + 0.22 * press, 1 - 0.34 * press))

        self._line.add(at, 140, squash, EVEN)
        self._over.sound(self._line, at, sound)
        size = QSizeF(wide * 1.5 * strength, (wide if where.flat else high * 1.25) * 1.5 * strength)
        ring = self._over.add(self._over.pictures.ring(owner, size), spot, -3)
        self._line.add(at, 220, burst(ring, 0.35, 1.0, 1.0), EVEN)
        self._over.dust(self._line, at, owner, spot, wide * 1.25 * strength, 230)

    def fall(self, falling: InAir | None, owner: Seat, start: str, end: str, now: float) -> InAir:
        """A token wobbles at the edge and drops by a storey, with a thud."""
        where = self._over.where
        pixmap, spot = self._over.pictures.token(owner, end)
        above, from_spot = self._over.pictures.token(owner, start)
        if falling is None:  # it lay there
            lying = self._over.scene.decorations().get(f"token {start}")
            if lying is not None:
                self._line.call(now, partial(lying.setVisible, False))
            item = self._over.add(above, from_spot)
            self._line.call(now, partial(item.setOpacity, 1.0))
            falling = InAir(item, now)
        item, at = falling.item, falling.since

        def wobble(t: float) -> None:
            item.setRotation(9.0 * sin(2 * pi * t))
            item.setPos(from_spot + QPointF(0, 1.5 * sin(pi * t)))

        wide, below = above.deviceIndependentSize().width(), pixmap.deviceIndependentSize().width()
        grown = wide / max(1.0, below)

        def drop(t: float) -> None:
            item.setScale(grown + (1 - grown) * t)
            item.setPos(from_spot + (spot - from_spot) * t)

        self._line.add(at, _EDGE, wobble, EVEN)
        self._line.call(at + _EDGE, partial(item.show_pixmap, pixmap))
        lands = self._line.add(at + _EDGE, _STOREY, drop, _FALL)
        self.impact(lands, owner, end, item, 0.9 if where.in_play is not None else 1.0, f"thud+{4 * split(end)[0]}")
        self._over.sound(self._line, lands + 40, "bells")
        return InAir(item, lands)

    def hit(self, at: float, owner: Seat, target: Seat, stains: Sequence[int]) -> None:
        """The victim recoils and shakes, colour bursts over it, and stays on it."""
        pawn, place = self._over.scene.pieces.get(f"pawn {target}"), self._before.pawns[target - 1]
        if pawn is None or place is None:
            return
        size = self._over.where.pawn_size(place)
        spot = self._over.where.pawn_spot(place, place in aside(self._before.pawns))
        pawn.smooth(True)
        pawn.setTransformOriginPoint(0, size * (0.5 - PAWN_FOOT))
        thrower = self._before.pawns[owner - 1]
        side = -1.0 if thrower and self._over.where.centre(thrower).x() > spot.x() else 1.0
        self._line.add(at, 90, lambda t: pawn.setRotation(side * 16 * t))
        self._line.add(
            at + 90, 180, lambda t: pawn.setRotation(side * 16 * (1 - t) * (1 - abs(sin(3 * pi * t)) * 1.4)), EVEN
        )
        self._line.call(at, partial(pawn.show_pixmap, self._over.pictures.pawn(target, size, stains=stains)))
        self._over.sound(self._line, at, "splat")
        self._over.dust(self._line, at, owner, spot - QPointF(0, size * 0.1), size * 2.3, 300)
        splash = self._over.add(self._over.pictures.splash(owner, size * 1.7), spot)
        self._line.add(at, 260, burst(splash, 0.3, 1.15, 1.0), EVEN)
        words = self._over.add(self._over.pictures.shout(owner, translate("Holi", "Direct hit!")), spot)
        half = words.boundingRect().width() / 2
        room = self._over.scene.sceneRect()
        x = min(max(spot.x(), room.left() + half), room.right() - half)
        top = max(room.top() + words.boundingRect().height() / 2, spot.y() - size * 0.95)

        def shout(t: float) -> None:
            words.setOpacity(min(1.0, t * 7, (1 - t) * 5))
            words.setScale(0.7 + 0.3 * min(1.0, t * 5))
            words.setPos(x, top - 10 * t)

        self._line.add(at, 420, shout, EVEN)


_THROWS = 12
_CLOUD = 320.0
_GRAIN = 9.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """Colour in the air."""
    clouds = [_cloud(scene, colour, seed) for seed, colour in enumerate(art.POWDERS)]
    grains = [_grain(scene, colour) for colour in art.POWDERS]
    sparks = _sparks(clouds, grains, area)

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _sparks(clouds: Sequence[QPixmap], grains: Sequence[QPixmap], area: QRectF) -> list[Spark]:
    chance, made = Random(3), []
    for throw in range(_THROWS):
        kind, born = throw % len(clouds), throw * 0.13
        # From the two sides in turn, and from below, up into the middle.
        side = (0.12, 0.88, 0.5)[throw % 3]
        start = QPointF(
            area.left() + area.width() * (side + chance.uniform(-0.1, 0.1)),
            area.top() + area.height() * chance.uniform(0.45, 0.85),
        )
        up = QPointF(
            (0.5 - side) * area.width() * 0.5 + chance.uniform(-60, 60), -area.height() * chance.uniform(0.3, 0.5)
        )
        scale = area.height() / 620
        made.append(
            Spark(clouds[kind], start, up, born, 1.5, 0.15, chance.uniform(1.0, 1.5) * scale, chance.uniform(-25, 25))
        )
        for _ in range(16):
            flight = QPointF(up.x() + chance.gauss(0, 130), up.y() * 1.4 + chance.gauss(0, 120))
            size = chance.uniform(0.5, 1.3) * scale
            made.append(
                Spark(grains[kind], start, flight, born, chance.uniform(0.8, 1.3), size, size, weight=520.0 * scale)
            )
    return made


def _cloud(scene: TableScene, colour: str, seed: int) -> QPixmap:
    paint = partial(art.paint_cloud, colour=QColor(colour), seed=seed, alpha=0.6)
    return scene.art.pixmap(("thrown", colour), QSizeF(_CLOUD, _CLOUD), paint)


def _grain(scene: TableScene, colour: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(QColor(colour))
        painter.setPen(QColor(colour).darker(112))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))

    return scene.art.pixmap(("grain", colour), QSizeF(_GRAIN, _GRAIN), paint)
