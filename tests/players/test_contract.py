"""What the players of every game keep to: read from their sources, and from games by chance."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from elios_desktop.engine.contract import GAME_IDS, AnyGame, Refusal, find_game
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.players import contract
from tests.play import Options, every_way_to_play, new_session, play_on, played, way_id
from tests.players.tables import answer_elsewhere, newest_python
from tests.sizes import sized
from tests.sources import nodes_of


def sources(checkout: Path) -> list[Path]:
    return sorted((checkout / "elios_desktop").glob("**/players/**/*.py"))


def test_positions_come_from_guesses_alone(checkout: Path) -> None:
    """No player can name a state or a game under way, or make a position by the rules: there is only `guess`."""
    for path in sources(checkout):
        for node in nodes_of(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                assert not names & {"State", "AnyState", "Session", "Transition", "AnyTransition"}, path
                assert not (node.module or "").endswith((".session", ".state")), path
            elif isinstance(node, ast.Attribute):
                assert node.attr not in {"apply", "start", "state_at", "play_text", "dealt", "from_record"}, path


def test_nothing_depends_on_time_or_on_what_differs_between_machines(checkout: Path) -> None:
    for path in sources(checkout):
        if path.name == "worker.py":
            continue
        for node in nodes_of(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"time", "os", "random", "threading"}, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in {"time", "os", "threading"}, path
                if node.module == "math":
                    assert {alias.name for alias in node.names} <= {"sqrt", "isqrt", "comb", "factorial"}, path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"hash", "id"}, path
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rng":
                assert node.attr == "random", path


@pytest.mark.parametrize("way", list(every_way_to_play()), ids=way_id)
@sized("seed", [1], range(1, 25))
def test_a_guess_looks_like_the_position(way: tuple[AnyGame, int, Options], seed: int) -> None:
    game, seats, options = way
    session = new_session(game, seats, options, seed)
    rng = Random(seed)
    for _ in play_on(session, rng, 120):
        if rng.random() < 0.15:
            for seat in (*range(1, seats + 1), None):
                guess = game.guess(session.seen_by(seat), rng)
                assert guess.view(seat) == session.state.view(seat)
                assert (guess.to_move, guess.pending) == (session.state.to_move, session.state.pending)


WAYS = list(every_way_to_play())


@sized("way", [next(way for way in WAYS if way[0].id == game_id) for game_id in GAME_IDS], WAYS, ids=way_id)
def test_every_level_answers_in_every_game(way: tuple[AnyGame, int, Options]) -> None:
    game, seats, options = way
    for level, plies in zip(range(1, COMPUTER_LEVELS), (0, 3, 12, 20, 25, 30), strict=True):
        session = played(game, seats, options, level, plies)
        state = session.state
        if state.result is not None:
            continue
        seat = state.to_move or state.pending[0]
        choice = contract.choose(game.id, session.seen_by(seat), level, 5)
        assert not isinstance(session.branch(session.ply).play_text(choice.move), Refusal)
        assert choice == contract.choose(game.id, session.seen_by(seat), level, 5)


@sized("game_id", ["holi"], GAME_IDS)
@sized("level", [2], range(1, COMPUTER_LEVELS + 1))
def test_the_same_in_the_newest_python_at_hand(game_id: str, level: int) -> None:
    python = newest_python()
    if python is None:
        pytest.skip("there is no other version of Python here")
    game = find_game(game_id)
    assert game is not None
    seats = game.seats[-1]
    options = {name: option.default for name, option in game.options.items()}
    for plies in (0, 12, 25):
        session = played(game, seats, options, level, plies)
        state = session.state
        seat = state.to_move or next(iter(state.pending), None)
        if seat is not None:
            here = contract.choose(game_id, session.seen_by(seat), level, plies)
            there = answer_elsewhere(session.record(), seat, level, plies, python)
            assert there == [here.move, here.nodes, here.chance]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_as_many_levels(game_id: str) -> None:
    efforts = [level.nodes for level in contract.find_players(game_id).LEVELS]
    assert len(efforts) == COMPUTER_LEVELS
    assert efforts == sorted(efforts)


def test_a_rung_between_two_decides_now_like_one_now_like_the_other() -> None:
    levels = [contract.Level(1), contract.Level(2, below=0.5), contract.Level(3, below=0.25)]
    rng = Random(1)
    decided = [contract.today(levels, 3, rng, rng) for _ in range(800)]
    shares = [decided.count(level) / 800 for level in (1, 2, 3)]
    assert shares == pytest.approx([0.125, 0.125, 0.75], abs=0.05)
    assert {contract.today(levels, 1, rng, rng) for _ in range(20)} == {1}
