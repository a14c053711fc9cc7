"""What leads from the Help menu to the program's pages on the web. The browser opens them; the program itself asks for
nothing there, ever."""

from pathlib import Path
from typing import Final

from PySide6 import QtCore, QtGui

from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.services import Services

PROJECT: Final = "https://github.com/elios-desktop/elios-desktop"
"""The sources, and whatever is about them."""
HOME: Final = "https://elios-desktop.github.io/"
RELEASES: Final = f"{PROJECT}/releases"
"""Every version, to download, with what is new in it."""
PROBLEMS: Final = f"{PROJECT}/issues"
"""Where one reports what went wrong."""


REPORT_NOTICE = "report"


def show_versions() -> None:
    """Open the page with every version of the program."""
    QtGui.QDesktopServices.openUrl(QtCore.QUrl(RELEASES))


def report(services: Services) -> None:
    """Copy what a report needs to say of this computer, and offer the page where one writes it."""
    from elios_desktop.check import lines

    told = "\n".join(lines(services.language.code))
    # Whose computer it is is nobody's business.
    QtGui.QGuiApplication.clipboard().setText(f"{told.replace(str(Path.home()), '~')}\n")
    services.notices.show(
        REPORT_NOTICE,
        Sentence.translate(
            "Help",
            "What we need to know about this computer has been copied. Paste it there, and tell us what happened.",
        ),
        action_text=Sentence.translate("Help", "Open the page"),
        action=_show_problems,
    )


def _show_problems() -> None:
    QtGui.QDesktopServices.openUrl(QtCore.QUrl(PROBLEMS))
