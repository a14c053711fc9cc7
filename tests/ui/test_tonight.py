"""Tonight on home: it comes by itself with the second game of two people, and goes when somebody says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.app import Program
from elios_desktop.engine.record import known_game
from elios_desktop.storage.paths import Paths
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.real_games import almost_over, finish

LEFT = Qt.MouseButton.LeftButton


def played(window: MainWindow, paths: Paths, qtbot: Any, games: int) -> None:
    """Anna and Bruno have played so many games, and home is in front, which knows it."""
    for seed in range(1, games + 1):
        save_id, last = almost_over(paths, known_game("elementos"), seed=seed)
        finish(window, save_id, last)
        with qtbot.waitSignal(window.evening.changed):
            window.show_home()
    QApplication.processEvents()


def texts(window: MainWindow) -> list[str]:
    card = window.home.tonight
    assert card is not None
    return [each.text() for each in card.findChildren(QLabel) if each.text() and each.isVisibleTo(card)]


def test_one_game_is_no_evening_and_two_are(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    window.resize(1280, 800)
    played(window, paths, qtbot, 1)
    assert window.home.tonight is None
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    assert card.isVisible()
    said = " ".join(texts(window)).replace("\u2068", "").replace("\u2069", "")
    assert "Anna" in said
    assert "Bruno" in said
    assert "A point for everybody you leave behind" in said
    boxes = [box.mapTo(window, box.rect().topLeft()).x() for box in window.home.boxes]
    assert min(boxes) >= card.mapTo(window, card.rect().topRight()).x()


def test_what_is_missing_tonight_is_one_press_away(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    assert "Still to come tonight: Elios." in texts(window)
    QTest.mouseClick(card.next_button, LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game.id == "elios"


def test_it_ends_when_somebody_says_so_and_stays_ended(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    QTest.mouseClick(card.end_button, LEFT)
    assert not card.isVisible()
    again = start().window
    with qtbot.waitSignal(again.evening.changed):
        again.refresh_home()
    assert again.home.tonight is None


def test_it_is_there_again_after_a_start(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    played(start().window, paths, qtbot, 2)
    again = start().window
    with qtbot.waitSignal(again.evening.changed):
        again.refresh_home()
    assert again.home.tonight is not None
    assert again.home.tonight.isVisible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_whole_in_every_language_and_size(
    start: Callable[..., Program], paths: Paths, qtbot: Any, code: str
) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    window.services.preferences.change(language=code)
    for size, percent in (((1280, 800), 100), ((1024, 700), 150), ((1920, 1080), 200), ((760, 520), 100)):
        window.services.preferences.change(text_percent=percent)
        window.resize(*size)
        QApplication.processEvents()
        assert card.isVisible()
        assert card.next_button.width() >= card.next_button.fontMetrics().horizontalAdvance(card.next_button.text())
        for box in window.home.boxes:
            there = box.mapTo(window, box.rect().topLeft()).x()
            assert there >= 0
            assert there + box.width() <= window.width()


def test_a_damaged_evening_begins_anew_with_a_sentence(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    played(start().window, paths, qtbot, 2)
    paths.evening_file.parent.mkdir(parents=True, exist_ok=True)
    paths.evening_file.write_bytes(b"{")
    again = start().window
    qtbot.waitUntil(lambda: again.home.tonight is not None)
    qtbot.waitUntil(lambda: "evening" in again.services.notices)
    assert [each.read_bytes() for each in paths.data.glob("evening.json.broken-*")] == [b"{"]
