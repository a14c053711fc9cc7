"""How moves of Elementos are shown one after the other, and its end: fire, wood and water rise over the board."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elementos.rules import TokenFlipped, TokenMoved, TokenTaken, WandCarried, WandPassed
from elios_desktop.games.elementos.table.art import ELEMENT_COLOURS, paint_symbol
from elios_desktop.games.elementos.table.drawing import Drawing
from elios_desktop.ui.board.animator import Paint, Spark, Step, glide, paint_sparks, scale, together, tween
from elios_desktop.ui.board.items import LIFTED_Z, Piece
from elios_desktop.ui.board.scene import TableScene


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

    def step_for(self, event: Event) -> Step | None:
        """How to show one event, or None."""
        drawing, where = self._drawing, self._drawing.where
        match event:
            case TokenMoved(origin=origin, target=target):
                return self._moving({f"token {origin}": where.centre(target)})
            case TokenTaken(seat=seat, square=square):
                return self._taking(seat, square)
            case TokenFlipped(square=square, seat=seat, after=after):
                return self._turning(square, drawing.token_picture(seat, after, lifted=True))
            case WandPassed(seat=seat, target=target):
                return self._moving({f"wand {seat}": drawing.wand_spot(target)}, arc=where.cell * 0.35)
            case WandCarried(seat=seat, origin=origin, target=target):
                ends = {f"token {origin}": where.centre(target), f"wand {seat}": drawing.wand_spot(target)}
                return self._moving(ends)
        return None

    def _moving(self, ends: dict[str, QPointF], arc: float = 0.0) -> Step:
        """These pieces at once, each to its end."""

        def step() -> QAbstractAnimation | None:
            pieces, ms = self._scene.pieces, self._ms(210)
            flights = [glide(pieces[key], end, ms, arc=arc) for key, end in ends.items() if key in pieces]
            return together(*flights) if flights else None

        return step

    def _taking(self, owner: Seat, square: str) -> Step:
        """Off the board, to where the taker's others lie."""

        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get(f"token {square}")
            if piece is None:
                return None
            (spot, size), ms = self._drawing.taken_spot(owner, self._lost(owner)), self._ms(260)
            piece.setZValue(LIFTED_Z - 2)
            piece.smooth(True)
            self._sound("take")
            return together(
                glide(piece, spot, ms, arc=self._drawing.where.cell * 0.3),
                scale(piece, size / piece.boundingRect().width(), ms),
                _plain(piece, self._drawing.token_picture(owner, "?", lifted=True), ms),
            )

        return step

    def _turning(self, square: str, picture: QPixmap) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get(f"token {square}")
            return _turn(piece, picture, self._ms(260)) if piece else None

        return step


def _plain(piece: Piece, picture: QPixmap, ms: int) -> QAbstractAnimation:
    """Half-way it looks as it does in the tray, where its symbol is of no use any more."""

    def begin() -> Callable[[float], None]:
        def at(t: float) -> None:
            if t >= 0.5:
                piece.show_pixmap(picture)

        return at

    return tween(ms, begin)


def _turn(piece: Piece, picture: QPixmap, ms: int) -> QAbstractAnimation:
    """Narrow until it is seen from its edge, then wide again with its other side; a little nearer on its way."""

    def begin() -> Callable[[float], None]:
        piece.smooth(True)

        def at(t: float) -> None:
            if t >= 0.5:
                piece.show_pixmap(picture)
            transform = piece.transform()
            transform.reset()
            if t < 1.0:
                near = 1 + 0.10 * sin(pi * t)
                transform.scale(max(0.05, abs(1 - 2 * t)) * near, near)
            piece.setTransform(transform)

        return at

    return tween(ms, begin)


_SPARKS = 110
_SIZE = 46.0


def festivity(scene: TableScene, area: QRectF, source: QPointF) -> Paint:
    """A fountain of the three symbols from a point."""
    chance, pictures = Random(2), [_symbol(scene, letter) for letter in ELEMENT_COLOURS]
    sparks = []
    for number in range(_SPARKS):
        flight = QPointF(chance.gauss(0, area.width() * 0.26), -area.height() * chance.uniform(0.55, 1.15))
        size = chance.uniform(0.45, 1.05)
        sparks.append(
            Spark(
                pictures[number % len(pictures)], source, flight, chance.random() * 1.2, chance.uniform(1.0, 1.4),
                size * 0.4, size, chance.uniform(-120, 120), area.height() * 1.25,
            )
        )  # fmt: skip

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _symbol(scene: TableScene, letter: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_symbol(painter, letter, rect.center(), rect.width() * 0.36, dark_wood=True)

    return scene.art.pixmap(("flying symbol", letter), QSizeF(_SIZE, _SIZE), paint)
