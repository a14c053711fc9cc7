"""The one shape of a translator, and the only list of languages that the program speaks.

Calls must be spelled `translate("Context", "English text")`, tables `QT_TRANSLATE_NOOP("Context", "English text")` (see
`elios_desktop.linguist`): `lupdate` reads the source, it does not run it. Placeholders are `{name}`, counts are `%n`,
plural forms are written `(s)` or `(es)`.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol


class Translate(Protocol):
    """Qt's `QCoreApplication.translate`, or anything that does the same."""

    def __call__(self, context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text in the language in force; with `n`, its plural form with `%n` filled in."""
        ...


def english(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Return the English source text, untranslated. Plural forms are written `(s)` in the sources, as Qt's are."""
    return key if n < 0 else plural(key, n).replace("%n", str(n))


def plural(text: str, n: int) -> str:
    """Return the English form of a source text for a number: what happens one time happens once."""
    if n == 1:
        text = text.replace("%n time(s)", "once")
    return text.replace("(s)", "" if n == 1 else "s").replace("(es)", "" if n == 1 else "es")


def fill(text: str, /, **values: Any) -> str:
    """Put values into a sentence's `{placeholders}`. An Italian one can ask for “a” or “e” before the value,
    `{square:ad}`, `{name:ed}`: before the same vowel that is “ad” or “ed”, as in “ad a2”, “ad Anna” and “ed Elena”."""
    return text.format_map({name: _Value(each) if isinstance(each, str) else each for name, each in values.items()})


def signed(number: str) -> str:
    """Return a number for people: with a minus sign, which no screen reader leaves out as it does a hyphen."""
    return number.replace("-", "−")


_VOWELS = {"ad": "aàáâä", "ed": "eèéêë"}
"""Before which letters Italian says “ad” for “a”, and “ed” for “e”."""


class _Value(str):
    """A text that stands in a sentence."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec not in _VOWELS:
            return super().__format__(spec)
        first = next((letter for letter in self if letter.isalnum()), " ")
        return f"{spec if first.lower() in _VOWELS[spec] else spec[0]} {self}"


class Language(NamedTuple):
    """What the program has to know of a language."""

    name: str
    """Its own name: a person who can't read the language in force must find theirs."""
    form: Callable[[int], int]
    """Which of the plural forms of a translation goes with a number, in the order of its .ts files."""


def _one_or_more(number: int) -> int:
    """Return one, and all other numbers."""
    return 0 if number == 1 else 1


LANGUAGES = {
    "it": Language("Italiano", _one_or_more),
    "en": Language("English", _one_or_more),
    "de": Language("Deutsch", _one_or_more),
}
"""By code, in the order in which they are offered."""


def spoken(name: str) -> str | None:
    """Return the language of a name such as "de", "de-AT" or "it_CH.UTF-8", if the program speaks it."""
    code = name.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    return code if code in LANGUAGES else None


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language that the user's environment asks for, in gettext's order; else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    # LANGUAGE is a list of named; it doesn't count in the plain "C" locale.
    plain = locale.partition(".")[0] in ("C", "POSIX")
    named = [] if plain else environment.get("LANGUAGE", "").split(":")
    for name in (*named, locale):
        language = spoken(name)
        if language is not None:
            return language
    return "en"
