"""What somebody overlooked in a finished game: looked for in the background, and shown with a way to try each."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.engine.session import Session
from elios_desktop.puzzles.asking import Overlooked, in_order, overlooked_from_json, overlooked_request
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words, task_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.page import Page, WayBack
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import button, card, label, scrolled
from elios_desktop.ui.puzzles.shelf import PuzzleShelf
from elios_desktop.ui.session.thinker import Thinker, Trouble


class Looking(QObject):
    """Goes over a game in a process of its own, move by move; what is found until it is stopped stays."""

    changed = Signal()
    """It has come further, or has ended."""

    def __init__(self, session: Session, names: Sequence[str], seats: Sequence[Seat], parent: QObject) -> None:
        """`seats` are those whose turns are looked at."""
        super().__init__(parent)
        self.session = session
        self.names = names
        self._seats = seats
        self._record = session.record()
        self._found: list[Overlooked] = []
        self.at = 0
        """So many moves have been looked at."""
        self.failed = False
        """Whether it ended because the process did."""
        self._thinker = Thinker(self)
        self._running = False

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._running

    @property
    def found(self) -> list[Overlooked]:
        """What has been found, what the winners missed first."""
        result = self.session.state.result
        return in_order(self._found, result.winners if result is not None else ())

    def begin(self) -> None:
        """Look, from where it was stopped."""
        self._running, self.failed = True, False
        self._ask()

    def stop(self) -> None:
        """Look no further."""
        self._running = False
        self._thinker.close()
        self.changed.emit()

    def _ask(self) -> None:
        while self.at < self.session.ply and self.session.transitions[self.at].seat not in self._seats:
            self.at += 1
        if self.at >= self.session.ply:
            self.stop()
            return
        request = {"game": self.session.game.id, **overlooked_request(self._record, self.at, self._seats)}
        self._thinker.ask(request, self._heard)
        self.changed.emit()

    def _heard(self, reply: Json | Trouble) -> None:
        if not self._running:
            return
        if isinstance(reply, Trouble):
            self.failed = True
            self.stop()
            return
        self._found += overlooked_from_json(reply)
        self.at += 1
        self._ask()


class MissedPage(Page):
    """The game waits behind it."""

    def __init__(
        self,
        services: Services,
        shelf: PuzzleShelf,
        looking: Looking,
        back: Callable[[], object],
        try_it: Callable[[Puzzle], object],
        save: Callable[[Puzzle], object],
    ) -> None:
        super().__init__(services.theme)
        self._shelf = shelf
        self.looking = looking
        """What is looked over."""
        self._try_it = try_it
        self._save = save
        self._shown: list[Overlooked] = []
        self.way_back = WayBack(services.theme)
        self.way_back.lead_to_game()
        self.way_back.clicked.connect(back)
        self._title, self._status = label("display"), label("", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximum(looking.session.ply)
        self.halt, self.keep = button(), button()
        self.halt.clicked.connect(self._on_halt)
        self.keep.clicked.connect(self._on_keep)
        self.entries: list[QFrame] = []
        self._lay_out()
        looking.changed.connect(self._follow)
        self.retranslate()

    def _lay_out(self) -> None:
        top, row = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.way_back)
        top.addSpacing(8)
        top.addWidget(self._title, 1)
        row.addWidget(self._status, 1)
        row.addWidget(self.keep)
        row.addWidget(self.halt)
        content = QWidget()
        self._list = QVBoxLayout(content)
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(10)
        self._list.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(15, 16, 15, 20)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(row)
        column.addWidget(self.bar)
        area = scrolled(content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(area, 1)

    def first_focus(self) -> QWidget:
        """Return what stops it, or the way back."""
        return self.halt if self.looking.running else self.way_back

    # -- what is found

    def _follow(self) -> None:
        looking = self.looking
        self.bar.setValue(looking.at)
        found = looking.found
        if found != self._shown:
            self._shown = found
            self._make_entries()
        self._write_status()

    def _make_entries(self) -> None:
        for old in self.entries:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.entries = [self._entry(each) for each in self._shown]
        for at, each in enumerate(self.entries):
            self._list.insertWidget(at, each)

    def _entry(self, found: Overlooked) -> QFrame:
        looking, claim = self.looking, found.puzzle.claim
        frame, column = card()
        names = looking.names
        name = names[claim.seat - 1]
        heading = label("large", wrap=True)
        text = translate("Puzzles", "{name}, before move {number}")
        heading.setText(fill(text, name=name, number=found.ply + 1))
        task = label("", wrap=True)
        other = names[claim.seat % len(names)]
        task.setText(task_sentence(found.puzzle.game, claim.kind, claim.goal, other, translate))
        played = label("soft", wrap=True)
        words = find_words(found.puzzle.game)
        transitions = looking.session.transitions[found.ply : found.ply + len(found.played)]
        told = " ".join(words.move(each, None, names, translate) for each in transitions)
        played.setText(fill(translate("Puzzles", "What happened instead: {moves}"), moves=told))
        row = QHBoxLayout()
        go, save = button("primary"), button()
        go.setText(translate("Puzzles", "Try it"))
        go.setAccessibleName(f"{go.text()}: {heading.text()}")
        go.clicked.connect(partial(self._try_it, found.puzzle))
        save.setText(translate("Puzzles", "Save as…"))
        save.setAccessibleName(f"{save.text()}: {heading.text()}")
        save.clicked.connect(partial(self._save, found.puzzle))
        for made in (go, save):
            made.setProperty("finger", True)
            row.addWidget(made)
        row.addStretch(1)
        for told_label in (heading, task, played):
            column.addWidget(told_label)
        column.addLayout(row)
        return frame

    def _on_halt(self) -> None:
        if self.looking.running:
            self.looking.stop()
            self.way_back.setFocus()
        else:
            self.looking.begin()

    def _on_keep(self) -> None:
        self._shelf.keep(each.puzzle for each in self._shown)
        self._write_status()
        self.announcer.say(self._status.text())

    # -- words

    def _write_status(self) -> None:
        looking = self.looking
        count = len(self._shown)
        ended = looking.at >= looking.session.ply
        kept = {each.id for each in self._shelf.own}
        all_kept = count > 0 and all(each.puzzle.id in kept for each in self._shown)
        if looking.running:
            text = translate("Puzzles", "Looking at move {at} of {count}…")
            said = fill(text, at=looking.at + 1, count=looking.session.ply)
        elif looking.failed:
            said = translate("Puzzles", "The search couldn’t be finished.")
        elif ended and not count:
            said = translate("Puzzles", "Nobody missed anything we can prove. Well played!")
        elif all_kept:
            said = translate("Puzzles", "Saved: you’ll find them among the puzzles, under “From your games”.")
        elif ended:
            said = translate("Puzzles", "%n puzzle(s) found in this game.", None, count)
        else:
            said = translate("Puzzles", "%n puzzle(s) found so far.", None, count)
        news = self._status.text() != said and not looking.running
        self._status.setText(said)
        if news and self.isVisible():
            self.announcer.say(said)
        self.halt.setText(translate("Puzzles", "Stop") if looking.running else translate("Puzzles", "Keep looking"))
        self.halt.setVisible(not ended)
        self.bar.setVisible(not ended)
        self.keep.setText(translate("Puzzles", "Keep all"))
        self.keep.setVisible(count > 0 and not all_kept)

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Puzzles", "What was missed"))
        self.bar.setAccessibleName(self._title.text())
        self._shown = []
        self._follow()

    def stop(self) -> None:
        """The search goes on; nothing of it is shown here any more."""
        self.looking.changed.disconnect(self._follow)
