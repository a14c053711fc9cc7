"""The core of Elios: counted move trees, `unmake`, brute force over all texts, and what stays true in whole games."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elios_desktop.engine.contract import Transition
from elios_desktop.games.elios.rules import GAME, Core, State
from elios_desktop.games.elios.rules.deal import LETTERS
from elios_desktop.games.elios.rules.moves import BeamLanded, DiscAdded, GroupSplit, Passed, from_core, to_core
from elios_desktop.games.elios.rules.turns import GROUPS, PASS, PLACE
from tests.games.elios.drawing import code, legal

JOKERS = ("open", "keeps")


def leaves(core: Core, depth: int) -> int:
    """How many sequences of so many moves there are (shorter ones, where the game ends, not counted)."""
    if depth == 0:
        return 1
    count = 0
    for move in core.legal():
        core.make(move)
        count += leaves(core, depth - 1)
        core.unmake()
    return count


def seen(core: Core) -> tuple[object, ...]:
    """Everything about a core, the bit sets included, that may not depend on how it was reached."""
    return core.key(), core.left, core._takes, core.rows, sorted(from_core(turn).text for turn in core.legal())


def played(seats: int, joker: str, seed: int, turns: int) -> Core:
    core, rng = Core.dealt(seats, {"joker": joker}, seed), Random(seed)
    for _ in range(turns):
        if not core.over:
            core.make(rng.choice(core.legal()))
    return core


cores = st.builds(
    played, st.sampled_from([2, 3, 4]), st.sampled_from(JOKERS), st.integers(0, 10**6), st.integers(0, 90)
)


# -- counted move trees ----------------------------------------------------------------------------------------------


ARRANGED = {
    2: "ABG ABG JLO JLO PRY PRY / AJP AGL BR BJO GY L OPR Y",
    3: "ABJ GLO PRY AB / AGJ BLO PRY GL / JOP ARY BGL OP",
    4: "ABJ GLO PRY / AGJ BLO PRY / JOP ARY BGL / JL AO BPR GY",
}


def opening(seats: int, joker: str) -> Core:
    """A fixed deal, arranged by hand."""
    return Core("ROYLGABP", [seat.split() for seat in ARRANGED[seats].split("/")], 0, joker == "keeps")


def late(joker: str) -> Core:
    """A fixed position near the end, where passes and the end itself occur."""
    columns = ["RJ", "OO", "YJJ", "LL", "GG", "AA", "BB", "PPP"]
    return Core(columns, [["AB", "O", "R"], ["JL", "Y"]], 0, joker == "keeps", discs=8)


TREES = {
    (2, "open"): [6, 115, 1260, 23781],
    (2, "keeps"): [6, 115, 1248, 22511],
    (3, "open"): [6, 73, 983, 9160],
    (3, "keeps"): [6, 73, 983, 8758],
    (4, "open"): [6, 63, 750, 8425],
    (4, "keeps"): [6, 63, 750, 7867],
}
LATE = {"open": [10, 118, 783, 2801, 7038, 23988], "keeps": [5, 35, 132, 502, 968, 3342]}


@pytest.mark.parametrize(("seats", "joker"), TREES)
def test_counted_move_trees_from_the_opening(seats: int, joker: str) -> None:
    core = opening(seats, joker)
    before = seen(core)
    assert [leaves(core, depth) for depth in range(1, 5)] == TREES[seats, joker]
    assert seen(core) == before


@pytest.mark.parametrize("joker", JOKERS)
def test_counted_move_trees_near_the_end(joker: str) -> None:
    assert [leaves(late(joker), depth) for depth in range(1, 7)] == LATE[joker]


# -- make and unmake -------------------------------------------------------------------------------------------------


@given(cores, st.randoms(use_true_random=False), st.integers(1, 60))
def test_unmake_restores_everything(core: Core, rng: Random, turns: int) -> None:
    positions = []
    for _ in range(turns):
        if core.over:
            break
        positions.append(seen(core))
        core.make(rng.choice(core.legal()))
    for before in reversed(positions):
        core.unmake()
        assert seen(core) == before


@given(cores)
def test_every_single_move_can_be_unmade(core: Core) -> None:
    before = seen(core)
    for move in core.legal():
        core.make(move)
        assert core.key() != before[0]
        core.unmake()
        assert seen(core) == before


@given(cores, st.randoms(use_true_random=False))
def test_a_copy_is_independent(core: Core, rng: Random) -> None:
    before = seen(core)
    twin = core.copy()
    assert seen(twin) == before
    while not twin.over:
        twin.make(rng.choice(twin.legal()))
    assert seen(core) == before


@given(cores)
def test_a_core_can_be_rebuilt_from_what_is_seen(core: Core) -> None:
    if not core.over:
        assert seen(Core.seen(as_state(core).view(None))) == seen(core)


# -- brute force -----------------------------------------------------------------------------------------------------


def as_state(core: Core) -> State:
    seats = len(core.left)
    hands = tuple("".join(sorted("".join(core.grouped(player)))) for player in range(seats))
    joker = "keeps" if core.keeps else "open"
    return State("".join(column[0] for column in core.columns), hands, joker, tuple(range(1, seats + 1)), core=core)


@settings(max_examples=40, deadline=None)
@given(cores)
def test_the_legal_list_is_all_that_is_not_refused(core: Core) -> None:
    state = as_state(core)
    listed = legal(state)
    assert listed == sorted(set(listed))
    texts = {"disc", "pass"}
    for letters in {*core.grouped(core.player), "A", "JR", "GLP"}:
        texts |= {f"{letters}@{','.join(columns)}" for columns in product("12345678", repeat=len(letters))}
        texts |= {f"split {letters}/{letter}" for letter in LETTERS}
    assert sorted(text for text in texts if not code(state, text)) == listed


@settings(max_examples=40, deadline=None)
@given(cores)
def test_the_core_and_the_game_make_the_same_moves(core: Core) -> None:
    state = as_state(core)
    for turn in core.legal():
        move = from_core(turn)
        assert to_core(move) == turn
        assert GAME.parse(state, move.text) == move
        transition = GAME.apply(state, move)
        assert isinstance(transition, Transition)
        assert isinstance(transition.after, State)
        assert transition.after.core is not None
        twin = core.copy()
        twin.make(turn)
        assert seen(transition.after.core) == seen(twin)


def test_there_are_129_groups() -> None:
    assert len(GROUPS) == 9 + 36 + 84
    assert all(group.letters == letters for letters, group in GROUPS.items())


def test_the_memory_of_placements_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    placements = GROUPS["AGJ"].placements
    monkeypatch.setattr(type(placements), "LIMIT", 3)
    found = [placements[1 << a | 1 << 16 + g | 0xFF << 24] for a in range(4) for g in range(4, 8)]
    assert len(placements) <= 3
    assert all(len(moves) == 6 for moves in found)
    assert found[0][0] is placements.on(0, 4, 1)
    assert (found[0][0].kind, found[0][0].columns) == (PLACE, (0, 4, 1))


# -- whole games -----------------------------------------------------------------------------------------------------


def whole_game(seats: int, joker: str, seed: int) -> Core:
    return played(seats, joker, seed, 400)


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_all_beams(seats: int, joker: str) -> None:
    for seed in range(60):
        core = Core.dealt(seats, {"joker": joker}, seed)
        rng = Random(seed)
        beams = Counter("".join(core.columns) + "".join("".join(core.grouped(player)) for player in range(seats)))
        while not core.over:
            moves = core.legal()
            assert moves, "there is always a move, if only to pass"
            if any(move.kind == PASS for move in moves):
                assert len(moves) == 1
            core.make(rng.choice(moves))
            now = Counter("".join(core.columns) + "".join("".join(core.grouped(player)) for player in range(seats)))
            assert now == beams
            assert max(map(len, core.columns)) <= core.discs <= 9
            assert core.left == [sum(map(len, core.grouped(player))) for player in range(seats)]
        assert core.legal() == []


def test_with_keeps_no_game_is_blocked() -> None:
    for seed in range(300):
        core = whole_game(2 + seed % 3, "keeps", seed)
        assert core.over
        assert core.passes == 0
        winners = core.winners()
        assert sum(core.left[player] for player in winners) == 0


def test_with_open_games_can_be_blocked() -> None:
    ends = Counter(whole_game(2 + seed % 3, "open", seed).passes > 0 for seed in range(100))
    assert ends[True] > 10
    assert ends[False] > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_tell_the_whole_story(seats: int) -> None:
    """Whoever applies the events to a board gets the state: tables animate nothing else."""
    rng = Random(seats)
    state = GAME.start(seats, {"joker": "open"}, GAME.deal(seats, {}, 5))
    for seat in rng.sample(range(1, seats + 1), seats):
        transition = GAME.apply(state, GAME.arrangement(state, seat, 3))
        assert isinstance(transition, Transition)
        assert isinstance(transition.after, State)
        state = transition.after
    board = state.to_json()
    while state.phase != "over":
        transition = GAME.apply(state, rng.choice(GAME.legal(state)))
        assert isinstance(transition, Transition)
        for event in transition.events:
            if isinstance(event, BeamLanded):
                board["columns"][event.column - 1] += event.letter
                assert len(board["columns"][event.column - 1]) == event.level
            elif isinstance(event, DiscAdded):
                board["discs"] += 1
                assert board["discs"] == event.discs
            elif isinstance(event, GroupSplit):
                assert sorted(event.single + event.rest) == list(event.group)
            elif isinstance(event, Passed):
                assert event.passes == transition.after.to_json()["passes"]
        after = transition.after.to_json()
        assert (after["columns"], after["discs"]) == (board["columns"], board["discs"])
        assert isinstance(transition.after, State)
        state = transition.after
