"""The window: menu bar, notices, and one page at a time (home, new game, settings, statistics, the table)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from elios_desktop.texts.translate import fill
from elios_desktop.ui.actions import Actions
from elios_desktop.ui.charts.shelf import ChartShelf
from elios_desktop.ui.geometry import SMALLEST, geometry_of, restore_geometry
from elios_desktop.ui.home import HomePage
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.menus import Menus
from elios_desktop.ui.notice_bar import NoticeBar
from elios_desktop.ui.rulebook.shelf import Shelf
from elios_desktop.ui.services import Services
from elios_desktop.ui.text_steps import stepped

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from elios_desktop.engine.session import Session
    from elios_desktop.ui.chosen import NewGame
    from elios_desktop.ui.controller import Controller
    from elios_desktop.ui.entries import Entry
    from elios_desktop.ui.playing import Playing
    from elios_desktop.ui.sound import Sounds
    from elios_desktop.ui.table_page import TablePage

APP_TITLE = "Elios Desktop"
SUFFIX = ".elios"
_GREETING = "greeting"
_GREETING_MS = 20_000


class MainWindow(QMainWindow):
    """Everything that people see, but for the rulebook and charts, which have windows of their own."""

    rulebook_requested = Signal(str, str)
    """A game (empty: its contents) and a section of its rulebook (empty: the beginning)."""
    card_requested = Signal(str)
    """The reference card of a game."""
    charts_requested = Signal(object)
    """A Controller: the course of its game."""
    table_shown = Signal(object)
    """A TablePage has come to the front, and its game begins."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_ = Actions(self, services.preferences.now.shortcuts)
        self.menuBar().setNativeMenuBar(False)
        self.menus = Menus(self.menuBar(), self.actions_, services)
        self.menus.file_chosen.connect(self.open_file)
        self.notice_bar = NoticeBar(services.notices, services.theme)
        self._stack = QStackedWidget()
        middle = QWidget()
        middle.setObjectName("page")
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice_bar)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self.home = HomePage(services)
        self._stack.addWidget(self.home)
        self.table: TablePage | None = None
        self._playing: Playing | None = None
        self._sounds: Sounds | None = None
        self._seat_language = ""
        self.shelf = Shelf(services, self, self.actions_["quit"])
        self.charts = ChartShelf(services, self, self.actions_["quit"])
        self._connect()
        restore_geometry(self, services.preferences.now.window)
        self.retranslate()
        self._follow_page()

    def _connect(self) -> None:
        home, actions, preferences = self.home, self.actions_, self.services.preferences
        home.game_chosen.connect(self.show_new_game)
        home.continue_requested.connect(self._on_continue)
        home.remove_requested.connect(self._on_remove)
        home.rulebook_requested.connect(self._on_rulebook)
        home.statistics_requested.connect(self.show_statistics)
        home.settings_requested.connect(self.show_settings)
        for name, slot in (
            ("new", self._on_new),
            ("open", self._on_open),
            ("save", self.save),
            ("save_as", self.save_as),
            ("home", self.show_home),
            ("statistics", self.show_statistics),
            ("settings", self.show_settings),
            ("quit", self.quit),
            ("undo", self._on_undo),
            ("redo", self._on_redo),
            ("panel", self._on_panel),
            ("fullscreen", self._on_fullscreen),
            ("text_larger", partial(self._change_text, 1)),
            ("text_smaller", partial(self._change_text, -1)),
            ("text_normal", partial(self._change_text, 0)),
            ("rulebook", self._on_rulebook),
            ("card", self._on_card),
            ("keyboard", self._on_keyboard),
            ("about", self._on_about),
        ):
            actions[name].triggered.connect(slot)
        preferences.changed.connect(self._on_preference)
        self.rulebook_requested.connect(self.shelf.open_book)
        self.card_requested.connect(self.shelf.toggle_card)
        self.charts_requested.connect(self.charts.show_course)
        self.charts.look_back_requested.connect(self.look_back)
        self.charts.course_requested.connect(self.show_course_of)
        self.menus.export.aboutToShow.connect(self._fill_export)

    # -- pages

    @property
    def playing(self) -> Playing:
        """Games from and to the disk; made when first needed."""
        if self._playing is None:
            from elios_desktop.ui.playing import Playing

            self._playing = Playing(self.services, self)
            self._playing.removed.connect(self.refresh_home)
            self._playing.file_changed.connect(self._on_file_changed)
        return self._playing

    @property
    def sounds(self) -> Sounds:
        """Made when the first table is shown."""
        if self._sounds is None:
            from elios_desktop.ui.sound import Sounds

            self._sounds = Sounds(self)
            self._configure_sounds()
        return self._sounds

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self._stack.currentWidget() or self.home

    def show_home(self) -> None:
        """Home, with the games that wait now."""
        self._leave_table()
        self._show(self.home)
        self.refresh_home()

    def refresh_home(self) -> None:
        """Read again which games wait."""
        from elios_desktop.ui.entries import entry_of

        self.home.show_entries([entry_of(each) for each in self.services.saves.unfinished()])

    def show_new_game(self, game_id: str) -> None:
        """The page on which a game is set up."""
        from elios_desktop.ui.new_game import NewGamePage

        page = NewGamePage(game_id, self.services)
        page.home_requested.connect(self.show_home)
        page.start_requested.connect(self.begin)
        if not self.services.preferences.now.last_games:  # nobody has begun a game yet
            page.start_requested.connect(self._greet)
        self._leave_table()
        self._show(page)

    def show_settings(self) -> None:
        """The settings; from a table, the game is left and waits on home."""
        from elios_desktop.ui.settings_page import SettingsPage

        if isinstance(self.page, SettingsPage):
            return
        page = SettingsPage(self.services, self.actions_)
        page.home_requested.connect(self._back_from_aside)
        self._show(page)

    def show_statistics(self) -> None:
        """The statistics of all finished games."""
        page = self.charts.statistics_page()
        page.home_requested.connect(self._back_from_aside)
        self._show(page)

    def _back_from_aside(self) -> None:
        """From settings and statistics one comes back to the table, if there is one."""
        if self.table is not None:
            self._show(self.table)
        else:
            self.show_home()

    def _show(self, page: QWidget) -> None:
        old = self.page
        if page is old:
            return
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if old is not self.home and old is not self.table:
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
        page.setFocus()
        self._follow_page()

    def _follow_page(self) -> None:
        at_table = self.table is not None and self.page is self.table
        for name in ("save", "save_as", "undo", "redo", "panel", "card"):
            self.actions_[name].setEnabled(at_table)
        self.menus.export.menuAction().setVisible(at_table)
        self._write_title()

    # -- the table

    def begin(self, new: NewGame) -> None:
        """Put a new game on the table."""
        self._leave_table()
        self._show_table(self.playing.begin(new))

    def resume(self, save_id: str) -> bool:
        """Continue a game that waits; False if it can't be had (a notice says why)."""
        self._leave_table()
        return self._show_if(self.playing.resume(save_id))

    def open_file(self, path: str) -> bool:
        """Open a file of the user's; False if it can't be opened (a notice says why)."""
        self._leave_table()
        return self._show_if(self.playing.open_file(Path(path)))

    def look_back(self, game_id: str) -> bool:
        """Put a finished game on the table, from its beginning; False if it can't be had (a notice says why)."""
        if not self._show_finished(game_id) or self.table is None:
            return False
        self.table.look_back()
        return True

    def show_course_of(self, game_id: str) -> None:
        """The course of a finished game, which comes to the table with it."""
        if self._show_finished(game_id) and self.table is not None:
            self.charts_requested.emit(self.table.controller)

    def _show_finished(self, game_id: str) -> bool:
        self._leave_table()
        controller = self.playing.look_back(game_id)
        if controller is None:
            return False
        self._show_table(controller)
        return True

    def _show_if(self, controller: Controller | None) -> bool:
        if controller is None:
            self.show_home()
            return False
        self._show_table(controller)
        return True

    def _show_table(self, controller: Controller) -> None:
        from elios_desktop.ui.table_page import TablePage

        settings = self.services.preferences.now
        page = TablePage(self.services.theme, controller, settings.animation)
        self.table = page
        page.language_wanted.connect(self._use_seat_language)
        page.home_requested.connect(self.show_home)
        page.save_requested.connect(self.save_as)
        page.rulebook_requested.connect(self._on_table_rulebook)
        page.card_requested.connect(self._on_card)
        page.charts_requested.connect(self._on_charts)
        page.new_game_requested.connect(self.begin)
        page.return_match_requested.connect(self.begin)
        page.play_on_requested.connect(self._on_play_on)
        page.finished.connect(self.playing.keep_in_history)
        page.sounded.connect(self.sounds.play)
        page.menu_opening.connect(self._fill_more)
        page.panel.open(settings.panel_open)
        curtain = controller.curtain or controller.viewer
        if curtain is not None:
            self._use_seat_language(controller.seats[curtain - 1].language)
        self._show(page)
        self.table_shown.emit(page)

    def _greet(self) -> None:
        """At the very first table: how to play, and where the rules are."""
        self.services.notices.show(_GREETING, self._greeting, stays_ms=_GREETING_MS)

    def _greeting(self) -> str:
        return fill(
            translate(
                "Window",
                "Drag a piece, or click it and then the place where it goes. "
                "{rules}: the rulebook; {card}: the reference card.",
            ),
            rules=self.actions_.key("rulebook"),
            card=self.actions_.key("card"),
        )

    def _leave_table(self) -> None:
        page, self.table = self.table, None
        if page is None:
            return
        self.services.notices.clear(_GREETING)
        self.services.preferences.change(panel_open=page.panel.wanted)
        page.shut()
        self.shelf.put_card_away()
        self.charts.put_course_away()
        self.playing.leave()
        if self.page is page:
            self._stack.setCurrentWidget(self.home)
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()
        self._use_seat_language("")
        self._follow_page()

    def _on_play_on(self, session: Session) -> None:
        if self.table is not None:
            like = self.table.controller
            self._leave_table()
            self._show_table(self.playing.go_on_from(session, like))

    def _use_seat_language(self, language: str) -> None:
        """The person who sits down reads their own language; empty is the program's."""
        self._seat_language = language
        self.services.language.use(language or self.services.preferences.now.language)

    # -- files

    def save(self) -> None:
        """Write the user's file again, or ask where."""
        path = self.playing.file
        if path is None:
            self.save_as()
        else:
            self.playing.save_to(path, overwrite=False)

    def save_as(self) -> None:
        """Ask where to save the game."""
        from elios_desktop.ui.asking import ask_where_to_save

        if self.table is not None:
            names = " ".join(self.table.controller.plain_names)
            path = ask_where_to_save(self, f"{self._game_title()} {names}")
            if path is not None:
                self.playing.save_to(path, overwrite=True)

    def _on_file_changed(self, path: Path) -> None:
        from elios_desktop.ui.asking import ask, replace_question

        if ask(replace_question(self, path)):
            self.playing.save_to(path, overwrite=True)

    def _on_open(self) -> None:
        from elios_desktop.ui.asking import ask_file_to_open

        path = ask_file_to_open(self)
        if path is not None:
            self.open_file(str(path))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file from outside may be dropped anywhere on the window."""
        if _dropped(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open it."""
        files = _dropped(event.mimeData().urls())
        if files:
            event.acceptProposedAction()
            # After the drop has ended: the program that the file comes from must not wait for a table.
            QTimer.singleShot(0, self, partial(self.open_file, files[0]))

    # -- what menus and home ask for

    def _on_new(self) -> None:
        settings = self.services.preferences.now
        game = self.table.controller.session.game.id if self.table is not None else settings.last_game
        from elios_desktop.ui.games.boxes import BOXES, find_box

        self.show_new_game(game if find_box(game) else BOXES[0].game)

    def _on_continue(self, entry: Entry) -> None:
        self.resume(entry.id)

    def _on_remove(self, entry: Entry) -> None:
        from elios_desktop.ui.asking import ask, remove_question

        if ask(remove_question(self, entry.title, entry.names)):
            self.playing.remove(entry.id)

    def _on_undo(self) -> None:
        if self.table is not None:
            self.table.undo()

    def _on_redo(self) -> None:
        if self.table is not None:
            self.table.redo()

    def _on_panel(self) -> None:
        if self.table is not None:
            panel = self.table.panel
            panel.open(not panel.isVisibleTo(self.table))

    def _on_fullscreen(self, on: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if on
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def _change_text(self, direction: int) -> None:
        preferences = self.services.preferences
        preferences.change(text_percent=stepped(preferences.now.text_percent, direction))

    def _on_rulebook(self) -> None:
        table = self.table
        self._on_table_rulebook(table.section_in_question if table is not None and self.page is table else "")

    def _on_table_rulebook(self, section: str) -> None:
        self.rulebook_requested.emit(self._game_in_front(), section)

    def _on_card(self) -> None:
        self.card_requested.emit(self._game_in_front())

    def _on_charts(self) -> None:
        if self.table is not None:
            self.charts_requested.emit(self.table.controller)

    def _fill_export(self) -> None:
        self.menus.export.clear()
        self._add_exports(self.menus.export)

    def _fill_more(self, menu: QMenu) -> None:
        self._add_exports(menu.addMenu(translate("Window", "Export")))

    def _add_exports(self, menu: QMenu) -> None:
        if self.table is not None:
            controller = self.table.controller
            self.charts.fill_menu(menu, controller, f"{self._game_title()} {' '.join(controller.plain_names)}")

    def _on_keyboard(self) -> None:
        from elios_desktop.ui.dialogs import KeyboardDialog

        _to_the_front(self.findChild(KeyboardDialog) or KeyboardDialog(self.actions_, self))

    def _on_about(self) -> None:
        from elios_desktop.ui.dialogs import AboutDialog

        _to_the_front(self.findChild(AboutDialog) or AboutDialog(self))

    def _game_in_front(self) -> str:
        if self.table is not None:
            return self.table.controller.session.game.id
        game = getattr(self.page, "game", None)
        return str(game.id) if game is not None else ""

    # -- settings, language, title

    def _on_preference(self, field: str) -> None:
        now = self.services.preferences.now
        if field == "language":
            self.services.language.use(self._seat_language or now.language)
        elif field in ("theme", "text_percent"):
            self.services.theme.use(now.theme, now.text_percent)
        elif field == "shortcuts":
            self.actions_.use_keys(now.shortcuts)
        elif field in ("sound", "volume"):
            self._configure_sounds()
        elif field == "animation" and self.table is not None:
            self.table.set_animation(now.animation)

    def _configure_sounds(self) -> None:
        if self._sounds is not None:
            now = self.services.preferences.now
            self._sounds.configure(now.sound, now.volume)

    def retranslate(self) -> None:
        """Every text of the window itself."""
        self.actions_.retranslate()
        self.menus.retranslate()
        self._write_title()

    def _write_title(self) -> None:
        """Who plays what: nothing that a person may not see."""
        title = self._game_title()
        if self.table is not None and self.page is self.table:
            names = ", ".join(self.table.controller.names)
            title = fill(translate("Window", "{game}: {names}"), game=title, names=names)
            self.setWindowTitle(f"{title} – {APP_TITLE}")
        else:
            self.setWindowTitle(APP_TITLE)

    def _game_title(self) -> str:
        from elios_desktop.ui.games.boxes import find_box

        box = find_box(self._game_in_front())
        return box.title if box else ""

    def changeEvent(self, event: QEvent) -> None:
        """Another language; full screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_["fullscreen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def quit(self) -> None:
        """Close the window, unless the person would rather keep a game that can't be saved."""
        if self._may_quit():
            self.close()

    def _may_quit(self) -> bool:
        if self.table is None or not self.playing.unsaved:
            return True
        from elios_desktop.ui.asking import unsaved_question

        question = unsaved_question(self)
        question.exec()
        question.deleteLater()
        if question.answer == 0:
            self.save_as()
        return question.answer == 1

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was; what was played is being written and is waited for."""
        if event.spontaneous() and not self._may_quit():  # by a person; at the end of the session nobody is there
            event.ignore()
            return
        self.services.preferences.change(window=geometry_of(self))
        self._leave_table()
        self.shelf.put_away()
        self.charts.put_away()
        super().closeEvent(event)


def _to_the_front(dialog: QWidget) -> None:
    """Asked for a second time, it is the same one that comes."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _dropped(urls: list[QUrl]) -> list[str]:
    return [url.toLocalFile() for url in urls if url.isLocalFile() and url.toLocalFile().lower().endswith(SUFFIX)]
