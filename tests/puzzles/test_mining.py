"""How books are made: the same to the byte whoever makes them, and without what is dull."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from elios_desktop.games import GAMES
from elios_desktop.puzzles import mining
from elios_desktop.puzzles.book import find_kind, puzzle_of, read_book, written
from elios_desktop.puzzles.contract import LEVELS
from elios_desktop.puzzles.mining import FROM_ONE_GAME, MOST_ALIKE, Candidate, Chance, selected
from tests.sizes import sized

WITH_BOOKS = [entry.id for entry in GAMES if entry.has("puzzles")]
GAMES_OF = {"elementos": 8, "elios": 100, "exagon": 8, "holi": 3}


@sized("game_id", ["elios"], WITH_BOOKS)
def test_a_book_is_the_same_however_many_make_it(game_id: str) -> None:
    games = mining.played(game_id, 7, GAMES_OF[game_id], 1)
    assert games == mining.played(game_id, 7, GAMES_OF[game_id], 2)
    assert sum(map(len, games)) > 1
    data = written(selected(games, 20))
    assert data == written(selected(games, 20))
    assert read_book(data).left_out == 0


@pytest.fixture(scope="module")
def candidates() -> list[Candidate]:
    """What was found in some games, each of another idea."""
    found = [game[0] for game in mining.played("elios", 7, 250, 1) if game]
    return [replace(each, idea=str(at), greedy=False) for at, each in enumerate(found)]


def test_a_game_gives_few_and_each_idea_a_fifth(candidates: list[Candidate]) -> None:
    assert len(selected([candidates], 100)) == FROM_ONE_GAME
    alike = [replace(each, idea="always the same") for each in candidates]
    assert len(selected([[each] for each in alike], 20)) == 20 // MOST_ALIKE
    ideas = Counter(each.idea for each in candidates)
    assert max(ideas.values()) == 1
    assert len(selected([[each] for each in candidates], 1000)) == len(candidates)


def test_a_beam_that_has_one_place_only_is_the_same_idea_however_long_it_takes() -> None:
    found = [each for game in mining.played("elios", 2026, 250, 1) for each in game]
    alone = [each for each in found if each.idea == "elios.finish, one place"]
    assert len({each.claim.goal for each in alone}) > 1
    others = [each for each in found if not each.idea.endswith("one place")]
    assert max(each.hardness for each in alone) < min(each.hardness for each in others)


def test_what_lies_nearest_is_easy(candidates: list[Candidate]) -> None:
    near = [replace(each, greedy=at % 3 == 0, hardness=100) for at, each in enumerate(candidates)]
    easy = {puzzle_of(each.claim, 1, each.record).id for each in near if each.greedy}
    puzzles = selected([[each] for each in near], len(near))
    greedy = [puzzle for puzzle in puzzles if puzzle.id in easy]
    assert greedy
    assert {puzzle.level for puzzle in greedy} == {LEVELS[0]}
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)


def test_nothing_stands_twice_nor_is_the_rest_of_another(candidates: list[Candidate]) -> None:
    first, second, third, *_ = candidates
    twice = replace(second, position=first.position)
    rest = replace(third, position=first.along[0])
    assert len(selected([[first], [twice]], 100)) == 1
    assert len(selected([[first], [rest]], 100)) == 1
    echo = replace(second, echo=first.echo)
    assert len(selected([[first, echo]], 100)) == 1


def test_what_was_thrown_out_stays_out(candidates: list[Candidate]) -> None:
    games = [[each] for each in candidates]
    out = selected(games, 1000)[0].id
    assert out not in {puzzle.id for puzzle in selected(games, 1000, {out})}


def test_chance_is_the_same_everywhere() -> None:
    chance = Chance("elios", 2026, 0)
    assert [chance.below(100) for _ in range(5)] == [57, 79, 36, 52, 94]
    assert Chance("x").shuffled("abcdef") == Chance("x").shuffled("abcdef")
    assert sorted(Chance("y").shuffled("abcdef")) == list("abcdef")


def test_an_unknown_game_has_no_kinds() -> None:
    assert find_kind("chess", "chess.mate") is None
