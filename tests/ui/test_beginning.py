"""Who begins: drawn before everybody's eyes, told to who can't see it, and never other than the setup has it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from elios_desktop.engine.contract import begun_by
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.play.beginning import Spin
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import new_game
from tests.ui.waiting import until


def dealt(window: MainWindow, new: NewGame, animation: str = "normal") -> TablePage:
    window.services.preferences.change(animation=animation)
    window.host.begin(new)
    assert window.table is not None
    return window.table


def spin_of(page: TablePage) -> Spin:
    assert page.spin is not None
    return page.spin


def at_rest(spin: Spin) -> None:
    """The needle has come to rest, and stands still."""
    spin.motion.pause()
    spin.motion.setCurrentTime(spin.motion.duration() - 1)


@pytest.mark.parametrize(("game", "seats", "first"), [("holi", 3, 3), ("holi", 2, 1), ("elementos", 2, 2)])
def test_the_needle_points_at_who_begins(window: MainWindow, game: str, seats: int, first: int) -> None:
    new = new_game(game, seats)
    page = dealt(window, replace(new, setup=begun_by(new.setup, first), drawn=True))
    at_rest(spin_of(page))
    name = page.controller.kept.names[first - 1]
    assert spin_of(page).points_at == first
    assert page.prompt.text.text().startswith(f"Chance has decided: {name} begins.")
    assert page.controller.session.setup["first"] == first


def test_by_the_rule_of_the_sheet_where_it_has_one(window: MainWindow) -> None:
    page = dealt(window, replace(new_game("exagon", 4), drawn=True))
    at_rest(spin_of(page))
    first = page.controller.session.state.to_move
    assert first is not None
    assert spin_of(page).points_at == first
    name = page.controller.kept.names[first - 1]
    assert page.prompt.text.text().startswith(f"{name} has the highest star, the 39, and begins.")


@pytest.mark.parametrize("way", ["click", "key", "time"])
def test_it_can_be_skipped(window: MainWindow, way: str) -> None:
    page = dealt(window, replace(new_game("holi", 2), drawn=True))
    spin = spin_of(page)
    assert spin.isVisible()
    if way == "click":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    elif way == "key":
        QTest.keyClick(page.view, Qt.Key.Key_Shift)
    else:
        spin.motion.setCurrentTime(spin.motion.duration())
    until(lambda: not spin.isVisible(), "the table without the needle")
    assert page.prompt.text.text().startswith("Chance has decided: "), "what it said can still be read"


def test_a_press_that_skips_it_does_what_it_does(window: MainWindow) -> None:
    page = dealt(window, replace(new_game("elementos", 2), drawn=True))
    button = page.prompt.buttons.of("come")
    assert button is not None
    until(lambda: button.isVisible() and spin_of(page).isVisible(), "the needle")
    page.hand_over.stop()  # the guard that swallows a press too many
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not spin_of(page).isVisible()
    assert page.controller.turns.now.awaited is None


def test_the_first_move_ends_it(window: MainWindow) -> None:
    page = dealt(window, replace(new_game("holi", 2), drawn=True))
    spin = spin_of(page)
    move = page.controller.session.game.legal(page.controller.session.state)[0]
    page.controller.turns.come()
    assert page.controller.submit(move) is None
    until(lambda: not spin.isVisible(), "the move without the needle over it")
    assert page.controller.session.ply == 1


def test_where_nothing_moves_it_is_only_said(window: MainWindow) -> None:
    page = dealt(window, replace(new_game("holi", 2), drawn=True), animation="off")
    assert page.spin is None
    assert page.prompt.text.text().startswith("Chance has decided: ")


def test_it_is_read_out(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    say = Announcer.say

    def listen(announcer: Announcer, text: str, urgent: bool = False) -> None:
        heard.append(text)
        say(announcer, text, urgent)

    monkeypatch.setattr(Announcer, "say", listen)
    page = dealt(window, replace(new_game("holi", 2), drawn=True), animation="off")
    name = page.controller.kept.names[page.controller.session.setup["first"] - 1]
    assert any(f"Chance has decided: {name} begins." in each for each in heard)


def test_whoever_was_chosen_isnt_drawn(window: MainWindow) -> None:
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.chosen().drawn
    QTest.mouseClick(page.first.button_of(2), Qt.MouseButton.LeftButton)
    chosen = page.chosen()
    assert not chosen.drawn
    assert chosen.setup["first"] == 2
    dealt(window, chosen)
    assert window.table is not None
    assert window.table.spin is None
