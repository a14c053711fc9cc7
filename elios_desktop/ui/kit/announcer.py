"""The one voice: what happens in a window is said here, for people who can't see it.

Screen readers that know announcements get one. Those that don't (Orca before 45) speak a changed description of what
has the keyboard. That description is in the event alone and gone again at once: who asks for it, because the keyboard
has just come there, would hear the sentence twice.

Assistive technology hears in one of two ways. Readers that know announcements get those. On Linux others hear a changed
description of what has the keyboard instead, and never both, as new readers would say each sentence twice. Which events
are listened to is known to the registry of the accessibility bus: it is asked without waiting for it, and again
whenever somebody begins or ends to listen.
"""

import os
import sys
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot

from elios_desktop.ui.kit.page import unheard

_BUS, _BUS_PATH = "org.a11y.Bus", "/org/a11y/bus"
_REGISTRY, _REGISTRY_PATH = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry"
_ANNOUNCEMENT = "object:announcement"
_PATIENCE_MS = 2000


class Listeners(QObject):
    """Knows nothing before `ask` has been called and answered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = False
        self._waiting: set[QObject] = set()
        self.announcements = sys.platform in ("win32", "darwin")
        """Whether somebody listens to announcements."""

    @property
    def unknown(self) -> bool:
        """Whether an answer is still to come: what is said in one of the two ways before is heard by nobody."""
        return bool(self._waiting)

    def ask(self) -> None:
        """Find out; only the first time does anything."""
        if self._asked or self.announcements:
            return
        self._asked = True
        address = os.environ.get("AT_SPI_BUS_ADDRESS", "")
        if address:
            self._connect(address)
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return  # no answer would ever come
        call = QDBusMessage.createMethodCall(_BUS, _BUS_PATH, _BUS, "GetAddress")
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _PATIENCE_MS), self)
        watcher.finished.connect(self._on_address)
        self._waiting.add(watcher)

    def _on_address(self, watcher: QObject) -> None:
        from PySide6.QtDBus import QDBusPendingCallWatcher

        self._waiting.discard(watcher)
        if isinstance(watcher, QDBusPendingCallWatcher) and not watcher.isError():
            self._connect(str(watcher.reply().arguments()[0]))

    def _connect(self, address: str) -> None:
        from PySide6.QtDBus import QDBusConnection

        bus = QDBusConnection.connectToBus(address, _REGISTRY)
        for name in ("EventListenerRegistered", "EventListenerDeregistered"):
            # It is described as taking bytes, and takes nothing but what SLOT gives.
            bus.connect(_REGISTRY, _REGISTRY_PATH, _REGISTRY, name, self, SLOT("on_change()"))  # type: ignore[call-overload]
        self.on_change()

    @Slot()
    def on_change(self) -> None:
        """Follow who listens: somebody listens to something else than before."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection(_REGISTRY)
        if not bus.isConnected():
            return
        call = QDBusMessage.createMethodCall(_REGISTRY, _REGISTRY_PATH, _REGISTRY, "GetRegisteredEvents")
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _PATIENCE_MS), self)
        watcher.finished.connect(self._on_events)
        self._waiting.add(watcher)

    def _on_events(self, watcher: QObject) -> None:
        from PySide6.QtDBus import QDBusPendingCallWatcher

        self._waiting.discard(watcher)
        if isinstance(watcher, QDBusPendingCallWatcher) and not watcher.isError():
            # The answer is a list of pairs, which PySide can't open; as Qt writes it, it can be read.
            self.announcements = _ANNOUNCEMENT in repr(watcher.reply()).lower()


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

    def __init__(self, window: QtWidgets.QWidget) -> None:
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
        self._focus: QtWidgets.QWidget | None = None
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
        """Say, after everything else, what somebody is asked to do now, and only the newest."""
        self._asked = _sentence(text)
        self._timer.start()

    def go_on(self) -> None:
        """Say what is asked, if nothing holds it back any more."""
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
        if QtGui.QAccessible.isActive():
            self._tell(text, urgent)

    def hush(self) -> None:
        """Say nothing more."""
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
        self._focus = QtWidgets.QApplication.focusWidget()
        self._settling.start()

    def _on_settled(self) -> None:
        if QtWidgets.QApplication.focusWidget() is not self._focus and self._moves < _RESTLESS:
            self._moves += 1
            self._settle()
            return
        if self._listeners.unknown:
            self._settling.start()
            return
        text, self._unspoken = " ".join(self._unspoken), []
        if self._listeners.announcements:
            self._announce(text, urgent=False)
        else:
            self._describe(text)

    def _announce(self, text: str, urgent: bool) -> None:
        focus = QtWidgets.QApplication.focusWidget()
        if isinstance(focus, Described):
            focus.arrive()
        event = QtGui.QAccessibleAnnouncementEvent(self._window, text)
        kinds = QtGui.QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QtGui.QAccessible.updateAccessibility(event)

    def _describe(self, text: str) -> None:
        focus = QtWidgets.QApplication.focusWidget()
        if isinstance(focus, Described):
            focus.arrive()
            focus.describe_focus(text)
        elif focus is not None and focus.window() is self._window.window():
            before = focus.accessibleDescription()
            focus.setAccessibleDescription(text)
            with unheard():
                focus.setAccessibleDescription(before)


def _sentence(text: str) -> str:
    """Return a label with a full stop: another sentence may follow."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in ")”“") else text


def _says(sentence: str, other: str) -> bool:
    """Tell whether a sentence says all of another one, and more."""
    return sentence != other and other.removesuffix(".") in sentence
