"""What tests have to know of Elementos."""

from collections import Counter
from collections.abc import Iterator

from elios_desktop.engine.contract import Json
from elios_desktop.games.elementos import course, players, puzzles, rules, words
from elios_desktop.games.elementos.puzzles import mining
from tests.facts import Facts, Parts, keys


def pieces(state: Json) -> object:
    return Counter(token[0] + "".join(sorted(token[1:])) for token in state["tokens"].values())


def masked(state: Json, seat: int | None) -> Json:
    all_arranged = not state["pending"]
    for square, token in state["tokens"].items():
        if token[0] != str(seat) or (state["memory"] and all_arranged):
            state["tokens"][square] = token[:2] + "?"
    return state


def candidates(state: Json) -> Iterator[str]:
    squares = [column + row for column in "abc" for row in "12345678"]
    for start in squares:
        yield f"flip {start}"
        for end in squares:
            yield from (f"{start}-{end}", f"{start}x{end}", f"wand {start}-{end}", f"carry {start}-{end}")


FACTS = Facts(
    Parts(rules.GAME, words, players, course, puzzles, mining),
    keys("game phase tokens wands locked to_move pending memory result"),
    pieces,
    candidates,
    masked,
    may_shrink=True,
    in_limits=True,
    compared=1000,
    files_of_a_drop=54,
    kinds_on_table=5,
    painted_texts=5,
    has_buttons=True,
    reference_games=(5,),
    record="elementos-2-True",
    scenes={
        "arranging",
        "Arrange",
        "Flip",
        "Step",
        "PassWand",
        "Carry",
        "Take",
        "end: wand_across",
        "elementos.too_far",
        "elementos.home_is_protected",
        "elementos.own_token",
        "elementos.backwards",
        "elementos.home_only_forward",
        "elementos.not_yours",
        "elementos.no_token",
        "elementos.does_not_beat",
    },
    glossary={
        "it": {"wand": "bacchett", "token": "pedin", "fire": "fuoco", "wood": "legno", "water": "acqua"},
        "de": {"wand": "stab|stäbe", "token": "stein", "fire": "feuer", "wood": "holz", "water": "wasser"},
    },
    wrong_moves=("flip b8",),
    cuts={
        ("players/__init__.py", "token[0]"): "the side of a token that is up, of a layout's two",
        ("table/motion.py", "key.startswith"): "a decoration's key on the scene",
        ("table/drawing.py", "key.startswith"): "a decoration's key on the scene",
    },
    composes={
        ("board.py", "f'wand {view.to_move}'"): "the key of a wand on the table",
        ("board.py", "f'wand {situation.view.to_move}'"): "the key of a wand on the table",
        ("board.py", "f'wand {self.owner}'"): "the key of a wand on the table",
        ("table/motion.py", "f'wand {seat}'"): "the key of a wand on the table",
        ("table/drawing.py", "f'wand {held.owner}'"): "the key of a wand on the table",
    },
)
