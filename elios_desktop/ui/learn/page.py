"""The page on which a game is learned: the coach's card, and the table of the step under way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPropertyAnimation, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QPixmap, QShortcut, QShowEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QWidget

from elios_desktop.engine.contract import Refusal
from elios_desktop.engine.record import known_game
from elios_desktop.games import entry_of
from elios_desktop.lessons import LessonStep, find_lesson
from elios_desktop.storage.learned import DONE, STAR
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import refusal_sentence, result_sentence
from elios_desktop.ui.kit.i18n import SILENCE, ByDevice, Sentence, Sentences, Text, Wording, translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.learn.coach import Coach
from elios_desktop.ui.learn.lesson import NOT_WANTED, Diploma, LessonGame, LessonTable
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.session.new_game import STARS, ChosenSeat, NewGame, fresh_seed
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.table.contract import TableAction, Voice

SHOW_AFTER_MS = 12_000
_POINT_MS = 1100
_FADE_MS = 600
_STAR = Sentence.translate("Learn", "A star: you found it yourself!")
_AGAIN = Sentence.translate("Learn", "Shall we try the end once more?")
_FLIP = ByDevice(
    Sentence.translate("Learn", "a double click"),
    Sentence.translate("Learn", "the key F"),
    Sentence.translate("Learn", "two taps"),
)
"""What flips a piece."""
_TURN = ByDevice(
    Sentence.translate("Learn", "the wheel or R"),
    Sentence.translate("Learn", "the key R"),
    Sentence.translate("Learn", "the button “Rotate”"),
)
"""What rotates one."""
_TRIES = 3
"""Who finds it within so many tries gets a star."""


def by_device(text: str) -> str:
    """Say in what a lesson tells how something is flipped or rotated by who reads it."""
    return fill(text, flip=_FLIP(), turn=_TURN())


class CoachVoice(Voice):
    """Lets the coach say what the table of a step has to say."""

    def __init__(self, page: LearnPage) -> None:
        self._page = page

    def tell(self, text: Text) -> None:
        self._page.tell(text)

    def refuse(self, refusal: Refusal) -> None:
        self._page.refuse(refusal)

    def hush(self) -> None:
        self._page.hush()

    def play(self, sound: str) -> None:
        self._page.play(sound)


class LearnPage(Page):
    """Where one was left, one goes on."""

    waits = True
    play_requested = Signal(object)
    """A NewGame against the easiest computer."""
    friends_requested = Signal(str)
    """The game's id: to set up a game of people."""

    def __init__(self, game_id: str, services: Services) -> None:
        super().__init__(services.theme)
        self.game = known_game(game_id)
        self._services = services
        self.play = services.sounds.play
        self.script = find_lesson(game_id)
        self._answer: Text = SILENCE
        self.coach = Coach(services.theme)
        self.coach.with_puzzles = entry_of(game_id).has("puzzles")
        self.to_puzzles: Callable[[str], object] = nothing
        """Shows some puzzles of the game."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.coach)
        self.diploma = Diploma(services.theme, game_id, self.script, services.preferences.read)
        self.diploma.hide()
        self._row.addWidget(self.diploma, 1)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(SHOW_AFTER_MS)
        self._late.timeout.connect(self.coach.show_me.show)
        self.showing = QTimer(self)
        self.showing.setSingleShot(True)
        self.showing.timeout.connect(self._show_it)
        self.thinker = Thinker(self)
        """Plays the others where the game is played on."""
        self._tries = 0
        """How often something was tried in this step that didn't do."""
        self._helped = self._skips = False
        """Whether the step was shown; and whether it is shown only to go on."""
        self._aside: Text = SILENCE
        """What is said besides: that the table has been set anew, or that there is a star."""
        self._connect()
        self.lesson: LessonTable | None = None
        self.at = min(services.learned.step_of(game_id), len(self.script.steps) - 1)
        self._begin()

    def _connect(self) -> None:
        coach = self.coach
        coach.wanted.connect(self._on_wanted)
        coach.buttons.chosen.connect(self._act)
        for keys, slot in (
            ("F6", self._change_side),
            ("Shift+F6", self._change_side),
            ("Ctrl+Return", self._end_turn),
            ("Ctrl+Enter", self._end_turn),
            ("F4", self.show_me),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def _on_wanted(self, what: str) -> None:
        ways: dict[str, Callable[[], object]] = {
            "home": self.home_requested.emit,
            "back": self._back,
            "skip": self._skip,
            "on": self._on,
            "show": self.show_me,
            "puzzles": partial(self.to_puzzles, self.game.id),
            "computer": self._play,
            "friends": partial(self.friends_requested.emit, self.game.id),
        }
        ways[what]()

    def first_focus(self) -> QWidget:
        """Return the table, or what goes on when all is done."""
        return self.coach.way_on if self.ended or self.lesson is None else self.lesson.view

    @property
    def ended(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.script.steps)

    @property
    def step(self) -> LessonStep:
        """The step under way; at the end the last one."""
        return self.script.steps[min(self.at, len(self.script.steps) - 1)]

    @property
    def _person(self) -> str:
        """Who learns: whoever was named last, if anybody was."""
        return next(iter(self._services.preferences.now.names), "")

    # -- from step to step

    def _begin(self) -> None:
        """Begin the step under way: on the table as it stands, or else on one that is laid anew."""
        self._tries, self._helped, self._skips = 0, False, False
        lesson = self.lesson
        if lesson is not None and lesson.game.leads_to(self.step):
            lesson.take(self.step)
            self._aside = SILENCE
        else:
            self._aside = self._lay(lesson)
            lesson = self.lesson
        assert lesson is not None
        self.diploma.hide()
        lesson.view.show()
        self._say(SILENCE, "")
        self.announcer.say(self._aside())
        self._write()
        self._ask()
        self.coach.show_me.setVisible(self.step.played)
        self._late.start()
        QTimer.singleShot(0, lesson, lesson.light)

    def _lay(self, before: LessonTable | None) -> Text:
        """Lay the table of the step under way; what it looked like before fades away. Return what is said of that."""
        picture = before.view.grab() if before is not None and before.view.isVisible() else None
        same = before is not None and before.game.stands_where(self.step)
        self._put_away()
        preferences = self._services.preferences
        game = LessonGame(self.game.id, self.step, self._person, preferences.read)
        lesson = self.lesson = LessonTable(
            self._services.theme,
            game,
            CoachVoice(self),
            self.announcer,
            self.thinker,
            preferences.now,
            preferences.animation,
            self,
        )
        self._let_time_run()
        lesson.table.actions_changed.connect(self._refresh)
        lesson.solved.connect(self._on_solved)
        lesson.rested.connect(self._on_rested)
        lesson.hand.changed.connect(self._on_taken)
        lesson.view.action_key.connect(self._on_key)
        self._row.addWidget(lesson.view, 1)
        if picture is None or same:
            return SILENCE
        if lesson.animator.speed:
            self._fade(lesson.view, picture, round(_FADE_MS * lesson.animator.speed))
        return Sentence.translate("Learn", "The table has been set for this step.")

    def _fade(self, view: QWidget, picture: QPixmap, ms: int) -> None:
        """Let the table of before go out of sight over the one of now."""
        before = QLabel(view)
        before.setTextFormat(Qt.TextFormat.PlainText)
        before.setPixmap(picture)
        before.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        fades = QGraphicsOpacityEffect(before)
        before.setGraphicsEffect(fades)
        before.resize(picture.deviceIndependentSize().toSize())
        motion = QPropertyAnimation(fades, b"opacity", before)
        motion.setDuration(ms)
        motion.setStartValue(1.0)
        motion.setEndValue(0.0)
        motion.finished.connect(before.deleteLater)
        before.show()
        motion.start()

    def _put_away(self) -> None:
        lesson, self.lesson = self.lesson, None
        self.showing.stop()
        if lesson is not None:
            lesson.shut()
            self._row.removeWidget(lesson.view)
            lesson.view.hide()
            lesson.view.deleteLater()
            lesson.game.deleteLater()
            lesson.stage.deleteLater()

    def go_to(self, at: int) -> None:
        """Go to another step; beyond the last one is the end."""
        self.at = max(0, at)
        learned = self._services.learned
        learned.note_step(self.game.id, 0 if self.ended else self.at)
        if self.ended:
            self.coach.on.clearFocus()  # else the keyboard goes by the table, and a reader says so
            self._late.stop()
            self.coach.show_me.hide()
            if self.lesson is not None:
                self.lesson.rest()
                self.lesson.view.hide()
            if self._all_done:
                learned.note_finished(self.game.id)
            self.diploma.show()
            self._say(SILENCE, "")
            self._write()
            self._ask()
        else:
            self._begin()
        self.first_focus().setFocus()

    @property
    def _all_done(self) -> bool:
        """Whether no step was left out, today or before."""
        return len(self._services.learned.marks(self.game.id)) >= len(self.script.steps)

    def _back(self) -> None:
        self.go_to(min(self.at, len(self.script.steps)) - 1)

    def _on(self) -> None:
        if self.lesson is not None and self.lesson.game.solved:
            self.lesson.hurry()
            self.go_to(self.at + 1)

    def _skip(self) -> None:
        """The move is made for whoever leaves it out, and then it goes on: the board doesn't jump."""
        lesson = self.lesson
        if lesson is None or lesson.game.solved or self._skips:
            return
        self.showing.stop()
        if self.step.played:
            self.go_to(self.at + 1)
        else:
            self._skips = True
            lesson.show()

    # -- what is done on the table

    def _on_solved(self) -> None:
        self._late.stop()
        self.coach.show_me.hide()
        lesson = self.lesson
        assert lesson is not None
        if not lesson.game.solved:
            self._say(Sentences.of(self._outcome(lesson), _AGAIN), "accent")
            self.coach.show_me.show()
        else:
            if not self._skips:
                self._reward()
            praise: Text = Sentence(self.script.context, self.step.praise_of(lesson.game.solved_by))
            self._say(Sentences.of(self._outcome(lesson), praise) if self.step.played else praise, "good")
        self._write()

    def _reward(self) -> None:
        """Note how the step went; who found it within a few tries is told so."""
        by_oneself = not self._helped and self._tries < _TRIES
        learned = self._services.learned
        learned.note_mark(self.game.id, self.at, STAR if by_oneself else DONE)
        if self.at + 1 == len(self.script.steps):
            learned.note_step(self.game.id, 0)
            if self._all_done:
                learned.note_finished(self.game.id)
        self._aside = _STAR if by_oneself else SILENCE
        self.announcer.say(self._aside())

    def _outcome(self, lesson: LessonTable) -> Text:
        """Say how the game ended that was played on."""
        game = lesson.game
        return Wording.of(result_sentence, self.game.id, game.result, game.session.state, game.kept.later_names)

    def _on_rested(self) -> None:
        if self._skips:
            self.go_to(self.at + 1)
        elif not self.ended and self.lesson is not None and self.lesson.game.solved:
            self.coach.on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.ended:
            self.coach.show_me.setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move doesn't do: a rule is against it, or it isn't what the step asks for."""
        step, game = self.step, self.game.id
        self._tries += 1
        if refusal.code == NOT_WANTED:
            self._say(Sentence(self.script.context, step.said_of(refusal.args["move"])), "accent")
        else:
            self._say(Wording.of(refusal_sentence, game, refusal), "bad")
        self.coach.show_me.show()

    def tell(self, text: Text) -> None:
        """Say what the table has to say."""
        if self.lesson is not None and not self.lesson.game.solved:
            self._say(text, "accent")

    def hush(self) -> None:
        """Take back what was said."""
        if self.lesson is not None and not self.lesson.game.solved:
            self._say(SILENCE, "")

    def _on_taken(self) -> None:
        """What was said of the last try is not said of the next one."""
        if self.lesson is not None and self.lesson.hand.holding:
            self.hush()

    def _on_key(self, key: str) -> None:
        action = self.coach.buttons.for_key(key)
        if action is not None:
            self._act(action)

    def _act(self, action_id: str) -> None:
        """Do what a button of the table's does."""
        lesson = self.lesson
        if lesson is None:
            return
        lesson.table.finish_motion()
        action = next((each for each in lesson.table.actions() if each.id == action_id), None)
        if action is None or not lesson.game.may_act:
            return
        if action.run is not None and action.enabled:
            action.run()
        elif action.move:
            refusal = lesson.game.submit(action.move)
            if refusal is not None:
                lesson.table.refuse(refusal)
        if not lesson.game.solved:
            lesson.view.setFocus()

    # -- showing it

    def show_me(self) -> None:
        """Show what is wanted; where the game is played on, a good move, or the same once more."""
        lesson = self.lesson
        if lesson is None or lesson.game.solved or self.showing.isActive():
            return
        if lesson.game.result is not None:
            self.go_to(self.at)
            return
        if self.step.played:
            lesson.hint(self._tell_hint)
        else:
            self._helped = True
            lesson.point_out(lesson.game.wanted_move())
            self._say(Sentence.translate("Learn", "Watch: this is how it’s done."), "good")
            self.showing.start(round(_POINT_MS * lesson.animator.speed))
        lesson.view.setFocus()

    def _tell_hint(self, said: Text) -> None:
        self._say(said, "good")

    def _show_it(self) -> None:
        if self.lesson is not None:
            self.lesson.show()

    # -- and then play

    def _play(self) -> None:
        rival = next(star for star in STARS[1:] if star != self._person)
        seats = [ChosenSeat(self._person, 0), ChosenSeat(rival, 1, kind="computer:1")]
        options = {name: option.default for name, option in self.game.options.items()}
        setup = self.game.deal(len(seats), options, fresh_seed())
        self.play_requested.emit(NewGame(self.game.id, tuple(seats), options, setup, timed=False))

    # -- words

    def _say(self, text: Text, colour: str) -> None:
        self._answer = text
        self.coach.show_answer(text(), colour)
        self.announcer.say(text())

    def _ask(self) -> None:
        """Let readers say what is to be done."""
        coach = self.coach
        said = " ".join(
            text if text[-1] in ".!?" else f"{text}."
            for text in ("" if self.ended else coach.dots.accessibleName(), coach.heading.text(), coach.text.text())
            if text
        )
        self.announcer.ask(f"{said} {self.diploma.told if self.ended else self._lit_in_words()}".strip())

    def _lit_in_words(self) -> str:
        """Name what is lit, for who doesn't see it."""
        board = None if self.ended or self.lesson is None else self.lesson.table.board
        things = [thing.label.removesuffix(".") for each in self.step.light if board and (thing := board.thing(each))]
        return fill(translate("Learn", "Marked: {things}."), things="; ".join(things)) if things else ""

    def _write(self) -> None:
        count = len(self.script.steps)
        context, marks = self.script.context, self._services.learned.marks(self.game.id)
        if self.ended:
            heading, text = translate("Learn", "Now play!"), translate(context, self.script.end)
            self.diploma.write(self._person, marks)
            if not self._all_done:
                text = translate(
                    "Learn", "Anything without a mark is still waiting for you: come back whenever you like."
                )
        else:
            heading, text = translate(context, self.step.title), by_device(translate(context, self.step.text))
        self.coach.show_step(self.at, count, heading, text, marks)
        self._refresh()

    def _refresh(self) -> None:
        lesson = self.lesson
        if lesson is None or lesson.hand.putting:
            return
        lesson.hand.tidy()
        self.coach.buttons.show(self._wanted_actions(lesson) if lesson.game.may_act else ())
        self.coach.show_solved(lesson.game.solved and not self._skips and not self.ended)
        self.coach.show_aside(SILENCE() if self.ended else self._aside(), self._aside is _STAR)
        self.coach.write_show_me(self.step.played, lesson.game.result is not None)
        lesson.view.setAccessibleName(entry_of(self.game.id).name(translate))

    def _wanted_actions(self, lesson: LessonTable) -> list[TableAction]:
        """List the table's buttons that this step or one before it asks for, and those that finish what the hand has
        begun: what nobody has explained is not in sight."""
        offered = lesson.table.actions()
        if self.step.played:
            return [each for each in offered if each.move is not None or each.ends or each.primary]
        if lesson.game.session.state.pending:
            return [each for each in offered if each.ends]
        asked = self.script.steps[: self.at + 1]
        needed = {each.button for each in lesson.gestures(lesson.game.wanted_move())}
        return [
            each
            for each in offered
            if (each.primary and not each.ends) or each.id in needed or any(step.wants(each.id) for step in asked)
        ]

    def keys_here(self) -> list[tuple[str, str]]:
        """List the keys of the step's table and of its buttons, and the one that shows how it is done."""
        table = self.lesson.table if self.lesson is not None else None
        return [
            ("F4", self.coach.show_me.text()),
            *((each.key, each.label()) for each in self.coach.buttons.offered if each.key),
            *(table.keys() if table is not None else ()),
        ]

    def follow_device(self) -> None:
        """Say by which gestures it is done by what is used now."""
        if not self._shut:
            self._write()

    def retranslate(self) -> None:
        """Every text in the language in force."""
        if self.lesson is not None:
            self.coach.restyle()
            self.diploma.restyle()
            self._write()
            self.coach.retell(self._answer())
            self.lesson.view.retranslate()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.coach.restyle()
        self.diploma.restyle()
        self.coach.follow_size(self.width(), self.height())
        if self.lesson is not None:
            self.lesson.view.lay_out()

    def fit(self) -> None:
        """The card takes its share."""
        self.coach.follow_size(self.width(), self.height())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing happen that nobody sees."""
        super().hideEvent(event)
        self.showing.stop()
        self._let_time_run()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on where a step has a clock."""
        super().showEvent(event)
        self._let_time_run()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._let_time_run()

    def _let_time_run(self) -> None:
        if self.lesson is not None:
            self.lesson.game.turns.set_active(self.isVisible() and self.isActiveWindow())

    def _end_turn(self) -> None:
        """Ctrl+Enter presses what ends the turn, as at any table; once the step is solved, what goes on."""
        action = self.coach.buttons.ending
        if action:
            self._act(action)
        else:
            self._on()

    def _change_side(self) -> None:
        """F6 moves the keyboard between the table and the card."""
        if self.ended:
            self.diploma.area.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.lesson is not None and self.lesson.view.hasFocus():
            ways = (self.coach.show_me, self.coach.on, self.coach.way_on)
            next(way for way in ways if way.isVisible()).setFocus(Qt.FocusReason.TabFocusReason)
        elif self.lesson is not None:
            self.lesson.view.setFocus(Qt.FocusReason.TabFocusReason)

    def stop(self) -> None:
        """Let nothing of it keep running."""
        self._late.stop()
        self._put_away()
        self.thinker.close()
