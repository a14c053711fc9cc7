"""The language in force, and how to change it while everything is open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from elios_desktop.resources import compiled_translation

LANGUAGES = {"it": "Italiano", "en": "English", "de": "Deutsch"}
"""Each by its own name: a person who can't read the language in force must find theirs."""


def translate(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Qt's translation of a text in the language in force (the shape of `texts.translate.Translate`)."""
    return QCoreApplication.translate(context, key, disambiguation, n)


def system_language() -> str:
    """The first of the system's languages that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """Installs the translators of one language at a time. Widgets hear of a change by `QEvent.LanguageChange`,
    which Qt sends to each of them; everything that is no widget listens to `changed`."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self._code = ""
        self.missing: str | None = None
        """The language whose compiled file could not be loaded, if any."""

    @property
    def code(self) -> str:
        """The language in force: a key of LANGUAGES."""
        return self._code

    def use(self, setting: str) -> None:
        """Change to a language; "system" follows the machine. English plural forms come from a file, too."""
        code = setting if setting in LANGUAGES else system_language()
        if code == self._code:
            return
        loaded = []
        own = QTranslator(self)
        if own.load(str(compiled_translation(code))):
            loaded.append(own)
        self.missing = None if loaded else code
        qt = QTranslator(self)
        if code != "en" and qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            loaded.insert(0, qt)
        old, self._translators, self._code = self._translators, loaded, code
        QLocale.setDefault(QLocale(code))
        # Each of these calls makes Qt tell every widget; a language takes a few of them, which is cheap enough.
        for translator in old:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        for translator in loaded:
            QCoreApplication.installTranslator(translator)
        self.changed.emit(code)

    def release(self) -> None:
        """Take the translators out; the program ends."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
