"""Says where the parts of a table's page stand: its toolbar, the board with the line before it, the panel beside them;
with larger type where the window has much room, and the keyboard's way around it all."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QMenu, QSplitter, QToolButton, QVBoxLayout, QWidget

from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit import actions, icons
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.theme import RoomyTheme, Theme
from elios_desktop.ui.play import end_card, looking_back, prompt_line, table_view
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import all_kinds, kind_name
from elios_desktop.ui.session.steps import undo_sentence
from elios_desktop.ui.table.base import AnyTable

_NAMED = ("home", "undo", "hint", "rulebook", "look", "try", "more")
"""Buttons with their names, where the window is wide enough for these; one may only try out where that was agreed."""
_MORE = ("redo", "recap", "card", "save")
"""What is needed less often: behind the last button, and in the window's menus."""
_TOOLS = ("home", "undo", "hint", "rulebook", "look", "try", *_MORE, "panel", "more")
_BACK_AND_FORTH = ("undo", "redo")
_NAMES_SHARE = 0.6
"""Names take at most so much of the row: what is said in passing stands beside them."""
_ICON_ONLY, _TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextOnly
_EDGES, _ICON_GAP = 26, 6
"""Around a named button's icon and name, and between them."""


class TableTools(QHBoxLayout):
    """The row of buttons. What they do is the page's business, but for the menu behind the last one."""

    def __init__(self, theme: Theme, controller: Controller, table: AnyTable, requests: Requests) -> None:
        super().__init__()
        self._requests = requests
        self._table = table
        self._theme = theme
        self._controller = controller
        self._buttons = {name: QToolButton() for name in _TOOLS}
        self.setContentsMargins(8, 0, 8, 0)
        self.setSpacing(3)
        for name, made in self._buttons.items():
            made.setObjectName(f"tool-{name}")
            made.setProperty("finger", "bar")
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if name == "panel":
                self.addStretch(1)
                made.setCheckable(True)
            self.addWidget(made)
            if name in _MORE:
                made.hide()
        self._short: dict[str, str] = {}
        self._steps: dict[str, tuple[QIcon, QIcon]] = {}
        more = self._buttons["more"]
        self.menu = QMenu(more)
        self.menu.aboutToShow.connect(self._fill_menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        more.setMenu(actions.begin_at_choice(self.menu))

    def has(self, widget: QWidget) -> bool:
        """Tell whether it is one of the buttons."""
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
            "try": translate("Table", "Try it out"),
            "panel": translate("Table", "Moves and points"),
            "more": translate("Table", "More"),
        }
        palette = self._theme.palette
        for name, made in self._buttons.items():
            made.setIcon(icons.icon(name, palette.text, palette.faded, palette.accent))
            if name in _BACK_AND_FORTH:
                # They answer why they do nothing, so they aren't disabled then, but look like it.
                self._steps[name] = icons.icon(name, palette.faded), made.icon()
            made.setIconSize(QSize(20, 20) * max(1.0, self._theme.text_scale))
            made.setToolTip(plain(names[name]))
            made.setAccessibleName(names[name])
        short = {"rulebook": translate("Table", "Rules")}
        self._short = {name: short.get(name, names[name]) for name in _NAMED}
        for name, text in self._short.items():
            self._buttons[name].setText(literal(text))
        for name in _MORE:
            self._buttons[name].setText(literal(names[name]))
        self.refresh()
        self._name(self.geometry().width())

    def setGeometry(self, rect: QRect) -> None:
        self._name(rect.width())
        super().setGeometry(rect)

    def _name(self, width: int) -> None:
        """Show their names beside their pictures, where there is room for all of them and for what is said between
        them."""
        metrics = self._buttons["home"].fontMetrics()
        icon_wide = self._buttons["home"].iconSize().width()
        shown = [name for name in self._short if name != "try" or self._controller.kept.tries]
        words = sum(metrics.horizontalAdvance(self._short[name]) for name in shown)
        needed = words + len(shown) * (icon_wide + _EDGES + _ICON_GAP)
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if needed <= width * _NAMES_SHARE else _ICON_ONLY
        for name in self._short:
            made = self._buttons[name]
            wanted = _TEXT_ONLY if name == "more" and style is not _ICON_ONLY else style
            if made.toolButtonStyle() is not wanted:
                made.setToolButtonStyle(wanted)

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
        controller = self._controller
        for tool in ("recap", "look"):
            self._buttons[tool].setEnabled(not controller.turns.now.table_hidden)
        self._buttons["try"].setVisible(controller.kept.tries)
        self._buttons["try"].setEnabled(controller.may_try)
        steps = controller.steps
        undo = None if self._table.has_step else steps.undo_reason()
        for tool, reason, name, label in (
            ("undo", undo, steps.undo_name, translate("Table", "Undo")),
            ("redo", steps.redo_reason(), steps.redo_name, translate("Table", "Redo")),
        ):
            made = self._buttons[tool]
            made.setToolTip(plain(label if reason is None else f"{label}: {undo_sentence(reason, name)()}"))
            made.setIcon(self._steps[tool][reason is None])
            made.setAccessibleDescription("" if reason is None else undo_sentence(reason, name)())

    def _fill_menu(self) -> None:
        controller = self._controller
        self.menu.clear()
        for name in _MORE:
            made = self._buttons[name]
            action = self.menu.addAction(made.icon(), made.text(), made.click)
            action.setObjectName(f"tool-{name}")
            action.setEnabled(made.isEnabled())
        self.menu.addSeparator()
        hide = self.menu.addAction(translate("Table", "Hide the table"), controller.turns.hide)
        hide.setEnabled(controller.turns.may_be_hidden)
        self.menu.addAction(translate("Table", "How it went"), self._requests.charts)
        self._add_players(self.menu.addMenu(translate("Table", "Players")))
        self._requests.fill_menu(self.menu)

    def _add_players(self, menu: QMenu) -> None:
        """Offer for each seat who plays it; it can be taken over or given up in the middle of the game."""
        controller = self._controller
        menu.setEnabled(not controller.over)
        for number, seat in enumerate(controller.kept.seats, 1):
            submenu = menu.addMenu(literal(controller.kept.names[number - 1]))
            for kind in all_kinds(controller.programs):
                name = literal(isolated(kind_name(kind)))
                action = submenu.addAction(name, partial(controller.give_seat, number, kind))
                action.setCheckable(True)
                action.setChecked(kind == seat.kind)


_WIDE = 960
"""From this width on there is room for the line beside the board."""
_SIDE = 260
"""The width of what stands beside the board, in a window of usual size."""


class Surroundings(NamedTuple):
    """What stands around the board."""

    tools: TableTools
    replay: looking_back.ReplayBar
    line: prompt_line.PromptLine
    panel: Panel


class Scaffold(QObject):
    """Lays the page out, and does so again when its size or its type changes."""

    desk_resized = Signal()
    """What lies over the main column has another room."""

    def __init__(
        self,
        page: QWidget,
        theme: RoomyTheme,
        view: table_view.TableView,
        surroundings: Surroundings,
    ) -> None:
        super().__init__(page)
        tools, replay, prompt, panel = surroundings
        self._theme = theme
        self._prompt = prompt
        self._panel = panel
        self._room = theme.room
        self._settled = self._ended = False
        self.main_column = QWidget()
        """The board, and what belongs to it."""
        self.stage = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        """The board, and what may stand beside it."""
        self.stage.setSpacing(0)
        self.stage.addWidget(view, 1)
        desk = _BoardColumn(self.main_column, prompt)
        desk.addLayout(self.stage, 1)
        desk.addWidget(replay)
        desk.addWidget(prompt)
        self._side = QWidget()
        _column(self._side).addWidget(panel, 1)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(self.main_column)
        self._splitter.addWidget(self._side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setCollapsible(0, False)
        self._splitter.setSizes([1000, _SIDE])
        column = _column(page)
        column.addLayout(tools)
        column.addWidget(self._splitter, 1)
        panel.opened.connect(self.fit)
        self.main_column.installEventFilter(self)

    @property
    def _page(self) -> QWidget:
        """Asked of Qt: held here it would be a circle, and Python would take the page apart while Qt still uses it."""
        page = self._splitter.parentWidget()
        assert page is not None
        return page

    def settle(self) -> bool:
        """The page is seen, all of it with its style and its words: it takes its room. Whether for the first time."""
        if self._settled:
            return False
        self._settled = True
        for layout in (self._page.layout(), self.main_column.layout()):
            if layout is not None:
                layout.activate()
        self._splitter.refresh()
        return True

    def fit(self) -> None:
        """Put the line beside the board in large type, at the head of the panel: the pieces need the height."""
        prompt, wide = self._prompt, self._page.width()
        self._panel.follow_width(wide)
        column = self._theme.chosen > 1 and wide >= _WIDE
        if column != prompt.column:
            layout = (self._side if column else self.main_column).layout()
            if isinstance(layout, QVBoxLayout):
                layout.insertWidget(0 if column else layout.count(), prompt, 1 if column else 0)
            prompt.stand_up(column)
        self._side.setVisible((column and not self._ended) or self._panel.isVisibleTo(self._side))

    def make_way(self, on: bool) -> None:
        """Leave the room to the end of a game, which says all that the line would; the board stays in sight."""
        self._ended = on
        self.fit()

    def restyle(self) -> None:
        """The theme, the size of type or the room for it has changed."""
        theme = self._theme
        if theme.room != self._room:
            self._room = theme.room
            side = round(_SIDE * self._room)
            self._splitter.setSizes([self._splitter.width() - side, side])
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The desk has another size, whatever changed it."""
        if event.type() == QEvent.Type.Resize:
            self.desk_resized.emit()
        return super().eventFilter(watched, event)


class _BoardColumn(QVBoxLayout):
    """The board above its line. In another room the line has its own first, so that the board is laid out once: what
    wants to be higher while it is being laid out isn't asked again."""

    def __init__(self, parent: QWidget, prompt: prompt_line.PromptLine) -> None:
        super().__init__(parent)
        self._prompt, self._room = prompt, QSize()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)

    def setGeometry(self, room: QRect) -> None:
        if room.size() != self._room:
            self._room = room.size()
            if self.indexOf(self._prompt) >= 0:
                wider = self._prompt.isVisible() and self._prompt.width() != room.width()
                self._prompt.resize(room.width(), self._prompt.height())
                if not wider:  # else it has just done so
                    self._prompt.fit()
        super().setGeometry(room)


def _column(parent: QWidget) -> QVBoxLayout:
    """Return what stands below each other, without a gap."""
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column


class FocusAreas(QObject):
    """The table (or what lies over it), the end, the buttons before it, the toolbar, the panel, and the table again."""

    def __init__(
        self,
        page: QWidget,
        surroundings: Surroundings,
        hand_over: HandOver,
        end: end_card.EndCard,
        prompter: prompt_line.Prompter,
    ) -> None:
        super().__init__(page)
        self._tools, _, self._line, self._panel = surroundings
        self._hand_over = hand_over
        self._end = end
        self._prompter = prompter
        for keys, slot in (
            ("F6", self.go_on),
            ("Shift+F6", self.go_back),
            ("Ctrl+Return", self.end_turn),
            ("Ctrl+Enter", self.end_turn),
        ):
            QShortcut(QKeySequence(keys), page).activated.connect(slot)

    def go_on(self) -> None:
        """The keyboard goes to the next area."""
        self._go(1)

    def go_back(self) -> None:
        """The keyboard goes to the area before."""
        self._go(-1)

    def end_turn(self) -> None:
        """Press what ends the turn, or what else goes on from here."""
        if self._hand_over.covered:
            self._hand_over.lift()
        elif action := self._line.buttons.ending:
            self._prompter.act(action)

    def _go(self, step: int) -> None:
        ways = [way for way in self._ways() if way is not None]
        here = self._here()
        numbers = [number for number, way in enumerate(ways) if way[0] == here]
        at = numbers[0] if numbers else 0
        ways[(at + step) % len(ways)][1].setFocus(Qt.FocusReason.TabFocusReason)

    def _here(self) -> str:
        focus = QApplication.focusWidget()
        if focus is None:
            return "table"
        if self._end.isAncestorOf(focus):
            return "end"
        if self._line.isAncestorOf(focus):
            return "line"
        if self._panel.isAncestorOf(focus):
            return "panel"
        return "tools" if self._tools.has(focus) else "table"

    def _ways(self) -> tuple[tuple[str, QWidget] | None, ...]:
        """List each area that there is now, with what in it takes the keyboard."""
        button = self._line.buttons.first
        return (
            ("table", self._hand_over.front),
            ("end", self._end.first) if self._end.isVisible() else None,
            ("line", button) if button is not None else None,
            ("tools", self._tools["home"]),
            ("panel", self._panel.shown_list) if self._panel.isVisible() else None,
        )
