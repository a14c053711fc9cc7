"""The books of puzzles as the window uses them: which is today's, what has come back, who solves, how far they are."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from itertools import zip_longest

from elios_desktop.engine.record import RecordError
from elios_desktop.games import GAMES
from elios_desktop.puzzles.book import Book, find_puzzles, load_book, read_book, written
from elios_desktop.puzzles.contract import LEVELS, Puzzle
from elios_desktop.puzzles.practice import Progress, game_of_the_day, puzzle_of_the_day
from elios_desktop.storage import atomic, puzzle_progress
from elios_desktop.strict_json import StrictJsonError, read_file, reading_problem
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.services import Services

WITH_PUZZLES = tuple(entry.id for entry in GAMES if entry.has("puzzles"))
_NOTICE = "puzzles"


class PuzzleShelf:
    """Nothing of it is read before somebody asks for it."""

    def __init__(self, services: Services, today: Callable[[], date] = date.today) -> None:
        self._services = services
        self._books: dict[str, Book] = {}
        self.today = today

    # -- books

    def book(self, game_id: str) -> Sequence[Puzzle]:
        """The puzzles of a game that came with the program."""
        if game_id not in self._books:
            book = self._books[game_id] = load_book(game_id)
            self.tell_left_out(book)
        return self._books[game_id].puzzles

    def tell_left_out(self, book: Book) -> None:
        """Say that not everything in a file can be read."""
        if book.left_out:
            said = Sentence.translate(
                "Puzzles",
                "%n puzzle(s) couldn’t be read: damaged, or from a newer version.",
                None,
                book.left_out,
            )
            self._services.notices.show(_NOTICE, said, bad=True)

    @cached_property
    def own(self) -> list[Puzzle]:
        """Those from games played here, the newest first."""
        try:
            book = read_book(read_file(self._services.paths.own_puzzles_file))
        except StrictJsonError as error:
            if reading_problem(error) == "missing":
                return []
            book = Book((), 1)
        except RecordError:
            book = Book((), 1)
        if book.left_out:
            self.tell_left_out(book)
            self._put_aside()
        return list(book.puzzles)

    def _put_aside(self) -> None:
        """Leave a file as it is in which something can't be read: the next one that is written is another."""
        path = self._services.paths.own_puzzles_file
        with suppress(OSError):
            self._services.fs.replace(path, path.with_name(f"{path.name}.broken-{datetime.now(UTC):%Y%m%d-%H%M%S}"))

    def keep(self, puzzles: Iterable[Puzzle]) -> None:
        """Keep these among one's own."""
        known = {each.id for each in self.own}
        fresh = [each for each in puzzles if each.id not in known]
        if fresh:
            self.own[:0] = fresh
            self._write_own()

    def drop(self, puzzle: Puzzle) -> None:
        """Keep it no longer."""
        self.own[:] = [each for each in self.own if each.id != puzzle.id]
        self._write_own()

    def _write_own(self) -> None:
        services = self._services
        path, data, fs = services.paths.own_puzzles_file, written(self.own), services.fs
        services.writer.perform(lambda: atomic.write_file(path, data, fs), self._on_written)

    def first_of(self, game_id: str, most: int) -> list[Puzzle]:
        """Some of the easiest for whoever has just learned a game, of each kind that there is in turn."""
        easiest = [each for each in self.book(game_id) if each.level == LEVELS[0]]
        by_kind = {kind: [each for each in easiest if each.claim.kind == kind] for kind in self.kinds(easiest)}
        for puzzles in by_kind.values():
            puzzles.sort(key=lambda each: (self.is_solved(each), each.claim.goal))
        found = [each for row in zip_longest(*by_kind.values()) for each in row if each is not None]
        return found[:most]

    @staticmethod
    def kinds(puzzles: Sequence[Puzzle]) -> list[str]:
        """The kinds of these, in the order in which their games have them."""
        there = {each.claim.kind for each in puzzles}
        games = dict.fromkeys(each.game for each in puzzles)
        return [kind.name for game in games for kind in find_puzzles(game).KINDS if kind.name in there]

    def find(self, puzzle_id: str) -> Puzzle | None:
        """A puzzle of any book by its name."""
        game = puzzle_id.partition("-")[0]
        books = [*(self.book(game) if game in WITH_PUZZLES else ()), *self.own]
        return next((each for each in books if each.id == puzzle_id), None)

    # -- days

    def of_day(self, day: date) -> Puzzle | None:
        """A day's puzzle."""
        return puzzle_of_the_day(day, self.book(game_of_the_day(day, WITH_PUZZLES)))

    @property
    def yesterday(self) -> date:
        """The day before today."""
        return self.today() - timedelta(1)

    def due(self) -> list[Puzzle]:
        """What has come back for those who solve."""
        day = self.today()
        names = dict.fromkeys(name for each in self._progresses for name in each.due(day))
        return [puzzle for name in names if (puzzle := self.find(name)) is not None]

    # -- people

    @cached_property
    def progress(self) -> puzzle_progress.PuzzleProgress:
        """What everybody here has tried, as it was when it was first asked for and since."""
        services = self._services
        progress = puzzle_progress.PuzzleProgress(services.paths.puzzles_file, services.fs, lambda: datetime.now(UTC))
        if progress.load():
            said = Sentence.translate(
                "Puzzles", "Sorry, the list of puzzles you’ve solved couldn’t be read, so it starts over."
            )
            services.notices.show(_NOTICE, said, bad=True)
        return progress

    @property
    def solving(self) -> tuple[str, ...]:
        """Who solves, one or two; nobody named: whoever sits here."""
        return self.progress.solving

    def let_solve(self, names: Sequence[str]) -> None:
        """From now on these solve; of too many the last ones."""
        self.progress.solving = tuple(names)[-puzzle_progress.MOST_TOGETHER :]
        self._save()

    @property
    def _progresses(self) -> list[Progress]:
        return [self.progress.of(name) for name in self.solving or ("",)]

    @property
    def level(self) -> int:
        """How hard the puzzles are that suit those who solve."""
        return min(each.level for each in self._progresses)

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether all who solve have solved it by themselves."""
        return all(each.is_solved(puzzle.id) for each in self._progresses)

    def was_tried(self, puzzle: Puzzle) -> bool:
        """Whether one of them has tried it."""
        return any(puzzle.id in each.tried for each in self._progresses)

    def note(self, puzzle: Puzzle, solved: bool) -> None:
        """Note that they have solved it by themselves, or not without help or a wrong try."""
        day = self.today()
        for name in self.solving or ("",):
            before = self.progress.of(name)
            self.progress.note(name, before.after(puzzle.id, puzzle.level, day, solved=solved))
        self._save()

    def days_left(self, puzzle: Puzzle) -> int:
        """In how many days it comes back; 0 if it doesn't."""
        dues = [tried.due for each in self._progresses if (tried := each.tried.get(puzzle.id)) is not None]
        return max((min(dues_left) - self.today()).days, 0) if (dues_left := [due for due in dues if due]) else 0

    def following(self, puzzle: Puzzle) -> Puzzle | None:
        """What to go on with: what has come back, else one of the game that suits and hasn't been tried, else any."""
        back = [each for each in self.due() if each.id != puzzle.id]
        if back:
            return back[0]
        others = [each for each in self.book(puzzle.game) if each.id != puzzle.id and not self.was_tried(each)]
        return min(others, key=lambda each: abs(each.level - self.level), default=None)

    def _save(self) -> None:
        self._services.writer.perform(self.progress.saving(), self._on_written)

    def _on_written(self, error: atomic.SaveError | None) -> None:
        """Pass on what came of it, on the disk's thread."""
        if error is not None:
            from elios_desktop.ui.kit.troubles import reason_sentence

            said = Sentence.translate("Puzzles", "What you solve can’t be saved. {reason}")
            self._services.notices.post(_NOTICE, said.fill(reason=reason_sentence(error)), bad=True)
