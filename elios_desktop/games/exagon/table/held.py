"""A tile of Exagon in the hand: how it is turned, and what is shown over each place."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.games.exagon.board import CellSpot, Draft, HandTile, SeatSpot, Spot, what_it_brings
from elios_desktop.games.exagon.rules import Cell, Gain, Outcome, Put, Side, View
from elios_desktop.games.exagon.table import art, furniture, viewport
from elios_desktop.games.exagon.table.plane import in_units
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator, tween
from elios_desktop.ui.board.items import LIFTED_SCALE, LIFTED_Z, Picture, Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate

_KEYS = ("ghost", "sides", "lens", "badge")
LENS = 2.35
"""The radius of the magnifier, in sizes of the tiles in it: the halves of the tiles around that matter."""


class Preview:
    """The pictures of one preview on a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.text = ""
        """What the badge says now."""

    def show_tile(self, tile: QPixmap, centre: QPointF, size: float, sides: Sequence[Side]) -> None:
        """The tile on a cell, its sides marked: of the marks of single sides there are twelve."""
        scene, room = self._scene, QSizeF(size * 2.5, size * 2.5)

        def paint(painter: QPainter, rect: QRectF) -> None:
            for direction, side in enumerate(sides):
                if side is not Side.FREE:
                    one = partial(_paint_side, size, direction, side)
                    painter.drawPixmap(QPointF(), scene.art.pixmap(("side", direction, side), room, one))

        scene.decoration("ghost", tile, centre, LIFTED_Z - 2)
        scene.decoration("sides", scene.art.pixmap(("sides", tuple(sides)), room, paint), centre, LIFTED_Z + 1)

    def show_lens(
        self,
        key: Hashable,
        tiles: Sequence[tuple[QPixmap, QPointF]],
        centre: QPointF,
        size: float,
        sides: Sequence[Side],
    ) -> None:
        """A magnifier: the tile in its middle (the first one) and those around it, each with where it lies."""
        scene, side = self._scene, size * LENS * 2

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_lens(painter, rect, tiles, scene.theme.palette)
            furniture.paint_sides(painter, rect, size, sides)

        picture = scene.art.pixmap(("lens", key, tuple(sides)), QSizeF(side, side), paint)
        scene.decoration("lens", picture, centre, LIFTED_Z + 1.5)

    def badge_height(self) -> float:
        """Return what a badge takes up."""
        return QFontMetricsF(self._scene.theme.font("body", bold=True)).height() + 14

    def show_badge(self, text: str, good: bool, centre: QPointF, away: float, within: QRectF) -> None:
        """A sign above a point, or below it where there is no room."""
        scene = self._scene
        font = scene.theme.font("body", bold=True)
        size = QSizeF(furniture.badge_width(text, font), self.badge_height())

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_badge(painter, rect, text, font, good)

        y = centre.y() - away - size.height() / 2
        if y - size.height() / 2 < within.top():
            y = centre.y() + away + size.height() / 2
        half = size.width() / 2
        x = min(max(centre.x(), within.left() + half), max(within.left() + half, within.right() - half))
        scene.decoration("badge", scene.art.pixmap(("badge", text, good), size, paint), QPointF(x, y), LIFTED_Z + 2)
        self.text = text

    def hide(self) -> None:
        """Hide what is shown: nothing is held over a cell."""
        self.text = ""
        shown = self._scene.decorations()
        for key in _KEYS:
            picture = shown.get(key)
            if picture is not None:
                picture.setVisible(False)


def _paint_side(size: float, direction: int, side: Side, painter: QPainter, rect: QRectF) -> None:
    painter.translate(rect.center())
    furniture.paint_side(painter, size, direction, side)


_SPIN_MS = 150
_SIGN_Z = 6000.0
"""Above the glow of places, below what is held."""


@dataclass(frozen=True, slots=True)
class Hold:
    """What is held, and over what."""

    piece: Piece
    tile: HandTile
    place: Place | None = None
    spot: Spot | None = None

    @property
    def cell(self) -> Cell | None:
        """The cell under it."""
        return self.spot.cell if isinstance(self.spot, CellSpot) else None


class HeldTile:
    """Shows the tile that is held, and how it turns there."""

    def __init__(
        self, scene: TableScene, tiles: art.TilePictures, sight: viewport.Viewport, animator: Animator, parent: QObject
    ) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight
        self._animator = animator
        self._parent = parent
        self.preview = Preview(scene)
        self.now: Hold | None = None
        self._rotation = 0
        self._signs: list[str] = []
        self._spin: QAbstractAnimation | None = None

    def forget(self) -> None:
        """The table is drawn anew: nothing is shown over it."""
        self.now = None
        self._hide_signs()
        self.preview.hide()

    def hold(
        self, hold: Hold, view: View, draft: Draft, names: Sequence[str], cells: Mapping[str, int], area: QRectF
    ) -> None:
        """The tile as it is turned; over a cell beside tiles, lying there as it would lie. `cells`: where it fits, and
        with how many sides."""
        if self.now is None or self.now.piece is not hold.piece:
            self._rotation = draft.rotation(hold.tile.number)
            self._mark(hold.tile, False)
            self._show_signs(cells)
        self.now = hold
        self.preview.hide()
        hold.piece.setScale(1.0)
        was, outcome = self._rotation, None
        self._rotation = draft.rotation(hold.tile.number)
        if hold.cell is not None and hold.cell not in view.board:
            put = Put(hold.tile.number, hold.cell, draft.rotation_on(view, hold.tile.number, hold.cell))
            outcome = view.outcome(put)
            if outcome.meeting or outcome.gain is not Gain.MISFIT:
                self._rotation = put.rotation
                self._show_lying(hold, put, outcome, view)
        if not self.preview.text:
            # However small the plane is, a tile in the hand can be read.
            self._show_in_hand(hold, max(self._sight.plane.size, self._sight.readable))
            if isinstance(hold.spot, SeatSpot) and hold.place is not None and hold.spot.seat in view.takers():
                text = fill(translate("Exagon", "Give it to {name}: uses a bonus"), name=names[hold.spot.seat - 1])
                rect = hold.place.shape.boundingRect()
                self.preview.show_badge(text, True, rect.center(), rect.height() / 2 + 4, area)
        self._spin_from(hold.piece, self._rotation - was)

    def let_go(self, piece: Piece, tile: HandTile) -> None:
        """Put the tile back into the rack."""
        self.stop_spin()
        self.forget()
        piece.setOpacity(1.0)
        self._mark(tile, True)

    def _show_signs(self, cells: Mapping[str, int]) -> None:
        """On each cell where the turn would go on, what it would bring."""
        size = self._sight.plane.size
        for key, sides in cells.items():
            place = self._scene.places.get(key)
            if place is None or sides < 2:
                continue

            def paint(painter: QPainter, rect: QRectF, sides: int = sides) -> None:
                furniture.paint_sides_sign(painter, rect, sides)

            high = max(20.0, size * 0.62)
            picture = self._scene.art.pixmap(("sides sign", sides), QSizeF(high * 1.9, high), paint)
            self._scene.decoration(f"sign {key}", picture, place.centre, _SIGN_Z)
            self._signs.append(f"sign {key}")

    def _hide_signs(self) -> None:
        shown = self._scene.decorations()
        for key in self._signs:
            if key in shown:
                shown[key].setVisible(False)
        self._signs = []

    def _mark(self, tile: HandTile, on: bool) -> None:
        """The mark under a tile that fits somewhere belongs to its place in the rack."""
        mark = self._scene.decorations().get(f"fits {tile.number}")
        if mark is not None:
            mark.setVisible(on)

    def _show_in_hand(self, hold: Hold, size: float) -> None:
        hold.piece.setOpacity(1.0)
        picture = self._tiles.picture(hold.tile.number, self._rotation, size * LIFTED_SCALE, lifted=True)
        hold.piece.show_pixmap(picture)

    def _show_lying(self, hold: Hold, put: Put, outcome: Outcome, view: View) -> None:
        size, centre = self._sight.plane.size, self._sight.plane.centre(put.cell)
        picture = self._tiles.picture(put.tile, put.rotation, size * LIFTED_SCALE, lifted=True)
        hold.piece.show_pixmap(picture)
        hold.piece.setOpacity(0.0)  # it lies on the cell, as if drawn there by a magnet
        self.preview.show_tile(picture, centre, size, outcome.sides)
        text, good = what_it_brings(outcome, translate), outcome.gain is not Gain.MISFIT
        if self._sight.small:
            self._show_lens(put, outcome.sides, text, good, view)
        else:
            self.preview.show_badge(text, good, centre, size * 1.15, self._sight.where.board)

    def _show_lens(self, put: Put, sides: Sequence[Side], text: str, good: bool, view: View) -> None:
        """On a small plane: what lies around the cell, at a size at which it can be read, beside it."""
        plane, size, board = self._sight.plane, self._sight.readable, self._sight.where.board
        spot = plane.centre(put.cell)
        tiles = [(put.tile, put.rotation, QPointF())]
        for near in put.cell.neighbours():
            laid = view.board.get(near)
            if laid is not None:
                tiles.append((laid.tile, laid.rotation, (in_units(near) - in_units(put.cell)) * size))
        pictures = [(self._tiles.picture(each, rotation, size), at) for each, rotation, at in tiles]
        radius = size * LENS
        away = plane.size * 1.4 + radius
        # Outwards, where fewer tiles lie; at the edge of the table, inwards.
        xs = [plane.centre(each).x() for each in self._sight.laid]
        outwards = -1 if spot.x() < sum(xs) / len(xs) else 1
        x = spot.x() + outwards * away
        if not board.left() + radius <= x <= board.right() - radius:
            x = spot.x() - outwards * away
        top = board.top() + radius + self.preview.badge_height()
        centre = QPointF(x, max(top, min(spot.y(), board.bottom() - radius)))
        key = tuple((each, rotation, at.x(), at.y()) for each, rotation, at in tiles)
        self.preview.show_lens(key, pictures, centre, size, sides)
        self.preview.show_badge(text, good, centre, radius, board)

    # -- turning

    def _ghost(self) -> Picture | None:
        return self._scene.decorations().get("ghost")

    def _spin_from(self, piece: Piece, steps: int) -> None:
        """Turn the picture that is shown, by so many sixths of a turn clockwise, to where it is now."""
        self.stop_spin()
        item = piece if piece.opacity() else self._ghost()
        steps = (steps + 2) % 6 - 2  # the short way
        ms = round(_SPIN_MS * self._animator.speed)
        if item is None or not ms or not steps:
            return
        degrees = -60.0 * steps

        def begin() -> Callable[[float], None]:
            def step(t: float) -> None:
                item.setRotation(degrees * (1 - t))

            return step

        self._spin = tween(ms, begin)
        self._spin.setParent(self._parent)
        self._spin.start()

    def stop_spin(self) -> None:
        """Let it lie as it is turned, at once."""
        spin, self._spin = self._spin, None
        if spin is not None:
            spin.stop()
            spin.deleteLater()
        for item in (self.now.piece if self.now is not None else None, self._ghost()):
            if item is not None:
                item.setRotation(0.0)
