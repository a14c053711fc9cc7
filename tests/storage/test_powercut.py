"""The power is cut in the middle of a save: what had been saved before is there, and what had been promised is, too."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from elios_desktop.storage.atomic import FileSystem
from tests.sizes import sized
from tests.storage import jobs
from tests.storage.games import ID, document, load_save
from tests.storage.jobs import JOBS, set_aside
from tests.storage.powercut import Recording, cuts
from tests.storage.test_save_faults import saves_in


def plies_in(folder: Path) -> int:
    """What the next start finds."""
    saves = saves_in(folder, FileSystem())
    try:
        return len(saves.open(ID, load_save).loaded.record()["moves"])
    finally:
        saves.release_all()


@sized("earlier", [1, 4], [1, 2, 3, 4, 5, 6])
def test_a_game_under_way(tmp_path: Path, earlier: int) -> None:
    """With so many saves before it: from the fourth on the oldest is dropped."""
    root = tmp_path / "root"
    for plies in range(1, earlier + 1):
        saves = saves_in(root, FileSystem())
        saves.save(document("exagon", plies))
        saves.release_all()
    shutil.copytree(root, tmp_path / "before")
    disk = Recording()
    saves = saves_in(root, disk)
    saves.save(document("exagon", earlier + 1))
    saves.release_all()
    seen = set()
    for done, place in cuts(tmp_path / "before", root, disk.steps, tmp_path, earlier):
        found = plies_in(place)
        assert found in (earlier, earlier + 1), f"after step {done} of {disk.steps}"
        if done == len(disk.steps):
            assert found == earlier + 1, "it was promised"
        seen.add(found)
    assert seen == {earlier, earlier + 1}


def test_the_first_save_of_a_game(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    shutil.copytree(root, tmp_path / "before")
    disk = Recording()
    saves = saves_in(root, disk)
    saves.save(document("exagon", 1))
    saves.release_all()
    for done, place in cuts(tmp_path / "before", root, disk.steps, tmp_path, 1):
        waiting = saves_in(place, FileSystem()).unfinished()
        assert [each for each in waiting if each.condition != "damaged"] == waiting or done < len(disk.steps)
        if done == len(disk.steps):
            assert plies_in(place) == 1


@pytest.mark.parametrize("job", [name for name in JOBS if "finished" not in name])  # SQLite's are its own
def test_whatever_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, job: str) -> None:
    """It is as before or as after, in order, and as after once that was promised."""
    kept, root = JOBS[job], tmp_path / "root"
    root.mkdir()
    kept.begin(root)
    before = kept.found(root)
    shutil.copytree(root, tmp_path / "before")
    disk = Recording()
    with monkeypatch.context() as patched:
        patched.setattr(jobs, "DISK", disk)
        kept.do(root)
    after = kept.found(root)
    for done, place in cuts(tmp_path / "before", root, disk.steps, tmp_path, 1):
        found = kept.found(place)
        assert found in (before, after), f"after step {done} of {disk.steps}"
        assert found == after or done < len(disk.steps), "it was promised"
        assert set_aside(place) == []
    jobs.saves_in(root).release_all()
