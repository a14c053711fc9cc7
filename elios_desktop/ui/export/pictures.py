"""Widgets and boards as the bytes of PNG and SVG files."""

from PySide6 import QtSvg, QtWidgets
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from elios_desktop.outside import name_of
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import Controller

_LONGEST_TITLE = 400
"""In letters: the names of five people and of the game."""
RATIO = 2.0
"""Pixels for each unit of the screen: sharp on paper and on fine screens."""


def png_of(image: QImage) -> bytes:
    """An image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise ValueError("the picture can't be written as PNG")
    return bytes(buffer.data().data())


def widget_image(widget: QtWidgets.QWidget, ground: str) -> QImage:
    """A widget as it is shown, at twice its size."""
    image = QImage(widget.size() * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(QColor(ground))
    widget.render(image, QPoint(), widget.rect(), QtWidgets.QWidget.RenderFlag.DrawChildren)
    return image


def beside(board: QImage, sheet: QImage, ground: str) -> QImage:
    """A board with a sheet at its right, as high as the higher of them."""
    margin = round(16 * RATIO)
    high = max(board.height(), sheet.height() + 2 * margin)
    image = QImage(board.width() + sheet.width() + 2 * margin, high, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for part, x, y in ((board, 0, (high - board.height()) // 2), (sheet, board.width() + margin, margin)):
        copy = part.copy()
        copy.setDevicePixelRatio(1)
        painter.drawImage(x, y, copy)
    painter.end()
    return image


def widget_png(widget: QtWidgets.QWidget, ground: str) -> bytes:
    """The same as a PNG file."""
    return png_of(widget_image(widget, ground))


def widget_svg(widget: QtWidgets.QWidget, ground: str, title: str) -> bytes:
    """The same as lines and letters."""
    buffer, generator = _svg(widget.size(), title)
    painter = QPainter(generator)
    painter.fillRect(widget.rect(), QColor(ground))
    widget.render(painter, QPoint(), widget.rect(), QtWidgets.QWidget.RenderFlag.DrawChildren)
    painter.end()
    return bytes(buffer.data().data())


def board_image(theme: Theme, controller: Controller) -> QImage:
    """The table of a still controller."""
    snapshot = Snapshot(theme, controller, ratio=RATIO)
    image = snapshot.image().convertToFormat(QImage.Format.Format_RGB32)
    snapshot.close()
    return image


def board_png(theme: Theme, controller: Controller) -> bytes:
    """The same as a PNG file."""
    return png_of(board_image(theme, controller))


def board_svg(theme: Theme, controller: Controller, title: str) -> bytes:
    """The same in an SVG file. Pieces are pictures inside of it: they are painted, with shadows and grain."""
    buffer, generator = _svg(LAID_OUT, title)
    snapshot = Snapshot(theme, controller, ratio=RATIO)
    painter = QPainter(generator)
    snapshot.paint(painter, QRectF(QRect(QPoint(), LAID_OUT)))
    painter.end()
    snapshot.close()
    return bytes(buffer.data().data())


def _svg(size: QSize, title: str) -> tuple[QBuffer, QtSvg.QSvgGenerator]:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QtSvg.QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(), size))
    generator.setTitle(name_of(title, _LONGEST_TITLE))
    generator.setDescription("Elios Desktop")
    return buffer, generator
