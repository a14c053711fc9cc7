"""The words of Elios: each refusal, move, turn and result as a sentence for people."""

from __future__ import annotations

import pytest

from elios_desktop.games.elios import words
from elios_desktop.games.elios.rules import GAME, State
from elios_desktop.games.elios.rules.game import against
from elios_desktop.texts.translate import english
from elios_desktop.texts.words import refusal_section, refusal_sentence
from tests.games.elios.drawing import happens, play, position, why

NAMES = ["Ann", "Bob", "Cid", "Dee"]
STATE = position("""
    4 = . . . . . . . .
    3   . . . . . . . G
    2   J O . . . . . J
    1   R O Y L G A B P
    > 1: A AG AGJ AY BGJ GY JO L O
      2: R
""")
LOW = position("""
    4   . . . . . . . .
    3   . . . . . . . G
    2 = J O . . . . . J
    1   R O Y L G A B P
    > 1: A J
      2: R
""")
OPENING = position("""
    2 = . . . . . . . .
    1   R O Y L G A B P
    > 1: AGY BGJ
      2: AGJ R
""")
KEEPS = position(
    """
    4 = . . . . . . . .
    3   . . . . . . . .
    2   J . . . . . . .
    1   R O Y L G A B P
    > 1: A A
      2: R
""",
    "keeps",
)
FULL = position("""
    9 = . . . . . . . .
    2   O O O O O O O O
    1   R O Y L G A B P
    > 1: R O
      2: Y
""")
BLOCKED = "9 = . . . . . . . .\n2   O O O O O O O O\n1   R O Y L G A B P\n"
ARRANGING = GAME.start(
    3, {"joker": "open"}, {"sun": "ROYLGABP", "hands": ["AABBGGLLOOJ", "PPRRYYAABBJ", "JGGLLOOPPRR"]}
)


@pytest.mark.parametrize(
    ("state", "move", "section", "sentence"),
    [
        (STATE, "B@7", "turn", "You have no group blue: you can place or split only your own groups."),
        (STATE, "ABGJ@1,2,3,4", "turn", "You have no group green + azure + blue + joker: you can place or split"
         " only your own groups."),
        (STATE, "A@5", "place", "On column 5, azure can’t go on green: a beam needs its own colour or a joker below"
         " it."),
        (KEEPS, "A@1", "place", "On column 1, azure can’t go on a joker that keeps red: in this game only a column’s"
         " own colour or another joker may go on a joker."),
        (STATE, "JO@8,2", "place", "All beams of a group land on the same level; here they would land on levels 3, 4."),
        (LOW, "J@1", "place", "That would be level 3, but the top disc is on level 2: no beam lands above it."),
        (STATE, "JO@2,2", "place", "Every beam of a group goes on a column of its own; here column 2 would get more"
         " than one."),
        (OPENING, "disc", "first-turn", "On the very first turn you have to place a group with a joker."),
        (FULL, "disc", "disc", "All the discs are on the stack: there are none left to add."),
        (STATE, "split AGJ/B", "split", "You can’t split green + azure + joker by taking out blue: a group of two"
         " or three is split by taking out one of its own beams."),
        (STATE, "pass", "pass", "You can pass only when there’s nothing else to do, but you can place"
         " azure on column 6."),
        (FULL, "pass", "pass", "You can pass only when there’s nothing else to do, but you can place"
         " orange on column 1."),
        (ARRANGING, "arrange 1 AA", "arranging", "Beams can’t be grouped like this: no colour is in a group twice, but"
         " here azure would be."),
        (ARRANGING, "arrange 1 JJ", "arranging", "Beams can’t be grouped like this: a group has at most one joker."),
        (ARRANGING, "arrange 1 ABGL.A.B.G.L.O.O.J", "arranging", "Beams can’t be grouped like this: a group has at most"
         " three beams."),
        (ARRANGING, "arrange 1 A.B", "arranging", "Beams can’t be grouped like this: every beam in your hand has to be"
         " in one group, and only one."),
        (ARRANGING, "disc", "arranging", "The turns begin when everybody has arranged their beams. Seats still to"
         " finish: 1, 2, 3."),
        (STATE, "A@9", "notation", "“A@9” isn’t a move in this game."),
    ],
)  # fmt: skip
def test_refusals(state: State, move: str, section: str, sentence: str) -> None:
    refusal = why(state, move)
    assert refusal is not None
    assert refusal_sentence("elios", refusal, english) == sentence
    assert refusal_section("elios", refusal) == section


def test_a_colour_that_no_column_shows() -> None:
    view = position("3 = . . . . . . . .\n2   . . . . . . . R\n1   R O Y L G A B P\n> 1: JPR\n  2: Y").view(1)
    refusal = against(view, "JPR", {"J": 4})
    assert refusal is not None
    sentence = "No column shows purple or a joker now, so red + purple + joker can’t be placed."
    assert refusal_sentence("elios", refusal, english) == sentence


def test_other_things_to_do_instead_of_passing() -> None:
    stuck = """
        {level} = . . . . . . . .
        2   O O O O O O O O
        1   R O Y L G A B P
        > 1: {groups}
          2: R
    """
    for level, groups, possible in [(9, "RY", "you can split red + yellow"), (8, "R", "you can add a disc")]:
        refusal = why(position(stuck.format(level=level, groups=groups)), "pass")
        assert refusal is not None
        assert words.refusal_args(refusal, english)["possible"] == possible


def test_already_arranged() -> None:
    state = play(ARRANGING, GAME.arrangement(ARRANGING, 2, 0).text)
    refusal = why(state, GAME.arrangement(ARRANGING, 2, 1).text)
    assert refusal is not None
    assert refusal_sentence("elios", refusal, english).startswith("Seat 2 has finished arranging")
    assert words.turn(state.view(None), GAME.legal(state), NAMES, english).endswith("Still at it: Ann, Cid.")


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    codes = """
        not_your_group wrong_colour no_column levels_differ above_discs same_column first_turn_joker no_discs_left
        cannot_split must_act bad_arrangement already_arranged not_arranged
    """
    assert list(words.REFUSALS) == [f"elios.{code}" for code in codes.split()]


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (STATE, "AG@6,5", "Ann places on level 2: green on column 5, azure on column 6."),
        (STATE, "disc", "Ann adds a disc: now there are 5."),
        (STATE, "split AGJ/A", "Ann splits green + azure + joker into azure and green + joker."),
        (position("2 = J . . . . . . .\n1   R O Y L G A B P\n> 1: O\n  2: Y"), "O@2", "Ann places the last beams on"
         " level 2: orange on column 2."),
        (position("9 = . . . . . . . .\n2   O O O O O O O O\n1   R O Y L G A B P\n> 1: R\n  2: Y"), "pass",
         "Ann is stuck and passes."),
        (ARRANGING, "arrange 3 GLO.GLO.JPR.PR", "Cid has made 4 groups."),
    ],
)  # fmt: skip
def test_moves(state: State, move: str, sentence: str) -> None:
    transition = happens(state, move)
    for viewer in (None, 1, 2):
        assert words.move(transition, viewer, NAMES, english) == sentence


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (OPENING, "Ann was the last to finish and begins: place a group with a joker."),
        (STATE, "Ann, place a group, add a disc or split a group."),
        (LOW, "Ann, place a group or add a disc."),
        (FULL, "Ann, place a group: at least one of yours fits."),
        (position(BLOCKED + "> 1: R\n  2: Y"), "Ann has to pass: no group fits anywhere, no disc is left, and no group"
         " can be split."),
        (position(BLOCKED + "> 1: RY\n  2: Y"), "Ann, no group fits now: split one."),
        (position(BLOCKED.replace("9", "8") + "> 1: RY\n  2: Y"), "Ann, no group fits now: add a disc or split a"
         " group."),
        (position(BLOCKED.replace("9", "8") + "> 1: R\n  2: Y"), "Ann, no group fits now: add a disc."),
        (
            position("9 = . . . . . . . .\n2   O . . . . . . .\n1   R O Y L G A B P\n> 1: AO\n  2: Y"),
            "Ann, place a group or split one.",
        ),
    ],
)  # fmt: skip
def test_turns(state: State, sentence: str) -> None:
    assert words.turn(state.view(None), GAME.legal(state), NAMES, english) == sentence


@pytest.mark.parametrize(
    ("drawing", "moves", "sentence"),
    [
        ("2 = J . . . . . . .\n1   R O Y L G A B P\n> 1: O\n  2: Y", "O@2", "Ann has placed every beam."),
        ("2 = J . . . . . . .\n1   R O Y L G A B P\n  1: O\n> 2: Y\n  3: P\n  4:", "Y@3", "Bob and Dee have placed all"
         " their beams."),
        (BLOCKED + "> 1: R R\n  2: Y", "pass pass", "The game is blocked: nobody can do anything. Bob has the fewest"
         " beams left: 1."),
        (BLOCKED + "> 1: R R\n  2: Y\n  3: L", "pass pass pass", "The game is blocked: nobody can do anything. Bob and"
         " Cid tie for the fewest beams left: 1 each."),
        (BLOCKED + "> 1: R R\n  2: Y\n  3: L\n  4: Y", "pass pass pass pass", "The game is blocked: nobody can do"
         " anything. Bob and Dee have the fewest beams left: 2 between them."),
        (BLOCKED + "> 1: R R\n  2: Y\n  3: L\n  4: Y Y", "pass pass pass pass", "The game is blocked: nobody can do"
         " anything. Both teams have the same number of beams left: 3 each."),
    ],
)  # fmt: skip
def test_results(drawing: str, moves: str, sentence: str) -> None:
    state = play(position(drawing), *moves.split())
    assert state.result is not None
    assert words.result(state.result, state, NAMES, english) == sentence
    assert words.turn(state.view(None), GAME.legal(state), NAMES, english) == "The game is over."


def test_options_say_what_they_mean() -> None:
    for name, choice in GAME.options.items():
        assert all(words.option(name, english))
        for value in choice.values:
            assert all(words.option_value(name, value, english))
    assert (
        "if nobody can do anything any more, whoever has the fewest beams left wins"
        in words.option_value("joker", "open", english)[1]
    )
    assert "No game can be blocked" in words.option_value("joker", "keeps", english)[1]
