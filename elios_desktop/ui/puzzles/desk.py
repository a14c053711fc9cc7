"""Brings puzzles into the window: today's, the page of all of them, those of a file, and writes one as a file."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from elios_desktop.engine import contract, record
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.puzzles.book import Book, puzzle_json
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.storage import atomic, files
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text, translate
from elios_desktop.ui.kit.notices import NEWS_MS
from elios_desktop.ui.kit.page import Page, unheard
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.troubles import file_sentence, save_as_sentence
from elios_desktop.ui.puzzles import library, missed, shelf
from elios_desktop.ui.puzzles.page import PuzzlePage, Ways

FIRST = 3
"""So many puzzles follow a course."""
_NOTICE = "puzzle-file"


class PuzzleDesk(QObject):
    """Made when somebody first asks for a puzzle; it belongs to the window."""

    def __init__(
        self,
        services: Services,
        parent: QObject,
        bring: Callable[[Page, bool], object],
        home: Callable[[], object],
        ask_where: Callable[[str], Path | None],
    ) -> None:
        """`bring` brings a page to the front, before a game on the table that waits (True), or in the place of whatever
        is there, if that may be left; `ask_where` asks for a place for a file of this name."""
        super().__init__(parent)
        self._services = services
        self._bring = bring
        self._home = home
        self.ask_where = ask_where
        self._opened: Book | None = None
        self._looking: missed.Looking | None = None
        self.shelf = shelf.PuzzleShelf(services)

    def show_all(self) -> None:
        """The page of all puzzles."""
        opened = self._opened.puzzles if self._opened is not None else ()
        with unheard():
            page = library.PuzzlesPage(self._services, self.shelf, self._leave, self._open_chosen, opened)
        self._bring(page, False)

    def _leave(self) -> None:
        self._opened = None
        self._home()

    def show_day(self, day: date | None = None) -> None:
        """Today's puzzle, or an earlier day's."""
        puzzle = self.shelf.of_day(day or self.shelf.today())
        if puzzle is not None:
            self.open(puzzle, Sentence.translate("Puzzles", "Today’s puzzle"))

    def show_first(self, game_id: str) -> None:
        """A few of the easiest of a game, one after the other."""
        puzzles = self.shelf.first_of(game_id, FIRST)

        def following(puzzle: Puzzle) -> Puzzle | None:
            at = puzzles.index(puzzle) + 1 if puzzle in puzzles else len(puzzles)
            return puzzles[at] if at < len(puzzles) else None

        if puzzles:
            self._open(puzzles[0], Ways(self._leave, self.show_all, self.save, following), False)

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
            "back": Sentence.translate("Puzzles", "To try again"),
        }
        self.open(puzzle, headings.get(where, SILENCE))

    def open(self, puzzle: Puzzle, heading: Text) -> None:
        """A puzzle on its table."""
        self._open(puzzle, Ways(self._leave, self.show_all, self.save, self._following, heading), False)

    def _open(self, puzzle: Puzzle, ways: Ways, aside: bool) -> None:
        try:
            with unheard():
                page = PuzzlePage(puzzle, self._services, self.shelf, ways)
        except record.RecordError:
            self.shelf.tell_left_out(Book((), 1))
        else:
            self._bring(page, aside)

    # -- what was missed in a game

    def look_over(
        self, session: Session, names: Sequence[str], seats: Sequence[contract.Seat], back: Callable[[], object]
    ) -> None:
        """Look for what these seats overlooked in a game that is over; `back` leads to it."""
        looking = self._looking
        if looking is None or looking.session is not session:
            self.forget_game()
            looking = self._looking = missed.Looking(session, names, seats, self)
            looking.begin()
        self._show_missed(looking, back)

    def _show_missed(self, looking: missed.Looking, back: Callable[[], object]) -> None:
        def again() -> None:
            self._show_missed(looking, back)

        def following(puzzle: Puzzle) -> Puzzle | None:
            found = [each.puzzle for each in looking.found]
            at = next((at for at, each in enumerate(found) if each.id == puzzle.id), len(found))
            return found[at + 1] if at + 1 < len(found) else None

        def try_it(puzzle: Puzzle) -> None:
            heading = Sentence.translate("Puzzles", "What was missed")
            self._open(puzzle, Ways(self._leave, again, self.save, following, heading, heading), True)

        with unheard():
            page = missed.MissedPage(self._services, self.shelf, looking, back, try_it, self.save)
        self._bring(page, True)

    def forget_game(self) -> None:
        """The game has left the table: nothing is looked for in it any more."""
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.stop()
            looking.deleteLater()

    def _following(self, puzzle: Puzzle) -> Puzzle | None:
        """In a file the next of its puzzles; else what suits whoever solves."""
        opened = self._opened.puzzles if self._opened is not None else ()
        at = next((at for at, each in enumerate(opened) if each.id == puzzle.id), None)
        if at is not None:
            return opened[at + 1] if at + 1 < len(opened) else None
        return self.shelf.following(puzzle)

    def save(self, puzzle: Puzzle) -> None:
        """Write a puzzle as a file, where somebody says."""
        path = self.ask_where(f"{entry_of(puzzle.game).name(translate)} {puzzle.id.partition('-')[2]}")
        if path is None:
            return
        notices = self._services.notices
        try:
            self._services.files.save(path, puzzle_json(puzzle))
        except atomic.SaveError as error:
            notices.show(_NOTICE, save_as_sentence(error, path.name), bad=True)
        except files.FileError as error:
            notices.show(_NOTICE, file_sentence(error), bad=True)
        else:
            said = Sentence.translate("Puzzles", "Saved. Anybody who opens the file in this program gets the puzzle.")
            notices.show(_NOTICE, said, stays_ms=NEWS_MS)
