"""The table of Elementos: what may be picked up, and what a drop there means."""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import Qt

from elios_desktop.engine.contract import AnyTransition, Event, Json, Refusal
from elios_desktop.engine.games.elementos import (
    HIDDEN,
    USUAL_LAYOUT,
    Arrange,
    Flip,
    Turn,
    is_layout,
    random_layout,
)
from elios_desktop.texts.games.elementos import symbol
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.games.elementos import motions
from elios_desktop.ui.games.elementos.layout import SQUARES, Layout
from elios_desktop.ui.games.elementos.scenery import Scenery, home_squares
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.new_game import fresh_seed


class ElementosTable(Scenery):
    """Tokens and wands go onto squares; a double click turns a token over; pressing and holding shows its underside."""

    @property
    def where(self) -> Layout:
        """Where things are now."""
        return self._where

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        seat = self._arranging_seat()
        if seat:
            return bool(piece.data_["kind"] == "token" and piece.data_["owner"] == seat)
        return self.my_turn and piece.data_["owner"] == self.controller.acting

    def move_for(self, piece: Piece, place: Place) -> Turn | None:
        origin, target = piece.data_["square"], place.key
        if origin == target or target not in SQUARES:
            return None
        if piece.data_["kind"] == "wand":
            return self._view.put_wand(piece.data_["owner"], target)
        return self._view.put_token(origin, target)

    def legal_places(self, piece: Piece) -> list[str]:
        seat = self._arranging_seat()
        if seat:
            return [square for square in home_squares(seat) if square != piece.data_["square"]]
        return super().legal_places(piece)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        seat = self._arranging_seat()
        if not seat:
            return self._play(piece, place)
        squares = list(home_squares(seat))
        if place.key not in SQUARES:
            self.redraw()
        elif place.key in squares:
            draft = list(self._draft_for(seat))
            one, other = squares.index(piece.data_["square"]), squares.index(place.key)
            draft[one], draft[other] = draft[other], draft[one]
            self.sounded.emit("place")
            self._arrange_as(draft)
        else:
            self.redraw()
            self.told.emit(lambda: translate("Elementos", "Your nine tokens start on your own three rows."))
            self.light(squares)
        return None

    def _play(self, piece: Piece, place: Place) -> Refusal | None:
        wand = self._wand_in(piece)
        if wand is not None:
            wand.setPos(piece.pos() + self.wand_off)  # from here both go on together
        refusal = super().drop(piece, place)
        if refusal is not None and wand is not None:
            # On its way back it is painted on the token; the redrawing after it puts this right.
            wand.setVisible(False)
            piece.rest = piece.lifted
        return refusal

    def flip(self, piece: Piece) -> None:
        if piece.data_["kind"] == "wand":
            piece = self.scene.pieces.get(f"token {piece.data_['square']}", piece)
        seat, square = self._arranging_seat(), piece.data_["square"]
        if seat and piece.data_["owner"] == seat:
            draft = list(self._draft_for(seat))
            index = home_squares(seat).index(square)
            draft[index] = draft[index][::-1]
            self.sounded.emit("flip")
            self._arrange_as(draft)
        elif self.my_turn and not seat:
            refusal = self.controller.submit(Flip(square))
            if refusal is not None:
                self.refuse(refusal)

    def explain_piece(self, piece: Piece) -> None:
        if self._arranging_seat() and piece.data_["kind"] == "wand":
            self.told.emit(lambda: translate("Elementos", "Your wand starts in the middle token, whichever that is."))
            self.sounded.emit("refuse")
        else:
            super().explain_piece(piece)

    # -- looking at undersides

    def can_peek(self, piece: Piece) -> bool:
        return bool(piece.data_.get("under", HIDDEN) != HIDDEN and piece.data_["owner"] == self.viewer)

    def peek(self, piece: Piece, on: bool) -> None:
        if on:
            piece.show_pixmap(self.tipped_picture(piece.data_["owner"], piece.data_["under"]))
            self.told.emit(partial(_underside_sentence, piece.data_["under"]))
        else:
            piece.lower()
            self.hushed.emit()

    def _may_look(self) -> bool:
        return self.my_turn and any(self.can_peek(piece) for piece in self.scene.pieces.values())

    def _look(self) -> None:
        """All undersides of the viewer's tokens, until asked again or until the turn is over."""
        self.finish_motion()
        if self.looking:
            self._looking = None
            self.hushed.emit()
        elif self._may_look():
            self._looking = self._moment
            self.told.emit(_undersides_sentence)
        self.redraw()

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_V:  # also while something is held, or where the button isn't reached
            self._look()
            return True
        return False

    def give_up(self) -> bool:
        if not self.looking:
            return False
        self._look()
        return True

    # -- buttons and words

    def actions(self) -> list[TableAction]:
        if not self.my_turn:
            return []
        hint = translate("Elementos", "Flips the token in your hand; so do F and a double click on any token.")
        buttons = [
            TableAction(
                "flip", translate("Elementos", "Flip"), run=self._flip_held, enabled=self._held is not None, hint=hint
            )
        ]
        if self._may_look():
            shown = translate("Elementos", "Hide undersides") if self.looking else translate("Elementos", "Undersides")
            buttons.append(TableAction("look", shown, run=self._look, key="V"))
        if not self._arranging_seat():
            return buttons
        return [
            TableAction("usual", translate("Elementos", "Usual layout"), run=self._arrange_usual, key="U"),
            TableAction("random", translate("Elementos", "Random"), run=self._arrange_random, key="X"),
            *buttons[1:],
            TableAction("ready", translate("Elementos", "Ready"), run=self._ready, primary=True, key="G"),
        ]

    def _flip_held(self) -> None:
        piece = self.scene.pieces.get(f"token {self._held}")
        if piece is not None:
            self.flip(piece)

    def prompt(self) -> str:
        if self._arranging_seat():
            return translate("Elementos", "Drag tokens to swap them; a double click or F flips one.")
        return super().prompt()

    # -- arranging

    def _arrange_as(self, tokens: list[str]) -> None:
        self._layout_draft = tuple(tokens)
        self.redraw()
        self.draft_changed.emit()

    def _arrange_usual(self) -> None:
        self._arrange_as(list(USUAL_LAYOUT))

    def _arrange_random(self) -> None:
        self._arrange_as(list(random_layout(Random(fresh_seed()))))

    def _ready(self) -> None:
        seat = self._arranging_seat()
        tokens, self._layout_draft, self._looking = self._draft_for(seat), None, None
        refusal = self.controller.arrange(seat, Arrange(seat, tokens))
        if refusal is not None:
            self._layout_draft = tokens
            self.refuse(refusal)

    def draft(self) -> Json:
        if self._layout_draft is None:
            return {}
        return {"seat": self._layout_seat, "tokens": list(self._layout_draft)}

    def restore(self, draft: Json) -> None:
        seat, tokens = draft.get("seat"), draft.get("tokens")
        self._layout_draft = None
        if seat in (1, 2) and isinstance(tokens, list) and all(isinstance(token, str) for token in tokens):
            layout = tuple(tokens)
            self._layout_draft, self._layout_seat = layout if is_layout(layout) else None, seat

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        return motions.step_for(self, event)


def _underside_sentence(under: str) -> str:
    text = translate("Elementos", "The underside shows {symbol}. Only you should look.")
    return fill(text, symbol=symbol(under, translate))


def _undersides_sentence() -> str:
    return translate("Elementos", "These are the undersides of your tokens. Only you should look.")
