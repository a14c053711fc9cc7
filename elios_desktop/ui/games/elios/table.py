"""The table of Elios: what may be picked up, and what a drop means."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import AnyTransition, Event, Json, Refusal
from elios_desktop.engine.games.elios import Disc, Move, Pass, Split
from elios_desktop.engine.games.elios import Place as Placed
from elios_desktop.engine.games.elios.placing import meant_for, nearest, open_columns, placements, settled, through
from elios_desktop.texts.games.elios import group_words
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.games.elios import arranging, motions
from elios_desktop.ui.games.elios.arranging import time_text
from elios_desktop.ui.games.elios.placing import Placing
from elios_desktop.ui.games.elios.scenery import Scenery
from elios_desktop.ui.kit.i18n import translate


class EliosTable(Scenery):
    """Bundles go onto the sun or a column, beams onto columns or out of their bundle, discs onto the stack."""

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        return self.my_turn

    def walk(self) -> Sequence[str]:
        keys = [key for key, piece in self.scene.pieces.items() if self.can_lift(piece) and key != "disc"]
        if "disc" in self.scene.pieces and self.my_turn and not self._arranging_seat():
            keys.append("disc")
        here = self._placing
        if here is not None:  # what is still to be placed comes first, then what can be moved
            beams = [f"{here.bundle}: {letter}" for letter in here.left]
            beams += [f"{here.bundle}: {letter}" for letter in here.put]
            keys = [*(key for key in beams if key in keys), *(key for key in keys if key not in beams)]
        return keys

    def legal_places(self, piece: Piece) -> list[str]:
        data = piece.data_
        if data["kind"] == "loose":
            bundles = self._draft_of(self._arranging_seat())
            return [
                key
                for key, place in self.scene.places.items()
                if "bundle" in place.data and arranging.may_join(bundles, data["beam"], place.data["bundle"])
            ]
        if data["kind"] == "disc":
            return ["sun"] if Disc() in self.controller.legal else []
        put = {each: at for each, at in self._put_of(data["bundle"]).items() if each != data.get("letter")}
        whole = data["kind"] == "bundle"
        ways = placements(self.controller.legal, data["letters"], {} if whole else put)
        columns = open_columns(ways, data["letters"] if whole else data["letter"])
        legal = [*(["sun"] if whole and ways else []), *(f"column {column}" for column in columns)]
        if data["kind"] == "beam" and self._put_of(data["bundle"]):
            return [*legal, "rack"] if data["letter"] in self._put_of(data["bundle"]) else legal
        if _which_split(data) in self.controller.legal:
            legal.append("split")
        return legal

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        data = piece.data_
        if data["kind"] == "disc":
            return Disc() if place.key == "sun" else None
        if place.key == "split":
            return _which_split(data) if not self._put_of(data["bundle"]) else None
        if data["kind"] == "loose" or (place.key != "sun" and "column" not in place.data):
            return None
        if data["kind"] == "beam" and place.key == "sun":
            return None
        ways, put = self._ways_after(data, place)
        return ways[0] if ways else nearest(self._view, data["letters"], put)

    def _ways_after(self, data: Json, place: Place) -> tuple[list[Placed], dict[str, int]]:
        """The legal placements if this bundle or beam is put there, and the beams whose column that says."""
        letters, legal = data["letters"], self.controller.legal
        if data["kind"] == "beam":
            put = {**self._put_of(data["bundle"]), data["letter"]: place.data["column"]}
            return placements(legal, letters, put), put
        ways = placements(legal, letters)
        if place.key == "sun":
            return ways, {}
        column = place.data["column"]
        return through(ways, column), {meant_for(self._view, letters, column): column}

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        data = piece.data_
        self._dropped_on, self.dropped = place.key, data.get("bundle", "")
        if data["kind"] == "loose":
            return self._join(data["beam"], place)
        move = self.move_for(piece, place)
        if move is None:
            if data["kind"] == "beam" and data["letter"] in self._put_of(data["bundle"]) and place.key == "rack":
                self._take_back(data["letter"])
            elif data["kind"] == "beam" and place.key == "sun":
                self.told.emit(_why_not_on_the_sun)
            elif data["kind"] == "disc" and place.key not in ("supply", "rack"):
                self.told.emit(_where_discs_go)
            elif place.key == "split" and data["kind"] == "bundle" and not self._put_of(data["bundle"]):
                self.told.emit(_how_to_split)
            self.redraw()
            return None
        if data["kind"] == "disc" or place.key == "split":
            return self._submit(move)
        ways, put = self._ways_after(data, place)
        if not ways:
            return self.controller.why(move)
        if len(ways) == 1:
            return self._submit(move)
        self._set_placing(Placing(data["bundle"], data["letters"], {**put, **settled(ways)}))
        return None

    def _submit(self, move: Move) -> Refusal | None:
        refusal = self.controller.why(move)
        if refusal is None and self._placing is not None:
            self._placing = None
            self.draft_changed.emit()  # what is saved with the move has no half-done turn any more
        return refusal or self.controller.submit(move)

    def _set_placing(self, now: Placing | None) -> None:
        self._placing = now
        self.sounded.emit("place")
        self.redraw()
        self.draft_changed.emit()

    def _take_back(self, letter: str) -> None:
        here = self._placing
        assert here is not None
        put = {each: column for each, column in here.put.items() if each != letter}
        self._set_placing(Placing(here.bundle, here.letters, put) if put else None)

    def give_up(self) -> bool:
        if self._placing is None:
            return False
        self._set_placing(None)
        return True

    def click_place(self, place: Place) -> bool:
        here = self._placing
        if here is not None and self.my_turn and place.data.get("column") in self._open_columns():
            key = f"{here.bundle}: {here.left[0]}" if len(here.letters) > 1 else here.bundle
            piece = self.scene.pieces.get(key)
            if len(here.left) == 1 and piece is not None:
                self.drop(piece, place)
                return True
        if place.key == "supply" and self.my_turn and not self._arranging_seat():
            refusal = self.controller.why(Disc())
            if refusal is not None:
                self.refuse(refusal)
            return True
        return False

    # -- arranging

    def _join(self, beam: str, place: Place) -> Refusal | None:
        seat = self._arranging_seat()
        bundles = self._draft_of(seat)
        to = place.data.get("bundle")
        if to is None or to == arranging.holder_of(bundles, beam):
            self.redraw()
            return None
        after = arranging.moved(bundles, beam, to)
        refusal = self.controller.why(arranging.as_move(seat, after))
        if refusal is None:
            self.sounded.emit("place")
            self._arrange_as(after)
        return refusal

    def _arrange_as(self, bundles: arranging.Bundles) -> None:
        self._bundles = bundles
        self.redraw()
        self.draft_changed.emit()

    def _suggest(self) -> None:
        seat = self._arranging_seat()
        before = sorted(map(arranging.letters_of, self._draft_of(seat)))
        suggested = self._suggested(seat)
        if sorted(map(arranging.letters_of, suggested)) == before:
            self._suggestions += 1
            suggested = self._suggested(seat)
        self._arrange_as(suggested)

    def _untie(self) -> None:
        self._suggestions = 0
        self._arrange_as(arranging.untied(self._draft_of(self._arranging_seat())))

    def _ready(self) -> None:
        seat = self._arranging_seat()
        bundles, self._bundles = self._draft_of(seat), ()
        refusal = self.controller.arrange(seat, arranging.as_move(seat, bundles))
        if refusal is not None:
            self._bundles = bundles
            self.refuse(refusal)

    def actions(self) -> list[TableAction]:
        if self._arranging_seat():
            return [
                TableAction("suggest", translate("Elios", "Suggest"), run=self._suggest, key="S"),
                TableAction("reset", translate("Elios", "Untie all"), run=self._untie, key="U"),
                TableAction("ready", translate("Elios", "Ready"), run=self._ready, primary=True, key="G"),
            ]
        if self._placing is not None and self.my_turn:
            return [TableAction("back", translate("Elios", "Take back"), run=self._give_up, key="B")]
        if self.controller.legal == {Pass()}:
            return [TableAction("pass", translate("Elios", "Pass"), move="pass", primary=True, key="P")]
        return []

    def _give_up(self) -> None:
        self.give_up()

    def prompt(self) -> str:
        controller = self.controller
        if self._arranging_seat():
            return translate("Elios", "Make groups: up to three beams in each, no colour twice.")
        if not self.my_turn or controller.acting is None:
            return super().prompt()
        here = self._placing
        if here is not None:
            text = translate("Elios", "Still to place: {beams}. Choose a glowing column; Escape takes the group back.")
            return fill(text, beams=group_words(here.left, translate))
        if controller.view().bare:
            times = controller.table.move_ms
            text = translate(
                "Elios", "{name} took longest ({time}) and begins: drag a group with a joker onto the sun."
            )
            name = controller.names[controller.acting - 1]
            return fill(text, name=name, time=time_text(times[-1] if times else 0))
        return super().prompt()

    # -- previews

    def hold(self, piece: Piece, place: Place | None) -> None:
        self._unghost()
        data = piece.data_
        if data["kind"] == "bundle":
            self._show_tips(data["bundle"], False)
        elif data["kind"] == "beam":
            piece.rest = piece.lifted  # refused, it is seen on its way back; the redrawing after it puts this right
            self._show_without(data, data["letter"])
        if place is None or place.key not in self.legal_places(piece):
            return
        view, drawing = self._view, self.drawing
        if data["kind"] == "disc":
            discs = view.discs + 1
            drawing.ghost_disc(discs)
            self._say_over_sun(fill(translate("Elios", "Disc {discs}"), discs=discs))
        elif place.key == "sun" or "column" in place.data:
            ways, put = self._ways_after(data, place)
            level = 0
            for letter, column in ({**put, **settled(ways)}).items():
                level = view.height(column) + 1
                if letter not in self._put_of(data["bundle"]) or letter == data.get("letter"):
                    drawing.ghost_beam(column, level, letter)
            if level:
                self._say_over_sun(fill(translate("Elios", "Level {level}"), level=level))

    def let_go(self, piece: Piece) -> None:
        self._unghost()
        data = piece.data_
        if data["kind"] == "bundle":
            self._show_tips(data["bundle"], True)
        elif data["kind"] == "beam":
            self._show_without(data, "")

    def flip(self, piece: Piece) -> None:
        self.redraw()  # nothing of Elios is turned over; the first click of the two took the piece

    # -- what is saved besides the record

    def draft(self) -> Json:
        if self._arranging_seat() and self._bundles:
            return {"seat": self._bundles_of, "bundles": [list(bundle) for bundle in self._bundles]}
        return {"placing": self._placing.to_json()} if self._placing is not None else {}

    def restore(self, draft: Json) -> None:
        self._placing, self._bundles = None, ()
        seat, state = draft.get("seat"), self.controller.session.state
        if isinstance(seat, int) and seat in state.pending:
            hand = state.view(None).hands[seat - 1]
            self._bundles, self._bundles_of = arranging.from_json(draft.get("bundles"), hand) or (), seat
        self._placing = Placing.from_json(draft.get("placing"), self.controller.legal)

    # -- words and lights

    def explain_piece(self, piece: Piece) -> None:
        self.told.emit(lambda: self.prompt() or self.controller.turn_sentence())
        self.sounded.emit("refuse")

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        if about == "discs":
            return super().shapes("sun")
        if about.startswith("group "):
            if self._arranging_seat():
                return super().shapes(self._dropped_on)
            letters = about.removeprefix("group ")
            keys = [
                key
                for key, piece in self.scene.pieces.items()
                if piece.data_["kind"] == "bundle" and piece.data_["letters"] == letters
            ]
            keys = [self.dropped] if self.dropped in keys else keys  # of equal ones, the one that was in the hand
            return [shape for key in keys for shape in super(EliosTable, self).shapes(key)]
        return super().shapes(about)

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        return motions.step_for(self, event, transition)


def _which_split(data: Json) -> Split | None:
    """Taking this beam out of its bundle.

    A whole bundle of two falls apart, of a single beam the engine says why not, of three nobody knows which beam.
    """
    letters = data["letters"]
    beam = letters[0] if len(letters) < 3 else data.get("letter")
    return Split.taking(beam, letters) if beam else None


def _why_not_on_the_sun() -> str:
    return translate("Elios", "A single beam goes on a column; the whole group goes on the sun.")


def _where_discs_go() -> str:
    return translate("Elios", "Discs go on the stack in the middle of the sun.")


def _how_to_split() -> str:
    return translate("Elios", "Take hold of the beam that is to leave the group by its tip.")
