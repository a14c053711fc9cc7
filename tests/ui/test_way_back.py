"""Where the button at the head of settings and statistics leads, and that the button which starts a game is near."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.kit.page import WayBack
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.real_games import begin


@pytest.mark.parametrize("page", ["settings", "statistics"])
def test_the_button_says_where_it_leads(window: MainWindow, page: str) -> None:
    show = {"settings": window.show_settings, "statistics": window.show_statistics}[page]
    show()
    (button,) = window.page.findChildren(WayBack)
    assert button.text() == "Home"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.page is window.home
    table = begin(window)
    show()
    (button,) = window.page.findChildren(WayBack)
    assert button.text() == "Back to the game"
    window.services.preferences.change(language="de")
    assert button.text() == "Zurück zur Partie"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.page is table
    window.show_home()


@sized("game", ["holi"], GAME_IDS)
def test_the_button_that_starts_stands_in_sight_below_what_is_chosen(window: MainWindow, game: str) -> None:
    window.show_new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    for size, percent in (((1920, 1080), 100), ((1280, 800), 100), ((1024, 700), 150), ((1280, 800), 100)):
        window.services.preferences.change(text_percent=percent)
        window.resize(*size)
        for _ in range(5):
            QApplication.processEvents()
        areas = [each for each in page.findChildren(QScrollArea) if each.isVisible()]
        below = max(
            each.mapTo(page, QPoint(0, each.height())).y()
            for each in areas
            if each.width() <= page.start_button.width()
        )
        assert page.start_button.mapTo(page, QPoint()).y() >= below, (size, percent)
        assert page.rect().contains(page.start_button.geometry())
