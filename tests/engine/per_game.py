"""What the contract suite has to know of each game: written from the rules, not from the engines.

A fifth game gets an entry in `FACTS`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path

from elios_desktop.engine.contract import Json


@dataclass(frozen=True)
class Facts:
    """The parts of a game's rules that the suite checks."""

    keys: tuple[str, ...]
    """The position's keys, in the rules' order."""
    pieces: Callable[[Json], object]
    """What a position holds in all; the same in every position of a game (see `may_shrink`)."""
    masked: Callable[[Json, int | None], Json]
    """A position as a seat (None: an onlooker) may see it, by the rules."""
    candidates: Callable[[Json], Iterator[str]]
    """Every text that could be a turn in a position: far more than the legal ones, and all of those."""
    may_shrink: bool = False
    """Pieces may leave the game."""


# Elios


def elios_pieces(state: Json) -> object:
    return Counter("".join([*state["columns"], *state["hands"], *(beams for own in state["groups"] for beams in own)]))


def elios_candidates(state: Json) -> Iterator[str]:
    yield from ("disc", "pass")
    seats = state["groups"]
    for group in {group for own in seats for group in own} | {"A", "BJ", "AGJ", "ABGL"}:
        for columns in permutations(range(1, 9), len(group)):
            yield f"{group}@{','.join(map(str, columns))}"
        for beam in group:
            yield f"split {group}/{beam}"
        yield f"{group}@{','.join('1' * len(group))}"


# Elementos


def elementos_pieces(state: Json) -> object:
    return Counter(token[0] + "".join(sorted(token[1:])) for token in state["tokens"].values())


def elementos_masked(state: Json, seat: int | None) -> Json:
    all_arranged = not state["pending"]
    for square, token in state["tokens"].items():
        if token[0] != str(seat) or (state["memory"] and all_arranged):
            state["tokens"][square] = token[:2] + "?"
    return state


def elementos_candidates(state: Json) -> Iterator[str]:
    squares = [column + row for column in "abc" for row in "12345678"]
    for start in squares:
        yield f"flip {start}"
        for end in squares:
            yield from (f"{start}-{end}", f"{start}x{end}", f"wand {start}-{end}", f"carry {start}-{end}")


# Exagon


def exagon_pieces(state: Json) -> object:
    return Counter([tile for tile, _ in state["board"].values()] + [tile for hand in state["hands"] for tile in hand])


def exagon_candidates(state: Json) -> Iterator[str]:
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


# Holi

HOLI_CELLS = [column + row for column in "abcdef" for row in "123456"]
HOLI_CARDS: dict[int, list[str]] = {
    card["id"]: card["pattern"]
    for card in json.loads(
        Path(__file__).parents[1].joinpath("games", "holi", "cards.json").read_text(encoding="utf-8")
    )
}


def holi_pieces(state: Json) -> object:
    tokens = Counter(str(owner) for level in state["levels"] for owner in level.values())
    for reserve in state["reserves"]:
        tokens.update(reserve)
    sweets = sum(state["held_sweets"]) + sum(sum(level.values()) for level in state["sweets"])
    cards = [
        sorted([*hand, *deck, *(entry["card"] for entry in discards)])
        for hand, deck, discards in zip(state["hands"], state["decks"], state["discards"], strict=True)
    ]
    return dict(tokens), sweets, cards


def holi_masked(state: Json, seat: int | None) -> Json:
    for owner, (hand, discards) in enumerate(zip(state["hands"], state["discards"], strict=True), 1):
        if owner != seat:
            hand[:] = ["?"] * len(hand)
            for entry in discards:
                if not entry["up"]:
                    entry["card"] = "?"
    state["decks"] = [["?"] * len(deck) for deck in state["decks"]]
    return state


def holi_candidates(state: Json) -> Iterator[str]:
    yield from ("climb", "descend", "end", "stop")
    for cell in HOLI_CELLS:
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
    spaces = [(x, -y) for y, line in enumerate(HOLI_CARDS[card]) for x, sign in enumerate(line) if sign != "."]
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


def all_open(state: Json, seat: int | None) -> Json:
    """Nothing is hidden."""
    return state


def keys(names: str) -> tuple[str, ...]:
    return tuple(names.split())


FACTS: dict[str, Facts] = {
    "elios": Facts(
        keys("game phase columns discs hands groups arranged to_move pending passes joker result"),
        elios_pieces,
        all_open,
        elios_candidates,
    ),
    "elementos": Facts(
        keys("game phase tokens wands locked to_move pending memory result"),
        elementos_pieces,
        elementos_masked,
        elementos_candidates,
        may_shrink=True,
    ),
    "exagon": Facts(
        keys("game phase board hands bonus placed idle to_move pending result"),
        exagon_pieces,
        all_open,
        exagon_candidates,
    ),
    "holi": Facts(
        keys(
            "game phase levels sweets pawns reserves held_sweets hands decks discards hits finished done rivalry"
            " to_move pending result"
        ),
        holi_pieces,
        holi_masked,
        holi_candidates,
    ),
}


def masked(game_id: str, state: Json, seat: int | None) -> Json:
    """What the rules let a seat see of a position."""
    return FACTS[game_id].masked(deepcopy(state), seat)
