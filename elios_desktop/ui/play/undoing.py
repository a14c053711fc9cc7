"""Taking moves back and making them again at the table: what is half done goes first, and why not is said."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from elios_desktop.ui.kit.refusals import BY_SETTING, undo_sentence
from elios_desktop.ui.kit.sentence import Text
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.stage import Stage


class Undoing(QObject):
    """Undo and redo, as buttons and keys ask for them."""

    def __init__(self, stage: Stage, prompter: Prompter) -> None:
        super().__init__(stage)
        self._hand = stage.hand
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
            step()
        else:
            self._prompter.refuse(undo_sentence(reason, name), "undo" if reason in BY_SETTING else "")
