"""A head start is offered to two people by their own results: said why, taken by one press, never imposed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.storage.history import FinishedGame, FinishedSeat
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import each_once, sized
from tests.ui.waiting import until

LEFT = Qt.MouseButton.LeftButton
WHY = {
    "en": "Anna has won 4 of your last 5 games: a small head start for Ben?",
    "it": "Anna ha vinto 4 delle vostre ultime 5 partite: un piccolo vantaggio per Ben?",
    "de": "Anna hat 4 eurer letzten 5 Partien gewonnen: ein kleiner Vorsprung für Ben?",
}


def play(window: MainWindow, won: str, first: int = 0, head_start: str = "none") -> None:
    """Anna and Ben have finished these games of Holi; a letter each says who won."""
    for number, who in enumerate(won, first):
        seats = (FinishedSeat("Anna", "human", who == "a", 1, 1), FinishedSeat("Ben", "human", who == "b", 2, 1))
        record = {"number": number, "options": {"head_start": head_start} if head_start != "none" else {}}
        day = f"2026-01-01T10:{number:02}:00.000+00:00"
        window.services.history.add(
            FinishedGame(f"{number:032x}", day, "holi", seats, "scored", {}, number + 1, 1, record, {}, "")
        )


def open_page(window: MainWindow, first: str = "Anna", second: str = "Ben", game: str = "holi") -> NewGamePage:
    window.show_new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    until(lambda: page.knows, "the finished games")
    for row, name in zip(page.seats.rows, (first, second), strict=False):
        row.name.setFocus()
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
    page.start_button.setFocus()
    QApplication.processEvents()
    return page


@sized(("code", "by"), [("it", "mouse"), ("de", "keys")], [*product(LANGUAGES, ("mouse", "keys"))])
def test_it_says_why_and_one_press_takes_it(start: Callable[..., Program], code: str, by: str) -> None:
    window = start().window
    window.services.preferences.change(language=code)
    play(window, "aabaa")
    page = open_page(window)
    row = page.head_start
    assert row is not None
    assert row.why.isVisible()
    assert row.why.text() == WHY[code]
    assert row.take.accessibleDescription() == WHY[code]
    assert "head_start" not in page.chosen().options, "it is not imposed"
    if by == "mouse":
        QTest.mouseClick(row.take, LEFT)
    else:
        row.take.setFocus()
        QTest.keyClick(row.take, Qt.Key.Key_Space)
    assert page.chosen().options["head_start"] == "2:1"
    assert row.box.currentData() == "2:1"
    assert not row.why.isVisible()
    assert page.focusWidget() is row.box if by == "keys" else not row.take.isVisible()
    row.box.setCurrentIndex(0)
    assert row.why.isVisible(), "whoever takes it back is asked as before"
    assert "head_start" not in page.chosen().options


def test_it_goes_to_the_seat_where_its_person_sits(window: MainWindow) -> None:
    play(window, "aaaaa")
    page = open_page(window, "Ben", "Anna")
    assert page.head_start is not None
    assert "a medium head start for Ben" in page.head_start.why.text()
    QTest.mouseClick(page.head_start.take, LEFT)
    assert page.chosen().options["head_start"] == "1:2"


def test_who_always_gets_one_has_it_until_somebody_chooses_otherwise(window: MainWindow) -> None:
    window.services.preferences.change(names=("Anna", "Ben", "Carla"))
    window.services.people.change("Ben", head_start=3)
    window.services.people.change("Anna", head_start=1)
    page = open_page(window)
    row = page.head_start
    assert row is not None
    assert page.chosen().options["head_start"] == "2:2", "what is between the two"
    page.seats.swap(1, 2)
    assert page.chosen().options["head_start"] == "1:2"
    page = open_page(window, "Ben", "Carla")
    assert page.chosen().options["head_start"] == "1:3"
    page = open_page(window, "Carla", "Dario")
    row = page.head_start
    assert row is not None
    assert "head_start" not in page.chosen().options, "it went with Ben"
    page = open_page(window)
    row = page.head_start
    assert row is not None
    row.box.setCurrentIndex(0)
    page.seats.swap(1, 2)
    assert "head_start" not in page.chosen().options, "nobody is to have one this time"


def test_one_that_was_not_enough_grows(window: MainWindow) -> None:
    play(window, "aaaaa")
    play(window, "aaaab", 5, "2:1")
    page = open_page(window)
    assert page.head_start is not None
    QTest.mouseClick(page.head_start.take, LEFT)
    assert page.chosen().options["head_start"] == "2:2"


def test_nothing_is_offered_to_others_or_where_it_is_even(window: MainWindow) -> None:
    play(window, "aaaaa")
    page = open_page(window, "Anna", "Carla")
    assert page.head_start is not None
    assert not page.head_start.why.isVisible()
    assert not page.head_start.take.isVisible()
    elsewhere = open_page(window, game="elementos")
    assert elsewhere.head_start is not None
    assert not elsewhere.head_start.why.isVisible(), "another game, another pair of people"
    page = open_page(window)
    assert page.head_start is not None
    assert page.head_start.why.isVisible()
    page.seats.count_choices.button_of(3).click()
    assert not page.head_start.why.isVisible()
    play(window, "bb", 5)
    even = open_page(window)
    assert even.head_start is not None
    assert not even.head_start.why.isVisible()


ROOMS = ((1024, 700), (1280, 800), (1920, 1080))


@sized(("code", "size"), each_once(LANGUAGES, ROOMS), [*product(LANGUAGES, ROOMS)])
def test_it_costs_no_scrolling_and_is_whole(window: MainWindow, code: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.services.preferences.change(language=code)
    without = open_page(window).scrolls
    play(window, "aaaaa")
    page = open_page(window)
    row = page.head_start
    assert row is not None
    for _ in range(3):
        QApplication.processEvents()
    assert page.scrolls <= without
    assert row.take.width() >= row.take.sizeHint().width()
    assert row.why.height() >= row.why.heightForWidth(row.why.width())
