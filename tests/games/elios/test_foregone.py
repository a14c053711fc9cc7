"""A foregone end of Elios: true exactly when looking at everything finds no placement any more."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.game import rest_of
from elios_desktop.games.elios.rules.turns import PLACE
from tests.play import new_session, random_move
from tests.sizes import sized

_MOST_POSITIONS = 20_000


def can_place(core: Core, seen: set[tuple[object, ...]]) -> bool | None:
    """By trying every line that places nothing, until one could; None if that is too much to look at."""
    moves = core.legal()
    if any(move.kind == PLACE for move in moves):
        return True
    key = core.key()
    if key in seen:
        return False
    seen.add(key)
    if len(seen) > _MOST_POSITIONS:
        return None
    unknown = False
    for move in moves:
        core.make(move)
        found = can_place(core, seen)
        core.unmake()
        if found:
            return True
        unknown |= found is None
    return None if unknown else False


def late(seats: int, joker: str, seed: int) -> list[Session]:
    rules = find_game("elios")
    assert rules is not None
    session = new_session(rules, seats, {"joker": joker}, seed)
    rng = Random(seed)
    found = []
    while session.state.result is None:
        session.play(random_move(rules, session.state, rng))
        left = sum(len(group) for groups in session.state.view(None).groups for group in groups)
        if not session.state.pending and session.state.result is None and left <= 14:
            found.append(session.branch(session.ply))
    return found


@sized("games", [12], [400])
def test_it_is_what_looking_at_everything_finds(games: int) -> None:
    compared = {True: 0, False: 0}
    for seed in range(games):
        for session in late(2 + seed % 3, "keeps" if seed % 5 == 4 else "open", seed):
            view = session.state.view(None)
            truth = can_place(Core.seen(view), set())
            if truth is not None:
                assert bool(rest_of(view)) != truth, session.record()
                compared[truth] += 1
    assert min(compared.values()) > games


@pytest.mark.parametrize("seed", range(6))
def test_its_moves_end_the_game_and_change_nobodys_beams(seed: int) -> None:
    for session in late(2 + seed % 3, "open", seed):
        view = session.state.view(None)
        moves = rest_of(view)
        if not moves:
            continue
        left = [sum(map(len, groups)) for groups in view.groups]
        for move in moves:
            assert session.state.result is None
            session.play(move)
        result = session.state.result
        assert result is not None
        assert result.reason == "blocked"
        assert [result.scores[str(seat)] for seat in range(1, len(left) + 1)] == left
        return
    pytest.skip("this game was won before it was blocked")


def test_nothing_is_foregone_before_the_first_beam() -> None:
    rules = find_game("elios")
    assert rules is not None
    session = new_session(rules, 2, {"joker": "open"}, 1)
    assert rest_of(session.state.view(None)) == ()
