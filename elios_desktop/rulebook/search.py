"""Searching rulebooks: every text of every block, in the language in which it is shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elios_desktop.rulebook.blocks import Section, plain, texts

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
    """A text for comparing: case and accents make no difference."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in taken_apart if not unicodedata.combining(each))


def search(game: str, sections: Sequence[Section], words: str) -> list[Hit]:
    """The sections with all the words, the best first; the sections' own order decides between equals."""
    wanted = fold(words).split()
    if not wanted:
        return []
    hits = [hit for section in sections for hit in _search_section(game, section, wanted)]
    return sorted(hits, key=lambda hit: hit.rank)


def _search_section(game: str, section: Section, wanted: Sequence[str]) -> Iterator[Hit]:
    lines = [plain(text) for block in section.blocks for text in texts(block)]
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
    """The part of a line around the first of the words."""
    folded = fold(line)
    found = min((at for at in (folded.find(word) for word in wanted) if at >= 0), default=0)
    # Folding may change a text's length a little ("ß"); for cutting between words that is near enough.
    start = line.rfind(" ", 0, found - _BEFORE) + 1 if found > _BEFORE else 0
    end = line.find(" ", found + _AFTER)
    shown = line[start:] if end < 0 else line[start:end]
    return ("… " if start else "") + shown + ("" if end < 0 else " …")
