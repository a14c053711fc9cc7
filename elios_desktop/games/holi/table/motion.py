"""How moves of Holi are shown one after the other, and its end: handfuls of powder thrown into the air."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from elios_desktop.engine.contract import Event, Scored
from elios_desktop.games.holi.rules.events import (
    CardPlayed,
    CardsDrawn,
    DirectHit,
    PawnMoved,
    PawnPlaced,
    SweetsCollected,
    TokenCaught,
    TokenCollected,
    TokenFell,
    TokenPlaced,
)
from elios_desktop.games.holi.table.art import POWDERS, paint_cloud
from elios_desktop.games.holi.table.layout import Layout
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.games.holi.table.plates import deck_spot, discard_rect, others_spot, reserve_spot, sweets_spot
from elios_desktop.ui.board.animator import Step, fade, glide, in_turn, scale, together
from elios_desktop.ui.board.festivity import Paint, Spark, paint_sparks
from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene

_FALL = QEasingCurve.Type.InQuad
_EFFECT_Z = 6000.0


class Motion:
    """Makes animation steps from events. The scene still shows the position before them."""

    def __init__(
        self,
        scene: TableScene,
        where: Layout,
        pictures: Pictures,
        ms: Callable[[int], int],
        sound: Callable[[str], None],
    ) -> None:
        self._scene, self._where, self._pictures = scene, where, pictures
        self._ms, self._sound = ms, sound
        self._effects: list[Picture] = []
        self._moving: dict[str, Picture] = {}
        """Tokens that this animation put somewhere, by the cell where they are now."""

    def clear(self) -> None:
        """Take away what the animation put on the scene."""
        for item in self._effects:
            self._scene.removeItem(item)
        self._effects, self._moving = [], {}

    def step_for(self, event: Event) -> Step | None:
        """How to show an event, or None."""
        match event:
            case PawnPlaced(seat=seat, cell=cell) | PawnMoved(seat=seat, end=cell):
                return partial(self._pawn, seat, cell)
            case CardPlayed(seat=seat, card=card, up=up):
                return partial(self._card, seat, card, up)
            case TokenPlaced(owner=owner, cell=cell):
                return partial(self._place, owner, cell)
            case TokenFell(owner=owner, start=start, end=end):
                return partial(self._fall, owner, start, end)
            case TokenCaught(owner=owner, catcher=catcher, cell=cell):
                return partial(self._catch, owner, catcher, cell)
            case DirectHit(owner=owner, target=target, cell=cell):
                return partial(self._hit, owner, target, cell)
            case Scored(seat=seat, points=points, rule="direct_hit", cells=(cell,)):
                return partial(self._points, seat, points, cell)
            case SweetsCollected(seat=seat, cell=cell):
                return partial(self._sweets, seat, cell)
            case TokenCollected(seat=seat, owner=owner, cell=cell):
                return partial(self._collect, seat, owner, cell)
            case CardsDrawn(seat=seat, cards=cards):
                return partial(self._draw_cards, seat, len(cards))
        return None

    # -- pawns and cards

    def _pawn(self, seat: int, cell: str) -> QAbstractAnimation | None:
        pawn = self._scene.pieces.get(f"pawn {seat}")
        if pawn is None:
            return None
        pawn.show_pixmap(self._pictures.pawn(seat, self._where.pawn_size(cell)))
        pawn.setZValue(_EFFECT_Z)
        self._sound("place")
        return glide(pawn, self._where.pawn_spot(cell), self._ms(220), arc=self._where.pawn_size(cell) * 0.4)

    def _card(self, seat: int, card: int | None, up: bool) -> QAbstractAnimation | None:
        fonts, plate = self._pictures.plate_fonts, self._where.plates[seat - 1]
        piece = self._scene.pieces.get(f"card {card}") if card is not None else None
        item: Picture
        if piece is not None:
            item = piece
            start = piece.home
        else:
            item = self._effect(self._pictures.card_back(seat, 0, self._where.card), plate.center())
            start = plate.center()
        picture = (
            self._pictures.colour_card(card, seat, None, self._where.card)
            if up and card is not None
            else self._pictures.card_back(seat, 0, self._where.card)
        )
        item.show_pixmap(picture)
        item.setPos(start)
        item.setScale(1.0)
        item.setZValue(_EFFECT_Z)
        pile = discard_rect(plate, fonts)
        return together(
            glide(item, pile.center(), self._ms(230), arc=20),
            scale(item, pile.height() / self._where.card, self._ms(230)),
        )

    def _draw_cards(self, seat: int, count: int) -> QAbstractAnimation | None:
        start = deck_spot(self._where.plates[seat - 1], self._pictures.plate_fonts)
        parts: list[QAbstractAnimation] = []
        for number in range(count):
            back = self._effect(self._pictures.card_back(seat, 0, self._where.card), start)
            back.setScale(0.3)
            to = self._where.card_spot(number, count)
            ms = self._ms(200 + 60 * number)
            parts.append(together(glide(back, to, ms), scale(back, 1.0, ms)))
        self._sound("flip")
        return together(*parts)

    # -- colour

    def _place(self, owner: int, cell: str) -> QAbstractAnimation:
        pixmap, spot = self._pictures.token(owner, cell)
        token = self._effect(pixmap, reserve_spot(self._where.plates[owner - 1], self._pictures.plate_fonts))
        self._moving[cell] = token
        wide, high = self._where.cell_size(cell)
        return in_turn(
            glide(token, spot, self._ms(150), arc=high * 1.2),
            self._burst(owner, self._where.centre(cell), wide * 1.7),
        )

    def _fall(self, owner: int, start: str, end: str) -> QAbstractAnimation:
        token: QGraphicsItem | None = self._moving.pop(start, None) or self._scene.decorations().get(f"token {start}")
        pixmap, spot = self._pictures.token(owner, end)
        if not isinstance(token, Picture):
            token = self._effect(pixmap, self._pictures.token(owner, start)[1])
        token.show_pixmap(pixmap)
        token.setZValue(_EFFECT_Z)
        self._moving[end] = token
        wide = self._where.cell_size(end)[0]
        return in_turn(
            glide(token, spot, self._ms(170), _FALL), self._burst(owner, self._where.centre(end), wide * 1.35, 110)
        )

    def _catch(self, owner: int, catcher: int, cell: str) -> QAbstractAnimation:
        return self._fly_to(owner, catcher, cell, self._moving.pop(cell, None))

    def _collect(self, seat: int, owner: int, cell: str) -> QAbstractAnimation:
        return self._fly_to(owner, seat, cell, self._scene.decorations().get(f"token {cell}"))

    def _hit(self, owner: int, target: int, cell: str) -> QAbstractAnimation:
        pixmap, spot = self._pictures.token(owner, cell)
        token = self._effect(pixmap, reserve_spot(self._where.plates[owner - 1], self._pictures.plate_fonts))
        high = self._where.cell_size(cell)[1]
        return in_turn(glide(token, spot, self._ms(150), arc=high * 1.2), self._fly_to(owner, target, cell, token))

    def _fly_to(self, owner: int, seat: int, cell: str, token: Picture | None) -> QAbstractAnimation:
        """A token comes into a reserve, with a splash around the pawn that got it."""
        fonts, plate = self._pictures.plate_fonts, self._where.plates[seat - 1]
        if token is None:
            token = self._effect(*self._pictures.token(owner, cell))
        token.setZValue(_EFFECT_Z + 5)
        size = self._where.pawn_size(cell) * 1.6
        splash = self._effect(self._pictures.splash(owner, size), self._where.pawn_spot(cell))
        splash.setScale(0.35)
        splash.smooth(True)
        self._sound("splash")
        to = reserve_spot(plate, fonts) if seat == owner else others_spot(plate, fonts)
        return together(
            in_turn(scale(splash, 1.1, self._ms(140)), fade(splash, 0.0, self._ms(110))),
            glide(token, to, self._ms(250), arc=self._where.pawn_size(cell)),
            scale(token, 0.5, self._ms(250)),
        )

    def _points(self, seat: int, points: int, cell: str) -> QAbstractAnimation:
        spot = self._where.pawn_spot(cell) - QPointF(0, self._where.pawn_size(cell) * 0.4)
        star = self._effect(self._pictures.star(seat, f"+{points}"), spot)
        self._sound("point")
        return in_turn(
            glide(star, spot - QPointF(0, 18), self._ms(180)),
            together(glide(star, spot - QPointF(0, 26), self._ms(120)), fade(star, 0.0, self._ms(120))),
        )

    def _sweets(self, seat: int, cell: str) -> QAbstractAnimation | None:
        sweets = self._scene.decorations().get(f"sweets {cell}")
        if sweets is None:
            return None
        sweets.setZValue(_EFFECT_Z)
        to = sweets_spot(self._where.plates[seat - 1], self._pictures.plate_fonts)
        self._sound("point")
        return together(glide(sweets, to, self._ms(250), arc=30), scale(sweets, 0.7, self._ms(250)))

    def _burst(self, owner: int, spot: QPointF, size: float, ms: int = 160) -> QAbstractAnimation:
        """Powder flies up from under a token that lands, stands for a moment and blows away."""
        cloud = self._effect(self._pictures.burst(owner, size), spot)
        cloud.setZValue(_EFFECT_Z - 1)
        cloud.setScale(0.3)
        cloud.setOpacity(0.0)
        self._sound("place")
        out = in_turn(fade(cloud, 1.0, self._ms(ms * 6 // 10)), fade(cloud, 0.0, self._ms(ms * 4 // 10)))
        return in_turn(fade(cloud, 1.0, self._ms(8)), together(scale(cloud, 1.0, self._ms(ms)), out))

    def _effect(self, pixmap: QPixmap, spot: QPointF) -> Picture:
        item = Picture(pixmap)
        item.setPos(spot)
        item.setZValue(_EFFECT_Z)
        self._scene.addItem(item)
        self._effects.append(item)
        return item


_THROWS = 12
_CLOUD = 320.0
_GRAIN = 9.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """Colour in the air."""
    clouds = [_cloud(scene, colour, seed) for seed, colour in enumerate(POWDERS)]
    grains = [_grain(scene, colour) for colour in POWDERS]
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
    paint = partial(paint_cloud, colour=QColor(colour), seed=seed, alpha=0.6)
    return scene.art.pixmap(("thrown", colour), QSizeF(_CLOUD, _CLOUD), paint)


def _grain(scene: TableScene, colour: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(QColor(colour))
        painter.setPen(QColor(colour).darker(112))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))

    return scene.art.pixmap(("grain", colour), QSizeF(_GRAIN, _GRAIN), paint)
