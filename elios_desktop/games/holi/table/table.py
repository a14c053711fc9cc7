"""The table of Holi: what may be picked up, what a drop means, a throw that is chosen cell by cell, the buttons."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from elios_desktop.engine.contract import AnyTransition, Json, Refusal, Seat
from elios_desktop.engine.record import computer_level
from elios_desktop.games.holi.board import gestures, listing
from elios_desktop.games.holi.board.listing import last_turn
from elios_desktop.games.holi.rules import WAY_DOWN, Climb, Descend, Drop, End, Move, Stop, Throw, View
from elios_desktop.games.holi.table.art import paint_pawn
from elios_desktop.games.holi.table.drawing import Drawing, InHand, PlateSheet, level_in_play
from elios_desktop.games.holi.table.effects import festivity
from elios_desktop.games.holi.table.motion import sound_of
from elios_desktop.games.holi.table.pieces import AtTable
from elios_desktop.games.holi.words import brought
from elios_desktop.plain_board import Gesture
from elios_desktop.texts.words import refusal_sentence
from elios_desktop.ui.board.animator import Animator, Paint, Step
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text, Wording, translate
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.turns import Cover
from elios_desktop.ui.table.base import Table
from elios_desktop.ui.table.contract import ROTATE, Help, PointsOut, TableAction, Voice

UP = Sentence.translate("Holi", "Face-up")
DOWN = Sentence.translate("Holi", "Face-down")
CLIMB = Sentence.translate("Holi", "Climb")
DESCEND = Sentence.translate("Holi", "Go down")
END = Sentence.translate("Holi", "End turn")
FINISH = Sentence.translate("Holi", "Finish")
BACK = Sentence.translate("Holi", "Take back")
THROW = Sentence.translate("Holi", "Throw")
SHOW_TOWER = Sentence.translate("Holi", "Show the tower")
SHOW_FLAT = Sentence.translate("Holi", "Show the levels side by side")
_SHEET_Z = 4500.0


def _rows(way_down: bool) -> Sequence[Sequence[Text]]:
    """Return the longest rows of a game, in which one may go down or not."""
    levels = [CLIMB, DESCEND] if way_down else [CLIMB]
    turns = [[ROTATE, over, *levels, ends] for over in (UP, DOWN) for ends in (END, FINISH)]
    return [*turns, [ROTATE, BACK, THROW]]


class Seats:
    """Says of the game on the table what a position doesn't: who plays the seats, and how the levels are shown."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    @property
    def colours(self) -> list[int]:
        """The seats' colours."""
        return [seat.colour for seat in self._controller.kept.seats]

    @property
    def flat(self) -> bool:
        """Whether the levels lie side by side."""
        return self._controller.kept.extra.get("flat") is True

    def change_view(self) -> None:
        """Lay the levels side by side, or on top of each other."""
        self._controller.kept.extra["flat"] = not self.flat
        self._controller.save_queue.save()

    @property
    def covered_hand(self) -> Seat | None:
        """The seat whose cards lie face-down until they say that they are here."""
        turns = self._controller.turns
        return turns.now.awaited if turns.now.cover is Cover.SECRETS and self._controller.shown.ply is None else None

    def at_table(self, moves: Sequence[AnyTransition]) -> list[AtTable]:
        """Return who plays each seat, and who hit it in the moves that led to the position."""
        colours, hit = self.colours, listing.hits_of(moves)
        return [
            AtTable(computer_level(seat.kind) or 0, tuple(colours[owner - 1] for owner in hit.get(number, ())))
            for number, seat in enumerate(self._controller.kept.seats, 1)
        ]


class HoliTable(Table[Move, View], PointsOut):
    """Cards and pawns go to cells; plates, rivalry cards and the view's button are asked."""

    flips_in_hand = True

    board: listing.HoliBoard

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller, voice: Voice) -> None:
        super().__init__(scene, animator, controller, voice)
        self._seats = Seats(controller)
        self.drawing = Drawing(scene, animator.ms, self.voice, self._seats.colours)
        self._sheet = PlateSheet(scene, self.drawing)
        self._in_hand = InHand(self.drawing, self.voice)
        self.half_done = gestures.Draft()
        """How the person at the machine holds the cards."""
        self.board = listing.board(self.situation_in(self.view, self.half_done), translate)
        """What is on the table, as it was drawn last."""

    # -- how it looks

    def layout(self, area: QRectF) -> None:
        view = self.view
        seats = self._seats
        self.drawing.lay_out(area, seats.colours, len(view.rivalry), seats.flat, level_in_play(view))

    def draw(self, view: View) -> None:
        controller = self.controller
        no_button = controller.turns.now.only_shown or self.explains  # nobody presses it in a picture, or knows it yet
        flat = None if no_button else self._seats.flat
        situation = self.situation_in(view, self.half_done)
        self.board = listing.board(situation, translate, flat, self._seats.covered_hand)
        acting = controller.turns.now.acting if controller.shown.ply is None else view.to_move
        ahead = None if self.one_by_one else view.to_move
        marks = last_turn(self.played, ahead, self.viewer)
        seats = self._seats.at_table(controller.session.transitions[: controller.shown.ply])
        self.drawing.draw(self.board, situation, seats, acting, marks)
        self._sheet.draw(self.board)

    def sound(self, transition: AnyTransition) -> str:
        return sound_of(transition)

    def festivity(self) -> Paint:
        return festivity(self.scene, self.area)

    def figures(self) -> list[Callable[[QPainter, QRectF], None]]:
        seats = zip(self._seats.colours, self._seats.at_table(self.controller.session.transitions), strict=True)
        return [partial(paint_pawn, colour=colour, stains=each.stains) for colour, each in seats]

    def steps(self, transition: AnyTransition) -> list[Step]:
        """List the one motion that shows a whole move."""
        made = self.controller.session.transitions
        before = made[: next((at for at, each in enumerate(made) if each is transition), len(made))]
        stains = [each.stains for each in self._seats.at_table(before)]
        return [self.drawing.step_for(transition, self.viewer, stains)]

    @property
    def turn(self) -> gestures.OpenTurn:
        """What the seat to move can do, with the cards as they are held now."""
        return replace(self.board.turn, draft=self.half_done)

    # -- what the hand asks

    def meant_at(self, at: QPointF) -> Piece | None:
        """Find the piece that may act, of those that overlap there, or the pawn in whose cell it is."""
        top = self.scene.piece_at(at)
        if top is not None and isinstance(self.board.notes.get(top.key), gestures.Reading):
            return top
        able = self.scene.piece_at(at, self.can_lift)
        if able is not None:
            return able
        place = self.scene.place_at(at)
        pawn = self.scene.pieces.get(f"pawn {self.turn.seat}")
        if place is not None and place.key == self.turn.pawn and pawn is not None and self.can_lift(pawn):
            return pawn
        return top

    def walk(self) -> Sequence[str]:
        return [thing.key for thing in self.board.things if thing.actions]

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        held = self.board.held.get(piece.key)
        return None if held is None else gestures.move_of(held, self.board.cells[place.key], self.turn)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        held = self.board.held[piece.key]
        match gestures.put(held, self.board.cells[place.key], self.turn):
            case gestures.NextStep(draft):
                self._hold_as(draft, self.redraw)
            case gestures.Advice.PATTERN_ONLY as advice:
                self._in_hand.advise(advice, held)
                self.redraw()
            case gestures.Advice() as advice:
                self._in_hand.advise(advice, held)
                self.voice.play("refuse")
                self.redraw()
                if self.turn.pawn:
                    self.light([self.turn.pawn], "bad")
                else:
                    self.light(self.legal_places(piece))
            case None:
                self.redraw()
            case move:
                return self._play(move)
        return None

    def _play(self, move: Move) -> Refusal | None:
        """Submit a move; what was half done is over with it."""
        before, held = self.draft(), self.half_done
        self.half_done = gestures.Draft(down=frozenset() if isinstance(move, Throw | Drop) else held.down)
        refusal = self.controller.submit(move)
        if refusal is not None:
            self.half_done = held
        elif before:
            self.draft_changed.emit()
        return refusal

    def flip(self, piece: Piece) -> None:
        held = self.board.held.get(piece.key)
        if isinstance(held, gestures.HandCard) and self.my_turn and self.half_done.choice is None:
            self.voice.play("flip")
            self.half_done = replace(self.half_done, down=self.half_done.down ^ {held.card})
            self._in_hand.flipped()
            self.draft_changed.emit()  # it takes back what was said of the other side, before more is said of this one
            self.redraw_under_hand()

    def _hold_as(self, draft: gestures.Draft, redraw: Callable[[], None]) -> None:
        self.half_done = draft
        redraw()
        self.draft_changed.emit()

    def click_place(self, place: Place) -> bool:
        choice = self.half_done.choice
        if choice is None or not self.my_turn:
            return False
        step = gestures.choose(self.board.cells[place.key], choice.chosen[0], self.turn)
        if step is not None:
            self._hold_as(step.draft, self.redraw)
        return step is not None

    @property
    def has_step(self) -> bool:
        return bool(self.half_done.reading) or self.half_done.choice is not None

    def give_up(self) -> bool:
        held = self.half_done
        if held.reading:
            self.half_done = replace(held, reading=0)
            self.redraw_under_hand()
        elif held.choice is not None:
            self._hold_as(replace(held, choice=None), self.redraw_under_hand)
        else:
            return False
        return True

    def ghosts(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        return self.drawing.ghosts_of(self.board.turn, moves)

    def gestures_left(self, move: Move) -> Sequence[Gesture] | None:
        return gestures.gestures_left(move, self.board.turn.view, self.half_done)

    # -- what is shown while something is held

    def point_at(self, place: Place | None, piece: Piece | None) -> None:
        self.drawing.outline(place.key if place is not None else "")
        self._unfold(piece.key if piece is not None else "")

    def hold(self, piece: Piece, place: Place | None) -> None:
        self.point_at(place, piece)
        cell = self.board.cells[place.key] if place is not None else None
        self.half_done = self._in_hand.show(piece, self.board.held[piece.key], cell, self.turn)
        self._say_over(place, self.move_for(piece, place) if place and self.drawing.ghosts.shown is not None else None)

    def _say_over(self, place: Place | None, move: Move | None) -> None:
        """Add to the place's name what a legal move would bring, as the move list would say it."""
        turn, names = self.turn, self.controller.kept.names
        legal = move is not None and move in turn.legal
        said = brought(move, turn.seat, turn.view.foresee(move), names, translate) if move and legal else ""
        self.said_over.say(place, said)

    def let_go(self, piece: Piece) -> None:
        self._in_hand.let_go()
        self.said_over.say(None, "")

    def called_when_stuck(self, piece: Piece) -> str:
        held = self.board.held.get(piece.key)
        if held is None or gestures.stuck(held, self.turn) is None:
            return ""
        return (
            listing.card_in_words(held, self.turn.draft, translate)
            if isinstance(held, gestures.HandCard)
            else piece.label
        )

    def turn_held(self, piece: Piece, steps: int) -> None:
        shows = self.help is Help.EVERYTHING
        rotated = self._in_hand.rotate(piece, self.board.held[piece.key], steps, self.turn, shows)
        if rotated is None:
            return
        self.half_done, throw = rotated
        self.voice.play("flip")
        if (place := self.said_over.place) is not None:
            self._say_over(place, throw)

    # -- what can be asked

    def explain_piece(self, piece: Piece) -> None:
        match self.board.notes.get(piece.key):
            case gestures.ViewButton():
                self._change_view()
            case gestures.RivalryCard(number):
                self._read(0 if self.half_done.reading == number else number)
            case gestures.Reading():
                self._read(0)
            case gestures.CoveredHand():
                self.controller.turns.come()
            case gestures.Plate(seat):
                view, names = self.view, self.controller.kept.later_names
                self.voice.tell(Wording.of(listing.plate_label, seat, self.board.counts[seat - 1], view, names))
            case _:
                super().explain_piece(piece)

    def look_away(self) -> None:
        if self.half_done.reading:
            self._read(0)

    def _read(self, number: int) -> None:
        self.half_done = replace(self.half_done, reading=number)
        self.redraw()

    def tip_at(self, at: QPointF) -> str:
        piece = self.scene.piece_at(at)
        note = self.board.notes.get(piece.key) if piece is not None else None
        return piece.label if piece is not None and isinstance(note, gestures.RivalryCard) else ""

    def focus(self, key: str | None) -> None:
        self._unfold(key or "")

    def _unfold(self, key: str) -> None:
        """Show every number of the plate with this key in words; of no other plate, and of none for another key."""
        note = self.board.notes.get(key)
        self._sheet.unfold(note.seat if isinstance(note, gestures.Plate) else None, self.board)

    def looks(self) -> list[TableAction]:
        label = SHOW_TOWER if self._seats.flat else SHOW_FLAT
        return [TableAction("flat", label, run=self._change_view, key="B")]

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_B:
            self._change_view()
            return True
        return False

    def keys(self) -> Sequence[tuple[str, str]]:
        return (("B", translate("Holi", "Lay the levels side by side, or on top of each other")),)

    def _change_view(self) -> None:
        self._seats.change_view()
        self.layout(self.area)
        self.redraw_under_hand()
        self.light_again()

    # -- buttons, and what is to be done

    def actions(self) -> list[TableAction]:
        view = self.board.turn.view
        if not self.my_turn or view.phase != "play":
            return []
        if self.half_done.choice is not None:
            return [
                TableAction("back", BACK, run=self.give_up, key="X"),
                TableAction("throw", THROW, run=self._throw_chosen, primary=True, key="T"),
            ]
        legal = self.legal
        found = []
        hand = self.board.hand
        if hand and "throw" not in view.done:
            all_down = hand <= self.half_done.down
            hint = Sentence.translate("Holi", "Flip the cards in your hand; F or a double click flips a single one.")
            found.append(TableAction("over", UP if all_down else DOWN, run=self._flip_all, hint=hint, key="O"))
        found.append(self._action(Climb(), CLIMB, "C"))
        if WAY_DOWN in view.rivalry:
            found.append(self._action(Descend(), DESCEND, "D"))
        if Stop() in legal:
            # It ends the game for this person: never the button that is pressed without thinking while there is more.
            hint = Sentence.translate("Holi", "Then you’re done: sit back and watch.")
            stop = self._action(Stop(), FINISH, "S")
            found.append(replace(stop, primary=len(legal) == 1, ends=True, hint=hint))
        else:
            end = self._action(End(), END, "E")
            found.append(replace(end, primary=end.enabled, ends=True))
        return found

    def rows(self) -> Sequence[Sequence[Text]]:
        return [*super().rows(), *_rows(WAY_DOWN in self.view.rivalry)]

    def _action(self, move: Move, label: Text, key: str) -> TableAction:
        """Return a button for a move; if it isn't legal it says why."""
        refusal = self.controller.why(move)
        hint = SILENCE if refusal is None else Wording.of(refusal_sentence, "holi", refusal)
        return TableAction(move.text, label, move=move, enabled=refusal is None, hint=hint, key=key)

    def _flip_all(self) -> None:
        cards, down = self.board.hand, self.half_done.down
        self.voice.play("flip")
        self._hold_as(replace(self.half_done, down=frozenset() if cards <= down else cards), self.redraw_under_hand)

    def _throw_chosen(self) -> None:
        choice = self.half_done.choice
        refusal = self._play(choice.move) if choice is not None else None
        if refusal is not None:
            self.refuse(refusal)

    def prompt(self) -> Text:
        legal, choice = self.legal, self.half_done.choice if self.my_turn else None
        if choice is not None:
            said = Sentence.translate("Holi", "Tokens left: {left}. Choose which spaces get them, then throw.")
            return said.fill(left=len(choice.chosen))
        if self.my_turn and Stop() in legal:
            if len(legal) == 1:
                said = Sentence.translate("Holi", "{name}, you can’t throw colour any more: finish.")
            else:
                said = Sentence.translate(
                    "Holi", "{name}, from here you can’t throw colour. Go somewhere else first, or finish."
                )
            return said.fill(name=self.controller.kept.later_names[self.board.turn.seat - 1])
        return super().prompt()

    def reveal_label(self, seat: Seat) -> Text:
        name = self.controller.kept.later_names[seat - 1]
        return Sentence.translate("Holi", "I’m {name}: show my cards").fill(name=name)

    # -- what is saved

    def draft(self) -> Json:
        return self.half_done.to_json(self.controller.session.ply)

    def restore(self, draft: Json) -> None:
        session = self.controller.session
        self.half_done = gestures.Draft.from_json(draft, session.ply, self.seen_by(session.state.to_move))


TABLE = HoliTable
