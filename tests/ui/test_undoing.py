"""Taking back at the table: half-done steps, a “ready”, what computers answered, and the setting that says no."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from elios_desktop.engine.contract import AnyState
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.board.animator import MOVE_MS, SPEEDS
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import begin, laid_out, lift_curtain, new_game, open_page, push, settle
from tests.ui.real_games import begin as begin_game
from tests.ui.real_games import make_moves, under_way


def says_it_can(page: TablePage) -> bool:
    """Whether the button tells no reason against taking back."""
    return not page.tools["undo"].accessibleDescription()


@pytest.mark.parametrize(("game", "step"), [("elios", "reset"), ("elementos", "random")])
def test_the_button_knows_the_steps_of_arranging(qtbot: Any, game: str, step: str) -> None:
    page = open_page(qtbot, begin(new_game(game, 2, seed=4)))
    lift_curtain(page)
    assert not says_it_can(page)
    before = repr(page.table.board)
    push(page, step)
    assert says_it_can(page)
    QTest.mouseClick(page.tools["undo"], Qt.MouseButton.LeftButton)
    assert repr(page.table.board) == before
    assert not says_it_can(page)


@pytest.mark.parametrize(("game", "step"), [("elios", "reset"), ("elementos", "random")])
@pytest.mark.parametrize("policy", ["last", "own_turn"])
def test_a_ready_can_be_taken_back_until_all_are(qtbot: Any, game: str, step: str, policy: str) -> None:
    page = open_page(qtbot, begin(new_game(game, 2, seed=4), Settings(undo=policy)))
    controller = page.controller
    lift_curtain(page)
    seat = controller.turns.now.acting
    push(page, step)
    if game == "elios":
        push(page, "suggest")
    made = repr(page.table.board)
    push(page, "ready")
    assert controller.turns.now.acting != seat
    lift_curtain(page)
    assert says_it_can(page) == (policy == "last")
    page.undoing.undo()
    settle(page)
    lift_curtain(page)
    assert (controller.turns.now.acting == seat) == (policy == "last")
    if policy == "last":
        assert repr(page.table.board) == made, "as it was when they said so"
        assert not controller.kept.arrangements


def against_computers(qtbot: Any, policy: str) -> tuple[TablePage, list[AnyState]]:
    """A game of one person against two computers after a few rounds, and the positions in which the person decided."""
    new: NewGame = new_game("exagon", 3, seed=4)
    kinds = ("human", "computer:1", "computer:1")
    new = replace(new, seats=tuple(replace(seat, kind=kind) for seat, kind in zip(new.seats, kinds, strict=True)))
    controller = begin(new, Settings(undo=policy))
    page = open_page(qtbot, controller)
    page.assistants.computers.pause(True)
    chance, decided = Random(3), []
    for _ in range(14):
        state = controller.session.state
        if state.to_move == 1:
            decided.append(state)
        assert controller.submit(random_move(controller.session.game, state, chance)) is None
        settle(page)
    while controller.session.state.to_move != 1:
        assert controller.submit(random_move(controller.session.game, controller.session.state, chance)) is None
        settle(page)
    return page, decided


@sized("policy", ["own_turn"], ["last", "own_turn", "free"])
def test_against_computers_each_step_goes_to_the_last_own_decision(qtbot: Any, policy: str) -> None:
    page, decided = against_computers(qtbot, policy)
    now = page.controller.session.state
    for state in reversed(decided[-3:]):
        assert says_it_can(page)
        page.undoing.undo()
        settle(page)
        assert page.controller.session.state == state
        assert page.controller.turns.now.acting == 1
    for state in [*decided[-2:], now]:
        page.undoing.redo()
        settle(page)
        assert page.controller.session.state == state, "the computers answer as they did"


def test_a_refusal_leads_to_the_setting(window: MainWindow) -> None:
    window.services.preferences.change(undo="own_turn")
    page = under_way(window, "elementos", 8)
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    offer = next(each for each in page.prompt.findChildren(QToolButton) if each.text() == "Change the setting")
    assert offer.isVisible()
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    settings = window.page
    assert isinstance(settings, SettingsPage)
    button = settings.undo.choices.button_of("own_turn")
    assert window.focusWidget() is button
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert window.services.preferences.now.undo == "free"
    settings.home_requested.emit()
    assert window.page is page
    assert page.controller.steps.undo_reason() is None


@pytest.mark.parametrize(("policy", "reason"), [("last", "revealed"), ("own_turn", "revealed"), ("free", None)])
def test_what_was_shown_to_the_other_stays_shown(qtbot: Any, policy: str, reason: str | None) -> None:
    game = new_game("elementos", 2, setup={"first": 1})
    page = open_page(qtbot, begin(game, Settings(undo=policy, animation="off")))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
        settle(page)
    controller = page.controller
    assert controller.submit_text("a3-a4") is None
    settle(page)
    assert controller.steps.undo_reason() == ("other_turn" if policy == "own_turn" else None)
    assert controller.submit_text("flip a7") is None
    settle(page)
    assert controller.steps.undo_reason() == reason


def test_what_shows_something_hidden_leads_to_the_setting_too_and_what_is_allowed_then_hushes_the_refusal(
    window: MainWindow,
) -> None:
    page = under_way(window, "elementos", 2)
    controller = page.controller
    seat = controller.turns.now.called
    token = {1: "a1", 2: "a8"}[seat or 1]
    assert controller.submit_text(f"flip {token}") is None
    settle(page)
    page.undoing.undo()
    assert "hidden" in page.prompt.text.accessibleName()
    offer = next(each for each in page.prompt.findChildren(QToolButton) if each.text() == "Change the setting")
    assert offer.isVisible()
    window.services.preferences.change(undo="free")
    page.undoing.undo()
    settle(page)
    assert not offer.isVisible()
    assert "hidden" not in page.prompt.text.accessibleName()
    page.undoing.undo()
    settle(page)
    for _ in range(3):
        page.undoing.redo()
        settle(page)
    assert page.prompt.text.accessibleName() == "There’s nothing to redo."
    page.undoing.undo()
    settle(page)
    assert page.prompt.text.accessibleName() != "There’s nothing to redo."


def test_the_menu_shows_what_can_be_taken_back_and_the_keys_say_why_not(window: MainWindow) -> None:
    page = begin_game(window, "elios")
    undo, redo = window.actions_["undo"], window.actions_["redo"]
    menu = window.menus.play
    menu.aboutToShow.emit()
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    menu.aboutToHide.emit()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, True)
    redo.trigger()
    assert page.prompt.text.accessibleName() == "There’s nothing to redo."
    make_moves(page, 3)
    menu.aboutToShow.emit()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    undo.trigger()
    menu.aboutToHide.emit()
    settle(page)
    menu.aboutToShow.emit()
    assert redo.isEnabled()
    menu.aboutToHide.emit()
    window.show_home()
    assert not undo.isEnabled()


@sized(
    ("share", "cut"),
    [(0.0, "mouse"), (0.5, "key"), (1.0, "end")],
    [*product((0.0, 0.5, 1.0), ("mouse", "key", "end"))],
)
def test_what_is_taken_back_goes_back_the_way_it_came(qtbot: Any, share: float, cut: str) -> None:
    page = laid_out(qtbot)
    settle(page)
    lying = {key: (piece.pos(), piece.pixmap().cacheKey()) for key, piece in page.scene.pieces.items()}
    move = next(each for each in sorted(page.controller.legal, key=lambda each: each.text) if "-" in each.text)
    page.controller.submit(move)
    settle(page)
    there = {key: (piece.pos(), piece.pixmap().cacheKey()) for key, piece in page.scene.pieces.items()}
    (left,), (arrived,) = set(lying) - set(there), set(there) - set(lying)
    page.animator.speed = SPEEDS["normal"]
    QTest.mouseClick(page.tools["undo"], Qt.MouseButton.LeftButton)
    running = page.animator.running
    assert running is not None
    running.pause()
    assert running.duration() == MOVE_MS // 2
    running.setCurrentTime(0)
    assert page.scene.pieces[left].pos() == there[arrived][0]
    running.setCurrentTime(running.duration() // 2)
    assert page.scene.pieces[left].pos() not in (there[arrived][0], lying[left][0])
    running.setCurrentTime(round(share * running.duration()))
    if cut == "mouse":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    elif cut == "key":
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
    page.animator.finish()
    settle(page)
    assert {key: (piece.pos(), piece.pixmap().cacheKey()) for key, piece in page.scene.pieces.items()} == lying
    assert not [key for key in page.scene.decorations() if key.startswith("gone ")]
