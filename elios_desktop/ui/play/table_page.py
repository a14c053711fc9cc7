"""The page of a game under way: toolbar, the table itself, the line in front of it, the side panel, curtain and end.

This is where the pieces of a drop meet: the hand asks the table, the table submits to the controller, the controller
saves and says `moved`, the animator shows the events, and at its end the table is drawn from the position. What each
part of the page shows and does is the part's own business; here is when. To hang something new on the page, make it in
`__init__` of what it needs, connect it in `_connect`, and call it from `_show_now` if it follows the position.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSplitter, QVBoxLayout, QWidget

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.rulebook.library import section_for_phase
from elios_desktop.texts.words import find_words
from elios_desktop.ui.board.animator import SPEEDS, Animator
from elios_desktop.ui.board.hand import Hand
from elios_desktop.ui.board.help import Help
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.registry import table_class
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.areas import Areas
from elios_desktop.ui.play.computer_buttons import ComputerButtons
from elios_desktop.ui.play.curtain import Curtain
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.ending import RESULT, Ending
from elios_desktop.ui.play.friend import Friend
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.hints import Hints
from elios_desktop.ui.play.looking_back import LookingBack
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.recap import Recap
from elios_desktop.ui.play.replay_bar import ReplayBar
from elios_desktop.ui.play.roomy_theme import RoomyTheme
from elios_desktop.ui.play.table_tools import TableTools
from elios_desktop.ui.play.table_view import TableView
from elios_desktop.ui.play.telling import Telling
from elios_desktop.ui.play.undoing import Undoing
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.thinker import Thinker

_WIDE = 960
"""From this width on there is room for the line beside the board."""
_SIDE = 260
"""The width of what stands beside the board, in a window of usual size."""


class TablePage(Page):
    """One game on the screen. Close it with `shut` before it is dropped."""

    home_requested = Signal()
    save_requested = Signal()
    rulebook_requested = Signal(str)
    """A rulebook section of this game; empty for its first page."""
    card_requested = Signal()
    charts_requested = Signal()
    setting_requested = Signal(str)
    """A field of the settings, to be seen and changed."""
    sounded = Signal(str)

    def __init__(self, theme: Theme, controller: Controller, animation: str = "normal", pace: str = "normal") -> None:
        theme = self.theme = RoomyTheme(theme)
        super().__init__(theme)
        theme.setParent(self)
        self.controller = controller
        self.scene = TableScene(theme, self)
        self.animator = Animator(self)
        self.animator.speed = SPEEDS[animation]
        self.table = table_class(controller.session.game.id)(self.scene, self.animator, controller)
        self.table.setParent(self)
        self.table.restore(controller.kept.draft)
        self.hand = Hand(self.scene, self.animator, self.table, self)
        self.view = TableView(self.scene, self.hand)
        self.panel = Panel(theme, controller)
        self.prompt = PromptLine(theme)
        self.replay = ReplayBar(theme, controller)
        self.tools = TableTools(theme, controller, self.table)
        self._desk, self._side = QWidget(), QWidget()
        self._build()
        self.curtain = Curtain(theme, self._desk)
        self.end_card = EndCard(theme, controller, self._stage, self._desk)
        self.announcer = Announcer(self)
        Telling(self.announcer, controller, self.table, self.hand, self.prompt, self.curtain, self.end_card)
        thinker = Thinker(self)
        self.computers = Computers(controller, thinker, pace)
        self.hints = Hints(self.hand, self.table, controller, thinker)
        self.hand_over = HandOver(self.view, self.curtain, self.prompt, self.hand, self.table, controller)
        self.looking_back = LookingBack(self.replay, self.view, self.hand, self.table, controller)
        self.recap = Recap(self.looking_back, self.view, self.hand, self.table, self.prompt, controller)
        self.ending = Ending(self.end_card, self.view, self.table, self.looking_back, controller)
        self.computer_buttons = ComputerButtons(self.computers, controller, self)
        self.friend = Friend(self.computers, controller, self)
        at_rest = (self.hand_over, self.looking_back, self.friend, self.computer_buttons, self.ending)
        self.prompter = Prompter(self.prompt, self.table, self.hand, controller, at_rest)
        self.undoing = Undoing(self.hand, self.table, self.prompter, controller)
        Areas(self, self.hand_over, self.end_card, self.prompt, self.prompter, self.tools, self.panel)
        self._room = self.theme.room
        self._laid_out = False
        self._connect()
        self._desk.installEventFilter(self)
        self._write()

    # -- building

    def _build(self) -> None:
        desk = QVBoxLayout(self._desk)
        desk.setContentsMargins(0, 0, 0, 0)
        desk.setSpacing(0)
        self._stage = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._stage.setSpacing(0)
        self._stage.addWidget(self.view, 1)
        desk.addLayout(self._stage, 1)
        desk.addWidget(self.replay)
        desk.addWidget(self.prompt)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.panel, 1)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(self._desk)
        self._splitter.addWidget(self._side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setCollapsible(0, False)
        self._splitter.setSizes([1000, _SIDE])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.tools)
        column.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        tools = self.tools
        tools["home"].clicked.connect(self.home_requested)
        tools["undo"].clicked.connect(self.undoing.undo)
        tools["redo"].clicked.connect(self.undoing.redo)
        tools["rulebook"].clicked.connect(self._open_rulebook)
        tools["card"].clicked.connect(self.card_requested)
        tools["save"].clicked.connect(self.save_requested)
        tools["look"].clicked.connect(self.looking_back.toggle)
        tools["recap"].clicked.connect(self.recap.ask)
        tools["hint"].clicked.connect(self.hints.ask)
        tools["panel"].clicked.connect(self.panel.open)
        tools.charts_requested.connect(self.charts_requested)
        controller, table = self.controller, self.table
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self._on_jumped)
        controller.turns.changed.connect(self._on_turns_changed)
        table.actions_changed.connect(self._refresh_line)
        table.draft_changed.connect(self._keep_draft)
        table.sounded.connect(self.sounded)
        self.hand.changed.connect(self._on_hand_changed)
        self.animator.finished.connect(self._on_animated)
        self.prompter.acted.connect(self._on_acted)
        self.prompt.setting_wanted.connect(self.setting_requested)
        self.prompt.rule_wanted.connect(self.rulebook_requested)
        self.view.action_key.connect(self.prompter.press)
        self.hints.told.connect(self.prompt.show_staying)
        self.hints.passed.connect(self.prompter.forget_refusal)
        self.prompt.passed.connect(self.hints.put_away)
        self.computer_buttons.changed.connect(self._refresh_line)
        self.computer_buttons.told.connect(self.prompt.show_told)
        self.end_card.came.connect(self.panel.make_way)
        self.friend.changed.connect(self._refresh_line)
        self.friend.told.connect(self.prompt.show_told)
        self.panel.opened.connect(tools["panel"].setChecked)
        self.panel.opened.connect(self._fit_side)
        self.panel.ply_chosen.connect(self.looking_back.look_at)
        self.looking_back.opening.connect(self.prompter.forget_refusal)
        self.panel.cells_wanted.connect(table.light)
        self.recap.begins.connect(self.ending.step_aside)
        self.recap.ended.connect(self._on_recap_ended)
        self.prompt.buttons.keyboard_lost.connect(self.setFocus)
        self.ending.changed.connect(self._refresh_line)
        self.ending.put_away.connect(self._on_end_put_away)
        self.ending.won.connect(self._on_won)
        self.ending.charts_wanted.connect(self.charts_requested)
        self.ending.home_wanted.connect(self.home_requested)

    # -- what the window calls

    def first_focus(self) -> QWidget:
        """The table, or what lies over it."""
        return self.hand_over.front

    def set_help(self, setting: str) -> None:
        """How much the table helps: a value of `Help`."""
        self.hand.cancel(spring=False)
        self.hand.help = self.table.help = Help(setting)
        self.table.redraw()

    def set_animation(self, setting: str) -> None:
        """Animation speed: a key of `animator.SPEEDS`."""
        self.animator.speed = SPEEDS[setting]

    @property
    def section_in_question(self) -> str:
        """What the rulebook should open at: the rule of the refusal that is shown, else what is done now."""
        return self.prompt.section or section_for_phase(self.controller.shown.state.phase)

    def stop(self) -> None:
        """Let nothing of it keep running."""
        self.hand_over.stop()
        self.ending.stop()
        self.recap.end()
        self.computers.close()
        self.friend.close()
        self.replay.stop()
        self.hand.cancel(spring=False)
        self.animator.finish()
        self.announcer.hush()
        self.table.stop()
        self.prompt.back_to_prompt()
        self.prompt.buttons.show(())  # one of them may lead back here
        self.controller.turns.set_active(False)

    # -- the way of a move

    def _on_moved(self, transition: AnyTransition) -> None:
        self.prompter.forget_refusal()
        self.table.finish_motion()
        self.sounded.emit("place")
        self.animator.play(self.table.steps(transition))

    def _on_animated(self) -> None:
        if not self._shut and not self.recap.went_on() and not self.controller.turns.pass_on():
            self._show_now()

    def _on_jumped(self) -> None:
        self._let_go()
        self._show_now()

    def _on_turns_changed(self) -> None:
        self._let_go()
        self.hand_over.pass_on()
        self._show_now()
        self.hand_over.tell()
        self.hand_over.offer_secrets()

    def _let_go(self) -> None:
        """Nobody holds anything, and no motion that was shown to somebody else goes on."""
        self.animator.finish()
        self.hand.cancel(spring=False)
        self.table.restore(self.controller.kept.draft)

    def _show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it: the only way."""
        self.table.redraw()  # the line in front of it follows by itself
        self.hand.rebind()
        self.panel.refresh()
        self.tools.refresh()
        self.hints.forget()
        self._follow_turn()

    def _follow_turn(self) -> None:
        """Those who help or play of their own accord look at whose turn it is."""
        self.tools["hint"].setEnabled(self.hints.available)
        self.computers.follow()
        self.friend.follow()

    def _on_hand_changed(self) -> None:
        if self.hand.holding:
            self.prompter.try_again()

    def _on_won(self) -> None:
        self.sounded.emit("win")

    def _on_recap_ended(self) -> None:
        self._refresh_line()
        self.ending.come_back()
        if not self.end_card.isVisible():
            self._on_end_put_away()

    def _on_end_put_away(self) -> None:
        button = self.prompt.buttons.of(RESULT)
        if button is not None:
            button.setFocus()

    # -- the line

    def _on_acted(self) -> None:
        if not self.end_card.isVisible():
            self.first_focus().setFocus()
            self.hand_over.offer_secrets()

    def _refresh_line(self) -> None:
        if not self._shut and not self.recap.running:
            self.hand.tidy()
            self.prompter.refresh()

    def _keep_draft(self) -> None:
        if not self.hints.goes_on():
            self.prompter.forget_refusal()
        self.controller.keep_draft(self.table.draft())
        self.tools.refresh()
        self._refresh_line()

    def _open_rulebook(self) -> None:
        self.rulebook_requested.emit(self.section_in_question)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter that nothing under the keyboard took: perhaps the table does something by it."""
        if self.hand_over.covered or not self.view.letter(event):
            super().keyPressEvent(event)

    # -- language, size, theme

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange:
            self.controller.turns.set_active(self.isActiveWindow() and self.controller.shown.ply is None)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.theme.follow_size(self.size())
        self._fit_side()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The curtain lies over the desk and the end card stands on it, whatever changes its size."""
        if watched is self._desk and event.type() == QEvent.Type.Resize:
            self._place_overlays()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._laid_out:
            self._laid_out = True
            self._lay_out_first()
        self.controller.turns.set_active(self.controller.shown.ply is None)
        QTimer.singleShot(0, self, self._settle_overlays)

    def _lay_out_first(self) -> None:
        """Everything has its style and its words by now: first what is around the table takes its room, and then the
        table is laid out, once."""
        for layout in (self.layout(), self._desk.layout()):
            if layout is not None:
                layout.activate()
        self._splitter.refresh()
        self.view.show_table(self.table)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.turns.set_active(False)

    def _settle_overlays(self) -> None:
        self._place_overlays()
        self._follow_turn()
        self.hand_over.offer_secrets()
        if self.end_card.isVisible():
            self.end_card.take_keyboard()  # not the table behind it

    def _place_overlays(self) -> None:
        self.curtain.place()
        if self.end_card.isVisible():
            self.end_card.place()

    def _fit_side(self) -> None:
        """In large type the line stands beside the board, at the head of the panel: the pieces need the height."""
        self.panel.follow_width(self.width())
        column = self.theme.chosen > 1 and self.width() >= _WIDE
        if column != self.prompt.column:
            layout = (self._side if column else self._desk).layout()
            if isinstance(layout, QVBoxLayout):
                layout.insertWidget(0 if column else layout.count(), self.prompt, 1 if column else 0)
            self.prompt.stand_up(column)
        self._side.setVisible(column or self.panel.isVisibleTo(self._side))

    def retranslate(self) -> None:
        """Every text in the language in force."""
        if not self._shut:
            self._write()
            self.view.lay_out(keep_pictures=True)

    def restyle(self) -> None:
        """The theme, the size of type or the room for it has changed."""
        points = self.theme.font().pointSizeF() if self.theme.text_scale > self.theme.chosen else 0.0
        grown = f"QPushButton, QToolButton, QTabBar {{ font-size: {points:.1f}pt; }}" if points else ""
        if grown != self.styleSheet():
            self.setStyleSheet(grown)
        if self.theme.room != self._room:
            self._room = self.theme.room
            side = round(_SIDE * self._room)
            self._splitter.setSizes([self._splitter.width() - side, side])
        self._fit_side()
        self._write()
        self.view.lay_out()
        if self.curtain.isVisible():
            self.curtain.retranslate()

    def _write(self) -> None:
        self.tools.retranslate()
        self.view.setAccessibleName(find_words(self.controller.session.game.id).title(translate))
        self.prompt.restyle()
        self._refresh_line()
