"""An autosave in which one call of the system fails, with each error that this call can have (see its manual page)."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.saves import Saves
from tests.storage.faults import CALLS, ShortWrites, Watched, failing_at
from tests.storage.games import GAME_SEATS, ID, document, load_save

ANY_NAME = "EACCES EIO ELOOP ENAMETOOLONG ENOENT ENOMEM ENOTDIR EROFS ESTALE"
ERRORS = {
    "open": f"{ANY_NAME} EBUSY EDQUOT EEXIST EFAULT EFBIG EINVAL EISDIR EMFILE ENFILE ENODEV ENOSPC ENXIO EOPNOTSUPP "
    "EOVERFLOW EPERM ETXTBSY EWOULDBLOCK",
    "write": "EAGAIN EBADF EDESTADDRREQ EDQUOT EFAULT EFBIG EINVAL EIO ENOSPC EPERM EPIPE ESTALE",
    "fsync": "EBADF EDQUOT EINVAL EIO ENOSPC EROFS ESTALE",
    "close": "EBADF EDQUOT EIO ENOSPC ESTALE",
    # A new generation is a new file: there are no permissions to keep and no old file to put back.
    "chmod": "",
    "link": "",
    "replace": f"{ANY_NAME} EBUSY EDQUOT EEXIST EINVAL EISDIR EMLINK ENOSPC ENOTEMPTY EPERM EXDEV",
    "unlink": f"{ANY_NAME} EBUSY EISDIR EPERM",
    "mkdir": f"{ANY_NAME} EDQUOT EEXIST EINVAL EMLINK ENOSPC EPERM",
    "sync_folder": f"{ANY_NAME} EBADF EDQUOT EINVAL EMFILE ENFILE ENOSPC",
}
MOVES = 3


def saves_in(folder: Path, fs: FileSystem) -> Saves:
    return Saves(folder / "games", folder / "aside", fs)


def plies_on_disk(folder: Path) -> int:
    """What another start of the program finds."""
    other = saves_in(folder, FileSystem())
    opened = other.open(ID, load_save)
    other.release_all()
    assert opened.problem is None
    return len(opened.loaded.record()["moves"])


def save(folder: Path, plies: int, fs: FileSystem) -> str:
    """An autosave by a program that ends then; why it didn't go well, or nothing."""
    saves = saves_in(folder, fs)
    try:
        saves.save(document("exagon", plies))
    except SaveError as problem:
        return problem.reason
    finally:
        saves.release_all()
    return ""


def game_in(folder: Path) -> Path:
    """A game that has been saved so often that the next save drops the oldest one."""
    for plies in range(MOVES - 3, MOVES + 1):
        save(folder, plies, FileSystem())
    return folder


def test_every_call_has_its_errors() -> None:
    assert set(ERRORS) == set(CALLS)


@pytest.mark.parametrize("call", [call for call in CALLS if call not in ("chmod", "link", "mkdir")])
def test_one_call_fails_and_nothing_is_lost(tmp_path: Path, call: str) -> None:
    """It says so or it has saved; the moves before are there all the same, and the next save has everything."""
    counted = Watched()
    save(game_in(tmp_path / "counted"), MOVES + 1, counted)
    places = [number for number, name in enumerate(counted.calls) if name == call]
    assert places
    for code in ERRORS[call].split():
        for number in places:
            folder = game_in(tmp_path / f"{code}-{number}")
            told = save(folder, MOVES + 1, failing_at(number, getattr(errno, code)))
            assert plies_on_disk(folder) in ((MOVES, MOVES + 1) if told else (MOVES + 1,))
            assert save(folder, MOVES + 2, FileSystem()) == ""
            assert plies_on_disk(folder) == MOVES + 2


@pytest.mark.parametrize("code", ERRORS["mkdir"].split())
def test_the_folder_of_a_new_game_cannot_be_made(tmp_path: Path, code: str) -> None:
    told = save(tmp_path, MOVES, failing_at(0, getattr(errno, code)))
    assert told or plies_on_disk(tmp_path) == MOVES
    assert save(tmp_path, MOVES, FileSystem()) == ""
    assert plies_on_disk(tmp_path) == MOVES


@pytest.mark.parametrize("game", GAME_SEATS)
@pytest.mark.parametrize("room", [0, 1, 511, 512, 700])
def test_the_medium_is_full_within_a_write(tmp_path: Path, game: str, room: int) -> None:
    before = saves_in(tmp_path, FileSystem())
    before.save(document(game, MOVES))
    before.release_all()
    full = saves_in(tmp_path, ShortWrites(256, room))
    with pytest.raises(SaveError, match="full"):
        full.save(document(game, MOVES + 1))
    full.release_all()
    assert plies_on_disk(tmp_path) == MOVES
