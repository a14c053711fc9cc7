"""Why a move is good in Elementos. Like all words of the game, these name no underside."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.games.elementos.words import symbol
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = dict(reason.args)
    for name in ("symbol", "other", "one", "two", "three"):
        if name in args:
            args[name] = symbol(args[name], translate)
    turns = args.get("turns", -1)
    text = {
        "elementos.front_row": translate(
            "Elementos",
            "With {one}, {two} and {three} in your front row, you can take whatever comes to the middle in "
            "front of it.",
        ),
        "elementos.layout": translate("Elementos", "The symbols are well mixed."),
        "elementos.brings_home": translate("Elementos", "You bring your wand to the far row and win."),
        "elementos.wins": translate("Elementos", "You win in %n turn(s) at most, whatever happens.", None, turns),
        "elementos.takes_guard": translate(
            "Elementos", "You take the {symbol} on {square}, a guard of the other wand."
        ),
        "elementos.takes": translate("Elementos", "You take the {symbol} on {square}."),
        "elementos.saves": translate("Elementos", "You save the {symbol} on {square} from being taken."),
        "elementos.wand_ahead": translate("Elementos", "You bring your wand ahead to {square}."),
        "elementos.blocks": translate("Elementos", "You stand in the other wand’s way on {square}."),
        "elementos.threatens": translate("Elementos", "You threaten the {symbol} on {square}."),
        "elementos.path": translate("Elementos", "You prepare your wand’s way ahead on {square}."),
        "elementos.wand_free": translate("Elementos", "You pass the wand to {square}, where the way ahead is clear."),
        "elementos.guards": translate(
            "Elementos", "You turn up {symbol}: if the {other} on {square} comes nearer, you can take it."
        ),
        "elementos.ahead_safe": translate("Elementos", "You gain ground on {square}, where nothing can take you now."),
        "elementos.ahead": translate("Elementos", "You gain ground on {square}."),
        "elementos.holds_out": translate(
            "Elementos", "The other wand can hardly be stopped: this holds it up longest."
        ),
        "elementos.safe": translate("Elementos", "You leave nothing that could be taken now."),
        "elementos.waits": translate("Elementos", "A quiet turn that gives little away."),
    }[reason.code]
    return fill(text, **args)
