"""Other people's programs that play a seat: what they are asked, and what is said of one that gives no move.

A program is a command line in the settings; docs/protocol.md says what it speaks. It gets what its seat may know and
nothing more. A game's file never says how one is started.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess

from elios_desktop.engine.contract import Json, Refusal, Seat
from elios_desktop.engine.session import Session
from elios_desktop.outside import quoted
from elios_desktop.players.worker import seen_to_json
from elios_desktop.texts.names import isolated
from elios_desktop.texts.words import refusal_sentence
from elios_desktop.ui.kit.sentence import Sentence, Text, Wording
from elios_desktop.ui.session.thinker import Failure, Thinker, Trouble

PATIENCE_MS = 30_000
"""How long a program may think about a move."""
LONGEST_MOVE = 1000
"""In letters: what is longer is none of any game."""


def request(session: Session, seat: Seat) -> Json:
    """What a program is asked when its seat is to move or has to arrange."""
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
    """The process of a program; it starts when it is asked."""
    return Thinker(parent, QProcess.splitCommand(command), PATIENCE_MS)


def trouble_sentence(trouble: Trouble, name: Text, program: str, command: str | None) -> Sentence:
    """Why the program at somebody's seat has not moved. `name` is whose seat it is."""
    seconds = PATIENCE_MS // 1000
    match trouble.failure:
        case Failure.NOT_STARTED if not program:
            text = Sentence.translate("Programs", "This game doesn’t say which program plays for {name}.")
        case Failure.NOT_STARTED if command is None:
            text = Sentence.translate(
                "Programs", "{name} is played by the program “{program}”, which the settings don’t have."
            )
        case Failure.NOT_STARTED:
            text = Sentence.translate("Programs", "The program “{program}” can’t be started with “{said}”.")
        case Failure.GONE:
            text = Sentence.translate("Programs", "The program “{program}” ended without a move.")
        case Failure.RUBBISH:
            text = Sentence.translate("Programs", "The program “{program}” said “{said}”, and that is no move.")
        case Failure.LATE:
            text = Sentence.translate(
                "Programs", "The program “{program}” has not moved within %n second(s).", None, seconds
            )
    said = command if trouble.failure is Failure.NOT_STARTED else trouble.said
    return text.fill(name=name, program=isolated(quoted(program)), said=isolated(quoted(said or "")))


def refused_sentence(game: str, move: str, refusal: Refusal, program: str) -> Sentence:
    """The program wants what the rules don't allow."""
    text = Sentence.translate("Programs", "The program “{program}” wants to play “{move}”. {reason}")
    reason = Wording.of(refusal_sentence, game, refusal)
    return text.fill(program=isolated(quoted(program)), move=isolated(quoted(move)), reason=reason)
