"""The table of one step of a lesson: a game in which only the move that the step wants counts, and how it is shown."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import AnyTransition, Move, Refusal, Seat, parsed
from elios_desktop.engine.record import HUMAN, SeatInfo
from elios_desktop.lessons import LessonStep
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import STARS, ChosenSeat
from elios_desktop.ui.session.saving import SavedExtras
from elios_desktop.ui.table.contract import Voice

NOT_WANTED = "learn.not_wanted"
"""The code of a refusal that is no rule's: the move is legal, but not what the step asks for."""
_OTHERS = "computer:1"
_REPLY_MS = 700


class LessonGame(Controller):
    """Takes one move of the learner's: one that the step wants. Nothing of it is ever saved."""

    def __init__(self, game_id: str, step: LessonStep, learner: str, settings: Callable[[], Settings]) -> None:
        chosen = _seats(step.position.seats, learner)
        session = step.position.session(game_id, [SeatInfo(seat.name, seat.kind) for seat in chosen])
        self.step = step
        self.solved = False
        super().__init__(session, SavedExtras.fresh(chosen, timed=False), SaveDocument("", ""), None, settings)

    @property
    def may_act(self) -> bool:
        """Whether the learner may still do something: not any more, once it is solved."""
        return super().may_act and not self.solved

    def submit(self, move: Move) -> Refusal | None:
        """Let the rules judge first, then the step."""
        refusal = self._judged(move)
        if refusal is None:
            self.solved = True
            refusal = super().submit(move)
        return refusal

    def arrange(self, seat: Seat, move: Move) -> Refusal | None:
        """Do the same with an arrangement."""
        return self._judged(move) or super().arrange(seat, move)

    def go_on(self, text: str) -> None:
        """Make a move that follows by itself."""
        move = parsed(self.session.game, self.session.state, text)
        if not isinstance(move, Refusal):
            super().submit(move)

    def wanted_move(self) -> Move | Refusal:
        """Return the move that “Show me” makes."""
        move: Move | Refusal = self.session.game.parse(self.session.state, self.step.show)
        return move

    def _judged(self, move: Move) -> Refusal | None:
        refusal = self.why(move)
        if refusal is None and not self.step.wants(move.text):
            refusal = Refusal(NOT_WANTED, {"move": move.text})
        return refusal


class LessonTable(TurnPresenter):
    """The game's real table over a lesson's game. Close it with `shut` before it is dropped."""

    solved = Signal()
    rested = Signal()
    """After it was solved: everything that follows has been shown."""

    def __init__(self, theme: Theme, game: LessonGame, voice: Voice, animation: str, parent: QObject) -> None:
        stage = Stage(theme, game, voice, SPEEDS[animation], parent)
        super().__init__(stage)
        self.stage = stage
        self.game = game
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        self._replies = list(game.step.replies)
        self.table.explains = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self.view.show_table(self.table)

    def light(self) -> None:
        """Light what the step is about."""
        if not self.game.solved:
            self.table.light(self.game.step.light, "glow")

    def gestures(self) -> tuple[Gesture, ...]:
        """List what a hand does to make the move that “Show me” makes."""
        move = self.game.wanted_move()
        if isinstance(move, Refusal):
            return ()
        return tuple(find_board(self.game.session.game.id).gestures_of(move, self.game.shown.view()))

    def point_out(self) -> None:
        """Light what “Show me” is going to move, and where."""
        self.stage.let_go()
        gestures = self.gestures()
        keys = [key for each in gestures for key in (each.piece, each.place) if key]
        self.table.light(keys, "good", self.table.ways(gestures))

    def show(self) -> None:
        """Make the move that is wanted."""
        game, move = self.game, self.game.wanted_move()
        if game.solved or isinstance(move, Refusal):
            return
        self.hand.cancel(spring=False)
        self.table.restore({})
        seat = game.turns.now.acting
        if game.session.state.pending and seat is not None:
            game.arrange(seat, move)
        else:
            game.submit(move)

    def rest(self) -> None:
        """Let nothing more be done on it."""
        self.game.solved = True
        self.hand.cancel(spring=False)
        self.table.light(())
        self.show_now()

    def shut(self) -> None:
        """Let nothing of it keep running."""
        self._pause.stop()
        self.stage.stop()
        self.game.turns.set_active(False)

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        self.solved.emit()
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        super()._on_animated()
        if self.game.solved:
            if self._replies:
                self._pause.start(max(1, round(_REPLY_MS * self.animator.speed)))
            else:
                self.rested.emit()

    def _go_on(self) -> None:
        if self._replies:
            self.game.go_on(self._replies.pop(0))


def _seats(count: int, learner: str) -> Sequence[ChosenSeat]:
    others = (ChosenSeat(STARS[index], index, kind=_OTHERS) for index in range(1, count))
    return (ChosenSeat(learner, 0, kind=HUMAN), *others)
