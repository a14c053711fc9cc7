"""The table of Exagon: what is on it, and what a drop there means."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import AnyTransition, Event, Refusal, Seat
from elios_desktop.engine.games.exagon import Cell, End, Give, Move, Put, Timeout
from elios_desktop.engine.games.exagon.events import BonusEarned, TileGiven, TilePlaced
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.motion import fade, glide, in_turn, scale, together
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.games.exagon.drawing import SORTS, STRIP_Z
from elios_desktop.ui.games.exagon.holding import HoldingTable
from elios_desktop.ui.games.exagon.plane import hexagon
from elios_desktop.ui.games.exagon.words import sort_hint
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.notices import Text
from elios_desktop.ui.session.controller import Controller


class ExagonTable(HoldingTable):
    """Takes turns: drops, buttons, keys, time; shows what happened."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self._timed_out: Text | None = None
        self._opened_at = controller.session.ply
        self._acted = False
        """Whether anybody has done anything here: a game that was only looked at isn't saved."""
        self._ending_at: int | None = None
        """The ply at which somebody wanted to end the turn without having put a tile down that fits."""
        self.clock.time_out.connect(self._on_time_out)
        self.clock.ticked.connect(self._on_ticked)
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self._on_jumped)
        controller.turns.changed.connect(self.clock.follow)

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        acting = self.controller.acting
        if not self.my_turn or self.clock.paused or acting is None or "tile" not in piece.data_:
            return False
        return piece.data_["tile"] in self.shown.hands[acting - 1]

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        tile = piece.data_.get("tile")
        if tile is None:
            return None
        if "seat" in place.data:
            return Give(tile, place.data["seat"])
        cell = place.data["cell"]
        return Put(tile, cell, self.rotation_on(tile, cell))

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        move = self.move_for(piece, place)
        if move is None:
            self.redraw()
            return None
        refusal = self._submit(move)
        if refusal is None and isinstance(move, Put) and not self.animator.busy:
            piece.setPos(place.centre)
            piece.show_pixmap(self.tile_picture(move.tile, move.rotation, self.plane.size))
            piece.setScale(1.0)
        return refusal

    def _submit(self, move: Move) -> Refusal | None:
        self.keep()
        refusal = self.controller.submit(move)
        self.clock.follow()
        return refusal

    def click_place(self, place: Place) -> bool:
        seat = place.data.get("seat")
        if seat is None:
            return False
        self.open_seat = None if self.open_seat == seat else seat
        self.redraw()
        return True

    def walk(self) -> Sequence[str]:
        """The tiles as they lie in the rack, then the plates."""
        seats = [key for key, place in self.scene.places.items() if "seat" in place.data]
        tiles = [piece for piece in self.scene.pieces.values() if self.can_lift(piece)]
        tiles.sort(key=lambda piece: piece.home_z)
        return [*(piece.key for piece in tiles), *seats, *(key for key in ("overview",) if key in self.scene.pieces)]

    # -- keys, wheel, buttons

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_Escape and self.open_seat is not None:
            self.open_seat = None
            self.redraw()
            return True
        if self.clock.paused and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pause()  # a game that was opened while it stood still
            return True
        if self.held is not None or self.clock.paused:
            return False
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            return self._zoom(1, self.where.board.center())
        if key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            return self._zoom(-1, self.where.board.center())
        if key == Qt.Key.Key_0:
            self._change_overview()
            return True
        return False

    def explain_piece(self, piece: Piece) -> None:
        if piece.data_.get("kind") == "overview":
            self._change_overview()
        else:
            super().explain_piece(piece)

    def _change_overview(self) -> None:
        """All tiles, or from there back to tiles that can be read."""
        self.finish_motion()
        plane = self.plane
        fitted = not plane.chosen and plane.shows(self.laid(), self.where.board)
        self.overview = not (fitted and plane.size < self.readable)
        self.fit()
        self.redraw_under_hand()

    def refuse(self, refusal: Refusal) -> None:
        super().refuse(refusal)
        if refusal.code == "exagon.no_bonus":
            self.light(("bonus",), "bad")  # what is missing, rather than the tile

    def tip_at(self, at: QPointF) -> str:
        place = self.scene.place_at(at)
        if place is not None and "seat" in place.data and self.open_seat != place.data["seat"]:
            return fill(translate("Exagon", "{seat}. Click to see the tiles."), seat=place.label)
        if self.where.bonus.contains(at) and not self.clock.paused:
            text = translate(
                "Exagon",
                "Bonuses left in this turn: {count}. Each lets you put down a tile with a single "
                "matching side, or give a tile to somebody who has just one.",
            )
            return fill(text, count=self.shown.bonus)
        return ""

    def wheel(self, steps: float, at: QPointF) -> bool:
        if not self.where.board.contains(at) or self.clock.paused:
            return False
        return self._zoom(1 if steps > 0 else -1, at)

    def _zoom(self, steps: int, at: QPointF) -> bool:
        self.finish_motion()
        if self.plane.zoom(steps, at):
            self.overview = None
            self.plane.keep_in_sight(self.laid(), self.where.board)
            self._draw_again()
        return True

    def pan(self, delta: QPointF) -> bool:
        if self.clock.paused or self.animator.busy:
            return False
        if self.plane.pan(delta, self.laid(), self.where.board):
            self._draw_again()
        return True

    def _draw_again(self) -> None:
        """The same position, seen from elsewhere."""
        self.light(())
        with self.scene.redrawing():
            self.draw(self.controller.view())

    def actions(self) -> list[TableAction]:
        if self.clock.paused:
            go_on = translate("Exagon", "Everybody agrees: go on")
            return [TableAction("pause", go_on, run=self._pause, primary=True, key="P")]
        made = [
            TableAction("sort", translate("Exagon", "Sort"), run=self._sort_next, hint=sort_hint(self.sort), key="S")
        ]
        if self.clock.in_play:
            hint = translate("Exagon", "Stop the hourglass and cover the tiles, if everybody agrees (P)")
            made.append(TableAction("pause", translate("Exagon", "Pause"), run=self._pause, hint=hint, key="P"))
        if self._asking_end:
            label, hint = translate("Exagon", "Really end without a tile?"), translate("Exagon", "Yes, end it (E)")
        else:
            label, hint = translate("Exagon", "End turn"), translate("Exagon", "End your turn (E)")
        primary = self._asking_end or not self._view().playable()
        return [*made, TableAction("end", label, run=self._end, hint=hint, primary=primary, key="E")]

    def prompt(self) -> str:
        if self.clock.paused:
            return translate("Exagon", "The hourglass stands still until everybody agrees to go on.")
        view = self._view()
        if self.my_turn and view.phase == "play" and not view.bonus and self._most_sides() == 1:
            name = self.controller.names[(self.controller.acting or 1) - 1]
            text = translate("Exagon", "{name}, only one side fits now: such a tile ends your turn.")
            return fill(text, name=name)
        return super().prompt()

    def _most_sides(self) -> int:
        """Of how many sides a tile of the acting seat can match others now."""
        view = self._view()
        return max(map(view.most_sides, view.playable()), default=0)

    @property
    def _asking_end(self) -> bool:
        return self._ending_at is not None and self._ending_at == self.controller.session.ply

    def give_up(self) -> bool:
        """Escape: the turn isn't to end after all."""
        asked, self._ending_at = self._asking_end, None
        if asked:
            self.actions_changed.emit()
            self.told.emit(self.prompt)
        return asked

    def _end(self) -> None:
        """End the turn; while nothing has been put down that could be, only at the second time."""
        view = self._view()
        idle = not view.placed and bool(view.playable())
        if idle and not self._asking_end and End() in self.controller.legal:
            self._ending_at = self.controller.session.ply
            self.actions_changed.emit()
            self.told.emit(_asked_sentence)
            return
        refusal = self._submit(End())
        if refusal is not None:
            self.refuse(refusal)

    @property
    def covered(self) -> bool:
        """During a pause, until everybody agrees to go on."""
        return self.clock.paused

    def _pause(self) -> None:
        self.finish_motion()
        self.open_seat = None
        self._acted = True
        self.clock.pause(not self.clock.paused)
        self.keep()
        self.controller.save()
        self.light(())  # a refusal before it would shine through the cover
        self.redraw_under_hand()
        self.told.emit(self.prompt)

    def _sort_next(self) -> None:
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]
        self.keep()
        self.redraw()

    # -- the clock, and what is saved

    def _on_time_out(self) -> None:
        """The sand is through. The turn ends as if the player had said so."""
        acting = self.controller.acting
        if acting is None or not self.my_turn or self.controller.saving or self.animator.busy:
            return  # the next look, a moment later, comes here again
        if self._submit(Timeout()) is not None:
            return
        names, following = self.controller.names, self.controller.acting
        self._timed_out = partial(_time_out_sentence, names[acting - 1], names[following - 1] if following else "")
        self.sounded.emit("refuse")
        if self.controller.saving or self.animator.busy:
            # The hand-over is still to come, and clears away what was said before it.
            self.controller.turns.changed.connect(self._say_time_out, Qt.ConnectionType.SingleShotConnection)
        else:
            self._say_time_out()

    def _say_time_out(self) -> None:
        said, self._timed_out = self._timed_out, None
        if said is not None:
            self.told.emit(said)

    def _on_ticked(self) -> None:
        self.sounded.emit("tick")

    def _on_jumped(self) -> None:
        self._acted = self._acted or self.controller.session.ply != self._opened_at
        self.clock.follow()

    def _on_moved(self, transition: AnyTransition) -> None:
        self._acted = True
        self.open_seat = None
        self._ending_at = None
        if not self.plane.shows(self.newest(), self.where.board):
            self.plane.chosen = False  # the tile that was put down is in sight after a move
        self.clock.follow()

    def stop(self) -> None:
        self.stop_spin()
        self.clock.stop()
        self.keep()
        if self.clock.in_play and (self._acted or self.clock.known):
            self.controller.save()

    # -- what happens

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        piece = self.scene.pieces.get(about)
        if piece is not None:
            size = self.where.rows.size
            return [(hexagon(size).translated(piece.home), piece.home, ("rack tile", size))]
        if about == "bonus":
            path = QPainterPath()
            path.addRoundedRect(self.where.bonus, 10, 10)
            return [(path, self.where.bonus.center(), None)]
        found = super().shapes(about)
        if not found and about.startswith("tile "):  # a point of the ledger is about a tile in another hand
            tile = int(about.removeprefix("tile "))
            for seat, hand in enumerate(self.shown.hands, 1):
                if tile in hand:
                    return super().shapes(f"seat {seat}")
        return found

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        match event:
            case TilePlaced(tile=tile, cell=cell, rotation=rotation):
                return self._lay(tile, cell, rotation)
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
            piece.show_pixmap(self.tile_picture(tile, rotation, self.plane.size, lifted=True))
            return glide(piece, self.plane.centre(cell), self.ms(180))

        return step

    def _give(self, tile: int, taker: Seat) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(f"tile {tile}")
            if piece is None:
                return None
            piece.setZValue(STRIP_Z + 50)
            plate = self.where.plates[taker - 1].center()
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


def _asked_sentence() -> str:
    return translate("Exagon", "You can still put a tile down. Press again to end your turn without one.")


def _time_out_sentence(name: str, following: str) -> str:
    if not following:
        return fill(translate("Exagon", "{name} is out of time."), name=name)
    return fill(translate("Exagon", "{name} is out of time: it is {next}’s turn."), name=name, next=following)
