"""Everything that a window says or shows in any way, collected so that two games can be compared.

Two games are twins if they differ only in what somebody must not see. If all that can be collected is the same for
both, that person can't know which of the two is being played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QMetaType, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip

from elios_desktop.ui.board.items import Picture, Piece
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.looks import Look

_TEXTS = {QMetaType.Type.QString.value, QMetaType.Type.QStringList.value}
_ROLES = (*range(20), *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 4))
_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)


class Collector:
    """Collects; remembers the pictures that it has looked at."""

    def __init__(self) -> None:
        self._pictures: dict[int, Look] = {}
        self._properties: dict[str, list[int]] = {}

    def everything(self, window: MainWindow, pixels: bool) -> dict[str, object]:
        """All of it, by where it was found."""
        page = window.table
        assert page is not None
        focus = QApplication.focusWidget()
        found: dict[str, object] = {
            "texts": sorted(self._texts(window), key=repr),
            "accessible": list(spoken(QAccessible.queryAccessibleInterface(window))),
            "models": list(_models(window)),
            "items": sorted(self._items(page), key=repr),
            "places": [(each.key, each.label) for each in page.scene.places.values()],
            "board": repr(page.table.board),
            "lights": sorted(page.scene.glowing()),
            "hand": (page.hand.focus, page.hand.holding),
            "clipboard": QGuiApplication.clipboard().text(),
            "tooltip": QToolTip.text(),
            "focus": type(focus).__name__,
            "list of games": page.controller.document().head,
        }
        if pixels:
            found["pixels"] = Look(window.grab().toImage())
        return found

    def _texts(self, window: MainWindow) -> Iterator[tuple[str, str, object]]:
        """Each text of each object, whether it is visible or not."""
        others = [each for each in QApplication.topLevelWidgets() if each is not window]
        for thing in (window, *window.findChildren(QObject), *others):
            meta = thing.metaObject()
            name = meta.className()
            numbers = self._properties.get(name)
            if numbers is None:
                every = range(meta.propertyCount())
                numbers = self._properties[name] = [
                    number for number in every if meta.property(number).metaType().id() in _TEXTS
                ]
            for number in numbers:
                text = meta.property(number)
                value = text.read(thing)
                if value:
                    yield name, str(text.name()), value

    def _items(self, page: TablePage) -> Iterator[tuple[object, ...]]:
        """What stands in the scene, hidden items too, each with the pictures that it holds."""
        for item in page.scene.items(Qt.SortOrder.AscendingOrder):
            if item is page.scene.focus_ring and not item.isVisible():
                continue  # where the keyboard's ring was last is on no screen
            spot = (item.pos().x(), item.pos().y(), item.zValue(), item.opacity(), item.scale(), item.rotation())
            more: tuple[object, ...] = (item.toolTip(), item.isVisible())
            if isinstance(item, Picture):
                more += (self._picture(item.pixmap()),)
            if isinstance(item, Piece):
                held = [self._picture(each) for each in (item.rest, item.lifted) if each is not None]
                more += (item.key, item.label, *held)
            yield (type(item).__name__, *spot, *more)

    def _picture(self, pixmap: QPixmap) -> Look:
        key = pixmap.cacheKey()
        if key not in self._pictures:
            self._pictures[key] = Look(pixmap.toImage())
        return self._pictures[key]


def spoken(thing: QAccessibleInterface | None, depth: int = 0) -> Iterator[tuple[object, ...]]:
    """What assistive technology can read: an interface and everything below it."""
    if thing is None or not thing.isValid():
        return
    yield (depth, thing.role().name, *(thing.text(kind) for kind in _SPOKEN))
    for number in range(thing.childCount()):
        yield from spoken(thing.child(number), depth + 1)


def differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """Where two collections differ, in short."""
    found = []
    for name, value in one.items():
        if value != other[name]:
            theirs: Any = other[name]
            if isinstance(value, list) and isinstance(theirs, list):
                found += [f"{name}: {a} / {b}" for a, b in zip(value, theirs, strict=False) if a != b][:4]
                if len(value) != len(theirs):
                    found.append(f"{name}: {len(value)} / {len(theirs)}")
            else:
                found.append(f"{name}: {value} / {theirs}")
    return found


def _models(window: MainWindow) -> Iterator[tuple[int, int, str]]:
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
            for role in _ROLES:
                value = model.index(row, 0).data(role)
                if value is not None:
                    yield row, role, repr(value)
