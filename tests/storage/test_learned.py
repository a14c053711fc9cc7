"""How far one has come in learning: kept, forgiving of any file, and no trouble where the disk takes nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.learned import FIRST_GAMES, Learned


def at_once(job: Callable[[], object]) -> None:
    with suppress(SaveError):  # as the program does: this can be lost without harm
        job()


def learned(folder: Path) -> Learned:
    return Learned(folder / "state" / "learned.json", FileSystem(), at_once)


def test_everything_is_there_the_next_time(tmp_path: Path) -> None:
    first = learned(tmp_path)
    assert first.step_of("elios") == 0
    first.note_step("elios", 3)
    first.note_told("Anna", "elios", "split")
    first.note_told("Anna", "elios", "disc")
    assert first.is_first_game("Anna", "elios", "a")
    again = learned(tmp_path)
    assert again.step_of("elios") == 3
    assert again.step_of("holi") == 0
    assert again.told("Anna", "elios") == {"split", "disc"}
    assert again.told("Anna", "holi") == again.told("Ben", "elios") == frozenset()
    for number in range(FIRST_GAMES - 1):
        assert again.is_first_game("Anna", "elios", f"{number}")
    assert not again.is_first_game("Anna", "elios", "one too many")
    assert again.is_first_game("Anna", "elios", "a")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"format": "something else", "courses": {"elios": 3}}',
        b'{"format": "elios-desktop.learned", "courses": [], "tips": 7, "games": null}',
        b'{"format": "elios-desktop.learned", "courses": {"elios": "3"}, "tips": {"elios Anna": 1}}',
        b'{"format": "elios-desktop.learned", "courses": {"elios": -1}, "tips": {"elios Anna": [1, {}]}}',
        b'{"format": "elios-desktop.learned", "courses": {"elios": true}}',
        b'{"format": "elios-desktop.learned", "courses": {"elios": 100000}}',
    ],
)
def test_a_broken_file_is_as_if_nothing_had_been_learned(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "state" / "learned.json"
    file.parent.mkdir()
    file.write_bytes(content)
    read = learned(tmp_path)
    assert read.step_of("elios") == 0
    assert read.told("Anna", "elios") == frozenset()
    assert read.is_first_game("Anna", "elios", "x")
    read.note_step("elios", 2)
    assert learned(tmp_path).step_of("elios") == 2


def test_a_disk_that_takes_nothing_holds_nobody_up(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    kept = learned(tmp_path)
    kept.note_step("elios", 2)
    assert kept.step_of("elios") == 2, "as long as the program runs"
    assert learned(tmp_path).step_of("elios") == 0
