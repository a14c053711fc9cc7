"""A game that people end together: kept beside its moves, counted, seen again, and taken back like a last move."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import WAYS, parse_record
from elios_desktop.engine.session import Session
from elios_desktop.evening.tonight import places
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import each_once, sized
from tests.ui.drive import settle
from tests.ui.real_games import begin, make_moves, under_way, waiting


@pytest.fixture
def agree(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Everybody agrees to whatever is asked."""
    asked: list[Question] = []

    def yes(question: Question) -> bool:
        asked.append(question)
        question.answer = 0
        return True

    monkeypatch.setattr(Question, "exec", yes)
    return asked


def end(window: MainWindow, way: str) -> TablePage:
    """By the menu's entry."""
    page = window.table
    assert page is not None
    window.actions_[way].trigger()
    settle(page)
    QApplication.processEvents()
    assert page.end_card.isVisible()
    return page


EVERY = list(product(WAYS, GAME_IDS))


@sized(
    ("way", "game", "code"),
    [(*each, code) for each, code in each_once(EVERY[::5], LANGUAGES)],
    [(*each, code) for each in EVERY for code in LANGUAGES],
)
def test_every_way_in_every_game(
    start: Callable[..., Program], agree: list[Question], way: str, game: str, code: str
) -> None:
    window = start().window
    window.services.preferences.change(curtain="never", language=code)
    page = under_way(window, game, 8)
    seat = page.controller.turns.now.acting
    assert seat is not None
    end(window, way)
    result = page.controller.result
    assert result is not None
    if way == "resigned":
        assert result.winners == (3 - seat,)
    elif way == "draw":
        assert result.winners == ()
    assert page.controller.turns.now.acting is None
    assert page.end_card.summary
    assert page.prompt.text.text()
    play = page.controller.session
    again = Session.from_record(json.loads(json.dumps(play.record())))
    assert again.result == result
    assert places(again) == places(play)
    window.show_home()
    assert waiting(window) == []
    kept = window.services.history.lines()[0]
    assert kept.winners == result.winners
    assert window.host.look_back(kept.id)
    assert window.table is not None
    assert window.table.controller.result == result


def test_it_is_taken_back_and_played_on(start: Callable[..., Program], agree: list[Question]) -> None:
    window = start().window
    window.services.preferences.change(curtain="never")
    begin(window, "elementos")
    assert window.table is not None
    make_moves(window.table, 6)
    acting = window.table.controller.turns.now.acting
    page = end(window, "resigned")
    page.undoing.undo()
    settle(page)
    assert page.controller.result is None
    assert not page.end_card.isVisible()
    assert page.controller.turns.now.acting == acting
    assert page.controller.may_act
    make_moves(page, 1)
    assert "agreed" not in page.controller.session.record()


def test_no_move_comes_back_into_a_game_that_is_over(
    start: Callable[..., Program], agree: list[Question], qtbot: Any
) -> None:
    """What was taken back before they ended it would be made in a game that nobody plays any more."""
    window = start().window
    window.services.preferences.change(curtain="never")
    page = under_way(window, "elementos", 8)
    page.undoing.undo()
    settle(page)
    ended = end(window, "draw").controller.session.record()
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    page.undoing.redo()
    settle(page)
    assert page.controller.session.record() == ended
    assert page.controller.session.redo() is None
    page.undoing.undo()
    settle(page)
    page.undoing.redo()
    settle(page)
    assert page.controller.session.ply == len(ended["moves"]) + 1


def test_a_computer_that_is_ahead_plays_on(
    start: Callable[..., Program], agree: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start().window
    window.services.preferences.change(curtain="never")
    page = under_way(window, "elementos", 8)
    seat = page.controller.turns.now.acting
    assert seat is not None
    page.controller.give_seat(3 - seat, "computer:1")
    monkeypatch.setattr(type(page.controller), "ahead", (3 - seat,))
    window.actions_["draw"].trigger()
    settle(page)
    assert page.controller.result is None
    assert not agree


def test_what_isnt_understood_counts_for_nothing() -> None:
    record = {
        "format": "elios-desktop.record",
        "version": 1,
        "game": "elementos",
        "seats": [{"name": "", "kind": "human"}, {"name": "", "kind": "human"}],
        "options": {},
        "setup": {"first": 1},
        "moves": [],
    }
    assert "agreed" not in parse_record(record).to_json()
    for wrong in (
        1,
        {},
        {"how": "magic", "winners": []},
        {"how": "draw", "winners": [3]},
        {"how": "draw", "winners": [1, 2]},
    ):
        assert parse_record({**record, "agreed": wrong}).agreed is None
    right = {"how": "resigned", "winners": [2]}
    assert parse_record({**record, "agreed": right}).to_json()["agreed"] == right
