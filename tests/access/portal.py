"""A desktop's portal, as far as its settings go: it says what the system wishes, and tells of each change.

Runs in the system's Python, which has Gio. Standard input: lines with a group, a key and its new value as GVariant.
"""

from __future__ import annotations

import os
from typing import Any

from gi.repository import Gio, GLib

PATH, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
DESCRIPTION = f"""
<node><interface name="{INTERFACE}">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""

told: dict[tuple[str, str], Any] = {}


def answer(connection: Any, sender: str, path: str, interface: str, method: str, given: Any, call: Any) -> None:
    """What a method gives."""
    if method == "ReadAll":
        groups: dict[str, Any] = {}
        for (group, key), value in told.items():
            groups.setdefault(group, {})[key] = value
        call.return_value(GLib.Variant("(a{sa{sv}})", (groups,)))
        return
    value = told.get(tuple(given.unpack()))
    if value is None:
        call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    else:
        call.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def come(connection: Any, name: str) -> None:
    """There is a bus."""
    interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0]
    connection.register_object(PATH, interface, answer, None, None)

    def heed(channel: Any, condition: Any) -> bool:
        lines = os.read(0, 100_000).decode().splitlines()
        for line in lines:
            group, key, text = line.split(maxsplit=2)
            told[group, key] = GLib.Variant.parse(None, text.strip(), None, None)
            changed = GLib.Variant("(ssv)", (group, key, told[group, key]))
            connection.emit_signal(None, PATH, INTERFACE, "SettingChanged", changed)
        return bool(lines)

    GLib.io_add_watch(0, GLib.IO_IN, heed)


def ready(connection: Any, name: str) -> None:
    """It has its name."""
    print("ready", flush=True)


loop = GLib.MainLoop()
Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, come, ready, None)
loop.run()
