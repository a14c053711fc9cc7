"""Page breaks of a document on paper: no heading stands at the foot of a page, no table's head without a row, no line
that announces a list without the list; and no frame, picture or row of things is torn.

Qt lays out pages, but knows nothing of what belongs together. So the document is laid out as it will be printed, what
stands alone is sent to the next page, and all is laid out again, for that moves what follows.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import (
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

_MARGIN_CM = 2.0
"""What `QTextDocument.print_` leaves on each side."""
_EDGE_MM = 2.0
"""What it leaves besides on a device without any."""
_MOST_BREAKS = 100
_PICTURE = "\ufffc"
_BEFORE = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def keep_together(document: QTextDocument, device: QPagedPaintDevice) -> None:
    """Set page breaks in a document that is going to be printed on a device."""
    if device.pageLayout().margins().isNull():
        # As `print_` would; later the pages would be smaller than those that were measured.
        device.setPageMargins(QMarginsF(_EDGE_MM, _EDGE_MM, _EDGE_MM, _EDGE_MM), QPageLayout.Unit.Millimeter)
    for _ in range(_MOST_BREAKS):
        alone = _first_alone(laid_out(document, device))
        if alone is None:
            return
        _break_before(document, alone)


def laid_out(document: QTextDocument, device: QPagedPaintDevice) -> QTextDocument:
    """A copy with the pages that the device gets."""
    copy = document.clone()
    copy.documentLayout().setPaintDevice(device)
    margin = copy.rootFrame().frameFormat()
    # On the screen's scale: the layout translates it to the device's, as everything in the document.
    margin.setMargin(int(_MARGIN_CM / 2.54 * QGuiApplication.primaryScreen().logicalDotsPerInchY()))
    copy.rootFrame().setFrameFormat(margin)
    copy.setPageSize(QSizeF(device.width(), device.height()))
    return copy


def page_of(block: QTextBlock) -> int:
    """The page on which a block's first line stands."""
    document = block.document()
    top = document.documentLayout().blockBoundingRect(block).top()
    layout = block.layout()
    first = layout.lineAt(0).y() if layout.lineCount() else 0.0
    return int((top + first + 1) // document.pageSize().height())


def _first_alone(document: QTextDocument) -> int | None:
    """The number of the first block that stands apart from what it belongs to; of a table, its first one."""
    block = document.begin()
    while block.isValid():
        follower = _follower(block)
        alone = follower is not None and page_of(follower) > page_of(block)
        if alone or _last_page_of_whole(block) > page_of(block):
            begin = _begin_of_group(block)
            if not _begins_a_page(begin):  # else it is longer than a page
                return begin.blockNumber()
        block = block.next()
    return None


def _last_page_of_whole(block: QTextBlock) -> int:
    """The page on which ends what begins with this block and shouldn't be torn: a picture with its caption, a table of
    one row. Anything else may be."""
    table = QTextCursor(block).currentTable()
    if isinstance(table, QTextTable):
        if table.rows() == 1 and table.firstPosition() == block.position():
            return max(map(_last_page_of, _blocks_of(table)))
    elif _PICTURE in block.text():
        return _last_page_of(block)
    return page_of(block)


def _blocks_of(table: QTextTable) -> Iterator[QTextBlock]:
    block = table.firstCursorPosition().block()
    last = table.lastCursorPosition().block().blockNumber()
    while block.isValid() and block.blockNumber() <= last:
        yield block
        block = block.next()


def _last_page_of(block: QTextBlock) -> int:
    """The page on which a block's last line stands."""
    document = block.document()
    layout = block.layout()
    if not layout.lineCount():
        return page_of(block)
    line = layout.lineAt(layout.lineCount() - 1)
    bottom = document.documentLayout().blockBoundingRect(block).top() + line.y() + line.height()
    return int((bottom - 1) // document.pageSize().height())


def _begins_a_page(block: QTextBlock) -> bool:
    table = QTextCursor(block).currentTable()
    style = table.format() if isinstance(table, QTextTable) else block.blockFormat()
    return bool(style.pageBreakPolicy() & _BEFORE)


def _follower(block: QTextBlock) -> QTextBlock | None:
    """What has to stand on the same page as this block begins on: a heading's text, a table head's first row."""
    if block.blockFormat().headingLevel():
        following = block.next()
        while following.isValid() and not following.text():
            following = following.next()
        return following if following.isValid() else None
    table = QTextCursor(block).currentTable()
    if isinstance(table, QTextTable):
        if table.firstPosition() == block.position() and _has_head(table):
            return table.cellAt(1, 0).firstCursorPosition().block()
        return None
    if _announces(block) and block.next().isValid():
        return block.next()
    return None


def _has_head(table: QTextTable) -> bool:
    """Rows of pictures have none."""
    return table.rows() > 1 and _PICTURE not in table.cellAt(0, 0).firstCursorPosition().block().text()


def _begin_of_group(block: QTextBlock) -> QTextBlock:
    """What announces it, a heading or a line that ends with a colon, if nothing but such stands between."""
    before = block.previous()
    while before.isValid() and (_announces(before) or not before.text()):
        if _announces(before):
            block = before
        before = before.previous()
    return block


def _announces(block: QTextBlock) -> bool:
    in_table = isinstance(QTextCursor(block).currentTable(), QTextTable)
    return bool(block.blockFormat().headingLevel()) or (block.text().endswith(":") and not in_table)


def _break_before(document: QTextDocument, number: int) -> None:
    block = document.findBlockByNumber(number)
    cursor = QTextCursor(block)
    table = cursor.currentTable()
    if isinstance(table, QTextTable):
        style = table.format()
        style.setPageBreakPolicy(_BEFORE)
        table.setFormat(style)
    else:
        shape = block.blockFormat()
        shape.setPageBreakPolicy(_BEFORE)
        cursor.setBlockFormat(shape)
