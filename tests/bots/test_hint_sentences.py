"""The reasons of hints in Exagon and Holi as sentences, in every language."""

from __future__ import annotations

import pytest

from elios_desktop.bots import players
from elios_desktop.bots.contract import Reason
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.hints import hint_sentence
from tests.bots.tables import random_session

NAMES = ("Anna", "Bruno", "Carla")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            Reason("exagon.bonuses", {"count": 3, "tile": 12, "more": 2}),
            "Three bonuses, then the tile with star 28 fits.",
        ),
        (Reason("exagon.gives", {"tile": 3, "seat": 2}), "One tile less for you, and Bruno has two again."),
        (
            Reason("holi.hits", {"count": 2, "also": "holi.blocks", "also_seat": 2}),
            "2 direct hits. Bruno can’t climb then.",
        ),
        (
            Reason("holi.rivalry", {"card": 3, "points": 4, "also": "holi.tokens", "also_count": 1, "also_level": 2}),
            "4 points more for the rivalry card “Rows”. 1 more token of yours on level 2.",
        ),
        (Reason("exagon.wins", {"more": 0}), "With this you win."),
        (
            Reason("exagon.wins", {"more": 1, "tile": 3}),
            "You win in this turn: after it, the tile with star 24 does it.",
        ),
        (Reason("exagon.wins", {"more": 1}), "You win in this turn, with 1 more move."),
        (
            Reason("exagon.goes_on", {"more": 4, "tile": 12}),
            "Your turn goes on with 4 more tiles, first the one with star 28.",
        ),
        (Reason("exagon.ends_with", {"left": 1}), "It matches one side and ends your turn: 1 tile left."),
        (
            Reason("holi.saves_cards", {"also": "holi.sweets", "also_count": 2, "also_later": True}),
            "The better cards stay in your hand. Then: 2 sweets to collect.",
        ),
        (
            Reason(
                "holi.hits",
                {"count": 1, "seat": 3, "later": True, "also": "holi.up", "also_level": 2, "also_later": True},
            ),
            "Then: A direct hit on Carla. Your pawn gets up to level 2.",
        ),
    ],
)
def test_says_what_a_move_is_good_for(reason: Reason, said: str) -> None:
    assert hint_sentence(reason.code.partition(".")[0], reason, NAMES, translator("en")) == said


@pytest.mark.parametrize("game_id", ["exagon", "holi"])
def test_every_hint_of_a_game_has_a_sentence_of_its_own_in_every_language(game_id: str) -> None:
    said: dict[str, set[str]] = {language: set() for language in ("it", "de")}
    for plies in (0, 4, 9, 30):
        session = random_session(game_id, 3, {}, 5, plies)
        for hint in players.hints(game_id, session.seen_by(session.state.to_move), 3):
            english = hint_sentence(game_id, hint.reason, NAMES, translator("en"))
            for language, sentences in said.items():
                other = hint_sentence(game_id, hint.reason, NAMES, translator(language))
                assert english != other
                assert "{" not in english + other
                sentences.add(other)
    assert all(len(sentences) > 2 for sentences in said.values())
