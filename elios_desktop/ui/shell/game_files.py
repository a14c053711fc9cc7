"""Brings games from and to the disk: beginning, continuing, opening and saving files, keeping finished games.

Knows no widgets but the questions that only a person can answer, which come in as functions. What the writer's thread
does with a game are functions here: `copy`, which writes a file of the user's, and what keeps it in the history.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from elios_desktop.engine import contract, record
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament, play_of
from elios_desktop.outside import quoted
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError, OpenedFile, Stamp, UserFiles
from elios_desktop.storage.history import FinishedGame, FinishedSeat, History, points_of
from elios_desktop.storage.saves import GameInUseError, GameLostError, SaveDamagedError, SaveDocument, Saves
from elios_desktop.strict_json import StrictJsonError, read_file
from elios_desktop.ui.kit import troubles
from elios_desktop.ui.kit.i18n import Sentence, Sentences
from elios_desktop.ui.kit.notices import AUTOSAVE_NOTICE, NEWS_MS
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.session.controller import Controller, holds_hidden_sentence
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.menus import show_versions

if TYPE_CHECKING:
    from elios_desktop.puzzles.book import Book

OPEN_NOTICE = "open"
SAVE_NOTICE = "save-as"
_AGAIN_AFTER_MS = 5000
"""A save that failed is tried again, without waiting for the next move."""
_PATIENCE = 5.0
"""Seconds that opening waits for what is still being written."""


class GameFiles(QObject):
    """The game on the table, if any, as far as the disk is concerned."""

    removed = Signal()
    """Those under way are others now, or have other names, on the disk."""

    file_changed = Signal(object)
    """A Path: somebody else has changed the user's file since, so it was left alone; ask, and save with `overwrite`."""

    _done = Signal(str, object, object)
    """What was done, a Controller that has to live until then (its saves report to it) or None, and the error."""
    _copied = Signal(object, object)

    def __init__(self, services: Services, make_room: Callable[[], bool], parent: QObject) -> None:
        """`make_room` clears the table, or says no: before a file, a text or a finished game that can be had."""
        super().__init__(parent)
        self._services = services
        self._make_room = make_room
        self.show_book: Callable[[Book], object] = nothing
        """What is done with a file of puzzles."""
        self._controller: Controller | None = None
        self._file: File | None = None
        self._keeping: IntoHistory | None = None
        self._unsaved = False
        self._copied_as: contract.Json | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_AGAIN_AFTER_MS)
        self._again.timeout.connect(self._save_again)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        self._copied.connect(self._on_copied, Qt.ConnectionType.QueuedConnection)

    @property
    def controller(self) -> Controller | None:
        """The game on the table."""
        return self._controller

    @property
    def file(self) -> Path | None:
        """The user's file that the game was opened from or last saved to."""
        return self._file.path if self._file else None

    @property
    def unsaved(self) -> bool:
        """Whether the game on the table would be lost with the program: neither its place nor a file of the user's
        has it as it is now."""
        return self._unsaved and self._copied_as != self.document()

    def save_now(self) -> bool:
        """Try once more to save the game on the table, and wait for it; whether that went well."""
        controller = self._controller
        if controller is None:
            return True
        controller.save_queue.save()
        if self._services.writer.flush(_PATIENCE):
            controller.save_queue.hear()
        return not self.unsaved

    # -- putting a game on the table

    def begin(self, new: NewGame, named: Callable[[str], object] | None = None) -> Controller:
        """Return a new game; from now on it waits on home if it is left. `named` hears what it is going to be called on
        the disk, before it is there."""
        services = self._services
        controller = Controller.begin(
            new, services.saves.new_document, services.writer.submit, services.preferences.read
        )
        self._take(controller)
        if named is not None:
            named(controller.id)
        controller.save_queue.save()
        return controller

    def go_on_from(self, session: Session, like: Controller) -> Controller:
        """Return a game of its own that begins where another stood; the other is left alone."""
        services = self._services
        document = services.saves.new_document(record=session.record())
        table = like.document().table
        kept: contract.Json = {
            name: table[name] for name in ("seats", "hourglass", "own", "hints", "tries", "move_ms") if name in table
        }
        kept |= {"played_from": session.ply} | ({"origin": like.kept.name} if like.kept.name else {})
        document = SaveDocument(document.id, document.created, record=document.record, table=kept)
        controller = Controller.resume(document, session, services.writer.submit, services.preferences.read)
        self._take(controller)
        controller.save_queue.save()
        return controller

    def look_back(self, game_id: str) -> Controller | None:
        """Return a finished game from the history; None (and a notice) if it can't be had. It stays in the history
        whatever happens; moves taken back and played anew make it a game of its own that waits on home."""
        services = self._services
        try:
            finished = services.history.get(game_id)
            session = Session.from_record(finished.record) if finished is not None else None
        except (SaveError, record.RecordError):
            finished = session = None
        if finished is None or session is None:
            services.notices.show(
                OPEN_NOTICE, Sentence.translate("Playing", "This finished game can’t be opened any more."), bad=True
            )
            return None
        if not self._make_room():
            return None
        services.notices.clear(OPEN_NOTICE)
        fresh = services.saves.new_document(record=finished.record)
        document = SaveDocument(fresh.id, fresh.created, record=finished.record, table=finished.course)
        controller = Controller.resume(document, session, services.writer.submit, services.preferences.read)
        self._take(controller)
        self._keeping = self._as_it_is()
        return controller

    def resume(self, save_id: str) -> Controller | None:
        """Return a game under way; None (and a notice) if it can't be had."""
        services = self._services
        if not self._all_written():
            return None
        try:
            opened = services.saves.open(save_id, Controller.load)
        except GameInUseError:
            services.notices.show(
                OPEN_NOTICE, Sentence.translate("Playing", "This game is open in another window of the program.")
            )
            return None
        except GameLostError as error:
            services.notices.show(OPEN_NOTICE, troubles.lost_sentence(error), bad=True)
            return None
        services.notices.clear(OPEN_NOTICE)
        if opened.generation > 0:
            services.notices.show(
                OPEN_NOTICE,
                Sentence.translate(
                    "Playing",
                    "The newest save of this game is damaged; this is the one before. The last move may be missing.",
                ),
                bad=True,
            )
        controller = Controller.resume(
            opened.document, opened.loaded, services.writer.submit, services.preferences.read
        )
        self._take(controller)
        if controller.over:  # the program was ended, or the disk full, before the history had it
            self.keep_in_history()
        else:  # … or its end was taken back, and the history hadn't heard of that
            self.take_from_history()
        return controller

    def open_files(self, paths: Sequence[Path]) -> tuple[Controller | None, Sequence[Path]]:
        """Return the first of these files of the user's that is a game, and those after it, which are remembered; a
        notice says why none before it is. The files themselves are left alone."""
        if not self._all_written():
            return None, ()
        wrong: list[FileError] = []
        found: tuple[Controller | None, Sequence[Path]] = None, ()
        for number, path in enumerate(paths, start=1):
            try:
                opened = self._services.files.open(path, play_of)
            except FileError as error:
                book = book_in(path) if error.code == "not_ours" else None
                if not isinstance(book, FileError | None):
                    self._services.notices.clear(OPEN_NOTICE)
                    self.remember_file(path)
                    self.show_book(book)
                    return None, paths[number:]
                wrong.append(book or error)
                continue
            if not self._make_room():
                break
            found = self._put_opened(opened), paths[number:]
            self._file = None if opened.in_page else File(path, opened.stamp)
            for each in reversed(paths[number - 1 :]):
                self.remember_file(each)
            break
        if wrong:
            newer = any(error.code == "newer_version" for error in wrong)
            self._services.notices.show(
                OPEN_NOTICE,
                troubles.files_sentence(wrong),
                bad=True,
                action_text=Sentence.translate("Help", "New versions") if newer else None,
                action=show_versions if newer else None,
            )
        return found

    def paste(self, text: str) -> Controller | None:
        """Return a game that was copied as text; None (and a notice) if it is none. It is checked as a file would
        be."""
        if not self._all_written():
            return None
        data = text.encode(errors="replace")
        try:
            opened = self._services.files.take(data, Path(), play_of)
        except FileError as error:
            book = book_of(data, Path()) if error.code == "not_ours" else None
            if not isinstance(book, FileError | None):
                self.show_book(book)
                return None
            error = book or error
            self._services.notices.show(OPEN_NOTICE, troubles.pasted_sentence(error), bad=True)
            return None
        if not self._make_room():
            return None
        controller = self._put_opened(opened)
        if not controller.over:  # there is no file of it
            controller.save_queue.save()
        return controller

    def _put_opened(self, opened: OpenedFile[Session | Tournament]) -> Controller:
        services = self._services
        services.notices.clear(OPEN_NOTICE)
        is_tournament = isinstance(opened.loaded, Tournament)
        document = services.saves.new_document(
            record=None if is_tournament else opened.document, tournament=opened.document if is_tournament else None
        )
        controller = Controller.resume(document, opened.loaded, services.writer.submit, services.preferences.read)
        self._take(controller)
        if controller.over:
            self._keeping = self._as_it_is()  # a file to look at: the history is for games played here
        return controller

    def leave(self) -> None:
        """The table is closed: what was played is being written; other windows may have the game then."""
        controller, document = self._controller, self.document()
        keeping = self._keeping if self._keeping is not None and self._keeping.document == document else None
        unsaved = self._unsaved
        self._controller = self._file = self._keeping = self._copied_as = None
        self._unsaved = False
        self._again.stop()
        if controller is None:
            return
        services = self._services
        if unsaved:
            controller.save_queue.save()  # the last chance; its notice stays until it has gone well
        else:
            services.notices.clear(AUTOSAVE_NOTICE)
        if keeping is not None:
            job, done = partial(keeping.put_away, services.saves, controller.id), "removed"
        else:
            job, done = partial(services.saves.release, controller.id), "released"
        services.writer.perform(job, partial(self._done.emit, done, controller))

    def rename(self, save_id: str, name: str) -> None:
        """Call a game under way so."""

        def renamed(document: SaveDocument) -> SaveDocument:
            parts = (dict(document.table), dict(document.head))
            for part in parts:
                part.pop("name", None)
                part |= {"name": name} if name else {}
            return replace(document, table=parts[0], head=parts[1])

        job = partial(self._services.saves.amend, save_id, renamed)
        self._services.writer.perform(job, partial(self._done.emit, "renamed", None))

    def play_of(self, save_id: str) -> Session | Tournament | None:
        """Return a game under way (or a tournament), to be looked at; None (and a notice) if it can't be read."""
        if not self._all_written():
            return None
        try:
            document = self._services.saves.peek(save_id)
            return play_of(document.record if document.tournament is None else document.tournament)
        except (SaveDamagedError, record.RecordError):
            self._services.notices.show(
                OPEN_NOTICE, troubles.lost_sentence(GameLostError(save_id, "unreadable")), bad=True
            )
            return None

    def remove(self, save_id: str) -> None:
        """Take a game under way off the disk; the person has been asked."""
        services = self._services
        services.writer.perform(partial(services.saves.remove, save_id), partial(self._done.emit, "removed", None))

    def put_away_ended(self, save_id: str) -> None:
        """Take one that is over from those under way if the history has it."""
        services = self._services
        job = partial(put_away_ended, services.saves, services.history, save_id)
        services.writer.perform(job, partial(self._done.emit, "removed", None))

    # -- files of the user

    def document(self) -> contract.Json | None:
        """Return the record (or the tournament) of the game on the table, for a file."""
        if self._controller is None:
            return None
        tournament = self._controller.tournament
        return tournament.record() if tournament else self._controller.session.record()

    def save_to(self, path: Path, overwrite: bool) -> None:
        """Write the user's file, in the background; a notice says how it went, or `file_changed` asks first."""
        document, controller = self.document(), self._controller
        if document is None or controller is None:
            return
        file = self._file if self._file is not None and self._file.path == path else File(path)
        copying = Copying(self._services.files, file, document, overwrite, controller)
        self._services.writer.perform(copying.run, partial(self._copied.emit, copying))

    def _on_copied(self, copying: Copying, error: SaveError | None) -> None:
        notices, path = self._services.notices, copying.file.path
        here = copying.controller is self._controller
        if error is not None:
            notices.show(SAVE_NOTICE, troubles.save_as_sentence(error, path.name), bad=True)
        elif copying.problem is None:
            if here:
                self._file, self._copied_as = copying.file, copying.document
            self.remember_file(path)
            said = Sentence.translate("Playing", "Saved as “{file}”.").fill(file=quoted(path.name))
            saved = copying.controller
            hidden = holds_hidden_sentence(saved.tournament or saved.session)
            notices.show(SAVE_NOTICE, Sentences.of(said, hidden), stays_ms=NEWS_MS)
        elif copying.problem.code == "changed" and here:
            self.file_changed.emit(path)
        else:
            notices.show(SAVE_NOTICE, troubles.file_sentence(copying.problem), bad=True)

    # -- the end

    def keep_in_history(self) -> None:
        """The game is over: it goes into the history, and no longer waits on home once its table is closed."""
        controller, document = self._controller, self.document()
        if controller is None or document is None:
            return
        if self._keeping is not None and self._keeping.document == document:
            return
        keeping = self._keeping = IntoHistory(document)
        for game in finished_games(controller, datetime.now(UTC)):
            self._services.writer.perform(
                partial(keeping.add, self._services.history, game), partial(self._done.emit, "kept", controller)
            )

    def take_from_history(self) -> None:
        """The end of the game on the table was taken back: it isn't over, and counts nowhere before it is again."""
        controller, self._keeping = self._controller, None
        if controller is not None and not controller.over:
            games = controller.tournament.games if controller.tournament is not None else ()
            ids = [_id_of(controller.id, number) for number in range(1, len(games) + 1)] or [controller.id]
            job = partial(forget_finished, self._services.history, ids)
            self._services.writer.perform(job, _tried_again)

    # -- inside

    def _take(self, controller: Controller) -> None:
        self.leave()
        self._controller = controller
        controller.liking = self._services.liking
        controller.save_queue.failed.connect(self._on_save_failed)
        controller.save_queue.written.connect(self._on_saved)

    def _as_it_is(self) -> IntoHistory | None:
        """The game on the table is over and needs no place among those under way, as long as nobody goes on with it."""
        document = self.document()
        return IntoHistory(document) if document is not None else None

    def _all_written(self) -> bool:
        """Wait for what was submitted, so that nothing is opened in an older state than the one that was left."""
        if self._services.writer.flush(_PATIENCE):
            return True
        self._services.notices.show(
            OPEN_NOTICE,
            Sentence.translate("Playing", "The disk is still busy saving. Try again in a moment."),
            bad=True,
        )
        return False

    def _on_save_failed(self, error: SaveError) -> None:
        if self._at_table(self.sender()):
            self._unsaved = True
            self._again.start()
        said = troubles.autosave_sentence(error)
        if self._services.notices.text_of(AUTOSAVE_NOTICE) != said:  # it is tried again and again
            self._services.notices.show(AUTOSAVE_NOTICE, said, bad=True)

    def _on_saved(self) -> None:
        if self._at_table(self.sender()):
            self._unsaved = False
            self._again.stop()
        self._services.notices.clear(AUTOSAVE_NOTICE)

    def _at_table(self, queue: QObject | None) -> bool:
        """Tell whether it is the game on the table that is saved by this queue, and not one that was left."""
        return self._controller is not None and self._controller.save_queue is queue

    def _save_again(self) -> None:
        if self._controller is not None and self._unsaved:
            self._controller.save_queue.save()

    def _on_done(self, what: str, controller: Controller | None, error: SaveError | None) -> None:
        notice = f"game-{what}"  # of its own: that the next move could be saved says nothing about this
        if error is not None:
            self._services.notices.show(notice, troubles.undone_sentence(what, error), bad=True)
        else:
            self._services.notices.clear(notice)
        if what in ("removed", "released", "renamed"):
            self.removed.emit()

    def remember_file(self, path: Path) -> None:
        """Put it first among those of the menu."""
        preferences = self._services.preferences
        preferences.change(recent_files=preferences.now.with_recent_file(str(path.absolute())))


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
    document: contract.Json
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
class IntoHistory:
    """A finished game on its way into the history, and how it ended. Its methods run on the writer's thread, one after
    the other: so the game leaves those under way only if the history has it on the disk."""

    document: contract.Json
    whole: bool = field(default=True)

    def add(self, history: History, game: FinishedGame) -> None:
        """Put it into the history. Raises SaveError."""
        try:
            history.add(game)
        except SaveError:
            self.whole = False
            raise

    def put_away(self, saves: Saves, save_id: str) -> None:
        """Remove or release its save when its table is closed. Raises SaveError."""
        if self.whole:
            saves.remove(save_id)
        else:
            saves.release(save_id)


def finished_games(controller: Controller, now: datetime) -> list[FinishedGame]:
    """Return the finished game on the table; of a tournament, all its finished games."""
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
    except (SaveDamagedError, record.RecordError):
        return  # who opens it is told what is wrong
    finally:
        saves.release(save_id)


def _tried_again(_error: Exception | None) -> None:
    """Do nothing: it is tried again when the game comes to the table the next time, or is over."""


def forget_finished(history: History, ids: Collection[str]) -> None:
    """Take games out of the history, where they are in it. Waits for the disk. Raises SaveError."""
    for each in ids:
        if history.get(each) is not None:
            history.remove(each)


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
    result = session.result
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


def book_in(path: Path) -> Book | FileError | None:
    """Return the puzzles of a file that is no game; the error of one that a newer version wrote; None if it has
    none."""
    try:
        return book_of(read_file(path), path)
    except StrictJsonError:
        return None


def book_of(data: bytes, path: Path) -> Book | FileError | None:
    """Return the same with what would be in the file."""
    try:
        from elios_desktop.puzzles.book import read_book

        return read_book(data)
    except record.RecordError as error:
        return FileError("newer_version", path, error, **error.details) if error.code == record.NEWER else None
