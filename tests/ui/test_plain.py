"""Names mean themselves, in tooltips and everywhere else."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, Qt, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QMenu, QTextEdit, QWidget

from elios_desktop.ui.kit.i18n import plain
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.sources import nodes_of
from tests.ui import drive, real_games, stages
from tests.ui.stages import MOMENTS, Stage
from tests.waiting import PATIENCE

PICTURE = '<img src="file:///a.png">&'
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
        for node in nodes_of(path.read_text(encoding="utf-8")):
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


def entries(widget: QWidget) -> Iterator[str]:
    """All in a widget that Qt would look through for the mark of a shortcut."""
    if isinstance(widget, QAbstractButton):
        yield widget.text()
    yield from (action.text() for action in widget.actions())


LEFT = Qt.MouseButton.LeftButton
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
        for text in entries(widget):
            assert "file:///a.png" not in text or "&" not in text.replace("&&", ""), text
        if isinstance(widget, QLabel) and PICTURE in widget.text():
            assert widget.textFormat() == Qt.TextFormat.PlainText
        if isinstance(widget, QTextEdit):
            assert "file:///a.png" not in widget.toHtml()
    assert named or moment not in ("statistics", "course")
    for window in QApplication.topLevelWidgets():
        window.close()


def test_an_ampersand_is_seen_in_menus_and_on_buttons(window: MainWindow, tmp_path: Path, qtbot: Any) -> None:
    """One of them would only underline the next letter."""
    window.services.preferences.change(animation="off", programs={"R&D": f'"{sys.executable}" -c "input()"'})
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.keyClicks(page.seats.rows[0].name, "Lu&i")
    QTest.mouseClick(page.seats.rows[1].kind_button, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(seen(menu)["R&D"]).center())
    assert page.seats.rows[1].kind_button.text() == "R&&D"
    QTest.mouseClick(page.start_button, LEFT)
    table = window.table
    assert table is not None
    window.host.playing.save_to(tmp_path / "us & them.elios", overwrite=True)
    assert window.services.writer.flush(PATIENCE)
    qtbot.waitUntil(lambda: bool(window.services.preferences.now.recent_files))

    found: list[str] = []

    def look() -> None:
        menu = table.tools.menu
        found.extend(text for each in (menu, *menu.findChildren(QMenu)) for text in seen(each))
        menu.close()

    QTimer.singleShot(0, window, look)
    QTest.mouseClick(table.tools["more"], LEFT)  # comes back when the menu is closed
    assert found.count("Lu&i") == 1
    assert found.count("R&D") == 3, "it can play either seat, and is one's name"
    window.menus.recent.aboutToShow.emit()
    assert list(seen(window.menus.recent)) == ["us & them.elios"]


def seen(menu: QMenu) -> dict[str, QAction]:
    """The entries of a menu by what is to be read there."""
    return {re.sub("&(.)", r"\1", action.text()): action for action in menu.actions()}
