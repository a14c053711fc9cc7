"""Finds the rules of the games that the program knows (see `elios_desktop.games`)."""

from __future__ import annotations

from typing import cast

from elios_desktop.engine.contract import AnyGame, TournamentRules
from elios_desktop.games import GAMES, entry_of, find_entry

GAME_IDS = tuple(entry.id for entry in GAMES)
"""In the order in which home shows them."""


def find_game(game_id: str) -> AnyGame | None:
    """The game with this id, or None. Imported when first asked for: a start that shows no game loads none."""
    entry = find_entry(game_id)
    return None if entry is None else cast(AnyGame, entry.load("rules").GAME)


def all_games() -> tuple[AnyGame, ...]:
    """Every game, in order."""
    return tuple(cast(AnyGame, entry.load("rules").GAME) for entry in GAMES)


def find_tournament(game_id: str) -> TournamentRules | None:
    """How a game's points add up in a tournament, or None if it has none."""
    entry = entry_of(game_id)
    return cast(TournamentRules, entry.load("tournament")) if entry.has("tournament") else None
