"""What the words of a game offer, and the sentences that belong to no game.

A game's words are a module `games.<id>.words` with the names of `GameWords`. Names of people stand in sentences, too: a
seat that nobody named has its number, in the language in force (what is saved is the empty name), and a name that is
written from right to left doesn't turn the sentence around.
"""

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

from elios_desktop.engine import contract
from elios_desktop.games import GAMES, entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import quoted
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class RefusalText:
    """A sentence (English source, with {placeholders}) and the rulebook section that it cites, as "section-id"."""

    text: str
    section: str


class OwnWords(Protocol):
    """The names that a module `games.<id>.words` has in any case."""

    CONTEXT: str
    """The translation context of all of the game's texts, such as "Elios"."""
    REFUSALS: Mapping[str, RefusalText]
    """Each of the game's refusal codes."""

    def move(
        self,
        transition: contract.AnyTransition,
        viewer: contract.Seat | None,
        names: Sequence[str],
        translate: Translate,
    ) -> str:
        """Return a move as a sentence, as `viewer` may see it; `names` are the seats' names from seat 1."""

    def turn(self, view: Any, legal: Collection[Any], names: Sequence[str], translate: Translate) -> str:
        """Say what the seat to move has to do now, as a short sentence that offers nothing but what is `legal`."""

    def result(
        self, result: contract.Result, state: contract.AnyState, names: Sequence[str], translate: Translate
    ) -> str:
        """Say by which rule the game ended, in a sentence that follows who won."""

    def advice(self, moves: Sequence[Any], view: Any, names: Sequence[str], translate: Translate) -> str:
        """Say what to do, as one sentence to whoever is to move, in the words of the list of moves: the first of these
        moves, and what follows it in the same turn. `view` is what that seat sees before it."""

    def reason(self, reason: Reason, names: Sequence[str], translate: Translate) -> str:
        """Tell why a computer's move is good, to whoever would make it."""


class GameWords(OwnWords, Protocol):
    """All names of a game's words. Those that `OwnWords` doesn't have, a module needs only where a game has options or
    points, or refuses something with a code that isn't said as it is."""

    SCORE_PARTS: Mapping[str, str]
    """What a seat's points in a result are made of, each with a heading, the sum last; empty if they have no parts."""

    def refusal_args(self, refusal: contract.Refusal, translate: Translate) -> Mapping[str, Any]:
        """Return a refusal's `args`, with codes (letters, numbers) turned into words for people."""

    def option(self, name: str, translate: Translate) -> tuple[str, str]:
        """Return an option's name and a sentence about it."""

    def option_value(self, name: str, value: object, translate: Translate) -> tuple[str, str]:
        """Return a value's name and a sentence that says what it means for the game."""

    def scored(self, event: contract.Scored, names: Sequence[str], translate: Translate) -> str:
        """Return a line of the ledger: the points and why."""

    def begins(self, state: contract.AnyState, seat: contract.Seat, names: Sequence[str], translate: Translate) -> str:
        """Return the sentence for a rule by which this seat begins; nothing where chance decides it, or people do."""


GAME = "Game"
SHARED_REFUSALS: Mapping[str, RefusalText] = {
    "game.over": RefusalText(QT_TRANSLATE_NOOP("Game", "The game is over."), "end"),
    "game.not_yours": RefusalText(QT_TRANSLATE_NOOP("Game", "“{move}” isn’t this seat’s move to make."), "notation"),
    "game.bad_notation": RefusalText(QT_TRANSLATE_NOOP("Game", "“{move}” isn’t a move in this game."), "notation"),
}


def _refusal_args(refusal: contract.Refusal, translate: Translate) -> Mapping[str, Any]:
    """Say a refusal's values as they are."""
    return refusal.args


def _no_option(name: str, *_: object) -> tuple[str, str]:
    """Raise an error: an option has words."""
    raise KeyError(f"{name}: a game with options has `option` and `option_value` in its words.py")


def _no_points(event: contract.Scored, *_: object) -> str:
    """Raise an error: there are no points."""
    raise KeyError(event.rule)


def _no_rule(*_: object) -> str:
    """Return nothing: chance decides who begins, or people do."""
    return ""


_USUAL: Mapping[str, object] = {
    "SCORE_PARTS": {},
    "refusal_args": _refusal_args,
    "option": _no_option,
    "option_value": _no_option,
    "scored": _no_points,
    "begins": _no_rule,
}
"""What a module of words has that says nothing else."""


def find_words(game_id: str) -> GameWords:
    """Return the words of a game, imported when first asked for; what it leaves out is as usual."""
    module = entry_of(game_id).load("words")
    for name, usual in _USUAL.items():
        module.__dict__.setdefault(name, usual)
    return cast(GameWords, module)


def refusal_sentence(game_id: str, refusal: contract.Refusal, translate: Translate) -> str:
    """Return the sentence for a refusal, in the translator's language."""
    words = find_words(game_id)
    sentence = SHARED_REFUSALS.get(refusal.code)
    if sentence is not None:
        return fill(translate(GAME, sentence.text), **{name: quoted(value) for name, value in refusal.args.items()})
    return fill(translate(words.CONTEXT, words.REFUSALS[refusal.code].text), **words.refusal_args(refusal, translate))


def move_sentence(
    game_id: str,
    transition: contract.AnyTransition,
    viewer: contract.Seat | None,
    names: Sequence[str],
    translate: Translate,
) -> str:
    """Return a move as a sentence in the translator's language, as `viewer` may see it."""
    return find_words(game_id).move(transition, viewer, names, translate)


def turn_sentence(game_id: str, view: Any, legal: Collection[Any], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do now, in the translator's language."""
    return find_words(game_id).turn(view, legal, names, translate)


def beginning_sentence(
    game_id: str, state: contract.AnyState, seat: contract.Seat, drawn: bool, names: Sequence[str], translate: Translate
) -> str:
    """Say who begins a game that has just been dealt, and by what; `drawn`: where no rule says it, chance did."""
    by_rule = find_words(game_id).begins(state, seat, names, translate)
    chance, people = translate("Game", "The luck of the draw: {name} begins."), translate("Game", "{name} begins.")
    return by_rule or fill(chance if drawn else people, name=names[seat - 1])


def over_sentence(translate: Translate) -> str:
    """Say that a game is over, where it would be somebody's turn."""
    return translate(GAME, SHARED_REFUSALS["game.over"].text)


_AGREED = {
    "agreed.resigned": QT_TRANSLATE_NOOP("Agreed", "The other side gave up."),
    "agreed.draw": QT_TRANSLATE_NOOP("Agreed", "Everybody agreed to a draw."),
    "agreed.stopped": QT_TRANSLATE_NOOP("Agreed", "Everybody agreed to stop here: whoever was ahead wins."),
}
"""Why a game is over that its rules hadn't ended."""


def result_sentence(
    game_id: str, result: contract.Result, state: contract.AnyState, names: Sequence[str], translate: Translate
) -> str:
    """Say why a game ended as it did."""
    if result.reason in _AGREED:
        return translate("Agreed", _AGREED[result.reason])
    return find_words(game_id).result(result, state, names, translate)


def refusal_section(game_id: str, refusal: contract.Refusal) -> str:
    """Return the rulebook section that a refusal cites."""
    sentence = SHARED_REFUSALS.get(refusal.code)
    return (sentence or find_words(game_id).REFUSALS[refusal.code]).section


def hint_sentence(game_id: str, reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentence for a reason, in the translator's language; `names` are the seats' names from seat 1."""
    return find_words(game_id).reason(reason, names, translate)


def advice_sentence(game_id: str, moves: Sequence[Any], view: Any, names: Sequence[str], translate: Translate) -> str:
    """Say what a hint wants done, in the translator's language."""
    return find_words(game_id).advice(moves, view, names, translate)


def one_after_the_other(deeds: Sequence[str], translate: Translate) -> str:
    """Return what is to be done in a turn as one sentence: “Throw card 3 on c4, then end the turn.”"""
    said = deeds[0]
    for deed in deeds[1:]:
        said = fill(translate("Hints", "{said}, then {deed}"), said=said, deed=deed)
    return f"{said[:1].upper()}{said[1:]}."


def head_start_words(translate: Translate) -> tuple[str, str]:
    """Return the name of the option by which one seat has a head start, and a sentence about it."""
    return (
        translate("HeadStart", "Head start"),
        translate("HeadStart", "A less experienced player may begin with an advantage."),
    )


def head_start_value(options: contract.Options, meaning: str, translate: Translate) -> tuple[str, str]:
    """Return the name of a value of this option, and what it means: `meaning` is what the game says of it."""
    seat, step = contract.head_start(options)
    if not seat:
        return translate("HeadStart", "Nobody"), translate("HeadStart", "Everybody starts on equal terms.")
    text = {
        1: translate("HeadStart", "{name}: small"),
        2: translate("HeadStart", "{name}: medium"),
        3: translate("HeadStart", "{name}: large"),
    }[step]
    return fill(text, name=plain_name("", seat, translate)), meaning


def head_start_sentence(game_id: str, options: contract.Options, names: Sequence[str], translate: Translate) -> str:
    """Say at the table who has a head start and what it is; nothing if nobody has."""
    seat, _ = contract.head_start(options)
    if not seat:
        return ""
    meaning = find_words(game_id).option_value(contract.HEAD_START, options[contract.HEAD_START], translate)[1]
    return fill(translate("HeadStart", "{name} has a head start. {meaning}"), name=names[seat - 1], meaning=meaning)


_FROM_RIGHT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"))
"""The Unicode directions of letters, and of marks, that move what stands beside them."""
_OPEN, _CLOSE = "\u2068", "\u2069"


@lru_cache(maxsize=256)
def isolated(name: str) -> str:
    """Return the name for a sentence on the screen: between invisible isolating marks if its letters need them. Never
    for a record, a file's name, or the field in which it was typed."""
    if any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in name):
        return f"{_OPEN}{name}{_CLOSE}"
    return name


def plain_name(name: str, number: int, translate: Translate) -> str:
    """Say what the person at a seat (the first is 1) is called where the name stands alone."""
    return name or fill(translate("NewGame", "Player {number}"), number=number)


def seat_name(name: str, number: int, translate: Translate) -> str:
    """Say what the person at a seat is called in sentences on the screen."""
    return isolated(plain_name(name, number, translate))


def seat_names(names: Iterable[str], translate: Translate) -> list[str]:
    """Return what the people at all seats are called in sentences on the screen."""
    return [seat_name(name, number, translate) for number, name in enumerate(names, 1)]


def joined_names(names: Sequence[str], translate: Translate) -> str:
    """Return all of them one after the other, within a sentence: “Anna, Ben and Carla”."""
    joined = names[0] if names else ""
    for number, name in enumerate(names[1:], 2):
        if number == len(names):
            pattern = translate("Names", "{names} and {name}")
        else:
            pattern = translate("Names", "{names}, {name}")
        joined = fill(pattern, names=joined, name=name)
    return joined


def all_titles(translate: Translate) -> str:
    """Return what the games are called that the program knows, within a sentence."""
    return joined_names([entry.name(translate) for entry in GAMES], translate)


class PuzzleWords(Protocol):
    """The names that a module `games.<id>.words` has as well, if the game has puzzles."""

    def puzzle_kind(self, kind: str, translate: Translate) -> str:
        """Return a kind of puzzle in a few words."""

    def puzzle_task(self, kind: str, goal: int, name: str, translate: Translate) -> str:
        """Say what a puzzle asks for, in one sentence; `name` plays against whoever solves it."""

    def puzzle_why(self, code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
        """Say what is wrong with a move that somebody tried: it follows what was answered to it."""


def find_puzzle_words(game_id: str) -> PuzzleWords:
    """Return the words of a game's puzzles, imported when first asked for."""
    return cast(PuzzleWords, entry_of(game_id).load("words"))


def task_sentence(game_id: str, kind: str, goal: int, name: str, translate: Translate) -> str:
    """Say what a puzzle asks for, in the translator's language."""
    return find_puzzle_words(game_id).puzzle_task(kind, goal, name, translate)


def why_sentence(game_id: str, code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
    """Say what is wrong with a move that somebody tried, in the translator's language."""
    return find_puzzle_words(game_id).puzzle_why(code, args, name, translate)
