"""The reasons of hints as sentences, in every language; and that three hints don't say one thing three times."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.players import players
from elios_desktop.players.contract import Reason, told
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.words import hint_sentence
from tests.play import played
from tests.sizes import sized

NAMES = ("Anna", "Bruno", "Carla")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            Reason("exagon.bonuses", {"count": 3, "tile": 12, "more": 2}),
            "Three bonuses, then the tile with star 28 (1-6-2) fits.",
        ),
        (Reason("exagon.gives", {"tile": 3, "seat": 2}), "One less tile for you, and Bruno has two again."),
        (
            Reason("holi.hits", {"count": 2, "also": "holi.blocks", "also_seat": 2}),
            "2 direct hits. You stop Bruno from climbing.",
        ),
        (
            Reason("holi.rivalry", {"card": 3, "points": 4, "also": "holi.tokens", "also_count": 1, "also_level": 2}),
            "4 more points for the rivalry card “Rows”. 1 more token of yours on level 2.",
        ),
        (Reason("exagon.wins", {"more": 0}), "This wins the game."),
        (
            Reason("exagon.wins", {"more": 1, "tile": 3}),
            "You win on this turn: after this, the tile with star 24 (1-2-4) does it.",
        ),
        (Reason("exagon.wins", {"more": 1}), "You win on this turn, with 1 more move."),
        (
            Reason("exagon.goes_on", {"more": 4, "tile": 12}),
            "Your turn goes on with 4 more tiles; next comes the one with star 28 (1-6-2).",
        ),
        (Reason("exagon.ends_with", {"left": 1}), "It matches one side and ends your turn: 1 tile left."),
        (
            Reason("holi.saves_cards", {"also": "holi.sweets", "also_count": 2, "also_later": True}),
            "The better cards stay in your hand. Later on this turn: 2 sweets to collect.",
        ),
        (
            Reason(
                "holi.hits",
                {"count": 1, "seat": 3, "later": True, "also": "holi.up", "also_level": 2, "also_later": True},
            ),
            "Later on this turn: 1 direct hit on Carla. Your pawn climbs to level 2.",
        ),
        (
            Reason("elios.split_frees", {"group": "PR"}),
            "The part “red + purple” can then be placed right away; the whole group can’t.",
        ),
        (
            Reason("elios.only_column", {"column": 5, "colour": "G"}),
            "You use column 5, the only one that takes green now.",
        ),
        (Reason("elios.place_opens", {"groups": 1}), "You make room for 1 more group of your own."),
        (
            Reason("elementos.guards", {"symbol": "F", "other": "W", "square": "a5"}),
            "You turn up fire: if the wood on a5 comes nearer, you can take it.",
        ),
    ],
)
def test_says_what_a_move_is_good_for(reason: Reason, said: str) -> None:
    assert hint_sentence(reason.code.partition(".")[0], reason, NAMES, translator("en")) == said


def test_says_different_things_of_several_moves() -> None:
    one, two, three = Reason("holi.hits", {"count": 1}), Reason("holi.hits", {"count": 2}), Reason("holi.waits")
    assert list(told([[one, two], [one, two], [one, two], [three]])) == [one, two, one, three]


@sized("after", [(0, 6)], [(0, 6, 11, 30)])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_hint_of_a_game_has_a_sentence_of_its_own_in_every_language(game_id: str, after: tuple[int, ...]) -> None:
    said: dict[str, set[str]] = {language: set() for language in ("it", "de")}
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    for plies in after:
        session = played(game, min(game.seats[-1], 3), options, 5, plies)
        state = session.state
        seat = state.to_move or next(iter(state.pending), None)
        if seat is None:
            continue
        for hint in players.hints(game_id, session.seen_by(seat), 3):
            english = hint_sentence(game_id, hint.reason, NAMES, translator("en"))
            for language, sentences in said.items():
                other = hint_sentence(game_id, hint.reason, NAMES, translator(language))
                assert english != other
                assert "{" not in english + other
                sentences.add(other)
    assert all(len(sentences) > 2 for sentences in said.values())
