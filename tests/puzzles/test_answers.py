"""What is said of the moves that somebody tries: any way to the goal is right, and anything else is refuted."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.session import Session
from elios_desktop.puzzles.book import find_puzzles, load_book, started
from elios_desktop.puzzles.contract import Puzzle
from tests.puzzles.books import WITH_BOOKS
from tests.sizes import sized

EVERY = 95
SHORT = 3


def _some(every: int, most: int) -> list[Puzzle]:
    return [
        puzzle
        for game_id in WITH_BOOKS
        for puzzle in load_book(game_id).puzzles[::every]
        if game_id != "elementos" or puzzle.claim.goal <= most
    ]


PUZZLES = sized("puzzle", _some(EVERY, SHORT), _some(3, 9))


@PUZZLES
def test_the_line_is_right_to_its_end(puzzle: Puzzle) -> None:
    puzzles, session = find_puzzles(puzzle.game), started(puzzle)
    state = session.state
    tried: list[str] = []
    for text in puzzle.claim.line:
        ours = session.state.to_move == puzzle.claim.seat
        session.play_text(text)
        tried.append(text)
        if ours:
            answer = puzzles.answer(state, puzzle.claim, tried)
            assert answer.right, tried
            if answer.done:
                break
            for reply in answer.replies:
                assert session.why(reply) is None
    assert answer.done


@PUZZLES
def test_the_solution_leads_to_the_goal_from_anywhere_on_the_way(puzzle: Puzzle) -> None:
    puzzles, session = find_puzzles(puzzle.game), started(puzzle)
    state = session.state
    tried: list[str] = []
    while True:
        line = puzzles.solution(state, puzzle.claim, tried)
        assert line
        if not tried:
            assert line[0] in puzzle.claim.first
        session.play_text(line[0])
        tried.append(line[0])
        answer = puzzles.answer(state, puzzle.claim, tried)
        assert answer.right
        if answer.done:
            break
        for reply in answer.replies:
            session.play_text(reply)
            tried.append(reply)


@PUZZLES
def test_a_wrong_first_move_is_refuted(puzzle: Puzzle) -> None:
    puzzles, session = find_puzzles(puzzle.game), started(puzzle)
    state = session.state
    legal = [move.text for move in session.game.legal(state)]
    wrong = [text for text in legal if text not in puzzle.claim.first]
    for text in Random(puzzle.id).sample(wrong, min(len(wrong), 3)):
        answer = puzzles.answer(state, puzzle.claim, [text])
        assert not answer.right, text
        assert not answer.done
        assert answer.why is not None
        assert puzzles.solution(state, puzzle.claim, [text]) == ()
        after = Session.from_record(puzzle.record)
        after.play_text(text)
        for reply in answer.replies:
            assert after.why(reply) is None


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_a_book_is_found_again_by_those_who_made_it(game_id: str) -> None:
    """What is claimed in a book is what is claimed of its positions anywhere else."""
    for puzzle in load_book(game_id).puzzles[::EVERY]:
        found = find_puzzles(game_id).claims(started(puzzle).state, 100_000)
        assert puzzle.claim in found
