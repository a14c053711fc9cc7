"""What a table is: the part of the window that draws one game's positions and turns drops into moves.

A table draws what its controller's `view()` shows, so it can't show what the person at the machine may not see, and
asks the engine for everything that is a rule. To write one, derive from `Table` and fill in the methods under the
headings "each game".
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import AnyTransition, Event, Json, Move, Refusal, Seat, seen
from elios_desktop.plain_board.contract import Gesture, PlainBoard, find_board
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.festivity import Paint
from elios_desktop.ui.board.help import Help
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.said_over import SaidOver
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.sentence import SILENCE, Sentence, Text

if TYPE_CHECKING:
    from elios_desktop.ui.session.controller import Controller
    from elios_desktop.ui.session.turns import TurnState


ROTATE = Sentence.translate("Table", "Rotate")
"""What the button says that rotates what is in the hand."""
FIRST_ROOM = QRectF(0, 0, 1000, 640)
"""For this room a table is laid out before it has one of its own."""


@dataclass(frozen=True, slots=True)
class TableAction:
    """A button beside the rack for what can't be dragged: pass, end the turn, done arranging.

    It makes `move`, or `run` does something else. A disabled one says why in `hint`.
    """

    id: str
    label: Text
    move: Move | None = None
    run: Callable[[], None] | None = None
    enabled: bool = True
    hint: Text = SILENCE
    primary: bool = False
    ends: bool = False
    """Whether it ends the turn, or the laying out: Ctrl+Enter presses it."""
    key: str = ""
    """A key that presses it while the table has the focus, as text: "E"."""


class Table(QObject):
    """Base of the four tables; answers the hand (`ui.board.holder.Holder`)."""

    refused = Signal(object)
    """A Refusal, for the line that says why."""
    told = Signal(object)
    """A Text for the same line: it may be said again, in another language."""
    noted = Signal(object)
    """A Text for those who can't see what is shown without words."""
    hushed = Signal()
    """What was told isn't so any more: back to what is to be done."""
    draft_changed = Signal()
    """A half-done turn or arrangement changed: what `draft()` returns should be saved."""
    actions_changed = Signal()
    """What `actions()` returns changed, or what the person should do next."""
    sounded = Signal(str)
    """A sound to play: "lift", "place", "flip", "refuse", "point", "splash", "win", "tick", "hurry", "time"."""

    double_click_turns: ClassVar[bool] = False
    """Whether a double click, or two taps, rotate a piece: where they do something else, there is a button."""
    flips_in_hand: ClassVar[bool] = False
    """Whether F flips what is held without letting it go; else that is a move, or nothing."""
    wants_room: ClassVar[bool] = False
    """Whether it is so wide that the list of moves stays folded at first."""
    walks: ClassVar[bool] = False
    """Whether pieces go from one place to another that looks like it."""
    board: PlainBoard = PlainBoard(())
    """What is on the table, as it was drawn last."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__()
        self.scene = scene
        self.animator = animator
        self.controller = controller
        self.area = QRectF()
        self.explains = False
        """Whether it is the picture of a rule: there nothing is marked as what just happened."""
        self.help = Help.EVERYTHING
        """How much is shown before a piece is put down."""
        self.one_by_one = False
        """Whether moves are shown again one after the other: then only the last of them is marked."""
        self._lit: tuple[tuple[str, ...], str, tuple[tuple[str, str], ...]] = ((), "", ())
        self.said_over = SaidOver()
        self.finish_motion: Callable[[], None] = animator.finish

    # -- each game: turns

    def begin_turn(self, turn: TurnState) -> Text:
        """Follow the turn, just before it is shown: somebody else is at the machine now or awaited. What is returned is
        told to them, if it isn't silence."""
        return SILENCE

    # -- each game: drawing

    @abstractmethod
    def layout(self, area: QRectF) -> None:
        """The viewport has this size now (or theme or language changed): compute where things go, and paint what
        doesn't move with `self.scene.set_background`. `redraw` follows."""

    @abstractmethod
    def draw(self, view: Any) -> None:
        """Put every piece, place and decoration where this position has it. Called within `scene.redrawing()`; uses
        nothing of what was on the scene before. Half-done turns (`draft`) are drawn here too."""

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        """Each game: how to show one event, or None. The scene still shows the position before it."""
        return None

    # -- each game: what a drop means

    @abstractmethod
    def can_lift(self, piece: Piece) -> bool:
        """Whether the person at the machine may pick this piece up now (see `my_turn`)."""

    @abstractmethod
    def move_for(self, piece: Piece, place: Place) -> Any:
        """The move that putting this piece there would be, legal or not; None if it is no move at all."""

    def legal_places(self, piece: Piece) -> list[str]:
        """The places where the piece may go. By default those whose `move_for` the engine lists."""
        legal = self.controller.legal
        return [key for key, place in self.scene.places.items() if self.move_for(piece, place) in legal]

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        """By default: submit `move_for`. A table with turns of several gestures overrides this; it then redraws
        and returns None for a gesture that is accepted but isn't a whole move yet."""
        move = self.move_for(piece, place)
        if move is None:
            self.redraw()
            return None
        return self.controller.submit(move)

    def hold(self, piece: Piece, place: Place | None) -> None:
        """A piece is held over a place (None: over none): preview what would happen, besides the glow."""

    def let_go(self, piece: Piece) -> None:
        """Take the preview back."""

    def turn_held(self, piece: Piece, steps: int) -> None:
        """R or the wheel, while the piece is held."""

    def flip(self, piece: Piece) -> None:
        """F or a double click on a piece."""

    def can_peek(self, piece: Piece) -> bool:
        """Whether pressing and holding shows something of this piece."""
        return False

    def peek(self, piece: Piece, on: bool) -> None:
        """Show it, or stop showing it."""

    def click_place(self, place: Place) -> bool:
        """A place was clicked (or Enter pressed on it) with an empty hand; True if that meant something."""
        return False

    def key(self, key: int, shift: bool) -> bool:
        """A key that neither the hand nor an action took."""
        return False

    def keys(self) -> Sequence[tuple[str, str]]:
        """Those that `key` takes, each with what it does, for the page of keys."""
        return ()

    def wheel(self, steps: float, at: QPointF) -> bool:
        """The wheel with an empty hand: tables that zoom."""
        return False

    def pan(self, delta: QPointF) -> bool:
        """The empty table is being dragged: tables that pan."""
        return False

    def point_at(self, place: Place | None) -> None:
        """The pointer is over this place (None: over none) with an empty hand."""

    def hover(self, piece: Piece | None) -> None:
        """The pointer is over this piece (None: over none) with an empty hand."""

    def tip_at(self, at: QPointF) -> str:
        """What is said about what the pointer rests on: words for what is only a sign there. Nothing hidden."""
        return ""

    def walk(self) -> Sequence[str]:
        """What the keyboard walks with an empty hand: by default the pieces that can be lifted."""
        return [key for key, piece in self.scene.pieces.items() if self.can_lift(piece)]

    def give_up(self) -> bool:
        """Escape with an empty hand: take back a half-done turn; True if there was one."""
        return False

    def undo_step(self) -> bool:
        """Undo comes here first: take back the last step of a half-done turn or arrangement; True if there was one."""
        return self.give_up()

    @property
    def has_step(self) -> bool:
        """Whether `undo_step` has something to take back."""
        return False

    def actions(self) -> list[TableAction]:
        """The buttons beside the rack, now."""
        return []

    def rows(self) -> Sequence[Sequence[Text]]:
        """Rows of buttons that may come in this part of the game, by what they say, the one that goes on last: there is
        room for them all the time, so that the board stays as large as it is."""
        turns = self.controller.turns
        if len(turns.now.persons) < 2 or not self.controller.session.game.has_hidden_things:
            return ()
        return [[self.reveal_label(seat)] for seat in turns.now.persons]

    def prompt(self) -> Text:
        """What the person should do next; by default the game's own sentence for the turn."""
        return self.controller.turn_sentence()

    def reveal_label(self, seat: Seat) -> Text:
        """What the person of this seat presses to see what is secret."""
        name = self.controller.kept.later_names[seat - 1]
        return Sentence.translate("Table", "I’m {name}: show what is mine").fill(name=name)

    @property
    def covered(self) -> bool:
        """Whether nobody may look at the table now, and at no earlier moment of it either."""
        return False

    # -- each game: what a hint shows

    def gestures_left(self, move: Any) -> Sequence[Gesture] | None:
        """How a move is made from what is half done now; None if that has to be taken back first."""
        return find_board(self.controller.session.game.id).gestures_of(move, self.controller.shown.view())

    def lay_out_as(self, move: Any) -> None:
        """Lay out everything as this `arrange` move says; `undo_step` takes it back."""

    def bring_into_sight(self, keys: Iterable[str]) -> None:
        """Let these pieces and places be seen: tables that show a part of what lies there."""

    # -- each game: what is saved besides the record

    def draft(self) -> Json:
        """A half-done turn or arrangement and the table's own settings, as JSON."""
        return {}

    def restore(self, draft: Json) -> None:
        """Take up what `draft` returned; wrong or old values are ignored."""

    # -- each game: what words of refusals and the ledger point at

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        """The shapes (with centre and glow key) that an `about` of a refusal or a cell of a point means. By default
        a place or piece with that very key."""
        place = self.scene.places.get(about)
        if place is not None:
            return [(place.shape, place.centre, place.glow_key)]
        piece = self.scene.pieces.get(about)
        if piece is not None:
            # Where it stands, not where it is on its way back from a refused drop.
            box = piece.boundingRect().translated(piece.home)
            path = QPainterPath()
            path.addRoundedRect(box, 8, 8)
            return [(path, box.center(), None)]
        return []

    def festivity(self) -> Paint | None:
        """What is to be seen over the table for a moment when the game is over."""
        return None

    def stop(self) -> None:
        """The table is being closed: stop timers."""

    # -- what all tables share

    @property
    def played(self) -> Sequence[AnyTransition]:
        """The moves up to the position shown, the last of which a table marks."""
        done = () if self.explains else self.controller.session.transitions[: self.controller.shown.ply]
        return done[-1:] if self.one_by_one else done

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes the table is drawn for."""
        return self.controller.turns.now.viewer

    @property
    def my_turn(self) -> bool:
        """Whether a person may act at the table now."""
        return self.controller.may_act

    def redraw(self) -> None:
        """Draw the position that the controller shows now, from nothing but that."""
        if self.area.isEmpty():
            return
        with self.scene.redrawing():
            self.draw(self.controller.shown.view())
        self.actions_changed.emit()

    def redraw_under_hand(self) -> None:
        """Redraw while something may be held: nothing moves, but as at the end of every motion the table is drawn anew,
        and the hand holds on to what is still there."""
        self.animator.play([])

    def lay_out_anew(self, area: QRectF) -> None:
        """Size, theme, pixel ratio or language changed."""
        self.area = area
        self.scene.setSceneRect(area)
        self.layout(area)
        self.redraw()
        self.light_again()

    def steps(self, transition: AnyTransition) -> list[Step]:
        """The animation of a move, as the viewer may see it."""
        made = (self.animate(event, transition) for event in seen(transition, self.viewer))
        return [step for step in made if step is not None]

    def look_away(self) -> None:
        """By default nothing is only looked at."""

    def explain_piece(self, piece: Piece) -> None:
        """Say why this piece can't be picked up; by default whose it is, or else what is to be done now."""
        owner, acting = self.owner_of(piece), self.controller.turns.now.acting
        if self.my_turn and owner and owner != acting:
            name = self.controller.kept.later_names[owner - 1]
            self.told.emit(Sentence.translate("Table", "That is {name}’s.").fill(name=name))
        else:
            self.told.emit(self.prompt())
        self.sounded.emit("refuse")

    def owner_of(self, piece: Piece) -> Seat | None:
        """The seat whose piece it is."""
        thing = self.board.thing(piece.key)
        return thing.owner if thing is not None else None

    def refuse(self, refusal: Refusal) -> None:
        """Say why a drop was refused and light what that is about."""
        self.sounded.emit("refuse")
        self.refused.emit(refusal)
        self.light(refusal.about, "bad")

    def light(self, about: Iterable[str], colour: str = "glow_strong", ways: Iterable[tuple[str, str]] = ()) -> None:
        """Light cells, pieces or seats by the names that the engine gives them; with none, put the lights out. `ways`
        lead from one of them to another."""
        self._lit = tuple(about), colour, tuple(ways)
        self.scene.light([shape for name in self._lit[0] for shape in self.shapes(name)], colour)
        for start, end in self._lit[2]:
            self.scene.point(self.shapes(start)[0][1], self.shapes(end)[0][1], colour)

    def ways(self, gestures: Iterable[Gesture]) -> list[tuple[str, str]]:
        """What of them leads from a place to another: there light alone doesn't tell where to begin."""
        return [
            (gesture.piece, gesture.place)
            for gesture in gestures
            if self.walks
            and gesture.piece in self.scene.pieces
            and gesture.place in self.scene.places
            and self.scene.place_at(self.scene.pieces[gesture.piece].home) is not None
        ]

    def light_again(self) -> None:
        """What is lit has moved."""
        if self.scene.lit:
            self.light(*self._lit)
