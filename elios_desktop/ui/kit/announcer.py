"""The one voice: what happens in a window is said here, for people who can't see it.

Screen readers that know announcements get one. Those that don't (Orca before 45) speak a changed description of what
has the keyboard: it is put there, too.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget


@runtime_checkable
class Described(Protocol):
    """A widget that knows by itself how to describe what in it has the keyboard."""

    def describe_focus(self, text: str) -> None:
        """Say this of it."""
        ...


class Announcer(QObject):
    """Sentences that belong together are said as one: those that come before the window is back at rest."""

    said = Signal(str)
    """What was said."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[str] = []
        self._asked = ""
        self._urgent = False
        self._last = ""
        self._described: tuple[QWidget, str] | None = None
        """The widget that describes itself by what was said, and how it did before."""
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

    def say_now(self) -> None:
        """Say what waits to be said. The same is never said twice in a row."""
        self._timer.stop()
        if self._asked and self._asked not in self._waiting:
            self._waiting.append(self._asked)
        waiting = [each for each in self._waiting if not any(each in other != each for other in self._waiting)]
        text, urgent = " ".join(waiting), self._urgent
        self._waiting, self._asked, self._urgent = [], "", False
        if not text or text == self._last:
            return
        before, self._last = self._last, text
        if before and text.startswith(f"{before} "):  # a move, and then what is said of it to who comes
            text = text.removeprefix(before).lstrip()
        self.said.emit(text)
        if QAccessible.isActive():
            self._announce(text, urgent)

    def hush(self) -> None:
        """Nothing more is said."""
        self._timer.stop()
        self._waiting, self._asked = [], ""

    def _announce(self, text: str, urgent: bool) -> None:
        event = QAccessibleAnnouncementEvent(self._window, text)
        kinds = QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)
        self._describe(text)

    def _describe(self, text: str) -> None:
        focus = QApplication.focusWidget()
        if self._described is not None and self._described[0] is not focus:
            widget, before = self._described
            widget.destroyed.disconnect(self._on_gone)
            widget.setAccessibleDescription(before)
            self._described = None
        if isinstance(focus, Described):
            focus.describe_focus(text)
        elif focus is not None and focus.window() is self._window.window():
            if self._described is None:
                self._described = focus, focus.accessibleDescription()
                focus.destroyed.connect(self._on_gone)
            focus.setAccessibleDescription(text)

    def _on_gone(self) -> None:
        self._described = None


def _sentence(text: str) -> str:
    """A label with a full stop: another sentence may follow."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in ")”“") else text
