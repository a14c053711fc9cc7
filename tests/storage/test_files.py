"""The user's files: whatever is opened gives a game or one clear reason; nobody's work is overwritten unasked."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.engine.record import RecordError
from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.files import FileError, UserFiles, with_suffix
from tests.storage.faults import failing_at, tree
from tests.storage.games import GAME_SEATS, load_json, session, tournament

FILES = UserFiles(FileSystem())
RECORD = session("elementos", 12).record()


def refusal(path: Path) -> FileError:
    with pytest.raises(FileError) as caught:
        FILES.open(path, load_json)
    assert caught.value.path == path
    return caught.value


def put(folder: Path, content: Any) -> Path:
    path = folder / "game.elios"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


@pytest.mark.parametrize("game_id", GAME_SEATS)
def test_a_record_comes_back(tmp_path: Path, game_id: str) -> None:
    path = tmp_path / "Spiel von Çem – 日本.elios"
    record = session(game_id).record()
    stamp = FILES.save(path, record)
    opened = FILES.open(path, load_json)
    assert (opened.document, opened.loaded.record(), opened.stamp, opened.path) == (record, record, stamp, path)


def test_a_tournament_and_a_record_with_a_table_come_back(tmp_path: Path) -> None:
    for document in (tournament().record(), {**RECORD, "table": {"curtain": 1, "clock_ms": 17}}):
        FILES.save(tmp_path / "file.elios", document)
        opened = FILES.open(tmp_path / "file.elios", load_json)
        assert opened.document == document


def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "dangling").symlink_to(tmp_path / "nothing")
    (tmp_path / "text").write_text("x")
    expected = {
        "nothing": "missing", "loop": "missing", "dangling": "missing", "text/below": "missing", "x" * 300: "missing",
        "fifo": "not_a_file", ".": "not_a_file", "/dev/null": "not_a_file", "/dev/zero": "not_a_file",
    }  # fmt: skip
    assert {name: refusal(tmp_path / name).code for name in expected} == expected
    assert refusal(Path("a\0b")).code == "missing"


def test_a_folder_that_may_not_be_read(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may read everything")
    put(tmp_path, RECORD).chmod(0)
    assert refusal(tmp_path / "game.elios").code == "denied"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b'{"a": NaN}', "not_json"),
        (b'{"a": 1, "a": 2}', "not_json"),
        (b"[" * 100_000, "not_json"),
        (b"[" * 1000 + b"]" * 1000, "not_json"),
        (b"\xff\xfe{}", "not_utf8"),
        (b"PK\x03\x04\xff", "not_utf8"),
        ([], "not_ours"),
        ("text", "not_ours"),
        ({}, "not_ours"),
        ({"format": ["elios-desktop.record"]}, "not_ours"),
        ({"format": "elios-desktop.save", "version": 1}, "not_ours"),
        ({"format": "elios-desktop.record"}, "bad_record"),
        ({**RECORD, "version": 2}, "newer_version"),
        ({**RECORD, "version": "1"}, "bad_record"),
        ({**RECORD, "version": True}, "bad_record"),
        ({**RECORD, "game": "chess"}, "bad_record"),
        ({**RECORD, "moves": [*RECORD["moves"], "b9-c9"]}, "bad_record"),
        ({**RECORD, "seats": [{"name": "\ud800", "kind": "human"}] * 2}, "bad_record"),
    ],
)
def test_what_is_in_it(tmp_path: Path, content: Any, code: str) -> None:
    path = put(tmp_path, content)
    before = tree(tmp_path)
    error = refusal(path)
    assert error.code == code
    assert tree(tmp_path) == before
    if code == "bad_record":
        assert isinstance(error.cause, RecordError)


def test_where_it_is_broken_is_told(tmp_path: Path) -> None:
    assert refusal(put(tmp_path, b'{\n "format" 3}')).details == {"line": 2, "column": 11}
    error = refusal(put(tmp_path, {**RECORD, "moves": [*RECORD["moves"], "b9-c9"]}))
    assert isinstance(error.cause, RecordError)
    assert (error.cause.number, error.cause.move) == (13, "b9-c9")
    assert refusal(put(tmp_path, {**RECORD, "version": 9})).details == {"version": 9, "known": 1}


def test_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = put(tmp_path, b"")
    os.truncate(path, 1 << 40)
    assert refusal(path).code == "too_large"


def test_a_file_with_the_mark_of_an_editor_opens(tmp_path: Path) -> None:
    opened = FILES.open(put(tmp_path, b"\xef\xbb\xbf" + json.dumps(RECORD, indent=8).encode()), load_json)
    assert opened.document == RECORD


def test_a_file_that_somebody_else_has_changed_is_not_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "game.elios"
    stamp = FILES.save(path, RECORD)
    stamp = FILES.save(path, session("elementos", 14).record(), stamp)
    theirs = json.dumps(session("elementos", 15).record()).encode()
    status = path.stat()
    path.write_bytes(theirs)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))  # even at the same moment, by the clock
    assert FILES.changed(path, stamp)
    with pytest.raises(FileError) as caught:
        FILES.save(path, RECORD, stamp)
    assert caught.value.code == "changed"
    assert path.read_bytes() == theirs
    stamp = FILES.save(path, RECORD)
    assert FILES.open(path, load_json).document == RECORD
    os.utime(path)
    assert not FILES.changed(path, stamp), "touched, but still the same"
    path.unlink()
    assert not FILES.changed(path, stamp)
    FILES.save(path, RECORD, stamp)
    path.unlink()
    path.mkdir()
    assert FILES.changed(path, stamp)


def test_links_and_permissions_are_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real.elios", tmp_path / "link.elios"
    FILES.save(real, RECORD)
    assert stat.S_IMODE(real.stat().st_mode) == 0o666 & ~current_umask()
    real.chmod(0o640)
    link.symlink_to(real.name)
    FILES.save(link, session("elementos", 13).record())
    assert link.is_symlink()
    assert FILES.open(real, load_json).loaded.record() == session("elementos", 13).record()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_never_in_the_place_of_something_else(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    for path in (tmp_path, tmp_path / "fifo", Path("/dev/null")):
        with pytest.raises(FileError) as caught:
            FILES.save(path, RECORD)
        assert caught.value.code == "not_a_file"
    with pytest.raises(SaveError) as unsaved:
        FILES.save(tmp_path / "no folder" / "game.elios", RECORD)
    assert unsaved.value.reason == "gone"
    assert sorted(os.listdir(tmp_path)) == ["fifo"]


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, error: int) -> None:
    path = tmp_path / "game.elios"
    stamp = FILES.save(path, RECORD)
    before = tree(tmp_path)
    for step in (0, 1, 2, 3, 5, 6):  # 4 is the second name of the old file; a copy does for it
        with pytest.raises(SaveError):
            UserFiles(failing_at(step, error)).save(path, session("elementos", 14).record(), stamp)
        assert tree(tmp_path) == before, step
    FILES.save(path, session("elementos", 14).record(), stamp)
    assert FILES.open(path, load_json).loaded.record() == session("elementos", 14).record()


def test_the_suffix() -> None:
    assert with_suffix(Path("/a/game")) == Path("/a/game.elios")
    assert with_suffix(Path("/a/game.json")) == Path("/a/game.json")
    assert with_suffix(Path("/a/game.elios")) == Path("/a/game.elios")
