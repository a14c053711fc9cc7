"""The table of Elementos: what may be picked up, and what a drop there means."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QRectF, Qt

from elios_desktop.engine.contract import AnyTransition, Json, Refusal, Seat, seen
from elios_desktop.engine.record import computer_level
from elios_desktop.games.elementos import rules
from elios_desktop.games.elementos.board import (
    READY,
    Draft,
    ElementosBoard,
    LayingOut,
    SeatPlate,
    Square,
    TokenPiece,
    WandPiece,
    board,
    draft_from_json,
    may_look,
    tokens_left,
    turn_of,
)
from elios_desktop.games.elementos.table.drawing import Drawing, Pieces
from elios_desktop.games.elementos.table.elements import way_of
from elios_desktop.games.elementos.table.motion import Motion, festivity, sound_of
from elios_desktop.games.elementos.words import symbol
from elios_desktop.ui.board.animator import Animator, Paint, Step
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.board.plates import Plate
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import ByDevice, Sentence, Text, Wording, translate
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import fresh_seed
from elios_desktop.ui.session.turns import Moment
from elios_desktop.ui.table.base import Table
from elios_desktop.ui.table.contract import Arranges, Peeks, TableAction, Voice

_FLIP = Sentence.translate("Elementos", "Flip")
_LOOK = Sentence.translate("Elementos", "Undersides")
_USUAL = Sentence.translate("Elementos", "Usual layout")
_RANDOM = Sentence.translate("Elementos", "Random")
_READY = Sentence.translate("Elementos", "Ready")
_LAY_OUT_FEWER = Sentence.translate("Elementos", "Lay out your tokens. The pale ones stay out of the game.")
_LAY_OUT = ByDevice(
    Sentence.translate("Elementos", "Lay out your tokens: drag them to swap two, a double click flips one."),
    Sentence.translate("Elementos", "Lay out your tokens: pick one up, put it on another, and they swap; F flips one."),
    Sentence.translate("Elementos", "Lay out your tokens: drag them to swap two, two taps flip one."),
)


class ElementosTable(Table[rules.Turn, rules.View], Arranges, Peeks):
    """Tokens and wands go onto squares; a double click turns a token over; pressing and holding shows its underside."""

    walks = True

    board: ElementosBoard

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller, voice: Voice) -> None:
        super().__init__(scene, animator, controller, voice)
        self.drawing = Drawing(scene)
        self._half_done: Draft = None
        """The layout that somebody has begun to change."""
        self._steps: list[LayingOut] = []
        """The layouts before each step of the one under way."""
        self._looking: tuple[Seat | None, Moment] | None = None
        """The seat that looks at its undersides, and when: any other eyes or moment end it."""
        self._held: str | None = None
        """The square of the token in the hand."""
        self.situation = self.situation_in(self.view, self._laying_out)
        self.board = board(self.situation, translate)
        self.pieces = Pieces(scene, self.drawing, self.situation)
        self._motion = Motion(scene, self.drawing, animator.ms, self.pieces.lost, self.voice.play)

    # -- the whole table

    def layout(self, area: QRectF) -> None:
        self.drawing.lay_out(area, [seat.colour for seat in self.controller.kept.seats])

    def draw(self, view: rules.View) -> None:
        self._held = None
        self._read(view)
        plates = {spot.seat: self._plate(spot) for spot in self.board.spots.values() if isinstance(spot, SeatPlate)}
        last = self.played[-1].events if self.played else ()
        self.pieces.draw(self.board, self.situation, plates, last, self.looking)
        self._draw_end(view)

    def _read(self, view: rules.View) -> None:
        self.situation = self.situation_in(view, self._laying_out)
        self.board = board(self.situation, translate, self.looking)

    def _plate(self, spot: SeatPlate) -> Plate:
        controller = self.controller
        acting = controller.turns.now.acting if controller.shown.ply is None else controller.shown.state.to_move
        name, chosen = controller.kept.names[spot.seat - 1], controller.kept.seats[spot.seat - 1]
        left, result = tokens_left(spot, translate), self.situation.view.result
        won = result is not None and spot.seat in result.winners
        level = computer_level(chosen.kind) or 0
        return Plate(name, chosen.colour, (left,), acting == spot.seat, won=won, level=level)

    def steps(self, transition: AnyTransition) -> list[Step]:
        if self._looking is not None:  # the turn is over: its undersides are put away before anything moves
            self._looking = None
            self.board = board(self.situation, translate)
            self.pieces.put_away(self.board)
        return [self._motion.step_for(seen(transition, self.viewer), transition)]

    def sound(self, transition: AnyTransition) -> str:
        return sound_of(transition)

    def festivity(self) -> Paint | None:
        view = self.situation.view
        winner = view.result.winners[0] if view.result is not None and view.result.winners else None
        if winner is None:
            return None
        square = view.wands[winner]
        return festivity(self.scene, self.drawing, self.area, square, view.tokens[square].up)

    def ghosts(self, moves: Sequence[rules.Turn]) -> Sequence[Ghost]:
        return self.pieces.ghosts(moves[0])

    def _draw_end(self, view: rules.View) -> None:
        """Whoever has won: the square that their wand has reached, and its way there."""
        if view.result is None or not view.result.winners:
            return
        winner = view.result.winners[0]
        way = []
        for transition in self.played:
            for event in transition.events:
                if isinstance(event, rules.WandPassed | rules.WandCarried) and event.seat == winner:
                    token = transition.after.view(None).tokens[event.target]
                    way.append((event.target, token.up))
        self.drawing.end(view.wands[winner], way_of(way))

    # -- what may be done

    def walk(self) -> Sequence[str]:
        return list(self.board.goals)

    def move_for(self, piece: Piece, place: Place) -> rules.Turn | None:
        return turn_of(self.board.held[piece.key], self.board.spots[place.key], self.situation.view)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        draft = self._laying_out
        if draft is None:
            return self._play(piece, place)
        if place.key in draft.squares:
            self.voice.play("place")
            self._lay_out_as(draft.swapped(self.board.held[piece.key].square, place.key))
            return None
        self.redraw()
        if isinstance(self.board.spots[place.key], Square):
            self.voice.tell(Sentence.translate("Elementos", "Your nine tokens start on your own three rows."))
            self.light(draft.squares)
        return None

    def _play(self, piece: Piece, place: Place) -> Refusal | None:
        wand = self.pieces.wand_in(piece)
        if wand is not None:
            wand.setPos(piece.pos() + self.drawing.wand_off)  # from here both go on together
        refusal = super().drop(piece, place)
        if refusal is not None and wand is not None:
            # On its way back it is painted on the token; the redrawing after it puts this right.
            wand.setVisible(False)
            piece.rest = piece.lifted
        return refusal

    def flip(self, piece: Piece) -> None:
        held, draft = self.board.held[piece.key], self._laying_out
        if draft is not None and held.owner == draft.seat:
            self.voice.play("flip")
            self._lay_out_as(draft.flipped(held.square))
        elif self.my_turn and draft is None:
            refusal = self.controller.submit(rules.Flip(held.square))
            if refusal is not None:
                self.refuse(refusal)

    def explain_piece(self, piece: Piece) -> None:
        if self._laying_out is not None and isinstance(self.board.held[piece.key], WandPiece):
            self.voice.tell(Sentence.translate("Elementos", "Your wand starts in the middle token, whichever that is."))
            self.voice.play("refuse")
        else:
            super().explain_piece(piece)

    # -- previews

    def hold(self, piece: Piece, place: Place | None) -> None:
        self.pieces.unpreview()
        held = self.board.held[piece.key]
        self._now_held(held.square if isinstance(held, TokenPiece) else None)
        if self._laying_out is not None:
            return
        if (wand := self.pieces.wand_in(piece)) is not None:
            wand.setVisible(False)  # it is painted on the token in the hand
        if place is not None and place.key in self.legal_places(piece):
            turn = self.move_for(piece, place)
            assert turn is not None  # it is legal
            self.pieces.preview(held, turn)

    def let_go(self, piece: Piece) -> None:
        self.pieces.unpreview()
        self._now_held(None)
        if (wand := self.pieces.wand_in(piece)) is not None:
            wand.setVisible(True)

    def _now_held(self, square: str | None) -> None:
        if square != self._held:
            self._held = square
            self.actions_changed.emit()

    # -- looking at undersides

    @property
    def looking(self) -> bool:
        """Whether the person at the machine looks at their undersides now."""
        if self.controller.shown.all_open:
            return True
        return self._looking is not None and self.my_turn and self._looking == self._moment

    @property
    def _moment(self) -> tuple[Seat | None, Moment]:
        turn = self.controller.turns.now
        return turn.viewer, turn.moment

    def can_peek(self, piece: Piece) -> bool:
        held = self.board.held.get(piece.key)
        return held is not None and may_look(held, self.viewer)

    def peek(self, piece: Piece, on: bool) -> None:
        held = self.board.held[piece.key]
        if on and isinstance(held, TokenPiece):
            piece.show_pixmap(self.drawing.tipped_picture(held.owner, held.token.under))
            said = Sentence.translate("Elementos", "The underside shows {symbol}. Only you should look.")
            self.voice.tell(said.fill(symbol=Wording.of(symbol, held.token.under)))
        else:
            piece.lower()
            self.voice.hush()

    def _may_look(self) -> bool:
        if self.controller.shown.all_open:  # there is nothing that isn't seen already
            return False
        return self.my_turn and any(may_look(held, self.viewer) for held in self.board.held.values())

    def _look(self) -> None:
        """All undersides of the viewer's tokens, until asked again or until the turn is over."""
        self.finish_motion()
        if self.looking:
            self._looking = None
            self.voice.hush()
        elif self._may_look():
            self._looking = self._moment
            self.voice.tell(
                Sentence.translate("Elementos", "These are the undersides of your tokens. Only you should look.")
            )
        self.redraw()

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_V:  # also while something is held, or where the button isn't reached
            self._look()
            return True
        return False

    def give_up(self) -> bool:
        if self._looking is None or not self.looking:
            return False
        self._look()
        return True

    # -- laying out

    @property
    def _laying_out(self) -> LayingOut | None:
        """The layout of the person at the machine, while they make one."""
        seat = self.viewer
        if seat is None or not self.controller.may_act or self.controller.session.state.phase != "arrange":
            return None
        draft, out = self._half_done, rules.left_out(self.controller.session.options)
        draft = draft if draft is not None and draft.seat == seat else LayingOut(seat)
        return replace(draft, out=tuple(square for square in out if square in draft.squares))

    def lay_out_as(self, move: rules.Arrange) -> None:
        self._lay_out_as(LayingOut(move.seat, move.layout))

    def _lay_out_as(self, draft: LayingOut) -> None:
        if self._laying_out is not None:
            self._steps = [each for each in self._steps if each.seat == draft.seat]
            self._steps.append(self._laying_out)
        self._show_laid_out(draft)

    def _show_laid_out(self, draft: LayingOut) -> None:
        self._half_done = draft
        self.redraw()
        self.draft_changed.emit()

    @property
    def has_step(self) -> bool:
        draft = self._laying_out
        return draft is not None and bool(self._steps) and self._steps[-1].seat == draft.seat

    def undo_step(self) -> bool:
        draft = self._laying_out
        if draft is None or not self._steps or self._steps[-1].seat != draft.seat:
            return False
        self._show_laid_out(self._steps.pop())
        return True

    def _lay_out_usual(self) -> None:
        if (draft := self._laying_out) is not None:
            self._lay_out_as(LayingOut(draft.seat))

    def _lay_out_random(self) -> None:
        if (draft := self._laying_out) is not None:
            self._lay_out_as(LayingOut(draft.seat, rules.random_layout(Random(fresh_seed()))))

    def _ready(self) -> None:
        draft = self._laying_out
        if draft is None:
            return
        self._half_done = self._looking = None
        self._steps.clear()
        refusal = self.controller.arrange(draft.seat, draft.move)
        if refusal is not None:
            self._half_done = draft
            self.refuse(refusal)

    def draft(self) -> Json:
        return {} if self._half_done is None else self._half_done.to_json()

    def restore(self, draft: Json) -> None:
        self._half_done = draft_from_json(draft)
        if self.area.isEmpty():
            self._read(self.view)  # which buttons there are is known before anything is drawn

    # -- buttons and words

    def actions(self) -> list[TableAction]:
        if not self.my_turn:
            return []
        hint = Sentence.translate("Elementos", "Flips the token in your hand; so do F and a double click on any token.")
        held = self._held is not None
        buttons = [TableAction("flip", _FLIP, run=self._flip_held, enabled=held, hint=hint)]
        if self._may_look():
            hint = Sentence.translate(
                "Elementos", "Shows what is under your tokens until you press it again or your turn ends."
            )
            buttons.append(TableAction("look", _LOOK, run=self._look, hint=hint, key="V"))
        if self._laying_out is None:
            return buttons
        return [
            TableAction("usual", _USUAL, run=self._lay_out_usual, key="U"),
            TableAction("random", _RANDOM, run=self._lay_out_random, key="X"),
            *buttons[1:],
            TableAction(READY, _READY, run=self._ready, primary=True, ends=True, key="G"),
        ]

    def rows(self) -> Sequence[Sequence[Text]]:
        # Both in either part: the board stays where it is when the first token is moved.
        return [*super().rows(), [_USUAL, _RANDOM, _LOOK, _READY], [_FLIP, _LOOK]]

    def _flip_held(self) -> None:
        piece = self.scene.pieces.get(f"token {self._held}")
        if piece is not None:
            self.flip(piece)

    def reveal_label(self, seat: Seat) -> Text:
        if self.controller.session.state.phase != "arrange":
            return super().reveal_label(seat)
        said = Sentence.translate("Elementos", "I’m {name}: lay out my tokens")
        return said.fill(name=self.controller.kept.later_names[seat - 1])

    def prompt(self) -> Text:
        if (draft := self._laying_out) is not None:
            return _LAY_OUT_FEWER if draft.out else _LAY_OUT
        return super().prompt()


TABLE = ElementosTable
