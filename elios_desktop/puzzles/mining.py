"""How a book of puzzles is made: games are played by simple policies, every position of them is looked at, and of what
is proved the dull is left out.

All chance comes from `Chance`, which depends on a seed and the number of a game alone: a book is the same whoever makes
it, on however many processors. What computer players are like doesn't matter for a book.
"""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from itertools import accumulate
from random import Random
from typing import Protocol, TypeVar, cast

from elios_desktop.engine.contract import Json, OptionValue
from elios_desktop.engine.record import Record, SeatInfo
from elios_desktop.games import entry_of
from elios_desktop.puzzles.book import puzzle_of
from elios_desktop.puzzles.contract import LEVELS, Claim, Puzzle

T = TypeVar("T")

MOST_ALIKE = 5
"""At most one in so many puzzles of a book is of the same idea."""
SHARES = (54, 54, 106, 106, 60)
"""How many puzzles of each level there are beside others: the middle ones are a day's puzzle twice a week."""
FROM_ONE_GAME = 4
"""So many puzzles come from one game at most."""


class Chance:
    """Chance that is the same in every version of Python, which promises that for `Random.random` alone."""

    def __init__(self, *what: object) -> None:
        self._random = Random(" ".join(map(str, what))).random

    def below(self, number: int) -> int:
        """Return a number from 0 on, below this one."""
        return int(self._random() * number)

    def happens(self, percent: int) -> bool:
        """Return what happens so often."""
        return self._random() * 100 < percent

    def pick(self, choices: Sequence[T]) -> T:
        """Return one of these."""
        return choices[self.below(len(choices))]

    def shuffled(self, choices: Iterable[T]) -> list[T]:
        """Return these in some order."""
        return [each for _, _, each in sorted((self._random(), at, each) for at, each in enumerate(choices))]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A claim that was proved, and what decides whether it comes into the book."""

    claim: Claim
    record: Record
    position: str
    """The same for two positions that people would call the same."""
    along: tuple[str, ...]
    """The positions that its line goes through."""
    idea: str
    """What its solution is like, in a word or two."""
    echo: frozenset[str]
    """No two puzzles from one game share any of this."""
    hardness: int
    """How hard it is to find, beside others of the same book."""
    greedy: bool
    """Whether somebody finds it who always does what lies nearest."""


class GameMining(Protocol):
    """The names that a module `games.<id>.puzzles.mining` has."""

    @property
    def GAMES(self) -> int:
        """How many games are played for a book."""

    def mined(self, chance: Chance, number: int) -> Iterable[Candidate]:
        """Return what is found in one game, which is played by chance."""


def mined(game_id: str, seed: int, number: int) -> list[Candidate]:
    """Return what is found in the so-many-th game of a book."""
    mining = cast(GameMining, entry_of(game_id).load("mining"))
    return list(mining.mined(Chance(game_id, seed, number), number))


def played(game_id: str, seed: int, games: int | None, processes: int) -> list[list[Candidate]]:
    """Return what is found in each game of a book, by so many processes at a time; that many makes no other
    difference."""
    numbers = range(games or cast(GameMining, entry_of(game_id).load("mining")).GAMES)
    find = partial(mined, game_id, seed)
    if processes < 2:
        return list(map(find, numbers))
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(find, numbers, chunksize=4))


def record_of(
    game_id: str, seats: int, options: Mapping[str, OptionValue], setup: Json, moves: Iterable[str]
) -> Record:
    """Return a record without names."""
    return Record(game_id, (SeatInfo(""),) * seats, options, setup, tuple(moves))


def selected(games: Sequence[Sequence[Candidate]], wanted: int, left_out: Container[str] = ()) -> list[Puzzle]:
    """Return the puzzles of a book by their ids: of the ideas as many as can be, of the levels by their shares."""
    chosen = _varied(_distinct(games, left_out), wanted)
    ranked = sorted(chosen, key=lambda each: (not each[1].greedy, each[1].hardness, each[0].id))
    ends = [len(ranked) * part // sum(SHARES) for part in accumulate(SHARES)]
    puzzles = [replace(puzzle, level=LEVELS[sum(at >= end for end in ends)]) for at, (puzzle, _) in enumerate(ranked)]
    return sorted(puzzles, key=lambda puzzle: puzzle.id)


Chosen = tuple[Puzzle, Candidate]


def _distinct(games: Sequence[Sequence[Candidate]], left_out: Container[str]) -> list[Chosen]:
    """Choose at most a few from each game, no position twice, and none that is only the rest of another's line."""
    found: list[tuple[str, int, Chosen]] = []
    for number, candidates in enumerate(games):
        for candidate in candidates:
            puzzle = puzzle_of(candidate.claim, LEVELS[0], candidate.record)
            if puzzle.id not in left_out:
                found.append((puzzle.id, number, (puzzle, candidate)))
    # What takes more than doing what lies nearest comes first, and whole lines before their rests.
    found.sort(key=lambda each: (each[2][1].greedy, -len(each[2][1].along), sha256(each[0].encode()).digest()))
    kept: list[Chosen] = []
    stood: set[str] = set()
    echoes: set[tuple[int, str]] = set()
    from_game: Counter[int] = Counter()
    for _, number, chosen in found:
        candidate = chosen[1]
        positions = {candidate.position, *candidate.along}
        echo = {(number, each) for each in candidate.echo}
        if from_game[number] < FROM_ONE_GAME and not positions & stood and not echo & echoes:
            from_game[number] += 1
            stood |= positions
            echoes |= echo
            kept.append(chosen)
    return kept


def _varied(chosen: Sequence[Chosen], wanted: int) -> list[Chosen]:
    """Choose so many of these, in turn one of each idea; what lies nearest fills no more than half of the easiest
    level."""
    of_idea: dict[str, list[Chosen]] = {}
    for each in sorted(chosen, key=lambda each: (each[1].greedy, sha256(each[0].id.encode()).digest())):
        of_idea.setdefault(each[1].idea, []).append(each)
    found: list[Chosen] = []
    near = wanted // len(LEVELS) // 2
    for at in range(wanted // MOST_ALIKE):
        for idea in sorted(of_idea):
            if at < len(of_idea[idea]) and len(found) < wanted:
                each = of_idea[idea][at]
                if each[1].greedy:
                    if not near:
                        continue
                    near -= 1
                found.append(each)
    return found
