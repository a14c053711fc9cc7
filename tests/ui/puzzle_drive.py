"""Solves puzzles as a person does: by mouse, or by keyboard alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import Refusal
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.puzzles.book import load_book
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.ui.kit.i18n import SILENCE
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.puzzles.table import Stand
from elios_desktop.ui.shell.window import MainWindow
from tests.ui import drive
from tests.ui.learn_drive import Front, drag_turned
from tests.ui.waiting import until


def front(page: PuzzlePage) -> Any:
    """The table of the puzzle."""
    assert page.desk is not None
    return Front(page.desk)


def first_of(kind: str, place: int = 0) -> Puzzle:
    """A puzzle of a kind, one of the easiest."""
    found = [each for each in load_book(kind.partition(".")[0]).puzzles if each.claim.kind == kind]
    return sorted(found, key=lambda each: (each.level, each.claim.goal))[place]


def solve(window: MainWindow, puzzle: Puzzle) -> PuzzlePage:
    """The page of a puzzle."""
    window.puzzles.open(puzzle, SILENCE)
    QApplication.processEvents()
    assert isinstance(window.page, PuzzlePage)
    return window.page


def gestures(page: PuzzlePage, text: str) -> list[Gesture]:
    """How a hand makes a move."""
    assert page.desk is not None
    game = page.desk.game
    move = game.session.game.parse(game.session.state, text)
    assert not isinstance(move, Refusal)
    return list(find_board(page.game.id).gestures_of(move, game.shown.view()))


def push(page: PuzzlePage, action: str) -> None:
    """Click one of the table's buttons."""
    button = page.card.buttons.of(action)
    assert button is not None, action
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(page: PuzzlePage, name: str) -> None:
    """Click one of the card's buttons."""
    button = page.card.made[name]
    assert button.isVisible(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def by_mouse(page: PuzzlePage, text: str) -> None:
    """Make a move by mouse alone."""
    for gesture in gestures(page, text):
        table = front(page)
        if gesture.button:
            push(page, gesture.button)
            continue
        if gesture.flip:
            drive.double_click(table, gesture.piece)
        if gesture.place:
            drag_turned(table, gesture)
    answered(page)


def by_keys(page: PuzzlePage, text: str) -> None:
    """Make a move by keyboard alone."""
    assert page.desk is not None
    for gesture in gestures(page, text):
        table = front(page)
        if gesture.button:
            key = next(each.key for each in page.desk.table.actions() if each.id == gesture.button)
            QTest.keyClicks(table.view, key)
            continue
        drive.walk_to(table, gesture.piece)
        if gesture.flip:
            drive.press(table, Qt.Key.Key_F)
        if gesture.place:
            drive.press(table, Qt.Key.Key_Return)
            for _ in range(0 if gesture.turned_there else gesture.turns):
                drive.press(table, Qt.Key.Key_R)
            drive.walk_to(table, gesture.place)
            for _ in range(gesture.turns if gesture.turned_there else 0):
                drive.press(table, Qt.Key.Key_R)
            drive.press(table, Qt.Key.Key_Return)
    answered(page)


def answered(page: PuzzlePage) -> None:
    """Wait until somebody has said what comes of it, and it has been shown."""
    until(lambda: page.desk is not None and page.desk.stand is not Stand.ASKED, "an answer")
    QApplication.processEvents()
