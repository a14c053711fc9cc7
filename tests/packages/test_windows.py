"""The installer for Windows, in Wine: installed silently, asked, opened for files, put over itself, and removed.

Wine 8 can start neither Qt nor NumPy (see `packaging/windows/make_installer.py`): the window is tried by nobody here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from elios_desktop import __version__
from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.players.worker import seen_to_json
from tests.play import new_session
from tests.waiting import PATIENCE

WINE = next((path for path in (shutil.which("wine"), "/usr/lib/wine/wine64") if path and Path(path).exists()), "")

pytestmark = [pytest.mark.packages, pytest.mark.skipif(not WINE, reason="`make windows` installs Wine")]


class Windows:
    """A fresh Windows."""

    def __init__(self, folder: Path) -> None:
        self.drive = folder / "drive_c"
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        folder.mkdir()
        own = {"HOME": str(folder.parent), "TMPDIR": str(folder.parent), "WINEDLLOVERRIDES": "winemenubuilder.exe=d"}
        self._given = kept | own | {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINELOADER": WINE}
        self.run("wineboot", "-i")
        (self.user,) = [each for each in (self.drive / "users").iterdir() if each.name != "Public"]
        self.program = self.user / "AppData" / "Local" / "Programs" / "Elios Desktop"

    def run(self, *command: str, text: str = "") -> str:
        """What a program prints; it has to succeed."""
        done = subprocess.run(
            [WINE, *command], input=text.encode(), capture_output=True, env=self._given, timeout=600, check=False
        )
        assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
        return done.stdout.decode().replace("\r\n", "\n")

    def registered(self, key: str) -> str:
        """The default value of a key of the user's; empty if there is none."""
        done = subprocess.run(
            [WINE, "reg", "query", f"HKCU\\{key}", "/ve"],
            input=b"",
            capture_output=True,
            env=self._given,
            timeout=PATIENCE,
        )
        lines = [line for line in done.stdout.decode().splitlines() if "REG_SZ" in line]
        return lines[0].partition("REG_SZ")[2].strip() if lines else ""

    def end(self) -> None:
        """Nothing of it goes on."""
        subprocess.run([WINE, "wineboot", "-k"], capture_output=True, input=b"", env=self._given, timeout=PATIENCE)


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    made = Windows(tmp_path_factory.mktemp("wine") / "prefix")
    yield made
    made.end()


@pytest.fixture(scope="module")
def installer(checkout: Path) -> Path:
    path = checkout / "dist" / f"elios-desktop-{__version__}-setup.exe"
    assert path.is_file(), "`make windows` builds it"
    return path


@pytest.fixture(scope="module")
def installed(windows: Windows, installer: Path) -> Windows:
    windows.run(str(installer), "/S")
    return windows


def ask(windows: Windows, *arguments: str, requests: Sequence[object] = ()) -> list[dict[str, object]]:
    lines = "".join(f"{json.dumps(each)}\n" for each in requests)
    told = windows.run(str(windows.program / "elios-desktop.com"), *arguments, text=lines)
    return [json.loads(line) for line in told.splitlines()]


def test_it_is_small(installer: Path) -> None:
    assert installer.stat().st_size < 60_000_000


def test_the_rules_answer(installed: Windows) -> None:
    version = installed.run(str(installed.program / "elios-desktop.com"), "--version")
    assert version == f"elios-desktop {__version__}\n"
    (answer,) = ask(installed, "engine", requests=[{"do": "games"}])
    games = answer["games"]
    assert isinstance(games, list)
    assert [game["id"] for game in games] == list(GAME_IDS)


def test_computers_think(installed: Windows) -> None:
    game = find_game("holi")
    assert game is not None
    seen = seen_to_json(new_session(game, 2, {}, 1).seen_by(1))
    question = {"id": 7, "do": "choose", "game": "holi", "seen": seen, "level": 1, "seed": 1}
    (reply,) = ask(installed, "players", requests=[question])
    assert reply["move"]


def test_files_are_opened_by_it(installed: Windows) -> None:
    assert installed.registered("Software\\Classes\\.elios") == "EliosDesktop.Game"
    command = installed.registered("Software\\Classes\\EliosDesktop.Game\\shell\\open\\command")
    assert command.endswith('Programs\\Elios Desktop\\elios-desktop.exe" "%1"')
    assert list(installed.user.rglob("Elios Desktop.lnk"))


def test_whose_works_it_carries_is_said(installed: Windows) -> None:
    told = (installed.program / "NOTICES.txt").read_text(encoding="utf-8")
    for part in ("Qt ", "PySide6", "Python 3.13", "NumPy", "distlib's launchers", "GNU LESSER GENERAL PUBLIC LICENSE"):
        assert part in told
    inside = installed.program / "python" / "Lib" / "site-packages" / "elios_desktop" / "NOTICES.txt"
    assert inside.read_text(encoding="utf-8") == told.replace("\r\n", "\n")


def test_removing_it_leaves_games_and_what_others_have_put_there(installed: Windows, installer: Path) -> None:
    games = installed.user / "AppData" / "Local" / "elios-desktop" / "games"
    games.mkdir(parents=True)
    (games / "a game").write_text("kept", encoding="utf-8")
    (installed.program / "mine.txt").write_text("kept", encoding="utf-8")
    installed.run(str(installer), "/S")  # an upgrade
    assert (installed.program / "mine.txt").exists()
    assert ask(installed, "engine", requests=[{"do": "games"}])
    # Without `_?=` it would copy itself, and be done later.
    installed.run(str(installed.program / "uninstall.exe"), "/S", f"_?={windows_path(installed)}")
    left = {path.name for path in installed.program.iterdir()}
    assert left <= {"mine.txt", "uninstall.exe"}, left
    assert (games / "a game").read_text(encoding="utf-8") == "kept"
    assert installed.registered("Software\\Classes\\.elios") == ""
    assert not list(installed.user.rglob("Elios Desktop.lnk"))


def windows_path(windows: Windows) -> str:
    return "C:\\" + str(windows.program.relative_to(windows.drive)).replace("/", "\\")
