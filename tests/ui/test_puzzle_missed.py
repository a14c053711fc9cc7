"""What somebody overlooked in a game: asked for at its end, looked for in the background, tried, kept, sent."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.engine.contract import find_game
from elios_desktop.puzzles.book import read_book
from elios_desktop.ui.puzzles.missed import MissedPage
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import new_session, random_move
from tests.ui.puzzle_drive import press
from tests.ui.waiting import rest, until
from tests.waiting import PATIENCE


def ask_again(window: MainWindow) -> None:
    """Press the button at the end of the game."""
    assert window.table is not None
    button = window.table.end_card.findChild(QPushButton, "end-missed")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def missed(window: MainWindow, tmp_path: Path) -> MissedPage:
    """The page over a finished game in which three wins were missed, reached from the card at its end."""
    window.services.preferences.change(animation="off")
    game = find_game("elementos")
    assert game is not None
    session, chance = new_session(game, 2, {}, 7), Random(3)
    while session.state.result is None:
        session.play(random_move(game, session.state, chance))
    file = tmp_path / "game.elios"
    file.write_text(json.dumps(session.record()))
    assert window.host.open_file(str(file))
    rest()
    assert window.table is not None
    card = window.table.end_card
    assert card.isVisible()
    ask_again(window)
    QApplication.processEvents()
    assert isinstance(window.page, MissedPage)
    return window.page


def looked(window: MainWindow) -> None:
    until(lambda: isinstance(window.page, MissedPage) and not window.page.looking.running, "the end of looking")


def test_it_is_looked_for_in_the_background(missed: MissedPage, window: MainWindow) -> None:
    assert missed.looking.running
    table = window.table
    QTest.mouseClick(missed.way_back, Qt.MouseButton.LeftButton)
    assert window.page is table
    assert missed.looking.running, "it goes on"
    ask_again(window)
    looked(window)
    assert isinstance(window.page, MissedPage)
    assert len(window.page.entries) == 3
    winner = window.page.looking.session.state.result.winners[0]
    assert window.page.looking.found[0].puzzle.claim.seat == winner, "what the winner missed comes first"


@pytest.mark.long
def test_it_is_stopped_and_goes_on(missed: MissedPage, window: MainWindow) -> None:
    QTest.mouseClick(missed.halt, Qt.MouseButton.LeftButton)
    assert not missed.looking.running
    at = missed.looking.at
    rest()
    assert missed.looking.at == at < missed.looking.session.ply
    QTest.mouseClick(missed.halt, Qt.MouseButton.LeftButton)
    looked(window)
    assert missed.looking.at == missed.looking.session.ply
    assert not missed.halt.isVisible()


def test_each_is_a_puzzle_to_try_keep_and_send(missed: MissedPage, window: MainWindow, tmp_path: Path) -> None:
    looked(window)
    QTest.mouseClick(missed.entries[0].findChildren(type(missed.keep))[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, PuzzlePage)
    press(page, "all")
    assert isinstance(window.page, MissedPage)
    QTest.mouseClick(window.page.keep, Qt.MouseButton.LeftButton)
    until(lambda: window.services.paths.own_puzzles_file.exists(), "the file of one's own puzzles")
    assert window.services.writer.flush(PATIENCE)
    kept = read_book(window.services.paths.own_puzzles_file.read_bytes())
    assert [each.id for each in kept.puzzles] == [each.puzzle.id for each in missed.looking.found]
    assert all(not seat.name for each in kept.puzzles for seat in each.record.seats), "nobody's name is sent along"
    sent = tmp_path / "sent.elios"
    window.puzzles.ask_where = lambda name: sent
    window.puzzles.save(kept.puzzles[0])
    assert read_book(sent.read_bytes()).puzzles == kept.puzzles[:1]
    assert window.host.open_file(str(sent)) is False, "it is no game"
    assert isinstance(window.page, PuzzlePage)
    assert window.page.puzzle == kept.puzzles[0]
