"""Sentences that are shown later: values that are put into words in the language in force then."""

from __future__ import annotations

from typing import Any

from elios_desktop.engine.contract import Refusal
from elios_desktop.texts.translate import Translate
from elios_desktop.texts.words import joined_names, refusal_sentence, seat_name
from elios_desktop.ui.kit.i18n import SILENCE, Language, Sentence, Sentences, Wording
from tests.ui.drive import begin, new_game, open_page, settle


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


def test_what_the_texts_say_of_something_is_said_in_the_language_of_the_moment(qapp: Any) -> None:
    """The name of a seat that nobody named, too."""
    language = Language()
    names = tuple(Wording.of(seat_name, name, number) for number, name in enumerate(("Anna", ""), 1))
    refused = Wording.of(refusal_sentence, "elios", Refusal("game.over", {}, ()))
    turn = Sentence.translate("Table", "{name}, it’s your turn.").fill(name=names[1])
    both = Sentences.of(refused, Sentence.translate("Exagon", "%n second(s) left.", None, 3), turn)
    try:
        language.use("en")
        assert both() == "The game is over. 3 seconds left. Player 2, it’s your turn."
        assert Wording.of(_listed, names)() == "Anna and Player 2"
        language.use("it")
        assert "Player" not in both()
        assert "3" in both() != "The game is over. 3 seconds left. Player 2, it’s your turn."
    finally:
        language.release()
    assert both == Sentences.of(refused, Sentence.translate("Exagon", "%n second(s) left.", None, 3), turn)
    assert SILENCE() == ""


def _listed(names: tuple[str, ...], translate: Translate) -> str:
    return joined_names(names, translate)


def test_a_button_says_what_it_is_for_in_the_language_of_the_moment(qtbot: Any) -> None:
    """And so is what is to be done: both were asked for before."""
    page = open_page(qtbot, begin(new_game("elios", 2)))
    settle(page)
    action = page.table.actions()[0]
    language = Language()
    try:
        language.use("en")
        before = action.label(), page.table.prompt()()
        language.use("de")
        assert action.label() != before[0]
        assert page.table.prompt()() != before[1]
    finally:
        language.release()
