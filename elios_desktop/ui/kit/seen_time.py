"""Time as whoever sits at the window has it."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer

BEAT_MS = 50


class AwakeClock:
    """Gives seconds in which somebody could play: of the time from one look at it to the next at most `longest` count,
    so that hardly any go by while the process is stopped, or the machine asleep."""

    def __init__(self, longest: float, clock: Callable[[], float] = monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._asked = clock()
        self._seconds = 0.0

    def __call__(self) -> float:
        """Return the seconds up to now."""
        before, self._asked = self._asked, self._clock()
        self._seconds += min(self._asked - before, self._longest)
        return self._seconds


class SeenTime(QObject):
    """Goes on in beats, while the window answers.

    While it is busy nobody sees anything of what has changed, and what is pressed waits in line: so that counts as one
    beat at the most, however long it is. A press that was aimed before is then still known for one, on a slow machine,
    too.
    """

    def __init__(self, parent: QObject, on_beat: Callable[[int], None]) -> None:
        """`on_beat` gets how many milliseconds have gone by since the start."""
        super().__init__(parent)
        self.ms = 0
        self._on_beat = on_beat
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._timer.isActive()

    def start(self) -> None:
        """Count from nought."""
        self.ms = 0
        self._timer.start()

    def stop(self) -> None:
        """Stop: nobody wants to know any more."""
        self._timer.stop()

    def _beat(self) -> None:
        self.ms += BEAT_MS
        self._on_beat(self.ms)
