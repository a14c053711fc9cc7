"""Noughts and crosses in the real program: by mouse, and against a computer."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, SetupError
from elios_desktop.engine.record import HUMAN
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.fifth_game.game.rules import GAME
from tests.ui.drive import click, drag, moves_of, settle

LEFT = Qt.MouseButton.LeftButton


def from_its_box(window: MainWindow, second: str = HUMAN) -> Any:
    """A game begun as a person would: a click on its box, a click on Start."""
    QTest.mouseClick(window.home.boxes[GAME_IDS.index(GAME.id)], LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    page.seats.set_kind(2, second)
    QTest.mouseClick(page.start_button, LEFT)
    assert window.table is not None
    settle(window.table)
    return window.table


def test_a_game_is_played_to_its_end_by_mouse(window: MainWindow) -> None:
    window.services.preferences.change(animation="off")
    table = from_its_box(window)
    first = table.controller.turns.now.acting
    for number, square in enumerate(("b2", "a1", "c1", "a3", "a2", "c3")):
        if number % 2:
            click(table, "mark")
            click(table, square)
        else:
            drag(table, "mark", square)
    drag(table, "mark", "b2")
    assert "There is a mark on b2 already." in table.prompt.text.text()
    drag(table, "mark", "b3")
    drag(table, "mark", "b1")
    drag(table, "mark", "c2")
    assert moves_of(table) == ["b2", "a1", "c1", "a3", "a2", "c3", "b3", "b1", "c2"]
    result = table.controller.session.state.result
    assert result.winners == (first,)
    assert table.end_card.isVisible()


def test_a_computer_answers_and_hints(window: MainWindow, qtbot: Any) -> None:
    window.services.preferences.change(animation="off")
    table = from_its_box(window, "computer:3")
    qtbot.waitUntil(lambda: table.controller.may_act)
    drag(table, "mark", next(iter(table.controller.legal)).square)
    qtbot.waitUntil(lambda: table.controller.may_act)
    seats = {transition.seat for transition in table.controller.session.transitions}
    assert seats == {1, 2}
    QTest.mouseClick(table.tools["hint"], LEFT)
    qtbot.waitUntil(lambda: table.prompt.text.text().startswith("Hint 1 of "))


def test_the_settings_of_the_last_game_come_back(start: Callable[..., Program]) -> None:
    from_its_box(start().window, "computer:2")
    window = start().window
    window.show_new_game(GAME.id)
    assert isinstance(window.page, NewGamePage)
    assert [seat.kind for seat in window.page.seats.chosen()] == [HUMAN, "computer:2"]


@pytest.mark.parametrize("setup", [None, [], 1, {}, {"first": 3}, {"first": True}, {"first": 1, "more": 1}])
def test_a_setup_that_is_none_is_refused(setup: Any) -> None:
    with pytest.raises(SetupError):
        GAME.start(2, {}, setup)
