"""Moving, climbing, descending, colour rain, ending, stopping, finishing."""

from __future__ import annotations

from elios_desktop.engine.contract import Ended, TurnBegan
from elios_desktop.games.holi.rules import GAME
from elios_desktop.games.holi.rules import moves as happened
from tests.games.holi.courtyard import code, courtyard, events, moves, play, same_drawing
from tests.play import listed

SURROUNDED = """
    . . . . . . | . . . . . .
    . . . . . . | . . . . . .
    . . . . . . | . . . . . .
    . . 1 . . . | . . . . . .
    . 2 A 1 . . | . . . . . .
    . . 2 . . B | . . . . . .
"""


def test_a_move_goes_to_any_cell_of_the_level_without_a_pawn_but_not_its_own() -> None:
    state = courtyard(". . A B . . | . . . . C .", ((7,), (), ()))
    targets = moves(state, "move")
    assert len(targets) == 34
    assert not {"c1", "d1"} & set(targets)
    assert "e1" in targets


def test_a_pawn_collects_sweets_and_a_token_of_any_colour() -> None:
    state = courtyard(".'2'A 1 . B | .'. . . . .")
    assert events(state, "move b1") == (
        happened.PawnMoved(1, "1c1", "1b1", "move"),
        happened.SweetsCollected(1, "1b1", 2),
        happened.TokenCollected(1, 2, "1b1"),
    )
    after = play(state, "move b1")
    assert same_drawing(after, ".'A . 1 . B | .'. . . . .")
    assert after.to_json()["held_sweets"] == [2, 0]
    assert after.to_json()["reserves"][0] == {"1": 25, "2": 1}
    # Its own token comes back to be thrown again.
    assert play(state, "move d1").to_json()["reserves"][0] == {"1": 26, "2": 0}


def test_one_sweet_lies_together_on_the_middle_level() -> None:
    state = courtyard(". . . . . B | .'. A . . .")
    assert play(state, "move a1").to_json()["held_sweets"] == [1, 0]


def test_actions_come_in_any_order_each_at_most_once() -> None:
    state = play(courtyard(SURROUNDED), "climb", "move c3", "drop 7 a1")
    assert state.to_json()["done"] == ["throw", "move", "climb"]
    assert listed(GAME, state) == ["end"]
    assert [code(state, move) for move in ("move a1", "climb")] == ["holi.already_moved", "holi.already_climbed"]
    assert play(courtyard(SURROUNDED), "drop 7 a1", "climb", "move c3", "end").to_move == 2


def test_slippery_keeps_a_move_in_the_row_or_column() -> None:
    state = courtyard(SURROUNDED, rivalry=(16,))
    assert moves(state, "move") == ["a2", "b2", "c1", "c3", "c4", "c5", "c6", "d2", "e2", "f2"]
    assert code(state, "move d3") == "holi.not_in_line"


def test_climbing_needs_all_four_neighbours_and_no_pawn_above() -> None:
    assert moves(courtyard(SURROUNDED), "climb") == [""]
    after = play(courtyard(SURROUNDED), "climb")
    assert after.to_json()["pawns"][0] == "2c2"
    assert after.to_json()["done"] == ["climb"]
    # Nothing is collected below.
    assert len(after.to_json()["levels"][0]) == 4
    three = SURROUNDED.replace(". 2 A", ". . A")
    assert code(courtyard(three), "climb") == "holi.not_surrounded"
    assert code(courtyard(three, rivalry=(20,)), "climb") is None
    two = three.replace(". . 2 . . B", ". . . . . B")
    assert code(courtyard(two, rivalry=(20,)), "climb") == "holi.not_surrounded"
    above = SURROUNDED.replace(". 2 A 1 . . | . . . . . .", ". 2 A 1 . . | . . B . . .").replace(
        ". . 2 . . B", ". . 2 . . ."
    )
    assert code(courtyard(above), "climb") == "holi.pawn_above"


def test_nobody_climbs_from_the_border_not_even_easily() -> None:
    state = courtyard(". 1 . . . .\n1 A 1 . . B", rivalry=(20,))
    assert code(state, "climb") == "holi.border"


def test_the_upper_level_is_the_top() -> None:
    state = courtyard(". . . . . B | . . . . . . | A . . . . .")
    assert code(state, "climb") == "holi.top_level"


def test_going_down_needs_its_card_and_collects() -> None:
    state = courtyard(". 2 . . . B | . A . . . .", rivalry=(21,))
    assert events(state, "descend") == (
        happened.PawnMoved(1, "2b1", "1b1", "descend"),
        happened.TokenCollected(1, 2, "1b1"),
    )
    after = play(state, "descend")
    assert after.to_json()["done"] == ["climb"]
    # The one use a turn is shared, and asked before all else about levels.
    assert code(after, "climb") == code(after, "descend") == "holi.already_climbed"
    assert code(courtyard(". 2 . . . B | . A . . . ."), "descend") == "holi.no_way_down"
    assert code(courtyard(". A . . . B", rivalry=(21,)), "descend") == "holi.bottom_level"
    assert code(courtyard(". B . . . . | . A . . . .", rivalry=(21,)), "descend") == "holi.pawn_below"


def test_a_token_falls_while_nothing_holds_it() -> None:
    state = courtyard(
        """
        . . . . . . | . . . . . . | A . . . . .
        2 2'2 .'. B | 2 . . . . . | . . . . . .
        """,
        ((7,), ()),
    )
    assert events(state, "drop 7 a1")[1:] == (happened.TokenPlaced(1, "3a1"),)
    assert events(state, "drop 7 b1")[1:] == (
        happened.TokenPlaced(1, "3b1"),
        happened.TokenFell(1, "3b1", "2b1"),
    )
    # Sweets don't hold it.
    assert events(state, "drop 7 d1")[1:] == (
        happened.TokenPlaced(1, "3d1"),
        happened.TokenFell(1, "3d1", "2d1"),
        happened.TokenFell(1, "2d1", "1d1"),
    )
    after = play(state, "drop 7 d1")
    assert after.to_json()["levels"][0]["d1"] == 1
    assert after.to_json()["sweets"][0] == {"b1": 2, "d1": 2}


def test_a_pawn_catches_what_falls_on_it_without_a_bonus() -> None:
    state = courtyard(". . . . . B | . . . . . . | A . . . . .", ((7,), ()))
    assert events(state, "drop 7 f1")[1:] == (
        happened.TokenPlaced(1, "3f1"),
        happened.TokenFell(1, "3f1", "2f1"),
        happened.TokenFell(1, "2f1", "1f1"),
        happened.TokenCaught(1, 2, "1f1"),
    )
    after = play(state, "drop 7 f1").to_json()
    assert after["reserves"][1] == {"1": 1, "2": 25}
    assert after["hits"] == [0, 0]


def test_a_pawn_on_the_level_between_catches_though_a_token_lies_below() -> None:
    state = courtyard(". . . . . 2 | . . . . . B | A . . . . .", ((7,), ()))
    assert events(state, "drop 7 f1")[-1] == happened.TokenCaught(1, 2, "2f1")


def test_a_throw_on_the_middle_level_can_rain_on_several_at_once() -> None:
    state = courtyard(
        """
        . . . . . . | . . . . . . | . . . . . .
        . B . 2 . . | . . A . . . | . . . . . .
        """,
        ((1,), ()),
    )
    after = play(state, "throw 1 b1 d1")
    assert same_drawing(
        after,
        """
        . . . . . . | . . . . . . | . . . . . .
        . B . 2 . . | . . A 1 . . | . . . . . .
        """,
    )
    assert after.to_json()["reserves"] == [{"1": 23, "2": 0}, {"1": 1, "2": 25}]


def test_a_pawn_that_comes_catches_all_tokens_above_whoever_owns_them() -> None:
    state = courtyard("A . 2 . . B | . . 1 . . . | . . 2 . . .", ((7,), ()))
    assert events(state, "move c1") == (
        happened.PawnMoved(1, "1a1", "1c1", "move"),
        happened.TokenCollected(1, 2, "1c1"),
        happened.TokenFell(1, "2c1", "1c1"),
        happened.TokenCaught(1, 1, "1c1"),
        happened.TokenFell(2, "3c1", "2c1"),
        happened.TokenFell(2, "2c1", "1c1"),
        happened.TokenCaught(2, 1, "1c1"),
    )
    after = play(state, "move c1")
    assert same_drawing(after, ". . A . . B | . . . . . . | . . . . . .")
    assert after.to_json()["reserves"][0] == {"1": 26, "2": 2}


def test_another_pawn_in_between_catches_instead() -> None:
    state = courtyard("A . . . . . | . . B . . . | . . 2 . . .", ((7,), ()))
    assert events(state, "move c1")[1:] == (
        happened.TokenFell(2, "3c1", "2c1"),
        happened.TokenCaught(2, 2, "2c1"),
    )


def test_a_pawn_on_the_middle_level_leaves_what_lies_below() -> None:
    state = courtyard(". . 2 . . B | A . 1 . . . | . . 2 . . .", ((7,), ()))
    after = play(state, "move c1")
    assert same_drawing(after, ". . 2 . . B | . . A . . . | . . . . . .")


def test_ending_draws_up_to_three() -> None:
    state = courtyard(". . A . . B", ((1, 7), (2,)), decks=((9, 3, 5, 4), (6,)))
    after = play(state, "throw 1 b1 d1")
    assert events(after, "end") == (happened.CardsDrawn(1, (9, 3)), TurnBegan(2))
    ended = play(after, "end")
    assert ended.to_json()["hands"] == [[3, 7, 9], [2]]
    assert ended.to_json()["decks"] == [[5, 4], [6]]
    assert ended.view(2).hands == ((None, None, None), (2,))
    assert ended.view(1).decks == ((None, None), (None,))
    assert events(after, "end")[0].seen_by(2) == happened.CardsDrawn(1, (None, None))


def test_full_hands_draw_up_to_four() -> None:
    state = courtyard(". . A . . B", ((1, 7), (2,)), decks=((9, 3, 5, 4), (6,)), rivalry=(17,))
    assert play(state, "throw 1 b1 d1", "end").to_json()["hands"][0] == [3, 5, 7, 9]


def test_without_a_card_after_ending_a_player_has_finished() -> None:
    state = courtyard(". . A . . B", ((1,), (2,)))
    thrown = play(state, "throw 1 b1 d1")
    assert thrown.to_json()["finished"] == []
    # The turn goes on until it is ended.
    assert "move a1" in listed(GAME, thrown)
    assert events(thrown, "end") == (happened.SeatFinished(1, "no_cards"), TurnBegan(2))


def test_stopping_only_when_no_throw_is_possible_from_here() -> None:
    walled = courtyard("2 2 . . . .\nA 2 . . . B", ((1,), (2,)), discards=((-3,), ()))
    assert moves(walled, "throw") == moves(walled, "drop") == []
    assert listed(GAME, walled)[-1] == "stop"
    # Elsewhere a throw is possible, and then stopping is not.
    assert code(play(walled, "move d1"), "stop") == "holi.can_throw"
    # With the top card face-up a face-down throw is.
    assert code(courtyard("2 2 . . . .\nA 2 . . . B", ((1,), (2,))), "stop") == "holi.can_throw"
    assert events(walled, "stop") == (happened.SeatFinished(1, "stopped"), TurnBegan(2))
    assert play(walled, "stop").to_json()["hands"] == [[1], [2]]


def test_finished_players_are_skipped_and_their_pawns_stay() -> None:
    state = courtyard(". . A . . B\n. C . . . .", ((1, 2), (3,), (4,)), finished=(2,), decks=((5,), (), ()))
    after = play(state, "throw 1 b2 d2", "end")
    assert after.to_move == 3
    assert after.to_json()["pawns"][1] == "1f2"


def test_the_last_player_goes_on_alone_without_a_new_announcement() -> None:
    state = courtyard(". . A . . B", ((1, 7), (3,)), finished=(2,))
    thrown = play(state, "throw 1 b1 d1")
    assert events(thrown, "end") == ()
    assert play(thrown, "end").to_move == 1
    assert play(thrown, "end").to_json()["done"] == []


def test_when_all_have_finished_the_game_is_over() -> None:
    state = courtyard(". . A . . B", ((1,), (3,)), finished=(2,))
    thrown = play(state, "throw 1 b1 d1")
    last = events(thrown, "end")[-1]
    over = play(thrown, "end")
    assert isinstance(last, Ended)
    assert last.result == over.result
    assert (over.phase, over.to_move, listed(GAME, over)) == ("over", None, [])
    assert over.to_json()["done"] == []
    assert code(over, "end") == code(over, "nonsense") == "game.over"
    assert over.view(2).hands == ((), (3,))
    assert over.view(1).hands == ((), (None,))


def test_pawns_go_to_corners_in_turn_order_from_the_first_player() -> None:
    setup = {**GAME.deal(3, {}, 1), "first": 3}
    state = GAME.start(3, {"opening_hand": 1}, setup)
    assert (state.phase, state.to_move) == ("corners", 3)
    assert listed(GAME, state) == ["corner a1", "corner a6", "corner f1", "corner f6"]
    assert events(state, "corner f1") == (happened.PawnPlaced(3, "1f1"), TurnBegan(1))
    state = play(state, "corner f1", "corner a1")
    assert state.to_json()["pawns"] == ["1a1", None, "1f1"]
    assert listed(GAME, state) == ["corner a6", "corner f6"]
    state = play(state, "corner a6")
    assert (state.phase, state.to_move) == ("play", 3)
