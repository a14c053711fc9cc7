"""The reasons of hints as sentences, in every language; and that three hints don't say one thing three times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from elios_desktop.engine.contract import GAME_IDS, Refusal, find_game
from elios_desktop.games.exagon.words import tile_name
from elios_desktop.players import contract
from elios_desktop.players.contract import Hint, Reason, told
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.words import advice_sentence, hint_sentence
from tests.play import new_session, played
from tests.sizes import sized

NAMES = ("Anna", "Bruno", "Carla")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            Reason("exagon.bonuses", {"count": 3}),
            "You earn three bonuses and go on.",
        ),
        (Reason("exagon.gives", {"tile": 3, "seat": 2}), "You get rid of one tile, and Bruno has two again."),
        (
            Reason("holi.hits", {"count": 2, "also": "holi.blocks", "also_seat": 2}),
            "You make 2 direct hits. You stop Bruno from climbing.",
        ),
        (
            Reason("holi.rivalry", {"card": 3, "points": 4, "also": "holi.tokens", "also_count": 1, "also_level": 2}),
            "You get 4 more points for the rivalry card “Rows”. You have 1 more token on level 2.",
        ),
        (Reason("exagon.wins", {"more": 0}), "You win the game."),
        (Reason("exagon.wins", {"more": 1}), "You win this turn, with 1 more move."),
        (Reason("exagon.goes_on", {"more": 4}), "You match two sides and go on: 4 more tiles this turn."),
        (Reason("exagon.ends_with", {"left": 1}), "You match one side, and your turn ends: 1 tile left."),
        (
            Reason("holi.saves_cards", {"also": "holi.sweets", "also_count": 2}),
            "You keep the better cards in your hand. You collect 2 sweets.",
        ),
        (
            Reason("holi.hits", {"count": 1, "seat": 3, "also": "holi.up", "also_level": 2}),
            "You make 1 direct hit on Carla. You get 2 points for each token up there.",
        ),
        (
            Reason("elios.split_frees", {"group": "PR"}),
            "The whole group doesn’t fit, but “red + purple” will.",
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


def advised(game_id: str, moves: Sequence[str], after: Sequence[str], language: str = "en") -> str:
    """What is said of these moves of a turn, in the first deal with three seats after these moves."""
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    session = new_session(game, min(game.seats[-1], 3), options, 5)
    for text in after:
        assert not isinstance(session.play_text(text), Refusal), text
    state = session.state
    turn = [game.parse(state, text) for text in moves]
    return advice_sentence(game_id, turn, state.view(state.to_move or state.pending[0]), NAMES, translator(language))


def test_says_a_whole_turn_with_the_move_first() -> None:
    corners = ("corner a1", "corner f1", "corner a6")
    turn = ("move c3", "drop 10 b1", "climb", "end")
    assert advised("holi", turn, corners) == (
        "Move to c3, then flip card 10 and throw it on b1, then climb to level 2, then end the turn."
    )
    assert advised("holi", ("throw 3 a2 b3",), corners, "it") == "Gioca la carta 3 su a2 e b3."
    assert advised("holi", turn[1:], corners, "de") == (
        "Dreh Karte 10 um und wirf sie auf b1, dann klettere auf Ebene 2, dann beende den Zug."
    )
    assert advised("exagon", ("1@0,0/0",), ()) == (f"Join the tile with star {tile_name(1)} to the first one.")


def test_names_the_first_tiles_of_a_long_turn() -> None:
    game = find_game("exagon")
    assert game is not None
    session = played(game, 2, {}, 5, 4)
    view = session.state.view(session.state.to_move)
    puts = [f"{tile}@0,{tile}/0" for tile in range(1, 7)]

    def said(*texts: str) -> str:
        turn = [game.parse(session.state, text) for text in texts]
        return advice_sentence("exagon", turn, view, NAMES, translator("en"))

    names = [tile_name(tile) for tile in range(1, 7)]
    assert said(*puts, "end") == (
        f"Put down the tiles with stars {', '.join(names[:3])} and 3 more, in this order, then end the turn."
    )
    assert said(*puts[:2]) == f"Put down the tiles with stars {names[0]} and {names[1]}, in this order."
    assert said(puts[0], "give 2>2", "end") == (
        f"Put down the tile with star {names[0]}, then use a bonus to give Bruno the tile with star {names[1]}, "
        "then end the turn."
    )


def test_says_different_things_of_several_moves() -> None:
    one, two, three = Reason("holi.hits", {"count": 1}), Reason("holi.hits", {"count": 2}), Reason("holi.waits")
    assert list(told([[one, two], [one, two], [one, two], [three]])) == [one, two, one, three]


@sized("after", [(6,)], [(0, 6, 11, 30)])
@sized("game_id", ["exagon"], GAME_IDS)
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
        for hint in contract.hints(game_id, session.seen_by(seat), 3):
            turn = [game.parse(state, text) for text in (hint.move, *hint.then)]
            view = state.view(seat)

            def read(language: str, hint: Hint = hint, turn: Sequence[Any] = turn, view: Any = view) -> str:
                advice = advice_sentence(game_id, turn, view, NAMES, translator(language))
                return f"{advice} {hint_sentence(game_id, hint.reason, NAMES, translator(language))}"

            english = read("en")
            for language, sentences in said.items():
                other = read(language)
                assert english != other
                assert "{" not in english + other
                sentences.add(other)
    assert all(len(sentences) > 2 for sentences in said.values())
