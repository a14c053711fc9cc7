"""The page of people: what they are called, and the table that follows them when they are at the computer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.storage.history import FinishedGame, FinishedSeat
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.people_page import PeoplePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import settle
from tests.ui.real_games import begin, make_moves
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


def open_page(window: MainWindow, *names: str) -> PeoplePage:
    """The page, with these people, by the action that the menu has."""
    window.services.people.played({name: number for number, name in enumerate(names)})
    window.actions_["people"].trigger()
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, PeoplePage)
    return page


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_somebody_likes_is_kept(start: Callable[..., Program], code: str) -> None:
    window = start().window
    window.resize(1280, 800)
    window.services.preferences.change(language=code)
    page = open_page(window, "Anna", "Ben")
    QTest.mouseClick(page.people["ben"], LEFT)
    for row, value in ((page.language, "it"), (page.hints, "never"), (page.help, "nothing"), (page.undo, "free")):
        QTest.mouseClick(row.button_of(value), LEFT)
    QTest.mouseClick(page.head_start.button_of(2), LEFT)
    QTest.mouseClick(page.colour.button_of(4), LEFT)
    assert window.services.writer.flush(PATIENCE)
    again = start().window.services.people.find("ben")
    assert again is not None
    assert again.colour == 4
    assert dict(again.own) == {"language": "it", "hints": "never", "help": "nothing", "undo": "free", "head_start": 2}


def test_their_table_follows_them(start: Callable[..., Program]) -> None:
    window = start().window
    window.services.preferences.change(curtain="never", animation="off", tips="never")
    open_page(window, "Anna", "Bruno")
    window.services.people.change("Bruno", help="nothing", hints="never", undo="free")
    page = begin(window, "elementos")
    make_moves(page, 2)
    settle(page)
    assert page.controller.turns.now.called == 1
    assert (page.table.help.value, page.assistants.hints.available) == ("everything", True)
    assert page.controller.settings_here().undo == "last"
    make_moves(page, 1)
    settle(page)
    assert page.controller.turns.now.called == 2
    assert (page.table.help.value, page.assistants.hints.available) == ("nothing", False)
    assert page.controller.settings_here().undo == "free"
    page.assistants.hints.ask()
    assert "Bruno" in page.prompt.text.text()


def test_who_always_wants_a_hint_gets_one_at_each_turn(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start().window
    window.services.preferences.change(curtain="never", tips="never")
    open_page(window, "Anna", "Bruno")
    window.services.people.change("Anna", hints="always")
    page = begin(window, "elementos")
    asked: list[int | None] = []
    monkeypatch.setattr(page.assistants.hints, "ask", lambda: asked.append(page.controller.turns.now.acting))
    make_moves(page, 5)
    settle(page)
    QApplication.processEvents()
    assert set(asked) == {1}


def test_a_new_name_takes_finished_games_along(start: Callable[..., Program]) -> None:
    window = start().window
    seats = (FinishedSeat("Anna", won=True), FinishedSeat("Ben"))
    game = FinishedGame("1", "2026-01-01T00:00:00+00:00", "elios", seats, "x", {}, 1, 1, {})
    window.services.history.add(game)
    page = open_page(window, "Anna", "Ben")
    page.name.setFocus()
    page.name.setText("Ben")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert page.problem_label.text()
    page.name.setText("Annabel")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert window.services.writer.flush(PATIENCE)
    assert [each.name for each in window.services.people.all] == ["Annabel", "Ben"]
    assert window.services.history.lines(person="Annabel")[0].names == ("Annabel", "Ben")
    assert not window.services.history.lines(person="Anna")


def test_who_is_removed_is_offered_no_more(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    window = start().window
    page = open_page(window, "Anna", "Ben")
    monkeypatch.setattr(Question, "exec", lambda question: setattr(question, "answer", 0) or True)
    QTest.mouseClick(page.remove_button, LEFT)
    assert [each.name for each in window.services.people.all] == ["Ben"]
    window.show_new_game("elios")
    setup = window.page
    assert isinstance(setup, NewGamePage)
    assert "Anna" not in setup.seats.strip.buttons


def test_people_sit_down_in_their_colour(start: Callable[..., Program]) -> None:
    window = start().window
    window.resize(1280, 800)
    open_page(window, "Anna", "Ben")
    window.services.people.change("Ben", colour=4, language="de")
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    QTest.mouseClick(page.seats.strip.buttons["Ben"], LEFT)
    row = next(each for each in page.seats.rows if each.name.text() == "Ben")
    assert (row.colour, row.language) == (4, "de")


@pytest.mark.parametrize("size", [((760, 520), 100), ((1024, 700), 150), ((1920, 1080), 200)])
def test_the_page_is_whole_in_every_size(start: Callable[..., Program], size: tuple[tuple[int, int], int]) -> None:
    window = start().window
    page = open_page(window, "Anna", "Ben", "Maria Antonietta della Torre")
    window.services.preferences.change(text_percent=size[1])
    window.resize(*size[0])
    QApplication.processEvents()
    assert page.about.width() <= page.width()
    assert page.about.horizontalScrollBar().maximum() == 0
