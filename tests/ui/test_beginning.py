"""Who begins: drawn before everybody's eyes, told to who can't see it, and never other than the setup has it."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from elios_desktop.engine.contract import begun_by
from elios_desktop.engine.record import Agreed
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.play.beginning import Spin
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import random_move
from tests.ui.drive import lift_curtain, new_game, settle
from tests.ui.waiting import until

NO_MARKS = {0x2068: None, 0x2069: None}
"""Nobody sees what keeps a name together."""


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
    assert page.prompt.text.text().startswith(f"The luck of the draw: {name} begins.")
    assert page.controller.session.setup["first"] == first


def test_by_the_rule_of_the_sheet_where_it_has_one(window: MainWindow) -> None:
    page = dealt(window, replace(new_game("exagon", 4), drawn=True))
    at_rest(spin_of(page))
    first = page.controller.session.state.to_move
    assert first is not None
    assert spin_of(page).points_at == first
    name = page.controller.kept.names[first - 1]
    assert page.prompt.text.text().startswith(f"{name} has the highest star, the 39, and begins.")


@pytest.mark.unhurried
def test_the_rule_can_still_be_read_when_the_curtain_is_up(window: MainWindow) -> None:
    """The line lies behind the curtain while the needle turns."""
    page = dealt(window, replace(new_game("exagon", 4), drawn=True))
    assert page.hand_over.covered
    page.hand_over.stop()  # the guard that swallows a press too many
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert not page.hand_over.covered
    first = page.controller.session.state.to_move
    assert first is not None
    name = page.controller.kept.names[first - 1]
    told = page.prompt.text.text()
    assert told.startswith(f"{name} has the highest star, the 39, and begins. {name}, put the first tile"), told
    assert page.controller.submit(page.controller.session.game.legal(page.controller.session.state)[0]) is None
    settle(page)
    assert "highest star" not in page.prompt.text.text(), "once is enough"


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
    assert page.prompt.text.text().startswith("The luck of the draw: "), "what it said can still be read"


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
    assert page.prompt.text.text().startswith("The luck of the draw: ")


def test_it_is_read_out(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    say = Announcer.say

    def listen(announcer: Announcer, text: str, urgent: bool = False) -> None:
        heard.append(text)
        say(announcer, text, urgent)

    monkeypatch.setattr(Announcer, "say", listen)
    page = dealt(window, replace(new_game("holi", 2), drawn=True), animation="off")
    name = page.controller.kept.names[page.controller.session.setup["first"] - 1]
    assert any(f"The luck of the draw: {name} begins." in each for each in heard)


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


def arrange_all(page: TablePage, seconds: dict[int, int]) -> None:
    """Everybody arranges, and takes so long for it."""
    controller = page.controller
    for seat, spent in seconds.items():
        lift_curtain(page)
        assert controller.turns.now.acting == seat
        controller.kept.spend(1000 * spent)
        assert controller.arrange(seat, controller.session.game.arrangement(controller.session.state, seat, 3)) is None
    until(lambda: page.spin is not None, "the needle")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", r"Bruno took longest \(1:3\d\) and begins"),
        ("it", r"Bruno ci ha messo di più \(1:3\d\) e comincia"),
        ("de", r"Bruno hat am längsten gebraucht \(1:3\d\) und beginnt"),
    ],
)
def test_whoever_took_longest_to_arrange_is_pointed_at(window: MainWindow, code: str, said: str) -> None:
    window.services.preferences.change(language=code)
    page = dealt(window, replace(new_game("elios", 3), drawn=True))
    assert page.spin is None, "nobody knows it yet"
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    arrange_all(page, {1: 30, 2: 90, 3: 60})
    spin = spin_of(page)
    at_rest(spin)
    assert spin.points_at == 2
    assert page.controller.session.state.to_move == 2
    until(lambda: bool(re.match(said, page.prompt.text.text().translate(NO_MARKS))), "who begins, and why")
    until(lambda: any(re.search(said, each.translate(NO_MARKS)) for each in heard), "the same by voice")


def test_in_the_next_game_of_a_tournament_it_is_said_anew(window: MainWindow) -> None:
    page = dealt(window, new_game("exagon", 2, tournament=True), animation="off")
    controller = page.controller
    chance = Random(4)
    while controller.session.result is None:
        controller.turns.come()
        assert controller.submit(random_move(controller.session.game, controller.session.state, chance)) is None
        settle(page)
    until(page.end_card.isVisible, "the end of the first game")
    window.services.preferences.change(animation="normal")
    page.set_animation("normal")
    QTest.mouseClick(page.end_card.first, Qt.MouseButton.LeftButton)
    assert controller.session.ply == 0
    first = controller.session.state.to_move
    assert first is not None
    at_rest(spin_of(page))
    assert spin_of(page).points_at == first
    controller.turns.come()
    settle(page)
    name = controller.kept.names[first - 1]
    assert re.match(rf"{name} has the highest star, the \d+, and begins\.", page.prompt.text.text())


@pytest.mark.parametrize("game", ["elementos", "holi"])
def test_a_rematch_says_who_begins_this_time(window: MainWindow, game: str) -> None:
    page = dealt(window, new_game(game, 2), animation="off")
    before = page.controller.kept.names[page.controller.session.setup["first"] - 1]
    page.controller.turns.come()
    page.controller.end_together(Agreed("draw", ()))
    until(page.end_card.isVisible, "the end")
    button = page.end_card.first
    assert button.objectName() == "end-return"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    again = window.table
    assert again is not None
    assert again is not page
    name = again.controller.kept.names[again.controller.session.setup["first"] - 1]
    assert name != before, "sides and start are swapped"
    assert again.prompt.text.text().startswith(f"{name} begins.")
