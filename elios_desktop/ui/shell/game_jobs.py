"""What the writer's thread does with a game: copy it into a file of the user's, keep it in the history."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from elios_desktop.engine.contract import Json
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError, Stamp, UserFiles
from elios_desktop.ui.session.controller import Controller

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
