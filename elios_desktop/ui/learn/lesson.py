"""The table of a lesson: a game in which only the move that a step wants counts, how that is shown, and the last step,
in which the rest of the game is played against a computer."""

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import AnyTransition, Json, Move, Refusal, Seat, parsed
from elios_desktop.engine.record import HUMAN, SeatInfo
from elios_desktop.lessons import LEARNER, LessonStep
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.players.contract import Reason
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.words import advice_sentence, hint_sentence
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import Sentence, Text, Wording
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.play.table_page import Telling
from elios_desktop.ui.session import computers, controller, new_game, saving
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.table.contract import Voice

NOT_WANTED = "learn.not_wanted"
"""The code of a refusal that is no rule's: the move is legal, but not what the step asks for."""
_OTHERS = "computer:1"
_REPLY_MS = 700
_SAND_S = 30
"""So many seconds a turn has where a step has a clock: who reads on sees it run out."""


class LessonGame(controller.Controller):
    """Takes one move of the learner's for each step: one that the step wants; in the last one, any until the game is
    over. Nothing of it is ever saved."""

    def __init__(self, game_id: str, step: LessonStep, learner: str, settings: Callable[[], Settings]) -> None:
        chosen = _seats(step.position.seats, learner)
        session = step.position.session(game_id, [SeatInfo(seat.name, seat.kind) for seat in chosen])
        self.step = step
        self.solved = False
        extras = saving.SavedExtras.fresh(chosen, step.timed, {"seconds": _SAND_S} if step.timed else None)
        super().__init__(session, extras, SaveDocument("", ""), None, settings)
        self.waits_for_absent = False  # that the sand runs out is to be seen
        if self.turns.now.awaited is not None:
            self.turns.come()

    @property
    def may_act(self) -> bool:
        """Whether the learner may still do something: not any more, once it is solved."""
        return super().may_act and not self.solved

    @property
    def won(self) -> bool:
        """Whether whoever learns has won the game."""
        return self.result is not None and LEARNER in self.result.winners

    def leads_to(self, step: LessonStep) -> bool:
        """Tell whether a step can go on with this game, on this very table."""
        return step.timed == self.step.timed and self.stands_where(step)

    def stands_where(self, step: LessonStep) -> bool:
        """Tell whether this game stands just where a step begins."""
        here = step.position.session(self.session.game.id, self.session.seats)
        return here.state == self.session.state

    @property
    def solved_by(self) -> str:
        """The learner's last move."""
        return next((each.move.text for each in reversed(self.session.transitions) if each.seat == LEARNER), "")

    def take(self, step: LessonStep) -> None:
        """Go on with another step, on the same table."""
        self.step, self.solved = step, False

    def submit(self, move: Move) -> Refusal | None:
        """Let the rules judge first, then the step."""
        if self.step.played:
            return super().submit(move)
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
    """After it was solved, or lost: everything that follows has been shown."""

    def __init__(
        self,
        theme: Theme,
        game: LessonGame,
        voice: Voice,
        announcer: Announcer,
        thinker: Thinker,
        settings: Settings,
        animation: str,
        parent: QObject,
    ) -> None:
        stage = Stage(theme, game, voice, SPEEDS[animation], parent)
        Telling(announcer, stage)  # before what is said of the move
        super().__init__(stage)
        self.stage = stage
        self.game = game
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        self._replies = list(game.step.replies)
        self._told = False
        """Whether it was said that the step is solved."""
        self._thinker, self._pace = thinker, settings.pace
        self.table.explains = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self.view.show_table(self.table)

    @cached_property
    def computers(self) -> computers.Computers:
        """Who plays the other seats where the game is played on."""
        return computers.Computers(self.game, self._thinker, self._pace)

    def take(self, step: LessonStep) -> None:
        """Go on with another step, from where the table stands."""
        self.stage.let_go()
        self.hand.focus_on(None)
        self.game.take(step)
        self._replies, self._told = list(step.replies), False
        self.show_now()

    def show_now(self) -> None:
        """Show the position; where the game is played on, whose turn it is goes on."""
        super().show_now()
        if self.game.step.played and self.game.result is None:
            self.computers.follow()

    def light(self) -> None:
        """Light what the step is about."""
        if not self.game.solved:
            self.table.light(self.game.step.light, "glow")

    def gestures(self, move: Move | Refusal) -> tuple[Gesture, ...]:
        """List what a hand does to make a move."""
        if isinstance(move, Refusal):
            return ()
        return tuple(find_board(self.game.session.game.id).gestures_of(move, self.game.shown.view()))

    def point_out(self, move: Move | Refusal) -> None:
        """Light what is going to be moved, and where."""
        self.stage.let_go()
        gestures = self.gestures(move)
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

    def hint(self, pointed: Callable[[Text], object]) -> None:
        """Light what might be done next in a game that is played on; `pointed` gets what is to be said of it."""
        game, seat = self.game, self.game.turns.now.acting
        ply = game.session.ply

        def heard(reply: Json | Trouble) -> None:
            if isinstance(reply, Trouble) or game.session.ply != ply or not reply["hints"]:
                return
            [found, *_] = reply["hints"]
            state, rules = game.session.state, game.session.game
            turn = [rules.parse(state, text) for text in (found["move"], *found["then"])]
            self.stage.let_go()
            self.table.advise(turn, self.gestures(turn[0]))
            names = game.kept.later_names
            advice = Wording.of(advice_sentence, rules.id, tuple(turn), state.view(seat), names)
            reason = Wording.of(hint_sentence, rules.id, Reason(found["code"], found["args"]), names)
            said = Sentence.translate("Hints", "Hint: {advice} {reason}")
            pointed(said.fill(advice=advice, reason=reason))

        if seat is not None and not self._thinker.busy:
            self._thinker.hint(game.session.game.id, game.session.seen_by(seat), 1, heard)

    def hurry(self) -> None:
        """Let all that follows happen at once: somebody wants to go on."""
        self.table.finish_motion()
        while self._replies and self.game.solved:
            self._go_on()
            self.table.finish_motion()
        self._pause.stop()

    def shut(self) -> None:
        """Let nothing of it keep running."""
        self._pause.stop()
        if self.game.step.played:
            self.computers.stop()
        self.stage.stop()
        self.game.turns.set_active(False)

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        if self.game.solved and not self._told:
            self._told = True
            self.solved.emit()
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        super()._on_animated()
        game = self.game
        if game.step.played and game.result is not None and not self._told:
            self._told = True
            game.solved = game.won
            self.solved.emit()
            self.rested.emit()
        elif game.solved and self._replies:
            self._pause.start(max(1, round(_REPLY_MS * self.animator.speed)))
        elif game.solved and not game.step.played:
            self.rested.emit()

    def _go_on(self) -> None:
        if self._replies:
            self.game.go_on(self._replies.pop(0))


def _seats(count: int, learner: str) -> Sequence[new_game.ChosenSeat]:
    others = (new_game.ChosenSeat(new_game.STARS[index - 1], index, kind=_OTHERS) for index in range(1, count))
    return (new_game.ChosenSeat(learner, 0, kind=HUMAN), *others)
