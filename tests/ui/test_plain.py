"""Names mean themselves, in tooltips and everywhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTextEdit, QWidget

from elios_desktop.ui.kit.plain import plain
from tests.sizes import sized
from tests.ui import drive, real_games, stages
from tests.ui.stages import MOMENTS, Stage

PICTURE = '<img src="file:///a.png">'
NAMES = tuple(PICTURE + name for name in drive.NAMES)


def read(text: str) -> str:
    """What is to be read where Qt guesses whether a text is HTML."""
    if not Qt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText().replace("\u2028", "\n")


@pytest.mark.parametrize("name", ['<img src="file:///a.png">', "<b>Anna</b> & Co", "That was <i>x</i>’s move.\nNow"])
def test_markup_is_shown_as_it_is_written(name: str) -> None:
    assert read(plain(name)) == name


@pytest.mark.parametrize("name", ["Anna", "a < b", "Anna & Bruno", ""])
def test_other_text_is_left_as_it_is(name: str) -> None:
    assert plain(name) == name


def test_every_tooltip_goes_through_it(checkout: Path) -> None:
    found = 0
    for path in (checkout / "elios_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "setToolTip":
                found += 1
                text = node.args[-1]
                assert isinstance(text, ast.Call), f"{path}:{node.lineno}"
                assert getattr(text.func, "id", "") == "plain", f"{path}:{node.lineno}"
    assert found > 20


def test_every_label_is_plain_text(checkout: Path) -> None:
    for path in (checkout / "elios_desktop").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "QLabel(" in source:
            assert "setTextFormat(Qt.TextFormat.PlainText)" in source, path


def tips(widget: QWidget) -> Iterator[str]:
    """All that a widget says when the mouse rests on it or on something in it."""
    yield widget.toolTip()
    yield from (action.toolTip() for action in widget.actions())
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is not None:
        for row in range(model.rowCount()):
            yield from (model.index(row, 0).siblingAtColumn(column).data(TIP) or "" for column in range(COLUMNS))
        yield from (model.headerData(column, Qt.Orientation.Horizontal, TIP) or "" for column in range(COLUMNS))


TIP, COLUMNS = Qt.ItemDataRole.ToolTipRole, 8


@sized("moment", ["statistics", "course"], [*MOMENTS])
def test_a_name_is_no_markup_wherever_it_stands(stage: Stage, moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (drive, real_games, stages):
        monkeypatch.setattr(module, "NAMES", NAMES)
    stage.come_to(moment)
    named = 0
    for widget in QApplication.allWidgets():
        for tip in tips(widget):
            named += "file:///a.png" in tip
            assert "file:///a.png" not in tip or PICTURE in read(tip)
        if isinstance(widget, QLabel) and PICTURE in widget.text():
            assert widget.textFormat() == Qt.TextFormat.PlainText
        if isinstance(widget, QTextEdit):
            assert "file:///a.png" not in widget.toHtml()
    assert named or moment not in ("statistics", "course")
    for window in QApplication.topLevelWidgets():
        window.close()
