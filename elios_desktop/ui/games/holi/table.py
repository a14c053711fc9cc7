"""The table of Holi: what the person at the machine may do there, and what a drop means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from elios_desktop.engine.contract import Event, Json, Refusal, Transition
from elios_desktop.engine.games.holi.setup import WAY_DOWN
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import refusal_sentence
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.art import Art
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.controller import Controller
from elios_desktop.ui.games.base import Table, TableAction
from elios_desktop.ui.games.holi import courtyard
from elios_desktop.ui.games.holi.drawing import Drawing
from elios_desktop.ui.games.holi.holding import Choice, InHand, from_draft, to_draft
from elios_desktop.ui.games.holi.layout import Layout, lay_out, room_for_plates
from elios_desktop.ui.games.holi.motion import Motion
from elios_desktop.ui.games.holi.pictures import Pictures
from elios_desktop.ui.games.holi.plates import fonts_for, plate_size
from elios_desktop.ui.games.holi.preview import Preview
from elios_desktop.ui.games.holi.turn import Turn
from elios_desktop.ui.games.holi.ways import Way
from elios_desktop.ui.i18n import translate

_WALK = ("ghost", "card", "pawn", "rivalry", "reading", "plate", "view")


class HoliTable(Table):
    """Pieces are `card 7`, `pawn 1`, and `ghost c4` while cells are chosen; places are the cells with their level.
    `plate 1`, `rivalry 3` and `view` can be asked, not taken."""

    _where: Layout
    _pictures: Pictures
    _drawing: Drawing
    _motion: Motion | None = None
    _view: Json
    _held: InHand
    _look: tuple[object, ...] = ()
    """Pixel ratio, theme and size that the lasting pictures were painted for."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self._lasting = Art()
        """Pictures without words: they outlive a change of the language, and of the view."""
        self.ghosts = Preview(scene)
        self._held = InHand()

    # -- drawing

    def layout(self, area: QRectF) -> None:
        theme, controller = self.scene.theme, self.controller
        line = QFontMetricsF(theme.font("body")).height() + 18
        fonts = fonts_for(theme, area, len(controller.seats), room_for_plates(area, line))
        rivalry = len(controller.view()["rivalry"])
        self._where = lay_out(area, len(controller.seats), plate_size(fonts), rivalry, self._flat, line)
        ratio = self.scene.art.ratio
        look = (ratio, theme.palette.dark, theme.text_scale, area.width(), area.height())
        if self._look != look:
            self._look = look
            self._lasting.clear(ratio)
        colours = [seat.colour for seat in controller.seats]
        self._pictures = Pictures(self.scene, self._lasting, self._where, fonts, colours)
        self._drawing = Drawing(self.scene, self._where, self._pictures, controller.names)
        if self._motion is not None:
            self._motion.clear()
        self._motion = Motion(self.scene, self._where, self._pictures, self.ms, self.sounded.emit)

        def paint(painter: QPainter, room: QRectF) -> None:
            courtyard.paint_cloth(painter, room, self._where, theme.palette)

        self.scene.set_background(self._lasting.pixmap(("cloth", self._flat), area.size(), paint))

    def draw(self, view: Json) -> None:
        self._view = view
        if self._motion is not None:
            self._motion.clear()
        self.ghosts.clear()
        self._drawing.courtyard(view)
        self._drawing.plates(view, self.controller.acting if self.controller.shown_ply is None else view["to_move"])
        held = self.in_hand
        self._drawing.rivalry(view["rivalry"], held.reading)
        self._drawing.view_button()
        self._drawing.hand(view, self.viewer, held, self._unfit(view))
        if held.choice is not None and self.my_turn and self.viewer is not None:
            self._drawing.choice(held.choice, self.turn.level, self.viewer)
            self._show(held.choice.move, pieces=True)

    def _unfit(self, view: Json) -> set[int]:
        """The cards of the hand that can be thrown nowhere now, except face-down."""
        if not self.my_turn or view["phase"] != "play" or "throw" in view["done"]:
            return set()
        fitting = {move.split(" ")[1] for move in self.controller.legal if move.startswith("throw ")}
        return {card for card in view["hands"][self.turn.seat - 1] if str(card) not in fitting}

    @property
    def _flat(self) -> bool:
        return self.controller.table.extra.get("flat") is True

    @property
    def in_hand(self) -> InHand:
        """How the cards are held; begun anew when another's turn began or moves were taken back."""
        return self._held

    def animate(self, event: Event, transition: Transition) -> Step | None:
        return self._motion.step(event) if self._motion is not None else None

    @property
    def turn(self) -> Turn:
        """What the seat to move can do."""
        return Turn(self._view, self.controller.legal)

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        if not self.my_turn or piece.data_["owner"] != self.turn.seat:
            return False
        kind, choosing = piece.data_["kind"], self.in_hand.choice is not None
        if kind == "ghost" or choosing:
            return choosing and bool(kind == "ghost")
        if kind == "card":
            return bool(self._view["phase"] == "play")
        return bool(kind == "pawn")

    def move_for(self, piece: Piece, place: Place) -> str | None:
        data, level, cell = piece.data_, place.data["level"], place.data["cell"]
        if data["kind"] == "card":
            if level != self.turn.level:
                return None
            if data["down"]:
                return f"drop {data['card']} {cell}"
            return self.turn.throw_at(data["card"], cell, self.in_hand.turned.get(data["card"]))
        if data["kind"] != "pawn":
            return None
        if self._view["phase"] == "corners":
            return f"corner {cell}" if level == 0 else None
        if level == self.turn.level:
            return f"move {cell}"
        if cell == self.turn.pawn[1:] and abs(level - self.turn.level) == 1:
            return "climb" if level > self.turn.level else "descend"
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

    def hold(self, piece: Piece, place: Place | None) -> None:
        data = piece.data_
        if data["kind"] == "card" and not data["down"]:
            self._hold_card(piece, place)
        elif place is not None:
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

    def _turn_card(self, piece: Piece, way: Way) -> None:
        card = piece.data_["card"]
        self.in_hand.turned[card] = way
        piece.rest, piece.lifted = self._drawing.card_pictures(card, self.turn.seat, self.in_hand)
        piece.show_pixmap(piece.lifted)

    def _show(self, move: str, pieces: bool = False, full: Way | None = None) -> None:
        what = (move, full)
        if self.ghosts.shown == what:
            return
        session = self.controller.session
        done = session.game.apply(session.state, move)
        if isinstance(done, Transition):
            self.ghosts.show(what, done.events, self._where, self._pictures, pieces)
        if full is None:
            return
        ways = self.turn.legal_ways(full.card)
        if len(ways) > 1 and full in ways:
            text = translate("Holi", "Turned {number} of {all}: R or wheel")
            text = fill(text, number=ways.index(full) + 1, all=len(ways))
            self.ghosts.note(text, len(self._view["hands"][self.turn.seat - 1]), self._where, self._pictures)
        if len(full.cells) > self.turn.tokens:
            self.ghosts.spaces(
                self.turn.seat, [self.turn.place(cell) for cell in full.cells], self._where, self._pictures
            )

    def let_go(self, piece: Piece) -> None:
        self.ghosts.clear()

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
            return self._play(f"throw {shown.card} {' '.join(shown.cells)}")
        move = self.move_for(piece, place)
        if move is None:
            self.told.emit(lambda: self._why_nowhere(piece))
            self.sounded.emit("refuse")
            self.redraw()
            return None
        return self._play(move)

    def _play(self, move: str) -> Refusal | None:
        """Submit a move; what was half done is over with it."""
        before, held = self.draft(), self.in_hand
        self._held = InHand(down=set() if move.startswith(("throw", "drop")) else set(held.down))
        refusal = self.controller.submit(move)
        if refusal is not None:
            self._held = held
        elif before:
            self.draft_changed.emit()
        return refusal

    def _why_nowhere(self, piece: Piece) -> str:
        if piece.data_["kind"] == "card":
            return translate("Holi", "Colour is thrown on the level where your pawn stands.")
        if self._view["phase"] == "corners":
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
        cards = set(self._view["hands"][self.turn.seat - 1])
        self.in_hand.down = set() if cards <= self.in_hand.down else cards
        self.sounded.emit("flip")
        self.redraw()
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
            self.redraw()
            return True
        if held.choice is None:
            return False
        held.choice = None
        self.redraw()
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

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_B:
            self._change_view()
            return True
        return False

    def _change_view(self) -> None:
        self.controller.table.extra["flat"] = not self._flat
        self.controller.save()
        self.layout(self.area)
        self.animator.play([])  # nothing moves, but at its end the table is drawn anew and the hand holds what it held

    def walk(self) -> Sequence[str]:
        asked = {"rivalry", "plate", "view", "reading"}
        found = [
            piece for piece in self.scene.pieces.values() if piece.data_["kind"] in asked or self.can_lift(piece)
        ]
        found.sort(key=lambda piece: (_WALK.index(piece.data_["kind"]), piece.home.x(), piece.home.y()))
        choice = self.in_hand.choice
        spaces = [] if choice is None else [c for c in choice.cells if c not in choice.chosen]
        return [*(self.turn.place(cell) for cell in spaces), *(piece.key for piece in found)]

    def actions(self) -> list[TableAction]:
        if not self.my_turn or not hasattr(self, "_view") or self._view["phase"] != "play":
            return []
        choice = self.in_hand.choice
        if choice is not None:
            return [
                TableAction("back", translate("Holi", "Take back"), run=self._take_back, key="X"),
                TableAction("throw", translate("Holi", "Throw"), run=self._throw_chosen, primary=True, key="T"),
            ]
        legal = self.controller.legal
        cards = set(self._view["hands"][self.turn.seat - 1])
        found = []
        if cards and "throw" not in self._view["done"]:
            label = (
                translate("Holi", "Face-up") if cards <= self.in_hand.down else translate("Holi", "Face-down")
            )
            hint = translate("Holi", "Turn the cards of your hand over; F or a double click turns a single one.")
            found.append(TableAction("over", label, run=self._flip_all, hint=hint, key="O"))
        found.append(self._action("climb", translate("Holi", "Climb"), "C"))
        if WAY_DOWN in self._view["rivalry"]:
            found.append(self._action("descend", translate("Holi", "Go down"), "D"))
        if "stop" in legal:
            # It ends the game for this person: never the button that is pressed without thinking while there is more.
            hint = translate("Holi", "If you stop you have finished: you have no more turns.")
            stop = self._action("stop", translate("Holi", "Stop"), "S")
            found.append(replace(stop, primary=len(legal) == 1, hint=hint))
        else:
            end = self._action("end", translate("Holi", "End turn"), "E")
            found.append(replace(end, primary=end.enabled))
        return found

    def _action(self, move: str, label: str, key: str) -> TableAction:
        """A button for a move; if it isn't legal it says why."""
        refusal = self.controller.why(move)
        hint = "" if refusal is None else refusal_sentence("holi", refusal, translate)

        return TableAction(move, label, move=move, enabled=refusal is None, hint=hint, key=key)

    def prompt(self) -> str:
        choice = self.in_hand.choice if self.my_turn else None
        if choice is not None:
            text = translate("Holi", "Tokens left: {left}. Choose which spaces get them, then throw.")
            return fill(text, left=len(choice.chosen))
        if self.my_turn and "stop" in self.controller.legal:
            if len(self.controller.legal) == 1:
                text = translate("Holi", "{name}, you can't throw colour any more: stop.")
            else:
                text = translate("Holi", "{name}, from here you can't throw colour. Go somewhere else first, or stop.")
            return fill(text, name=self.controller.names[self.turn.seat - 1])
        return super().prompt()

    # -- what is saved

    def draft(self) -> Json:
        return to_draft(self._held, self.controller.session.ply)

    def restore(self, draft: Json) -> None:
        self._held = from_draft(draft, self.controller.session)
