"""What a dying process leaves to be told at the next start."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from pathlib import Path

import pytest

from elios_desktop.storage.crashes import MOST_BYTES, CrashLog, left_behind
from tests.waiting import PATIENCE

DIES = """
import ctypes, os, signal, sys
from pathlib import Path
from elios_desktop.storage.crashes import CrashLog
log = CrashLog.begin(Path(sys.argv[1]))
def place_of_the_fault():
    exec(sys.argv[2])
place_of_the_fault()
log.end()
"""


def die(folder: Path, how: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", DIES, str(folder), how], capture_output=True, check=False, timeout=PATIENCE
    )
    return done.returncode


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("ctypes.string_at(0)", "Segmentation fault"),
        ("os.abort()", "Aborted"),
        ("os.kill(os.getpid(), signal.SIGFPE)", "Floating"),
        ("os.kill(os.getpid(), signal.SIGBUS)", "Bus error"),
        ("os.kill(os.getpid(), signal.SIGILL)", "Illegal instruction"),
    ],
)
def test_a_fault_is_told_once_with_its_place(tmp_path: Path, how: str, says: str) -> None:
    folder = tmp_path / "state" / "crashes"
    assert die(folder, how) != 0
    [trace] = left_behind(folder)
    assert says in trace
    assert "place_of_the_fault" in trace
    assert left_behind(folder) == []
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("how", ["pass", "os.kill(os.getpid(), signal.SIGKILL)", "os._exit(3)", "sys.exit(1)"])
def test_what_is_no_fault_leaves_nothing_to_tell(tmp_path: Path, how: str) -> None:
    die(tmp_path, how)
    assert left_behind(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def _faulthandler_as_before() -> object:
    """pytest has its own."""
    was = faulthandler.is_enabled()
    yield
    faulthandler.enable() if was else faulthandler.disable()


@pytest.mark.usefixtures("_faulthandler_as_before")
def test_a_mistake_is_told_if_the_process_ends_over_it(tmp_path: Path) -> None:
    log = CrashLog.begin(tmp_path)
    assert log is not None
    assert log.path.stat().st_mode & 0o777 == 0o600
    log.note("Traceback: first\n")
    assert left_behind(tmp_path) == [], "it lives"
    log.forget()
    log.note("Traceback: second \ud800\n")
    log.end()
    assert left_behind(tmp_path) == ["Traceback: second ?"]


@pytest.mark.usefixtures("_faulthandler_as_before")
def test_people_know_of_it_already(tmp_path: Path) -> None:
    log = CrashLog.begin(tmp_path)
    assert log is not None
    log.note("Traceback")
    log.forget()
    log.end()
    assert left_behind(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("_faulthandler_as_before")
def test_where_nothing_can_be_written_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert CrashLog.begin(tmp_path / "file" / "crashes") is None
    assert left_behind(tmp_path / "nowhere") == []
    log = CrashLog.begin(tmp_path / "there")
    assert log is not None

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        patch.setattr(os, "ftruncate", refuse)
        log.note("Traceback")
        log.forget()
    log.end()
    assert left_behind(tmp_path / "there") == []


def test_strange_files_are_no_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.txt").write_bytes(b"x" * (2 * MOST_BYTES))
    (tmp_path / "b.txt").write_bytes(b"\xff\x1b[31m")
    (tmp_path / "c.other").write_bytes(b"no report")
    (tmp_path / "d.txt").mkdir()
    (tmp_path / "e.txt").symlink_to(tmp_path / "c.other")
    for number, name in enumerate("ab"):
        os.utime(tmp_path / f"{name}.txt", (number, number))
    assert left_behind(tmp_path) == ["\ufffd\x1b[31m", "x" * MOST_BYTES]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["c.other", "d.txt", "e.txt"]
    (tmp_path / "f.txt").write_bytes(b"unreadable")

    def refuse(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "read", refuse)
    assert left_behind(tmp_path) == []
