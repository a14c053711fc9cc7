"""The table of Elios: what may be picked up, and what a drop means."""

import re
from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import AnyTransition, Json, Refusal, Seat, seen
from elios_desktop.engine.record import computer_level
from elios_desktop.games.elios.board import gestures, listing
from elios_desktop.games.elios.board.draft import (
    Arranging,
    Draft,
    Placing,
    Splitting,
    draft_from_json,
    draft_to_json,
    letters_of,
)
from elios_desktop.games.elios.board.gestures import gestures_left
from elios_desktop.games.elios.rules import Arrange, Disc, Move, Pass, Split, View
from elios_desktop.games.elios.rules.game import rest_of
from elios_desktop.games.elios.rules.moves import Place as Placement
from elios_desktop.games.elios.rules.moves import TurnMove
from elios_desktop.games.elios.table.beams import COLOURS
from elios_desktop.games.elios.table.drawing import Drawing
from elios_desktop.games.elios.table.layout import Layout, lay_out
from elios_desktop.games.elios.table.motion import Motion, festivity, sound_of
from elios_desktop.games.elios.table.pieces import Pieces, Preview
from elios_desktop.games.elios.table.tags import Tag, tag_size
from elios_desktop.games.elios.words import colour, group_words
from elios_desktop.plain_board import Action, Gesture, Situation
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.board.animator import Animator, Paint, Step
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Sentence, Text, Wording, aside, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.base import FIRST_ROOM, Table
from elios_desktop.ui.table.contract import Arranges, PointsOut, Signs, TableAction, Voice

SUGGEST = Sentence.translate("Elios", "Suggest")
UNTIE = Sentence.translate("Elios", "Untie all")
READY = Sentence.translate("Elios", "Ready")
BACK = Sentence.translate("Elios", "Take back")
PASS = Sentence.translate("Elios", "Pass")
COUNT = Sentence.translate("Elios", "Count now")
FOREGONE = Sentence.translate("Elios", "Nobody can ever place a beam again: whoever has the fewest left wins.")


def _rows(phase: str) -> Sequence[Sequence[Text]]:
    """Return those of one part of the game."""
    return [[SUGGEST, UNTIE, READY]] if phase == "arrange" else [[BACK], [COUNT, PASS]]


class Arranger:
    """Makes arrangements of the seat that arranges, and remembers those before the one under way."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._suggestions = 0
        self._before: list[Arranging] = []

    def begin(self, seat: Seat) -> Arranging:
        """A seat begins, with a suggestion: a quick player only says “ready”."""
        self._suggestions = 0
        self._before.clear()
        return self._suggested(seat)

    def suggest(self, here: Arranging) -> Arranging:
        """Return the next suggestion that is another one."""
        suggested = self._suggested(here.seat)
        if suggested.groups == here.groups:
            self._suggestions += 1
            suggested = self._suggested(here.seat)
        return suggested

    def untie(self, here: Arranging) -> Arranging:
        """Return every beam by itself; suggestions begin anew."""
        self._suggestions = 0
        return here.untied()

    def step_from(self, here: Arranging) -> None:
        """Go on from this one, to which one can come back."""
        self._before.append(here)

    @property
    def has_step(self) -> bool:
        """Whether there is one before."""
        return bool(self._before)

    def back(self) -> Arranging:
        """Return the one before."""
        return self._before.pop()

    def _suggested(self, seat: Seat) -> Arranging:
        session = self._controller.session
        return Arranging.of(seat, session.game.arrangement(session.state, seat, self._suggestions).groups)


_ORDERS = "orders"
"""The key of what is saved of how seats have arranged their groups."""
_MOST_BEAMS = 18
"""That a seat has; in words it takes the most room."""


class Seats:
    """What the game on the table says of its seats."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    @property
    def alone(self) -> Seat | None:
        """The only person, if the others are computers."""
        persons = self._controller.turns.now.persons
        return persons[0] if len(persons) == 1 else None

    def corners(self, front: Seat) -> list[Seat]:
        """Tell who sits in the corners, clockwise from the left, while this seat has the rack. Everybody keeps their
        corner; whose home is the rack (who plays alone, else the first) sits in for whoever has come to it."""
        seats, home = len(self._controller.kept.seats), self.alone or 1
        others = [(home + number) % seats + 1 for number in range(seats - 1)]
        return [home if seat == front else seat for seat in others]

    def front(self, view: View) -> Seat | None:
        """Tell whose bundles lie in the rack: who plays alone keeps theirs there."""
        return self.alone or view.to_move or self._controller.turns.now.viewer or self._controller.turns.now.acting

    def tag_size(self, theme: Theme) -> QSizeF:
        """Return the size that every seat's tag needs, in whatever language: nothing moves when another is chosen."""
        names, lines = [], []
        for code in LANGUAGES:
            with aside(code):
                names += self._controller.kept.names
                lines.append(listing.tag_line(_MOST_BEAMS, translate, 0))
        return tag_size(theme, names, lines)

    def tags(self, view: View, front: Seat, timed: Seat | None) -> dict[Seat, Tag]:
        """Return everybody's tag: that in the rack first, then clockwise; for `timed` a running time is shown."""
        controller, times = self._controller, self.times(view)
        acting = controller.turns.now.acting if controller.shown.ply is None else controller.shown.state.to_move
        made = {}
        for seat in (front, *self.corners(front)):
            groups = view.hands[seat - 1] if view.hands and seat not in view.arranged else view.groups[seat - 1]
            ready = seat in view.arranged
            line, short = (
                listing.tag_line(len(groups), translate, ms) if ready else "" for ms in (times.get(seat), None)
            )
            name, chosen = controller.kept.names[seat - 1], controller.kept.seats[seat - 1]
            won = view.result is not None and seat in view.result.winners
            team = "BA"[seat % 2] if view.seats == listing.TEAM_SEATS else ""
            beams = sum(map(len, groups))
            level = computer_level(chosen.kind) or 0
            made[seat] = Tag(name, chosen.colour, line, short, beams, team, acting == seat, timed == seat, won, level)
        return made

    def times(self, view: View) -> dict[Seat, int]:
        """Tell how long each seat took to arrange, as long as that matters: until the first turn has been played."""
        kept, session = self._controller.kept, self._controller.session
        if not view.bare or len(kept.move_ms) < session.ply:  # a lesson begins with moves that took no time
            return {}
        if kept.arrangements:
            return {seat: ms for seat, (_, ms) in kept.arrangements.items()}
        done = session.transitions[: view.seats]
        return {each.seat: ms for each, ms in zip(done, kept.move_ms, strict=False) if each.seat in view.arranged}

    @property
    def orders(self) -> listing.Orders:
        """How seats have arranged their groups, as far as that is known: the record has them sorted."""
        kept = self._controller.kept
        saved = kept.extra.get(_ORDERS)
        if not isinstance(saved, dict):
            return {}
        seats = range(1, len(kept.seats) + 1)
        return {seat: text.split(".") for seat in seats if isinstance(text := saved.get(str(seat)), str)}

    def keep_order(self, here: Arranging) -> None:
        """Keep the order in which a seat has arranged its groups."""
        kept = self._controller.kept
        orders = {**self.orders, here.seat: [letters_of(bundle) for bundle in here.bundles]}
        kept.extra = {**kept.extra, _ORDERS: {str(seat): ".".join(groups) for seat, groups in orders.items()}}

    def groups_of(self, view: View, seat: Seat) -> list[str]:
        """List the groups that lie before a seat, in its order."""
        return listing.groups_before(view, seat, self.orders)


_SECOND_MS = 1000
_LATE_MS = 5
"""The clock goes on just after each full second: an idle table is woken no more often than what it shows changes."""


class EliosTable(Table[Move, View], Arranges, PointsOut):
    """Bundles go onto the sun or a column, beams onto columns or out of their bundle, discs onto the stack."""

    wants_room = True

    board: listing.EliosBoard

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller, voice: Voice) -> None:
        super().__init__(scene, animator, controller, voice)
        self._seats = Seats(controller)
        self.drawing = Drawing(scene, self._laid_out(FIRST_ROOM))
        self._motion = Motion(scene, self.drawing, animator.ms, self._bundle_of_move, self._seats.groups_of, voice.play)
        self.half_done: Draft = None
        self.board = listing.EliosBoard(())
        self.situation = self._situation(self.view)
        self.pieces = Pieces(scene, self.drawing, self.situation)
        self._preview = Preview(scene, self.drawing, self.pieces)
        self._arranger = Arranger(controller)
        self._dropped: tuple[listing.Held, listing.Spot] | None = None
        """What was dropped last, and where."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._show_clock)
        controller.turns.time_runs.connect(self._show_clock)

    # -- the whole table

    def layout(self, area: QRectF) -> None:
        self.drawing.lay_out(area, self._laid_out(area))

    def _laid_out(self, area: QRectF) -> Layout:
        theme = self.scene.theme
        return lay_out(area, len(self.controller.kept.seats), self._seats.tag_size(theme), theme.text_scale)

    def draw(self, view: View) -> None:
        self.half_done = self._draft_for(view)
        self.situation = self._situation(view)
        self.board = listing.board(self.situation, translate, self._seats.times(view), self._seats.orders)
        timed = self._arranging.seat if self._arranging is not None else None
        last = self.played[-1].events if self.played else ()
        tags = self._seats.tags(view, listing.front_seat(self.situation), timed)
        self.pieces.draw(self.board, self.situation, tags, last)
        self._show_clock()

    def _situation(self, view: View) -> listing.EliosSituation:
        controller, draft = self.controller, self.half_done if self.my_turn else None
        return Situation(view, self._seats.front(view), tuple(self.legal), draft, tuple(controller.kept.names))

    def _draft_for(self, view: View) -> Draft:
        """Return what is half done; who begins to arrange begins with a suggestion: a quick player only says
        “ready”."""
        seat, draft = self.controller.turns.now.acting, self.half_done
        if seat is None or not self.my_turn:
            return draft
        if view.phase != "arrange":
            return None if isinstance(draft, Arranging) else draft
        if isinstance(draft, Arranging) and draft.seat == seat:
            return draft
        return self._arranger.begin(seat)

    @property
    def _arranging(self) -> Arranging | None:
        """The arrangement that the person at the machine is making now."""
        if not self.my_turn or self.controller.session.state.phase != "arrange":
            return None
        draft = self.half_done
        return draft if isinstance(draft, Arranging) and draft.seat == self.controller.turns.now.acting else None

    @property
    def placing(self) -> Placing | None:
        """The placement that the person at the machine is making now."""
        return self.half_done if self.my_turn and isinstance(self.half_done, Placing) else None

    @property
    def _splitting(self) -> Splitting | None:
        """The group that the person at the machine is about to split."""
        return self.half_done if self.my_turn and isinstance(self.half_done, Splitting) else None

    def _show_clock(self) -> None:
        """The time, softly, while somebody arranges, but not where that is learned. While it runs, it is looked at when
        the next second is full."""
        here = None if self.explains else self._arranging
        self._clock.stop()
        if here is not None and not self.area.isEmpty():
            spent = self.controller.turns.spent
            self.drawing.clock(listing.time_text(spent))
            if self.controller.turns.thinking:
                self._clock.start(_SECOND_MS - spent % _SECOND_MS + _LATE_MS)

    # -- what may be done

    def walk(self) -> Sequence[str]:
        wanted = {Action.TAKE, Action.PRESS}
        return [each.key for each in self.board.things if each.enabled and wanted & set(each.actions)]

    def move_for(self, piece: Piece, place: Place) -> Move | None:
        return gestures.move_of(self.board.held[piece.key], self.board.spots[place.key], self.situation)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        held, spot = self.board.held[piece.key], self.board.spots[place.key]
        self._dropped = held, spot
        match gestures.put(held, spot, self.situation):
            case gestures.NextStep(Arranging() as draft):
                return self._tie(draft)
            case gestures.NextStep(draft):
                self._set_half_done(draft)
            case gestures.Advice() as advice:
                self.voice.tell(Wording.of(gestures.Advice.sentence, advice))
                self.redraw()
            case None:
                self.redraw()
            case Refusal() as refusal:
                return refusal
            case move:
                return self._submit(move)
        return None

    def _submit(self, move: Move) -> Refusal | None:
        refusal = self.controller.why(move)
        if refusal is None and self.half_done is not None:
            self.half_done = None
            self.draft_changed.emit()  # what is saved with the move has no half-done turn any more
        return refusal or self.controller.submit(move)

    def _set_half_done(self, draft: Draft) -> None:
        self.half_done = draft
        self.voice.play("place")
        self.redraw()
        self.draft_changed.emit()

    def give_up(self) -> bool:
        if not isinstance(self.half_done, Placing | Splitting):
            return False
        self._set_half_done(None)
        return True

    def click_place(self, place: Place) -> bool:
        spot = self.board.spots.get(place.key)
        match spot:
            case listing.Column() if self.placing is not None:
                return self._put_one_of(self.placing, place)
            case listing.BeamChoice(bundle, letter) if self._splitting is not None:
                self._submit(Split.taking(letter, bundle.letters))
                return True
            case listing.Supply() if self.my_turn and self._arranging is None:
                refusal = self.controller.why(Disc())
                if refusal is not None:
                    self.refuse(refusal)
                return True
        return False

    def _put_one_of(self, placing: Placing, place: Place) -> bool:
        """Put the first beam that may go there on the column at which an empty hand points."""
        for letter in placing.left:
            key = f"{placing.bundle}: {letter}" if len(placing.letters) > 1 else placing.bundle
            piece = self.scene.pieces.get(key)
            if piece is not None and place.key in self.legal_places(piece):
                self.drop(piece, place)
                return True
        return False

    # -- arranging

    def _tie(self, draft: Arranging) -> Refusal | None:
        refusal = self.controller.why(draft.move)
        if refusal is None:
            self.voice.play("place")
            self._arrange_as(draft)
        return refusal

    def _arrange_as(self, draft: Arranging) -> None:
        if self._arranging is not None:
            self._arranger.step_from(self._arranging)
        self._show_arranged(draft)

    def _show_arranged(self, draft: Arranging) -> None:
        self.half_done = draft
        self.redraw()
        self.draft_changed.emit()

    @property
    def has_step(self) -> bool:
        half = self.placing is not None or self._splitting is not None
        return half if self._arranging is None else self._arranger.has_step

    def undo_step(self) -> bool:
        if self._arranging is None or not self._arranger.has_step:
            return self.give_up()
        self._show_arranged(self._arranger.back())
        return True

    def lay_out_as(self, move: Arrange) -> None:
        self._arrange_as(Arranging.of(move.seat, move.groups))

    def ghosts(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        match moves[0], self.situation.view:
            case Placement() as place, view:
                laid = ((letter, column, view.height(column) + 1) for letter, column in place.column_of.items())
                return [Ghost(*self.drawing.laid_beam(column, level, letter, True)) for letter, column, level in laid]
            case Disc(), view:
                return [Ghost(self.drawing.disc_picture(), self.drawing.where.sun.disc_top(view.discs + 1))]
        return ()

    def gestures_left(self, move: Move) -> Sequence[Gesture] | None:
        return gestures_left(move, self.situation.view, self.situation.draft)

    def _press(self, button: str) -> None:
        """Do what a button says to the arrangement as it is now."""
        here = self._arranging
        if here is None:
            return
        if button != "ready":
            self._arrange_as(self._arranger.suggest(here) if button == "suggest" else self._arranger.untie(here))
            return
        self.half_done = None
        self._seats.keep_order(here)
        refusal = self.controller.arrange(here.seat, here.move)
        if refusal is not None:
            self.half_done = here
            self.refuse(refusal)

    def actions(self) -> list[TableAction]:
        if self._arranging is not None:
            suggest, untie, ready = (partial(self._press, button) for button in ("suggest", "untie", "ready"))
            return [
                TableAction("suggest", SUGGEST, run=suggest, key="S"),
                TableAction("reset", UNTIE, run=untie, key="U"),
                TableAction("ready", READY, run=ready, primary=True, ends=True, key="G"),
            ]
        if self.placing is not None or self._splitting is not None:
            return [TableAction("back", BACK, run=self.give_up, key="B")]
        over = bool(self._rest)
        count = TableAction("count", COUNT, run=self._count, primary=True, ends=True, key="C", hint=FOREGONE)
        passing = TableAction("pass", PASS, move=Pass(), primary=not over, ends=not over, key="P")
        return [*([count] if over else []), *([passing] if self.legal == {Pass()} else [])]

    @property
    def _rest(self) -> Sequence[TurnMove]:
        """The moves to the end, once nobody can ever place a beam again."""
        return rest_of(self.view) if self.my_turn else ()

    def _count(self) -> None:
        """Make the moves that are left at once: everybody agrees that it is over."""
        for move in self._rest:
            self.controller.submit(move)

    def rows(self) -> Sequence[Sequence[Text]]:
        return [*super().rows(), *_rows(self.controller.session.state.phase)]

    def prompt(self) -> Text:
        controller, here = self.controller, self.placing
        if self._arranging is not None:
            return Sentence.translate("Elios", "Make groups: up to three beams in each, no colour twice.")
        if not self.my_turn or controller.turns.now.acting is None:
            return super().prompt()
        if here is not None:
            said = Sentence.translate(
                "Elios", "Still to place: {beams}. Choose a glowing column; Esc takes the group back."
            )
            return said.fill(beams=Wording.of(group_words, here.left))
        if self._splitting is not None:
            said = Sentence.translate(
                "Elios", "Which beam do you take out of the group {group}? Esc keeps it together."
            )
            return said.fill(group=Wording.of(group_words, self._splitting.letters))
        if self._rest:
            return FOREGONE
        if self.view.bare:
            times = controller.kept.move_ms
            said = Sentence.translate(
                "Elios", "{name} took longest ({time}) and begins: put a group with a joker onto the sun."
            )
            name = controller.kept.later_names[controller.turns.now.acting - 1]
            return said.fill(name=name, time=listing.time_text(times[-1] if times else 0))
        return super().prompt()

    # -- previews

    def point_at(self, place: Place | None, piece: Piece | None) -> None:
        held = None if piece is None or not self.can_lift(piece) else self.board.held.get(piece.key)
        self._preview.point_at(held, self.situation)

    def hold(self, piece: Piece, place: Place | None) -> None:
        goes = place is not None and place.key in self.legal_places(piece)
        spot = self.board.spots[place.key] if place is not None and goes else None
        self._preview.hold(piece, self.board.held[piece.key], spot, self.situation)

    def let_go(self, piece: Piece) -> None:
        self._preview.let_go(self.board.held.get(piece.key))

    def flip(self, piece: Piece) -> None:
        self.redraw()  # nothing of Elios is turned over; the first click of the two took the piece

    # -- what is saved besides the record

    def draft(self) -> Json:
        return draft_to_json(self._arranging or (self.half_done if isinstance(self.half_done, Placing) else None))

    def restore(self, draft: Json) -> None:
        self.half_done = draft_from_json(draft, self.seen_by(None), self.legal)

    # -- words and lights

    def explain_piece(self, piece: Piece) -> None:
        self.voice.tell(self.prompt())
        self.voice.play("refuse")

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        if about == "discs":
            return super().shapes(listing.Sun.key)
        if not about.startswith("group "):
            return super().shapes(about)
        if self._arranging is not None:
            return super().shapes(self._dropped[1].key if self._dropped is not None else "")
        letters = about.removeprefix("group ")
        keys = [
            key for key, held in self.board.held.items() if isinstance(held, listing.Bundle) and held.letters == letters
        ]
        dropped = self._bundle_of_move(
            listing.front_seat(self.situation), letters
        )  # of equal ones, the one that was in the hand
        keys = [dropped] if dropped in keys else keys
        return [shape for key in keys for shape in super(EliosTable, self).shapes(key)]

    def _bundle_of_move(self, seat: Seat, letters: str) -> str:
        """Return the bundle with these letters, if it is this seat's rack; of equal ones, the one that was in the
        hand."""
        if seat != listing.front_seat(self.situation):
            return ""
        held = self._dropped[0] if self._dropped is not None else None
        bundle = held.bundle if isinstance(held, listing.TiedBeam) else held
        there = isinstance(bundle, listing.Bundle) and bundle.letters == letters and bundle.key in self.scene.pieces
        return bundle.key if there and isinstance(bundle, listing.Bundle) else f"bundle {letters}"

    def signs(self) -> Signs:
        """Paint beams in their colours."""
        named = {colour(letter, translate): shade for letter, shade in COLOURS.items()}
        longest = sorted(named, key=len, reverse=True)
        return Signs(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", named, numbers=True)

    def sound(self, transition: AnyTransition) -> str:
        return sound_of(transition)

    def festivity(self) -> Paint:
        return festivity(self.scene, self.drawing, self.area, self.situation.view.columns)

    def steps(self, transition: AnyTransition) -> list[Step]:
        """List the one motion that shows a whole move."""
        after = transition.after.view(None)
        front = self._seats.alone or after.to_move
        stays = isinstance(transition.move, Arrange) or front == listing.front_seat(self.situation)
        names, events = self.controller.kept.names, seen(transition, self.viewer)
        return [self._motion.step_for(events, transition, names, None if stays else front)]

    def stop(self) -> None:
        self._clock.stop()


TABLE = EliosTable
