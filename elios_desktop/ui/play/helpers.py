"""The computers at a table: those that play a seat, the one that gives hints, and the friend who asks before a bad move
is answered.

The friend asks a worker in the background for the chances when a turn begins and when it is over, from what that
person may know; and if they fell a lot, whether something else would have left more: they aren't that exact, and fall
after the best of moves, too. Until it has answered the computer thinks, but doesn't move: nothing new is to be seen
before the question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from elios_desktop.course.contract import find_course
from elios_desktop.engine.contract import AnyTransition, Json, Seat
from elios_desktop.engine.record import HUMAN
from elios_desktop.ui.kit.sentence import SILENCE, Sentence, Text
from elios_desktop.ui.play.hints import Hints
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.table.contract import TableAction


class ComputerButtons(QObject):
    """The buttons for the computers at a table, and what is said when one of them gives no move."""

    def __init__(self, stage: Stage, computers: Computers) -> None:
        super().__init__(stage)
        self._stage = stage
        self._computers = computers
        self._controller = stage.controller
        computers.changed.connect(self._on_computers)

    def offered(self) -> list[TableAction]:
        """The buttons for now."""
        turns = self._controller.turns
        if self._controller.shown.ply is not None:
            return []
        if self.question != SILENCE:
            again = self._computers.follow
            offered = [
                TableAction("again", Sentence.translate("Table", "Try again"), run=again, primary=True),
                TableAction("take-over", Sentence.translate("Table", "Take over the seat"), run=self._take_over),
            ]
            if self._computers.messages:
                label = Sentence.translate("Table", "Messages…")
                offered.append(TableAction("messages", label, run=self._show_messages))
            return offered
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

    def _on_computers(self) -> None:
        self._stage.table.actions_changed.emit()
        if self.question != SILENCE:
            self._stage.voice.tell(self.question)

    def _take_over(self) -> None:
        seat = self._computers.stuck
        if seat is not None:
            self._controller.give_seat(seat, HUMAN)

    def _show_messages(self) -> None:
        from elios_desktop.ui.kit.reading import Reading

        title = Sentence.translate("Table", "Messages of the program")
        about = Sentence.translate("Table", "This is the last of what the program wrote beside its answers.")
        window = QApplication.activeWindow()
        if window is not None:
            Reading(title, about, self._computers.messages, window).show()

    def _wait_or_go_on(self) -> None:
        self._computers.pause(not self._computers.paused)
        self._stage.table.actions_changed.emit()


A_LOT: Final = 0.15
"""So much of the chance to win is worth a question."""
_QUESTION: Final = Sentence.translate("Table", "That gives a lot away: take it back?")
_PATIENCE_MS: Final = 10_000
"""A friend who says nothing for so long holds nobody up any more."""


class BlunderCheck(QObject):
    """Watches the turns of the people at a table, if the settings want it."""

    def __init__(self, stage: Stage, computers: Computers) -> None:
        super().__init__(stage)
        self._stage = stage
        self._computers = computers
        self._controller = stage.controller
        self._thinker = Thinker(self, patience_ms=_PATIENCE_MS)
        self._turn: tuple[Seat, tuple[AnyTransition, ...]] | None = None
        """Whose turn is watched, and the moves before it."""
        self._before: float | None = None
        """The chance to win when it began, if it is known."""
        self._after = 0.0
        """The chance to win when it was over."""
        self._judging = -1
        """The ply after the turn at which it is judged, or has been."""
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
            self._computers.keep_back(False)
            self._judging = -1
            turn = self._turn_under_way()
            if turn != self._turn:
                self._turn, self._before = turn, None
                self._ask_about(len(turn[1]), self._on_before)
        elif self._turn is not None and self._judging != ply and self._may_be_taken_back():
            self._judging = ply
            self._computers.keep_back(True)
            if self._before is not None:
                self._ask_about(ply, self._on_after)
            elif not self._thinker.busy:
                self._ask_about(len(self._turn[1]), self._on_before)

    def offered(self) -> list[TableAction]:
        """The answers to the question, while it stands."""
        if self._warned is None or self._warned != self._controller.session.ply:
            return []
        return [
            TableAction("take-back", Sentence.translate("Table", "Take it back"), run=self._take_back, primary=True),
            TableAction("leave", Sentence.translate("Table", "Leave it"), run=self._let_go_on),
        ]

    @property
    def question(self) -> Text:
        """What is asked, while the question stands."""
        return _QUESTION if self.offered() else SILENCE

    def close(self) -> None:
        """The table is being closed."""
        self._thinker.close()

    def _turn_under_way(self) -> tuple[Seat, tuple[AnyTransition, ...]]:
        """The turn of the person who acts, and the moves before it."""
        seat, done = self._controller.turns.now.acting, self._controller.session.transitions
        assert seat is not None
        begin = len(done)
        while begin and done[begin - 1].seat == seat and not done[begin - 1].before.pending:
            begin -= 1
        return seat, done[:begin]

    def _may_be_taken_back(self) -> bool:
        """Whether a computer is next, nothing new has been seen in the turn, and the settings allow it."""
        controller = self._controller
        assert self._turn is not None
        seat, before = self._turn
        turn = controller.session.transitions[len(before) :]
        return (
            controller.turns.now.acting in controller.turns.now.computers
            and turn != ()
            and all(each.seat == seat for each in turn)
            and not any(event.reveals for each in turn for event in each.events)
            and controller.steps.undo_reason() is None
        )

    def _ask_about(self, ply: int, heard: Callable[[Json | Trouble], None]) -> None:
        """Ask for the chances after so many moves, as the watched seat saw them then."""
        assert self._turn is not None
        session = self._controller.session
        self._thinker.chances(session.game.id, session.branch(ply).seen_by(self._turn[0]), heard)

    def _on_before(self, reply: Json | Trouble) -> None:
        self._before = self._chance(reply)
        if self._judging >= 0 and self._before is not None:
            self._ask_about(self._judging, self._on_after)
        else:
            self._computers.keep_back(False)

    @property
    def _late(self) -> bool:
        """Whether the turn is no longer what is to be judged."""
        return self._controller.session.ply != self._judging or self._controller.shown.ply is not None

    def _on_after(self, reply: Json | Trouble) -> None:
        after, before = self._chance(reply), self._before
        if self._late or self._turn is None or after is None or before is None or before - after < A_LOT:
            self._computers.keep_back(False)
            return
        self._after = after
        session, (seat, done) = self._controller.session, self._turn
        self._thinker.hint(session.game.id, session.branch(len(done)).seen_by(seat), 1, self._on_better)

    def _on_better(self, reply: Json | Trouble) -> None:
        """What would have been best to begin the turn with."""
        if self._late or self._turn is None or isinstance(reply, Trouble) or not reply["hints"]:
            self._computers.keep_back(False)
            return
        session, (seat, done) = self._controller.session, self._turn
        other, best = session.branch(len(done)), reply["hints"][0]
        other.play_text(best["move"])
        if any(event.reveals for event in other.transitions[-1].events):
            self._judge(best["chance"])  # nobody has seen what that move would have turned up
        else:
            self._thinker.chances(session.game.id, other.seen_by(seat), self._on_other)

    def _on_other(self, reply: Json | Trouble) -> None:
        self._judge(self._chance(reply))

    def _judge(self, other: float | None) -> None:
        """Ask, if that other chance was so much better."""
        if not self._late and other is not None and other - self._after >= A_LOT:
            self._warned = self._judging
            self._computers.pause(True)
            self._stage.table.actions_changed.emit()
            self._stage.voice.tell(_QUESTION)
        self._computers.keep_back(False)

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
        self._stage.table.actions_changed.emit()

    def _let_go_on(self) -> None:
        self._warned = None
        self._computers.pause(False)
        self._stage.table.actions_changed.emit()


class Assistants(QObject):
    """They look at the table each time that it has been shown, and do their part of their own accord."""

    def __init__(self, stage: Stage, line: PromptLine, pace: str) -> None:
        super().__init__(stage)
        thinker = Thinker(self)
        self.computers = Computers(stage.controller, thinker, pace)
        self.hints = Hints(stage, line, thinker)
        self.friend = BlunderCheck(stage, self.computers)
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
