"""A storm over the whole window: whatever happens, nothing breaks, and what broke can be seen again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play.looking_back import ReplayBar
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.fixtures import _HARMLESS
from tests.ui.real_games import under_way
from tests.ui.storm import ALT, Storm

TRACE = os.environ.get("ELIOS_STORM_TRACE", "")
"""The file of a storm that went wrong."""
SEEDS = [int(each) for each in os.environ.get("ELIOS_STORM_SEEDS", "1").split()]


@pytest.fixture
def storm(
    window: MainWindow, qtlog: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, int], Storm]:
    """Makes one over a window that asks nobody outside: for no page of the net, no printer, and files by chance."""
    folder = tmp_path / "files"
    folder.mkdir()
    chance = Random(1)

    def choose_file(dialog: QFileDialog) -> int:
        there = [each.name for each in sorted(folder.iterdir())]
        dialog.selectFile(str(folder / chance.choice([*there, "new.elios"])))
        return chance.randrange(2)

    monkeypatch.setattr(QFileDialog, "exec", choose_file)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _address: True)

    def complaints() -> list[str]:
        return [each.message for each in qtlog.records if each.message not in _HARMLESS]

    return lambda game, seed: Storm(window, game, seed, complaints, tmp_path / "trace")


def after(storm: Storm, window: MainWindow) -> None:
    """All is as it should be, and home can be come to."""
    assert not storm.caught, storm.told()
    for each in QApplication.topLevelWidgets():
        if each is not window and each.isVisible():
            each.close()
    window.show()
    window.show_home()
    assert window.page is window.home
    assert not [each for each in storm.findChildren(QTimer) if each.isActive()]


@sized(
    ("game", "seed", "events"),
    [(game, 1, 60) for game in GAME_IDS[::2]],
    [(game, seed, 20_000) for game in GAME_IDS for seed in SEEDS],
)
def test_a_storm_does_no_harm(
    storm: Callable[[str, int], Storm], window: MainWindow, game: str, seed: int, events: int
) -> None:
    blowing = storm(game, seed)
    blowing.run(events)
    assert blowing.caught or len(blowing.trace) == events
    after(blowing, window)


@pytest.mark.skipif(TRACE == "", reason="no storm is to be seen again")
def test_a_storm_again(storm: Callable[[str, int], Storm], window: MainWindow) -> None:
    head, *events = map(json.loads, Path(TRACE).read_text(encoding="utf-8").splitlines())
    blowing = storm(head["game"], head["seed"])
    blowing.repeat(events)
    after(blowing, window)


def test_a_key_may_take_its_window_away(storm: Callable[[str, int], Storm], window: MainWindow) -> None:
    """A storm over Holi found it: Alt was let go over a dialog that Space had closed, which ended the test."""
    blowing = storm("holi", 1)
    blowing.repeat([["action", "about"], ["key", "AboutDialog 0", Qt.Key.Key_Space.value, ALT.value]])
    after(blowing, window)


def test_what_broke_is_told_and_can_be_seen_again(
    storm: Callable[[str, int], Storm], window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blowing = storm("holi", 3)
    blowing.run(30)
    assert not blowing.caught

    def break_down() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(blowing, "do_wait", break_down)
    blowing.run(30_000)
    told = blowing.told()
    assert "ZeroDivisionError" in told
    assert "holi, seed 3" in told
    assert told.count('\n["') == 40 or len(blowing.trace) < 40
    head, *events = map(json.loads, (tmp_path / "trace").read_text(encoding="utf-8").splitlines())
    assert (head, events) == ({"game": "holi", "seed": 3}, blowing.trace)
    assert events[-1] == ["wait"]
    window.show_home()
    again = storm("holi", 3)
    again.repeat(events)
    assert again.trace == events
    after(again, window)


def test_whoever_plays_on_from_a_move_that_was_just_taken_back_begins_where_the_game_is(window: MainWindow) -> None:
    """A storm over Holi found it: the bar still showed the move."""
    page = under_way(window, "holi", 9)
    page.looking_back.toggle()
    bar = page.findChild(ReplayBar)
    assert bar is not None
    bar.play_on_wanted.emit(page.controller.session.ply + 1)
    assert window.table is not None
    assert window.table is not page
    assert window.table.controller.session.ply == 9
    window.show_home()
