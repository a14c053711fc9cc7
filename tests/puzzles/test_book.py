"""The books that come with the program, and what a file of puzzles can be like."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.engine.record import MOST_MOVES, RecordError
from elios_desktop.games import GAMES
from elios_desktop.puzzles import book
from elios_desktop.puzzles.book import Book, find_puzzles, load_book, puzzle_of, read_book, started, written
from elios_desktop.puzzles.contract import LEVELS, Puzzle
from elios_desktop.puzzles.practice import EDITIONS
from elios_desktop.resources import resource
from tests.puzzles.books import WITH_BOOKS
from tests.puzzles.prover import prove
from tests.sizes import sized

EVERY = 300
"""Every so-many-th puzzle of a book is proved anew every day, and for so many guesses of what is hidden."""
GUESSES = 1
HARDEST = 3
"""Up to so many turns; the others take long."""


def listed(game_id: str) -> list[dict[str, Any]]:
    path = resource("puzzles", f"{game_id}.json")
    puzzles: list[dict[str, Any]] = json.loads(path.read_bytes())["puzzles"]
    return puzzles


def _all() -> list[tuple[str, int]]:
    return [(game_id, at) for game_id in WITH_BOOKS for at in range(len(listed(game_id)))]


def _some() -> list[tuple[str, int]]:
    found = []
    for game_id in WITH_BOOKS:
        easy = [at for at, puzzle in enumerate(listed(game_id)) if puzzle["goal"] <= HARDEST or game_id != "elementos"]
        found += [(game_id, at) for at in easy[: 2 * EVERY : EVERY]]
    return found


@sized(("game_id", "at"), _some(), _all())
def test_a_puzzle_is_proved_anew(game_id: str, at: int) -> None:
    prove(listed(game_id)[at], GUESSES)


def test_each_game_with_puzzles_has_a_book() -> None:
    assert [entry.id for entry in GAMES if entry.has("puzzles")] == WITH_BOOKS


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_a_book_has_a_year_of_puzzles_of_all_levels(game_id: str) -> None:
    puzzles = load_book(game_id).puzzles
    assert load_book(game_id).left_out == 0
    assert len(puzzles) >= max(365, EDITIONS[-1].puzzles)
    levels = Counter(puzzle.level for puzzle in puzzles)
    assert set(levels) == set(LEVELS)
    assert min(levels.values()) >= 30
    kinds = Counter(puzzle.claim.kind for puzzle in puzzles)
    assert set(kinds) == {kind.name for kind in find_puzzles(game_id).KINDS}
    blind = [puzzle.claim.blind for puzzle in puzzles if puzzle.claim.blind is not None]
    assert sum(blind) >= 0.8 * len(blind)


@sized("game_id", WITH_BOOKS[1:2], WITH_BOOKS)
def test_no_position_stands_twice(game_id: str) -> None:
    puzzles = load_book(game_id).puzzles
    stood = Counter(json.dumps(position, sort_keys=True) for puzzle in puzzles for position in along(puzzle)[:1])
    assert set(stood.values()) == {1}
    begun = set(stood)
    for puzzle in puzzles:
        assert not begun & {json.dumps(position, sort_keys=True) for position in along(puzzle)[1:]}, puzzle.id


def along(puzzle: Puzzle) -> list[Any]:
    """The positions of a puzzle's line, the first is its own."""
    session = started(puzzle)
    positions = [session.state.to_json()]
    for text in puzzle.claim.line:
        session.play_text(text)
        positions.append(session.state.to_json())
    return positions


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_the_file_is_as_documented(game_id: str) -> None:
    for value in listed(game_id):
        record = value["record"]
        what = [value["kind"], value["seat"], value["goal"]]
        what += [record["game"], record["options"], record["setup"], record["moves"]]
        canonical = json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        assert value["id"] == f"{game_id}-{sha256(canonical.encode()).hexdigest()[:12]}"
        assert all(seat == {"name": "", "kind": "human"} for seat in record["seats"])
        keys = {"id", "kind", "seat", "goal", "first", "line", "level", "record"}
        more = {"exagon": {"key"}, "elementos": {"blind"}}.get(game_id, set())
        assert set(value) == keys | more


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_a_book_is_written_as_it_was_read(game_id: str) -> None:
    data = resource("puzzles", f"{game_id}.json").read_bytes()
    assert written(read_book(data).puzzles) == data


def spoilt(**changes: Any) -> bytes:
    """A book of two puzzles, the first with these changes."""
    first, second = listed(WITH_BOOKS[0])[:2]
    return json.dumps({"format": book.FORMAT, "version": 1, "puzzles": [{**first, **changes}, second]}).encode()


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "elios.dance"},
        {"kind": 3},
        {"kind": "elementos.across"},
        {"id": "elios-000000000000"},
        {"seat": 9},
        {"seat": True},
        {"goal": 9},
        {"level": 6},
        {"first": []},
        {"first": ["disc", "pass"]},
        {"line": []},
        {"line": ["pass"]},
        {"line": "disc"},
        {"record": None},
        {"record": {"format": "elios-desktop.record", "version": 2}},
    ],
)
def test_what_can_be_read_of_a_book_is_used(changes: dict[str, Any]) -> None:
    read = read_book(spoilt(**changes))
    assert [puzzle.id for puzzle in read.puzzles] == [listed(WITH_BOOKS[0])[1]["id"]]
    assert read.left_out == 1


@pytest.mark.parametrize("game_id", [each for each in WITH_BOOKS if "blind" in listed(each)[0]])
def test_a_puzzle_with_secrets_says_whether_it_is_blind(game_id: str) -> None:
    value = {"format": book.FORMAT, "version": 1, "puzzles": [{**listed(game_id)[0], "blind": 1}]}
    assert read_book(json.dumps(value).encode()).left_out == 1


def test_a_puzzle_that_is_no_object_is_left_out() -> None:
    value = {"format": book.FORMAT, "version": 1, "puzzles": [7]}
    assert read_book(json.dumps(value).encode()).left_out == 1


def test_a_puzzle_after_a_game_without_end_is_left_out() -> None:
    good = load_book(WITH_BOOKS[0]).puzzles[0]
    endless = replace(good.record, moves=good.record.moves[:1] * (MOST_MOVES + 1))
    assert read_book(written([puzzle_of(good.claim, good.level, endless), good])) == Book((good,), 1)


@pytest.mark.parametrize(
    "value",
    [
        [],
        {"format": "elios-desktop.record", "version": 1},
        {"format": book.FORMAT, "version": 2, "puzzles": []},
        {"format": book.FORMAT, "version": 1, "puzzles": {}},
    ],
)
def test_a_file_that_is_no_book_is_refused(value: Any) -> None:
    with pytest.raises(RecordError):
        read_book(json.dumps(value).encode())


def test_a_book_that_is_missing_or_broken_has_no_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert load_book(WITH_BOOKS[0]) == book.Book((), 1)
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / "elios.json").write_text("{")
    assert load_book(WITH_BOOKS[0]) == book.Book((), 1)


def test_a_puzzle_whose_position_is_none_says_so() -> None:
    first, other = (read_book(spoilt()).puzzles[at] for at in (0, 1))
    assert started(first).state.to_move == first.claim.seat
    moves = first.record.moves
    with pytest.raises(RecordError):
        started(book.puzzle_of(first.claim, 1, replaced(first, moves[:-1])))
    with pytest.raises(RecordError):
        started(book.puzzle_of(first.claim, 1, replaced(first, (*moves, "dance"))))
    if other.claim.seat == first.claim.seat:
        with pytest.raises(RecordError):
            started(book.puzzle_of(other.claim, 1, first.record))


def replaced(puzzle: Puzzle, moves: tuple[str, ...]) -> Any:
    return type(puzzle.record)(**{**_fields(puzzle.record), "moves": moves})


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in ("game", "seats", "options", "setup", "moves")}
