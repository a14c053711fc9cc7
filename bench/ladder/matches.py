"""Which matches there are, and how well they should end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from bench.ladder.yardsticks import CHILD, GREEDY, PARTNER, RANDOM
from elios_desktop.engine.contract import GAME_IDS, HEAD_START, LARGEST_START, OptionValue, find_game
from elios_desktop.engine.record import COMPUTER_LEVELS

Share = tuple[float, float]
"""The share of games that somebody should win: at least, and at most."""
BESIDE_THE_ONE_BELOW: Share = (0.60, 0.80)
"""A rung, not a cliff."""
CHILD_BESIDE_THE_FIRST: Share = (0.50, 0.80)
BESIDE_RANDOM: Share = (0.95, 1.0)
SURE_OF_RANDOM = "5"
"""With even rungs above a first level that a child beats, no lower one can be."""
BESIDE_GREEDY: Mapping[str, Share] = {  # and which games have yardsticks of their own
    "elios": (0.90, 1),
    "elementos": (0.90, 1),
    "exagon": (0.85, 1),
    "holi": (0.85, 1),
}
BESIDE_PARTNER: Share = (0.60, 1.0)
EVENED_OUT: Share = (0.45, 0.55)
"""With a head start of a step, beside the level one above; of two, beside the one two above; and so on."""
HELPED = (2, 3)
"""The levels that are given head starts: low ones, as those who are given them are, and quickly played."""

EVEN_LEVELS = (2, 3)
"""Whose games with themselves show what chances are worth: they make no gross mistakes and are played in no time."""
RIVALRY = 3
"""So many rivalry cards are shown where any are."""


@dataclass(frozen=True)
class Match:
    """One player against another one, who sits at all the other seats (the other team's)."""

    game: str
    one: str
    """A level, or a yardstick's name."""
    other: str
    target: Share | None
    """The share of games that the first one should win; None: more than its fair share."""
    seats: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rivalry: int = 0
    """Of Holi: so many rivalry cards, by chance. They are no option but part of the setup."""
    head: int = 0
    """The step of the first player's head start, wherever that one sits."""

    @property
    def even(self) -> bool:
        """Whether both are the same: who wins says nothing, but chances can be compared with what came."""
        return self.one == self.other

    @property
    def name(self) -> str:
        """What the match is called in tables and files."""
        return " ".join([self.game, *self.way(), f"{self.one} v {self.other}"])

    def way(self) -> Iterator[str]:
        """How it is played, where that is not the usual way with two."""
        if self.seats != 2:
            yield f"seats={self.seats}"
        yield from (f"{name}={value}" for name, value in self.options.items())
        if self.rivalry:
            yield f"rivalry={self.rivalry}"
        if self.head:
            yield f"{HEAD_START}={self.head}"

    @property
    def is_rung(self) -> bool:
        """Whether it shows how far two levels are apart in a usual game."""
        return self.target in (BESIDE_THE_ONE_BELOW, CHILD_BESIDE_THE_FIRST)


def matches(game_id: str) -> Iterator[Match]:
    """Every level beside the one below and beside the yardsticks, then every other way to play."""
    for level in range(2, COMPUTER_LEVELS + 1):
        yield Match(game_id, str(level), str(level - 1), BESIDE_THE_ONE_BELOW)
    for level in EVEN_LEVELS:
        yield Match(game_id, str(level), str(level), None)
    if game_id in BESIDE_GREEDY:
        yield Match(game_id, CHILD, "1", CHILD_BESIDE_THE_FIRST)
    for step in range(1, LARGEST_START + 1):
        for level in HELPED:
            yield Match(game_id, str(level), str(level + step), EVENED_OUT, head=step)
    yield Match(game_id, "1", RANDOM, None)
    yield Match(game_id, SURE_OF_RANDOM, RANDOM, BESIDE_RANDOM)
    if game_id in BESIDE_GREEDY:
        yield Match(game_id, str(COMPUTER_LEVELS), GREEDY, BESIDE_GREEDY[game_id])
    if game_id == "exagon":
        yield Match(game_id, str(COMPUTER_LEVELS), PARTNER, BESIDE_PARTNER)
    game = find_game(game_id)
    assert game is not None
    chosen = {name: option for name, option in game.options.items() if not option.quiet}
    usual = {name: option.default for name, option in chosen.items()}
    ways = [
        (seats, dict(zip(chosen, values, strict=True)))
        for seats in game.seats
        for values in product(*(option.values for option in chosen.values()))
    ]
    for seats, options in ways:
        if (seats, options) != (2, usual) and game_id in BESIDE_GREEDY:
            changed = {name: value for name, value in options.items() if value != usual[name]}
            yield Match(game_id, "3", GREEDY, None, seats, changed)
    for seats in game.seats if game_id == "holi" else ():
        yield Match(game_id, "3", GREEDY, None, seats, rivalry=RIVALRY)


def all_matches(games: list[str]) -> list[Match]:
    """The matches of these games, of all without a name."""
    return [match for game_id in games or GAME_IDS for match in matches(game_id)]
