"""Home: boxes, games that wait, languages, and what its buttons open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.ui.covers import BOXES
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.session.facts import when_text
from elios_desktop.ui.shell.home import HomePage
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import new_game
from tests.ui.waiting import rest

LEFT = Qt.MouseButton.LeftButton


def test_every_game_has_a_box_with_the_engines_seats() -> None:
    assert tuple(box.game for box in BOXES) == GAME_IDS
    for box in BOXES:
        game = find_game(box.game)
        assert game is not None
        assert box.players == (game.seats[0], game.seats[-1])


def test_home_is_the_first_page_and_says_where_games_will_wait(window: MainWindow) -> None:
    assert window.page is window.home
    assert window.windowTitle() == "Elios Desktop"
    assert window.home.cards == ()
    assert [box.accessibleName() for box in window.home.boxes] == [f"New game of {box.title}" for box in BOXES]
    assert window.home.boxes[3].accessibleDescription() == "2–4 players, 20–40 minutes, ages 14 and up"
    assert window.home.boxes[2].accessibleDescription() == "2–5 players, 20 minutes, ages 8 and up"
    shown = [each.text() for each in window.home.findChildren(QLabel) if each.isVisible()]
    assert "Nothing here matches that." not in shown, "nobody has looked for one"


@pytest.mark.parametrize("number", range(len(BOXES)))
def test_a_click_on_a_box_opens_its_new_game_page(window: MainWindow, number: int) -> None:
    QTest.mouseClick(window.home.boxes[number], LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game.id == BOXES[number].game


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_boxes_are_walked_and_opened_by_keys(window: MainWindow, key: Qt.Key) -> None:
    window.home.boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.home.boxes[0], Qt.Key.Key_Tab)
    assert window.focusWidget() is window.home.boxes[1]
    assert window.home.boxes[1].ring
    QTest.keyClick(window.home.boxes[1], key)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game.id == BOXES[1].game


def test_two_clicks_begin_a_game_and_one_continues_it(start: Callable[..., Program], qtbot: Any) -> None:
    window = start().window
    QTest.mouseClick(window.home.boxes[1], LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.mouseClick(page.start_button, LEFT)
    assert window.table is not None
    assert window.page is window.table
    assert window.windowTitle() == "Elementos: Player 1, Player 2"
    game_id = window.table.controller.id

    window = start().window
    assert [card.head.id for card in window.home.cards] == [game_id]
    card = window.home.cards[0]
    assert "Elementos: Player 1, Player 2" in card.accessibleName()
    QTest.mouseClick(card, LEFT)
    assert window.table is not None
    assert window.table.controller.id == game_id
    assert window.table.controller.turns.now.awaited == 1

    window.actions_["home"].trigger()
    assert window.page is window.home
    qtbot.waitUntil(lambda: len(window.home.cards) == 1)


def test_seats_that_nobody_named_are_called_by_their_number_in_every_language(
    start: Callable[..., Program], qtbot: Any
) -> None:
    """What is saved is that they have no name, so that no language's word for it is."""
    window = start().window
    window.show_new_game("elementos")
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.mouseClick(page.start_button, LEFT)
    table = window.table
    assert table is not None
    for code, name in (("de", "Spieler 1"), ("it", "Giocatore 1"), ("en", "Player 1")):
        window.services.language.use(code)
        assert window.windowTitle().startswith(f"Elementos: {name}, ")
        assert name in table.curtain.accessibleName()
        assert table.controller.kept.names[0] == name
        assert table.controller.file_name.startswith(f"Elementos {name} ")
    assert [seat.name for seat in table.controller.session.seats] == ["", ""]
    window.actions_["home"].trigger()
    qtbot.waitUntil(lambda: len(window.home.cards) == 1)
    window.services.language.use("it")
    assert "Giocatore 1, Giocatore 2" in window.home.cards[0].accessibleName()


@sized("game", ["exagon"], GAME_IDS)
def test_every_table_says_the_numbers_of_seats_that_nobody_named(window: MainWindow, game: str) -> None:
    new = new_game(game, 2)
    window.host.begin(replace(new, seats=tuple(replace(seat, name="") for seat in new.seats)))
    assert window.table is not None
    controller, scene = window.table.controller, window.table.scene
    if controller.turns.now.awaited is not None:
        controller.turns.come()
    window.services.language.use("it")
    said = [*(each.label for each in scene.places.values()), *(each.label for each in scene.pieces.values())]
    for number in (1, 2):
        assert any(f"Giocatore {number}" in label for label in said), said


def test_removing_a_game_asks_first(start: Callable[..., Program], qtbot: Any) -> None:
    window = start().window
    window.show_new_game("elementos")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.start()
    window = start().window

    def answer(number: int) -> Callable[[], None]:
        def press() -> None:
            question = window.findChild(Question)
            assert question is not None
            QTest.mouseClick(question.buttons[number], LEFT)

        return press

    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, answer(1))
    QTest.mouseClick(window.home.cards[0].remove_button, LEFT)
    assert len(window.home.cards) == 1
    window.home.cards[0].setFocus()
    QTimer.singleShot(0, answer(0))
    QTest.keyClick(window.home.cards[0], Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: window.home.cards == ())
    assert start().window.home.cards == ()


def test_the_buttons_lead_on(window: MainWindow, qtbot: Any) -> None:
    def press(text: str) -> None:
        found = next(each for each in window.home.findChildren(QPushButton) if each.text() == text)
        QTest.mouseClick(found, LEFT)

    window.rulebook_requested.disconnect(window.shelf.open_book)  # what opens then has tests of its own
    with qtbot.waitSignal(window.rulebook_requested) as asked:
        press("Rulebook")
    assert asked.args == ["", ""]
    press("Settings")
    assert isinstance(window.page, SettingsPage)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.home


@pytest.mark.parametrize("more", [0, 1, 2])
def test_boxes_and_cards_fit_from_small_to_large(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, qtbot: Any, more: int
) -> None:
    monkeypatch.setattr("elios_desktop.ui.shell.home.BOXES", (*BOXES[:4], *BOXES[:more]))
    window = start().window
    assert len(window.home.boxes) == 4 + more
    for width, height in ((1024, 640), (1280, 800), (1920, 1080)):
        window.resize(width, height)
        qtbot.waitUntil(lambda width=width: window.width() == width)
        QApplication.processEvents()  # what has new sizes is laid out then
        area = window.home.findChild(type(window.home._area))
        assert area is not None
        assert area.horizontalScrollBar().maximum() == 0
        for box in window.home.boxes:
            right = box.mapTo(window.home, box.rect().bottomRight())
            assert right.x() < window.home.width()
            assert right.y() < window.home.height()
            assert box.width() >= 140


def test_home_is_a_page_of_its_own_without_services_started(program: Program) -> None:
    """Before the first picture no game, no save and no database is touched."""
    made = vars(program.services)
    assert "database" not in made
    assert "writer" not in made
    assert isinstance(program.window.home, HomePage)


@pytest.mark.parametrize(
    ("ago", "text"),
    [
        (timedelta(seconds=20), "just now"),
        (timedelta(minutes=5), "5 minutes ago"),
        (timedelta(days=3), "3 days ago"),
    ],
)
def test_moments_are_said_as_people_say_them(qapp: Any, ago: timedelta, text: str) -> None:
    now = datetime(2026, 5, 20, 12, 0, tzinfo=UTC)
    language = Language()
    language.use("en")
    try:
        assert when_text(now - ago, now) == text
    finally:
        language.release()


def test_yesterday_and_long_ago_name_time_and_date(qapp: Any) -> None:
    now = datetime(2026, 5, 20, 12, 0, tzinfo=UTC)
    assert when_text(now - timedelta(days=1), now).startswith("yesterday at ")
    assert "26" in when_text(now - timedelta(days=30), now)


@sized(
    ("language", "percent"),
    [("de", 100), ("en", 150), ("it", 200)],
    [*product(("en", "de", "it"), (100, 150, 200))],
)
def test_no_word_below_a_box_is_cut(window: MainWindow, language: str, percent: int) -> None:
    """A number stays with its unit only where both have room beside each other."""
    window.services.preferences.change(language=language, text_percent=percent)
    window.resize(1024, 700)
    rest()
    lines = [each.box.line() for each in window.home.boxes]
    plain = {line.replace("\N{NO-BREAK SPACE}", " ") for line in lines}
    labels = [
        each for each in window.home.findChildren(QLabel) if each.text().replace("\N{NO-BREAK SPACE}", " ") in plain
    ]
    assert len(labels) == len(lines)
    for each in labels:
        words = each.text().split(" ")
        assert max(map(each.fontMetrics().horizontalAdvance, words)) <= each.width(), each.text()
        if percent == 100:
            assert each.text() in lines
