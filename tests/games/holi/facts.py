"""What tests have to know of Holi."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from elios_desktop.engine.contract import Json
from elios_desktop.games.holi import course, players, puzzles, rules, words
from elios_desktop.games.holi.puzzles import mining
from tests.facts import Facts, Parts, keys

CELLS = [column + row for column in "abcdef" for row in "123456"]
CARDS: dict[int, list[str]] = {
    card["id"]: card["pattern"]
    for card in json.loads(Path(__file__).with_name("cards.json").read_text(encoding="utf-8"))
}


def pieces(state: Json) -> object:
    tokens = Counter(str(owner) for level in state["levels"] for owner in level.values())
    for reserve in state["reserves"]:
        tokens.update(reserve)
    sweets = sum(state["held_sweets"]) + sum(sum(level.values()) for level in state["sweets"])
    cards = [
        sorted([*hand, *deck, *(entry["card"] for entry in discards)])
        for hand, deck, discards in zip(state["hands"], state["decks"], state["discards"], strict=True)
    ]
    return dict(tokens), sweets, cards


def masked(state: Json, seat: int | None) -> Json:
    for owner, (hand, discards) in enumerate(zip(state["hands"], state["discards"], strict=True), 1):
        if owner != seat:
            hand[:] = ["?"] * len(hand)
            for entry in discards:
                if not entry["up"]:
                    entry["card"] = "?"
    state["decks"] = [["?"] * len(deck) for deck in state["decks"]]
    return state


def candidates(state: Json) -> Iterator[str]:
    yield from ("climb", "descend", "end", "stop")
    for cell in CELLS:
        yield from (f"corner {cell}", f"move {cell}")
        for card in range(1, 14):
            yield f"drop {card} {cell}"
    mover = state["to_move"] or 1
    pawn, own = state["pawns"][mover - 1], state["reserves"][mover - 1].get(str(mover), 0)
    for card in state["hands"][mover - 1]:
        for cells in _placements(card):
            spaces = sorted(cells - {pawn[1:] if pawn else ""})
            sizes = {len(spaces), len(spaces) - 1, min(own, len(spaces)), 1}
            for size in sizes:
                for some in combinations(spaces, size):
                    if some:
                        yield f"throw {card} {' '.join(some)}"
            yield f"throw {card} {' '.join(sorted(cells))}"


def _placements(card: int) -> set[frozenset[str]]:
    """The coloured spaces on the grid, for each way of turning and mirroring the card and each place."""
    found = set()
    spaces = [(x, -y) for y, line in enumerate(CARDS[card]) for x, sign in enumerate(line) if sign != "."]
    for turn in range(8):
        turned = spaces if turn < 4 else [(-x, y) for x, y in spaces]
        for _ in range(turn % 4):
            turned = [(y, -x) for x, y in turned]
        for dx in range(-6, 10):
            for dy in range(-6, 10):
                cells = [(x + dx, y + dy) for x, y in turned]
                if all(0 <= x < 6 and 0 <= y < 6 for x, y in cells):
                    found.add(frozenset("abcdef"[x] + "123456"[y] for x, y in cells))
    return found


FACTS = Facts(
    Parts(rules.GAME, words, players, course, puzzles, mining),
    keys(
        "game phase levels sweets pawns reserves held_sweets hands decks discards hits finished done rivalry"
        " to_move pending result"
    ),
    pieces,
    candidates,
    masked,
    in_limits=True,
    compared=1000,
    files_of_a_drop=62,
    kinds_on_table=5,
    painted_texts=5,
    has_buttons=True,
    reference_games=(12,),
    record="holi-4-3",
    scenes={
        "Corner",
        "Drop",
        "MovePawn",
        "Throw",
        "End",
        "Climb",
        "Descend",
        "Stop",
        "end: scored",
        "holi.not_a_corner",
        "holi.corner_taken",
        "holi.same_cell",
        "holi.cell_has_pawn",
        "holi.border",
        "holi.pattern_does_not_fit",
        "holi.already_moved",
        "holi.cell_has_token",
        "holi.already_thrown",
        "holi.not_surrounded",
        "holi.already_climbed",
        "holi.no_way_down",
    },
    rare=(47, 39),
    glossary={
        "it": {"sweets?": "dolcett", "rivalry cards?": "rivalità", "reserve": "riserv", "level": "livell"},
        "de": {"sweets?": "süßigkeit", "rivalry cards?": "karte", "reserve": "vorr[aä]t", "level": "ebene"},
    },
    same={"it": ("lime", "Lime")},
    wrong_moves=("drop 1 a2", "climb"),
    cuts={
        ("words.py", "event.rule.partition"): "the rule of a point: rivalry_5",
        ("words.py", "name.removeprefix"): "the name of a reason's argument",
        ("words.py", "name.startswith"): "the name of a reason's argument",
    },
)
