"""What may be picked up on the table of Holi, where it may go, and what it shows while it is held."""

from __future__ import annotations

from functools import partial

from elios_desktop.engine.games.holi import Climb, Corner, Descend, Drop, Move, MovePawn, Way
from elios_desktop.texts.games.holi import told
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.games.holi.drawn import DrawnTable
from elios_desktop.ui.kit.i18n import translate


class HoldingTable(DrawnTable):
    """What the hand asks about a piece that it takes or holds."""

    _told_stuck = ""
    """The piece in the hand of which has been said that it can go nowhere."""

    def can_lift(self, piece: Piece) -> bool:
        if not self.my_turn or piece.data_["owner"] != self.turn.seat:
            return False
        kind, choosing = piece.data_["kind"], self.in_hand.choice is not None
        if kind == "ghost" or choosing:
            return choosing and bool(kind == "ghost")
        if kind == "card":
            return bool(self._view.phase == "play")
        return bool(kind == "pawn")

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        data, level, cell = piece.data_, place.data["level"], place.data["cell"]
        if data["kind"] == "card":
            if level != self.turn.level:
                return None
            if data["down"]:
                return Drop(data["card"], cell)
            return self.turn.throw_at(data["card"], cell, self.in_hand.turned.get(data["card"]))
        if data["kind"] != "pawn":
            return None
        if self._view.phase == "corners":
            return Corner(cell) if level == 0 else None
        if level == self.turn.level:
            return MovePawn(cell)
        if cell == self.turn.pawn[1:] and abs(level - self.turn.level) == 1:
            return Climb() if level > self.turn.level else Descend()
        return None

    def legal_places(self, piece: Piece) -> list[str]:
        if piece.data_["kind"] == "ghost":
            choice = self.in_hand.choice
            free = [] if choice is None else [cell for cell in choice.cells if cell not in choice.chosen]
            return [self.turn.place(cell) for cell in free]
        if piece.data_["kind"] == "card" and not piece.data_["down"]:
            ways = self.turn.legal_ways(piece.data_["card"])
            cells = sorted({cell for way in ways for cell in way.cells})
            return [self.turn.pawn, *(self.turn.place(cell) for cell in cells)] if ways else []
        return super().legal_places(piece)

    def point_at(self, place: Place | None) -> None:
        if place is None:
            self.shaft.clear()
        else:
            self.shaft.show(place.key, self._where, self._pictures)

    def hold(self, piece: Piece, place: Place | None) -> None:
        self.point_at(place)
        self._preview(piece, place)
        move = self.move_for(piece, place) if place is not None and self.ghosts.shown is not None else None
        self.say_over(place, self._outcome(move) if move is not None and move in self.controller.legal else "")

    def _outcome(self, move: Move) -> str:
        """What a legal move would bring, as the move list would say it."""
        return told(move, self.turn.seat, self._view.foresee(move), self.controller.names, translate)

    def _preview(self, piece: Piece, place: Place | None) -> None:
        data = piece.data_
        if data["kind"] == "card" and not data["down"]:
            self._hold_card(piece, place)
        elif place is None:
            if data["kind"] == "pawn" and "move" in self._view.done and not self.legal_places(piece):
                self._tell_stuck(piece)
        else:
            self.ghosts.clear()
            move = self.move_for(piece, place)
            if move is not None and move in self.controller.legal:
                self._show(move)

    def _hold_card(self, piece: Piece, place: Place | None) -> None:
        """The pattern snaps to a way that has the cell under the card, as little turned as possible."""
        card = piece.data_["card"]
        ways = self.turn.legal_ways(card)
        shown = self.in_hand.turned.get(card)
        if not ways:
            self.ghosts.clear()
            self._tell_stuck(piece)
            return
        way = shown if shown in ways else ways[0]
        if place is not None:
            cell = place.data["cell"]
            having = [each for each in ways if cell in each.cells] if place.data["level"] == self.turn.level else []
            if place.key != self.turn.pawn and way not in having:
                if not having:
                    self.ghosts.clear()
                    return
                same = (way.quarters, way.mirrored)
                way = next((each for each in having if (each.quarters, each.mirrored) == same), having[0])
        self._turn_card(piece, way)
        self._show(self.turn.throw(way), full=way)

    def _tell_stuck(self, piece: Piece) -> None:
        """Say at once, and once, what no place that glows can say: that this piece can go nowhere now."""
        if self._told_stuck == piece.key:
            return
        self._told_stuck = piece.key
        self.told.emit(partial(self._why_stuck, piece.data_.get("card", 0)))

    def _why_stuck(self, card: int) -> str:
        if not card:
            return translate("Holi", "Your pawn has moved in this turn already, and from here it can’t climb.")
        if "throw" in self._view.done:
            return translate("Holi", "You have thrown colour already in this turn.")
        if any(isinstance(move, Drop) and move.card == card for move in self.controller.legal):
            text = translate(
                "Holi", "Card {card} fits nowhere from here. Move first, or flip it (F) and throw it face-down."
            )
        else:
            text = translate("Holi", "Card {card} fits nowhere from here: move first.")
        return fill(text, card=card)

    def _turn_card(self, piece: Piece, way: Way) -> None:
        card = piece.data_["card"]
        self.in_hand.turned[card] = way
        piece.rest, piece.lifted = self._drawing.card_pictures(card, self.turn.seat, self.in_hand)
        piece.show_pixmap(piece.lifted)

    def let_go(self, piece: Piece) -> None:
        self.ghosts.clear()
        self.shaft.clear()
        self.say_over(None, "")
        self._told_stuck = ""

    def turn_held(self, piece: Piece, steps: int) -> None:
        data = piece.data_
        if data["kind"] != "card" or data["down"]:
            return
        card = data["card"]
        legal = self.turn.legal_ways(card)
        ways = legal or list(self.turn.ways(card))
        if not ways:
            return
        shown = self.in_hand.turned.get(card)
        index = ways.index(shown) + steps if shown in ways else 0
        way = ways[index % len(ways)]
        self._turn_card(piece, way)
        self.sounded.emit("flip")
        if legal:
            self._show(self.turn.throw(way), full=way)
