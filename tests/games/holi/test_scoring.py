"""The count at the end: levels, reserves, sweets, each rivalry card, ties."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Ended, Scored
from elios_desktop.games.holi.rules import GAME, RIVALRY, RULE_CARDS, State
from elios_desktop.games.holi.rules.cards import SHARP_EYE
from elios_desktop.games.holi.rules.scoring import SCORING_CARDS
from elios_desktop.games.holi.words import result as result_sentence
from elios_desktop.games.holi.words import rivalry_card, scored
from elios_desktop.texts.translate import english
from tests.games.holi.courtyard import courtyard, events, play

EMPTY = ". . . . . ."


def over(drawing: str, seats: int = 2, **changes: object) -> State:
    """A position in which all have finished."""
    given = {"phase": "over", "to_move": None, "finished": range(1, seats + 1)} | changes
    return courtyard(drawing, [()] * seats, **given)  # type: ignore[arg-type]


def score(state: State, part: str) -> list[int]:
    assert state.result is not None
    return [parts[part] for parts in state.result.scores.values()]


def by_rivalry(card: int, drawing: str, seats: int = 2, **changes: object) -> list[int]:
    return score(over(drawing, seats, rivalry=(card,), **changes), "rivalry")


def test_tokens_count_by_their_level() -> None:
    state = over("1 1 2 . A B | 1 1 . . . . | 1 . . . . .")
    assert score(state, "levels") == [2 * 1 + 2 * 2 + 3, 1]


def test_tokens_in_the_others_reserves_count_two() -> None:
    state = over("A B C . . .", 3, caught={(1, 2): 3, (3, 2): 1, (2, 1): 1})
    assert score(state, "reserves") == [2, 8, 0]


def test_each_other_player_with_fewer_sweets_counts_five() -> None:
    assert score(over("A B C D . .", 4, held=(3, 0, 3, 5)), "sweets") == [5, 0, 5, 15]


def test_all_parts_add_up() -> None:
    state = over("1 A B . . .", hits=(4, 0), held=(1, 0), caught={(2, 1): 1}, rivalry=(1, 12))
    assert state.result is not None
    assert state.result.scores["1"] == {
        "levels": 1, "reserves": 2, "sweets": 5, "hits": 4, "rivalry": 3 + 1, "total": 16,
    }  # fmt: skip
    assert state.result.to_json()["winners"] == [1]
    assert state.result.reason == "scored"


def test_corners() -> None:
    assert by_rivalry(1, f"1 2 . . . 1 | . . . . . .\n{EMPTY}|{EMPTY}\n{EMPTY}|{EMPTY}\n{EMPTY}|{EMPTY}\n"
                         f"{EMPTY}|{EMPTY}\n2 . . . . . | 2 1 . . . .") == [6, 6]  # fmt: skip


def test_edges() -> None:
    rows = "\n".join(["1 1 2 . . 1 | . 1 . . . ."] + [f". 1 . . . . |{EMPTY}"] * 4 + [f"2 2 . . . . |{EMPTY}"])
    assert by_rivalry(2, rows) == [1, 2]


def test_rows_need_more_than_each_other() -> None:
    rows = "1 2 . . . .\n1 1 2 . . .\n2 . . 3 . .\n. . . . . .\n3 3 3 2 2 1\n. . . . . ."
    assert by_rivalry(3, rows, 3) == [2, 0, 2]


def test_columns_are_those_of_the_middle_level() -> None:
    rows = f"1 . . . . . | 1 2 . . . .\n{EMPTY} | 1 2 1 . . .\n{EMPTY} | 2 . 2 . . 2"
    assert by_rivalry(4, rows) == [3, 6]


def test_sky_is_shared_on_a_tie_and_needs_a_token() -> None:
    sky = f"{EMPTY} | {EMPTY} | "
    assert by_rivalry(5, sky + "1 1 2 . . .") == [6, 0]
    assert by_rivalry(5, sky + "1 2 . . 3 3", 4) == [0, 0, 6, 0]
    assert by_rivalry(5, sky + "1 2 . . . .", 3) == [3, 3, 0]
    assert by_rivalry(5, sky + EMPTY) == [0, 0]


def test_rainbow_counts_colours_not_tokens() -> None:
    assert by_rivalry(6, EMPTY, 3, caught={(1, 2): 4, (1, 3): 1, (2, 3): 2}) == [6, 3, 0]


def test_clean_clothes_ties_included() -> None:
    assert by_rivalry(7, EMPTY, 3, caught={(1, 2): 1, (2, 3): 1, (3, 1): 1, (3, 2): 1}) == [5, 5, 0]
    assert by_rivalry(7, EMPTY) == [5, 5]


def test_streak_is_straight_unbroken_and_at_least_three() -> None:
    assert by_rivalry(8, "1 1 . 1 1 .") == [0, 0]
    assert by_rivalry(8, "1 1 1 . 1 1 | 2 2 2 2 2 2") == [6, 12]
    assert by_rivalry(8, "1 . .\n1 2 .\n1 . 2\n1 . .") == [8, 0]
    # The top of a column does not run on into the next.
    column = "\n".join(["1 . .", "1 . .", ". . .", ". . .", ". . .", ". 1 ."])
    assert by_rivalry(8, column) == [0, 0]


def test_splash_is_the_largest_group_of_one_level() -> None:
    assert by_rivalry(9, "1 1 . . 2 .\n. 1 . . . 2\n. . 1 . 2 .  | 1 . .") == [3, 1]
    column = "\n".join(["1 . .", ". . .", ". . .", ". . .", ". . .", ". 1 ."])
    assert by_rivalry(9, column) == [1, 0]


def test_squares_may_overlap_and_do_not_wrap_around_the_edge() -> None:
    assert by_rivalry(10, "1 1 1 . 2 2\n1 1 1 . 2 1") == [10, 0]
    edge = "\n".join(["1 1 . .", ". . . .", ". . . .", ". . . .", ". . . .", ". 1 1 ."])
    assert by_rivalry(10, edge) == [0, 0]


def test_towers() -> None:
    assert by_rivalry(11, "1 2 1 . . . | 1 2 2 . . . | 1 1 1 . . .") == [5, 0]


def test_sweet_tooth() -> None:
    assert by_rivalry(12, EMPTY, held=(4, 1)) == [4, 1]


def test_the_view() -> None:
    assert by_rivalry(14, f"{EMPTY} | . . B . . . | . . A . . .") == [4, 0]


def test_everywhere() -> None:
    four = "1 . . 1 . 2\n. . . . . .\n. . . . . .\n. . 1 1 . .\n2 . . . . .\n. . . 2 . ."
    assert by_rivalry(15, four) == [6, 0]
    assert by_rivalry(15, four.replace(". . 1 1", ". . . 1")) == [0, 0]


@pytest.mark.parametrize("card", [13, 16, 17, 18, 19, 20, 21])
def test_cards_that_change_the_game_give_nothing_at_the_end(card: int) -> None:
    assert by_rivalry(card, "1 1 1 1 1 1", hits=(3, 0), held=(1, 0)) == [0, 0]


def test_ties_go_to_more_own_tokens_with_others() -> None:
    state = over("2 2 A B . .", caught={(2, 1): 1})
    assert score(state, "total") == [2, 2]
    assert state.result is not None
    assert state.result.winners == (1,)


def test_then_to_more_sweets() -> None:
    # The five points for the sweets are made up for on the courtyard.
    state = over("1 1 1 1 1 1\n2 2 2 2 2 2\n1 1 1 1 . .\n2 2 2 2 2 .\n2 2 2 2 2 .", 2, held=(1, 0), hits=(1, 0))
    assert score(state, "total") == [16, 16]
    assert state.result is not None
    assert state.result.winners == (1,)


@pytest.mark.parametrize(("first", "winner"), [(1, 1), (2, 2), (3, 3)])
def test_then_to_the_earlier_in_turn_order(first: int, winner: int) -> None:
    state = over("1 2 3 . . .", 3, first=first)
    assert state.result is not None
    assert state.result.winners == (winner,)


def test_turn_order_is_counted_from_the_first_player() -> None:
    state = over("2 1 . . . .", 3, first=3, hits=(0, 0, 0))
    assert state.result is not None
    assert state.result.winners == (1,)


def test_every_point_is_an_event_with_its_rule_and_cells() -> None:
    rivalry = (1, 9, 14)
    state = courtyard(
        "1 1 . 2 . B | 1 . . . . . | . A . . . .", ((), ()), finished=(2,), rivalry=rivalry,
        caught={(2, 1): 1}, held=(0, 2), done=("throw",), hits=(1, 0),
    )  # fmt: skip
    found = events(state, "end")
    points = [event for event in found if isinstance(event, Scored)]
    assert points == [
        Scored(1, 2, "level_1", ("1a1", "1b1"), True),
        Scored(1, 2, "level_2", ("2a1",), True),
        Scored(1, 2, "reserves", (), True),
        Scored(1, 6, "rivalry_1", ("1a1", "2a1"), True),
        Scored(1, 2, "rivalry_9", ("1a1", "1b1"), True),
        Scored(1, 4, "rivalry_14", ("3b1",), True),
        Scored(2, 1, "level_1", ("1d1",), True),
        Scored(2, 5, "sweets", (), True),
        Scored(2, 1, "rivalry_9", ("1d1",), True),
    ]
    assert isinstance(found[-1], Ended)
    result = play(state, "end").result
    assert result is not None
    for seat, hits in ((1, 1), (2, 0)):
        total = sum(event.points for event in points if event.seat == seat) + hits
        assert result.scores[str(seat)]["total"] == total


def test_every_rule_has_a_line_in_the_ledger() -> None:
    names = ("Asha", "Ravi")
    rules = ["level_1", "level_2", "level_3", "reserves", "sweets", *(f"rivalry_{card}" for card in RIVALRY)]
    for rule in rules:
        line = scored(Scored(2, 3, rule, ("2c4",), True), names, english)
        assert line.startswith("Ravi gets 3 points for ")
        assert "{" not in line
    assert scored(Scored(1, 1, "direct_hit", ("2c4",)), names, english) == (
        "Asha gets 1 point for a direct hit on c4 on level 2."
    )
    assert len({rivalry_card(card, english) for card in RIVALRY}) == len(RIVALRY)


def test_the_game_deals_no_rivalry_by_itself() -> None:
    assert GAME.deal(2, {}, 5)["rivalry"] == []


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (over("1 1 2 A B ."), "Asha has the most points: 2."),
        (
            over("2 2 A B . .", caught={(2, 1): 1}),
            "Asha has 2 points and wins the tie, with more of their own tokens in the others’ reserves.",
        ),
        (
            over("2 2 2 2 2 A\n. . . . . B", held=(1, 0)),
            "Asha has 5 points and wins the tie, with more sweets.",
        ),
        (over("1 2 A B . ."), "Asha has 1 point and wins the tie, being earlier in turn order."),
    ],
)
def test_the_result_says_what_decided(state: State, sentence: str) -> None:
    assert state.result is not None
    assert result_sentence(state.result, state, ("Asha", "Ravi"), english) == sentence


def test_every_rivalry_card_gives_points_or_changes_a_rule() -> None:
    assert {*RIVALRY} == SCORING_CARDS | {SHARP_EYE, *RULE_CARDS}
    assert not SCORING_CARDS & {SHARP_EYE, *RULE_CARDS}
