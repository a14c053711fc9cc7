"""A puzzle on its table: solved by mouse and by keyboard, failed and refuted, hinted at, shown to its end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.puzzles.book import find_puzzles, puzzle_of, started, written
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.texts.words import task_sentence, why_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.puzzles.library import PuzzlesPage
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.puzzles.shelf import PuzzleShelf
from elios_desktop.ui.puzzles.table import Stand
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.puzzle_drive import by_keys, by_mouse, first_of, press, solve
from tests.ui.real_games import waiting
from tests.ui.waiting import rest, until
from tests.waiting import PATIENCE

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
    ("kind", "make"),
    [("elementos.hold", by_mouse), ("elios.finish", by_keys)],
    list(product(KINDS, (by_mouse, by_keys))),
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


def wrong_move(page: PuzzlePage) -> str:
    """What the rules allow and the puzzle doesn't."""
    assert page.desk is not None
    game = page.desk.game.session
    legal = [str(move.text) for move in game.game.legal(game.state)]
    return next(text for text in legal if text not in page.puzzle.claim.first and text != "end")


@sized("kind", ["elios.hold"], KINDS)
def test_a_wrong_move_is_refuted_on_the_table(quick: MainWindow, kind: str) -> None:
    page = solve(quick, first_of(kind, 2))
    assert page.desk is not None
    text, begun = wrong_move(page), page.desk.game.session.state
    by_mouse(page, text)
    assert page.desk.stand is Stand.WRONG
    answered = page.desk.answered
    claim = page.puzzle.claim
    if page.desk.two_sided:
        assert answered is not None, "the other side has shown why"
        assert answered.seat != claim.seat
    assert not page.desk.game.may_act
    answer = page.desk.why
    assert answer is not None
    for language in LANGUAGES:
        quick.services.preferences.change(language=language)
        said = why_sentence(page.game.id, answer.code, answer.args, page.desk.game.opponent, translate)
        assert page.card.answer.text().endswith(said)
        assert page.card.task.text() == task_sentence(
            page.game.id, claim.kind, claim.goal, page.desk.game.opponent, translate
        )
    quick.services.preferences.change(language="en")
    assert QApplication.focusWidget() is page.card.made["back"]
    QTest.keyClick(page.card.made["back"], Qt.Key.Key_Return)
    assert page.desk.game.session.state == begun
    to_the_end(page, by_mouse)
    assert page.card.answer.text().startswith("Solved!")
    assert not quick.puzzles.shelf.is_solved(page.puzzle), "not at the first go"
    assert quick.puzzles.shelf.days_left(page.puzzle) == 1


def further(page: PuzzlePage, steps: int) -> bool:
    return page.desk is not None and len(page.desk.game.tried) > steps


@sized("kind", ["elementos.hold", "exagon.out"], KINDS)
def test_a_hint_and_then_the_solution_step_by_step(quick: MainWindow, kind: str) -> None:
    page = solve(quick, first_of(kind, 1))
    assert page.desk is not None
    hints: list[str] = []
    for _ in range(2):
        press(page, "hint")
        until(lambda: page.card.answer.text() not in ("", *hints), "a hint")
        hints.append(page.card.answer.text())
        assert page.desk.game.session.ply == page.desk.game.begun
    press(page, "solution")
    steps = 0
    while page.desk.stand is not Stand.SEEN:
        until(partial(further, page, steps), "the next step")
        rest()
        steps = len(page.desk.game.tried)
        if page.desk.stand is Stand.SHOWN:
            press(page, "solution")
    assert (
        find_puzzles(page.puzzle.game).answer(started(page.puzzle).state, page.puzzle.claim, page.desk.game.tried).right
    )
    assert not quick.puzzles.shelf.is_solved(page.puzzle)
    press(page, "again")
    assert page.desk.stand is Stand.TRYING
    assert page.desk.game.tried == []


def test_what_a_screen_reader_finds(quick: MainWindow) -> None:
    page = solve(quick, first_of("elementos.across"))
    assert page.desk is not None
    assert page.desk.view.accessibleName() == "Elementos"
    board = QAccessible.queryAccessibleInterface(page.desk.view)
    assert board is not None
    assert board.childCount() > 20
    assert page.card.task.accessibleName().startswith("Bring your wand across in 2 turns")
    named = [each for each in page.card.findChildren(QPushButton) if each.isVisible()]
    assert all(each.text() or each.accessibleName() for each in named)


def test_todays_puzzle_is_one_press_from_home(quick: MainWindow) -> None:
    quick.show_home()
    rest()
    QTest.mouseClick(quick.home.today, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    page = quick.page
    assert isinstance(page, PuzzlePage)
    shelf = quick.puzzles.shelf
    assert page.puzzle == shelf.of_day(shelf.today())
    assert page.card.heading.text() == "Today’s puzzle"
    assert waiting(quick) == []


def test_what_was_failed_comes_back_and_nothing_else_does(quick: MainWindow) -> None:
    shelf = quick.puzzles.shelf
    failed, solved = first_of("elios.finish"), first_of("elios.finish", 1)
    begun = date(2026, 11, 19)
    shelf.today = lambda: begun
    shelf.note(failed, solved=False)
    shelf.note(solved, solved=True)
    seen = []
    for day in range(1, 30):
        shelf.today = partial(date.fromordinal, begun.toordinal() + day)
        if shelf.due():
            assert shelf.due() == [failed]
            seen.append(day)
            page = library(quick)
            assert page.due.isVisible()
            QTest.mouseClick(page.due, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
            assert isinstance(quick.page, PuzzlePage)
            assert quick.page.puzzle == failed
            shelf.note(failed, solved=True)
    assert seen == [1, 1 + 3, 1 + 3 + 7]
    assert not library(quick).due.isVisible()


def test_two_solve_together_and_each_has_their_own(quick: MainWindow) -> None:
    quick.services.preferences.change(names=("Anna", "Bruno", "Carla"))
    page = solve(quick, first_of("elios.finish"))
    for name in ("Anna", "Bruno"):
        page.card.people.aboutToShow.emit()
        next(each for each in page.card.people.actions() if each.text() == name).trigger()
        rest()
        assert quick.page is page
    assert quick.puzzles.shelf.solving == ("Anna", "Bruno")
    assert page.card.who.text() == "Solving: Anna and Bruno"
    to_the_end(page, by_mouse)
    shelf = quick.puzzles.shelf
    assert shelf.is_solved(page.puzzle)
    shelf.let_solve(("Carla",))
    assert not shelf.is_solved(page.puzzle)
    shelf.let_solve(("Bruno",))
    assert shelf.is_solved(page.puzzle)
    assert quick.services.writer.flush(PATIENCE)
    assert PuzzleShelf(quick.services).solving == ("Bruno",)


def library(window: MainWindow) -> PuzzlesPage:
    """The page of all puzzles."""
    window.puzzles.show_all()
    QApplication.processEvents()
    assert isinstance(window.page, PuzzlesPage)
    return window.page


def test_the_page_of_all_by_game_kind_and_level(quick: MainWindow) -> None:
    page = library(quick)
    for game in ("elios", "elementos", "exagon", "holi"):
        QTest.mouseClick(page.game_choice.button_of(game), Qt.MouseButton.LeftButton)
        QTest.mouseClick(page.level_choice.button_of(0), Qt.MouseButton.LeftButton)
        assert page.grid.count() == 380
        counts = []
        for kind in [kind.name for kind in find_puzzles(game).KINDS]:
            QTest.mouseClick(page.kind_choice.button_of(kind), Qt.MouseButton.LeftButton)
            counts.append(page.grid.count())
        assert sum(counts) == 380
        QTest.mouseClick(page.kind_choice.button_of(""), Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.level_choice.button_of(3), Qt.MouseButton.LeftButton)
    assert page.grid.count() == 106
    page.grid.setFocus()
    QTest.keyClick(page.grid, Qt.Key.Key_Right)
    QTest.keyClick(page.grid, Qt.Key.Key_Return)
    QApplication.processEvents()
    opened = quick.page
    assert isinstance(opened, PuzzlePage)
    assert opened.puzzle.level == 3
    assert opened.puzzle.game == "holi"
    to_the_end(opened, by_mouse)
    press(opened, "all")
    again = quick.page
    assert isinstance(again, PuzzlesPage)
    assert again.own_level.text().startswith("Your level now: ")


def test_a_file_of_which_not_everything_can_be_read(quick: MainWindow, tmp_path: Path) -> None:
    good = [first_of("elios.finish", place) for place in range(2)]
    value = json.loads(written(good))
    odd = copy.deepcopy(value["puzzles"][0])
    odd["kind"] = "elios.juggle"
    broken = copy.deepcopy(value["puzzles"][1])
    broken["record"]["moves"] = 7
    value["puzzles"] += [odd, broken, None]
    file = tmp_path / "some.elios"
    file.write_text(json.dumps(value))
    quick.host.open_file(str(file))
    QApplication.processEvents()
    page = quick.page
    assert isinstance(page, PuzzlesPage)
    assert page.grid.count() == 2
    text = quick.services.notices.text_of("puzzles")
    assert text is not None
    assert text().startswith("3 puzzles couldn’t be read")
    value["version"] = 2
    file.write_text(json.dumps(value))
    quick.host.open_file(str(file))
    text = quick.services.notices.text_of("open")
    assert text is not None
    assert "newer Elios Desktop" in text()


def test_a_record_that_the_rules_refuse_is_left_out(quick: MainWindow, tmp_path: Path) -> None:
    puzzle = first_of("elios.finish")
    wrong = puzzle_of(puzzle.claim, 1, replace(puzzle.record, moves=puzzle.record.moves[:-1]))
    file = tmp_path / "one.elios"
    file.write_bytes(written([wrong]))
    quick.show_home()
    quick.host.open_file(str(file))
    QApplication.processEvents()
    assert quick.page is quick.home
    assert quick.services.notices.text_of("puzzles") is not None


def test_a_puzzle_that_depends_on_what_is_hidden_lies_open(quick: MainWindow) -> None:
    """Both sides' undersides are seen and told all the time; in any other puzzle the enemy's are not."""
    puzzle = first_of("elementos.across")
    page = solve(quick, puzzle)
    assert page.desk is not None
    closed = {key: piece for key, piece in page.desk.scene.pieces.items() if key.startswith("token")}
    assert closed
    assert not any("Underneath: " in piece.label for piece in closed.values())
    shut = {key: piece.pixmap().toImage() for key, piece in closed.items()}
    page = solve(quick, replace(puzzle, claim=replace(puzzle.claim, blind=False)))
    assert page.desk is not None
    tokens = {key: piece for key, piece in page.desk.scene.pieces.items() if key.startswith("token")}
    assert tokens.keys() == shut.keys()
    assert all("Underneath: " in piece.label for piece in tokens.values())
    assert all(piece.pixmap().toImage() != shut[key] for key, piece in tokens.items())
    game = page.desk.game
    assert game.shown.view().to_json()["tokens"] == game.session.state.to_json()["tokens"]
    to_the_end(page, by_mouse)
    assert page.desk.stand is Stand.SOLVED
