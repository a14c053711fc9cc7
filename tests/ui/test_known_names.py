"""The names of people who have played here, on the page of a new game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.waiting import rest

LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("Nonna Pina", "Max", "Zia Rosa", "Ugo")


@pytest.fixture
def open_page(window: MainWindow) -> Callable[..., NewGamePage]:
    def open_(*names: str, game: str = "elementos") -> NewGamePage:
        window.services.preferences.change(names=names, name_languages={"Max": "de"})
        window.show_new_game(game)
        page = window.page
        assert isinstance(page, NewGamePage)
        rest()
        return page

    return open_


def names_of(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.seats.rows[: page.seats.count]]


def type_(text: str) -> None:
    """As a person types: to whatever has the keyboard."""
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, text)


def test_nothing_lies_on_the_next_seat_while_a_name_is_typed(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page(*PEOPLE)
    first, second = (row.name for row in page.seats.rows[:2])
    QTest.mouseClick(first, LEFT)
    type_("Nonna")
    assert QApplication.activePopupWidget() is None
    at = second.mapTo(page, second.rect().center())
    assert page.childAt(at) is second
    QTest.mouseClick(second, LEFT)
    type_("Zia")
    assert names_of(page) == ["Nonna", "Zia"]


def test_a_click_puts_a_name_where_the_keyboard_is_or_to_the_first_empty_seat(
    open_page: Callable[..., NewGamePage],
) -> None:
    page = open_page(*PEOPLE)
    buttons = page.seats.strip.buttons
    assert list(buttons) == list(PEOPLE)
    second = page.seats.rows[1].name
    QTest.mouseClick(second, LEFT)
    QTest.mouseClick(buttons["Max"], LEFT)
    assert names_of(page) == ["", "Max"]
    assert second.hasFocus(), "a click leaves the keyboard where it was"
    assert page.chosen().seats[1].language == "de", "the language of somebody who is known"
    QTest.mouseClick(buttons["Max"], LEFT)
    assert names_of(page) == ["", "Max"], "who is at the table is offered no more"
    QTest.mouseClick(buttons["Ugo"], LEFT)
    assert names_of(page) == ["Ugo", "Max"]
    QTest.mouseClick(buttons["Zia Rosa"], LEFT)
    assert names_of(page) == ["Ugo", "Zia Rosa"], "with no seat empty, in place of who has the keyboard"
    assert page.chosen().seats[1].language == "", "and not in the language of who was there"
    QTest.mouseClick(buttons["Max"], LEFT)
    assert page.chosen().seats[1].language == "de"
    second.clear()
    assert buttons["Max"].isEnabled()
    assert not buttons["Ugo"].isEnabled()


def test_a_language_is_not_forgotten_while_a_computer_sits_there(
    open_page: Callable[..., NewGamePage], window: MainWindow
) -> None:
    page = open_page("Max", "Ugo")
    for name in ("Ugo", "Max"):
        QTest.mouseClick(page.seats.strip.buttons[name], LEFT)
    page.seats.set_language(1, "it")
    page.seats.set_kind(1, "computer:2")
    page.seats.set_kind(2, "computer:1")
    assert [seat.language for seat in page.chosen().seats] == ["", ""]
    QTest.mouseClick(page.start_button, LEFT)
    assert window.services.preferences.now.name_languages == {"Max": "de"}
    window.show_new_game("elementos")
    again = window.page
    assert isinstance(again, NewGamePage)
    again.seats.let_people_play()
    assert [seat.language for seat in again.chosen().seats] == ["it", "de"]


def test_in_another_game_nobody_has_the_name_of_a_computer(
    open_page: Callable[..., NewGamePage], window: MainWindow
) -> None:
    page = open_page()
    page.seats.rows[0].name.setText("Ugo")
    page.seats.set_kind(2, "computer:1")
    page.start_requested.disconnect()  # what was chosen is kept; nobody plays
    QTest.mouseClick(page.start_button, LEFT)
    assert window.services.preferences.now.last_games["elementos"].names[1], "its name is told at the table"
    other = open_page("Ugo", game="holi")
    assert names_of(other) == ["Ugo", ""]


def test_a_beginning_that_was_typed_becomes_the_name(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page(*PEOPLE, "Maximilian")
    QTest.mouseClick(page.seats.rows[1].name, LEFT)
    type_("no")
    QTest.mouseClick(page.seats.strip.buttons["Nonna Pina"], LEFT)
    assert names_of(page) == ["", "Nonna Pina"]
    page.seats.rows[1].name.setText("Max")
    QTest.mouseClick(page.seats.strip.buttons["Maximilian"], LEFT)
    assert names_of(page) == ["Maximilian", "Max"], "a whole name is not the beginning of another"


def test_names_are_put_in_by_keys_too(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page("Ugo", "Max")
    button = page.seats.strip.buttons["Ugo"]
    assert button.accessibleName() == "Ugo plays too"
    page.seats.rows[-1].language_button.setFocus()
    QTest.keyClick(page.seats.rows[-1].language_button, Qt.Key.Key_Tab)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert names_of(page) == ["Ugo", ""]
    assert page.isVisible(), "Enter didn't begin the game"
    assert page.seats.strip.buttons["Max"].hasFocus()


def test_only_a_few_names_are_offered_and_those_of_the_last_game_are_in_their_seats(
    open_page: Callable[..., NewGamePage], qtbot: Any
) -> None:
    page = open_page(*(f"Person {number}" for number in range(30)))
    assert len(page.seats.strip.buttons) == 8
    page = open_page()
    assert len(page.seats.strip.buttons) == 8, "people have a file of their own"


def test_the_row_of_names_wraps_in_a_narrow_window_with_large_text(
    open_page: Callable[..., NewGamePage], window: MainWindow
) -> None:
    window.resize(760, 520)
    window.services.preferences.change(text_percent=200)
    page = open_page("W" * 30, *(f"Somebody & {number}" for number in range(7)))
    rest()
    row = page.seats.strip
    for made in row.buttons.values():
        assert made.width() >= made.sizeHint().width()
        assert made.mapTo(page, made.rect().topRight()).x() < page.width()
        assert made.mapTo(row, made.rect().bottomLeft()).y() <= row.height()


def test_the_language_menu_ticks_what_the_seat_has(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page()
    ticked = []
    for language in ("", "de"):
        page.seats.set_language(1, language)
        menu = page.seats.language_menu(1)
        ticked.append([action.text() for action in menu.actions() if action.isChecked()])
        menu.actions()[-1].trigger()
        assert page.chosen().seats[0].language == list(LANGUAGES)[-1]
        menu.deleteLater()
    assert ticked == [["The program’s language"], ["Deutsch"]]


def test_those_of_last_time_sit_there_and_the_others_can_take_their_seats(
    open_page: Callable[..., NewGamePage], window: MainWindow
) -> None:
    page = open_page("Ugo")
    for row, name in zip(page.seats.rows, ("Anna", "Ben"), strict=False):
        row.name.setText(name)
    page.start()
    window.show_new_game("exagon")
    again = window.page
    assert isinstance(again, NewGamePage)
    assert names_of(again) == ["Anna", "Ben"]
    buttons = again.seats.strip.buttons
    assert list(buttons) == ["Ugo"], "nobody who sits there already"
    assert buttons["Ugo"].isEnabled()
    QTest.mouseClick(buttons["Ugo"], LEFT)
    assert names_of(again) == ["Anna", "Ugo"]
    QTest.mouseClick(again.seats.strip.buttons["Ben"], LEFT)
    assert names_of(again) == ["Anna", "Ben"]
