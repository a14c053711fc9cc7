"""Tab and Shift+Tab come to everything that can be used, once each, and round again: at many moments of the
program, and in the long run at every one.

What they have to come to is computed from what is there. On a table Tab walks pieces and places, and F6 leads on to
what is around it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QButtonGroup, QTextBrowser, QWidget

from elios_desktop.ui.play.table_view import TableView
from tests.sizes import sized
from tests.ui.spoken import name_of, windows
from tests.ui.stages import FEW, MOMENTS, Stage

MOST = 300


def _stops(window: QWidget) -> set[QWidget]:
    """Where the keyboard can be used in a window: of exclusive buttons, one."""
    return {
        each
        for each in window.findChildren(QWidget)
        if each.isVisible()
        and each.isEnabled()
        and each.window() is window
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and not _scrolls_only(each)
        and not _another_is_chosen(each)
    }


def _scrolls_only(widget: QWidget) -> bool:
    """Whether it only scrolls what can be walked by itself."""
    if type(widget) is not QAbstractScrollArea and not widget.inherits("QScrollArea"):
        return False
    return not widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def _another_is_chosen(widget: QWidget) -> bool:
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if not isinstance(group, QButtonGroup) or not group.exclusive():
        return False
    chosen = group.checkedButton()
    return chosen is not None and chosen is not widget


def _walk(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """What the key comes to from here, until it comes to something again, or to a table, which is not left by it."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        focus = window.focusWidget()
        assert focus is not None
        if focus in seen[:-1] or (seen[-1:] == [focus] and not isinstance(focus, QTextBrowser)):
            return seen
        if isinstance(focus, TableView):
            return seen
        if seen[-1:] != [focus]:  # in a text, from link to link
            seen.append(focus)
        QTest.keyClick(focus, key)
    raise AssertionError(f"it never comes round: {list(map(_told, seen))}")


def _areas(window: QWidget, modifier: Qt.KeyboardModifier) -> list[QWidget]:
    """Where F6 leads, until it comes to something again."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F6, modifier)
        focus = window.focusWidget()
        assert focus is not None
        if focus in seen:
            return seen
        seen.append(focus)
    raise AssertionError("it never comes round")


def _told(widget: QWidget) -> str:
    return f"{name_of(widget)}: {widget.accessibleName() or getattr(widget, 'text', str)()}"


@sized("moment", FEW[1::2], [*MOMENTS])
def test_the_keyboard_comes_everywhere(stage: Stage, moment: str) -> None:
    stage.come_to(moment)
    for window in windows():
        window.activateWindow()
        QApplication.processEvents()
        wanted = _stops(window)
        tables = {each for each in wanted if isinstance(each, TableView)}
        if not tables:
            for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                QTest.keyClick(window.focusWidget() or window, key)
                seen = _walk(window, key)
                assert window.focusWidget() is seen[0], f"comes back to {_told(window.focusWidget())}"
                assert sorted(map(_told, wanted - set(seen))) == [], (moment, key)
            continue
        areas = _areas(window, Qt.KeyboardModifier.NoModifier)
        assert set(_areas(window, Qt.KeyboardModifier.ShiftModifier)) == set(areas)
        assert tables <= set(areas)
        for area in set(areas) - tables:
            area.setFocus()
            onwards = _walk(window, Qt.Key.Key_Tab)
            area.setFocus()
            back = _walk(window, Qt.Key.Key_Backtab)
            missing = wanted - tables - set(onwards) - set(back)
            assert sorted(map(_told, missing)) == [], (moment, _told(area))
