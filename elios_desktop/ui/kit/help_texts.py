"""What the choices of how much the table helps are called: on the settings page and in a table's menu."""

from __future__ import annotations

from elios_desktop.ui.kit.i18n import translate


def help_title() -> str:
    """The setting."""
    return translate("Settings", "Help from the table")


def help_texts() -> dict[str, tuple[str, str]]:
    """Each value's name and what it means."""
    return {
        "everything": (
            translate("Settings", "Everything"),
            translate("Settings", "You see where a piece in your hand may go, and what putting it there would bring."),
        ),
        "places": (
            translate("Settings", "Places only"),
            translate("Settings", "You see where a piece in your hand may go, but not what it would bring."),
        ),
        "nothing": (
            translate("Settings", "Nothing"),
            translate("Settings", "No place glows, and nothing is judged before you put a piece down."),
        ),
    }
