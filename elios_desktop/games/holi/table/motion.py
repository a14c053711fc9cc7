"""How moves of Holi are shown: colour thrown from the pawn's hands, rain that falls with weight, pawns that walk and
climb, and the storeys that unfold for whoever is next.

A move is one timeline of nine tenths of a second at most. It shows the position before the move, with pictures of its
own over it; at its end, or wherever it is cut short, the table is drawn from the position after it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from elios_desktop.engine.contract import AnyTransition, Event, Scored, Seat
from elios_desktop.games.holi.rules import View, moves
from elios_desktop.games.holi.table import courtyard, pictures, plates
from elios_desktop.games.holi.table.effects import EFFECT_Z, EVEN, SLOW, Effects, InAir, Throwing, fade, fly
from elios_desktop.games.holi.table.layout import FORWARD, LEVELS, Layout, aside, split
from elios_desktop.ui.board.animator import Part, Timeline
from elios_desktop.ui.board.items import Picture, Piece
from elios_desktop.ui.board.scene import TableScene

_SLOW = QEasingCurve.Type.InOutCubic


class Refold:
    """The storeys fold and unfold: another level is in play."""

    MS = 380

    def __init__(
        self,
        scene: TableScene,
        here: tuple[Layout, pictures.Pictures],
        there: tuple[Layout, pictures.Pictures],
        pawns: Sequence[str | None],
    ) -> None:
        """From one layout to the other, while the pawns stand there."""
        self._scene, self._pawns = scene, pawns
        self._here, self._before = here
        self.where, self._after = there
        self.added = False
        """Whether it is a part of a timeline already."""
        self._fresh: list[Picture] = []
        self._moves: list[Part] = []

    def clear(self) -> None:
        """Take away what it put on the scene."""
        for item in self._fresh:
            self._scene.removeItem(item)
        self._fresh = []

    def add(self, line: Timeline, at: float, except_for: str) -> None:
        """Let it happen from a moment on; a piece moves by itself."""
        self.added = True
        line.call(at, partial(self._prepare, except_for))
        line.add(at, self.MS, self._step, _SLOW)

    def _step(self, t: float) -> None:
        for move in self._moves:
            move(t)

    def _prepare(self, except_for: str) -> None:
        """Only when it begins: then what lay on the cells has gone or come."""
        shown = {key: item for key, item in self._scene.decorations().items() if item.isVisible()}
        for level in range(LEVELS):
            self._floor(shown[f"floor {level + 1}"], level)
        for place in self._scene.places:
            for kind in ("token", "sweets"):
                if (item := shown.get(f"{kind} {place}")) is not None:
                    self._lying(item, kind, place)
            for kind in ("mark", "fall", "splash", "light"):
                if (item := shown.get(f"{kind} {place}")) is not None:
                    self._moves.append(partial(_vanish, item))
        for seat, standing in enumerate(self._pawns, 1):
            piece = self._scene.pieces.get(f"pawn {seat}")
            if standing and piece is not None and piece.key != except_for:
                self._pawn(piece, standing)

    def _floor(self, item: Picture, level: int) -> None:
        old, _ = self._before.floor(level)
        new, spot = self._after.floor(level)
        start = item.pos()
        fresh = Picture(new)
        fresh.setZValue(item.zValue() + 0.4)
        fresh.setOpacity(0.0)
        for each in (item, fresh):
            each.smooth(True)
        self._scene.addItem(fresh)
        self._fresh.append(fresh)
        first, last = old.deviceIndependentSize(), new.deviceIndependentSize()

        def move(t: float) -> None:
            wide = first.width() + (last.width() - first.width()) * t
            high = first.height() + (last.height() - first.height()) * t
            item.setTransform(QTransform.fromScale(wide / first.width(), high / first.height()))
            fresh.setTransform(QTransform.fromScale(wide / last.width(), high / last.height()))
            middle = start + (spot - start) * t
            item.setPos(middle)
            fresh.setPos(middle)
            fresh.setOpacity(t)

        self._moves.append(move)

    def _lying(self, item: Picture, kind: str, place: str) -> None:
        """Tokens are as deep as their cells; sweets are seen from the front, as pawns are."""
        start, away = item.pos(), item.pos() - self._here.token_spot(place)
        (wide, high), (wider, higher) = self._here.cell_size(place), self.where.cell_size(place)
        across, down = wider / wide, higher / high
        end = self.where.token_spot(place) + QPointF(away.x() * across, away.y() * down)
        if kind == "sweets":
            across = down = self._after.sweets_height(place) / self._before.sweets_height(place)
        item.smooth(True)

        def move(t: float) -> None:
            item.setTransform(QTransform.fromScale(1 + (across - 1) * t, 1 + (down - 1) * t))
            item.setPos(start + (end - start) * t)

        self._moves.append(move)

    def _pawn(self, piece: Piece, standing: str) -> None:
        start, end = piece.pos(), self.where.pawn_spot(standing, standing in aside(self._pawns))
        grown = self.where.pawn_size(standing) / self._here.pawn_size(standing)
        piece.smooth(True)

        def move(t: float) -> None:
            piece.setScale(1 + (grown - 1) * t)
            piece.setPos(start + (end - start) * t)

        self._moves.append(move)


def _vanish(item: Picture, t: float) -> None:
    item.setOpacity(max(0.0, 1 - 3 * t))


MOST_MS = 900
"""A move takes so long at most."""
_HOP, _MOST_HOPS = 110, 4
_CLIMB = 320
_PASSES, _SWING = 160, 7.0
"""How long plates move when the turn passes, and how far lamps swing, in degrees."""
_HEARD = {
    moves.DirectHit: "splat",
    moves.TokenFell: "thud",
    moves.SweetsCollected: "crunch",
    moves.TokenPlaced: "puff",
    moves.TokenCollected: "pop",
    moves.PawnMoved: "step",
    moves.PawnPlaced: "step",
}
"""What each thing sounds like, the loudest first."""


def sound_of(transition: AnyTransition) -> str:
    """What is heard of a move where nothing moves: the loudest of what happened."""
    kinds = {type(event) for event in transition.events}
    return next((sound for kind, sound in _HEARD.items() if kind in kinds), "paper")


def _slide(item: Picture, home: QPointF, far: float, t: float) -> None:
    item.setPos(home + QPointF(far * t, 0.0))


class Motion:
    """Composes the timeline of one move; `stains` are the colours on each pawn before it, `refold` shows that another
    level is in play after it."""

    def __init__(
        self, over: Effects, before: View, after: View, stains: Sequence[Sequence[int]], refold: Refold | None
    ) -> None:
        self._over, self._before, self._after, self._refold = over, before, after, refold
        self._swinging: set[int] = set()
        self._line = Timeline()
        self._throwing = Throwing(over, self._line, before)
        self._stains = [list(each) for each in stains]
        self._aside = aside(after.pawns)
        self._up = True
        """Whether the card is thrown face-up."""
        self._air: dict[str, InAir] = {}
        """The tokens that have come to a cell in this move."""
        self._now = 0.0
        """When the event happens that is looked at."""

    def play(self, events: Sequence[Event], ms: Callable[[int], int]) -> QAbstractAnimation | None:
        """All that the move brought about."""
        for event in events:
            self._colour(event)
            self._pawn(event)
            match event:
                case moves.CardPlayed(seat=seat, card=card, up=up):
                    self._up = up
                    self._card(seat, card)
                case moves.CardsDrawn(seat=seat, cards=cards):
                    self._draw_cards(seat, cards)
                case _:
                    pass
        if self._refold is not None and not self._refold.added:
            self._refold.add(self._line, self._line.length, "")
        self._pass_on()
        return self._line.animation(ms, MOST_MS) if self._line.length else None

    def _colour(self, event: Event) -> None:
        """Tokens that fly, fall, hit and are caught."""
        over, line, throwing = self._over, self._line, self._throwing
        match event:
            case moves.TokenPlaced(owner=owner, cell=cell):
                self._air[cell] = token = throwing.token(owner, cell, self._up)
                throwing.impact(token.since, owner, cell, token.item)
            case moves.DirectHit(owner=owner, target=target, cell=cell):
                token = throwing.token(owner, cell, self._up, target)
                self._now = token.since
                self._stains[target - 1].append(over.pictures.colours[owner - 1])
                throwing.hit(token.since, owner, target, self._stains[target - 1])
                over.to_plate(line, token.since + 40, owner, target, token.item)
            case Scored(seat=seat, points=points, rule="direct_hit", cells=(cell,)):
                self._points(seat, points, cell)
            case moves.TokenFell(owner=owner, start=start, end=end):
                self._air[end] = throwing.fall(self._air.pop(start, None), owner, start, end, self._now)
                self._swing(split(end)[0], self._air[end].since)
            case moves.TokenCaught(owner=owner, catcher=catcher, cell=cell):
                caught = self._air.pop(cell)
                over.splash(line, caught.since, owner, cell, cell in self._aside)
                over.to_plate(line, caught.since, owner, catcher, caught.item)
            case _:
                pass

    def _pawn(self, event: Event) -> None:
        """Pawns that go somewhere, and what they find there."""
        match event:
            case moves.PawnPlaced(seat=seat, cell=cell):
                self._now = self._walk(seat, cell, 1)
            case moves.PawnMoved(seat=seat, start=start, end=cell, how="move"):
                away = (abs(one - other) for one, other in zip(split(start), split(cell), strict=True))
                self._now = self._walk(seat, cell, max(away))
            case moves.PawnMoved(seat=seat, end=cell):
                self._now = self._climb(seat, cell)
                if self._refold is not None:
                    self._refold.add(self._line, 0.0, f"pawn {seat}")
            case moves.SweetsCollected(seat=seat, cell=cell, count=count):
                self._sweets(seat, cell, count)
            case moves.TokenCollected(seat=seat, owner=owner, cell=cell):
                self._collect(seat, owner, cell)
            case _:
                pass

    def _swing(self, level: int, at: float) -> None:
        """The lamps over a level swing when something falls past them; once in a move."""
        if level in self._swinging:
            return
        self._swinging.add(level)
        for number, (centre, radius) in enumerate(courtyard.lamps(self._over.where, level)):
            lamp = self._over.add(self._over.pictures.lamp(radius), centre, -20)
            lamp.setTransformOriginPoint(0, -radius)

            def swing(t: float, lamp: Picture = lamp, side: int = 1 - 2 * (number % 2)) -> None:
                lamp.setOpacity(1.0 if t < 1.0 else 0.0)
                lamp.setRotation(side * _SWING * sin(3 * pi * t) * (1 - t))

            self._line.add(at, 400, swing, EVEN)

    def _pass_on(self) -> None:
        """The plate of whoever is next comes forward, that of whoever was goes back."""
        was, comes = self._before.to_move, self._after.to_move
        if was == comes or was is None or comes is None:
            return
        at = max(0.0, self._line.length - _PASSES)
        for seat, far in ((was, -FORWARD), (comes, FORWARD)):
            plate = self._over.scene.pieces.get(f"plate {seat}")
            if plate is not None:
                self._line.add(at, _PASSES, partial(_slide, plate, plate.pos(), far))

    # -- pawns

    def _walk(self, seat: Seat, cell: str, steps: int) -> float:
        """A pawn hops from cell to cell; when it is there."""
        hops = max(1, min(_MOST_HOPS, steps))
        where = self._over.where
        end, size = where.pawn_spot(cell, cell in self._aside), where.pawn_size(cell)
        high = size * (0.48 if hops == 1 else 0.3)

        def hop(t: float) -> tuple[QPointF, float]:
            return QPointF(0, -high * abs(sin(pi * t * hops))), 4.0 * sin(2 * pi * t * hops)

        for number in range(1, hops + 1):
            self._over.sound(self._line, _HOP * number, "step")
        return self._go(seat, end, size, _HOP * hops, hop, EVEN)

    def _climb(self, seat: Seat, cell: str) -> float:
        """A pawn climbs to where its cell will be when that level has unfolded; when it is there."""
        there = self._over.where if self._refold is None else self._refold.where
        size = there.pawn_size(cell)

        def sway(t: float) -> tuple[QPointF, float]:
            side = sin(4 * pi * t) * (1 - t)
            return QPointF(size * 0.05 * side, 0), 7.0 * side

        self._over.sound(self._line, 0, "creak")
        self._over.sound(self._line, _CLIMB, "bells")
        return self._go(seat, there.pawn_spot(cell, cell in self._aside), size, _CLIMB, sway, SLOW)

    def _go(
        self,
        seat: Seat,
        end: QPointF,
        size: float,
        ms: float,
        gait: Callable[[float], tuple[QPointF, float]],
        easing: QEasingCurve.Type,
    ) -> float:
        """A pawn goes somewhere, where it has another size; `gait` is how far off its way it is, and how it leans."""
        pawn = self._over.scene.pieces.get(f"pawn {seat}")
        if pawn is None:
            return 0.0
        start, grown = pawn.home, pawn.boundingRect().height() / size
        pawn.setZValue(EFFECT_Z)
        pawn.smooth(True)
        pawn.show_pixmap(self._over.pictures.pawn(seat, size, stains=self._stains[seat - 1]))

        def go(t: float) -> None:
            off, lean = gait(t)
            pawn.setPos(start + (end - start) * t + off)
            pawn.setScale(grown + (1.0 - grown) * t)
            pawn.setRotation(lean)

        go(0.0)
        return self._line.add(0, ms, go, easing)

    def _sweets(self, seat: Seat, cell: str, count: int) -> None:
        """Sweets jump, and fly to the plate of whoever took them."""
        over, line, at = self._over, self._line, self._now
        sweets = over.scene.decorations().get(f"sweets {cell}")
        if sweets is None:
            return
        plate = over.where.plates[seat - 1]
        start, to = sweets.pos(), plates.counts_spot(plate, over.pictures.plate_type, 0)
        high = QPointF(0, over.where.cell_size(cell)[1] * 0.7)
        sweets.smooth(True)
        sweets.setZValue(EFFECT_Z + 4)
        line.add(at, 120, lambda t: sweets.setPos(start - high * sin(pi * t / 2)))
        lands = line.add(at + 120, 250, fly(sweets, start - high, to, 40, 1.0, 0.7))
        over.sound(line, at, "crunch")
        over.sound(line, lands, "coin")
        spot = QPointF(plate.center().x(), plate.top() + plate.height() * 0.2)
        over.rise(line, lands - 60, over.pictures.coin(f"+{count}"), spot, 18)

    def _collect(self, seat: Seat, owner: Seat, cell: str) -> None:
        """A pawn takes the token on which it came."""
        over, line, at = self._over, self._line, self._now
        lying = over.scene.decorations().get(f"token {cell}")
        if lying is not None:
            line.call(at, partial(lying.setVisible, False))
        over.splash(line, at, owner, cell, cell in self._aside)
        over.to_plate(line, at, owner, seat, over.add(*over.pictures.token(owner, cell)))

    def _points(self, seat: Seat, points: int, cell: str) -> None:
        """What a direct hit gives rises beside whoever was hit."""
        over = self._over
        spot = over.where.pawn_spot(cell) + QPointF(over.where.pawn_size(cell) * 0.75, 0)
        over.rise(self._line, self._now + 60, over.pictures.star(seat, f"+{points}"), spot, 26)
        over.sound(self._line, self._now + 60, "point")

    # -- cards

    def _card(self, seat: Seat, card: int | None) -> None:
        """A card goes to its owner's discard pile, and turns over on the way if it is thrown face-down."""
        over = self._over
        type_, plate, high = over.pictures.plate_type, over.where.plates[seat - 1], over.where.card
        piece = over.scene.pieces.get(f"card {card}") if card is not None else None
        back = over.pictures.card_back(seat, 0, high)
        face = back if card is None else over.pictures.colour_card(card, seat, None, high)
        item: Picture = (
            piece if piece is not None else over.add(back, plates.deck_rect(plate, type_).center(), shown=True)
        )
        start, pile = piece.home if piece is not None else item.pos(), plates.discard_rect(plate, type_)
        first, last = (face if piece is not None else back), (face if self._up else back)
        small = pile.height() / high
        large = 1.0 if piece is not None else small
        item.setZValue(EFFECT_Z)
        item.smooth(True)

        def go(t: float) -> None:
            size, turn = large + (small - large) * t, min(1.0, t * 1.4)
            item.show_pixmap(last if turn >= 0.5 else first)
            edge = abs(1 - 2 * turn) if first is not last else 1.0
            item.setTransform(QTransform.fromScale(max(0.03, edge) * size, size))
            item.setPos(start + (pile.center() - start) * t - QPointF(0, 24 * sin(pi * t)))

        go(0.0)
        over.sound(self._line, 0, "card")
        self._line.add(0, 240, go)

    def _draw_cards(self, seat: Seat, cards: Sequence[int | None]) -> None:
        """Drawn cards come into the hand of whoever sees them; others see them go to the plate of whoever drew."""
        over = self._over
        type_, plate, high = over.pictures.plate_type, over.where.plates[seat - 1], over.where.card
        deck, hand = plates.deck_rect(plate, type_), self._after.hands[seat - 1]
        small = deck.height() / high
        for number, card in enumerate(cards):
            back = over.add(over.pictures.card_back(seat, 0, high), deck.center(), shown=True)
            back.setScale(small)
            if card is not None and card in hand:
                spot = over.where.card_spot(hand.index(card), len(hand))
                self._line.add(60.0 * number, 220, fly(back, deck.center(), spot, 18, small, 1.0))
            else:
                spot = plates.ring_centre(plate, type_)
                self._line.add(60.0 * number, 220, fly(back, deck.center(), spot, 12, small, small * 0.8))
                self._line.add(60.0 * number + 150, 90, fade(back, 1.0, 0.0))
        over.sound(self._line, 0, "paper")
