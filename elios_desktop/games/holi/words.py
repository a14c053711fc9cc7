"""The words of Holi: what `texts.words.GameWords` asks for, and the rivalry cards."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from elios_desktop.engine import contract
from elios_desktop.games.holi.rules import (
    START_POINTS,
    Climb,
    Corner,
    Descend,
    Drop,
    End,
    Move,
    MovePawn,
    Stop,
    Throw,
    View,
)
from elios_desktop.games.holi.rules import moves as happened
from elios_desktop.games.holi.rules.grid import split_place
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import (
    RefusalText,
    head_start_value,
    head_start_words,
    joined_names,
    one_after_the_other,
    over_sentence,
)

REFUSALS: Mapping[str, RefusalText] = {
    "holi.pawns_first": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "First, all players put their pawns on corners of the lower level."), "corners"
    ),
    "holi.pawns_placed": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "All pawns are already in the courtyard; from now on you can only move them."),
        "corners",
    ),
    "holi.not_in_hand": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Card {card} isn’t in your hand: throw one that you hold."), "throw"
    ),
    "holi.pattern_does_not_fit": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Card {card} can’t reach these cells: however you rotate it, the pawn doesn’t fit the "
            "pattern, or a coloured space lies outside the level. Choose other cells or another card.",
        ),
        "throw",
    ),
    "holi.cell_has_token": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "There’s already a token on {cell}, and a cell never holds two: choose free cells."),
        "throw",
    ),
    "holi.cell_has_pawn": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "There’s a pawn on {cell}: you can neither move there nor throw a face-down card’s token there. "
            "Choose another cell.",
        ),
        "move",
    ),
    "holi.too_many_tokens": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You don’t have that many tokens: choose fewer cells. Left in your reserve: {left}; cells chosen: {named}.",
        ),
        "throw",
    ),
    "holi.must_place_all": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Throw one token for each space of the pattern, as far as your tokens go. Tokens to throw: "
            "{could}; cells chosen: {named}.",
        ),
        "throw",
    ),
    "holi.face_down_twice": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Your last card was face-down, and you can’t throw two face-down in a row. This time throw one face-up.",
        ),
        "face-down",
    ),
    "holi.already_thrown": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "You’ve already thrown colour this turn: move or climb if you still may, or end your turn."
        ),
        "turn",
    ),
    "holi.already_moved": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "You’ve already moved this turn: throw colour if you haven’t yet, or end your turn."),
        "turn",
    ),
    "holi.already_climbed": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You’ve already changed levels this turn, and you can do that only once: throw colour if you "
            "haven’t yet, or end your turn.",
        ),
        "turn",
    ),
    "holi.same_cell": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Your pawn is already on {cell}: move it to another cell."), "move"
    ),
    "holi.not_in_line": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "It’s slippery: pawns move only along their row or column, and {cell} is in neither."
        ),
        "rule-cards",
    ),
    "holi.no_way_down": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Once you’ve climbed, you stay up there and play on: only the card “Way down” leads down again.",
        ),
        "climb",
    ),
    "holi.top_level": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Your pawn is already on the upper level: there’s nothing above it."),
        "climb",
    ),
    "holi.bottom_level": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Your pawn is already on the lower level: from there it can only go up."),
        "rule-cards",
    ),
    "holi.border": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "{cell} is on the border, and nobody climbs from there. Move inside first, to a cell between tokens.",
        ),
        "climb",
    ),
    "holi.not_surrounded": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "To climb you need tokens on the cells beside your pawn (diagonals don’t count). Needed: "
            "{needed}; so far: {held}. Throw some there, or move to a cell between tokens.",
        ),
        "climb",
    ),
    "holi.pawn_above": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You can’t climb: there’s another pawn above you, on {cell}. Wait for it to move, or climb elsewhere.",
        ),
        "climb",
    ),
    "holi.pawn_below": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You can’t go down: there’s another pawn below you, on {cell}. Wait for it to move, or go down elsewhere.",
        ),
        "rule-cards",
    ),
    "holi.must_throw": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "You have to throw colour before your turn can end."), "turn"
    ),
    "holi.can_throw": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "You can’t finish yet: from where your pawn stands you can still throw colour."),
        "stop",
    ),
    "holi.not_a_corner": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "{cell} isn’t a corner: pawns begin on a corner of the lower level."), "corners"
    ),
    "holi.corner_taken": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "There’s already a pawn on {cell}; choose a free corner."), "corners"
    ),
}


def cell_in_words(place: str, translate: Translate) -> str:
    """Return a cell with its level ("2c4") for people."""
    level, cell = split_place(place)
    return fill(translate("Holi", "{cell} on level {level}"), cell=cell, level=level + 1)


def refusal_args(refusal: contract.Refusal, translate: Translate) -> Mapping[str, Any]:
    """Return cells with their level in words; numbers as they are."""
    args = dict(refusal.args)
    if "cell" in args:
        args["cell"] = cell_in_words(args["cell"], translate)
    return args


_CARDS: dict[int, tuple[str, str]] = {
    1: (
        QT_TRANSLATE_NOOP("Holi", "Corners"),
        QT_TRANSLATE_NOOP("Holi", "3 points for each of your tokens on a corner of any level."),
    ),
    2: (
        QT_TRANSLATE_NOOP("Holi", "Edges"),
        QT_TRANSLATE_NOOP("Holi", "1 point for each of your tokens on the border of level 1; the corners don’t count."),
    ),
    3: (
        QT_TRANSLATE_NOOP("Holi", "Rows"),
        QT_TRANSLATE_NOOP("Holi", "2 points for each row of level 1 where you have more tokens than any other player."),
    ),
    4: (
        QT_TRANSLATE_NOOP("Holi", "Columns"),
        QT_TRANSLATE_NOOP(
            "Holi", "3 points for each column of level 2 where you have more tokens than any other player."
        ),
    ),
    5: (
        QT_TRANSLATE_NOOP("Holi", "Sky"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "6 points for the most tokens on level 3 (at least one). If several players tie for the "
            "most, each of them gets 3.",
        ),
    ),
    6: (
        QT_TRANSLATE_NOOP("Holi", "Rainbow"),
        QT_TRANSLATE_NOOP("Holi", "3 points for each other player with at least one token in your reserve."),
    ),
    7: (
        QT_TRANSLATE_NOOP("Holi", "Clean clothes"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "5 points for having the fewest of the others’ tokens in your reserve; if several players tie, "
            "each of them scores.",
        ),
    ),
    8: (
        QT_TRANSLATE_NOOP("Holi", "Streak"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "2 points for each token of your longest straight line without a gap: in a row or a column of one level, "
            "at least 3 tokens long.",
        ),
    ),
    9: (
        QT_TRANSLATE_NOOP("Holi", "Splash"),
        QT_TRANSLATE_NOOP(
            "Holi", "1 point for each token of your largest group: tokens side by side on one level, not diagonally."
        ),
    ),
    10: (
        QT_TRANSLATE_NOOP("Holi", "Squares"),
        QT_TRANSLATE_NOOP(
            "Holi", "5 points for each block of 2×2 tokens of yours on one level. Blocks may share tokens."
        ),
    ),
    11: (
        QT_TRANSLATE_NOOP("Holi", "Towers"),
        QT_TRANSLATE_NOOP("Holi", "5 points for each cell that holds a token of yours on all three levels."),
    ),
    12: (
        QT_TRANSLATE_NOOP("Holi", "Sweet tooth"),
        QT_TRANSLATE_NOOP("Holi", "1 point for each sweet in your reserve."),
    ),
    13: (
        QT_TRANSLATE_NOOP("Holi", "Sharp eye"),
        QT_TRANSLATE_NOOP("Holi", "Each direct hit gives 2 points at once instead of 1."),
    ),
    14: (
        QT_TRANSLATE_NOOP("Holi", "The view"),
        QT_TRANSLATE_NOOP("Holi", "4 points if your pawn stands on level 3 when the game ends."),
    ),
    15: (
        QT_TRANSLATE_NOOP("Holi", "Everywhere"),
        QT_TRANSLATE_NOOP("Holi", "6 points if each quarter (3×3 cells) of level 1 holds a token of yours."),
    ),
    16: (
        QT_TRANSLATE_NOOP("Holi", "Slippery"),
        QT_TRANSLATE_NOOP("Holi", "A pawn moves only along its row or its column."),
    ),
    17: (
        QT_TRANSLATE_NOOP("Holi", "Full hands"),
        QT_TRANSLATE_NOOP("Holi", "At the end of a turn you draw until you hold 4 cards."),
    ),
    18: (
        QT_TRANSLATE_NOOP("Holi", "Wild throws"),
        QT_TRANSLATE_NOOP("Holi", "You may throw face-down turn after turn."),
    ),
    19: (
        QT_TRANSLATE_NOOP("Holi", "Mirror"),
        QT_TRANSLATE_NOOP("Holi", "Patterns may be mirrored as well as rotated."),
    ),
    20: (
        QT_TRANSLATE_NOOP("Holi", "Easy climb"),
        QT_TRANSLATE_NOOP(
            "Holi", "You may climb with tokens on three of the four cells beside your pawn, but never from the border."
        ),
    ),
    21: (
        QT_TRANSLATE_NOOP("Holi", "Way down"),
        QT_TRANSLATE_NOOP(
            "Holi", "Instead of climbing you may go down one level, to the same cell, if no pawn stands there."
        ),
    ),
}


def rivalry_card(number: int, translate: Translate) -> tuple[str, str]:
    """Return a rivalry card's name and what it does."""
    name, text = _CARDS[number]
    return translate("Holi", name), translate("Holi", text)


def move(
    transition: contract.Transition[Move], viewer: contract.Seat | None, names: Sequence[str], translate: Translate
) -> str:
    """Say what was done, and what came of it; a card thrown face-down is named only to who threw it."""
    return told(transition.move, transition.seat, contract.seen(transition, viewer), names, translate)


def told(
    move: Move, seat: contract.Seat, events: Sequence[contract.Event], names: Sequence[str], translate: Translate
) -> str:
    """Say what a seat does, and what comes of it."""
    return " ".join([_deed(move, events, names[seat - 1], translate), *_consequences(events, names, translate)])


def brought(
    move: Move, seat: contract.Seat, events: Sequence[contract.Event], names: Sequence[str], translate: Translate
) -> str:
    """Say what a move would bring, to who hears its place anyway: of a pawn that goes there, only what it finds."""
    if isinstance(move, MovePawn):
        return " ".join(_consequences(events, names, translate))
    return told(move, seat, events, names, translate)


def _deed(move: Move, events: Sequence[contract.Event], name: str, translate: Translate) -> str:
    match move:
        case Corner(cell):
            return fill(translate("Holi", "{name} begins on {cell}."), name=name, cell=cell)
        case Throw(_, cells):
            return _throw(cells, events, name, translate)
        case Drop(_, cell):
            return _throw((cell,), events, name, translate)
        case MovePawn():
            return _went(translate("Holi", "{name} moves to {cell}."), events, name, translate)
        case Climb():
            return _went(translate("Holi", "{name} climbs to {cell}."), events, name, translate)
        case Descend():
            return _went(translate("Holi", "{name} goes down to {cell}."), events, name, translate)
        case Stop():
            return fill(translate("Holi", "{name} can’t throw colour any more and has finished."), name=name)
        case End():
            drawn = sum(len(event.cards) for event in events if isinstance(event, happened.CardsDrawn))
            if drawn:
                return fill(translate("Holi", "{name} ends the turn and draws %n card(s).", None, drawn), name=name)
            return fill(translate("Holi", "{name} ends the turn and draws nothing."), name=name)


def _went(text: str, events: Sequence[contract.Event], name: str, translate: Translate) -> str:
    end = next(event.end for event in events if isinstance(event, happened.PawnMoved))
    return fill(text, name=name, cell=cell_in_words(end, translate))


def _throw(cells: Sequence[str], events: Sequence[contract.Event], name: str, translate: Translate) -> str:
    played = next(event for event in events if isinstance(event, happened.CardPlayed))
    places = [event.cell for event in events if isinstance(event, happened.TokenPlaced | happened.DirectHit)]
    level, _ = split_place(places[0])
    values: dict[str, Any] = {"name": name, "card": played.card, "cells": ", ".join(cells), "level": level + 1}
    if played.up:
        return fill(translate("Holi", "{name} throws card {card} on level {level}: {cells}."), **values)
    if played.card is None:
        return fill(translate("Holi", "{name} throws a card face-down on level {level}: {cells}."), **values)
    return fill(translate("Holi", "{name} throws card {card} face-down on level {level}: {cells}."), **values)


def _consequences(events: Sequence[contract.Event], names: Sequence[str], translate: Translate) -> list[str]:
    found: list[str] = []
    for event in events:
        match event:
            case happened.DirectHit(target=target):
                found.append(fill(translate("Holi", "Direct hit on {name}!"), name=names[target - 1]))
            case happened.TokenCaught(owner=owner, catcher=catcher) if owner == catcher:
                text = translate("Holi", "{name} catches one of their own falling tokens.")
                found.append(fill(text, name=names[catcher - 1]))
            case happened.TokenCaught(owner=owner, catcher=catcher):
                text = translate("Holi", "{name} catches one of {owner}’s falling tokens.")
                found.append(fill(text, name=names[catcher - 1], owner=names[owner - 1]))
            case happened.SweetsCollected(seat=seat, count=count):
                text = translate("Holi", "{name} takes %n sweet(s).", None, count)
                found.append(fill(text, name=names[seat - 1]))
            case happened.TokenCollected(seat=seat, owner=owner) if owner == seat:
                text = translate("Holi", "{name} takes back one of their own tokens.")
                found.append(fill(text, name=names[seat - 1]))
            case happened.TokenCollected(seat=seat, owner=owner):
                text = translate("Holi", "{name} takes one of {owner}’s tokens.")
                found.append(fill(text, name=names[seat - 1], owner=names[owner - 1]))
            case happened.SeatFinished(seat=seat, reason="no_tokens"):
                text = translate("Holi", "That was the last token: {name} has finished.")
                found.append(fill(text, name=names[seat - 1]))
            case happened.SeatFinished(seat=seat, reason="no_cards"):
                found.append(fill(translate("Holi", "Out of cards: {name} has finished."), name=names[seat - 1]))
            case _:
                pass
    for level, cells in sorted(_landed(events).items()):
        text = translate("Holi", "Colour rain on level {level}: {cells}.")
        found.append(fill(text, level=level + 1, cells=", ".join(cells)))
    return found


def _landed(events: Sequence[contract.Event]) -> dict[int, list[str]]:
    """List the cells of each level on which tokens came to lie that had fallen, and weren't caught."""
    places: list[str] = []
    for event in events:
        if isinstance(event, happened.TokenFell):
            if event.start in places:
                places.remove(event.start)
            places.append(event.end)
        elif isinstance(event, happened.TokenCaught):
            places.remove(event.cell)
    found: dict[int, list[str]] = {}
    for place in places:
        level, cell = split_place(place)
        found.setdefault(level, []).append(cell)
    return found


_GO = frozenset({"move", "climb", "descend"})


def turn(view: View, legal: Collection[Move], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do, and may do: only where it can go from here, never what its cards allow."""
    if view.to_move is None:
        return over_sentence(translate)
    ways = frozenset(_way(each) for each in legal) & _GO
    if view.phase == "corners":
        text = translate("Holi", "{name}, put your pawn on a free corner of the lower level.")
    elif "throw" not in view.done:
        text = _before_throwing(ways, translate)
    else:
        text = _after_throwing(ways, translate)
    return fill(text, name=names[view.to_move - 1])


def _way(move: Move) -> str:
    match move:
        case MovePawn():
            return "move"
        case Climb():
            return "climb"
        case Descend():
            return "descend"
    return ""


def _before_throwing(ways: frozenset[str], translate: Translate) -> str:
    return {
        frozenset(): translate("Holi", "{name}, throw colour."),
        frozenset({"move"}): translate("Holi", "{name}, throw colour. You may also move, before or after."),
        frozenset({"climb"}): translate("Holi", "{name}, throw colour. You may also climb, before or after."),
        frozenset({"descend"}): translate("Holi", "{name}, throw colour. You may also go down, before or after."),
        frozenset({"move", "climb"}): translate(
            "Holi", "{name}, throw colour. You may also move and climb, before or after."
        ),
        frozenset({"move", "descend"}): translate(
            "Holi", "{name}, throw colour. You may also move and go down, before or after."
        ),
        frozenset({"climb", "descend"}): translate(
            "Holi", "{name}, throw colour. You may also climb or go down, before or after."
        ),
        _GO: translate("Holi", "{name}, throw colour. You may also move, and climb or go down, before or after."),
    }[ways]


def _after_throwing(ways: frozenset[str], translate: Translate) -> str:
    return {
        frozenset(): translate("Holi", "{name}, end your turn."),
        frozenset({"move"}): translate("Holi", "{name}, you may still move; then end your turn."),
        frozenset({"climb"}): translate("Holi", "{name}, you may still climb; then end your turn."),
        frozenset({"descend"}): translate("Holi", "{name}, you may still go down; then end your turn."),
        frozenset({"move", "climb"}): translate("Holi", "{name}, you may still move and climb; then end your turn."),
        frozenset({"move", "descend"}): translate(
            "Holi", "{name}, you may still move and go down; then end your turn."
        ),
        frozenset({"climb", "descend"}): translate(
            "Holi", "{name}, you may still climb or go down; then end your turn."
        ),
        _GO: translate("Holi", "{name}, you may still move, and climb or go down; then end your turn."),
    }[ways]


def scored(event: contract.Scored, names: Sequence[str], translate: Translate) -> str:
    """Return the points and why."""
    values: dict[str, Any] = {"name": names[event.seat - 1]}
    points = event.points
    kind, _, number = event.rule.partition("_")
    if event.rule == "direct_hit":
        text = translate("Holi", "{name} gets %n point(s) for a direct hit on {cell}.", None, points)
        values["cell"] = cell_in_words(event.cells[0], translate)
    elif kind == "level":
        text = translate("Holi", "{name} gets %n point(s) for tokens on level {level}.", None, points)
        values["level"] = number
    elif kind == "reserves":
        text = translate("Holi", "{name} gets %n point(s) for tokens in the others’ reserves.", None, points)
    elif kind == "sweets":
        text = translate("Holi", "{name} gets %n point(s) for having more sweets than others.", None, points)
    else:
        values["card"], values["reason"] = rivalry_card(int(number), translate)
        text = translate("Holi", "{name} gets %n point(s) for the rivalry card “{card}”. {reason}", None, points)
    return fill(text, **values)


def result(result: contract.Result, state: contract.AnyState, names: Sequence[str], translate: Translate) -> str:
    """Return the points that won, and what decided a tie."""
    winner = result.winners[0]
    best = result.scores[str(winner)]
    sweets = state.view(None).held_sweets
    level = [int(seat) for seat, parts in result.scores.items() if parts["total"] == best["total"]]
    points = best["total"]
    if len(level) == 1:
        text = translate("Holi", "{name} has the most points: %n.", None, points)
    else:
        # The tie-breaks in their order; what a seat gets for reserves tells how many tokens lie in them.
        level = [seat for seat in level if result.scores[str(seat)]["reserves"] == best["reserves"]]
        if len(level) == 1:
            text = translate(
                "Holi",
                "{name} has %n point(s) and wins the tie, with more of their own tokens in the others’ reserves.",
                None,
                points,
            )
        elif all(sweets[seat - 1] < sweets[winner - 1] for seat in level if seat != winner):
            text = translate("Holi", "{name} has %n point(s) and wins the tie, with more sweets.", None, points)
        else:
            text = translate(
                "Holi", "{name} has %n point(s) and wins the tie, being earlier in turn order.", None, points
            )
    return fill(text, name=names[winner - 1])


CONTEXT = "Holi"
SCORE_PARTS: Mapping[str, str] = {
    "levels": QT_TRANSLATE_NOOP("Holi", "Levels"),
    "reserves": QT_TRANSLATE_NOOP("Holi", "Reserves"),
    "sweets": QT_TRANSLATE_NOOP("Holi", "Sweets"),
    "hits": QT_TRANSLATE_NOOP("Holi", "Hits"),
    "rivalry": QT_TRANSLATE_NOOP("Holi", "Rivalry"),
    "total": QT_TRANSLATE_NOOP("Holi", "Total"),
}
"""In the order in which they are counted."""


def option(name: str, translate: Translate) -> tuple[str, str]:
    """Return the one option: the opening hand."""
    if name == contract.HEAD_START:
        return head_start_words(translate)
    return {
        "opening_hand": (
            translate("Holi", "Opening hand"),
            translate("Holi", "How many cards everybody has in hand when the game begins."),
        )
    }[name]


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """Return one card, as the rules of the box say, or three."""
    if name == contract.HEAD_START:
        step = contract.head_start({name: str(value)})[1]
        points = translate("Holi", "Starts with %n point(s).", None, START_POINTS[step])
        return head_start_value({name: str(value)}, points, translate)
    known: dict[tuple[str, object], tuple[str, str]] = {
        ("opening_hand", 1): (
            translate("Holi", "1 card"),
            translate("Holi", "The usual rule: the first turn is quick, and after it you hold 3 cards."),
        ),
        ("opening_hand", 3): (
            translate("Holi", "3 cards"),
            translate("Holi", "You can choose from your first turn on."),
        ),
    }
    return known[name, value]


def advice(moves: Sequence[Move], view: View, names: Sequence[str], translate: Translate) -> str:
    """Say what to do in this turn."""
    pawn = view.pawns[view.to_move - 1] if view.to_move else None
    level = split_place(pawn)[0] if pawn else 0
    deeds: list[str] = []
    for each in moves:
        level += isinstance(each, Climb) - isinstance(each, Descend)
        deeds.append(_wanted(each, level, translate))
    return one_after_the_other(deeds, translate)


def _wanted(move: Move, level: int, translate: Translate) -> str:
    """Say a move as what is to be done; `level`: where the pawn is then."""
    match move:
        case Corner(cell):
            return fill(translate("Holi", "begin on {cell}"), cell=cell)
        case Throw(card, cells):
            text = translate("Holi", "throw card {card} on {cells}")
            return fill(text, card=card, cells=joined_names(cells, translate))
        case Drop(card, cell):
            return fill(translate("Holi", "flip card {card} and throw it on {cell}"), card=card, cell=cell)
        case MovePawn(cell):
            return fill(translate("Holi", "move to {cell}"), cell=cell)
        case Climb():
            return fill(translate("Holi", "climb to level {level}"), level=level + 1)
        case Descend():
            return fill(translate("Holi", "go down to level {level}"), level=level + 1)
        case Stop():
            return translate("Holi", "finish, as you can’t throw colour any more")
        case End():
            return translate("Holi", "end the turn")


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentences for a reason: what the turn brings."""
    facts = [(reason.code, reason.args)]
    if "also" in reason.args:
        also = {name.removeprefix("also_"): value for name, value in reason.args.items() if name.startswith("also_")}
        facts.append((reason.args["also"], also))
    return " ".join(_reason(code, args, names, translate) for code, args in facts)


def _reason(code: str, args: Mapping[str, Any], names: Sequence[str], translate: Translate) -> str:
    """Return one fact."""
    count, points = args.get("count", -1), args.get("points", -1)
    text = {
        "holi.corner": translate("Holi", "You can begin on any corner: one is as good as another."),
        "holi.stops": translate("Holi", "You can’t throw anything any more."),
        "holi.ends": translate("Holi", "You can gain nothing more this turn."),
        "holi.saves_cards": translate("Holi", "You keep the better cards in your hand."),
        "holi.hits": _hits(count, "seat" in args, translate),
        "holi.sweets": translate("Holi", "You collect %n sweet(s).", None, count),
        "holi.up": translate("Holi", "You get {level} points for each token up there."),
        "holi.blocks": translate("Holi", "You stop {player} from climbing."),
        "holi.given": translate("Holi", "You send %n token(s) to other players’ reserves.", None, count),
        "holi.rivalry": translate("Holi", "You get %n more point(s) for the rivalry card “{card}”.", None, points),
        "holi.tokens": translate("Holi", "You have %n more token(s) on level {level}.", None, count),
    }[code]
    values = {"level": args.get("level", "")}
    if "seat" in args:
        values["player"] = names[args["seat"] - 1]
    if "card" in args:
        values["card"] = rivalry_card(args["card"], translate)[0]
    return fill(text, **values)


def _hits(count: int, one_seat: bool, translate: Translate) -> str:
    """Tell of so many direct hits, on one seat's pawn or on several."""
    if one_seat:
        return translate("Holi", "You make %n direct hit(s) on {player}.", None, count)
    return translate("Holi", "You make %n direct hit(s).", None, count)


# ---- Puzzles


def puzzle_kind(kind: str, translate: Translate) -> str:
    """Return a kind of puzzle in a few words."""
    return {
        "holi.most": translate("Holi", "Most points"),
        "holi.climb": translate("Holi", "Up the stairs"),
        "holi.last": translate("Holi", "The last turn"),
    }[kind]


def puzzle_task(kind: str, goal: int, name: str, translate: Translate) -> str:
    """Say what a puzzle asks for; nobody plays against whoever solves it."""
    text = {
        "holi.most": translate(
            "Holi", "Gain %n point(s) this turn, counted as if the game ended after it.", None, goal
        ),
        "holi.climb": translate("Holi", "Reach level {level} this turn."),
        "holi.last": translate("Holi", "This is the last turn of the game: win it."),
    }[kind]
    return fill(text, level=goal)


def puzzle_why(code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
    """Say what is wrong with a move that somebody tried."""
    text = {
        "at_most": translate(
            "Holi", "This way you can score %n point(s) at most this turn.", None, args.get("points", 0)
        ),
        "no_climb": translate("Holi", "From here level {level} is out of reach this turn."),
        "not_won": translate("Holi", "This way you can’t win any more."),
    }[code]
    return fill(text, level=args.get("level", 0))
