"""What can be exported from the window with the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from elios_desktop.ui.kit.i18n import translate

if TYPE_CHECKING:
    from elios_desktop.ui.charts.course_window import CourseWindow
    from elios_desktop.ui.export.exporter import Exporter


class ExportMenu(QMenu):
    """Filled when it opens: then it is known which board is shown."""

    def __init__(self, exporter: Exporter, window: CourseWindow) -> None:
        super().__init__(window)
        self._exporter = exporter
        self._window = window
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """The entries in the language in force."""
        exporter, window = self._exporter, self._window
        board, name = window.board.controller, window.controller.file_name
        self.clear()
        self.addAction(translate("Export", "Chart as PNG…"), lambda: exporter.chart(window.chart, name, "png", window))
        self.addAction(translate("Export", "Chart as SVG…"), lambda: exporter.chart(window.chart, name, "svg", window))
        self.addAction(translate("Export", "Board as PNG…"), lambda: exporter.board(board, name, "png", window))
        self.addAction(translate("Export", "Board as SVG…"), lambda: exporter.board(board, name, "svg", window))
        self.addAction(translate("Export", "Game as animation…"), lambda: exporter.replay(board, name, window))
        self.addSeparator()
        self.addAction(translate("Export", "Copy the board as a picture"), lambda: exporter.copy_board(board, window))
        self.addAction(
            translate("Export", "Copy the game as text"), lambda: exporter.copy_game(window.controller, window)
        )
