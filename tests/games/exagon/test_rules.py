"""Exagon's rules, one by one, on positions made by hand."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from elios_desktop.engine.contract import Ended, Scored, SetupError, Transition, TurnBegan
from elios_desktop.games.exagon.rules import GAME, Cell, End, Put, Spot, State
from elios_desktop.games.exagon.rules.moves import BonusEarned, BonusUsed, TileGiven, TilePlaced, TurnEnded
from elios_desktop.games.exagon.rules.tiles import TILES
from tests.games.exagon.boards import codes, draw, legal, parse, play, position, sides

RING = """
          19/3  16/3
       17/0*  .    7/2
          4/0   37/0
"""
"""Tile 8 fits into the hole with rotation 3, on all six sides."""
RING_OF = {
    5: ["2,0"],
    4: ["2,0", "1,1"],
    3: ["2,0", "1,1", "2,-1"],
    2: ["2,0", "1,1", "2,-1", "0,1"],
}
"""What to take out of the ring so that only so many sides of the hole are left."""
PAIR = """
    25/0  17/0*  .
"""
"""Tile 8 fits beside 17, at 1,0 with rotation 3, on one side."""


def ring(sides: int) -> str:
    board = parse(RING)
    return draw({cell: lies for cell, lies in board.items() if cell not in RING_OF.get(sides, [])})


def start(seats: int, setup: dict[str, object]) -> State:
    state = GAME.start(seats, {}, setup)
    assert isinstance(state, State)
    return state


# The tiles


def test_the_tiles_are_what_the_rules_say() -> None:
    plain = [tile for tile in TILES.values() if not set(tile.sides) & set("JX")]
    assert len(TILES) == 40
    assert len(plain) == 34
    assert all(len(set(tile.sides)) == 6 for tile in TILES.values())
    assert sum("J" in tile.sides for tile in TILES.values()) == 3
    assert sum("X" in tile.sides for tile in TILES.values()) == 3
    assert [tile.id for tile in TILES.values() if tile.star == 39] == [34]
    digits = Counter(side for tile in TILES.values() for side in tile.sides if side.isdigit())
    assert set(digits.values()) == {26}
    assert all(1 <= tile.points <= 6 for tile in TILES.values())
    turned = {tile.sides[turn:] + tile.sides[:turn] for tile in TILES.values() for turn in range(6)}
    assert len(turned) == 240, "every tile is different, however it is turned"


@pytest.mark.parametrize(
    ("tile", "sides", "star", "points"),
    [
        (1, "147235", 22, 3),
        (17, "139728", 30, 5),
        (34, "485967", 39, 2),
        (35, "J86157", 27, 6),
        (36, "J41268", 21, 6),
        (40, "X73219", 22, 6),
    ],
)
def test_some_tiles_by_number(tile: int, sides: str, star: int, points: int) -> None:
    assert TILES[tile] == (tile, sides, star, points)


def test_drawings_round_trip() -> None:
    board = parse(RING)
    assert board == {
        "1,-1": [19, 3], "2,-1": [16, 3], "0,0": [17, 0], "2,0": [7, 2], "0,1": [4, 0], "1,1": [37, 0],
    }  # fmt: skip
    assert parse(draw(board)) == board
    assert draw(board) == "   19/3  16/3\n17/0*       7/2\n   4/0   37/0"
    assert position(RING, [[8], [1]]).to_json()["board"] == board


# Setup


@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 13), (4, 10), (5, 8)])
def test_all_tiles_are_dealt(seats: int, each: int) -> None:
    setup = GAME.deal(seats, {}, 5)
    assert setup == GAME.deal(seats, {}, 5) != GAME.deal(seats, {}, 6)
    assert [len(hand) for hand in setup["hands"]] == [each] * seats
    assert (setup["table"] is None) == (seats != 3)
    dealt = [tile for hand in setup["hands"] for tile in hand] + [setup["table"]] * (seats == 3)
    assert sorted(dealt) == list(range(1, 41))
    assert json.loads(json.dumps(setup)) == setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(10))
def test_the_holder_of_the_highest_star_begins(seats: int, seed: int) -> None:
    setup = GAME.deal(seats, {}, seed)
    beginner = 33 if setup["table"] == 34 else 34
    (seat,) = [seat for seat, hand in enumerate(setup["hands"], 1) if beginner in hand]
    state = GAME.start(seats, {}, setup)
    assert (state.to_move, state.phase, state.pending, state.result) == (seat, "opening", (), None)


def test_star_37_begins_if_39_lies_on_the_table() -> None:
    rest = [tile for tile in range(1, 41) if tile != 34]
    state = start(3, {"hands": [rest[:13], rest[13:26], rest[26:]], "table": 34})
    assert state.to_move == 3
    assert state.to_json() == {
        "game": "exagon", "phase": "opening", "board": {"0,0": [34, 0]},
        "hands": [rest[:13], rest[13:26], rest[26:]],
        "bonus": 0, "placed": 0, "idle": 0, "to_move": 3, "pending": [], "result": None,
    }  # fmt: skip


def test_hands_are_sorted_and_open_to_all() -> None:
    numbers = list(range(40, 0, -1))
    state = start(2, {"hands": [numbers[:20], numbers[20:]], "table": None})
    assert state.to_json()["hands"] == [list(range(21, 41)), list(range(1, 21))]
    assert state.view(1) == state.view(2) == state.view(None)
    assert state.view(1).to_json() == state.to_json()
    assert GAME.move_as_seen(state, End(), 2) == "end"
    assert not GAME.has_hidden_things


def good(seats: int) -> dict[str, object]:
    return GAME.deal(seats, {}, 1)


@pytest.mark.parametrize(
    ("seats", "setup"),
    [
        (2, None),
        (2, []),
        (2, {}),
        (2, {"hands": good(2)["hands"]}),
        (2, good(2) | {"first": 1}),
        (2, good(3)),
        (3, good(3) | {"table": None}),
        (3, good(3) | {"table": True}),
        (3, good(3) | {"table": "7"}),
        (3, good(3) | {"table": [7]}),
        (2, good(2) | {"table": 7}),
        (2, good(2) | {"table": 0}),
        (2, good(2) | {"table": False}),
        (2, {"hands": None, "table": None}),
        (2, {"hands": {"1": [], "2": []}, "table": None}),
        (2, {"hands": ["a" * 20, "b" * 20], "table": None}),
        (2, {"hands": [list(range(1, 22)), list(range(22, 41))], "table": None}),
        (2, {"hands": [list(range(1, 21)), list(range(20, 40))], "table": None}),
        (2, {"hands": [list(range(0, 20)), list(range(20, 40))], "table": None}),
        (2, {"hands": [list(range(2, 22)), list(range(22, 42))], "table": None}),
        (2, {"hands": [[True, *range(2, 21)], list(range(21, 41))], "table": None}),
        (2, {"hands": [[1.0, *range(2, 21)], list(range(21, 41))], "table": None}),
        (2, {"hands": [["1", *range(2, 21)], list(range(21, 41))], "table": None}),
        (2, {"hands": [[[1], *range(2, 21)], list(range(21, 41))], "table": None}),
        (2, {"hands": [list(range(1, 21)), list(range(21, 41)), []], "table": None}),
    ],
)
def test_bad_setups(seats: int, setup: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"."):
        GAME.start(seats, {}, setup)


def test_nothing_is_arranged() -> None:
    with pytest.raises(ValueError, match="nothing is arranged"):
        GAME.arrangement(start(2, good(2)), 1, 0)


# The opening


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_first_tile_goes_to_the_centre(seats: int) -> None:
    state = start(seats, GAME.deal(seats, {}, 3))
    assert state.to_move is not None
    hand = state.view(None).hands[state.to_move - 1]
    assert legal(state) == sorted(f"{tile}@0,0/0" for tile in hand)
    first = play(state, f"{hand[0]}@0,0/0")
    second = state.to_move % seats + 1
    assert first.events == (
        TilePlaced(state.to_move, hand[0], Cell(0, 0), 0, ()),
        TurnEnded(state.to_move, "opening", 1, 0),
        TurnBegan(second),
    )
    assert (first.after.phase, first.after.to_move) == ("opening", second)
    assert isinstance(first.after, State)
    joined = legal(first.after)
    assert joined
    assert "end" not in joined
    last = play(first.after, joined[0])
    assert (last.after.phase, last.after.to_move) == ("play", second % seats + 1)
    shown = last.after.to_json()
    assert (shown["bonus"], shown["placed"], shown["idle"]) == (0, 0, 0)
    assert isinstance(last.after, State)
    assert "end" in legal(last.after)


def test_with_three_seats_one_joined_tile_ends_the_opening() -> None:
    state = start(3, GAME.deal(3, {}, 3))
    assert state.phase == "opening"
    assert set(codes(state, "end", "timeout")) == {"exagon.must_place", "exagon.no_clock"}
    joined = play(state, legal(state)[0])
    assert joined.after.phase == "play"
    assert joined.after.to_move != state.to_move


def test_any_two_tiles_can_be_joined_so_nobody_is_stuck_in_the_opening() -> None:
    for table in TILES:
        for tile in TILES:
            if tile != table:
                assert position(f"{table}/0*", [[tile], [table]]).view(1).spots(tile)


def test_a_blocked_opening() -> None:
    # It takes hands without tiles, see above; the rule says it all the same.
    stuck = position("40/0*", [[8], [2]])
    stuck.core.hands[:], stuck.core.counts[:] = [0, 0], [0, 0]
    assert legal(stuck) == ["end"]
    assert codes(stuck, "end", "timeout") == [None, "exagon.no_clock"]
    ended = play(stuck, "end")
    assert (ended.after.phase, ended.after.to_move, ended.after.to_json()["idle"]) == ("opening", 2, 1)
    assert ended.events == (TurnEnded(1, "end", 0, 0), TurnBegan(2))
    over = play(stuck, "end", "end").after
    assert over.phase == "over"
    assert over.result is not None
    assert over.result.reason == "blocked"


# Sides and bonuses


@pytest.mark.parametrize(("sides", "earned"), [(3, 1), (4, 2), (5, 3)])
def test_sides_earn_bonuses(sides: int, earned: int) -> None:
    placed = play(position(ring(sides), [[8, 1], [2]], bonus=1, idle=1), "8@1,0/3")
    first = placed.events[0]
    assert isinstance(first, TilePlaced)
    assert first == TilePlaced(1, 8, Cell(1, 0), 3, first.directions)
    assert first.sides == sides
    assert placed.events[1:] == (BonusEarned(1, earned, earned + 1),)
    shown = placed.after.to_json()
    assert (shown["bonus"], shown["placed"], shown["idle"], shown["to_move"]) == (earned + 1, 1, 1, 1)


def test_two_sides_keep_the_turn_and_earn_nothing() -> None:
    placed = play(position(ring(2), [[8, 1], [2]]), "8@1,0/3")
    assert placed.events == (TilePlaced(1, 8, Cell(1, 0), 3, (4, 5)),)
    assert (placed.after.to_move, placed.after.to_json()["bonus"]) == (1, 0)


def test_a_single_side_ends_the_turn() -> None:
    placed = play(position(PAIR, [[8, 1], [2]], idle=1), "8@1,0/3")
    assert placed.events == (TilePlaced(1, 8, Cell(1, 0), 3, (4,)), TurnEnded(1, "single_side", 1, 0), TurnBegan(2))
    shown = placed.after.to_json()
    assert (shown["to_move"], shown["placed"], shown["idle"]) == (2, 0, 0)


def test_a_single_side_with_a_bonus_uses_it_up() -> None:
    placed = play(position(PAIR, [[8, 1], [2]], bonus=2, placed=3), "8@1,0/3")
    assert placed.events == (TilePlaced(1, 8, Cell(1, 0), 3, (4,)), BonusUsed(1, "single_side", 1))
    shown = placed.after.to_json()
    assert (shown["to_move"], shown["bonus"], shown["placed"]) == (1, 1, 4)


@pytest.mark.parametrize(("move", "why"), [("end", "end"), ("timeout", "timeout")])
def test_unused_bonuses_are_lost(move: str, why: str) -> None:
    state = position(PAIR, [[8, 1], [2]], bonus=2, placed=3, idle=1)
    assert ("timeout" in legal(state), "end" in legal(state)) == (False, True)
    ended = play(state, move)
    assert ended.events == (TurnEnded(1, why, 3, 2), TurnBegan(2))
    shown = ended.after.to_json()
    assert (shown["bonus"], shown["placed"], shown["idle"], shown["to_move"]) == (0, 0, 0, 2)


# Giving


def test_a_bonus_gives_a_tile_to_a_player_with_one() -> None:
    state = position(PAIR, [[40, 39, 8], [2], [3, 4], [5]], bonus=2, idle=2)
    gives = [move for move in legal(state) if move.startswith("give")]
    assert gives == ["give 39>2", "give 39>4", "give 40>2", "give 40>4", "give 8>2", "give 8>4"]
    given = play(state, "give 8>2")
    assert given.events == (TileGiven(8, 1, 2), BonusUsed(1, "give", 1))
    shown = given.after.to_json()
    assert shown["hands"] == [[39, 40], [2, 8], [3, 4], [5]]
    assert (shown["bonus"], shown["placed"], shown["idle"], shown["to_move"]) == (1, 1, 2, 1)
    assert isinstance(given.after, State)
    assert "give 39>2" not in legal(given.after)
    assert play(state, "give 8>2", "end").after.to_json()["idle"] == 0


def test_giving_away_the_last_tile_wins() -> None:
    given = play(position(PAIR, [[2], [8]], seat=2, bonus=1), "give 8>1")
    assert given.after.result is not None
    assert given.after.result.to_json() == {"winners": [2], "reason": "no_tiles", "scores": {"1": -5, "2": 20}}
    assert given.events == (
        TileGiven(8, 2, 1),
        Scored(1, -4, "star_points", ("tile 2",), final=True),
        Scored(1, -1, "star_points", ("tile 8",), final=True),
        Scored(2, 20, "winner", final=True),
        Ended(given.after.result),
    )


# Winning


def test_a_perfect_fit_wins() -> None:
    placed = play(position(RING, [[8, 36], [2], [35, 38, 40]], bonus=2, placed=4, idle=1), "8@1,0/3")
    assert placed.after.result is not None
    assert placed.after.result.to_json() == {
        "winners": [1],
        "reason": "perfect_fit",
        "scores": {"1": 20, "2": -4, "3": -21},  # 6 + 3 for the jolly, 6, 6
    }
    shown = placed.after.to_json()
    assert (shown["phase"], shown["to_move"], shown["bonus"], shown["placed"], shown["idle"]) == ("over", None, 0, 0, 0)
    assert [type(event) for event in placed.events] == [TilePlaced, *[Scored] * 6, Ended]
    assert isinstance(placed.after, State)
    assert legal(placed.after) == []


def test_a_perfect_fit_with_the_last_tile_is_no_tiles() -> None:
    result = play(position(RING, [[8], [2]]), "8@1,0/3").after.result
    assert result is not None
    assert (result.winners, result.reason) == ((1,), "no_tiles")


def test_the_last_tile_may_match_a_single_side() -> None:
    placed = play(position(PAIR, [[8], [2]]), "8@1,0/3")
    assert placed.after.result is not None
    assert placed.after.result.reason == "no_tiles"
    assert not any(isinstance(event, TurnEnded | TurnBegan) for event in placed.events)


def test_jolly_tiles_meet_in_a_perfect_fit() -> None:
    ring_of_jollies = position(
        """
              6/5   26/4
           36/0*  .    28/4
              2/5   30/2
        """,
        [[35, 1], [3]],
    )  # fmt: skip
    assert sides(ring_of_jollies, "35@1,0/4") == ("match",) * 6
    result = play(ring_of_jollies, "35@1,0/4").after.result
    assert result is not None
    assert result.reason == "perfect_fit"


# Blocked


def blocked(*hands: list[int]) -> Transition[Any]:
    return play(position(PAIR, hands), *["end"] * len(hands))


def test_a_round_without_a_tile_blocks_the_game() -> None:
    state = position(PAIR, [[8, 1], [2], [3, 4]], seat=2, placed=1)
    ended = play(state, "end")  # put one down before
    assert ended.after.to_json()["idle"] == 0
    two = play(state, "end", "end", "timeout")
    assert (two.after.to_json()["idle"], two.after.result) == (2, None)
    last = play(state, "end", "end", "timeout", "end")
    assert last.after.result is not None
    assert last.after.result.to_json() == {
        "winners": [2],
        "reason": "blocked",
        "scores": {"1": -4, "2": 20, "3": -5},
    }
    shown = last.after.to_json()
    assert (shown["phase"], shown["idle"], shown["bonus"], shown["placed"], shown["to_move"]) == ("over", 3, 0, 0, None)
    assert [type(event) for event in last.events] == [TurnEnded, *[Scored] * 5, Ended]


def test_a_tile_put_down_starts_the_count_anew() -> None:
    state = position(PAIR, [[8, 1], [2, 3]], idle=1)
    assert play(state, "8@1,0/3", "end").after.to_json()["idle"] == 1


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([[4], [1, 5]], (1,)),
        ([[1], [4]], (2,)),  # one tile each; 3 star points against 1
        ([[4], [5]], (1, 2)),
        ([[4, 2], [37], [35], [5, 8]], (2, 3)),  # 6 points each: the 3 more for a jolly count only in the scores
        ([[35], [6, 9], [7]], (3,)),
    ],
)
def test_who_wins_a_blocked_game(hands: list[list[int]], winners: tuple[int, ...]) -> None:
    result = blocked(*hands).after.result
    assert result is not None
    assert result.winners == winners
    assert {seat for seat, score in result.scores.items() if score == 20} == set(map(str, winners))


# Matching


@pytest.mark.parametrize(("one", "other"), list(combinations([35, 36, 37], 2)))
def test_jolly_areas_match_each_other_when_a_digit_is_on_neither_tile(one: int, other: int) -> None:
    state = position(f"{one}/0*", [[other, 1], [2]])  # its jolly area to the north-east
    assert sides(state, f"{other}@1,-1/3")[3] == "match"  # 9 is on none of the three tiles
    assert f"{other}@1,-1/3" in legal(position(f"{one}/0*", [[other, 1], [2]]))


@pytest.mark.parametrize("digit_tile", [17, 25, 34])
def test_a_jolly_area_matches_the_digits_that_are_not_on_its_tile(digit_tile: int) -> None:
    for direction, digit in enumerate(TILES[digit_tile].sides):
        state = position(f"{digit_tile}/0*", [[35, 36, 37], [2]])
        dq, dr = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)][direction]
        for jolly in (35, 36, 37):
            back = (direction + 3) % 6
            shown = sides(state, f"{jolly}@{dq},{dr}/{back}")[back]
            assert shown == ("mismatch" if digit in TILES[jolly].sides else "match")


def test_what_a_held_tile_can_do() -> None:
    state = position(ring(3), [[8, 1], [2]])
    view = state.view(1)
    spots = view.spots(8)
    assert Spot(Cell(1, 0), 3, 3) in spots
    assert sorted(Put(8, spot.cell, spot.rotation).text for spot in spots) == [
        move for move in legal(state) if move.startswith("8@")
    ]
    assert sides(state, "8@1,0/3") == ("free", "free", "free", "match", "match", "match")
    assert sides(state, "8@1,0/4")[3:] == ("mismatch", "mismatch", "mismatch")
    assert sides(state, "8@90,0/4") == ("free",) * 6
    assert view.spots(2) == ()
    assert list(view.playable()) == sorted({int(move.split("@")[0]) for move in legal(state) if "@" in move})
    over = play(position(RING, [[8], [2]]), "8@1,0/3").after
    assert (over.view(1).spots(2), over.view(1).playable()) == ((), ())
