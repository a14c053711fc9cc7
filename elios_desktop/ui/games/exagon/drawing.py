"""What is on the table of Exagon, drawn from a position: the plane, the plates, the rack, the strip of open tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.games.exagon import Cell, Laid, View
from elios_desktop.engine.games.exagon.cells import around
from elios_desktop.engine.games.exagon.events import TilePlaced
from elios_desktop.engine.games.exagon.tiles import TILES
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.items import Place
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.base import Table
from elios_desktop.ui.games.exagon import furniture, woodwork
from elios_desktop.ui.games.exagon.art import tile_picture
from elios_desktop.ui.games.exagon.clock import Clock
from elios_desktop.ui.games.exagon.layout import PLATE_FRAME, Layout, Needs, lay_out, tiles_in_rows
from elios_desktop.ui.games.exagon.plane import Plane, hexagon, size_within
from elios_desktop.ui.games.exagon.words import point_count, say_cell, say_tile, tile_count
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller

SORTS = ("sum", "points", "fits")
"""By what the rack is sorted; one key goes from each to the next."""
CELL_Z, BAND_Z, RACK_Z, STRIP_Z = 1.0, 50.0, 60.0, 200.0
_STRIP_TILE = 36.0
_LARGER = 1.3
"""The plane moves for the sake of tiles that would be so much larger."""
_MOST_SIZES = 10
"""Tiles are kept in so many sizes: on the plane, in the rack, in a tray, held, and some that were used before."""
_HIDDEN = 0.35
"""A cell may reach so far, in its own size, under the rail or the rack, and still be a place to lay a tile."""
READABLE = 37.0
"""From a tile's middle to its corners where its digits are about as large as the text (at 100 %)."""
RECOGNISED = 16.0
"""From there on a tile's colours are told apart, however large the type is: the whole table is worth more than digits,
which the magnifier shows, and a step closer."""


class DrawnTable(Table):
    """Tiles in the rack are pieces `tile 17`; places are `cell 2,-1` and, for giving, `seat 2`."""

    where: Layout
    _needs: Needs
    shown: View
    """The view that is drawn."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self.plane = Plane()
        self._tiles = Art()
        """The tiles' pictures: they have no words and no theme's colours, so they outlast a change of these."""
        self._tile_sizes: set[float] = set()
        """The sizes of the tiles among them."""
        self.overview: bool | None = controller.still or None
        """Whether all tiles are to be in sight, however small; False: they are to be large enough to be read. None:
        all of them, as long as they can be recognised."""
        self._seen: object = None
        """For which tiles and which room the plane was fitted."""
        self.open_seat: Seat | None = None
        """Whose tiles are shown in a strip."""
        saved = controller.table.extra
        self.turned = _rotations(saved.get("turned"))
        """How each tile was last turned in the hand."""
        self.sort: str = saved["sort"] if saved.get("sort") in SORTS else SORTS[0]
        self.clock = Clock(scene, controller, self)

    def keep(self) -> None:
        """Note what lives beside the record; every save of the game has it."""
        self.clock.keep()
        extra = self.controller.table.extra
        extra["turned"] = {str(tile): rotation for tile, rotation in self.turned.items() if rotation}
        extra["sort"] = self.sort

    def layout(self, area: QRectF) -> None:
        palette = self.scene.theme.palette
        if self._tiles.ratio != self.scene.art.ratio:
            self._tiles.clear(self.scene.art.ratio)
            self._tile_sizes.clear()

        def paint(painter: QPainter, room: QRectF) -> None:
            woodwork.paint_table(painter, room, palette, self.scene.art.ratio)

        self.scene.set_background(self.background(paint))
        self._needs = self._what_needs_room()
        self._arrange()
        if self.plane.chosen:
            self.plane.keep_in_sight(self.laid(), self.where.board)
        else:
            self.fit()

    def _what_needs_room(self) -> Needs:
        theme = self.scene.theme
        small, large = QFontMetricsF(theme.font("small")), QFontMetricsF(theme.font("large", bold=True))
        lines = 2 if self.controller.tournament else 1
        widest = max(map(small.horizontalAdvance, (tile_count(20), point_count(50))))
        dealt = max(len(hand) for hand in self.controller.session.start_state.view(None).hands)
        return Needs(
            QSizeF(max(118.0, widest + PLATE_FRAME), plate_height(theme, lines)),
            1 / max(1.0, theme.text_scale),
            QSizeF(large.horizontalAdvance("00:00") + 14, large.height() + 10) if self.clock.wanted else None,
            QSizeF(small.horizontalAdvance(_bonus_caption()) + 8, small.height()),
            dealt,
        )

    def _arrange(self) -> None:
        """Where things are with as many tiles in the racks as there are now."""
        most = max(1, *(len(hand) for hand in self._view().hands))
        self.where = lay_out(self.area, len(self.controller.seats), self._needs, most)

    def draw(self, view: View) -> None:
        self.shown = view
        if self.clock.paused:
            self._draw_cover()
            return
        self._arrange()
        if not self.plane.chosen and self._seen != self._to_see():
            self._follow()
        self._draw_furniture()
        self._draw_plane(view.board)
        self._draw_overview()
        self._draw_seats(view)
        self._draw_rack(view)
        if self.open_seat is not None:
            self._draw_strip(view, self.open_seat)

    def laid(self) -> list[Cell]:
        """The cells on which tiles lie, in the position shown; on an empty table the middle one."""
        return list(self._view().board) or [Cell(0, 0)]

    def _view(self) -> View:
        view: View = self.controller.view()
        return view

    @property
    def readable(self) -> float:
        """The size from which on a tile's digits can be read; on a small table somewhat less."""
        return min(READABLE * self.scene.theme.text_scale, self.where.fit.height() / 6)

    def newest(self) -> list[Cell]:
        """The cells around the tile that was put down last, and its own."""
        shown = self.controller.shown_ply
        for transition in reversed(self.controller.session.transitions[:shown]):
            for event in transition.events:
                if isinstance(event, TilePlaced):
                    return [event.cell, *event.cell.neighbours()]
        return self.laid()

    def _to_see(self) -> object:
        return self.laid(), self.newest(), self.where.fit, self.overview

    def fit(self) -> None:
        """All tiles and the cells around them; where they would be too small for that, what of them can be shown at a
        size at which digits are read."""
        self._seen, laid = self._to_see(), self.laid()
        cells = {*laid, *around(laid)}
        whole = self.overview or (self.overview is None and self._size_for_all() >= RECOGNISED)
        self.plane.fit(cells, self.where.fit, self.newest(), 0.0 if whole else self.readable)

    def _size_for_all(self) -> float:
        """How large tiles are when all of them are shown, and the cells around them."""
        laid = self.laid()
        return size_within({*laid, *around(laid)}, self.where.fit)

    def _follow(self) -> None:
        """Fit the plane for another position, but leave it where it is as long as all can be seen, and nothing would
        be read more easily."""
        laid, size = self.laid(), self.plane.size
        small = size < self.readable and self._size_for_all() > size * _LARGER
        if small or not self.plane.shows({*laid, *around(laid)}, self.where.fit):
            self.fit()
        self._seen = self._to_see()

    def _draw_cover(self) -> None:
        theme = self.scene.theme
        title = translate("Exagon", "The hourglass stands still")
        text = translate(
            "Exagon",
            "Nobody looks at the tiles meanwhile. Go on when everybody agrees: the sand runs on where it stopped.",
        )

        def paint(painter: QPainter, rect: QRectF) -> None:
            fonts = (theme.font("title", bold=True), theme.font("large"))
            furniture.paint_cover(painter, rect, theme.palette, title, text, fonts)

        cover = self.picture(("cover", title, text), self.area.size(), paint)
        self.scene.decoration("cover", cover, self.area.center(), 900.0)

    def _draw_furniture(self) -> None:
        where, palette = self.where, self.scene.theme.palette
        high = where.board.top() - self.area.top() + woodwork.RAIL_SHADOW
        band = QRectF(self.area.left(), self.area.top(), self.area.width(), high)
        fonts = (self.scene.theme.font("large", bold=True), self.scene.theme.font("small"))
        count = self.shown.bonus
        strips = (
            ("band", band, lambda painter, rect: woodwork.paint_band(painter, rect, palette)),
            ("rack", where.rack, lambda painter, rect: woodwork.paint_rack(painter, rect, palette)),
        )
        for key, rect, paint in strips:
            self.scene.decoration(key, self.picture((key,), rect.size(), paint), rect.center(), BAND_Z)

        def paint_bonus(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_bonus(painter, rect, count, _bonus_caption(), fonts, palette)

        coin = self.picture(("bonus", count, _bonus_caption()), where.bonus.size(), paint_bonus)
        self.scene.decoration("bonus", coin, where.bonus.center(), BAND_Z + 2)
        self.clock.draw(where.glass)

    def _draw_plane(self, board: Mapping[Cell, Laid]) -> None:
        plane, sight = self.plane, self.where.board
        size = plane.size
        shape = hexagon(size * 0.97)
        near = sight.adjusted(-size, -size, size, size)
        open_to_sight = sight.adjusted(0, size * _HIDDEN, 0, -size * _HIDDEN)
        if not board:
            self._draw_first_spot(plane.centre(Cell(0, 0)), size)
        for cell, laid in board.items():
            centre = plane.centre(cell)
            if near.contains(centre):
                picture = self.tile_picture(laid.tile, laid.rotation, size)
                self.scene.decoration(f"laid {cell.text}", picture, centre, CELL_Z + cell.r * 0.01)
        ring = around(board) if board else {Cell(0, 0)}
        for cell in (*board, *ring, *around({*board, *ring})):
            centre = plane.centre(cell)
            if not open_to_sight.contains(centre):
                continue
            label = say_cell(cell, board.get(cell), bool(board) and cell in ring)
            key = f"cell {cell.text}"
            self.scene.add_place(
                Place(key, shape.translated(centre), centre, label, ("cell", size), data={"cell": cell})
            )

    def _draw_first_spot(self, centre: QPointF, size: float) -> None:
        def paint(painter: QPainter, rect: QRectF) -> None:
            woodwork.paint_first_spot(painter, rect, size)

        self.scene.decoration("first", self.picture(("first",), QSizeF(size * 2.1, size * 2.1), paint), centre, 0.5)

    def _draw_overview(self) -> None:
        """A button, while tiles lie out of sight; then one that leads back to tiles that can be read."""
        if self.controller.still:
            return  # nobody presses a button in a picture
        if not self.plane.shows(self.laid(), self.where.board):
            text = translate("Exagon", "Show all (key 0)")
            label = translate("Exagon", "Show all tiles, however small")
        elif not self.plane.chosen and self.plane.size < self.readable:
            text = translate("Exagon", "Closer (key 0)")
            label = translate("Exagon", "Show the tiles so large that they can be read")
        else:
            return
        font, palette = self.scene.theme.font("small"), self.scene.theme.palette
        measure = QFontMetricsF(font)
        size = QSizeF(measure.horizontalAdvance(text) + 34, measure.height() + 18)

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_button(painter, rect.adjusted(4, 4, -4, -4), text, palette, font)

        board = self.where.board
        piece = self.scene.piece("overview")
        spot = QPointF(board.left() + 6 + size.width() / 2, board.bottom() - 5 - size.height() / 2)
        piece.data_, piece.label, piece.grip = {"kind": "overview"}, label, None
        piece.stand(spot, BAND_Z + 6, self.picture(("overview", text), size, paint))

    def _draw_seats(self, view: View) -> None:
        tournament = self.controller.tournament
        for seat, (info, rect) in enumerate(zip(self.controller.seats, self.where.plates, strict=True), 1):
            name = self.controller.names[seat - 1]
            lines = [tile_count(len(view.hands[seat - 1]))]
            if tournament is not None:
                lines.append(point_count(tournament.totals[seat - 1]))
            active = view.to_move == seat
            put_plate(self.scene, f"plate {seat}", rect, Plate(name, info.colour, tuple(lines), active)).setZValue(
                BAND_Z + 5
            )
            path = QPainterPath()
            path.addRoundedRect(rect, 9, 9)
            label = f"{name}: {', '.join(lines)}"
            if self.open_seat == seat:
                label = "; ".join((label, *(say_tile(tile, 0) for tile in self._sorted(view.hands[seat - 1]))))
            shared = ("plate", round(rect.width(), 1))
            self.scene.add_place(Place(f"seat {seat}", path, rect.center(), label, shared, data={"seat": seat}))

    def _draw_rack(self, view: View) -> None:
        seat = self._rack_seat(view)
        hand = self._sorted(view.hands[seat - 1])
        playable = set(view.playable()) if view.to_move == seat else set()
        rows = self.where.rows
        size, grip = rows.size, hexagon(rows.size)
        bead = self.picture(("fits",), QSizeF(size * 0.38, size * 0.38), furniture.paint_fits_mark)
        for number, (tile, spot) in enumerate(zip(hand, rows.spots(len(hand)), strict=True)):
            piece = self.scene.piece(f"tile {tile}")
            piece.data_ = {"tile": tile}
            piece.stand(spot, RACK_Z + number * 0.01, self.tile_picture(tile, self.turned.get(tile, 0), size))
            piece.grip = grip
            piece.label = say_tile(tile, self.turned.get(tile, 0), tile in playable)
            if tile in playable:
                self.scene.decoration(f"fits {tile}", bead, spot + QPointF(0, size * 0.88), RACK_Z + 1)
            elif playable:
                piece.setOpacity(0.66)

    def _rack_seat(self, view: View) -> Seat:
        """Whose tiles lie in front: the seat to move, at the end the one that made the last move."""
        if view.to_move is not None:
            return view.to_move
        return self.controller.session.transitions[-1].seat

    def _sorted(self, hand: Iterable[int]) -> list[int]:
        if self.sort == "points":
            return sorted(hand, key=lambda tile: (TILES[tile].points, TILES[tile].star, tile))
        if self.sort == "fits" and self.shown.to_move is not None:
            best = {tile: self.shown.most_sides(tile) for tile in hand}
            return sorted(hand, key=lambda tile: (-best[tile], TILES[tile].star, tile))
        return sorted(hand, key=lambda tile: (TILES[tile].star, tile))

    def _draw_strip(self, view: View, seat: Seat) -> None:
        """The tiles of a seat, small, on a tray under its plate."""
        where, theme = self.where, self.scene.theme
        hand = self._sorted(view.hands[seat - 1])
        font = theme.font("body", bold=True)
        head = QFontMetricsF(font).height() + 18
        title = f"{self.controller.names[seat - 1]}: {tile_count(len(hand))}"
        room = QRectF(0, 0, min(where.board.width() - 60, 760.0), min(where.board.height() - head - 30, 150.0))
        rows = tiles_in_rows(room, max(1, len(hand)), _STRIP_TILE)
        needed = max(QFontMetricsF(font).horizontalAdvance(title) + 30, (rows.per_row + 0.5) * rows.size * 1.82)
        width = min(room.width(), needed) + 40
        used = rows.height(len(hand))
        plate = where.plates[seat - 1]
        left = min(max(plate.center().x() - width / 2, where.board.left() + 10), where.board.right() - 10 - width)
        rect = QRectF(left, where.board.top() + 2, width, head + used + 30)

        def paint(painter: QPainter, area: QRectF) -> None:
            furniture.paint_strip(painter, area, theme.palette, title, font)

        self.scene.decoration("strip", self.picture(("strip", title), rect.size(), paint), rect.center(), STRIP_Z)
        inside = QRectF(rect.left() + 20, rect.top() + head + 6, width - 40, used)
        spots = replace(rows, rect=inside).spots(len(hand))
        for tile, spot in zip(hand, spots, strict=True):
            self.scene.decoration(f"open {tile}", self.tile_picture(tile, 0, rows.size), spot, STRIP_Z + 1)

    def tile_picture(self, tile: int, rotation: int, size: float, lifted: bool = False) -> QPixmap:
        if size not in self._tile_sizes:
            if len(self._tile_sizes) == _MOST_SIZES:  # the window has been resized or the plane zoomed often
                self._tiles.clear()
                self._tile_sizes.clear()
            self._tile_sizes.add(size)
        return tile_picture(self._tiles, tile, rotation, size, lifted)


def _bonus_caption() -> str:
    return translate("Exagon", "Bonus")


def _rotations(saved: object) -> dict[int, int]:
    """How tiles were turned, from a save; anything else is ignored."""
    if not isinstance(saved, dict):
        return {}
    return {
        int(tile): rotation
        for tile, rotation in saved.items()
        if isinstance(tile, str) and tile.isdecimal() and int(tile) in TILES
        and type(rotation) is int and 0 <= rotation < 6
    }  # fmt: skip
