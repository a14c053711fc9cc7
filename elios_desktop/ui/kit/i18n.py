"""Knows the language in force, changes it while everything is open, and keeps sentences that are shown later.

A `Sentence` is a value, not a closure: it says itself when it is called, perhaps in another language by then. Two of
the same are equal, and what they are about can be read in them. Names and paths come from files and mean themselves
where Qt reads more than letters: HTML in a tooltip, the mark of a shortcut on a button.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import Qt

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.resources import compiled_translation
from elios_desktop.texts import catalogue
from elios_desktop.texts.translate import LANGUAGES, Translate, english, fill

QT_LEFT_OUT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
)
"""Texts of Qt's own dialogs that its translations lack in one of the languages; ours stand in for them."""


def translate(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Qt's translation of a text in the language in force (the shape of `texts.translate.Translate`)."""
    if _aside is not None:
        text = _aside.translate(context, key, disambiguation, n) or _aside_installed(context, key, disambiguation)
        return text if n < 0 else text.replace("%n", str(n))
    return QCoreApplication.translate(context, key, disambiguation, n)


class _Installed(QTranslator):
    """Speaks for games that were installed beside the program: asked last, it has an answer to everything."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: Translate = english

    def use(self, code: str) -> None:
        """Speak this language from now on."""
        self._texts = catalogue.of_installed(code)

    def translate(self, context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text, in English where it isn't known."""
        return self._texts(context, key, disambiguation, n)


def _aside_installed(context: str, key: str, disambiguation: str | None) -> str:
    """Return what isn't among the program's texts: a game's that was installed, or English."""
    return catalogue.of_installed(_aside_code)(context, key, disambiguation)


_aside_code = ""
_aside: QTranslator | None = None
"""Speaks while words of another language are measured, or written into a file."""


@contextmanager
def aside(code: str) -> Iterator[None]:
    """Meanwhile, texts are put into this language; the one in force stays so, and nobody is told."""
    global _aside, _aside_code
    before, _aside = (_aside, _aside_code), QTranslator()
    _aside_code = code
    _aside.load(str(compiled_translation(code)))
    try:
        yield
    finally:
        _aside, _aside_code = before


def resolved(setting: str) -> str:
    """Return the language that a setting means: a key of LANGUAGES; "system" follows the machine."""
    return setting if setting in LANGUAGES else system_language()


def system_language() -> str:
    """Return the first of the system's languages that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """Puts one language at a time into force. Widgets hear of a change by `QEvent.LanguageChange`,
    which Qt sends to each of them; everything that is no widget listens to `changed`.

    The same two translators stay installed and load other files.
    """

    changed = Signal(str)
    wished = Signal(str)
    """A person has chosen this setting of a language at a button that is always in reach."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._qt, self._own = QTranslator(self), QTranslator(self)
        self._others = _Installed(self) if catalogue.of_installed("de") is not english else None
        self._installed = False
        self._code = ""
        self._setting = ""
        self.seat = ""
        """The language of the person who sits at the table; empty while they have none of their own."""
        self.missing: str | None = None
        """The language whose compiled file could not be loaded, if any."""

    @property
    def _all(self) -> tuple[QTranslator, ...]:
        """In the order in which they are installed: the last one is asked first."""
        return (self._qt, self._own) if self._others is None else (self._others, self._qt, self._own)

    @property
    def code(self) -> str:
        """The language in force: a key of LANGUAGES."""
        return self._code

    def use(self, setting: str) -> None:
        """The language of the program; "system" follows the machine."""
        self._setting = setting
        self._put_into_force()

    def sit_down(self, language: str) -> None:
        """Speak the language of whoever sits down; empty for one who reads the program's."""
        self.seat = language
        self._put_into_force()

    def _put_into_force(self) -> None:
        """English plural forms come from a file, too."""
        code = resolved(self.seat or self._setting)
        if code == self._code:
            return
        self._code = code
        QLocale.setDefault(QLocale(code))
        if not self._installed:
            self._installed = True
            for translator in self._all:
                QCoreApplication.installTranslator(translator)
        # An empty name empties the translator. Qt's sources are English.
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._qt.load("" if code == "en" else f"qtbase_{code}", folder)
        if self._others is not None:
            self._others.use(code)
        self.missing = None if self._own.load(str(compiled_translation(code))) else code
        self._tell()
        self.changed.emit(code)

    @staticmethod
    def _tell() -> None:
        """Widgets change now and once, not some time later and once a file: nobody ever meets half of a language."""
        change = QEvent.Type.LanguageChange
        app = QCoreApplication.instance()
        assert app is not None
        QCoreApplication.removePostedEvents(app, change.value)  # what loading has queued
        QCoreApplication.sendEvent(app, QEvent(change))  # queues one for each window
        QCoreApplication.sendPostedEvents(None, change.value)

    def release(self) -> None:
        """Take the translators out; the program ends."""
        if self._installed:
            for translator in self._all:
                QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(QLocale.system())
        use_device(None)
        self._installed, self._code = False, ""


class Device(Enum):
    """What somebody plays with."""

    MOUSE = "mouse"
    FINGER = "finger"
    KEYS = "keys"


_DEVICE = "device"
"""The property of the application that has the one in use."""


def device_in_use() -> Device:
    """Return what somebody used last; before that, keys where a screen reader or the like listens, else a mouse."""
    app = QCoreApplication.instance()
    used = app.property(_DEVICE) if app is not None else None
    if used:
        return Device(used)
    from PySide6.QtGui import QAccessible  # home's first picture does without

    return Device.KEYS if QAccessible.isActive() else Device.MOUSE


def use_device(device: Device | None) -> None:
    """Let words be for who uses this from now on; None: nobody has used anything so far."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_DEVICE, device.value if device is not None else "")


def literal(text: str) -> str:
    """Return the text of a button or of an entry in a menu that shows this letter by letter: one "&" would mark a
    shortcut. Every name that people give goes through here."""
    return text.replace("&", "&&")


def plain(text: str) -> str:
    """Return a tooltip that shows this text letter by letter. Every tooltip goes through here."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # with every named character; hardly any tooltip needs it

    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the words are and what is put into them.

    It is made by `Sentence.translate("Context", "Whole sentence.")`, with a number as `translate` is called itself: so
    `lupdate` finds it.
    """

    context: str
    source: str
    number: int = -1
    """What `%n` stands for."""
    values: tuple[tuple[str, object], ...] = ()
    """For its placeholders; a sentence among them is put into words with it."""

    @classmethod
    def translate(cls, context: str, source: str, disambiguation: None = None, n: int = -1) -> Sentence:
        """Return a sentence without placeholders, or the beginning of one with them."""
        return cls(context, source, n)

    def fill(self, **values: object) -> Sentence:
        """Return it with values for its placeholders."""
        return replace(self, values=(*self.values, *values.items()))

    def __call__(self) -> str:
        if not self.source:
            return ""
        text = translate(self.context, self.source, None, self.number)
        return fill(text, **{name: _words(value) for name, value in self.values}) if self.values else text


@dataclass(frozen=True, slots=True)
class Wording:
    """What a function of the texts says about these things: it takes them, and a translator after them."""

    write: Callable[..., str]
    """A function of a module, never one that remembers something."""
    about: tuple[object, ...]
    """A sentence among them is put into words with it."""

    @classmethod
    def of(cls, write: Callable[..., str], *about: object) -> Wording:
        """Return the words of this function about these things."""
        return cls(write, about)

    def __call__(self) -> str:
        return self.write(*map(_words, self.about), translate)


@dataclass(frozen=True, slots=True)
class Sentences:
    """One after the other."""

    texts: tuple[Sentence | Wording | Sentences | ByDevice, ...]

    @classmethod
    def of(cls, *texts: Text) -> Sentences:
        """Return these, as far as they say anything."""
        return cls(tuple(text for text in texts if text != SILENCE))

    def __call__(self) -> str:
        return " ".join(text() for text in self.texts)


@dataclass(frozen=True, slots=True)
class ByDevice:
    """Words for who has a mouse, a finger, or keys alone: nobody is told to do what they can't."""

    mouse: Sentence
    keys: Sentence
    finger: Sentence

    def __call__(self) -> str:
        return {Device.MOUSE: self.mouse, Device.KEYS: self.keys, Device.FINGER: self.finger}[device_in_use()]()


Text = Sentence | Wording | Sentences | ByDevice
"""What is shown later."""

SILENCE = Sentence("", "")
"""Nothing to say."""


def _words(value: object) -> object:
    if type(value) is tuple:  # and not a value of a class made of one
        return tuple(map(_words, value))
    return value() if isinstance(value, Text) else value
