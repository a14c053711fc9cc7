"""Every sentence with a number or a name in it, as people will read it: with 0, 1, 2, 5 and 21, and with names that
begin with a vowel, end in s, x or z, are empty or long.

The files in `sentences/` are read by a person whenever they change: `UPDATE_SENTENCES=1 pytest` with this file's path
writes them anew, and `git diff` shows what to read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from elios_desktop.games.elementos import words as elementos
from elios_desktop.games.elios import words as elios
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES, Translate, english, fill
from elios_desktop.texts.words import plain_name
from tests.texts.test_translations import Message, marked_texts, messages

GOLDEN = Path(__file__).parent / "sentences"
COUNTS = (0, 1, 2, 5, 21)
NAMES = ("Ada", "Lukas", "Max", "Moritz", "", "Maximiliane-Alexandra von und zu Weidenau")
NAMED = {"name", "names", "player", "owner", "next"}
"""Each of them another one; a person without a name is called by the seat."""
NUMBERS = {
    *("number", "level", "count", "left", "points", "ply", "last", "done", "frames", "seat", "seats", "star", "tile"),
    *("fitting", "named", "could", "needed", "held", "column", "line", "position", "most", "rivalry"),
}
ONLY = {
    "discs": ("2", "5", "9"),
    "sides": ("3", "4", "5"),
    "all": ("25",),
    "players": ("2", "2–4"),
    "minutes": ("15", "20–40"),
    "age": ("7", "14"),
    "allowed": ("2", "2–4"),
    "megabytes": ("5",),
    "depth": ("40",),
}
"""The only values that these can have."""
WORDS: dict[str, Callable[[Translate], tuple[str, ...]]] = {
    **dict.fromkeys(("square", "origin", "target", "home", "cell"), lambda _: ("a2", "b3", "c5")),
    "colour": lambda translate: tuple(elios.the_colour(letter, translate) for letter in "BAJ"),
    "beam": lambda translate: tuple(elios.the_colour(letter, translate) for letter in "BAJ"),
    "top": lambda translate: tuple(elios.the_colour(letter, translate) for letter in "GYR"),
    "symbol": lambda translate: tuple(elementos.symbol(letter, translate) for letter in "FWA"),
    "taken": lambda translate: tuple(elementos.symbol(letter, translate) for letter in "WAF"),
    "group": lambda translate: (elios.group_words("GBJ", translate), elios.group_words("A", translate)),
}
"""What stands in some placeholders, in the language of the sentence: so that articles and joints are seen."""


def rendered(message: Message, language: str, turn: int) -> Iterator[str]:
    """A sentence with one value after the other; placeholders of other kinds stand as they are."""
    translate = english if language == "en" else translator(language)
    holes = set(re.findall(r"\{(\w+)\}", message.source))
    if message.context == "Players":
        holes.discard("level")  # there it is a word
    counted = message.numerus or bool(holes & NUMBERS)
    several = counted or bool(holes & (NAMED | ONLY.keys()))
    if not several:
        return
    for number in range(len(COUNTS) if counted else 2):
        values = {hole: f"‹{hole}›" for hole in re.findall(r"\{(\w+)\}", message.source)}
        for more, hole in enumerate(sorted(holes & NAMED)):
            values[hole] = plain_name(NAMES[(turn + number + more) % len(NAMES)], 2, translate)
        for hole in values.keys() & WORDS.keys():
            words = WORDS[hole](translate)
            values[hole] = words[number % len(words)]
        values |= {hole: str(COUNTS[number]) for hole in holes & NUMBERS}
        values |= {hole: ONLY[hole][number % len(ONLY[hole])] for hole in holes & ONLY.keys()}
        n = COUNTS[number] if message.numerus else -1
        yield fill(translate(message.context, message.source, message.comment or None, n), **values)


def page(language: str) -> str:
    """All sentences of a language, each with its values below each other."""
    parts: dict[str, list[str]] = {}
    for message in sorted(messages("de"), key=lambda each: (each.file, each.context, each.source)):
        # By the sentence alone, so that a new one changes no other.
        turn = crc32(message.source.encode())
        if lines := list(dict.fromkeys(rendered(message, language, turn))):
            parts.setdefault(message.file, []).append("\n".join(lines))
    return "".join(f"# {file}\n\n" + "\n\n".join(sentences) + "\n\n" for file, sentences in parts.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_with_values_have_been_read(language: str) -> None:
    path = GOLDEN / f"{language}.txt"
    now = page(language)
    if os.environ.get("UPDATE_SENTENCES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    known = set(path.read_text(encoding="utf-8").splitlines())
    unread = [line for line in now.splitlines() if line not in known]
    assert unread == [], "read these; then write them with UPDATE_SENTENCES=1"
    assert now == path.read_text(encoding="utf-8"), "write them anew with UPDATE_SENTENCES=1"


NEVER = {
    "en": r"\bin your turn\b|\bon home\b|at one machine|fewest (beams|tiles) left win\b|\b(pawn|wand) of [A-Z]|"
    r"That is allowed|\bis no (move|game)\.|\bmost points win\b|As the system|[Bb]etter was",
    "it": r"\ba a[1-9]\b|\ba Ad|\bSeat \d|\bMeglio era\b|finché le cifre",
    "de": r"\bSeat \d|Wartet mit|vor den anderen|Das ist erlaubt|bedienst|Tipp für die erste",
}
"""What readers have stumbled over, and what only luck kept out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_stumbles_over_it_again(language: str) -> None:
    said = page(language).splitlines()
    if language == "en":
        said += [source for _, source, _ in marked_texts()]
    else:
        said += [form for message in messages(language) for form in message.forms]
    assert [each for each in said if re.search(NEVER[language], each)] == []
