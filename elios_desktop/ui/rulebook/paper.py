"""A rulebook or a reference card on paper: always in light colours, printed or as a PDF file.

No heading stands at the foot of a page, no line that announces a list without the list, no question without its
answer, no picture without what it points at; and no frame, list, table, picture or row of things is torn. Qt lays out
pages, but knows nothing of what belongs together. So the document is laid out as it will be printed, what stands
alone is sent to the next page, and all is laid out again, for that moves what follows. A picture for which there is a
little too little room becomes smaller instead of leaving half a page empty.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6 import QtGui
from PySide6.QtCore import QMarginsF, QSizeF, Qt, QUrl

from elios_desktop.rulebook.blocks import Block, Section, Specimens, pictures
from elios_desktop.texts.translate import Translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.rulebook.html import PICTURE, PageWriter
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

    def book(self, game: str, title: str, sections: Sequence[Section]) -> QtGui.QTextDocument:
        """Return a whole rulebook."""
        writer = self._writer(game, 560.0)
        return self._document(game, writer.page(title, sections), [b for each in sections for b in each.blocks])

    def card(self, game: str, title: str, blocks: Sequence[Block]) -> QtGui.QTextDocument:
        """Return a reference card."""
        return self._document(game, self._writer(game, 400.0).card(title, blocks), blocks)

    def write_pdf(self, document: QtGui.QTextDocument, path: str, title: str) -> bool:
        """Write a PDF file; False if that can't be done."""
        writer = QtGui.QPdfWriter(path)
        writer.setResolution(_DOTS)
        writer.setTitle(title)
        writer.setCreator("Elios Desktop")
        writer.setPageLayout(
            QtGui.QPageLayout(
                QtGui.QPageSize(QtGui.QPageSize.PageSizeId.A4),
                QtGui.QPageLayout.Orientation.Portrait,
                QMarginsF(0, 0, 0, 0),
            )
        )
        return print_on(document, writer)

    def _writer(self, game: str, width: float) -> PageWriter:
        return PageWriter(game, self._theme.palette, self._pictures, self._translate, scale=0.88, width=width)

    def _document(self, game: str, html: str, blocks: Sequence[Block]) -> QtGui.QTextDocument:
        document = QtGui.QTextDocument()
        document.setDefaultFont(self._theme.font())
        for name in _pictures_in(blocks):
            image = self._pictures.image(game, name, _RATIO)
            document.addResource(
                QtGui.QTextDocument.ResourceType.ImageResource, QUrl(f"{PICTURE}:{game}/{name}?0"), image
            )
        document.setHtml(html)
        return document


@contextmanager
def busy() -> Iterator[None]:
    """Painting all pictures for paper takes a second or two."""
    QtGui.QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QtGui.QGuiApplication.restoreOverrideCursor()


def print_on(document: QtGui.QTextDocument, device: QtGui.QPagedPaintDevice) -> bool:
    """Print with page numbers, what belongs together on one page; False if the device takes nothing (a file that can't
    be written)."""
    if isinstance(device, QtGui.QPdfWriter) and not _can_paint(device):
        return False
    keep_together(document, device)
    document.print_(device)
    return True


def _can_paint(device: QtGui.QPdfWriter) -> bool:
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


_MARGIN_CM = 2.0
"""What `QTextDocument.print_` leaves on each side."""
_EDGE_MM = 2.0
"""What it leaves besides on a device without any."""
_MOST_BREAKS = 100
_PICTURE = "\ufffc"
_LINE = "\u2028"
_FEW_LINES = 3
"""A paragraph of so few stays together; one line of it alone would be overlooked."""
_SHARES = (0.9, 0.8, 0.7, 0.6, 0.55)
"""How much of its size a picture may keep; in a smaller one nothing can be read."""
_BEFORE = QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def keep_together(document: QtGui.QTextDocument, device: QtGui.QPagedPaintDevice) -> None:
    """Set page breaks in a document that is going to be printed on a device."""
    if device.pageLayout().margins().isNull():
        # As `print_` would; later the pages would be smaller than those that were measured.
        device.setPageMargins(QMarginsF(_EDGE_MM, _EDGE_MM, _EDGE_MM, _EDGE_MM), QtGui.QPageLayout.Unit.Millimeter)
    sizes: dict[int, QSizeF] = {}
    for _ in range(_MOST_BREAKS):
        apart = _first_apart(laid_out(document, device), sizes)
        if apart is None:
            return
        if not _stays_when_smaller(document, device, apart, sizes) and apart.torn:
            _break_before(document, apart.begin)


def laid_out(document: QtGui.QTextDocument, device: QtGui.QPagedPaintDevice) -> QtGui.QTextDocument:
    """Return a copy with the pages that the device gets."""
    copy = document.clone()
    copy.documentLayout().setPaintDevice(device)
    margin = copy.rootFrame().frameFormat()
    # On the screen's scale: the layout translates it to the device's, as everything in the document.
    margin.setMargin(int(_MARGIN_CM / 2.54 * QtGui.QGuiApplication.primaryScreen().logicalDotsPerInchY()))
    copy.rootFrame().setFrameFormat(margin)
    copy.setPageSize(QSizeF(device.width(), device.height()))
    copy.pageCount()  # all of it now: where a line stands isn't settled before
    return copy


def page_of(block: QtGui.QTextBlock) -> int:
    """Return the page on which a block's first line stands."""
    document = block.document()
    top = document.documentLayout().blockBoundingRect(block).top()
    layout = block.layout()
    first = layout.lineAt(0).y() if layout.lineCount() else 0.0
    return int((top + first + 1) // document.pageSize().height())


@dataclass(frozen=True, slots=True)
class _Apart:
    """What doesn't stand on one page, by the numbers of blocks: where it begins (of a table its first block), and what
    has gone to the next page. If it isn't torn, it is a picture that has left its place before empty."""

    begin: int
    block: int
    torn: bool


def _first_apart(document: QtGui.QTextDocument, tried: Collection[int]) -> _Apart | None:
    """Return the first thing that doesn't stand with what it belongs to; pictures that were `tried` may begin a
    page."""
    block = document.begin()
    while block.isValid():
        follower = _follower(block)
        alone = follower is not None and page_of(follower) > page_of(block)
        if alone or _last_page_of_whole(block) > page_of(block):
            begin = _begin_of_group(block)
            if not _begins_a_page(begin):  # else it is longer than a page
                gone = follower if follower is not None and _is_picture(follower) else block
                return _Apart(begin.blockNumber(), gone.blockNumber(), torn=True)
        if block.blockNumber() not in tried and _is_picture(block) and _left_a_gap(block):
            return _Apart(block.previous().blockNumber(), block.blockNumber(), torn=False)
        block = block.next()
    return None


def _left_a_gap(picture: QtGui.QTextBlock) -> bool:
    """Tell whether it begins a page only because there was too little room on the one before."""
    before = picture.previous()
    moved = before.isValid() and page_of(picture) > _last_page_of(before)
    return moved and not _begins_a_page(_begin_of_group(picture))


def _last_page_of_whole(block: QtGui.QTextBlock) -> int:
    """Return the page on which ends what begins with this block and shouldn't be torn: a table, a list, a picture with
    its caption, a question with its answer, a few lines. A long paragraph may be."""
    table = QtGui.QTextCursor(block).currentTable()
    if isinstance(table, QtGui.QTextTable):
        if table.firstPosition() == block.position():
            return max(map(_last_page_of, _blocks_of(table)))
        return page_of(block)
    items = block.textList()
    if items is not None:
        return _last_page_of(items.item(items.count() - 1)) if items.itemNumber(block) == 0 else _last_page_of(block)
    if _PICTURE in block.text() or _LINE in block.text() or block.layout().lineCount() <= _FEW_LINES:
        return _last_page_of(block)
    return page_of(block)


def _stays_when_smaller(
    document: QtGui.QTextDocument, device: QtGui.QPagedPaintDevice, apart: _Apart, sizes: dict[int, QSizeF]
) -> bool:
    """Make a picture so small that it stands on the page where it begins; False, and as large as it was, if it would
    have to be too small. `sizes` are those that pictures have had."""
    number = apart.block
    block = document.findBlockByNumber(number)
    image = _image_in(block)
    if image is None or not _is_picture(block):
        return False
    before = QSizeF(image.width(), image.height())
    whole = sizes.setdefault(number, before)
    for share in _SHARES:
        if share * whole.width() < before.width():
            _resize(document, number, whole * share)
            copy = laid_out(document, device)
            begin = copy.findBlockByNumber(apart.begin)
            if _ends_on_page_of(begin, copy.findBlockByNumber(number)):
                return True
    _resize(document, number, before)
    return False


def _ends_on_page_of(begin: QtGui.QTextBlock, block: QtGui.QTextBlock) -> bool:
    """Tell whether a picture, with what belongs to it, stands on the page of what it belongs to."""
    follower = _follower(block)
    last = _last_page_of(block) if follower is None else _last_page_of_whole(follower)
    return last == page_of(begin)


def _is_picture(block: QtGui.QTextBlock) -> bool:
    """Tell whether it is one by itself: not one of a row of them."""
    return _PICTURE in block.text() and not isinstance(QtGui.QTextCursor(block).currentTable(), QtGui.QTextTable)


def _image_in(block: QtGui.QTextBlock) -> QtGui.QTextImageFormat | None:
    for fragment in _fragments_of(block):
        if fragment.charFormat().isImageFormat():
            return fragment.charFormat().toImageFormat()
    return None


def _fragments_of(block: QtGui.QTextBlock) -> Iterator[QtGui.QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1


def _resize(document: QtGui.QTextDocument, number: int, size: QSizeF) -> None:
    block = document.findBlockByNumber(number)
    for fragment in _fragments_of(block):
        if fragment.charFormat().isImageFormat():
            style = fragment.charFormat().toImageFormat()
            style.setWidth(size.width())
            style.setHeight(size.height())
            cursor = QtGui.QTextCursor(document)
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(style)
            return


def _blocks_of(table: QtGui.QTextTable) -> Iterator[QtGui.QTextBlock]:
    block = table.firstCursorPosition().block()
    last = table.lastCursorPosition().block().blockNumber()
    while block.isValid() and block.blockNumber() <= last:
        yield block
        block = block.next()


def _last_page_of(block: QtGui.QTextBlock) -> int:
    """Return the page on which a block's last line stands."""
    document = block.document()
    layout = block.layout()
    if not layout.lineCount():
        return page_of(block)
    line = layout.lineAt(layout.lineCount() - 1)
    bottom = document.documentLayout().blockBoundingRect(block).top() + line.y() + line.height()
    return int((bottom - 1) // document.pageSize().height())


def _begins_a_page(block: QtGui.QTextBlock) -> bool:
    table = QtGui.QTextCursor(block).currentTable()
    style = table.format() if isinstance(table, QtGui.QTextTable) else block.blockFormat()
    return bool(style.pageBreakPolicy() & _BEFORE)


def _follower(block: QtGui.QTextBlock) -> QtGui.QTextBlock | None:
    """Return what has to stand on the same page as this block begins on: a heading's text, what explains a picture."""
    if block.blockFormat().headingLevel():
        following = block.next()
        while following.isValid() and not following.text():
            following = following.next()
        return following if following.isValid() else None
    table = QtGui.QTextCursor(block).currentTable()
    if isinstance(table, QtGui.QTextTable):
        return None
    following = block.next()
    if _PICTURE in block.text():
        beside = QtGui.QTextCursor(following).currentTable() if following.isValid() else None
        return following if isinstance(beside, QtGui.QTextTable) else None
    return following if _announces(block) and following.isValid() else None


def _begin_of_group(block: QtGui.QTextBlock) -> QtGui.QTextBlock:
    """Return what announces it, a heading or a line that ends with a colon, if nothing but such stands between."""
    before = block.previous()
    while before.isValid() and (_announces(before) or not before.text()):
        if _announces(before):
            block = before
        before = before.previous()
    return block


def _announces(block: QtGui.QTextBlock) -> bool:
    in_table = isinstance(QtGui.QTextCursor(block).currentTable(), QtGui.QTextTable)
    return bool(block.blockFormat().headingLevel()) or (block.text().endswith(":") and not in_table)


def _break_before(document: QtGui.QTextDocument, number: int) -> None:
    block = document.findBlockByNumber(number)
    cursor = QtGui.QTextCursor(block)
    table = cursor.currentTable()
    if isinstance(table, QtGui.QTextTable):
        style = table.format()
        style.setPageBreakPolicy(_BEFORE)
        table.setFormat(style)
    else:
        shape = block.blockFormat()
        shape.setPageBreakPolicy(_BEFORE)
        cursor.setBlockFormat(shape)
