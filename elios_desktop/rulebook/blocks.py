"""What a page of the rulebook is made of.

Texts are in the language in force and may contain `**bold**` and `[words](#section)` (see `spans`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text. `explains` are the refusal codes whose rule it gives: a link can lead to a code."""

    text: str
    explains: tuple[str, ...] = ()
    ruling: str = ""
    """The ruling by which it is played like this: a mark leads there."""


@dataclass(frozen=True, slots=True)
class Items:
    """A list of things in no particular order."""

    items: tuple[str, ...]
    explains: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """A list of things to do one after the other."""

    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A rule at work."""

    text: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What this program plays where the publisher's sheet is silent or can be read in two ways, and why."""

    id: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question that comes up at the table."""

    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns; the first row is the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A position, drawn by the game's own table; `name` is a key of the game's `POSITIONS`."""

    name: str
    caption: str
    parts: tuple[str, ...] = ()
    """What the position's labels point at, in their order."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a strip. `verdict` says whether it shows what the rules allow or what they forbid."""

    name: str
    caption: str
    verdict: bool | None = None


@dataclass(frozen=True, slots=True)
class Strip:
    """Pictures side by side: a turn step by step, or right beside wrong."""

    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Specimen:
    """One thing to look up: its picture's name, its own name, and what there is to say about it."""

    id: str
    title: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Specimens:
    """Things of one kind, in columns. `kind` and a specimen's id name the picture; the id is an anchor, too."""

    kind: str
    entries: tuple[Specimen, ...]
    columns: int = 4


Block = Paragraph | Items | Steps | Example | Ruling | Question | Grid | Picture | Strip | Specimens


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rulebook under one heading. Refusals cite it by its id."""

    id: str
    title: str
    blocks: tuple[Block, ...]


def texts(block: Block) -> Iterator[str]:
    """Yield every text of a block, in the order in which it is read."""
    match block:
        case Paragraph() | Example():
            yield block.text
        case Items():
            yield from block.items
        case Steps():
            yield from block.steps
        case Ruling():
            yield block.text
            yield block.reason
        case Question():
            yield block.question
            yield block.answer
        case Grid():
            yield from block.head
            for row in block.rows:
                yield from row
        case Picture():
            yield block.caption
            yield from block.parts
        case Strip():
            for frame in block.frames:
                yield frame.caption
        case Specimens():
            for entry in block.entries:
                yield entry.title
                if entry.text:
                    yield entry.text


def explained(block: Block) -> tuple[str, ...]:
    """Return the refusal codes whose rule a block gives."""
    return block.explains if isinstance(block, Paragraph | Items) else ()


def pictures(block: Block) -> tuple[str, ...]:
    """Return the positions that a block shows."""
    match block:
        case Picture():
            return (block.name,)
        case Strip():
            return tuple(frame.name for frame in block.frames)
        case _:
            return ()


def ruling_anchor(ruling: str) -> str:
    """Return the anchor of a ruling."""
    return f"ruling-{ruling}"


def anchors(sections: Sequence[Section]) -> list[str]:
    """List everything that a link can lead to, in order: sections, specimens, rulings and refusal codes."""
    found: list[str] = []
    for section in sections:
        found.append(section.id)
        for block in section.blocks:
            found.extend(explained(block))
            if isinstance(block, Ruling):
                found.append(ruling_anchor(block.id))
            if isinstance(block, Specimens):
                found.extend(f"{block.kind}-{entry.id}" for entry in block.entries)
    return found


_MARK = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<words>[^\]]+)\]\(#(?P<target>[\w.\-]+)\)")


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one look."""

    text: str
    bold: bool = False
    target: str = ""
    """The anchor that it links to."""


def spans(text: str) -> Iterator[Span]:
    """Yield a text in runs. Marks don't nest."""
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
    """Return the words without the marks: for searching, speaking and counting."""
    return "".join(span.text for span in spans(text))


def targets(text: str) -> list[str]:
    """Return the anchors that a text links to."""
    return [span.target for span in spans(text) if span.target]
