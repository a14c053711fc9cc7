"""Reads a rulebook: a text in English, one file a game, into the blocks of its pages, in the language in force.

The file is Markdown as far as it goes, blocks with an empty line between them:

    # Holi                                the title, for readers of the file; a second one begins the reference card
    ## Moving {#move}                     a section and its id
    Running **bold** text with a [link](#anchor).
    {explains holi.same_cell}             below a paragraph or a list: the refusals whose rule it gives,
    {ruling cells}                        and the ruling by which it is played like this
    - a thing                             things in no order; `1. ` a step; `> ` an example
    | head | head |                       a grid; a cell in `backticks` is the same in every language
    ![caption](name)                      a position of `positions.py`, and below it, numbered, what its labels point at
    ![caption](name "right")              several below each other, or right and wrong ones, are a strip
    ### Question?                         and below it the answer
    ### As we play it {#ruling-cells}     a ruling, and below it the reason
    {specimens beam 5}                    things to look up in so many columns: below it `- id: Name: words`
    {list rivalry}                        the same, filled from the game itself: `LISTS` of its `positions.py`
    {shared keeping}                      blocks that all rulebooks have, from `shared.md`; in a heading: its title

Every text is translated as a whole, in the context of its file.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from elios_desktop.rulebook import blocks
from elios_desktop.texts.translate import Translate

SHARED = Path(__file__).with_name("shared.md")
"""What is the same in every rulebook."""
SHARED_CONTEXT = "Rulebook"

_HEADING = re.compile(r"## ?(?P<title>.*?) ?\{#(?P<id>[\w-]+)\}")
_RULING = re.compile(r"### (?P<text>.+) \{#ruling-(?P<id>[\w-]+)\}")
_MARK = re.compile(r"\{(?P<name>explains|ruling|specimens|list|shared) (?P<values>[^{}]+)\}")
_PICTURE = re.compile(r"!\[(?P<caption>.+?)\]\((?P<name>[a-z][\w-]*)(?: \"(?P<verdict>right|wrong)\")?\)")
_LIST = re.compile(r"\{list ([\w-]+)\}")
_ITEM, _STEP = re.compile(r"- "), re.compile(r"\d\. ")

Say = Callable[[str], str]
"""A text of the file in the language in force."""
GameLists = Mapping[str, Callable[[Translate], blocks.Specimens]]


class RulebookError(ValueError):
    """A rulebook that isn't written as it has to be."""


class Reader:
    """Reads one file. `lists` fills what is marked as a list of the game's own."""

    def __init__(self, text: str, context: str, translate: Translate, lists: GameLists | None = None) -> None:
        self._context = context
        self._translate = translate
        self._lists = lists or {}
        book, _, card = re.sub(r"\A# .*\n", "", text).partition("\n# ")
        self._book, self._card = _chunks(book), _chunks(card)[1:]

    def _say(self, text: str) -> str:
        return self._translate(self._context, text)

    def sections(self) -> list[blocks.Section]:
        """List all sections of the book."""
        starts = [number for number, chunk in enumerate(self._book) if chunk[0].startswith("## ")]
        if starts[:1] != [0]:
            raise RulebookError("a rulebook begins with a section")
        return [self._section(self._book[start:end]) for start, end in pairwise([*starts, len(self._book)])]

    def card(self) -> list[blocks.Block]:
        """Return the reference card."""
        return [*self._blocks(self._card)]

    def _section(self, chunks: Sequence[list[str]]) -> blocks.Section:
        found = _HEADING.fullmatch(_joined(chunks[0]))
        if found is None:
            raise RulebookError(f"a heading names its section, as in “## Moving {{#move}}”: {chunks[0][0]!r}")
        shared = _MARK.fullmatch(found["title"])
        title = self._shared(shared["values"]).title if shared else found["title"] and self._say(found["title"])
        return blocks.Section(found["id"], title, tuple(self._blocks(chunks[1:])))

    def _blocks(self, chunks: Sequence[list[str]]) -> Iterator[blocks.Block]:
        rest = iter(chunks)
        for chunk in rest:
            if chunk[0].startswith("### "):
                yield self._answered(_joined(chunk), next(rest, []))
            elif (mark := _MARK.fullmatch(chunk[0])) is not None and mark["name"] == "shared":
                yield from self._shared(mark["values"]).blocks
            else:
                yield self._block(chunk)

    def _answered(self, head: str, below: Sequence[str]) -> blocks.Ruling | blocks.Question:
        """Return a heading that has its say in the paragraph below it."""
        if not below:
            raise RulebookError(f"nothing stands below {head!r}")
        ruling = _RULING.fullmatch(head)
        if ruling is not None:
            return blocks.Ruling(ruling["id"], self._say(ruling["text"]), self._say(_joined(below)))
        return blocks.Question(self._say(head.removeprefix("### ")), self._say(_joined(below)))

    def _block(self, chunk: list[str]) -> blocks.Block:
        lines, marks = _with_marks(chunk)
        first = lines[0]
        mark = _MARK.fullmatch(first)
        block: blocks.Block
        if mark is not None:
            block = self._listed(mark["name"], mark["values"].split(), lines[1:])
        elif first.startswith("!["):
            block = self._pictured(lines)
        elif first.startswith("| "):
            block = self._grid(lines)
        elif first.startswith("> "):
            block = blocks.Example(self._say(_joined([line.removeprefix("> ") for line in lines])))
        elif _STEP.match(first):
            block = blocks.Steps(tuple(map(self._say, _entries(lines, _STEP))))
        elif _ITEM.match(first):
            block = blocks.Items(tuple(map(self._say, _entries(lines, _ITEM))), tuple(marks.pop("explains", ())))
        else:
            ruling = "".join(marks.pop("ruling", ()))
            block = blocks.Paragraph(self._say(_joined(lines)), tuple(marks.pop("explains", ())), ruling)
        if marks:
            raise RulebookError(f"{', '.join(marks)} can’t stand below {first!r}")
        return block

    def _pictured(self, lines: Sequence[str]) -> blocks.Picture | blocks.Strip:
        at = next((number for number, line in enumerate(lines) if _STEP.match(line)), len(lines))
        captions, parts = _joined(lines[:at]), tuple(map(self._say, _entries(lines[at:], _STEP)))
        found = [*_PICTURE.finditer(captions)]
        if not found or _PICTURE.sub("", captions).strip():
            raise RulebookError(f"a picture is written “![caption](name)”: {captions!r}")
        if len(found) == 1 and found[0]["verdict"] is None:
            return blocks.Picture(found[0]["name"], self._say(found[0]["caption"]), parts)
        verdicts = {"right": True, "wrong": False}
        return blocks.Strip(
            tuple(
                blocks.Frame(each["name"], self._say(each["caption"]), verdicts.get(each["verdict"])) for each in found
            )
        )

    def _grid(self, lines: Sequence[str]) -> blocks.Grid:
        head, *rows = [self._cells(line) for number, line in enumerate(lines) if number != 1]
        return blocks.Grid(head, tuple(rows))

    def _cells(self, line: str) -> tuple[str, ...]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        return tuple(cell[1:-1] if cell[0] == cell[-1] == "`" else self._say(cell) for cell in cells)

    def _listed(self, mark: str, values: Sequence[str], lines: Sequence[str]) -> blocks.Specimens:
        if mark == "list" and len(values) == 1 and values[0] in self._lists and not lines:
            return self._lists[values[0]](self._translate)
        if mark == "specimens" and len(values) == 2 and values[1].isdecimal():
            entries = [entry.split(": ", 2) for entry in _entries(lines, _ITEM)]
            told = tuple(blocks.Specimen(id_, *map(self._say, words)) for id_, *words in entries)
            return blocks.Specimens(values[0], told, columns=int(values[1]))
        raise RulebookError(f"there is no {mark} {' '.join(values)!r}")

    def _shared(self, name: str) -> blocks.Section:
        sections = Reader(shared_text(), SHARED_CONTEXT, self._translate).sections()
        found = next((section for section in sections if section.id == name), None)
        if found is None:
            raise RulebookError(f"{SHARED.name} has no section {name!r}")
        return found


@cache
def shared_text() -> str:
    """Say what `shared.md` says."""
    return SHARED.read_text(encoding="utf-8")


def keys(text: str, own: str) -> list[str]:
    """Find the texts that a file has translated in its own context, in their order and each once."""
    found: dict[str, None] = {}

    def note(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context == own:
            found[key] = None
        return key

    unfilled = blocks.Specimens("", ())
    reader = Reader(text, own, note, {name: lambda _: unfilled for name in _LIST.findall(text)})
    reader.sections()
    reader.card()
    return [*found]


def _chunks(text: str) -> list[list[str]]:
    """Return the blocks of a file: lines between empty ones."""
    return [chunk.splitlines() for chunk in re.split(r"\n\s*\n", text.strip("\n")) if chunk.strip()]


def _joined(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _entries(lines: Sequence[str], mark: re.Pattern[str]) -> Iterator[str]:
    """Yield the entries of a list, each with the lines that go on with it."""
    starts = [number for number, line in enumerate(lines) if mark.match(line)]
    for start, end in pairwise([*starts, len(lines)]):
        yield mark.sub("", _joined(lines[start:end]), count=1)


def _with_marks(chunk: Sequence[str]) -> tuple[list[str], dict[str, list[str]]]:
    """Return a block's lines, and what the marks below them say."""
    lines, marks = [*chunk], {}
    while len(lines) > 1 and (found := _MARK.fullmatch(lines[-1])) is not None:
        marks[found["name"]] = found["values"].split()
        lines.pop()
    return lines, marks
