"""The course of a game in sentences."""

from __future__ import annotations

import pytest

from elios_desktop.course import Course, Side
from elios_desktop.ui.session import facts

ANNA, BRUNO = (1,), (2,)


@pytest.mark.parametrize(
    ("leaders", "turned", "sentence"),
    [
        ((None, BRUNO, None, ANNA, ANNA), 3, "Turning point: move 3 put Anna in the lead, and nobody else was"),
        ((None, ANNA, None, ANNA, ANNA), 1, "Move 1 put Anna in the lead, and nobody else was ever ahead."),
        ((None, BRUNO, BRUNO, BRUNO, BRUNO), 4, "Turning point: the last move, number 4, decided the game."),
        ((ANNA, ANNA, ANNA, ANNA, ANNA), None, "There was no turning point."),
    ],
)
def test_a_lead_that_never_changed_is_no_turning_point(
    leaders: tuple[Side | None, ...], turned: int | None, sentence: str
) -> None:
    course = Course(2, (), (), (), leaders, (), turned, (1, 2, 1, 2), (0, 0, 0, 0))
    assert facts.turning_point(course, ("Anna", "Bruno"), over=True).startswith(sentence)
