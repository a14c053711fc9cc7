"""The table of Exagon: what may be picked up, what a drop means, keys and buttons, and the clock's word."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from elios_desktop.engine.contract import AnyTransition, Refusal
from elios_desktop.games.exagon.board import (
    CellSpot,
    Draft,
    ExagonBoard,
    SeatSpot,
    board,
    gestures_left,
    point_count,
    sort_hint,
    tile_count,
)
from elios_desktop.games.exagon.rules import End, Move, Put, Timeout, View, tiles
from elios_desktop.games.exagon.table import art, clock, drawing, furniture, held, layout, motion, time_out, viewport
from elios_desktop.plain_board import Action, Gesture, Situation
from elios_desktop.ui.board.animator import Animator, Paint, Step
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.board.plates import plate_height
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Text, Wording, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session import saving, turns
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.base import FIRST_ROOM, Table
from elios_desktop.ui.table.contract import Help, PointsOut, Signs, TableAction, Voice, Zooms


class ExagonTable(Table[Move, View], PointsOut, Zooms):
    """Tiles go from the rack onto cells and, given away, onto plates."""

    double_click_turns = True
    wants_room = True
    board: ExagonBoard

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller, voice: Voice) -> None:
        super().__init__(scene, animator, controller, voice)
        self._seats = furniture.Seats(controller)
        self._needs = what_needs_room(self.scene.theme, self._seats.lines, controller.kept)
        self.tiles = art.TilePictures(scene.art.patience)
        where = layout.lay_out(FIRST_ROOM, len(controller.kept.seats), self._needs, 1)
        self.sight = viewport.Viewport(controller.turns.now.only_shown or None, where)
        self.held = held.HeldTile(scene, self.tiles, self.sight, animator, self)
        self._drawing = drawing.Drawing(scene, self.tiles, self.sight)
        self._pieces = drawing.Pieces(scene, self.tiles, self.sight)
        self._motion = motion.Motion(scene, self.tiles, self.sight, animator.ms, self.voice)
        self._motion.dial = self._drawing.dial
        self.half_done = Draft.from_json(controller.kept.extra)
        self.board = ExagonBoard(())
        self.clock = clock.Clock(scene, controller, voice, self)
        self._presence = clock.InactivityWatch(self.clock, animator, voice, self._submit, self)
        self._steering = viewport.Zoom(self.sight, self._presence, animator, self._on_steered)
        self._turn_end = clock.TurnEnd(controller)
        self.time_out = time_out.TimeOutSign(scene, self.clock, self)
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self.clock.follow)

    # -- the whole table

    def begin_turn(self, turn: turns.TurnState) -> Text:
        self.clock.follow()
        made = self.controller.session.transitions
        if made and made[-1].move == Timeout() and self.animator.speed == 0.0 and self.controller.shown.ply is None:
            following = made[-1].after.to_move
            if following is not None and self._presence.nobody_in is None and not self.clock.paused:
                self.time_out.stand(self.controller.kept.later_names[following - 1], self.area)
        return self._presence.begin_turn()

    def step_away(self) -> None:
        """Let the sand wait while somebody reads the rules; nobody looks at the tiles meanwhile."""
        if self.clock.in_play and self.my_turn and not self.clock.covered and self.controller.shown.ply is None:
            self.finish_motion()
            self._open(None)
            self.clock.wait_away(True)
            self.light(())
            self.redraw_under_hand()
            self.voice.tell(self.prompt())

    def finish_motion(self) -> None:
        """Jump to the end of it; whoever does something at the table has come back to it."""
        self.time_out.end()
        super().finish_motion()
        self.come_back()

    def come_back(self) -> None:
        if self.clock.away:
            self.clock.wait_away(False)
            self.redraw()
            self.voice.hush()

    @property
    def where(self) -> layout.Layout:
        """Where things are."""
        return self.sight.where

    def keep(self) -> None:
        """Note what lives beside the record; every save of the game has it."""
        self.clock.keep()
        self.controller.kept.extra.update(self.half_done.to_json())

    def layout(self, area: QRectF) -> None:
        self.tiles.use_ratio(self.scene.art.ratio)
        self._needs = what_needs_room(self.scene.theme, self._seats.lines, self.controller.kept)
        self._arrange(self.view)
        self.scene.set_background(self.scene.background(self._drawing.background))
        self.sight.lay_out()

    def _arrange(self, view: View) -> None:
        """Where things are with as many tiles in the racks as there are now."""
        most = max(1, *map(len, view.hands))
        where = layout.lay_out(self.area, len(self.controller.kept.seats), self._needs, most)
        self.sight.look_at(view, where, self.scene.theme.text_scale)

    def draw(self, view: View) -> None:
        self.held.forget()
        self._motion.clear()
        if self.clock.covered:
            self.board = ExagonBoard(())
            self._drawing.cover(self.area, self._presence.nobody_in, self.clock.away)
            return
        controller = self.controller
        self._arrange(view)
        self.sight.still = self.clock.nearly_out
        self.sight.follow()
        self._motion.stays = controller.turns.now.alone if self.explains else None
        self.board = self._listed(view)
        self._drawing.furniture(view.bonus)
        self.clock.draw(self.where.glass, self.area)
        self._drawing.tiles(view, motion.newest_tiles(self.played, view.in_front))
        self._pieces.draw(self.board, self.half_done, view.phase == "opening", self.help is Help.EVERYTHING)
        if not controller.turns.now.only_shown:  # nobody presses a button in a picture
            self._drawing.overview(closer=not self.explains)
        self._drawing.seats(view, self.half_done, self._seats)

    def _listed(self, view: View) -> ExagonBoard:
        controller = self.controller
        names, legal = tuple(self._seats.names), tuple(self.legal)
        situation = Situation(view, controller.turns.now.viewer, legal, self.half_done, names)
        return board(situation, translate, self._seats.totals, self._motion.stays)

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        return super().can_lift(piece) and not self.clock.covered

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        tile, spot = self.board.held.get(piece.key), self.board.spots.get(place.key)
        if tile is None or spot is None:
            return None
        return self.half_done.move(self.view, tile, spot)

    def legal_places(self, piece: Piece) -> list[str]:
        """As the plain board has them; the cells are brought into sight."""
        if not self.can_lift(piece):
            return []
        goals = self.board.goals[piece.key]
        spots = [self.board.spots[key] for key in goals]
        if self.sight.bring([spot.cell for spot in spots if isinstance(spot, CellSpot)]):
            self.draw_again()
        if self.help is Help.EVERYTHING:
            self._pieces.grade(self.board.sides[piece.key], self.view.phase == "opening")
        return [key for key in goals if key in self.scene.places]

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        move = self.move_for(piece, place)
        if move is None:
            self.redraw()
            return None
        refusal = self._submit(move)
        if refusal is None and isinstance(move, Put) and not self.animator.busy:
            piece.setPos(place.centre)
            piece.show_pixmap(self.tiles.picture(move.tile, move.rotation, self.sight.plane.size))
            piece.setScale(1.0)
        return refusal

    def _submit(self, move: Move) -> Refusal | None:
        self._presence.touch()
        self.keep()
        refusal = self.controller.submit(move)
        self.clock.follow()
        return refusal

    def click_place(self, place: Place) -> bool:
        spot = self.board.spots.get(place.key)
        if not isinstance(spot, SeatSpot):
            return False
        self._open(None if self.half_done.open_seat == spot.seat else spot.seat)
        self.redraw()
        return True

    def _open(self, seat: int | None) -> None:
        if seat is not None:
            self._presence.touch()
        self.half_done = self.half_done.looking_at(seat)

    def walk(self) -> Sequence[str]:
        """Return the tiles as they lie in the rack, then the plates."""
        wanted = (Action.TAKE, Action.LOOK)
        keys = [thing.key for thing in self.board.things if any(action in wanted for action in thing.actions)]
        return [*keys, drawing.OVERVIEW] if drawing.OVERVIEW in self.scene.pieces else keys

    # -- a tile in the hand

    def hold(self, piece: Piece, place: Place | None) -> None:
        self._presence.touch()
        spot = self.board.spots.get(place.key) if place is not None else None
        self._show_held(held.Hold(piece, self.board.held[piece.key], place, spot))

    def _show_held(self, hold: held.Hold) -> None:
        self.said_over.say(None, "")
        shown = self.view.phase == "play" and self.help is Help.EVERYTHING
        cells = self.board.sides[hold.tile.key] if shown else {}
        self.held.hold(hold, self.view, self.half_done, self._seats.names, cells, self.area)
        self.said_over.say(hold.place, self.held.preview.text)

    def let_go(self, piece: Piece) -> None:
        tile = self.board.held.get(piece.key)
        self.said_over.say(None, "")
        if tile is None:
            return
        self.held.let_go(piece, tile)
        # In the rack it lies as it was last turned.
        piece.rest = self.tiles.picture(tile.number, self.half_done.rotation(tile.number), self.where.rows.size)

    def _label_anew(self, piece: Piece) -> None:
        """Label a tile that was turned: its sides are read out in another order."""
        self.board = self._listed(self.view)
        thing = self.board.thing(piece.key)
        piece.label = thing.label if thing is not None else ""

    def turn_held(self, piece: Piece, steps: int) -> None:
        hold = self.held.now
        if hold is None:
            return
        self.half_done = self.half_done.turn_on(self.view, hold.tile.number, hold.cell, steps)
        self.keep()
        self.voice.play("flip")
        self._label_anew(piece)
        self._show_held(hold)

    def flip(self, piece: Piece) -> None:
        """A double click on a tile in the rack turns it there."""
        self._presence.touch()
        if self.can_lift(piece):
            self.half_done = self.half_done.turn_on(self.view, self.board.held[piece.key].number, None, 1)
            self.keep()
            self.voice.play("flip")
            self.redraw()

    # -- keys, wheel

    def key(self, key: int, shift: bool) -> bool:
        self._presence.touch()
        if key == Qt.Key.Key_Escape and self.half_done.open_seat is not None:
            self._open(None)
            self.redraw()
            return True
        if self.clock.paused and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pause()  # a game that was opened while it stood still
            return True
        return self.held.now is None and not self.clock.covered and self._steering.key(key)

    def keys(self) -> Sequence[tuple[str, str]]:
        return self._steering.keys()

    def explain_piece(self, piece: Piece) -> None:
        if piece.key == drawing.OVERVIEW:
            self._steering.change_overview()
        else:
            super().explain_piece(piece)

    def wheel(self, steps: float, at: QPointF) -> bool:
        return not self.clock.covered and self._steering.wheel(steps, at)

    def pan(self, delta: QPointF) -> bool:
        self._presence.touch()
        return not self.clock.covered and self._steering.pan(delta)

    def _on_steered(self) -> None:
        self.draw_again()
        self.light_again()

    def ghosts(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        plane, puts = self.sight.plane, [move for move in moves if isinstance(move, Put)]
        return [
            Ghost(
                self.tiles.picture(put.tile, put.rotation, plane.size),
                plane.centre(put.cell),
                number if len(puts) > 1 else 0,
            )
            for number, put in enumerate(puts, 1)
            if self.sight.in_sight(put.cell)
        ]

    def gestures_left(self, move: Move) -> Sequence[Gesture]:
        return gestures_left(move, self.view, self.half_done)

    def bring_into_sight(self, keys: Iterable[str]) -> None:
        spots = [self.board.spots.get(key) for key in keys]
        cells = [each for spot in spots if isinstance(spot, CellSpot) for each in (spot.cell, *spot.cell.neighbours())]
        if cells and self.sight.bring(cells):
            self.draw_again()

    # -- buttons and words

    def actions(self) -> list[TableAction]:
        if self.clock.away:
            return [TableAction("back", clock.GO_BACK, run=self.come_back, primary=True)]
        pause = self._presence.button(self._pause)
        if self.clock.paused:
            return pause
        hint = Wording.of(sort_hint, self.half_done.sort)
        sort = TableAction("sort", clock.SORT, run=self._sort_next, hint=hint, key="S")
        return [sort, *pause, self._turn_end.button(self.view, self._press_end)]

    def moments(self) -> Mapping[str, Callable[[float], None]]:
        return {"last-seconds": self.clock.show_last} if self.clock.in_play else {}

    def rows(self) -> Sequence[Sequence[Text]]:
        return [*super().rows(), *clock.rows(self.controller.kept.timed)]

    def prompt(self) -> Text:
        if self.clock.covered:
            return clock.READS if self.clock.away else clock.paused_sentence(self._presence.nobody_in)
        if self.help is Help.EVERYTHING and self.my_turn and self.view.ends_with_any_tile():
            return clock.only_one_side_sentence(self.controller.kept.later_names[self.view.in_front - 1])
        return self.clock.told_with(super().prompt())

    def tip_at(self, at: QPointF) -> str:
        place = self.scene.place_at(at)
        spot = self.board.spots.get(place.key) if place is not None else None
        if place is not None and isinstance(spot, SeatSpot) and self.half_done.open_seat != spot.seat:
            return clock.look_sentence(place.label)()
        if not self.clock.covered and self.where.bonus.contains(at):
            return clock.bonus_sentence(self.view.bonus)()
        return ""

    def refuse(self, refusal: Refusal) -> None:
        super().refuse(refusal)
        if refusal.code == "exagon.no_bonus":
            self.light(("bonus",), "bad")  # what is missing, rather than the tile

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        found = self._pieces.shapes(about) or super().shapes(about)
        if not found and about.startswith("tile "):  # a point of the ledger is about a tile in another hand
            tile = int(about.removeprefix("tile "))
            for seat, hand in enumerate(self.view.hands, 1):
                if tile in hand:
                    return super().shapes(SeatSpot(seat).key)
        return found

    # -- ending, pausing, sorting

    def give_up(self) -> bool:
        """Escape: the turn isn't to end after all."""
        asked = self._turn_end.asks
        self._turn_end.forget()
        if asked:
            self.actions_changed.emit()
            self.voice.tell(self.prompt())
        return asked

    def _press_end(self) -> None:
        if not self._turn_end.is_meant():
            self.actions_changed.emit()
            self.voice.tell(clock.ASKED)
            return
        refusal = self._submit(End())
        if refusal is not None:
            self.refuse(refusal)

    @property
    def covered(self) -> bool:
        """During a pause, until everybody agrees to go on, and while somebody reads the rules."""
        return self.clock.covered

    def _pause(self) -> None:
        self.finish_motion()
        self._open(None)
        self._presence.agree()
        self.clock.pause(not self.clock.paused)
        self.keep()
        self.controller.save_queue.save()
        self.light(())  # a refusal before it would shine through the cover
        self.redraw_under_hand()
        self.voice.tell(self.prompt())

    def _sort_next(self) -> None:
        self._presence.touch()
        self.half_done = self.half_done.sort_next()
        self.keep()
        self.redraw()
        self.voice.note(Wording.of(sort_hint, self.half_done.sort))

    # -- the clock, and what is saved

    def _on_moved(self, transition: AnyTransition) -> None:
        self._open(None)
        self._turn_end.forget()
        self.sight.after(cast(View, transition.after.view(None)))
        self.clock.follow()

    def stop(self) -> None:
        self.time_out.end()
        self.held.stop_spin()
        self.clock.stop()
        self.keep()
        if self._presence.worth_saving:
            self.controller.save_queue.save()

    def signs(self) -> Signs:
        """Paint the digits that tell a tile in their colours."""
        return Signs(r"(?<=-)[1-9](?!\d)|(?<!\d)[1-9](?=-)", art.DIGIT_COLOURS, numbers=True)

    def sound(self, transition: AnyTransition) -> str:
        return motion.sound_of(transition)

    def festivity(self) -> Paint:
        return motion.festivity(self.scene, self.where.board)

    def steps(self, transition: AnyTransition) -> list[Step]:
        """List the one motion that shows a whole move."""
        self.sight.still = self.clock.nearly_out
        ahead = self.sight.ahead(transition.after.view(None))
        names = self.controller.kept.later_names
        return [self._motion.step_for(transition, ahead, names, self.area)]


TABLE = ExagonTable


def what_needs_room(theme: Theme, lines: int, kept: saving.SavedExtras) -> layout.Needs:
    """Measure for plates with so many lines, as many seats as there are, and an hourglass or none."""
    small, large = QFontMetricsF(theme.font("small")), QFontMetricsF(theme.font("large", bold=True))
    widest = max(map(small.horizontalAdvance, (tile_count(20, translate), point_count(50, translate))))
    dealt = tiles.TILES_EACH[len(kept.seats)]
    return layout.Needs(
        QSizeF(max(118.0, widest + layout.PLATE_FRAME), plate_height(theme, lines)),
        max(furniture.tag_width(name, str(dealt), theme) for name in kept.names),
        1 / max(1.0, theme.text_scale),
        QSizeF(large.horizontalAdvance("00:00") + 14, large.height() + 10) if kept.timed else None,
        QSizeF(small.horizontalAdvance(drawing.bonus_caption()) + 8, small.height()),
        dealt,
    )
