"""A tile of Exagon in the hand: where it may go, how it is turned, what is shown over each place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF

from elios_desktop.engine.games.exagon import Cell, Gain, Give, Outcome, Put, Side, Spot, View
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.items import LIFTED_SCALE, Piece, Place
from elios_desktop.ui.board.motion import tween
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.exagon.drawing import DrawnTable
from elios_desktop.ui.games.exagon.plane import in_units
from elios_desktop.ui.games.exagon.preview import LENS, Preview, what_it_brings
from elios_desktop.ui.games.exagon.words import say_tile
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller


class HoldingTable(DrawnTable):
    """What the hand asks about a tile that it holds."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self.preview = Preview(scene)
        self.held: Piece | None = None
        self._over: Place | None = None
        self._spots: dict[Cell, list[Spot]] = {}
        """Where the tile that is held may go, by cell."""
        self._shown_rotation = 0
        self._spin: QAbstractAnimation | None = None

    def draw(self, view: View) -> None:
        self.held = self._over = None
        self.preview.hide()
        super().draw(view)

    def legal_places(self, piece: Piece) -> list[str]:
        """The cells where the tile fits in some rotation, those with the most sides first, then seats to give it to."""
        if not self.can_lift(piece):
            return []
        tile = piece.data_["tile"]
        self._find_spots(tile)
        cells = sorted(self._spots, key=lambda cell: (-self._spots[cell][0].sides, cell))
        half = self.plane.size / 2
        seen = self.where.fit.adjusted(half, half, -half, -half)
        if not all(seen.contains(self.plane.centre(spot)) for spot in cells):
            self._show_all(cells)
        seats = [
            key
            for key, place in self.scene.places.items()
            if "seat" in place.data and Give(tile, place.data["seat"]) in self.controller.legal
        ]
        return [key for key in (f"cell {cell.text}" for cell in cells) if key in self.scene.places] + seats

    def _find_spots(self, tile: int) -> None:
        self._spots = {}
        for spot in self.shown.spots(tile):
            self._spots.setdefault(spot.cell, []).append(spot)

    def _show_all(self, spots: list[Cell]) -> None:
        """Bring every cell that can be played on into sight, around the tile that is being picked up. It stays like
        this until the next move: whoever tries tile after tile sees the plane jump once."""
        self.plane.fit(spots, self.where.fit, most=self.plane.size)
        self._seen = self._to_see()
        with self.scene.redrawing():
            self.draw(self.controller.view())

    def rotation_on(self, tile: int, cell: Cell) -> int:
        """The rotation that a tile gets on a cell: as it is held, else the nearest one that fits."""
        held = self.turned.get(tile, 0)
        fitting = [spot.rotation for spot in self.shown.spots(tile) if spot.cell == cell]
        return min(fitting, key=lambda rotation: _away(held, rotation), default=held)

    def hold(self, piece: Piece, place: Place | None) -> None:
        if self.held is not piece:
            self.held = piece
            self._shown_rotation = self.turned.get(piece.data_["tile"], 0)
            self._find_spots(piece.data_["tile"])
            mark = self.scene.decorations().get(f"fits {piece.data_['tile']}")
            if mark is not None:
                mark.setVisible(False)
        self._over = place
        self._show_held()

    def _show_held(self) -> None:
        """The held tile as it is turned; over a cell beside tiles, lying there as it would lie."""
        piece, place = self.held, self._over
        if piece is None:
            return
        tile, size = piece.data_["tile"], self.plane.size
        was, self._shown_rotation = self._shown_rotation, self.turned.get(tile, 0)
        self.preview.hide()
        self.say_over(None, "")
        piece.setScale(1.0)
        cell = place.data.get("cell") if place is not None else None
        outcome = self._outcome_on(tile, cell)
        if place is None or cell is None or outcome is None:
            piece.setOpacity(1.0)
            size = max(size, self.readable)  # however small the plane is, a tile in the hand can be read
            piece.show_pixmap(self.tile_picture(tile, self._shown_rotation, size * LIFTED_SCALE, lifted=True))
            if place is not None and "seat" in place.data:
                self._show_giving(piece, place)
        else:
            self._shown_rotation = self.rotation_on(tile, cell)
            picture = self.tile_picture(tile, self._shown_rotation, size * LIFTED_SCALE, lifted=True)
            piece.show_pixmap(picture)
            piece.setOpacity(0.0)  # it lies on the cell, as if drawn there by a magnet
            self.preview.show_tile(picture, place.centre, size, outcome.sides)
            text, good = what_it_brings(outcome), outcome.gain is not Gain.MISFIT
            if size < self.readable:
                self._show_lens(tile, cell, outcome.sides, text, good)
            else:
                self.preview.show_badge(text, good, place.centre, size * 1.15, self.where.board)
        self.say_over(place, self.preview.text)
        self._spin_from(piece, self._shown_rotation - was)

    def _show_lens(self, tile: int, cell: Cell, sides: Sequence[Side], text: str, good: bool) -> None:
        """On a small plane: what lies around the cell, at a size at which it can be read, beside it."""
        size, board, spot = self.readable, self.where.board, self.plane.centre(cell)
        tiles = [(tile, self._shown_rotation, QPointF())]
        for near in cell.neighbours():
            laid = self.shown.board.get(near)
            if laid is not None:
                tiles.append((laid.tile, laid.rotation, (in_units(near) - in_units(cell)) * size))
        pictures = [(self.tile_picture(each, rotation, size), at) for each, rotation, at in tiles]
        radius = size * LENS
        away = self.plane.size * 1.4 + radius
        # Outwards, where fewer tiles lie; at the edge of the table, inwards.
        xs = [self.plane.centre(each).x() for each in self.laid()]
        outwards = -1 if spot.x() < sum(xs) / len(xs) else 1
        x = spot.x() + outwards * away
        if not board.left() + radius <= x <= board.right() - radius:
            x = spot.x() - outwards * away
        top = board.top() + radius + self.preview.badge_height()
        centre = QPointF(x, max(top, min(spot.y(), board.bottom() - radius)))
        key = tuple((each, rotation, at.x(), at.y()) for each, rotation, at in tiles)
        self.preview.show_lens(key, pictures, centre, size, sides)
        self.preview.show_badge(text, good, centre, radius, board)

    def _outcome_on(self, tile: int, cell: Cell | None) -> Outcome | None:
        """What the tile would bring on a cell; None where it can't lie at all."""
        if cell is None or cell in self.shown.board:
            return None
        outcome = self.shown.outcome(Put(tile, cell, self.rotation_on(tile, cell)))
        return outcome if outcome.meeting or cell in self._spots else None

    def _show_giving(self, piece: Piece, place: Place) -> None:
        seat = place.data["seat"]
        if self.move_for(piece, place) in self.controller.legal:
            text = fill(translate("Exagon", "Give it to {name}: uses a bonus"), name=self.controller.names[seat - 1])
            rect = place.shape.boundingRect()
            self.preview.show_badge(text, True, rect.center(), rect.height() / 2 + 4, self.area)

    def let_go(self, piece: Piece) -> None:
        self.stop_spin()
        self.preview.hide()
        self.say_over(None, "")
        self.held = self._over = None
        piece.setOpacity(1.0)
        mark = self.scene.decorations().get(f"fits {piece.data_['tile']}")
        if mark is not None:
            mark.setVisible(True)
        self._refresh_rest(piece)

    def _refresh_rest(self, piece: Piece) -> None:
        """In the rack it lies as it was last turned."""
        tile = piece.data_["tile"]
        piece.rest = self.tile_picture(tile, self.turned.get(tile, 0), self.where.rows.size)
        piece.label = say_tile(tile, self.turned.get(tile, 0), bool(self._spots))

    def turn_held(self, piece: Piece, steps: int) -> None:
        tile = piece.data_["tile"]
        cell = self._over.data.get("cell") if self._over is not None else None
        held = self.turned.get(tile, 0)
        fitting = sorted(spot.rotation for spot in self._spots.get(cell, [])) if cell is not None else []
        if cell is not None and fitting:
            here = self.rotation_on(tile, cell)
            self.turned[tile] = fitting[(fitting.index(here) + (1 if steps > 0 else -1)) % len(fitting)]
        else:
            self.turned[tile] = (held + steps) % 6
        self.keep()
        self.sounded.emit("flip")
        self._show_held()

    def flip(self, piece: Piece) -> None:
        """A double click on a tile in the rack turns it there."""
        if self.can_lift(piece):
            tile = piece.data_["tile"]
            self.turned[tile] = (self.turned.get(tile, 0) + 1) % 6
            self.keep()
            self.sounded.emit("flip")
            self.redraw()

    def _spin_from(self, piece: Piece, steps: int) -> None:
        """Turn the picture that is shown, by so many sixths of a turn clockwise, to where it is now."""
        self.stop_spin()
        item = piece if piece.opacity() else self.scene.decorations().get("ghost")
        steps = (steps + 2) % 6 - 2  # the short way
        if item is None or not self.animator.speed or not steps:
            return
        degrees = -60.0 * steps

        def begin() -> Callable[[float], None]:
            def step(t: float) -> None:
                item.setRotation(degrees * (1 - t))

            return step

        self._spin = tween(self.ms(150), begin)
        self._spin.setParent(self)
        self._spin.start()

    def stop_spin(self) -> None:
        spin, self._spin = self._spin, None
        if spin is not None:
            spin.stop()
            spin.deleteLater()
        for item in (self.held, self.scene.decorations().get("ghost")):
            if item is not None:
                item.setRotation(0.0)


def _away(one: int, other: int) -> tuple[int, int]:
    """How many steps of turning lie between two rotations; clockwise first when it is the same."""
    clockwise = (other - one) % 6
    return min(clockwise, 6 - clockwise), clockwise
