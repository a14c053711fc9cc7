"""Which tip is due, if any: asked at the beginning of somebody's turn and after each of their moves in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from elios_desktop.engine.contract import AnyState, AnyTransition, Seat, seen
from elios_desktop.lessons.contract import Tip, fits


def due(
    tips: Iterable[Tip],
    told: Collection[str],
    seat: Seat,
    recent: Sequence[AnyTransition],
    state: AnyState,
    legal: Collection[str],
) -> Tip | None:
    """The first tip that holds and that this person was never told. `recent` is what has happened since they were last
    asked for, `legal` what can be done now."""
    view = state.view(seat)
    return next((tip for tip in tips if tip.id not in told and _holds(tip, seat, recent, view, legal)), None)


def known(tips: Iterable[Tip], seat: Seat, played: Iterable[AnyTransition]) -> Iterator[str]:
    """The tips that a seat's own moves have made needless."""
    moves = [each.move.text for each in played if each.seat == seat]
    return (tip.id for tip in tips if any(fits(move, tip.known) for move in moves))


def _holds(tip: Tip, seat: Seat, recent: Sequence[AnyTransition], view: Any, legal: Collection[str]) -> bool:
    if tip.filled and not getattr(view, tip.filled):
        return False
    if not all(any(fits(move, (pattern,)) for move in legal) for pattern in tip.possible):
        return False
    if any(fits(move, tip.impossible) for move in legal):
        return False
    return not tip.event or any(
        type(event).__name__ == tip.event and (not tip.whom or getattr(event, tip.whom) == seat)
        for transition in recent
        if tip.own is None or tip.own == (transition.seat == seat)
        for event in seen(transition, seat)
    )
