"""The table of Holi: what a drop means, what can be asked, the buttons, and what is saved of a turn half done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt

from elios_desktop.engine.contract import Json, Refusal
from elios_desktop.engine.games.holi import WAY_DOWN, Climb, Descend, Drop, End, Move, Stop, Throw, Way
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import refusal_sentence
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.games.holi.holding import Choice, InHand, from_draft, to_draft
from elios_desktop.ui.games.holi.lifting import HoldingTable
from elios_desktop.ui.kit.i18n import translate

_WALK = ("ghost", "card", "pawn", "rivalry", "reading", "plate", "view")


class HoliTable(HoldingTable):
    """Takes turns: drops, buttons, keys, a throw that is chosen cell by cell."""

    # -- drops

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        data = piece.data_
        if data["kind"] == "ghost":
            self._choose(place.data["cell"] if place.data["level"] == self.turn.level else "", data["cell"])
            return None
        shown = self.in_hand.turned.get(data["card"]) if data["kind"] == "card" and not data["down"] else None
        if shown is not None and shown in self.turn.legal_ways(shown.card) and place.key in self.legal_places(piece):
            # What the ghosts show is what is thrown, wherever on the pattern's reach it is dropped.
            if len(shown.cells) > self.turn.tokens:
                self._begin_choice(shown)
                return None
            return self._play(Throw(shown.card, shown.cells))
        move = self.move_for(piece, place)
        if move is None:
            self.told.emit(lambda: self._why_nowhere(piece))
            self.sounded.emit("refuse")
            self.redraw()
            if self.turn.pawn:
                self.light([self.turn.pawn], "bad")
            else:
                self.light(self.legal_places(piece))
            return None
        return self._play(move)

    def _play(self, move: Move) -> Refusal | None:
        """Submit a move; what was half done is over with it."""
        before, held = self.draft(), self.in_hand
        self._held = InHand(down=set() if isinstance(move, Throw | Drop) else set(held.down))
        refusal = self.controller.submit(move)
        if refusal is not None:
            self._held = held
        elif before:
            self.draft_changed.emit()
        return refusal

    def _why_nowhere(self, piece: Piece) -> str:
        if piece.data_["kind"] == "card":
            return translate("Holi", "Colour is thrown on the level where your pawn stands.")
        if self._view.phase == "corners":
            return translate("Holi", "Pawns begin on a corner of the lower level.")
        return translate("Holi", "A pawn moves on its own level; to another level it goes only straight up or down.")

    def flip(self, piece: Piece) -> None:
        if piece.data_["kind"] != "card" or not self.my_turn or self.in_hand.choice is not None:
            return
        card = piece.data_["card"]
        self.in_hand.down ^= {card}
        self.sounded.emit("flip")
        self.redraw()
        self.draft_changed.emit()

    def _flip_all(self) -> None:
        cards = set(self._view.hands[self.turn.seat - 1])
        self.in_hand.down = set() if cards <= self.in_hand.down else cards
        self.sounded.emit("flip")
        self.redraw_under_hand()
        self.draft_changed.emit()

    # -- a short reserve: which cells get the last tokens

    def _begin_choice(self, way: Way) -> None:
        self.in_hand.choice = Choice(way.card, way.cells, list(way.cells[: self.turn.tokens]))
        self.redraw()
        self.draft_changed.emit()

    def _choose(self, cell: str, instead: str) -> None:
        choice = self.in_hand.choice
        if choice is not None and cell in choice.cells and cell not in choice.chosen:
            choice.chosen = [each for each in choice.chosen if each != instead] + [cell]
            self.draft_changed.emit()
        elif choice is not None and cell not in choice.cells:
            self.told.emit(lambda: translate("Holi", "Tokens go to the spaces of the pattern only."))
        self.redraw()

    def _throw_chosen(self) -> None:
        choice = self.in_hand.choice
        if choice is not None:
            refusal = self._play(choice.move)
            if refusal is not None:
                self.refuse(refusal)

    def click_place(self, place: Place) -> bool:
        choice = self.in_hand.choice
        if choice is None or not self.my_turn or place.data["level"] != self.turn.level:
            return False
        cell = place.data["cell"]
        if cell not in choice.cells or cell in choice.chosen:
            return False
        self._choose(cell, choice.chosen[0])
        return True

    def give_up(self) -> bool:
        held = self.in_hand
        if held.reading:
            held.reading = 0
            self.redraw_under_hand()
            return True
        if held.choice is None:
            return False
        held.choice = None
        self.redraw_under_hand()
        self.draft_changed.emit()
        return True

    def _take_back(self) -> None:
        self.give_up()

    # -- what can be asked

    def explain_piece(self, piece: Piece) -> None:
        match piece.data_["kind"]:
            case "view":
                self._change_view()
            case "rivalry":
                number = piece.data_["number"]
                self.in_hand.reading = 0 if self.in_hand.reading == number else number
                self.redraw()
            case "reading":
                self.in_hand.reading = 0
                self.redraw()
            case "plate":
                self.told.emit(lambda: piece.label)
            case _:
                super().explain_piece(piece)

    def tip_at(self, at: QPointF) -> str:
        piece = self.scene.piece_at(at)
        return piece.label if piece is not None and piece.data_["kind"] in ("plate", "rivalry") else ""

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_B:
            self._change_view()
            return True
        return False

    def _change_view(self) -> None:
        self.controller.table.extra["flat"] = not self._flat
        self.controller.save()
        self.layout(self.area)
        self.light(())  # what was lit is elsewhere now
        self.redraw_under_hand()

    def walk(self) -> Sequence[str]:
        asked = {"rivalry", "plate", "view", "reading"}
        found = [piece for piece in self.scene.pieces.values() if piece.data_["kind"] in asked or self.can_lift(piece)]
        found.sort(key=lambda piece: (_WALK.index(piece.data_["kind"]), piece.home.x(), piece.home.y()))
        choice = self.in_hand.choice
        spaces = [] if choice is None else [c for c in choice.cells if c not in choice.chosen]
        return [*(self.turn.place(cell) for cell in spaces), *(piece.key for piece in found)]

    def actions(self) -> list[TableAction]:
        if not self.my_turn or self._view.phase != "play":
            return []
        choice = self.in_hand.choice
        if choice is not None:
            return [
                TableAction("back", translate("Holi", "Take back"), run=self._take_back, key="X"),
                TableAction("throw", translate("Holi", "Throw"), run=self._throw_chosen, primary=True, key="T"),
            ]
        legal = self.controller.legal
        cards = set(self._view.hands[self.turn.seat - 1])
        found = []
        if cards and "throw" not in self._view.done:
            label = translate("Holi", "Face-up") if cards <= self.in_hand.down else translate("Holi", "Face-down")
            hint = translate("Holi", "Flip the cards of your hand; F or a double click flips a single one.")
            found.append(TableAction("over", label, run=self._flip_all, hint=hint, key="O"))
        found.append(self._action(Climb(), translate("Holi", "Climb"), "C"))
        if WAY_DOWN in self._view.rivalry:
            found.append(self._action(Descend(), translate("Holi", "Go down"), "D"))
        if Stop() in legal:
            # It ends the game for this person: never the button that is pressed without thinking while there is more.
            hint = translate("Holi", "With this you have finished: you get no more turns.")
            stop = self._action(Stop(), translate("Holi", "Finish"), "S")
            found.append(replace(stop, primary=len(legal) == 1, hint=hint))
        else:
            end = self._action(End(), translate("Holi", "End turn"), "E")
            found.append(replace(end, primary=end.enabled))
        return found

    def _action(self, move: Move, label: str, key: str) -> TableAction:
        """A button for a move; if it isn't legal it says why."""
        refusal = self.controller.why(move)
        hint = "" if refusal is None else refusal_sentence("holi", refusal, translate)

        return TableAction(move.text, label, move=move.text, enabled=refusal is None, hint=hint, key=key)

    def prompt(self) -> str:
        choice = self.in_hand.choice if self.my_turn else None
        if choice is not None:
            text = translate("Holi", "Tokens left: {left}. Choose which spaces get them, then throw.")
            return fill(text, left=len(choice.chosen))
        if self.my_turn and Stop() in self.controller.legal:
            if len(self.controller.legal) == 1:
                text = translate("Holi", "{name}, you can’t throw colour any more: finish.")
            else:
                text = translate(
                    "Holi", "{name}, from here you can’t throw colour. Go somewhere else first, or finish."
                )
            return fill(text, name=self.controller.names[self.turn.seat - 1])
        return super().prompt()

    # -- what is saved

    def draft(self) -> Json:
        return to_draft(self._held, self.controller.session.ply)

    def restore(self, draft: Json) -> None:
        self._held = from_draft(draft, self.controller.session)
