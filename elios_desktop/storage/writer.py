"""The thread that saves: one job after the other, so that the window never waits for a disk.

`done` is called on this thread when the job is over, with None or the error; a window passes it on with a queued
signal. A job that fails never stops the next.
"""

import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Condition, Thread
from time import monotonic

from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.saves import SaveDocument, Saves

Done = Callable[[SaveError | None], None]


@dataclass(slots=True)
class _Job:
    run: Callable[[], object]
    done: list[Done] = field(default_factory=list)
    saves: str = ""
    """The game that it saves; empty for any other job."""


class Writer:
    """A queue of saves and a thread that works it off.

    Of several saves of one game that wait, only the newest is written, and all their `done`s hear of it: it contains
    what the others had. Jobs keep their order otherwise.
    """

    def __init__(self, saves: Saves, report: Callable[[BaseException], None] | None = None) -> None:
        """`report` gets exceptions that are bugs (in a job or a `done`); without it they go to `sys.excepthook`."""
        self._saves = saves
        self._report = report or _to_excepthook
        self._jobs: deque[_Job] = deque()
        self._running: _Job | None = None
        self._closed = False
        self._changed = Condition()
        self._thread: Thread | None = None

    def submit(self, document: SaveDocument, done: Done) -> None:
        """Save a game. The document is taken as it is now: changing it afterwards changes nothing in the file."""
        game_id = document.id
        try:
            data = self._saves.encode(document)
        except SaveError as error:
            failure = error

            def write() -> None:
                raise failure
        else:

            def write() -> None:
                self._saves.write(game_id, data)

        self._add(_Job(write, [done], game_id))

    def perform(self, job: Callable[[], object], done: Done) -> None:
        """Anything else that has to wait for the disk (settings, history, removing a finished game), in its turn."""
        self._add(_Job(job, [done]))

    def flush(self, timeout: float) -> bool:
        """Wait until all that was submitted is over; False if the time was not enough."""
        until = monotonic() + timeout
        with self._changed:
            while self._jobs or self._running is not None:
                left = until - monotonic()
                if left <= 0:
                    return False
                self._changed.wait(left)
        return True

    def close(self, timeout: float) -> bool:
        """Finish what waits and end the thread; False if the time was not enough. Nothing can be submitted then."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(timeout)
            return not self._thread.is_alive()
        return True

    @property
    def waiting(self) -> int:
        """How many jobs are not over yet."""
        with self._changed:
            return len(self._jobs) + (self._running is not None)

    def _add(self, job: _Job) -> None:
        with self._changed:
            if self._closed:
                raise RuntimeError("the writer is closed")
            last = next((each for each in reversed(self._jobs) if not each.saves or each.saves == job.saves), None)
            if job.saves and last is not None and last.saves == job.saves:
                last.run = job.run
                last.done += job.done
            else:
                self._jobs.append(job)
            if self._thread is None:
                # A daemon: a disk that hangs must not keep a program alive that the user has closed.
                self._thread = Thread(target=self._work, name="elios-writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._jobs and not self._closed:
                    self._changed.wait()
                if not self._jobs:
                    return
                job = self._running = self._jobs.popleft()
            self._carry_out(job)
            with self._changed:
                self._running = None
                self._changed.notify_all()

    def _carry_out(self, job: _Job) -> None:
        error: SaveError | None = None
        try:
            job.run()
        except SaveError as failure:
            error = failure
        except Exception as bug:
            error = SaveError("io", None, str(bug))
            self._report(bug)
        for done in job.done:
            try:
                done(error)
            except Exception as bug:
                self._report(bug)


def _to_excepthook(bug: BaseException) -> None:
    sys.excepthook(type(bug), bug, bug.__traceback__)
