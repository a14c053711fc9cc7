"""The companion of first games: tips at their moment, hints where they were asked for."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.app import Program
from elios_desktop.engine.contract import Refusal
from elios_desktop.lessons import find_lesson, find_tips
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.window import MainWindow
from tests.lessons.test_lessons import LEARNED
from tests.lessons.test_tips import FLIPPED, NINE
from tests.sizes import each_once, sized
from tests.ui import drive
from tests.ui.learn_drive import learn
from tests.ui.waiting import rest, until


def begin(window: MainWindow, *moves: str, names: tuple[str, str] = ("Anna", "Ben")) -> None:
    """A game of Elementos between two people, so far."""
    window.services.preferences.change(animation="off", curtain="never")
    seats = tuple(ChosenSeat(name, number) for number, name in enumerate(names))
    window.host.begin(NewGame("elementos", seats, {"memory": False}, {"first": 1}))
    play(window, f"arrange 1 {NINE}", f"arrange 2 {NINE}", *moves)


def play(window: MainWindow, *moves: str) -> None:
    """Moves as the table makes them."""
    page = window.table
    assert page is not None
    game = page.controller.session.game
    for text in moves:
        move = game.parse(page.controller.session.state, text)
        assert not isinstance(move, Refusal)
        if page.controller.session.state.pending:
            assert page.controller.arrange(page.controller.turns.now.acting or 0, move) is None
        else:
            assert page.controller.submit(move) is None
        drive.settle(page)
    QApplication.processEvents()


def shown(window: MainWindow) -> str:
    """The tip that is told now."""
    notice = window.services.notices.current
    return notice.text() if notice is not None and notice.key == "tip" else ""


def sentence(tip: str) -> str:
    """What a tip says."""
    found = next(each for each in find_tips("elementos") if each.id == tip)
    return f"Tip: {translate(find_lesson('elementos').context, found.text)}"


def test_a_tip_comes_at_its_moment_once_and_to_each(window: MainWindow) -> None:
    begin(window, *FLIPPED)
    assert shown(window) == ""
    play(window, "flip a5")
    assert shown(window) == sentence("locked"), "Anna is told"
    play(window, "b3-b4")
    assert shown(window) == "", "it went with her turn"
    begin(window, *FLIPPED, "flip a5", names=("Anna", "Carla"))
    assert shown(window) == "", "never twice"
    begin(window, *FLIPPED, "flip a5", names=("Carla", "Anna"))
    assert shown(window) == sentence("locked"), "and to everybody by name"


def test_they_are_off_with_one_click_for_good(window: MainWindow) -> None:
    begin(window, *FLIPPED, "flip a5")
    assert shown(window)
    QTest.mouseClick(window.notice_bar.action, Qt.MouseButton.LeftButton)
    assert window.services.preferences.now.tips == "never"
    assert shown(window) == ""
    begin(window, *FLIPPED, "flip a5", names=("Dario", "Elsa"))
    assert shown(window) == ""


def test_after_a_few_games_nobody_is_told_any_more(program: Program) -> None:
    learned = program.services.learned
    assert [learned.is_first_game("Anna", "elios", str(number)) for number in range(7)] == [True] * 5 + [False] * 2
    assert learned.is_first_game("Anna", "elios", "3"), "one of the first, continued"
    assert learned.is_first_game("Anna", "holi", "9")
    assert learned.is_first_game("Ben", "elios", "9")


def test_after_a_course_each_turn_begins_with_a_hint_until_one_does_without(window: MainWindow) -> None:
    window.services.preferences.change(animation="off")
    page = learn(window, "exagon")
    page.go_to(len(page.script.steps))
    QTest.mouseClick(page.coach.computer, Qt.MouseButton.LeftButton)
    table = window.table
    assert table is not None
    until(lambda: table.assistants.hints.offered or not table.controller.may_act, "a hint, or the computer's turn")
    assert table.assistants.hints.offered or table.controller.turns.now.acting == 2
    QTest.mouseClick(window.notice_bar.action, Qt.MouseButton.LeftButton)
    assert "hints" not in window.services.notices


def whole(label: QLabel) -> bool:
    """Whether a sentence is there with all its words."""
    seen = label.visibleRegion().boundingRect() == label.rect()
    return seen and label.height() >= label.heightForWidth(label.width()) and not label.text().endswith("…")


ROOMS = [(1024, 700), (1280, 800)]


@sized(("game", "size"), each_once(LEARNED, ROOMS)[:1], [*product(LEARNED, ROOMS)])
def test_the_first_real_game_goes_on_where_the_course_ended(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    """What is to be done and what would be good stand there together, and by that one comes to the first real move:
    against the easiest character, with what is laid out ready-made."""
    monkeypatch.setattr("elios_desktop.ui.learn.page.fresh_seed", lambda: size[1])  # in Elementos one begins, or not
    window.services.preferences.change(animation="off", pace="instant", language="de")
    window.resize(*size)
    page = learn(window, game)
    page.go_to(len(page.script.steps))
    QTest.mouseClick(page.coach.computer, Qt.MouseButton.LeftButton)
    table: Any = window.table
    assert [seat.kind for seat in table.controller.kept.seats] == ["human", "computer:1"]
    while True:
        until(lambda: table.controller.may_act and table.assistants.hints.offered, "a hint, as one's turn begins")
        drive.settle(table)
        rest()
        line, best = table.prompt, table.assistants.hints.offers[0]
        assert line.above.isVisible()
        assert line.above.text() == table.table.prompt()()
        assert line.text.text().startswith("Tipp 1 von ")
        assert whole(line.above)
        assert whole(line.text)
        if not table.controller.session.state.pending:
            break
        assert "Drück auf „Fertig“, um so zu beginnen" in line.text.text()
        drive.push(table, "ready")
        laid = {each.move.text for each in table.controller.session.transitions}
        laid |= {each[0] for each in table.controller.kept.arrangements.values()}
        assert best.move.text in laid, "what was laid out for one"
    ply = table.controller.session.ply
    for gesture in table.table.gestures_left(best.move):
        if gesture.button:
            drive.push(table, gesture.button)
        if gesture.flip:
            drive.double_click(table, gesture.piece)
        if gesture.place:
            drive.drag(table, gesture.piece, gesture.place)
    drive.settle(table)
    made = table.controller.session.transitions[ply]
    assert (made.seat, made.move.text) == (1, best.move.text)
