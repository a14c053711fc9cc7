"""Why a move is good in Elios."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.games.elios.words import colour, group_words
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = dict(reason.args)
    if "colour" in args:
        args["colour"] = colour(args["colour"], translate)
    if "group" in args:
        args["group"] = group_words(args["group"], translate)
    if "seat" in args:
        args["player"] = names[args["seat"] - 1]
    beams, groups, turns = (reason.args.get(name, -1) for name in ("beams", "groups", "turns"))
    text = {
        "elios.groups": translate(
            "Elios", "Needs %n turn(s), and did well when it was played out again and again.", None, groups
        ),
        "elios.few_groups": translate(
            "Elios", "Takes only %n turn(s) if every group finds its place: fewer are impossible.", None, groups
        ),
        "elios.joker_alone": translate(
            "Elios", "It takes %n turn(s), but a joker by itself fits wherever there is room.", None, groups
        ),
        "elios.single_beams": translate(
            "Elios", "It takes %n turn(s), but a beam by itself finds a place more easily than a group.", None, groups
        ),
        "elios.last_beams": translate("Elios", "Places the last beams and wins."),
        "elios.blocks": translate("Elios", "The game is blocked then, and you win it."),
        "elios.wins": translate("Elios", "Wins in %n turn(s) at most, whatever the others do.", None, turns),
        "elios.passes": translate("Elios", "Nothing else is possible."),
        "elios.disc_opens": translate(
            "Elios", "Opens level {level}: then %n more group(s) can be placed.", None, groups
        ),
        "elios.disc_waits": translate("Elios", "Waits with a disc, and leaves the columns as they are."),
        "elios.split_frees": translate(
            "Elios", "Then the part “{group}” can be placed at once; the whole group can’t."
        ),
        "elios.split_later": translate(
            "Elios", "The part “{group}” will fit on column {column} as soon as a disc makes room for it."
        ),
        "elios.split_waits": translate("Elios", "Waits with a split: smaller groups find a place more easily."),
        "elios.own_last_beams": translate("Elios", "Places %n beam(s), the last that you have.", None, beams),
        "elios.shuts_out": _shuts_out(groups, "seat" in args, translate),
        "elios.place_opens": translate("Elios", "Makes room for %n more group(s) of yours.", None, groups),
        "elios.only_column": translate("Elios", "Uses column {column}, the only one that takes {colour} now."),
        "elios.places": translate("Elios", "Places %n beam(s): no more can be placed now.", None, beams),
        "elios.places_small": translate("Elios", "Places %n beam(s); a larger group can wait.", None, beams),
    }[reason.code]
    return fill(text, **args)


def _shuts_out(groups: int, of_one: bool, translate: Translate) -> str:
    """So many groups of one opponent, or of several, can't be placed any more: until there is another disc, mostly."""
    if of_one:
        return translate("Elios", "For now, %n group(s) of {player} can’t be placed any more.", None, groups)
    return translate("Elios", "For now, %n group(s) of your opponents can’t be placed any more.", None, groups)
