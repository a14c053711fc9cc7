"""A move costs as much in a long game as in a short one: counted in what is looked at for it."""

from collections import Counter
from json import dumps
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from bench.storage import long_session
from elios_desktop.engine.contract import Transition, find_game
from elios_desktop.games.elementos.rules.state import State
from elios_desktop.lessons import known
from elios_desktop.ui.learn import companion
from elios_desktop.ui.play.panel import _Painter
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import settle


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often positions are compared, lines measured, and moves looked through for what somebody knows."""
    counted: Counter[str] = Counter()
    same, measure = State.__eq__, _Painter._height

    def compared(one: State, other: object) -> bool:
        counted["compared"] += 1
        return same(one, other)

    def measured(painter: _Painter, *args: Any) -> int:
        counted["measured"] += 1
        return measure(painter, *args)

    def looked(tips: Any, seat: Any, played: Any) -> Any:
        counted["looked at"] += len(played)
        return known(tips, seat, played)

    monkeypatch.setattr(State, "__eq__", compared)
    monkeypatch.setattr(_Painter, "_height", measured)
    monkeypatch.setattr(companion, "known", looked)
    return counted


def one_move(page: TablePage) -> None:
    """One that ends nothing."""
    session = page.controller.session
    legal = sorted(session.game.legal(session.state), key=lambda move: str(move.text))
    Random(4).shuffle(legal)
    for move in legal:
        answer = session.game.apply(session.state, move)
        if isinstance(answer, Transition) and answer.after.result is None:
            page.controller.submit(move)
            break
    settle(page)
    page.controller.turns.come()
    settle(page)
    QApplication.processEvents()


def test_a_move_costs_the_same_however_long_the_game(window: MainWindow, counts: Counter[str]) -> None:
    game = find_game("elementos")
    assert game is not None
    spent = {}
    for length in (12, 80):
        window.show()
        window.host.paste(dumps(long_session(game, length).record()))
        page = window.table
        assert page is not None
        page.panel.open(True)
        page.controller.turns.come()
        for _ in range(3):
            one_move(page)
        counts.clear()
        for _ in range(4):
            one_move(page)
        assert page.controller.session.ply == length + 7
        spent[length] = dict(counts)
    assert all(spent[80][what] <= spent[12].get(what, 0) + 4 for what in spent[80]), spent
