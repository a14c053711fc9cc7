"""The computers at a table, and others' programs: each is asked when its turn comes, and plays at a pace that people
can follow.

A program is a command line in the settings; docs/protocol.md says what it speaks. It gets what its seat may know and
nothing more. A game's file never says how one is started.
"""

import json
from functools import partial
from hashlib import sha256
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import Json, Move, Refusal, Seat, parsed
from elios_desktop.engine.record import computer_level
from elios_desktop.engine.session import Session
from elios_desktop.outside import quoted
from elios_desktop.players.worker import seen_to_json
from elios_desktop.texts.words import isolated, refusal_sentence
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Sentences, Text, Wording
from elios_desktop.ui.session import new_game, turns
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.thinker import Answer, Failure, Thinker, Trouble

PATIENCE_MS = 30_000
"""How long a program may think about a move."""
LONGEST_MOVE = 1000
"""In letters: what is longer is none of any game."""


def request(session: Session, seat: Seat) -> Json:
    """Return what a program is asked when its seat is to move or has to arrange."""
    game, state = session.game, session.state
    moves = [game.arrangement(state, seat, session.ply)] if state.pending else game.legal(state)
    return {
        "do": "choose",
        "game": game.id,
        "seen": seen_to_json(session.seen_by(seat)),
        "legal": [move.text for move in moves],
        "seconds": PATIENCE_MS // 1000,
    }


def started(command: str, parent: QObject) -> Thinker:
    """Return the process of a program; it starts when it is asked."""
    from elios_desktop.ui.session.guest import Guest  # hardly any table has one

    return Guest(parent, command, PATIENCE_MS)


def trouble_sentence(trouble: Trouble, name: Text, program: str, command: str | None) -> Sentence:
    """Tell why the program at somebody's seat has not moved. `name` is whose seat it is."""
    seconds = PATIENCE_MS // 1000
    match trouble.failure:
        case Failure.NOT_STARTED if not program:
            text = Sentence.translate("Programs", "This game doesn’t say which program plays for {name}.")
        case Failure.NOT_STARTED if command is None:
            text = Sentence.translate(
                "Programs", "{name} is played by the program “{program}”, which isn’t in the settings."
            )
        case Failure.NOT_STARTED:
            text = Sentence.translate("Programs", "The program “{program}” can’t be started with “{said}”.")
        case Failure.GONE:
            text = Sentence.translate("Programs", "The program “{program}” quit without making a move.")
        case Failure.RUBBISH:
            text = Sentence.translate("Programs", "The program “{program}” said “{said}”, and that isn’t a move.")
        case Failure.LATE:
            text = Sentence.translate(
                "Programs", "The program “{program}” didn’t move within %n second(s).", None, seconds
            )
    said = command if trouble.failure is Failure.NOT_STARTED else trouble.said
    return text.fill(name=name, program=isolated(quoted(program)), said=isolated(quoted(said or "")))


def refused_sentence(game: str, move: str, refusal: Refusal, program: str) -> Sentence:
    """Return the program wants what the rules don't allow."""
    text = Sentence.translate("Programs", "The program “{program}” wants to play “{move}”. {reason}")
    reason = Wording.of(refusal_sentence, game, refusal)
    return text.fill(program=isolated(quoted(program)), move=isolated(quoted(move)), reason=reason)


PACES = {"instant": 0, "fast": 500, "normal": 1100, "slow": 2500}
"""Milliseconds from the moment that a computer's turn begins to its move, at least."""
_QUICKER = 0.5
"""So much faster than its first is each further move of a turn: one of twenty tiles doesn't outlast the sand…"""
_QUICKEST = 0.35
"""… but not so much that nobody can follow: this part of the first one's pause is left."""


class Computers(QObject):
    """Watches a game's turns; while it is a computer's, the thinker is asked and its move made."""

    changed = Signal()
    """A computer gave no move that can be played, and a person has to say what happens; or that has been said."""

    def __init__(self, controller: Controller, thinker: Thinker, pace: str) -> None:
        super().__init__()
        self._controller = controller
        self.thinker = thinker
        self._programs: dict[str, Thinker] = {}
        """Others' programs, by their command lines."""
        self._asks = thinker
        """Who is asked now."""
        self._trouble: tuple[Seat, turns.Moment, Text] | None = None
        """The seat and the moment of a question that brought no move, and why."""
        self.pace = pace
        self._asked: tuple[Seat, turns.Moment] | None = None
        """The seat and the moment of the question that is open."""
        self._since = 0.0
        self._move: Move | None = None
        """What it answered, until it is made."""
        self.paused = False
        """Whether the computers wait."""
        self._held = False
        """Whether a computer's time stands still, because people have to say what happens."""
        self._kept_back = False
        """Whether a move that has been found waits, because somebody still looks at the turn before it."""
        self.wait = QTimer(self)
        self.wait.setSingleShot(True)
        self.wait.timeout.connect(self._play)
        if controller.turns.now.computers:
            thinker.get_ready()

    @property
    def thinking(self) -> bool:
        """Whether a computer's move is to come by itself."""
        return self._asked is not None and self._asked[0] in self._controller.turns.now.computers

    def follow(self) -> None:
        """The position is shown: if it is a computer's turn, it begins; what nobody decides is made by itself."""
        turn = self._controller.turns.now
        seat = turn.acting
        if (None if seat is None else (seat, turn.moment)) == self._asked:
            return
        self.stop()
        self._hold(self.paused)
        self._dismiss()
        if seat is None or self.paused or self._controller.shown.ply is not None:
            return
        if turn.computer_acts:
            self._ask(seat)
        elif (forced := self._controller.forced) is not None:
            self._asked, self._move = (seat, turn.moment), forced
            self.wait.start(PACES[self.pace])

    def step(self) -> None:
        """Let one move be made while the computers wait."""
        turn = self._controller.turns.now
        if self.paused and turn.acting in turn.computers and self._asked is None:
            self._ask(turn.acting)

    def pause(self, on: bool) -> None:
        """Let the computers wait, or go on."""
        self.paused = on
        self._hold(on)
        if on:
            self.stop()
        else:
            self.follow()

    def hold_back(self, on: bool) -> None:
        """Let computers think, but not move yet; or let what they found come."""
        self._kept_back = on
        if not on and not self.wait.isActive():
            self._play()

    def _hold(self, on: bool) -> None:
        """Let a computer's time stand still, or run."""
        if on != self._held:
            self._held = on
            self._controller.turns.pause(on)

    def stop(self) -> None:
        """Stop thinking: nobody wants a move now."""
        self.wait.stop()
        self._move = None
        if self._asked is not None:
            self._asked = None
            self._asks.cancel()

    def close(self) -> None:
        """The table is being closed."""
        self._asked = None
        self.wait.stop()
        for each in (self.thinker, *self._programs.values()):
            each.close()

    @property
    def stuck(self) -> Seat | None:
        """The seat whose computer has given no move, while people have to say what happens."""
        turn = self._controller.turns.now
        if self._trouble is None or self._trouble[:2] != (turn.acting, turn.moment):
            return None
        return turn.acting if turn.acting in turn.computers else None

    @property
    def messages(self) -> str:
        """What the program that has given no move wrote beside its answers; nothing if it is a computer of ours."""
        return "" if self.stuck is None else self._asks.messages

    def trouble_sentence(self) -> Text:
        """Tell why nothing happens, and what can be done."""
        if self._trouble is None or self.stuck is None:
            return SILENCE
        return Sentences.of(self._trouble[2], Sentence.translate("Table", "Let it try again, or take over the seat."))

    @property
    def _moment(self) -> turns.Moment:
        return self._controller.turns.now.moment

    def _ask(self, seat: Seat) -> None:
        session, kind = self._controller.session, self._controller.kept.seats[seat - 1].kind
        moment = self._moment
        heard = partial(self._heard, seat, moment)
        program = new_game.program_name(kind)
        self._asked = seat, moment
        self._since = monotonic()
        if self._trouble is not None:
            self._trouble = None
            self.changed.emit()
        if program is not None:
            self._ask_program(seat, program, heard)
            return
        self._asks = self.thinker
        digest = sha256(f"{self._controller.id}/{moment.number}/{seat}".encode()).digest()
        seed = int.from_bytes(digest[:6], "big")
        self.thinker.choose(session.game.id, session.seen_by(seat), computer_level(kind) or 1, seed, heard)

    def _ask_program(self, seat: Seat, program: str, heard: Answer) -> None:
        command = self._controller.programs.get(program)
        if command is None or not program:  # nobody has said which one: not even one without a name
            heard(Trouble(Failure.NOT_STARTED))
            return
        if command not in self._programs:
            self._programs[command] = started(command, self)
        self._asks = self._programs[command]
        self._asks.ask(request(self._controller.session, seat), heard)

    def _dismiss(self) -> None:
        """End the programs that no seat has any more."""
        kinds = (new_game.program_name(seat.kind) for seat in self._controller.kept.seats)
        wanted = {self._controller.programs.get(program) for program in kinds if program is not None}
        for command in self._programs.keys() - wanted:
            self._programs.pop(command).close()

    def _heard(self, seat: Seat, moment: turns.Moment, reply: Json | Trouble) -> None:
        if self._asked != (seat, moment):
            return
        session = self._controller.session
        text = reply.get("move") if isinstance(reply, dict) else None
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            move = refusal = None
        else:
            read = parsed(session.game, session.state, text)
            move = None if isinstance(read, Refusal) else read
            refusal = read if isinstance(read, Refusal) else self._controller.why_by(seat, read)
        if move is None or refusal is not None:
            self._asked = None
            self._trouble = seat, moment, self._sentence(seat, reply, refusal)
            self._hold(True)
            self.changed.emit()
            return
        self._move = move
        spent = (monotonic() - self._since) * 1000
        self.wait.start(max(0, round(self.pause_before_move() - spent)))

    def pause_before_move(self) -> float:
        """Return milliseconds, from the question on. Nothing is seen of how it arranges."""
        if self._controller.session.state.pending:
            return 0
        made = [each.seat for each in self._controller.session.transitions]
        in_turn = len(made)
        while in_turn and made[in_turn - 1] == self._controller.turns.now.acting:
            in_turn -= 1
        first = PACES[self.pace]
        return max(first * _QUICKEST, first / (1 + _QUICKER * (len(made) - in_turn)))

    def _play(self) -> None:
        controller, asked, move = self._controller, self._asked, self._move
        if self._kept_back or asked is None or move is None or asked[1] != self._moment:
            return
        self._asked = self._move = None
        if controller.session.state.pending:
            controller.arrange(asked[0], move)
        else:
            controller.submit(move)

    def _sentence(self, seat: Seat, reply: Json | Trouble, refusal: Refusal | None) -> Text:
        """Tell why this reply is no move of that seat; a `refusal` if it is one that the rules don't allow."""
        controller = self._controller
        name, program = (
            controller.kept.later_names[seat - 1],
            new_game.program_name(controller.kept.seats[seat - 1].kind),
        )
        if program is None:
            return Sentence.translate("Table", "{name}’s computer hasn’t answered.").fill(name=name)
        if isinstance(reply, dict):
            if refusal is not None:
                return refused_sentence(controller.session.game.id, reply["move"], refusal, program)
            reply = Trouble(Failure.RUBBISH, json.dumps(reply, ensure_ascii=False))
        return trouble_sentence(reply, name, program, controller.programs.get(program))
