"""Games on home are named, searched, copied and pasted; a game that was looked back at is played on from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit

from elios_desktop.outside import LONGEST, name_of
from elios_desktop.ui.session.saving import SavedExtras, SaveHead
from elios_desktop.ui.shell.continue_card import ContinueCard
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import settle
from tests.ui.real_games import begin, make_moves, under_way
from tests.ui.test_home_cards import home_again, put
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


def _entry_of_menu(card: ContinueCard, text: str) -> QAction:
    """An entry of the card's menu."""
    return next(each for each in card.menu().actions() if each.text() == text)


def _answer(text: str, yes: bool = True) -> None:
    """What is typed into the dialog that comes next."""

    def type_it() -> None:
        dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QInputDialog))
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return if yes else Qt.Key.Key_Escape)

    QTimer.singleShot(0, type_it)


def _rename(window: MainWindow, qtbot: Any, number: int, name: str) -> None:
    _answer(name)
    _entry_of_menu(window.home.cards[number], "Rename…").trigger()
    qtbot.waitUntil(lambda: window.home.cards[number].head.name == name_of(name))


def test_a_game_has_a_name_that_stays_with_it(window: MainWindow, qtbot: Any) -> None:
    make_moves(under_way(window, "elementos", 3), 1)
    home_again(window, qtbot, 1)
    before = window.home.cards[0].head
    assert before.moves == 4
    assert "Move 4" in window.home.cards[0].accessibleName()
    _rename(window, qtbot, 0, "  Sunday   with Gran ")
    card = window.home.cards[0]
    assert card.head == replace(before, name="Sunday with Gran")
    assert card.head.saved == before.saved
    assert card.accessibleName().startswith("Continue Sunday with Gran, Elementos:")
    _answer("something else", yes=False)
    _entry_of_menu(card, "Rename…").trigger()
    QTest.mouseClick(card, LEFT)
    page = window.table
    assert page is not None
    settle(page)
    make_moves(page, 1)
    assert page.controller.kept.name == "Sunday with Gran"
    home_again(window, qtbot, 1)
    assert (window.home.cards[0].head.name, window.home.cards[0].head.moves) == ("Sunday with Gran", 5)
    _rename(window, qtbot, 0, " ")
    assert window.services.saves.peek(before.id).table.get("name") is None


def test_a_save_without_a_name_is_as_it_always_was_and_a_strange_name_harms_nothing(window: MainWindow) -> None:
    assert not SavedExtras().to_json().keys() & {"name", "origin", "played_from"}
    begin(window)
    window.services.writer.flush(PATIENCE)
    document = window.services.saves.peek(window.services.saves.unfinished()[0].id)
    assert not (document.table.keys() | document.head.keys()) & {"name", "origin", "played_from"}
    for strange in (7, None, ["x"], {"a": 1}):
        assert SavedExtras.from_json({"name": strange, "origin": strange, "played_from": "x"}) == SavedExtras.from_json(
            {}
        )
    assert len(SavedExtras.from_json({"name": "x" * 10_000}).name) == LONGEST
    assert SavedExtras.from_json({"name": "a\n\u202eb"}).name == "a b"
    assert SavedExtras.from_json({"played_from": -1}).played_from is None


def test_many_games_are_searched_by_name_person_and_game(window: MainWindow, qtbot: Any) -> None:
    for number in range(7):
        put(window, ("Anna", f"Ben{number}"), "elementos")
    home_again(window, qtbot, 7)
    assert window.home.search is None
    put(window, ("Zoë", "Max"), "exagon")
    home_again(window, qtbot, 8)
    field = window.home.search
    assert field is not None
    assert field.isVisible()
    _rename(window, qtbot, 3, "Evening")

    field.setFocus()

    def shown() -> list[SaveHead]:
        return [card.head for card in window.home.cards if card.isVisible()]

    assert len(shown()) == 8
    for words, count in (("zoË", 1), ("elementos", 7), ("anna BEN3", 1), ("even", 1), ("nobody", 0), ("", 8)):
        field.clear()
        QTest.keyClicks(field, words)
        assert len(shown()) == count, words
        assert window.focusWidget() is field
    field.setText("zoë")
    QTest.mouseClick(next(card for card in window.home.cards if card.isVisible()), LEFT)
    assert window.table is not None
    assert window.table.controller.kept.names == ["Zoë", "Max"]


def test_a_game_is_copied_as_text_and_pasted(window: MainWindow, qtbot: Any) -> None:
    clipboard = QApplication.clipboard()
    page = under_way(window, "exagon", 6)
    record = page.controller.session.record()
    home_again(window, qtbot, 1)
    clipboard.clear()
    _entry_of_menu(window.home.cards[0], "Copy as text").trigger()
    assert clipboard.text().startswith('{"format":"elios-desktop.record"')
    window.activateWindow()
    window.home.setFocus()
    QTest.keyClick(window.home, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    page_then = window.table
    assert page_then is not None
    assert page_then.controller.session.record() == record
    home_again(window, qtbot, 2)
    assert window.actions_["paste"].isEnabled()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There’s no game on the clipboard."),
        ("Dear Anna, …", "There’s no game on the clipboard."),
        ('{"a": 1}', "There’s no game on the clipboard."),
        ("[" * 100_000, "can’t be opened"),
        ('{"format": "elios-desktop.record", "version": 1}', "The game you copied can’t be opened."),
        ('{"format": "elios-desktop.record", "version": 99}', "newer version"),
        ("\ud800", "There’s no game on the clipboard."),
    ],
)
def test_what_is_no_game_is_not_pasted(window: MainWindow, text: str, said: str) -> None:
    assert not window.host.paste(text)
    notice = window.services.notices.current
    assert notice is not None
    assert said in notice.text() or "no game" in notice.text()
    assert window.page is window.home
    assert window.services.saves.unfinished() == []


def test_looking_back_says_so_and_offers_the_way_back(window: MainWindow, qtbot: Any) -> None:
    page = under_way(window, "holi", 8)
    said, frame = page.prompt.text.text(), page.view.grab().toImage().pixelColor(3, 100)
    QTest.mouseClick(page.tools["look"], LEFT)
    page.replay.step_back()
    page.replay.step_back()
    assert page.prompt.text.text() == "You’re looking back at move 6 of 8."
    assert page.view.grab().toImage().pixelColor(3, 100).name() == page.theme.palette.accent != frame.name()
    back = page.prompt.buttons.of("back")
    assert back is not None
    assert back.text() == "Back to the game"
    QTest.mouseClick(back, LEFT)
    assert not page.replay.isVisible()
    assert page.prompt.text.text() == said
    assert page.view.grab().toImage().pixelColor(3, 100) == frame


def test_escape_leaves_looking_back_wherever_the_keyboard_is(window: MainWindow) -> None:
    page = under_way(window, "elementos", 8)
    for place in (page.view, page.replay.slider, page.replay.play_on, page.panel.moves_view):
        QTest.mouseClick(page.tools["look"], LEFT)
        QTest.keyClick(page.view, Qt.Key.Key_Left)
        assert page.controller.shown.ply == 7
        QTest.keyClick(place, Qt.Key.Key_Escape)
        assert not page.replay.isVisible()
        assert page.controller.shown.ply is None


def test_playing_on_from_a_move_says_what_it_did_and_home_knows_it(window: MainWindow, qtbot: Any) -> None:
    under_way(window, "elementos", 6)
    home_again(window, qtbot, 1)
    _rename(window, qtbot, 0, "First")
    QTest.mouseClick(window.home.cards[0], LEFT)
    page = window.table
    assert page is not None
    settle(page)
    page.looking_back.look_at(4)
    QTest.mouseClick(page.replay.play_on, LEFT)
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text() == ("This is a new game now, continued from move 4. The original is waiting on the home page.")
    assert window.table is not None
    settle(window.table)
    make_moves(window.table, 1)
    home_again(window, qtbot, 2)
    head = window.home.cards[0].head
    assert (head.moves, head.played_from, head.origin, head.name) == (5, 4, "First", "")
    assert "Move 5, continued from move 4 of “First”" in window.home.cards[0].toolTip().replace("&nbsp;", " ")
