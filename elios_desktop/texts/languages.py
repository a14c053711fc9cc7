"""The languages that the program speaks, the only list of them; and which of them the command line should use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Language(NamedTuple):
    """What the program has to know of a language."""

    name: str
    """Its own name: a person who can't read the language in force must find theirs."""
    form: Callable[[int], int]
    """Which of the plural forms of a translation goes with a number, in the order of its .ts files."""


def _one_or_more(number: int) -> int:
    """One, and all other numbers."""
    return 0 if number == 1 else 1


LANGUAGES = {
    "it": Language("Italiano", _one_or_more),
    "en": Language("English", _one_or_more),
    "de": Language("Deutsch", _one_or_more),
}
"""By code, in the order in which they are offered."""


def spoken(name: str) -> str | None:
    """The language of a name such as "de", "de-AT" or "it_CH.UTF-8", if the program speaks it."""
    code = name.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    return code if code in LANGUAGES else None


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that the user's environment asks for, in gettext's order; else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    # LANGUAGE is a list of wishes; it doesn't count in the plain "C" locale.
    plain = locale.partition(".")[0] in ("C", "POSIX")
    wishes = [] if plain else environment.get("LANGUAGE", "").split(":")
    for wish in (*wishes, locale):
        language = spoken(wish)
        if language is not None:
            return language
    return "en"
