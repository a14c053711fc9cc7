"""The page of a game under way: toolbar, the table itself, the line in front of it, the side panel, curtain and end.

`TablePage` makes its parts, each of what it needs, and connects them; what each shows and does is its own business.
`scaffold` says where they stand. To hang something new on the page, make it in `__init__`, connect it in `_connect`,
and call it from `PagePresenter.show_now` if it follows the position.

`PagePresenter` says what comes when: the controller tells that a move is made, the animator shows its events, and at
its end the turn passes on (`Turns.pass_on` says whose it is now) or the position is shown. One method shows it,
`show_now`, and everything that follows from the position follows there. What happens is told to people who can't see
it, too, in the sentences that the window shows, or that the list of moves will have: nothing is said that isn't there
to be read.
"""

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QGraphicsItem, QWidget

from elios_desktop.engine.contract import AnyTransition, Scored, head_start, seen
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words, head_start_sentence
from elios_desktop.ui.board.animator import MOVE_MS, SPEEDS, Animator, TurnEdge, come_back
from elios_desktop.ui.board.items import distance
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import Sentences, Text, Wording, translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.theme import RoomyTheme, Theme
from elios_desktop.ui.play.assistants import Assistants
from elios_desktop.ui.play.beginning import Spin, beginner, beginning_text, settles
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.ending import Ending
from elios_desktop.ui.play.hand_over import Curtain, HandOver
from elios_desktop.ui.play.looking_back import LookingBack, Recap, ReplayBar
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.prompt_line import LineVoice, Prompter, PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.scaffold import FocusAreas, Scaffold, Surroundings, TableTools
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.facts import shows
from elios_desktop.ui.session.saving import SaveQueue, title_with_number
from elios_desktop.ui.session.steps import BY_SETTING, undo_sentence
from elios_desktop.ui.session.turns import TurnState
from elios_desktop.ui.table.contract import Help
from elios_desktop.ui.table.hand import HandAction


class PagePresenter(TurnPresenter):
    """Keeps all that a table's page shows of a game with the game."""

    handed_over = Signal()
    """Somebody else is at the machine now or awaited, and all of the page shows that."""

    def __init__(
        self, stage: Stage, surroundings: Surroundings, prompter: Prompter, hand_over: HandOver, assistants: Assistants
    ) -> None:
        super().__init__(stage)
        self._around = surroundings
        self._prompter = prompter
        self._hand_over = hand_over
        self._assistants = assistants
        self._stopped = False
        self._edge = TurnEdge(stage.scene, self)
        self._called = stage.controller.turns.now.called
        stage.controller.jumped.connect(self._on_jumped)
        stage.table.actions_changed.connect(self.write_line)
        stage.table.draft_changed.connect(self._on_draft)

    def stop(self) -> None:
        """Show nothing any more: the page is being closed."""
        self._stopped = True
        self._edge.end()

    # -- when something happens

    def _on_moved(self, transition: AnyTransition) -> None:
        self._prompter.forget_refusal()
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        if not self._stopped and not self._stage.shows_again:
            super()._on_animated()

    def _on_jumped(self) -> None:
        self._let_go()
        self.show_now()

    def hand_over_to(self, turn: TurnState) -> None:
        """Show the table to whose turn it is now, or what covers it."""
        self._hand_over.let_it_be_set_up()
        self._let_go()
        news = self._stage.table.begin_turn(turn)
        self._hand_over.pass_on(turn)
        self.show_now()
        self._hand_over.tell(turn, news)
        self._hand_over.offer_secrets()
        animator, scene = self._stage.animator, self._stage.scene
        if turn.called not in (self._called, None) and not turn.table_hidden and not animator.cut:
            key = f"plate {turn.called}"
            self._edge.run(scene.decorations().get(key) or scene.pieces.get(key), animator.speed)
        self._called = turn.called
        self.handed_over.emit()

    def _on_draft(self) -> None:
        if not self._assistants.hints.goes_on():
            self._prompter.forget_refusal()
        self._controller.keep_draft(self._stage.table.draft())
        self._around.tools.refresh()
        self.write_line()

    def _let_go(self) -> None:
        self._stage.let_go()
        self._stage.table.restore(self._controller.kept.draft)

    # -- what is seen

    def show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it."""
        self._edge.end()
        super().show_now()  # the line in front of the table follows by itself
        self._around.panel.refresh()
        self._around.tools.refresh()
        self._assistants.position_shown()
        self.follow_turn()

    def follow_turn(self) -> None:
        """Let those who help or play of their own accord look at whose turn it is."""
        self._around.tools["hint"].setEnabled(self._assistants.hints.available)
        self._assistants.follow()

    def write_line(self) -> None:
        """Write what is to be done now, and the buttons for it."""
        if not (self._stopped or self._stage.shows_again or self._stage.hand.putting):
            self._stage.hand.tidy()
            self._prompter.refresh()


class Undoing(QObject):
    """Undo and redo, as buttons and keys ask for them."""

    def __init__(self, stage: Stage, prompter: Prompter) -> None:
        super().__init__(stage)
        self._hand = stage.hand
        self._scene = stage.scene
        self._table = stage.table
        self._prompter = prompter
        self._controller = stage.controller

    def undo(self) -> None:
        """Take the last move back, or say why not."""
        self._table.animator.finish()
        if self._hand.holding:
            self._hand.cancel(spring=False)
        elif not self._table.undo_step():  # what is half done goes first
            controller = self._controller
            self._step(controller.steps.undo, controller.steps.undo_reason(), controller.steps.undo_name)

    def redo(self) -> None:
        """Make it again, or say why not."""
        self._table.animator.finish()
        controller = self._controller
        self._step(controller.steps.redo, controller.steps.redo_reason(), controller.steps.redo_name)

    def _step(self, step: Callable[[], bool], reason: str | None, name: Text) -> None:
        if reason is None:
            self._hand.cancel(spring=False)
            self._prompter.forget_refusal()
            before, eyes = self._lying(), self._table.viewer
            step()
            if self._table.animator.speed and not self._controller.turns.now.table_hidden:
                self._show_way(before, others=self._table.viewer != eyes)
        else:
            self._prompter.refuse(undo_sentence(reason, name), "undo" if reason in BY_SETTING else "")

    def _lying(self) -> dict[str, tuple[QPixmap, QPointF, float]]:
        """Say what lies where, by name."""
        things = {**self._scene.decorations(), **self._scene.pieces}
        return {key: (item.pixmap(), item.pos(), item.zValue()) for key, item in things.items() if item.isVisible()}

    def _show_way(self, before: dict[str, tuple[QPixmap, QPointF, float]], others: bool) -> None:
        """Bring things from where they lay to where they lie now, twice as fast as they went there. `others`: somebody
        else sees the table now, so nothing is shown any more that isn't there."""
        scene, animator = self._scene, self._table.animator
        things = {**scene.decorations(), **scene.pieces}
        missing = {key: lay for key, lay in before.items() if key not in things}
        moved: list[tuple[QGraphicsItem, QPointF]] = []
        back: list[QGraphicsItem] = []
        for key, item in things.items():
            # A piece may be called by its place: then it is the one that looks like it and isn't there any more.
            looks = item.pixmap().cacheKey()
            was = key if key in before else next((k for k, lay in missing.items() if lay[0].cacheKey() == looks), "")
            missing.pop(was, None)
            if not was and item.isVisible():
                back.append(item)
            elif was and distance(item.pos(), before[was][1]) > 1:
                moved.append((item, before[was][1]))
        gone = [scene.decoration(f"gone {key}", *lay) for key, lay in missing.items() if not others]
        if moved or back or gone:
            animator.play([lambda: come_back(moved, back, gone, animator.ms(MOVE_MS // 2))])


_MOST_MOVES = 30
"""A turn has no more moves than that, nearly always."""


class Telling(QObject):
    """Says what a hand does at a table and what its moves bring: wherever one plays, it is the same voice."""

    def __init__(self, announcer: Announcer, stage: Stage) -> None:
        super().__init__(stage)
        self._announcer = announcer
        controller = self._controller = stage.controller
        self._stage, self._hand = stage, stage.hand
        self._held_at = 0
        """The number of moves when the hand took what it holds."""
        self._drafted: object = None
        """What was half done then."""
        self._moves_said: deque[str] = deque(maxlen=_MOST_MOVES)
        """Sentences of moves that whoever comes to the table has heard as they were made."""
        announcer.holds_back = partial(_on_its_way, controller.save_queue, stage.animator)  # nothing that holds it
        stage.animator.finished.connect(announcer.go_on)
        controller.moved.connect(self._on_moved)
        stage.hand.did.connect(self._on_deed)

    def _on_moved(self, transition: AnyTransition) -> None:
        names, words = self._controller.kept.names, find_words(self._controller.session.game.id)
        sentence = words.move(transition, None, names, translate)
        if shows(transition):
            self._moves_said.append(sentence)
        self._announcer.say(sentence)
        for event in seen(transition, None):
            if isinstance(event, Scored) and self._controller.counts_points:
                self._announcer.say(words.scored(event, names, translate))

    def _on_deed(self, deed: HandAction, what: str) -> None:
        played, before = self._controller.session.ply, self._held_at
        drafted, self._drafted = self._drafted, self._stage.table.draft()
        self._held_at = played
        match deed:
            case HandAction.TAKEN:
                held, table = self._hand.piece, self._stage.table
                stuck = "" if self._hand.legal or held is None else table.called_when_stuck(held)
                said = (stuck or what).removesuffix(".")
                self._announcer.say(fill(translate("Telling", "Picked up: {piece}."), piece=said))
                if not stuck:
                    self._announcer.say(self._places_sentence(len(self._hand.legal)))
            case HandAction.PUT if (
                played == before and not self._controller.save_queue.waiting and drafted != self._drafted
            ):
                # Half a turn, or something to lay out. A move is told by its own sentence.
                self._announcer.say(fill(translate("Telling", "Put down: {place}."), place=what.removesuffix(".")))
            case HandAction.LET_GO if what:  # time may have run out, and nothing is there any more
                self._announcer.say(translate("Telling", "Let go."))  # the keyboard is on it, and says which one
            case HandAction.TURNED | HandAction.FLIPPED:
                self._announcer.say(what)
            case HandAction.UNTURNED:
                self._announcer.say(translate("Telling", "Rotating changes nothing here."), urgent=True)
            case HandAction.STAYED:
                self._announcer.say(self._stayed_sentence())

    def _stayed_sentence(self) -> str:
        """Tell why a key that walks has led nowhere."""
        if self._hand.holding and len(self._hand.legal) <= 1:
            return translate("Telling", "There’s nowhere else it can go.")
        return translate("Telling", "There’s nothing more that way.")

    @staticmethod
    def _places_sentence(count: int) -> str:
        if not count:
            return translate("Telling", "It can’t go anywhere now.")
        return translate("Telling", "It can go to %n place(s).", None, count)


class Announcements(Telling):
    """Listens to the other parts of a table's page, too."""

    def __init__(
        self,
        announcer: Announcer,
        stage: Stage,
        line: PromptLine,
        curtain: Curtain,
        end: EndCard,
    ) -> None:
        super().__init__(announcer, stage)
        self._curtain = curtain
        self._end = end
        line.asked.connect(self._on_asked)
        line.interrupted_by.connect(self._on_told)
        curtain.came.connect(self._on_curtain)
        end.opened.connect(self._on_end)

    def _on_told(self, text: str, bad: bool) -> None:
        """Something is to be read for a while. Of moves that it begins with nobody hears twice."""
        moves = list(self._moves_said)
        heard = next((joined for n in range(len(moves)) if text.startswith(joined := " ".join(moves[n:]))), "")
        self._announcer.say(text.removeprefix(heard).strip(), bad)

    def _on_asked(self, text: str) -> None:
        over = self._controller.session.result is not None and self._controller.shown.ply is None
        self._announcer.ask("" if over else text)  # the end says that it is the end

    def _on_curtain(self) -> None:
        self._announcer.say(self._curtain.accessibleName())

    def _on_end(self) -> None:
        self._announcer.say(self._end.summary)


def _on_its_way(queue: SaveQueue, animator: Animator) -> bool:
    """Tell whether a move is on its way to the disk or the table: what is to be done then isn't known before."""
    return bool(queue.waiting) or animator.busy


class TablePage(Page):
    """One game on the screen. Close it with `shut` before it is dropped."""

    grows = True

    def __init__(
        self,
        theme: Theme,
        controller: Controller,
        animation: str = "normal",
        pace: str = "normal",
        requests: Requests | None = None,
    ) -> None:
        """`requests` does what lies beyond the table."""
        self._around = theme
        theme = self.theme = RoomyTheme(theme.plain)
        super().__init__(theme)
        theme.setParent(self)
        self.controller = controller
        requests = self.requests = requests or Requests()
        self.prompt = PromptLine(theme, requests)
        self.voice = LineVoice(self.prompt, self.announcer, controller.session.game.id, requests.play)
        self.stage = stage = Stage(theme, controller, self.voice, SPEEDS[animation], self)
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        self.table.restore(controller.kept.draft)
        self.panel = Panel(theme, controller, self.table.signs)
        self.replay = ReplayBar(theme, controller)
        self.tools = TableTools(theme, controller, self.table, requests)
        around = Surroundings(self.tools, self.replay, self.prompt, self.panel)
        self.scaffold = Scaffold(self, theme, self.view, around)
        self.curtain = Curtain(theme, self.scaffold.main_column)
        column, figures = self.scaffold.main_column, self.table.figures
        self.end_card = EndCard(theme, controller, self.scaffold.stage, column, figures)
        Announcements(self.announcer, stage, self.prompt, self.curtain, self.end_card)
        self.assistants = Assistants(stage, self.prompt, pace)
        self.hand_over = HandOver(stage, self.curtain, self.prompt, requests)
        self.looking_back = LookingBack(self.replay, stage, requests)
        self.recap = Recap(self.looking_back, stage, self.prompt)
        self.ending = Ending(self.end_card, stage, self.prompt, self.looking_back, requests)
        at_rest = tuple(each.offered for each in (self.hand_over, self.looking_back, self.assistants, self.ending))
        self.prompter = Prompter(self.prompt, stage, at_rest, self.assistants.question)
        self.undoing = Undoing(stage, self.prompter)
        self.presenter = PagePresenter(stage, around, self.prompter, self.hand_over, self.assistants)
        self.spin: Spin | None = None
        """What shows who begins, in a game that has just been dealt."""
        FocusAreas(self, around, self.hand_over, self.end_card, self.prompter)
        self._connect()
        self._write()

    def _connect(self) -> None:
        tools, requests, ending = self.tools, self.requests, self.ending
        tools["home"].clicked.connect(partial(requests.home))
        tools["undo"].clicked.connect(self.undoing.undo)
        tools["redo"].clicked.connect(self.undoing.redo)
        tools["rulebook"].clicked.connect(self._open_rulebook)
        tools["card"].clicked.connect(partial(requests.card))
        tools["save"].clicked.connect(partial(requests.save))
        tools["look"].clicked.connect(self.looking_back.toggle)
        tools["recap"].clicked.connect(self.recap.ask)
        tools["hint"].clicked.connect(self.assistants.hints.ask)
        tools["try"].clicked.connect(partial(requests.try_out))
        tools["panel"].clicked.connect(self.panel.open)
        self.prompter.acted.connect(self._on_acted)
        self.prompt.buttons.keyboard_lost.connect(self.setFocus)
        self.view.action_key.connect(self.prompter.press)
        self.view.settled = self.fit
        self.assistants.hints.way_shown.connect(self.announcer.say)
        self.panel.opened.connect(tools["panel"].setChecked)
        self.panel.ply_chosen.connect(self.looking_back.look_at)
        self.panel.cells_wanted.connect(self.table.light)
        self.looking_back.opening.connect(self.prompter.forget_refusal)
        self.recap.begins.connect(ending.step_aside)
        self.recap.ended.connect(self.presenter.write_line)
        self.recap.ended.connect(ending.come_back)
        self.end_card.chosen.connect(self._on_chosen)  # after the ending, which deals
        self.controller.moved.connect(self._on_moved)
        self.end_card.came.connect(self.panel.make_way)
        self.end_card.came.connect(self.scaffold.make_way)
        self.scaffold.desk_resized.connect(self._place_overlays)

    # -- what the window calls

    def show_beginning(self, drawn: bool = True) -> None:
        """Let everybody see who begins, and who has a head start: the game has just been dealt. `drawn`: chance, or a
        rule of the game, has just said it; else it is only told."""
        seat, options = beginner(self.stage), self.controller.session.options
        names, told = self.controller.kept.later_names, list[Text]()
        if head_start(options)[0]:
            told.append(Wording.of(head_start_sentence, self.controller.session.game.id, options, names))
        if seat is not None:
            told.append(beginning_text(self.stage, seat, drawn))
        if told:
            self.hand_over.open_with(Sentences.of(*told))
        if seat is not None and drawn:
            self._spin()

    def _spin(self) -> None:
        if self.animator.speed:
            self.spin = Spin(self.theme, self.stage, self.scaffold.main_column)

    def _on_moved(self, transition: AnyTransition) -> None:
        """The last of them has arranged: now it is known who took longest, and begins. The line says so, too."""
        if transition.before.pending and settles(transition) and not self.controller.session.game.asks_who_begins:
            self._spin()

    def _on_chosen(self, name: str) -> None:
        if name == "next":  # another game of the tournament has been dealt
            self.show_beginning()

    def first_focus(self) -> QWidget:
        """Return the table, or what lies over it."""
        return self.hand_over.front

    def spare_room(self) -> QRect:
        """Return the middle of the toolbar."""
        return self.tools.free

    @property
    def title(self) -> str:
        """Who plays what."""
        controller, tournament = self.controller, self.controller.tournament
        game = entry_of(controller.session.game.id).name(translate)
        numbered = title_with_number(game, len(tournament.games) if tournament else 0)
        return fill(translate("Window", "{game}: {names}"), game=numbered, names=", ".join(controller.kept.names))

    def set_help(self, setting: str) -> None:
        """Set how much the table helps: a value of `Help`."""
        self.hand.cancel(spring=False)
        self.hand.help = self.table.help = Help(setting)
        self.table.redraw()

    def set_animation(self, setting: str) -> None:
        """Animation speed: a key of `animator.SPEEDS`."""
        self.animator.speed = SPEEDS[setting]

    @property
    def section_in_question(self) -> str:
        """What the rulebook should open at: the rule of the refusal that is shown, else what is done now."""
        from elios_desktop.rulebook.library import section_for_phase

        return self.prompt.section or section_for_phase(self.controller.shown.state.phase)

    def stop(self) -> None:
        """Let nothing of it keep running."""
        if self.spin is not None:
            self.spin.end()
        self.presenter.stop()
        self.hand_over.stop()
        self.ending.stop()
        self.recap.end()
        self.assistants.close()
        self.replay.stop()
        self.stage.stop()
        self.prompt.back_to_prompt()
        self.prompt.buttons.show(())  # one of them may lead back here
        self.controller.turns.set_active(False)

    # -- what people do

    def _on_acted(self) -> None:
        if not self.end_card.isVisible():
            self.first_focus().setFocus()
            self.hand_over.offer_secrets()

    def _open_rulebook(self) -> None:
        self.requests.rulebook(self.section_in_question)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what nothing under the keyboard took: Escape leads back to the game, and by a letter perhaps the table
        does something."""
        if event.key() == Qt.Key.Key_Escape and self.replay.isVisible():
            self.looking_back.toggle()
        elif self.hand_over.covered or not self.view.letter(event):
            super().keyPressEvent(event)

    # -- language, size, theme

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange:
            self.controller.turns.set_active(self.isActiveWindow() and self.controller.shown.ply is None)
            if self.isActiveWindow():
                self.table.come_back()
        super().changeEvent(event)

    def fit(self) -> None:
        """Type and parts follow the size."""
        if not self.view.stretching.on:  # type that grows with the window does so when that has its size
            for each in (self._around, self.theme):
                each.follow_size(self.window().size())
        self.scaffold.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.scaffold.settle():  # what is around the table has taken its room: it is laid out, once
            self.curtain.do_when_seen(partial(self.view.show_table, self.table))
            if not self.curtain.isVisible():
                self.curtain.do_now()
        self.controller.turns.set_active(self.controller.shown.ply is None)
        QTimer.singleShot(0, self, self._settle_overlays)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.turns.set_active(False)

    def _settle_overlays(self) -> None:
        self._place_overlays()
        self.hand_over.come_into_sight()
        self.presenter.follow_turn()
        self.hand_over.offer_secrets()
        if self.end_card.isVisible():
            self.end_card.take_keyboard()  # not the table behind it

    def _place_overlays(self) -> None:
        if not self.curtain.isHidden():  # it takes its place when it comes
            self.curtain.place()
        if self.end_card.isVisible():
            self.end_card.place()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        if not self._shut:
            self._write()
            self.view.retranslate()

    def restyle(self) -> None:
        """The theme, the size of type or the room for it has changed."""
        self.scaffold.restyle()
        self._write()
        self.view.lay_out()
        if self.curtain.isVisible():
            self.curtain.retranslate()

    def follow_device(self) -> None:
        """Say by which gestures it is done by what is used now."""
        if not self._shut:
            self.presenter.write_line()
            if self.curtain.isVisible():
                self.curtain.retranslate()

    def _write(self) -> None:
        self.tools.retranslate()
        self.view.setAccessibleName(entry_of(self.controller.session.game.id).name(translate))
        self.prompt.restyle()
        self.presenter.write_line()
