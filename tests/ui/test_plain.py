"""Names mean themselves in tooltips."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument

from elios_desktop.ui.kit.plain import plain


@pytest.mark.parametrize("name", ['<img src="file:///a.png">', "<b>Anna</b> & Co", "That was <i>x</i>’s move.\nNow"])
def test_markup_is_shown_as_it_is_written(name: str) -> None:
    document = QTextDocument()
    document.setHtml(plain(name))
    assert document.toPlainText().replace("\u2028", "\n") == name


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
