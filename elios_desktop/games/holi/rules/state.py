"""The immutable position that the rest of the program sees: a thin layer over a core that is never changed again.

A view of it has everything but the others' hands, all decks, and what others discarded face-down. One in which nothing
is hidden is the position itself, and its JSON form is the position's.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from elios_desktop.engine.contract import Ended, Event, Json, Result, Scored, Seat
from elios_desktop.games.holi.rules.cards import CARDS, RIVALRY, Rules
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.grid import CELL_BITS, CELL_NAMES, LEVELS, names_of, place_name
from elios_desktop.games.holi.rules.moves import CardsDrawn, Move, from_core
from elios_desktop.games.holi.rules.mutable_position import OVER, PHASES, SWEETS_ON, TOKENS
from elios_desktop.games.holi.rules.scoring import Count, count

HIDDEN = "?"
DONE = ("throw", "move", "climb")
SEATS = (2, 3, 4)
_KEYS = (
    "game", "phase", "levels", "sweets", "pawns", "reserves", "held_sweets", "hands", "decks", "discards", "hits",
    "finished", "done", "rivalry", "to_move", "pending", "result",
)  # fmt: skip
_MOST_SWEETS = 24
_MOST_POINTS = 10_000
UNKNOWN = 0
"""The number of a hidden card in a core."""

Card = int | None
"""A colour card's number; None for one that is hidden."""
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Discard:
    """A card on a discard pile."""

    card: Card
    up: bool


_FACE_DOWN = Discard(None, False)


@dataclass(frozen=True, slots=True)
class View:
    """A position as a seat or an onlooker sees it. What is "of each seat" begins with seat 1; mappings never change."""

    phase: str
    """One of "corners", "play" and "over"."""
    levels: tuple[Mapping[str, Seat], ...]
    """From the lower one: whose token lies on each cell ("c4") that holds one."""
    sweets: tuple[Mapping[str, int], ...]
    """From the lower level: how many sweets lie on each cell where any do."""
    pawns: tuple[str | None, ...]
    """Of each seat: the cell with its level ("2c4"), or None before the pawn is placed."""
    reserves: tuple[tuple[int, ...], ...]
    """Of each seat: how many tokens of each seat it holds."""
    held_sweets: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    """Of each seat, sorted."""
    decks: tuple[tuple[Card, ...], ...]
    """Of each seat, top first."""
    discards: tuple[tuple[Discard, ...], ...]
    """Of each seat, oldest first."""
    hits: tuple[int, ...]
    """Of each seat: points for direct hits."""
    finished: tuple[Seat, ...]
    done: tuple[str, ...]
    """The kinds of action used this turn, from "throw", "move" and "climb"."""
    rivalry: tuple[int, ...]
    to_move: Seat | None
    result: Result | None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(1, len(self.pawns) + 1)

    def own_tokens(self, seat: Seat) -> int:
        """Tell how many of its own tokens a seat has to throw."""
        return self.reserves[seat - 1][seat - 1]

    def seen_by(self, seat: Seat | None) -> View:
        """Return the same without what is hidden from a seat (None: an onlooker)."""
        return replace(
            self,
            hands=tuple(
                hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(self.hands, start=1)
            ),
            decks=tuple((None,) * len(deck) for deck in self.decks),
            discards=tuple(
                pile if owner == seat else tuple(each if each.up else _FACE_DOWN for each in pile)
                for owner, pile in enumerate(self.discards, start=1)
            ),
        )

    def counts(self) -> tuple[Count, ...]:
        """Return what each seat would get if the game ended now; nothing hidden earns anything."""
        return count(core_of(self))

    def legal(self) -> list[Move]:
        """Return the legal moves, as far as the cards of the seat to move are known."""
        core = core_of(self)
        core.hands = [tuple(card for card in hand if card != UNKNOWN) for hand in core.hands]
        return [from_core(number) for number in core.legal()]

    def foresee(self, move: Move) -> tuple[Event, ...]:
        """Return what a legal move would make happen on the courtyard. Cards that would be drawn stay unknown, and the
        count at the end of the game is left out."""
        core = core_of(self)
        log: list[Event] = []
        core.log = log
        core.make(move.number)
        return tuple(
            event.seen_by(None) if isinstance(event, CardsDrawn) else event
            for event in log
            if not (isinstance(event, Ended) or (isinstance(event, Scored) and event.final))
        )

    def to_json(self) -> Json:
        """Return the form that the game's rules give; a fresh value every time."""
        return {
            "game": "holi",
            "phase": self.phase,
            "levels": [dict(level) for level in self.levels],
            "sweets": [dict(level) for level in self.sweets],
            "pawns": list(self.pawns),
            "reserves": [{str(owner): held for owner, held in enumerate(each, 1)} for each in self.reserves],
            "held_sweets": list(self.held_sweets),
            "hands": [_written(hand) for hand in self.hands],
            "decks": [_written(deck) for deck in self.decks],
            "discards": [
                [{"card": HIDDEN if each.card is None else each.card, "up": each.up} for each in pile]
                for pile in self.discards
            ],
            "hits": list(self.hits),
            "finished": list(self.finished),
            "done": list(self.done),
            "rivalry": list(self.rivalry),
            "to_move": self.to_move,
            "pending": [],
            "result": _result_json(self.result),
        }

    @classmethod
    def from_json(cls, value: Json) -> View:
        """Return what `to_json` gave; raises ValueError for anything else."""
        if not isinstance(value, dict) or set(value) != set(_KEYS):
            raise ValueError(f"a view of holi has exactly: {', '.join(_KEYS)}")
        if value["game"] != "holi" or value["pending"] != []:
            raise ValueError("no view of holi")
        if not isinstance(value["pawns"], list) or len(value["pawns"]) not in SEATS:
            raise ValueError("pawns must be a list of one for each seat")
        count = len(value["pawns"])
        seats = range(1, count + 1)

        def each(key: str, read: Callable[[Any], _T], many: int = count) -> tuple[_T, ...]:
            return tuple(read(item) for item in _list(value[key], key, many))

        return cls(
            phase=_one_of(value["phase"], PHASES),
            levels=each("levels", lambda level: _cells(level, seats), LEVELS),
            sweets=tuple(
                _cells(on, (SWEETS_ON[level],)) for level, on in enumerate(_list(value["sweets"], "sweets", LEVELS))
            ),
            pawns=each("pawns", lambda pawn: None if pawn is None else _place(pawn)),
            reserves=each("reserves", lambda reserve: _reserve(reserve, seats)),
            held_sweets=each("held_sweets", lambda held: _number(held, range(_MOST_SWEETS + 1))),
            hands=each("hands", lambda hand: tuple(map(_card, _list(hand, "hands")))),
            decks=each("decks", lambda deck: tuple(map(_card, _list(deck, "decks")))),
            discards=each("discards", lambda pile: tuple(map(_discard, _list(pile, "discards")))),
            hits=each("hits", lambda points: _number(points, range(_MOST_POINTS))),
            finished=_some_of(value["finished"], seats),
            done=_some_of(value["done"], DONE),
            rivalry=_some_of(value["rivalry"], RIVALRY),
            to_move=None if value["to_move"] is None else _number(value["to_move"], seats),
            result=None if value["result"] is None else _result(value["result"], seats),
        )

    @classmethod
    def of(cls, core: Core, result: Result | None) -> View:
        """Return a position with nothing hidden."""
        rules = core.rules
        seats = range(rules.seats)
        return cls(
            phase=PHASES[core.phase],
            levels=tuple(_tokens_on(core, level) for level in range(LEVELS)),
            sweets=tuple(dict.fromkeys(names_of(core.sweets[level]), SWEETS_ON[level]) for level in range(LEVELS)),
            pawns=tuple(
                place_name(core.level[seat], 1 << core.cell[seat]) if core.cell[seat] >= 0 else None for seat in seats
            ),
            reserves=tuple(tuple(core.reserves[holder * rules.seats : (holder + 1) * rules.seats]) for holder in seats),
            held_sweets=tuple(core.sweets_found),
            hands=tuple(core.hands),
            decks=tuple(core.decks),
            discards=tuple(tuple(Discard(abs(card), card > 0) for card in pile) for pile in core.discards),
            hits=tuple(core.hits),
            finished=tuple(seat + 1 for seat in seats if core.finished >> seat & 1),
            done=tuple(name for bit, name in enumerate(DONE) if core.done >> bit & 1),
            rivalry=rules.rivalry,
            to_move=None if core.phase == OVER else core.turn + 1,
            result=result,
        )


def core_of(view: View, first: Seat = 1) -> Core:
    """Return a core in a position. Hidden cards are no cards in it: whoever asks what is legal has to guess them first.

    `first` is not in the position, and decides only the last of the ties.
    """
    seats = len(view.pawns)
    core = Core(Rules.of(seats, first - 1, view.rivalry), [()] * seats, 0)
    core.phase = PHASES.index(view.phase)
    core.turn = (view.to_move or 1) - 1
    core.done = sum(1 << DONE.index(name) for name in view.done)
    core.finished = sum(1 << (seat - 1) for seat in view.finished)
    for level in range(LEVELS):
        core.sweets[level] = _mask(view.sweets[level])
        core.tokens[level] = _mask(view.levels[level])
        for name, owner in view.levels[level].items():
            core.colours[level * seats + owner - 1] |= CELL_BITS[name]
    for seat, pawn in enumerate(view.pawns):
        if pawn is not None:
            spot = CELL_BITS[pawn[1:]]
            core.level[seat], core.cell[seat] = int(pawn[0]) - 1, spot.bit_length() - 1
            core.pawn_cells[core.level[seat]] |= spot
    core.reserves = [held for reserve in view.reserves for held in reserve]
    core.sweets_found = list(view.held_sweets)
    core.hands = [tuple(card or UNKNOWN for card in hand) for hand in view.hands]
    core.decks = [tuple(card or UNKNOWN for card in deck) for deck in view.decks]
    core.discards = [tuple((each.card or UNKNOWN) * (1 if each.up else -1) for each in pile) for pile in view.discards]
    core.hits = list(view.hits)
    return core


def _mask(cells: Iterable[str]) -> int:
    return sum(CELL_BITS[name] for name in cells)


def _tokens_on(core: Core, level: int) -> dict[str, Seat]:
    seats = core.rules.seats
    owners = {name: owner + 1 for owner in range(seats) for name in names_of(core.colours[level * seats + owner])}
    return dict(sorted(owners.items()))


# Writing and reading JSON


def _written(cards: Sequence[Card]) -> list[int | str]:
    return [HIDDEN if card is None else card for card in cards]


def _result_json(result: Result | None) -> Json | None:
    """Return a fresh value down to each seat's parts."""
    if result is None:
        return None
    return {**result.to_json(), "scores": {seat: dict(parts) for seat, parts in result.scores.items()}}


def _list(value: object, what: str, many: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (many is not None and len(value) != many):
        raise ValueError(f"{what} must be a list" + (f" of {many}" if many is not None else ""))
    return value


def _one_of(value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise ValueError(f"one of {', '.join(known)} is expected, not {value!r}")
    return value


def _number(value: object, known: Container[int]) -> int:
    if type(value) is not int or value not in known:
        raise ValueError(f"not a number that is allowed here: {value!r}")
    return value


def _some_of(value: object, known: Sequence[_T]) -> tuple[_T, ...]:
    """Return some of the known values, in their order."""
    found = tuple(each for each in known if each in _list(value, "each of these"))
    if [(type(each), each) for each in _list(value, "each of these")] != [(type(each), each) for each in found]:
        raise ValueError(f"not sorted, or not known: {value!r}")
    return found


def _cells(value: object, known: Container[int]) -> dict[str, int]:
    if not isinstance(value, dict):
        raise ValueError(f"cells and what lies there are expected, not {value!r}")
    return {_one_of(cell, CELL_NAMES): _number(there, known) for cell, there in value.items()}


def _place(value: object) -> str:
    if not isinstance(value, str) or value[:1] not in ("1", "2", "3") or value[1:] not in CELL_BITS:
        raise ValueError(f"not a cell with its level: {value!r}")
    return value


def _reserve(value: object, seats: Sequence[Seat]) -> tuple[int, ...]:
    if not isinstance(value, dict) or set(value) != {str(owner) for owner in seats}:
        raise ValueError(f"a reserve has tokens of each seat, not {value!r}")
    return tuple(_number(value[str(owner)], range(TOKENS + 1)) for owner in seats)


def _card(value: object) -> Card:
    return None if value == HIDDEN else _number(value, CARDS)


def _discard(value: object) -> Discard:
    if not isinstance(value, dict) or set(value) != {"card", "up"} or type(value["up"]) is not bool:
        raise ValueError(f"not a discarded card: {value!r}")
    card = _card(value["card"])
    if card is None and value["up"]:
        raise ValueError("a card that lies face-up is known")
    return Discard(card, value["up"])


def _result(value: object, seats: Sequence[Seat]) -> Result:
    if not isinstance(value, dict) or set(value) != {"winners", "reason", "scores"} or value["reason"] != "scored":
        raise ValueError(f"not a result: {value!r}")
    scores = value["scores"]
    if not isinstance(scores, dict) or set(scores) != {str(seat) for seat in seats}:
        raise ValueError("scores must have each seat")
    if any(not isinstance(parts, dict) or set(parts) != set(Count.PARTS) for parts in scores.values()):
        raise ValueError(f"each seat's score must have: {', '.join(Count.PARTS)}")
    points = range(_MOST_POINTS)
    return Result(
        _some_of(value["winners"], seats),
        "scored",
        {str(seat): {part: _number(scores[str(seat)][part], points) for part in Count.PARTS} for seat in seats},
    )


class State:
    """A position of Holi."""

    __slots__ = ("_core", "_result")

    def __init__(self, core: Core) -> None:
        """Takes the core over: nobody may change it any more."""
        self._core = core
        self._result = core.result() if core.over else None

    def core(self) -> Core:
        """Return a core of one's own in this position, to look ahead with `make` and `unmake`."""
        return self._core.copy()

    def peek(self) -> Core:
        """Return the core itself, to ask and not to change."""
        return self._core

    @property
    def phase(self) -> str:
        """Which of "corners", "play" and "over" it is."""
        return PHASES[self._core.phase]

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self._core.phase == OVER else self._core.turn + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything in Holi."""
        return ()

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        return self._result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._core.key() == other._core.key()

    def __hash__(self) -> int:
        return hash(self._core.key())

    def __repr__(self) -> str:
        return f"State({self.to_json()})"

    def to_json(self) -> Json:
        """Return the full position."""
        return View.of(self._core, self._result).to_json()

    def view(self, seat: Seat | None) -> View:
        """Return the position without the others' hands, all decks, and the cards that others discarded face-down."""
        return View.of(self._core, self._result).seen_by(seat)
