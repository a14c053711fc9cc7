"""How a hand makes a move of Holi."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elios_desktop.engine.games.holi import Climb, Corner, Descend, Drop, End, Move, MovePawn, Stop, Throw, View
from elios_desktop.engine.games.holi.grid import place_at
from elios_desktop.plain_board.contract import Gesture
from elios_desktop.plain_board.games.holi.turn import Turn


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


def _throwing(move: Throw, turn: Turn) -> Iterator[Gesture]:
    """The card, turned until it shows the cells; with a short reserve the tokens are then pushed where they belong."""
    ways = turn.legal_ways(move.card)
    way = next(each for each in ways if set(move.cells) <= set(each.cells))
    yield Gesture(f"card {move.card}", turn.place(move.cells[0]), turns=ways.index(way))
    if not turn.short(way):
        return
    chosen = way.cells[: turn.tokens]
    wrong = [cell for cell in chosen if cell not in move.cells]
    for instead, cell in zip(wrong, (cell for cell in move.cells if cell not in chosen), strict=True):
        yield Gesture(f"ghost {instead}", turn.place(cell))
    yield Gesture(button="throw")
