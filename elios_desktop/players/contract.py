"""What the players of every game promise, the levels that each of them has, and how a hint says why.

The players of a game are a module `games.<id>.players` with the names of `Players`; `find_players` finds it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol, cast

from elios_desktop.engine.contract import GAME_IDS, Result, Seen
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.games import entry_of


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level thinks, and how far it strays from what it found best."""

    nodes: int
    """The effort of a decision: positions looked at, or playouts, whatever the game's search counts."""
    worlds: int = 1
    """How many guesses of what is hidden it thinks about."""
    blur: float = 0.0
    """How much worse a move may be and still be played now and then, in chance to win. 0: always the best."""
    below: float = 0.0
    """How often it decides like the level below: that makes a rung between two that are too far apart."""
    off_days: float = 0.0
    """How often it plays a whole game like the level below. Where one level would nearly always beat the one below,
    this makes an even rung of it, which mixing moves can't: a single good move in three wins such a game."""


def today(levels: Sequence[Level], level: int, of_game: Random, rng: Random) -> int:
    """The level like which this one decides this time: `of_game` is the same for all of a game, `rng` a decision's."""
    while of_game.random() < levels[level - 1].off_days:
        level -= 1
    while rng.random() < levels[level - 1].below:
        level -= 1
    return level


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, as text, and what it cost to find."""

    move: str
    nodes: int
    """How many positions were looked at."""
    chance: float | None
    """The seat's chance to win, from 0 to 1; a member of a team wins with the team. None if nothing is known of it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a code of the game's own, "elementos.takes"; `args` fill its sentence.

    The sentences are in `games.<id>.words`. Args are plain values: numbers, or texts in the game's notation.
    """

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


def told(moves: Iterable[Sequence[Reason]]) -> Iterator[Reason]:
    """Yield for each move, given all its reasons with the strongest first, the first that no move before it has given,
    or where there is none, the strongest. So three hints don't say the same thing three times."""
    given: list[Reason] = []
    for reasons in moves:
        reason = next((reason for reason in reasons if reason not in given), reasons[0])
        given.append(reason)
        yield reason


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that the strongest level finds good, and why."""

    move: str
    chance: float | None
    reason: Reason
    then: tuple[str, ...] = ()
    """The moves that follow it, where it begins a turn of several."""


class Players(Protocol):
    """The names that a module `games.<id>.players` has."""

    @property
    def LEVELS(self) -> Sequence[Level]:
        """From the weakest to the strongest; always as many as `COMPUTER_LEVELS`."""

    def choose(self, seen: Seen[Any], level: int, seed: int) -> Decision:
        """Return a legal move of the seat that sees, which is to move or has to arrange. Level 1 is the weakest."""

    def hints(self, seen: Seen[Any], count: int) -> list[Hint]:
        """Return the best moves, best first, at most so many; thought out by the strongest level."""

    def chances(self, seen: Seen[Any]) -> tuple[float, ...]:
        """List each seat's chance to win while the game goes on, from seat 1. They add up to 1: members of a team share
        the team's, a draw counts for all alike."""


BAD_LEVEL: Final = "players.bad_level"
NOT_TO_ACT: Final = "players.not_to_act"


class PlayerError(Exception):
    """A question that no player can answer; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


def level_counts() -> dict[str, int]:
    """Tell how many levels each game has."""
    return dict.fromkeys(GAME_IDS, COMPUTER_LEVELS)


def find_players(game_id: str) -> Players:
    """Return the players of a game, imported when first asked for."""
    return cast(Players, entry_of(game_id).load("players"))


def check_level(level: int) -> None:
    """Raises PlayerError if there is no such level."""
    if not 1 <= level <= COMPUTER_LEVELS:
        raise PlayerError(BAD_LEVEL, f"There is no such level: levels go from 1 to {COMPUTER_LEVELS}.")


def choose(game_id: str, seen: Seen[Any], level: int, seed: int) -> Decision:
    """Return what this level plays at the seat that sees, which is to move or has to arrange."""
    check_level(level)
    return find_players(game_id).choose(seen, level, seed)


def hints(game_id: str, seen: Seen[Any], count: int) -> list[Hint]:
    """Return the best moves of the seat that sees, which is to move or has to arrange."""
    return find_players(game_id).hints(seen, count)


def chances(game_id: str, seen: Seen[Any]) -> tuple[float, ...]:
    """List each seat's chance to win, from seat 1; what came of the game when it is over."""
    if seen.view.result is not None:
        return decided(seen.view.result, seen.seats)
    return find_players(game_id).chances(seen)


def decided(result: Result, seats: int) -> tuple[float, ...]:
    """Return what the chances are when the game is over."""
    winners = result.winners or range(1, seats + 1)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(1, seats + 1))
