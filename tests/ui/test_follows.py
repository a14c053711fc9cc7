"""A computer that is as strong as the person is: chosen by face or menu, decided anew for each game, and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from elios_desktop.app import Program
from elios_desktop.engine.record import computer_level
from elios_desktop.storage.history import FinishedGame, FinishedSeat
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.play.ending import again, return_match
from elios_desktop.ui.session.new_game import FOLLOWS, STARS, NewGame
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.waiting import until
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton
WORDS = {
    "en": ("As strong as you are", "like you", "is about as strong as", "is a first guess"),
    "it": ("Alla tua altezza", "come te", "è più o meno alla pari con", "è solo una prima stima"),
    "de": ("So stark wie du", "wie du", "ist etwa so stark wie", "ist erst mal geschätzt"),
}


def play(window: MainWindow, results: Sequence[tuple[int, bool]], first: int = 0, game: str = "elementos") -> None:
    """Anna has finished these games: against which level, and whether she won."""
    for number, (level, won) in enumerate(results, first):
        seats = (
            FinishedSeat("Anna", "human", won, None, 1),
            FinishedSeat(STARS[level - 1], f"computer:{level}", not won, None, 1),
        )
        day = f"2026-01-01T{number // 60:02}:{number % 60:02}:00.000+00:00"
        kept = FinishedGame(f"{number:032x}", day, game, seats, "ways", {}, number + 1, 1, {"number": number}, {}, "")
        window.services.history.add(kept)


def open_page(window: MainWindow, game: str = "elementos") -> NewGamePage:
    window.show_new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    until(lambda: page.knows, "the finished games")
    QApplication.processEvents()
    return page


def hint(page: NewGamePage) -> str:
    return page.seats.hint.text()


@pytest.mark.parametrize("code", LANGUAGES)
def test_by_mouse_it_sits_down_plays_and_is_recorded_with_its_level(start: Callable[..., Program], code: str) -> None:
    window = start().window
    window.services.preferences.change(language=code, animation="off")
    play(window, [(3, True)] * 6 + [(5, True), (5, False)] * 4)
    button, word, about, _ = WORDS[code]
    page = open_page(window)
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.start_button.setFocus()
    assert page.seats.strip.follow_button.text() == button
    QTest.mouseClick(page.seats.strip.follow_button, LEFT)
    row = page.seats.rows[1]
    assert row.kind_button.text() == word
    assert (row.kind, row.placeholder()) == ("computer:5", "Altair")
    assert hint(page).startswith(f"Altair {about} Anna")
    assert "14" in hint(page)
    QTest.mouseClick(page.start_button, LEFT)
    assert window.table is not None
    session = window.table.controller.session
    assert [(seat.name, seat.kind) for seat in session.seats] == [("Anna", "human"), ("Altair", "computer:5")]
    assert session.record()["seats"][1] == {"name": "Altair", "kind": "computer:5", "of": 7}
    for rematch in (again(window.table.controller), return_match(window.table.controller)):
        assert {(seat.name, seat.kind) for seat in rematch.seats} == {("Anna", "human"), ("Altair", "computer:5")}


@sized("code", ["de"], [*LANGUAGES])
def test_by_keys_and_each_game_decides_anew(start: Callable[..., Program], code: str) -> None:
    window = start().window
    window.services.preferences.change(language=code)
    window.host.begin = lambda new: None  # type: ignore[method-assign]
    page = open_page(window)
    page.seats.rows[0].name.setFocus()
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.rows[1].kind_button.setFocus()
    QTest.keyClick(page.seats.rows[1].kind_button, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    until(lambda: menu.activeAction() is not None, "the menu's own choice")
    for _ in range(8):  # below the person and the seven levels
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert page.seats.rows[1].follows
    assert WORDS[code][3] in hint(page)
    assert page.chosen().seats[1].kind == "computer:3"
    QTest.keyClick(page, Qt.Key.Key_Return)
    kept = window.services.preferences.now.last_games["elementos"]
    assert (kept.kinds, kept.names) == (("human", FOLLOWS), ("Anna", ""))

    levels = []
    for first in range(0, 24, 4):
        level = computer_level(open_page(window).chosen().seats[1].kind)
        assert level is not None
        levels.append(level)
        play(window, [(level, True)] * 4, first)
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (3, 7)


def test_another_person_has_another_level(window: MainWindow) -> None:
    play(window, [(6, True)] * 10)
    page = open_page(window)
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.set_kind(2, FOLLOWS)
    assert page.chosen().seats[1].kind == "computer:7"
    page.seats.rows[0].name.selectAll()
    QTest.keyClicks(page.seats.rows[0].name, "Ben")
    assert page.chosen().seats[1].kind == "computer:3"
    assert page.seats.shown_names() == ["Ben", "Electra"]


def test_other_games_say_nothing(window: MainWindow) -> None:
    play(window, [(6, True)] * 10)
    page = open_page(window, "elios")
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.set_kind(2, FOLLOWS)
    assert page.chosen().seats[1].kind == "computer:3"


def test_choosing_a_level_switches_it_off(window: MainWindow) -> None:
    page = open_page(window)
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    QTest.mouseClick(page.seats.strip.follow_button, LEFT)
    page.seats.rows[1].kind_button.setFocus()
    QTest.mouseClick(page.seats.strip.faces[5], LEFT)
    assert page.seats.kinds == ("human", "computer:6")
    assert page.seats.rows[1].kind_button.text() == "strong"
    assert "guess" not in hint(page)


def test_whoever_follows_goes_along_when_seats_are_swapped(window: MainWindow) -> None:
    page = open_page(window)
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.set_kind(2, FOLLOWS)
    page.seats.swap(1, 2)
    assert page.seats.kinds == (FOLLOWS, "human")
    assert page.seats.shown_names() == ["Electra", "Anna"]


def test_start_waits_for_what_is_being_read(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    play(window, [(6, True)] * 10)
    began: list[NewGame] = []
    monkeypatch.setattr(window.host, "begin", began.append)
    page = open_page(window)
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.set_kind(2, FOLLOWS)
    QTest.mouseClick(page.start_button, LEFT)
    window.show_new_game("elementos")
    again = window.page
    assert isinstance(again, NewGamePage)
    assert not again.knows
    QTest.mouseClick(again.start_button, LEFT)
    until(lambda: len(began) == 2, "the game")
    assert [new.seats[1].kind for new in began] == ["computer:7"] * 2
    assert window.services.writer.flush(PATIENCE)


@sized(("code", "size"), [("it", (1024, 700)), ("de", (1280, 800))], [*product(LANGUAGES, [(1024, 700), (1280, 800)])])
def test_it_costs_no_scrolling(window: MainWindow, code: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.services.preferences.change(language=code)
    for game in ("elementos", "holi"):
        page = open_page(window, game)
        before = page.scrolls
        for follows in (1, 2):
            page.seats.set_kind(follows, FOLLOWS)
            QApplication.processEvents()
            assert page.scrolls <= before
