"""What a game is begun with: who plays each seat (a person, a computer of some level, or another program that the
settings name) and everything else that people choose on the new-game page."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from elios_desktop.engine.record import COMPUTER_LEVELS, HUMAN, PROGRAM, SeatInfo, computer_level
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.ui.kit.i18n import translate

KINDS = (HUMAN, *(f"computer:{level}" for level in range(1, COMPUTER_LEVELS + 1)))
"""From a person to the strongest computer."""
STARS = ("Mira", "Spica", "Electra", "Rigel", "Altair", "Deneb", "Vega")
"""What the computers are called, from the gentlest to the strongest; each has a face (`ui.kit.faces`)."""
PUZZLE_STARS = (2, 3, 4, 5, 7)
"""The computers' levels that stand for the puzzles', from the easiest: their names say how hard a puzzle is."""
_TWINS = ("", " II", " III", " IV", " V")

_LEVELS = (
    (
        QT_TRANSLATE_NOOP("Players", "gentle"),
        QT_TRANSLATE_NOOP("Players", "Plays along, one thing at a time: for a child’s very first games."),
    ),
    (
        QT_TRANSLATE_NOOP("Players", "easy"),
        QT_TRANSLATE_NOOP("Players", "Friendly and absent-minded: for first games and for children."),
    ),
    (QT_TRANSLATE_NOOP("Players", "casual"), QT_TRANSLATE_NOOP("Players", "Grabs what looks best right now.")),
    (QT_TRANSLATE_NOOP("Players", "practised"), QT_TRANSLATE_NOOP("Players", "Also considers your reply.")),
    (
        QT_TRANSLATE_NOOP("Players", "skilled"),
        QT_TRANSLATE_NOOP("Players", "Rarely overlooks anything, and plans a little ahead."),
    ),
    (QT_TRANSLATE_NOOP("Players", "strong"), QT_TRANSLATE_NOOP("Players", "Looks several moves ahead.")),
    (
        QT_TRANSLATE_NOOP("Players", "expert"),
        QT_TRANSLATE_NOOP("Players", "Shows no mercy, and thinks for about a second."),
    ),
)


FOLLOWS = "follows"
"""What is chosen on the new-game page for a computer that is as strong as the person is: each game decides anew which
of the kinds that is, and only that one plays and is recorded."""

_PROGRAM_KIND = f"{PROGRAM}:"


def program_kind(name: str) -> str:
    """Return the kind of a seat that the program of this name plays. Records leave the name out (`recorded_kind`)."""
    return _PROGRAM_KIND + name


def program_name(kind: str) -> str | None:
    """Return what the program is called that plays such a seat ("" if nobody knows); None if none does."""
    return kind.removeprefix(_PROGRAM_KIND) if kind.startswith(_PROGRAM_KIND) else None


def recorded_kind(kind: str) -> str:
    """Return the kind as records have it."""
    return kind if program_name(kind) is None else PROGRAM


def plays_by_itself(kind: str) -> bool:
    """Tell whether nobody at the machine plays such a seat."""
    return computer_level(kind) is not None or program_name(kind) is not None


def all_kinds(programs: Iterable[str]) -> tuple[str, ...]:
    """List everybody who can play a seat, with the programs of these names."""
    return (*KINDS, *map(program_kind, programs))


def computer_name(kind: str, twin: int = 1) -> str:
    """Say what whoever plays a seat that isn't a person's is called; `twin` counts those of the same kind at a
    table."""
    level = computer_level(kind)
    return (program_name(kind) or "" if level is None else STARS[level - 1]) + _TWINS[twin - 1]


def puzzle_star(level: int) -> str:
    """Tell whose level a puzzle's is."""
    return STARS[PUZZLE_STARS[level - 1] - 1]


def kind_name(kind: str) -> str:
    """ "Person", "Computer, easy", or what the program is called."""
    if name := program_name(kind):
        return name
    if kind == FOLLOWS:
        return translate("Players", "Computer, as strong as you are")
    level = computer_level(kind)
    if level is None:
        return translate("Players", "Person")
    return translate("Players", "Computer, {level}").replace("{level}", translate("Players", _LEVELS[level - 1][0]))


def level_word(level: int) -> str:
    """Tell how strong a level is, in a word."""
    return translate("Players", _LEVELS[level - 1][0])


def kind_meaning(kind: str) -> str:
    """Say what it means, as a sentence; nothing for a person."""
    if program_name(kind) is not None:
        return translate("Players", "Somebody else’s program, started as the settings say.")
    if kind == FOLLOWS:
        return translate("Players", "Plays at the level at which you’ve won about half your games so far.")
    level = computer_level(kind)
    return "" if level is None else translate("Players", _LEVELS[level - 1][1])


@dataclass(frozen=True, slots=True)
class ChosenSeat:
    """One person, or computer, at the table."""

    name: str
    """As it was typed, empty if it wasn’t; `SavedExtras.names` has what is shown."""
    colour: int
    """Index into `theme.SEAT_STYLES`; no two seats of a game have the same."""
    language: str = ""
    """A key of `i18n.LANGUAGES`, applied when this seat's turn comes; empty leaves the language alone."""
    kind: str = "human"
    """A person, "computer:3": a computer of that level, or "program:Deep Sun": a program that the settings name."""

    @property
    def info(self) -> SeatInfo:
        """The seat as records have it."""
        return SeatInfo(self.name, recorded_kind(self.kind))


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that can be begun at once. `setup` holds all that chance (or a person) has decided."""

    game: str
    seats: tuple[ChosenSeat, ...]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    tournament: bool = False
    """Games until somebody has enough points, instead of one."""
    timed: bool = True
    """Whether time runs, where the game has a clock."""
    own: dict[str, Any] = field(default_factory=dict)
    """What the game's own part of the page chose for the table, where it is not the usual."""
    hints: bool = True
    """Whether people may ask for hints."""
    tries: bool = False
    """Whether they may try moves out in their turns; never against the hourglass."""
    drawn: bool = False
    """Whether chance, or a rule of the game, has just decided who begins: then that is shown."""


def fresh_seed() -> int:
    """Return a seed for a deal, from the system's own chance."""
    return int.from_bytes(os.urandom(8), "big")
