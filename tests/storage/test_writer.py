"""The thread that saves."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path
from threading import Event, current_thread
from threading import enumerate as threads
from typing import Any

import pytest

from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.saves import SaveDocument, Saves
from elios_desktop.storage.writer import Writer
from tests.storage.faults import Watched
from tests.storage.games import ID, document
from tests.waiting import PATIENCE

OTHER = "f" * 32


class Gate:
    """A job that waits until it is let through."""

    def __init__(self) -> None:
        self.reached, self.opened = Event(), Event()

    def __call__(self) -> None:
        self.reached.set()
        assert self.opened.wait(PATIENCE)


def ignore(error: SaveError | None) -> None:
    assert error is None


def numbered(number: int, game_id: str = ID) -> SaveDocument:
    return replace(document("elementos", 5), id=game_id, table={"number": number})


def number(saves: Saves, game_id: str = ID) -> Any:
    return saves.open(game_id, lambda saved: saved.table["number"]).loaded


def made(folder: Path, fs: FileSystem | None = None) -> tuple[Saves, Writer, list[BaseException]]:
    saves = Saves(folder / "games", folder / "aside", fs or FileSystem())
    bugs: list[BaseException] = []
    return saves, Writer(saves, bugs.append), bugs


def test_done_comes_when_it_is_on_the_disk(tmp_path: Path) -> None:
    saves, writer, _ = made(tmp_path)
    seen: list[Any] = []

    def done(error: SaveError | None) -> None:
        seen.append((error, number(saves), current_thread().name))

    for each in range(5):
        writer.submit(numbered(each), done)
        assert writer.flush(PATIENCE)
    assert seen == [(None, each, "elios-writer") for each in range(5)]
    assert writer.close(PATIENCE)


def test_of_saves_that_wait_the_newest_is_written_and_all_hear_of_it(tmp_path: Path) -> None:
    fs = Watched()
    saves, writer, _ = made(tmp_path, fs)
    gate = Gate()
    writer.perform(gate, ignore)
    assert gate.reached.wait(PATIENCE)
    heard: list[int] = []
    for each in range(50):
        writer.submit(numbered(each), lambda error, each=each: heard.append(each))  # type: ignore[misc]
        writer.submit(numbered(100 + each, OTHER), ignore)
    assert writer.waiting == 3
    assert not writer.flush(0.01)
    gate.opened.set()
    assert writer.flush(PATIENCE)
    assert (number(saves), number(saves, OTHER)) == (49, 149)
    assert heard == list(range(50))
    assert fs.calls.count("fsync") == 2
    writer.close(PATIENCE)


def test_other_jobs_keep_their_place(tmp_path: Path) -> None:
    saves, writer, _ = made(tmp_path)
    gate = Gate()
    writer.perform(gate, ignore)
    writer.submit(numbered(1), ignore)
    writer.perform(lambda: saves.remove(ID), ignore)
    writer.submit(numbered(2), ignore)
    gate.opened.set()
    assert writer.close(PATIENCE)
    assert number(saves) == 2
    assert len(list((tmp_path / "games" / ID).glob("save-*"))) == 1


def test_the_document_is_taken_as_it_is_when_submitted(tmp_path: Path) -> None:
    saves, writer, _ = made(tmp_path)
    gate = Gate()
    writer.perform(gate, ignore)
    changing = numbered(1)
    writer.submit(changing, ignore)
    changing.table["number"] = 2
    gate.opened.set()
    assert writer.close(PATIENCE)
    assert number(saves) == 1


def test_a_failure_is_told_and_the_next_save_works(tmp_path: Path) -> None:
    broken = True

    def fail(count: int, name: str) -> None:
        if broken and name == "fsync":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    saves, writer, bugs = made(tmp_path, Watched(fail))
    told: list[SaveError | None] = []
    writer.submit(numbered(1), told.append)
    assert writer.flush(PATIENCE)
    broken = False
    writer.submit(numbered(2), told.append)
    assert writer.close(PATIENCE)
    assert [error and error.reason for error in told] == ["full", None]
    assert (number(saves), bugs) == (2, [])


def test_a_bug_in_a_job_or_a_done_stops_nothing(tmp_path: Path) -> None:
    saves, writer, bugs = made(tmp_path)
    told: list[SaveError | None] = []

    def bad_done(error: SaveError | None) -> None:
        raise RuntimeError("in done")

    def bad_job() -> None:
        raise KeyError("in a job")

    writer.perform(bad_job, told.append)
    writer.submit(numbered(1), bad_done)
    writer.submit(numbered(2), told.append)
    assert writer.close(PATIENCE)
    assert [type(bug) for bug in bugs] == [KeyError, RuntimeError]
    assert [error and error.reason for error in told] == ["io", None]
    assert number(saves) == 2


def test_what_cannot_be_written_as_json_is_refused_at_once(tmp_path: Path) -> None:
    _, writer, _ = made(tmp_path)
    with pytest.raises(TypeError):
        writer.submit(replace(numbered(1), table={"x": object()}), ignore)
    assert writer.waiting == 0
    assert writer.close(PATIENCE)


def test_closing_finishes_what_waits_and_ends_the_thread(tmp_path: Path) -> None:
    saves, writer, _ = made(tmp_path)
    before = threads()
    assert made(tmp_path)[1].close(0), "a writer that had nothing to do has no thread"
    for each in range(20):
        writer.submit(numbered(each), ignore)
    assert writer.close(PATIENCE)
    assert number(saves) == 19
    assert threads() == before
    with pytest.raises(RuntimeError):
        writer.submit(numbered(20), ignore)
    assert writer.flush(0)


def test_a_disk_that_hangs_does_not_hang_the_program(tmp_path: Path) -> None:
    _, writer, _ = made(tmp_path)
    gate = Gate()
    writer.perform(gate, ignore)
    assert gate.reached.wait(PATIENCE)
    assert not writer.flush(0.01)
    assert not writer.close(0.01)
    gate.opened.set()
    assert writer.close(PATIENCE)


def test_a_game_that_is_too_large_is_an_error_and_stops_nothing(tmp_path: Path) -> None:
    saves, writer, bugs = made(tmp_path)
    writer.submit(numbered(1), ignore)
    errors: list[SaveError | None] = []
    writer.submit(replace(numbered(2), table={"number": 2, "draft": "x" * 5_000_000}), errors.append)
    assert writer.flush(PATIENCE)
    assert [error.reason for error in errors if error] == ["too_large"]
    writer.submit(numbered(3), ignore)
    assert writer.close(PATIENCE)
    assert number(saves) == 3
    assert not bugs
