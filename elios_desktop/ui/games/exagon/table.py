"""The table of Exagon: what is on it, and what a drop there means."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.contract import Event, Json, Refusal, Seat, Transition
from elios_desktop.engine.games.exagon import Place as Spot
from elios_desktop.engine.games.exagon import Position
from elios_desktop.engine.games.exagon.events import BonusEarned, TileGiven, TilePlaced
from elios_desktop.engine.games.exagon.tiles import TILES
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.motion import fade, glide, in_turn, scale, together, tween
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.controller import Controller
from elios_desktop.ui.games.base import Table, TableAction
from elios_desktop.ui.games.exagon import art, furniture
from elios_desktop.ui.games.exagon.clock import Clock
from elios_desktop.ui.games.exagon.layout import Layout, lay_out, tiles_in_rows
from elios_desktop.ui.games.exagon.plane import Cell, Plane, around, cell_text, hexagon, parse_cell
from elios_desktop.ui.games.exagon.preview import Preview, what_it_brings
from elios_desktop.ui.games.exagon.words import say_cell, say_tile, sort_label, tile_count
from elios_desktop.ui.i18n import translate

SORTS = ("sum", "points", "fits")
"""By what the rack is sorted; one key goes from each to the next."""
_CELL_Z, _BAND_Z, _RACK_Z, _STRIP_Z = 1.0, 50.0, 60.0, 200.0


class ExagonTable(Table):
    """Tiles in the rack are pieces `tile 17`; places are `cell 2,-1` and, for giving, `seat 2`."""

    _where: Layout
    _view: Json

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self._plane = Plane()
        self._preview = Preview(scene)
        self._held: Piece | None = None
        self._over: Place | None = None
        self._spots: dict[str, list[Spot]] = {}
        """Where the tile that is held may go, by cell."""
        self._open_seat: Seat | None = None
        """Whose tiles are shown in a strip."""
        self._spin: QAbstractAnimation | None = None
        saved = controller.table.extra
        self._turned = _rotations(saved.get("turned"))
        """How each tile was last turned in the hand."""
        self._sort: str = saved["sort"] if saved.get("sort") in SORTS else SORTS[0]
        self.clock = Clock(scene, controller, self._time_out, self._sound_tick)
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self._on_changed)
        controller.handed_over.connect(self._on_changed)

    # -- drawing

    def layout(self, area: QRectF) -> None:
        theme = self.scene.theme
        lines = 2 if self.controller.tournament else 1
        small, large = QFontMetricsF(theme.font("small")), QFontMetricsF(theme.font("large", bold=True))
        plate = QSizeF(max(118.0, small.horizontalAdvance(tile_count(20)) + 60), plate_height(theme, lines))
        dealt = max(len(hand) for hand in self.controller.session.start_state.to_json()["hands"])
        caption = QSizeF(small.horizontalAdvance(_bonus_caption()) + 8, small.height())
        seconds = QSizeF(large.horizontalAdvance("00:00") + 12, large.height() + 10)
        self._where = where = lay_out(
            area, len(self.controller.seats), plate, dealt, self.clock.wanted, caption, seconds
        )
        palette = theme.palette

        def paint(painter: QPainter, room: QRectF) -> None:
            furniture.paint_table(painter, room, palette)

        self.scene.set_background(self.background(paint))
        if self._plane.chosen:
            self._plane.keep_in_sight(self._laid(), where.board)
        else:
            self._fit()

    def draw(self, view: Json) -> None:
        self._view = view
        self._held = self._over = None
        self._preview.hide()
        if self.clock.paused:
            self._draw_cover()
            return
        laid = self._laid()
        if not self._plane.chosen and not self._plane.shows(laid, self._where.fit):
            self._fit()
        self._draw_furniture()
        self._draw_plane(view["board"])
        self._draw_seats(view)
        self._draw_rack(view)
        if self._open_seat is not None:
            self._draw_strip(view, self._open_seat)

    def _laid(self) -> list[Cell]:
        """The cells on which tiles lie, in the position shown; on an empty table the middle one."""
        return [parse_cell(cell) for cell in self._position.to_json()["board"]] or [(0, 0)]

    def _fit(self) -> None:
        laid = self._laid()
        self._plane.fit({*laid, *around(laid)}, self._where.fit)

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

        self.scene.decoration("cover", self.picture(("cover",), self.area.size(), paint), self.area.center(), 900.0)

    def _draw_furniture(self) -> None:
        where, palette = self._where, self.scene.theme.palette
        band = QRectF(self.area.left(), self.area.top(), self.area.width(), where.board.top() - self.area.top())
        fonts = (self.scene.theme.font("large", bold=True), self.scene.theme.font("small"))
        count = int(self._view["bonus"])
        strips = (
            ("band", band, lambda painter, rect: furniture.paint_band(painter, rect, palette)),
            ("rack", where.rack, lambda painter, rect: furniture.paint_rack(painter, rect, palette)),
        )
        for key, rect, paint in strips:
            self.scene.decoration(key, self.picture((key,), rect.size(), paint), rect.center(), _BAND_Z)

        def paint_bonus(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_bonus(painter, rect, count, _bonus_caption(), fonts, palette)

        coin = self.picture(("bonus", count), where.bonus.size(), paint_bonus)
        self.scene.decoration("bonus", coin, where.bonus.center(), _BAND_Z + 2)
        self.clock.draw(where.glass)

    def _draw_plane(self, board: dict[str, list[int]]) -> None:
        plane, sight = self._plane, self._where.board
        size = plane.size
        shape = hexagon(size * 0.97)
        near = sight.adjusted(-size, -size, size, size)
        laid = {parse_cell(cell): lying for cell, lying in board.items()}
        for cell, (tile, rotation) in laid.items():
            centre = plane.centre(cell)
            if near.contains(centre):
                picture = self._tile_picture(tile, rotation, size)
                self.scene.decoration(f"laid {cell_text(cell)}", picture, centre, _CELL_Z + cell[1] * 0.01)
        ring = around(laid) if laid else {(0, 0)}
        for cell in (*laid, *ring, *around({*laid, *ring})):
            centre = plane.centre(cell)
            if not sight.contains(centre):
                continue
            name = cell_text(cell)
            label = say_cell(name, laid.get(cell), cell in ring)
            self.scene.add_place(
                Place(f"cell {name}", shape.translated(centre), centre, label, ("cell", size), data={"cell": name})
            )

    def _draw_seats(self, view: Json) -> None:
        tournament = self.controller.tournament
        for seat, (info, rect) in enumerate(zip(self.controller.seats, self._where.plates, strict=True), 1):
            lines = [tile_count(len(view["hands"][seat - 1]))]
            if tournament is not None:
                lines.append(translate("Exagon", "%n point(s) in all", "", tournament.totals[seat - 1]))
            active = view["to_move"] == seat
            put_plate(self.scene, f"plate {seat}", rect, Plate(info.name, info.colour, tuple(lines), active)).setZValue(
                _BAND_Z + 5
            )
            path = QPainterPath()
            path.addRoundedRect(rect, 9, 9)
            label = f"{info.name}: {', '.join(lines)}"
            shared = ("plate", round(rect.width(), 1))
            self.scene.add_place(Place(f"seat {seat}", path, rect.center(), label, shared, data={"seat": seat}))

    def _draw_rack(self, view: Json) -> None:
        seat = self._rack_seat(view)
        hand = self._sorted(view["hands"][seat - 1])
        playable = set(self._position.playable()) if self._position.to_move == seat else set()
        rows = self._where.rows
        size, grip = rows.size, hexagon(rows.size)
        bead = self.picture(("fits",), QSizeF(size * 0.38, size * 0.38), furniture.paint_fits_mark)
        for number, (tile, spot) in enumerate(zip(hand, rows.spots(len(hand)), strict=True)):
            piece = self.scene.piece(f"tile {tile}")
            piece.data_ = {"tile": tile}
            piece.stand(spot, _RACK_Z + number * 0.01, self._tile_picture(tile, self._turned.get(tile, 0), size))
            piece.grip = grip
            piece.label = say_tile(tile, self._turned.get(tile, 0), tile in playable)
            if tile in playable:
                self.scene.decoration(f"fits {tile}", bead, spot + QPointF(0, size * 0.88), _RACK_Z + 1)
            elif playable:
                piece.setOpacity(0.66)

    def _rack_seat(self, view: Json) -> Seat:
        """Whose tiles lie in front: the seat to move, at the end the one that made the last move."""
        if view["to_move"] is not None:
            return int(view["to_move"])
        return self.controller.session.transitions[-1].seat

    def _sorted(self, hand: Iterable[int]) -> list[int]:
        if self._sort == "points":
            return sorted(hand, key=lambda tile: (TILES[tile].points, TILES[tile].star, tile))
        if self._sort == "fits" and self._position.to_move is not None:
            best = {tile: max((spot.sides for spot in self._position.places(tile)), default=0) for tile in hand}
            return sorted(hand, key=lambda tile: (-best[tile], TILES[tile].star, tile))
        return sorted(hand, key=lambda tile: (TILES[tile].star, tile))

    def _draw_strip(self, view: Json, seat: Seat) -> None:
        """The tiles of a seat, small, on a tray under its plate."""
        where, theme = self._where, self.scene.theme
        hand = self._sorted(view["hands"][seat - 1])
        font = theme.font("body", bold=True)
        head = QFontMetricsF(font).height() + 18
        width = min(where.board.width() - 20, 760.0)
        room = QRectF(0, 0, width - 40, min(where.board.height() - head - 30, 150.0))
        rows = tiles_in_rows(room, max(1, len(hand)), 30.0)
        used = rows.size * (2 + 1.575 * (-(-max(1, len(hand)) // rows.per_row) - 1))
        plate = where.plates[seat - 1]
        left = min(max(plate.center().x() - width / 2, where.board.left() + 10), where.board.right() - 10 - width)
        rect = QRectF(left, where.board.top() + 2, width, head + used + 30)
        title = f"{self.controller.names[seat - 1]}: {tile_count(len(hand))}"

        def paint(painter: QPainter, area: QRectF) -> None:
            furniture.paint_strip(painter, area, theme.palette, title, font)

        self.scene.decoration("strip", self.picture(("strip", title), rect.size(), paint), rect.center(), _STRIP_Z)
        inside = QRectF(rect.left() + 20, rect.top() + head + 6, width - 40, used)
        spots = type(rows)(rows.size, rows.per_row, inside).spots(len(hand))
        for tile, spot in zip(hand, spots, strict=True):
            self.scene.decoration(f"open {tile}", self._tile_picture(tile, 0, rows.size), spot, _STRIP_Z + 1)

    def _tile_picture(self, tile: int, rotation: int, size: float, lifted: bool = False) -> QPixmap:
        return art.tile_picture(self.scene.art, tile, rotation, size, lifted)

    # -- what may be done

    @property
    def _position(self) -> Position:
        state = self.controller.state
        assert isinstance(state, Position)
        return state

    def can_lift(self, piece: Piece) -> bool:
        acting = self.controller.acting
        if not self.my_turn or self.clock.paused or acting is None or "tile" not in piece.data_:
            return False
        return piece.data_["tile"] in self._position.hands[acting - 1]

    def move_for(self, piece: Piece, place: Place) -> str | None:
        tile = piece.data_["tile"]
        if "seat" in place.data:
            return f"give {tile}>{place.data['seat']}"
        cell = place.data["cell"]
        return f"{tile}@{cell}/{self._rotation_on(tile, cell)}"

    def legal_places(self, piece: Piece) -> list[str]:
        """The cells where the tile fits in some rotation, those with the most sides first, then seats to give it to."""
        if not self.can_lift(piece):
            return []
        tile = piece.data_["tile"]
        self._find_spots(tile)
        cells = sorted(self._spots, key=lambda cell: (-self._spots[cell][0].sides, parse_cell(cell)))
        if any(f"cell {cell}" not in self.scene.places for cell in cells):
            self._show_all()
        seats = [
            key
            for key, place in self.scene.places.items()
            if "seat" in place.data and f"give {tile}>{place.data['seat']}" in self.controller.legal
        ]
        return [f"cell {cell}" for cell in cells] + seats

    def _find_spots(self, tile: int) -> None:
        self._spots = {}
        for spot in self._position.places(tile):
            self._spots.setdefault(spot.cell, []).append(spot)

    def _show_all(self) -> None:
        """Bring every cell that can be played on into sight, around the tile that is being picked up."""
        self._fit()
        with self.scene.redrawing():
            self.draw(self._view)

    def _rotation_on(self, tile: int, cell: str) -> int:
        """The rotation that a tile gets on a cell: as it is held, else the nearest one that fits."""
        held = self._turned.get(tile, 0)
        fitting = [spot.rotation for spot in self._position.places(tile) if spot.cell == cell]
        return min(fitting, key=lambda rotation: _away(held, rotation), default=held)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        move = self.move_for(piece, place)
        if move is None:
            self.redraw()
            return None
        tile = piece.data_["tile"]
        refusal = self._submit(move)
        if refusal is None and "cell" in place.data and not self.animator.busy:
            rotation = int(move.rsplit("/", 1)[1])
            piece.setPos(place.centre)
            piece.show_pixmap(self._tile_picture(tile, rotation, self._plane.size))
            piece.setScale(1.0)
        return refusal

    def _submit(self, move: str) -> Refusal | None:
        self._keep()
        return self.controller.submit(move)

    def click_place(self, place: Place) -> bool:
        seat = place.data.get("seat")
        if seat is None:
            return False
        self._open_seat = None if self._open_seat == seat else seat
        self.redraw()
        return True

    def walk(self) -> Sequence[str]:
        """The tiles as they lie in the rack, then the plates."""
        seats = [key for key, place in self.scene.places.items() if "seat" in place.data]
        tiles = [piece for piece in self.scene.pieces.values() if self.can_lift(piece)]
        tiles.sort(key=lambda piece: piece.home_z)
        return [piece.key for piece in tiles] + seats

    # -- a tile in the hand

    def hold(self, piece: Piece, place: Place | None) -> None:
        if self._held is not piece:
            self._held = piece
            self._find_spots(piece.data_["tile"])
            mark = self.scene.decorations().get(f"fits {piece.data_['tile']}")
            if mark is not None:
                mark.setVisible(False)
        self._over = place
        self._stop_spin()
        self._show_held()

    def _show_held(self) -> None:
        """The held tile as it is turned; over a cell, lying there as it would lie."""
        piece, place = self._held, self._over
        if piece is None:
            return
        tile, size = piece.data_["tile"], self._plane.size
        self._preview.hide()
        piece.setScale(1.0)
        piece.setOpacity(1.0)
        cell = place.data.get("cell") if place is not None else None
        if cell is None or place is None:
            piece.show_pixmap(self._tile_picture(tile, self._turned.get(tile, 0), max(size, 26.0) * 1.06, lifted=True))
            if place is not None:
                self._show_giving(place)
            return
        if f"{cell}" in self._view["board"]:
            piece.show_pixmap(self._tile_picture(tile, self._turned.get(tile, 0), max(size, 26.0) * 1.06, lifted=True))
            return
        rotation = self._rotation_on(tile, cell)
        states = self._position.matches(tile, cell, rotation)
        picture = self._tile_picture(tile, rotation, size * 1.04, lifted=True)
        piece.show_pixmap(picture)
        touches = any(state != "free" for state in states)
        if not touches and cell not in self._spots:
            return
        piece.setOpacity(0.0)  # it lies on the cell, like drawn there by a magnet
        self._preview.show_tile(picture, place.centre, size, states)
        view = self._view
        last = len(view["hands"][view["to_move"] - 1]) == 1
        text, good = what_it_brings(states, view["phase"], view["bonus"], last)
        self._preview.show_badge(text, good, place.centre, size * 1.15, self._where.board)

    def _show_giving(self, place: Place) -> None:
        seat = place.data["seat"]
        if seat == self.controller.acting:
            return
        legal = self._held is not None and self.move_for(self._held, place) in self.controller.legal
        if legal:
            text = fill(translate("Exagon", "Give it to {name}: uses a bonus"), name=self.controller.names[seat - 1])
            rect = place.shape.boundingRect()
            self._preview.show_badge(text, True, rect.center(), rect.height() / 2 + 4, self.area)

    def let_go(self, piece: Piece) -> None:
        self._stop_spin()
        self._preview.hide()
        self._held = self._over = None
        piece.setOpacity(1.0)
        mark = self.scene.decorations().get(f"fits {piece.data_['tile']}")
        if mark is not None:
            mark.setVisible(True)
        self._refresh_rest(piece)

    def _refresh_rest(self, piece: Piece) -> None:
        """In the rack it lies as it was last turned."""
        tile = piece.data_["tile"]
        piece.rest = self._tile_picture(tile, self._turned.get(tile, 0), self._where.rows.size)
        piece.label = say_tile(tile, self._turned.get(tile, 0), bool(self._spots))

    def turn_held(self, piece: Piece, steps: int) -> None:
        tile = piece.data_["tile"]
        cell = self._over.data.get("cell") if self._over is not None else None
        held = self._turned.get(tile, 0)
        fitting = sorted(spot.rotation for spot in self._spots.get(cell or "", []))
        if fitting:
            here = self._rotation_on(tile, str(cell))
            self._turned[tile] = fitting[(fitting.index(here) + (1 if steps > 0 else -1)) % len(fitting)]
        else:
            self._turned[tile] = (held + steps) % 6
        turned = (self._turned[tile] - held) % 6
        self._keep()
        self.sounded.emit("flip")
        self._show_held()
        self._spin_from(piece, -60.0 * (turned if turned <= 3 else turned - 6))

    def flip(self, piece: Piece) -> None:
        """A double click on a tile in the rack turns it there."""
        if self.can_lift(piece):
            tile = piece.data_["tile"]
            self._turned[tile] = (self._turned.get(tile, 0) + 1) % 6
            self._keep()
            self.sounded.emit("flip")
            self.redraw()

    def _spin_from(self, piece: Piece, degrees: float) -> None:
        """Turn the picture that is shown from where it was to upright."""
        self._stop_spin()
        item = piece if piece.opacity() else self.scene.decorations().get("ghost")
        if item is None or not self.animator.speed or not degrees:
            return

        def begin() -> Callable[[float], None]:
            return lambda t: item.setRotation(degrees * (1 - t))

        self._spin = tween(self.ms(150), begin)
        self._spin.setParent(self)
        self._spin.start()

    def _stop_spin(self) -> None:
        spin, self._spin = self._spin, None
        if spin is not None:
            spin.stop()
            spin.deleteLater()
        for item in (self._held, self.scene.decorations().get("ghost")):
            if item is not None:
                item.setRotation(0.0)

    # -- keys, wheel, buttons

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_Escape and self._open_seat is not None:
            self._open_seat = None
            self.redraw()
            return True
        if self._held is not None or self.clock.paused:
            return False
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            return self._zoom(1, self._where.board.center())
        if key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            return self._zoom(-1, self._where.board.center())
        if key == Qt.Key.Key_0:
            self._fit()
            self._draw_again()
            return True
        return False

    def wheel(self, steps: float, at: QPointF) -> bool:
        if not self._where.board.contains(at) or self.clock.paused:
            return False
        return self._zoom(1 if steps > 0 else -1, at)

    def _zoom(self, steps: int, at: QPointF) -> bool:
        self.finish_motion()
        if self._plane.zoom(steps, at):
            self._plane.keep_in_sight(self._laid(), self._where.board)
            self._draw_again()
        return True

    def pan(self, delta: QPointF) -> bool:
        if self.clock.paused or self.animator.busy:
            return False
        if self._plane.pan(delta, self._laid(), self._where.board):
            self._draw_again()
        return True

    def _draw_again(self) -> None:
        """The same position, seen from elsewhere."""
        self.light(())
        with self.scene.redrawing():
            self.draw(self._view)

    def actions(self) -> list[TableAction]:
        if self.clock.paused:
            go_on = translate("Exagon", "Everybody agrees: go on")
            return [TableAction("pause", go_on, run=self._pause, primary=True, key="P")]
        made = [
            TableAction(
                "sort", sort_label(self._sort), run=self._sort_next,
                hint=translate("Exagon", "Sort the tiles in the rack by something else (S)"), key="S",
            )
        ]  # fmt: skip
        if self.clock.in_play:
            hint = translate("Exagon", "Stop the hourglass and cover the tiles, if everybody agrees (P)")
            made.append(TableAction("pause", translate("Exagon", "Pause"), run=self._pause, hint=hint, key="P"))
        done = TableAction(
            "end", translate("Exagon", "Done"), run=self._end,
            hint=translate("Exagon", "End your turn (E)"), primary=not self._position.playable(), key="E",
        )  # fmt: skip
        return [*made, done]

    def prompt(self) -> str:
        if self.clock.paused:
            return translate("Exagon", "The hourglass stands still until everybody agrees to go on.")
        if self.my_turn and not self._position.playable():
            giving = any(move.startswith("give") for move in self.controller.legal)
            name = self.controller.names[(self.controller.acting or 1) - 1]
            if giving:
                return fill(translate("Exagon", "{name}, no tile fits: give one away, or end the turn."), name=name)
            return fill(translate("Exagon", "{name}, none of your tiles fits now: end the turn."), name=name)
        return super().prompt()

    def _end(self) -> None:
        refusal = self._submit("end")
        if refusal is not None:
            self.refuse(refusal)

    def _pause(self) -> None:
        self.finish_motion()
        self._open_seat = None
        self.clock.pause(not self.clock.paused)
        self._keep()
        self.controller.save()
        self.redraw()

    def _sort_next(self) -> None:
        self._sort = SORTS[(SORTS.index(self._sort) + 1) % len(SORTS)]
        self._keep()
        self.redraw()

    # -- the clock, and what is saved

    def _time_out(self) -> None:
        """The sand is through. The turn ends as if the player had said so."""
        if not self.my_turn or self.controller.saving or self.animator.busy:
            return  # the next look, a moment later, comes here again
        name = self.controller.names[(self.controller.acting or 1) - 1]
        if self._submit("timeout") is None:
            self.told.emit(fill(translate("Exagon", "{name}'s time is out."), name=name))
            self.sounded.emit("refuse")

    def _sound_tick(self) -> None:
        self.sounded.emit("tick")

    def _keep(self) -> None:
        """Note what lives beside the record; every save of the game has it."""
        self.clock.keep()
        extra = self.controller.table.extra
        extra["turned"] = {str(tile): rotation for tile, rotation in self._turned.items() if rotation}
        extra["sort"] = self._sort

    def _on_moved(self, transition: Transition) -> None:
        self._open_seat = None
        self._on_changed()

    def _on_changed(self) -> None:
        self.clock.follow()

    def stop(self) -> None:
        self._stop_spin()
        self.clock.stop()
        self._keep()
        if self.controller.session.state.result is None:
            self.controller.save()

    # -- what happens

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        piece = self.scene.pieces.get(about)
        if piece is not None:
            size = self._where.rows.size
            return [(hexagon(size).translated(piece.home), piece.home, ("rack tile", size))]
        found = super().shapes(about)
        if not found and about.startswith("tile "):  # a point of the ledger is about a tile in another hand
            tile = int(about.removeprefix("tile "))
            for seat, hand in enumerate(self._view["hands"], 1):
                if tile in hand:
                    return super().shapes(f"seat {seat}")
        return found

    def animate(self, event: Event, transition: Transition) -> Step | None:
        match event:
            case TilePlaced(tile=tile, cell=cell, rotation=rotation):
                return self._lay(tile, parse_cell(cell), rotation)
            case TileGiven(tile=tile, taker=taker):
                return self._give(tile, taker)
            case BonusEarned(count=count):
                return self._earn(count)
        return None

    def _lay(self, tile: int, cell: Cell, rotation: int) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(f"tile {tile}")
            if piece is None:
                return None
            piece.show_pixmap(self._tile_picture(tile, rotation, self._plane.size, lifted=True))
            return glide(piece, self._plane.centre(cell), self.ms(180))

        return step

    def _give(self, tile: int, taker: Seat) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(f"tile {tile}")
            if piece is None:
                return None
            piece.setZValue(_STRIP_Z + 50)
            plate = self._where.plates[taker - 1].center()
            return together(
                glide(piece, plate, self.ms(250)), scale(piece, 0.5, self.ms(250)), fade(piece, 0.3, self.ms(250))
            )

        return step

    def _earn(self, count: int) -> Step:
        """The coin swells and shows what was earned."""

        def step() -> QAbstractAnimation | None:
            coin = self.scene.decorations().get("bonus")
            if coin is None:
                return None
            coin.smooth(True)
            self.sounded.emit("point")
            return in_turn(scale(coin, 1.35, self.ms(110)), scale(coin, 1.0, self.ms(130)))

        return step


def _bonus_caption() -> str:
    return translate("Exagon", "Bonus")


def _away(one: int, other: int) -> tuple[int, int]:
    """How many steps of turning lie between two rotations; clockwise first when it is the same."""
    clockwise = (other - one) % 6
    return min(clockwise, 6 - clockwise), clockwise


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
