"""A puzzle on its table: solved by mouse and by keyboard, failed and refuted, hinted at, shown to its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.puzzles.book import find_puzzles
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.puzzles.table import Stand
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.puzzle_drive import by_keys, by_mouse, first_of, solve
from tests.ui.real_games import waiting

Make = Callable[[PuzzlePage, str], None]
KINDS = [kind.name for game in ("elios", "elementos", "exagon", "holi") for kind in find_puzzles(game).KINDS]


@pytest.fixture
def quick(window: MainWindow) -> MainWindow:
    """Nothing moves for long."""
    window.services.preferences.change(animation="off")
    return window


def to_the_end(page: PuzzlePage, make: Make) -> None:
    """Make the moves of a line that reaches the goal, whatever is answered."""
    assert page.desk is not None
    game, puzzles = page.desk.game, find_puzzles(page.puzzle.game)
    begun = game.session.state
    while page.desk.stand is Stand.TRYING:
        line = puzzles.solution(begun, page.puzzle.claim, game.tried)
        assert line, game.tried
        make(page, line[0])
        assert page.desk.stand in (Stand.TRYING, Stand.SOLVED), page.card.answer.text()


@sized(
    ("kind", "make"), list(zip(KINDS, [by_mouse, by_keys] * 9, strict=False)), list(product(KINDS, (by_mouse, by_keys)))
)
def test_a_puzzle_is_solved(quick: MainWindow, kind: str, make: Make) -> None:
    page = solve(quick, first_of(kind))
    to_the_end(page, make)
    assert page.desk is not None
    assert page.desk.stand is Stand.SOLVED
    assert page.card.answer.text() == "Solved, and at the first go!"
    shelf = quick.puzzles.shelf
    assert shelf.is_solved(page.puzzle)
    assert shelf.days_left(page.puzzle) == 0
    assert QApplication.focusWidget() is page.card.made["next"]
    QTest.keyClick(page.card.made["next"], Qt.Key.Key_Return)
    assert page.puzzle.id != first_of(kind).id
    assert waiting(quick) == []
    assert not quick.services.paths.history_file.exists()
