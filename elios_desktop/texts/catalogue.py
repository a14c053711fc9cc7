"""Translations without Qt: the `.ts` files of Qt Linguist, read as they are.

Each language has several files, `<area>.<language>.ts`. One is read when a text is first looked for that those read
so far don't have; a refusal of one game never makes the others' rulebooks load.
"""

import os
from collections.abc import Sequence
from xml.parsers import expat

from elios_desktop.games import translations
from elios_desktop.texts.translate import LANGUAGES, Translate, english

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = (
    os.path.join(_PACKAGE, "translations"),  # an installed package
    os.path.join(os.path.dirname(_PACKAGE), "translations"),  # a checkout
)

Key = tuple[str, str, str]
"""Context, source text, disambiguation."""


class CatalogueError(ValueError):
    """A file that is not a translation file."""


def translator(language: str, folders: Sequence[str] = ()) -> Translate:
    """Return what translates into a language; into English for one that the program doesn't speak. Its texts are the
    program's, and those of games that were installed."""
    folders = folders or (*FOLDERS, *translations())
    return Catalogue(language, folders) if language in LANGUAGES and language != "en" else english


def of_installed(language: str) -> Translate:
    """Return what translates the texts of games that were installed beside the program."""
    return translator(language, translations()) if translations() else english


class Catalogue:
    """One language's texts. Called like Qt's `translate`; a text without translation stays English."""

    def __init__(self, language: str, folders: Sequence[str] = FOLDERS) -> None:
        self._unread = _files(language, folders)
        self._form = LANGUAGES[language].form
        self._texts: dict[Key, tuple[str, ...]] = {}
        self.broken: list[str] = []
        """Files that could not be read."""

    def __call__(self, context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text in the language, with `n` its plural form."""
        forms = self._find((context, key, disambiguation or ""))
        if not forms and disambiguation:
            forms = self._find((context, key, ""))  # as Qt does
        if not forms:
            return english(context, key, disambiguation, n)
        if n < 0:
            return forms[-1]
        return forms[min(self._form(n), len(forms) - 1)].replace("%n", str(n))

    def _find(self, key: Key) -> tuple[str, ...]:
        own = f"{key[0].lower()}."
        while key not in self._texts and self._unread:
            # The area named like the context first, then in order.
            path = next((path for path in self._unread if os.path.basename(path).startswith(own)), self._unread[0])
            self._unread.remove(path)
            try:
                self._texts |= read_ts(path)
            except (OSError, CatalogueError):
                self.broken.append(path)
        return self._texts.get(key, ())


def read_ts(path: str) -> dict[Key, tuple[str, ...]]:
    """Return the translations in a `.ts` file: one text each, or the plural forms. Unfinished ones count, gone ones
    don't."""
    reader = _TsReader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = reader.entity
    with open(path, "rb") as file:
        try:
            parser.ParseFile(file)
        except expat.ExpatError as error:
            raise CatalogueError(f"{path}: {error}") from error
    return reader.texts


class _TsReader:
    """What is between the tags of a `.ts` file."""

    def __init__(self) -> None:
        self.texts: dict[Key, tuple[str, ...]] = {}
        self._context = ""
        self._parts: dict[str, str] = {}
        self._forms: list[str] = []
        self._gone = False
        self._collected: list[str] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "message":
            self._parts, self._forms, self._gone = {}, [], False
        elif tag == "translation":
            self._gone = attributes.get("type") in ("vanished", "obsolete")
        elif tag == "byte":  # how Linguist writes a control character
            value = attributes.get("value", "")
            self._collected.append(chr(int(value.removeprefix("x"), 16 if value.startswith("x") else 10)))
            return
        self._collected = []

    def end(self, tag: str) -> None:
        if tag == "byte":
            return
        text = "".join(self._collected)
        if tag == "name":
            self._context = text
        elif tag == "numerusform":
            self._forms.append(text)
        elif tag in ("source", "comment", "translation"):
            self._parts[tag] = text
        elif tag == "message" and not self._gone:
            forms = tuple(self._forms) or (self._parts.get("translation", ""),)
            if all(forms):
                self.texts[self._context, self._parts.get("source", ""), self._parts.get("comment", "")] = forms

    def text(self, characters: str) -> None:
        self._collected.append(characters)

    def entity(self, name: str, *_: object) -> None:
        """Refuse entities: no `.ts` file declares any, and a file that does could grow without bounds."""
        raise CatalogueError(f"the entity “{name}” is declared")


def _files(language: str, folders: Sequence[str]) -> list[str]:
    """Return the language's files, each area from the first folder that has it; the big ones, rulebooks, last."""
    found: dict[str, str] = {}
    for folder in folders:
        if os.path.isdir(folder):
            for name in os.listdir(folder):
                if name.endswith(f".{language}.ts"):
                    found.setdefault(name, os.path.join(folder, name))
    return [found[name] for name in sorted(found, key=lambda name: (name.startswith("rulebook_"), name))]
