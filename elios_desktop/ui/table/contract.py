"""What a game's table promises: small contracts, of which a game implements as much as it needs.

A table draws (`Draws`), takes what a hand drops (`TakesDrops`), offers buttons and words (`Offers`) and keeps what is
half done (`Drafts`): `base.Table` is all four, with what is the same for every game. What only some tables can do is a
contract of its own, which such a table derives from as well: `Peeks`, `PointsOut`, `Zooms`, `Arranges`. Whoever asks
for that looks whether the table is one (`isinstance`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from PySide6 import QtCore, QtGui

from elios_desktop.engine.contract import AnyTransition, Event, Json, M, Move, Refusal, Seat, V
from elios_desktop.plain_board import Gesture
from elios_desktop.ui.board.animator import Paint, Step
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text

if TYPE_CHECKING:
    from elios_desktop.ui.session.controller import Controller
    from elios_desktop.ui.session.turns import TurnState

ROTATE = Sentence.translate("Table", "Rotate")
"""What the button says that rotates what is in the hand."""


class Help(Enum):
    """How much is shown before a piece is put down; the values are those of the setting."""

    EVERYTHING = "everything"
    """Where it may go, and what putting it there would bring."""
    PLACES = "places"
    """Where it may go."""
    NOTHING = "nothing"
    """Only over which place it is; whether it may go there is judged when it is put down."""


class Voice:
    """Takes what a table says and lets be heard; this one keeps it to itself, as in a picture."""

    def tell(self, text: Text) -> None:
        """Write something into the line that says what happens; it may be said again, in another language."""

    def refuse(self, refusal: Refusal) -> None:
        """Say there which rule forbids something."""

    def hush(self) -> None:
        """Take back what was told: it isn't so any more."""

    def note(self, text: Text) -> None:
        """Say something to those who can't see what is shown without words."""

    def play(self, sound: str) -> None:
        """Play a file of resources/sounds by its name, perhaps some semitones higher or lower: "gong+3", "thud-2"."""


@dataclass(frozen=True, slots=True)
class TableAction:
    """A button beside the rack for what can't be dragged: pass, end the turn, done arranging.

    It makes `move`, or `run` does something else. A disabled one says why in `hint`.
    """

    id: str
    label: Text
    move: Move | None = None
    run: Callable[[], object] | None = None
    enabled: bool = True
    hint: Text = SILENCE
    primary: bool = False
    ends: bool = False
    """Whether it ends the turn, or the laying out: Ctrl+Enter presses it."""
    key: str = ""
    """A key that presses it while the table has the focus, as text: "E"."""


class Signs(NamedTuple):
    """Words that stand for things on the table, in the language in force."""

    pattern: str = ""
    """Finds them in a sentence."""
    colours: Mapping[str, str] = MappingProxyType({})
    """In which colour each is painted."""
    numbers: bool = False
    """Whether a number names a place, too."""


class Draws(Generic[V]):
    """Draws any position from its view alone, and shows events on the way to the next."""

    wants_room: ClassVar[bool] = False
    """Whether it is so wide that the list of moves stays folded at first."""
    signs: Callable[[], Signs] = Signs
    """Says which words of a move are painted as things in the list of moves."""
    walks: ClassVar[bool] = False
    """Whether pieces go from one place to another that looks like it: there an arrow says where to begin."""

    @abstractmethod
    def layout(self, area: QtCore.QRectF) -> None:
        """Compute where things go in a viewport of this size (or in another theme or language), and paint what doesn't
        move with `self.scene.set_background`. `draw` follows."""

    @abstractmethod
    def draw(self, view: V) -> None:
        """Put every piece, place and decoration where this position has it. Called within `scene.redrawing()`; uses
        nothing of what was on the scene before. Half-done turns (`draft`) are drawn here too."""

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        """Show one event, or nothing (None). The scene still shows the position before it."""
        return None

    @abstractmethod
    def shapes(self, about: str) -> list[tuple[QtGui.QPainterPath, QtCore.QPointF, Hashable]]:
        """Find the shapes (with centre and glow key) that an `about` of a refusal or a cell of a point means."""

    def sound(self, transition: AnyTransition) -> str:
        """Name what is heard of a move where nothing moves; motions have sounds of their own."""
        return "place"

    def festivity(self) -> Paint | None:
        """Show something over the table for a moment when the game is over."""
        return None

    def figures(self) -> Sequence[Callable[[QtGui.QPainter, QtCore.QRectF], None]]:
        """Say how to paint each seat's figure of the game, as it looks at the end; none: portraits are shown."""
        return ()

    def begin_turn(self, turn: TurnState) -> Text:
        """Follow the turn, just before it is shown: somebody else is at the machine now or awaited. What is returned is
        told to them, if it isn't silence."""
        return SILENCE

    def step_away(self) -> None:
        """Let time wait, where it counts, while somebody reads the rules or the list of keys."""

    def come_back(self) -> None:
        """Let time go on: they are back, and the window is in front again."""

    def stop(self) -> None:
        """Stop timers: the table is being closed."""


class TakesDrops(Generic[M]):
    """Answers the hand: what may be lifted, where it may go, and what dropping it there means."""

    controller: Controller

    double_click_turns: ClassVar[bool] = False
    """Whether a double click, or two taps, rotate a piece: where they do something else, there is a button."""
    flips_in_hand: ClassVar[bool] = False
    """Whether F flips what is held without letting it go; else that is a move, or nothing."""

    @abstractmethod
    def can_lift(self, piece: Piece) -> bool:
        """Tell whether the person at the machine may pick this piece up now (see `my_turn`)."""

    @abstractmethod
    def move_for(self, piece: Piece, place: Place) -> M | None:
        """Find the move that putting this piece there would be, legal or not; None if it is no move at all."""

    @abstractmethod
    def legal_places(self, piece: Piece) -> list[str]:
        """List the places where the piece may go, in a sensible order."""

    @abstractmethod
    def walk(self) -> Sequence[str]:
        """List what the keyboard walks with an empty hand."""

    def part_of(self, key: str) -> object:
        """Return the same for things that belong together, for who steps over them."""
        return None

    @abstractmethod
    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        """Do what the drop means. A refusal: it springs back."""

    @abstractmethod
    def refuse(self, refusal: Refusal) -> None:
        """Say why a drop was refused and light what that is about."""

    @abstractmethod
    def meant_at(self, at: QtCore.QPointF) -> Piece | None:
        """Find the piece that a press there means."""

    @abstractmethod
    def explain_piece(self, piece: Piece) -> None:
        """Say why this piece can't be picked up."""

    @abstractmethod
    def finish_motion(self) -> None:
        """Jump to the end of what is being animated."""

    def hold(self, piece: Piece, place: Place | None) -> None:
        """Preview what would happen at the place over which a piece is held (None: over none), besides the glow."""

    def let_go(self, piece: Piece) -> None:
        """Take the preview back."""

    def called_when_stuck(self, piece: Piece) -> str:
        """Name a piece that was taken, if the table says itself why it can go nowhere; else return nothing."""
        return ""

    def ghosts(self, moves: Sequence[M]) -> Sequence[Ghost]:
        """Picture what moves of a turn, one after the other from the position shown, would put on the table."""
        return ()

    def turn_held(self, piece: Piece, steps: int) -> None:
        """Rotate what is held: R or the wheel."""

    def flip(self, piece: Piece) -> None:
        """Flip a piece: F or a double click."""

    def click_place(self, place: Place) -> bool:
        """Do what a click on a place (or Enter) means with an empty hand; False if it means nothing."""
        return False

    def focus(self, key: str | None) -> None:
        """Follow the keyboard: it has come to this piece or place (None: it is nowhere)."""

    def look_away(self) -> None:
        """Put away what was only looked at: the keyboard goes on to another thing."""

    def give_up(self) -> bool:
        """Take back a half-done turn: Escape with an empty hand; False if there was none."""
        return False


class Offers:
    """Offers what can't be dragged, and says what is to be done."""

    controller: Controller

    def actions(self) -> list[TableAction]:
        """List the buttons beside the rack, as they are now."""
        return []

    def looks(self) -> list[TableAction]:
        """List what changes how it is seen, for the menu “View”."""
        return []

    def moments(self) -> Mapping[str, Callable[[float], None]]:
        """Name what is seen here besides moves, for pictures: each shows a share of its time."""
        return {}

    def rows(self) -> Sequence[Sequence[Text]]:
        """List rows of buttons that may come in this part of the game, by what they say, the one that goes on last:
        there is room for them all the time, so that the board stays as large as it is."""
        turn = self.controller.turns.now
        if len(turn.persons) < 2 or not self.controller.session.game.has_hidden_things:
            return ()
        return [[self.reveal_label(seat)] for seat in turn.persons]

    def prompt(self) -> Text:
        """Say what the person should do next; by default the game's own sentence for the turn."""
        return self.controller.turn_sentence()

    def reveal_label(self, seat: Seat) -> Text:
        """Say what the person of this seat presses to see what is secret."""
        name = self.controller.kept.later_names[seat - 1]
        return Sentence.translate("Table", "I’m {name}: show me what’s mine").fill(name=name)

    @property
    def covered(self) -> bool:
        """Whether nobody may look at the table now, and at no earlier moment of it either."""
        return False

    def key(self, key: int, shift: bool) -> bool:
        """Take a key that neither the hand nor an action took; False if it means nothing here."""
        return False

    def keys(self) -> Sequence[tuple[str, str]]:
        """List those that `key` takes, each with what it does, for the page of keys."""
        return ()


class Drafts:
    """Keeps what is half done: a turn of several gestures, an arrangement, and the table's own settings."""

    def draft(self) -> Json:
        """Return it as JSON, to be saved beside the record."""
        return {}

    def restore(self, draft: Json) -> None:
        """Take up what `draft` returned; wrong or old values are ignored."""

    @property
    def has_step(self) -> bool:
        """Whether `undo_step` has something to take back."""
        return False

    def undo_step(self) -> bool:
        """Take back the last step of a half-done turn or arrangement: undo comes here first; False if there is none."""
        return False

    @abstractmethod
    def gestures_left(self, move: Any) -> Sequence[Gesture] | None:
        """List how a move is made from what is half done now; None if that has to be taken back first."""


class Arranges:
    """Lays out an arrangement that a hint proposes."""

    @abstractmethod
    def lay_out_as(self, move: Any) -> None:
        """Lay out everything as this `arrange` move says; `undo_step` takes it back."""


class Peeks:
    """Shows something of a piece while it is pressed and held down."""

    @abstractmethod
    def can_peek(self, piece: Piece) -> bool:
        """Tell whether pressing and holding shows something of this piece."""

    @abstractmethod
    def peek(self, piece: Piece, on: bool) -> None:
        """Show it, or stop showing it."""


class PointsOut:
    """Answers a pointer that rests or moves over it with an empty hand."""

    def point_at(self, place: Place | None, piece: Piece | None) -> None:
        """Show something of the place and of the piece under the pointer; there may be none of either."""

    def tip_at(self, at: QtCore.QPointF) -> str:
        """Say in words what is only a sign under the pointer. Nothing hidden."""
        return ""


class Zooms:
    """Shows a part of what lies on it, larger or smaller."""

    @abstractmethod
    def wheel(self, steps: float, at: QtCore.QPointF) -> bool:
        """Come closer to a point, or go away from it; False at the end of the sizes."""

    @abstractmethod
    def pan(self, delta: QtCore.QPointF) -> bool:
        """Move what is seen: the empty table is being dragged; False if it can't be moved."""

    @abstractmethod
    def bring_into_sight(self, keys: Iterable[str]) -> None:
        """Let these pieces and places be seen."""
