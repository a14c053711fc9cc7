"""A friend who warns: after a turn that gives much of the chance to win away, people who play against computers are
asked whether they want to take it back, before anything new is seen.

The chances when a turn begins and when it is over are asked of a worker in the background, from what that person may
know. The game doesn't wait for it: an answer that comes after the computer's move is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from elios_desktop.course.registry import find_course
from elios_desktop.engine.contract import Json, Seat
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.kit.sentence import Sentence
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.thinker import Thinker, Trouble

A_LOT: Final = 0.15
"""So much of the chance to win is worth a question."""


class Friend(QObject):
    """Watches the turns of the people at a table, if the settings want it."""

    changed = Signal()
    """The question comes or goes."""
    told = Signal(object)
    """A Text for the line."""

    def __init__(self, computers: Computers, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._computers = computers
        self._controller = controller
        self._thinker = Thinker(self)
        self._turn: tuple[Seat, int] | None = None
        """Whose turn is watched, and the number of moves when it began."""
        self._before: float | None = None
        """The chance to win then, if it is known."""
        self._asked = -1
        """The ply after the turn at which its end has been asked about."""
        self._warned: int | None = None
        """The ply at which the question stands that people have to answer."""

    def follow(self) -> None:
        """The position is shown."""
        controller = self._controller
        ply = controller.session.ply
        if self._warned is not None and self._warned != ply:
            self._let_go_on()
        if not controller.wants_friend or controller.shown.ply is not None or controller.session.state.pending:
            return
        if controller.may_act:
            seat, begin = controller.turns.acting, self._begin_of_turn()
            self._asked = -1
            if seat is not None and self._turn != (seat, begin):
                self._turn, self._before = (seat, begin), None
                if ply == begin:
                    self._ask(seat, self._on_before)
        elif self._turn is not None and self._before is not None and self._asked != ply and self._may_be_taken_back():
            self._asked = ply
            self._ask(self._turn[0], self._on_after)

    def offered(self) -> list[TableAction]:
        """The answers to the question, while it stands."""
        if self._warned is None or self._warned != self._controller.session.ply:
            return []
        return [
            TableAction("take-back", Sentence.translate("Table", "Take it back"), run=self._take_back, primary=True),
            TableAction("leave", Sentence.translate("Table", "Leave it"), run=self._let_go_on),
        ]

    def close(self) -> None:
        """The table is being closed."""
        self._thinker.close()

    def _begin_of_turn(self) -> int:
        """How many moves had been made when the turn under way began."""
        transitions = self._controller.session.transitions
        begin = len(transitions)
        while begin and transitions[begin - 1].seat == self._controller.turns.acting:
            begin -= 1
        return begin

    def _may_be_taken_back(self) -> bool:
        """Whether a computer is next, nothing new has been seen in the turn, and the settings allow it."""
        controller = self._controller
        assert self._turn is not None
        turn = controller.session.transitions[self._turn[1] :]
        return (
            controller.turns.acting in controller.turns.computers
            and turn != ()
            and all(each.seat == self._turn[0] for each in turn)
            and not any(event.reveals for each in turn for event in each.events)
            and controller.steps.undo_reason() is None
        )

    def _ask(self, seat: Seat, heard: Callable[[int, Json | Trouble], None]) -> None:
        session = self._controller.session
        self._thinker.chances(session.game.id, session.seen_by(seat), partial(heard, session.ply))

    def _on_before(self, ply: int, reply: Json | Trouble) -> None:
        if self._turn is not None and self._turn[1] == ply:
            self._before = self._chance(reply)

    def _on_after(self, ply: int, reply: Json | Trouble) -> None:
        after, before = self._chance(reply), self._before
        late = self._controller.session.ply != ply or self._controller.shown.ply is not None
        if late or after is None or before is None or before - after < A_LOT:
            return
        self._warned = ply
        self._computers.pause(True)
        self.told.emit(Sentence.translate("Table", "That gives a lot away: take it back?"))
        self.changed.emit()

    def _chance(self, reply: Json | Trouble) -> float | None:
        """The chance of the watched seat's side."""
        if isinstance(reply, Trouble) or self._turn is None:
            return None
        session = self._controller.session
        sides = find_course(session.game.id).sides(len(session.seats))
        side = next(side for side in sides if self._turn[0] in side)
        return float(sum(reply["chances"][seat - 1] for seat in side))

    def _take_back(self) -> None:
        self._warned = None
        self._controller.steps.undo()
        self._computers.pause(False)
        self.changed.emit()

    def _let_go_on(self) -> None:
        self._warned = None
        self._computers.pause(False)
        self.changed.emit()
