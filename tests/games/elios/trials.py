"""Elios: deals, styles of play and texts near the position."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.elios.reference import COLOURS, DEALT, FEWER, LETTERS, Elios
from tests.reference import Json, favours
from tests.reference.trials import with_noise

SEATS = (2, 3, 4)
OPTIONS: tuple[Json, ...] = ({"joker": "open"}, {"joker": "keeps"}, {"head_start": "1:1"}, {"head_start": "2:3"})
STYLES = ("any", "high", "hasty", "single", "skewed")


def setup(rng: Random, seats: int, style: str, number: int = 0) -> Json:
    """A random deal; "skewed" gives whole colours to one seat."""
    bag = list(COLOURS * 4)
    if style != "skewed":
        rng.shuffle(bag)
    beams, jokers = DEALT[seats]
    hands = [bag[seat * beams : (seat + 1) * beams] + ["J"] * jokers for seat in range(seats)]
    for hand in hands:
        rng.shuffle(hand)
    return {"sun": "".join(rng.sample(COLOURS, 8)), "hands": ["".join(hand) for hand in hands]}


def fitted(setup: Json, options: Json) -> Json:
    """The same deal for a game with a head start."""
    hands = list(setup["hands"])
    for at, hand in enumerate(hands):
        if favours(options, at + 1):
            fewer = FEWER[len(hands)][int(options["head_start"][2]) - 1]
            hands[at] = "".join([each for each in hand if each != "J"][fewer:]) + "J" * hand.count("J")
    return {**setup, "hands": hands}


def bad_setups(rng: Random, good: Json) -> list[Any]:
    """Setups with something wrong, and a few with nothing wrong."""
    sun, hands = good["sun"], good["hands"]
    more: list[Any] = [hands[:-1], [*hands, hands[0]], [], "x", None, 7, {}, [None] * len(hands), [7] * len(hands)]
    more += [[hands[0] + "R", *hands[1:]], [hands[0][1:], *hands[1:]], [hands[0].lower(), *hands[1:]]]
    more += [[hands[0].replace("J", "R"), *hands[1:]], [list(hands[0]), *hands[1:]], [hands[0] + " ", *hands[1:]]]
    for _ in range(6):
        first = list(hands[0])
        first[rng.randrange(len(first))] = rng.choice(LETTERS)
        more.append(["".join(first), *hands[1:]])
    more.append(["".join(rng.sample(hand, len(hand))) for hand in hands])
    found: list[Any] = [{"sun": sun, "hands": each} for each in more]
    suns: list[Any] = [sun[:-1], sun + "R", sun[:-1] + "J", sun[:-1] + sun[0], sun.lower(), list(sun), None, "", 8]
    suns += ["".join(rng.sample(sun, 8)), " " + sun]
    found += [{"sun": each, "hands": hands} for each in suns]
    return [*found, {"sun": sun}, {"hands": hands}, {}, None, [], "", 7, [sun, hands]]


def arrangement(game: Elios, seat: int, rng: Random, longest: int = 3) -> str:
    """A legal way of grouping the hand; `longest` 1 gives single beams only."""
    groups: list[str] = []
    for beam in rng.sample(game.hands[seat - 1], len(game.hands[seat - 1])):
        room = [index for index, group in enumerate(groups) if beam not in group and len(group) < longest]
        if room and rng.random() < 0.85:
            groups[rng.choice(room)] += beam
        else:
            groups.append(beam)
    rng.shuffle(groups)
    return f"arrange {seat} " + ".".join("".join(sorted(group)) for group in groups)


def choose(game: Elios, rng: Random, style: str) -> str:
    """A legal move, in the style: "high" piles up discs first, "hasty" places what it can, "single" splits much."""
    pending = game.state()["pending"]
    if pending:
        longest = 1 if style == "single" and rng.random() < 0.3 else rng.choice([2, 3, 3])
        return arrangement(game, rng.choice(pending), rng, longest)
    legal = game.legal()
    if style == "high" and "disc" in legal and rng.random() < 0.6:
        return "disc"
    places = [text for text in legal if "@" in text]
    splits = [text for text in legal if text.startswith("split")]
    if style == "hasty" and places and rng.random() < 0.9:
        return max(rng.sample(places, min(5, len(places))), key=len)
    if style == "single" and splits and rng.random() < 0.6:
        return rng.choice(splits)
    if places and rng.random() < 0.6:
        return rng.choice(places)
    return rng.choice(legal)


def candidates(game: Elios, rng: Random) -> list[str]:
    """Placements of own, others' and nobody's groups around the tops, splits, arrangements good and bad."""
    texts = ["disc", "pass", "discs", "disc 1", "split", "end"]
    groups = [group for groups in game.groups for group in groups]
    groups = rng.sample(groups, min(len(groups), 8))
    if game.to_move:
        groups += game.groups[game.to_move - 1]
    groups += ["".join(sorted(rng.sample(LETTERS, rng.randint(1, 4)))) for _ in range(3)]
    for group in groups:
        texts += [f"{group}@{','.join(_likely(game, letter, rng) for letter in group)}" for _ in range(6)]
        columns = [str(rng.randint(1, 8)) for _ in group]
        texts.append(f"{group}@{','.join(columns)}")
        texts += [f"split {group}/{letter}" for letter in group + rng.choice(LETTERS)]
    for seat in range(1, game.seats + 2):
        hand = game.hands[(seat - 1) % game.seats]
        good = arrangement(game, (seat - 1) % game.seats + 1, rng)
        words = f"arrange {seat} " + good.split(" ")[2]
        texts += [words, words + ".A", words[:-2], words.replace(".", "", 1), f"arrange {seat} {hand}"]
        texts += [words.replace(".", "..", 1), words + ".", f"arrange {seat} .{hand}", words.replace("R", "A", 1)]
        texts.append(f"arrange {seat} " + ".".join(hand))
        texts.append(f"arrange {seat} " + ".".join(group[::-1] for group in good.split(" ")[2].split(".")))
    return with_noise(texts, game, rng)


def _likely(game: Elios, letter: str, rng: Random) -> str:
    """A column on which the beam might go; now and then any."""
    fitting = [str(at) for at, column in enumerate(game.columns, 1) if letter in column or "J" in (letter, column[-1])]
    return rng.choice(fitting) if fitting and rng.random() < 0.85 else str(rng.randint(1, 8))
