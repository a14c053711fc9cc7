"""Moves, turns, points and results of Holi as sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from elios_desktop.engine.contract import AnyState, Event, Result, Scored, Seat, Transition, seen
from elios_desktop.games.holi.rules import Climb, Corner, Descend, Drop, End, Move, MovePawn, Stop, Throw, View
from elios_desktop.games.holi.rules import events as happened
from elios_desktop.games.holi.rules.grid import split_place
from elios_desktop.games.holi.words.refusals import cell_in_words
from elios_desktop.games.holi.words.rivalry import rivalry_card
from elios_desktop.texts.translate import Translate, fill


def move(transition: Transition[Move], viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
    """What was done, and what came of it; a card thrown face-down is named only to who threw it."""
    return told(transition.move, transition.seat, seen(transition, viewer), names, translate)


def told(move: Move, seat: Seat, events: Sequence[Event], names: Sequence[str], translate: Translate) -> str:
    """What a seat does, and what comes of it."""
    return " ".join([_deed(move, events, names[seat - 1], translate), *_consequences(events, names, translate)])


def _deed(move: Move, events: Sequence[Event], name: str, translate: Translate) -> str:
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


def _went(text: str, events: Sequence[Event], name: str, translate: Translate) -> str:
    end = next(event.end for event in events if isinstance(event, happened.PawnMoved))
    return fill(text, name=name, cell=cell_in_words(end, translate))


def _throw(cells: Sequence[str], events: Sequence[Event], name: str, translate: Translate) -> str:
    played = next(event for event in events if isinstance(event, happened.CardPlayed))
    places = [event.cell for event in events if isinstance(event, happened.TokenPlaced | happened.DirectHit)]
    level, _ = split_place(places[0])
    values: dict[str, Any] = {"name": name, "card": played.card, "cells": ", ".join(cells), "level": level + 1}
    if played.up:
        return fill(translate("Holi", "{name} throws card {card} on level {level}: {cells}."), **values)
    if played.card is None:
        return fill(translate("Holi", "{name} throws a card face-down on level {level}: {cells}."), **values)
    return fill(translate("Holi", "{name} throws card {card} face-down on level {level}: {cells}."), **values)


def _consequences(events: Sequence[Event], names: Sequence[str], translate: Translate) -> list[str]:
    found: list[str] = []
    for event in events:
        match event:
            case happened.DirectHit(target=target):
                found.append(fill(translate("Holi", "Direct hit on {name}!"), name=names[target - 1]))
            case happened.TokenCaught(owner=owner, catcher=catcher) if owner == catcher:
                text = translate("Holi", "{name} catches a falling token of their own colour.")
                found.append(fill(text, name=names[catcher - 1]))
            case happened.TokenCaught(owner=owner, catcher=catcher):
                text = translate("Holi", "{name} catches a falling token of {owner}.")
                found.append(fill(text, name=names[catcher - 1], owner=names[owner - 1]))
            case happened.SweetsCollected(seat=seat, count=count):
                text = translate("Holi", "{name} takes %n sweet(s).", None, count)
                found.append(fill(text, name=names[seat - 1]))
            case happened.TokenCollected(seat=seat, owner=owner) if owner == seat:
                text = translate("Holi", "{name} takes back a token of their own colour.")
                found.append(fill(text, name=names[seat - 1]))
            case happened.TokenCollected(seat=seat, owner=owner):
                text = translate("Holi", "{name} takes a token of {owner}.")
                found.append(fill(text, name=names[seat - 1], owner=names[owner - 1]))
            case happened.SeatFinished(seat=seat, reason="no_tokens"):
                text = translate("Holi", "That was the last token: {name} has finished.")
                found.append(fill(text, name=names[seat - 1]))
            case happened.SeatFinished(seat=seat, reason="no_cards"):
                found.append(fill(translate("Holi", "Without cards {name} has finished."), name=names[seat - 1]))
            case _:
                pass
    return found


_GO = frozenset({"move", "climb", "descend"})


def turn(view: View, legal: Collection[Move], names: Sequence[str], translate: Translate) -> str:
    """What the seat to move has to do, and may do: only where it can go from here, never what its cards allow."""
    if view.to_move is None:
        return translate("Holi", "The game is over.")
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


def scored(event: Scored, names: Sequence[str], translate: Translate) -> str:
    """The points and why."""
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


def result(result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
    """The points that won, and what decided a tie."""
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
                "{name} has %n point(s): level with others, but with more of their own tokens in others’ reserves.",
                None,
                points,
            )
        elif all(sweets[seat - 1] < sweets[winner - 1] for seat in level if seat != winner):
            text = translate("Holi", "{name} has %n point(s): level with others, but with more sweets.", None, points)
        else:
            text = translate(
                "Holi", "{name} has %n point(s): level with others, but earlier in turn order.", None, points
            )
    return fill(text, name=names[winner - 1])
