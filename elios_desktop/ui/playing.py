"""Games from and to the disk: beginning, continuing, opening and saving files, putting finished games into the history.

Knows no widgets but the questions that only a person can answer, which come in as functions.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import RecordError
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import TOURNAMENT_FORMAT, Tournament
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError, Stamp
from elios_desktop.storage.savefile import SaveDocument
from elios_desktop.storage.saves import GameInUseError, GameLostError
from elios_desktop.texts.translate import fill
from elios_desktop.ui.chosen import NewGame
from elios_desktop.ui.controller import Controller
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.services import Services
from elios_desktop.ui.troubles import (
    autosave_sentence,
    file_sentence,
    lost_sentence,
    save_as_sentence,
)

AUTOSAVE_NOTICE = "autosave"
OPEN_NOTICE = "open"


@dataclass(slots=True)
class _File:
    """The user's file that belongs to the game on the table."""

    path: Path
    stamp: Stamp


class Playing(QObject):
    """The game on the table, if any, as far as the disk is concerned."""

    removed = Signal()
    """A game has been removed from those under way, on the disk."""

    _done = Signal(str, object, object)
    """What was done, a Controller that has to live until then (its saves report to it) or None, and the error."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._controller: Controller | None = None
        self._file: _File | None = None
        self._kept = False
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    @property
    def controller(self) -> Controller | None:
        """The game on the table."""
        return self._controller

    @property
    def file(self) -> Path | None:
        """The user's file that the game was opened from or last saved to."""
        return self._file.path if self._file else None

    # -- putting a game on the table

    def begin(self, new: NewGame) -> Controller:
        """A new game; from now on it waits on home if it is left."""
        services = self._services
        controller = Controller.begin(new, services.saves.new_document, services.writer, services.preferences)
        self._take(controller)
        controller.save()
        return controller

    def go_on_from(self, session: Session, like: Controller) -> Controller:
        """A game of its own that begins where another stood; the other is left alone."""
        services = self._services
        document = services.saves.new_document(record=session.record())
        table = like.document().table
        document = SaveDocument(document.id, document.created, record=document.record, table={
            name: table[name] for name in ("seats", "hourglass") if name in table
        })  # fmt: skip
        controller = Controller.resume(document, session, services.writer, services.preferences)
        self._take(controller)
        controller.save()
        return controller

    def look_back(self, game_id: str) -> Controller | None:
        """A finished game from the history; None (and a notice) if it can't be had. It stays in the history whatever
        happens; moves taken back and played anew make it a game of its own that waits on home."""
        services = self._services
        try:
            finished = services.history.get(game_id)
            session = Session.from_record(finished.record) if finished is not None else None
        except (SaveError, RecordError):
            finished = session = None
        if finished is None or session is None:
            services.notices.show(
                OPEN_NOTICE, lambda: translate("Playing", "This finished game can’t be opened any more."), bad=True
            )
            return None
        fresh = services.saves.new_document(record=finished.record)
        document = SaveDocument(fresh.id, fresh.created, record=finished.record, table=finished.course)
        controller = Controller.resume(document, session, services.writer, services.preferences)
        self._take(controller)
        self._kept = True
        return controller

    def resume(self, save_id: str) -> Controller | None:
        """A game under way; None (and a notice) if it can't be had."""
        services = self._services
        try:
            opened = services.saves.open(save_id, Controller.load)
        except GameInUseError:
            services.notices.show(
                OPEN_NOTICE, lambda: translate("Playing", "This game is open in another window of the program.")
            )
            return None
        except GameLostError as error:
            services.notices.show(OPEN_NOTICE, partial(lost_sentence, error), bad=True)
            return None
        if opened.generation > 0:
            services.notices.show(
                OPEN_NOTICE,
                lambda: translate(
                    "Playing",
                    "The newest save of this game is damaged; this is the one before. The last move may be missing.",
                ),
                bad=True,
            )
        controller = Controller.resume(opened.document, opened.loaded, services.writer, services.preferences)
        self._take(controller)
        return controller

    def open_file(self, path: Path) -> Controller | None:
        """A file of the user's; None (and a notice) if it can't be opened. The file itself is left alone."""
        services = self._services
        try:
            opened = services.files.open(path, _play_of)
        except FileError as error:
            services.notices.show(OPEN_NOTICE, partial(file_sentence, error), bad=True)
            return None
        is_tournament = isinstance(opened.loaded, Tournament)
        document = services.saves.new_document(
            record=None if is_tournament else opened.document, tournament=opened.document if is_tournament else None
        )
        controller = Controller.resume(document, opened.loaded, services.writer, services.preferences)
        self._take(controller)
        self._file = _File(path, opened.stamp)
        self._remember_file(path)
        return controller

    def leave(self) -> None:
        """The table is closed: what was played is being written; other windows may have the game then."""
        controller, self._controller, self._file = self._controller, None, None
        if controller is None:
            return
        services = self._services
        if self._kept:
            services.writer.perform(
                partial(services.saves.remove, controller.id), partial(self._done.emit, "removed", controller)
            )
        else:
            services.writer.perform(
                partial(services.saves.release, controller.id), partial(self._done.emit, "released", controller)
            )
        services.notices.clear(AUTOSAVE_NOTICE)

    def remove(self, save_id: str) -> None:
        """Take a game under way off the disk; the person has been asked."""
        services = self._services
        services.writer.perform(partial(services.saves.remove, save_id), partial(self._done.emit, "removed", None))

    # -- files of the user

    def document(self) -> Json | None:
        """The record (or the tournament) of the game on the table, for a file."""
        if self._controller is None:
            return None
        tournament = self._controller.tournament
        return tournament.record() if tournament else self._controller.session.record()

    def save_to(self, path: Path, overwrite: bool) -> bool | None:
        """Write the user's file. None: somebody else has changed it, ask; False: it failed, and a notice says why."""
        services = self._services
        document = self.document()
        if document is None:
            return False
        known = self._file.stamp if self._file and self._file.path == path and not overwrite else None
        try:
            stamp = services.files.save(path, document, known)
        except FileError as error:
            if error.code == "changed":
                return None
            services.notices.show(OPEN_NOTICE, partial(file_sentence, error), bad=True)
            return False
        except SaveError as error:
            services.notices.show(OPEN_NOTICE, partial(save_as_sentence, error, path.name), bad=True)
            return False
        self._file = _File(path, stamp)
        self._remember_file(path)
        services.notices.show(OPEN_NOTICE, lambda: fill(translate("Playing", "Saved as “{file}”."), file=path.name))
        return True

    # -- the end

    def keep_in_history(self) -> None:
        """The game is over: it goes into the history, and no longer waits on home once its table is closed."""
        controller = self._controller
        if controller is None or self._kept:
            return
        from elios_desktop.ui.finishing import finished_games

        games = finished_games(controller, datetime.now(UTC))
        history = self._services.history
        self._kept = True
        for game in games:
            self._services.writer.perform(partial(history.add, game), partial(self._done.emit, "kept", controller))

    # -- inside

    def _take(self, controller: Controller) -> None:
        self.leave()
        self._controller = controller
        self._kept = False
        controller.save_failed.connect(self._on_save_failed)
        controller.saved.connect(self._on_saved)
        controller.jumped.connect(self._on_jumped)

    def _on_save_failed(self, error: SaveError) -> None:
        self._services.notices.show(AUTOSAVE_NOTICE, partial(autosave_sentence, error), bad=True)

    def _on_jumped(self) -> None:
        """Where the end of a game was taken back it is under way again, and waits like any other."""
        if self._controller is not None and self._controller.session.state.result is None:
            self._kept = False

    def _on_saved(self) -> None:
        self._services.notices.clear(AUTOSAVE_NOTICE)

    def _on_done(self, what: str, controller: Controller | None, error: SaveError | None) -> None:
        if error is not None:
            self._services.notices.show(AUTOSAVE_NOTICE, partial(_failed, what, error), bad=True)
            if what == "kept":
                self._kept = False  # the game stays among those under way, so nothing is lost
        if what in ("removed", "released"):
            self.removed.emit()

    def _remember_file(self, path: Path) -> None:
        preferences = self._services.preferences
        preferences.change(recent_files=preferences.now.with_recent_file(str(path.absolute())))


def _play_of(document: Json) -> Session | Tournament:
    if document.get("format") == TOURNAMENT_FORMAT:
        return Tournament.from_record(document)
    return Session.from_record(document)


def _failed(what: str, error: SaveError) -> str:
    from elios_desktop.ui.troubles import reason_sentence

    reason = reason_sentence(error)
    if what == "kept":
        return fill(
            translate("Playing", "The finished game could not be put into the statistics: {reason}"), reason=reason
        )
    return fill(translate("Playing", "The game could not be removed: {reason}"), reason=reason)
