"""A change of language keeps the pictures that have no words on them; none with words may be kept by mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import find_game
from elios_desktop.games.holi.rules import with_rivalry
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.play.table_page import TablePage
from tests.sizes import sized
from tests.ui.drive import begin, click, difference, lift_curtain, new_game, open_page, picture, press, push


def _plain(page: TablePage) -> None:
    lift_curtain(page)


def _flat(page: TablePage) -> None:
    lift_curtain(page)
    press(page, Qt.Key.Key_B)


def _reading(page: TablePage) -> None:
    lift_curtain(page)
    click(page, "rivalry 16")


def _paused(page: TablePage) -> None:
    table = page.table
    hands = page.table.view.hands
    for _ in range(2):  # the opening, without a clock
        page.controller.submit(min(page.controller.legal, key=lambda move: move.text))
        page.animator.finish()
    assert page.table.view.hands != hands
    table.redraw()
    push(page, "pause")


@sized(
    ("game", "prepare"),
    [("elios", _plain), ("exagon", _paused), ("holi", _reading)],
    [
        ("elios", _plain),
        ("elementos", _plain),
        ("exagon", _plain),
        ("exagon", _paused),
        ("holi", _plain),
        ("holi", _flat),
        ("holi", _reading),
    ],
)
def test_nothing_stale_is_shown(qtbot: Any, game: str, prepare: Callable[[TablePage], None]) -> None:
    language = Language()
    language.use("en")
    rest: dict[str, Any] = {}
    if game == "holi":
        holi = find_game("holi")
        assert holi is not None
        rest["setup"] = with_rivalry(holi.deal(2, {"opening_hand": 3}, 5), [3, 16, 18])
    page = open_page(qtbot, begin(new_game(game, 2, **rest)))
    prepare(page)
    language.use("de")
    QApplication.processEvents()
    kept = picture(page)
    page.view.lay_out()
    QApplication.processEvents()
    assert difference(kept, picture(page)) < 0.0005
    language.release()
