"""The table of a new game: people sit around it, change places by dragging, and computers sit down by their faces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from elios_desktop.games.holi import setup as holi_setup
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.session.new_game import STARS
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.table_of_seats import SeatCard
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import each_once, sized

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(window: MainWindow) -> Callable[..., NewGamePage]:
    """Opens a game's page in a window of a size, with so many seats."""

    def open_(game: str, count: int, width: int = 1280, height: int = 800) -> NewGamePage:
        window.resize(width, height)
        window.show_new_game(game)
        page = window.page
        assert isinstance(page, NewGamePage)
        page.seats.count_choices.button_of(count).click()
        QApplication.processEvents()
        return page

    return open_


def drag(card: SeatCard, to: QPoint) -> None:
    """By what of the card isn't pressed or written into: its edge."""
    grip = QPoint(card.width() - 10, card.height() // 2)
    QTest.mousePress(card, LEFT, pos=grip)
    for part in (0.3, 0.7, 1.0):
        here = card.mapFromGlobal(card.mapToGlobal(grip) + (to - card.mapToGlobal(grip)) * part)
        QTest.mouseMove(card, here)
    QTest.mouseRelease(card, LEFT, pos=card.mapFromGlobal(to))


def test_whoever_is_dragged_onto_a_seat_changes_places_with_it(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page("elios", 4)
    rows = page.seats.rows
    for row, name in zip(rows, ("Anna", "Ben", "Carla", "Dario"), strict=True):
        row.name.setText(name)
    page.seats.set_language(1, "de")
    colours = [row.colour for row in rows]
    target = rows[1].mapToGlobal(rows[1].rect().center()) + QPoint(rows[0].width() // 2 - 10, 0)
    drag(rows[0], target)
    assert [row.name.text() for row in rows] == ["Ben", "Anna", "Carla", "Dario"]
    assert [row.colour for row in rows[:2]] == [colours[1], colours[0]]
    assert [row.language for row in rows[:2]] == ["", "de"]


def test_a_seat_dropped_beside_the_others_goes_back(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page("elios", 4)
    rows = page.seats.rows
    rows[0].name.setText("Anna")
    before = rows[0].geometry()
    drag(rows[0], page.seats.table.mapToGlobal(page.seats.table.rect().center()))
    assert rows[0].geometry() == before
    assert rows[0].name.text() == "Anna"


def test_places_are_changed_by_keys_too(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page("holi", 3)
    for row, name in zip(page.seats.rows, ("Anna", "Ben", "Carla"), strict=False):
        row.name.setText(name)
    menu = page.seats.kind_menu(1)
    action = next(each for each in menu.actions() if "Carla" in each.text())
    action.trigger()
    assert [row.name.text() for row in page.seats.rows[:3]] == ["Carla", "Ben", "Anna"]


def test_a_face_sits_down_at_the_next_seat_without_a_name(open_page: Callable[..., NewGamePage]) -> None:
    page = open_page("holi", 4)
    page.seats.rows[0].name.setText("Anna")
    for level in (1, 1, 3):
        QTest.mouseClick(page.seats.strip.faces[level - 1], LEFT)
    assert [seat.kind for seat in page.seats.chosen()] == ["human", "computer:1", "computer:1", "computer:3"]
    assert page.seats.shown_names() == ["Anna", STARS[0], f"{STARS[0]} II", STARS[2]]
    assert page.seats.problem() == ""


def test_a_person_takes_a_computers_place(open_page: Callable[..., NewGamePage], window: MainWindow) -> None:
    window.services.preferences.change(names=("Elsa",))
    page = open_page("elios", 2)
    page.seats.rows[0].name.setText("Anna")
    page.seats.set_kind(2, "computer:2")
    page.seats.rows[1].name.setFocus()
    QTest.mouseClick(page.seats.strip.buttons["Elsa"], LEFT)
    assert [(seat.name, seat.kind) for seat in page.seats.chosen()] == [("Anna", "human"), ("Elsa", "human")]


ROOMS = ((1024, 700), (1280, 800), (1920, 1080), (760, 520))


@sized(("size", "count"), each_once(ROOMS, (2, 4, 3, 5)), [*product(ROOMS, (2, 3, 4, 5))])
def test_no_seat_hides_another_or_is_cut(
    open_page: Callable[..., NewGamePage], count: int, size: tuple[int, int]
) -> None:
    page = open_page("exagon", count, *size)
    cards = page.seats.rows[:count]
    for number, card in enumerate(cards):
        assert page.seats.table.rect().contains(card.geometry()), card.geometry()
        assert not any(card.geometry().intersects(other.geometry()) for other in cards[number + 1 :])


@sized(("code", "percent"), [("de", 150)], [*product(LANGUAGES, (100, 150))])
def test_cards_to_choose_from_never_go_sideways(
    open_page: Callable[..., NewGamePage], window: MainWindow, code: str, percent: int
) -> None:
    window.services.preferences.change(language=code, text_percent=percent)
    page = open_page("holi", 2)
    part = page.part
    assert isinstance(part, holi_setup.Part)
    part.way.button_of("chosen").click()
    for _ in range(4):
        QApplication.processEvents()
    areas = [each for each in page.findChildren(QScrollArea) if each.isVisible()]
    assert [each.horizontalScrollBar().maximum() for each in areas] == [0] * len(areas)
    assert all(each.width() >= each.sizeHint().width() for each in part.cards.values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_scrolls_in_a_usual_window_and_start_stays_where_it_is(
    open_page: Callable[..., NewGamePage], window: MainWindow, code: str
) -> None:
    window.services.preferences.change(language=code)
    page = open_page("holi", 2)
    start = page.start_button.geometry()
    for count in (3, 4):
        page.seats.count_choices.button_of(count).click()
        QTest.mouseClick(page.seats.strip.faces[0], LEFT)
        QApplication.processEvents()
        assert page.start_button.geometry() == start
    assert not page.scrolls


def test_faces_grow_with_the_window(open_page: Callable[..., NewGamePage]) -> None:
    """And come back to their size; no seat leaves the table for it."""
    page = open_page("exagon", 5)
    sizes = [page.seats.strip.faces[0].sizeHint(), page.seats.rows[0].colour_button.size()]
    page = open_page("exagon", 5, 1920, 1080)
    large = [page.seats.strip.faces[0].sizeHint(), page.seats.rows[0].colour_button.size()]
    assert all(new.height() > old.height() + 15 for old, new in zip(sizes, large, strict=True))
    assert not page.scrolls
    table = page.seats.table
    assert table.is_round(table.width(), table.height())
    page = open_page("exagon", 5)
    assert [page.seats.strip.faces[0].sizeHint(), page.seats.rows[0].colour_button.size()] == sizes


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_small_window_has_a_table_too(open_page: Callable[..., NewGamePage], window: MainWindow, code: str) -> None:
    """The faces stand in one row, so that room is left for it."""
    window.services.preferences.change(language=code)
    page = open_page("exagon", 2, 1024, 700)
    assert len({face.y() for face in page.seats.strip.faces}) == 1
    table = page.seats.table
    assert table.is_round(table.width(), table.height())
