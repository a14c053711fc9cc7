"""A person plays against a computer in the real window, by mouse, to the end: with a hint, an undo, and a worker that
dies in the middle of its thinking."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QProcess, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS, Move, Refusal
from elios_desktop.plain_board import find_board
from elios_desktop.players import contract
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.session.turns import Cover
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui import drive
from tests.ui.waiting import Beats

LEFT = Qt.MouseButton.LeftButton


def start(window: MainWindow, game_id: str) -> TablePage:
    """One person and one computer of the first level, chosen on the new-game page."""
    window.services.preferences.change(animation="off", pace="instant")
    window.show_new_game(game_id)
    page = window.page
    assert isinstance(page, NewGamePage)
    menu = page.seats.kind_menu(2)
    next(action for action in menu.actions() if action.text() == "Computer, easy").trigger()
    menu.close()
    QTest.mouseClick(page.start_button, LEFT)
    table = window.table
    assert table is not None
    return table


def wheel(page: TablePage, at: QPoint) -> None:
    viewport = page.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120), LEFT,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def by_mouse(page: TablePage, move: Move) -> None:
    """Make a move as the plain board says that a hand does."""
    controller = page.controller
    for gesture in find_board(controller.session.game.id).gestures_of(move, controller.shown.view()):
        if gesture.button:
            drive.push(page, gesture.button)
            continue
        if gesture.flip:
            drive.double_click(page, gesture.piece)
        if not gesture.place:
            continue
        if not gesture.turns:
            drive.drag(page, gesture.piece, gesture.place)
            continue
        # A card is rotated over its owner's pawn, a tile over the place where it goes.
        pawn = f"pawn {controller.turns.now.acting}"
        over = drive.at(page, pawn if pawn in page.scene.pieces else gesture.place)
        drive.drag(page, gesture.piece, over, release=False)
        for _ in range(gesture.turns):
            wheel(page, over)
        target = drive.at(page, gesture.place)
        QTest.mouseMove(page.view.viewport(), target)
        QTest.mouseRelease(page.view.viewport(), LEFT, pos=target)
        drive.settle(page)


def rests(page: TablePage) -> bool:
    return not page.animator.busy and not page.controller.save_queue.busy


def play(page: TablePage) -> None:
    """The person's next decision: well enough that the game comes to an end."""
    controller, session = page.controller, page.controller.session
    seat = controller.turns.now.acting
    assert seat == 1
    before = session.ply, len(controller.kept.arrangements)
    if session.state.pending:
        for laid_out in ("suggest", "usual"):
            if page.prompt.buttons.of(laid_out) is not None:
                drive.push(page, laid_out)
        drive.push(page, "ready")
    else:
        move = session.game.parse(session.state, contract.choose(session.game.id, session.seen_by(seat), 2, 1).move)
        assert not isinstance(move, Refusal)
        for _ in range(4):  # some ends of turns want a second press, and a card is held as it was turned last
            if session.ply == before[0]:
                by_mouse(page, move)
    assert (session.ply, len(controller.kept.arrangements)) != before


def take_part(qtbot: Any, page: TablePage, until: int) -> None:
    """Play until so many moves have been made, or to the end; nothing is ever covered."""
    controller = page.controller
    while not controller.over and controller.session.ply < until:
        qtbot.waitUntil(lambda: rests(page) and (controller.over or controller.may_act))
        assert controller.turns.now.cover is Cover.NOTHING
        if not controller.over:
            play(page)
    qtbot.waitUntil(lambda: rests(page) and (controller.over or controller.may_act))


@sized("game_id", ["exagon"], GAME_IDS)
def test_a_person_plays_to_the_end(qtbot: Any, window: MainWindow, game_id: str) -> None:
    page = start(window, game_id)
    controller = page.controller
    take_part(qtbot, page, 7)

    # A hint is shown, and is a move that can be made.
    QTest.mouseClick(page.tools["hint"], LEFT)
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))
    assert page.prompt.text.text().startswith("Hint")
    assert controller.why(page.assistants.hints.offered[0]) is None

    # Back to the person's own last decision, whatever the computer has done since.
    made = [transition.seat for transition in controller.session.transitions]
    QTest.mouseClick(page.tools["undo"], LEFT)
    drive.settle(page)
    own = len(made) - 1 - made[::-1].index(1)
    assert controller.session.ply == own
    assert controller.may_act

    # The worker dies in its thinking, and is asked again as if nothing had been.
    thinker, stands = page.assistants.computers.thinker, controller.session.ply
    controller_kind = controller.kept.seats[1].kind
    controller.give_seat(2, "computer:5")
    while controller.turns.now.acting == 1 and not controller.over:
        qtbot.waitUntil(lambda: rests(page))
        play(page)
    qtbot.waitUntil(lambda: controller.over or thinker.busy)
    if thinker.busy:
        process = thinker.process
        assert process is not None
        qtbot.waitUntil(lambda: process.state() != QProcess.ProcessState.Starting)
        process.kill()
    qtbot.waitUntil(lambda: controller.over or controller.turns.now.acting == 1)
    assert controller.session.ply > stands
    if not controller.over:  # the strong one may have won by now
        controller.give_seat(2, controller_kind)
    played_by = controller.kept.seats[1].kind

    take_part(qtbot, page, 10_000)
    assert controller.session.state.result is not None
    assert {transition.seat for transition in controller.session.transitions} == {1, 2}
    history = window.services.history
    qtbot.waitUntil(lambda: len(history.lines()) == 1)
    [line] = history.lines()
    game = history.get(line.id)
    assert game is not None
    assert [seat.kind for seat in game.seats] == ["human", played_by]
    assert played_by in (controller_kind, "computer:5")


def test_while_a_computer_thinks_everything_else_answers_at_once(qtbot: Any, window: MainWindow) -> None:
    """Another language leaves it alone; taking back ends what it thinks about, and so does going home."""
    page = start(window, "elementos")
    controller, computers = page.controller, page.assistants.computers
    take_part(qtbot, page, 4)
    computers.thinker.close()
    computers.thinker = thinker = Thinker(computers, (sys.executable, "-c", "input(); input()"))

    def thinks() -> QProcess:
        qtbot.waitUntil(lambda: rests(page) and controller.may_act)
        stands = controller.session.ply
        steps = [each for each in controller.session.game.legal(controller.session.state) if each.text[:4] != "flip"]
        by_mouse(page, steps[0])
        qtbot.waitUntil(lambda: controller.turns.now.acting == 2 and thinker.process is not None)
        assert controller.session.ply == stands + 1
        assert thinker.process is not None
        qtbot.waitUntil(lambda: thinker.process.state() == QProcess.ProcessState.Running)
        return thinker.process

    process, made = thinks(), controller.session.ply
    window.services.preferences.change(language="it")
    drive.settle(page)
    assert thinker.process is process
    assert thinker.busy

    QTest.mouseClick(page.tools["undo"], LEFT)
    drive.settle(page)
    assert controller.session.ply == made - 1
    assert controller.may_act
    assert not thinker.busy
    assert thinker.process is not process

    thinks()
    QTest.mouseClick(page.tools["home"], LEFT)
    assert window.page is window.home
    assert thinker.process is None


@pytest.mark.unhurried
@pytest.mark.parametrize("game_id", ["elios", "exagon", "holi"])
def test_nothing_lies_over_the_table_of_who_plays_alone(qtbot: Any, window: MainWindow, game_id: str) -> None:
    """The computers arrange in no time, and the first turn of Exagon has no clock: nobody has to say “ready”."""
    page = start(window, game_id)
    qtbot.waitUntil(lambda: rests(page) and page.controller.may_act)
    assert page.controller.turns.now.cover is Cover.NOTHING
    assert not page.curtain.isVisible()


def test_computers_arrange_first(qtbot: Any, window: MainWindow) -> None:
    """When the person is ready, both have laid out: the own tokens are never off the table."""
    page = start(window, "elementos")
    qtbot.waitUntil(lambda: rests(page) and page.controller.may_act)
    assert list(page.controller.kept.arrangements) == [2]
    drive.push(page, "ready")
    assert page.controller.session.ply == 2
    assert len([key for key in page.scene.pieces if key.startswith("token")]) == 18


@pytest.mark.unhurried
def test_as_soon_as_the_computer_has_moved_a_key_is_heard(qtbot: Any, window: MainWindow, beats: Beats) -> None:
    """No time goes by after its move; yet no press can be meant for anybody else's turn."""
    page = start(window, "elementos")
    while page.controller.session.ply < 4:
        qtbot.waitUntil(lambda: rests(page) and page.controller.may_act)
        beats.go_by(60_000)
        play(page)
        beats.go_by(60_000)
    qtbot.waitUntil(lambda: rests(page) and page.controller.may_act)
    assert page.hand.focus is None
    drive.press(page, Qt.Key.Key_Tab)
    assert page.hand.focus is not None
