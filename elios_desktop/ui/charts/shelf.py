"""Where the window finds charts, statistics and exports; each is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from elios_desktop.ui.kit.services import Services

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu, QWidget

    from elios_desktop.engine.session import Session
    from elios_desktop.ui.charts.course_window import CourseWindow
    from elios_desktop.ui.charts.statistics_page import StatisticsPage
    from elios_desktop.ui.export.exporter import Exporter
    from elios_desktop.ui.session.controller import Controller


class ChartShelf(QObject):
    """Belongs to the main window and goes with it."""

    def __init__(self, services: Services, window: QWidget, quit_action: QAction) -> None:
        """`quit_action` works in its windows, too."""
        super().__init__(window)
        self.play_on: Callable[[Session], object] | None = None
        """Goes on from where the game on the table stood at some moment; whoever has the table puts it in."""
        self._services = services
        self._window = window
        self._quit = quit_action
        self.course: CourseWindow | None = None

    @cached_property
    def exporter(self) -> Exporter:
        """What writes pictures and tables."""
        from elios_desktop.ui.export.exporter import Exporter

        return Exporter(self._services, self._window)

    def statistics_page(self) -> StatisticsPage:
        """Return a page with the statistics of now."""
        from elios_desktop.ui.charts.statistics_page import StatisticsPage

        return StatisticsPage(self._services, self.exporter)

    def show_course(self, controller: Controller) -> None:
        """The course of a game, in a window of its own; of one game at a time."""
        from elios_desktop.ui.charts.course_window import CourseWindow

        if self.course is not None and self.course.controller is not controller:
            self.put_course_away()
        if self.course is None:
            self.course = CourseWindow(self._services, controller, self.exporter)
            self.course.addAction(self._quit)
            self.course.destroyed.connect(self._forget_course)
            if self.play_on is not None:
                self.course.play_on_requested.connect(self.play_on)
        self.course.show()
        self.course.raise_()
        self.course.activateWindow()

    def fill_menu(self, menu: QMenu, controller: Controller) -> None:
        """Add what can be exported of the game on the table."""
        self.exporter.fill_board_menu(menu, controller, controller, self._window)

    def put_course_away(self) -> None:
        """The game that it belongs to leaves the table."""
        course, self.course = self.course, None
        if course is not None:
            course.destroyed.disconnect(self._forget_course)
            course.close()

    def put_away(self) -> None:
        """The main window is being closed: nothing stays open, nothing goes on."""
        self.put_course_away()
        if "exporter" in self.__dict__:
            self.exporter.cancel_replay()

    def _forget_course(self) -> None:
        self.course = None
