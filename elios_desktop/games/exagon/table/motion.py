"""How moves of Exagon are shown: sides that click and spark, coins that jump to the dial, the plane that steps back,
the glass that turns over when the sand is through; and its end, a rain of small hexagons in the digits' colours.

A move is one timeline of nine tenths of a second at most. It shows the position before the move, with pictures of its
own over it; at its end, or wherever it is cut short, the table is drawn from the position after it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from elios_desktop.engine.contract import AnyTransition, Seat
from elios_desktop.games.exagon.board import HandTile
from elios_desktop.games.exagon.rules import Cell
from elios_desktop.games.exagon.rules.moves import BonusEarned, TileGiven, TilePlaced, TurnEnded
from elios_desktop.games.exagon.table import furniture, plane, time_out, viewport
from elios_desktop.games.exagon.table.art import DIGIT_COLOURS, PAPER, TilePictures
from elios_desktop.ui.board.animator import Paint, Spark, Step, Timeline, paint_sparks
from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Text
from elios_desktop.ui.table.contract import Voice


def newest_tiles(played: Sequence[AnyTransition], seat: Seat) -> set[Cell]:
    """Return the cells of the tiles that this seat has put down in the turn under way, or else of those that came to
    the table since its last turn."""
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


MOST_MS = 900
"""A move takes so long at most."""
_GLIDE, _LAND, _SETTLE, _SPARK, _APART = 200, 70, 110, 240, 30
_COIN, _BEAT, _GIVE, _NOD, _STEP_BACK, _LEAVE = 420, 180, 300, 120, 300, 180
_EFFECT_Z = 6000.0
_DOTS = 9
_IN, _OUT, _IN_OUT = QEasingCurve.Type.InQuad, QEasingCurve.Type.OutCubic, QEasingCurve.Type.InOutCubic
_BACK, _EVEN = QEasingCurve.Type.OutBack, QEasingCurve.Type.Linear


def sound_of(transition: AnyTransition) -> str:
    """Say what is heard of a move where nothing moves."""
    for event in transition.events:
        match event:
            case TilePlaced() if event.sides > 2:
                return f"chord+{event.sides - 3}"
            case TilePlaced():
                return f"click+{2 * max(0, event.sides - 1)}"
            case TurnEnded(why="timeout"):
                return ""
            case _:
                pass
    return "paper"


class Motion:
    """Makes the motion of a move. `ms` gives durations at the speed that was chosen."""

    def __init__(
        self,
        scene: TableScene,
        tiles: TilePictures,
        sight: viewport.Viewport,
        ms: Callable[[int], int],
        voice: Voice,
    ) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight
        self._ms = ms
        self._voice = voice
        self._items: list[Picture] = []
        self.dial: Callable[[int], QPixmap] | None = None
        """Paints the dial with so many bonuses."""
        self.stays: Seat | None = None
        """The seat whose tiles lie in the rack whoever is to move: who learns sees them all the time."""

    def clear(self) -> None:
        """Take away what it put on the scene: the table is drawn."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def step_for(
        self, transition: AnyTransition, ahead: plane.Plane | None, names: Sequence[Text], area: QRectF
    ) -> Step:
        """Show a whole move; `ahead` is what of the plane is in sight after it, if that is another part."""

        def step() -> QAbstractAnimation | None:
            line = Timeline()
            if any(isinstance(event, TurnEnded) and event.why == "timeout" for event in transition.events):
                following = transition.after.to_move
                shown = time_out.TimeOut(self._scene, names[following - 1] if following else None, area)
                self._items += shown.items
                shown.add(line)
                return line.animation(self._ms, time_out.TimeOut.MS)
            lands = 0.0
            for event in transition.events:
                match event:
                    case TilePlaced():
                        lands = self._lay(line, event)
                    case BonusEarned(count=count, left=left):
                        self._earn(line, lands, count, left)
                    case TileGiven(tile=tile, giver=giver, taker=taker):
                        self._give(line, tile, giver, taker)
                    case TurnEnded() if transition.after.result is None and self.stays is None:
                        self._leave(line, line.length)
                    case _:
                        pass
            if ahead is not None:
                self._step_back(line, line.length, ahead)
            return line.animation(self._ms, MOST_MS) if line.length else None

        return step

    def _add(self, picture: QPixmap, at: QPointF, above: float = 0.0) -> Picture:
        """Put a picture over the table, unseen at first."""
        item = Picture(picture)
        item.setPos(at)
        item.setZValue(_EFFECT_Z + above)
        item.setOpacity(0.0)
        item.smooth(True)
        self._scene.addItem(item)
        self._items.append(item)
        return item

    def _unmark(self, tile: int) -> None:
        """What says in the rack that it fits doesn't go with it."""
        mark = self._scene.decorations().get(f"fits {tile}")
        if mark is not None:
            mark.setVisible(False)

    # -- a tile is laid

    def _lay(self, line: Timeline, event: TilePlaced) -> float:
        """A tile goes to its cell, if it isn't there yet, and lies down; when it lies."""
        size, to = self._sight.plane.size, self._sight.plane.centre(event.cell)
        piece: Picture | None = self._scene.pieces.get(HandTile(event.tile).key)
        lying = self._tiles.picture(event.tile, event.rotation, size)
        lifted = self._tiles.picture(event.tile, event.rotation, size, lifted=True)
        if piece is None:  # of a computer, or of whoever is looked at again
            piece = self._add(lifted, self._sight.where.plates[event.seat - 1].center())
            piece.setScale(0.3)
            piece.setOpacity(1.0)
        self._unmark(event.tile)
        start, first = piece.pos(), piece.scale()
        at = 0.0
        piece.smooth(True)
        piece.setZValue(_EFFECT_Z)
        away = start - to
        if away.manhattanLength() > 2:
            piece.show_pixmap(lifted)

            def glide(t: float) -> None:
                piece.setPos(start + (to - start) * t)
                piece.setScale(first + (1.08 - first) * t)

            at = line.add(0, _GLIDE, glide, _OUT)
        line.call(at, partial(piece.show_pixmap, lying))
        line.add(at, _LAND, lambda t: piece.setScale(1.08 - 0.11 * t), _IN)
        lands = line.add(at + _LAND, _SETTLE, lambda t: piece.setScale(0.97 + 0.03 * t), _BACK) - _SETTLE
        self._sound(line, at + _LAND * 0.6, f"place+{max(0, 4 - len(event.directions))}")
        self._ring(line, lands, to, size)
        for number, direction in enumerate(event.directions):
            self._click(line, lands + _APART * number, to, direction, number, len(event.directions))
        if len(event.directions) > 2:
            line.add(lands + _SETTLE, 200, lambda t: piece.setScale(1 + 0.06 * sin(pi * t)), _EVEN)
            self._sound(line, lands + _APART * len(event.directions), f"chord+{len(event.directions) - 3}")
        return lands

    def _ring(self, line: Timeline, at: float, spot: QPointF, size: float) -> None:
        """Dust flies up around a tile that lies down."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_dust(painter, rect, size)

        ring = self._add(self._scene.art.pixmap(("dust", size), QSizeF(size * 3, size * 3), paint), spot, -1)

        def spread(t: float) -> None:
            ring.setScale(0.72 + 0.28 * t)
            ring.setOpacity(0.8 * (1 - t))

        line.add(at, 180, spread, _OUT)

    def _click(self, line: Timeline, at: float, spot: QPointF, direction: int, number: int, count: int) -> None:
        """A side matches: its edge glows, and from two sides on it sparks."""
        size, art = self._sight.plane.size, self._scene.art

        def paint_edge(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_edge_glow(painter, rect, size, direction)

        edge = self._add(art.pixmap(("edge", size, direction), QSizeF(size * 2.8, size * 2.8), paint_edge), spot, 2)
        long = 160 if count == 1 else _SPARK + 60
        line.add(at, long, lambda t: edge.setOpacity(min(1.0, t * 5, (1 - t) * 2.2)), _EVEN)
        self._sound(line, at, f"click+{2 * number}")
        if count < 2:
            return
        middle = spot + plane.towards(direction) * size * (3**0.5 / 2)

        def paint_flash(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_flash(painter, rect)

        flash = self._add(art.pixmap(("flash", size), QSizeF(size * 1.5, size * 1.5), paint_flash), middle, 3)

        def shine(t: float) -> None:
            flash.setScale(0.3 + 0.7 * (1 - (1 - t) ** 3))
            flash.setOpacity(min(1.0, t * 8) * (1 - t) ** 0.8)

        line.add(at, _SPARK, shine, _EVEN)
        along, out = plane.corner(direction + 1) - plane.corner(direction), plane.towards(direction)
        dot_size, chance = max(5.0, size * 0.14), Random(direction)

        def paint_dot(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_spark(painter, rect)

        dot = art.pixmap(("dot",), QSizeF(dot_size, dot_size), paint_dot)
        for _ in range(_DOTS):
            place = middle + along * size * chance.uniform(-0.42, 0.42)
            way = (out * chance.choice((-1, 1)) * chance.uniform(0.25, 0.7) + along * chance.uniform(-0.3, 0.3)) * size
            self._fly_dot(line, at + chance.uniform(0, 50), self._add(dot, place, 4), place, way)

    def _fly_dot(self, line: Timeline, at: float, dot: Picture, start: QPointF, way: QPointF) -> None:
        def fly(t: float) -> None:
            dot.setPos(start + way * (1 - (1 - t) ** 2) + QPointF(0, 18 * t * t))
            dot.setOpacity(min(1.0, t * 8, (1 - t) * 1.8))
            dot.setScale(1.1 - 0.6 * t)

        line.add(at, _SPARK + 60, fly, _EVEN)

    # -- bonuses, gifts, the end of a turn

    def _earn(self, line: Timeline, at: float, count: int, left: int) -> None:
        """A coin jumps from the tile to the dial, which swells and shows what there is now."""
        dial = self._scene.decorations().get("bonus")
        piece = next((item for item in self._items if item.zValue() == _EFFECT_Z), None)
        laid = [each for each in self._scene.pieces.values() if each.zValue() == _EFFECT_Z]
        source = laid[0] if laid else piece
        if dial is None or source is None:
            return
        _, radius = furniture.dial_radius(self._sight.where.bonus, self._scene.theme.font("small"))
        wide = radius * 1.1

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_coin(painter, rect.center(), rect.width() * 0.46, f"+{count}")

        coin = self._add(self._scene.art.pixmap(("coin", count), QSizeF(wide, wide), paint), source.pos(), 6)
        start: list[QPointF] = []
        to = dial.pos()

        def fly(t: float) -> None:
            if not start:
                start.append(source.pos())
            high = 90 * sin(pi * t)
            coin.setPos(start[0] + (to - start[0]) * t - QPointF(0, high))
            coin.setOpacity(min(1.0, t * 8))
            coin.setScale(0.7 + 0.5 * sin(pi * t))
            coin.setRotation(-40 * (1 - t))

        arrives = line.add(at + 60, _COIN, fly, _OUT)
        self._sound(line, arrives - 60, f"coin+{2 * count}")
        line.call(arrives, partial(coin.setVisible, False))
        if self.dial is not None:
            line.call(arrives, partial(dial.show_pixmap, self.dial(left)))
        line.call(arrives, partial(dial.smooth, True))
        line.add(arrives, _BEAT, lambda t: dial.setScale(1 + 0.2 * sin(pi * t)), _EVEN)

    def _give(self, line: Timeline, tile: int, giver: Seat, taker: Seat) -> None:
        """A tile slides to the tag of whoever gets it, which nods."""
        plates = self._sight.where.plates
        to = plates[taker - 1].center()
        piece: Picture | None = self._scene.pieces.get(HandTile(tile).key)
        if piece is None:
            piece = self._add(self._tiles.picture(tile, 0, self._sight.where.rows.size), plates[giver - 1].center())
            piece.setOpacity(1.0)
        self._unmark(tile)
        start = piece.pos()
        piece.setZValue(_EFFECT_Z)
        piece.smooth(True)
        first = piece.scale()

        def slide(t: float) -> None:
            piece.setPos(start + (to - start) * t)
            piece.setScale(first + (0.4 - first) * t)
            piece.setOpacity(min(1.0, (1 - t) * 5 + 0.2))

        self._sound(line, 0, "paper")
        there = line.add(0, _GIVE, slide, _OUT)
        tag, tiles = f"plate {taker}", f"on {taker} "
        for key, item in self._scene.decorations().items():
            if key == tag or key.startswith(tiles):
                line.add(there - 30, _NOD, partial(self._nod, item, item.pos()), _EVEN)

    @staticmethod
    def _nod(item: Picture, home: QPointF, t: float) -> None:
        item.setPos(home + QPointF(0, 7 * sin(pi * t)))

    def _leave(self, line: Timeline, at: float) -> None:
        """The turn is over: the tiles of whoever leaves go down with their rack's marks."""
        self._sound(line, at, "paper")
        going: list[tuple[Picture, QPointF]] = []

        def prepare() -> None:
            lying = [item for key, item in self._scene.decorations().items() if key.startswith("fits ")]
            there = (item for item in (*self._scene.pieces.values(), *lying) if item.isVisible())
            rack = self._sight.where.rack
            going.extend((item, item.pos()) for item in there if rack.contains(item.pos()))

        def go(t: float) -> None:
            for item, home in going:
                item.setPos(home + QPointF(0, self._sight.where.rack.height() * t))

        line.call(at, prepare)
        line.add(at, _LEAVE, go, _IN)

    def _step_back(self, line: Timeline, at: float, ahead: plane.Plane) -> None:
        """The plane is seen from elsewhere from now on: everything on it goes where it will lie."""
        here = self._sight.plane
        moving: list[tuple[Picture, QPointF, QPointF]] = []
        ratio = ahead.size / here.size

        def prepare() -> None:
            lying = [item for key, item in self._scene.decorations().items() if key.startswith(("laid ", "newest "))]
            landed = [each for each in (*self._scene.pieces.values(), *self._items) if each.zValue() == _EFFECT_Z]
            for item in (*lying, *landed):
                if self._sight.where.board.contains(item.pos()):
                    item.smooth(True)
                    moving.append((item, item.pos(), ahead.origin + (item.pos() - here.origin) * ratio))

        def go(t: float) -> None:
            for item, start, end in moving:
                item.setPos(start + (end - start) * t)
                item.setScale(1 + (ratio - 1) * t)

        line.call(at, prepare)
        line.add(at, _STEP_BACK, go, _IN_OUT)

    def _sound(self, line: Timeline, at: float, name: str) -> None:
        line.call(at, partial(self._voice.play, name))


_PIECES = 150
_SIZE = 30.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """Return a rain of hexagons."""
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
