"""Rulebook blocks as the HTML that Qt's text documents understand, in the theme's colours and type."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSizeF

from elios_desktop.rulebook.blocks import (
    Block,
    Example,
    Grid,
    Items,
    Paragraph,
    Picture,
    Question,
    Ruling,
    Section,
    Specimen,
    Specimens,
    Steps,
    Strip,
    explained,
    plain,
    ruling_anchor,
    spans,
)
from elios_desktop.texts.translate import Translate
from elios_desktop.ui.kit.theme import Palette
from elios_desktop.ui.rulebook.pictures import CHAPTER_SIZE, COVER, Pictures

PICTURE = "picture"
"""The scheme of the addresses of pictures: `picture:<game>/<name>`."""
_FRAME = 250
"""The least width at which a picture of a strip can be read."""
_CHAPTERS = 6
"""So many chapters of a game have a picture on the front; all are listed beside it."""
_NARROW, _WIDE, _FEW, _GAP = 76, 124, 32, 14
"""How wide a column of single things has to be for few words and for many."""


@dataclass(frozen=True)
class PageWriter:
    """Writes the pages of one game."""

    game: str
    palette: Palette
    pictures: Pictures
    translate: Translate
    scale: float = 1.0
    """Text size."""
    width: float = 640.0
    """The widest that a picture may be."""
    version: int = 0
    """Part of the pictures' addresses, so that changed ones are fetched anew."""

    def page(self, title: str, sections: Sequence[Section]) -> str:
        """Return a whole rulebook."""
        return self._document([f"<h1>{escape(title)}</h1>", *(self._section(section) for section in sections)])

    def card(self, title: str, blocks: Sequence[Block]) -> str:
        """Return a reference card."""
        return self._document([f"<h1>{escape(title)}</h1>", *map(self._block, blocks)])

    def contents(self, title: str, games: Sequence[tuple[str, str, Sequence[Section]]]) -> str:
        """Return the front of all rulebooks: the boxes of the games (id, name, sections), then chapters of each."""
        across = max(1, min(len(games), int(self.width // (self.pictures.size(games[0][0], COVER).width() + _GAP))))
        boxes = [self._cover(game, name, self.width / across - _GAP) for game, name, _ in games]
        parts = [f"<h1>{escape(title)}</h1>", _rows(boxes, across, self.width)]
        columns = max(1, min(3, int(self.width // (CHAPTER_SIZE[0] * max(1.0, self.scale**0.5) + _GAP))))
        for game, name, sections in games:
            chapters = [each for each in sections if _first_picture(each)][:_CHAPTERS]
            parts.append(f"<h2>{self._way(game, '', escape(name))}</h2>")
            parts.append(
                _rows(
                    [self._chapter(game, each, self.width / columns - _GAP) for each in chapters], columns, self.width
                )
            )
        return self._document(parts)

    def _way(self, game: str, section: str, words: str) -> str:
        """Return a way into a rulebook that looks like what it leads to, not like a link in a text."""
        return f'<a href="{game}#{section}" style="color:{self.palette.text};text-decoration:none;">{words}</a>'

    def _cover(self, game: str, name: str, room: float) -> str:
        return self._way(game, "", self._image(COVER, name, room, game))

    def _chapter(self, game: str, section: Section, room: float) -> str:
        """Return a chapter's picture above its name; both lead to it."""
        image = self._image(f"chapter/{_first_picture(section)}", section.title, room, game)
        return self._way(game, section.id, f"{image}<br>{escape(section.title)}")

    # -- parts

    def _document(self, parts: Iterable[str]) -> str:
        p, points = self.palette, 12 * self.scale
        style = (
            f"body {{ color: {p.text}; font-size: {points:.1f}pt; }}"
            f"h1 {{ font-size: {points * 1.9:.1f}pt; font-weight: 700; margin: 4px 0 14px 0; }}"
            f"h2 {{ font-size: {points * 1.35:.1f}pt; font-weight: 700; margin: 26px 0 6px 0; color: {p.accent}; }}"
            f"p {{ margin: 6px 0 8px 0; }} li {{ margin: 3px 0 3px 0; }}"
            f".soft {{ color: {p.text_soft}; font-size: {max(11.0, points * 0.92):.1f}pt; }}"
            f".label {{ color: {p.accent}; font-weight: 700; }}"
        )
        return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"

    def _section(self, section: Section) -> str:
        blocks = "".join(map(self._block, section.blocks))
        return f'<h2><a name="{section.id}"></a>{escape(section.title)}</h2>{blocks}'

    def _block(self, block: Block) -> str:
        names = "".join(f'<a name="{code}"></a>' for code in explained(block))
        match block:
            case Paragraph():
                return f"<p>{names}{self._inline(block.text)}{self._mark(block.ruling)}</p>"
            case Items():
                return f"<ul>{self._lines(block.items, names)}</ul>"
            case Steps():
                return f"<ol>{self._lines(block.steps, names)}</ol>"
            case Example():
                label = escape(self.translate("Rulebook", "Example"))
                return self._box(f'<span class="label">{label}.</span> {self._inline(block.text)}', self.palette.line)
            case Ruling():
                return self._ruling(block)
            case Question():
                return f"<p><b>{self._inline(block.question)}</b><br>{self._inline(block.answer)}</p>"
            case Grid():
                return self._table(block)
            case Picture():
                image = self._image(f"position/{block.name}", block.caption, self.width)
                caption = f'<span class="soft">{self._inline(block.caption)}</span>'
                return f"<p>{image}<br>{caption}</p>{self._parts(block.parts)}"
            case Strip():
                return self._strip(block)
            case Specimens():
                return self._specimens(block)

    def _inline(self, text: str) -> str:
        parts = []
        for span in spans(text):
            words = escape(span.text)
            if span.target:
                words = f'<a href="{self.game}#{span.target}" {self._link_style}>{words}</a>'
            parts.append(f"<b>{words}</b>" if span.bold else words)
        return "".join(parts)

    @property
    def _link_style(self) -> str:
        return f'style="color:{self.palette.focus};"'

    def _lines(self, lines: Sequence[str], names: str) -> str:
        return "".join(
            f"<li>{names if number == 0 else ''}{self._inline(line)}</li>" for number, line in enumerate(lines)
        )

    def _mark(self, ruling: str) -> str:
        """Say what leads from a rule to the ruling by which it is played."""
        if not ruling:
            return ""
        words = escape(self.translate("Rulebook", "As we play it"))
        return f' <a href="{self.game}#{ruling_anchor(ruling)}" {self._link_style}>→&nbsp;{words}</a>'

    def _parts(self, parts: Sequence[str]) -> str:
        """Return the numbers on a picture and what they point at, in two columns read downwards."""
        if not parts:
            return ""
        half = (len(parts) + 1) // 2
        lines = [
            f'<span class="label">{number}</span>&nbsp; {words}'
            for number, words in enumerate(map(self._inline, parts), 1)
        ]
        cells = "".join(
            f'<td width="50%" style="padding: 0 12px 3px 0;">{"<br>".join(lines[start : start + half])}</td>'
            for start in (0, half)
        )
        return f'<table width="100%" cellspacing="0" style="margin: 0 0 8px 0;"><tr>{cells}</tr></table>'

    def _strip(self, block: Strip) -> str:
        """Return its pictures in rows of as many as there is room for; a turn's are numbered, others judged."""
        columns = max(1, min(len(block.frames), int(self.width // (_FRAME * self.scale))))
        room = self.width / columns - _GAP
        cells = []
        for number, frame in enumerate(block.frames, 1):
            mark = self._verdict(frame.verdict) or f'<span class="label">{number}</span>'
            image = self._image(f"position/{frame.name}", frame.caption, room)
            words = f'{mark}&nbsp; <span class="soft">{self._inline(frame.caption)}</span>'
            cells.append(f'<td width="{100 // columns}%" valign="top">{image}<br>{words}</td>')
        cells += [f'<td width="{100 // columns}%"></td>'] * (-len(cells) % columns)
        # A table a row: on paper a table can be kept together, a row can't.
        return "".join(
            '<table width="100%" cellspacing="0" cellpadding="4" style="margin: 4px 0 4px 0;">'
            f"<tr>{''.join(cells[start : start + columns])}</tr></table>"
            for start in range(0, len(cells), columns)
        )

    def _verdict(self, right: bool | None) -> str:
        if right is None:
            return ""
        colour, mark = (self.palette.good, "✓") if right else (self.palette.bad, "✗")
        return f'<b style="color:{colour};">{mark}</b>'

    def _ruling(self, block: Ruling) -> str:
        why = escape(self.translate("Rulebook", "Why"))
        return self._box(
            f'<a name="{ruling_anchor(block.id)}"></a>{self._inline(block.text)}'
            f'<br><span class="soft"><b>{why}:</b> {self._inline(block.reason)}</span>',
            self.palette.accent,
        )

    def _box(self, content: str, bar: str) -> str:
        """Return text on a ground of its own with a coloured bar at its left."""
        return (
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin: 8px 0 8px 0;"><tr>'
            f'<td width="4" bgcolor="{bar}"></td>'
            f'<td bgcolor="{self.palette.window}" style="padding: 8px 12px 8px 12px;">{content}</td></tr></table>'
        )

    def _table(self, block: Grid) -> str:
        cell = f'style="padding: 4px 14px 4px 6px; border-bottom: 1px solid {self.palette.line};"'
        head = "".join(f"<td {cell}><b>{self._inline(text)}</b></td>" for text in block.head)
        rows = "".join(
            "<tr>" + "".join(f"<td {cell}>{self._inline(text)}</td>" for text in row) + "</tr>" for row in block.rows
        )
        return f'<table cellspacing="0" style="margin: 8px 0 8px 0;"><tr>{head}</tr>{rows}</table>'

    def _specimens(self, block: Specimens) -> str:
        rows = []
        columns = self._columns(block)
        for start in range(0, len(block.entries), columns):
            row = [self._specimen(block, entry, 100 // columns) for entry in block.entries[start : start + columns]]
            cells = "".join([*row, *[f'<td width="{100 // columns}%"></td>'] * (columns - len(row))])
            rows.append(f'<table width="100%" cellspacing="0" cellpadding="6"><tr>{cells}</tr></table>')
        return "".join(rows)

    def _columns(self, block: Specimens) -> int:
        """Return as many as it should have, but no more than the page has room for."""
        image = self.pictures.size(self.game, f"specimen/{block.kind}/{block.entries[0].id}").width()
        words = max(len(plain(entry.text)) for entry in block.entries)
        needed = max(image, (_NARROW if words < _FEW else _WIDE) * self.scale) + _GAP
        return max(1, min(block.columns, int(self.width // needed)))

    def _specimen(self, block: Specimens, entry: Specimen, share: int) -> str:
        words = f"<b>{self._inline(entry.title)}</b>"
        if entry.text:
            words += f'<br><span class="soft">{self._inline(entry.text)}</span>'
        image = self._image(f"specimen/{block.kind}/{entry.id}", entry.title, self.width)
        return (
            f'<td width="{share}%" valign="top" align="center">'
            f'<a name="{block.kind}-{entry.id}"></a>{image}<br>{words}</td>'
        )

    def _image(self, name: str, words: str, room: float, game: str = "") -> str:
        game = game or self.game
        size = _fitted(self.pictures.size(game, name), room)
        return (
            f'<img src="{PICTURE}:{game}/{name}?{self.version}" width="{size.width():.0f}" '
            f'height="{size.height():.0f}" alt="{escape(words, quote=True)}">'
        )


def _rows(cells: Sequence[str], columns: int, room: float) -> str:
    """Return cells of equal width, so many in a row of this width."""
    made = [f'<td width="{int(room / columns) - _GAP}" valign="top">{each}</td>' for each in cells]
    made += ["<td></td>"] * (-len(made) % columns)
    rows = [f"<tr>{''.join(made[start : start + columns])}</tr>" for start in range(0, len(made), columns)]
    return f'<table cellspacing="0" cellpadding="{_GAP // 2}">{"".join(rows)}</table>'


def _first_picture(section: Section) -> str:
    """Return the first position that a section shows, or nothing."""
    for block in section.blocks:
        match block:
            case Picture():
                return block.name
            case Strip():
                return block.frames[0].name
    return ""


def _fitted(size: QSizeF, width: float) -> QSizeF:
    return size if size.width() <= width else size * (width / size.width())
