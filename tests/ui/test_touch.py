"""A finger on the table does what the mouse does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from elios_desktop.games.exagon.table.drawing import OVERVIEW
from elios_desktop.games.holi.board.gestures import HandCard
from elios_desktop.ui.play.prompt_line import TURN
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED, open_table
from tests.ui.drive import at, begin, laid_out, lift_curtain, listen, moves_of, new_game, open_page, settle
from tests.ui.stages import golden
from tests.ui.waiting import clicks

ROW = 24
"""So high an entry of a menu is at least: menus aren’t pressed in play."""


def test_a_token_is_dragged_by_finger(qtbot: Any) -> None:
    page = laid_out(qtbot)
    finger = QTest.createTouchDevice()
    viewport = page.view.viewport()
    start, end = at(page, "token b3"), at(page, "b4")
    QTest.touchEvent(viewport, finger).press(0, start, viewport).commit()
    for step in range(1, 5):
        QTest.touchEvent(viewport, finger).move(0, start + (end - start) * step / 4, viewport).commit()
        QApplication.processEvents()
    assert page.hand.holding
    assert page.scene.glowing() == {"a4", "b4", "c4"}
    QTest.touchEvent(viewport, finger).release(0, end, viewport).commit()
    settle(page)
    assert moves_of(page)[-1] == "b3-b4"


def test_a_tap_takes_and_a_tap_puts(qtbot: Any) -> None:
    page = laid_out(qtbot)
    finger = QTest.createTouchDevice()
    viewport = page.view.viewport()

    def tap(point: QPoint) -> None:
        QTest.touchEvent(viewport, finger).press(0, point, viewport).commit()
        QTest.touchEvent(viewport, finger).release(0, point, viewport).commit()
        settle(page)

    tap(at(page, "token c3"))
    assert page.hand.holding
    tap(at(page, "b4"))
    assert moves_of(page)[-1] == "c3-b4"


def test_two_taps_flip_and_a_finger_that_stays_peeks(qtbot: Any) -> None:
    page = laid_out(qtbot)
    finger = QTest.createTouchDevice()
    viewport = page.view.viewport()
    told = listen(page, "tell")
    point = at(page, "token a1")
    QTest.touchEvent(viewport, finger).press(0, point, viewport).commit()
    qtbot.waitUntil(lambda: bool(told))
    assert "The underside shows " in told[-1]()
    QTest.touchEvent(viewport, finger).release(0, point, viewport).commit()
    settle(page)
    assert not page.hand.holding
    for second in (False, True):
        with clicks(together=second):
            QTest.touchEvent(viewport, finger).press(0, point, viewport).commit()
            QTest.touchEvent(viewport, finger).release(0, point, viewport).commit()
    settle(page)
    assert moves_of(page)[-1] == "flip a1"


def _tap(widget: QWidget, point: QPoint | None = None) -> None:
    """One finger, down and up."""
    at_ = widget.rect().center() if point is None else point
    finger = QTest.createTouchDevice()
    QTest.touchEvent(widget, finger).press(0, at_, widget).commit()
    QTest.touchEvent(widget, finger).release(0, at_, widget).commit()
    QApplication.processEvents()


def _tap_on(page: TablePage, key: str) -> None:
    _tap(page.view.viewport(), at(page, key))
    settle(page)


def _turn_held(page: TablePage) -> None:
    button = page.prompt.buttons.of(TURN)
    assert button is not None
    assert button.isEnabled()
    _tap(button)
    settle(page)


def test_two_taps_turn_a_tile(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    tile = next(key for key, piece in page.scene.pieces.items() if page.table.can_lift(piece))
    assert page.prompt.buttons.of(TURN) is None
    before = page.scene.pieces[tile].label
    for second in (False, True):
        with clicks(together=second):
            _tap(page.view.viewport(), at(page, tile))
    settle(page)
    assert page.scene.pieces[tile].label != before
    assert moves_of(page) == list(GOLDEN_MOVES[:2])


def test_a_card_in_the_hand_is_turned_by_a_button(qtbot: Any) -> None:
    record = golden("holi-2-1")
    page = open_page(qtbot, begin(new_game("holi", 2, record["options"], setup=record["setup"])))
    table: Any = page.table
    for move in record["moves"]:
        lift_curtain(page)
        ways = {
            key: table.turn.legal_ways(each.card)
            for key, each in table.board.held.items()
            if isinstance(each, HandCard)
        }
        card = next((key for key, found in ways.items() if len(found) > 1), None)
        if card is not None:
            break
        assert page.controller.submit_text(move) is None
        settle(page)
    assert card is not None
    _tap_on(page, card)
    assert page.hand.holding
    before = table.half_done
    _turn_held(page)
    assert page.hand.holding
    assert table.half_done != before


def test_far_tiles_come_closer_at_a_tap(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:-1], size=(760, 520))
    table: Any = page.table
    assert OVERVIEW in page.scene.pieces
    before = table.sight.overview
    _tap_on(page, OVERVIEW)
    assert table.sight.overview != before


def _tap_in_menu(number: int, seen: list[int]) -> QTimer:
    """As soon as a menu is open: tap on one of its entries. The heights of all are kept."""

    def tap() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            waiting.stop()
            entries = [menu.actionGeometry(each) for each in menu.actions() if not each.isSeparator()]
            seen.extend(entry.height() for entry in entries)
            _tap(menu, entries[number].center())
            menu.close()

    waiting = QTimer()
    waiting.timeout.connect(tap)
    waiting.start(20)
    return waiting


def test_menus_open_and_choose_by_taps(qtbot: Any, window: MainWindow) -> None:
    heights: list[int] = []
    waiting = _tap_in_menu(3, heights)
    _tap(window.menus.language_button)
    qtbot.waitUntil(lambda: window.services.language.code == "de")
    window.host.begin(new_game("elios", 2))
    page = window.table
    assert page is not None
    settle(page)
    waiting = _tap_in_menu(0, heights)
    _tap(page.tools["more"])
    qtbot.waitUntil(lambda: not waiting.isActive())
    assert min(heights) >= ROW
