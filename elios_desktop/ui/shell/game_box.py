"""One of home's game boxes.

The picture on a box's front takes as long to paint as a tenth of what the program needs until home is seen. So painted
covers are kept for the next start, and at the very first one home is seen with plain boxes for a moment.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy

from elios_desktop.texts.translate import fill
from elios_desktop.ui.covers.boxes import Box, CoverStore
from elios_desktop.ui.covers.carton import Facts, paint_box
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Tile

LIFT = 4.0
_KEEP_AFTER_MS = 100


class GameBox(Tile):
    """One closed box. It lifts a little under the mouse."""

    def __init__(self, box: Box, services: Services, art: Art, covers: CoverStore) -> None:
        super().__init__()
        self.box = box
        self.plain = False
        """Leave the front without its picture, unless it is kept from an earlier start."""
        self._covers = covers
        self._theme = services.theme
        self._art = art
        self._facts = Facts("", "", "", "")
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.timeout.connect(self._keep_cover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Print the box in the language in force."""
        self._facts = self.box.facts()
        self.setAccessibleName(fill(translate("Home", "New game of {game}"), game=self.box.title))
        self.setAccessibleDescription(self.box.spoken())
        self.setToolTip(plain(self.box.spoken()))
        self.update()

    def prepare(self) -> None:
        """Make the picture now, for when it is asked for."""
        self._picture()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box's picture, from the cache."""
        lifted = (self.underMouse() or self.ring) and not self.isDown()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0 if lifted else LIFT), self._picture())
        if self.ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.end()

    def _picture(self) -> QPixmap:
        size = QSizeF(self.width(), self.height() - LIFT)
        ratio = self._art.ratio
        pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))

        def paint(painter: QPainter, rect: QRectF) -> None:
            kept = self._covers.load(self.box.game, self._what(), pixels)
            if kept is not None:
                painter.drawImage(rect, kept)
            elif self.plain:
                self._paint_box(painter, rect, with_front=False)
            else:
                self._paint_box(painter, rect, with_front=True)
                self._keep.start(_KEEP_AFTER_MS)

        return self._art.pixmap((self.box.game, self._facts, self._theme.palette.dark, self.plain), size, paint)

    def _paint_box(self, painter: QPainter, rect: QRectF, with_front: bool) -> None:
        front = None
        if with_front:
            from elios_desktop.ui.covers.carton import find_front

            front = find_front(self.box.game)
        theme = self._theme
        paint_box(painter, rect, self.box.look, self._facts, theme.font(), QColor(theme.palette.shadow), front)

    def _keep_cover(self) -> None:
        """For the next start."""
        self._covers.keep(self.box.game, self._what(), self._picture())

    def _what(self) -> str:
        """All that the picture depends on besides its size and the program."""
        facts, theme = self._facts, self._theme
        texts = f"{facts.title} {facts.players} {facts.minutes} {facts.age}"
        return f"{texts} {self._art.ratio} {theme.palette.shadow} {theme.font().key()} {theme.missing_fonts}"
