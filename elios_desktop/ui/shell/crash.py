"""When the program makes a mistake: say that the game is saved, show what a report would say, and let the person go on.

Nothing is ever sent: a report is read, and saved or copied by hand. What it says of the game on the table is chosen
there: nothing, what an onlooker saw, or everything.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Literal, get_args

from PySide6 import QtCore, QtWidgets

from elios_desktop import __version__
from elios_desktop.outside import quoted_lines
from elios_desktop.ui.kit import dialogs, widgets
from elios_desktop.ui.kit.i18n import Sentence, translate

if TYPE_CHECKING:
    from elios_desktop.storage.crashes import CrashLog
    from elios_desktop.ui.kit.dialogs import Question
    from elios_desktop.ui.session.controller import Controller
    from elios_desktop.ui.shell.window import MainWindow

CRASH_NOTICE = "crash"
_MOST_IN_A_ROW = 3

Share = Literal["nothing", "seen", "everything"]
"""How much of the game on the table a report holds."""


def report_text(trace: str, game: Controller | None = None, share: Share = "nothing") -> str:
    """Version, platform, where it happened, and the game as far as that is wanted; nothing else of the person's."""
    import platform

    from PySide6.QtCore import QLibraryInfo

    parts = [
        f"Elios Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {QLibraryInfo.version().toString()}, {platform.platform()}",
        "",
        quoted_lines(trace.replace(str(Path.home()), "~")),
    ]
    if game is not None and share != "nothing":
        parts += ["", _told(game, share)]
    return "\n".join(parts) + "\n"


def _told(game: Controller, share: Share) -> str:
    """Return the game as a file has it; or what an onlooker knows of it, without names."""
    from elios_desktop.players.worker import seen_to_json
    from elios_desktop.strict_json import pretty

    play = game.tournament or game.session
    seen = {"game": game.session.game.id, **seen_to_json(game.session.seen_by(None))}
    return pretty(play.record() if share == "everything" else seen).decode("utf-8", "replace")


class ReportDialog(dialogs.Reading):
    """What a report would say, all of it; saved or copied, or neither."""

    def __init__(self, trace: str, game: Controller | None, parent: QtWidgets.QWidget) -> None:
        self._trace, self._game = trace, game
        self.share = widgets.Choices(get_args(Share))
        self.save_button = widgets.button()
        super().__init__(
            Sentence.translate("Crash", "Bug report"),
            Sentence.translate(
                "Crash",
                "This is everything in the report. Nothing is sent: save or copy it, and send it to us if you like.",
            ),
            report_text(trace, game, "seen"),
            parent,
        )
        self.share.choose("seen")
        self.share.chosen.connect(self._on_share)
        self.share.setVisible(game is not None)
        self.column.insertWidget(1, self.share)
        self.save_button.clicked.connect(self._save)
        self.foot.insertWidget(1, self.save_button)

    def retranslate(self) -> None:
        """Write everything but the report itself."""
        super().retranslate()
        self.save_button.setText(translate("Crash", "Save…"))
        self.share.set_texts(
            (
                translate("Crash", "Without the game"),
                translate("Crash", "As a spectator saw it"),
                translate("Crash", "With all secrets and all names"),
            ),
            name=translate("Crash", "The game in the report"),
        )

    def _on_share(self, share: Share) -> None:
        self.text.setPlainText(report_text(self._trace, self._game, share))

    def _save(self) -> None:
        dialog = QtWidgets.QFileDialog(self, translate("Crash", "Save the report"))
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile("elios-desktop-report.txt")
        if dialog.exec() and dialog.selectedFiles():
            self.write_to(Path(dialog.selectedFiles()[0]))
        dialog.deleteLater()

    def write_to(self, path: Path) -> None:
        """Write it as it stands there; the terminal says if even that fails."""
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            print(f"elios-desktop: {error}", file=sys.stderr)


def crash_question(window: MainWindow) -> Question:
    """Return the dialog after a mistake."""
    from elios_desktop.ui.kit.dialogs import Question

    return Question(
        Sentence.translate("Crash", "Sorry, that was our fault"),
        Sentence.translate(
            "Crash",
            "You did nothing wrong: there’s a bug in the program. Your game is saved up to the last move, and"
            " you can go on playing. If you send us a report, we can fix it. You’ll see everything in it "
            "before you save it.",
        ),
        (Sentence.translate("Crash", "Go on"), Sentence.translate("Crash", "Show the report…")),
        window.services,
        window,
    )


class CrashHandler(QtCore.QObject):
    """Takes exceptions that nobody caught, of any thread, and shows one dialog at a time."""

    _caught = QtCore.Signal(str)

    def __init__(self, window: MainWindow, game: Callable[[], Controller | None], log: CrashLog | None = None) -> None:
        """`game` is the one on the table; `log` remembers a mistake that the process ends over."""
        super().__init__(window)
        self._window = window
        self._game = game
        self._log = log
        self._showing = False
        self._count = 0
        self._before = sys.excepthook
        self._caught.connect(self._show, QtCore.Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch faults from now on; undone by `uninstall`."""
        self._before = sys.excepthook
        sys.excepthook = self.handle

    def uninstall(self) -> None:
        """Exceptions go where they went before."""
        if sys.excepthook == self.handle:
            sys.excepthook = self._before

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Take what Python calls it with; the terminal gets the traceback, too."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        told = "".join(traceback.format_exception(kind, error, trace))
        if self._log is not None:
            self._log.note(told)
        self._caught.emit(told)

    def _show(self, trace: str) -> None:
        if self._showing or self._count >= _MOST_IN_A_ROW:
            return  # one mistake often comes again at each repaint; three dialogs say enough
        self._showing = True
        self._count += 1
        question = crash_question(self._window)
        question.answer = 0  # Escape goes on
        question.exec()
        if question.answer == 1:
            ReportDialog(trace, self._game(), self._window).exec()
        question.deleteLater()
        if self._log is not None:
            self._log.forget()
        self._showing = False


def tell_of_crashes(window: MainWindow, traces: list[str]) -> None:
    """Tell, at the start, that the program ended over a fault the last time."""
    if not traces:
        return

    def show() -> None:
        ReportDialog("\n\n".join(traces), None, window).show()

    window.services.notices.show(
        CRASH_NOTICE,
        Sentence.translate("Crash", "The program crashed last time. Every move has been saved."),
        action_text=Sentence.translate("Crash", "Show the report…"),
        action=show,
    )
