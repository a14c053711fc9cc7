"""Pictures of pieces, painted once per size and kept.

Nothing is painted from Python while a frame is drawn: every piece is a pixmap, made here at exactly the size and pixel
ratio at which it is shown. (An uncached path item among 150 costs 0.7 ms a frame, a pixmap 0.02 ms.)
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import inf
from time import thread_time

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QPolygonF

from elios_desktop.ui.kit.theme import SEAT_STYLES, Mark

Paint = Callable[[QPainter, QRectF], None]
_MOST_PIXELS = 48_000_000


_MOMENT = 0.006
"""In seconds: with what else a frame has to do, half of one."""


class UnfinishedError(Exception):
    """As much was painted as may be painted in a moment. It is kept: drawn again, the rest comes."""


class Patience:
    """Says how long is painted at once. Several caches may share one."""

    def __init__(self) -> None:
        self._until = inf
        self._painted = self._within = 0

    @contextmanager
    def only_a_moment(self) -> Iterator[None]:
        """Let whoever wants more than can be painted in a moment find `UnfinishedError`; but one picture always can."""
        self._until, self._painted = thread_time() + _MOMENT, 0
        try:
            yield
        finally:
            self._until = inf

    @contextmanager
    def painting(self) -> Iterator[None]:
        """A picture is painted, and with it all that it is put together from."""
        if self._painted and not self._within and thread_time() > self._until:
            raise UnfinishedError
        self._within += 1
        try:
            yield
        finally:
            self._within -= 1
            self._painted += 1


class Art:
    """A cache of painted pixmaps for one pixel ratio. `clear` it when theme or ratio change."""

    def __init__(self, ratio: float = 1.0, patience: Patience | None = None) -> None:
        self.ratio = ratio
        self.patience = patience or Patience()
        self._pixmaps: dict[tuple[Hashable, float, float], QPixmap] = {}
        self._pixels = 0

    def clear(self, ratio: float | None = None) -> None:
        """Forget all pictures; from now on paint for this pixel ratio."""
        self.ratio = ratio or self.ratio
        self._pixmaps.clear()
        self._pixels = 0

    def pixmap(self, key: Hashable, size: QSizeF, paint: Paint) -> QPixmap:
        """Return the picture known as `key` at this size, painted by `paint(painter, rect)` the first time.

        `key` must name everything the picture depends on but size and pixel ratio; the theme's pictures are cleared
        when the theme changes.
        """
        full_key = (key, round(size.width(), 1), round(size.height(), 1))
        found = self._pixmaps.get(full_key)
        if found is not None:
            return found
        with self.patience.painting():
            return self._paint(full_key, size, paint)

    def _paint(self, full_key: tuple[Hashable, float, float], size: QSizeF, paint: Paint) -> QPixmap:
        width, height = max(1, round(size.width() * self.ratio)), max(1, round(size.height() * self.ratio))
        if self._pixels + width * height > _MOST_PIXELS:
            self.clear()  # after many resizes; what is still shown keeps its own reference
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        paint(painter, QRectF(0, 0, width / self.ratio, height / self.ratio))
        painter.end()
        self._pixmaps[full_key] = pixmap
        self._pixels += width * height
        return pixmap


def shared(name: str, make: Callable[[], QPixmap]) -> QPixmap:
    """Return the picture of this name: made, unless a page before has left it. Qt keeps it for a while."""
    found = QPixmap()
    if not QPixmapCache.find(name, found):
        found = make()
        QPixmapCache.insert(name, found)
    return found


@lru_cache(maxsize=64)
def _unit_mark(mark: str) -> tuple[tuple[float, float], ...]:
    from math import cos, pi, sin

    if mark == "square":
        return ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
    if mark == "triangle":
        return tuple((cos(a) * 1.05, sin(a) * 1.05 + 0.14) for a in (-pi / 2, pi / 6, 5 * pi / 6))
    if mark == "diamond":
        return ((0, -1.05), (0.8, 0), (0, 1.05), (-0.8, 0))
    if mark == "star":
        return tuple(
            (cos(-pi / 2 + i * pi / 5) * r, sin(-pi / 2 + i * pi / 5) * r)
            for i, r in ((i, 1.08 if i % 2 == 0 else 0.48) for i in range(10))
        )
    raise ValueError(f"no mark {mark!r}")


def mark_path(mark: Mark, centre: QPointF, radius: float) -> QPainterPath:
    """Return a seat's mark as a shape."""
    path = QPainterPath()
    if mark == "circle":
        path.addEllipse(centre, radius * 0.9, radius * 0.9)
        return path
    path.addPolygon(QPolygonF([QPointF(centre.x() + x * radius, centre.y() + y * radius) for x, y in _unit_mark(mark)]))
    path.closeSubpath()
    return path


def draw_mark(painter: QPainter, colour: int, centre: QPointF, radius: float) -> None:
    """A seat's mark in its colour, with a light rim in a dark one: one of them is seen on any ground."""
    style = SEAT_STYLES[colour % len(SEAT_STYLES)]
    path = mark_path(style.mark, centre, radius)
    painter.setBrush(QColor(style.colour))
    for rim, width in (("#2c2219", 3.4), ("#ffffff", 1.2)):
        painter.setPen(QPen(QColor(rim), width))
        painter.drawPath(path)
