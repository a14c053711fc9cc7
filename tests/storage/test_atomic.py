"""A save fails at every step in turn; the old file stays, the reason is told, the next save works."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from elios_desktop.storage.atomic import FileSystem, Reason, SaveError, write_file
from tests.storage.faults import ShortWrites, Watched, failing_at, failing_from, tree
from tests.waiting import PATIENCE

ERRORS: dict[int, Reason] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EIO: "io",
    errno.EROFS: "read_only",
    errno.EACCES: "denied",
}
OLD, NEW = b"old content", b"new content " * 1000


def steps_of_a_save(folder: Path, exists: bool) -> list[str]:
    fs = Watched()
    path = folder / "counted"
    if exists:
        path.write_bytes(OLD)
    write_file(path, NEW, fs)
    path.unlink()
    return fs.calls


def test_the_order_of_a_save(tmp_path: Path) -> None:
    assert steps_of_a_save(tmp_path, exists=False) == ["open", "write", "fsync", "close", "replace", "sync_folder"]
    calls = steps_of_a_save(tmp_path, exists=True)
    assert calls == ["open", "write", "fsync", "close", "link", "replace", "sync_folder", "unlink"]


@pytest.mark.parametrize("exists", [True, False], ids=["over a file", "new"])
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_each_step_fails_in_turn(tmp_path: Path, error: int, exists: bool) -> None:
    path = tmp_path / "file"
    for number, step in enumerate(steps_of_a_save(tmp_path, exists)):
        if exists:
            path.write_bytes(OLD)
        before = tree(tmp_path)
        if step in ("link", "unlink"):  # neither is needed: a copy does for the one, the save is over at the other
            write_file(path, NEW, failing_at(number, error))
            assert path.read_bytes() == NEW
            continue
        with pytest.raises(SaveError) as caught:
            write_file(path, NEW, failing_at(number, error))
        assert (caught.value.reason, caught.value.path) == (ERRORS[error], path), step
        assert tree(tmp_path) == before, step
        write_file(path, NEW, FileSystem())
        assert tree(tmp_path) == {"file": NEW}
        path.unlink()


def test_the_medium_is_gone_for_good_half_way(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for number, step in enumerate(steps_of_a_save(tmp_path, exists=True)[:-2]):
        path.write_bytes(OLD)
        with pytest.raises(SaveError):
            write_file(path, NEW, failing_from(number, errno.EIO))
        assert path.read_bytes() == OLD, step
        for left in tmp_path.glob(".elios-*"):  # nothing could be removed either
            left.unlink()


@pytest.mark.parametrize("at_most", [1, 7, 4096])
def test_short_writes_are_continued(tmp_path: Path, at_most: int) -> None:
    write_file(tmp_path / "file", NEW, ShortWrites(at_most))
    assert tree(tmp_path) == {"file": NEW}


@pytest.mark.parametrize("room", [0, 1, len(NEW) - 1])
def test_room_ends_within_a_write(tmp_path: Path, room: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    with pytest.raises(SaveError) as caught:
        write_file(path, NEW, ShortWrites(100, room))
    assert caught.value.reason == "full"
    assert tree(tmp_path) == {"file": OLD}


def test_a_write_that_takes_nothing_is_no_endless_loop(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_file(tmp_path / "file", NEW, ShortWrites(0))
    assert caught.value.reason == "io"
    assert tree(tmp_path) == {}


def test_a_real_limit_of_the_system(tmp_path: Path) -> None:
    """The kernel itself writes short and then refuses: a process may not write files of more than 5,000 bytes."""
    (tmp_path / "file").write_bytes(OLD)
    script = (
        "import resource, sys; from pathlib import Path\n"
        "from elios_desktop.storage.atomic import FileSystem, SaveError, write_file\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "try: write_file(Path(sys.argv[1]), b'x' * 12000, FileSystem())\n"
        "except SaveError as error: print(error.reason)\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "file")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout == "full\n"
    assert tree(tmp_path) == {"file": OLD}


def test_missing_folders_are_made_private_and_durable(tmp_path: Path) -> None:
    fs = Watched()
    path = tmp_path / "a" / "b" / "file"
    write_file(path, NEW, fs)
    assert path.read_bytes() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert fs.calls.count("mkdir") == 2
    assert fs.calls.count("sync_folder") == 3


def test_folders_are_not_made_unasked(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_file(tmp_path / "a" / "file", NEW, FileSystem(), make_folder=False)
    assert caught.value.reason == "gone"
    assert tree(tmp_path) == {}


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(OLD)
    with pytest.raises(SaveError) as caught:
        write_file(tmp_path / "a" / "file", NEW, FileSystem())
    assert caught.value.reason == "gone"
    assert tree(tmp_path) == {"a": OLD}


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()
    with pytest.raises(SaveError) as caught:
        write_file(tmp_path / "file", NEW, FileSystem())
    assert caught.value.reason in ("denied", "io")
    assert os.listdir(tmp_path) == ["file"]


def test_permissions_and_links_are_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(OLD)
    real.chmod(0o644)
    link.symlink_to(real)
    write_file(link, NEW, FileSystem())
    assert link.is_symlink()
    assert real.read_bytes() == NEW
    assert stat.S_IMODE(real.stat().st_mode) == 0o644


def test_without_hard_links_the_old_file_still_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)

    def refuse(count: int, name: str) -> None:
        if name == "link":
            raise OSError(errno.EPERM, "no hard links here")
        if name == "sync_folder":
            raise OSError(errno.EIO, "broken")

    with pytest.raises(SaveError):
        write_file(path, NEW, Watched(refuse))
    assert tree(tmp_path) == {"file": OLD}
