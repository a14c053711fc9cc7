"""The recap: what happened since the own last turn, again on the table, by one key and one button."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import AnyState, find_game
from elios_desktop.players import contract
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.facts import in_words, shows, since_own_turn
from elios_desktop.ui.shell.window import MainWindow
from tests.play import new_session, random_move
from tests.sizes import sized
from tests.ui.drive import at, begin, new_game, open_page, settle
from tests.ui.real_games import make_moves, under_way

GAMES = {"elios": 4, "elementos": 2, "exagon": 3, "holi": 3}


def at_an_own_turn(page: TablePage, seed: int = 2) -> None:
    """Play on until it is the turn of somebody who has something to be told."""
    for number in range(60):
        make_moves(page, 1, seed + number)
        turns, done = page.controller.turns, page.controller.session.transitions
        fresh = bool(done) and not done[-1].before.pending and done[-1].seat != turns.now.called
        if fresh and len(since_own_turn(done, turns.now.called)) >= GAMES[page.controller.session.game.id] - 1:
            return
    raise AssertionError("nobody ever comes back to the table")


def shown_again(qtbot: Any, page: TablePage) -> list[str]:
    """Wait for the end of the recap; what the line said meanwhile."""
    said: list[str] = []
    while page.recap.running:
        text = page.prompt.text.accessibleName()
        if said[-1:] != [text]:
            said.append(text)
        if page.recap._timer.isActive():  # nobody reads it here
            page.recap._timer.stop()
            page.recap._go_on()
        QApplication.processEvents()
    return said


@sized("game", ["elementos", "holi"], [*GAMES])
def test_each_move_since_the_own_turn_is_shown_with_its_sentence(qtbot: Any, game: str) -> None:
    page = open_page(qtbot, begin(new_game(game, GAMES[game], seed=4)))
    at_an_own_turn(page)
    controller = page.controller
    seat, before = controller.turns.now.called, controller.session.state
    numbers = since_own_turn(controller.session.transitions, seat)
    wanted = [in_words(controller, controller.session.transitions[number])() for number in numbers]
    for animation in ("off", "fast"):
        page.set_animation(animation)
        page.recap.ask()
        assert page.recap.running
        assert not page.table.my_turn
        said = shown_again(qtbot, page)[: len(wanted)]
        assert [text.split(": ", 1)[1] if len(wanted) > 1 else text for text in said] == wanted
        assert (controller.shown.ply, controller.session.state, controller.turns.now.called) == (None, before, seat)
        assert page.table.my_turn or controller.turns.now.awaited == seat
        assert not page.table.one_by_one


def test_the_moves_since_then_are_those_of_the_others(qtbot: Any) -> None:
    game = find_game("holi")
    assert game is not None
    session, chance = new_session(game, 3, {}, 5), Random(5)
    while session.state.result is None:
        session.play(random_move(game, session.state, chance))
        seat, done = session.state.to_move, session.transitions
        numbers = since_own_turn(done, seat)
        assert all(done[number].seat != seat for number in numbers)
        if seat is not None and numbers:
            assert not any(each.seat == seat for each in done[numbers[0] : numbers[-1]])
    last = since_own_turn(session.transitions, None)
    assert session.transitions[last[-1]].seat == session.transitions[-1].seat


def test_by_key_and_by_button_and_any_press_ends_it(window: MainWindow) -> None:
    page = under_way(window, "elios", 9)
    page.set_animation("normal")
    state: AnyState = page.controller.session.state
    enders = (
        lambda: QTest.keyClick(page.view, Qt.Key.Key_Space),
        lambda: QTest.keyClick(page.view, Qt.Key.Key_F4),  # the key of a hint does nothing else meanwhile
        lambda: QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5)),
        lambda: QTest.keyClick(page.view, Qt.Key.Key_F5),
    )
    for end in enders:
        QTest.keyClick(page.view, Qt.Key.Key_F5)
        assert page.recap.running
        assert page.controller.shown.ply is not None
        QTest.keyClick(page.view, Qt.Key.Key_Shift)
        assert page.recap.running
        end()
        assert not page.recap.running
        assert page.controller.shown.ply is None
    button = page.tools["recap"]
    button.click()
    assert page.recap.running
    QTest.mouseClick(page.tools["undo"], Qt.MouseButton.LeftButton)
    assert not page.recap.running
    assert page.controller.session.state == state
    assert not page.assistants.hints.offered
    settle(page)


def test_a_press_that_ends_it_picks_nothing_up(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2, seed=4)))
    at_an_own_turn(page)
    page.set_animation("normal")
    page.recap.ask()
    key = next(key for key, piece in page.scene.pieces.items() if key.startswith("token"))
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at(page, key))
    assert not page.recap.running
    assert page.hand.piece is None
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at(page, key))
    assert not page.hand.holding


def test_nothing_to_show_is_said(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("exagon", 2)))
    page.recap.ask()
    assert not page.recap.running
    assert page.prompt.text.text() == "Nothing has happened since your last turn."


def test_whoever_comes_to_the_table_reads_what_just_happened(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HandOver, "tells", True)
    for curtain in ("secrets", "always"):
        page = open_page(qtbot, begin(new_game("elementos", 2, seed=4), Settings(curtain=curtain)))
        at_an_own_turn(page)
        page.controller.turns.come()
        controller = page.controller
        sentence = in_words(controller, controller.session.transitions[-1])()
        assert page.prompt.text.accessibleName() == f"{sentence} {page.table.prompt()()}"
        page.prompt.back_to_prompt()
        assert page.prompt.text.accessibleName() == page.table.prompt()()


def test_of_a_long_turn_who_comes_reads_how_many_moves_it_had(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exagon's turns can have twenty moves; what is to be done now stands behind that, in full."""
    monkeypatch.setattr(HandOver, "tells", True)
    page = open_page(qtbot, begin(new_game("exagon", 4, seed=1)))
    controller, made = page.controller, 0
    while made <= 3:
        seat = controller.turns.now.called
        made = 0
        while controller.turns.now.called == seat:
            move = contract.choose("exagon", controller.session.seen_by(seat), 3, 1).move
            assert controller.submit_text(move) is None
            settle(page)
            made += shows(controller.session.transitions[-1])
        assert controller.session.state.result is None
    assert seat is not None
    name = controller.kept.names[seat - 1]
    said = page.prompt.text.text()
    assert said.startswith(f"{name} made {made} move")
    assert said.endswith(f" in one turn. {page.table.prompt()()}")


def test_the_table_can_be_closed_meanwhile(window: MainWindow) -> None:
    page = under_way(window, "exagon", 8)
    page.set_animation("normal")
    page.recap.ask()
    assert page.recap.running
    window.show_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not page.recap.running
