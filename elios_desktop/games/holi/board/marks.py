"""What the turn before brought about, for marks on the courtyard: new tokens, falls, splashes, where the pawn was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import dropwhile, groupby

from elios_desktop.engine.contract import AnyTransition, Event, Seat, seen
from elios_desktop.games.holi.rules.events import (
    DirectHit,
    PawnMoved,
    TokenCaught,
    TokenCollected,
    TokenFell,
    TokenPlaced,
)


@dataclass(frozen=True, slots=True)
class Marks:
    """Cells with their level ("2c4")."""

    new: tuple[str, ...] = ()
    """Where tokens lie that were not there before."""
    falls: tuple[tuple[str, str, Seat], ...] = ()
    """From where to where a token fell, and whose it is."""
    splashes: tuple[tuple[str, Seat], ...] = ()
    """Where a pawn was hit, or caught a token, and whose that was."""
    left: tuple[str, ...] = ()
    """Where the pawn stood before."""


def last_turn(transitions: Sequence[AnyTransition], to_move: Seat | None, viewer: Seat | None) -> Marks:
    """The turn before that of the seat to move, as a viewer may see it; after the end the last one."""
    back = dropwhile(lambda each: each.seat == to_move, reversed(transitions))
    turn = next((list(group) for _, group in groupby(back, key=lambda each: each.seat)), [])
    return marks_of(event for each in reversed(turn) for event in seen(each, viewer))


def marks_of(events: Iterable[Event]) -> Marks:
    """What is to be marked after these events."""
    new: list[str] = []
    falls: dict[str, tuple[str, Seat]] = {}
    splashes: list[tuple[str, Seat]] = []
    left: list[str] = []
    for event in events:
        match event:
            case TokenPlaced(cell=cell):
                new.append(cell)
            case TokenFell(owner=owner, start=start, end=end):
                if start in new:
                    new.remove(start)
                new.append(end)
                falls[end] = (falls.pop(start, (start, owner))[0], owner)
            case TokenCaught(owner=owner, cell=cell):
                new.remove(cell)
                splashes.append((cell, owner))
            case DirectHit(owner=owner, cell=cell):
                splashes.append((cell, owner))
            case TokenCollected(cell=cell) if cell in new:
                new.remove(cell)
            case PawnMoved(start=start):
                left.append(start)
            case _:
                pass
    return Marks(
        tuple(new), tuple((start, end, owner) for end, (start, owner) in falls.items()), tuple(splashes), tuple(left)
    )
