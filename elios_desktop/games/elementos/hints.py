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
            "With {one}, {two} and {three} in your front row, whatever comes to the middle before it can be taken.",
        ),
        "elementos.layout": translate("Elementos", "The symbols are well mixed."),
        "elementos.brings_home": translate("Elementos", "Brings the wand to the far row and wins."),
        "elementos.wins": translate("Elementos", "Wins in %n turn(s) at most, whatever comes.", None, turns),
        "elementos.takes_guard": translate("Elementos", "Takes {symbol} on {square}, a guard of the other wand."),
        "elementos.takes": translate("Elementos", "Takes {symbol} on {square}."),
        "elementos.saves": translate("Elementos", "Saves {symbol} on {square} from being taken."),
        "elementos.wand_ahead": translate("Elementos", "Brings the wand ahead to {square}."),
        "elementos.blocks": translate("Elementos", "Stands in the other wand’s way on {square}."),
        "elementos.threatens": translate("Elementos", "Threatens to take {symbol} on {square}."),
        "elementos.path": translate("Elementos", "Prepares the wand’s way ahead on {square}."),
        "elementos.wand_free": translate("Elementos", "Passes the wand to {square}, where the way ahead is free."),
        "elementos.guards": translate(
            "Elementos", "Turns up {symbol}: if {other} on {square} came nearer, it could be taken."
        ),
        "elementos.ahead_safe": translate("Elementos", "Gains ground on {square}, where nothing can take it now."),
        "elementos.ahead": translate("Elementos", "Gains ground on {square}."),
        "elementos.holds_out": translate("Elementos", "The other wand can hardly be stopped: this takes it longest."),
        "elementos.safe": translate("Elementos", "Leaves nothing that could be taken now."),
        "elementos.waits": translate("Elementos", "Waits, and gives little away."),
    }[reason.code]
    return fill(text, **args)
