"""Finds a game's rulebook, says what is shown in one, and searches its texts in the language in which it is shown.

A game's is the text `rulebook.md` beside its `positions.py`, which has what the text shows: `POSITIONS`, each a record
with what its picture points at, and `LISTS` of the game's things, if there are any.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, cast

from elios_desktop.engine.contract import OptionValue
from elios_desktop.games import entry_of
from elios_desktop.rulebook import blocks, reader
from elios_desktop.texts.translate import Translate


@dataclass(frozen=True, slots=True)
class Label:
    """A number on a picture. `about` is what it lies on, named as in `Position.light` (nothing: the whole picture), and
    `at` where on it: 0 is left and top, 1 right and bottom."""

    about: str = ""
    at: tuple[float, float] = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Position:
    """A game played up to some point, as the seat whose turn it is sees it, and what a reader should look at.

    Names in `light`, `bad` and `crop` are those that the engine gives to cells, pieces and seats in refusals; `held`
    is the name of a piece on the table: its legal places glow as if it had been picked up.
    """

    seats: int
    setup: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    light: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    held: str = ""
    over: str = ""
    """The name of a place over which it is held: the table shows what would happen there."""
    pressed: str = ""
    """The id of a button beside the rack: the picture shows what it shows."""
    labels: tuple[Label, ...] = ()
    """What is numbered; the picture in the rulebook says what each number is."""
    crop: tuple[str, ...] = ()
    """What the picture has to show; nothing: the whole table."""
    least: float = 0.0
    """Of the table's width it shows so much at least."""
    shown: tuple[int, int] = (580, 370)
    """The picture's size on the page."""
    table: tuple[int, int] = (1160, 740)
    """The table's size before anything is cut away."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rulebook, as it is written."""

    text: str
    context: str
    """In which its texts are translated."""
    lists: reader.GameLists

    def sections(self, translate: Translate) -> list[blocks.Section]:
        """Return the whole rulebook, in the translator's language."""
        return reader.Reader(self.text, self.context, translate, self.lists).sections()

    def card(self, translate: Translate) -> list[blocks.Block]:
        """Return the reference card: what you can do in a turn, on one page."""
        return reader.Reader(self.text, self.context, translate, self.lists).card()


@cache
def find_rulebook(game_id: str) -> Rulebook:
    """Return the rulebook of a game, read when first asked for."""
    module = entry_of(game_id).load("positions")
    text = Path(str(module.__file__)).with_name("rulebook.md").read_text(encoding="utf-8")
    return Rulebook(text, context_of(game_id), getattr(module, "LISTS", {}))


def context_of(game_id: str) -> str:
    """Return the context in which the rulebook of a game is translated."""
    return f"Rulebook{game_id.capitalize()}"


def find_positions(game_id: str) -> Mapping[str, Position]:
    """Return the positions that the rulebook of a game shows, by name."""
    return cast(Mapping[str, Position], entry_of(game_id).load("positions").POSITIONS)


_OF_PHASES = {"arrange": "arranging", "play": "turn", "over": "end"}


def section_for_phase(phase: str) -> str:
    """Return the section about what is done in a phase of a game; a phase without one here has a section of its own
    name."""
    return _OF_PHASES.get(phase, phase)


_BEFORE, _AFTER = 36, 90


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which all the words occur."""

    game: str
    section: str
    title: str
    snippet: str
    rank: int
    """Lower is better: the heading, one sentence with all the words, the words scattered over the section."""


def fold(text: str) -> str:
    """Return a text for comparing: case and accents make no difference."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in taken_apart if not unicodedata.combining(each))


def search(game: str, sections: Sequence[blocks.Section], words: str) -> list[Hit]:
    """Return the sections with all the words, the best first; the sections' own order decides between equals."""
    wanted = fold(words).split()
    if not wanted:
        return []
    hits = [hit for section in sections for hit in _search_section(game, section, wanted)]
    return sorted(hits, key=lambda hit: hit.rank)


def _search_section(game: str, section: blocks.Section, wanted: Sequence[str]) -> Iterator[Hit]:
    lines = [blocks.plain(text) for block in section.blocks for text in blocks.texts(block)]
    folded = [fold(line) for line in (section.title, *lines)]
    if not all(any(word in line for line in folded) for word in wanted):
        return
    whole = next((number for number, line in enumerate(folded) if all(word in line for word in wanted)), None)
    if whole == 0:
        yield Hit(game, section.id, section.title, _cut(lines[0], ()) if lines else "", 0)
        return
    number = whole or next(n for n, line in enumerate(folded[1:], 1) if any(word in line for word in wanted))
    yield Hit(game, section.id, section.title, _cut(lines[number - 1], wanted), 2 if whole is None else 1)


def _cut(line: str, wanted: Sequence[str]) -> str:
    """Return the part of a line around the first of the words."""
    folded = fold(line)
    found = min((at for at in (folded.find(word) for word in wanted) if at >= 0), default=0)
    # Folding may change a text's length a little ("ß"); for cutting between words that is near enough.
    start = line.rfind(" ", 0, found - _BEFORE) + 1 if found > _BEFORE else 0
    end = line.find(" ", found + _AFTER)
    shown = line[start:] if end < 0 else line[start:end]
    return ("… " if start else "") + shown + ("" if end < 0 else " …")
