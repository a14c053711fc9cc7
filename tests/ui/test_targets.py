"""What is pressed in play is large enough for a finger: at least 44 pixels each way, computed from what is there."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QAbstractButton, QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.kit.style import style_sheet
from tests.sizes import sized
from tests.ui.drive import begin, lift_curtain, new_game, open_page, push

LEAST = 44


@sized("game", ["elios", "exagon"], GAME_IDS)
def test_what_is_pressed_in_play_is_large_enough(qtbot: Any, qapp: QApplication, game: str) -> None:
    page = open_page(qtbot, begin(new_game(game, 2)))
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(page.theme))
    try:
        small = set()
        for moment in ("arranging", "playing", "looking back"):
            lift_curtain(page)
            if moment == "playing" and page.prompt.buttons.of("ready") is not None:
                push(page, "ready")
                lift_curtain(page)
            if moment == "looking back":
                page.looking_back.begin()
            QApplication.processEvents()
            small |= {
                (each.accessibleName() or each.text(), each.width(), each.height())
                for each in page.findChildren(QAbstractButton)
                if each.isVisible() and each.isEnabled() and min(each.width(), each.height()) < LEAST
            }
        assert small == set()
    finally:
        qapp.setStyleSheet(before)
