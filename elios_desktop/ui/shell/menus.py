"""The menu bar: where each action stands, the menus whose entries change, and the program's pages on the web.

The browser opens those; the program itself asks for nothing there, ever.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from elios_desktop.engine.record import WAYS
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import quoted
from elios_desktop.ui.kit.actions import Actions, LanguageButton
from elios_desktop.ui.kit.i18n import Sentence, literal, plain, translate
from elios_desktop.ui.kit.services import Services

if TYPE_CHECKING:
    from elios_desktop.ui.kit.page import Page
    from elios_desktop.ui.play.table_page import TablePage

_LONGEST_PATH = 300
_MENUS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menus", "&Game"),
        ("new", "open", "paste", "", "save", "save_as", "", "home", "statistics", "people", "settings", "", "quit"),
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Play"),
        ("undo", "redo", "", "recap", "ask", "hint", "", "resigned", "draw", "stopped"),
    ),
    (QT_TRANSLATE_NOOP("Menus", "&View"), ("panel", "fullscreen", "", "text_larger", "text_smaller", "text_normal")),
    (QT_TRANSLATE_NOOP("Menus", "&Help"), ("rulebook", "card", "keyboard", "", "versions", "report", "", "about")),
)
_THEMES = {
    "system": QT_TRANSLATE_NOOP("Menus", "Follow the &system"),
    "light": QT_TRANSLATE_NOOP("Menus", "&Light"),
    "dark": QT_TRANSLATE_NOOP("Menus", "&Dark"),
    "contrast": QT_TRANSLATE_NOOP("Menus", "High &contrast"),
}


class _Corner(QWidget):
    """Keeps the room of a button free in the corner of a menu bar. The button itself is the window's: assistive
    technology finds nothing in a menu bar but menus."""

    def __init__(self, button: QWidget) -> None:
        super().__init__()
        self._button = button
        button.hide()

    def sizeHint(self) -> QSize:
        return self._button.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()
        self._button.show()
        self._button.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._button.hide()

    def _place(self) -> None:
        window = self._button.parentWidget()
        if window is not None and window.isAncestorOf(self):
            self._button.setGeometry(QRect(self.mapTo(window, QPoint(0, 0)), self.size()))


class Menus(QObject):
    """Fills a menu bar and keeps it in the language in force."""

    file_chosen = Signal(str)
    """A recent file."""

    def __init__(self, bar: QMenuBar, actions: Actions, services: Services) -> None:
        super().__init__(bar)
        self._bar = bar
        self._services = services
        self._actions = actions
        self._menus: list[QMenu] = []
        for _, entries in _MENUS:
            menu = QMenu(bar)
            for entry in entries:
                if entry:
                    menu.addAction(actions[entry])
                else:
                    menu.addSeparator()
            bar.addMenu(menu)
            self._menus.append(menu)
        game, self.play, self.view, _ = self._menus
        self._page: Page | None = None
        self._table: TablePage | None = None
        """The page of the game in front, if there is one."""
        actions["keyboard"].triggered.connect(self._on_keyboard)
        actions["versions"].triggered.connect(self._on_versions)
        actions["report"].triggered.connect(self._on_report)
        actions["about"].triggered.connect(self._on_about)
        self.play.aboutToShow.connect(self._on_play)
        self.play.aboutToHide.connect(self._after_play)
        self.export = QMenu(game)
        """For what writes pictures, charts and tables; hidden while it is empty."""
        game.insertMenu(actions["home"], self.export)
        self.export.menuAction().setVisible(False)
        self.recent = QMenu(game)
        self.recent.aboutToShow.connect(self._fill_recent)
        game.insertMenu(actions["save"], self.recent)
        game.insertSeparator(actions["save"])
        self.theme_menu = QMenu(self.view)
        self._looks: list[QAction] = []
        """What the table in front adds to the menu “View”."""
        self.view.aboutToShow.connect(self._on_view)
        self.view.addSeparator()
        self.view.addMenu(self.theme_menu)
        self._theme_actions = self._radio(self.theme_menu, tuple(_THEMES), self._use_theme)
        self.language_button = LanguageButton(services, bar.window())
        self._corner = _Corner(self.language_button)
        bar.setCornerWidget(self._corner)
        services.theme.changed.connect(self._place_language_button)
        services.language.changed.connect(self._place_language_button)
        services.preferences.changed.connect(self._follow)
        self._follow("theme")
        self.retranslate()

    def follow(self, page: Page, table: TablePage | None, at_home: bool) -> None:
        """Another page is in front: this table, if it is one, or home."""
        self._page, self._table = page, table
        for name in ("save", "save_as", "panel", "card"):
            self._actions[name].setEnabled(table is not None)
        self._after_play()
        self._actions["paste"].setEnabled(at_home)
        self.export.menuAction().setVisible(table is not None)

    def _after_play(self) -> None:
        """Let their keys always do something at a table, be it to say why not."""
        for name in ("undo", "redo", "recap", "ask", "hint", *WAYS):
            self._actions[name].setEnabled(self._table is not None)

    def _on_play(self) -> None:
        """The open menu shows what can be done now, as the buttons at the table do."""
        if self._table is not None:
            for name, possible in self._table.tools.possible.items():
                self._actions[name].setEnabled(possible)
            ways = self._table.controller.ways_to_end()
            for name in WAYS:
                self._actions[name].setEnabled(name in ways)

    def _on_view(self) -> None:
        """The table in front may be seen in other ways."""
        for action in self._looks:
            self.view.removeAction(action)
            action.deleteLater()
        self._looks = []
        for each in self._table.table.looks() if self._table is not None else []:
            action = QAction(f"{literal(each.label())}\t{each.key}", self.view)
            if each.run is not None:
                action.triggered.connect(each.run)
            self.view.insertAction(self.theme_menu.menuAction(), action)
            self._looks.append(action)

    def _on_keyboard(self) -> None:
        from elios_desktop.ui.kit.dialogs import KeyboardDialog, to_the_front

        if self._table is not None:
            self._table.table.step_away()
        window = self._bar.window()
        to_the_front(window.findChild(KeyboardDialog) or KeyboardDialog(self._actions, window, self._keys_of_game))

    def _keys_of_game(self) -> list[tuple[str, str]]:
        """Return the keys of the table or the page in front and of its buttons, each with what it does."""
        switch = translate("Keyboard", "Choose what’s in the frame, if you play with one switch")
        scanned = self._services.preferences.now.scanning != "off"
        by_switch = [(translate("Keyboard", "Enter or Space"), switch)] if scanned else []
        if self._table is None:
            return [*by_switch, *(self._page.keys_here() if self._page is not None else ())]
        table = self._table.table
        return [*by_switch, *((each.key, each.label()) for each in table.actions() if each.key), *table.keys()]

    def _on_versions(self) -> None:
        show_versions()

    def _on_report(self) -> None:
        report(self._services)

    def _on_about(self) -> None:
        from elios_desktop.ui.kit.dialogs import AboutDialog, to_the_front

        window = self._bar.window()
        to_the_front(window.findChild(AboutDialog) or AboutDialog(window))

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        for menu, (title, _) in zip(self._menus, _MENUS, strict=True):
            menu.setTitle(translate("Menus", title))
        self.recent.setTitle(translate("Menus", "Open &recent"))
        self.export.setTitle(translate("Menus", "E&xport"))
        self.theme_menu.setTitle(translate("Menus", "&Colours"))
        for name, action in self._theme_actions.items():
            action.setText(translate("Menus", _THEMES[name]))
        self.language_button.retranslate()

    def _radio(self, menu: QMenu, names: tuple[str, ...], use: object) -> dict[str, QAction]:
        group = QActionGroup(menu)
        made = {}
        for name in names:
            action = QAction(menu)
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
            menu.addAction(action)
            made[name] = action
        group.triggered.connect(use)
        return made

    def _use_theme(self, action: QAction) -> None:
        self._services.preferences.change(theme=action.data())

    def _follow(self, field: str) -> None:
        if field == "theme":
            self._theme_actions[self._services.preferences.now.theme].setChecked(True)

    def _place_language_button(self) -> None:
        """A menu bar doesn't notice by itself that what stands in its corner needs more room in larger type."""
        bar = self._corner.parentWidget()
        if isinstance(bar, QMenuBar):
            bar.setCornerWidget(self._corner)

    def _fill_recent(self) -> None:
        self.recent.clear()
        files = self._services.preferences.now.recent_files
        for path in files:
            action = self.recent.addAction(literal(quoted(Path(path).name)))
            action.setToolTip(plain(quoted(path, _LONGEST_PATH)))
            action.triggered.connect(partial(self.file_chosen.emit, path))
        if not files:
            self.recent.addAction(translate("Menus", "No files yet")).setEnabled(False)


# -- the program's pages on the web

PROJECT: Final = "https://github.com/elios-desktop/elios-desktop"
"""The sources, and whatever is about them."""
HOME: Final = "https://elios-desktop.github.io/"
RELEASES: Final = f"{PROJECT}/releases"
"""Every version, to download, with what is new in it."""
PROBLEMS: Final = f"{PROJECT}/issues"
"""Where one reports what went wrong."""

REPORT_NOTICE = "report"


def show_versions() -> None:
    """Open the page with every version of the program."""
    QtGui.QDesktopServices.openUrl(QtCore.QUrl(RELEASES))


def report(services: Services) -> None:
    """Copy what a report needs to say of this computer, and offer the page where one writes it."""
    from elios_desktop.check import lines

    told = "\n".join(lines(services.language.code))
    # Whose computer it is is nobody's business.
    QtGui.QGuiApplication.clipboard().setText(f"{told.replace(str(Path.home()), '~')}\n")
    services.notices.show(
        REPORT_NOTICE,
        Sentence.translate(
            "Help",
            "What we need to know about this computer has been copied. Paste it there, and tell us what happened.",
        ),
        action_text=Sentence.translate("Help", "Open the page"),
        action=_show_problems,
    )


def _show_problems() -> None:
    QtGui.QDesktopServices.openUrl(QtCore.QUrl(PROBLEMS))
