"""The board at one move of a game, as everybody may see it, beside a chart."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from elios_desktop.engine.contract import Move
from elios_desktop.plain_board.contract import find_board
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import Controller


class BoardView(QWidget):
    """Draws a still controller's table; call `show_ply` and `close_board`."""

    def __init__(self, theme: Theme, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.controller = controller
        self._snapshot = Snapshot(theme, controller, ratio=self.devicePixelRatioF())
        self._image: QImage | None = None
        self.setMinimumSize(280, 185)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.lay_out)

    def sizeHint(self) -> QSize:
        """Half as large as a table is laid out."""
        return LAID_OUT * 0.55

    def heightForWidth(self, width: int) -> int:
        """A table has its own shape."""
        return round(width * LAID_OUT.height() / LAID_OUT.width())

    def show_ply(self, ply: int) -> None:
        """The position after so many moves."""
        self.controller.shown.look_at(ply)
        self._snapshot.table.light(())
        self._snapshot.table.redraw()
        self._image = None
        self.update()

    def light(self, move: Move) -> None:
        """Show what a move touches, as far as everybody may see it."""
        controller = self.controller
        gestures = find_board(controller.session.game.id).gestures_of(move, controller.shown.view())
        table = self._snapshot.table
        table.light([key for gesture in gestures for key in gesture.touched], "good", table.ways(gestures))
        self._image = None
        self.update()

    def lay_out(self) -> None:
        """Theme or language changed."""
        self._snapshot.scene.art.clear()
        self._snapshot.table.lay_out_anew(QRectF(0, 0, LAID_OUT.width(), LAID_OUT.height()))
        self._image = None
        self.update()

    def picture(self) -> QImage:
        """The table as it is shown, at the size at which it was laid out."""
        if self._image is None:
            self._image = self._snapshot.image()
        return self._image

    def close_board(self) -> None:
        """Let go of the table."""
        self._theme.changed.disconnect(self.lay_out)
        self._snapshot.close()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.lay_out()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture with round corners."""
        image = self.picture()
        size = image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        room = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(room, 10, 10)
        painter.setClipPath(path)
        painter.drawImage(room, image)
        painter.end()
