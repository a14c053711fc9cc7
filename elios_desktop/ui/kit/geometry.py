"""Where the window is: found again as it was left, and always in sight."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from elios_desktop.storage.settings import Window

SMALLEST = QSize(760, 520)
_FIRST_SIZE = QSize(1280, 800)
_TITLE_BAR = 40


def restore_geometry(window: QWidget, remembered: Window) -> None:
    """As it was left; on a screen that is there now, and no larger than it."""
    screen = QGuiApplication.primaryScreen().availableGeometry()
    if remembered.width <= 0:
        window.resize(_FIRST_SIZE.boundedTo(screen.size() * 0.94))
        return
    size = QSize(remembered.width, remembered.height)
    window.resize(size.expandedTo(SMALLEST).boundedTo(screen.size()))
    bar = QRect(remembered.x, remembered.y, remembered.width, _TITLE_BAR)  # by which it can be moved
    if any(each.availableGeometry().contains(bar.center()) for each in QGuiApplication.screens()):
        window.move(remembered.x, remembered.y)
    if remembered.maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    if remembered.fullscreen:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)


def geometry_of(window: QWidget) -> Window:
    """What to remember; of a window that fills the screen, where it would be otherwise."""
    filling = window.isMaximized() or window.isFullScreen()
    usual = window.normalGeometry() if filling else window.geometry()
    place = usual.topLeft() if filling else window.pos()
    return Window(place.x(), place.y(), usual.width(), usual.height(), window.isMaximized(), window.isFullScreen())
