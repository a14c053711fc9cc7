"""What the history keeps of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from elios_desktop.engine.session import Session
from elios_desktop.storage.history import FinishedGame, FinishedSeat, points_of
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat


def finished_games(controller: Controller, now: datetime) -> list[FinishedGame]:
    """The finished game on the table; of a tournament, all its finished games."""
    stamp = now.isoformat(timespec="milliseconds")
    tournament = controller.tournament
    if tournament is None:
        return [_finished(controller.session, controller.id, stamp, controller.kept.move_ms, "", controller.kept.seats)]
    times = [*controller.kept.earlier_ms, controller.kept.move_ms]
    return [
        _finished(session, f"{controller.id}-{number}", stamp, move_ms, controller.id, controller.kept.seats)
        for number, (session, move_ms) in enumerate(zip(tournament.finished, times, strict=False), 1)
    ]


def _finished(
    session: Session, save_id: str, stamp: str, move_ms: list[int], tournament: str, chosen: Sequence[ChosenSeat]
) -> FinishedGame:
    result = session.state.result
    assert result is not None
    thinking = [0] * len(session.seats)
    for transition, spent in zip(session.transitions, move_ms, strict=False):
        thinking[transition.seat - 1] += spent
    seats = tuple(
        FinishedSeat(
            seat.name,
            seat.kind,
            won=number in result.winners,
            points=points_of(result.scores, number),
            thinking_ms=thinking[number - 1],
        )
        for number, seat in enumerate(session.seats, 1)
    )
    return FinishedGame(
        id=save_id,
        finished=stamp,
        game=session.game.id,
        seats=seats,
        reason=result.reason,
        scores=dict(result.scores),
        plies=session.ply,
        duration_ms=sum(move_ms),
        record=session.record(),
        # What a table reads from a save (see Kept): with it a finished game looks as it looked.
        course={"move_ms": list(move_ms), "seats": [{"colour": seat.colour} for seat in chosen]},
        tournament=tournament,
    )
