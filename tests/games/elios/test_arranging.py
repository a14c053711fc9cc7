"""Elios before the first turn: setups, dealing, arranging, and the forms of the state while seats arrange."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.engine.contract import SetupError, TurnBegan
from elios_desktop.games.elios.rules import GAME, State
from elios_desktop.games.elios.rules.deal import COLOURS, may_arrange
from elios_desktop.games.elios.rules.moves import Arranged
from tests.games.elios.drawing import code, happens, play

SUN = "ROYLGABP"
TWO = ["AABBGGLLOOPPRRYYJJ", "JYYRRPPOOLLGGBBAAJ"]
THREE = ["AABBGGLLOOJ", "PPRRYYAABBJ", "JGGLLOOPPRR"]
FOUR = ["AABBGGLLJ", "AABBGGLLJ", "OOPPRRYYJ", "OOPPRRYYJ"]
HANDS = {2: TWO, 3: THREE, 4: FOUR}


def start(seats: int = 2, joker: str = "open") -> State:
    return GAME.start(seats, {"joker": joker}, {"sun": SUN, "hands": HANDS[seats]})


NO_HANDS: list[Any] = [None, {}, "", TWO[0], [], TWO[:1], [*TWO, TWO[0]], THREE, FOUR]

# -- setups ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_a_setup_and_every_seed_has_one(seats: int) -> None:
    for seed in range(50):
        setup = GAME.deal(seats, {"joker": "open"}, seed)
        assert setup == GAME.deal(seats, {"joker": "keeps"}, seed)
        state = GAME.start(seats, {"joker": "open"}, setup)
        assert sorted(setup["sun"]) == list(COLOURS)
        assert [len(hand) for hand in setup["hands"]] == [{2: 18, 3: 11, 4: 9}[seats]] * seats
        assert max(Counter("".join(setup["hands"]).replace("J", "")).values()) <= 4
        assert state.to_json()["hands"] == setup["hands"]
    assert len({GAME.deal(seats, {}, seed)["sun"] for seed in range(50)}) > 40


def test_a_seed_gives_the_same_deal_for_ever() -> None:
    assert GAME.deal(4, {}, 7) == {
        "sun": "RLBAPYOG",
        "hands": ["ABBGGJLPR", "AGJLORYYY", "ABGJLOPPY", "ABJLOOPRR"],
    }


def test_a_setup_is_written_out_in_any_order() -> None:
    other = GAME.start(2, {"joker": "open"}, {"hands": ["".join(reversed(hand)) for hand in TWO], "sun": SUN})
    assert other == start()
    assert hash(other) == hash(start())


@pytest.mark.parametrize(
    "setup",
    [
        *(None, [], "setup", 7, {}, {"sun": SUN}, {"hands": TWO}, {"sun": SUN, "hands": TWO, "more": 1}),
        *({"sun": sun, "hands": TWO} for sun in ["", "ROYLGAB", "ROYLGABJ", "ROYLGABB", "ROYLGABPJ", "royglabp"]),
        *({"sun": sun, "hands": TWO} for sun in [None, 3, list(SUN), "ROYLGAB ", "ROYLGABQ"]),
        *({"sun": SUN, "hands": hands} for hands in NO_HANDS),
        *({"sun": SUN, "hands": [TWO[0], hand]} for hand in [None, 5, list(TWO[1]), "", "J", "Q", TWO[1].lower()]),
        # A beam too few or too many, a joker too few or too many, a fifth beam of a colour beside the sun's.
        *({"sun": SUN, "hands": [TWO[0], hand]} for hand in [TWO[1][:-2] + "J", TWO[1] + "A"]),
        *({"sun": SUN, "hands": [TWO[0], hand]} for hand in [TWO[1][:-1] + "A", "J" + TWO[1], "JJ" + TWO[1][:-1]]),
        {"sun": SUN, "hands": [TWO[0], TWO[1].replace("YY", "YA")]},
    ],
)
def test_bad_setups(setup: Any) -> None:
    with pytest.raises(SetupError):
        GAME.start(2, {"joker": "open"}, setup)


@pytest.mark.parametrize("hand", ["GGLLOOPPRRA", "JGGLLOOPPR", "JJGGLLOOPPR", "JGGLLOOPPRRY", "JAAAAOOPPRR"])
def test_bad_hands_for_three(hand: str) -> None:
    with pytest.raises(SetupError):
        GAME.start(3, {"joker": "open"}, {"sun": SUN, "hands": [*THREE[:2], hand]})


def test_hands_for_another_number_of_seats() -> None:
    for seats in (2, 3, 4):
        for given_hands in (2, 3, 4):
            if seats != given_hands:
                with pytest.raises(SetupError):
                    GAME.start(seats, {"joker": "open"}, {"sun": SUN, "hands": HANDS[given_hands]})


# -- arranging -------------------------------------------------------------------------------------------------------

GOOD = {
    (2, 1): "arrange 1 ABG.LOP.JRY.ABG.LOP.JRY",
    (2, 2): "arrange 2 J.ABJ.A.B.GL.GL.OPR.OPR.Y.Y",
    (3, 1): "arrange 1 A.AB.BGL.G.JLO.O",
    (3, 2): "arrange 2 APR.AB.B.PRY.JY",
    (3, 3): "arrange 3 GLO.GLO.JPR.PR",
}


def test_the_state_while_seats_arrange() -> None:
    state = start(3)
    assert state.to_json() == {
        "game": "elios",
        "phase": "arrange",
        "columns": list(SUN),
        "discs": 2,
        "hands": ["AABBGGJLLOO", "AABBJPPRRYY", "GGJLLOOPPRR"],
        "groups": [[], [], []],
        "arranged": [],
        "to_move": None,
        "pending": [1, 2, 3],
        "passes": 0,
        "joker": "open",
        "result": None,
    }
    assert GAME.legal(state) == []
    transition = happens(state, GOOD[3, 3])
    assert transition.events == (Arranged(3, ("GLO", "GLO", "JPR", "PR")),)
    assert transition.seat == 3
    json = transition.after.to_json()
    assert json["hands"] == state.to_json()["hands"], "hands are shown until all have arranged"
    assert json["groups"] == [[], [], ["GLO", "GLO", "JPR", "PR"]]
    assert (json["arranged"], json["pending"], json["phase"], json["to_move"]) == ([3], [1, 2], "arrange", None)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_who_finishes_last_starts(order: tuple[int, ...]) -> None:
    state = play(start(3, "keeps"), *(GOOD[3, seat] for seat in order[:-1]))
    transition = happens(state, GOOD[3, order[-1]])
    assert transition.events[1:] == (TurnBegan(order[-1]),)
    json = transition.after.to_json()
    assert json == {
        "game": "elios",
        "phase": "play",
        "columns": list(SUN),
        "discs": 2,
        "hands": [],
        "groups": [["A", "AB", "BGL", "G", "JLO", "O"], ["AB", "APR", "B", "JY", "PRY"], ["GLO", "GLO", "JPR", "PR"]],
        "arranged": list(order),
        "to_move": order[-1],
        "pending": [],
        "passes": 0,
        "joker": "keeps",
        "result": None,
    }
    for seat in (None, 1, 2, 3):
        assert transition.after.view(seat).to_json() == json, "nothing is hidden"


@pytest.mark.parametrize(
    "groups",
    [
        "AB.AB.G.G.JLO.L",  # one O missing
        "A.AB.BGL.G.JLO.O.O",  # one O too many
        "A.AB.BGL.G.JLO.P",  # P is not in the hand
        "AA.BB.G.G.JLO.LO",  # a colour twice
        "AB.AB.GG.JLO.LO",
        "ABGL.ABG.JLO.O",  # four
        "AABBGGJLLOO",
        "A",
        "J.J",
        "JJ.A",
    ],
)
def test_bad_arrangements(groups: str) -> None:
    move = f"arrange 1 {groups}"
    assert code(start(3), move) == "elios.bad_arrangement"
    arranged = play(start(3), GOOD[3, 1])
    assert code(arranged, move) == "elios.bad_arrangement", "comes before already_arranged"
    playing = play(arranged, GOOD[3, 2], GOOD[3, 3])
    assert code(playing, move) == "elios.bad_arrangement", "and is judged alike in later phases"


def test_no_group_holds_two_jokers() -> None:
    assert code(start(), GOOD[2, 2]) == ""
    assert code(start(), "arrange 2 JJ.AB.A.B.GL.GL.OPR.OPR.Y.Y") == "elios.bad_arrangement"


def test_a_seat_arranges_once() -> None:
    state = play(start(), GOOD[2, 1])
    assert code(state, GOOD[2, 1]) == "elios.already_arranged"
    playing = play(state, GOOD[2, 2])
    for each in (GOOD[2, 1], GOOD[2, 2]):
        assert code(playing, each) == "elios.already_arranged"
    # Judged against the hand as dealt, whatever has become of the groups since.
    later = play(playing, "J@1", "disc", "split OPR/O")
    assert code(later, GOOD[2, 2]) == "elios.already_arranged"
    assert code(later, "arrange 2 ABJ.A.B.GL.GL.OPR.OPR.Y.Y") == "elios.bad_arrangement"


@pytest.mark.parametrize("move", ["disc", "pass", "A@6", "AGR@1,1,1", "ABGJ@6,7,5,1", "split AGJ/B", "split A/A"])
def test_turns_before_all_have_arranged(move: str) -> None:
    state = start()
    assert code(state, move) == "elios.not_arranged"
    assert code(play(state, GOOD[2, 1]), move) == "elios.not_arranged"


@pytest.mark.parametrize("move", ["split AG/G", "AG@6", "AA@6,6", "arrange 3 A", "arrange 1", "arrange 1 BA", "disc 1"])
def test_bad_notation_while_seats_arrange(move: str) -> None:
    assert code(start(), move) == "game.bad_notation"


# -- suggestions -----------------------------------------------------------------------------------------------------

deals = st.tuples(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))


@given(deals, st.integers(0, 2**32))
def test_arrangements_by_chance_are_legal(deal: tuple[int, int], seed: int) -> None:
    seats, dealt = deal
    state = GAME.start(seats, {"joker": "open"}, GAME.deal(seats, {}, dealt))
    for seat in state.pending:
        move = GAME.arrangement(state, seat, seed)
        assert GAME.why(state, move) is None
        assert move == GAME.arrangement(state, seat, seed)


@given(deals)
def test_the_suggestion_has_as_few_groups_as_can_be_and_no_joker_alone(deal: tuple[int, int]) -> None:
    seats, dealt = deal
    state = GAME.start(seats, {"joker": "open"}, GAME.deal(seats, {}, dealt))
    for seat, hand in enumerate(state.hands, start=1):
        groups = GAME.arrangement(state, seat, 0).groups
        assert may_arrange(hand, groups)
        assert len(groups) == max(-(-len(hand) // 3), *Counter(hand).values())
        assert "J" not in groups
        assert max(map(len, groups)) - min(map(len, groups)) <= 1


def test_chance_finds_different_arrangements() -> None:
    state = start()
    assert len({GAME.arrangement(state, 1, seed) for seed in range(30)}) == 30
    sizes = Counter(len(group) for seed in range(100) for group in GAME.arrangement(state, 1, seed + 1).groups)
    assert set(sizes) == {1, 2, 3}
