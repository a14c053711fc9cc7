"""Whether anybody is there: in the turn under way, when its sand is through, and at the table at all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.exagon.rules import Move, Timeout
from elios_desktop.games.exagon.table.clock import Clock
from elios_desktop.games.exagon.table.turn_end import GO_ON, PAUSE, left_alone_sentence, time_out_sentence
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.kit.sentence import SILENCE, Sentence, Text
from elios_desktop.ui.table.contract import TableAction, Voice


class InactivityWatch(QObject):
    """Ends a turn whose sand is through, as if its player had said so; the clock of a turn in which nobody touched
    anything stands still after it. `submit` is the table's."""

    def __init__(
        self,
        clock: Clock,
        animator: Animator,
        voice: Voice,
        submit: Callable[[Move], Refusal | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        controller = self._controller = clock.controller
        self._voice = voice
        self._clock = clock
        self._animator = animator
        self._submit = submit
        self._opened_at = controller.session.ply
        self._acted = False
        self._touched = False
        self._to_be_said: Text = SILENCE
        self._nobody_in: Text | None = None
        clock.time_out.connect(self._on_time_out)
        controller.moved.connect(self.act)
        controller.jumped.connect(self._on_jumped)

    def touch(self) -> None:
        """Somebody did something in the turn under way."""
        self._touched = True

    def act(self) -> None:
        """Somebody changed the game: one that was only looked at isn't saved."""
        self._acted = True

    def agree(self) -> None:
        """Everybody agreed to stop the clock, or to go on."""
        self.act()
        self._nobody_in = None

    @property
    def nobody_in(self) -> Text | None:
        """In whose turn nobody touched anything, so that the clock stands still now; None if it doesn't."""
        return self._nobody_in if self._clock.paused else None

    def button(self, pause: Callable[[], None]) -> list[TableAction]:
        """What lets the hourglass stand still, or go on, if there is one."""
        if self._clock.paused:
            return [TableAction("pause", GO_ON, run=pause, primary=True, key="P")]
        if not self._clock.in_play:
            return []
        hint = Sentence.translate("Exagon", "Stop the hourglass and cover the tiles, if everybody agrees (P)")
        return [TableAction("pause", PAUSE, run=pause, hint=hint, key="P")]

    @property
    def worth_saving(self) -> bool:
        """Whether what the clock shows belongs into the save of a game that is left."""
        return self._clock.in_play and (self._acted or self._clock.known)

    def _on_jumped(self) -> None:
        self._acted = self._acted or self._controller.session.ply != self._opened_at

    def begin_turn(self) -> Text:
        """Wait for whose turn it is now to touch something; what there is to be said of how the turn before ended."""
        self._touched = False
        said, self._to_be_said = self._to_be_said, SILENCE
        return said

    @property
    def _busy(self) -> bool:
        """Whether a move is on its way to the disk or onto the table."""
        return self._controller.save_queue.busy or self._animator.busy

    def _on_time_out(self) -> None:
        turns, acting = self._controller.turns, self._controller.turns.now.acting
        by_itself = turns.now.computer_acts and self._controller.shown.ply is None  # a computer's sand is no other sand
        if acting is None or not (self._controller.may_act or by_itself) or self._busy:
            return  # the next look, a moment later, comes here again
        left_alone = not self._touched and not by_itself
        if self._submit(Timeout()) is not None:
            return
        names, following = self._controller.kept.later_names, self._controller.turns.now.acting
        self._to_be_said = time_out_sentence(names[acting - 1], names[following - 1] if following else None)
        if left_alone and following:
            # Perhaps nobody is there: a doorbell ends no game.
            self._to_be_said = left_alone_sentence(names[acting - 1])
            self._nobody_in = names[acting - 1]
            self._clock.pause(True)
            self._controller.save_queue.save()
            if not self._animator.busy:
                self._animator.play([])  # the table is drawn anew, and covered
        self._voice.play("time")
        if not self._busy:  # else the hand-over is still to come, which clears away what was said before it
            said, self._to_be_said = self._to_be_said, SILENCE
            self._voice.tell(said)
