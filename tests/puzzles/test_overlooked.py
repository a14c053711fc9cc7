"""What somebody overlooked in a game: a puzzle that stood on the table and was played past."""

from __future__ import annotations

import pytest

from elios_desktop.engine.record import parse_record
from elios_desktop.engine.session import Session
from elios_desktop.puzzles.asking import EFFORT, Overlooked, overlooked
from elios_desktop.puzzles.book import find_puzzles, load_book, started
from elios_desktop.puzzles.contract import Puzzle
from tests.puzzles.books import WITH_BOOKS


def first_of(game_id: str) -> Puzzle:
    return min(load_book(game_id).puzzles, key=lambda puzzle: (len(puzzle.record.moves), puzzle.id))


def seen_in(session: Session, puzzle: Puzzle) -> list[Overlooked]:
    """What the solver overlooked in a game, in which only the puzzle's own position is looked at."""
    at = len(puzzle.record.moves)
    record = parse_record(session.record())
    found = overlooked(record, session.transitions[: at + 12], [puzzle.claim.seat], lambda done, of: True)
    return [each for each in found if each.ply == at]


def played_past(puzzle: Puzzle) -> Session:
    """Something else is done in the solver's turn."""
    session = started(puzzle)
    while session.state.to_move == puzzle.claim.seat and session.state.result is None:
        texts = [move.text for move in session.game.legal(session.state)]
        other = [text for text in texts if text not in puzzle.claim.line and text not in puzzle.claim.first]
        session.play_text("end" if "end" in texts else other[0])
        if session.transitions[-1].move.text == "end":
            break
    return session


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_what_was_played_past_is_found(game_id: str) -> None:
    puzzle = first_of(game_id)
    found = seen_in(played_past(puzzle), puzzle)
    assert [(each.puzzle.id, each.puzzle.claim) for each in found] == [(puzzle.id, puzzle.claim)]
    assert found[0].played


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_what_was_found_is_not_overlooked(game_id: str) -> None:
    puzzle = first_of(game_id)
    session = started(puzzle)
    for text in puzzle.claim.line:
        session.play_text(text)
    assert seen_in(session, puzzle) == []


def test_it_can_be_told_to_stop() -> None:
    puzzle = first_of(WITH_BOOKS[0])
    session = played_past(puzzle)
    told: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> bool:
        told.append((done, of))
        return False

    assert overlooked(parse_record(session.record()), session.transitions, [1, 2], stop) == []
    assert told == [(0, session.ply)]


def test_a_game_without_moves_has_nothing() -> None:
    puzzle = first_of(WITH_BOOKS[0])
    assert overlooked(puzzle.record, [], [1], lambda done, of: True) == []


@pytest.mark.long
def test_a_win_that_is_the_only_rescue_is_told_once() -> None:
    wins = [each for each in load_book("elementos").puzzles if each.claim.kind == "elementos.across"]
    puzzle = next(each for each in wins if len(firsts_claimed(each)) == 2)
    assert len(set(firsts_claimed(puzzle))) == 1
    session = played_past(puzzle)
    assert [each.puzzle.id for each in seen_in(session, puzzle)] == [puzzle.id]


def firsts_claimed(puzzle: Puzzle) -> list[tuple[str, ...]]:
    return [claim.first for claim in find_puzzles(puzzle.game).claims(started(puzzle).state, EFFORT)]
