"""The page of a rulebook shows each text once, whatever comes and goes beside it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.rulebook.page import Page
from elios_desktop.ui.rulebook.pictures import Pictures
from tests.ui.waiting import rest

FIRST = "<h1>first</h1>" + "<p>line</p>" * 400
SECOND = "<h1>second</h1>" + "<p>line</p>" * 400


@pytest.mark.parametrize("width", range(600, 641, 5))
def test_a_scroll_bar_that_goes_while_a_text_is_set_does_not_write_it_twice(qtbot: QtBot, width: int) -> None:
    theme = Theme()
    page = Page(theme, Pictures(theme))
    qtbot.addWidget(page)
    shown = FIRST
    page.width_changed.connect(lambda: page.show_html(shown, ()))
    page.resize(width, 300)
    page.show()
    page.show_html(shown, ())
    rest()
    shown = SECOND
    page.show_html(shown, ())
    rest()
    assert page.toPlainText().count("second") == 1
