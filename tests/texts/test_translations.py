"""The translations themselves: whole, true to their sources, and in the words of the glossary."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import entry_of
from elios_desktop.rulebook.blocks import plain, targets
from elios_desktop.rulebook.library import Rulebook, find_rulebook
from elios_desktop.rulebook.reader import SHARED_CONTEXT, keys, shared_text
from elios_desktop.texts.translate import LANGUAGES
from tests.facts import facts_of
from tests.sources import nodes_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "translations"
PACKAGE = ROOT / "elios_desktop"
MARKS = ("translate", "QT_TRANSLATE_NOOP")
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
languages = pytest.mark.parametrize("language", TRANSLATED)

STRANGERS = {
    "it": r"\bbastoncin|\bpiastrell|\bfascio\b|\bcaramell|\btoken\b",
    "de": r"\bkachel|\bfliese|\btoken|\bzauberstab|\bbonbon|\bstange|(?<=[\w,] )Sie\b|\bIhnen\b",
}
"""Other words for the same things, which the translations don't use; nor do they address anybody formally."""


SAME = {
    "it": {
        "Cache",
        "Volume",
        "Volume: {number}%",
        "Computer, {level}",
        "{minutes} min",
    },
    "de": {
        *("Orange", "Name"),
        *("Enter", "Pause", "Normal", "Person", "System", "Person:", "Version {version}", "Computer, {level}"),
    },
}
"""Reviewed: what is the same word as in English; of a game it stands in its facts."""
MENU_BAR = ("Game", "Play", "View", "Help")


def same_in(language: str) -> set[str]:
    """What is the same word as in English; a game's title may be."""
    own = {word for game in GAME_IDS for word in facts_of(game).same.get(language, ())}
    return SAME[language] | own | {entry_of(game).title for game in GAME_IDS}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a .ts file."""

    file: str
    context: str
    source: str
    comment: str
    numerus: bool
    state: str
    """Empty if it is finished."""
    forms: tuple[str, ...]


@cache
def messages(language: str) -> tuple[Message, ...]:
    return tuple(_read(language))


def _read(language: str) -> Iterator[Message]:
    for path in sorted(SOURCES.glob(f"*.{language}.ts")):
        for context in ET.parse(path).getroot().iter("context"):
            for each in context.iter("message"):
                translation = each.find("translation")
                assert translation is not None
                numerus = each.get("numerus") == "yes"
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                yield Message(
                    path.name.partition(".")[0],
                    context.findtext("name", ""),
                    each.findtext("source", ""),
                    each.findtext("comment", ""),
                    numerus,
                    translation.get("type", ""),
                    tuple(forms),
                )


@cache
def calls() -> tuple[tuple[Path, ast.Call], ...]:
    """Every call in the program's sources."""
    modules = ((path, nodes_of(path.read_text(encoding="utf-8"))) for path in sorted(PACKAGE.rglob("*.py")))
    return tuple((path, node) for path, nodes in modules for node in nodes if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The name by which something is called."""
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def finished(language: str) -> list[Message]:
    return [message for message in messages(language) if not message.state]


def words_of(text: str) -> str:
    """The letters of a text outside of its placeholders."""
    return "".join(filter(str.isalpha, re.sub(r"\{\w*\}|%n", "", text)))


def placeholders(text: str) -> Counter[str | None]:
    return Counter(name for _, name, _, _ in Formatter().parse(text) if name is not None)


@languages
def test_placeholders_and_counts_agree(language: str) -> None:
    for message in finished(language):
        for form in message.forms:
            assert placeholders(form) == placeholders(message.source), message
            assert form.count("%n") == message.source.count("%n"), message


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_count_has_both_of_its_forms(language: str) -> None:
    for message in finished(language):
        assert len(message.forms) == (2 if message.numerus else 1), message
        assert all(message.forms), message
        assert "(s)" not in "".join(message.forms), message


@languages
def test_marks_links_and_letters_of_menus_are_kept(language: str) -> None:
    for message in finished(language):
        for form in message.forms:
            assert form.count("&") == message.source.count("&"), message
            assert form.count("\n") == message.source.count("\n"), message
            if message.file.startswith("rulebook") or message.context == "Rulebook":
                assert sorted(targets(form)) == sorted(targets(message.source)), message
                assert form.count("**") == message.source.count("**"), message
                assert "**" not in plain(form), message
            assert form[-1] in ".!?" or message.source[-1] not in ".!?", message
            assert form == form.strip(), message


@languages
def test_quotes_and_apostrophes_are_curly(language: str) -> None:
    opening, closing = {"it": ("“«", "”»"), "de": ("„", "“")}[language]
    for message in finished(language):
        for form in message.forms:
            assert "'" not in form, message
            assert '"' not in form, message
            opened = sum(form.count(each) for each in opening)
            assert opened == sum(form.count(each) for each in closing), message
            assert opened >= message.source.count("“"), message


@languages
def test_letters_of_menus_are_told_apart(language: str) -> None:
    letters = Counter(
        (message.context, message.forms[0].partition("&")[2][:1].lower())
        for message in finished(language)
        if message.context == "Menus" and "&" in message.source and message.source.strip("&") in MENU_BAR
    )
    assert letters.total() == len(MENU_BAR)
    assert max(letters.values()) == 1, letters


@languages
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    for game in GAME_IDS:
        words = facts_of(game).glossary.get(language, {})
        own = [message for message in finished(language) if message.file.removeprefix("rulebook_") == game]
        for word, pattern in words.items():
            sentences = [message for message in own if re.search(rf"\b{word}(s|\(s\))?\b", plain(message.source), re.I)]
            kept = sum(bool(re.search(pattern, message.forms[-1], re.I)) for message in sentences)
            # Now and then a pronoun or a way of speaking stands for the word.
            assert kept >= 0.7 * len(sentences), (game, word, kept, len(sentences))


@languages
def test_no_other_words_are_used(language: str) -> None:
    for message in finished(language):
        for form in message.forms:
            assert not re.search(STRANGERS[language], form), message


def test_no_text_is_translated_under_another_name() -> None:
    """lupdate knows a call by its name: `self._translate("Check", …)` it would pass over."""
    contexts = {message.context for message in messages("de")}
    for path, call in calls():
        if called(call) not in MARKS:
            texts = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
            suspicious = len(texts) == 2 and texts[0] in contexts and isinstance(texts[1], str)
            assert not suspicious, f"{path.name}, line {call.lineno}: {texts}"


@languages
def test_nothing_is_left_to_translate(language: str) -> None:
    assert [message for message in messages(language) if message.state or not all(message.forms)] == []


@languages
def test_nothing_stays_english(language: str) -> None:
    same = {message.source for message in messages(language) if message.source in message.forms}
    assert {text for text in same if words_of(text)} <= same_in(language)


def marked_texts() -> Iterator[tuple[str, str, str]]:
    """What the program's sources mark for translation, found without lupdate."""
    for _, call in calls():
        if called(call) in MARKS:
            given = [each.value for each in call.args[:3] if isinstance(each, ast.Constant)]
            texts = [each for each in given if isinstance(each, str)]
            if len(texts) >= 2:
                yield texts[0], texts[1], texts[2] if len(texts) > 2 else ""
    for context, text in ((SHARED_CONTEXT, shared_text()), *((book.context, book.text) for book in rulebooks())):
        for key in keys(text, context):
            yield context, key, ""


def rulebooks() -> list[Rulebook]:
    return [find_rulebook(game) for game in GAME_IDS]


@languages
def test_every_marked_text_is_there_and_nothing_else(language: str) -> None:
    there = Counter((message.context, message.source, message.comment) for message in messages(language))
    marked = set(marked_texts())
    assert len(marked) > 1000
    assert there.keys() - marked == set(), "gone from the program: make translations-update"
    assert marked - there.keys() == set(), "new in the program: make translations-update"
    assert max(there.values()) == 1, "one text stands in one file"
