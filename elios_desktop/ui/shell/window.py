"""The window: menu bar, notices, and one page at a time (home, new game, settings, statistics, the table).

What leads from one page to another is here; what has to do with the game on the table is the host's (see `host`).
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from elios_desktop.storage.settings import Window
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import Device, device_in_use, use_device
from elios_desktop.ui.kit.page import Page, unheard
from elios_desktop.ui.kit.services import Services

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QCloseEvent, QDropEvent, QKeyEvent, QMouseEvent

    from elios_desktop.ui.charts.statistics_page import StatisticsPage
    from elios_desktop.ui.kit.notice_bar import NoticeBar
    from elios_desktop.ui.play.table_page import TablePage
    from elios_desktop.ui.puzzles.desk import PuzzleDesk
    from elios_desktop.ui.session.controller import Controller
    from elios_desktop.ui.session.evening import EveningKeeper
    from elios_desktop.ui.session.saving import SaveHead, WaitingGames
    from elios_desktop.ui.shell.evening_desk import EveningDesk
    from elios_desktop.ui.shell.family_page import FamilyPage
    from elios_desktop.ui.shell.host import Host
    from elios_desktop.ui.shell.people_page import PeoplePage
    from elios_desktop.ui.shell.scanning import Clock
    from elios_desktop.ui.shell.settings_page import SettingsPage


SMALLEST = QSize(760, 520)
_FIRST_SIZE = QSize(1280, 800)
_TITLE_BAR = 40
_EDGE = 4
"""What a frame may add on each side. How wide it is isn't known before the window is shown, and then it would jump."""


def restore_geometry(window: QWidget, remembered: Window) -> None:
    """Put the window as it was left; on a screen that is there now, and no larger than it."""
    primary = QGuiApplication.primaryScreen().availableGeometry()
    if remembered.width <= 0:
        window.resize(_FIRST_SIZE.boundedTo(primary.size() * 0.94))
        return
    bar = QRect(remembered.x, remembered.y, remembered.width, _TITLE_BAR)  # by which it can be moved
    screens = [each.availableGeometry() for each in QGuiApplication.screens()]
    screen = next((each for each in screens if each.contains(bar.center())), primary)
    size = QSize(remembered.width, remembered.height).expandedTo(SMALLEST)
    place = inside(screen, QRect(QPoint(remembered.x, remembered.y), size))
    window.resize(place.size())
    window.move(place.topLeft())
    if remembered.maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    if remembered.fullscreen:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)


def inside(screen: QRect, wanted: QRect) -> QRect:
    """Return a window's place (of its frame) and size (without its frame), so that all of it lies on a screen."""
    size = wanted.size().boundedTo(screen.size() - QSize(2 * _EDGE, _TITLE_BAR))
    right = screen.right() + 1 - 2 * _EDGE - size.width()
    bottom = screen.bottom() + 1 - _TITLE_BAR - size.height()
    x = max(screen.left(), min(wanted.x(), right))
    y = max(screen.top(), min(wanted.y(), bottom))
    return QRect(QPoint(x, y), size)


def geometry_of(window: QWidget) -> Window:
    """Return what to remember; of a window that fills the screen, where it would be otherwise."""
    filling = window.isMaximized() or window.isFullScreen()
    usual = window.normalGeometry() if filling else window.geometry()
    place = usual.topLeft() if filling else window.pos()
    return Window(place.x(), place.y(), usual.width(), usual.height(), window.isMaximized(), window.isFullScreen())


class FileDrop(QObject):
    """They may be dropped anywhere on a window."""

    dropped = Signal(list)
    """The paths of the saved games among them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return False
        drop = cast("QDropEvent", event)
        files = _games(drop.mimeData().urls())
        if files:
            drop.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                # After the drop has ended: the program that the file comes from must not wait for a table.
                QTimer.singleShot(0, self, partial(self.dropped.emit, files))
        return True


_WALKING = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class DeviceWatch(QObject):
    """Notes whether it is a mouse, a finger, or keys alone that somebody uses in a window."""

    def __init__(self, window: QWidget, by_switch: Callable[[], bool], changed: Callable[[], object]) -> None:
        """`by_switch`: whether one switch is all that they have, whatever that sends."""
        super().__init__(window)
        self._by_switch = by_switch
        self._changed = changed
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() == QEvent.Type.Show:
                # What the system sends comes to its handle first, and the rest of a window's events never.
                self._window.removeEventFilter(self)
                self._window.windowHandle().installEventFilter(self)
            return False
        kind, used = event.type(), device_in_use()
        if kind == QEvent.Type.KeyPress:
            key = cast("QKeyEvent", event)
            writes = getattr(QGuiApplication.focusObject(), "cursorPositionChanged", None) is not None
            if key.key() in _WALKING and not writes:
                used = Device.KEYS
        elif kind == QEvent.Type.TouchBegin:
            used = Device.FINGER
        elif kind == QEvent.Type.MouseButtonPress:
            made = cast("QMouseEvent", event).source()  # a press that Qt makes of a touch is none
            used = Device.MOUSE if made == Qt.MouseEventSource.MouseEventNotSynthesized else used
        if self._by_switch():
            used = Device.KEYS
        if used is not device_in_use():
            use_device(used)
            QTimer.singleShot(0, self, self._changed)
        return False


def _games(urls: list[QUrl]) -> list[str]:
    from elios_desktop.storage.files import OPENED

    return [url.toLocalFile() for url in urls if url.isLocalFile() and url.toLocalFile().lower().endswith(OPENED)]


APP_TITLE = "Elios Desktop"


class MainWindow(QMainWindow):
    """Everything that people see, but for the rulebook and charts, which have windows of their own."""

    rulebook_requested = Signal(str, str)
    """A game (empty: its contents) and a section of its rulebook (empty: the beginning)."""

    def __init__(self, services: Services, at_once: bool = False) -> None:
        """`at_once`: the window system makes room for the window while this puts into it what is seen there."""
        super().__init__()
        self.services = services
        self.setMinimumSize(SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_ = Actions(self, services.preferences.now.shortcuts)
        restore_geometry(self, services.preferences.now.window)
        services.theme.follow_size(self.size())
        if at_once:
            self.setWindowTitle(APP_TITLE)
            self.show()
        from elios_desktop.ui.charts.shelf import ChartShelf
        from elios_desktop.ui.rulebook.shelf import Shelf
        from elios_desktop.ui.shell.menus import Menus
        from elios_desktop.ui.shell.pages import Pages

        self.menus = Menus(self.menuBar(), self.actions_, services)
        self.menus.file_chosen.connect(self._on_file_chosen)
        # From the outside to the inside: each widget that goes into another later is styled once more.
        middle = QWidget(self)
        middle.setObjectName("page")
        self.setCentralWidget(middle)
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.pages = Pages(services, middle)
        self.home = self.pages.home
        self._column.addWidget(self.pages, 1)
        services.notices.changed.connect(self.need_notice_bar)
        self._host: Host | None = None
        self._puts_away = False
        self.clock_of_scanning: Callable[[QObject], Clock] = QTimer
        """Makes what says when one switch’s frame goes on."""
        self.shelf = Shelf(services, self, self.actions_["quit"])
        self.charts = ChartShelf(services, self, self.actions_["quit"])
        self._connect()
        self.retranslate()
        self._follow_page()
        if at_once:  # what comes into a window that is shown already is shown, and laid out, a moment later
            self.menuBar().show()
            middle.show()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.LayoutRequest.value)

    def _connect(self) -> None:
        home, actions = self.home, self.actions_
        home.game_chosen.connect(self.show_new_game)
        home.lesson_chosen.connect(self.show_lesson)
        home.continue_requested.connect(self._on_continue)
        home.asked.connect(self._on_asked)
        home.rulebook_requested.connect(self._on_rulebook)
        home.puzzles_requested.connect(self._on_puzzles)
        home.night_requested.connect(lambda: self.desk.show_plan())
        home.statistics_requested.connect(self.show_statistics)
        home.settings_requested.connect(self.show_settings)
        for name, slot in (
            ("new", self._on_new),
            ("open", self._on_open),
            ("paste", self._on_paste),
            ("home", self.show_home),
            ("statistics", self.show_statistics),
            ("people", self.show_people),
            ("settings", self.show_settings),
            ("quit", self.quit),
            ("fullscreen", self._on_fullscreen),
            ("text_larger", partial(self.services.preferences.step_text, 1)),
            ("text_smaller", partial(self.services.preferences.step_text, -1)),
            ("text_normal", partial(self.services.preferences.step_text, 0)),
            ("rulebook", self._on_rulebook),
        ):
            actions[name].triggered.connect(slot)
        FileDrop(self).dropped.connect(self._on_dropped)
        preferences = self.services.preferences
        DeviceWatch(self, lambda: preferences.now.scanning != "off", lambda: self.page.follow_device())
        self.services.preferences.changed.connect(self._on_preference)
        self.services.language.wished.connect(self._on_language_wished)
        self.rulebook_requested.connect(self.shelf.open_book)
        self.pages.turned.connect(self._follow_page)

    @cached_property
    def notice_bar(self) -> NoticeBar:
        """Where notices are shown; made when home has been seen, or for the first of them if one comes earlier."""
        from elios_desktop.ui.kit.notice_bar import NoticeBar

        self.services.notices.changed.disconnect(self.need_notice_bar)
        bar = NoticeBar(self.services.notices, self.services.theme, self, self._at_rest, lambda: self.page.spare_room())
        self._column.insertWidget(0, bar.strip)
        self.pages.turned.connect(bar.page_came)
        bar.told.connect(self._say)
        return bar

    def _say(self, text: str, urgent: bool) -> None:
        self.page.announcer.say(text, urgent)

    def scan(self) -> None:
        """Let one switch be enough, if that is wished; what does it is made when it is first wished."""
        if self.services.preferences.now.scanning != "off":
            from elios_desktop.ui.shell.scanning import Scanner

            if self.findChild(Scanner) is None:
                Scanner(self.services, self, self.clock_of_scanning(self))

    def need_notice_bar(self) -> None:
        """Have it made, if it isn't, and show what holds."""
        self.notice_bar.refresh()

    # -- pages

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.pages.front

    def show_home(self) -> None:
        """Home, with the games that wait now."""
        if not self._may_leave():
            return
        podium = self.desk.way_home() if "desk" in vars(self) else None
        self._clear_table()
        self.pages.bring(podium or self.home)
        if podium is None:
            if "desk" in vars(self):
                self.desk.drop_podium()
            self.refresh_home()

    def refresh_home(self) -> None:
        """Read again which games wait, and which lessons, at once."""
        for _ in refreshing_home(self):
            pass

    @cached_property
    def waiting_games(self) -> WaitingGames:
        """Which games wait; made when the first one does."""
        from elios_desktop.ui.session.saving import WaitingGames

        return WaitingGames(self.services.saves, self._show_heads, self)

    def _show_heads(self, heads: list[SaveHead]) -> None:
        self.home.show_heads(heads)
        if self._puts_away:
            self.put_away_ended()

    def put_away_ended(self) -> None:
        """Games that were over, and seen to be, when the program was killed don't wait on home any more."""
        self._puts_away = reads_games(self)
        for head in () if self._puts_away else self.home.heads:
            if head.ended:
                self.host.playing.put_away_ended(head.id)

    def show_new_game(self, game_id: str) -> None:
        """The page on which a game is set up."""
        if not self._may_leave():
            return
        from elios_desktop.ui.shell.new_game_page import NewGamePage

        with unheard():
            page = NewGamePage(game_id, self.services)
        page.home_requested.connect(self.show_home)
        page.start_requested.connect(self.host.begin)
        page.lesson_requested.connect(self.show_lesson)
        page.seats.strip.people_button.clicked.connect(self.show_people)
        if not self.services.preferences.now.last_games:  # nobody has begun a game yet
            page.start_requested.connect(self.host.greet)
        self._clear_table()
        self.pages.bring(page)

    def show_lesson(self, game_id: str) -> None:
        """Show where a game is learned by playing; nothing of it is saved among the games."""
        if not self._may_leave():
            return
        from elios_desktop.ui.learn.page import LearnPage

        self._clear_table()
        with unheard():
            page = LearnPage(game_id, self.services)
        page.home_requested.connect(self.show_home)
        page.play_requested.connect(self.host.begin_with_hints)
        page.friends_requested.connect(self._set_up_for_people)
        page.to_puzzles = lambda game: self.puzzles.show_first(game)
        self.pages.bring(page)

    def _set_up_for_people(self, game_id: str) -> None:
        """The page on which a game is set up, without computers."""
        from elios_desktop.ui.shell.new_game_page import NewGamePage

        self.show_new_game(game_id)
        if isinstance(self.page, NewGamePage):
            self.page.seats.let_people_play()

    @cached_property
    def puzzles(self) -> PuzzleDesk:
        """Who brings puzzles; made when first needed."""
        from elios_desktop.ui.puzzles.desk import PuzzleDesk
        from elios_desktop.ui.shell.asking import ask_where_to_save

        return PuzzleDesk(self.services, self, self._bring_puzzles, self.show_home, partial(ask_where_to_save, self))

    def _on_puzzles(self, today: bool) -> None:
        if today:
            self.puzzles.show_day()
        else:
            self.puzzles.show_all()

    def _look_over(self, controller: Controller) -> None:
        """Look over what people missed in the game on the table; where only computers played, what they missed."""
        kept, persons = controller.kept, controller.turns.now.persons
        seats = persons or range(1, len(kept.seats) + 1)
        self.puzzles.look_over(controller.session, kept.names, tuple(seats), self._back_from_aside)

    def _try_out(self, controller: Controller) -> None:
        """A table on which moves are tried out, before the one of the game."""
        from elios_desktop.ui.puzzles.trial import TrialPage

        with unheard():
            page = TrialPage(controller, self.services, partial(self._back_from_trial, controller))
        self.pages.bring(page, aside=True)

    def _back_from_trial(self, controller: Controller, move: str) -> None:
        """The game again, with the move that was decided on, if one was."""
        self._back_from_aside()
        if move and self.table is not None and self.table.controller is controller and controller.may_act:
            controller.submit_text(move)

    def _bring_puzzles(self, page: Page, aside: bool) -> None:
        """A page of puzzles, before the game on the table or in the place of whatever is there."""
        if aside:
            self.pages.bring(page, aside=True)
        elif self._may_leave():
            self._clear_table()
            self.pages.bring(page)
        else:
            page.shut()
            page.deleteLater()

    def show_settings(self) -> None:
        """The settings; a game on the table waits behind them."""
        from elios_desktop.ui.shell.settings_page import SettingsPage

        if isinstance(self.page, SettingsPage):
            return
        with unheard():
            page = SettingsPage(self.services, self.actions_)
        self._bring_aside(page)

    def show_people(self) -> None:
        """Show who plays here, and how they like their tables; a game on the table waits behind it."""
        from elios_desktop.ui.shell.people_page import PeoplePage

        if isinstance(self.page, PeoplePage):
            return
        with unheard():
            page = PeoplePage(self.services, self._on_renamed)
        self._bring_aside(page)

    def _on_renamed(self, name: str, new: str) -> None:
        """Finished games are theirs under the new name, too."""
        job = partial(self.services.history.rename, name, new)
        self.services.writer.perform(job, lambda error: None)
        self.evening.forget()
        settings = self.services.preferences.now

        def called(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(new if each == name else each for each in names)

        last = {game: each._replace(names=called(each.names)) for game, each in settings.last_games.items()}
        self.services.preferences.change(names=called(settings.names), last_games=last)

    def show_setting(self, field: str) -> None:
        """The settings, with the keyboard at one of them."""
        from elios_desktop.ui.shell.settings_page import SettingsPage

        self.show_settings()
        if isinstance(self.page, SettingsPage):
            self.page.come_to(field)

    def show_statistics(self) -> None:
        """The statistics of all finished games; a game on the table waits behind them."""
        with unheard():
            page = self.charts.statistics_page()
        page.look_back_requested.connect(self.host.look_back)
        page.course_requested.connect(self.host.show_course_of)
        page.family_wanted = self.show_family
        self._bring_aside(page)

    def show_family(self) -> None:
        """Show what is remembered of people and evenings; a game on the table waits behind it."""
        from elios_desktop.ui.shell.family_page import FamilyPage, FamilyWishes

        with unheard():
            page = FamilyPage(self.services, FamilyWishes(self.desk.show_evening, self.host.look_at_moment))
        self._bring_aside(page)

    def _bring_aside(self, page: SettingsPage | StatisticsPage | PeoplePage | FamilyPage) -> None:
        """A page before a game on the table, or a course, that waits behind it."""
        page.home_requested.connect(self._back_from_aside)
        self.pages.bring(page, aside=True)
        if self.table is not None or self.pages.waiting is not None:
            page.way_back.lead_to_game()

    def _back_from_aside(self) -> None:
        """Go back from settings and statistics to the table or the course, if there is one."""
        if self.table is not None:
            self.pages.bring(self.table)
        elif self.pages.waiting is not None:
            self.pages.bring(self.pages.waiting)
        else:
            self.show_home()

    def _follow_page(self) -> None:
        self.menus.follow(self.page, self._table_in_front, self.page is self.home)
        self._write_title()

    # -- the table

    @cached_property
    def desk(self) -> EveningDesk:
        """What leads through an evening; made when first asked for."""
        from elios_desktop.ui.shell.evening_desk import EveningDesk

        return EveningDesk(self, self._leave_table)

    @property
    def evening(self) -> EveningKeeper:
        """What tonight is at."""
        return self.desk.keeper

    def _leave_table(self) -> bool:
        may = self._may_leave()
        if may:
            self._clear_table()
        return may

    @property
    def host(self) -> Host:
        """Who sees to the game on the table; made when first needed."""
        if self._host is None:
            from elios_desktop.ui.play.requests import Requests
            from elios_desktop.ui.shell.host import Host

            host = self._host = Host(
                self.services, self.actions_, self.menus.export, self.pages, self.shelf, self.charts, self.evening
            )
            host.retitled.connect(self._write_title)
            host.beyond = Requests(home=self.show_home, setting=self.show_setting, rulebook=self.open_rulebook)
            host.podium_wanted = self.desk.show_podium
            host.playing.removed.connect(self.refresh_home)
            host.playing.show_book = lambda book: self.puzzles.show_book(book)
            host.look_over = self._look_over
            host.try_out = self._try_out
        return self._host

    @property
    def table(self) -> TablePage | None:
        """The page of the game on the table."""
        return self._host.table if self._host is not None else None

    @property
    def _table_in_front(self) -> TablePage | None:
        return self.table if self.table is not None and self.page is self.table else None

    def _clear_table(self) -> None:
        if "puzzles" in vars(self):
            self.puzzles.forget_game()
        if self._host is not None:
            self._host.clear()

    # -- files

    def _on_file_chosen(self, path: str) -> None:
        self.host.open_file(path)

    def _on_open(self) -> None:
        from elios_desktop.ui.shell.asking import ask_file_to_open

        path = ask_file_to_open(self)
        if path is not None:
            self.host.open_file(str(path))

    def _on_dropped(self, paths: list[str]) -> None:
        self.host.open_files(paths)

    # -- what menus and home ask for

    def _on_new(self) -> None:
        from elios_desktop.ui.covers import BOXES, find_box
        from elios_desktop.ui.shell.new_game_page import NewGamePage

        if isinstance(self.page, NewGamePage):
            return  # what was typed stays
        settings = self.services.preferences.now
        game = self.table.controller.session.game.id if self.table is not None else settings.last_game
        self.show_new_game(game if find_box(game) else BOXES[0].game)

    def _on_continue(self, head: SaveHead) -> None:
        self.host.resume(head.id)

    def _on_asked(self, what: str, head: SaveHead) -> None:
        """Do what people want of a game that waits on home."""
        from elios_desktop.ui.shell import asking

        if what == "rename":
            asking.rename(head, self.host.playing, self)
        elif what == "remove":
            asking.remove(head, self.host.playing, self.services, self)
        elif (play := self.host.playing.play_of(head.id)) is not None:
            exporter = self.charts.exporter
            (exporter.copy_play if what == "copy" else exporter.copy_moves)(play, self)

    def _on_paste(self) -> None:
        from PySide6.QtGui import QGuiApplication

        self.host.paste(QGuiApplication.clipboard().text())

    def _on_fullscreen(self, on: bool) -> None:
        full, now = Qt.WindowState.WindowFullScreen, self.windowState()
        self.setWindowState(now | full if on else now & ~full)

    def _on_rulebook(self) -> None:
        table = self._table_in_front
        self.open_rulebook(table.section_in_question if table is not None else "")

    def open_rulebook(self, section: str) -> None:
        """A section of the rulebook of what is in front; empty for its first page."""
        self.rulebook_requested.emit(self._game_in_front(), section)
        if self.table is not None:
            self.table.table.step_away()

    def _at_rest(self) -> bool:
        """Tell whether nobody holds a piece, and none is on its way."""
        page = self._table_in_front if self.isVisible() else None
        return page is None or not (page.hand.holding or page.animator.busy)

    def _game_in_front(self) -> str:
        if self.table is not None:
            return self.table.controller.session.game.id
        game = getattr(self.page, "game", None)
        return str(game.id) if game is not None else ""

    # -- keys, language, title

    def _on_preference(self, field: str) -> None:
        if field == "shortcuts":
            self.actions_.use_keys(self.services.preferences.now.shortcuts)
        elif field == "scanning":
            self.scan()

    def _on_language_wished(self, setting: str) -> None:
        """Change the language of whoever sits at the table in one of their own; for everybody else the program's."""
        if self._host is None or not self._host.speak(setting):
            self.services.preferences.change(language=setting)

    def retranslate(self) -> None:
        """Write every text of the window itself."""
        self.actions_.retranslate()
        self.menus.retranslate()
        self._write_title()

    def _write_title(self) -> None:
        """Write who plays what: nothing that a person may not see. Qt puts the program's name behind every window's
        title, each system in its own way."""
        page = self._table_in_front
        self.setWindowTitle(page.title if page is not None else APP_TITLE)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language, and full screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if "notice_bar" in vars(self):
                self.notice_bar.refresh()  # before the page, which it may move: a table is laid out once
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_["fullscreen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def quit(self) -> None:
        """Close the window, unless the person would rather keep a game that can't be saved."""
        if self._may_leave(quitting=True):
            self.close()

    def _may_leave(self, quitting: bool = False) -> bool:
        return self._host is None or self._host.may_leave(quitting)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was; what was played is being written and is waited for."""
        by_person = event.spontaneous()  # at the end of the session nobody is there
        if by_person and not self._may_leave(quitting=True):
            event.ignore()
            return
        self.services.preferences.change(window=geometry_of(self))
        self._clear_table()
        if self.page is not self.home:
            self.page.shut()  # a puzzle's has a process of its own
        self.shelf.put_away()
        self.charts.put_away()
        super().closeEvent(event)


def refreshing_home(window: MainWindow) -> Iterator[None]:
    """Read again which games wait, and which lessons, in parts. Without games nothing that they need is loaded."""
    window.home.follow_lessons()
    yield
    _tell_today(window)
    yield
    if window.services.paths.history_file.exists() or window.services.paths.evening_file.exists():
        window.evening.refresh()
        yield
    if "waiting_games" in vars(window) or window.services.saves.reading().found_any:
        yield from window.waiting_games.read()
    else:
        window.home.show_heads([])


def _tell_today(window: MainWindow) -> None:
    """Say which game today's puzzle is of, and how hard it is. No book is read for that."""
    from datetime import date, datetime

    from elios_desktop.games import GAMES, entry_of
    from elios_desktop.puzzles.practice import game_of_the_day, level_of_the_day
    from elios_desktop.ui.kit.i18n import Sentence
    from elios_desktop.ui.session.new_game import puzzle_star

    day = date.today()
    game = entry_of(game_of_the_day(day, [entry.id for entry in GAMES if entry.has("puzzles")]))
    said = Sentence.translate("Home", "{name}’s level").fill(name=puzzle_star(level_of_the_day(day)))
    solved: tuple[bool, ...] = (False,) * 7
    if "puzzles" in vars(window):
        solved = window.puzzles.shelf.progress.solved_in_week(day)
    elif window.services.paths.puzzles_file.exists():
        from elios_desktop.storage.puzzle_progress import PuzzleProgress

        progress = PuzzleProgress(window.services.paths.puzzles_file, window.services.fs, datetime.now)
        progress.look()
        solved = progress.solved_in_week(day)
    window.home.today.show_puzzle(game.id, said, solved, day.weekday())


def reads_games(window: MainWindow) -> bool:
    """Whether it is still being read which games wait."""
    return "waiting_games" in vars(window) and not window.waiting_games.complete


def load_cards(services: Services) -> Iterator[None]:
    """Import what home needs where games wait, in parts."""
    if services.saves.reading().found_any:
        import elios_desktop.ui.session.saving

        yield
        import elios_desktop.ui.shell.continue_card  # noqa: F401

        yield
