"""Elementos' core: counted move trees, moves made and unmade, and its tables against the plain position."""

from __future__ import annotations

import tracemalloc
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elios_desktop.engine.contract import Transition
from elios_desktop.games.elementos.rules import Core, State
from elios_desktop.games.elementos.rules.board import HOME_SQUARES, SQUARES
from elios_desktop.games.elementos.rules.core import Run, flips_cancel
from elios_desktop.games.elementos.rules.moves import from_core, to_core
from tests.games.elementos.boards import applied, begun, drawn, placed

OPTIONS = {"memory": False}


def leaves(core: Core, depth: int) -> int:
    """How many lines of play of this length there are."""
    if depth == 0:
        return 1
    total = 0
    for move in core.legal():
        core.make(move)
        total += leaves(core, depth - 1)
        core.unmake()
    return total


CROWDED = """
8 ...  ...  2FA
7 2AF  1WA  ...
6 2FW  ...  1FW*
5 ...  1AF  2WA
4 1FW  2WF* 1FA
3 ...  1WA  ...
2 2AW  ...  ...
"""


@pytest.mark.parametrize(
    ("core", "counts"),
    [
        pytest.param(begun().core, [21, 441, 9170, 189583], id="usual"),
        pytest.param(Core.dealt(2, OPTIONS, 1), [21, 441, 9174, 189651], id="deal 1"),
        pytest.param(Core.dealt(2, OPTIONS, 2), [21, 441, 9168, 189688], id="deal 2"),
        pytest.param(placed(CROWDED).core, [19, 297, 5184, 79063], id="crowded, light"),
        pytest.param(placed(CROWDED, to_move=2).core, [16, 291, 4530, 76428], id="crowded, dark"),
        pytest.param(placed("5 ... 2WA* ...\n4 ... 1FW* ...").core, [1, 1, 1, 1, 1, 1, 1, 1, 0], id="face to face"),
    ],
)
def test_counted_move_trees(core: Core, counts: list[int]) -> None:
    before = snapshot(core)
    assert [leaves(core, depth) for depth in range(1, len(counts) + 1)] == counts
    assert snapshot(core) == before


def snapshot(core: Core) -> dict[str, object]:
    """Everything in a core but what `unmake` needs, copied. How its memory of positions is shared is its own affair."""
    own = set(Core.__slots__) - {"made", "repeats", "earlier"}
    return {name: deepcopy(getattr(core, name)) for name in own} | {"stood": core.stood()}


def play_on(core: Core, choices: list[int]) -> None:
    """Play as many moves as there are choices, unless the game ends before."""
    for choice in choices:
        moves = core.legal()
        if not moves:
            return
        core.make(moves[choice % len(moves)])


CHOICES = st.lists(st.integers(0, 10_000), max_size=80)
FLIPPY = st.lists(st.integers(0, 3), max_size=80)
"""Small choices flip and go sideways a lot: they find locks and repetitions."""


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10_000), choices=CHOICES | FLIPPY)
def test_unmake_restores_everything(seed: int, choices: list[int]) -> None:
    core = Core.dealt(2, OPTIONS, seed)
    snapshots = []
    for choice in choices:
        moves = core.legal()
        if not moves:
            break
        snapshots.append((snapshot(core), moves))
        core.make(moves[choice % len(moves)])
    for before, moves in reversed(snapshots):
        core.unmake()
        assert snapshot(core) == before
        assert core.legal() == moves
    assert core.made == []


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10_000), choices=CHOICES | FLIPPY)
def test_the_sets_of_squares_follow_the_board(seed: int, choices: list[int]) -> None:
    core = Core.dealt(2, OPTIONS, seed)
    play_on(core, choices)
    again = placed(drawn(State(core, memory=False)), to_move=core.side + 1).core
    assert (again.board, again.empty, again.free) == (core.board, core.empty, core.free)


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10_000), choices=CHOICES | FLIPPY)
def test_a_copy_goes_its_own_way(seed: int, choices: list[int]) -> None:
    core = Core.dealt(2, OPTIONS, seed)
    play_on(core, choices[::2])
    copy, before = core.copy(), snapshot(core)
    assert snapshot(copy) == before
    play_on(copy, choices[1::2])
    assert snapshot(core) == before


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10_000), choices=CHOICES | FLIPPY, copied=st.sets(st.integers(0, 80)))
def test_a_game_on_copies_is_the_same_game(seed: int, choices: list[int], copied: set[int]) -> None:
    one, other = Core.dealt(2, OPTIONS, seed), Core.dealt(2, OPTIONS, seed)
    for number, choice in enumerate(choices):
        if number in copied:
            other = other.copy()
        play_on(one, [choice])
        play_on(other, [choice])
        assert snapshot(other) == snapshot(one)


def test_thousands_of_flips_take_little_memory() -> None:
    """No position comes back in them, so each of them has to be remembered, in every state of the game."""
    random = Random(1)
    state: State = begun()
    flipped = [0, 0]
    stood = {(0, 0)}
    states = [state]
    tracemalloc.start()
    for ply in range(3000):
        side = ply % 2
        new = [token for token in range(9) if _with_flipped(flipped, side, token) not in stood]
        token = random.choice(new)
        flipped[side] ^= 1 << token
        stood.add((flipped[0], flipped[1]))
        done = applied(state, f"flip {SQUARES[HOME_SQUARES[side][token]]}")
        assert isinstance(done, Transition)
        assert isinstance(done.after, State)
        state = done.after
        states.append(state)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000
    assert len(state.core.stood()) == len(stood)
    assert states[0] == begun()
    assert states[0] != state


def _with_flipped(flipped: list[int], side: int, token: int) -> tuple[int, int]:
    light, dark = (sides ^ (1 << token if side == at else 0) for at, sides in enumerate(flipped))
    return light, dark


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10_000), choices=CHOICES | FLIPPY)
def test_each_legal_move_has_its_own_text(seed: int, choices: list[int]) -> None:
    core = Core.dealt(2, OPTIONS, seed)
    play_on(core, choices)
    turns = {move: from_core(core, move) for move in core.legal()}
    assert {to_core(turn) for turn in turns.values()} == set(turns)
    texts = [turn.text for turn in turns.values()]
    assert len(set(texts)) == len(texts)
    assert bool(texts) != core.over


def test_random_games_come_to_an_end() -> None:
    random = Random(1)
    for seed in range(200):
        core = Core.dealt(2, OPTIONS, seed)
        while not core.over:
            core.make(random.choice(core.legal()))
        assert (core.winner is None) == (max(core.repeats.values()) == 3)


def test_a_deal_is_the_same_every_time_and_has_all_tokens() -> None:
    assert snapshot(Core.dealt(2, OPTIONS, 5)) == snapshot(Core.dealt(2, OPTIONS, 5))
    sides, layouts = set(), set()
    for seed in range(40):
        core = Core.dealt(2, OPTIONS, seed)
        sides.add(core.side)
        layouts.add(bytes(core.board[:24]))
        light, dark = core.free[:3], core.free[3:]
        assert [sum(squares.bit_count() for squares in kinds) for kinds in (light, dark)] == [8, 8]
    assert sides == {0, 1}
    assert len(layouts) == 40


@pytest.mark.parametrize(
    ("run", "cancels"),
    [
        ((), False),
        ((4,), False),
        ((4, 13), False),
        ((4, 13, 4), False),
        ((4, 13, 4, 13), True),
        ((0, 22, 4, 13, 4, 13), True),
        ((4, 13, 4, 13, 0), False),
        ((4, 13, 0, 22, 4, 13, 0, 22), True),
        ((4, 13, 0, 13, 4, 22, 0, 22), True),
        ((4, 13, 0, 22, 4, 22), False),
    ],
)
def test_when_a_run_of_flips_has_come_back(run: tuple[int, ...], cancels: bool) -> None:
    linked: Run = ()
    for square in run:
        linked = (square, linked)
    assert flips_cancel(linked) is cancels
