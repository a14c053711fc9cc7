"""Guesses of what is hidden in Elementos from as little as somebody else's program may tell."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from elios_desktop.games.elementos.rules import GAME
from tests.play import played

FIGHTS = 398
"""In the game of this seed two tokens fight while both lie turned over."""


@pytest.mark.parametrize("plies", [30, 60, 100, 200])
def test_who_has_not_noted_what_the_flips_showed_guesses_all_the_same(plies: int) -> None:
    """Then the two that fought are known by each other alone, and guesses are made until they fit."""
    game = played(GAME, 2, {"memory": True}, FIGHTS, plies)
    seen = game.seen_by(None)
    forgetful = replace(seen, moves=tuple(move.partition("=")[0] for move in seen.moves))
    assert forgetful.moves != seen.moves
    for seed in range(20):
        assert GAME.guess(forgetful, Random(seed)).view(None) == seen.view


def test_a_move_that_is_none_is_refused() -> None:
    seen = played(GAME, 2, {}, 1, 10).seen_by(1)
    with pytest.raises(ValueError, match="'up' is no turn of Elementos"):
        GAME.guess(replace(seen, moves=(*seen.moves, "up")), Random(1))
