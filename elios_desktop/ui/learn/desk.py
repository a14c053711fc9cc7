"""One step's table: the game's real table over a trial game, with a hand that plays on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import AnyTransition, Move, Refusal
from elios_desktop.lessons.contract import Step
from elios_desktop.plain_board.contract import Gesture, find_board
from elios_desktop.ui.board.animator import SPEEDS, Animator
from elios_desktop.ui.board.hand import Hand
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.learn.trial import Trial
from elios_desktop.ui.play.table_view import TableView
from elios_desktop.ui.session.turns import TurnState
from elios_desktop.ui.table.registry import table_class

_REPLY_MS = 700


class Desk(QObject):
    """Close it with `shut` before it is dropped."""

    refused = Signal(object)
    """A Refusal: of the rules, or `trial.NOT_WANTED`."""
    solved = Signal()
    rested = Signal()
    """After it was solved: everything that follows has been shown."""

    def __init__(self, theme: Theme, trial: Trial, step: Step, animation: str, parent: QObject) -> None:
        super().__init__(parent)
        self.trial = trial
        self._step = step
        self._replies = list(step.replies)
        self.scene = TableScene(theme, self)
        self.animator = Animator(self)
        self.animator.speed = SPEEDS[animation]
        self.game = trial.session.game.id
        self.table = table_class(self.game)(self.scene, self.animator, trial)
        self.table.setParent(self)
        self.table.explains = True
        self.hand = Hand(self.scene, self.animator, self.table, self)
        self.view = TableView(self.scene, self.hand)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        trial.moved.connect(self._on_moved)
        trial.turns.changed.connect(self._hand_over_to)
        self.animator.finished.connect(self._on_animated)
        self.table.refused.connect(self.refused)
        self.view.show_table(self.table)

    def light(self) -> None:
        """Light what the step is about."""
        if not self.trial.solved:
            self.table.light(self._step.light, "glow")

    def gestures(self) -> tuple[Gesture, ...]:
        """How a hand makes the move that “Show me” makes."""
        move = self._shown()
        if isinstance(move, Refusal):
            return ()
        return tuple(find_board(self.game).gestures_of(move, self.trial.shown.view()))

    def point_out(self) -> None:
        """Light what “Show me” is going to move, and where."""
        self.animator.finish()
        self.hand.cancel(spring=False)
        gestures = self.gestures()
        keys = [key for each in gestures for key in (each.piece, each.place) if key]
        self.table.light(keys, "good", self.table.ways(gestures))

    def show(self) -> None:
        """Make the move that is wanted."""
        move = self._shown()
        if self.trial.solved or isinstance(move, Refusal):
            return
        self.hand.cancel(spring=False)
        self.table.restore({})
        seat = self.trial.turns.now.acting
        if self.trial.session.state.pending and seat is not None:
            self.trial.arrange(seat, move)
        else:
            self.trial.submit(move)

    def _shown(self) -> Move | Refusal:
        """The move that “Show me” makes."""
        session = self.trial.session
        move: Move | Refusal = session.game.parse(session.state, self._step.show)
        return move

    def rest(self) -> None:
        """Nothing more is to be done on it."""
        self.trial.solved = True
        self.hand.cancel(spring=False)
        self.table.light(())
        self._show_now()

    def shut(self) -> None:
        """Nothing of it keeps running."""
        self._pause.stop()
        self.hand.cancel(spring=False)
        self.animator.finish()
        self.table.stop()
        self.trial.turns.set_active(False)

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        self.table.finish_motion()
        self.table.sounded.emit("place")
        self.solved.emit()
        self.animator.play(self.table.steps(transition))

    def _on_animated(self) -> None:
        turn = self.trial.turns.pass_on()
        if turn is None:
            self._show_now()
        else:
            self._hand_over_to(turn)
        if self.trial.solved:
            if self._replies:
                self._pause.start(max(1, round(_REPLY_MS * self.animator.speed)))
            else:
                self.rested.emit()

    def _go_on(self) -> None:
        if self._replies:
            self.trial.go_on(self._replies.pop(0))

    def _hand_over_to(self, turn: TurnState) -> None:
        self.animator.finish()
        self.hand.cancel(spring=False)
        self.table.begin_turn(turn)
        self.hand.focus_on(None)
        self._show_now()

    def _show_now(self) -> None:
        self.table.redraw()
        self.hand.rebind()
