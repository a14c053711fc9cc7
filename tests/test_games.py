"""One entry a game: every part of every game is where its entry says, and keeps the Protocol of its kind."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import find_game, find_tournament
from elios_desktop.games import GAMES, PARTS, Entry, entry_of, find_entry
from tests.facts import facts_of


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_part_is_where_the_entry_says(entry: Entry) -> None:
    game = find_game(entry.id)
    assert game is not None
    assert game.id == entry.id
    assert (game.seats[0], game.seats[-1]) == entry.players
    for part in PARTS:
        if entry.has(part):
            assert entry.load(part).__doc__


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_the_parts_are_those_that_mypy_checks(entry: Entry) -> None:
    parts = facts_of(entry.id).parts
    assert find_game(entry.id) is parts.rules
    assert find_tournament(entry.id) is parts.tournament
    for part in ("words", "players", "course", "puzzles", "mining"):
        found = entry.load(part) if entry.has(part) else None
        assert getattr(parts, part) is found, f"{part} in Parts of tests/games/{entry.id}/facts.py"


def test_an_unknown_game_has_no_entry() -> None:
    assert find_entry("chess") is None
    assert find_game("chess") is None
    with pytest.raises(LookupError, match="chess"):
        entry_of("chess")
    with pytest.raises(LookupError, match="elios has no tournament"):
        entry_of("elios").load("tournament")
