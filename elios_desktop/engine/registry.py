"""The games that the program knows. A game is added here and in `ui/games/registry.py`, nowhere else."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from elios_desktop.engine.contract import Game, TournamentRules

GAME_IDS = ("elios", "elementos", "exagon", "holi")
"""In the order in which home shows them. Each is a module `engine.games.<id>` with a `GAME`."""

TOURNAMENT_IDS = ("exagon",)
"""The games that are also played as tournaments: `engine.games.<id>.tournament` has the names of `TournamentRules`."""


def find_game(game_id: str) -> Game | None:
    """The game with this id, or None. Imported when first asked for: a start that shows no game loads none."""
    if game_id not in GAME_IDS:
        return None
    return cast(Game, import_module(f"elios_desktop.engine.games.{game_id}").GAME)


def all_games() -> tuple[Game, ...]:
    """Every game, in order."""
    return tuple(cast(Game, find_game(game_id)) for game_id in GAME_IDS)


def find_tournament(game_id: str) -> TournamentRules | None:
    """How a game's points add up in a tournament, or None if it has none."""
    if game_id not in TOURNAMENT_IDS:
        return None
    return cast(TournamentRules, import_module(f"elios_desktop.engine.games.{game_id}.tournament"))
