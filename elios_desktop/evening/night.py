"""A night of several games: who plays, which games in which order, and where it is.

A plan is a value: every step makes a new one, which is written down before the step is shown. So a night goes on where
it was, whatever happened in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from elios_desktop.games import GAMES, entry_of

MOST_ROUNDS = 12


class LeftOut(Enum):
    """Why a game can't be part of a night."""

    TOO_FEW = "too_few"
    """It needs more people than are here."""
    TOO_MANY = "too_many"
    """It seats fewer people than are here."""


@dataclass(frozen=True, slots=True)
class Round:
    """One game of the night. `save` is the game's name on the disk once it was begun."""

    game: str
    save: str = ""
    done: bool = False


@dataclass(frozen=True, slots=True)
class Night:
    """Who plays, and the games in their order."""

    people: tuple[str, ...]
    """Their names, in the order in which they sit."""
    rounds: tuple[Round, ...]
    computers: tuple[str, ...] = ()
    """The kinds of the computers that play along, "computer:3"."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.people) + len(self.computers)

    @property
    def number(self) -> int:
        """Which game of the night is the current one, from 1."""
        return len(self.done) + 1

    @property
    def current(self) -> Round | None:
        """The game that is to be begun or played on; None when all are done."""
        return next((each for each in self.rounds if not each.done), None)

    @property
    def is_over(self) -> bool:
        """Whether every game was played."""
        return self.current is None

    @property
    def done(self) -> tuple[Round, ...]:
        """The games that were played."""
        return tuple(each for each in self.rounds if each.done)

    def begun(self, save: str) -> Night:
        """The current game has been begun under this name."""
        here = self.current
        return replace(self, rounds=tuple(replace(each, save=save) if each is here else each for each in self.rounds))

    def finished(self, save: str) -> Night:
        """The game of this name is over; another's end changes nothing."""
        rounds = tuple(replace(each, done=True) if each.save == save and save else each for each in self.rounds)
        return replace(self, rounds=rounds)

    def skipped(self) -> Night:
        """Return the current game isn't played after all."""
        here = self.current
        return replace(self, rounds=tuple(each for each in self.rounds if each is not here))

    def settled(self, ended: Collection[str]) -> Night:
        """Games that are over are done, also where the program was killed before it could say so."""
        rounds = tuple(replace(each, done=True) if each.save and each.save in ended else each for each in self.rounds)
        return replace(self, rounds=rounds)

    def unbegun(self, saves: Iterable[str]) -> Night:
        """Return a game that was begun and is neither among those under way nor done, as it was deleted, is begun
        anew."""
        there = set(saves)
        rounds = tuple(
            replace(each, save="") if not each.done and each.save not in there else each for each in self.rounds
        )
        return replace(self, rounds=rounds)

    def joined_by(self, name: str) -> Night:
        """Let somebody join late. Games to come that don't seat so many are left out."""
        return self._seated((*self.people, name))

    def left_by(self, name: str) -> Night:
        """Let somebody go home. Games to come that need more people are left out."""
        return self._seated(tuple(each for each in self.people if each != name))

    def _seated(self, people: tuple[str, ...]) -> Night:
        seats = len(people) + len(self.computers)
        kept = tuple(each for each in self.rounds if each.done or each.save or left_out(each.game, seats) is None)
        return Night(people, kept, self.computers)


def left_out(game: str, seats: int) -> LeftOut | None:
    """Tell why so many can't play a game, or None."""
    fewest, most = entry_of(game).players
    return LeftOut.TOO_FEW if seats < fewest else LeftOut.TOO_MANY if seats > most else None


def planned(people: Sequence[str], games: Sequence[str] | None = None, computers: Sequence[str] = ()) -> Night:
    """Return a night of these games, or of all there are, without those that don't seat so many."""
    wanted = [entry.id for entry in GAMES] if games is None else list(games)
    seats = len(people) + len(computers)
    rounds = tuple(Round(game) for game in wanted if left_out(game, seats) is None)
    return Night(tuple(people), rounds[:MOST_ROUNDS], tuple(computers))
