"""Finds texts that are cut, and widgets that lie on each other or outside of what they are in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.kit.actions import LanguageButton
from elios_desktop.ui.kit.notice_bar import NoticeBar
from elios_desktop.ui.kit.widgets import Switch
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.hand_over import Curtain
from elios_desktop.ui.play.table_view import TableView
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.spoken import Painted, name_of, parts, windows

_SLACK = 2
_OVERLAYS = (Curtain, EndCard, NoticeBar, LanguageButton)


def misfits(painted: Painted, names: tuple[str, ...]) -> list[str]:
    """Everything that doesn't fit in the windows that are open now, as lines for a person."""
    faults = []
    for window in windows():
        for each in parts(window):
            faults += [f"{name_of(each)}: {fault}" for fault in (*_of(each), *_sticking_out(each))]
            faults += [f"{name_of(each)}: {fault}" for fault in _painted(each, painted, names)]
        faults += _overlaps(window)
        if isinstance(window, MainWindow) and window.notice_bar.isVisible():
            faults += _covered_by_notice(window)
    return list(dict.fromkeys(faults))


def _of(widget: QWidget) -> Iterator[str]:
    metrics = QFontMetrics(widget.font())
    match widget:
        case QLabel() if widget.text():
            yield from _of_label(widget)
        case QPushButton() | Switch() | QComboBox() if _has_text(widget):
            needed = widget.sizeHint()
            if widget.width() < needed.width() - _SLACK or widget.height() < needed.height() - _SLACK:
                yield f"“{_text(widget)}” needs {needed.toTuple()}, has {widget.size().toTuple()}"
        case QToolButton() if widget.text() or not widget.icon().isNull():
            needed = widget.sizeHint()
            shows_text = widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly or widget.icon().isNull()
            if shows_text and widget.width() < needed.width() - _SLACK:
                yield f"“{widget.text()}” needs {needed.toTuple()}, has {widget.size().toTuple()}"
        case QLineEdit() if widget.placeholderText() and not widget.text():
            if metrics.horizontalAdvance(widget.placeholderText()) > widget.width() - 12:
                yield f"“{widget.placeholderText()}” is longer than {widget.width()}"
        case QTabBar():
            for index in range(widget.count()):
                room = widget.tabRect(index)
                if metrics.horizontalAdvance(widget.tabText(index)) > room.width() or room.right() > widget.width():
                    yield f"tab “{widget.tabText(index)}” has {room.getRect()} in {widget.width()}"
        case QMenuBar():
            yield from _of_menu_bar(widget)
        case QScrollArea():
            bar = widget.horizontalScrollBar()
            if bar.maximum() > 0 and widget.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                yield f"has to be scrolled sideways, by {bar.maximum()}"


def _of_menu_bar(bar: QMenuBar) -> Iterator[str]:
    corner = bar.cornerWidget()
    for action in bar.actions():
        box = bar.actionGeometry(action)
        if action.isVisible() and (box.isEmpty() or not bar.rect().contains(box)):
            yield f"menu “{action.text()}” is not in the bar"
        elif corner is not None and corner.geometry().intersects(box):
            yield f"menu “{action.text()}” is under the corner"


def _sticking_out(widget: QWidget) -> Iterator[str]:
    parent = widget.parentWidget()
    if parent is not None and not widget.isWindow() and not _scrolls(parent) and not isinstance(parent, TableView):
        room = parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        if not room.contains(widget.geometry()) and widget.size().width() > 0 and widget.size().height() > 0:
            yield f"{widget.geometry().getRect()} sticks out of {parent.size().toTuple()}"


def _of_label(label: QLabel) -> Iterator[str]:
    text = re.sub(r"<[^>]+>", " ", label.text()) if label.textFormat() == Qt.TextFormat.RichText else label.text()
    metrics, room = QFontMetrics(label.font()), label.contentsRect()
    if label.wordWrap():
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        if longest > room.width() + _SLACK:
            yield f"a word of “{text[:60]}” needs {longest}, has {room.width()}"
        box = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), int(Qt.TextFlag.TextWordWrap), text)
        if box.height() > room.height() + _SLACK + metrics.descent():
            yield f"“{text[:60]}” needs a height of {box.height()}, has {room.height()}"
    else:
        needed = metrics.size(0, text)
        if needed.width() > room.width() + _SLACK or needed.height() > room.height() + _SLACK + metrics.descent():
            yield f"“{text[:60]}” needs {needed.toTuple()}, has {room.size().toTuple()}"


def _painted(widget: QWidget, painted: Painted, names: tuple[str, ...]) -> Iterator[str]:
    if isinstance(widget, TableView):
        scene = widget.table_scene
        said: list[tuple[str, QRectF]] = []
        room = scene.sceneRect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        for item in scene.items():
            if not isinstance(item, Picture) or not item.isVisible():
                continue
            drawn = painted.in_picture(item.pixmap())
            yield from (f"“{each.text[:60]}” {each.fault}" for each in drawn if each.fault and each.text not in names)
            key = next((key for key, each in scene.decorations().items() if each is item), "")
            box = item.sceneBoundingRect().adjusted(6, 6, -6, -6)
            if key and max((len(each.text) for each in drawn), default=0) > 2:
                said.append((f"{key} “{drawn[0].text[:30]}”", box))
            if key and any(len(each.text) > 2 for each in drawn) and not room.contains(box):
                yield f"decoration {key} “{drawn[0].text[:40]}” is at {box.getRect()} of {room.getRect()}"
        for number, (one, room) in enumerate(said):
            yield from (f"{one} lies on {other}" for other, where in said[:number] if _crosses(room, where))
    elif type(widget).paintEvent is not QWidget.paintEvent and type(widget).__module__.startswith("elios_desktop"):
        for each in painted.of(widget):
            if each.fault and each.text not in names:
                yield f"“{each.text[:60]}” {each.fault}"


def _overlaps(window: QWidget) -> Iterator[str]:
    for parent in parts(window):
        if isinstance(parent, QAbstractScrollArea | QMenuBar | EndCard):
            continue
        children = [
            each
            for each in parent.children()
            if isinstance(each, QWidget)
            and each.isVisibleTo(window)
            and not each.isWindow()
            and not isinstance(each, _OVERLAYS)
            and each.width() > 0
            and each.height() > 0
        ]
        for number, one in enumerate(children):
            for other in children[:number]:
                common = one.geometry().intersected(other.geometry())
                if common.width() > _SLACK and common.height() > _SLACK:
                    yield f"{name_of(one)} “{_text(one)}” lies on {name_of(other)} “{_text(other)}”"


def _scrolls(parent: QWidget) -> bool:
    area = parent.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is parent


def _has_text(widget: QWidget) -> bool:
    return bool(_text(widget))


def _text(widget: QWidget) -> str:
    found = getattr(widget, "text", None) or getattr(widget, "currentText", None)
    return str(found())[:60] if callable(found) else ""


def resize(window: QWidget, size: tuple[int, int]) -> list[str]:
    """Give a window this size; a line for each direction in which it doesn't take it."""
    window.resize(*size)
    for _ in range(4):
        QApplication.processEvents()
    return [
        f"{name_of(window)} is {has} {what} instead of {wanted}"
        for what, has, wanted in zip(("wide", "high"), window.size().toTuple(), size, strict=True)
        if has > wanted
    ]


def _crosses(one: QRectF, other: QRectF) -> bool:
    """A clock may stand on a plate, but not on its edge."""
    return one.intersects(other) and not one.contains(other) and not other.contains(one)


def _covered_by_notice(window: MainWindow) -> Iterator[str]:
    """A notice has the free part of the menu bar, or its strip; nothing that is used is below it."""
    notice, bar = window.notice_bar.geometry(), window.menuBar()
    corner = bar.cornerWidget()
    used = {action.text(): bar.actionGeometry(action) for action in bar.actions()}
    used["the language"] = corner.geometry() if corner is not None else QRect()
    used = {name: where.translated(bar.pos()) for name, where in used.items()}
    used["the page"] = QRect(window.page.mapTo(window, window.page.rect().topLeft()), window.page.size())
    yield from (f"the notice lies on {name}" for name, where in used.items() if notice.intersects(where))
    if not window.rect().contains(notice):
        yield f"the notice is at {notice.getRect()} of {window.rect().getRect()}"
