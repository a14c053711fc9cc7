"""Films a game for a file that takes a while to make: where each picture lies on the table, after every move and in
every language.

Everything on a table is a picture at a place (see `ui.board.items`). So a position is a list of pictures, and a move
says which of them lie elsewhere, look otherwise, come or go.
"""

from abc import abstractmethod
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from math import floor

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from elios_desktop.storage.atomic import SaveError
from elios_desktop.ui.export.sheet import Sheet
from elios_desktop.ui.play.stage import Snapshot

BACKDROP = "backdrop"
"""The table itself, where it looks otherwise than at the beginning."""
_POLL_MS = 4


class FileJob(QObject):
    """Makes one file, bit by bit in the event loop. `start`, then `over`; or `cancel`, and there is no file."""

    progress = Signal(int, int)
    """So many of its `frames` are done."""
    over = Signal(object)
    """None, or the SaveError that kept it from the disk."""

    def __init__(self, parent: QObject | None, thread_name: str) -> None:
        super().__init__(parent)
        self.thread_of_file = ThreadPoolExecutor(max_workers=1, thread_name_prefix=thread_name)
        """What takes long, and needs nothing of Qt's tables, is done there."""
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._step)

    @property
    @abstractmethod
    def frames(self) -> int:
        """How many steps there are."""

    @abstractmethod
    def advance(self) -> bool:
        """Do a little more; True at the end. Raises SaveError."""

    def put_away(self) -> None:
        """Let go of what was needed: it is over, or was cancelled."""

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin."""
        self._timer.start()

    def cancel(self) -> None:
        """Stop. Once the file is being written, it is finished first."""
        self._timer.stop()
        self.thread_of_file.shutdown(wait=True, cancel_futures=True)
        self.put_away()

    def _step(self) -> None:
        try:
            done = self.advance()
        except SaveError as error:
            self.cancel()
            self.over.emit(error)
        except BaseException:
            self.cancel()
            raise
        else:
            if done:
                self.cancel()
                self.over.emit(None)


@dataclass(frozen=True, slots=True)
class Lying:
    """A picture on the table."""

    picture: int
    """Its number in the film."""
    x: int
    y: int
    """Its upper left corner, in pixels."""
    height: float
    """What has a greater one is drawn over it."""
    faint: int
    """How much of it can be seen, in percent."""


Position = dict[str, Lying]
"""What lies on the table, each by its name there, in the order in which it is drawn."""


@dataclass(slots=True)
class Film:
    """What was filmed so far, and the pictures in it."""

    sheet: Sheet = field(default_factory=Sheet)
    positions: dict[str, list[Position]] = field(default_factory=dict)
    """For each language the position after 0, 1, … moves."""
    background: QtGui.QImage | None = None
    _numbers: dict[bytes, int] = field(default_factory=dict)
    _known: dict[int, int] = field(default_factory=dict)
    _kept: list[QtGui.QPixmap] = field(default_factory=list)

    def take(self, language: str, snapshot: Snapshot) -> None:
        """Film the table as it stands."""
        backdrop = snapshot.scene.backdrop.pixmap()
        if self.background is None:
            self.background = backdrop.toImage()
        names = {id(item): f"piece {key}" for key, item in snapshot.scene.pieces.items()}
        names |= {id(item): f"thing {key}" for key, item in snapshot.scene.decorations().items()}
        position: Position = {}
        for item in _as_drawn(snapshot.scene):
            if isinstance(item, QtWidgets.QGraphicsPixmapItem) and _is_seen(item) and not self._is_background(item):
                is_backdrop = item is snapshot.scene.backdrop
                name = BACKDROP if is_backdrop else names.get(id(item), f"other {len(position)}")
                position[name] = self._lying(item, snapshot)
        self.positions.setdefault(language, []).append(position)

    def _is_background(self, item: QtWidgets.QGraphicsPixmapItem) -> bool:
        """Tell whether it is the one that all positions have. (It may have words on it, and then each language
        another.)"""
        return (
            self.background is not None
            and item.pixmap().size() == self.background.size()
            and item.pixmap().toImage() == self.background
        )

    def mix_backdrops(self) -> None:
        """Turn a table that is lit more and more into one picture of it, over the background, more and more clearly."""
        assert self.background is not None
        seen = {at[BACKDROP].picture for taken in self.positions.values() for at in taken if BACKDROP in at}
        image = self.background.convertToFormat(QtGui.QImage.Format.Format_RGBA8888)
        shares = self.sheet.mixes(bytes(image.constBits()), image.width(), image.height(), sorted(seen))
        self.sheet.keep_whole(sorted(seen - shares.keys()))
        for taken in self.positions.values():
            for at in taken:
                if BACKDROP in at and at[BACKDROP].picture in shares:
                    mix = shares[at[BACKDROP].picture]
                    at[BACKDROP] = replace(at[BACKDROP], picture=mix.picture, faint=round(100 * mix.share))

    def forget_table(self) -> None:
        """The table is closed: its pictures are known by what is in them alone."""
        self._known, self._kept = {}, []

    def _lying(self, item: QtWidgets.QGraphicsPixmapItem, snapshot: Snapshot) -> Lying:
        ratio = snapshot.scene.art.ratio
        turned = item.sceneTransform()
        if turned.m11() == turned.m22() == 1 and turned.m12() == turned.m21() == 0:
            pixmap, corner = item.pixmap(), item.mapToScene(item.offset())
        else:
            pixmap = item.pixmap().transformed(turned, Qt.TransformationMode.SmoothTransformation)
            size = pixmap.deviceIndependentSize()
            corner = item.mapToScene(item.boundingRect().center()) - QPointF(size.width(), size.height()) / 2
        number = self._number(pixmap)
        x, y = floor(corner.x() * ratio + 0.5), floor(corner.y() * ratio + 0.5)  # as Qt draws what isn't turned
        return Lying(number, x, y, item.zValue(), round(100 * item.effectiveOpacity()))

    def _number(self, pixmap: QtGui.QPixmap) -> int:
        found = self._known.get(pixmap.cacheKey())
        if found is None:
            image = pixmap.toImage().convertToFormat(QtGui.QImage.Format.Format_RGBA8888)
            pixels = bytes(image.constBits())
            content = image.width().to_bytes(4, "big") + pixels
            found = self._numbers.get(content)
            if found is None:
                found = self._numbers[content] = self.sheet.add(pixels, image.width(), image.height())
            self._known[pixmap.cacheKey()] = found
            self._kept.append(pixmap)  # as long as it is there, no other one has its key
        return found


def _as_drawn(scene: QtWidgets.QGraphicsScene) -> list[QtWidgets.QGraphicsItem]:
    """Return what lies on the table, from the lowest to the highest. A scene without an index sorts only what it looks
    for in a place."""
    place, how = scene.itemsBoundingRect(), Qt.ItemSelectionMode.IntersectsItemBoundingRect
    return scene.items(place, how, Qt.SortOrder.AscendingOrder)


def _is_seen(item: QtWidgets.QGraphicsPixmapItem) -> bool:
    return item.isVisible() and not item.pixmap().isNull() and item.effectiveOpacity() > 0
