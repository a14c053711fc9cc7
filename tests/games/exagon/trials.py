"""Exagon: deals, styles of play and texts near the position."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.exagon.reference import DIRECTIONS, FEWER, TILES, TILES_EACH, Exagon, stands_for
from tests.reference import Json, favours
from tests.reference.trials import with_noise

SEATS = (2, 3, 4, 5)
OPTIONS: tuple[Json, ...] = ({}, {"head_start": "1:1"}, {"head_start": "2:3"})
STYLES = ("any", "greedy", "ring", "hoard", "one", "ring")


def setup(rng: Random, seats: int, style: str, number: int = 0) -> Json:
    """A random deal; in a "ring" the turns' tiles in order close a ring around a hole that one tile fits."""
    tiles = rng.sample(sorted(TILES), 40)
    ring = _ring(rng) if style == "ring" else []
    if not ring:
        table = tiles.pop() if seats == 3 else None
        each = TILES_EACH[seats]
        return {"hands": [tiles[seat * each : (seat + 1) * each] for seat in range(seats)], "table": table}
    hands: list[list[int]] = [[] for _ in range(seats)]
    table = ring[0] if seats == 3 else None
    for turn, tile in enumerate(ring[1:] if seats == 3 else ring):
        hands[turn % seats].append(tile)
    if 34 not in ring:
        hands[0].append(34)
    rest = [tile for tile in tiles if tile not in ring and tile != 34]
    for hand in hands:
        while len(hand) < TILES_EACH[seats]:
            hand.append(rest.pop())
    return {"hands": hands, "table": table}


def _ring(rng: Random) -> list[int]:
    """Six tiles in the order of a ring around a cell, the first unturned, and among them one that fits into the hole,
    once it has four, five or six sides.

    The seat that begins must hold tile 34, or have the highest star; so only rings with 34 first, or without it.
    """
    for _ in range(200):
        middle, *others = rng.sample(sorted(set(TILES) - {34}), 40 - 1)
        found = _grow(rng, middle, rng.randrange(6), others, [])
        if found:
            order = [tile for tile, _ in found]
            order.insert(rng.choice([4, 5, 6, 6]), middle)
            return order
    return []


def _grow(
    rng: Random, middle: int, turned: int, others: list[int], ring: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The ring, tile by tile clockwise from the middle's south-west: the middle lies north-east of the first tile."""
    if len(ring) == 6:
        return ring
    at = (3 + len(ring)) % 6
    options = [(tile, rotation) for tile in others[:20] for rotation in (range(6) if ring else [0])]
    for tile, rotation in rng.sample(options, len(options)):
        if any(tile == used for used, _ in ring):
            continue
        faces = [(middle, turned, at, tile, rotation, (at + 3) % 6)]
        if ring:
            faces.append((*ring[-1], (at + 1) % 6, tile, rotation, (at + 4) % 6))
        if len(ring) == 5:
            faces.append((*ring[0], (at + 5) % 6, tile, rotation, (at + 2) % 6))
        if all(_match(*face) for face in faces):
            found = _grow(rng, middle, turned, others, [*ring, (tile, rotation)])
            if found:
                return found
    return []


def _match(one: int, turned: int, side: int, other: int, other_turned: int, other_side: int) -> bool:
    mine, theirs = TILES[one][0][(side - turned) % 6], TILES[other][0][(other_side - other_turned) % 6]
    return bool(stands_for(one, mine) & stands_for(other, theirs))


def fitted(setup: Json, options: Json) -> Json:
    """The same deal for a game with a head start."""
    hands = list(setup["hands"])
    for at, hand in enumerate(hands):
        if favours(options, at + 1):
            hands[at] = hand[: len(hand) - FEWER[len(hands)][int(options["head_start"][2]) - 1]]
    return {**setup, "hands": hands}


def bad_setups(rng: Random, good: Json) -> list[Any]:
    """Setups with something wrong, and a few with nothing wrong."""
    hands, table = good["hands"], good["table"]
    first, rest = hands[0], hands[1:]
    more: list[Any] = [rest, [*hands, []], [*hands, first], [], None, 7, "x", {}, [None] * len(hands)]
    more += [[first[1:], *rest], [[*first, rest[0][0]], *rest], [[rest[0][0], *first[1:]], *rest]]
    more += [[[each, *first[1:]], *rest] for each in (0, 41, -1, True, "1", None, [1], 1.5)]
    more += [[first[::-1], *rest], [sorted(first), *rest], [first[1:], [*rest[0], first[0]], *rest[1:]]]
    found: list[Any] = [{"hands": each, "table": table} for each in more]
    tables: list[Any] = [0, 41, 1, first[0], "1", True, [1], {}] + ([None] if table else [])
    found += [{"hands": hands, "table": each} for each in tables]
    return [*found, {"table": table}, {}, None, [], 7, "", [hands, table]]


def choose(game: Exagon, rng: Random, style: str) -> str:
    """A legal move, in the style."""
    legal = game.legal()
    places = [text for text in legal if "@" in text]
    gives = [text for text in legal if text.startswith("give")]
    if gives and rng.random() < 0.6:
        return rng.choice(gives)
    hand = game.hands[(game.to_move or 1) - 1]
    clock = game.why("timeout") is None and rng.random() < 0.3
    if style == "hoard" and game.placed == 0 and "end" in legal and rng.random() < 0.8:
        return "timeout" if clock else "end"
    if style == "one" and len(hand) == 1 and game.bonus == 0 and "end" in legal and rng.random() < 0.9:
        return "end"
    if style == "ring" and places:
        return _close_ring(game, rng, places)
    if style != "any" and places:
        most = max(_sides(game, text) for text in places)
        if rng.random() < 0.9:
            return rng.choice([text for text in places if _sides(game, text) == most])
    if places and rng.random() < 0.9:
        return rng.choice(places)
    return "timeout" if clock else rng.choice(legal)


def _cell(text: str) -> tuple[int, int]:
    q, r = text.split("@")[1].split("/")[0].split(",")
    return int(q), int(r)


def _sides(game: Exagon, text: str) -> int:
    q, r = _cell(text)
    return sum((q + dq, r + dr) in game.board for dq, dr in DIRECTIONS)


def _close_ring(game: Exagon, rng: Random, places: list[str]) -> str:
    """Clockwise around the cell north-east of the first tile; into it when the tile dealt for it has its turn."""
    around = [(1 + dq, -1 + dr) for dq, dr in DIRECTIONS]
    missing = [cell for cell in around if cell not in game.board]
    me = (game.to_move or 1) - 1
    planned = next(tile for tile in game.dealt[me] if tile in game.hands[me])
    into = [text for text in places if _cell(text) == (1, -1) and text.startswith(f"{planned}@")]
    if into and len(missing) <= 2:
        return rng.choice(into)
    after = [around[(3 + step) % 6] for step in range(1, 6)]
    following = [cell for cell in after if cell in missing][:1] if game.board else [(0, 0)]
    good = [text for text in places if _cell(text) in following and text.startswith(f"{planned}@")]
    good = good or [text for text in places if _cell(text) in following]
    if good:
        return rng.choice(good)
    return "end" if not missing else rng.choice(places)


def candidates(game: Exagon, rng: Random) -> list[str]:
    """Own, others' and laid tiles on taken, touching and far cells in every rotation; gives; turns' ends."""
    texts = ["end", "timeout", "pass", "give", "give 1", "1@0,0", "end ", "41@0,0/0", "0@0,0/0", "1@0,0/6", "1@-0,0/0"]
    texts.append(f"{rng.randint(1, 40)}@{10 ** rng.randint(1, 60)},-{10 ** rng.randint(1, 60)}/3")
    taken = list(game.board) or [(0, 0)]
    mine = game.hands[(game.to_move or 1) - 1] or [1]
    for _ in range(60):
        tile = rng.choice(mine) if rng.random() < 0.85 else rng.randint(1, 41)
        q, r = rng.choice(taken)
        for _ in range(rng.choice([0, 1, 1, 1, 1, 1, 1, 2])):
            dq, dr = rng.choice(DIRECTIONS)
            q, r = q + dq, r + dr
        texts.append(f"{tile}@{q},{r}/{rng.randrange(6)}")
    texts += [f"give {rng.choice([*mine, rng.randint(1, 41)])}>{seat}" for seat in range(0, game.seats + 2)]
    texts += ["17@+1,0/0", "17@01,0/0", "017@1,0/0", "17@1,0/-0", "17@1, 0/0", "give 1>1>2", "17@1,0/0/0"]
    return with_noise(texts, game, rng)
