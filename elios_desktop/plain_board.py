"""What is on a table as a plain list: every piece and place by its key, what it is called, what can be done with it.

It comes from a view, so it can't say more than the person at the machine may know. The keyboard's walk, the accessible
tree, hints, lessons and the tests of what is said all read this one list; a table draws the same things under the same
keys.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar, cast

from elios_desktop.engine.contract import M, Move, Seat, V
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import Translate

D = TypeVar("D")
"""A game's half-done turn or arrangement: a frozen value of its table."""


class Role(Enum):
    """What kind of thing it is."""

    PIECE = "piece"
    """Can be taken into the hand by its owner: a beam, a token, a tile, a card, a pawn."""
    PLACE = "place"
    """Something can be put there."""
    NOTE = "note"
    """Can only be looked at: a plate, a card that lies open."""


class Action(Enum):
    """What can be done with a thing now."""

    TAKE = "take"
    PUT = "put"
    TURN = "turn"
    FLIP = "flip"
    LOOK = "look"
    PRESS = "press"


@dataclass(frozen=True, slots=True)
class Group:
    """Things that belong together, as the cells of a row do: a reader, or a key, can step over all of them."""

    key: str
    label: str
    """What there is in it, in short."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One piece, place or note."""

    key: str
    """Its name on this table, stable from one position to the next; the drawn piece or place has the same."""
    role: Role
    label: str
    """What it is, in the reader's language, for people who can't see it."""
    owner: Seat | None = None
    enabled: bool = True
    """Whether something can be done with it now."""
    selected: bool = False
    """Whether it is held, chosen or marked in a half-done turn."""
    actions: tuple[Action, ...] = ()
    groups: tuple[Group, ...] = ()
    """What it is part of, the largest first."""


class Goals(Mapping[str, tuple[str, ...]]):
    """Where each piece may go, found when it is first asked: tables are drawn far more often than pieces are taken."""

    def __init__(self, keys: Iterable[str], find: Callable[[str], Iterable[str]]) -> None:
        self._found: dict[str, tuple[str, ...] | None] = dict.fromkeys(keys)
        self._find = find

    def __getitem__(self, key: str) -> tuple[str, ...]:
        found = self._found[key]
        if found is None:
            found = self._found[key] = tuple(self._find(key))
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return repr(dict(self))


@dataclass(frozen=True, slots=True)
class PlainBoard:
    """All things on a table, in the order in which they are read out and walked."""

    things: tuple[Thing, ...]
    goals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For the key of each piece that can be taken now, the keys of the places where it may go."""

    def thing(self, key: str) -> Thing | None:
        """Return the thing with this key, if it is on the table."""
        return next((each for each in self.things if each.key == key), None)


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a hand does for a move: take a piece (turned and flipped so), put it on a place; or press a button."""

    piece: str = ""
    place: str = ""
    turns: int = 0
    """How many times it is turned before it is put down."""
    turned_there: bool = False
    """Whether that is done over the place: there only those rotations count that fit."""
    flip: bool = False
    button: str = ""
    """The id of the button that makes the move, where it is no drop."""
    covers: tuple[str, ...] = ()
    """The places that are covered then, where they are more than that one."""

    @property
    def touched(self) -> list[str]:
        """What is taken, and where it goes."""
        return [key for key in (self.piece, *(self.covers or (self.place,))) if key]


@dataclass(frozen=True, slots=True)
class Situation(Generic[V, M, D]):
    """What a plain board is made from: what the person at the machine sees, may do and has half done."""

    view: V
    seat: Seat | None
    """The person at the machine; None for an onlooker, and while the table is covered."""
    legal: Sequence[M]
    """The legal moves of that person now; none while nobody may act."""
    draft: D
    names: Sequence[str]
    """The seats' names, from seat 1."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """Whether something on the table can be taken by others."""

    by: tuple[str, ...] = ()
    """The keys of what could take it in its owner's next turn."""
    safe: bool = False
    """Whether nothing ever takes it as it stands."""


class GameBoard(Protocol):
    """The names that a module `games.<id>.board` has."""

    def board(self, situation: Situation[Any, Any, Any], translate: Translate) -> PlainBoard:
        """Return everything on the table."""
        ...

    def gestures_of(self, move: Move, view: Any) -> Sequence[Gesture]:
        """Tell how a hand makes this move in this position: one gesture, or several one after the other."""
        ...


def exposure_of(game_id: str, view: Any, key: str) -> Exposure | None:
    """Tell what could take the thing with this key: `exposure(view, key)` of the game's board. None where it is nothing
    that is taken, and in games in which nothing is."""
    exposure = getattr(find_board(game_id), "exposure", None)
    return None if exposure is None else cast("Exposure | None", exposure(view, key))


def seat_key(seat: Seat) -> str:
    """Return the key of the note about a seat, where its plate is."""
    return f"seat {seat}"


def seat_notes(names: Sequence[str]) -> tuple[Thing, ...]:
    """Return a note for each seat."""
    return tuple(Thing(seat_key(seat), Role.NOTE, name, seat) for seat, name in enumerate(names, start=1))


def find_board(game_id: str) -> GameBoard:
    """Return what is on the table of a game, imported when first asked for."""
    return cast(GameBoard, entry_of(game_id).load("board"))
