"""What assistive technology sees of a table: each piece and each place, by the label that the table gave it.

A graphics view tells screen readers nothing about its items. So the view gets an interface of our own with one virtual
child a piece and a place. Labels come from the view of the seat at the machine, so this tree knows nothing hidden.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from elios_desktop.ui.board.items import Piece, Place

if TYPE_CHECKING:
    from elios_desktop.ui.play.table_view import TableView


class _Item(QAccessibleInterface):
    """One piece or place."""

    def __init__(self, table: TableAccessible, key: str, is_piece: bool) -> None:
        super().__init__()
        self._table = table
        self.key = key
        self._is_piece = is_piece

    def _thing(self) -> Piece | Place | None:
        scene = self._table.view.table_scene
        return scene.pieces.get(self.key) if self._is_piece else scene.places.get(self.key)

    def isValid(self) -> bool:
        return self._thing() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()

    def text(self, kind: QAccessible.Text) -> str:
        thing = self._thing()
        return thing.label if thing is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing on a table is edited."""

    def rect(self) -> QRect:
        thing = self._thing()
        view = self._table.view
        if isinstance(thing, Piece):
            box = thing.sceneBoundingRect()
        elif isinstance(thing, Place):
            box = thing.shape.boundingRect()
        else:
            return QRect()
        inside = view.mapFromScene(box).boundingRect()
        return QRect(view.viewport().mapToGlobal(QPoint(inside.left(), inside.top())), inside.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._is_piece else QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.view.hand_focus == self.key
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class TableAccessible(QAccessibleWidget):
    """The view of a table, with its pieces and places as children."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self.view = view
        self._items: dict[tuple[bool, str], _Item] = {}

    def _keys(self) -> list[tuple[bool, str]]:
        scene = self.view.table_scene
        pieces = [(True, key) for key, piece in scene.pieces.items() if piece.isVisible() and piece.label]
        return pieces + [(False, key) for key, place in scene.places.items() if place.label]

    def _item(self, name: tuple[bool, str]) -> _Item:
        found = self._items.get(name)
        if found is None:
            found = self._items[name] = _Item(self, name[1], name[0])
        return found

    def childCount(self) -> int:
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        keys = self._keys()
        return self._item(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = [key for _, key in self._keys()]
        return keys.index(child.key) if isinstance(child, _Item) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        position = self.view.mapToScene(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        piece = self.view.table_scene.piece_at(position)
        if piece is not None:
            return self._item((True, piece.key))
        place = self.view.table_scene.place_at(position)
        return self._item((False, place.key)) if place is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self.view.hand_focus
        if focus is None:
            return None
        return self._item((focus in self.view.table_scene.pieces, focus))


@cache
def install() -> None:
    """Tell Qt, once, to ask here for the accessible side of widgets; others than tables are left to Qt."""
    QAccessible.installFactory(_make)


def announce(view: QWidget) -> None:
    """The keyboard has come to another piece or place."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.Focus))


_made: dict[int, TableAccessible] = {}
"""Qt doesn't own interfaces made in Python: they are kept here as long as their view lives."""


def _make(name: str, thing: QObject) -> Any:
    if name != "TableView" or thing is None:
        return None
    view = cast("TableView", thing)
    made = TableAccessible(view)
    _made[id(view)] = made
    view.destroyed.connect(_Forget(id(view)))
    return made


class _Forget:
    """Drops an interface when its view is gone."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self) -> None:
        _made.pop(self._number, None)
