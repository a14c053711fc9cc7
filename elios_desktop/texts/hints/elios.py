"""Why a move is good in Elios."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.bots.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = reason.args
    beams, groups, turns = (args.get(name, -1) for name in ("beams", "groups", "turns"))
    text = {
        "elios.groups": translate(
            "Elios", "Needs %n turn(s), and the beams of each group go well together.", None, groups
        ),
        "elios.last_beams": translate("Elios", "Places the last beams and wins."),
        "elios.wins": translate("Elios", "Wins in %n turn(s) at most, whatever the others do.", None, turns),
        "elios.passes": translate("Elios", "Nothing else is possible."),
        "elios.disc_opens": translate(
            "Elios", "Opens level {level}: then %n more group(s) can be placed.", None, groups
        ),
        "elios.disc_waits": translate("Elios", "Waits with a disc, and leaves the columns as they are."),
        "elios.split_opens": translate("Elios", "The parts of this group find a place, the whole group doesn’t."),
        "elios.split_waits": translate("Elios", "Waits with a split: smaller groups find a place more easily."),
        "elios.own_last_beams": translate("Elios", "Places your last %n beam(s).", None, beams),
        "elios.shuts_out": translate("Elios", "Takes away the place of %n group(s) of your opponents.", None, groups),
        "elios.joker_opens": translate("Elios", "Places %n beam(s), and the joker keeps a column open.", None, beams),
        "elios.while_it_lasts": translate(
            "Elios", "Places %n beam(s) while a column still asks for their colours.", None, beams
        ),
        "elios.places": translate("Elios", "Places %n beam(s), as many as can be.", None, beams),
    }[reason.code]
    return fill(text, **args)
