"""Real processes: killed while they save, two at once, and one that may not write."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.saves import GameInUseError, Saves
from tests.sizes import sized
from tests.storage.faults import tree
from tests.storage.games import GAME_SEATS, ID, document, load_save
from tests.waiting import PATIENCE, pass_time

NOBODY = 65534


def saves_in(folder: Path) -> Saves:
    return Saves(folder / "games", folder / "aside", FileSystem())


def kill_writers(folder: Path, checkout: Path, game_id: str, times: int) -> None:
    rng = random.Random(times)
    for _ in range(times):
        command = [sys.executable, "-m", "tests.storage.writer_process", str(folder), game_id]
        writer = subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        began = writer.stdout.readline().split()  # imports are over: from here on it saves all the time
        assert began[0] == "began"
        pass_time(rng.random() * 0.08)
        writer.kill()
        reported = [int(line.split()[1]) for line in writer.stdout if line.startswith("saved ") and line.endswith("\n")]
        writer.stdout.close()
        writer.wait(PATIENCE)
        if not reported:
            continue
        saves = saves_in(folder)
        [line] = saves.unfinished()
        assert line.open_in is None, "the dead process holds nothing"
        opened = saves.open(ID, load_save)
        assert (opened.generation, opened.problem) == (0, None)
        moves = len(opened.loaded.record()["moves"])
        assert reported[-1] <= moves <= reported[-1] + 1, "at most the move that had not been reported yet"
        assert opened.document.table == {"last": opened.loaded.record()["moves"][-1]}
        saves.release_all()
        assert len(list((folder / "games" / ID).glob("save-*.json"))) <= 4


@sized("game_id", ["elementos"], ["elementos", "exagon"])
def test_killed_at_any_moment(tmp_path: Path, checkout: Path, game_id: str) -> None:
    kill_writers(tmp_path, checkout, game_id, 12)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAME_SEATS)
def test_killed_at_any_moment_long(tmp_path: Path, checkout: Path, game_id: str) -> None:
    kill_writers(tmp_path, checkout, game_id, 500)


def test_another_process_has_the_game_open_until_it_is_killed(tmp_path: Path, checkout: Path) -> None:
    prepare = saves_in(tmp_path)
    prepare.save(document("exagon", 3))
    prepare.release_all()
    script = (
        "import sys; from pathlib import Path; from elios_desktop.storage.atomic import FileSystem\n"
        "from elios_desktop.storage.saves import Saves\n"
        "folder = Path(sys.argv[1]); saves = Saves(folder / 'games', folder / 'aside', FileSystem())\n"
        f"saves.open('{ID}', lambda saved: saved); print('open', flush=True); sys.stdin.read()\n"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=checkout,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdin is not None
    assert other.stdout is not None
    saves = saves_in(tmp_path)
    try:
        assert other.stdout.readline() == "open\n"
        assert [line.open_in for line in saves.unfinished()] == [other.pid]
        with pytest.raises(GameInUseError) as caught:
            saves.open(ID, load_save)
        assert caught.value.pid == other.pid
    finally:
        other.kill()
        other.wait(PATIENCE)
        other.stdin.close()
        other.stdout.close()
    assert [line.open_in for line in saves.unfinished()] == [None]
    assert saves.open(ID, load_save).generation == 0


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user can reach, which pytest's own are not."""
    folder = Path(tempfile.mkdtemp(prefix="elios-storage-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)  # what can't be listed can't be gone through
    for path in folder.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(folder)


def test_a_home_that_cannot_be_written(open_folder: Path, checkout: Path) -> None:
    """Everything can be read and played; each write says why it can't be done."""
    prepare = saves_in(open_folder)
    prepare.save(document("exagon", 3))
    prepare.release_all()
    script = (
        "import hashlib, os, sys, urllib.parse; from pathlib import Path\n"  # nobody may not read where Python is
        "from elios_desktop.storage.atomic import FileSystem, SaveError\n"
        "from elios_desktop.storage.saves import Saves\n"
        "from elios_desktop.storage.paths import Paths\n"
        "from elios_desktop.storage.settings import Settings\n"
        "from elios_desktop.storage.settings import SettingsStore\n"
        "from elios_desktop.storage.history import History, FinishedGame\n"
        "from elios_desktop.storage.history import Database\n"
        "from elios_desktop.storage.writer import Writer\n"
        f"if os.geteuid() == 0: os.setgid({NOBODY}); os.setuid({NOBODY})\n"
        "folder = Path(sys.argv[1]); fs = FileSystem(); saves = Saves(folder / 'games', folder / 'aside', fs)\n"
        f"opened = saves.open('{ID}', lambda saved: saved); print(opened.generation)\n"
        "writer = Writer(saves); told = []\n"
        "writer.submit(opened.document, told.append); writer.submit(saves.new_document(record={}), told.append)\n"
        "writer.perform(lambda: SettingsStore(folder / 'config' / 's.json', fs).save(Settings()), told.append)\n"
        "history = History(Database(folder / 'h.sqlite3', folder / 'aside', fs))\n"
        "game = FinishedGame('x', '2026', 'elios', (), 'blocked', {}, 1, 1, {})\n"
        "writer.perform(lambda: history.add(game), told.append)\n"
        "assert writer.close(180)\n"
        "print([error.reason for error in told], history.lines(), len(saves.unfinished()))\n"
    )
    before = tree(open_folder)
    for path in (open_folder, *open_folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    command = [sys.executable, "-c", script, str(open_folder)]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stderr == ""
    assert done.stdout == "0\n['denied', 'denied', 'denied', 'denied'] [] 1\n"
    assert tree(open_folder) == before
