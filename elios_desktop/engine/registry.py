"""The games that the program knows. A game is added here and in `ui/games/registry.py`, nowhere else."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, cast

from elios_desktop.engine.contract import AnyGame, AnyState, Refusal, TournamentRules, Transition, Written

GAME_IDS = ("elios", "elementos", "exagon", "holi")
"""In the order in which home shows them. Each is a module `engine.games.<id>` with a `GAME`."""

TOURNAMENT_IDS = ("exagon",)
"""The games that are also played as tournaments: `engine.games.<id>.tournament` has the names of `TournamentRules`."""


@cache
def find_game(game_id: str) -> AnyGame | None:
    """The game with this id, or None. Imported when first asked for: a start that shows no game loads none."""
    if game_id not in GAME_IDS:
        return None
    game = import_module(f"elios_desktop.engine.games.{game_id}").GAME
    return cast(AnyGame, game if hasattr(game, "parse") else _TextGame(game))


def all_games() -> tuple[AnyGame, ...]:
    """Every game, in order."""
    return tuple(cast(AnyGame, find_game(game_id)) for game_id in GAME_IDS)


def find_tournament(game_id: str) -> TournamentRules | None:
    """How a game's points add up in a tournament, or None if it has none."""
    if game_id not in TOURNAMENT_IDS:
        return None
    return cast(TournamentRules, import_module(f"elios_desktop.engine.games.{game_id}.tournament"))


class _TextGame:
    """A game that still takes and gives texts, as the contract wants it."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def parse(self, state: AnyState, text: str) -> Written:
        return Written(text)

    def legal(self, state: AnyState) -> list[Written]:
        return [Written(text) for text in self._game.legal(state)]

    def apply(self, state: AnyState, move: str) -> Transition[Written] | Refusal:
        done = self._game.apply(state, str(move))
        if isinstance(done, Refusal):
            return done
        return Transition(Written(done.move), done.seat, done.before, done.after, done.events)

    def arrangement(self, state: AnyState, seat: int, seed: int) -> Written:
        return Written(self._game.arrangement(state, seat, seed))
