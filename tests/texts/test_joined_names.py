"""Names one after the other within a sentence."""

from __future__ import annotations

import pytest

from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.names import joined_names


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("it", "e"), ("de", "und")])
def test_the_last_name_is_joined_by_a_word(language: str, word: str) -> None:
    translate = translator(language)
    assert joined_names([], translate) == ""
    assert joined_names(["Nonna Pina"], translate) == "Nonna Pina"
    assert joined_names(["Nonna Pina", "Max"], translate) == f"Nonna Pina {word} Max"
    assert joined_names(["Nonna Pina", "{name}", "Max"], translate) == f"Nonna Pina, {{name}} {word} Max"
