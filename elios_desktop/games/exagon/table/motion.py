"""How moves of Exagon are shown one after the other, and its end: a rain of small hexagons in the digits' colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from elios_desktop.engine.contract import AnyTransition, Event, Seat
from elios_desktop.games.exagon.board.draft import HandTile
from elios_desktop.games.exagon.rules import Cell
from elios_desktop.games.exagon.rules.moves import BonusEarned, TileGiven, TilePlaced
from elios_desktop.games.exagon.table.art import DIGIT_COLOURS, PAPER, TilePictures
from elios_desktop.games.exagon.table.drawing import STRIP_Z
from elios_desktop.games.exagon.table.sight import Viewport
from elios_desktop.ui.board.animator import Paint, Spark, Step, fade, glide, in_turn, paint_sparks, scale, together
from elios_desktop.ui.board.scene import TableScene


def newest_tiles(played: Sequence[AnyTransition], seat: Seat) -> set[Cell]:
    """The cells of the tiles that this seat has put down in the turn under way, or else of those that came to the table
    since its last turn."""
    own: set[Cell] = set()
    others: set[Cell] = set()
    passed = False
    for transition in reversed(played):
        mine = transition.seat == seat
        if passed if mine else own:
            break
        passed = passed or not mine
        laid = own if mine else others
        laid |= {event.cell for event in transition.events if isinstance(event, TilePlaced)}
    return own or others


class Motion:
    """Makes the steps of an animation. `ms` gives durations at the speed that was chosen, `sound` plays one."""

    def __init__(
        self,
        scene: TableScene,
        tiles: TilePictures,
        sight: Viewport,
        ms: Callable[[int], int],
        sound: Callable[[str], None],
    ) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight
        self._ms = ms
        self._sound = sound

    def step_for(self, event: Event) -> Step | None:
        """How to show one event, or None."""
        match event:
            case TilePlaced(tile=tile, cell=cell, rotation=rotation):
                return self._lay(tile, cell, rotation)
            case TileGiven(tile=tile, taker=taker):
                return self._give(tile, taker)
            case BonusEarned():
                return self._earn
        return None

    def _lay(self, tile: int, cell: Cell, rotation: int) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get(HandTile(tile).key)
            if piece is None:
                return None
            piece.show_pixmap(self._tiles.picture(tile, rotation, self._sight.plane.size, lifted=True))
            return glide(piece, self._sight.plane.centre(cell), self._ms(180))

        return step

    def _give(self, tile: int, taker: Seat) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get(HandTile(tile).key)
            if piece is None:
                return None
            piece.setZValue(STRIP_Z + 50)
            plate = self._sight.where.plates[taker - 1].center()
            ms = self._ms(250)
            return together(glide(piece, plate, ms), scale(piece, 0.5, ms), fade(piece, 0.3, ms))

        return step

    def _earn(self) -> QAbstractAnimation | None:
        """The coin swells and shows what was earned."""
        coin = self._scene.decorations().get("bonus")
        if coin is None:
            return None
        coin.smooth(True)
        self._sound("point")
        return in_turn(scale(coin, 1.35, self._ms(110)), scale(coin, 1.0, self._ms(130)))


_PIECES = 150
_SIZE = 30.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """A rain of hexagons."""
    chance, pictures = Random(5), [_hexagon(scene, colour) for colour in DIGIT_COLOURS.values()]
    sparks = []
    for number in range(_PIECES):
        start = QPointF(area.left() + area.width() * chance.random(), area.top() - 40)
        speed = QPointF(chance.gauss(0, 40), area.height() * chance.uniform(0.28, 0.5))
        size = chance.uniform(0.4, 1.0)
        sparks.append(
            Spark(
                pictures[number % len(pictures)], start, speed, chance.random() * 1.1, 1.5, size, size,
                chance.uniform(-260, 260), area.height() * 0.35,
            )
        )  # fmt: skip

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _hexagon(scene: TableScene, colour: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        radius = rect.width() / 2 - 2
        corners = [rect.center() + QPointF(cos(step * pi / 3), sin(step * pi / 3)) * radius for step in range(6)]
        pen = QPen(QColor(PAPER), 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(corners))

    return scene.art.pixmap(("confetti", colour), QSizeF(_SIZE, _SIZE), paint)
