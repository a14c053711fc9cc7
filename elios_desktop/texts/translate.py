"""The one shape of a translator.

Calls must be spelled `translate("Context", "English text")`, tables `QT_TRANSLATE_NOOP("Context", "English text")` (see
`elios_desktop.linguist`): `lupdate` reads the source, it does not run it. Placeholders are `{name}`, counts are `%n`,
plural forms are written `(s)` or `(es)`.
"""

from __future__ import annotations

from typing import Any, Protocol


class Translate(Protocol):
    """Qt's `QCoreApplication.translate`, or anything that does the same."""

    def __call__(self, context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in the language in force; with `n`, its plural form with `%n` filled in."""
        ...


def english(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
    """No translation: the English source text. Plural forms are written `(s)` in the sources, as Qt's are."""
    return key if n < 0 else plural(key, n).replace("%n", str(n))


def plural(text: str, n: int) -> str:
    """The English form of a source text for a number."""
    return text.replace("(s)", "" if n == 1 else "s").replace("(es)", "" if n == 1 else "es")


def fill(text: str, /, **values: Any) -> str:
    """Put values into a sentence's `{placeholders}`. An Italian one can ask for “a” before the value, `{square:ad}`:
    that is “ad” before another a, as in “ad a2” and “ad Anna”."""
    return text.format_map({name: _Value(each) if isinstance(each, str) else each for name, each in values.items()})


class _Value(str):
    """A text that stands in a sentence."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec != "ad":
            return super().__format__(spec)
        first = next((letter for letter in self if letter.isalnum()), "")
        return f"{'ad' if first.lower() in 'aàáâä' and first else 'a'} {self}"
