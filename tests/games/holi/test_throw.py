"""Throwing colour: turnings, marks, short reserves, direct hits, face-down cards."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Scored, TurnBegan
from elios_desktop.games.holi.rules import GAME, Discard, Drop, Throw
from elios_desktop.games.holi.rules import moves as happened
from elios_desktop.games.holi.rules.cards import CARDS, PATTERNS, TOKENS_OF, spaces, throws, turnings, ways_of
from elios_desktop.games.holi.rules.grid import CELL_NAMES
from tests.games.holi.courtyard import code, courtyard, draw, events, moves, play, same_drawing

MIDDLE = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . A . . .
    . . . . . .
    . . . . . B
"""


def test_a_drawing_goes_to_a_position_and_back() -> None:
    drawing = (
        ". . . . . 2'| . 1 . . . . | . . . . . .\n"
        ". . . . . . | . . . . . . | . . . . . .\n"
        ". .'. 1 . . | . . . B . . | . . . 1 . .\n"
        ". . A 1 . . | . . . 1 . . | . . . . . .\n"
        ". . . . . . | . .'. . . . | . . . . . .\n"
        ". . . . . . | . . . . . . | . . . . . 2"
    )
    assert draw(courtyard(drawing)) == drawing
    assert same_drawing(courtyard(MIDDLE), MIDDLE)


def test_the_cards_have_the_published_numbers_of_tokens() -> None:
    assert [TOKENS_OF[card] for card in CARDS] == [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert sorted(PATTERNS) == list(range(1, 14))


def test_a_straight_card_covers_three_cells_in_a_row_or_column_through_the_pawn() -> None:
    assert moves(courtyard(MIDDLE, ((1,), ())), "throw") == [
        "1 a3 b3", "1 b3 d3", "1 c1 c2", "1 c2 c4", "1 c4 c5", "1 d3 e3",
    ]  # fmt: skip


def test_a_pawn_in_the_corner_has_only_what_lies_on_the_grid() -> None:
    assert moves(courtyard("A . . . . B", ((1,), ())), "throw") == ["1 a2 a3", "1 b1 c1"]
    # White spaces may hang over: the diagonal of card 3 needs no more than its three cells.
    assert moves(courtyard("A . . . . B", ((3,), ())), "throw") == ["3 b2 c3"]
    # Card 13's mark: the row of three lies two away from the pawn.
    assert moves(courtyard("A . . . . B", ((13,), ())), "throw") == []
    assert moves(courtyard(". A . . . B", ((13,), ())), "throw") == ["13 a3 b3 c3"]


def test_with_a_mark_the_pawn_stands_on_it_and_every_coloured_space_takes_a_token() -> None:
    assert moves(courtyard(MIDDLE, ((9,), ())), "throw") == [
        "9 b3 c2 c4", "9 b3 c2 d3", "9 b3 c4 d3", "9 c2 c4 d3",
    ]  # fmt: skip


def test_patterns_turn_but_are_not_mirrored_unless_the_mirror_is_shown() -> None:
    plain = courtyard(MIDDLE, ((11,), ()))
    assert moves(plain, "throw") == ["11 b2 b4 c2", "11 b2 d2 d3", "11 b3 b4 d4", "11 c4 d2 d4"]
    mirror = courtyard(MIDDLE, ((11,), ()), rivalry=(19,))
    assert moves(mirror, "throw") == sorted(
        [*moves(plain, "throw"), "11 b2 b3 d2", "11 b4 d3 d4", "11 c2 d2 d4", "11 b2 b4 c4"]
    )
    assert [len({(way.coloured, way.targets) for way in turnings(card, False)}) for card in (1, 9, 2)] == [6, 4, 12]
    # A pattern that is its own mirror image gains nothing.
    for card in (1, 2, 3, 4, 7, 8, 9, 13):
        assert throws(card, True) == throws(card, False)


def test_a_token_in_the_way_excludes_a_turning_but_sweets_and_pawns_do_not() -> None:
    state = courtyard(
        """
        . . . . . .
        . . . . . .
        . . 2 . . .
        . .'A B . .
        . . . . . .
        . . . . . .
        """,
        ((1,), ()),
    )
    assert moves(state, "throw") == ["1 a3 b3", "1 b3 d3", "1 c1 c2", "1 d3 e3"]
    after = play(state, "throw 1 b3 d3")
    assert after.to_json()["levels"][0] == {"b3": 1, "c4": 2}
    assert after.to_json()["sweets"][0] == {"b3": 2}


def test_the_tokens_go_one_after_the_other_and_the_card_lies_face_up() -> None:
    state = courtyard(MIDDLE, ((1, 4), ()))
    assert events(state, "throw 1 b3 d3") == (
        happened.CardPlayed(1, 1, True),
        happened.TokenPlaced(1, "1b3"),
        happened.TokenPlaced(1, "1d3"),
    )
    after = play(state, "throw 1 b3 d3").to_json()
    assert after["reserves"] == [{"1": 23, "2": 0}, {"1": 0, "2": 25}]
    assert after["discards"] == [[{"card": 1, "up": True}], []]
    assert (after["hands"], after["done"], after["to_move"]) == ([[4], []], ["throw"], 1)


def test_a_direct_hit_goes_to_the_reserve_of_the_player_hit_and_scores_at_once() -> None:
    state = courtyard(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . C A B . .
        . . . . . .
        . . . . . .
        """,
        ((1,), (), ()),
    )
    assert events(state, "throw 1 b3 d3") == (
        happened.CardPlayed(1, 1, True),
        happened.DirectHit(1, 3, "1b3"),
        Scored(1, 1, "direct_hit", ("1b3",)),
        happened.DirectHit(1, 2, "1d3"),
        Scored(1, 1, "direct_hit", ("1d3",)),
    )
    after = play(state, "throw 1 b3 d3").to_json()
    assert after["reserves"] == [{"1": 23, "2": 0, "3": 0}, {"1": 1, "2": 25, "3": 0}, {"1": 1, "2": 0, "3": 25}]
    assert after["hits"] == [2, 0, 0]
    assert after["levels"] == [{}, {}, {}]


def test_with_sharp_eye_a_direct_hit_is_worth_two() -> None:
    state = courtyard(". . A B . .", ((1,), ()), rivalry=(13,))
    assert Scored(1, 2, "direct_hit", ("1d1",)) in events(state, "throw 1 b1 d1")
    assert play(state, "throw 1 b1 d1").to_json()["hits"] == [2, 0]


def test_a_pawn_on_another_level_is_not_hit() -> None:
    state = courtyard(". . A . . . | . . . B . .", ((1,), ()))
    assert play(state, "throw 1 d1 e1").to_json()["levels"][0] == {"d1": 1, "e1": 1}


def test_a_short_reserve_throws_all_it_has_on_spaces_of_choice() -> None:
    state = courtyard(MIDDLE, ((9,), ()), left=(2, 25))
    pairs = ["b3 c2", "b3 c4", "b3 d3", "c2 c4", "c2 d3", "c4 d3"]
    assert moves(state, "throw") == [f"9 {pair}" for pair in pairs]
    assert code(state, "throw 9 b3 c2 c4") == "holi.too_many_tokens"
    assert code(state, "throw 9 b3") == "holi.must_place_all"
    # The whole pattern must still be possible: with c4 taken, only the turning without it is left.
    taken = courtyard(MIDDLE.replace(". . . . . .\n    . . A", ". . 2 . . .\n    . . A"), ((9,), ()), left=(2, 25))
    assert moves(taken, "throw") == ["9 b3 c2", "9 b3 d3", "9 c2 d3"]
    assert code(taken, "throw 9 b3 c4") == "holi.cell_has_token"


def test_the_last_token_finishes_at_once_and_nothing_is_drawn() -> None:
    state = courtyard(MIDDLE, ((9, 1), (2,)), left=(3, 25), decks=((4, 5), ()))
    assert events(state, "throw 9 b3 c2 c4")[-2:] == (happened.SeatFinished(1, "no_tokens"), TurnBegan(2))
    after = play(state, "throw 9 b3 c2 c4").to_json()
    assert (after["finished"], after["to_move"], after["done"]) == ([1], 2, [])
    assert (after["hands"][0], after["decks"][0]) == ([1], [4, 5])


def test_a_last_token_that_hits_directly_finishes_too() -> None:
    state = courtyard(". A B . . .", ((1,), (2,)), left=(1, 25))
    after = play(state, "throw 1 c1").to_json()
    assert (after["finished"], after["hits"], after["reserves"][1]) == ([1], [1, 0], {"1": 1, "2": 25})


def test_face_down_one_token_goes_anywhere_on_the_level_without_token_or_pawn() -> None:
    state = courtyard(
        """
        2 . . . . .
        . . . . . .
        . . . . . .
        . . A . . .
        . . . . . .
        . . . . .'B
        """
    )
    targets = moves(state, "drop")
    assert len(targets) == 36 - 3
    assert "7 e1" in targets
    assert not {"7 a6", "7 c3", "7 f1"} & set(targets)
    after = play(state, "drop 7 e1").to_json()
    assert after["levels"][0] == {"a6": 2, "e1": 1}
    assert after["discards"] == [[{"card": 7, "up": False}], []]


def test_not_face_down_twice_running_unless_throws_are_wild() -> None:
    assert moves(courtyard(MIDDLE, discards=((1, -2), ())), "drop") == []
    assert moves(courtyard(MIDDLE, discards=((-2, 1), ())), "drop")
    assert moves(courtyard(MIDDLE, discards=((1, -2), ()), rivalry=(18,)), "drop")
    # Another's face-down card doesn't count.
    assert moves(courtyard(MIDDLE, discards=((), (-2,))), "drop")


def test_what_was_thrown_face_down_only_its_owner_sees() -> None:
    state = courtyard(MIDDLE)
    drop = Drop(7, "a1")
    assert GAME.move_as_seen(state, drop, 1) == "drop 7 a1"
    for other in (2, None):
        assert GAME.move_as_seen(state, drop, other) == "drop ? a1"
        assert GAME.move_as_seen(state, Throw(7, ("b5", "d5")), other) == "throw 7 b5 d5"
    dropped = events(state, "drop 7 a1")
    assert dropped[0].seen_by(1) == happened.CardPlayed(1, 7, False)
    assert dropped[0].seen_by(2) == dropped[0].seen_by(None) == happened.CardPlayed(1, None, False)
    after = play(state, "drop 7 a1")
    assert after.view(1).discards[0] == (Discard(7, False),)
    assert after.view(2).discards[0] == after.view(None).discards[0] == (Discard(None, False),)


@pytest.mark.parametrize("card", CARDS)
def test_every_throw_lies_on_the_grid_around_the_pawn_and_has_all_tokens(card: int) -> None:
    for cell, found in enumerate(throws(card, True)):
        for move in found:
            assert (move & (1 << 36) - 1).bit_count() == TOKENS_OF[card]
            assert not move >> cell & 1


@pytest.mark.parametrize("card", CARDS)
def test_the_ways_of_holding_a_card_are_its_throws(card: int) -> None:
    """Each throw once, with the turning in which the card shows its cells around the pawn."""
    for mirror in (False, True):
        for number, pawn in enumerate(CELL_NAMES):
            ways = ways_of(card, pawn, mirror)
            assert sorted(Throw(card, way.cells).number for way in ways) == list(throws(card, mirror)[number])
            for way in ways:
                stand_column, stand_row = way.stand
                coloured = {
                    CELL_NAMES[number + (column - stand_column) * 6 + row - stand_row]
                    for column, row in spaces(card, "#", way.quarters, way.mirrored)
                }
                assert coloured - {pawn} == set(way.cells)
                assert mirror or not way.mirrored
