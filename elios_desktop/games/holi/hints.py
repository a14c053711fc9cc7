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
    said = [_sentence(code, args, names, translate) for code, args in facts]
    now = [text for text, (_, args) in zip(said, facts, strict=True) if "later" not in args]
    later = [text for text, (_, args) in zip(said, facts, strict=True) if "later" in args]
    if later:
        then = translate("Holi", "Then: {gain}") if now else translate("Holi", "Later in this turn: {gain}")
        now.append(fill(then, gain=" ".join(later)))
    return " ".join(now)


def _sentence(code: str, args: Mapping[str, Any], names: Sequence[str], translate: Translate) -> str:
    count, points = args.get("count", -1), args.get("points", -1)
    text = {
        "holi.corner": translate("Holi", "One corner is as good as another."),
        "holi.stops": translate("Holi", "Nothing can be thrown any more."),
        "holi.ends": translate("Holi", "There is nothing more to gain in this turn."),
        "holi.saves_cards": translate("Holi", "The better cards stay in your hand."),
        "holi.hits": _hits(count, "seat" in args, translate),
        "holi.sweets": translate("Holi", "%n sweet(s) to collect.", None, count),
        "holi.up": translate("Holi", "Your pawn gets up to level {level}."),
        "holi.blocks": translate("Holi", "{player} can’t climb then."),
        "holi.given": translate("Holi", "%n token(s) of yours for the reserves of others.", None, count),
        "holi.rivalry": translate("Holi", "%n point(s) more for the rivalry card “{card}”.", None, points),
        "holi.tokens": translate("Holi", "%n more token(s) of yours on level {level}.", None, count),
    }[code]
    values = {"level": args.get("level", "")}
    if "seat" in args:
        values["player"] = names[args["seat"] - 1]
    if "card" in args:
        values["card"] = rivalry_card(args["card"], translate)[0]
    return fill(text, **values)


def _hits(count: int, one_seat: bool, translate: Translate) -> str:
    """So many direct hits, on one seat's pawn or on several."""
    if one_seat:
        return translate("Holi", "%n direct hit(s) on {player}.", None, count)
    return translate("Holi", "%n direct hit(s).", None, count)
