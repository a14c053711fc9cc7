"""Why a move is good in Holi: the one or two things that its turn brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentences for a reason: what the move brings itself, then what the turn brings later."""
    facts = [(reason.code, reason.args)]
    if "also" in reason.args:
        also = {name.removeprefix("also_"): value for name, value in reason.args.items() if name.startswith("also_")}
        facts.append((reason.args["also"], also))
    later = next((number for number, (_, args) in enumerate(facts) if "later" in args), None)
    said = (_sentence(code, args, names, translate, later=number == later) for number, (code, args) in enumerate(facts))
    return " ".join(said)


def _sentence(code: str, args: Mapping[str, Any], names: Sequence[str], translate: Translate, later: bool) -> str:
    """One fact. `later`: it is the first that only a later move of the turn brings."""
    count, points = args.get("count", -1), args.get("points", -1)
    text = {
        "holi.corner": translate("Holi", "One corner is as good as another."),
        "holi.stops": translate("Holi", "Nothing can be thrown any more."),
        "holi.ends": translate("Holi", "That’s all this turn has to give."),
        "holi.saves_cards": translate("Holi", "The better cards stay in your hand."),
        "holi.hits": _hits(count, "seat" in args, translate),
        "holi.sweets": translate("Holi", "%n sweet(s) to collect.", None, count),
        "holi.up": translate("Holi", "Later on this turn your pawn climbs to level {level}.")
        if later
        else translate("Holi", "Your pawn climbs to level {level}."),
        "holi.blocks": translate("Holi", "You stop {player} from climbing."),
        "holi.given": translate("Holi", "%n token(s) of yours for other players’ reserves.", None, count),
        "holi.rivalry": translate("Holi", "%n more point(s) for the rivalry card “{card}”.", None, points),
        "holi.tokens": translate("Holi", "%n more token(s) of yours on level {level}.", None, count),
    }[code]
    values = {"level": args.get("level", "")}
    if "seat" in args:
        values["player"] = names[args["seat"] - 1]
    if "card" in args:
        values["card"] = rivalry_card(args["card"], translate)[0]
    said = fill(text, **values)
    counted = {"holi.hits", "holi.sweets", "holi.given", "holi.rivalry", "holi.tokens"}
    return fill(translate("Holi", "Later on this turn: {gain}"), gain=said) if later and code in counted else said


def _hits(count: int, one_seat: bool, translate: Translate) -> str:
    """So many direct hits, on one seat's pawn or on several."""
    if one_seat:
        return translate("Holi", "%n direct hit(s) on {player}.", None, count)
    return translate("Holi", "%n direct hit(s).", None, count)
