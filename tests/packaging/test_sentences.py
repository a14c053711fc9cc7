"""Every sentence with a number or a name in it, as people will read it: with 0, 1, 2, 5 and 21, and with names that
begin with a vowel, end in s, x or z, are empty or long.

The files in `sentences/` are read by a person whenever they change: `UPDATE_SENTENCES=1 pytest` with this file's path
writes them anew, and `git diff` shows what to read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

from elios_desktop.games.elementos import words as elementos
from elios_desktop.games.elios import words as elios
from elios_desktop.games.exagon import words as exagon
from elios_desktop.rulebook.blocks import plain
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES, Translate, english, fill
from elios_desktop.texts.words import one_after_the_other, plain_name
from tests.facts import begun_later
from tests.texts.test_translations import ROOT, Message, marked_texts, messages

GOLDEN = Path(__file__).parent / "sentences"
COUNTS = (0, 1, 2, 5, 21)
NAMES = ("Ada", "Lukas", "Max", "Moritz", "", "Maximiliane-Alexandra von und zu Weidenau")
NAMED = {"winner", "name", "names", "player", "owner", "next", "first", "second"}
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
    **dict.fromkeys(("square", "origin", "home"), lambda _: ("a2", "b3", "c5")),
    **dict.fromkeys(("target", "cell"), lambda _: ("b3", "a4", "c6")),
    "cells": lambda _: ("a2, b3", "c4"),
    **dict.fromkeys(("colour", "beam"), lambda t: tuple(elios.the_colour(letter, t) for letter in "BAJ")),
    "top": lambda t: tuple(elios.the_colour(letter, t) for letter in "GYR"),
    "landings": lambda t: (_landing("B", t), f"{_landing('A', t)}, {_landing('J', t)}"),
    **dict.fromkeys(("symbol", "before"), lambda t: tuple(elementos.symbol(letter, t) for letter in "FWA")),
    **dict.fromkeys(("taken", "after"), lambda t: tuple(elementos.symbol(letter, t) for letter in "WAF")),
    "group": lambda t: (elios.group_words("GBJ", t), elios.group_words("A", t)),
    **dict.fromkeys(("single", "groups"), lambda t: (elios.group_words("B", t), elios.group_words("J", t))),
    "rest": lambda t: (elios.group_words("GJ", t), elios.group_words("OA", t)),
    "own": lambda t: tuple(exagon.an_area(letter, t) for letter in "7J"),
    "other": lambda t: tuple(exagon.an_area(letter, t) for letter in "X2"),
    "areas": lambda t: (" ".join(exagon.area(letter, t) for letter in "1J25X8"),),
    "game": lambda _: ("Elios", "Holi"),
    "games": lambda _: ("Elios, Exagon",),
    "a": lambda _: ("2½",),
    "b": lambda _: ("1",),
    "here": lambda _: ("5",),
    "file": lambda _: ("evening.elios",),
    "program": lambda _: ("Bot",),
    "move": lambda _: ("b3-b4",),
    "from": lambda _: ("12",),
    "total": lambda _: ("20", "0"),
    "wins": lambda _: ("3",),
    "time": lambda _: ("1:05",),
    "each": lambda _: ("0:04",),
    "bonus": lambda _: ("2",),
    "totals": lambda _: ("20, 0",),
    "moves": lambda t: (t("Course", "%n move(s)", None, 1), t("Course", "%n move(s)", None, 12)),
    "when": lambda t: (t("When", "just now"),),
    "turn": lambda t: (fill(t("Home", "{name}’s turn"), name="Ada"),),
    **dict.fromkeys(("sentence", "why"), lambda t: (t("Messages", "The file is empty."),)),
    "Course.before": lambda t: (fill(t("Course", "{number}%"), number=62),),
    "Course.after": lambda t: (fill(t("Course", "{number}%"), number=48),),
    "Elementos.taker": lambda t: tuple(elementos.symbol(letter, t) for letter in "FWA"),
    "Exagon.taker": lambda _: ("Ada", "Max"),
    "Elios.rule": lambda t: (t("Elios", "a beam needs its own colour or a joker below it"),),
    "Exagon.rule": lambda t: (t("Exagon", "areas that meet have to match"),),
    "Elios.reason": lambda t: (t("Elios", "a group has at most three beams"),),
    "Exagon.reason": lambda t: (
        t("Exagon", "this seat is your own"),
        fill(t("Exagon", "seat {seat} has %n tile(s)", None, 2), seat=1),
    ),
    "Holi.reason": lambda t: (t("Holi", "1 point for each sweet in your reserve."),),
    "Holi.“card”": lambda t: (t("Holi", "Rows"), t("Holi", "Sweet tooth")),
    "Holi.card": lambda _: ("7", "12"),
    "reason": lambda t: (t("Elios", "You place your last beams and win."), t("Troubles", "The disk is full.")),
    "things": lambda t: (elios.group_words("GBJ", t),),
    "tiles": lambda _: ("26, 31",),
    "HeadStart.games": lambda _: ("5",),
    "date": lambda _: ("19/11/2026",),
    "losses": lambda _: ("2",),
    "seconds": lambda _: ("30",),
    "meaning": lambda t: (t("Troubles", "The disk is full."),),
    "rows": lambda _: ("Ada 2½, Max 1",),
    "detail": lambda _: ("libGL.so.1",),
    **dict.fromkeys(("Hints.said", "Hints.deed"), lambda t: (fill(t("Holi", "move to {cell}"), cell="a4"),)),
    "advice": lambda t: (one_after_the_other([fill(t("Holi", "move to {cell}"), cell="a4")], t),),
}
"""What stands in some placeholders, everywhere or in the sentences of one context, in the language of the sentence: so
that articles, joints and capitals are seen."""


def _landing(letter: str, translate: Translate) -> str:
    """A beam's place in words."""
    text = translate("Elios", "{beam} on column {column}")
    return fill(text, beam=elios.colour(letter, translate), column=3)


@cache
def translating(language: str) -> Translate:
    """One that remembers what it has read."""
    return english if language == "en" else translator(language)


def rendered(message: Message, language: str, turn: int) -> Iterator[str]:
    """A sentence with one value after the other; placeholders of other kinds stand as they are."""
    translate = translating(language)
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
        for hole in values.keys() - NAMED:
            quoted = f"“{hole}”" if f"“{{{hole}}}”" in message.source else hole
            words_of = (
                WORDS.get(f"{message.context}.{quoted}") or WORDS.get(f"{message.context}.{hole}") or WORDS.get(hole)
            )
            if words_of is not None:
                words = words_of(translate)
                values[hole] = words[number % len(words)]
        values |= {hole: str(COUNTS[number]) for hole in holes & NUMBERS}
        values |= {hole: ONLY[hole][number % len(ONLY[hole])] for hole in holes & ONLY.keys()}
        n = COUNTS[number] if message.numerus else -1
        yield fill(translate(message.context, message.source, message.comment or None, n), **values)


@cache
def page(language: str) -> str:
    """All sentences of a language, each with its values below each other."""
    parts: dict[str, list[str]] = {}
    others = {f"{part}{game}" for part in ("", "rulebook_") for game in begun_later()}
    for message in sorted(messages("de"), key=lambda each: (each.file, each.context, each.source)):
        if message.file in others:
            continue
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


STUMBLES: dict[str, dict[str, str]] = {
    "en": {
        r"\b[Ii]n (your|their|one’s|his|her|everybody’s) (own )?turn\b": "on your turn",
        r"\b(on|at) home\b(?! page)": "on the home page",
        r"at one machine": "people say computer",
        r"\b(fewest|most) (beams|tiles|tokens|points)( left)? (win|will win)\b": "whoever has the fewest wins",
        r"\b(pawn|wand|fire|wood|water|token|turn|move) of ([A-Z]|\{name\})": "Anna’s pawn",
        r"\bequally (few|many)\b": "tie for the fewest",
        r"That is allowed": "You could, but …",
        r"(?<!There )\bis no (move|game|JSON|tile|jolly)\b": "isn’t a move",
        r"\bAs the system\b": "Follow the system",
        r"[Bb]etter was\b": "would have been better",
        r"\bBy the sheet\b": "According to the sheet",
        r"\bspeaks? of it\b": "mentions it",
        r"\bstands? (twice|still)\b": "appears twice, is paused",
        r"\bmay be asked for\b": "Hints",
        r"\bmove on\b(?!:)": "one move forward",
        r"\b(that|which) is (allowed|yours), but\b": "You could, but …",
        r"\bin first games\b": "in your first games",
        r"\bfrom \d+ years\b": "ages 7 and up",
        r"\b[Aa] hint for the first game": "that is a tip",
        r"\bnor to\b": "word order of other languages",
        r"\b(you must|must you) do[.;]|: this you\b": "you must do this",
        r"\bdo not\b|\b(can|could|does|did|is|has)( not|not)\b(?! a| an| on| the)": "contractions, as one speaks",
        r"\bso large that\b": "large enough to",
    },
    "it": {
        r"\b[ae] [ae][1-6]\b": "ad a2, ed e3",
        r"\ba Ad|\ba An": "ad Anna",
        r"\bSeat \d|\bPlayer \d": "Giocatore 2",
        r"\bMeglio era\b": "Sarebbe stato meglio",
        r"finché le cifre": "fino a far combaciare: “finché” is “as long as”",
        r"\bancora e ancora\b": "calque",
        r"\bquello che avanzi\b": "quello che ti avanza",
        r"\bal più\b": "al massimo",
        r"\b(Preso|Posato|Lasciato): ": "In mano: what is taken is often feminine",
        r"\be “?[EeÈè]": "ed Exagon, ed “elios-desktop …”",
    },
    "de": {
        r"\bSeat \d|\bPlayer \d": "Spieler 2",
        r"Wartet mit|mit einer Scheibe warten": "to wait with a thing is to put it off",
        r"vor den anderen": "in front of them, not earlier",
        r"Das ist erlaubt": "Das ginge auch, aber …",
        r"\bbedien": "to wait at a table",
        r"\bTipp für (die|eure) erste": "Rat: a Tipp is a good move",
        r"\bletzte[rn]? Zug (zurück|rückgängig)": "the last step; a turn has many",
        r"\bnächste[nr]? Platz (ist|am Zug|links)\b": "people play, not seats",
        r"\bsooft\b|\bkommt .* nicht zu\b": "officialese",
        r"\bBesitzerin?\b": "die Person, der er gehört",
        r"Ich bin .* und bereit": "zeugma",
        r"gegen die Sanduhr (aneinander|anlegen)": "bevor der Sand durch ist",
    },
}
"""What readers have stumbled over, each with the reason or what to say instead; and what only luck kept out."""
EVERYWHERE = {
    r"(?<![\w.,@-])-\d": "a minus sign is no hyphen",
    r" ,| \.(?=\s|$)|\.\.(?!\.)": "joints of composed sentences",
}
ENGLISH = r"\b(the|you|your|with|and|of the|turn|moves?|seats?|cards?|tiles?|tokens?|beams?|game|games|isn’t|can’t)\b"
NAMES_OF_THINGS = r"GNU Lesser General Public License|SIL Open Font License|MIT License|“drop \? c4”|„drop \? c4“"


@cache
def as_they_stand(language: str) -> list[str]:
    """All texts of a language, with their placeholders."""
    if language == "en":
        return [plain(source) for _, source, _ in marked_texts()]
    return [plain(form) for message in messages(language) for form in message.forms]


def said_in(language: str) -> list[str]:
    """All texts of a language, and its sentences with values in them."""
    return [*page(language).splitlines(), *as_they_stand(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_stumbles_over_it_again(language: str) -> None:
    said = said_in(language)
    for pattern, instead in (STUMBLES[language] | EVERYWHERE).items():
        assert [each for each in said if re.search(pattern, each)] == [], instead


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_sentence_goes_on_after_a_colon(language: str) -> None:
    """German has a capital there. A key, such as “R or the wheel”, is one letter."""
    names = {*NAMES, "Anna", "Ben", "Elios", "Exagon", "Holi", "Jolly", "Cabin"}
    starts = [
        (match[1], text) for text in as_they_stand(language) for match in re.finditer(r"[a-z}]: ([A-Z][\w’]+)", text)
    ]
    assert [(word, text) for word, text in starts if word.removesuffix("’s") not in names] == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_no_english_is_left_in_a_translation(language: str) -> None:
    bare = [re.sub(r"\{\w+(:\w+)?\}|--[\w-]+|docs/\S+", "", each) for each in said_in(language)]
    assert [each for each in bare if re.search(ENGLISH, re.sub(NAMES_OF_THINGS, "", each), re.I)] == []


@pytest.mark.parametrize("file", ["README.md", "CHANGELOG.md", "packaging/linux/elios-desktop.6"])
def test_nobody_stumbles_in_what_is_read_first(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8").replace("'", "’")
    for pattern, instead in STUMBLES["en"].items():
        found = re.search(pattern, text)
        assert found is None, (found, instead)
