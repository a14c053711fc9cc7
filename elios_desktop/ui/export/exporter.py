"""What the “Export” entries do: ask where to, make the picture, write it off the event loop, say how it went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from elios_desktop.storage.atomic import SaveError, write_file
from elios_desktop.storage.statistics import Filter
from elios_desktop.texts.translate import fill
from elios_desktop.ui.export.asking import ask_where_to_export
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.notices import NEWS_MS
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.troubles import reason_sentence
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.onlooker import onlooker_of

NOTICE = "export"


class Exporter(QObject):
    """Writes files for use outside of the program; belongs to the window."""

    done = Signal(str, object)
    """A path, and None or the SaveError."""
    _written = Signal(str, object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._replay: QObject | None = None
        self._stop_replay: Callable[[], None] | None = None
        self._written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)

    # -- what can be exported; `kind` is "png" or "svg"

    def chart(self, widget: QWidget, name: str, kind: str, parent: QWidget) -> None:
        """A chart as it is shown."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (chart)"), name=name), kind)
        if path is not None:
            self.chart_to(widget, name, path)

    def chart_to(self, widget: QWidget, name: str, path: Path) -> None:
        """The same, to a place that is known; its suffix says what it becomes."""
        from elios_desktop.ui.export.pictures import widget_png, widget_svg

        ground = self._services.theme.palette.panel
        svg = path.suffix.lower() == ".svg"
        self._write(path, widget_svg(widget, ground, name) if svg else widget_png(widget, ground))

    def board(self, controller: Controller, name: str, kind: str, parent: QWidget) -> None:
        """The table as everybody may see it, at the move that is shown."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (board)"), name=name), kind)
        if path is not None:
            self.board_to(controller, name, path)

    def board_to(self, controller: Controller, name: str, path: Path) -> None:
        """The same, to a place that is known."""
        from elios_desktop.ui.export.pictures import board_png, board_svg

        still = onlooker_of(controller, self._services.preferences)
        still.shown.look_at(controller.shown.ply)
        theme = self._services.theme
        svg = path.suffix.lower() == ".svg"
        self._write(path, board_svg(theme, still, name) if svg else board_png(theme, still))

    def replay(self, controller: Controller, name: str, parent: QWidget) -> None:
        """The whole game as an animated picture."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (animated)"), name=name), "apng")
        if path is not None:
            self.replay_to(controller, path)

    def replay_to(self, controller: Controller, path: Path) -> None:
        """The same, to a place that is known. One at a time: a second one takes the place of the first."""
        from elios_desktop.ui.export.replay import ReplayExport

        self.cancel_replay()
        still = onlooker_of(controller, self._services.preferences)
        job = ReplayExport(self._services.theme, still, path, self._services.fs, self)
        job.progress.connect(partial(self._on_progress, path))
        job.finished.connect(partial(self._on_replay_over, path, None))
        job.failed.connect(partial(self._on_replay_over, path))
        self._replay, self._stop_replay = job, job.cancel
        self._on_progress(path, 0, job.frames)
        job.start()

    def cancel_replay(self) -> None:
        """Stop the animated picture that is being made, if any; there is no file then."""
        if self._stop_replay is not None and self._replay is not None:
            self._stop_replay()
            self._replay.deleteLater()
            self._replay = self._stop_replay = None
            self._services.notices.clear(NOTICE)

    def statistics(self, only: Filter, parent: QWidget) -> None:
        """A line per finished game and seat, for spreadsheets."""
        path = ask_where_to_export(parent, translate("Export", "Statistics"), "csv")
        if path is not None:
            self.statistics_to(only, path)

    def statistics_to(self, only: Filter, path: Path) -> None:
        """The same, to a place that is known."""
        self._perform(path, partial(self._services.statistics.export_csv, path, only))

    # -- inside

    def _write(self, path: Path, data: bytes) -> None:
        self._perform(path, partial(write_file, path, data, self._services.fs, mode=0o666, make_folder=False))

    def _perform(self, path: Path, job: Callable[[], object]) -> None:
        self._services.writer.perform(job, partial(self._written.emit, str(path)))

    def _on_written(self, path: str, error: SaveError | None) -> None:
        name = Path(path).name
        if error is None:
            self._services.notices.show(
                NOTICE,
                lambda: fill(translate("Export", "Exported as “{file}”."), file=name),
                stays_ms=NEWS_MS,
            )
        else:
            self._services.notices.show(NOTICE, partial(_failed, name, error), bad=True)
        self.done.emit(path, error)

    def _on_progress(self, path: Path, done: int, frames: int) -> None:
        self._services.notices.show(
            NOTICE,
            lambda: fill(
                translate("Export", "“{file}” is being made. Pictures: {done} of {frames}."),
                file=path.name,
                done=done,
                frames=frames,
            ),
            action_text=lambda: translate("Export", "Cancel"),
            action=self.cancel_replay,
        )

    def _on_replay_over(self, path: Path, error: SaveError | None) -> None:
        if self._replay is not None:
            self._replay.deleteLater()
        self._replay = self._stop_replay = None
        self._on_written(str(path), error)


def _failed(file: str, error: SaveError) -> str:
    return fill(
        translate("Export", "“{file}” could not be written: {reason}"), file=file, reason=reason_sentence(error)
    )
