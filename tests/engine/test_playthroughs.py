"""Golden playthroughs lead where they always did, and the trees of moves have as many leaves as ever."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from elios_desktop.engine.contract import AnyGame, AnyState, Transition, find_game
from elios_desktop.engine.session import Session
from tests.golden import FOLDER, golden
from tests.play import every_way_to_play, new_session, random_move, way_id

FILES = sorted(FOLDER.glob("*.json"))


def test_every_way_to_play_has_a_playthrough() -> None:
    found, ways = {path.stem for path in FILES}, {way_id(way) for way in every_way_to_play()}
    assert sorted(ways - found) == [], "tests/playthroughs lacks these: `make golden` writes them"
    assert sorted(found - ways) == [], "nobody plays so any more: remove these from tests/playthroughs"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthroughs_lead_where_they_did(path: Path) -> None:
    written = json.loads(path.read_text(encoding="utf-8"))
    session = Session.from_record(written["record"])
    assert session.state.result is not None
    assert golden(session) == written


def leaves(game: AnyGame, state: AnyState, depth: int) -> int:
    """How many sequences of `depth` moves there are (shorter ones that end the game count, too)."""
    if depth == 0 or state.result is not None:
        return 1
    if depth == 1:
        return len(game.legal(state))
    count = 0
    for move in game.legal(state):
        transition = game.apply(state, move)
        assert isinstance(transition, Transition)
        count += leaves(game, transition.after, depth - 1)
    return count


def position(game_id: str, seats: int, seed: int, plies: int) -> tuple[AnyGame, AnyState]:
    """Some way into a random game."""
    game = find_game(game_id)
    assert game is not None
    state = new_session(game, seats, {}, seed).state
    rng = Random(seed)
    for _ in range(plies):
        transition = game.apply(state, random_move(game, state, rng))
        assert isinstance(transition, Transition)
        state = transition.after
    return game, state


TREES = [
    ("elios", 2, 2, [12, 269, 4416]),
    ("elios", 3, 20, [10, 51, 395]),
    ("elios", 4, 25, [6, 40, 320]),
    ("elementos", 2, 2, [21, 441, 9162]),
    ("elementos", 2, 40, [22, 375, 8029]),
    ("exagon", 2, 0, [20]),
    ("exagon", 2, 14, [144, 17949]),
    ("exagon", 5, 20, [65, 3459]),
    ("holi", 2, 2, [68, 2410]),
    ("holi", 3, 31, [2, 37, 289]),
    ("holi", 4, 33, [84, 3389]),
]


@pytest.mark.parametrize(("game_id", "seats", "plies", "counts"), TREES)
def test_trees_of_moves(game_id: str, seats: int, plies: int, counts: list[int]) -> None:
    """The counts were checked against the slow implementations in `tests/reference`."""
    game, state = position(game_id, seats, 1, plies)
    assert [leaves(game, state, depth) for depth in range(1, len(counts) + 1)] == counts
