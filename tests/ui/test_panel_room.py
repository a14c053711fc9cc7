"""Where the list of moves and the points stand back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from elios_desktop.engine.record import known_game
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import new_game, settle
from tests.ui.real_games import almost_over, finish, first_game_almost_over


@pytest.mark.parametrize(("game", "folded"), [("exagon", True), ("elios", True), ("elementos", False)])
def test_the_list_is_folded_at_first_where_the_table_needs_the_room(
    window: MainWindow, game: str, folded: bool
) -> None:
    window.resize(1280, 800)
    window.services.preferences.change(animation="off")
    window.host.begin(new_game(game, 2))
    page = window.table
    assert page is not None
    settle(page)
    assert page.panel.isVisible() != folded
    assert page.panel.wanted, "nobody said that they don't want it"
    if folded:
        QTest.mouseClick(page.tools["panel"], Qt.MouseButton.LeftButton)
        assert page.panel.isVisible()


@pytest.mark.parametrize("tournament", [False, True])
def test_a_single_game_of_exagon_lists_no_points(window: MainWindow, tournament: bool) -> None:
    paths = window.services.paths
    page = finish(window, *(first_game_almost_over(paths) if tournament else almost_over(paths, known_game("exagon"))))
    assert page.controller.session.state.result is not None
    assert page.panel.tabs.isTabVisible(1) == tournament
