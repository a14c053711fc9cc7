"""The two marks within a text of the rulebook: `**bold**` and `[words](#anchor)`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_MARK = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<words>[^\]]+)\]\(#(?P<target>[\w.\-]+)\)")


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one look."""

    text: str
    bold: bool = False
    target: str = ""
    """The anchor that it links to."""


def spans(text: str) -> Iterator[Span]:
    """A text in runs. Marks don't nest."""
    end = 0
    for found in _MARK.finditer(text):
        if found.start() > end:
            yield Span(text[end : found.start()])
        if found["bold"] is not None:
            yield Span(found["bold"], bold=True)
        else:
            yield Span(found["words"], target=found["target"])
        end = found.end()
    if end < len(text):
        yield Span(text[end:])


def plain(text: str) -> str:
    """The words without the marks: for searching, speaking and counting."""
    return "".join(span.text for span in spans(text))


def targets(text: str) -> list[str]:
    """The anchors that a text links to."""
    return [span.target for span in spans(text) if span.target]
