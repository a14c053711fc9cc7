"""What is printed on each game's box. Home shows it before any game is loaded; a test compares it with the engine."""

from __future__ import annotations

import re
from typing import NamedTuple

from elios_desktop.games import GAMES, entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.ui.covers.carton import Facts, Look
from elios_desktop.ui.kit.i18n import translate

_BESIDE_NUMBERS = re.compile(r"(?<=\d) |(?<=\w) (?=\d)")


class Box(NamedTuple):
    """The facts of a game; what its publisher doesn't give is None."""

    game: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    age: int | None
    look: Look

    def facts(self) -> Facts:
        """As printed on the box, in the language in force."""
        minutes = "" if self.minutes is None else fill(translate("Home", "{minutes} min"), minutes=_span(self.minutes))
        age = "" if self.age is None else fill(translate("Home", "{age}+", "age from which"), age=self.age)
        return Facts(self.title, _span(self.players), minutes, age)

    def spoken(self) -> str:
        """The same as a sentence, for screen readers and tooltips."""
        parts = [fill(translate("Home", "{players} players"), players=_span(self.players))]
        if self.minutes is not None:
            parts.append(fill(translate("Home", "{minutes} minutes"), minutes=_span(self.minutes)))
        if self.age is not None:
            parts.append(fill(translate("Home", "ages {age} and up"), age=self.age))
        return ", ".join(parts)

    def line(self) -> str:
        """What the game is and how long it takes, in one line. A number stays with its unit where that is broken."""
        return _BESIDE_NUMBERS.sub("\N{NO-BREAK SPACE}", translate("Home", entry_of(self.game).line))


BOXES = tuple(
    Box(entry.id, entry.title, entry.players, entry.minutes, entry.age, Look(*entry.colours)) for entry in GAMES
)
"""In the order in which home shows them."""


def find_box(game: str) -> Box | None:
    """The box of a game, or None for a game that this version doesn't know."""
    return next((box for box in BOXES if box.game == game), None)


def _span(limits: tuple[int, int]) -> str:
    low, high = limits
    return str(low) if low == high else f"{low}–{high}"
