"""Brings puzzles into the window: today's, the page of all of them, those of a file, and writes one as a file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from elios_desktop.engine.record import RecordError
from elios_desktop.games import entry_of
from elios_desktop.puzzles.book import Book, puzzle_json
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text
from elios_desktop.ui.kit.notices import NEWS_MS
from elios_desktop.ui.kit.page import Page, unheard
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.troubles import file_sentence, save_as_sentence
from elios_desktop.ui.puzzles.library import PuzzlesPage
from elios_desktop.ui.puzzles.page import PuzzlePage, Ways
from elios_desktop.ui.puzzles.shelf import PuzzleShelf

_NOTICE = "puzzle-file"


class PuzzleDesk(QObject):
    """Made when somebody first asks for a puzzle; it belongs to the window."""

    def __init__(
        self,
        services: Services,
        parent: QObject,
        bring: Callable[[Page], object],
        home: Callable[[], object],
        ask_where: Callable[[str], Path | None],
    ) -> None:
        """`bring` brings a page to the front, if what is there may be left; `ask_where` asks for a place for a file of
        this name."""
        super().__init__(parent)
        self._services = services
        self._bring = bring
        self._home = home
        self._ask_where = ask_where
        self._opened: Book | None = None
        self.shelf = PuzzleShelf(services)

    def show_all(self) -> None:
        """The page of all puzzles."""
        opened = self._opened.puzzles if self._opened is not None else ()
        with unheard():
            page = PuzzlesPage(self._services, self.shelf, self._leave, self._open_chosen, opened)
        self._bring(page)

    def _leave(self) -> None:
        self._opened = None
        self._home()

    def show_day(self, day: date | None = None) -> None:
        """Today's puzzle, or an earlier day's."""
        puzzle = self.shelf.of_day(day or self.shelf.today())
        if puzzle is not None:
            self.open(puzzle, Sentence.translate("Puzzles", "Today’s puzzle"))

    def show_book(self, book: Book) -> None:
        """The puzzles of a file: one is opened at once, of more the page lets choose."""
        self.shelf.tell_left_out(book)
        self._opened = book
        if len(book.puzzles) == 1:
            self.open(book.puzzles[0], SILENCE)
        elif book.puzzles:
            self.show_all()

    def _open_chosen(self, puzzle: Puzzle, where: str) -> None:
        headings = {
            "today": Sentence.translate("Puzzles", "Today’s puzzle"),
            "yesterday": Sentence.translate("Puzzles", "Yesterday’s puzzle"),
            "back": Sentence.translate("Puzzles", "Once more"),
        }
        self.open(puzzle, headings.get(where, SILENCE))

    def open(self, puzzle: Puzzle, heading: Text, following: Callable[[Puzzle], Puzzle | None] | None = None) -> None:
        """A puzzle on its table."""
        ways = Ways(self._leave, self.show_all, self.save, following or self._following, heading)
        try:
            with unheard():
                page = PuzzlePage(puzzle, self._services, self.shelf, ways)
        except RecordError:
            self.shelf.tell_left_out(Book((), 1))
            return
        self._bring(page)

    def _following(self, puzzle: Puzzle) -> Puzzle | None:
        """In a file the next of its puzzles; else what suits whoever solves."""
        opened = self._opened.puzzles if self._opened is not None else ()
        at = next((at for at, each in enumerate(opened) if each.id == puzzle.id), None)
        if at is not None:
            return opened[at + 1] if at + 1 < len(opened) else None
        return self.shelf.following(puzzle)

    def save(self, puzzle: Puzzle) -> None:
        """Write a puzzle as a file, where somebody says."""
        path = self._ask_where(f"{entry_of(puzzle.game).title} {puzzle.id.partition('-')[2]}")
        if path is None:
            return
        notices = self._services.notices
        try:
            self._services.files.save(path, puzzle_json(puzzle))
        except SaveError as error:
            notices.show(_NOTICE, save_as_sentence(error, path.name), bad=True)
        except FileError as error:
            notices.show(_NOTICE, file_sentence(error), bad=True)
        else:
            said = Sentence.translate("Puzzles", "Saved. Whoever opens the file here gets the puzzle.")
            notices.show(_NOTICE, said, stays_ms=NEWS_MS)
