"""One word for one thing: what `translations/GLOSSARY.md` decides, where a machine can find the word."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from elios_desktop.rulebook.blocks import plain
from tests.texts.test_translations import ROOT, Message, marked_texts, messages


class Word(NamedTuple):
    """Where English has this, the translations have that. `files` is the beginning of the files' names without
    `rulebook_`; patterns know no case."""

    english: str
    italian: str
    german: str
    files: str = ""


WORDS = (
    Word(r"\bthinking time\b", "tempo di riflessione", "bedenkzeit"),
    Word(r"^end turn$", "^fine turno$", "^zug beenden$"),
    Word(r"^look back$", "^rivedi$", "^nachspielen$"),
    Word(r"\bboard as\b|\(board\)", "tabellone", "brett"),
    Word(r"\b(saved|finished) games?\b|%n game\(s\)|^the game is over", "partit[ae]", "parti"),
    Word(r"\bthe sheet\b", "foglio", "blatt"),
    Word(r"\brulings?\b|as we play it", "gioca(re)? così", "spielen wir|wir es"),
    Word(r"\bbundles?\b", "mazzett[oi]", "bündel", "elios"),
    Word(r"\bfar row\b", "riga opposta|dall’altra parte", "gegenüberliegende|drüben", "elementos"),
    Word(r"\bpawn symbol\b", "simbolo della pedina", "figurensymbol", "holi"),
    Word(r"\bspaces?\b", r"\bspazi", "kästchen", "holi"),
    Word(r"\bstar \{tile\}", r"stella \{tile\}", r"stern \{tile\}", "exagon"),
    Word(r"\bgiv(e|ing) (\{taker\}|a tile|one of your)", "ced", r"ab(zu)?geben|\bab\b|gibt", "exagon"),
)

NEVER = {
    "it": {
        # A tile “combacia” or “si può posare”; it doesn't “go”. It is given away by “cedere”.
        "exagon": r"\bva(nno)? (meglio|da qualche parte)\b|\bche va\b(?! avanti)|\bnon va\b|\btessera va:|\bdare\b",
        # A card is rotated (ruotare) and flipped (voltare).
        "holi": r"\bgira(re|la|le|ta|ti)?\b|\bgiri\b|\bsegno\b|\blanci\w* coperta",
        "elementos": r"\bvolt(a|are|i) (la|le|una)\b|\bvolta[lr]\w+",
        "elios": r"\balt[ei] ugual",
        # “Unless” is “a meno che … non”.
        # A sentence that breaks off has no space before its dots (a German one has).
        "": r"\btempo per pensare\b|\bnon si legge\b|\bquesto tavolo\b|\w …"
        r"|\ba meno che\b(?![^.]*\bnon\b)",
    },
    "de": {
        "elementos": r"\bStäbchen\b|\bauf die gegenüberliegende\b",
        "exagon": r"\bBonus(se|en)\b|\b[02-9] Bonus\b",
        "holi": r"\bgezogen\b|\bZeichen\b",
        "": r"\bRückschau\b|\bdiesem Tisch\b"
        r"|[gG]espeicherte[nsr]? Spiel|[bB]eendete[nsr]? Spiel|Das Spiel ist (aus|zu Ende)",
    },
}
"""Words that the translations had for something else than what the glossary decides."""
NEVER_IN_ENGLISH = {
    "elementos": r"\bturn(s|ed|ing)? (a token |it |yours |one |them )?over\b",
    "holi": r"\bwithout a mark\b|\bthe mark\b|\bgo to (any|every) free cell\b|\blevel with others\b",
    # A group is a bundle only where a picture shows it tied.
    "elios": r"\bbundles\b|\b(its|the|that|another) bundle\b|\bequally high\b",
    "exagon": r"\bupright\b|\bwhat you leave\b|\bon this turn\b",
    "": r"\btaking back\b|\breturn match\b|\b(hold|holds) for everybody\b|\w'\w|\w' |\bat this table\b|\w …|\d %|\} %",
}


def of(language: str, files: str) -> list[Message]:
    return [each for each in messages(language) if each.file.removeprefix("rulebook_").startswith(files)]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.english)
@pytest.mark.parametrize("language", ["it", "de"])
def test_one_thing_has_one_word(language: str, word: Word) -> None:
    pattern = word.italian if language == "it" else word.german
    found = [each for each in of(language, word.files) if re.search(word.english, plain(each.source), re.I)]
    assert found
    for message in found:
        for form in message.forms:
            assert re.search(pattern, plain(form), re.I), message


@pytest.mark.parametrize("language", ["it", "de"])
def test_no_word_stands_for_another_thing(language: str) -> None:
    for files, pattern in NEVER[language].items():
        for message in of(language, files):
            for form in message.forms:
                assert not re.search(pattern, plain(form)), message


def test_a_pawn_is_moved_and_cards_are_drawn() -> None:
    """German has “ziehen” for both; in Holi it is for cards, and for what a hand does with the mouse."""
    for message in of("de", "holi"):
        if re.search(r"\bzieh", " ".join(message.forms), re.I):
            assert re.search(r"\b(draws?|drawing|drag)\b", message.source, re.I), message


def test_the_sources_keep_to_their_words() -> None:
    files = {(each.context, each.source): each.file.removeprefix("rulebook_") for each in messages("de")}
    for context, source, _ in marked_texts():
        for begin, pattern in NEVER_IN_ENGLISH.items():
            assert (context, source) in files, f"“{source}” is new: make translations-update"
            if files[context, source].startswith(begin):
                assert not re.search(pattern, plain(source), re.I), (context, source)


def test_the_glossary_has_a_word_in_every_language() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "translations" / "GLOSSARY.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| ---")
    ]
    assert len(rows) > 80
    for row in rows:
        assert len(row) == 3, row
        assert all(row), row
