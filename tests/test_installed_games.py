"""A game that somebody installs beside the program is on home and is played in its own words; not a line changes here.
One that can’t be loaded is named and left out; what wasn’t installed isn’t loaded.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import GAMES
from tests.waiting import PATIENCE

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "elios-{id}"
version = "1"
[project.entry-points."elios_desktop.games"]
{id} = "elios_{id}.entry:ENTRY"
"""
ENTRY = """
from elios_desktop.games import Entry
from elios_desktop.linguist import QT_TRANSLATE_NOOP
ENTRY = Entry(
    "{id}", QT_TRANSLATE_NOOP("Home", "{title}"),
    QT_TRANSLATE_NOOP("Home", "Three in a row before the other one. One minute."),
    players=(2, 2), minutes=(1, 1), age=4, colours=("#37474f", "#fafafa"), package="elios_{id}",
    without=frozenset({without}),
)
"""
PLAYED = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from elios_desktop.app import Application, Program
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from tests.ui.drive import drag, settle

app = Application([])
program = Program(app, Paths.under(Path(sys.argv[1])), FileSystem())
done = []
program.completed.connect(lambda: done.append(True))
program.start(StartRequest(()), listen=False)
while not done:
    app.processEvents()
program.crash.uninstall()
window = program.window
window.services.preferences.change(language="de", animation="off", curtain="never")
print(*(each.box.game for each in window.home.boxes))
box = window.home.boxes[-1]
print(box.accessibleName())
QTest.mouseClick(box, Qt.MouseButton.LeftButton)
window.page.start()
table = window.table
settle(table)
for square in ("b2", "a1", "c1", "a3", "a2", "c3", "b3", "b1", "c2"):
    drag(table, "mark", square)
print(window.windowTitle())
print(table.controller.session.result.reason, table.end_card.isVisible())
window.rulebook_requested.emit("ticktack", "")
print(window.shelf.book.windowTitle())
window.close()
program.close()
"""


def _package(checkout: Path, folder: Path, game: str, title: str) -> Path:
    """A package that brings the smallest game under another name."""
    spec = util.spec_from_file_location("new_game", checkout / "packaging" / "new_game.py")
    assert spec is not None
    assert spec.loader is not None
    tool = util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    package = folder / f"elios_{game}"
    template = checkout / "tests" / "fifth_game"
    shutil.copytree(template / "game", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(template / "translations", package / "translations")
    for path in [each for each in package.rglob("*") if each.is_file()]:
        text = path.read_text(encoding="utf-8").replace("tests.fifth_game.game", package.name)
        path.write_text(tool.renamed(text, game, title), encoding="utf-8")
        path.rename(path.with_name(path.name.replace("noughts", game)))
    (folder / "pyproject.toml").write_text(PROJECT.format(id=game))
    (package / "entry.py").write_text(ENTRY.format(id=game, title=title, without=tool.WITHOUT))
    return folder


def _install(source: Path, target: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, capture_output=True, timeout=PATIENCE)


@pytest.fixture(scope="module")
def installed(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages: a game, and three that are broken, the last of them only in a window."""
    folder, target = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("site")
    _install(_package(checkout, folder / "good", "ticktack", "Tick Tack"), target)
    broken = _package(checkout, folder / "bad", "rotten", "Rotten")
    words = broken / "elios_rotten" / "words.py"
    words.write_text("from elios_desktop.texts.words import what_there_was_once\n" + words.read_text())
    _install(broken, target)
    hasty = _package(checkout, folder / "hasty", "hasty", "Hasty")
    (hasty / "elios_hasty" / "players.py").write_text('"""Ends at once."""\nimport sys\nsys.exit("no players today")\n')
    _install(hasty, target)
    sour = _package(checkout, folder / "sour", "sour", "Sour")
    (sour / "elios_sour" / "table" / "table.py").write_text('"""Has none."""\nraise OSError("no table today")\n')
    _install(sour, target)
    return target


def _at(*folders: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, folders)), "QT_QPA_PLATFORM": "offscreen"}


def _games(env: dict[str, str], where: Path) -> list[str]:
    command = [sys.executable, "-m", "elios_desktop", "engine"]
    done = subprocess.run(
        command, cwd=where, env=env, input='{"do": "games"}\n', capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.stderr == ""
    return [game["id"] for game in json.loads(done.stdout)["games"]]


OURS = list(GAME_IDS)


def test_an_installed_game_is_there_and_broken_ones_are_not(checkout: Path, installed: Path, tmp_path: Path) -> None:
    assert _games(_at(checkout, installed), tmp_path) == [*OURS, "sour", "ticktack"]


STARTED = """
import sys
from PySide6.QtCore import QTimer
from elios_desktop import cli
load = cli.import_module
def loaded(name):
    module = load(name)
    if name == "elios_desktop.app":
        class Short(module.Program):
            def start(self, wish, listen):
                self.completed.connect(self.told)
                super().start(wish, listen=False)
            def told(self):
                print([box.accessibleName() for box in self.window.home.boxes])
                self.window.grab()
                QTimer.singleShot(0, self.window.close)
        module.Program = Short
    return module
cli.import_module = loaded
sys.exit(cli.main([]))
"""


@pytest.mark.parametrize(("part", "source"), [("cover", "raise ValueError"), ("table/table", "raise SystemExit(5)")])
def test_a_game_that_fails_only_in_the_window_is_left_out_of_it(
    checkout: Path, tmp_path: Path, part: str, source: str
) -> None:
    """Else home could not be painted, or all would end with a click on its box."""
    folder = _package(checkout, tmp_path / "site", "tictac", "Tic Tac")
    (folder / "elios_tictac" / f"{part}.py").write_text(source, encoding="utf-8")
    _describe(folder, "tictac", "elios_tictac.entry:ENTRY")
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=checkout, env=_at(checkout, folder), capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{[f'New game of {entry.title}' for entry in GAMES]}\n"
    assert "Traceback" not in done.stderr


def _describe(folder: Path, name: str, entry: str) -> None:
    """What pip would write beside a package, as far as it is looked for."""
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[elios_desktop.games]\n{name} = {entry}\n")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise BaseException('no')", "BaseException: no"),
        ("class E(Exception):\n    def __str__(self): raise ValueError\nraise E", "E: "),
        ("class E(Exception):\n    def __str__(self): return 3\nraise E", "E: "),
        ("raise ValueError('\\x1b[31m\\u202e' + 'x' * 5000)", "ValueError: \\x1b[31m\\u202exxx"),
        ("print('hello')\nENTRY = 3", "TypeError: evil:ENTRY is no Entry"),
        ("import sys\nsys.stdout.close()\nENTRY = 3", "TypeError: evil:ENTRY is no Entry"),
    ],
)
def test_a_game_that_fails_takes_nothing_with_it(checkout: Path, tmp_path: Path, source: str, said: str) -> None:
    """Not even one that ends Python, or prints where the engine answers."""
    (tmp_path / "evil.py").write_text(source, encoding="utf-8")
    _describe(tmp_path, "evil", "evil:ENTRY")
    done = subprocess.run(
        [sys.executable, "-m", "elios_desktop", "engine"], cwd=checkout, env=_at(checkout, tmp_path),
        input='{"do": "games"}\n', capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    [answer] = done.stdout.splitlines()
    assert [game["id"] for game in json.loads(answer)["games"]] == OURS
    done = subprocess.run(
        [sys.executable, "-c", "from elios_desktop import games; print(ascii(games.LEFT_OUT['evil']))"], cwd=checkout,
        env=_at(checkout, tmp_path), capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    told = ast.literal_eval(done.stdout)
    assert told.startswith(said)
    assert len(told) <= 200
    assert told.isprintable()


def test_the_check_names_all_of_them(checkout: Path, installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elios_desktop", "--check"], cwd=tmp_path, env=_at(checkout, installed),
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert "Installed game: Tick Tack (elios_ticktack)\n" in done.stdout
    assert "The installed game “rotten” can’t be loaded: ImportError: cannot import name 'what_there" in done.stdout
    assert "The installed game “hasty” can’t be loaded: SystemExit: no players today\n" in done.stdout
    assert "The installed game “sour” can’t be loaded: OSError: no table today\n" in done.stdout
    assert done.stdout.endswith("Everything is there.\n"), done.stdout + done.stderr


def test_it_is_played_in_the_window_in_its_own_words(checkout: Path, installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAYED, str(tmp_path)], cwd=tmp_path, env=_at(checkout, installed),
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    games, box, title, end, book = done.stdout.splitlines()
    assert games.split() == [*OURS, "ticktack"]
    assert box == "Neue Partie: Drei gewinnt"
    assert title.startswith("Drei gewinnt: ")
    assert end == "row True"
    assert "Drei gewinnt" in book


def test_its_sentences_are_in_the_language_on_the_command_line(checkout: Path, installed: Path, tmp_path: Path) -> None:
    asked = ['{"do": "new", "game": "ticktack", "seats": 2, "seed": 1}', '{"do": "play", "move": "b2"}']
    asked.append('{"do": "why", "move": "b2", "lang": "it"}')
    done = subprocess.run(
        [sys.executable, "-m", "elios_desktop", "engine"], cwd=tmp_path, env=_at(checkout, installed),
        input="\n".join(asked) + "\n", capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert json.loads(done.stdout.splitlines()[-1])["text"] == "Su b2 c’è già un segno."


def test_what_was_not_installed_is_not_loaded(checkout: Path, installed: Path, tmp_path: Path) -> None:
    """A package that lies about, and one whose folder somebody happens to be in."""
    loose = _package(checkout, tmp_path / "loose", "loose", "Loose")
    assert _games(_at(checkout, loose), tmp_path) == OURS
    assert _games(_at(checkout), installed) == OURS
