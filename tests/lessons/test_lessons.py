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
from elios_desktop.players.contract import choose, hints
from tests.sizes import sized

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


def test_colour_rains_in_its_step() -> None:
    """Something falls and something stays, so that one sees both."""
    step = next(each for each in find_lesson("holi").steps if each.title == "Colour rain")
    played = at("holi", step).play_text(step.show)
    assert not isinstance(played, Refusal)
    fell = [event for event in played.events if isinstance(event, TokenFell)]
    assert 0 < len(fell) < len(step.show.split()) - 2


@pytest.mark.parametrize("game", LEARNED)
def test_a_course_is_one_game(game: str) -> None:
    """What one did stays on the table; where moves are left out, the text says that it is later."""
    before: LessonStep | None = None
    for step in find_lesson(game).steps:
        if before is not None:
            gone = (*before.position.moves, before.show, *before.replies)
            assert step.position.moves == (*gone, *step.meanwhile), step.title
            assert step.position.setup == before.position.setup
        assert bool(step.meanwhile) == ("later" in step.text), step.title
        before = step
    assert before is not None
    assert before.played, "at last one plays"
    assert [each.played for each in find_lesson(game).steps].count(True) == 1


GOALS = {"elios": "beams", "elementos": "wand", "exagon": "tiles", "holi": "points"}


@pytest.mark.parametrize("game", LEARNED)
def test_the_goal_comes_first(game: str) -> None:
    sentence = find_lesson(game).steps[0].text.split(".")[0].split(":")[0]
    assert "win" in sentence
    assert GOALS[game] in sentence


@sized("seed", [0], range(3))
@sized("game", ["elios"], LEARNED)
def test_the_last_step_can_be_won(game: str, seed: int) -> None:
    """Against the gentlest computers, by somebody who plays what hints say; and in a few moves."""
    step = find_lesson(game).steps[-1]
    session = at(game, step)
    own = 0
    while session.result is None:
        seat = session.state.to_move
        assert seat is not None
        if seat == LEARNER:
            own += 1
            move = hints(game, session.seen_by(seat), 1)[0].move
        else:
            move = choose(game, session.seen_by(seat), 1, 100 * seed + session.ply).move
        assert not isinstance(session.play_text(move), Refusal)
    assert LEARNER in session.result.winners
    assert own <= 12


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
