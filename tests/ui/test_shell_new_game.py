"""The new-game page: what is asked, remembered and handed to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.exagon.setup import Part as ExagonPart
from elios_desktop.games.holi.rules import RULE_CARDS
from elios_desktop.games.holi.setup import Part as HoliPart
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.radio import RadioButton
from elios_desktop.ui.kit.widgets import Choices
from elios_desktop.ui.session.new_game import KINDS, NewGame, kind_name
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.waiting import Beats

LEFT = Qt.MouseButton.LeftButton
EDGES = 22
"""What the style sheet puts around what is typed."""


@pytest.fixture
def open_page(window: MainWindow) -> Callable[[str], NewGamePage]:
    """Opens a game's page; what it asks for is not begun."""
    window.host.begin = lambda new: None  # type: ignore[method-assign]

    def open_(game: str) -> NewGamePage:
        window.show_new_game(game)
        page = window.page
        assert isinstance(page, NewGamePage)
        page.start_requested.disconnect()
        return page

    return open_


def started(page: NewGamePage, qtbot: Any) -> NewGame:
    """What a click on Start asks for."""
    with qtbot.waitSignal(page.start_requested) as asked:
        QTest.mouseClick(page.start_button, LEFT)
    (new,) = asked.args
    assert isinstance(new, NewGame)
    return new


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_number_of_seats_makes_a_game_that_the_engine_starts(
    open_page: Callable[[str], NewGamePage], qtbot: Any, game: str
) -> None:
    found = find_game(game)
    assert found is not None
    page = open_page(game)
    for count in found.seats:
        page.seats.count_choices.button_of(count).click()
        new = started(page, qtbot)
        assert new.game == game
        assert [seat.name for seat in new.seats] == [""] * count
        assert page.seats.shown_names() == [f"Player {number}" for number in range(1, count + 1)]
        assert len({seat.colour for seat in new.seats}) == count
        state = found.start(count, new.options, new.setup)
        assert state.result is None


def test_names_colours_and_languages_are_remembered(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    page = open_page("exagon")
    page.seats.count_choices.button_of(3).click()
    for row, name in zip(page.seats.rows, ("Anna", "  Ben  Jo ", ""), strict=False):
        row.name.setFocus()
        QTest.keyClicks(row.name, name)
    page.seats.set_colour(1, 4)
    page.seats.set_language(2, "de")
    new = started(page, qtbot)
    assert [seat.name for seat in new.seats] == ["Anna", "Ben Jo", ""]
    assert new.seats[0].colour == 4
    assert new.seats[1].language == "de"

    again = open_page("exagon").chosen()
    assert again.seats == new.seats
    other = open_page("holi")
    assert [row.name.text() for row in other.seats.rows[:2]] == ["Anna", "Ben Jo"]
    assert other.seats.rows[1].language == "de"


def test_a_person_gets_their_language_again(open_page: Callable[[str], NewGamePage], window: MainWindow) -> None:
    window.services.preferences.change(name_languages={"Lena": "de"})
    page = open_page("elios")
    row = page.seats.rows[1]
    row.name.setFocus()
    QTest.keyClicks(row.name, "Lena")
    page.start_button.setFocus()
    assert page.chosen().seats[1].language == "de"


def test_a_colour_that_another_seat_has_is_swapped(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("elementos")
    before = [row.colour for row in page.seats.rows]
    page.seats.set_colour(1, before[1])
    assert [row.colour for row in page.seats.rows] == [before[1], before[0]]


def test_two_players_of_one_name_are_refused_with_a_sentence(
    open_page: Callable[[str], NewGamePage], qtbot: Any
) -> None:
    page = open_page("elementos")
    QTest.keyClicks(page.seats.rows[0].name, "Anna")
    QTest.keyClicks(page.seats.rows[1].name, "anna ")
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.mouseClick(page.start_button, LEFT)
    assert page.problem_label.text() == "Two players are called “Anna”. Give one of them another name."
    assert page.focusWidget() is page.seats.rows[1].name
    QTest.keyClicks(page.seats.rows[1].name, "belle")
    assert page.problem_label.text() == ""
    assert started(page, qtbot).seats[1].name == "anna belle"


@pytest.mark.parametrize("game", ["elementos", "holi"])
def test_who_begins_is_chance_or_the_one_chosen(open_page: Callable[[str], NewGamePage], qtbot: Any, game: str) -> None:
    page = open_page(game)
    page.first.button_of(2).click()
    assert {started(page, qtbot).setup["first"] for _ in range(8)} == {2}
    page.first.button_of(0).click()
    assert {page.chosen().setup["first"] for _ in range(64)} == {1, 2}


def test_a_seat_that_is_gone_does_not_begin(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("holi")
    page.seats.count_choices.button_of(4).click()
    page.first.button_of(4).click()
    page.seats.count_choices.button_of(2).click()
    assert page.first.value == 0
    assert not page.first.button_of(4).isVisibleTo(page)


@pytest.mark.parametrize("game", GAME_IDS)
def test_options_have_pictures_where_nothing_is_scrolled_for_them(window: MainWindow, game: str) -> None:
    def shown(page: NewGamePage, wide: int, high: int) -> QImage:
        window.resize(wide, high)
        QApplication.processEvents()
        rows = [row.choices for row in page.options.values()]
        row = page.part.length if isinstance(page.part, ExagonPart) else rows[0]
        return row.findChildren(RadioButton)[1].grab().toImage()

    window.show_new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    small, scrolls = shown(page, 1024, 560).height(), page.scrolls
    large = shown(page, 1600, 1100)
    assert not page.scrolls
    assert large.height() > 70
    assert small < 50 or not scrolls
    colours = {large.pixel(x, y) for x in range(10, large.width() - 10, 2) for y in range(8, 44, 2)}
    assert len(colours) > 20


def test_each_option_says_what_it_means(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    page = open_page("elios")
    row = page.options["joker"]
    row.choices.button_of("keeps").click()
    assert started(page, qtbot).options == {"joker": "keeps"}
    assert open_page("elios").options["joker"].choices.value == "keeps"
    assert row.choices.button_of("open").toolTip() != row.choices.button_of("keeps").toolTip()


@sized("game", ["elementos", "holi"], GAME_IDS)
def test_a_head_start_is_chosen_and_remembered(open_page: Callable[[str], NewGamePage], qtbot: Any, game: str) -> None:
    page = open_page(game)
    assert "head_start" not in started(page, qtbot).options
    pick_head_start(page, "2:3")
    new = started(page, qtbot)
    assert new.options["head_start"] == "2:3"
    Session(page.game, [SeatInfo("")] * len(new.seats), new.options, new.setup)  # it is one of such a game
    again = open_page(game)
    assert again.chosen().options["head_start"] == "2:3"
    pick_head_start(again, "none")
    assert "head_start" not in started(again, qtbot).options


def pick_head_start(page: NewGamePage, wanted: str) -> None:
    """By the arrow keys."""
    assert page.head_start is not None
    box = page.head_start.box
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentData() != wanted:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() == before + 1, wanted


def test_who_has_a_head_start_in_elementos_begins(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    page = open_page("elementos")
    page.first.button_of(1).click()
    pick_head_start(page, "2:1")
    assert not page.first.isEnabled()
    assert started(page, qtbot).setup["first"] == 2
    pick_head_start(page, "none")
    assert page.first.isEnabled()
    assert started(page, qtbot).setup["first"] == 1


def test_a_head_start_goes_with_its_seat(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("exagon")
    page.seats.count_choices.button_of(4).click()
    pick_head_start(page, "4:1")
    assert page.chosen().options["head_start"] == "4:1"
    page.seats.swap(4, 2)
    assert page.chosen().options["head_start"] == "2:1"
    page.seats.swap(2, 4)
    page.seats.count_choices.button_of(2).click()
    assert "head_start" not in page.chosen().options


def test_exagon_as_a_tournament_without_the_hourglass(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    page = open_page("exagon")
    assert isinstance(page.part, ExagonPart)
    assert not page.chosen().tournament
    assert page.chosen().timed
    page.part.length.button_of(True).click()
    QTest.mouseClick(page.part.hourglass_switch, LEFT, pos=page.part.hourglass_switch.rect().center())
    new = started(page, qtbot)
    assert new.tournament
    assert not new.timed
    again = open_page("exagon").chosen()
    assert again.tournament
    assert not again.timed


def test_rivalry_cards_none_by_chance_or_chosen(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    page = open_page("holi")
    part = page.part
    assert isinstance(part, HoliPart)
    assert len(page.chosen().setup["rivalry"]) == 2
    part.way.button_of("none").click()
    assert page.chosen().setup["rivalry"] == []
    part.way.button_of("random").click()
    part.count.button_of(3).click()
    for _ in range(20):
        cards = page.chosen().setup["rivalry"]
        assert len(set(cards)) == 3
        assert sum(card in RULE_CARDS for card in cards) <= 1

    part.way.button_of("chosen").click()
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.mouseClick(page.start_button, LEFT)
    assert page.problem_label.text() == "Choose one to three rivalry cards, or play without."
    for number in (16, 3, 17):
        part.cards[number].click()
    assert page.problem_label.text() == ""
    assert started(page, qtbot).setup["rivalry"] == [3, 16, 17]
    assert part.advice.isVisible()
    part.cards[1].click()  # a fourth takes the place of the first chosen
    assert started(page, qtbot).setup["rivalry"] == [1, 3, 17]
    assert not part.advice.isVisible()
    assert open_page("holi").chosen().setup["rivalry"] == [1, 3, 17]


def test_enter_starts_from_a_name_and_escape_goes_home(
    open_page: Callable[[str], NewGamePage], window: MainWindow, qtbot: Any
) -> None:
    page = open_page("elementos")
    with qtbot.waitSignal(page.start_requested):
        QTest.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_new_game_again_leaves_what_was_typed(window: MainWindow) -> None:
    window.show_new_game("elementos")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.seats.rows[0].name.setText("Orso")
    window.actions_["new"].trigger()
    assert window.page is page
    assert page.seats.rows[0].name.text() == "Orso"


def test_arrow_keys_walk_a_row_of_choices(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("elios")
    count = page.seats.count_choices
    count.button_of(2).setFocus()
    QTest.keyClick(count.button_of(2), Qt.Key.Key_Right)
    assert count.value == 3
    QTest.keyClick(count.button_of(3), Qt.Key.Key_Left)
    QTest.keyClick(count.button_of(2), Qt.Key.Key_Left)
    assert count.value == 4


def test_broken_memories_of_the_last_game_do_no_harm(start: Callable[..., Program]) -> None:
    from elios_desktop.storage.settings import LastGame

    program = start()
    last = LastGame(
        seats=9, names=("A",) * 9, colours=(99, 0, 0), options={"joker": "no such"}, first=7, own={"rivalry": 5}
    )
    program.services.preferences.change(last_games=dict.fromkeys(GAME_IDS, last))
    for game in GAME_IDS:
        page = NewGamePage(game, program.services)
        new = page.chosen()
        found = find_game(game)
        assert found is not None
        assert found.start(len(new.seats), new.options, new.setup).result is None
        page.deleteLater()


@sized("page", ["home", "holi", "statistics"], ["home", *GAME_IDS, "settings", "statistics"])
def test_tab_visits_everything_once_and_comes_round(window: MainWindow, page: str) -> None:
    """In both directions: what Tab comes to is computed from what there is, not listed."""
    opened = {"home": window.show_home, "settings": window.show_settings, "statistics": window.show_statistics}
    opened.get(page, lambda: window.show_new_game(page))()
    QApplication.processEvents()
    wanted = {
        each.accessibleName()
        for each in window.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if each.focusProxy() is None and not isinstance(each.parent(), Choices) and each.accessibleName()
    }
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(window.focusWidget() or window, key)  # from the page itself, which is no stop
        first = window.focusWidget()
        assert first is not None
        seen: list[QWidget] = []
        while len(seen) < 200 and (not seen or seen[-1] is not first):
            QTest.keyClick(window.focusWidget() or window, key)
            now = window.focusWidget()
            assert now is not None
            seen.append(now)
        assert seen[-1] is first, f"never came back to {first}"
        assert len(set(seen)) == len(seen)
        assert wanted <= {each.accessibleName() for each in seen}


def test_the_button_that_starts_says_which_game(open_page: Callable[[str], NewGamePage]) -> None:
    assert open_page("elios").start_button.accessibleDescription() == "A new game of Elios"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_name_has_room_beside_whoever_plays(
    open_page: Callable[[str], NewGamePage], window: MainWindow, code: str
) -> None:
    """In the smallest of usual windows, with the computer whose name is the longest."""
    window.services.preferences.change(language=code)
    window.resize(1024, 700)
    page = open_page("holi")
    row = page.seats.rows[0]
    longest = max(KINDS, key=lambda kind: row.kind_button.fontMetrics().horizontalAdvance(kind_name(kind)))
    page.seats.set_kind(1, longest)
    QApplication.processEvents()
    assert row.kind_button.width() >= row.kind_button.sizeHint().width()
    assert row.name.width() >= row.name.fontMetrics().horizontalAdvance("Maria Antonietta") + EDGES


def test_what_opens_a_menu_can_be_told_from_a_label(
    open_page: Callable[[str], NewGamePage], window: MainWindow
) -> None:
    """It has an edge as strong as a button's; the portrait is a picture of its own."""
    page = open_page("holi")
    border = QColor(window.services.theme.palette.border)
    for each in page.seats.rows[0].widgets[1:]:
        picture = each.grab().toImage()
        assert QColor(picture.pixel(picture.width() // 2, 0)) == border, each


def test_what_a_computer_means_is_told_by_its_button_alone(
    open_page: Callable[[str], NewGamePage], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keyboard comes back to it from the menu, and it is read out then."""
    told: list[tuple[str, bool]] = []
    page = open_page("elios")
    button = page.seats.rows[0].kind_button
    monkeypatch.setattr(
        button, "setAccessibleDescription", lambda text: told.append((text, QAccessible.isActive())), raising=False
    )
    QAccessible.setActive(True)
    try:
        page.seats.set_kind(1, "computer:3")
        assert QAccessible.isActive()
    finally:
        QAccessible.setActive(False)
    assert told == [("Grabs what looks best right now.", False)]


def test_why_a_game_cannot_begin_is_said_each_time(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("elementos")
    said: list[str] = []
    page.announcer.said.connect(said.append)
    for row in page.seats.rows:
        row.name.setText("Anna")
    for _ in range(2):
        QTest.keyClick(page.seats.rows[1].name, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert said == ["Two players are called “Anna”. Give one of them another name."] * 2


def test_a_name_that_is_too_long_is_said_to_be(open_page: Callable[[str], NewGamePage], qtbot: Any) -> None:
    """By keys and pasted; what was said goes away as soon as something is changed."""
    page = open_page("elementos")
    said: list[str] = []
    page.announcer.said.connect(said.append)
    field = page.seats.rows[0].name
    field.setFocus()
    QTest.keyClicks(field, "A" * 30)
    QApplication.processEvents()
    assert not page.problem_label.text()
    QTest.keyClicks(field, "B")
    qtbot.waitUntil(lambda: said == ["Names can have up to 30 letters."])
    assert page.problem_label.text() == said[0]
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert not page.problem_label.text()
    QApplication.clipboard().setText("CDE")
    QTest.keySequence(field, QKeySequence.StandardKey.Paste)
    QApplication.processEvents()
    assert field.text() == "A" * 29 + "C"
    assert page.problem_label.text() == "Names can have up to 30 letters."
    qtbot.waitUntil(lambda: said == ["Names can have up to 30 letters."] * 2)
    QTest.mouseClick(page.start_button, LEFT)
    assert not page.problem_label.text(), "the game can begin"


@pytest.mark.unhurried
def test_enter_pressed_thrice_leaves_the_question_whether_one_is_ready(window: MainWindow, beats: Beats) -> None:
    """The first begins the game; who pressed once more hasn't read what is asked since. After a moment it answers."""
    window.show_new_game("exagon")
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.keyClick(page.start_button, Qt.Key.Key_Return)
    table = window.table
    assert table is not None
    for _ in range(2):
        QApplication.processEvents()
        assert window.focusWidget() is table.curtain.button
        QTest.keyClick(table.curtain.button, Qt.Key.Key_Return)
    assert table.hand_over.covered
    beats.go_by(QApplication.doubleClickInterval())
    QTest.keyClick(table.curtain.button, Qt.Key.Key_Return)
    assert not table.hand_over.covered


def test_a_computer_has_no_persons_name_nor_a_person_a_computers(open_page: Callable[[str], NewGamePage]) -> None:
    page = open_page("elios")
    row = page.seats.rows[1]
    row.name.setText("Ben")
    page.seats.set_kind(2, "computer:3")
    assert page.seats.chosen()[1].name == row.placeholder() != "Ben"
    page.seats.set_kind(2, "computer:4")
    row.name.setText("Altair")
    page.seats.set_kind(2, "human")
    assert page.seats.chosen()[1].name == ""
