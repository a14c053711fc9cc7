"""The table of a puzzle: whoever solves it makes moves, the provers answer them, and what they answer is played."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, QTimer

from elios_desktop.engine.contract import AnyTransition, Json, Move, Refusal, Transition, parsed
from elios_desktop.engine.record import HUMAN
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.puzzles import asking, book, contract
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.session import controller, saving
from elios_desktop.ui.session.new_game import PUZZLE_STARS, STARS, ChosenSeat
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.table.contract import Voice

_REPLY_MS = 700


class Stand(Enum):
    """Where somebody is with a puzzle."""

    TRYING = auto()
    """It is theirs to move."""
    ASKED = auto()
    """What they did is looked at, or answered on the table."""
    WRONG = auto()
    """What they did doesn't reach the goal; why is said."""
    SHOWN = auto()
    """The solution is being shown."""
    SOLVED = auto()
    SEEN = auto()
    """The solution has been shown to its end."""


class PuzzleGame(controller.Controller):
    """The game of a puzzle, never saved: one seat is the solver's, nobody else moves by themselves."""

    def __init__(self, puzzle: contract.Puzzle, solver: str, settings: Callable[[], Settings]) -> None:
        """`solver` is how whoever solves it is called."""
        self.puzzle = puzzle
        self.free = True
        """Whether the solver may do something now."""
        session = book.started(puzzle)
        seats = _seats(len(session.seats), puzzle, solver)
        session.seat_again([seat.info for seat in seats])
        self.begun = session.ply
        """So many moves lead to the puzzle."""
        super().__init__(session, saving.SavedExtras.fresh(seats, timed=False), SaveDocument("", ""), None, settings)
        self.shown.all_open = puzzle.claim.blind is False

    @property
    def may_act(self) -> bool:
        """Whether the solver may do something now."""
        return super().may_act and self.free

    @property
    def tried(self) -> list[str]:
        """The moves made since the puzzle's position."""
        return [each.move.text for each in self.session.transitions[self.begun :]]

    @property
    def opponent(self) -> str:
        """Who plays against the solver, where it is one."""
        return self.kept.names[self.puzzle.claim.seat % 2]

    def last_try(self) -> int | None:
        """Tell how many moves had been made before the solver's last one; None if there is none."""
        made = self.session.transitions[self.begun :]
        return next(
            (self.begun + at for at in range(len(made) - 1, -1, -1) if made[at].seat == self.puzzle.claim.seat), None
        )

    def back_to(self, ply: int) -> None:
        """Take back all but so many moves."""
        while self.session.ply > ply:
            self.session.undo()
            self.kept.unnote_move()
        self.shown.ply = None
        self._on_stepped()

    def parsed(self, text: str) -> Move | None:
        """Return a move in the game's notation, if it is one now."""
        move = parsed(self.session.game, self.session.state, text)
        return None if isinstance(move, Refusal) or self.why(move) is not None else move

    def in_words(self, text: str) -> Transition[Move] | None:
        """Return what a move would do."""
        move = self.parsed(text)
        done = self.session.game.apply(self.session.state, move) if move is not None else None
        return done if isinstance(done, Transition) else None


def _seats(count: int, puzzle: contract.Puzzle, solver: str) -> Sequence[ChosenSeat]:
    """Return the solver's seat, and the others', who are called as the level is and as those who come after it."""
    level = PUZZLE_STARS[puzzle.level - 1]
    others = [(level - 1 + more) % len(STARS) for more in range(count)]
    if solver in (STARS[each] for each in others):
        solver = ""
    return [
        ChosenSeat(solver, seat - 1, kind=HUMAN)
        if seat == puzzle.claim.seat
        else ChosenSeat(STARS[star := others.pop(0)], seat - 1, kind=f"computer:{star + 1}")
        for seat in range(1, count + 1)
    ]


class PuzzleTable(TurnPresenter):
    """The game's real table over a puzzle's game. Close it with `shut` before it is dropped."""

    def __init__(
        self, theme: Theme, game: PuzzleGame, voice: Voice, animation: str, thinker: Thinker, parent: QObject
    ) -> None:
        stage = Stage(theme, game, voice, SPEEDS[animation], parent)
        super().__init__(stage)
        self.stage = stage
        self.game = game
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        self.changed: Callable[[], object] = nothing
        """Called when where somebody is with it is another thing now."""
        self.stand = Stand.TRYING
        self.why: contract.Why | None = None
        """What is wrong with what was tried; None also if nobody can say."""
        self.answered: AnyTransition | None = None
        """What the other side answered last."""
        self._thinker = thinker
        self._left: list[str] = []
        """Moves that are still to be played by themselves."""
        self._after: Stand | None = None
        """Where it is when these have been played; None while nobody knows."""
        self._asked = 0
        self._resting = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_next)
        game.jumped.connect(self._on_jumped)
        self.view.show_table(self.table)

    @property
    def two_sided(self) -> bool:
        """Whether another seat answers."""
        kind = book.find_kind(self.game.puzzle.game, self.game.puzzle.claim.kind)
        return kind is not None and kind.has_other_side

    # -- what the solver does

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        self._resting = False
        if self.stand is Stand.TRYING:
            self._ask()
        else:  # it follows by itself
            self.answered = transition
        super()._on_moved(transition)

    def _ask(self) -> None:
        """Ask what comes of the moves that were tried."""
        self._set(Stand.ASKED)
        self._after, self._left, self.why, self.answered = None, [], None, None
        self._question(asking.answer_request(self.game.puzzle, self.game.tried), self._on_answer)

    def _on_answer(self, reply: Json | Trouble) -> None:
        if isinstance(reply, Trouble):
            self._after = Stand.WRONG
        else:
            answer = asking.answer_from_json(reply)
            self.why = answer.why
            self._left = list(answer.replies)
            self._after = Stand.SOLVED if answer.done else Stand.TRYING if answer.right else Stand.WRONG
        self._go_on()

    def _on_animated(self) -> None:
        super()._on_animated()
        self._resting = True
        self._go_on()

    def _on_jumped(self) -> None:
        self.stage.let_go()
        self.table.restore({})
        self.show_now()

    def _go_on(self) -> None:
        """When the table rests and the answer is there: what follows by itself, and then whose turn it is."""
        if not self._resting or self._after is None:
            return
        if self._left and self._after is not Stand.SEEN:
            self._pause.start(max(1, round(_REPLY_MS * self.animator.speed)))
        elif not self._left:
            after, self._after = self._after, None
            self._set(after)

    def _play_next(self) -> None:
        move = self.game.parsed(self._left.pop(0))
        if move is not None:
            self.game.submit(move)

    def _set(self, stand: Stand) -> None:
        self.stand = stand
        self.game.free = stand is Stand.TRYING
        if stand is not Stand.ASKED and stand is not Stand.SHOWN:
            self.show_now()
        self.changed()

    # -- back, a hint, the solution

    @property
    def may_go_back(self) -> bool:
        """Whether something can be taken back."""
        return self.stand in (Stand.TRYING, Stand.WRONG) and self.game.last_try() is not None

    def go_back(self) -> None:
        """Take the last try back, with what was answered to it."""
        ply = self.game.last_try()
        if ply is None or not self.may_go_back:
            return
        self.game.free = True
        self.game.back_to(ply)
        self._set(Stand.TRYING)

    def begin_again(self) -> None:
        """Take everything back."""
        self._forget()
        self.game.free = True
        self.game.back_to(self.game.begun)
        self._set(Stand.TRYING)

    def point_out(self, whole: bool, told: Callable[[AnyTransition | None], object]) -> None:
        """Light the piece that a right move begins with; `whole`: and where it goes. `told` gets that move."""
        if self.stand is Stand.WRONG:
            self.go_back()
        if self.stand is Stand.TRYING:
            self._question(
                asking.solution_request(self.game.puzzle, self.game.tried),
                partial(self._on_hint, whole=whole, told=told),
            )

    def _on_hint(self, reply: Json | Trouble, whole: bool, told: Callable[[AnyTransition | None], object]) -> None:
        moves = [] if isinstance(reply, Trouble) else reply["moves"]
        done = self.game.in_words(moves[0]) if moves else None
        if done is None:
            told(None)
            return
        self.stage.let_go()
        self._light(self.gestures(done.move), whole)
        told(done)

    def _light(self, gestures: Sequence[Gesture], whole: bool) -> None:
        pieces = [gesture.piece for gesture in gestures if gesture.piece][:1]
        keys = [key for each in gestures for key in each.touched] if whole else pieces
        self.table.light(keys, "good", self.table.ways(gestures) if whole else ())

    def gestures(self, move: Move) -> Sequence[Gesture]:
        """Return what a hand does for a move."""
        return find_board(self.game.session.game.id).gestures_of(move, self.game.shown.view())

    def show_step(self) -> None:
        """Show the solution's next move, from where it is right; the first time it is asked for."""
        if self.stand is Stand.WRONG:
            self.go_back()
        if self.stand is Stand.TRYING:
            self._set(Stand.SHOWN)
            self._question(asking.solution_request(self.game.puzzle, self.game.tried), self._on_solution)
        elif self.stand is Stand.SHOWN and self._left and self._resting:
            self._play_next()

    def _on_solution(self, reply: Json | Trouble) -> None:
        if isinstance(reply, Trouble) or not reply["moves"]:
            self._left = list(self.game.puzzle.claim.line)
            self.game.back_to(self.game.begun)
        else:
            self._left = list(reply["moves"])
        self._after = Stand.SEEN
        self._play_next()

    # -- the process

    def _question(self, request: Json, heard: Callable[[Json | Trouble], object]) -> None:
        self._asked += 1
        self._thinker.ask({"game": self.game.puzzle.game, **request}, partial(self._heard, self._asked, heard))

    def _heard(self, asked: int, heard: Callable[[Json | Trouble], object], reply: Json | Trouble) -> None:
        if asked == self._asked:
            heard(reply)

    def _forget(self) -> None:
        """Wait for nothing any more."""
        self._asked += 1
        self._pause.stop()
        self._left, self._after = [], None

    def shut(self) -> None:
        """Let nothing of it keep running."""
        self._forget()
        self.changed = nothing
        self.stage.stop()
        self.game.turns.set_active(False)
