"""What the same work costs without this program: measured beside it, in the same process and the same minute.

Limits are ratios to these, so they mean the same on a fast machine and on one that takes three times as long.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QGridLayout,
    QLabel,
    QWidget,
)

from elios_desktop.ui.play.table_page import TablePage

TIMES = 25
CHESS_MOVES = 500
"""Enough processor time to measure: some 10 ms."""


def timed(job: Callable[[], object]) -> float:
    """Milliseconds, with what the event loop has to do after it."""
    begin = perf_counter()
    job()
    QApplication.processEvents()
    return (perf_counter() - begin) * 1000


def upper(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[round((len(times) - 1) * 0.95)]


def show(window: QWidget) -> None:
    """Until it is on the screen: before that its painting costs nothing."""
    window.show()
    handle = window.windowHandle()
    while handle is None or not handle.isExposed():
        QApplication.processEvents()
    QApplication.processEvents()


class BareScene:
    """A plain scene of Qt's with pictures at places, as large as a table."""

    def __init__(self, pictures: Sequence[tuple[QPixmap, QPointF]], area: QRectF, window: QRect) -> None:
        self._scene = QGraphicsScene(area)
        for pixmap, at in pictures:
            self._scene.addPixmap(pixmap).setPos(at)
        self._held = self._scene.addPixmap(QPixmap())
        self._held.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._held.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIsMovable)
        self.view = QGraphicsView(self._scene)
        self.view.setGeometry(window)  # beside the other window: what is covered costs less
        show(self.view)

    @classmethod
    def like(cls, page: TablePage) -> BareScene:
        """With the pictures of a table, beside its window."""
        pictures = [(each.pixmap(), each.pos()) for each in _shown(page)]
        beside = QPoint(page.window().width() + 20, 0)
        return cls(pictures, page.scene.sceneRect(), QRect(beside, page.view.viewport().size()))

    def hold(self, picture: QPixmap, at: QPointF) -> None:
        """Lay this picture here; it may be dragged."""
        size = picture.deviceIndependentSize()
        self._held.setPixmap(picture)
        self._held.setOffset(-size.width() / 2, -size.height() / 2)
        self._held.setPos(at)

    def drop(self) -> None:
        """Whatever has shone is dark again: everything is painted."""
        self.view.viewport().update()

    def frame(self) -> float:
        """Milliseconds in which everything is painted."""
        return timed(self.view.viewport().update)

    def move(self, ms: int) -> None:
        """Let the uppermost picture go across it and back for so long."""
        item, loop, motion = self._scene.items()[0], QEventLoop(), QVariantAnimation()
        start = item.pos()
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(ms)
        motion.valueChanged.connect(lambda share: item.setPos(start + QPointF(200 * share, 0)))
        motion.finished.connect(loop.quit)
        motion.start()
        loop.exec()
        item.setPos(start)

    def close(self) -> None:
        """Let go of it."""
        self.view.close()
        self.view.deleteLater()


def _shown(page: TablePage) -> list[QGraphicsPixmapItem]:
    items = page.scene.items(Qt.SortOrder.AscendingOrder)
    return [each for each in items if isinstance(each, QGraphicsPixmapItem) and each.isVisible()]


class BareTexts:
    """A plain window with so many labels."""

    def __init__(self, count: int, window: QRect) -> None:
        self._window = QWidget()
        grid = QGridLayout(self._window)
        self._labels = [QLabel("A text") for _ in range(count)]
        for number, label in enumerate(self._labels):
            grid.addWidget(label, number // 12, number % 12)
        self._window.setGeometry(window)
        show(self._window)

    def change(self, text: str) -> float:
        """Milliseconds in which each gets another text and is painted."""

        def write_all() -> None:
            for label in self._labels:
                label.setText(text)

        return timed(write_all)

    def close(self) -> None:
        """Let go of it."""
        self._window.close()
        self._window.deleteLater()


def write(folder: Path, data: bytes) -> float:
    """Bringing so many bytes to the disk under another name, and renaming them: the least that a save can do."""
    times = []
    for number in range(TIMES):
        begin = perf_counter()
        path = folder / f"yardstick-{number}"
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        path.replace(folder / "yardstick")
        descriptor = os.open(folder, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
        times.append((perf_counter() - begin) * 1000)
    return median(times)


def chess() -> tuple[float, float]:
    """What `CHESS_MOVES` moves take python-chess: list the moves, take one, play it. Milliseconds by the clock, and of
    the processor, which are fewer where other programs run, too."""
    import chess as library

    times, worked = [], []
    for seed in range(15):
        chance, board = Random(seed).random, library.Board()
        begin, work = perf_counter(), process_time()
        for _ in range(CHESS_MOVES):
            legal = list(board.legal_moves)
            if not legal or board.halfmove_clock >= 100:
                board.reset()
                continue
            board.push(legal[int(chance() * len(legal))])
        times.append((perf_counter() - begin) * 1000)
        worked.append((process_time() - work) * 1000)
    return median(times), median(worked)
