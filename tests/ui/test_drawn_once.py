"""What one drop costs: a table is laid out once when it opens; when the turn passes on, it is drawn once and the
buttons are computed once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS, Move, Transition
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.translate import Translate
from elios_desktop.ui.kit.i18n import Wording
from elios_desktop.ui.play.action_buttons import ActionButtons
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.scaffold import TableTools
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.base import Table, table_class
from tests.sizes import sized
from tests.ui.drive import begin, drag, let_go, new_game, open_page, settle


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of these was called."""
    counts: Counter[str] = Counter()

    def count(kind: type, name: str) -> None:
        inner: Callable[..., Any] = getattr(kind, name)

        def outer(*args: Any, **rest: Any) -> Any:
            counts[name] += 1
            return inner(*args, **rest)

        monkeypatch.setattr(kind, name, outer)

    for kind, name in (
        (Table, "lay_out_anew"),
        (Table, "redraw"),
        (PromptLine, "show_prompt"),
        (PromptLine, "_say"),
        (ActionButtons, "_make"),
        (TableTools, "refresh"),
        *((table_class(game_id), "actions") for game_id in GAME_IDS),
    ):
        count(kind, name)
    return counts


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_table_opens_and_a_turn_passes_on_with_one_drawing(qtbot: Any, counted: Counter[str], game_id: str) -> None:
    page = open_page(qtbot, begin(new_game(game_id, 2), Settings(curtain="never")))
    settle(page)
    assert (counted["lay_out_anew"], counted["redraw"]) == (1, 1)
    controller = page.controller
    while (seat := controller.turns.now.acting) is not None and controller.session.state.pending:
        controller.arrange(seat, controller.session.game.arrangement(controller.session.state, seat, seat))
        settle(page)
    while (move := _passing(controller)) is None:
        controller.submit(min(controller.legal, key=lambda each: each.text))
        settle(page)
    before = controller.turns.now.called
    counted.clear()
    assert controller.submit(move) is None
    settle(page)
    assert controller.turns.now.called != before
    assert (counted["redraw"], counted["show_prompt"], counted["refresh"], counted["actions"]) == (1, 1, 1, 1)
    assert counted["_say"] == 1
    assert counted["_make"] <= 1
    assert counted["lay_out_anew"] == 0


@pytest.mark.parametrize("game_id", ["elementos", "exagon"])
def test_a_piece_that_is_dragged_and_ends_the_turn(qtbot: Any, counted: Counter[str], game_id: str) -> None:
    """By the mouse: the line below is written once, when the next one is called, and not when the hand lets go."""
    page = open_page(qtbot, begin(new_game(game_id, 2), Settings(curtain="never")))
    settle(page)
    controller = page.controller
    while (seat := controller.turns.now.acting) is not None and controller.session.state.pending:
        controller.arrange(seat, controller.session.game.arrangement(controller.session.state, seat, seat))
        settle(page)
    called = controller.turns.now.called
    while controller.turns.now.called == called:
        piece = next(each for each in page.table.walk() if page.table.legal_places(page.scene.pieces[each]))
        place = page.table.legal_places(page.scene.pieces[piece])[0]
        drag(page, piece, place, release=False)
        counted.clear()
        let_go(page, place)
    assert (counted["redraw"], counted["_say"], counted["refresh"], counted["actions"]) == (1, 1, 1, 1)
    assert counted["_make"] <= 1
    assert counted["lay_out_anew"] == 0


@sized("game_id", ["elios"], GAME_IDS)
def test_another_language_lays_a_table_out_once(window: MainWindow, counted: Counter[str], game_id: str) -> None:
    """Although a notice, which is longer in it, moves the page on the way."""
    window.host.begin(new_game(game_id, 2))
    QApplication.processEvents()
    window.services.notices.show("long", Wording.of(_longer_in_others))
    QApplication.processEvents()
    for code, moved in (("de", True), ("it", False), ("en", True)):
        counted.clear()
        before = window.notice_bar.strip.height()
        window.services.preferences.change(language=code)
        QApplication.processEvents()
        assert (window.notice_bar.strip.height() != before) == moved
        assert counted["lay_out_anew"] == 1


def _longer_in_others(translate: Translate) -> str:
    return "Short" if QLocale().language() == QLocale.Language.English else 130 * "Nicht so kurz. "


def _passing(controller: Controller) -> Move | None:
    """A move after which it is another's turn."""
    session = controller.session
    for move in sorted(controller.legal, key=lambda each: str(each.text)):
        after = session.game.apply(session.state, move)
        if isinstance(after, Transition) and after.after.to_move not in (None, session.state.to_move):
            chosen: Move = move
            return chosen
    return None
