"""Which of two ways assistive technology understands to hear what happens.

Readers that know announcements get those. On Linux others hear a changed description of what has the keyboard instead,
and never both, as new readers would say each sentence twice. Which events are listened to is known to the registry of
the accessibility bus: it is asked without waiting for it, and again whenever somebody begins or ends to listen.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import SLOT, QObject, Slot

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

        call = QDBusMessage.createMethodCall(_BUS, _BUS_PATH, _BUS, "GetAddress")
        watcher = QDBusPendingCallWatcher(QDBusConnection.sessionBus().asyncCall(call, _PATIENCE_MS), self)
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
        """Somebody listens to something else than before."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection(_REGISTRY)
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
