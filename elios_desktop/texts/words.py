"""What the words of a game offer, and the sentences that belong to no game.

A game's words are a module `games.<id>.words` with the names of `GameWords`. Why a computer's move is good is said by
the function `sentence` of its module `games.<id>.hints`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from elios_desktop.engine.contract import AnyState, AnyTransition, Refusal, Result, Scored, Seat
from elios_desktop.games import entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import quoted
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class RefusalText:
    """A sentence (English source, with {placeholders}) and the rulebook section that it cites, as "section-id"."""

    text: str
    section: str


class GameWords(Protocol):
    """The names that a module `games.<id>.words` has."""

    CONTEXT: str
    """The translation context of all of the game's texts, such as "Elios"."""
    REFUSALS: Mapping[str, RefusalText]
    """Each of the game's refusal codes."""
    SCORE_PARTS: Mapping[str, str]
    """What a seat's points in a result are made of, each with a heading, the sum last; empty if they have no parts."""

    def title(self, translate: Translate) -> str:
        """The game's name."""

    def refusal_args(self, refusal: Refusal, translate: Translate) -> Mapping[str, Any]:
        """A refusal's `args`, with codes (letters, numbers) turned into words for people."""

    def option(self, name: str, translate: Translate) -> tuple[str, str]:
        """An option's name and a sentence about it."""

    def option_value(self, name: str, value: object, translate: Translate) -> tuple[str, str]:
        """A value's name and a sentence that says what it means for the game."""

    def move(self, transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
        """A move as a sentence, as `viewer` may see it; `names` are the seats' names from seat 1."""

    def turn(self, view: Any, legal: Collection[Any], names: Sequence[str], translate: Translate) -> str:
        """What the seat to move has to do now, as a short sentence that offers nothing but what is `legal`."""

    def scored(self, event: Scored, names: Sequence[str], translate: Translate) -> str:
        """A line of the ledger: the points and why."""

    def result(self, result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
        """By which rule the game ended, in a sentence that follows who won."""


GAME = "Game"
SHARED_REFUSALS: Mapping[str, RefusalText] = {
    "game.over": RefusalText(QT_TRANSLATE_NOOP("Game", "The game is over."), "end"),
    "game.not_yours": RefusalText(QT_TRANSLATE_NOOP("Game", "“{move}” isn’t this seat’s to play."), "notation"),
    "game.bad_notation": RefusalText(QT_TRANSLATE_NOOP("Game", "“{move}” isn’t a move in this game."), "notation"),
}


def find_words(game_id: str) -> GameWords:
    """The words of a game, imported when first asked for."""
    return cast(GameWords, entry_of(game_id).load("words"))


def refusal_sentence(game_id: str, refusal: Refusal, translate: Translate) -> str:
    """The sentence for a refusal, in the translator's language."""
    words = find_words(game_id)
    sentence = SHARED_REFUSALS.get(refusal.code)
    if sentence is not None:
        return fill(translate(GAME, sentence.text), **{name: quoted(value) for name, value in refusal.args.items()})
    return fill(translate(words.CONTEXT, words.REFUSALS[refusal.code].text), **words.refusal_args(refusal, translate))


def move_sentence(
    game_id: str, transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate
) -> str:
    """A move as a sentence in the translator's language, as `viewer` may see it."""
    return find_words(game_id).move(transition, viewer, names, translate)


def turn_sentence(game_id: str, view: Any, legal: Collection[Any], names: Sequence[str], translate: Translate) -> str:
    """What the seat to move has to do now, in the translator's language."""
    return find_words(game_id).turn(view, legal, names, translate)


def refusal_section(game_id: str, refusal: Refusal) -> str:
    """The rulebook section that a refusal cites."""
    sentence = SHARED_REFUSALS.get(refusal.code)
    return (sentence or find_words(game_id).REFUSALS[refusal.code]).section


def hint_sentence(game_id: str, reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason, in the translator's language; `names` are the seats' names from seat 1."""
    module = entry_of(game_id).load("hints")
    return cast(str, module.sentence(reason, names, translate))
