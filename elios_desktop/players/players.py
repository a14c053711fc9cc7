"""Finds the players of a game, and asks them what makes sense to ask."""

from typing import Any, Final, cast

from elios_desktop.engine.contract import GAME_IDS, Result, Seen
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.games import entry_of
from elios_desktop.players.contract import Decision, Hint, Players

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
