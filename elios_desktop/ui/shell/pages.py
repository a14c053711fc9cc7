"""The pages of the window: one is in front, and a few wait behind it."""

from PySide6 import QtCore, QtGui, QtWidgets

from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.shell.home import HomePage


class Pages(QtWidgets.QStackedWidget):
    """Home and the table stay until they are taken away, a course as long as only settings or statistics are before it;
    every other page goes as soon as another one comes."""

    turned = QtCore.Signal()
    """Another page is in front."""

    def __init__(self, services: Services, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self._theme = services.theme
        self.home = HomePage(services, self)
        self._stays: set[Page] = {self.home}
        self.waiting: Page | None = None
        """The course behind the settings or the statistics."""
        self.addWidget(self.home)

    @property
    def front(self) -> Page:
        """The page in front."""
        page = self.currentWidget()
        return page if isinstance(page, Page) else self.home

    def bring(self, page: Page, aside: bool = False, stays: bool = False) -> None:
        """Bring a page to the front. `aside`: a course behind it waits. `stays`: it waits behind whatever comes."""
        old = self.front
        if page is old:
            return
        if stays:
            self._stays.add(page)
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        before = {old, self.waiting or old}
        self.waiting = next((each for each in before if each.waits), None) if aside else None
        for each in before - self._stays - {page, self.waiting}:
            self._drop(each)
        self.focus()
        self.turned.emit()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Type grows with the window."""
        super().resizeEvent(event)
        if not self.front.grows:
            self._theme.follow_size(self.window().size())

    def take_away(self, page: Page) -> None:
        """A page that stayed leaves the window."""
        if self.front is page:
            self.setCurrentWidget(self.home)
            if not self.home.isAncestorOf(self.window().focusWidget() or self):
                self.home.first_focus().setFocus()
        self._stays.discard(page)
        self._drop(page)
        self.turned.emit()

    def focus(self) -> None:
        """The keyboard goes where it begins on the page in front."""
        self.front.first_focus().setFocus()

    def _drop(self, page: Page) -> None:
        page.shut()
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
