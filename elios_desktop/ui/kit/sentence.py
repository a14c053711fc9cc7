"""A sentence that is shown later, perhaps in another language by then: a value, not a closure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the words are and what is put into them. Called, it gives them in the language in force.

    It is made by `Sentence.translate("Context", "Whole sentence.")`: so `lupdate` finds it.
    """

    context: str
    source: str
    values: tuple[tuple[str, object], ...] = ()
    """For its placeholders; what can be called among them, as another sentence, is put into words with it."""

    @classmethod
    def translate(cls, context: str, source: str) -> Sentence:
        """A sentence without placeholders, or the beginning of one with them."""
        return cls(context, source)

    def fill(self, **values: object) -> Sentence:
        """With values for its placeholders."""
        return replace(self, values=(*self.values, *values.items()))

    def __call__(self) -> str:
        text = translate(self.context, self.source)
        return fill(text, **{name: _words(value) for name, value in self.values}) if self.values else text


def _words(value: object) -> object:
    return value() if callable(value) else value
