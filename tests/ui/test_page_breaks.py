"""Rulebooks on paper: what belongs together stands on one page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter, QTextBlock, QTextDocument

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.rulebook.library import find_rulebook
from elios_desktop.texts.catalogue import translator
from elios_desktop.ui.rulebook.paper import Paper, keep_together, laid_out, page_of
from tests.sizes import sized

LINES = range(32, 38)
"""About as many as stand on a page."""


def a4(path: Path) -> QPdfWriter:
    writer = QPdfWriter(str(path))
    writer.setResolution(200)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    return writer


def lone_headings(document: QTextDocument, writer: QPdfWriter) -> list[str]:
    """Headings on a page before the one with their text."""
    copy = laid_out(document, writer)
    found = []
    block = copy.begin()
    while block.isValid():
        following = block.next()
        if block.blockFormat().headingLevel() and following.isValid() and page_of(following) > page_of(block):
            found.append(block.text())
        block = following
    return found


@sized("lines", LINES, range(30, 60))
def test_a_heading_is_never_left_at_the_foot_of_a_page(qapp: object, tmp_path: Path, lines: int) -> None:
    writer = a4(tmp_path / "x.pdf")
    document = QTextDocument()
    document.setHtml("<p>line</p>" * lines + "<h2>Heading</h2><p>Its text.</p>" + "<p>line</p>" * 5)
    keep_together(document, writer)
    assert lone_headings(document, writer) == []


def pages_of_lines(document: QTextDocument, writer: QPdfWriter) -> dict[str, set[int]]:
    """On which pages the lines of each block stand, by its first words."""
    copy = laid_out(document, writer)
    found: dict[str, set[int]] = {}
    block = copy.begin()
    while block.isValid():
        layout, top = block.layout(), copy.documentLayout().blockBoundingRect(block).top()
        heights = [top + layout.lineAt(number).y() for number in range(layout.lineCount())]
        pages = found.setdefault(block.text().split("\u2028")[0].strip(), set())
        pages |= {int((height + 1) // copy.pageSize().height()) for height in heights}
        block = block.next()
    return found


@sized("lines", LINES, range(30, 60))
def test_tables_lists_and_questions_are_never_torn(qapp: object, tmp_path: Path, lines: int) -> None:
    writer = a4(tmp_path / "x.pdf")
    rows = "".join(f"<tr><td>{number}</td></tr>" for number in range(4))
    items = "".join(f"<li>item {number}</li>" for number in range(5))
    for html, names in (
        (f"<h2>Heading</h2><table><tr><td><b>Head</b></td></tr>{rows}</table>", ("Heading", "Head", "0", "3")),
        (f"<p>These:</p><ul>{items}</ul>", ("These:", "item 0", "item 4")),
        ("<p><b>Question?</b><br>Answer.</p>", ("Question?",)),
        ("<p>" + "some words " * 20 + "</p>", (("some words " * 20).strip(),)),
    ):
        document = QTextDocument()
        document.setHtml("<p>line</p>" * lines + html)
        keep_together(document, writer)
        pages = pages_of_lines(document, writer)
        assert len(set().union(*(pages[name] for name in names))) == 1, names


def document_with_picture(lines: int) -> QTextDocument:
    document = QTextDocument()
    image = QImage(500, 300, QImage.Format.Format_RGB32)
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl("x"), image)
    picture = '<p><img src="x" width="500" height="300"><br>What it shows.</p>'
    labels = "<table><tr><td>1 label</td></tr></table>"
    document.setHtml("<p>line</p>" * lines + "<h2>Heading</h2>" + picture + labels + "<p>end</p>")
    return document


@sized("lines", range(20, 34, 3), range(10, 40))
def test_a_picture_becomes_smaller_before_it_leaves_half_a_page_empty(qapp: object, tmp_path: Path, lines: int) -> None:
    writer = a4(tmp_path / "x.pdf")
    document = document_with_picture(lines)
    keep_together(document, writer)
    pages = pages_of_lines(document, writer)
    assert pages["Heading"] == pages["\ufffc"] == pages["1 label"]
    copy = laid_out(document, writer)
    heading = next(iter(at for at in blocks_of(copy) if at.text() == "Heading"))
    picture = heading.next()
    width = picture.begin().fragment().charFormat().toImageFormat().width()
    assert 0.5 * 500 <= width <= 500
    if page_of(heading):
        # It went to the next page: not even at half its size would it have found room with what belongs to it.
        last = copy.documentLayout().blockBoundingRect(heading.previous())
        assert width == 500
        assert copy.pageSize().height() - last.bottom() < copy.documentLayout().blockBoundingRect(picture).height()


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


@sized("lines", LINES, range(30, 60))
def test_a_frame_is_never_torn_and_a_list_follows_what_announces_it(qapp: object, tmp_path: Path, lines: int) -> None:
    writer = a4(tmp_path / "x.pdf")
    document = QTextDocument()
    frame = "<table><tr><td>" + "<br>".join(f"frame {number}" for number in range(5)) + "</td></tr></table>"
    document.setHtml("<p>line</p>" * lines + "<p>These:</p><ul><li>first</li></ul>" + "<p>line</p>" * 3 + frame)
    keep_together(document, writer)
    copy = laid_out(document, writer)
    pages = {}
    block = copy.begin()
    while block.isValid():
        pages[block.text().split("\u2028")[0]] = page_of(block)
        if block.text().startswith("frame"):
            layout, top = block.layout(), copy.documentLayout().blockBoundingRect(block).top()
            heights = [top + layout.lineAt(number).y() for number in range(layout.lineCount())]
            assert len({int((height + 1) // copy.pageSize().height()) for height in heights}) == 1
        block = block.next()
    assert pages["These:"] == pages["first"]


@sized("games", [], [GAME_IDS])
def test_the_pages_that_are_measured_are_those_that_are_printed(
    qapp: object, tmp_path: Path, games: tuple[str, ...]
) -> None:
    """Without page breaks, Qt prints as many pages as the copy has."""
    for game in games:
        translate = translator("de")
        document = Paper(translate).book(game, game, find_rulebook(game).sections(translate))
        path = tmp_path / f"{game}.pdf"
        writer = a4(path)
        keep_together(document, writer)
        assert lone_headings(document, writer) == []
        pages = laid_out(document, writer).pageCount()
        document.print_(writer)
        del writer
        assert path.read_bytes().count(b"/Type /Page\n") == pages
