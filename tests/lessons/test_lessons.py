"""The lessons as data: positions that the rules know, steps that can be solved and failed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elios_desktop.engine.contract import Refusal
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games import GAMES
from elios_desktop.games.exagon.rules.moves import TilePlaced
from elios_desktop.games.holi.rules.moves import TokenFell
from elios_desktop.lessons import LEARNER, LessonStep, find_lesson
from elios_desktop.plain_board import find_board

LEARNED = [entry.id for entry in GAMES if entry.has("lessons")]


def steps() -> Iterator[tuple[str, LessonStep]]:
    for game in LEARNED:
        yield from ((game, step) for step in find_lesson(game).steps)


every_step = pytest.mark.parametrize(("game", "step"), list(steps()), ids=lambda each: getattr(each, "title", each))


def at(game: str, step: LessonStep) -> Session:
    """The game where the step begins."""
    return step.position.session(game, [SeatInfo(name) for name in "ABCDE"[: step.position.seats]])


@every_step
def test_whoever_learns_is_to_act(game: str, step: LessonStep) -> None:
    state = at(game, step).state
    assert state.to_move == LEARNER or state.pending == (LEARNER,)


@every_step
def test_what_is_shown_solves_the_step(game: str, step: LessonStep) -> None:
    session = at(game, step)
    assert step.wants(step.show)
    assert not isinstance(session.play_text(step.show), Refusal)
    for reply in step.replies:
        assert not isinstance(session.play_text(reply), Refusal), reply


@every_step
def test_what_is_shown_is_made_by_hand(game: str, step: LessonStep) -> None:
    session = at(game, step)
    move = session.game.parse(session.state, step.show)
    assert not isinstance(move, Refusal)
    assert find_board(game).gestures_of(move, session.state.view(LEARNER))


@every_step
def test_every_answer_can_be_had(game: str, step: LessonStep) -> None:
    """Each pattern fits a legal move, each exception one that isn't wanted."""
    session = at(game, step)
    if session.state.pending:
        return  # arrangements are not listed
    legal = [move.text for move in session.game.legal(session.state)]
    for pattern in step.wanted:
        assert any(LessonStep.wants(step, move) for move in legal), pattern
    unwanted = [move for move in legal if not step.wants(move)]
    answers = {step.said_of(move) for move in unwanted}
    assert answers >= set(step.said.values())
    assert not unwanted or step.otherwise


def test_colour_rains_in_its_step_or_it_is_not_wanted() -> None:
    step = next(each for each in find_lesson("holi").steps if each.title == "Colour rain")
    throws = [move.text for move in at("holi", step).game.legal(at("holi", step).state) if "move" not in move.text]
    assert {move.split()[0] for move in throws} == {"throw", "drop"}
    for move in throws:
        played = at("holi", step).play_text(move)
        assert not isinstance(played, Refusal)
        fell = any(isinstance(event, TokenFell) for event in played.events)
        assert step.wants(move) == fell, move


def test_what_is_said_of_exagons_sides_is_true() -> None:
    """“One side” and “two sides” is said of moves of which the rules say so, too."""
    said = {"one side only": {1}, "matches two sides": {2}}
    for game, step in steps():
        session = at(game, step)
        for move in session.game.legal(session.state) if game == "exagon" else ():
            sides = next((number for words, number in said.items() if words in step.said_of(move.text)), None)
            if "@" not in move.text or step.wants(move.text) or sides is None:
                continue
            played = at(game, step).play_text(move.text)
            assert not isinstance(played, Refusal)
            [placed] = [event for event in played.events if isinstance(event, TilePlaced)]
            assert {placed.sides} == sides, (step.title, move.text)


@pytest.mark.parametrize("game", LEARNED)
def test_a_course_takes_five_minutes(game: str) -> None:
    lesson = find_lesson(game)
    assert 6 <= len(lesson.steps) <= 10
    for step in lesson.steps:
        assert len(step.text) <= 200, step.title
        assert len(step.praise) <= 130, step.title
