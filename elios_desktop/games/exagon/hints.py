"""Why a move is good in Exagon."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.games.exagon.words import tile_name
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = reason.args
    count, left = args.get("count", -1), args.get("left", -1)
    text = {
        "exagon.ends": translate("Exagon", "That’s all this turn has to give."),
        "exagon.wins": _wins(args.get("more", 0), "tile" in args, translate),
        "exagon.gives": translate("Exagon", "One less tile for you, and {taker} has two again."),
        "exagon.opens": translate("Exagon", "You leave the next player little that fits."),
        "exagon.ends_with": translate("Exagon", "It matches one side and ends your turn: %n tile(s) left.", None, left),
        "exagon.one_less": translate("Exagon", "One less tile, and then nothing fits: %n left.", None, left),
        "exagon.bonuses": _bonuses(count, translate),
        "exagon.goes_on": _goes_on(args.get("more", 0), translate),
        "exagon.spends": _spends(args.get("more", 0), translate),
    }[reason.code]
    values = {}
    if "tile" in args:
        values["star"] = tile_name(args["tile"])
    if "seat" in args:
        values["taker"] = names[args["seat"] - 1]
    return fill(text, **values)


def _bonuses(count: int, translate: Translate) -> str:
    if count == 1:
        return translate("Exagon", "One bonus, then the tile with star {star} fits.")
    if count == 2:
        return translate("Exagon", "Two bonuses, then the tile with star {star} fits.")
    return translate("Exagon", "Three bonuses, then the tile with star {star} fits.")


def _wins(more: int, named: bool, translate: Translate) -> str:
    """Won in this turn, after so many moves more; whether the next of them is a tile with a name."""
    if not more:
        return translate("Exagon", "With this you win.")
    if not named:
        return translate("Exagon", "You win on this turn, with %n more move(s).", None, more)
    if more == 1:
        return translate("Exagon", "You win on this turn: after this, the tile with star {star} does it.")
    return translate(
        "Exagon", "You win on this turn, with %n more move(s); next comes the tile with star {star}.", None, more
    )


def _goes_on(more: int, translate: Translate) -> str:
    if more == 1:
        return translate("Exagon", "Your turn goes on with one more tile, the one with star {star}.")
    return translate(
        "Exagon", "Your turn goes on with %n more tile(s); next comes the one with star {star}.", None, more
    )


def _spends(more: int, translate: Translate) -> str:
    if more == 1:
        return translate("Exagon", "It costs a bonus, but one more tile fits after it, the one with star {star}.")
    return translate(
        "Exagon",
        "It costs a bonus, but leaves room for %n more tile(s); next comes the one with star {star}.",
        None,
        more,
    )
