"""The real program in a real window of a real display, driven from outside; and what it does as a process."""

from __future__ import annotations

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves
from tests.sizes import sized
from tests.waiting import PATIENCE, until

needs_display = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="Xvfb or xdotool is not installed (packaging/setup_system.sh test)",
)
_LOOKS = 25
"""So often somebody looks whether what they did has been heard, before they do it again."""


def keep_on(do: Callable[[], object], done: Callable[[], bool], why: str) -> None:
    """As a person does who doesn't know whether the program was ready to hear."""
    looks = count()

    def look() -> bool:
        if next(looks) % _LOOKS == 0:
            do()
        return done()

    until(look, why)


class Home:
    """A person's folders, and programs started on them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths = Paths(*(folder / kind / "elios-desktop" for kind in ("config", "data", "state", "cache")))
        self.running: list[subprocess.Popen[str]] = []

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """The program."""
        folders = {f"XDG_{kind.upper()}_HOME": str(self.folder / kind) for kind in ("config", "data", "state", "cache")}
        process = subprocess.Popen(
            [sys.executable, "-m", "elios_desktop", *arguments],
            env=os.environ | {"HOME": str(self.folder), "LANGUAGE": "en"} | folders | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(process)
        return process

    def games(self) -> list[dict[str, Any]]:
        """The heads of the games that wait."""
        saves = Saves(self.paths.games, self.paths.set_aside, FileSystem())
        return [each.head for each in saves.unfinished()]

    def settings(self) -> dict[str, Any]:
        """What the settings' file says."""
        file = self.paths.settings_file
        return dict(json.loads(file.read_text())) if file.exists() else {}

    def listening(self) -> bool:
        """Whether a program is up: it has painted home and done what follows, such as keeping the covers."""
        return len(list((self.paths.cache / "covers").glob("*.pixels"))) == len(GAME_IDS)

    def end(self) -> None:
        """Nothing is left running."""
        for process in self.running:
            if process.poll() is None:
                process.kill()
            process.communicate()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A fresh one."""
    made = Home(tmp_path)
    yield made
    made.end()


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit status and what it wrote on standard error."""
    _, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, errors


class Screen:
    """A display, and the hands of a person in front of it."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        self._picture = folder / "Xvfb_screen0"
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"),
                *("-fbdir", str(folder)),
            ],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.name = f":{answer.readline().strip()}"

    def do(self, *words: str | int) -> str:
        """A command of xdotool."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=os.environ | {"DISPLAY": self.name},
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        return done.stdout.strip()

    def window(self, title: str) -> str:
        """The window with this title, in front and 1200 by 800."""
        number = str(until(lambda: self.do("search", "--onlyvisible", "--name", title), title)).split()[0]
        self.do("windowmove", number, 0, 0)
        self.do("windowsize", "--sync", number, 1200, 800)
        self.do("windowfocus", number)
        return number

    def titles(self) -> set[str]:
        """The titles of all windows."""
        numbers = self.do("search", "--onlyvisible", "--name", ".").split()
        return {self.do("getwindowname", number) for number in numbers}

    def around(self, x: int, y: int) -> bytes:
        """What is to be seen there."""
        data = self._picture.read_bytes()  # as xwd writes it
        header = struct.unpack(">25I", data[:100])
        begin, line = header[0] + header[19] * 12, header[12]
        rows = (begin + row * line + x * 4 for row in range(y - 6, y + 7))
        return b"".join(data[at - 60 : at + 60] for at in rows)

    def click(self, x: int, y: int) -> None:
        """Click there."""
        self.do("mousemove", x, y, "click", 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move in a few steps, let go."""
        self.do("mousemove", *start, "mousedown", 1)
        for step in range(1, 6):
            x, y = (round(a + (b - a) * step / 5) for a, b in zip(start, end, strict=True))
            self.do("mousemove", x, y)
        self.do("mouseup", 1)

    def close(self) -> None:
        """Switch it off."""
        self._server.terminate()
        self._server.wait(PATIENCE)


@pytest.fixture
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """A display of the test's own."""
    made = Screen(tmp_path_factory.mktemp("screen"))
    yield made
    made.close()


def where(home: Home) -> dict[str, tuple[int, int]]:
    """Where things are in a window of that size: asked of the same widgets, in a process without a display."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.where_things_are", str(home.folder / "where")],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en"},
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return {name: (x, y) for name, (x, y) in json.loads(done.stdout).items()}


@needs_display
def test_a_game_is_begun_played_left_and_resumed(home: Home, screen: Screen) -> None:
    spots = where(home)
    shown = {"DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}

    def leave() -> None:  # who presses at once after the table has changed hands isn't heard
        keep_on(lambda: screen.do("key", "ctrl+q"), lambda: program.poll() is not None, "the end")

    program = home.start(**shown)
    screen.window("^Elios Desktop$")
    until(home.listening, "home")
    before = screen.around(*spots["start"])
    screen.click(*spots["box"])
    until(lambda: screen.around(*spots["start"]) != before, "the page on which a game is set up")
    screen.click(*spots["start"])
    title = "Exagon: Player 1, Player 2 — Elios Desktop"  # Qt's way, as with all windows of the program
    until(lambda: title in screen.titles(), "the table")
    until(home.games, "the new game on the disk")
    covered = screen.around(*spots["tile"])
    keep_on(
        lambda: screen.click(*spots["ready"]),
        lambda: screen.around(*spots["tile"]) != covered,
        "the tiles, when somebody is ready",
    )
    keep_on(
        lambda: screen.drag(spots["tile"], spots["cell"]),
        lambda: any(game.get("moves") for game in home.games()),
        "the first move on the disk",
    )
    leave()
    assert ended(program) == (0, "")
    [played] = home.games()  # on a slow machine more than one was made before the first was seen

    program = home.start(**shown)
    screen.window("^Elios Desktop$")
    keep_on(
        lambda: screen.click(*spots["card"]),
        lambda: any("Exagon" in title for title in screen.titles()),
        "the table again",
    )
    leave()
    assert ended(program) == (0, "")
    assert [(game["game"], game["moves"]) for game in home.games()] == [("exagon", played["moves"])]


# -- the program as a process


def test_arguments_that_mean_nothing_end_with_2(home: Home) -> None:
    status, errors = ended(home.start("--no-such-thing"))
    assert status == 2
    sentence = "There is no option “--no-such-thing”; “elios-desktop --help” lists what there is."
    assert errors == f"elios-desktop: {sentence}\n"


def test_a_second_start_hands_its_file_to_the_first(home: Home, checkout: Path) -> None:
    file = next((checkout / "tests").rglob("*.elios"))
    first = home.start(QT_QPA_PLATFORM="offscreen")
    until(home.listening, "home")
    assert ended(home.start(str(file), QT_QPA_PLATFORM="offscreen")) == (0, "")
    until(lambda: home.settings().get("recent_files") == [str(file)], "the file on the first one's table")
    assert first.poll() is None
    first.send_signal(signal.SIGTERM)
    assert ended(first)[0] == 0


@sized("asked", [signal.SIGTERM], [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_asked_to_end_it_saves_everything_first(home: Home, asked: signal.Signals) -> None:
    program = home.start(QT_QPA_PLATFORM="offscreen")
    until(home.listening, "home")
    assert "window" not in home.settings()
    program.send_signal(asked)
    assert ended(program) == (0, "")
    assert home.settings()["window"]["width"] > 0
