"""How a hand makes a move of Holi."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from elios_desktop.games.holi.board.draft import Draft
from elios_desktop.games.holi.board.turn import Turn
from elios_desktop.games.holi.rules import Climb, Corner, Descend, Drop, End, Move, MovePawn, Stop, Throw, View
from elios_desktop.games.holi.rules.grid import place_at
from elios_desktop.plain_board.contract import Gesture


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """One gesture, or several one after the other. The cards are held as at the beginning of a turn."""
    turn = Turn(view, frozenset(view.legal()))
    pawn = f"pawn {turn.seat}"
    match move:
        case Throw():
            return list(_throwing(move, turn))
        case Drop(card, cell):
            return [Gesture(f"card {card}", turn.place(cell), flip=True)]
        case MovePawn(cell) | Corner(cell):
            return [Gesture(pawn, turn.place(cell))]
        case Climb():
            return [Gesture(pawn, place_at(turn.level + 1, turn.cell))]
        case Descend():
            return [Gesture(pawn, place_at(turn.level - 1, turn.cell))]
        case End() | Stop():
            return [Gesture(button=move.text)]


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture] | None:
    """How a move is made from what is half done; None if that has to be taken back first."""
    choice = draft.choice
    if choice is None:
        gestures = gestures_of(move, view)
        if isinstance(move, Throw | Drop) and move.card in draft.down:  # it lies the other way round than usual
            gestures = [replace(gestures[0], flip=not gestures[0].flip), *gestures[1:]]
        return gestures
    if not isinstance(move, Throw) or move.card != choice.card or not set(move.cells) <= set(choice.cells):
        return None
    return list(_pushing(move, Turn(view, frozenset(view.legal())), choice.chosen))


def _throwing(move: Throw, turn: Turn) -> Iterator[Gesture]:
    """The card, turned until it shows the cells; with a short reserve the tokens are then pushed where they belong."""
    ways = turn.legal_ways(move.card) or turn.ways(move.card)  # whoever may not see the hand sees no legal throw
    way = next(each for each in ways if set(move.cells) <= set(each.cells))
    covers = tuple(map(turn.place, move.cells))
    yield Gesture(f"card {move.card}", covers[0], turns=ways.index(way), covers=covers)
    if turn.short(way):
        yield from _pushing(move, turn, way.cells[: turn.tokens])


def _pushing(move: Throw, turn: Turn, chosen: Sequence[str]) -> Iterator[Gesture]:
    """From the cells that have been chosen to those that are wanted."""
    wrong = [cell for cell in chosen if cell not in move.cells]
    for instead, cell in zip(wrong, (cell for cell in move.cells if cell not in chosen), strict=True):
        yield Gesture(f"ghost {instead}", turn.place(cell))
    yield Gesture(button="throw")
