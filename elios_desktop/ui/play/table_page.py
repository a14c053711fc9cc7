"""The page of a game under way: toolbar, the table itself, the line in front of it, the side panel, curtain and end.

Here its parts are made, each of what it needs, and connected; what each shows and does is its own business. `scaffold`
says where they stand, `presenter` what comes when from a move to the next player. To hang something new on the page,
make it in `__init__`, connect it in `_connect`, and call it from `PagePresenter.show_now` if it follows the position.
"""

from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from elios_desktop.games import entry_of
from elios_desktop.rulebook.library import section_for_phase
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.i18n import Sentences, translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.assistants import Assistants
from elios_desktop.ui.play.beginning import Spin, beginner, beginning_text
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.ending import Ending
from elios_desktop.ui.play.hand_over import Curtain, HandOver
from elios_desktop.ui.play.looking_back import LookingBack, Recap, ReplayBar
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.presenter import Announcements, PagePresenter, Undoing
from elios_desktop.ui.play.prompt_line import LineVoice, Prompter, PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.scaffold import FocusAreas, RoomyTheme, Scaffold, Surroundings, TableTools
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.saving import title_with_number
from elios_desktop.ui.table.contract import Help


class TablePage(Page):
    """One game on the screen. Close it with `shut` before it is dropped."""

    def __init__(
        self,
        theme: Theme,
        controller: Controller,
        animation: str = "normal",
        pace: str = "normal",
        requests: Requests | None = None,
    ) -> None:
        """`requests` does what lies beyond the table."""
        theme = self.theme = RoomyTheme(theme)
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
        self.panel = Panel(theme, controller)
        self.replay = ReplayBar(theme, controller)
        self.tools = TableTools(theme, controller, self.table, requests)
        around = Surroundings(self.tools, self.replay, self.prompt, self.panel)
        self.scaffold = Scaffold(self, theme, self.view, around)
        self.curtain = Curtain(theme, self.scaffold.main_column)
        self.end_card = EndCard(theme, controller, self.scaffold.stage, self.scaffold.main_column)
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
        self.assistants.hints.way_shown.connect(self.announcer.say)
        self.panel.opened.connect(tools["panel"].setChecked)
        self.panel.ply_chosen.connect(self.looking_back.look_at)
        self.panel.cells_wanted.connect(self.table.light)
        self.looking_back.opening.connect(self.prompter.forget_refusal)
        self.recap.begins.connect(ending.step_aside)
        self.recap.ended.connect(self.presenter.write_line)
        self.recap.ended.connect(ending.come_back)
        self.end_card.came.connect(self.panel.make_way)
        self.end_card.came.connect(self.scaffold.make_way)
        self.scaffold.desk_resized.connect(self._place_overlays)

    # -- what the window calls

    def show_beginning(self) -> None:
        """Let everybody see who begins: the game has just been dealt."""
        seat = beginner(self.stage)
        if seat is None:
            return
        told = Sentences.of(beginning_text(self.stage, seat), self.table.prompt())
        self.hand_over.tell(self.controller.turns.now, told)
        if self.animator.speed:
            self.spin = Spin(self.theme, self.stage, self.scaffold.main_column)

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
        """What nothing under the keyboard took: Escape leads back to the game, and by a letter perhaps the table does
        something."""
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
        self.theme.follow_size(self.size())
        self.scaffold.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.scaffold.settle():  # what is around the table has taken its room: it is laid out, once
            self.view.show_table(self.table)
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
        self.curtain.place()
        if self.end_card.isVisible():
            self.end_card.place()

    def retranslate(self) -> None:
        """Every text in the language in force."""
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

    def _write(self) -> None:
        self.tools.retranslate()
        self.view.setAccessibleName(entry_of(self.controller.session.game.id).name(translate))
        self.prompt.restyle()
        self.presenter.write_line()
