"""When the program makes a mistake: say that the game is saved, offer a report, and let the person go on."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from elios_desktop import __version__
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.sentence import Sentence

if TYPE_CHECKING:
    from elios_desktop.engine.contract import Json
    from elios_desktop.ui.kit.dialogs import Question
    from elios_desktop.ui.shell.window import MainWindow

_MOST_IN_A_ROW = 3


def report_text(trace: str, record: Json | None) -> str:
    """Version, platform, the game's record and the traceback; nothing else of the person's."""
    import platform

    from PySide6.QtCore import QLibraryInfo

    from elios_desktop.storage.jsontext import pretty

    parts = [
        f"Elios Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {QLibraryInfo.version().toString()}, {platform.platform()}",
        "",
        trace.replace(str(Path.home()), "~"),
    ]
    if record is not None:
        parts += ["", pretty(record).decode("utf-8", "replace")]
    return "\n".join(parts) + "\n"


def crash_question(window: MainWindow) -> Question:
    """The dialog after a mistake."""
    from elios_desktop.ui.kit.dialogs import Question

    return Question(
        Sentence.translate("Crash", "Sorry, that was our fault"),
        Sentence.translate(
            "Crash",
            "You did nothing wrong: there is a bug in the program. Your game is saved up "
            "to the last move, and you can go on playing. Save a report and send it to "
            "us, and we can fix it. It says which version and system you have, the moves "
            "of the game and where the bug turned up.",
        ),
        (Sentence.translate("Crash", "Go on"), Sentence.translate("Crash", "Save a report…")),
        window.services,
        window,
    )


class CrashHandler(QObject):
    """Takes exceptions that nobody caught, of any thread, and shows one dialog at a time."""

    _caught = Signal(str)

    def __init__(self, window: MainWindow, record: Callable[[], Json | None]) -> None:
        super().__init__(window)
        self._window = window
        self._record = record
        self._showing = False
        self._count = 0
        self._before = sys.excepthook
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on; undone by `uninstall`."""
        self._before = sys.excepthook
        sys.excepthook = self.handle

    def uninstall(self) -> None:
        """Exceptions go where they went before."""
        if sys.excepthook == self.handle:
            sys.excepthook = self._before

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """What Python calls; the terminal gets the traceback, too."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        self._caught.emit("".join(traceback.format_exception(kind, error, trace)))

    def _show(self, trace: str) -> None:
        if self._showing or self._count >= _MOST_IN_A_ROW:
            return  # one mistake often comes again at each repaint; three dialogs say enough
        self._showing = True
        self._count += 1
        question = crash_question(self._window)
        question.answer = 0  # Escape goes on
        question.exec()
        if question.answer == 1:
            self._save(trace)
        question.deleteLater()
        self._showing = False

    def _save(self, trace: str) -> None:
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window, translate("Crash", "Save the report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile("elios-desktop-report.txt")
        if dialog.exec() and dialog.selectedFiles():
            self.write_report(Path(dialog.selectedFiles()[0]), trace)
        dialog.deleteLater()

    def write_report(self, path: Path, trace: str) -> None:
        """Write the report; the terminal says if even that fails."""
        try:
            path.write_text(report_text(trace, self._record()), encoding="utf-8")
        except OSError as error:
            print(f"elios-desktop: {error}", file=sys.stderr)
