"""Other people's programs at the table, from the settings to the end of a game, and all that can go wrong with one."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from elios_desktop.app import Program
from elios_desktop.engine.record import HUMAN
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session import computers as computers_module
from elios_desktop.ui.session.new_game import ChosenSeat, program_kind
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.test_docs import blocks
from tests.ui.drive import begin, new_game, open_page, push, settle
from tests.ui.real_games import under_way

LEFT = Qt.MouseButton.LeftButton


def command(script: Path) -> str:
    return f'"{sys.executable}" "{script}"'


def test_the_example_is_stated_in_the_settings_chosen_for_a_seat_and_plays(
    qtbot: Any, window: MainWindow, checkout: Path, tmp_path: Path
) -> None:
    [source] = blocks(checkout / "docs" / "protocol.md", "python")
    assert len(source) <= 30
    script = tmp_path / "my player.py"
    script.write_text("\n".join(source), encoding="utf-8")
    window.services.preferences.change(animation="off", pace="instant")

    window.show_settings()
    settings = window.page
    assert isinstance(settings, SettingsPage)
    QTest.mouseClick(settings.programs.add_button, LEFT)
    [row] = settings.programs.rows
    QTest.keyClicks(row.name, "Wanderer")
    QTest.keyClicks(row.command, command(script))
    QTest.keyClick(row.command, Qt.Key.Key_Return)
    assert window.services.preferences.now.programs == {"Wanderer": command(script)}

    window.show_new_game("elementos")
    page = window.page
    assert isinstance(page, NewGamePage)
    menu = page.seats.kind_menu(2)
    action = next(action for action in menu.actions() if action.text() == "Wanderer")
    action.trigger()
    menu.close()
    page.seats.set_kind(1, "computer:1")
    QTest.mouseClick(page.start_button, LEFT)
    table = window.table
    assert table is not None
    controller = table.controller
    qtbot.waitUntil(lambda: controller.session.ply >= 12 or controller.over)
    record = controller.session.record()
    assert [seat["kind"] for seat in record["seats"]] == ["computer:1", "program"]
    assert script.name not in json.dumps(record), "how it is started is this machine's business"
    # Closed and continued: the program sits there again.
    save, made = controller.id, controller.session.ply
    window.show_home()
    qtbot.waitUntil(lambda: window.host.resume(save))
    table = window.table
    assert table is not None
    again = table.controller
    assert again.kept.seats[1].kind == program_kind("Wanderer")
    qtbot.waitUntil(lambda: again.session.ply >= made + 4 or again.over)
    window.show_home()


def test_a_program_is_taken_off_the_settings(start: Callable[..., Program]) -> None:
    program = start()
    program.services.preferences.change(programs={"One": "one", "Two": "two"})
    program.window.show_settings()
    page = program.window.page
    assert isinstance(page, SettingsPage)
    first, second = page.programs.rows
    QTest.mouseClick(first.remove, LEFT)
    assert program.services.preferences.now.programs == {"Two": "two"}
    QTest.mouseClick(page.programs.add_button, LEFT)
    QTest.keyClicks(page.programs.rows[-1].name, "Two")
    QTest.keyClicks(page.programs.rows[-1].command, "three")
    QTest.keyClick(page.programs.rows[-1].command, Qt.Key.Key_Return)
    assert "“Two”" in page.programs.problem.text()
    assert second in page.programs.rows
    assert start().services.preferences.now.programs == {"Two": "three"}


def test_what_removes_a_program_names_it_as_it_will_be_called(window: MainWindow) -> None:
    """Not with the marks that turn the direction of what a screen reader shows."""
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    QTest.mouseClick(page.programs.add_button, LEFT)
    [row] = page.programs.rows
    row.name.setText("\u202eAn\u2069na\u0000")
    QTest.keyClicks(row.command, "bot")
    QTest.keyClick(row.command, Qt.Key.Key_Return)
    assert list(window.services.preferences.now.programs) == ["Anna"]
    assert row.remove.accessibleName() == "Remove the program “Anna”"


@pytest.mark.parametrize("typed", ['"', '""', '" "'])
def test_a_command_that_names_no_program_is_refused_where_it_is_typed(
    start: Callable[..., Program], typed: str
) -> None:
    program = start()
    program.window.show_settings()
    page = program.window.page
    assert isinstance(page, SettingsPage)
    QTest.mouseClick(page.programs.add_button, LEFT)
    [row] = page.programs.rows
    QTest.keyClicks(row.name, "Bot")
    QTest.keyClicks(row.command, typed)
    QTest.keyClick(row.command, Qt.Key.Key_Return)
    assert page.programs.problem.text() == f"“{typed}” doesn’t say which program to start."
    assert page.programs.problem.isVisible()
    assert program.services.preferences.now.programs == {}
    row.command.setText("bot")
    QTest.keyClick(row.command, Qt.Key.Key_Return)
    assert not page.programs.problem.isVisible()
    assert program.services.preferences.now.programs == {"Bot": "bot"}


ANSWERS = {
    "print('I think …', flush=True)": "The program “Bot” said “I think …”, and that isn’t a move.",
    "print('[]', flush=True)": "The program “Bot” said “[]”, and that isn’t a move.",
    "print(json.dumps({'move': 7}), flush=True)": 'The program “Bot” said “{"move": 7}”, and that isn’t a move.',
    "print(json.dumps({'move': 'a1-a5'}), flush=True)": "The program “Bot” wants to play “a1-a5”. ",
    "sys.stdout.write('x' * 2_000_000); sys.stdout.flush(); sys.stdin.read()": "The program “Bot” said “xxxxx",
    "sys.exit(3)": "The program “Bot” quit without making a move.",
    "sys.stdin.read()": "The program “Bot” didn’t move within 1 second",
}


def table_with(qtbot: Any, stated: dict[str, str], kind: str) -> TablePage:
    """Two seats; “kind” plays the one that arranges first."""
    seats = (ChosenSeat("Anna", 0, kind=kind), ChosenSeat("Bruno", 1))
    page = open_page(qtbot, begin(replace(new_game("elementos", 2), seats=seats), Settings(programs=stated)))
    page.assistants.computers.pace = "instant"
    return page


@sized("answer", [*ANSWERS][2::3], [*ANSWERS])
def test_what_is_no_move_is_said_and_a_person_goes_on(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    script = tmp_path / "bot.py"
    script.write_text(f"import json, sys\nfor line in sys.stdin:\n    {answer}\n", encoding="utf-8")
    if answer.startswith("sys.stdin"):
        monkeypatch.setattr(computers_module, "PATIENCE_MS", 1_000)
    page = table_with(qtbot, {"Bot": command(script)}, program_kind("Bot"))
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    assert ANSWERS[answer] in page.prompt.text.text()
    assert page.prompt.text.text().endswith("Let it try again, or take over the seat.")
    controller = page.controller
    assert controller.session.ply == 0
    push(page, "again")
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    push(page, "take-over")
    settle(page)
    assert controller.turns.now.computers == frozenset()
    assert controller.session.seats[0].kind == HUMAN
    controller.turns.come()
    assert controller.may_act


def test_who_gets_the_seat_has_nothing_to_do_with_what_failed_there(qtbot: Any, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("import sys\nfor line in sys.stdin:\n    print('I think …', flush=True)\n", encoding="utf-8")
    page = table_with(qtbot, {"Bot": command(script)}, program_kind("Bot"))
    controller, computers = page.controller, page.assistants.computers
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    controller.give_seat(1, "computer:1")
    for _ in range(4):
        assert computers.stuck is None
        assert page.prompt.buttons.of("take-over") is None
        assert "program" not in page.prompt.text.text()
        qtbot.waitUntil(lambda: controller.may_act and not page.animator.busy)
        if controller.session.state.pending:
            controller.arrange(2, controller.session.game.arrangement(controller.session.state, 2, 1))
        else:
            assert controller.submit(controller.session.game.legal(controller.session.state)[0]) is None
        settle(page)
    assert computers._programs == {}, "nobody waits for the program that failed"


@pytest.mark.parametrize(
    ("stated", "kind", "said"),
    [
        ({"Bot": "/nowhere/at all"}, "program:Bot", "The program “Bot” can’t be started with “/nowhere/at all”."),
        ({}, "program:Bot", "Anna is played by the program “Bot”, which isn’t in the settings."),
        ({"Bot": "bot"}, "program:", "This game doesn’t say which program plays for Anna."),
    ],
)
def test_a_program_that_is_not_there_is_said(qtbot: Any, stated: dict[str, str], kind: str, said: str) -> None:
    page = table_with(qtbot, stated, kind)
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    assert said in page.prompt.text.text()


def test_a_program_is_told_what_its_seat_may_know_and_nothing_more(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("holi", 2)))
    asked = computers_module.request(page.controller.session, 1)
    hands = asked["seen"]["view"]["hands"]
    assert "?" in json.dumps(hands[1])
    assert "?" not in json.dumps(hands[0])
    assert asked["legal"] == [move.text for move in page.controller.session.game.legal(page.controller.session.state)]


def test_a_kind_that_nobody_knows_is_told_and_a_person_plays_on(window: MainWindow, tmp_path: Path) -> None:
    page = under_way(window, "elementos", 4)
    record = page.controller.session.record()
    record["seats"][1] |= {"kind": "oracle:9", "name": "Delphi"}
    path = tmp_path / "strange.elios"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert window.host.open_file(str(path))
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text() == (
        "Delphi’s moves came from “oracle:9”, a player this program doesn’t know, so a person takes over."
    )
    table = window.table
    assert table is not None
    controller = table.controller
    assert controller.turns.now.persons == (1, 2)
    assert controller.session.record()["seats"][1]["kind"] == "oracle:9"
    window.show_home()
    assert window.services.notices.current is None
