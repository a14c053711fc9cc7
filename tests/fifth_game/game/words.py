"""The words of noughts and crosses."""

from collections.abc import Collection, Mapping, Sequence

from elios_desktop.engine.contract import AnyState, AnyTransition, Result, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import RefusalText, over_sentence
from tests.fifth_game.game.rules import Board, Mark, Marked

CONTEXT = "Noughts"
REFUSALS: Mapping[str, RefusalText] = {
    "noughts.taken": RefusalText(QT_TRANSLATE_NOOP("Noughts", "There is a mark on {square} already."), "turn"),
}


def move(transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
    """Return a move as a sentence."""
    marked = transition.events[0]
    assert isinstance(marked, Marked)
    return fill(translate("Noughts", "{name} marks {square}."), name=names[marked.seat - 1], square=marked.square)


def turn(view: Board, legal: Collection[Mark], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do now."""
    if view.to_move is None:
        return over_sentence(translate)
    return fill(translate("Noughts", "{name}, put your mark on a free square."), name=names[view.to_move - 1])


def result(result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
    """Say by which rule it ended; who won has been said."""
    if not result.winners:
        return translate("Noughts", "Every square is taken.")
    return translate("Noughts", "Three in a row.")


def advice(moves: Sequence[Mark], view: Board, names: Sequence[str], translate: Translate) -> str:
    """Say what to do."""
    return fill(translate("Noughts", "Mark {square}."), square=moves[0].square)


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentence for a reason."""
    text = {
        "noughts.wins": translate("Noughts", "You have three in a row then, on {square}."),
        "noughts.blocks": translate("Noughts", "You keep the other one from three in a row on {square}."),
        "noughts.quiet": translate("Noughts", "You take a good square: {square}."),
    }[reason.code]
    return fill(text, **reason.args)
