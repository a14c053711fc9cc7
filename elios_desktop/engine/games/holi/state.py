"""The immutable position that the rest of the program sees: a thin layer over a core that is never changed again."""

from __future__ import annotations

from typing import Any

from elios_desktop.engine.contract import Json, JsonView, Result, Seat
from elios_desktop.engine.games.holi.core import Core
from elios_desktop.engine.games.holi.grid import CELL_BITS, LEVELS, names_of, place_name
from elios_desktop.engine.games.holi.position import OVER, PHASES, SWEETS_ON
from elios_desktop.engine.games.holi.setup import Rules

HIDDEN = "?"
DONE = ("throw", "move", "climb")


class HoliState:
    """A position of Holi."""

    __slots__ = ("_core", "_result")

    def __init__(self, core: Core) -> None:
        """Takes the core over: nobody may change it any more."""
        self._core = core
        self._result = core.result() if core.over else None

    def core(self) -> Core:
        """A core of one's own in this position, to look ahead with `make` and `unmake`."""
        return self._core.copy()

    def peek(self) -> Core:
        """The core itself, to ask and not to change."""
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
        return isinstance(other, HoliState) and self._core.key() == other._core.key()

    def __hash__(self) -> int:
        return hash(self._core.key())

    def __repr__(self) -> str:
        return f"HoliState({self.to_json()})"

    def to_json(self) -> Json:
        """The full position."""
        core = self._core
        seats = range(core.rules.seats)
        return {
            "game": "holi",
            "phase": self.phase,
            "levels": [_tokens_on(core, level) for level in range(LEVELS)],
            "sweets": [dict.fromkeys(names_of(core.sweets[level]), SWEETS_ON[level]) for level in range(LEVELS)],
            "pawns": [
                place_name(core.level[seat], 1 << core.cell[seat]) if core.cell[seat] >= 0 else None for seat in seats
            ],
            "reserves": [
                {str(owner + 1): core.reserves[holder * core.rules.seats + owner] for owner in seats}
                for holder in seats
            ],
            "held_sweets": core.held[:],
            "hands": [list(hand) for hand in core.hands],
            "decks": [list(deck) for deck in core.decks],
            "discards": [[{"card": abs(card), "up": card > 0} for card in pile] for pile in core.discards],
            "hits": core.hits[:],
            "finished": [seat + 1 for seat in seats if core.finished >> seat & 1],
            "done": [name for bit, name in enumerate(DONE) if core.done >> bit & 1],
            "rivalry": list(core.rules.rivalry),
            "to_move": self.to_move,
            "pending": [],
            "result": _result_json(self._result),
        }

    def view(self, seat: Seat | None) -> JsonView:
        """The position without the others' hands, all decks, and the cards that others discarded face-down."""
        state = self.to_json()
        for index in range(self._core.rules.seats):
            state["decks"][index] = [HIDDEN] * len(state["decks"][index])
            if index + 1 == seat:
                continue
            state["hands"][index] = [HIDDEN] * len(state["hands"][index])
            for discard in state["discards"][index]:
                if not discard["up"]:
                    discard["card"] = HIDDEN
        return JsonView(state)


def _result_json(result: Result | None) -> Json | None:
    """A fresh value down to each seat's parts."""
    if result is None:
        return None
    return {**result.to_json(), "scores": {seat: dict(parts) for seat, parts in result.scores.items()}}


def _tokens_on(core: Core, level: int) -> dict[str, int]:
    seats = core.rules.seats
    owners = {name: owner + 1 for owner in range(seats) for name in names_of(core.colours[level * seats + owner])}
    return dict(sorted(owners.items()))


def core_from_json(state: Json, first: Seat) -> Core:
    """The core in a position written out in full, nothing hidden (a computer player guesses what is, first).

    `first` is not in the position, and decides only the last of the ties.
    """
    seats = len(state["pawns"])
    core = Core(Rules.of(seats, first - 1, state["rivalry"]), [()] * seats, 0)
    core.phase = PHASES.index(state["phase"])
    core.turn = (state["to_move"] or 1) - 1
    core.done = sum(1 << DONE.index(name) for name in state["done"])
    core.finished = sum(1 << (seat - 1) for seat in state["finished"])
    for level in range(LEVELS):
        core.sweets[level] = _mask(state["sweets"][level])
        core.tokens[level] = _mask(state["levels"][level])
        for name, owner in state["levels"][level].items():
            core.colours[level * seats + owner - 1] |= CELL_BITS[name]
    for seat, pawn in enumerate(state["pawns"]):
        if pawn is not None:
            spot = CELL_BITS[pawn[1:]]
            core.level[seat], core.cell[seat] = int(pawn[0]) - 1, spot.bit_length() - 1
            core.standing[core.level[seat]] |= spot
    core.reserves = [held[str(owner + 1)] for held in state["reserves"] for owner in range(seats)]
    core.held = list(state["held_sweets"])
    core.hands = [tuple(hand) for hand in state["hands"]]
    core.decks = [tuple(deck) for deck in state["decks"]]
    core.discards = [
        tuple(each["card"] if each["up"] else -each["card"] for each in pile) for pile in state["discards"]
    ]
    core.hits = list(state["hits"])
    return core


def _mask(cells: dict[str, Any]) -> int:
    return sum(CELL_BITS[name] for name in cells)
