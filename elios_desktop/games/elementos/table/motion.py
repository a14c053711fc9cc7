"""How moves of Elementos are shown: fire singes, water ripples, wood sprouts when it takes, the wand leaves a trail;
and the end, which comes from the square that was reached, in the element that carried the wand.

A move is one timeline of nine tenths of a second at most, over the position before it. At its end, or wherever it is
cut short, the table is drawn from the position after it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, hypot, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from elios_desktop.engine.contract import AnyTransition, Event, Seat
from elios_desktop.games.elementos.rules import TokenFlipped, TokenMoved, TokenTaken, View, WandCarried, WandPassed
from elios_desktop.games.elementos.table import elements
from elios_desktop.games.elementos.table.drawing import Drawing
from elios_desktop.games.elementos.table.elements import LIGHTS, TAKES
from elios_desktop.ui.board import animator
from elios_desktop.ui.board.items import LIFTED_SCALE, LIFTED_Z, Picture, Piece
from elios_desktop.ui.board.scene import TableScene

MOST_MS = 900
"""A move takes so long at most."""
_AIR_Z = LIFTED_Z - 2
_GLIDE, _FLIP, _WAND, _TRAIL, _TUMBLE = 210, 260, 240, 300, 380
_PUFFS = 14
"""Of a wand's trail."""

TAKEN = {"F": "crackle", "A": "drop", "W": "rustle"}
"""What is heard when an element takes."""


def sound_of(transition: AnyTransition) -> str:
    """Say what is heard of a move where nothing moves."""
    for event in transition.events:
        match event:
            case TokenTaken(symbol=symbol):
                return TAKEN[TAKES[symbol]]
            case TokenFlipped():
                return "clack"
            case WandPassed() | WandCarried():
                return "chime"
            case _:
                pass
    return "place"


class Motion:
    """The animations, over the scene as it shows the position before the move."""

    def __init__(
        self,
        scene: TableScene,
        drawing: Drawing,
        ms: Callable[[int], int],
        lost: Callable[[Seat], int],
        sound: Callable[[str], None],
    ) -> None:
        self._scene = scene
        self._drawing = drawing
        self._ms = ms
        self._lost = lost
        """How many tokens a seat has lost before the move."""
        self._sound = sound
        self._line = animator.Timeline()
        self._moved: set[str] = set()
        """The tokens that this move takes elsewhere."""

    def step_for(self, events: Sequence[Event], transition: AnyTransition) -> animator.Step:
        """Tell how to show a move."""

        def step() -> QAbstractAnimation | None:
            self._line = animator.Timeline()
            self._moved = {f"token {event.origin}" for event in events if isinstance(event, TokenMoved)}
            before = transition.before.view(None)
            for event in events:
                self._show(event, before)
            return self._line.animation(self._ms, MOST_MS) if self._line.length else None

        return step

    def _show(self, event: Event, before: View) -> None:
        drawing, where = self._drawing, self._drawing.where
        match event:
            case TokenMoved(origin=origin, target=target):
                self._glide(f"token {origin}", where.centre(target))
            case TokenTaken(seat=seat, square=square, symbol=symbol):
                self._take(seat, square, symbol)
            case TokenFlipped(square=square, seat=seat, after=after):
                self._flip(square, drawing.token_picture(seat, after, lifted=True))
            case WandPassed(seat=seat, origin=origin, target=target):
                element = before.tokens[origin].up
                self._trail(drawing.ball_spot(origin), drawing.ball_spot(target), element, where.cell * 0.35)
                self._wand(seat, target, where.cell * 0.35, 20.0)
                self._line.call(0, partial(self._sound, "chime"))
            case WandCarried(seat=seat, origin=origin, target=target, symbol=symbol):
                self._trail(drawing.ball_spot(origin), drawing.ball_spot(target), symbol, 0.0)
                self._glide(f"token {origin}", where.centre(target))
                self._wand(seat, target, 0.0, 0.0)
                self._line.call(0, partial(self._sound, "chime"))
            case _:
                pass

    def _sprite(self, name: str, pixmap: QPixmap, spot: QPointF, z: float = _AIR_Z) -> Picture:
        """Return a picture for the time of the motion, unseen at first."""
        found = self._scene.decoration(f"moving {name}", pixmap, spot, z)
        found.setOpacity(0.0)
        found.smooth(True)
        return found

    # -- tokens

    def _glide(self, key: str, end: QPointF) -> None:
        piece = self._scene.pieces.get(key)
        if piece is None:
            return
        line, start = self._line, piece.pos()
        piece.smooth(True)
        piece.setZValue(_AIR_Z - 4)
        down = line.add(0, _GLIDE, animator.flying(piece, start, end, 0.0, piece.scale(), LIFTED_SCALE))
        line.call(down, partial(self._sound, "place"))
        animator.land(line, down, piece)
        cell = self._drawing.where.cell
        dust = self._sprite(f"dust {key}", self._drawing.puff(cell * 1.15, "#e8d2ac"), end, 9.0)
        line.add(down, 180, animator.swelling(dust, 0.72, 1.0, 0.6), animator.EVEN)

    def _flip(self, square: str, picture: QPixmap) -> None:
        """Narrow until it is seen from its edge, then wide again with its other side; a little nearer on its way."""
        piece = self._scene.pieces.get(f"token {square}")
        if piece is None:
            return
        piece.smooth(True)
        start, token = piece.pos(), piece

        def turn(t: float) -> None:
            if t >= 0.5:
                token.show_pixmap(picture)
            transform = token.transform()
            transform.reset()
            if t < 1.0:
                near = 1 + 0.10 * sin(pi * t)
                transform.scale(max(0.05, abs(1 - 2 * t)) * near, near)
            token.setTransform(transform)
            token.setPos(start - QPointF(0, 10 * sin(pi * min(1.0, t))))

        self._line.add(0, _FLIP, turn)
        self._line.call(_FLIP * 0.7, partial(self._sound, "clack"))

    # -- one takes another

    def _take(self, owner: Seat, square: str, symbol: str) -> None:
        """The element of whoever takes acts on the token, which leaves the board for the tray."""
        element = TAKES[symbol]
        piece, line, drawing = self._scene.pieces.get(f"token {square}"), self._line, self._drawing
        if piece is None:
            return
        where = drawing.where
        spot, (tray, size) = where.centre(square), drawing.taken_spot(owner, self._lost(owner))
        self._act(element, spot)
        touched = drawing.touched_picture(owner, symbol, element)
        small = size / piece.boundingRect().width()
        piece.smooth(True)
        piece.setZValue(_AIR_Z - 1)
        spin = {"F": 200.0, "A": 40.0, "W": -60.0}[element]
        start = piece.pos()

        def tumble(t: float) -> None:
            if t > 0:
                piece.show_pixmap(touched)
            piece.setPos(start + (tray - start) * t - QPointF(0, where.cell * 0.45 * sin(pi * min(1.0, t))))
            piece.setScale(1.0 + (small - 1.0) * t)
            piece.setRotation(spin * t * (1 - t) * 2)

        line.call(_GLIDE - 60, partial(self._sound, TAKEN[element]))
        line.call(_GLIDE - 60, partial(piece.show_pixmap, touched))
        line.add(_GLIDE + 60, _TUMBLE, tumble, animator.EVEN)
        if element == "A":
            self._steam(start, tray)

    def _act(self, element: str, spot: QPointF) -> None:
        line, drawing, cell = self._line, self._drawing, self._drawing.where.cell
        at = _GLIDE - 50.0
        act = self._sprite("act", drawing.act_picture(element), spot, 9.5)
        trace = self._sprite("trace", drawing.trace_picture(element), spot, 8.0)
        line.add(at, 240, animator.fading(trace, 0.0, 1.0), animator.EVEN)
        if element == "F":
            line.add(at, 420, animator.swelling(act, 0.72, 1.12), animator.EVEN)
            self._sparks(element, spot, at, 22, cell * 0.9)
        elif element == "A":
            line.add(at, 320, animator.swelling(act, 0.55, 1.35), animator.EVEN)
            again = self._sprite("act again", drawing.act_picture(element), spot, 9.5)
            line.add(at + 110, 380, animator.swelling(again, 0.5, 1.6), animator.EVEN)
            self._sparks(element, spot, at, 12, cell * 0.7)
            self._ripple(spot, at)
        else:
            line.add(at, 300, self._grow(act), animator.OUT)
            line.add(at + 380, 220, animator.fading(act, 1.0, 0.0), animator.EVEN)
            self._sparks(element, spot, at + 120, 14, cell * 0.6)

    @staticmethod
    def _grow(item: Picture) -> Callable[[float], None]:
        def grow(t: float) -> None:
            item.setScale(0.45 + 0.55 * t)
            item.setRotation(-24 * (1 - t))
            item.setOpacity(min(1.0, t * 3))

        return grow

    def _sparks(self, element: str, spot: QPointF, at: float, many: int, far: float) -> None:
        """Embers, drops or leaves fly from a square."""
        chance, size = Random(many), self._drawing.where.cell * 0.14
        for number in range(many):
            angle, reach = chance.random() * 2 * pi, far * chance.uniform(0.55, 1.0)
            way = QPointF(cos(angle), sin(angle) * 0.9 - 0.25) * reach
            spark = self._sprite(f"spark {number}", self._drawing.spark_picture(element, size), spot, _AIR_Z + 1)
            spark.setRotation(angle * 180 / pi if element == "W" else 0.0)
            self._line.add(at + chance.uniform(0, 90), chance.uniform(300, 440), self._fly(spark, spot, way))

    @staticmethod
    def _fly(item: Picture, start: QPointF, way: QPointF) -> Callable[[float], None]:
        first = start + way * 0.42

        def fly(t: float) -> None:
            item.setPos(first + way * t * 0.58)
            item.setOpacity(min(1.0, t * 8, (1 - t) * 2.2))

        return fly

    def _ripple(self, spot: QPointF, at: float) -> None:
        """The ring lifts every token that it passes a little."""
        cell = self._drawing.where.cell
        for key, piece in self._scene.pieces.items():
            away = piece.pos() - spot
            far = hypot(away.x(), away.y())
            if key.startswith("token ") and key not in self._moved and cell * 0.6 < far < cell * 2.3:
                self._line.add(at + far * 0.5, 200, self._push(piece, piece.pos(), away / far * 3.0), animator.EVEN)

    @staticmethod
    def _push(piece: Piece, home: QPointF, push: QPointF) -> Callable[[float], None]:
        return lambda t: piece.setPos(home + push * sin(pi * min(1.0, t)))

    def _steam(self, start: QPointF, end: QPointF) -> None:
        cell = self._drawing.where.cell
        for number in range(5):
            puff = self._sprite(f"steam {number}", self._drawing.puff(cell * 0.5, "#f4f8fb"), start, _AIR_Z + 2)
            spot = start + (end - start) * (number * 0.05) + QPointF((number - 2) * cell * 0.09, -cell * 0.2)
            rise = QPointF((number - 2) * cell * 0.05, -cell * 0.5)

            def drift(t: float, puff: Picture = puff, spot: QPointF = spot, rise: QPointF = rise) -> None:
                puff.setPos(spot + rise * t)
                puff.setScale(0.6 + 0.8 * t)
                puff.setOpacity(0.8 * min(1.0, t * 5) * (1 - t))

            self._line.add(_GLIDE + number * 26, 400, drift)

    # -- wands

    def _wand(self, seat: Seat, target: str, high: float, spin: float) -> None:
        piece = self._scene.pieces.get(f"wand {seat}")
        if piece is None:
            return
        piece.setVisible(True)
        piece.smooth(True)
        piece.setZValue(_AIR_Z)
        end, ms = self._drawing.wand_spot(target), _WAND if high else _GLIDE
        near = (piece.pos() - end).manhattanLength() < self._drawing.where.cell * 0.3
        self._line.add(0, ms, animator.flying(piece, piece.pos(), end, 0.0 if near else high, 1.0, 1.0, spin))
        flash = self._sprite("flash", self._drawing.puff(self._drawing.where.cell * 0.9, "#ffe9a8"),
                             end + self._drawing.ball_off, _AIR_Z + 1)  # fmt: skip
        self._line.add(ms, 240, animator.swelling(flash, 0.3, 1.0, 0.95), animator.EVEN)
        self._line.add(ms, 180, lambda t: piece.setScale(1.0 + 0.10 * sin(pi * min(1.0, t))), animator.SPRING)

    def _trail(self, start: QPointF, end: QPointF, element: str, high: float) -> None:
        """What the wand's ball leaves behind on its way: light of the element that carries it."""
        cell = self._drawing.where.cell
        for number in range(_PUFFS):
            share = (number + 0.5) / _PUFFS
            spot = start + (end - start) * share - QPointF(0, high * sin(pi * share))
            size = cell * (0.30 + 0.18 * share)
            puff = self._sprite(f"trail {number}", self._drawing.puff(size, LIGHTS[element]), spot, _AIR_Z - 1)
            self._line.add(_WAND * share, _TRAIL, animator.swelling(puff, 1.0, 0.55, 0.95), animator.EVEN)
            if number % 3 == 1:
                picture = self._drawing.spark_picture(element, cell * 0.13)
                spark = self._sprite(f"trail spark {number}", picture, spot, _AIR_Z)
                self._line.add(_WAND * share, _TRAIL + 60, self._fall(spark, spot, cell * 0.22), animator.EVEN)

    @staticmethod
    def _fall(item: Picture, start: QPointF, deep: float) -> Callable[[float], None]:
        def fall(t: float) -> None:
            item.setPos(start + QPointF(0, deep * t * t))
            item.setOpacity(min(1.0, t * 8, (1 - t) * 2))

        return fall


# -- the end -----------------------------------------------------------------------------------------------------------

_SPARKS = 96
_RINGS = 4
_LASTS = animator.LASTS_MS / 1000


def festivity(scene: TableScene, drawing: Drawing, area: QRectF, square: str, element: str) -> animator.Paint:
    """From the square that was reached: rings of light, and embers, drops or leaves that burst from the wand's ball."""
    cell, goal, ball = drawing.where.cell, drawing.where.centre(square), drawing.ball_spot(square)
    chance, sparks = Random(2), []
    pictures = [drawing.spark_picture(element, cell * size) for size in (0.16, 0.24)]
    inward = 1.0 if goal.x() < area.center().x() else -1.0
    for number in range(_SPARKS):
        angle = -pi / 2 + inward * chance.uniform(-0.35, 1.25)
        speed = cell * chance.uniform(1.6, 5.0)
        flight = QPointF(cos(angle), sin(angle)) * speed
        born, life = chance.random() ** 1.4 * 1.15, chance.uniform(0.9, 1.4)
        size, spin = chance.uniform(0.7, 1.15), 0.0 if element == "A" else chance.uniform(-160, 160)
        weight = cell * (3.2 if element == "A" else 1.2 if element == "W" else -0.4)
        sparks.append(animator.Spark(pictures[number % 2], ball, flight, born, life, size * 0.5, size, spin, weight))
    ring, glow = _wave(scene, element, cell * 5), drawing.puff(cell * 2.0, "#ffe9a8")

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        fade = min(1.0, max(0.0, (_LASTS - seconds) * 1.6))
        for number in range(_RINGS):
            age = (seconds - number * 0.45) / 1.3
            if 0 < age < 1:
                painter.save()
                painter.setOpacity(fade * (1 - age) * min(1.0, age * 6))
                painter.translate(goal)
                painter.scale(0.15 + 1.25 * age, 0.15 + 1.25 * age)
                _centred(painter, ring, QPointF(0, 0))
                painter.restore()
        painter.setOpacity(fade * (0.55 + 0.35 * sin(seconds * 7)))
        _centred(painter, glow, ball)
        painter.setOpacity(1.0)
        animator.paint_sparks(painter, sparks, seconds)

    return paint


def _centred(painter: QPainter, picture: QPixmap, spot: QPointF) -> None:
    half = picture.deviceIndependentSize() / 2
    painter.drawPixmap(spot - QPointF(half.width(), half.height()), picture)


def _wave(scene: TableScene, element: str, size: float) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        elements.paint_wave(painter, rect, element)

    return scene.art.pixmap(("wave", element), QSizeF(size, size), paint)
