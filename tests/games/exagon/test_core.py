"""The core on integers: move trees, taking back, and the legal list against brute force over texts."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elios_desktop.engine.contract import Transition
from elios_desktop.games.exagon.rules import GAME, Cell, Core, State
from elios_desktop.games.exagon.rules.moves import END, TIMEOUT, from_core, parse, to_core
from elios_desktop.games.exagon.rules.tiles import (
    DIRECTIONS,
    SIDES,
    TILES,
    area,
    cell_of,
    number_of,
    opposite,
    parse_cell,
    placement_of,
    stands_for,
)
from tests.games.exagon.boards import legal, position, why
from tests.games.exagon.test_rules import PAIR, ring


def leaves(core: Core, depth: int) -> int:
    """How many different lines of so many moves there are."""
    moves = core.legal()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        core.make(move)
        found += leaves(core, depth - 1)
        core.unmake()
    return found


def walked(seats: int, seed: int, plies: int) -> Core:
    """A deal some way on: at each ply a move chosen by counting through the sorted texts."""
    core = Core.dealt(seats, {}, seed)
    for ply in range(plies):
        texts = sorted(map(core.notation, core.legal()))
        move = parse(texts[ply * 37 % len(texts)], seats)
        assert move is not None
        core.make(to_core(move))
    return core


@pytest.mark.parametrize(
    ("seats", "seed", "plies", "counts"),
    [
        (2, 7, 0, [20, 1662, 140291]),
        (3, 7, 0, [56, 3154, 191856]),
        (4, 7, 0, [10, 433, 19814]),
        (5, 7, 0, [8, 282, 10656]),
        (2, 1, 34, [65, 2360, 107777]),
        (3, 4, 24, [78, 6884]),
        (4, 2, 24, [60, 2975, 139735]),
        (5, 3, 26, [58, 2795, 117528]),
    ],
)
def test_move_trees_from_deals(seats: int, seed: int, plies: int, counts: list[int]) -> None:
    core = walked(seats, seed, plies)
    assert [leaves(core, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (position(ring(3), [[8, 1, 35], [2], [3]], bonus=1), [26, 387, 3183, 6536]),
        (position(ring(5), [[8, 34, 40], [38], [36, 33]]), [12, 67, 293, 2362]),
        (position(PAIR, [[8, 36], [35], [39]], bonus=2), [16, 137, 135, 203]),
    ],
)
def test_move_trees_with_bonuses_gifts_and_ends(state: State, counts: list[int]) -> None:
    before = (state.core.key(), dict(state.core.fits))
    assert [leaves(state.core, depth) for depth in range(1, len(counts) + 1)] == counts
    assert (state.core.key(), state.core.fits) == before


def everything(core: Core) -> tuple[object, ...]:
    """All that a core holds, with the order of the tiles on the table."""
    return (
        core.key(), core.over, list(core.counts), list(core.tiles.items()), dict(core.fits), sorted(core.legal())
    )  # fmt: skip


@given(seats=st.sampled_from([2, 3, 4, 5]), seed=st.integers(0, 10**6), plies=st.integers(1, 80), data=st.randoms())
@settings(max_examples=40, deadline=None)
def test_taking_back_restores_everything(seats: int, seed: int, plies: int, data: random.Random) -> None:
    core = Core.dealt(seats, {}, seed)
    snapshots: list[tuple[object, ...]] = []
    while not core.over and len(snapshots) < plies:
        snapshots.append(everything(core))
        clock = [] if core.opening else [TIMEOUT]
        putting = [move for move in core.legal() if move != END]
        core.make(data.choice(putting or core.legal()) if data.random() < 0.8 else data.choice(core.legal() + clock))
    while snapshots:
        core.unmake()
        assert everything(core) == snapshots.pop()


def test_taking_back_gifts_wins_and_blocks() -> None:
    for state, texts in (
        (position(PAIR, [[8, 1], [2]], bonus=2, placed=1, idle=1), ["give 1>2", "8@1,0/3"]),
        (position(ring(6), [[8, 1], [2]], bonus=1, idle=1), ["8@1,0/3"]),
        (position(PAIR, [[8], [2]], bonus=1), ["give 8>2"]),
        (position(PAIR, [[8], [2]]), ["end", "timeout"]),
        (position("", [[8, 1], [2]]), ["8@0,0/0"]),
    ):
        core = state.core.copy()
        snapshots: list[tuple[object, ...]] = []
        for text in texts:
            move = parse(text, core.seats)
            assert move is not None
            snapshots.append(everything(core))
            core.make(to_core(move))
        while snapshots:
            core.unmake()
            assert everything(core) == snapshots.pop()


def candidates(state: State) -> list[str]:
    """Every text that could be a move here, and many more."""
    core = state.core
    cells = set(core.tiles) | set(core.fits)
    cells |= {cell + q * 128 + r for cell in cells for q, r in DIRECTIONS}
    texts = [
        f"{tile}@{cell_of(cell).text}/{rotation}" for tile in TILES for cell in cells for rotation in range(SIDES)
    ]  # fmt: skip
    texts += [f"give {tile}>{seat}" for tile in TILES for seat in range(1, core.seats + 1)]
    return [*texts, "end"]


@pytest.mark.parametrize(
    ("seats", "seed", "plies"), [(2, 1, 0), (2, 1, 9), (3, 5, 0), (3, 5, 20), (4, 8, 7), (5, 3, 26)]
)
def test_the_legal_list_is_what_is_accepted(seats: int, seed: int, plies: int) -> None:
    state = State(walked(seats, seed, plies))
    assert [text for text in sorted(candidates(state)) if why(state, text) is None] == legal(state)


def test_the_legal_list_with_gifts_is_what_is_accepted() -> None:
    state = position(ring(3), [[8, 1, 35], [2], [3, 4]], bonus=1)
    texts = legal(state)
    assert [text for text in sorted(candidates(state)) if why(state, text) is None] == texts
    assert [text for text in texts if text.startswith("give")] == ["give 1>2", "give 35>2", "give 8>2"]


def match_by_the_book(state: State, tile: int, cell: int, rotation: int) -> bool:
    """The rule about matching, said with digits instead of bit sets."""
    placement = placement_of(tile, rotation)
    met = [
        (side, state.core.tiles[cell + q * 128 + r])
        for side, (q, r) in enumerate(DIRECTIONS)
        if cell + q * 128 + r in state.core.tiles
    ]
    return all(stands_for(placement, side) & stands_for(other, opposite(side)) for side, other in met)


@pytest.mark.parametrize(("seats", "seed", "plies"), [(2, 1, 12), (3, 5, 25), (5, 3, 24)])
def test_the_bit_sets_say_what_the_areas_say(seats: int, seed: int, plies: int) -> None:
    state = State(walked(seats, seed, plies))
    for cell, fitting in state.core.fits.items():
        for tile in TILES:
            for rotation in range(SIDES):
                fits = bool(fitting >> placement_of(tile, rotation) & 1)
                assert fits == match_by_the_book(state, tile, cell, rotation)


def test_a_turned_tile_shows_its_areas_clockwise() -> None:
    shown = [area(placement_of(17, 2), direction) for direction in range(SIDES)]
    assert shown == ["2", "8", "1", "3", "9", "7"]


@given(st.integers(-62, 62), st.integers(-62, 62))
def test_cells_round_trip(q: int, r: int) -> None:
    cell = Cell(q, r)
    assert cell_of(number_of(cell)) == parse_cell(f"{q},{r}") == cell
    assert cell.text == f"{q},{r}"


@given(
    st.integers(1, 40), st.integers(-62, 62), st.integers(-62, 62), st.integers(0, 5), st.integers(1, 5)
)  # fmt: skip
def test_notation_round_trips(tile: int, q: int, r: int, rotation: int, seat: int) -> None:
    core = Core.dealt(5, {}, 0)
    for text in (f"{tile}@{q},{r}/{rotation}", f"give {tile}>{seat}", "end", "timeout"):
        move = parse(text, 5)
        assert move is not None
        assert move.text == text
        assert (core.notation(to_core(move)), from_core(to_core(move))) == (text, move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_are_values(seats: int) -> None:
    chance = random.Random(seats)
    state = GAME.start(seats, {}, GAME.deal(seats, {}, 11))
    again = GAME.start(seats, {}, GAME.deal(seats, {}, 11))
    while state.result is None:
        assert (state, hash(state)) == (again, hash(again))
        before = state.to_json()
        move = chance.choice(GAME.legal(state))
        done = GAME.apply(state, move)
        assert isinstance(done, Transition)
        assert (done.move, done.seat, done.before) == (move, state.to_move, state)
        assert state.to_json() == before, "applying a move changes nothing"
        assert done.after != state
        other = GAME.apply(again, move)
        assert isinstance(other, Transition)
        assert isinstance(done.after, State)
        assert isinstance(other.after, State)
        state, again = done.after, other.after
        assert other.events == done.events
        shown = state.to_json()
        assert sum(map(len, shown["hands"])) + len(shown["board"]) == 40
    assert state == again
    assert GAME.legal(state) == []


def test_a_core_is_dealt_like_a_game() -> None:
    for seats in (2, 3, 4, 5):
        assert State(Core.dealt(seats, {}, 4)) == GAME.start(seats, {}, GAME.deal(seats, {}, 4))
