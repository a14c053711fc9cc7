"""Holi: deals, styles of play and texts near the position."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.holi.reference import Holi
from tests.games.holi.reference_courtyard import CARDS, CORNERS, GRID, SWEET_CELLS, neighbours
from tests.reference import Json
from tests.reference.trials import with_noise

SEATS = (2, 3, 4)
OPTIONS: tuple[Json, ...] = ({"opening_hand": 1}, {"opening_hand": 3}, {"opening_hand": 1, "head_start": "2:2"})
STYLES = ("any", "climb", "hit", "drop", "quick")


def setup(rng: Random, seats: int, style: str, number: int = 0) -> Json:
    """Shuffled decks and up to three rivalry cards: each card in turn, and others; climbers get what helps them."""
    decks = [rng.sample(range(1, 14), 13) for _ in range(seats)]
    cards = {number % 21 + 1, *rng.sample([5, 10, 11, 14, 16, 18, 20, 21] if style == "climb" else range(1, 22), 2)}
    cards = cards if rng.random() < 0.85 else set()
    return {"first": rng.randint(1, seats), "decks": decks, "rivalry": sorted(cards)}


def fitted(setup: Json, options: Json) -> Json:
    """A head start is no part of a deal."""
    return setup


def bad_setups(rng: Random, good: Json) -> list[Any]:
    """Setups with something wrong, and a few with nothing wrong."""
    decks = good["decks"]
    firsts: list[Any] = [0, 1, 2, 3, 4, 5, -1, "1", True, None, [1], 1.5]
    found: list[Any] = [{**good, "first": each} for each in firsts]
    cards: list[Any] = [[], [1], [21], [0], [22], [1, 1], [2, 1], [1, 2, 3], [1, 2, 3, 4], [True], ["1"], None, 3, "1"]
    found += [{**good, "rivalry": each} for each in [*cards, {}, [None], [[1]], [1.5], [-1]]]
    more: list[Any] = [decks[:-1], [*decks, decks[0]], [], None, 7, "x", {}, [None] * len(decks), [[]] * len(decks)]
    more += [[decks[0][1:], *decks[1:]], [[*decks[0], 1], *decks[1:]], [[*decks[0][:-1], decks[0][0]], *decks[1:]]]
    more += [[[each if card == 1 else card for card in decks[0]], *decks[1:]] for each in (0, 14, True, "1", None, 1.5)]
    more += [[decks[0][::-1], *decks[1:]], [decks[0]] * len(decks), [tuple(decks[0]), "x"]]
    found += [{**good, "decks": each} for each in more]
    return [*found, *({key: good[key] for key in good if key != gone} for gone in good), {}, None, [], 7, ""]


def composed(rng: Random, number: int) -> Json:
    """A position of phase "play" as no random game would soon reach it: high courtyards, short reserves, late hands."""
    seats = rng.choice(SEATS)
    others = rng.sample(range(1, 22), 2)
    everybody = range(1, seats + 1)
    pawns = [f"{rng.choice([1, 1, 2, 2, 3])}{cell}" for cell in rng.sample(GRID, seats)]
    if rng.random() < 0.5:  # near each other, one above the other, or one next to it
        near = [pawns[0][1:], *neighbours(pawns[0][1:])]
        pawns = rng.sample([f"{level}{cell}" for level in (1, 2, 3) for cell in near], seats)
    left = dict.fromkeys(everybody, 25)
    levels: list[dict[str, int]] = [{}, {}, {}]
    fullness, colours = rng.random(), rng.choices(everybody, k=rng.choice([1, 2, 9]))
    for cell in rng.sample(GRID, len(GRID)):
        lowest_pawn = min((int(pawn[0]) for pawn in pawns if pawn[1:] == cell), default=4)
        height = sum(rng.random() < fullness for _ in range(3))
        for level in range(1, min(height, lowest_pawn - 1) + 1):
            able = [seat for seat in everybody if left[seat] > 1]
            if not able:
                break
            owner = rng.choice([seat for seat in colours if seat in able] or able)
            levels[level - 1][cell] = owner
            left[owner] -= 1
    reserves = [{str(owner): 0 for owner in everybody} for _ in everybody]
    for owner in everybody:
        away = rng.choice([0, 0, rng.randint(0, left[owner] - 1), left[owner] - 1, max(0, left[owner] - 3)])
        for _ in range(away):
            reserves[rng.choice([seat for seat in everybody if seat != owner]) - 1][str(owner)] += 1
        reserves[owner - 1][str(owner)] = left[owner] - away
    sweets: list[dict[str, int]] = [{}, {}, {}]
    held = [0] * seats
    for level, cell, count in [(level, cell, 3 - level) for level in (1, 2) for cell in SWEET_CELLS]:
        if f"{level}{cell}" in pawns or (cell in levels[level - 1] and rng.random() < 0.5) or rng.random() < 0.3:
            held[rng.randrange(seats)] += count
        else:
            sweets[level - 1][cell] = count
    hands, decks, discards = [], [], []
    for _ in everybody:
        cards = rng.sample(sorted(CARDS), 13)
        hand, deck = rng.randint(1, 3), rng.choice([0, 0, 1, 5])
        hands.append(sorted(cards[:hand]))
        decks.append(cards[hand : hand + deck])
        pile: list[Json] = []
        for card in cards[hand + deck :]:
            pile.append({"card": card, "up": rng.random() < 0.5 or bool(pile and not pile[-1]["up"])})
        discards.append(pile)
    to_move = rng.choice(everybody)
    finished = [seat for seat in everybody if seat != to_move and rng.random() < 0.5]
    return {
        "levels": levels,
        "sweets": sweets,
        "pawns": pawns,
        "reserves": reserves,
        "held_sweets": held,
        "hands": hands,
        "decks": decks,
        "discards": discards,
        "hits": [rng.randint(0, 2) for _ in everybody],
        "finished": finished,
        "done": [kind for kind in ("throw", "move", "climb") if rng.random() < 0.2],
        "rivalry": sorted({number % 21 + 1, *others}) if rng.random() < 0.85 else [],
        "to_move": to_move,
        "phase": "play",
    }


def choose(game: Holi, rng: Random, style: str) -> str:
    """A legal move, in the style."""
    legal = game.legal()
    if None in game.pawns:
        return rng.choice(legal)
    for special, chance in (("climb", 0.85), ("stop", 0.7), ("descend", 0.3 if style == "climb" else 0.5)):
        if special in legal and rng.random() < chance:
            return special
    throws = [text for text in legal if text.startswith("throw")]
    drops = [text for text in legal if text.startswith("drop")]
    moves = [text for text in legal if text.startswith("move")]
    if style == "climb" and moves and rng.random() < 0.8:
        return max(rng.sample(moves, len(moves)), key=lambda text: _shelter(game, text.split()[1]))
    if style == "hit" and throws:
        return max(rng.sample(throws, len(throws)), key=lambda text: _under_pawns(game, text))
    if style == "hit" and moves and rng.random() < 0.3:
        return rng.choice([text for text in moves if text.split()[1] in "c3 c4 d3 d4 b3 e4"] or moves)
    if style == "drop" and drops and rng.random() < 0.8:
        return rng.choice(drops)
    if style == "quick" and throws and rng.random() < 0.9:
        return rng.choice(throws)
    if style == "quick" and "end" in legal and rng.random() < 0.7:
        return "end"
    if moves and rng.random() < 0.3:
        return rng.choice(moves)
    return rng.choice(legal)


def _shelter(game: Holi, cell: str) -> int:
    """How well a cell is surrounded, so that one can climb from it."""
    pawn = game.pawns[(game.to_move or 1) - 1]
    assert pawn is not None
    around = neighbours(cell)
    return sum(each in game.levels[pawn[0] - 1] for each in around) if len(around) == 4 else -1


def _under_pawns(game: Holi, text: str) -> int:
    """How many of the cells of a throw have a pawn on them, or somewhere below."""
    cells = text.split()[2:]
    return sum(pawn is not None and pawn[1] in cells for pawn in game.pawns)


def candidates(game: Holi, rng: Random) -> list[str]:
    """Throws of cards in the hand and elsewhere on cells near and far, whole, short and too long; all other moves."""
    texts = ["climb", "descend", "end", "stop", "pass", "throw 7", "drop ? c4", "drop 14 c4", "drop 0 c4", "move 2c4"]
    texts += [f"move {rng.choice(GRID)}" for _ in range(8)] + [f"corner {rng.choice(GRID)}" for _ in range(2)]
    texts += [f"corner {cell}" for cell in CORNERS] + ["throw 07 c4 d5", "throw 7 d5 c4", "throw 7 c4 c4", "move g1"]
    pawns = [pawn[1] for pawn in game.pawns if pawn]
    texts += [f"move {cell}" for cell in pawns]
    hand = game.hands[(game.to_move or 1) - 1]
    for _ in range(10):
        card = rng.choice(hand) if hand and rng.random() < 0.8 else rng.randint(1, 14)
        texts.append(f"drop {card} {rng.choice(GRID + pawns)}")
    if None not in game.pawns and game.to_move:
        for card in [*rng.sample(hand, min(3, len(hand))), rng.choice(list(CARDS))]:
            texts += _throws(game, card, rng)
    return with_noise(texts, game, rng)


def _throws(game: Holi, card: int, rng: Random) -> list[str]:
    """The card laid as it may be, cells added, left out and shifted."""
    ways = game._ways(card)
    texts = []
    for way in rng.sample(ways, min(len(ways), 6)):
        cells = set(way)
        variants = [cells, set(rng.sample(sorted(cells), rng.randint(1, len(cells))))]
        variants.append(cells | {rng.choice(GRID)})
        variants.append((cells - {min(cells)}) | {rng.choice(neighbours(min(cells)))})
        variants.append({chr(ord(cell[0]) + 1) + cell[1] for cell in cells})
        variants.append(set(rng.sample(GRID, len(cells))))
        texts += [f"throw {card} {' '.join(sorted(variant))}" for variant in variants]
    return texts
