"""A sentence that is shown later, perhaps in another language by then: a value, not a closure.

Each of the three kinds says itself when it is called, in the language in force then. Nothing else is passed on to be
shown, and no function that makes words: two of the same are equal, and what they are about can be read in them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate


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
        """A sentence without placeholders, or the beginning of one with them."""
        return cls(context, source, n)

    def fill(self, **values: object) -> Sentence:
        """With values for its placeholders."""
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
        """The words of this function about these things."""
        return cls(write, about)

    def __call__(self) -> str:
        return self.write(*map(_words, self.about), translate)


@dataclass(frozen=True, slots=True)
class Sentences:
    """One after the other."""

    texts: tuple[Sentence | Wording | Sentences, ...]

    @classmethod
    def of(cls, *texts: Text) -> Sentences:
        """These, as far as they say anything."""
        return cls(tuple(text for text in texts if text != SILENCE))

    def __call__(self) -> str:
        return " ".join(text() for text in self.texts)


Text = Sentence | Wording | Sentences
"""What is shown later."""

SILENCE = Sentence("", "")
"""Nothing to say."""


def _words(value: object) -> object:
    if type(value) is tuple:  # and not a value of a class made of one
        return tuple(map(_words, value))
    return value() if isinstance(value, Text) else value
