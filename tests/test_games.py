"""One entry a game: every part of every game is where its entry says, and keeps the Protocol of its kind."""

from __future__ import annotations

import pytest

import elios_desktop.games.elementos.course
import elios_desktop.games.elementos.players
import elios_desktop.games.elementos.puzzles
import elios_desktop.games.elementos.puzzles.mining
import elios_desktop.games.elementos.words
import elios_desktop.games.elios.course
import elios_desktop.games.elios.players
import elios_desktop.games.elios.puzzles
import elios_desktop.games.elios.puzzles.mining
import elios_desktop.games.elios.words
import elios_desktop.games.exagon.course
import elios_desktop.games.exagon.players
import elios_desktop.games.exagon.puzzles
import elios_desktop.games.exagon.puzzles.mining
import elios_desktop.games.exagon.rules.tournament
import elios_desktop.games.exagon.words
import elios_desktop.games.holi.course
import elios_desktop.games.holi.players
import elios_desktop.games.holi.puzzles
import elios_desktop.games.holi.puzzles.mining
import elios_desktop.games.holi.words
from elios_desktop.course import GameCourse
from elios_desktop.engine.contract import AnyGame, TournamentRules, find_game, find_tournament
from elios_desktop.games import GAMES, PARTS, Entry, entry_of, find_entry
from elios_desktop.games.elementos import rules as elementos
from elios_desktop.games.elios import rules as elios
from elios_desktop.games.exagon import rules as exagon
from elios_desktop.games.holi import rules as holi
from elios_desktop.players.contract import Players
from elios_desktop.puzzles.contract import GamePuzzles
from elios_desktop.puzzles.mining import GameMining
from elios_desktop.texts.words import GameWords

# What mypy checks: a module that lacks a name of its Protocol, or has it with another type, is refused here.
RULES: tuple[AnyGame, ...] = (elios.GAME, elementos.GAME, exagon.GAME, holi.GAME)
WORDS: tuple[GameWords, ...] = (
    elios_desktop.games.elios.words,
    elios_desktop.games.elementos.words,
    elios_desktop.games.exagon.words,
    elios_desktop.games.holi.words,
)
COURSES: tuple[GameCourse, ...] = (
    elios_desktop.games.elios.course,
    elios_desktop.games.elementos.course,
    elios_desktop.games.exagon.course,
    elios_desktop.games.holi.course,
)
PUZZLES: tuple[GamePuzzles, ...] = (
    elios_desktop.games.elios.puzzles,
    elios_desktop.games.elementos.puzzles,
    elios_desktop.games.exagon.puzzles,
    elios_desktop.games.holi.puzzles,
)
MINING: tuple[GameMining, ...] = (
    elios_desktop.games.elios.puzzles.mining,
    elios_desktop.games.elementos.puzzles.mining,
    elios_desktop.games.exagon.puzzles.mining,
    elios_desktop.games.holi.puzzles.mining,
)
PLAYERS: tuple[Players, ...] = (
    elios_desktop.games.elios.players,
    elios_desktop.games.elementos.players,
    elios_desktop.games.exagon.players,
    elios_desktop.games.holi.players,
)
TOURNAMENTS: tuple[TournamentRules, ...] = (elios_desktop.games.exagon.rules.tournament,)


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
    for part, modules in (("words", WORDS), ("course", COURSES)):
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
