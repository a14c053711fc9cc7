"""The words of noughts and crosses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from elios_desktop.engine.contract import AnyState, AnyTransition, Refusal, Result, Scored, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import RefusalText
from tests.fifth_game.rules import Mark, Marked, View

CONTEXT = "Noughts"
SCORE_PARTS: Mapping[str, str] = {}
REFUSALS: Mapping[str, RefusalText] = {
    "noughts.taken": RefusalText(QT_TRANSLATE_NOOP("Noughts", "There is a mark on {square} already."), "turn"),
}


def title(translate: Translate) -> str:
    """The game's name."""
    return translate("Noughts", "Noughts and Crosses")


def refusal_args(refusal: Refusal, translate: Translate) -> Mapping[str, Any]:
    """Squares are said as they are."""
    return refusal.args


def option(name: str, translate: Translate) -> tuple[str, str]:
    """There are none."""
    raise KeyError(name)


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """There are none."""
    raise KeyError((name, value))


def move(transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
    """A move as a sentence."""
    marked = transition.events[0]
    assert isinstance(marked, Marked)
    return fill(translate("Noughts", "{name} marks {square}."), name=names[marked.seat - 1], square=marked.square)


def turn(view: View, legal: Collection[Mark], names: Sequence[str], translate: Translate) -> str:
    """What the seat to move has to do now."""
    if view.to_move is None:
        return translate("Noughts", "The game is over.")
    return fill(translate("Noughts", "{name}, put your mark on a free square."), name=names[view.to_move - 1])


def scored(event: Scored, names: Sequence[str], translate: Translate) -> str:
    """There are no points."""
    raise KeyError(event.rule)


def begins(state: AnyState, seat: Seat, names: Sequence[str], translate: Translate) -> str:
    """Nothing: seat 1 always begins."""
    return ""


def result(result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
    """Who won and by which rule."""
    if not result.winners:
        return translate("Noughts", "A draw: every square is taken.")
    return fill(translate("Noughts", "{name} wins: three in a row."), name=names[result.winners[0] - 1])


def advice(moves: Sequence[Mark], view: View, names: Sequence[str], translate: Translate) -> str:
    """What to do now."""
    return fill(translate("Noughts", "Mark {square}."), square=moves[0].text)


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    text = {
        "noughts.wins": translate("Noughts", "You make three in a row on {square}."),
        "noughts.blocks": translate("Noughts", "You keep the other one from three in a row on {square}."),
        "noughts.quiet": translate("Noughts", "You take a good square: {square}."),
    }[reason.code]
    return fill(text, **reason.args)
