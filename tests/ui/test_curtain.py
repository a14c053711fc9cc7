"""The curtain: who it waits for stands together with their mark, however large the window is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.play.hand_over import Guard, Rise
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.real_games import begin


def test_the_mark_stands_right_above_the_name(window: MainWindow) -> None:
    window.services.preferences.change(curtain="always")
    page = begin(window, "elios", 3)
    curtain = page.curtain
    seat = page.controller.turns.now.awaited
    assert seat is not None
    colour = QColor(SEAT_STYLES[page.controller.kept.seats[seat - 1].colour].colour)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        assert curtain.isVisible()
        words = next(each for each in curtain.findChildren(QLabel) if "turn" in each.text())
        image, middle = curtain.grab().toImage(), curtain.width() // 2
        marked = [y for y in range(image.height()) if image.pixelColor(middle, y) == colour]
        assert marked
        high = curtain.name_font().pixelSize()
        assert 0.9 * high < words.y() - marked[-1] < 3 * high, "the name stands between the mark and the words"
        assert curtain.button.height() > 0.06 * curtain.height()
        assert curtain.button.fontInfo().pointSizeF() > 0.5 * words.fontInfo().pointSizeF(), "what lifts it grows, too"
    window.show_home()


@pytest.mark.parametrize("share", [(0.03, 0.9), (0.5, 0.15), (0.97, 0.6)])
def test_a_press_anywhere_lifts_it(window: MainWindow, share: tuple[float, float]) -> None:
    """And it says so; a press that began before it came doesn't."""
    window.services.preferences.change(curtain="always")
    page = begin(window, "elios", 3)
    page.set_animation("normal")
    curtain = page.curtain
    assert curtain.isVisible()
    assert any("anywhere" in each.text() for each in curtain.findChildren(QLabel))
    spot = QPoint(round(curtain.width() * share[0]), round(curtain.height() * share[1]))
    QTest.mouseRelease(curtain, Qt.MouseButton.LeftButton, pos=spot)
    assert curtain.isVisible(), "it was pressed elsewhere, by somebody else"
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=spot)
    assert not curtain.isVisible()
    assert page.controller.turns.now.awaited is None
    (rise,) = [each for each in page.scaffold.main_column.findChildren(Rise) if each.isVisible()]
    assert rise.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents), "who comes may act at once"
    rise.motion.setCurrentTime(rise.motion.duration())
    assert not rise.isVisible()
    window.show_home()


def test_a_click_right_after_the_hand_over_lifts_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is: it was meant by the one before."""
    window.services.preferences.change(curtain="always")
    page = begin(window, "holi", 3)
    monkeypatch.setattr(Guard, "enabled", True)
    page.controller.turns.come()
    page.controller.turns.hide()
    assert page.curtain.isVisible()
    spot = page.curtain.rect().bottomRight() - QPoint(40, 40)
    QTest.mouseClick(page.curtain, Qt.MouseButton.LeftButton, pos=spot)
    assert page.curtain.isVisible()
    page.hand_over.stop()
    QTest.mouseClick(page.curtain, Qt.MouseButton.LeftButton, pos=spot)
    assert not page.curtain.isVisible()
    window.show_home()


def test_who_lifts_it_by_a_key_begins_at_their_first_piece(window: MainWindow) -> None:
    """Else Enter would do nothing, and nobody would know where the keyboard is; a pointer needs no ring."""
    window.services.preferences.change(curtain="always")
    page = begin(window, "elementos", 2)
    page.controller.turns.hide()
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not page.curtain.isVisible()
    first = next(iter(page.table.walk()))
    assert page.view.hand_focus == first
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.hand.holding
    page.hand.cancel(spring=False)
    page.controller.turns.hide()
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not page.curtain.isVisible()
    assert page.view.hand_focus is None
    window.show_home()


def test_the_table_behind_it_is_there_as_soon_as_it_has_been_seen_or_lifted(window: MainWindow) -> None:
    window.services.preferences.change(curtain="always")
    for seen in (True, False):
        page = begin(window)
        window.show_home()
        window.host.resume(page.controller.id)
        resumed = window.table
        assert resumed is not None
        assert resumed.curtain.isVisible()
        assert not resumed.view.laid_out, "it would keep the curtain waiting"
        if seen:
            window.repaint()
            QApplication.processEvents()
        else:
            resumed.controller.turns.come()
            assert resumed.scene.pieces
        assert resumed.view.laid_out == 1
