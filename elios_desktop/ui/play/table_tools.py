"""The toolbar of a table: its buttons, what they are called, and why nothing can be taken back or done again now."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from elios_desktop.texts.names import isolated
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.menus import begin_at_choice
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import all_kinds, kind_name
from elios_desktop.ui.session.steps import undo_sentence
from elios_desktop.ui.table.base import AnyTable

_TOOLS = ("home", "undo", "redo", "rulebook", "card", "save", "recap", "look", "hint", "panel", "more")


class TableTools(QHBoxLayout):
    """The row of buttons. What they do is the page's business, but for the menu behind the last one."""

    def __init__(self, theme: Theme, controller: Controller, table: AnyTable, requests: Requests) -> None:
        super().__init__()
        self._requests = requests
        self._table = table
        self._theme = theme
        self._controller = controller
        self._buttons = {name: QToolButton() for name in _TOOLS}
        self.setContentsMargins(8, 3, 8, 3)
        self.setSpacing(3)
        for name, made in self._buttons.items():
            made.setObjectName(f"tool-{name}")
            made.setProperty("finger", True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if name == "panel":
                self.addStretch(1)
                made.setCheckable(True)
            self.addWidget(made)
        more = self._buttons["more"]
        self.menu = QMenu(more)
        self.menu.aboutToShow.connect(self._fill_menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        more.setMenu(begin_at_choice(self.menu))

    def has(self, widget: QWidget) -> bool:
        """Whether it is one of the buttons."""
        return widget in self._buttons.values()

    def __getitem__(self, name: str) -> QToolButton:
        return self._buttons[name]

    @property
    def free(self) -> QRect:
        """Its middle, where no button is; nothing before it has been laid out."""
        room, middle = self.geometry(), _TOOLS.index("panel")
        shown = [(number, self._buttons[name]) for number, name in enumerate(_TOOLS)]
        left = max(made.geometry().right() for number, made in shown if number < middle and not made.isHidden())
        right = min(made.geometry().left() for number, made in shown if number >= middle and not made.isHidden())
        return QRect(left + 1, room.top(), right - left - 1, room.height())

    def retranslate(self) -> None:
        """Words, icons and sizes in the language, theme and type in force."""
        names = {
            "home": translate("Table", "Home"),
            "undo": translate("Table", "Undo"),
            "redo": translate("Table", "Redo"),
            "rulebook": translate("Table", "Rulebook"),
            "card": translate("Table", "Reference card"),
            "save": translate("Table", "Save as…"),
            "recap": translate("Table", "What happened since your last turn"),
            "look": translate("Table", "Look back"),
            "hint": translate("Table", "Hint"),
            "panel": translate("Table", "Moves and points"),
            "more": translate("Table", "More"),
        }
        palette = self._theme.palette
        for name, made in self._buttons.items():
            made.setIcon(icon(name, palette.text, palette.faded))
            made.setIconSize(QSize(18, 18) * max(1.0, self._theme.text_scale))
            made.setToolTip(plain(names[name]))
            made.setAccessibleName(names[name])
        self.refresh()

    @property
    def possible(self) -> dict[str, bool]:
        """What of the menu “Play” can be done now."""
        steps = self._controller.steps
        return {
            "undo": self._table.has_step or steps.undo_reason() is None,
            "redo": steps.redo_reason() is None,
            "recap": self._buttons["recap"].isEnabled(),
            "hint": self._buttons["hint"].isEnabled(),
        }

    def refresh(self) -> None:
        """Something was done: what can be taken back and done again now, and if not, why."""
        controller, palette = self._controller, self._theme.palette
        for tool in ("recap", "look"):
            self._buttons[tool].setEnabled(not controller.turns.now.table_hidden)
        steps = controller.steps
        undo = None if self._table.has_step else steps.undo_reason()
        for tool, reason, name, label in (
            ("undo", undo, steps.undo_name, translate("Table", "Undo")),
            ("redo", steps.redo_reason(), steps.redo_name, translate("Table", "Redo")),
        ):
            made = self._buttons[tool]
            made.setToolTip(plain(label if reason is None else f"{label}: {undo_sentence(reason, name)()}"))
            made.setIcon(icon(tool, palette.text if reason is None else palette.faded))
            made.setAccessibleDescription("" if reason is None else undo_sentence(reason, name)())

    def _fill_menu(self) -> None:
        controller = self._controller
        self.menu.clear()
        hide = self.menu.addAction(translate("Table", "Hide the table"), controller.turns.hide)
        hide.setEnabled(controller.turns.may_be_hidden)
        self.menu.addAction(translate("Table", "Course of the game"), self._requests.charts)
        self._add_players(self.menu.addMenu(translate("Table", "Players")))
        self._requests.fill_menu(self.menu)

    def _add_players(self, menu: QMenu) -> None:
        """Who plays each seat; it can be taken over or given up in the middle of the game."""
        controller = self._controller
        menu.setEnabled(not controller.over)
        for number, seat in enumerate(controller.kept.seats, 1):
            submenu = menu.addMenu(literal(controller.kept.names[number - 1]))
            for kind in all_kinds(controller.programs):
                name = literal(isolated(kind_name(kind)))
                action = submenu.addAction(name, partial(controller.give_seat, number, kind))
                action.setCheckable(True)
                action.setChecked(kind == seat.kind)
