"""What tests have to know of Exagon."""

from collections import Counter
from collections.abc import Iterator

from elios_desktop.engine.contract import Json
from elios_desktop.games.exagon import course, players, puzzles, rules, words
from elios_desktop.games.exagon.puzzles import mining
from elios_desktop.games.exagon.rules import tournament
from tests.facts import Facts, Parts, keys


def pieces(state: Json) -> object:
    return Counter([tile for tile, _ in state["board"].values()] + [tile for hand in state["hands"] for tile in hand])


def candidates(state: Json) -> Iterator[str]:
    yield "end"
    cells = {tuple(map(int, cell.split(","))) for cell in state["board"]} or {(0, 0)}
    around = {(q + a, r + b) for q, r in cells for a, b in ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))}
    own = state["hands"][(state["to_move"] or 1) - 1]
    for tile in [*own, *(tile for tile in (1, 39) if tile not in own)]:
        for q, r in around | {(9, 9)}:
            for rotation in range(6):
                yield f"{tile}@{q},{r}/{rotation}"
        for seat in range(1, len(state["hands"]) + 1):
            yield f"give {tile}>{seat}"


FACTS = Facts(
    Parts(rules.GAME, words, players, course, puzzles, mining, tournament),
    keys("game phase board hands bonus placed idle to_move pending result"),
    pieces,
    candidates,
    in_limits=True,
    compared=1000,
    files_of_a_drop=61,
    kinds_on_table=5,
    painted_texts=5,
    has_buttons=True,
    reference_games=(15,),
    record="exagon-5",
    scenes={
        "Put",
        "Give",
        "End",
        "end: no_tiles",
        "exagon.first_tile_at_centre",
        "exagon.no_bonus",
        "exagon.cell_taken",
        "exagon.side_mismatch",
        "exagon.exagon_side",
        "exagon.not_touching",
        "exagon.give_only_to_one_tile",
    },
    rare=(164, 36),
    glossary={
        "it": {"tile": "tesser", "hourglass": "clessidra", "bonus(es)?": "bonus", "star points": "punti stella"},
        "de": {"tile": "plättchen", "hourglass": "sanduhr", "bonus(es)?": "bon(us|i)", "star points": "sternpunkt"},
    },
    same={"it": ("Bonus",), "de": ("Bonus",)},
    wrong_moves=("give 1>2",),
    cuts={
        ("table/motion.py", "key.startswith"): "a decoration's key on the scene",
        (
            "words.py",
            "event.cells[0].removeprefix",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
        ("table/hourglass.py", "re.compile"): "reads what people type as seconds",
        (
            "table/table.py",
            "about.removeprefix",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
        (
            "table/table.py",
            "about.startswith",
        ): "names a piece in a refusal or a point, as the engine does; it is no part of a move",
    },
    carries={
        ("table/hourglass.py", "chosen_sand"): "what a save holds of the hourglass",
        ("table/hourglass.py", "sand"): "what a save holds of the hourglass",
        ("table/hourglass.py", "take_up"): "what a save holds of the hourglass",
        ("setup.py", "_choose_sand"): "what a save holds of the hourglass",
    },
)
