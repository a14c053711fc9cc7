"""The process in which computers think: asked in JSON lines, ended when nobody wants its answer any more."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer

import elios_desktop
from elios_desktop.engine.contract import Json, Seen
from elios_desktop.players.worker import seen_to_json
from elios_desktop.strict_json import StrictJsonError, loads

PATIENCE_MS = 120_000
"""An answer that takes longer than this won't come."""
_PARTS = 10
"""Patience is counted in parts: while the whole program is stopped, or the machine asleep, at most one goes by."""
LONGEST_ANSWER = 2**20
"""In bytes; what goes on without a line's end is none."""
AT_ONCE = 2**16
"""So many bytes of what was said are looked at before the window may do something else."""


_ROOT = str(Path(elios_desktop.__file__).parents[1])
_START = f"import sys; sys.path.append({_ROOT!r}); from elios_desktop.cli import main; sys.exit(main())"
"""Python's own `-m` would look into the folder first in which the window was started: that may be of downloads, and
what lies there isn't to be run."""


class Failure(Enum):
    """Why there is no answer."""

    NOT_STARTED = "not started"
    GONE = "gone"
    """The process ended without an answer, twice."""
    RUBBISH = "rubbish"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why there is no answer, and what was said instead of one."""

    failure: Failure
    said: str = ""


Answer = Callable[[Json | Trouble], None]
"""Gets what was answered, or why nothing was."""


def own_command(*arguments: str) -> Sequence[str]:
    """Tell how this very program is started, for something else than its window."""
    bundled = getattr(sys, "frozen", False)
    return (sys.executable, *arguments) if bundled else (sys.executable, "-P", "-c", _START, *arguments)


def words_of(command: str) -> list[str]:
    """Return what a command line names: a program and its arguments; nothing if it names none."""
    words = QProcess.splitCommand(command)
    return words if words and words[0].strip() and "\0" not in command else []


@dataclass(slots=True)
class _Question:
    number: int
    line: bytes
    heard: Answer
    again: bool = True
    """Whether it may be asked once more if the process dies over it."""


class Thinker(QObject):
    """One process, one question at a time; a new question takes the place of one that waits."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
        longest: int = LONGEST_ANSWER,
    ) -> None:
        super().__init__(parent)
        self._command = tuple(own_command("players") if command is None else command)
        self._longest = longest
        self._process: QProcess | None = None
        self._question: _Question | None = None
        self._asked = 0
        self._heard = b""
        self._waited = 0
        """How many parts of the patience have gone by."""
        self._to_be_ready = False
        """Whether somebody wants the process to run; who closes it doesn't want one that was to start in a moment."""
        self._timer = QTimer(self)
        self._timer.setInterval(patience_ms // _PARTS)
        self._timer.timeout.connect(self._wait)

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._question is not None

    @property
    def process(self) -> QProcess | None:
        """The process, if it runs."""
        return self._process

    @property
    def messages(self) -> str:
        """What it has written beside its answers; our own writes that where whoever looks for mistakes sees it."""
        return ""

    def get_ready(self) -> None:
        """Start the process at an idle moment: that takes longer than a click may."""
        self._to_be_ready = True
        QTimer.singleShot(0, self, self._start)

    def choose(self, game: str, seen: Seen[Any], level: int, seed: int, heard: Answer) -> None:
        """Ask for a move."""
        self.ask({"do": "choose", "game": game, "seen": seen_to_json(seen), "level": level, "seed": seed}, heard)

    def hint(self, game: str, seen: Seen[Any], count: int, heard: Answer) -> None:
        """Ask for the best moves."""
        self.ask({"do": "hint", "game": game, "seen": seen_to_json(seen), "count": count}, heard)

    def chances(self, game: str, seen: Seen[Any], heard: Answer) -> None:
        """Ask for each seat's chance to win."""
        self.ask({"do": "chances", "game": game, "seen": seen_to_json(seen)}, heard)

    def cancel(self) -> None:
        """Drop the question: a process that thinks is ended, and a new one made ready."""
        if self._question is not None:
            self._question = None
            self._timer.stop()
            self._end()
            self.get_ready()

    def close(self) -> None:
        """End the process: no more questions."""
        self._question = None
        self._to_be_ready = False
        self._timer.stop()
        self._end()

    def ask(self, request: Json, heard: Answer) -> None:
        """Ask anything; the answer is an object with the same `id`, or with none."""
        self.cancel()
        if not self._command:
            heard(Trouble(Failure.NOT_STARTED))
            return
        self._asked += 1
        line = json.dumps({"id": self._asked, **request}).encode("ascii") + b"\n"
        self._question = _Question(self._asked, line, heard)
        self._waited = 0
        self._timer.start()
        if self._process is None:
            self.get_ready()
        else:
            self._process.write(line)

    # -- the process

    def _start(self) -> None:
        if self._process is not None or not self._to_be_ready:
            return
        process = self._process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._begin(process)
        if self._question is not None:
            process.write(self._question.line)

    def _begin(self, process: QProcess) -> None:
        """Have it run, and listen."""
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_gone)
        process.errorOccurred.connect(self._on_gone)
        self._heard = b""
        process.start(self._command[0], list(self._command[1:]))

    def _end(self) -> None:
        if self._process is not None:
            self._stop(self._process)
            self._process = None

    def _stop(self, process: QProcess) -> None:
        """Hear no more of it, and end it."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._on_gone)
        process.errorOccurred.disconnect(self._on_gone)
        process.kill()
        process.waitForFinished(1000)
        process.deleteLater()

    def _never_started(self, process: QProcess) -> bool:
        return process.error() is QProcess.ProcessError.FailedToStart

    def _on_gone(self) -> None:
        """Ask once more: it ended by itself; then whoever asked has to know."""
        process = self._process
        if process is not None and process.bytesAvailable():
            return  # its last words come first
        never = process is None or self._never_started(process)
        self._end()
        question = self._question
        if question is None:
            return
        if question.again:
            question.again = False
            self.get_ready()
        else:
            self._finish(Trouble(Failure.NOT_STARTED if never else Failure.GONE))

    def _wait(self) -> None:
        self._waited += 1
        if self._waited == _PARTS:
            self._end()
            self._finish(Trouble(Failure.LATE))

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        if self._question is None:  # nobody asked: of that only how the next line begins may be of use
            self._heard = (self._heard + process.readAllStandardOutput().data()).rpartition(b"\n")[2]
            self._heard = self._heard[: self._longest + 1]
        else:
            self._heard += process.read(AT_ONCE).data()
        *lines, self._heard = self._heard.split(b"\n")
        for line in lines:
            if self._process is process and self._question is not None:
                self._hear(line)
        if self._question is not None and len(self._heard) > self._longest:
            self._refuse(self._heard)
        if self._process is process:
            if process.bytesAvailable():
                QTimer.singleShot(0, self, self._read)
            elif process.state() is QProcess.ProcessState.NotRunning:
                self._on_gone()

    def _hear(self, line: bytes) -> None:
        question = self._question
        try:
            reply = loads(line, self._longest)
        except StrictJsonError:
            reply = None
        if question is None or (isinstance(reply, dict) and reply.get("id", question.number) != question.number):
            return  # late: nobody waits for it
        if isinstance(reply, dict) and "error" not in reply:
            self._finish(reply)
        else:
            self._refuse(line)

    def _refuse(self, said: bytes) -> None:
        """End the process and report the trouble: that was no answer, and who knows what else this process would
        say."""
        self._end()
        self._heard = b""
        self._finish(Trouble(Failure.RUBBISH, said[:1000].decode("utf-8", "replace")))

    def _finish(self, reply: Json | Trouble) -> None:
        question, self._question = self._question, None
        self._timer.stop()
        if question is not None:
            question.heard(reply)
