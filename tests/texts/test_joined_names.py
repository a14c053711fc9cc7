"""Names one after the other within a sentence."""

from __future__ import annotations

import re

import pytest

from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.words import joined_names
from tests.texts.test_translations import messages


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("it", "e"), ("de", "und")])
def test_the_last_name_is_joined_by_a_word(language: str, word: str) -> None:
    translate = translator(language)
    assert joined_names([], translate) == ""
    assert joined_names(["Nonna Pina"], translate) == "Nonna Pina"
    assert joined_names(["Nonna Pina", "Max"], translate) == f"Nonna Pina {word} Max"
    assert joined_names(["Nonna Pina", "{name}", "Max"], translate) == f"Nonna Pina, {{name}} {word} Max"


def test_italian_says_ed_before_another_e() -> None:
    translate = translator("it")
    assert joined_names(["Ada", "Elena"], translate) == "Ada ed Elena"
    assert joined_names(["Ada", "Èva", "\u2068Enzo\u2069"], translate) == "Ada, Èva ed \u2068Enzo\u2069"
    assert joined_names(["Elena", "Holi", "Ada"], translate) == "Elena, Holi e Ada"


def test_no_name_comes_after_a_preposition_that_changes_before_a_vowel() -> None:
    """Italian has “a Bruno”, but “ad Anna”."""
    names = r"\{(name|names|player|next|taker|owner|who)\}"
    assert [each for each in messages("it") if re.search(rf"\ba [“«]?{names}", " ".join(each.forms))] == []
