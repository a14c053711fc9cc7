"""What the writer's thread does with a game: copy it into a file of the user's, keep it in the history.

The history keeps what there is to keep of a game that is over; one that it has already is put away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import RecordError
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError, Stamp, UserFiles
from elios_desktop.storage.history import FinishedGame, FinishedSeat, History, points_of
from elios_desktop.storage.savefile import SaveDamagedError
from elios_desktop.storage.saves import GameInUseError, Saves
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat

if TYPE_CHECKING:
    from elios_desktop.storage.history import FinishedGame, History
    from elios_desktop.storage.saves import Saves


@dataclass(slots=True)
class File:
    """The user's file that belongs to the game on the table."""

    path: Path
    stamp: Stamp | None = None


@dataclass(slots=True)
class Copying:
    """A game on its way into the user's file. Runs on the writer's thread, where stamps are compared and renewed, so
    that two savings in a row don't take each other for somebody else's."""

    files: UserFiles
    file: File
    document: Json
    overwrite: bool
    controller: Controller
    problem: FileError | None = None

    def run(self) -> None:
        """Write it. Raises SaveError."""
        try:
            known = None if self.overwrite else self.file.stamp
            self.file.stamp = self.files.save(self.file.path, self.document, known)
        except FileError as error:
            self.problem = error


@dataclass(slots=True)
class Keeping:
    """A finished game on its way into the history, and how it ended. Its methods run on the writer's thread, one after
    the other: so the game leaves those under way only if the history has it on the disk."""

    document: Json
    whole: bool = field(default=True)

    def add(self, history: History, game: FinishedGame) -> None:
        """Put it into the history. Raises SaveError."""
        try:
            history.add(game)
        except SaveError:
            self.whole = False
            raise

    def put_away(self, saves: Saves, save_id: str) -> None:
        """Its table is closed. Raises SaveError."""
        if self.whole:
            saves.remove(save_id)
        else:
            saves.release(save_id)


def finished_games(controller: Controller, now: datetime) -> list[FinishedGame]:
    """The finished game on the table; of a tournament, all its finished games."""
    stamp = now.isoformat(timespec="milliseconds")
    tournament = controller.tournament
    if tournament is None:
        return [_finished(controller.session, controller.id, stamp, controller.kept.move_ms, "", controller.kept.seats)]
    times = [*controller.kept.earlier_ms, controller.kept.move_ms]
    return [
        _finished(session, _id_of(controller.id, number), stamp, move_ms, controller.id, controller.kept.seats)
        for number, (session, move_ms) in enumerate(zip(tournament.finished, times, strict=False), 1)
    ]


def put_away_ended(saves: Saves, history: History, save_id: str) -> None:
    """Let a game that is over leave those under way if the history has it: its end was shown, and then the program was
    killed before its table was closed. Any other stays for its end to be seen. Waits for the disk. Raises SaveError."""
    try:
        saves.claim(save_id)
    except GameInUseError:
        return
    try:
        if _is_kept(history, Controller.load(saves.peek(save_id)), save_id):
            saves.remove(save_id)
    except (SaveDamagedError, RecordError):
        return  # who opens it is told what is wrong
    finally:
        saves.release(save_id)


def _is_kept(history: History, play: Session | Tournament, save_id: str) -> bool:
    if isinstance(play, Session):
        sessions = {save_id: play}
    elif play.winners:
        sessions = {_id_of(save_id, number): session for number, session in enumerate(play.finished, 1)}
    else:
        return False
    kept = {each: history.get(each) for each in sessions}
    return all(game is not None and game.record == sessions[each].record() for each, game in kept.items())


def _id_of(tournament: str, number: int) -> str:
    return f"{tournament}-{number}"


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
        # What a table reads from a save (see SavedExtras): with it a finished game looks as it looked.
        course={"move_ms": list(move_ms), "seats": [{"colour": seat.colour} for seat in chosen]},
        tournament=tournament,
    )
