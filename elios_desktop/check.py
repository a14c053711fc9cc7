"""`elios-desktop --check`: what works on this computer and what is missing, in plain words, for bug reports.

The window is tried last: Qt ends the process where there is no display, and by then everything else has been said.
"""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path

from elios_desktop import __version__
from elios_desktop.resources import compiled_translation, resource
from elios_desktop.storage.paths import system_paths
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.languages import LANGUAGES, environment_language
from elios_desktop.texts.translate import Translate, fill

_FONTS = ("Cabin-Regular.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf", "Cabin-Italic.otf")
_NEEDED = ("PySide6_Essentials", "platformdirs", "pyqtgraph", "numpy")


def run() -> int:
    """Print the report; 0 if everything is there that playing needs, else 1."""
    return _Report(translator(environment_language(os.environ))).run()


class _Report:
    """Prints as it goes, and counts what is missing."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate  # by this name lupdate finds the texts
        self._missing: list[str] = []

    def run(self) -> int:
        """Everything, the window last."""
        self._versions()
        self._places()
        self._own_files()
        self._charts()
        self._window()
        return self._sum_up()

    def _say(self, name: str, value: str) -> None:
        print(f"{name}: {value}")

    def _lacks(self, sentence: str) -> None:
        self._missing.append(sentence)

    def _versions(self) -> None:
        self._say("Elios Desktop", __version__)
        self._say("Python", f"{platform.python_version()} ({sys.executable})")
        self._say(self.translate("Check", "System"), platform.platform())
        for name in _NEEDED:
            if not _is_there(name):
                self._lacks(fill(self.translate("Check", "The library {name} isn’t installed."), name=name))
                self._say(name, self.translate("Check", "missing"))
            else:  # inside the self-contained folder it has no version of its own
                self._say(name, _version(name) or self.translate("Check", "included"))
        sound = find_spec("miniaudio") is not None
        said = (
            self.translate("Check", "can be played")
            if sound
            else self.translate("Check", "none (miniaudio isn’t installed; everything else works)")
        )
        self._say(self.translate("Check", "Sound"), said)

    def _places(self) -> None:
        if not _is_there("platformdirs"):
            return  # said above; without it nobody knows the places
        paths = system_paths()
        for name, folder in (
            (self.translate("Check", "Settings"), paths.config),
            (self.translate("Check", "Games"), paths.data),
            (self.translate("Check", "State"), paths.state),
        ):
            self._say(name, str(folder))
            if not _writable(folder):
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

    def _charts(self) -> None:
        """Whether what is installed for the charts can be loaded."""
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
                for line in told:
                    print(f"  Qt: {' '.join(line.split())}")
                self._lacks(self.translate("Check", "There is no display to open a window on, or Qt can’t use it."))
                status = self._sum_up()
                sys.stdout.flush()
                os._exit(status)

        before = qInstallMessageHandler(on_message)
        app = QGuiApplication(["elios-desktop"])
        qInstallMessageHandler(before)
        self._say("Qt", f"{qVersion()}, {app.platformName()}")
        for screen in app.screens():
            size, ratio = screen.size(), screen.devicePixelRatio()
            self._say(
                fill(self.translate("Check", "Screen {name}"), name=screen.name() or "1"),
                f"{size.width()}×{size.height()}, {ratio * 100:.0f} %",
            )
        app.shutdown()

    def _sum_up(self) -> int:
        print()
        if not self._missing:
            print(self.translate("Check", "Everything is there."))
            return 0
        for sentence in self._missing:
            print(sentence)
        return 1


def _is_there(name: str) -> bool:
    """Whether a library can be imported, by its name among packages."""
    return _version(name) is not None or find_spec(name.split("_")[0]) is not None


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _writable(folder: Path) -> bool:
    """Whether a file could be made in a folder that perhaps doesn't exist yet."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)


def _listed(names: tuple[str, ...], missing: list[str]) -> str:
    return ", ".join(name for name in names if name not in missing) or "–"
