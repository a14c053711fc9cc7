"""The toolbar of a table: five buttons with names, the rest behind the last one; and what a table adds to “View”."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.kit.theme import FINGER
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.real_games import begin

NAMED = ("home", "undo", "hint", "rulebook", "look", "more")
MORE = ("redo", "recap", "card", "save")


def test_five_have_names_and_the_rest_is_under_more(window: MainWindow) -> None:
    window.resize(1280, 800)
    page = begin(window, "elementos")
    QApplication.processEvents()
    for name in NAMED:
        made = page.tools[name]
        assert made.isVisible()
        assert made.toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly, name
        assert made.text()
        assert made.height() >= FINGER
    assert page.tools.geometry().height() == 44, "the table has the rest"
    assert not any(page.tools[name].isVisible() for name in MORE)
    page.tools.menu.aboutToShow.emit()
    found = {action.objectName() for action in page.tools.menu.actions()}
    assert {f"tool-{name}" for name in MORE} <= found
    (card,) = [action for action in page.tools.menu.actions() if action.objectName() == "tool-card"]
    card.trigger()
    assert window.shelf.card is not None
    window.shelf.put_away()
    window.resize(640, 480)
    QApplication.processEvents()
    assert page.tools["home"].toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly, "no room for names"
    window.show_home()


def test_holi_is_laid_flat_from_the_menu_and_by_its_key(window: MainWindow) -> None:
    page = begin(window, "holi", 2)
    page.controller.turns.come()
    view = window.menus.view
    for wanted in (True, False):
        view.aboutToShow.emit()
        (action,) = [each for each in view.actions() if each.text().endswith("\tB")]
        action.trigger()
        assert page.controller.kept.extra["flat"] is wanted
    QTest.keyClick(page.view, Qt.Key.Key_B)
    assert page.controller.kept.extra["flat"] is True
    window.show_home()
    view.aboutToShow.emit()
    assert not [each for each in view.actions() if each.text().endswith("\tB")]


def test_names_stand_beside_the_icons_in_every_language_and_icons_have_two_colours(window: MainWindow) -> None:
    window.resize(1280, 800)
    page = begin(window, "elementos")
    for language in ("en", "it", "de"):
        window.services.preferences.change(language=language)
        QApplication.processEvents()
        for name in NAMED:
            assert page.tools[name].toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly, (language, name)
    window.services.preferences.change(language="en")
    image = page.tools["home"].icon().pixmap(48, 48).toImage()
    drawn = {
        image.pixelColor(x, y).name() for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255
    }
    lines = QColor(window.services.theme.palette.text).name()
    tint = image.pixelColor(24, 30)
    assert lines in drawn
    assert 0 < tint.alpha() < 128, "thinly"
    assert tint.red() > tint.blue() + 60, "accent"
    window.show_home()
