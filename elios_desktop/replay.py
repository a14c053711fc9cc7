"""`elios-desktop replay`: saved games replayed without a window, one line each."""

import os
import sys
from collections.abc import Sequence

from elios_desktop.engine import record, tournament
from elios_desktop.outside import quoted
from elios_desktop.strict_json import StrictJsonError, read_file, reading_problem
from elios_desktop.texts.messages import OPENING, record_error, replay_line, tournament_line
from elios_desktop.texts.translate import Translate, fill

_LONGEST_PATH = 4096


def replay(files: Sequence[str], translate: Translate) -> int:
    """Replay each file; 1 if one of them doesn't."""
    for stream in (sys.stdout, sys.stderr):
        # A file's name, or a terminal's encoding, may not have the characters that a line needs.
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    status = 0
    for file in files:
        name = quoted(file, _LONGEST_PATH)
        try:
            print(_outcome(file, name, translate), flush=True)
        except record.RecordError as error:
            print(f"{name}: {_why(file, error, translate)} ({error.code})", file=sys.stderr, flush=True)
            status = 1
    return status


def _outcome(file: str, name: str, translate: Translate) -> str:
    play = tournament.play_of(load_file(file))
    if isinstance(play, tournament.Tournament):
        return tournament_line(name, play.game.id, len(play.finished), play.totals, play.winners, translate)
    state = play.state
    outcome = play.result or state.to_move or state.pending
    return replay_line(name, play.game.id, play.ply, outcome, translate)


def _why(file: str, error: record.RecordError, translate: Translate) -> str:
    """Say what is wrong in the user's language, also where the system speaks English."""
    problem = reading_problem(error.__cause__) if isinstance(error.__cause__, StrictJsonError) else None
    if problem is None:
        return record_error(error, translate)
    return fill(translate("Troubles", OPENING[problem]), file=quoted(os.path.basename(file) or file))


def load_file(path: str) -> object:
    """Return the JSON value in a saved game's file; raises RecordError."""
    try:
        return record.load_json(read_file(path))
    except StrictJsonError as error:
        raise record.RecordError(record.UNREADABLE, error.reason, **error.details) from error
