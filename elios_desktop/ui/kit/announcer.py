"""The one voice: what happens in a window is said here, for people who can't see it.

Screen readers that know announcements get one. Those that don't (Orca before 45) speak a changed description of what
has the keyboard. That description is in the event alone and gone again at once: who asks for it, because the keyboard
has just come there, would hear the sentence twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.kit.listeners import Listeners
from elios_desktop.ui.kit.unheard import unheard

_SETTLE_MS = 80
"""So long the keyboard has to stay where it is before that is described: readers drop what they are told of something
that has lost the keyboard by the time they look."""
_RESTLESS = 6
"""So many times that is waited for, and then no longer."""


@runtime_checkable
class Described(Protocol):
    """A widget that knows by itself how to describe what in it has the keyboard."""

    def arrive(self) -> None:
        """Tell readers now where in it the keyboard has come to, if they haven't been told."""
        ...

    def describe_focus(self, text: str) -> None:
        """Say this of it, once."""
        ...


class Announcer(QObject):
    """Sentences that belong together are said as one: those that come before the window is back at rest."""

    said = Signal(str)
    """What was said."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.holds_back: Callable[[], bool] = lambda: False
        """Whether what somebody is asked waits: something is on its way that changes it."""
        self._waiting: list[str] = []
        self._asked = ""
        self._urgent = False
        self._last = ""
        self._listeners = Listeners(self)
        self._unspoken: list[str] = []
        """What readers haven't been told yet, as the keyboard hasn't settled."""
        self._focus: QWidget | None = None
        """What had the keyboard then."""
        self._moves = 0
        """How often it has moved on since."""
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLE_MS)
        self._settling.timeout.connect(self._on_settled)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.say_now)

    def say(self, text: str, urgent: bool = False) -> None:
        """Say this as soon as the window is at rest; `urgent`: the reader may break off for it."""
        sentence = _sentence(text)
        if text and sentence not in self._waiting:
            self._waiting.append(sentence)
            self._urgent = self._urgent or urgent
            self._timer.start()

    def ask(self, text: str) -> None:
        """What somebody is asked to do now: it is said after everything else, and only the newest."""
        self._asked = _sentence(text)
        self._timer.start()

    def go_on(self) -> None:
        """What held back what is asked may be over."""
        if self._asked:
            self._timer.start()

    def say_now(self) -> None:
        """Say what waits to be said. The same is never said twice in a row, but for what may be broken off for: who is
        refused the same once more hears it once more."""
        self._timer.stop()
        asked = "" if self.holds_back() else self._asked
        if asked and asked not in self._waiting:
            self._waiting.append(asked)
        waiting = [each for each in self._waiting if not any(_says(other, each) for other in self._waiting)]
        text, urgent = " ".join(waiting), self._urgent
        self._waiting, self._urgent = [], False
        if asked:
            self._asked = ""
        if not text or (text == self._last and not urgent):
            return
        before, self._last = self._last, text
        if before and text.startswith(f"{before} "):  # a move, and then what is said of it to who comes
            text = text.removeprefix(before).lstrip()
        self.said.emit(text)
        if QAccessible.isActive():
            self._tell(text, urgent)

    def hush(self) -> None:
        """Nothing more is said."""
        self._timer.stop()
        self._settling.stop()
        self._waiting, self._asked, self._unspoken = [], "", []

    # -- readers

    def _tell(self, text: str, urgent: bool) -> None:
        self._listeners.ask()
        if self._listeners.announcements and not self._unspoken:
            self._announce(text, urgent)
            return
        if not self._unspoken:
            self._moves = 0
        self._unspoken.append(text)
        self._settle()

    def _settle(self) -> None:
        self._focus = QApplication.focusWidget()
        self._settling.start()

    def _on_settled(self) -> None:
        if QApplication.focusWidget() is not self._focus and self._moves < _RESTLESS:
            self._moves += 1
            self._settle()
            return
        text, self._unspoken = " ".join(self._unspoken), []
        if self._listeners.announcements:
            self._announce(text, urgent=False)
        else:
            self._describe(text)

    def _announce(self, text: str, urgent: bool) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, Described):
            focus.arrive()
        event = QAccessibleAnnouncementEvent(self._window, text)
        kinds = QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)

    def _describe(self, text: str) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, Described):
            focus.arrive()
            focus.describe_focus(text)
        elif focus is not None and focus.window() is self._window.window():
            before = focus.accessibleDescription()
            focus.setAccessibleDescription(text)
            with unheard():
                focus.setAccessibleDescription(before)


def _sentence(text: str) -> str:
    """A label with a full stop: another sentence may follow."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in ")”“") else text


def _says(sentence: str, other: str) -> bool:
    """Whether a sentence says all of another one, and more."""
    return sentence != other and other.removesuffix(".") in sentence
