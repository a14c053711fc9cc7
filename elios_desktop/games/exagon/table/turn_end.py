"""The button that ends a turn: while something could still be put down, it asks once more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from elios_desktop.games.exagon.rules import End, View
from elios_desktop.games.exagon.table.said import ASKED, END, REALLY
from elios_desktop.ui.kit.sentence import Sentence
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.base import TableAction


class TurnEnd(QObject):
    """Whether somebody wanted to end their turn without a tile, and was asked."""

    told = Signal(object)
    """A Text for the line that says what happens."""
    changed = Signal()
    """The button says something else."""
    meant = Signal()
    """The turn is to end."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._asked_at: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the question stands, in the very position in which it was asked."""
        return self._asked_at is not None and self._asked_at == self._controller.session.ply

    def button(self, view: View) -> TableAction:
        """As it is in this position."""
        if self.asks:
            label = REALLY
            hint = Sentence.translate("Exagon", "Yes, end it (E)")
        else:
            label, hint = END, Sentence.translate("Exagon", "End your turn (E)")
        primary = self.asks or not view.playable()
        return TableAction("end", label, run=self._press, hint=hint, primary=primary, ends=True, key="E")

    def forget(self) -> None:
        """The turn goes on."""
        self._asked_at = None

    def _press(self) -> None:
        view: View = self._controller.shown.view()
        idle = not view.placed and bool(view.playable())
        if idle and not self.asks and End() in self._controller.legal:
            self._asked_at = self._controller.session.ply
            self.changed.emit()
            self.told.emit(ASKED)
            return
        self.meant.emit()
