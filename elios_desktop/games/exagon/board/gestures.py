"""How a hand makes a move of Exagon."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.games.exagon.board.draft import CellSpot, Draft, HandTile, SeatSpot
from elios_desktop.games.exagon.rules import End, Give, Move, Put, View
from elios_desktop.plain_board.contract import Gesture


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """One gesture; none for the clock's move."""
    return gestures_left(move, view, Draft())


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture]:
    """The same with the tiles turned as they are now."""
    match move:
        case Put(tile, cell):
            turns = draft.turns_to(view, move)
            return (Gesture(HandTile(tile).key, CellSpot(cell).key, turns=turns, turned_there=True),)
        case Give(tile, to):
            return (Gesture(HandTile(tile).key, SeatSpot(to).key),)
        case End():
            return (Gesture(button="end"),)
    return ()
