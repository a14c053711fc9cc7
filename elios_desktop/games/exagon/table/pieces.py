"""The pieces and places of Exagon on the scene: each where the layout has it, under the key of the plain board."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from elios_desktop.games.exagon.board.draft import CellSpot, Draft, SeatSpot
from elios_desktop.games.exagon.board.listing import ExagonBoard
from elios_desktop.games.exagon.table import furniture
from elios_desktop.games.exagon.table.art import TilePictures
from elios_desktop.games.exagon.table.plane import hexagon
from elios_desktop.games.exagon.table.sight import Viewport
from elios_desktop.ui.board.items import Place
from elios_desktop.ui.board.scene import TableScene

_RACK_Z = 60.0
_DIMMED = 0.66
_HIDDEN = 0.35
"""A cell may reach so far, in its own size, under the rail or the rack, and still be a place to lay a tile."""


class Pieces:
    """Puts what the plain board lists on a scene, within `scene.redrawing()`."""

    def __init__(self, scene: TableScene, tiles: TilePictures, sight: Viewport) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight

    def draw(self, board: ExagonBoard, draft: Draft, opening: bool, marked: bool) -> None:
        """Everything anew; if `marked`, the tiles that can be put down have a mark, in two strengths: with the number
        of sides where the turn goes on, and faintly where a single side matches (in the opening all are alike)."""
        labels = {thing.key: thing.label for thing in board.things}
        for spot in board.spots.values():
            place = self._cell(spot) if isinstance(spot, CellSpot) else self._seat(spot)
            if place is not None:
                place.label = labels[spot.key]
                self._scene.add_place(place)
        rows = self._sight.where.rows
        held = board.held.values()
        some_fit = marked and any(map(board.best, board.held))
        for number, (tile, at) in enumerate(zip(held, rows.spots(len(held)), strict=True)):
            piece = self._scene.piece(tile.key)
            picture = self._tiles.picture(tile.number, draft.rotation(tile.number), rows.size)
            piece.stand(at, _RACK_Z + number * 0.01, picture)
            piece.grip, piece.label = hexagon(rows.size), labels[tile.key]
            best = board.best(tile.key)
            if best and marked:
                mark = at + QPointF(0, rows.size * 0.86)
                bead = self._bead(0 if opening else best, rows.size * 0.5)
                self._scene.decoration(f"fits {tile.number}", bead, mark, _RACK_Z + 1)
            elif some_fit:
                piece.setOpacity(_DIMMED)

    def _bead(self, sides: int, size: float) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_fits_mark(painter, rect, sides)

        return self._scene.art.pixmap(("fits", sides), QSizeF(size, size), paint)

    def grade(self, cells: Mapping[str, int], opening: bool) -> None:
        """The cells where the tile fits that is being picked up glow in two strengths."""
        for key, sides in cells.items():
            place = self._scene.places.get(key)
            if place is not None and not opening:
                place.glow_colour, place.faint = ("good", False) if sides > 1 else ("glow", True)

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        """The shape of a tile in the rack, or of the bonuses."""
        piece, where = self._scene.pieces.get(about), self._sight.where
        if piece is not None:
            return [(hexagon(where.rows.size).translated(piece.home), piece.home, ("rack tile", where.rows.size))]
        return [(_rounded(where.bonus, 10), where.bonus.center(), None)] if about == "bonus" else []

    def _cell(self, spot: CellSpot) -> Place | None:
        """A cell, if it is in sight."""
        plane, sight = self._sight.plane, self._sight.where.board
        size, centre = plane.size, plane.centre(spot.cell)
        if not sight.adjusted(0, size * _HIDDEN, 0, -size * _HIDDEN).contains(centre):
            return None
        return Place(spot.key, hexagon(size * 0.97).translated(centre), centre, glow_key=("cell", size))

    def _seat(self, spot: SeatSpot) -> Place:
        rect = self._sight.where.plates[spot.seat - 1]
        return Place(spot.key, _rounded(rect, 9), rect.center(), glow_key=("plate", round(rect.width(), 1)))


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
