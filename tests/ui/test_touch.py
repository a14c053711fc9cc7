"""A finger on the table does what the mouse does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.board.hand import PEEK_MS
from tests.ui.drive import at, begin, lift_curtain, moves_of, new_game, open_page, push, settle


def test_a_token_is_dragged_by_finger(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
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
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
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
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
    finger = QTest.createTouchDevice()
    viewport = page.view.viewport()
    told: list[Any] = []
    page.table.told.connect(told.append)
    point = at(page, "token a1")
    QTest.touchEvent(viewport, finger).press(0, point, viewport).commit()
    QTest.qWait(PEEK_MS + 100)
    assert "The underside shows " in told[-1]()
    QTest.touchEvent(viewport, finger).release(0, point, viewport).commit()
    settle(page)
    assert not page.hand.holding
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    for _ in range(2):
        QTest.touchEvent(viewport, finger).press(0, point, viewport).commit()
        QTest.touchEvent(viewport, finger).release(0, point, viewport).commit()
    settle(page)
    assert moves_of(page)[-1] == "flip a1"
