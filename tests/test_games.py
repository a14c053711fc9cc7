"""One entry a game: every part of every game is where its entry says, and keeps the Protocol of its kind."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from elios_desktop.engine.contract import find_game, find_tournament
from elios_desktop.games import GAMES, PARTS, Entry, entry_of, find_entry
from tests.facts import facts_of

NAMES = {
    "rules": ("GAME", "Core"),
    "board": ("board", "gestures_of"),
    "positions": ("POSITIONS",),
    "lessons": ("LESSON", "TIPS"),
    "table": ("TABLE",),
    "setup": ("Part",),
    "cover": ("paint_front",),
    "specimens": ("size", "paint"),
}
"""What others look for in parts that mypy doesn't compare with a Protocol."""


def find_part(entry: Entry, part: str) -> bool:
    """Whether there is a module, without importing it."""
    above, _, _ = f"{entry.place}.{PARTS[part]}".rpartition(".")
    return find_spec(above) is not None and find_spec(f"{entry.place}.{PARTS[part]}") is not None


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_part_is_where_the_entry_says(entry: Entry) -> None:
    game = find_game(entry.id)
    assert game is not None
    assert game.id == entry.id
    assert (game.seats[0], game.seats[-1]) == entry.players
    for part in filter(entry.has, PARTS):
        where, copied = (f"{at}.{PARTS[part]}".replace(".", "/") for at in (entry.place, "tests.fifth_game.game"))
        if not find_part(entry, part):
            raise AssertionError(f"{where}.py is missing: copy {copied}.py, or name {part!r} in `without` of its entry")
        found = entry.load(part)
        assert found.__doc__, f"{where} says nowhere what it is: it needs a docstring"
        lacking = [name for name in NAMES.get(part, ()) if not hasattr(found, name)]
        assert lacking == [], f"{where} lacks these names"


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
