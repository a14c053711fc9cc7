"""What people can do while a computer plays: let it wait, step, try again after a failure, or take over its seat."""

from __future__ import annotations

from PySide6.QtCore import QObject

from elios_desktop.engine.record import HUMAN
from elios_desktop.ui.kit.sentence import SILENCE, Sentence, Text
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.table.contract import TableAction


class ComputerButtons(QObject):
    """The buttons for the computers at a table, and what is said when one of them gives no move."""

    def __init__(self, stage: Stage, computers: Computers) -> None:
        super().__init__(stage)
        self._stage = stage
        self._computers = computers
        self._controller = stage.controller
        computers.failed.connect(self._on_failed)
        computers.recovered.connect(stage.table.actions_changed)

    def offered(self) -> list[TableAction]:
        """The buttons for now."""
        turns = self._controller.turns
        if self._controller.shown.ply is not None:
            return []
        if self.question != SILENCE:
            again = self._computers.follow
            return [
                TableAction("again", Sentence.translate("Table", "Try again"), run=again, primary=True),
                TableAction("take-over", Sentence.translate("Table", "Take over the seat"), run=self._take_over),
            ]
        if turns.now.persons or turns.now.acting not in turns.now.computers:
            return []
        if not self._computers.paused:
            return [TableAction("wait", Sentence.translate("Table", "Pause"), run=self._wait_or_go_on)]
        return [
            TableAction("step", Sentence.translate("Table", "One move"), run=self._computers.step),
            TableAction("wait", Sentence.translate("Table", "Go on"), run=self._wait_or_go_on, primary=True),
        ]

    @property
    def question(self) -> Text:
        """What is to be read while people have to say what happens."""
        return self._computers.trouble_sentence() if self._controller.shown.ply is None else SILENCE

    def _on_failed(self) -> None:
        self._stage.table.actions_changed.emit()
        self._stage.voice.tell(self.question)

    def _take_over(self) -> None:
        seat = self._computers.stuck
        if seat is not None:
            self._controller.give_seat(seat, HUMAN)

    def _wait_or_go_on(self) -> None:
        self._computers.pause(not self._computers.paused)
        self._stage.table.actions_changed.emit()
