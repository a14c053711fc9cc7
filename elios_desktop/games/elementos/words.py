"""The words of Elementos: refusals, options, moves, turns and results as sentences.

No sentence names an underside: what is said here may be read by everybody.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from elios_desktop.engine.contract import HEAD_START, AnyState, AnyTransition, Refusal, Result, Seat, head_start
from elios_desktop.games.elementos import rules
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import (
    RefusalText,
    head_start_value,
    head_start_words,
    over_sentence,
)

CONTEXT = "Elementos"

REFUSALS: Mapping[str, RefusalText] = {
    "elementos.not_yours": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "The token on {square} is your opponent’s: you can only move and flip your own, and your wand "
            "only stands in your own.",
        ),
        "turn",
    ),
    "elementos.no_token": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "There’s no token on {square}: you move and flip tokens, and a wand always stands in one.",
        ),
        "turn",
    ),
    "elementos.no_wand": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "Your wand isn’t on {origin}: it stands on {home}."), "wand"
    ),
    "elementos.home_is_protected": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos", "There’s a wand in the token on {home}: a home takes nothing and can’t be taken."
        ),
        "home",
    ),
    "elementos.home_only_forward": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "Your wand stands in the token on {origin}: that token only goes straight ahead, and carries the "
            "wand along.",
        ),
        "home",
    ),
    "elementos.backwards": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos", "From {origin} to {target} is backwards: tokens and wands go ahead or sideways, never back."
        ),
        "move",
    ),
    "elementos.too_far": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "{target} isn’t next to {origin}: tokens and wands go one square at a time."),
        "move",
    ),
    "elementos.own_token": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "One of your own tokens is on {target}: two never share a square."), "move"
    ),
    "elementos.does_not_beat": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos", "{taker} can’t take {taken}: fire takes wood, wood takes water, water takes fire."
        ),
        "take",
    ),
    "elementos.nothing_to_take": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "{target} is empty: there’s nothing to take."), "take"
    ),
    "elementos.occupied": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "One of your opponent’s tokens is on {target}: only a token without a wand can go there, and only "
            "by taking it.",
        ),
        "take",
    ),
    "elementos.equilibrium": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "The token on {square} can’t be flipped now: your flips have come full circle, so first one of you has to "
            "make a move that isn’t a flip.",
        ),
        "equilibrium",
    ),
    "elementos.bad_arrangement": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elementos",
            "Lay out all nine tokens: three of fire and wood, three of wood and water, three of water and fire.",
        ),
        "arranging",
    ),
    "elementos.already_arranged": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "The tokens of seat {seat} are already laid out."), "arranging"
    ),
    "elementos.not_arranged": RefusalText(
        QT_TRANSLATE_NOOP("Elementos", "The first turn comes when both players have laid out their tokens."),
        "arranging",
    ),
}


def symbol(letter: str, translate: Translate) -> str:
    """Return a symbol within a sentence."""
    if letter == "F":
        return translate("Elementos", "fire", "within a sentence")
    if letter == "W":
        return translate("Elementos", "wood", "within a sentence")
    return translate("Elementos", "water", "within a sentence")


def symbol_first(letter: str, translate: Translate) -> str:
    """Return a symbol as the first word of a sentence."""
    if letter == "F":
        return translate("Elementos", "Fire", "first word of a sentence")
    if letter == "W":
        return translate("Elementos", "Wood", "first word of a sentence")
    return translate("Elementos", "Water", "first word of a sentence")


def refusal_args(refusal: Refusal, translate: Translate) -> Mapping[str, Any]:
    """Symbols in words."""
    args = dict(refusal.args)
    if refusal.code == "elementos.does_not_beat":
        args["taker"] = symbol_first(args["taker"], translate)
        args["taken"] = symbol(args["taken"], translate)
    return args


def option(name: str, translate: Translate) -> tuple[str, str]:
    """Return the one option: playing from memory."""
    if name == HEAD_START:
        return head_start_words(translate)
    if name != "memory":
        raise KeyError(name)
    return (
        translate("Elementos", "Undersides"),
        translate("Elementos", "Whether you may look at the undersides of your own tokens during the game."),
    )


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """Peeking allowed, or not."""
    if name == HEAD_START:
        step = head_start({name: str(value)})[1]
        return head_start_value({name: str(value)}, _left_out(step, translate), translate)
    if name != "memory" or not isinstance(value, bool):
        raise KeyError((name, value))
    if value:
        return (
            translate("Elementos", "From memory"),
            translate("Elementos", "Once both players have laid out their tokens, nobody may look at an underside."),
        )
    return (
        translate("Elementos", "Peeking allowed"),
        translate("Elementos", "You may look at the undersides of your own tokens at any time."),
    )


def _left_out(step: int, translate: Translate) -> str:
    tokens = len(rules.LEFT_OUT[step])
    return translate("Elementos", "The other player plays with %n token(s) fewer.", None, tokens)


def move(transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
    """Return a move as a sentence. It tells only what lies face up, so every viewer reads the same."""
    first = transition.events[0]
    values: dict[str, Any] = {"name": names[transition.seat - 1]}
    if isinstance(first, rules.Arranged):
        text = translate("Elementos", "{name} lays out nine tokens.")
        if len(first.tokens) < len(rules.USUAL_LAYOUT):  # the other one has a head start
            text = translate("Elementos", "{name} lays out %n token(s).", None, len(first.tokens))
    elif isinstance(first, rules.TokenTaken):
        moved = next(event for event in transition.events if isinstance(event, rules.TokenMoved))
        values |= {"origin": moved.origin, "target": moved.target}
        values |= {"taker": symbol(moved.symbol, translate), "taken": symbol(first.symbol, translate)}
        text = translate("Elementos", "{name} takes {taken} on {target} with {taker} from {origin}.")
    elif isinstance(first, rules.TokenMoved):
        values |= {"symbol": symbol(first.symbol, translate), "origin": first.origin, "target": first.target}
        text = translate("Elementos", "{name} moves {symbol} from {origin} to {target}.")
    elif isinstance(first, rules.TokenFlipped):
        values |= {"square": first.square, "before": symbol(first.before, translate)}
        if first.after == "?":
            return fill(translate("Elementos", "{name} flips {before} on {square}."), **values)
        values |= {"after": symbol(first.after, translate)}
        if any(isinstance(event, rules.LocksChanged) for event in transition.events):
            text = translate(
                "Elementos", "{name} flips {square} from {before} to {after}: flipping has come full circle and stops."
            )
        else:
            text = translate("Elementos", "{name} flips {square} from {before} to {after}.")
    elif isinstance(first, rules.WandPassed):
        values |= {"origin": first.origin, "target": first.target}
        text = translate("Elementos", "{name} passes the wand from {origin} to {target}.")
    else:
        assert isinstance(first, rules.WandCarried)
        values |= {"origin": first.origin, "target": first.target, "symbol": symbol(first.symbol, translate)}
        text = translate("Elementos", "{name} moves {symbol} and wand ahead from {origin} to {target}.")
    return fill(text, **values)


def turn(view: rules.View, legal: Collection[rules.Move], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do now."""
    if view.phase == "arrange":
        if len(view.pending) == 2:
            return translate("Elementos", "Both players lay out their nine tokens.")
        waiting = translate("Elementos", "{name} lays out nine tokens.")
        return fill(waiting, name=names[view.pending[0] - 1])
    if view.to_move is None:
        return over_sentence(translate)
    flips = sum(isinstance(each, rules.Flip) for each in legal)
    wand = any(isinstance(each, rules.PassWand | rules.Carry) for each in legal)
    moves = any(isinstance(each, rules.Step | rules.Take) for each in legal)
    own = sum(token.owner == view.to_move for token in view.tokens.values())
    text = _actions(moves, flips > 0, wand, locked=flips < own, translate=translate)
    return fill(text, name=names[view.to_move - 1])


def _actions(moves: bool, flips: bool, wand: bool, locked: bool, translate: Translate) -> str:
    """Return the sentence for what can be done now. `locked`: not every token can be flipped."""
    if locked and moves and flips:
        if wand:
            return translate("Elementos", "{name}, move a token, flip one that isn’t locked, or move the wand.")
        return translate("Elementos", "{name}, move a token, or flip one that isn’t locked.")
    return {
        (True, True, True): translate("Elementos", "{name}, move a token, flip one, or move the wand."),
        (True, True, False): translate("Elementos", "{name}, move a token, or flip one."),
        (True, False, True): translate("Elementos", "{name}, move a token or the wand."),
        (False, True, True): translate("Elementos", "{name}, flip a token, or move the wand."),
        (True, False, False): translate("Elementos", "{name}, move a token."),
        (False, True, False): translate("Elementos", "{name}, flip a token."),
        (False, False, True): translate("Elementos", "{name}, move the wand."),
    }[moves, flips, wand]


def result(result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
    """Say by which rule the game ended."""
    if result.reason == "wand_across":
        text = translate("Elementos", "{name} has brought the wand to the far row.")
        return fill(text, name=names[result.winners[0] - 1])
    return translate("Elementos", "Here we are again, for the third time: a draw.")


def advice(moves: Sequence[rules.Move], view: rules.View, names: Sequence[str], translate: Translate) -> str:
    """Say what to do; a turn is one move. What a flip turns up isn't said: not everybody may look at it."""
    move = moves[0]
    if isinstance(move, rules.Arrange):
        return translate("Elementos", "Lay out your nine tokens like this.")
    if isinstance(move, rules.Flip):
        before = symbol(view.tokens[move.square].up, translate)
        return fill(translate("Elementos", "Flip {before} on {square}."), before=before, square=move.square)
    values: dict[str, Any] = {"origin": move.origin, "target": move.target}
    values["symbol"] = symbol(view.tokens[move.origin].up, translate)
    if isinstance(move, rules.Take):
        values |= {"taker": values["symbol"], "taken": symbol(view.tokens[move.target].up, translate)}
        text = translate("Elementos", "Take {taken} on {target} with {taker} from {origin}.")
    elif isinstance(move, rules.Step):
        text = translate("Elementos", "Move {symbol} from {origin} to {target}.")
    elif isinstance(move, rules.PassWand):
        text = translate("Elementos", "Pass the wand from {origin} to {target}.")
    else:
        text = translate("Elementos", "Move {symbol} and wand ahead from {origin} to {target}.")
    return fill(text, **values)


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentence for a reason."""
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
        "elementos.layout": translate("Elementos", "You mix the symbols well."),
        "elementos.brings_home": translate("Elementos", "You bring your wand to the far row and win."),
        "elementos.wins": translate("Elementos", "You win in %n turn(s) at most, whatever happens.", None, turns),
        "elementos.takes_guard": translate("Elementos", "One guard less for the other wand."),
        "elementos.takes": translate("Elementos", "One token less against you."),
        "elementos.saves": translate("Elementos", "You save the {symbol} on {square} from being taken."),
        "elementos.wand_ahead": translate("Elementos", "You bring your wand closer to the far row."),
        "elementos.blocks": translate("Elementos", "You stand in the other wand’s way on {square}."),
        "elementos.threatens": translate("Elementos", "You threaten the {symbol} on {square}."),
        "elementos.path": translate("Elementos", "Your wand can follow you there."),
        "elementos.wand_free": translate("Elementos", "The way ahead of {square} is clear for your wand."),
        "elementos.guards": translate(
            "Elementos", "You turn up {symbol}: if the {other} on {square} comes nearer, you can take it."
        ),
        "elementos.ahead_safe": translate("Elementos", "You gain ground, and nothing can take you there now."),
        "elementos.ahead": translate("Elementos", "You gain ground."),
        "elementos.holds_out": translate(
            "Elementos", "You delay the other wand as long as you can; there’s hardly any stopping it."
        ),
        "elementos.safe": translate("Elementos", "You leave nothing that could be taken now."),
        "elementos.waits": translate("Elementos", "You give little away."),
    }[reason.code]
    return fill(text, **args)


# ---- Puzzles


def puzzle_kind(kind: str, translate: Translate) -> str:
    """Return a kind of puzzle in a few words."""
    return {
        "elementos.across": translate("Elementos", "Wand across"),
        "elementos.hold": translate("Elementos", "Stop the wand"),
    }[kind]


def puzzle_task(kind: str, goal: int, name: str, translate: Translate) -> str:
    """Say what a puzzle asks for; `name` plays against whoever solves it."""
    text = {
        "elementos.across": translate(
            "Elementos", "Bring your wand across in %n turn(s), whatever {name} does.", None, goal
        ),
        "elementos.hold": translate(
            "Elementos",
            "Stop {name}’s wand: find the only move that keeps it from getting across within %n turn(s).",
            None,
            goal,
        ),
    }[kind]
    return fill(text, name=name)


def puzzle_why(code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
    """Say what is wrong with a move that somebody tried, after what the answer to it is."""
    turns = args.get("turns", -1)
    text = {
        "refuted": translate("Elementos", "Now your wand won’t get across in time."),
        "beaten": translate("Elementos", "Now {name} wins."),
        "late": translate("Elementos", "Your wand isn’t across yet, and you’re out of turns."),
        "forced": translate(
            "Elementos", "Now {name} brings the wand across in %n turn(s), whatever you do.", None, turns
        ),
    }[code]
    return fill(text, name=name)
