"""The window program: the one place that builds its objects and wires them together.

What home doesn't need for its first picture is imported and done after it: a person who starts the program sees home
at once, and the games that wait appear in the next moment.
"""

from __future__ import annotations

# isort: off
from elios_desktop import swift_start  # before everything that it is to speed up

# isort: on
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMessageLogContext, QObject, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

# The games come before the window's modules: parts of installed ones are loaded with them, and need those whole.
import elios_desktop.engine.contract  # noqa: F401
from elios_desktop.start_request import StartRequest
from elios_desktop.storage import atomic, crashes, settings
from elios_desktop.storage.paths import Paths, system_paths
from elios_desktop.ui.kit import process, style
from elios_desktop.ui.kit.i18n import Language, Sentence
from elios_desktop.ui.kit.notices import Notices
from elios_desktop.ui.kit.preferences import Preferences
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import RoomyTheme, Theme
from elios_desktop.ui.shell.window import APP_TITLE, MainWindow, load_cards, reads_games, refreshing_home

if TYPE_CHECKING:
    from elios_desktop.storage.atomic import SaveError
    from elios_desktop.storage.locks import FileLock
    from elios_desktop.storage.settings import Problem
    from elios_desktop.ui.kit.system_wishes import SystemWishes
    from elios_desktop.ui.shell.crash import CrashHandler
    from elios_desktop.ui.shell.instance import Instance
    from elios_desktop.ui.shell.thumbnails import Thumbnails

DESKTOP_ID = "io.github.elios_desktop.EliosDesktop"
_PIXMAP_CACHE_KB = 131_072
"""Qt's own 10 MB thrash at twice the pixel ratio."""
_BREATH_MS = 1
"""Between two parts of what follows the first picture: all that waits by then comes first."""


def run(request: StartRequest) -> int:
    """Open the window and what is wished for; the exit status."""
    paths = system_paths()
    fs = atomic.FileSystem()
    lock, others = _claim(paths, fs)
    app = _application()
    if others and _handed_over(paths, request):
        return 0
    log = crashes.CrashLog.begin(paths.crashes)
    try:
        return _run(Program(app, paths, fs, at_once=request == StartRequest(), log=log), app, request, lock)
    except Exception:
        if log is not None:
            import traceback

            log.note(traceback.format_exc())
        raise
    finally:
        if log is not None:
            log.end()


def _run(program: Program, app: QApplication, request: StartRequest, lock: FileLock | None) -> int:
    try:
        process.Signals(app)
        program.start(request, listen=lock is not None)
        return app.exec()
    finally:
        program.close()
        if lock is not None:
            lock.release()


class Application(QApplication):
    """The application. macOS tells it by an event which file somebody has double-clicked."""

    file_requested = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Hear of a file; everything else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(event.file())
            return True
        return super().event(event)


class Program(QObject):
    """Everything that lives as long as the window."""

    painted = Signal()
    """Home (or the table) has been painted for the first time, with all that is on it."""
    completed = Signal()
    """What follows the first picture is done, too."""

    def __init__(
        self,
        app: QApplication,
        paths: Paths,
        fs: atomic.FileSystem,
        at_once: bool = False,
        log: crashes.CrashLog | None = None,
    ) -> None:
        """`at_once`: home is what is wished for, and its window may come to the screen before home is made; `log` keeps
        what the process dies over."""
        super().__init__()
        self._app = app
        store = settings.SettingsStore(paths.settings_file, fs)
        loaded = store.load()
        self._problems = loaded.problems
        self._listens = False
        self._instance: Instance | None = None
        self._collector: process.Collector | None = None
        self._thumbnails: Thumbnails | None = None
        self._wishes: SystemWishes | None = None
        self._log = log
        self.crash: CrashHandler | None = None
        theme, language, notices = RoomyTheme(Theme(self), self), Language(self), Notices(self)
        preferences = Preferences(loaded.settings, store.save, self)
        self.services = Services(paths, fs, preferences, theme, language, notices)
        theme.load_fonts(later=False)
        theme.use(loaded.settings.theme, loaded.settings.text_percent)
        language.use(loaded.settings.language)
        self._dress()
        theme.changed.connect(self._dress)
        preferences.changed.connect(self._on_preference)
        self.window = MainWindow(self.services, at_once)
        preferences.save_failed.connect(self._on_settings_failed)
        preferences.saved.connect(self._on_settings_saved)
        if isinstance(app, Application):
            app.file_requested.connect(self._on_file_requested)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._use_theme)
        hints.accessibility().contrastPreferenceChanged.connect(self._use_theme)

    def start(self, request: StartRequest, listen: bool) -> None:
        """Show the window. What isn't needed for its first picture follows that."""
        self._listens = listen
        self._fulfil(request)
        self.window.home.leave_plain()
        self.window.page.installEventFilter(self)
        self.window.show()
        self.window.pages.focus()
        if self.window.page is self.window.home:
            for box in self.window.home.boxes:
                box.prepare()  # while the window system makes room for the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return the first picture."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._after_first_paint)
        return False

    def close(self) -> None:
        """The window is closed: write what is left, stop listening."""
        if self._instance is not None:
            self._instance.close()
        if self._collector is not None:
            self._collector.stop()
        if self._thumbnails is not None:
            self._thumbnails.stop()
        if self.crash is not None:
            self.crash.uninstall()
        self.services.close()
        self.services.language.release()
        # Widgets go before the application does; Python would take them in any order.
        self.window.deleteLater()
        self.deleteLater()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def heed(self, request: StartRequest) -> None:
        """A second start: do what it was asked for, and come to the front."""
        self._fulfil(request)
        self.window.show()
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()

    def _on_file_requested(self, path: str) -> None:
        self.heed(StartRequest(files=(path,)))

    def _fulfil(self, request: StartRequest) -> None:
        if request.files:
            self.window.host.open_files(request.files)
        elif request.new_game:
            from elios_desktop.engine.contract import GAME_IDS

            if request.new_game in GAME_IDS:
                self.window.show_new_game(request.new_game)

    def _after_first_paint(self) -> None:
        self.painted.emit()
        from elios_desktop.ui.shell.crash import CrashHandler

        self.crash = CrashHandler(self.window, lambda: self.window.host.playing.controller, self._log)
        self.crash.install()  # before anything else can fail
        self._go_on(self._rest())

    def _go_on(self, rest: Iterator[None]) -> None:
        if next(rest, self) is None:
            QTimer.singleShot(_BREATH_MS, self, partial(self._go_on, rest))

    def _rest(self) -> Iterator[None]:
        """Do what follows the first picture, in parts: whoever wants something by now needn't wait for all of it."""
        yield from self.window.home.paint_fronts()
        self.window.need_notice_bar()
        yield
        yield from load_cards(self.services)
        from elios_desktop.ui.shell.thumbnails import Thumbnails

        thumbnails = self._thumbnails = Thumbnails(self.services, self)
        thumbnails.ready.connect(self.window.home.refresh_pictures)
        self.window.home.waiting.connect(thumbnails.keep)
        self.window.home.use_thumbnails(thumbnails)
        if self.window.table is not None:
            self.window.host.when_seen.catch_up()
        else:
            yield from refreshing_home(self.window)
            self.window.put_away_ended()
        yield
        from PySide6.QtGui import QIcon

        from elios_desktop.games.elios.cover import sun

        icon = QIcon()
        for size in (32, 64, 128):
            icon.addPixmap(sun(size))
        self._app.setWindowIcon(icon)
        yield
        from elios_desktop.ui.shell.crash import tell_of_crashes

        tell_of_crashes(self.window, crashes.left_behind(self.services.paths.crashes))
        yield
        self.services.theme.load_later_fonts()
        self._tell_problems(self._problems)
        if self._listens:
            from elios_desktop.ui.shell.instance import Instance, server_name

            self._instance = Instance(server_name(self.services.paths.data), self)
            self._instance.requested.connect(self.heed)
        yield
        while reads_games(self.window):  # they stay as long as the program does, too
            yield
        from elios_desktop.ui.kit.process import EnterKey, Trimmer
        from elios_desktop.ui.kit.system_wishes import SystemWishes

        self.services.preferences.perform = self._perform
        EnterKey(self._app, self)
        self.window.scan()
        trimmer = Trimmer(self)
        self.window.pages.turned.connect(trimmer.soon)
        self.services.theme.changed.connect(trimmer.soon)
        self._wishes = SystemWishes(self)
        self._wishes.changed.connect(self._on_wishes)
        self._wishes.listen()
        swift_start.done()
        self._collector = process.Collector(self)
        self.completed.emit()

    def _perform(self, job: Callable[[], object], done: Callable[[SaveError | None], None]) -> None:
        self.services.writer.perform(job, done)

    def _dress(self) -> None:
        """Palette, font and style sheet of the theme in force."""
        theme = self.services.theme
        self._app.setPalette(theme.qt_palette())
        self._app.setFont(theme.font())
        self._app.setStyleSheet(style.style_sheet(theme))

    def _tell_problems(self, problems: tuple[Problem, ...]) -> None:
        services = self.services
        if any(problem.code == "unreadable" for problem in problems):
            services.notices.show(
                "settings",
                Sentence.translate("App", "The settings couldn’t be read, so the program starts with its defaults."),
            )
        elif problems:
            services.notices.show(
                "settings", Sentence.translate("App", "Some settings were damaged and are back to their defaults.")
            )
        if services.theme.missing_fonts:
            services.notices.show(
                "fonts", Sentence.translate("App", "The program’s own font is missing; the system’s is used instead.")
            )
        if services.language.missing not in (None, "en"):
            services.notices.show(
                "language", Sentence.translate("App", "The translation is missing, so the program speaks English.")
            )

    def _on_settings_failed(self, error: SaveError) -> None:
        from elios_desktop.ui.kit.troubles import settings_sentence

        self.services.notices.show("settings-save", settings_sentence(error), bad=True)

    def _on_settings_saved(self) -> None:
        self.services.notices.clear("settings-save")

    def _on_preference(self, field: str) -> None:
        if field == "language":
            self.services.language.use(self.services.preferences.now.language)
        elif field in ("theme", "text_percent"):
            self._use_theme()

    def _on_wishes(self) -> None:
        wishes = self._wishes
        if wishes is not None:
            self.services.preferences.heed_motion(wishes.less_motion)
            self.services.theme.heed(wishes.dark, wishes.more_contrast)
            self._use_theme()

    def _use_theme(self) -> None:
        now = self.services.preferences.now
        self.services.theme.use(now.theme, now.text_percent)


def _application() -> Application:
    """Return the application; ends the process with one sentence where there is no display."""

    def on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            # Qt would abort the process now, with a core dump.
            print(f"elios-desktop: {_no_display_sentence()}", file=sys.stderr, flush=True)
            os._exit(1)

    before = qInstallMessageHandler(on_message)
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    # The menus are a part of the window everywhere. (Told later, a menu bar would first ask the desktop for another.)
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeMenuBar)
    app = Application(["elios-desktop", "-style", "Fusion"])
    qInstallMessageHandler(before)
    app.setApplicationName("elios-desktop")
    app.setApplicationDisplayName(APP_TITLE)
    app.setOrganizationName("elios-desktop")
    QPixmapCache.setCacheLimit(_PIXMAP_CACHE_KB)
    return app


def _no_display_sentence() -> str:
    from elios_desktop.texts.catalogue import translator
    from elios_desktop.texts.translate import environment_language

    translate = translator(environment_language(os.environ))  # this name lupdate knows
    return translate(
        "Messages",
        "There is no display to open a window on. Without one you can use “elios-desktop engine”, “elios-desktop "
        "replay FILE” and “elios-desktop shots DIR”; “elios-desktop --check” says what is missing.",
    )


def _claim(paths: Paths, fs: atomic.FileSystem) -> tuple[FileLock | None, bool]:
    """Return the lock of the one program that listens for later starts, and whether another one holds it."""
    from elios_desktop.storage.atomic import make_folders
    from elios_desktop.storage.locks import FileLock, InUseError

    try:
        make_folders(paths.state, fs, sync=False)
        return FileLock.acquire(paths.state / "instance.lock", fs), False
    except InUseError:
        return None, True
    except OSError:
        return None, False  # a home that can't be written on: play all the same


def _handed_over(paths: Paths, request: StartRequest) -> bool:
    from elios_desktop.ui.shell.instance import hand_over, server_name

    return hand_over(server_name(paths.data), request)
