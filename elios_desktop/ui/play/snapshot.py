"""A picture of a table without a window: for home's list, for the rulebook, for exports."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.base import Table
from elios_desktop.ui.table.registry import table_class

LAID_OUT = QSize(1000, 660)
"""A table is laid out at this size, like in a small window, and then made smaller."""


class Snapshot:
    """A table drawn for pictures only: it has no hand, no window and no timer. Close it with `close`."""

    def __init__(self, theme: Theme, controller: Controller, size: QSize = LAID_OUT, ratio: float = 1.0) -> None:
        self._controller = controller
        self._animator = Animator()
        self._animator.speed = 0.0
        self.scene = TableScene(theme)
        self.scene.art.clear(ratio)
        self.table: Table = table_class(controller.session.game.id)(self.scene, self._animator, controller)
        self._ratio = ratio
        self.table.lay_out_anew(QRectF(0, 0, size.width(), size.height()))

    def image(self, crop: QRectF | None = None) -> QImage:
        """The table, or a part of it, at the pixel ratio of the snapshot."""
        part = crop or self.scene.sceneRect()
        size = QSize(max(1, round(part.width() * self._ratio)), max(1, round(part.height() * self._ratio)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.scene.render(painter, QRectF(0, 0, size.width(), size.height()), part)
        painter.end()
        return image

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """The same on any painter, such as that of an SVG file."""
        self.scene.render(painter, target, self.scene.sceneRect())

    def close(self) -> None:
        """Let go of everything, and at once: a rulebook on paper makes dozens of tables before anybody comes back to
        the event loop."""
        self.table.stop()
        self.scene.clear()
        for each in (self.table, self._animator, self.scene):
            each.deleteLater()
            QCoreApplication.sendPostedEvents(each, QEvent.Type.DeferredDelete.value)


def small_picture(theme: Theme, controller: Controller, size: QSize, ratio: float) -> QImage:
    """The table as it stands, in this size."""
    # Laid out in the shape that is asked for, so that nothing has to be cut off.
    laid_out = size.scaled(LAID_OUT, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    snapshot = Snapshot(theme, controller, laid_out)
    image = snapshot.image().scaled(
        round(size.width() * ratio),
        round(size.height() * ratio),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    snapshot.close()
    image.setDevicePixelRatio(ratio)
    return image
