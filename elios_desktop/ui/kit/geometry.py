"""Where the window is: found again as it was left, and always in sight."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from elios_desktop.storage.settings import Window

SMALLEST = QSize(760, 520)
_FIRST_SIZE = QSize(1280, 800)
_TITLE_BAR = 40
_EDGE = 4
"""What a frame may add on each side. How wide it is isn't known before the window is shown, and then it would jump."""


def restore_geometry(window: QWidget, remembered: Window) -> None:
    """As it was left; on a screen that is there now, and no larger than it."""
    primary = QGuiApplication.primaryScreen().availableGeometry()
    if remembered.width <= 0:
        window.resize(_FIRST_SIZE.boundedTo(primary.size() * 0.94))
        return
    bar = QRect(remembered.x, remembered.y, remembered.width, _TITLE_BAR)  # by which it can be moved
    screens = [each.availableGeometry() for each in QGuiApplication.screens()]
    screen = next((each for each in screens if each.contains(bar.center())), primary)
    size = QSize(remembered.width, remembered.height).expandedTo(SMALLEST)
    place = inside(screen, QRect(QPoint(remembered.x, remembered.y), size))
    window.resize(place.size())
    window.move(place.topLeft())
    if remembered.maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    if remembered.fullscreen:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)


def inside(screen: QRect, wanted: QRect) -> QRect:
    """A window's place (of its frame) and size (without its frame), so that all of it lies on a screen."""
    size = wanted.size().boundedTo(screen.size() - QSize(2 * _EDGE, _TITLE_BAR))
    right = screen.right() + 1 - 2 * _EDGE - size.width()
    bottom = screen.bottom() + 1 - _TITLE_BAR - size.height()
    x = max(screen.left(), min(wanted.x(), right))
    y = max(screen.top(), min(wanted.y(), bottom))
    return QRect(QPoint(x, y), size)


def geometry_of(window: QWidget) -> Window:
    """What to remember; of a window that fills the screen, where it would be otherwise."""
    filling = window.isMaximized() or window.isFullScreen()
    usual = window.normalGeometry() if filling else window.geometry()
    place = usual.topLeft() if filling else window.pos()
    return Window(place.x(), place.y(), usual.width(), usual.height(), window.isMaximized(), window.isFullScreen())
