"""The computers at a table: those that play a seat, the one that gives hints, and the friend who asks before a bad move
is answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from elios_desktop.ui.kit.sentence import SILENCE, Text
from elios_desktop.ui.play.computer_buttons import ComputerButtons
from elios_desktop.ui.play.friend import Friend
from elios_desktop.ui.play.hints import Hints
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.table.contract import TableAction


class Helpers(QObject):
    """They look at the table each time that it has been shown, and do their part of their own accord."""

    def __init__(self, stage: Stage, line: PromptLine, pace: str) -> None:
        super().__init__(stage)
        thinker = Thinker(self)
        self.computers = Computers(stage.controller, thinker, pace)
        self.hints = Hints(stage, line, thinker)
        self.friend = Friend(stage, self.computers)
        self._buttons = ComputerButtons(stage, self.computers)

    def offered(self) -> Sequence[TableAction]:
        """What the friend asks, else what can be done while a computer plays."""
        return self.friend.offered() or self._buttons.offered()

    def question(self) -> Text:
        """What people have to answer before the game goes on; nothing most of the time."""
        return next((each.question for each in (self.friend, self._buttons) if each.question != SILENCE), SILENCE)

    def position_shown(self) -> None:
        """The table shows a position: a hint for another one is none for it."""
        self.hints.follow()

    def follow(self) -> None:
        """Look at whose turn it is."""
        self.computers.follow()
        self.friend.follow()

    def close(self) -> None:
        """The table is being closed."""
        self.computers.close()
        self.friend.close()
