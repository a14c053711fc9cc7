"""A rulebook or a reference card on paper: always in light colours, printed or as a PDF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QMarginsF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from elios_desktop.rulebook.blocks import Block, Section, Specimens, pictures
from elios_desktop.texts.translate import Translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.rulebook.html import PICTURE, PageWriter
from elios_desktop.ui.rulebook.page_breaks import keep_together
from elios_desktop.ui.rulebook.pictures import Pictures

_DOTS = 200
"""Dots an inch of the PDF; pictures are painted at twice the size at which they stand."""
_RATIO = 2.0


class Paper:
    """Makes documents for paper, and writes them."""

    def __init__(self, translate: Translate) -> None:
        self._translate = translate
        self._theme = Theme()
        self._theme.use("light")
        self._pictures = Pictures(self._theme)

    def book(self, game: str, title: str, sections: Sequence[Section]) -> QTextDocument:
        """A whole rulebook."""
        writer = self._writer(game, 560.0)
        return self._document(game, writer.page(title, sections), [b for each in sections for b in each.blocks])

    def card(self, game: str, title: str, blocks: Sequence[Block]) -> QTextDocument:
        """A reference card."""
        return self._document(game, self._writer(game, 400.0).card(title, blocks), blocks)

    def write_pdf(self, document: QTextDocument, path: str, title: str) -> bool:
        """Write a PDF file; False if that can't be done."""
        writer = QPdfWriter(path)
        writer.setResolution(_DOTS)
        writer.setTitle(title)
        writer.setCreator("Elios Desktop")
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
        )
        return print_on(document, writer)

    def _writer(self, game: str, width: float) -> PageWriter:
        return PageWriter(game, self._theme.palette, self._pictures, self._translate, scale=0.88, width=width)

    def _document(self, game: str, html: str, blocks: Sequence[Block]) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(self._theme.font())
        for name in _pictures_in(blocks):
            image = self._pictures.image(game, name, _RATIO)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"{PICTURE}:{game}/{name}?0"), image)
        document.setHtml(html)
        return document


@contextmanager
def busy() -> Iterator[None]:
    """Painting all pictures for paper takes a second or two."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def print_on(document: QTextDocument, device: QPagedPaintDevice) -> bool:
    """Print with page numbers, what belongs together on one page; False if the device takes nothing (a file that can't
    be written)."""
    if isinstance(device, QPdfWriter) and not _can_paint(device):
        return False
    keep_together(document, device)
    document.print_(device)
    return True


def _can_paint(device: QPdfWriter) -> bool:
    from PySide6.QtGui import QPainter

    painter = QPainter()
    possible = painter.begin(device)
    if possible:
        painter.end()
    return possible


def _pictures_in(blocks: Sequence[Block]) -> list[str]:
    names: list[str] = []
    for block in blocks:
        names.extend(f"position/{name}" for name in pictures(block))
        if isinstance(block, Specimens):
            names.extend(f"specimen/{block.kind}/{entry.id}" for entry in block.entries)
    return names
