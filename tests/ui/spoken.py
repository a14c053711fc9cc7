"""Every text that a window shows or says: of widgets, actions, models, charts, pieces, and what Python code paints.

Painted texts are heard by `Painted`: it listens to every `QPainter.drawText` from Python, and knows which texts are in
a picture that was painted before and is only shown now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QAction, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.play.table_view import TableView

SAME = ("Elios Desktop", "Elios", "Elementos", "Exagon", "Holi", "Deutsch", "Italiano", "English")
"""What has the same name in every language."""


_NOT_WORDS = re.compile(r"\{[^}]*\}|%n|\*\*|&(?=\w)|\(#[\w.\-]+\)|[\[\]\n]")
_NOTATION = re.compile(r"\b\d+\. [a-z]+\b|\bpass\b|[\w./-]*\.elios")
"""Moves as the engine writes them, and names of files."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text painted by Python code."""

    text: str
    fault: str = ""
    """What of it can't be read: empty if it is whole."""


@dataclass
class Painted:
    """Listens while texts are painted."""

    now: list[Drawn] = field(default_factory=list)
    pictures: dict[int, list[Drawn]] = field(default_factory=dict)
    """By the picture's cache key."""
    elided: dict[str, str] = field(default_factory=dict)
    """What was shortened, by what was shown instead."""

    def in_picture(self, picture: QPixmap) -> list[Drawn]:
        """The texts in a picture."""
        return self.pictures.get(picture.cacheKey(), [])

    def of(self, widget: QWidget) -> list[Drawn]:
        """The texts of a widget that paints itself, painted anew."""
        before, self.now = self.now, []
        widget.grab()
        heard, self.now = self.now, before
        return heard

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now to the end of the test."""
        draw, pixmap, background = QPainter.drawText, Art.pixmap, TableScene.background
        elide, elide_whole, add_text = QFontMetricsF.elidedText, QFontMetrics.elidedText, QPainterPath.addText

        def heard_draw(painter: QPainter, *given: Any) -> Any:
            text = given[-1] if isinstance(given[-1], str) else next(each for each in given if isinstance(each, str))
            self.now.append(Drawn(self.elided.get(text, text), self._fault(painter, given, text)))
            return draw(painter, *given)

        def heard_pixmap(art: Art, key: Any, size: Any, paint: Any) -> QPixmap:
            before, self.now = self.now, []
            made = pixmap(art, key, size, paint)
            fresh, self.now = self.now, before
            self.pictures.setdefault(made.cacheKey(), fresh)
            self.now += self.pictures[made.cacheKey()]
            return made

        def heard_background(scene: TableScene, paint: Any) -> QPixmap:
            before, self.now = self.now, []
            made = background(scene, paint)
            self.pictures[made.cacheKey()], self.now = self.now, before
            return made

        def heard_elide(metrics: QFontMetricsF, text: str, *rest: Any) -> str:
            shown = elide(metrics, text, *rest)
            if shown != text:
                self.elided[shown] = text
            return shown

        def heard_elide_whole(metrics: QFontMetrics, text: str, *rest: Any) -> str:
            shown = elide_whole(metrics, text, *rest)
            if shown != text:
                self.elided[shown] = text
            return shown

        def heard_add_text(path: QPainterPath, *given: Any) -> None:
            self.now.append(Drawn(given[-1]))
            add_text(path, *given)

        monkeypatch.setattr(QPainter, "drawText", heard_draw)
        monkeypatch.setattr(Art, "pixmap", heard_pixmap)
        monkeypatch.setattr(TableScene, "background", heard_background)
        monkeypatch.setattr(QFontMetricsF, "elidedText", heard_elide)
        monkeypatch.setattr(QFontMetrics, "elidedText", heard_elide_whole)
        monkeypatch.setattr(QPainterPath, "addText", heard_add_text)

    def _fault(self, painter: QPainter, given: tuple[Any, ...], text: str) -> str:
        if text in self.elided:
            return f"shortened to “{text}”"
        if not isinstance(given[0], QRect | QRectF) or len(text.strip()) < 3:
            return ""  # digits and letters may be as large as they like: nothing cuts them
        room = QRectF(given[0])
        flags = int(given[1]) if not isinstance(given[1], Qt.AlignmentFlag | Qt.TextFlag) else given[1].value
        metrics = QFontMetricsF(painter.font())
        box = metrics.boundingRect(room, flags, text)
        if box.width() > room.width() + 2.5:
            return f"{box.width():.0f} wide in {room.width():.0f}"
        # One line that is a little higher than its rectangle is centred in it, and whole.
        if box.height() > room.height() + 3 and box.height() > 1.5 * metrics.height():
            return f"{box.height():.0f} high in {room.height():.0f}"
        return ""


@dataclass(frozen=True, slots=True)
class Said:
    """A text and where it is."""

    where: str
    text: str


def windows() -> list[QWidget]:
    """Everything that is open."""
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def parts(window: QWidget) -> Iterator[QWidget]:
    """A window and everything visible in it."""
    yield window
    for each in window.findChildren(QWidget):
        if each.isVisibleTo(window) and each.window() is window:
            yield each


def name_of(thing: QObject) -> str:
    """Which one it is, for a person who reads a failure."""
    names: list[str] = []
    at: QObject | None = thing
    while at is not None and len(names) < 4:
        names.append(at.objectName() or type(at).__name__)
        at = at.parent()
    return " < ".join(names)


def everything_said(painted: Painted) -> list[Said]:
    """Every text of every open window."""
    said = []
    for window in windows():
        said.append(Said(f"title of {name_of(window)}", window.windowTitle()))
        for each in parts(window):
            name = name_of(each)
            said += [Said(f"{what} of {name}", text) for what, text in _texts(each)]
            if isinstance(each, TableView):
                said += _of_table(each, painted)
            elif type(each).paintEvent is not QWidget.paintEvent and type(each).__module__.startswith("elios_desktop"):
                said += [Said(f"painted by {name}", drawn.text) for drawn in painted.of(each)]
    return [each for each in said if each.text.strip()]


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tooltip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "status tip", widget.statusTip()
    if not isinstance(widget, QKeySequenceEdit):
        for action in widget.actions():
            yield from _of_action(action)
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QComboBox():
            yield from (("item", widget.itemText(index)) for index in range(widget.count()))
        case QTabWidget():
            for index in range(widget.count()):
                yield "tab", widget.tabText(index)
                yield "tab's tooltip", widget.tabToolTip(index)
        case QGroupBox() | QMenu():
            yield "title", widget.title()
        case QTextBrowser():
            yield "document", widget.toPlainText()
        case QHeaderView():
            pass
        case QAbstractItemView():
            yield from _of_model(widget.model())
        case QGraphicsView() if not isinstance(widget, TableView):
            yield from _of_chart(widget)


def _of_action(action: QAction) -> Iterator[tuple[str, str]]:
    yield "action", action.text()
    yield "action's tooltip", action.toolTip()
    menu = action.menu()
    if isinstance(menu, QMenu):
        menu.aboutToShow.emit()
        yield "menu", menu.title()
        for each in menu.actions():
            yield from _of_action(each)


def _of_model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[tuple[str, str]]:
    above = parent or QModelIndex()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    flat = isinstance(model, QAbstractListModel | QAbstractTableModel)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            index = model.index(row, column, above)
            for role in roles:
                yield "entry", str(model.data(index, role) or "")
            if column == 0 and not flat and model.hasChildren(index):
                yield from _of_model(model, index)
    if parent is None:
        for column in range(columns):
            yield "head", str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or "")


def _of_chart(view: QGraphicsView) -> Iterator[tuple[str, str]]:
    for item in view.scene().items() if view.scene() is not None else []:
        if isinstance(item, QGraphicsTextItem):
            yield "text in a chart", item.toPlainText()
        elif isinstance(item, QGraphicsSimpleTextItem):
            yield "text in a chart", item.text()
        yield "tooltip in a chart", item.toolTip()
        ticks = getattr(item, "_tickLevels", None)
        for level in ticks or []:
            yield from (("tick", str(text)) for _, text in level)


def _of_table(view: TableView, painted: Painted) -> Iterator[Said]:
    scene = view.table_scene
    for key, piece in scene.pieces.items():
        yield Said(f"label of piece {key}", piece.label)
    for key, place in scene.places.items():
        yield Said(f"label of place {key}", place.label)
    for item in scene.items():
        if isinstance(item, Picture) and item.isVisible():
            name = getattr(item, "key", "") or next((k for k, d in scene.decorations().items() if d is item), "table")
            for drawn in painted.in_picture(item.pixmap()):
                yield Said(f"painted on {name}", drawn.text)


def _fragments(text: str) -> list[str]:
    """The parts of a template between its placeholders."""
    return [part for part in _NOT_WORDS.split(text) if len(part.strip()) > 3]


def _whole(part: str, text: str) -> bool:
    """Whether it stands there in whole words."""
    before = r"(?<!\w)" if part[0].isalnum() else ""
    after = r"(?!\w)" if part[-1].isalnum() else ""
    return re.search(before + re.escape(part) + after, text) is not None


class LeftOver:
    """Finds what is still said in the old language. A text that is the same in both is no fault."""

    def __init__(self, old: Sequence[str], new: Sequence[str], names: tuple[str, ...]) -> None:
        spoken_new = "\n".join(new).replace("&", "")
        parts = {part.strip().replace("&", "") for text in old for part in _fragments(text)}
        self._parts = [part for part in parts if part not in spoken_new]
        self._short = {text.replace("&", "") for text in old} - {text.replace("&", "") for text in new}
        self._same = (*SAME, *names)

    def faults(self, said: list[Said]) -> list[str]:
        """As lines for a person."""
        texts = {each: self._without_names(each.text) for each in said}
        everything = "\n".join(set(texts.values()))
        near = [part for part in self._parts if part in everything]
        faults = []
        for each, text in texts.items():
            if text in self._short:
                hit: str | None = text
            else:
                hit = next((part for part in near if part in text and _whole(part, text)), None)
            if hit is not None:
                faults.append(f"{each.where}: “{each.text[:90]}” has “{hit[:60]}”")
        return faults

    def _without_names(self, text: str) -> str:
        text = _NOTATION.sub("…", text.replace("&", ""))
        for name in self._same:
            text = text.replace(name, "…")
        return text
