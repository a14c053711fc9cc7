"""Elementos: deals, styles of play and texts near the position."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.elementos.reference import SQUARES, Elementos
from tests.reference import Json
from tests.reference.trials import with_noise

SEATS = (2,)
OPTIONS: tuple[Json, ...] = (
    {"memory": False},
    {"memory": True},
    {"memory": False, "head_start": "1:1"},
    {"memory": False, "head_start": "2:3"},
)
STYLES = ("any", "race", "flip", "shuffle", "fight", "siege")


def setup(rng: Random, seats: int, style: str, number: int = 0) -> Json:
    """Who begins."""
    return {"first": rng.choice([1, 2])}


def fitted(setup: Json, options: Json) -> Json:
    """The same for a game with a head start."""
    return {"first": int(options["head_start"][0])} if "head_start" in options else setup


def bad_setups(rng: Random, good: Json) -> list[Any]:
    """Setups with something wrong, and a few with nothing wrong."""
    firsts: list[Any] = [0, 1, 2, 3, -1, "1", True, False, None, [1], {}, 1.5, 10**30]
    return [{"first": each} for each in firsts] + [{}, None, [], 1, "first", [1]]


def arrangement(rng: Random, seat: int) -> str:
    """A legal layout."""
    tokens = [rng.choice([pair, pair[::-1]]) for pair in ("FW", "WA", "AF") * 3]
    rng.shuffle(tokens)
    return f"arrange {seat} " + " ".join(tokens)


def choose(game: Elementos, rng: Random, style: str) -> str:
    """A legal move, in the style."""
    pending = game.state()["pending"]
    if pending:
        return arrangement(rng, rng.choice(pending))
    legal = game.legal()
    liked = _liked(game, legal, rng, style)
    return rng.choice(liked if liked and rng.random() < 0.85 else legal)


def _liked(game: Elementos, legal: list[str], rng: Random, style: str) -> list[str]:
    flips = [text for text in legal if text.startswith("flip")]
    wands = [text for text in legal if text[0] in "wc"]
    takes = [text for text in legal if "x" in text]
    if style == "race":
        forward = [text for text in wands if text[-1] != text[-4]]
        return forward or wands or [text for text in legal if "-" in text]
    if style == "flip":
        again = [text for text in flips if text.split()[1] in game.flipped]
        return again if again and rng.random() < 0.7 else flips
    if style == "shuffle":
        return [text for text in legal if "-" in text and text[-1] == text[-4]]
    if style == "fight":
        return takes or [text for text in legal if text[0] in "abc" and text[-1] != text[-4]]
    if style == "siege":
        return _besiege(game, legal, flips, takes)
    return []


def _besiege(game: Elementos, legal: list[str], flips: list[str], takes: list[str]) -> list[str]:
    """Seat 2 offers its tokens until the home alone is left; then seat 1 stands before it, and both flip."""
    home = game.wands["2"]
    others = [square for square, token in game.tokens.items() if token[0] == "2" and square != home]
    before = home[0] + str(int(home[1]) - 1)
    if not others:
        if game.to_move == 1 and game.tokens.get(before, "2")[0] != "1":
            return [text for text in legal if text.endswith("-" + before)] or [t for t in legal if t[0] in "abc"]
        again = [text for text in flips if text.split()[1] in game.flipped]
        mine = [square for square in game.flipped if game.tokens[square][0] == str(game.to_move)]
        return again if mine else flips
    steps = [text for text in legal if text[0] in "abc"]
    if game.to_move == 1:
        return takes or flips
    towards = [text for text in steps if "-" in text and text[-1] != text[-4]]
    return towards or [text for text in flips if text.split()[1] != home] or steps


def candidates(game: Elementos, rng: Random) -> list[str]:
    """Every kind of move from every token to nearby squares and some far ones, and arrangements good and bad."""
    texts = []
    starts = rng.sample(sorted(game.tokens), min(6, len(game.tokens)))
    for start in [*starts, rng.choice(SQUARES), *game.wands.values()]:
        texts.append(f"flip {start}")
        near = [square for square in SQUARES if abs(int(square[1]) - int(start[1])) <= 2]
        for end in [*rng.sample(near, 5), rng.choice(SQUARES)]:
            texts += [f"{start}-{end}", f"{start}x{end}", f"wand {start}-{end}", f"carry {start}-{end}"]
    for seat in (1, 2, 3):
        good = arrangement(rng, seat)
        texts += [good, good[:-3], good + " FW", good.replace("FW", "FF", 1), good.replace("FW", "WA", 1)]
        texts += [good.replace("F", "f", 1), good.replace(" ", "  ", 1), good[:-1], f"arrange {seat} FW"]
        texts.append(good[:-2] + rng.choice("FWA") + rng.choice("FWA"))
    texts += ["flip", "wand", "carry b2", "flip b9", "flip d1", "flip b0", "pass", "end", "b2", "b2-", "wand b2xb3"]
    return with_noise(texts, game, rng)
