"""What tests have to know of Elios."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from elios_desktop.engine.contract import Json
from elios_desktop.games.elios import course, players, puzzles, rules, words
from elios_desktop.games.elios.puzzles import mining
from tests.facts import Facts, Parts, keys


def pieces(state: Json) -> object:
    return Counter("".join([*state["columns"], *state["hands"], *(beams for own in state["groups"] for beams in own)]))


def candidates(state: Json) -> Iterator[str]:
    yield from ("disc", "pass")
    seats = state["groups"]
    for group in {group for own in seats for group in own} | {"A", "BJ", "AGJ", "ABGL"}:
        for columns in permutations(range(1, 9), len(group)):
            yield f"{group}@{','.join(map(str, columns))}"
        for beam in group:
            yield f"split {group}/{beam}"
        yield f"{group}@{','.join('1' * len(group))}"


FACTS = Facts(
    Parts(rules.GAME, words, players, course, puzzles, mining),
    keys("game phase columns discs hands groups arranged to_move pending passes joker result"),
    pieces,
    candidates,
    in_limits=True,
    compared=1000,
    files_of_a_drop=61,
    kinds_on_table=5,
    painted_texts=5,
    has_buttons=True,
    reference_games=(18,),
    record="elios-4-keeps",
    most_on_table=0.0,  # while beams are arranged
    alone_on_table=True,  # sixteen beams each
    scenes={
        "arranging",
        "Arrange",
        "Split",
        "Place",
        "Disc",
        "Pass",
        "end: all_placed",
        "end: blocked",
        "elios.first_turn_joker",
        "elios.wrong_colour",
        "elios.same_column",
        "elios.levels_differ",
        "elios.above_discs",
        "elios.cannot_split",
    },
    glossary={
        "it": {"beam": "raggi", "disc": "disc[oh]", "joker": "jolly", "group": "grupp", "level": "livell"},
        "de": {"beam": "strahl", "disc": "scheibe", "joker": "joker", "group": "gruppe", "level": "ebene"},
    },
    same={"de": ("Joker",)},
    wrong_moves=("split AB/A",),
    cuts={
        ("board/gestures.py", "group[0]"): "a group is a row of beams",
        ("board/gestures.py", "group[1:]"): "a group is a row of beams",
        (
            "words.py",
            "each.removeprefix",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
        (
            "words.py",
            "each.startswith",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
        ("table/motion.py", "key.startswith"): "a decoration's key on the scene",
        ("table/art.py", "text.split"): "the words of a sentence",
        ("table/pieces.py", "key.startswith"): "a decoration's key on the scene",
        ("table/table.py", "text.split"): "the order of a seat's groups, as a save holds it",
        (
            "table/table.py",
            "about.removeprefix",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
        (
            "table/table.py",
            "about.startswith",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
    },
)
