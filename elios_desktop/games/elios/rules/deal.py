"""The pieces of Elios, and everything before the first turn: dealing, checking a setup, splitting hands into groups."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from elios_desktop.engine.contract import Json, SetupError

JOKER = "J"
COLOURS = "ABGLOPRY"
"""Azure, blue, green, lime, orange, purple, red, yellow: in code-point order, like all letters in notation."""
LETTERS = "ABGJLOPRY"
"""White is a colour too: a joker's letter stands among the others."""

BEAMS_OF_A_COLOUR = 5
BEAMS_DRAWN = {2: 16, 3: 10, 4: 8}
"""How many coloured beams each seat draws from the bag, by the number of seats."""
JOKERS_EACH = {2: 2, 3: 1, 4: 1}
LARGEST_GROUP = 3
FEWER_BEAMS = {2: (0, 5, 7, 9), 3: (0, 3, 4, 5), 4: (0, 2, 3, 4)}
"""How many coloured beams fewer a seat draws by its head start, by the number of seats."""

COLUMNS = 8
FIRST_DISCS = 2
MOST_DISCS = 9
HIGHEST = MOST_DISCS
"""No beam lands above the top disc, so no column is higher."""


Start = tuple[int, int]
"""The seat that has a head start, and its step."""
NO_START: Start = (0, 0)


def _shuffled(beams: str, rng: Random) -> list[str]:
    """Return the beams in random order.

    Made with `random()` alone: of all of `Random`, Python promises only for that one that a seed gives the same
    numbers in every version.
    """
    return sorted(beams, key=lambda _: rng.random())


def drawn(seats: int, seat: int, start: Start) -> int:
    """Tell how many coloured beams a seat draws; `start` is the head start."""
    return BEAMS_DRAWN[seats] - (FEWER_BEAMS[seats][start[1]] if seat == start[0] else 0)


def deal(seats: int, rng: Random, start: Start = NO_START) -> Json:
    """Return a sun with one beam of each colour, and a hand for each seat out of the 32 others."""
    sun = _shuffled(COLOURS, rng)
    bag = _shuffled(COLOURS * (BEAMS_OF_A_COLOUR - 1), rng)
    begins = range(0, seats * BEAMS_DRAWN[seats], BEAMS_DRAWN[seats])
    hands = [
        bag[begin : begin + drawn(seats, seat, start)] + [JOKER] * JOKERS_EACH[seats]
        for seat, begin in enumerate(begins, start=1)
    ]
    return {"sun": "".join(sun), "hands": ["".join(sorted(hand)) for hand in hands]}


def check_setup(seats: int, setup: Any, start: Start = NO_START) -> tuple[str, tuple[str, ...]]:
    """Return the sun and the hands (sorted) of a setup; SetupError if the rules don't allow it."""
    if not isinstance(setup, dict) or set(setup) != {"sun", "hands"}:
        raise SetupError('the setup must have exactly "sun" and "hands"')
    sun, hands = setup["sun"], setup["hands"]
    # One of each colour and no joker, in any order.
    if not isinstance(sun, str) or sorted(sun) != list(COLOURS):
        raise SetupError(f'"sun" must be the letters {COLOURS} in some order, not {sun!r:.40}')
    if not isinstance(hands, list) or len(hands) != seats or not all(isinstance(hand, str) for hand in hands):
        raise SetupError(f'"hands" must be a list of {seats} texts, one a seat')
    for seat, hand in enumerate(hands, start=1):
        if not set(hand) <= set(LETTERS):
            raise SetupError(f"hand {seat} has a letter that is no beam: {hand!r:.40}")
        jokers = hand.count(JOKER)
        if jokers != JOKERS_EACH[seats]:
            raise SetupError(f"hand {seat} has {jokers} jokers instead of {JOKERS_EACH[seats]}")
        beams = drawn(seats, seat, start)
        if len(hand) - jokers != beams:
            raise SetupError(f"hand {seat} has {len(hand) - jokers} coloured beams instead of {beams}")
    in_hands = Counter("".join(hands))
    for colour in COLOURS:
        if in_hands[colour] > BEAMS_OF_A_COLOUR - 1:
            raise SetupError(f"the hands have {in_hands[colour]} beams {colour}; only {BEAMS_OF_A_COLOUR - 1} exist")
    return sun, tuple("".join(sorted(hand)) for hand in hands)


def is_group(letters: str) -> bool:
    """Tell whether beams may form a group: 1 to 3 of them, no two of one colour."""
    # Ruling: white is a colour, so no group holds two jokers.
    return 1 <= len(letters) <= LARGEST_GROUP and len(set(letters)) == len(letters)


def may_arrange(hand: str, groups: Sequence[str]) -> bool:
    """Tell whether these are groups, and use the whole hand exactly."""
    return all(map(is_group, groups)) and sorted("".join(groups)) == sorted(hand)


def suggested_groups(hand: str) -> list[str]:
    """Make as few groups as the hand allows, as equal in size as can be, jokers in company.

    Beams are dealt out colour by colour: neighbours in that order go to different groups, so a colour that occurs no
    more often than there are groups never meets itself.
    """
    counts = Counter(hand)
    number = max(-(-len(hand) // LARGEST_GROUP), *counts.values())
    # The joker first: the first groups are the ones that are never smaller than the others.
    order = sorted(hand, key=lambda letter: (letter != JOKER, -counts[letter], letter))
    return sorted("".join(sorted(order[start::number])) for start in range(number))


def random_groups(hand: str, rng: Random) -> list[str]:
    """Return a legal arrangement by chance: mostly large groups, but any arrangement can come out."""
    groups: list[str] = []
    for beam in _shuffled(hand, rng):
        with_room = [at for at, group in enumerate(groups) if len(group) < LARGEST_GROUP and beam not in group]
        if with_room and rng.random() < 0.75:
            groups[with_room[int(rng.random() * len(with_room))]] += beam
        else:
            groups.append(beam)
    return sorted("".join(sorted(group)) for group in groups)
