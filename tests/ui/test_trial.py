"""Trying moves out: only where the game's start allows it, for all sides, and the game stays as it is to the byte."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS, Refusal, find_game
from elios_desktop.engine.record import HUMAN
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.saves import Saves
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.puzzles.trial import UNKNOWN, TrialGame, TrialPage, TrialVoice
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.window import MainWindow
from tests.play import played
from tests.sizes import sized
from tests.ui import drive
from tests.ui.learn_drive import Front
from tests.ui.waiting import rest
from tests.waiting import PATIENCE

FEW, MANY = 30, 10_000
NAMES = ("Anna", "Bruno", "Carla")


def begin(window: MainWindow, game_id: str, moves: int = 6, tries: bool = True, seed: int = 4) -> TablePage:
    """A game of people under way, with somebody's turn."""
    window.services.preferences.change(animation="off", curtain="never")
    game = find_game(game_id)
    assert game is not None
    seats = 3 if 3 in game.seats and game_id != "elios" else 2
    options = {name: option.default for name, option in game.options.items()}
    people = tuple(ChosenSeat(NAMES[at], at, kind=HUMAN) for at in range(seats))
    new = NewGame(game_id, people, options, game.deal(seats, options, seed), timed=False, tries=tries)
    window.host.begin(new)
    page = window.table
    assert page is not None
    chance, controller = Random(seed), page.controller
    while controller.session.state.pending:
        seat = controller.turns.now.acting
        assert seat is not None
        controller.turns.come()
        controller.arrange(seat, game.arrangement(controller.session.state, seat, 1))
        rest()
    moves = min(moves, played(game, seats, options, seed).ply // 3)  # some games are short
    while controller.session.ply < moves:
        controller.turns.come()
        controller.submit(chance.choice(game.legal(controller.session.state)))
        assert window.services.writer.flush(PATIENCE)
        rest()
    controller.turns.come()
    rest()
    return page


def try_out(window: MainWindow) -> TrialPage:
    """The page, reached by the toolbar's button."""
    assert window.table is not None
    button = window.table.tools["try"]
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert isinstance(window.page, TrialPage)
    return window.page


def saved(window: MainWindow) -> dict[str, bytes]:
    """All that lies on the disk of the games under way."""
    assert window.services.writer.flush(PATIENCE)
    folder = window.services.paths.games
    return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def a_move(game: TrialGame, chance: Random) -> Any:
    """Something that can be tried, if there is anything."""
    offered = sorted(game.legal, key=lambda move: str(move.text))
    chance.shuffle(offered)
    return next((move for move in offered if not isinstance(game.outcomes(move), Refusal)), None)


@sized(("game_id", "trials"), [("elementos", FEW), ("exagon", FEW)], [(game, MANY) for game in GAME_IDS])
def test_not_a_byte_of_the_save_differs(window: MainWindow, game_id: str, trials: int) -> None:
    page = begin(window, game_id)
    controller = page.controller
    before, document = saved(window), repr(controller.document())
    chance = Random(1)
    made, seat = 0, controller.turns.now.acting
    assert seat is not None
    while made < trials:
        trial = TrialGame(controller.session, controller.kept, seat, window.services.preferences.read)
        for _ in range(chance.randrange(1, 9)):
            move = a_move(trial, chance) if trial.may_act else None
            if move is None:
                break
            assert trial.submit(move) is None
            made += 1
            if chance.random() < 0.3:
                trial.step_back()
        trial.deleteLater()
        made += 1
    assert repr(controller.document()) == document
    assert saved(window) == before


@sized("game_id", ["elementos", "holi"], GAME_IDS)
def test_what_is_hidden_stays_so(window: MainWindow, game_id: str) -> None:
    """Every move that can be tried looks the same whatever is hidden; others say that nobody can know."""
    page = begin(window, game_id)
    controller = page.controller
    seat = controller.turns.now.acting
    assert seat is not None
    trial = TrialGame(controller.session, controller.kept, seat, window.services.preferences.read)
    assert trial.shown.view() == controller.session.state.view(seat)
    chance, refused = Random(2), 0
    for _ in range(12):
        for move in sorted(trial.legal, key=lambda each: str(each.text)):
            answer = trial.outcomes(move)
            if isinstance(answer, Refusal):
                assert answer.code == UNKNOWN
                refused += 1
            else:
                assert len({json.dumps(each.view(seat).to_json()) for each in answer}) == 1
        chosen = a_move(trial, chance) if trial.may_act else None
        if chosen is None:
            break
        trial.submit(chosen)
    game = find_game(game_id)
    assert game is not None
    if not game.has_hidden_things:
        assert not refused


def test_an_underside_that_nobody_knows_isnt_shown(window: MainWindow) -> None:
    begin(window, "elementos", moves=10)
    page = try_out(window)
    trial = page.desk.game
    assert trial.session.game.id == "elementos"
    own = next(move for move in sorted(trial.legal, key=lambda each: str(each.text)) if "flip" in move.text)
    assert trial.submit(own) is None, "whoever may look at it knows it"
    rest()
    theirs = next(move for move in sorted(trial.legal, key=lambda each: str(each.text)) if "flip" in move.text)
    refusal = trial.submit(theirs)
    assert refusal is not None
    assert refusal.code == UNKNOWN
    TrialVoice(page).refuse(refusal)
    for language in LANGUAGES:
        window.services.preferences.change(language=language)
        assert page.card.answer.text()
    assert len(trial.session.transitions) == 1


def test_for_both_sides_by_mouse_and_back_and_done(window: MainWindow) -> None:
    table = begin(window, "elementos", moves=10)
    controller = table.controller
    before = saved(window)
    page = try_out(window)
    front: Any = Front(page.desk)
    for _ in range(2):
        gesture, text = quiet_step(page)
        drive.drag(front, *gesture)
        rest()
        assert page.desk.game.session.transitions[-1].move.text == text
    assert {each.seat for each in page.desk.game.session.transitions} == {1, 2}
    assert saved(window) == before
    QTest.mouseClick(page.card.made["back"], Qt.MouseButton.LeftButton)
    rest()
    assert len(page.desk.game.session.transitions) == 1
    first = page.desk.game.session.transitions[0].move.text
    ply = controller.session.ply
    QTest.mouseClick(page.card.made["next"], Qt.MouseButton.LeftButton)
    rest()
    assert window.page is table
    assert window.services.writer.flush(PATIENCE)
    rest()
    assert controller.session.ply == ply + 1
    assert controller.session.transitions[-1].move.text == first


def quiet_step(page: TrialPage) -> tuple[tuple[str, str], str]:
    """A drag that is a move, for whoever's turn it is."""
    from elios_desktop.plain_board import find_board

    trial = page.desk.game
    for move in sorted(trial.legal, key=lambda each: str(each.text)):
        gestures = find_board("elementos").gestures_of(move, trial.shown.view())
        if len(gestures) == 1 and gestures[0].place and not isinstance(trial.outcomes(move), Refusal):
            return (gestures[0].piece, gestures[0].place), str(move.text)
    raise AssertionError("nothing can be dragged")


@sized("leave", ["home"], ["home", "again", "Escape"])
def test_nothing_has_happened(window: MainWindow, leave: str) -> None:
    table = begin(window, "elios")
    before, ply = saved(window), table.controller.session.ply
    page = try_out(window)
    move = a_move(page.desk.game, Random(3))
    page.desk.game.submit(move)
    rest()
    if leave == "Escape":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(page.card.made[leave], Qt.MouseButton.LeftButton)
    rest()
    assert window.page is table
    assert table.controller.session.ply == ply
    assert saved(window) == before


def test_only_where_the_start_allowed_it_and_no_clock_runs(window: MainWindow) -> None:
    page = begin(window, "elios", tries=False)
    assert not page.tools["try"].isVisible()
    page = begin(window, "exagon", moves=2)
    assert page.tools["try"].isEnabled()
    page.controller.kept.timed = True
    page.tools.refresh()
    assert not page.tools["try"].isEnabled()
    assert not page.controller.may_try


@sized("game_id", ["exagon"], GAME_IDS)
def test_a_whole_turn_by_keys(window: MainWindow, game_id: str) -> None:
    begin(window, game_id)
    page = try_out(window)
    assert QApplication.focusWidget() is page.desk.view
    QTest.keyClick(page.desk.view, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.card.made["home"]
    assert page.desk.view.accessibleName().endswith("trying it out")


def test_a_kill_in_it_loses_nothing(window: MainWindow, tmp_path: Path) -> None:
    """What would be found on the disk is the game as it was, nothing more and nothing less."""
    table = begin(window, "holi")
    controller = table.controller
    page = try_out(window)
    chance = Random(5)
    for _ in range(3):
        move = a_move(page.desk.game, chance)
        if move is not None:
            page.desk.game.submit(move)
            rest()
    assert page.desk.game.session.transitions
    assert window.services.writer.flush(PATIENCE)
    shutil.copytree(window.services.paths.games, tmp_path / "games")
    found = Saves(tmp_path / "games", tmp_path / "aside", FileSystem()).open(controller.id, Controller.load)
    assert found.generation == 0
    assert isinstance(found.loaded, Session)
    assert found.loaded.record() == controller.session.record()
