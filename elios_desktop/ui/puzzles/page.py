"""The page on which a puzzle is solved: its card, and its game's own table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6 import QtCore, QtGui, QtWidgets

from elios_desktop.engine import contract, record
from elios_desktop.games import entry_of
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.storage.puzzle_progress import MOST_TOGETHER
from elios_desktop.texts import words
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Sentences, Text, Wording, literal, translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.puzzles.card import PuzzleCard
from elios_desktop.ui.puzzles.shelf import PuzzleShelf
from elios_desktop.ui.puzzles.table import PuzzleGame, PuzzleTable, Stand
from elios_desktop.ui.session import new_game, thinker
from elios_desktop.ui.table.contract import Voice

ALL = Sentence.translate("Puzzles", "All puzzles")


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a puzzle's page leads, and what lies beyond it."""

    home: Callable[[], object] = nothing
    all: Callable[[], object] = nothing
    """The page of all puzzles."""
    save: Callable[[Puzzle], object] = nothing
    """Asks where to save a puzzle as a file."""
    following: Callable[[Puzzle], Puzzle | None] = lambda puzzle: None
    """What comes after a puzzle; nothing if none does."""
    heading: Text = SILENCE
    """What the puzzle is called here, where it isn't just its game: “Today’s puzzle”."""
    list: Text = ALL
    """What leads to `all`."""


def _foretold(done: contract.AnyTransition) -> contract.AnyTransition:
    """A move that nobody has made: what it would uncover isn't told."""
    return replace(done, events=tuple(event.foretold() for event in done.events))


class CardVoice(Voice):
    """Lets the card say what the table has to say."""

    def __init__(self, page: PuzzlePage) -> None:
        self._page = page

    def tell(self, text: Text) -> None:
        self._page.tell(text, "accent")

    def refuse(self, refusal: contract.Refusal) -> None:
        self._page.tell(Wording.of(words.refusal_sentence, self._page.game.id, refusal), "bad")

    def hush(self) -> None:
        self._page.hush()

    def note(self, text: Text) -> None:
        self._page.announcer.say(text())

    def play(self, sound: str) -> None:
        self._page.play(sound)


class PuzzlePage(Page):
    """One puzzle after the other."""

    waits = True

    def __init__(self, puzzle: Puzzle, services: Services, shelf: PuzzleShelf, ways: Ways) -> None:
        super().__init__(services.theme)
        self._services = services
        self._shelf = shelf
        self._ways = ways
        self.play = services.sounds.play
        self.thinker = thinker.Thinker(self)
        self.card = PuzzleCard(services.theme)
        self._row = QtWidgets.QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.card)
        self.card.wanted.connect(self._on_wanted)
        self.card.buttons.chosen.connect(self._act)
        self.card.people.aboutToShow.connect(self._fill_people)
        for keys, slot in (
            ("F6", self._change_side),
            ("Shift+F6", self._change_side),
            ("F4", partial(self._on_wanted, "hint")),
            ("Ctrl+Z", partial(self._on_wanted, "back")),
        ):
            QtGui.QShortcut(QtGui.QKeySequence(keys), self).activated.connect(slot)
        self._said: Text = SILENCE
        self._hints = 0
        """How many have been given since the last move."""
        self._noted = False
        """Whether what came of it has been noted: the first thing that comes of it counts."""
        self.desk: PuzzleTable | None = None
        self.puzzle = puzzle
        self.game = record.known_game(puzzle.game)
        self.open(puzzle)
        self.thinker.get_ready()  # not before: there may be no such page

    # -- from puzzle to puzzle

    def open(self, puzzle: Puzzle) -> None:
        """Lay the table of a puzzle; raises RecordError if it can't be."""
        preferences, solver = self._services.preferences, self._solver
        game = PuzzleGame(puzzle, solver, preferences.read)
        self._put_away()
        self.puzzle, self.game = puzzle, record.known_game(puzzle.game)
        self._noted, self._hints = False, 0
        desk = self.desk = PuzzleTable(
            self._services.theme, game, CardVoice(self), preferences.animation, self.thinker, self
        )
        desk.table.actions_changed.connect(self._refresh)
        desk.changed = self._on_changed
        desk.hand.changed.connect(self._on_taken)
        desk.view.action_key.connect(self._on_key)
        self._row.addWidget(desk.view, 1)
        self._say(SILENCE, "")
        self._write()
        self.announcer.ask(f"{self.card.heading.text()}. {self.card.task.text()}")
        if self.isVisible():
            desk.view.setFocus()

    def _put_away(self) -> None:
        desk, self.desk = self.desk, None
        if desk is not None:
            desk.shut()
            self._row.removeWidget(desk.view)
            desk.view.hide()
            desk.view.deleteLater()
            desk.game.deleteLater()
            desk.stage.deleteLater()

    @property
    def _solver(self) -> str:
        return " & ".join(self._shelf.solving)

    def first_focus(self) -> QtWidgets.QWidget:
        """The table."""
        return self.desk.view if self.desk is not None else self.card.made["next"]

    # -- what comes of what is tried

    def _on_changed(self) -> None:
        desk = self.desk
        if desk is None:
            return
        if desk.stand in (Stand.WRONG, Stand.SEEN):
            self._note(solved=False)
        elif desk.stand is Stand.SOLVED:
            by_oneself = not self._noted
            self._note(solved=True)
            self.play("win")
            self._say(self._solved(by_oneself), "good")
        if desk.stand is Stand.ASKED:
            self._hints = 0
            self._say(Sentence.translate("Puzzles", "Let’s see…"), "accent")
        elif desk.stand is Stand.WRONG:
            self.play("refuse")
            self._say(self._wrong(desk), "bad")
        elif desk.stand is Stand.TRYING:
            self._say(self._so_far(desk), "good")
        elif desk.stand is Stand.SHOWN:
            self._say(Sentence.translate("Puzzles", "This is the solution, step by step."), "accent")
        elif desk.stand is Stand.SEEN:
            said = Sentence.translate("Puzzles", "That’s the solution.")
            self._say(Sentences.of(said, self._comes_back()), "accent")
        self._write()
        if desk.stand in (Stand.SOLVED, Stand.SEEN):
            self.card.made["next"].setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
        elif desk.stand is Stand.WRONG:
            self.card.made["back"].setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _note(self, solved: bool) -> None:
        if not self._noted:
            self._noted = True
            self._shelf.note(self.puzzle, solved)

    def _solved(self, by_oneself: bool) -> Text:
        if by_oneself:
            return Sentence.translate("Puzzles", "Solved, and at the first go!")
        return Sentences.of(Sentence.translate("Puzzles", "Solved!"), self._comes_back())

    def _comes_back(self) -> Text:
        days = self._shelf.days_left(self.puzzle)
        if not days:
            return SILENCE
        return Sentence.translate("Puzzles", "You can try it again in %n day(s).", None, days)

    def _answer(self, desk: PuzzleTable) -> Text:
        """What the other side has done."""
        if desk.answered is None:
            return SILENCE
        seat, names = self.puzzle.claim.seat, desk.game.kept.later_names
        return Wording.of(words.move_sentence, self.game.id, desk.answered, seat, names)

    def _so_far(self, desk: PuzzleTable) -> Text:
        if not desk.game.tried:
            return SILENCE
        return Sentences.of(Sentence.translate("Puzzles", "Right so far."), self._answer(desk))

    def _wrong(self, desk: PuzzleTable) -> Text:
        if desk.why is None:
            return Sentence.translate("Puzzles", "This move couldn’t be checked just now. Try again.")
        why = desk.why
        name = desk.game.opponent
        return Sentences.of(self._answer(desk), Wording.of(words.why_sentence, self.game.id, why.code, why.args, name))

    def tell(self, text: Text, colour: str) -> None:
        """Say what the table has to say."""
        if self.desk is not None and self.desk.stand is Stand.TRYING:
            self._say(text, colour)

    def hush(self) -> None:
        """Take back what was said."""
        if self.desk is not None and self.desk.stand is Stand.TRYING:
            self._say(SILENCE, "")

    def _on_taken(self) -> None:
        """What was said of the last try is not said of the next one."""
        if self.desk is not None and self.desk.hand.holding:
            self.hush()

    # -- what its buttons do

    def _on_wanted(self, what: str) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "home": self._ways.home,
            "all": self._ways.all,
            "back": self._back,
            "again": self._begin_again,
            "hint": self._hint,
            "solution": self._solution,
            "save": partial(self._ways.save, self.puzzle),
            "remove": self._remove,
            "next": self._next,
        }
        deeds[what]()

    def _back(self) -> None:
        desk = self.desk
        if desk is None:
            return
        if not desk.table.undo_step():
            desk.go_back()
        desk.view.setFocus()

    def _begin_again(self) -> None:
        if self.desk is not None:
            self.desk.begin_again()
            self._say(SILENCE, "")
            self._write()
            self.desk.view.setFocus()

    def _hint(self) -> None:
        desk = self.desk
        if desk is not None and desk.stand in (Stand.TRYING, Stand.WRONG):
            self._note(solved=False)
            self._hints += 1
            desk.point_out(self._hints > 1, partial(self._tell_hint, self._hints > 1))
            desk.view.setFocus()

    def _tell_hint(self, whole: bool, done: contract.AnyTransition | None) -> None:
        desk = self.desk
        if desk is None:
            return
        if done is None:
            self._say(Sentence.translate("Puzzles", "There’s no hint here. Try again from the beginning."), "accent")
            return
        gestures = desk.gestures(done.move)
        first = gestures[0] if gestures else None
        action = next((each for each in desk.table.actions() if first and each.id == first.button), None)
        if action is not None:
            said = Sentence.translate("Puzzles", "Begin with “{button}”.").fill(button=action.label)
        elif whole:
            said = Sentence.translate("Puzzles", "Like this: {move}").fill(
                move=Wording.of(words.move_sentence, self.game.id, _foretold(done), None, desk.game.kept.later_names)
            )
        else:
            thing = desk.table.board.thing(first.piece) if first is not None else None
            piece = thing.label.removesuffix(".") if thing is not None else ""
            said = Sentence.translate("Puzzles", "Begin with the one that glows.")
            self.announcer.say(piece)
        self._say(said, "good")

    def _solution(self) -> None:
        if self.desk is not None:
            self._note(solved=False)
            self.desk.show_step()

    def _next(self) -> None:
        following = self._ways.following(self.puzzle)
        if following is None:
            self._ways.all()
        else:
            self._forget_heading()
            self.open(following)

    def _forget_heading(self) -> None:
        """Forget the heading: it was today's, and the next one isn't."""
        self._ways = replace(self._ways, heading=SILENCE)

    def _remove(self) -> None:
        self._shelf.drop(self.puzzle)
        self._ways.all()

    def _on_key(self, key: str) -> None:
        action = self.card.buttons.for_key(key)
        if action is not None:
            self._act(action)

    def _act(self, action_id: str) -> None:
        """Do what a button of the table's does."""
        desk = self.desk
        if desk is None:
            return
        desk.table.finish_motion()
        action = next((each for each in desk.table.actions() if each.id == action_id), None)
        if action is None or not desk.game.may_act:
            return
        if action.run is not None and action.enabled:
            action.run()
        elif action.move:
            refusal = desk.game.submit(action.move)
            if refusal is not None:
                desk.table.refuse(refusal)
        if desk.stand is Stand.TRYING:
            desk.view.setFocus()

    # -- who solves

    def _fill_people(self) -> None:
        menu, solving = self.card.people, self._shelf.solving
        menu.clear()
        for name in dict.fromkeys((*solving, *self._services.preferences.now.names)):
            action = menu.addAction(literal(name), partial(self._toggle, name))
            action.setCheckable(True)
            action.setChecked(name in solving)
        if menu.isEmpty():
            menu.addAction(translate("Puzzles", "Names come from your games.")).setEnabled(False)
        elif solving:
            menu.addSeparator()
            menu.addAction(translate("Puzzles", "Without names"), partial(self._let_solve, ()))

    def _toggle(self, name: str) -> None:
        solving = self._shelf.solving
        names = tuple(each for each in solving if each != name) if name in solving else (*solving, name)
        self._let_solve(names[-MOST_TOGETHER:])

    def _let_solve(self, names: tuple[str, ...]) -> None:
        self._shelf.let_solve(names)
        self._noted = False
        self.open(self.puzzle)

    # -- words

    def _say(self, text: Text, colour: str) -> None:
        self._said = text
        said = text()
        self.card.show_answer(said, colour)
        if said:
            self.announcer.say(said)

    def _write(self) -> None:
        desk, puzzle = self.desk, self.puzzle
        if desk is None:
            return
        card, title = self.card, entry_of(puzzle.game).name(translate)
        heading = self._ways.heading()
        kind = words.find_puzzle_words(puzzle.game).puzzle_kind(puzzle.claim.kind, translate)
        level = fill(translate("Puzzles", "{name}’s level"), name=new_game.puzzle_star(puzzle.level))
        task = words.task_sentence(puzzle.game, puzzle.claim.kind, puzzle.claim.goal, desk.game.opponent, translate)
        card.show_puzzle(heading or title, " · ".join((title, kind, level) if heading else (kind, level)), task)
        card.made["all"].setText(self._ways.list())
        card.face.show_level(new_game.PUZZLE_STARS[puzzle.level - 1])
        solving = self._shelf.solving
        text = fill(translate("Puzzles", "Solving: {names}"), names=words.joined_names(list(solving), translate))
        card.who.setText(literal(text) if solving else translate("Puzzles", "Who solves it?"))
        card.remove.setVisible(any(each.id == puzzle.id for each in self._shelf.own))
        stand = desk.stand
        card.name_solution(stand is Stand.SHOWN)
        if stand in (Stand.SOLVED, Stand.SEEN):
            card.offer("next", "again", main="next")
        elif stand is Stand.WRONG:
            card.offer("back", "hint", "solution", main="back")
        elif stand is Stand.SHOWN:
            card.offer("solution", main="solution")
        else:
            card.offer("hint", "solution", *(("back",) if desk.game.tried else ()))
        self._refresh()

    def _refresh(self) -> None:
        desk = self.desk
        if desk is None or desk.hand.putting:
            return
        desk.hand.tidy()
        self.card.buttons.show(desk.table.actions() if desk.game.may_act else ())
        desk.view.setAccessibleName(entry_of(self.game.id).name(translate))

    def retranslate(self) -> None:
        """Every text in the language in force."""
        if self.desk is not None:
            self.card.restyle()
            self._write()
            self.card.show_answer(self._said(), self.card.colour)
            self.desk.view.retranslate()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.card.restyle()
        self.card.follow_size(self.width(), self.height())
        if self.desk is not None:
            self.desk.view.lay_out()

    def fit(self) -> None:
        """The card takes its share."""
        self.card.follow_size(self.width(), self.height())

    def _change_side(self) -> None:
        """F6 moves the keyboard between the table and the card."""
        if self.desk is not None and self.desk.view.hasFocus():
            ways = [self.card.made[name] for name in ("next", "back", "hint", "solution", "home")]
            next(way for way in ways if way.isVisible()).setFocus(QtCore.Qt.FocusReason.TabFocusReason)
        elif self.desk is not None:
            self.desk.view.setFocus(QtCore.Qt.FocusReason.TabFocusReason)

    def stop(self) -> None:
        """Let nothing of it keep running."""
        self._put_away()
        self.thinker.close()
