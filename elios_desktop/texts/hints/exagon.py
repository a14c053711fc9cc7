"""Why a move is good in Exagon."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.bots.contract import Reason
from elios_desktop.engine.games.exagon.tiles import TILES
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = reason.args
    count, more, left = (args.get(name, -1) for name in ("count", "more", "left"))
    text = {
        "exagon.ends": translate("Exagon", "There is nothing more to gain in this turn."),
        "exagon.wins": translate("Exagon", "Wins with %n move(s), all of them in this turn.", None, count),
        "exagon.gives": translate("Exagon", "One tile less for you, and {taker} has two again."),
        "exagon.opens": translate("Exagon", "Leaves whoever comes next little that fits."),
        "exagon.one_less": translate("Exagon", "One tile less: %n left.", None, left),
        "exagon.bonuses": _bonuses(count, translate),
        "exagon.goes_on": translate(
            "Exagon", "%n more tile(s) after it, beginning with the one with star {star}.", None, more
        ),
        "exagon.spends": translate(
            "Exagon", "For a bonus, with %n more tile(s) after it, beginning with the one with star {star}.", None, more
        ),
    }[reason.code]
    values = {}
    if "tile" in args:
        values["star"] = str(TILES[args["tile"]].star)
    if "seat" in args:
        values["taker"] = names[args["seat"] - 1]
    return fill(text, **values)


def _bonuses(count: int, translate: Translate) -> str:
    if count == 1:
        return translate("Exagon", "One bonus, then the tile with star {star} fits.")
    if count == 2:
        return translate("Exagon", "Two bonuses, then the tile with star {star} fits.")
    return translate("Exagon", "Three bonuses, then the tile with star {star} fits.")
