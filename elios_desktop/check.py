"""`elios-desktop --check`: what works on this computer and what is missing, in plain words, for bug reports.

The window is tried last: Qt ends the process where there is no display, and by then everything else has been said.
"""

import os
import platform
import sys
from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec

from elios_desktop import __version__
from elios_desktop.games import GAMES, LEFT_OUT, PARTS
from elios_desktop.resources import compiled_translation, resource
from elios_desktop.storage.paths import is_writable, system_paths
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES, Translate, environment_language, fill

_FONTS = ("Cabin-Regular.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf", "Cabin-Italic.otf")
_NEEDED = {
    "PySide6_Essentials": "PySide6",
    "platformdirs": "platformdirs",
    "pyqtgraph": "pyqtgraph",
    "numpy": "numpy",
    "pillow": "PIL",
}
"""What pyproject.toml asks for, each with the module that it is imported as."""
_CURSOR = "libxcb-cursor.so.0"


def run() -> int:
    """Print the report; 0 if everything is there that playing needs, else 1."""
    return _Report(translator(environment_language(os.environ)), print).run()


def lines(language: str) -> list[str]:
    """Return the same as lines, from within the program whose window is open."""
    told: list[str] = []
    _Report(translator(language), told.append).run()
    return told


class _Report:
    """Tells as it goes, and counts what is missing."""

    def __init__(self, translate: Translate, tell: Callable[[str], object]) -> None:
        self.translate = translate  # by this name lupdate finds the texts
        self._tell = tell
        self._missing: list[str] = []

    def run(self) -> int:
        """Return everything, the window last."""
        self._versions()
        self._places()
        self._own_files()
        self._charts()
        self._games()
        self._window()
        return self._sum_up()

    def _say(self, name: str, value: str) -> None:
        self._tell(f"{name}: {value}")

    def _lacks(self, sentence: str) -> None:
        self._missing.append(sentence)

    def _versions(self) -> None:
        self._say("Elios Desktop", __version__)
        self._say("Python", f"{platform.python_version()} ({sys.executable})")
        self._say(self.translate("Check", "System"), platform.platform())
        for name, module in _NEEDED.items():
            if not _is_there(name, module):
                self._lacks(fill(self.translate("Check", "The library {name} isn’t installed."), name=name))
                self._say(name, self.translate("Check", "missing"))
            else:  # inside the self-contained folder it has no version of its own
                self._say(name, _version(name) or self.translate("Check", "included"))
        sound = find_spec("miniaudio") is not None
        said = (
            self.translate("Check", "works")
            if sound
            else self.translate("Check", "none (miniaudio isn’t installed; everything else works)")
        )
        self._say(self.translate("Check", "Sound"), said)

    def _places(self) -> None:
        if not _is_there("platformdirs", "platformdirs"):
            return  # said above; without it nobody knows the places
        paths = system_paths()
        for name, folder in (
            (self.translate("Check", "Settings"), paths.config),
            (self.translate("Check", "Games"), paths.data),
            (self.translate("Check", "State"), paths.state),
            (self.translate("Check", "Cache"), paths.cache),
        ):
            self._say(name, str(folder))
            if not is_writable(folder):
                self._lacks(fill(self.translate("Check", "The folder {folder} can’t be written to."), folder=folder))

    def _own_files(self) -> None:
        fonts = [name for name in _FONTS if not resource("fonts", name).is_file()]
        languages = [code for code in LANGUAGES if not compiled_translation(code).is_file()]
        self._say(self.translate("Check", "Fonts"), _listed(_FONTS, fonts))
        self._say(self.translate("Check", "Languages"), _listed(tuple(LANGUAGES), languages))
        for name in fonts:
            self._lacks(fill(self.translate("Check", "The font {name} is missing."), name=name))
        for code in languages:
            self._lacks(fill(self.translate("Check", "The translation “{code}” is missing."), code=code))

    def _games(self) -> None:
        """Say which games that were installed beside the program are there, and which can't be."""
        left_out = dict(LEFT_OUT)
        for entry in [each for each in GAMES if each.package]:
            try:
                for part in filter(entry.has, PARTS):
                    entry.load(part)
            except (Exception, SystemExit) as error:  # neither ends the program
                left_out[entry.id] = f"{type(error).__name__}: {error}"
            else:
                self._say(self.translate("Check", "Installed game"), f"{entry.name(self.translate)} ({entry.package})")
        for name, why in left_out.items():
            detail = why.strip().splitlines()[-1]
            text = self.translate("Check", "The installed game “{name}” can’t be loaded: {detail}")
            self._say(self.translate("Check", "Installed game"), fill(text, name=name, detail=detail))

    def _charts(self) -> None:
        """Return whether what is installed for the charts can be loaded."""
        if any(find_spec(name) is None for name in ("PySide6", "pyqtgraph", "numpy")):
            return  # said above
        try:
            for name in ("numpy", "pyqtgraph"):
                import_module(name)
        except ImportError as error:
            detail = str(error).strip().splitlines()[-1]
            self._lacks(
                fill(self.translate("Course", "The charts can’t be drawn on this computer ({detail})."), detail=detail)
            )

    def _window(self) -> None:
        window = self.translate("Check", "Window")
        if find_spec("PySide6") is None:
            self._say(window, self.translate("Check", "PySide6 isn’t installed."))
            return
        try:
            from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion
            from PySide6.QtGui import QGuiApplication
        except ImportError as error:
            self._say(window, str(error))
            self._lacks(
                fill(self.translate("Check", "Qt can’t be loaded: {error}. A system library is missing."), error=error)
            )
            return
        told: list[str] = []

        def on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
            told.append(text.strip())
            if kind == QtMsgType.QtFatalMsg:  # Qt would abort the process now
                self._say(window, self.translate("Check", "can’t be opened"))
                for line in _true_lines(told):
                    self._tell(f"  Qt: {line}")
                self._lacks(self.translate("Check", "There is no display to open a window on, or Qt can’t use it."))
                status = self._sum_up()
                sys.stdout.flush()
                os._exit(status)

        open_already = QGuiApplication.instance()
        if not isinstance(open_already, QGuiApplication):
            before = qInstallMessageHandler(on_message)
            opened = QGuiApplication(["elios-desktop"])
            qInstallMessageHandler(before)
        self._say("Qt", f"{qVersion()}, {QGuiApplication.platformName()}")
        for screen in QGuiApplication.screens():
            size, ratio = screen.size(), screen.devicePixelRatio()
            self._say(
                fill(self.translate("Check", "Screen {name}"), name=screen.name() or "1"),
                f"{size.width()}×{size.height()}, {ratio * 100:.0f} %",
            )
        if not isinstance(open_already, QGuiApplication):
            opened.shutdown()

    def _sum_up(self) -> int:
        self._tell("")
        if not self._missing:
            self._tell(self.translate("Check", "Everything is there."))
            return 0
        for sentence in self._missing:
            self._tell(sentence)
        return 1


def _is_there(name: str, module: str) -> bool:
    """Tell whether a library can be imported, by its name among packages and as a module."""
    return _version(name) is not None or find_spec(module) is not None


def _true_lines(told: list[str]) -> list[str]:
    """Return what Qt says when it can't open a window, without what it always says: that a library is needed which is
    there, and that installing the program again may help."""
    lines = (" ".join(line.split()) for text in told for line in text.splitlines())
    lines = (line.removesuffix("Reinstalling the application may fix this problem.").strip() for line in lines)
    return [line for line in lines if line and not ("xcb-cursor0" in line and _has_library(_CURSOR))]


def _has_library(name: str) -> bool:
    from ctypes import CDLL

    try:
        CDLL(name)
    except OSError:
        return False
    return True


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _listed(names: tuple[str, ...], missing: list[str]) -> str:
    return ", ".join(name for name in names if name not in missing) or "–"
