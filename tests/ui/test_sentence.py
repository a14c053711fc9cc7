"""Sentences that are shown later: values that are put into words in the language in force then."""

from __future__ import annotations

from typing import Any

from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.kit.sentence import Sentence


def test_a_sentence_is_said_in_the_language_of_the_moment(qapp: Any) -> None:
    language = Language()
    saved = Sentence.translate("Playing", "Saved as “{file}”.").fill(file="a {b}.elios")
    question = Sentence.translate("Window", "The game of {game} with {names} will be gone for good.")
    nested = question.fill(game="Holi", names=Sentence.translate("Window", "Keep"))
    try:
        language.use("en")
        said = saved(), nested()
        language.use("de")
        assert said[0] == "Saved as “a {b}.elios”."
        assert "a {b}.elios" in saved() != said[0]
        assert "Keep" in said[1]
        assert "Keep" not in nested() != said[1]
    finally:
        language.release()
    assert saved == Sentence.translate("Playing", "Saved as “{file}”.").fill(file="a {b}.elios")
    assert hash(saved) != hash(nested)
