"""What the system asks of programs for the sake of people's eyes: less motion, more contrast, dark colours.

Qt tells contrast and darkness where it knows the desktop, and motion not before 6.12. On Linux the desktop's portal
says all three; it is asked without waiting for it, and tells of changes by itself. Windows and macOS are asked for
motion when the program starts and whenever somebody comes back to it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

_SERVICE, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_LOOKS, _GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
_KEYS = ((_LOOKS, "reduced-motion"), (_LOOKS, "contrast"), (_LOOKS, "color-scheme"), (_GNOME, "enable-animations"))
_PATIENCE_MS = 5000
_PREFERRED = 1
"""Of each key of the looks: less motion, more contrast, dark."""


class SystemWishes(QObject):
    """Nothing is asked for until `listen` has been called and answered."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[str, object] = {}
        """What the portal said, by its keys."""
        self._asked_still = False
        self._bus: QDBusConnection | None = None
        self._waiting: dict[QDBusPendingCallWatcher, tuple[str, str]] = {}

    @property
    def less_motion(self) -> bool:
        """Whether nothing should move that needn't."""
        still = self._told.get("reduced-motion") == _PREFERRED or self._told.get("enable-animations") is False
        return still or self._asked_still

    @property
    def more_contrast(self) -> bool:
        """Whether everything should stand out more."""
        return self._told.get("contrast") == _PREFERRED

    @property
    def dark(self) -> bool:
        """Whether dark colours are preferred."""
        return self._told.get("color-scheme") == _PREFERRED

    def listen(self) -> None:
        """Ask now, and hear of every change."""
        if sys.platform in ("win32", "darwin"):
            self._ask_system()
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._on_state)
        else:
            self._ask_portal()

    # -- the portal

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = self._bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot = SLOT("on_told(QString,QString,QDBusVariant)")
        # It is described as taking bytes, and takes nothing but what SLOT gives.
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for key in _KEYS:
            call = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            call.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _PATIENCE_MS))
            self._waiting[watcher] = key
            watcher.finished.connect(self._on_answer)

    def _on_answer(self, watcher: QDBusPendingCallWatcher) -> None:
        key = self._waiting.pop(watcher)
        answer = watcher.reply().arguments()
        if not watcher.isError() and answer:  # an old portal, or none, knows not all of the keys
            self.on_told(*key, answer[0])

    @Slot(str, str, "QDBusVariant")
    def on_told(self, group: str, key: str, value: object) -> None:
        """The portal tells the value of a key; a variant may be in a variant."""
        from PySide6.QtDBus import QDBusVariant

        while isinstance(value, QDBusVariant):
            value = value.variant()
        if (group, key) in _KEYS and self._told.get(key) != value:
            self._told[key] = value
            self.changed.emit()

    # -- Windows and macOS

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._ask_system()

    def _ask_system(self) -> None:
        still = _moves_less()
        if still != self._asked_still:
            self._asked_still = still
            self.changed.emit()


if sys.platform == "win32":

    def _moves_less() -> bool:
        from ctypes import byref, c_int, windll

        shown = c_int(1)
        get_client_area_animation = 0x1042
        windll.user32.SystemParametersInfoW(get_client_area_animation, 0, byref(shown), 0)
        return not shown.value

elif sys.platform == "darwin":

    def _moves_less() -> bool:
        from ctypes import CDLL, c_bool, c_char_p, c_void_p

        runtime = CDLL("/usr/lib/libobjc.dylib")
        runtime.objc_getClass.restype, runtime.objc_getClass.argtypes = c_void_p, [c_char_p]
        runtime.sel_registerName.restype, runtime.sel_registerName.argtypes = c_void_p, [c_char_p]
        send = runtime.objc_msgSend
        send.argtypes = [c_void_p, c_void_p]
        send.restype = c_void_p
        shared = send(runtime.objc_getClass(b"NSWorkspace"), runtime.sel_registerName(b"sharedWorkspace"))
        send.restype = c_bool
        return bool(send(shared, runtime.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))

else:

    def _moves_less() -> bool:
        return False
