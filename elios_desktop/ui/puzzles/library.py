"""The page of all puzzles: today's and yesterday's, what has come back, and every one by game, kind and level."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from elios_desktop.games import entry_of
from elios_desktop.puzzles.contract import LEVELS, Puzzle
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_puzzle_words, isolated
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.page import Page, WayBack, unheard
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, button, label
from elios_desktop.ui.puzzles.card import Face
from elios_desktop.ui.puzzles.shelf import WITH_PUZZLES, PuzzleShelf
from elios_desktop.ui.session.new_game import PUZZLE_STARS, puzzle_star

OWN = "own"
"""Stands for the puzzles from one's own games, beside the games' names."""
FILE = "file"
"""Stands for those of a file."""
_CELL = QSize(64, 44)


class PuzzlesPage(Page):
    """Made anew each time it is opened."""

    def __init__(
        self,
        services: Services,
        shelf: PuzzleShelf,
        home: Callable[[], object],
        open_puzzle: Callable[[Puzzle, str], object],
        opened: Sequence[Puzzle] = (),
    ) -> None:
        """`open_puzzle` gets what was chosen, and where: "today", "yesterday", "back" or "all"; `opened` are those of a
        file."""
        super().__init__(services.theme)
        self._services = services
        self._shelf = shelf
        self._open = open_puzzle
        self._opened = list(opened)
        self._shown: list[Puzzle] = []
        self.way_back = WayBack(services.theme)
        self.way_back.clicked.connect(home)
        self._title = label("display")
        self.face = Face()
        self.own_level, self._summary = label("large"), label("soft", wrap=True)
        self.today, self.yesterday, self.due = button("primary"), button(), button()
        self.today.clicked.connect(partial(self._open_day, "today"))
        self.yesterday.clicked.connect(partial(self._open_day, "yesterday"))
        self.due.clicked.connect(self._open_due)
        shelves = [*WITH_PUZZLES, *([OWN] if shelf.own else []), *([FILE] if opened else [])]
        self.game_choice = Choices(shelves)
        self.game_choice.choose(FILE if opened else services.preferences.now.last_game)
        if self.game_choice.value is None:
            self.game_choice.choose(shelves[0])
        self.level_choice = Choices((0, *LEVELS))
        self.level_choice.choose(0 if opened else shelf.level)
        self._kinds = QWidget()
        self._kind_row = QHBoxLayout(self._kinds)
        self._kind_row.setContentsMargins(0, 0, 0, 0)
        self.kind_choice = Choices(("",))
        self.grid = QListWidget()
        self._lay_out()
        self.game_choice.chosen.connect(self._on_game)
        self.level_choice.chosen.connect(self._fill)
        self.grid.itemClicked.connect(self._on_item)
        self.grid.itemActivated.connect(self._on_item)
        self._make_kinds()
        self.retranslate()

    def _lay_out(self) -> None:
        grid = self.grid
        grid.setFlow(QListView.Flow.LeftToRight)
        grid.setWrapping(True)
        grid.setResizeMode(QListView.ResizeMode.Adjust)
        grid.setUniformItemSizes(True)
        grid.setSpacing(4)
        grid.setObjectName("puzzle-grid")
        top = QHBoxLayout()
        top.addWidget(self.way_back)
        top.addSpacing(8)
        top.addWidget(self._title, 1)
        days = QHBoxLayout()
        days.setSpacing(10)
        for each in (self.today, self.yesterday, self.due):
            each.setProperty("finger", True)
            days.addWidget(each)
        days.addStretch(1)
        level = QHBoxLayout()
        level.addWidget(self.face)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addStretch(1)
        told.addWidget(self.own_level)
        told.addWidget(self._summary)
        told.addStretch(1)
        level.addLayout(told, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(15, 16, 15, 20)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(days)
        column.addLayout(level)
        column.addWidget(self.game_choice)
        column.addWidget(self._kinds)
        column.addWidget(self.level_choice)
        column.addWidget(grid, 1)

    def first_focus(self) -> QWidget:
        """Today's puzzle."""
        return self.today

    # -- what is shown

    def _source(self) -> Sequence[Puzzle]:
        """Return the puzzles of the game, or of the other source, that is chosen."""
        chosen = self.game_choice.value
        if chosen == OWN:
            return self._shelf.own
        return self._opened if chosen == FILE else self._shelf.book(str(chosen))

    def _on_game(self) -> None:
        self._make_kinds()
        self._fill()

    def _make_kinds(self) -> None:
        """A choice among the kinds of what is shown."""
        self.kind_choice.hide()
        self._kind_row.removeWidget(self.kind_choice)
        self.kind_choice.deleteLater()
        kinds = self._shelf.kinds(self._source())
        self.kind_choice = Choices(("", *kinds))
        self.kind_choice.choose("")
        self.kind_choice.chosen.connect(self._fill)
        self._kind_row.addWidget(self.kind_choice)
        self._write_kinds(kinds)

    def _write_kinds(self, kinds: Sequence[str]) -> None:
        names = [find_puzzle_words(each.partition(".")[0]).puzzle_kind(each, translate) for each in kinds]
        self.kind_choice.set_texts([translate("Puzzles", "All kinds"), *names], name=translate("Puzzles", "Kind"))

    def _fill(self) -> None:
        kind, level = self.kind_choice.value, self.level_choice.value
        source = self._source()
        self._shown = [each for each in source if kind in ("", each.claim.kind) and level in (0, each.level)]
        with unheard():
            self.grid.clear()
            side = _CELL * max(1.0, self._services.theme.text_scale)
            for number, puzzle in enumerate(self._shown, 1):
                item = QListWidgetItem(self._mark(puzzle).format(number))
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setSizeHint(side)
                told = self._told(number, puzzle)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
                item.setToolTip(plain(told))
                self.grid.addItem(item)
            if self._shown:
                fresh = next((at for at, each in enumerate(self._shown) if not self._shelf.is_solved(each)), 0)
                self.grid.setCurrentRow(fresh)
        solved = sum(map(self._shelf.is_solved, self._shown))
        text = translate("Puzzles", "{solved} of {count} solved")
        self._summary.setText(fill(text, solved=solved, count=len(self._shown)))

    def _mark(self, puzzle: Puzzle) -> str:
        """Return a number, with a tick once it is solved and a dot if it was only tried."""
        if self._shelf.is_solved(puzzle):
            return "{} ✓"
        return "{} ·" if self._shelf.was_tried(puzzle) else "{}"

    def _told(self, number: int, puzzle: Puzzle) -> str:
        kind = find_puzzle_words(puzzle.game).puzzle_kind(puzzle.claim.kind, translate)
        state = ""
        if self._shelf.is_solved(puzzle):
            state = translate("Puzzles", "solved")
        elif self._shelf.was_tried(puzzle):
            state = translate("Puzzles", "tried")
        level = fill(translate("Puzzles", "{name}’s level"), name=puzzle_star(puzzle.level))
        return ", ".join(filter(None, (str(number), kind, level, state)))

    # -- what is chosen

    def _on_item(self, item: QListWidgetItem) -> None:
        row = self.grid.row(item)
        if 0 <= row < len(self._shown) and not self._shut:
            self._open(self._shown[row], "all")

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the one that follows a puzzle here."""
        at = next((at for at, each in enumerate(self._shown) if each.id == puzzle.id), None)
        return self._shown[at + 1] if at is not None and at + 1 < len(self._shown) else None

    def _open_day(self, which: str) -> None:
        shelf = self._shelf
        puzzle = shelf.of_day(shelf.today() if which == "today" else shelf.yesterday)
        if puzzle is not None:
            self._open(puzzle, which)

    def _open_due(self) -> None:
        due = self._shelf.due()
        if due:
            self._open(due[0], "back")

    # -- words

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Puzzles", "Puzzles"))
        self._write_days()
        texts = {OWN: translate("Puzzles", "From your games"), FILE: translate("Puzzles", "From the file")}
        shelves = [*WITH_PUZZLES, *([OWN] if self._shelf.own else []), *([FILE] if self._opened else [])]
        self.game_choice.set_texts(
            [texts[each] if each in texts else entry_of(each).name(translate) for each in shelves],
            name=translate("Puzzles", "Game"),
        )
        levels = [translate("Puzzles", "All levels"), *(isolated(puzzle_star(each)) for each in LEVELS)]
        self.level_choice.set_texts(levels, name=translate("Puzzles", "Level"))
        self.face.show_level(PUZZLE_STARS[self._shelf.level - 1])
        said = translate("Puzzles", "Your level now: {name}’s")
        self.own_level.setText(fill(said, name=puzzle_star(self._shelf.level)))
        self.grid.setAccessibleName(translate("Puzzles", "Puzzles"))
        self._write_kinds(self._shelf.kinds(self._source()))
        self._fill()

    def _write_days(self) -> None:
        shelf = self._shelf
        for made, day, text in (
            (self.today, shelf.today(), translate("Puzzles", "Today’s puzzle: {game}")),
            (self.yesterday, shelf.yesterday, translate("Puzzles", "Yesterday’s: {game}")),
        ):
            puzzle = shelf.of_day(day)
            made.setVisible(puzzle is not None)
            if puzzle is not None:
                tick = " ✓" if shelf.is_solved(puzzle) else ""
                made.setText(fill(text, game=entry_of(puzzle.game).name(translate)) + tick)
        due = len(shelf.due())
        self.due.setVisible(bool(due))
        self.due.setText(translate("Puzzles", "To try again: %n puzzle(s)", None, due))

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.retranslate()
