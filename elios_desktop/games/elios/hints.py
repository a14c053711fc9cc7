"""Why a move is good in Elios."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.games.elios.words import group_words, the_colour
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    args = dict(reason.args)
    if "colour" in args:
        args["colour"] = the_colour(args["colour"], translate)
    if "group" in args:
        args["group"] = group_words(args["group"], translate)
    if "seat" in args:
        args["player"] = names[args["seat"] - 1]
    beams, groups, turns = (reason.args.get(name, -1) for name in ("beams", "groups", "turns"))
    text = {
        "elios.groups": translate("Elios", "Needs %n turn(s), and did well in trial games.", None, groups),
        "elios.few_groups": translate(
            "Elios", "Takes only %n turn(s) if every group finds its place: it can’t be done in fewer.", None, groups
        ),
        "elios.joker_alone": translate(
            "Elios", "It takes %n turn(s), but a joker by itself fits wherever there is room.", None, groups
        ),
        "elios.single_beams": translate(
            "Elios", "It takes %n turn(s), but a beam by itself finds a place more easily than a group.", None, groups
        ),
        "elios.last_beams": translate("Elios", "You place your last beams and win."),
        "elios.blocks": translate("Elios", "That blocks the game, and you win it."),
        "elios.wins": translate("Elios", "You win in %n turn(s) at most, whatever the others do.", None, turns),
        "elios.passes": translate("Elios", "Nothing else is possible."),
        "elios.disc_opens": translate(
            "Elios", "You open level {level}: then %n more group(s) can be placed.", None, groups
        ),
        "elios.disc_waits": translate("Elios", "A disc to play for time: the columns stay as they are."),
        "elios.split_frees": translate(
            "Elios", "The part “{group}” can then be placed right away; the whole group can’t."
        ),
        "elios.split_later": translate(
            "Elios", "The part “{group}” will fit on column {column} as soon as a disc makes room for it."
        ),
        "elios.split_waits": translate("Elios", "A split to play for time: smaller groups find a place more easily."),
        "elios.own_last_beams": translate("Elios", "You place %n beam(s), the last you have.", None, beams),
        "elios.shuts_out": _shuts_out(groups, "seat" in args, translate),
        "elios.place_opens": translate("Elios", "You make room for %n more group(s) of yours.", None, groups),
        "elios.only_column": translate("Elios", "You use column {column}, the only one that takes {colour} now."),
        "elios.places": translate("Elios", "You place %n beam(s): no more will fit now.", None, beams),
        "elios.places_small": translate("Elios", "You place %n beam(s); a larger group can wait.", None, beams),
    }[reason.code]
    return fill(text, **args)


def _shuts_out(groups: int, of_one: bool, translate: Translate) -> str:
    """So many groups of one opponent, or of several, can't be placed any more: until there is another disc, mostly."""
    if of_one:
        return translate("Elios", "For now, {player} can’t place %n group(s) any more.", None, groups)
    return translate("Elios", "For now, your opponents can’t place %n group(s) any more.", None, groups)
