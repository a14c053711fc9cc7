"""What assistive technology sees of a table: everything on its plain board, with what can be done with it.

A graphics view tells screen readers nothing about its items. So the view gets an interface of our own with one child a
thing: its name, its state, where it is on the screen, and actions that the hand carries out. They come from the plain
board, which is made from the view of the seat at the machine: this tree knows nothing hidden. A child hangs on a hidden
widget, because PySide passes actions on for interfaces of widgets only; it is made when something first asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAccessibleWidget, QTabBar, QWidget

from elios_desktop.plain_board import Action, Group, Role, Thing
from elios_desktop.ui.kit.i18n import translate

if TYPE_CHECKING:
    from elios_desktop.ui.play.table_view import TableView

LET_GO = "let go"
PUT, PRESS, TURN, FLIP = (each.value for each in (Action.PUT, Action.PRESS, Action.TURN, Action.FLIP))
"""The action of what is held, besides those of the plain board: it goes back where it was."""
_MANY = 8
"""So many things that come and go at once are told one by one."""
_FOCUS = "SetFocus"
"""What Qt calls the action behind “give it the keyboard”."""
_PRESS = "Press"
"""What Qt calls the usual action; the bridges to some systems know no other."""


class BoardThing(QWidget):
    """The hidden widget of one thing on the table."""

    def __init__(self, view: TableView, key: str) -> None:
        super().__init__(view)
        self.setVisible(False)
        self.view = view
        self.key = key


class _ThingAccessible(QAccessibleWidget):
    """One piece, place or note."""

    def __init__(self, widget: BoardThing) -> None:
        super().__init__(widget, QAccessible.Role.Button, "")
        self._widget = widget

    @property
    def key(self) -> str:
        """The key on the plain board."""
        return self._widget.key

    def _thing(self) -> Thing | None:
        return self._widget.view.thing(self.key)

    def parent(self) -> QAccessibleInterface:
        thing, table = self._thing(), _of_view(self._widget.view)
        return table.inside(thing.groups[-1].key) if thing is not None and thing.groups else table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        thing = self._thing()
        if thing is None:
            return ""
        if kind == QAccessible.Text.Name:
            return thing.label
        return self._widget.view.description_of(thing) if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        view = self._widget.view
        box = view.table_scene.box_of(self.key)
        if box is None:
            return QRect()
        inside = view.mapFromScene(box).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        thing = self._thing()
        if thing is None or thing.role is Role.PIECE or set(thing.actions) - {Action.PUT}:
            return QAccessible.Role.Button
        return QAccessible.Role.ListItem  # no label: readers say all labels of a panel when they come to it

    def state(self) -> QAccessible.State:
        state, view, thing = QAccessible.State(), self._widget.view, self._thing()
        if thing is None:
            state.invalid = True
            return state
        held = view.held_key
        state.focusable = True
        state.focused = view.hand_focus == self.key and view.hasFocus()
        state.pressed = held == self.key
        state.selected = thing.selected
        state.selectable = thing.selected or self.key in view.legal_keys
        state.disabled = not thing.enabled and thing.role is not Role.NOTE and not state.selectable
        state.invisible = not view.isVisible() or view.covered
        return state

    # -- actions

    def _actions(self) -> list[str]:
        view, thing = self._widget.view, self._thing()
        if thing is None or view.covered:
            return []
        held = view.held_key
        if held == self.key:
            return [LET_GO, *(each.value for each in thing.actions if each in (Action.TURN, Action.FLIP))]
        if held is not None:
            return [Action.PUT.value] if self.key in view.legal_keys else []
        lies = view.lies_on(thing) or thing
        return [each.value for each in lies.actions if each not in (Action.PUT, Action.TURN)]

    def actionNames(self) -> list[str]:
        return [*self._actions(), _PRESS, _FOCUS]

    def doAction(self, name: str) -> None:
        actions = self._actions()
        if name == _PRESS:
            name = actions[0] if actions else Action.PRESS.value
        if name in actions or name in (_FOCUS, Action.PRESS.value):
            self._widget.view.act_soon(self.key, "" if name == _FOCUS else name)

    def localizedActionName(self, name: str) -> str:
        return _action_word(name)

    def localizedActionDescription(self, name: str) -> str:
        return _action_word(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return _KEYS.get(name, [])


_KEYS = {
    Action.TAKE.value: ["Return"],
    Action.PUT.value: ["Return"],
    Action.PRESS.value: ["Return"],
    Action.TURN.value: ["R"],
    Action.FLIP.value: ["F"],
    LET_GO: ["Escape"],
}


def _action_word(name: str) -> str:
    words = {
        Action.TAKE.value: translate("Telling", "Pick up"),
        Action.PUT.value: translate("Telling", "Put here"),
        Action.TURN.value: translate("Telling", "Rotate"),
        Action.FLIP.value: translate("Telling", "Flip"),
        Action.LOOK.value: translate("Telling", "Look"),
        LET_GO: translate("Telling", "Let go"),
    }
    return words.get(name, translate("Telling", "Press"))


class GroupThing(QWidget):
    """The hidden widget of things that belong together."""

    def __init__(self, view: TableView, key: str) -> None:
        super().__init__(view)
        self.setVisible(False)
        self.view, self.key = view, key


class _GroupAccessible(QAccessibleWidget):
    """Things that belong together, over which one can step. Its kind is one that readers don't say: else they would
    each time that the keyboard comes to something in it."""

    def __init__(self, widget: GroupThing) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")
        self._view, self._key = widget.view, widget.key

    @property
    def _table(self) -> TableAccessible:
        return _of_view(self._view)

    def text(self, kind: QAccessible.Text) -> str:
        self._table.members("")  # as they are now
        return self._table.called.get(self._key, "") if kind == QAccessible.Text.Name else ""

    def parent(self) -> QAccessibleInterface:
        return self._table.around(self._key)

    def childCount(self) -> int:
        return len(self._table.members(self._key))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._table.member(self._key, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._table.index_in(self._key, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._table.childAt(x, y)

    def rect(self) -> QRect:
        whole = QRect()
        for index in range(self.childCount()):
            child = self.child(index)
            whole = whole.united(child.rect()) if child is not None else whole
        return whole

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self._view.isVisible() or self._view.covered
        return state


class RestingPlace(QWidget):
    """The hidden widget of where the keyboard is while it is at the table and on nothing there. It lies beside the
    table, as else readers would say that it lies in it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.parentWidget())
        self.setVisible(False)
        self.view = view


class _RestingAccessible(QAccessibleWidget):
    """It has no name, and readers say no kind of it: who is called to the table hears what is asked, and not once more
    where they are."""

    def __init__(self, widget: RestingPlace) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")
        self._view = widget.view

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.told if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return _of_view(self._view).rect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.resting and self._view.hasFocus()
        state.invisible = not self._view.isVisible()
        return state


class TableAccessible(QAccessibleWidget):
    """The view of a table, with what lies there as its children."""

    def __init__(self, view: TableView) -> None:
        # No grouping: each time the keyboard comes here from elsewhere, readers would say its name and that it is one.
        super().__init__(view, QAccessible.Role.Client, view.accessibleName())
        self.view = view
        self.widgets: dict[str, BoardThing] = {}
        self.groups: dict[str, GroupThing] = {}
        self.called: dict[str, str] = {}
        """The names of groups by their keys."""
        self._members: dict[str, list[Thing | Group]] = {}
        """What is in each group; in "" what is in none."""
        self._sorted: list[Thing] | None = None
        """The things that were put into groups."""
        self.told: dict[str, str] = {}
        """The children's names by their keys, as they were told last."""

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Description and self.view.told:
            return self.view.told
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.focusChild() is not None or self.view.resting:
            state.focused = False  # else a reader says the table's name each time before that of the thing
        return state

    def of(self, key: str) -> QAccessibleInterface:
        """Return the child with this key."""
        return QAccessible.queryAccessibleInterface(self.widget_of(key))

    def widget_of(self, key: str) -> BoardThing:
        """Return the hidden widget of the child with this key."""
        found = self.widgets.get(key)
        if found is None:
            found = self.widgets[key] = BoardThing(self.view, key)
        return found

    @cached_property
    def resting_place(self) -> RestingPlace:
        """Where the keyboard is while it is on none of them."""
        return RestingPlace(self.view)

    # -- what belongs together

    def members(self, group: str) -> list[Thing | Group]:
        """List what is in a group, or in none (""): things and smaller groups."""
        things = self.view.things
        if self._sorted is not things:
            self._sorted, self._members, self.called = things, {"": []}, {}
            for thing in things:
                path = [""]
                for each in thing.groups:
                    if each.key not in self.called:
                        self._members[path[-1]].append(each)
                        self._members[each.key], self.called[each.key] = [], each.label
                    path.append(each.key)
                self._members[path[-1]].append(thing)
        return self._members.get(group, [])

    def member(self, group: str, index: int) -> QAccessibleInterface | None:
        """Return one of them."""
        members = self.members(group)
        if not 0 <= index < len(members):
            return None
        found = members[index]
        return self.inside(found.key) if isinstance(found, Group) else self.of(found.key)

    def index_in(self, group: str, child: QAccessibleInterface) -> int:
        """Tell the how manyth of them this is; -1 if it is none."""
        widget = child.object()
        keys = [(isinstance(each, Group), each.key) for each in self.members(group)]
        key = (isinstance(widget, GroupThing), getattr(widget, "key", None))
        return keys.index(key) if key in keys else -1

    def inside(self, group: str) -> QAccessibleInterface:
        """Return the group with this key."""
        found = self.groups.get(group)
        if found is None:
            found = self.groups[group] = GroupThing(self.view, group)
        return QAccessible.queryAccessibleInterface(found)

    def around(self, group: str) -> QAccessibleInterface:
        """Return what a group is in."""
        self.members("")
        above = (key for key, members in self._members.items() if any(each.key == group for each in members))
        return self.inside(found) if (found := next(above, "")) else self

    def childCount(self) -> int:
        return len(self.members(""))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.member("", index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.index_in("", child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        position = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        found = view.table_scene.piece_at(position) or view.table_scene.place_at(position)
        return self.of(found.key) if found is not None and view.thing(found.key) is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self.view.hand_focus
        return self.of(focus) if focus is not None and self.view.thing(focus) is not None else None


class TabThing(QWidget):
    """The hidden widget of one tab of the panel."""

    def __init__(self, bar: QTabBar, index: int) -> None:
        super().__init__(bar)
        self.setVisible(False)
        self.bar, self.index = bar, index


class _TabAccessible(QAccessibleWidget):
    """One tab. Qt's own says of the chosen one that it has the keyboard, wherever that is."""

    def __init__(self, widget: TabThing) -> None:
        super().__init__(widget, QAccessible.Role.PageTab, "")
        self._bar, self._index = widget.bar, widget.index

    def childCount(self) -> int:
        return 0

    def text(self, kind: QAccessible.Text) -> str:
        return self._bar.tabText(self._index) if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        box = self._bar.tabRect(self._index)
        return QRect(self._bar.mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state, bar = QAccessible.State(), self._bar
        state.focusable = state.selectable = True
        state.selected = bar.currentIndex() == self._index
        state.focused = state.selected and bar.hasFocus()
        state.invisible = not bar.isVisible() or not bar.isTabVisible(self._index)
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, _FOCUS]

    def doAction(self, name: str) -> None:
        if name == _PRESS:
            self._bar.setCurrentIndex(self._index)
        elif name == _FOCUS:
            self._bar.setCurrentIndex(self._index)
            self._bar.setFocus()


class _TabsAccessible(QAccessibleWidget):
    """The bar of the panel's tabs."""

    def __init__(self, bar: QTabBar) -> None:
        super().__init__(bar, QAccessible.Role.PageTabList, "")
        self._bar = bar
        self._tabs: list[TabThing] = []

    def childCount(self) -> int:
        return self._bar.count()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        while len(self._tabs) < self._bar.count():
            self._tabs.append(TabThing(self._bar, len(self._tabs)))
        if not 0 <= index < self._bar.count():
            return None
        return QAccessible.queryAccessibleInterface(self._tabs[index])

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focused = False  # the chosen tab has it
        return state

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return thing.index if isinstance(thing, TabThing) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.child(self._bar.currentIndex()) if self._bar.hasFocus() else None


@cache
def install() -> None:
    """Tell Qt, once, to ask here for the accessible side of widgets; others than tables are left to Qt."""
    QAccessible.installFactory(_make)


def tell_focus(view: TableView) -> None:
    """The keyboard has come to another thing."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(_focused(view), QAccessible.Event.Focus))


def tell_described(view: TableView) -> None:
    """Tell readers that what has the keyboard is described in another way."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(_focused(view), QAccessible.Event.DescriptionChanged))


def _focused(view: TableView) -> QWidget:
    key = view.hand_focus
    if key is not None and view.thing(key) is not None:
        return _of_view(view).widget_of(key)
    return _of_view(view).resting_place if view.resting else view


def tell_board(view: TableView) -> None:
    """Other things lie on the table, or they are called otherwise."""
    if not QAccessible.isActive():
        return
    table = _of_view(view)
    labels = {thing.key: thing.label for thing in view.things}
    before, table.told = table.told, labels
    if len(before.keys() ^ labels.keys()) > _MANY:
        return  # another table, more or less: telling it one by one would keep a reader busy for seconds
    for key in before:
        if key not in labels and key in table.widgets:
            QAccessible.updateAccessibility(QAccessibleEvent(table.widgets[key], QAccessible.Event.ObjectDestroyed))
    for key, label in labels.items():
        if key not in before:
            QAccessible.updateAccessibility(QAccessibleEvent(table.widget_of(key), QAccessible.Event.ObjectCreated))
        elif before[key] != label:
            if key == view.hand_focus:
                view.renamed = label
            QAccessible.updateAccessibility(QAccessibleEvent(table.widget_of(key), QAccessible.Event.NameChanged))


def tell_held(view: TableView, keys: tuple[str, ...]) -> None:
    """Tell that these were picked up or put down."""
    if QAccessible.isActive():
        for key in keys:
            if view.thing(key) is not None:
                changed = QAccessible.State()
                changed.pressed = True
                event = QAccessibleStateChangeEvent(_of_view(view).widget_of(key), changed)
                QAccessible.updateAccessibility(event)


_made: dict[int, QAccessibleWidget] = {}
"""Qt doesn't own interfaces made in Python: they are kept here as long as their widgets live."""


def _of_view(view: TableView) -> TableAccessible:
    QAccessible.queryAccessibleInterface(view)  # makes it, if nobody has asked so far
    return cast(TableAccessible, _made[id(view)])


def _make(name: str, thing: QObject) -> Any:
    makes = _MAKES.get(name)
    if thing is None or makes is None:
        return None
    made = makes(cast(Any, thing))
    _made[id(thing)] = made
    thing.destroyed.connect(_Forget(id(thing)))
    return made


_MAKES: dict[str, Callable[[Any], QAccessibleWidget]] = {
    "TableView": TableAccessible,
    "BoardThing": _ThingAccessible,
    "GroupThing": _GroupAccessible,
    "RestingPlace": _RestingAccessible,
    "PanelTabs": _TabsAccessible,
    "TabThing": _TabAccessible,
}


class _Forget:
    """Drops an interface when its widget is gone."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self) -> None:
        _made.pop(self._number, None)
