"""Starting: what is loaded before the first picture, what happens without a display, and what `--check` says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from elios_desktop import shots
from elios_desktop.app import Program
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths, system_paths
from elios_desktop.storage.settings import Settings, SettingsStore, Window
from elios_desktop.ui.covers import BOXES, CoverStore
from elios_desktop.ui.shell.home import HomePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.stages import Stage
from tests.waiting import PATIENCE


def run(arguments: list[str], **environment: str | None) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own; a variable that is None is taken away."""
    changed = {name: value for name, value in (os.environ | environment).items() if value is not None}
    return subprocess.run(
        [sys.executable, "-m", "elios_desktop", *arguments],
        env=changed, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip


WRONG_CALLS = """
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel()
for wrong in (
    lambda: label.setText(3), lambda: label.resize("a"), lambda: label.setText(1, 2), lambda: QPoint(1, 2, 3),
    lambda: QTimer.singleShot("soon"), lambda: QLabel(nonsense=3), lambda: label.nothing,
):
    try:
        wrong()
    except Exception as error:
        print(type(error), error)
import inspect, shibokensupport.signature as signature
print(signature.get_signature(QLabel.resize), QLabel.resize.__doc__)
from PySide6.support.signature.lib import pyi_generator
print(pyi_generator.find_imports.__module__, pyi_generator.__spec__.name)
"""
"""Each is answered by what PySide brings to say what a call should have been."""


def test_what_is_left_for_later_says_of_wrong_calls_what_it_always_says() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", before + WRONG_CALLS], env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            capture_output=True, text=True, timeout=PATIENCE, check=True,
        ).stdout
        for before in ("", "import elios_desktop.swift_start")
    ]  # fmt: skip
    assert "Supported signatures" in said[0]
    assert said[0] == said[1]


@pytest.mark.parametrize("display", [None, ":987"])
def test_without_a_display_one_sentence_says_what_can_be_done(display: str | None) -> None:
    done = run([], QT_QPA_PLATFORM="xcb", DISPLAY=display, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("elios-desktop: There is no display to open a window on.")
    for word in ("engine", "replay", "shots"):
        assert word in done.stderr


def test_check_says_where_things_are_and_what_is_missing(tmp_path: Path) -> None:
    done = run(["--check"], QT_QPA_PLATFORM="offscreen", XDG_DATA_HOME=str(tmp_path))
    assert f"Games: {tmp_path}/elios-desktop\n" in done.stdout
    assert "offscreen" in done.stdout
    sentences = done.stdout.rpartition("\n\n")[2].splitlines()
    if done.returncode == 0:
        assert sentences == ["Everything is there."]
    else:
        assert sentences
        assert all(sentence.endswith("missing.") for sentence in sentences)


def test_check_without_a_display_fails_with_a_sentence() -> None:
    done = run(["--check"], QT_QPA_PLATFORM="xcb", DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stdout.endswith("There is no display to open a window on, or Qt can’t use it.\n")


@sized(
    ("name", "value"),
    [("QT_SCALE_FACTOR", "1e300"), ("QT_FONT_DPI", "100000")],
    [
        *(("QT_SCALE_FACTOR", value) for value in ("-1", "0", "1e300", "nan", "100")),
        ("QT_SCREEN_SCALE_FACTORS", "1;one=-2"),
        ("QT_FONT_DPI", "100000"),
    ],
)
def test_a_scale_that_makes_no_sense_is_not_used(name: str, value: str) -> None:
    """Qt takes any number, and the window was never done with its first picture."""
    done = run(["--check"], QT_QPA_PLATFORM="offscreen", **{name: value})
    assert "Screen 1: 800×800, 100 %\n" in done.stdout


def test_a_scale_that_makes_sense_is_used() -> None:
    done = run(["--check"], QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="2")
    assert "Screen 1: 400×400, 200 %\n" in done.stdout


_LOADED = """
import json, linecache, sys
import elios_desktop.app as app
def painted(program):
    program.painted.connect(lambda: print(json.dumps([sorted(sys.modules), sorted(linecache.cache)]), flush=True))
    program.completed.connect(program.window.close)
start = app.Program.start
app.Program.start = lambda self, *a, **k: (painted(self), start(self, *a, **k))[1]
sys.exit(app.run(app.StartRequest()))
"""


def test_home_is_painted_before_anything_heavy_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LOADED],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    modules, sources = json.loads(done.stdout)
    assert not [name for name in sources if "elios_desktop" in name], "PySide looks for its features in the sources"
    loaded = set(modules)
    heavy = {"sqlite3", "numpy", "pyqtgraph", "PySide6.QtSvg", "PySide6.QtNetwork", "asyncio", "multiprocessing"}
    assert not loaded & heavy
    assert not [name for name in loaded if re.match(r"elios_desktop\.games\.\w+\.(rules|words)", name)]
    later = ("shell.host", "play.table_page", "kit.radio", "kit.notice_bar")
    assert not loaded & {f"elios_desktop.ui.{name}" for name in later}


_SHOWN = """
import json, sys
import elios_desktop.app as app
class Program(app.Program):
    def __init__(self, *args, **keys):
        super().__init__(*args, **keys)
        window = self.window
        print(json.dumps([window.isVisible(), window.home.isVisible(), window.home.width() == window.width()]))
        print(json.dumps([window.isMaximized(), window.isFullScreen(), window.actions_["fullscreen"].isChecked()]))
        self.completed.connect(window.close)
app.Program = Program
sys.exit(app.run(app.StartRequest()))
"""


@pytest.mark.parametrize("maximized", [False, True])
@pytest.mark.parametrize("fullscreen", [False, True])
def test_the_window_comes_as_it_was_left_and_before_home_is_made(maximized: bool, fullscreen: bool) -> None:
    left = Window(0, 0, 780, 600, maximized=maximized, fullscreen=fullscreen)
    SettingsStore(system_paths().settings_file, FileSystem()).save(Settings()._replace(window=left))
    done = subprocess.run(
        [sys.executable, "-c", _SHOWN],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stderr == ""
    shown, state = map(json.loads, done.stdout.splitlines())
    assert shown == [True, True, True]
    assert state == [maximized, fullscreen, fullscreen]


def test_a_home_that_cannot_be_written_to_is_no_obstacle(tmp_path: Path) -> None:
    """Everything is a file where a folder should be: nothing can be made there, not even by root."""
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    folders = {f"XDG_{name}_HOME": str(blocked) for name in ("CONFIG", "DATA", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", _LOADED],
        env=os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_covers_are_kept_and_a_broken_one_is_painted_anew(tmp_path: Path, qapp: Any) -> None:
    store = CoverStore(tmp_path / "covers")
    size = QSize(8, 5)
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.darkCyan)
    assert store.load("elios", "light", size) is None
    store.keep("elios", "light", picture)
    kept = store.load("elios", "light", size)
    assert kept is not None
    assert kept.pixelColor(7, 4) == picture.toImage().pixelColor(7, 4)
    assert store.load("elios", "dark", size) is None
    assert store.load("elios", "light", QSize(5, 8)) is None
    (file,) = (tmp_path / "covers").iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    assert store.load("elios", "light", size) is None


def test_the_first_start_keeps_all_four_covers(window: MainWindow, paths: Paths, qtbot: Any) -> None:
    qtbot.waitUntil(lambda: _kept(paths) == {f"{box.box.game}.pixels" for box in window.home.boxes})


def test_boxes_are_plain_for_a_moment_at_the_very_first_start_only(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    def fronts(home: HomePage) -> list[set[str]]:
        """Of each box, the colours along a diagonal of its front."""
        images = [box.grab().toImage() for box in home.boxes]
        return [
            {image.pixelColor(image.width() * k // 20, image.height() * k // 20).name() for k in range(5, 15)}
            for image in images
        ]

    plain: list[set[str]] = []

    def look(window: MainWindow) -> None:
        plain.extend(fronts(window.home))

    whole = fronts(start(on_painted=look).window.home)
    assert plain == [{box.look.base} for box in BOXES]
    assert all(len(colours) > 1 for colours in whole)
    qtbot.waitUntil(lambda: len(_kept(paths)) == len(BOXES))
    plain.clear()
    assert fronts(start(on_painted=look).window.home) == plain == whole


def _kept(paths: Paths) -> set[str]:
    folder = paths.cache / "covers"
    return {file.name for file in folder.glob("*.pixels")} if folder.exists() else set()


def test_pictures_show_each_kind_of_event_and_the_end(stage: Stage) -> None:
    """Of the game on the table: each where it comes first."""
    stage.open("elementos", 1.0)
    kinds = shots._kinds(stage.page.controller.session)
    assert {"tokentaken-f", "tokentaken-w", "tokentaken-a", "tokenflipped", "wandpassed", "wandcarried-w"} <= set(kinds)
    assert max(kinds.values()) == stage.page.controller.session.ply - 1


def test_pictures_show_how_the_sand_runs_out(stage: Stage) -> None:
    stage.open("exagon", 1.0)
    game = stage.page.controller.session.game
    ((name, ply, move),) = shots._time_out(game, stage.page)
    assert (name, move.text) == ("time-out", "timeout")
    assert 0 < ply < stage.page.controller.session.ply


@pytest.mark.parametrize(("game", "more"), [("elementos", set()), ("exagon", {"last-seconds"})])
def test_pictures_show_what_hands_do_the_curtain_and_the_last_seconds(stage: Stage, game: str, more: set[str]) -> None:
    stage.open(game, 0.8)
    controller = stage.page.controller
    moves = [transition.move for transition in controller.session.transitions]
    seen: dict[str, list[QImage]] = {}

    def shoot(name: str, widget: QWidget) -> str:
        seen.setdefault(name.removeprefix(f"{game}-motion-").rpartition("-")[0], []).append(widget.grab().toImage())
        return name

    assert len([*shots.by_hand(controller.session.game, stage.window, moves, shoot)]) == 3 * (3 + len(more))
    assert set(seen) == {"lift", "refused", "rise", *more}
    assert all(len({bytes(each.constBits()) for each in frames}) == 3 for frames in seen.values()), "each is another"


def test_pictures_are_drawn_without_qt_talking_about_the_display(capsys: pytest.CaptureFixture[str]) -> None:
    shots._on_message(None, None, "This plugin does not support propagateSizeHints()")
    shots._on_message(None, None, "QPainter::begin: Paint device returned engine == 0")
    assert capsys.readouterr().err == "QPainter::begin: Paint device returned engine == 0\n"
