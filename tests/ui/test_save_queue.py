"""Moves come to the table when they are on the disk, in their order, and also if the disk fails."""

from __future__ import annotations

import errno
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import Transition
from elios_desktop.engine.record import known_game
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.ui.session.saving import SaveDone, SaveQueue
from tests.play import new_session, play_on

DOCUMENT = SaveDocument("0" * 32, "2026-01-01T00:00:00+00:00")


class SlowDisk:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[SaveDone] = []

    def __call__(self, document: SaveDocument, done: SaveDone) -> None:
        self.waiting.append(done)

    def answer(self, error: SaveError | None = None) -> None:
        self.waiting.pop(0)(error)


class Listener:
    """What was sent, in order."""

    def __init__(self, queue: SaveQueue) -> None:
        self.heard: list[object] = []
        queue.landed.connect(self.heard.append)
        queue.ended.connect(lambda: self.heard.append("ended"))
        queue.failed.connect(self.heard.append)
        queue.written.connect(lambda: self.heard.append("written"))


@pytest.fixture(scope="module")
def game() -> list[Transition[Any]]:
    return list(play_on(new_session(known_game("elementos"), 2, {}, 3), Random(3)))


@pytest.mark.usefixtures("qapp")
def test_moves_land_together_when_the_disk_has_all_of_them(game: list[Transition[Any]]) -> None:
    disk = SlowDisk()
    queue = SaveQueue(disk, lambda: DOCUMENT)
    listener = Listener(queue)
    for move in game[-2:]:
        queue.add(move)
        queue.save()
    assert queue.busy
    disk.answer()
    assert (listener.heard, list(queue.waiting)) == ([], game[-2:])
    disk.answer()
    assert listener.heard == ["written", *game[-2:], "ended"]
    assert not queue.busy
    assert not queue.waiting


@pytest.mark.usefixtures("qapp")
def test_a_disk_that_fails_holds_no_move_up(game: list[Transition[Any]]) -> None:
    disk = SlowDisk()
    queue = SaveQueue(disk, lambda: DOCUMENT)
    listener = Listener(queue)
    error = SaveError.from_os(OSError(errno.ENOSPC, "full"))
    queue.add(game[0])
    queue.save()
    disk.answer(error)
    assert listener.heard == [error, game[0]]


@pytest.mark.usefixtures("qapp")
def test_without_a_disk_everything_is_written_at_once(game: list[Transition[Any]]) -> None:
    queue = SaveQueue(None, lambda: DOCUMENT)
    listener = Listener(queue)
    queue.add(game[0])
    queue.save()
    assert listener.heard == ["written", game[0]]
    assert not queue.busy
