"""The lock between processes."""

from __future__ import annotations

import errno
import fcntl
import os
import time
from pathlib import Path

import pytest

from elios_desktop.storage import locks
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.locks import FileLock, InUseError, holder
from tests.storage.faults import tree

FS = FileSystem()


def test_held_and_freed(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "lock"
    assert holder(path) is None
    assert tree(tmp_path) == {}
    lock = FileLock.acquire(path, FS)
    assert lock.is_current()
    assert holder(path) == os.getpid()
    with pytest.raises(InUseError) as caught:
        FileLock.acquire(path, FS)
    assert caught.value.pid == os.getpid()
    lock.release()
    lock.release()
    assert not lock.is_current()
    assert holder(path) is None
    FileLock.acquire(path, FS).release()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"12 34", b"x" * 5000])
def test_a_number_that_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lock"
    lock = FileLock.acquire(path, FS)
    path.write_bytes(content)
    assert holder(path) == 0
    with pytest.raises(InUseError) as caught:
        FileLock.acquire(path, FS)
    assert caught.value.pid is None
    lock.release()


def test_the_number_of_a_dead_process_means_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_text("999999999999999999999\n")
    assert holder(path) is None
    lock = FileLock.acquire(path, FS)
    with pytest.raises(InUseError) as caught:
        FileLock.acquire(path, FS)
    assert caught.value.pid == os.getpid()
    lock.release()


def test_a_lock_file_that_is_deleted_while_another_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever got hold of the deleted file has locked nothing that others can see: it tries again."""
    path = tmp_path / "lock"
    real = locks.try_lock

    def delete_first(descriptor: int) -> bool:
        monkeypatch.setattr(locks, "try_lock", real)
        path.unlink()
        return real(descriptor)

    monkeypatch.setattr(locks, "try_lock", delete_first)
    lock = FileLock.acquire(path, FS)
    assert lock.is_current()
    assert holder(path) == os.getpid()
    path.unlink()
    assert not lock.is_current()
    lock.release()


def test_a_file_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(descriptor: int, operation: int) -> None:
        if operation != fcntl.LOCK_UN:
            raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    lock = FileLock.acquire(tmp_path / "lock", FS)
    lock.release()
    monkeypatch.undo()
    FileLock.acquire(tmp_path / "lock", FS).release()


def test_looking_who_has_it_is_never_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`holder` takes a free lock for a moment; whoever wants it at that moment gets it a little later."""
    path = tmp_path / "lock"
    FileLock.acquire(path, FS).release()
    looking = os.open(path, os.O_RDWR)
    fcntl.flock(looking, fcntl.LOCK_EX)
    monkeypatch.setattr(time, "sleep", lambda seconds: fcntl.flock(looking, fcntl.LOCK_UN))
    FileLock.acquire(path, FS).release()
    os.close(looking)
