"""One entry a game: every part of every game is where its entry says, and keeps the Protocol of its kind."""

from __future__ import annotations

import pytest

import elios_desktop.bots.games.elementos
import elios_desktop.bots.games.elios
import elios_desktop.bots.games.exagon
import elios_desktop.bots.games.holi
import elios_desktop.course.games.elementos
import elios_desktop.course.games.elios
import elios_desktop.course.games.exagon
import elios_desktop.course.games.holi
import elios_desktop.engine.games.exagon.tournament
import elios_desktop.rulebook.games.elementos
import elios_desktop.rulebook.games.elios
import elios_desktop.rulebook.games.exagon
import elios_desktop.rulebook.games.holi
import elios_desktop.texts.games.elementos
import elios_desktop.texts.games.elios
import elios_desktop.texts.games.exagon
import elios_desktop.texts.games.holi
from elios_desktop.bots.contract import Players
from elios_desktop.course.contract import GameCourse
from elios_desktop.engine.contract import AnyGame, TournamentRules
from elios_desktop.engine.games import elementos, elios, exagon, holi
from elios_desktop.engine.registry import find_game, find_tournament
from elios_desktop.games import GAMES, PARTS, Entry, entry_of, find_entry
from elios_desktop.rulebook.library import Rulebook
from elios_desktop.texts.words import GameWords

# What mypy checks: a module that lacks a name of its Protocol, or has it with another type, is refused here.
RULES: tuple[AnyGame, ...] = (elios.GAME, elementos.GAME, exagon.GAME, holi.GAME)
WORDS: tuple[GameWords, ...] = (
    elios_desktop.texts.games.elios,
    elios_desktop.texts.games.elementos,
    elios_desktop.texts.games.exagon,
    elios_desktop.texts.games.holi,
)
COURSES: tuple[GameCourse, ...] = (
    elios_desktop.course.games.elios,
    elios_desktop.course.games.elementos,
    elios_desktop.course.games.exagon,
    elios_desktop.course.games.holi,
)
RULEBOOKS: tuple[Rulebook, ...] = (
    elios_desktop.rulebook.games.elios,
    elios_desktop.rulebook.games.elementos,
    elios_desktop.rulebook.games.exagon,
    elios_desktop.rulebook.games.holi,
)
PLAYERS: tuple[Players, ...] = (
    elios_desktop.bots.games.elios,
    elios_desktop.bots.games.elementos,
    elios_desktop.bots.games.exagon,
    elios_desktop.bots.games.holi,
)
TOURNAMENTS: tuple[TournamentRules, ...] = (elios_desktop.engine.games.exagon.tournament,)


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_part_is_where_the_entry_says(entry: Entry) -> None:
    game = find_game(entry.id)
    assert game is not None
    assert game.id == entry.id
    assert (game.seats[0], game.seats[-1]) == entry.players
    for part in PARTS:
        if entry.has(part):
            assert entry.load(part).__doc__


def test_the_parts_are_found_through_the_entries() -> None:
    for part, modules in (("words", WORDS), ("course", COURSES), ("rulebook", RULEBOOKS)):
        assert [entry.load(part) for entry in GAMES] == list(modules)
    assert tuple(find_game(entry.id) for entry in GAMES) == RULES
    assert [find_tournament(entry.id) for entry in GAMES if entry.has("tournament")] == list(TOURNAMENTS)


def test_an_unknown_game_has_no_entry() -> None:
    assert find_entry("chess") is None
    assert find_game("chess") is None
    with pytest.raises(LookupError, match="chess"):
        entry_of("chess")
    with pytest.raises(LookupError, match="elios has no tournament"):
        entry_of("elios").load("tournament")
