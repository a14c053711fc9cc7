"""Work that takes longer than a frame, done in a thread while the window goes on. For reading and reckoning only:
what is written goes through the writer, which nothing may cut off."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

T = TypeVar("T")
_POLL_MS = 3


class Background(QObject, Generic[T]):
    """One question at a time: a new one makes the answer to the one before it worthless.

    The thread knows nothing of Qt, and whoever asked is answered from the event loop, so that a page may be closed at
    any time.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._look)
        self._work: _Work[T] | None = None
        self._then: Callable[[T], None] | None = None
        self._failed: Callable[[Exception], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._work is not None

    def ask(self, job: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Do the job; then say what came of it."""
        self._work, self._then, self._failed = _Work(job), then, failed
        self._work.thread.start()
        self._timer.start()

    def forget(self) -> None:
        """Nobody wants the answer any more."""
        self._work = self._then = self._failed = None
        self._timer.stop()

    def _look(self) -> None:
        work, then, failed = self._work, self._then, self._failed
        if work is None or work.thread.is_alive() or then is None or failed is None:
            return
        self.forget()
        if work.error is not None:
            failed(work.error)
        else:
            then(work.answers[0])


class _Work(Generic[T]):
    def __init__(self, job: Callable[[], T]) -> None:
        self._job = job
        self.answers: list[T] = []
        self.error: Exception | None = None
        self.thread = Thread(target=self._run, name="elios-background", daemon=True)

    def _run(self) -> None:
        try:
            self.answers.append(self._job())
        except Exception as error:  # whoever asked decides what it means
            self.error = error
