"""Whole games in every language: each refusal, option, move, turn, point and result has its sentence."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import GAME_IDS, AnyGame, Scored, all_games, find_game
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import Translate, english
from elios_desktop.texts.words import SHARED_REFUSALS, find_words, refusal_sentence
from tests.facts import facts_of
from tests.play import Options, carried_out, every_way_to_play, new_session, play_on, way_id, why
from tests.texts.test_translations import TRANSLATED, same_in, words_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
languages = pytest.mark.parametrize("language", TRANSLATED)
games = pytest.mark.parametrize("game_id", GAME_IDS)


def strict(language: str) -> Translate:
    """The language's texts, but a text that it lacks fails the test instead of staying English."""
    found = translator(language)

    def translate(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        text = found(context, key, disambiguation, n)
        if words_of(key) and key not in same_in(language):
            assert text != english(context, key, disambiguation, n), f"{language} has nothing for {context}: {key}"
        return text

    return translate


def is_sentence(text: str) -> bool:
    """Complete, with nothing left to fill in."""
    return text[-1] in ".!?)" and "{" not in text and "%n" not in text


@languages
@games
def test_every_refusal_and_option_has_its_sentence(game_id: str, language: str) -> None:
    translate, words, game = strict(language), find_words(game_id), find_game(game_id)
    assert game is not None
    for context, refusals in ((words.CONTEXT, words.REFUSALS), ("Game", SHARED_REFUSALS)):
        for code, sentence in refusals.items():
            text = translate(context, sentence.text)
            assert text[-1] == ".", code
            assert text[0].isupper() or text[0] in "{“„«", code
    for name, option in game.options.items():
        title, about = words.option(name, translate)
        assert title
        assert is_sentence(about)
        values = [words.option_value(name, value, translate) for value in option.values]
        assert all(is_sentence(hint) for _, hint in values)
        assert len({value for value, _ in values}) == len(values)


@languages
@pytest.mark.parametrize("way", list(every_way_to_play()), ids=way_id)
def test_whole_games_are_told_in_the_language(way: tuple[AnyGame, int, Options], language: str) -> None:
    game, seats, options = way
    words, names = find_words(game.id), NAMES[:seats]
    translate = strict(language)
    session = new_session(game, seats, options, 11)
    told = set()
    for transition in play_on(session, Random(11), 250):
        for viewer in (None, transition.seat):
            told.add(words.move(transition, viewer, names, translate))
        after = transition.after
        told.add(words.turn(after.view(after.to_move), game.legal(after), names, translate))
        told |= {words.scored(event, names, translate) for event in transition.events if isinstance(event, Scored)}
    state = session.state
    if state.result is not None:
        told.add(words.result(state.result, state, names, translate))
    assert len(told) > 10
    assert [text for text in told if not is_sentence(text)] == []


@languages
@games
def test_refusals_in_a_game_are_told_in_the_language(game_id: str, language: str) -> None:
    game = next(game for game in all_games() if game.id == game_id)
    session = new_session(game, 2, {}, 5)
    translate, told = strict(language), {}
    wrong = facts_of(game_id).wrong_moves
    moves = [transition.move.text for transition in play_on(session, Random(5), 120)]
    state, chance = session.start_state, Random(5)
    for move in moves:
        for other in [*chance.sample(moves, min(len(moves), 12)), "what?", *wrong]:
            refusal = why(game, state, other)
            if refusal is not None:
                told[refusal.code] = refusal_sentence(game_id, refusal, translate)
                assert told[refusal.code] != refusal_sentence(game_id, refusal, english)
        after = carried_out(game, state, move)
        assert hasattr(after, "after"), move
        state = after.after
    assert len(told) >= min(5, len(find_words(game_id).REFUSALS) + 1), "wrong_moves in its facts.py"
    assert [text for text in told.values() if not is_sentence(text)] == []
