"""The page of a game under way: toolbar, the table itself, the line in front of it, the side panel, curtain and end.

This is where the pieces of a drop meet: the hand asks the table, the table submits to the controller, the controller
saves and says `moved`, the animator shows the events, and at its end the table is drawn from the position. What each
part of the page shows is the part's own business; here is when.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from elios_desktop.engine.contract import AnyTransition, Seat
from elios_desktop.engine.record import HUMAN
from elios_desktop.rulebook.library import section_for_phase
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.board.animator import SPEEDS, Animator
from elios_desktop.ui.board.hand import Hand
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.games.registry import table_class
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.refusals import undo_sentence
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.curtain import Curtain
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.guard import Guard
from elios_desktop.ui.play.hints import Hints
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.replay_bar import ReplayBar
from elios_desktop.ui.play.table_tools import TableTools
from elios_desktop.ui.play.table_view import TableView
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import fresh_seed
from elios_desktop.ui.session.rematch import again, return_match
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.session.turns import Cover

_RESULT = "result"


class TablePage(QWidget):
    """One game on the screen. Close it with `shut` before it is dropped."""

    home_requested = Signal()
    save_requested = Signal()
    rulebook_requested = Signal(str)
    """A rulebook section of this game; empty for its first page."""
    card_requested = Signal()
    charts_requested = Signal()
    menu_opening = Signal(object)
    """The QMenu of “More”, just before it is shown: further entries can be added."""
    new_game_requested = Signal(object)
    """A NewGame: play again."""
    return_match_requested = Signal(object)
    """A NewGame with the same deal and the seats swapped."""
    play_on_requested = Signal(object)
    """A Session that begins where this game stood at some moment."""
    language_wanted = Signal(str)
    """The seat that sits down now likes this language ("" for the program's own)."""
    sounded = Signal(str)
    finished = Signal()
    """The game (or the whole tournament) is over and its end has been shown."""

    def __init__(self, theme: Theme, controller: Controller, animation: str = "normal", pace: str = "normal") -> None:
        super().__init__()
        self.setObjectName("page")
        self.theme = theme
        self.controller = controller
        self.scene = TableScene(theme, self)
        self.animator = Animator(self)
        self.animator.speed = SPEEDS[animation]
        self.hand = Hand(self.scene, self.animator, self)
        game = controller.session.game.id
        self.table = table_class(game)(self.scene, self.animator, controller)
        self.table.setParent(self)
        self.table.restore(controller.table.draft)
        self.view = TableView(self.scene, self.hand)
        self.panel = Panel(theme, controller)
        self.prompt = PromptLine(theme)
        self.prompter = Prompter(self.prompt, self.table, controller, self._way_back)
        self.replay = ReplayBar(theme, controller)
        self.tools = TableTools(theme, controller)
        thinker = Thinker(self)
        self.computers = Computers(controller, thinker, pace)
        self.hints = Hints(self.table, controller, thinker)
        self._stuck: Seat | None = None
        """The seat whose computer gave no move."""
        self._shut = False
        self._guard = Guard(self)
        self._build()
        self.curtain = Curtain(theme, self._desk)
        self.end_card = EndCard(theme, controller, self._desk)
        self._desk.installEventFilter(self)
        self.view.installEventFilter(self)
        self._connect()
        self.view.show_table(self.table)
        self._follow_curtain()
        self._write()
        if controller.session.state.result is not None:
            self.end_card.open()

    # -- building

    def _build(self) -> None:
        self._desk = QWidget()
        desk = QVBoxLayout(self._desk)
        desk.setContentsMargins(0, 0, 0, 0)
        desk.setSpacing(0)
        desk.addWidget(self.view, 1)
        desk.addWidget(self.replay)
        desk.addWidget(self.prompt)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(self._desk)
        self._splitter.addWidget(self.panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setCollapsible(0, False)
        self._splitter.setSizes([1000, 260])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.tools)
        column.addWidget(self._splitter, 1)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        tools = self.tools
        tools["home"].clicked.connect(self.home_requested)
        tools["undo"].clicked.connect(self.undo)
        tools["redo"].clicked.connect(self.redo)
        tools["rulebook"].clicked.connect(self._open_rulebook)
        tools["card"].clicked.connect(self.card_requested)
        tools["save"].clicked.connect(self.save_requested)
        tools["look"].clicked.connect(self.toggle_replay)
        tools["hint"].clicked.connect(self.hint)
        tools["panel"].clicked.connect(self.panel.open)
        tools.charts_requested.connect(self.charts_requested)
        tools.menu_opening.connect(self.menu_opening)
        controller, table = self.controller, self.table
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self._on_jumped)
        controller.turns.changed.connect(self._on_turns_changed)
        controller.ended.connect(self._on_ended)
        table.actions_changed.connect(self._refresh_line)
        table.draft_changed.connect(self._keep_draft)
        table.sounded.connect(self.sounded)
        self.animator.finished.connect(self._on_animated)
        self.prompter.acted.connect(self._on_acted)
        self.prompt.rule_wanted.connect(self.rulebook_requested)
        self.view.action_key.connect(self.prompter.press)
        self.curtain.lifted.connect(self._lift_curtain)
        self.computers.failed.connect(self._on_computer_failed)
        self.replay.closed.connect(self.toggle_replay)
        self.replay.play_on_wanted.connect(self._play_on)
        self.panel.opened.connect(tools["panel"].setChecked)
        self.panel.ply_chosen.connect(self._look_at)
        self.panel.cells_wanted.connect(self.table.light)
        self.end_card.chosen.connect(self._on_end_chosen)
        self.end_card.closed.connect(self._close_end)
        self.theme.changed.connect(self._on_theme)
        leave = QShortcut(QKeySequence(Qt.Key.Key_F6), self)
        leave.activated.connect(self._leave_table)

    # -- what the window calls

    def undo(self) -> None:
        """Take the last move back, or say why not."""
        self.animator.finish()
        if self.hand.holding:
            self.hand.cancel(spring=False)
        elif not self.table.undo_step():  # what is half done goes first
            controller = self.controller
            self._step(controller.undo, controller.undo_reason(), lambda: controller.undo_name)

    def hint(self) -> None:
        """Show a good move, or the next one."""
        self.animator.finish()
        self.hand.cancel(spring=False)
        self.hints.ask()

    def redo(self) -> None:
        """Make it again, or say why not."""
        self.animator.finish()
        controller, ply = self.controller, self.controller.session.ply
        self._step(controller.redo, controller.redo_reason(), lambda: controller.redo_name)
        if controller.session.ply > ply and controller.session.state.result is not None:
            self._on_ended()

    def set_animation(self, setting: str) -> None:
        """Animation speed: a key of `animator.SPEEDS`."""
        self.animator.speed = SPEEDS[setting]

    def look_back(self) -> None:
        """Show the game from its beginning."""
        self._look_at(0)

    def toggle_replay(self) -> None:
        """Look back at the game, or return to it."""
        if self.replay.isVisible():
            self.replay.stop()
            self.replay.hide()
            self.controller.look_at(None)
            self.view.setFocus()
        elif not self.curtain.isVisible():
            self._look_at(self.controller.session.ply)

    def shut(self) -> None:
        """The page is being closed: nothing of it keeps running."""
        if self._shut:
            return
        self._shut = True
        self._guard.stop()
        self.computers.close()
        self.replay.stop()
        self.hand.cancel(spring=False)
        self.animator.finish()
        self.table.stop()
        self.prompt.back_to_prompt()
        self.prompt.show_actions(())  # one of them may lead back here
        self.controller.turns.set_active(False)
        self.theme.changed.disconnect(self._on_theme)

    # -- the way of a move

    def _on_moved(self, transition: AnyTransition) -> None:
        self.prompter.forget_refusal()
        self.table.finish_motion()
        self.sounded.emit("place")
        self.animator.play(self.table.steps(transition))

    def _on_animated(self) -> None:
        if not self._shut and not self.controller.turns.pass_on():
            self._show_now()

    def _on_jumped(self) -> None:
        self._let_go()
        if self.controller.session.state.result is None or self.controller.shown_ply is not None:
            self.end_card.hide()
        self._show_now()

    def _on_turns_changed(self) -> None:
        self._guard.watch()
        self._let_go()
        # What was said to the one who leaves is not for the one who comes: neither the piece under the keyboard's ring
        # nor a refusal, which may name a card.
        self.hand.focus_on(None)
        self.prompt.back_to_prompt()
        self._follow_curtain()
        self._show_now()
        self._offer_secrets()

    def _offer_secrets(self) -> None:
        """The keyboard goes to what shows the awaited person's secrets: on the table there is nothing to do."""
        if self.controller.turns.cover is Cover.SECRETS:
            self.prompt.take_keyboard()

    def _let_go(self) -> None:
        """Nobody holds anything, and no motion that was shown to somebody else goes on."""
        self.animator.finish()
        self.hand.cancel(spring=False)
        self.table.restore(self.controller.table.draft)

    def _show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it: the only way."""
        self.table.redraw()  # the line in front of it follows by itself
        self.hand.rebind()
        self.panel.refresh()
        self.tools.refresh()
        self.tools["hint"].setEnabled(self.hints.available)
        self.hints.forget()
        self.computers.follow()

    def _on_computer_failed(self, seat: Seat) -> None:
        self._stuck = seat
        self._refresh_line()
        self.prompt.show_told(self._stuck_sentence)

    def _stuck_sentence(self) -> str:
        text = translate("Table", "{name}’s computer has not answered. Let it try again, or take over the seat.")
        return fill(text, name=self.controller.names[(self._stuck or 1) - 1])

    def _try_again(self) -> None:
        self._stuck = None
        self.computers.follow()
        self._refresh_line()

    def _take_over(self) -> None:
        seat, self._stuck = self._stuck, None
        if seat is not None:
            self.controller.give_seat(seat, HUMAN)

    def _computers_wait(self) -> None:
        self.computers.pause(not self.computers.paused)
        self._refresh_line()

    def _at_computers(self) -> list[TableAction]:
        """What people can do while a computer plays."""
        turns = self.controller.turns
        if self._stuck is not None and self._stuck == turns.acting:
            return [
                TableAction("again", translate("Table", "Try again"), run=self._try_again, primary=True),
                TableAction("take-over", translate("Table", "Take over the seat"), run=self._take_over),
            ]
        if turns.persons or turns.acting not in turns.computers:
            return []
        if not self.computers.paused:
            return [TableAction("wait", translate("Table", "Pause"), run=self._computers_wait)]
        return [
            TableAction("step", translate("Table", "One move"), run=self.computers.step),
            TableAction("wait", translate("Table", "Go on"), run=self._computers_wait, primary=True),
        ]

    def _on_ended(self) -> None:
        QTimer.singleShot(0, self, self._show_end)

    def _show_end(self) -> None:
        if self._shut or self.controller.session.state.result is None:
            return
        if self.animator.busy:
            self.animator.finished.connect(self._show_end, Qt.ConnectionType.SingleShotConnection)
            return
        self.sounded.emit("win")
        self._open_end()
        if self.controller.over:
            self.finished.emit()

    def _step(self, step: Callable[[], bool], reason: str | None, name: Callable[[], str]) -> None:
        if reason is None:
            self.hand.cancel(spring=False)
            step()
        else:
            self.prompter.refuse(lambda: undo_sentence(reason, name()))

    # -- curtain, looking back, end

    def _follow_curtain(self) -> None:
        turns = self.controller.turns
        seat = turns.awaited if turns.cover in (Cover.TABLE, Cover.READY) else None
        # The keyboard belongs to the curtain while it is down, also when the page comes to the front only later: the
        # table behind it would swallow Tab and Enter.
        self.setFocusProxy(self.view if seat is None else self.curtain)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if seat is None else Qt.FocusPolicy.NoFocus)
        if seat is not None:
            chosen = self.controller.seats[seat - 1]
            self.language_wanted.emit(chosen.language)
            self.curtain.setGeometry(self._desk.rect())
            self.curtain.come_down(chosen.name, seat, chosen.colour, ready=turns.cover is Cover.READY)
        else:
            self.curtain.hide()
            called = turns.called
            if called in turns.persons:
                self.language_wanted.emit(self.controller.seats[called - 1].language)

    def _lift_curtain(self) -> None:
        self.controller.turns.come()
        self.view.setFocus()

    def _look_at(self, ply: int) -> None:
        if self.table.covered:
            self.prompt.show_told(self.table.prompt)
        elif not self.curtain.isVisible():
            self.animator.finish()
            self.hand.cancel(spring=False)
            self.end_card.put_away()
            self.replay.open(ply)

    def _close_end(self) -> None:
        self.end_card.put_away()
        self._refresh_line()
        button = self.prompt.button_for(_RESULT)
        if button is not None:
            button.setFocus()

    def _way_back(self) -> list[TableAction]:
        """What leads on while nobody may act: to what is secret; once the end card has been put away, back to it."""
        if self.controller.turns.cover is Cover.SECRETS and self.controller.shown_ply is None:
            return [TableAction("come", self.table.reveal_label(), run=self.controller.turns.come, primary=True)]
        if self.controller.shown_ply is None and (offered := self._at_computers()):
            return offered
        if not self.end_card.away or self.controller.shown_ply is not None:
            return []
        return [TableAction(_RESULT, translate("End", "Result"), run=self._open_end, primary=True)]

    def _open_end(self) -> None:
        self.end_card.open()
        self._refresh_line()

    def _on_acted(self) -> None:
        if not self.end_card.isVisible():
            self.setFocus()
            self._offer_secrets()

    def _play_on(self, ply: int) -> None:
        self.play_on_requested.emit(self.controller.play_on_from(ply))

    def _on_end_chosen(self, name: str) -> None:
        match name:
            case "next":
                self.end_card.hide()
                self.controller.next_game(fresh_seed())
                self.replay.hide()
            case "again":
                self.new_game_requested.emit(again(self.controller))
            case "return":
                self.return_match_requested.emit(return_match(self.controller))
            case "look":
                self._look_at(0)
                self.setFocus()  # the arrow keys step there
            case "charts":
                self.charts_requested.emit()
            case "home":
                self.home_requested.emit()

    # -- words, tools, theme

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self._shut:
            self._write()
            self.view.lay_out(keep_pictures=True)
        elif event.type() == QEvent.Type.ActivationChange:
            self.controller.turns.set_active(self.isActiveWindow() and self.controller.shown_ply is None)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.follow_width(self.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Curtain and end card lie over the desk, whatever changes its size. While one looks back, the arrow keys step
        through the game at the table, too."""
        if watched is self._desk and event.type() == QEvent.Type.Resize:
            self._place_overlays()
        elif watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if plain and self.replay.isVisible() and not self.hand.holding and self.replay.key(event.key()):
                return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.turns.set_active(self.controller.shown_ply is None)
        QTimer.singleShot(0, self, self._settle_overlays)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.turns.set_active(False)

    def _settle_overlays(self) -> None:
        self._place_overlays()
        self.computers.follow()
        self._offer_secrets()
        if self.end_card.isVisible():
            self.end_card.take_keyboard()  # not the table behind it

    def _place_overlays(self) -> None:
        self.curtain.setGeometry(self._desk.rect())
        if self.end_card.isVisible():
            self.end_card.place()

    def _on_theme(self) -> None:
        self.panel.follow_width(self.width())
        self._write()
        self.view.lay_out()
        if self.curtain.isVisible():
            self.curtain.retranslate()

    def _write(self) -> None:
        self.tools.retranslate()
        self.view.setAccessibleName(find_words(self.controller.session.game.id).title(translate))
        self.prompt.restyle()
        self._refresh_line()

    def _refresh_line(self) -> None:
        if not self._shut:
            self.hand.tidy()
            self.prompter.refresh()

    def _keep_draft(self) -> None:
        self.prompter.forget_refusal()
        self.controller.keep_draft(self.table.draft())
        self._refresh_line()

    @property
    def section_in_question(self) -> str:
        """What the rulebook should open at: the rule of the refusal that is shown, else what is done now."""
        return self.prompt.section or section_for_phase(self.controller.state.phase)

    def _open_rulebook(self) -> None:
        self.rulebook_requested.emit(self.section_in_question)

    def _leave_table(self) -> None:
        """F6 moves the keyboard between the table and what is around it."""
        if self.view.hasFocus():
            self.tools["home"].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.setFocus(Qt.FocusReason.TabFocusReason)
