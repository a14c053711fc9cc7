"""A game that one version has saved goes on in another: with real packages, installed one over the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.packages.conftest import build
from tests.waiting import PATIENCE

pytestmark = pytest.mark.packages

BEGIN = """
import sys
from PySide6.QtWidgets import QApplication
from elios_desktop import __version__
from elios_desktop.app import Program
from elios_desktop.engine.contract import find_game
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import system_paths
from elios_desktop.start_request import StartRequest

app = QApplication(["elios-desktop"])
program = Program(app, system_paths(), FileSystem())
program.start(StartRequest(), listen=False)
window = program.window
for _ in range(20):
    app.processEvents()
"""
PLAY = """
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame

program.services.preferences.change(animation="off")
game = find_game("holi")
options = {name: option.default for name, option in game.options.items()}
seats = tuple(ChosenSeat(name, number) for number, name in enumerate(("Anna", "Bruno")))
window.host.begin(NewGame("holi", seats, options, game.deal(2, options, 7), False, True))
controller = window.table.controller
for _ in range(3):
    controller.turns.come()
    assert controller.submit(game.legal(controller.session.state)[0]) is None
    while controller.save_queue.busy:
        app.processEvents()
"""
GO_ON = """
heads = [each for each in program.services.saves.unfinished()]
assert len(heads) == 1, heads
assert window.host.resume(heads[0].id)
controller = window.table.controller
"""
TELL = """
import json
print(json.dumps({"version": __version__, "record": controller.session.record()}))
window.show_home()
window.close()
program.close()
"""


def newer(checkout: Path, folder: Path) -> Path:
    """The wheel as it will be when the version has been raised, and nothing else."""
    source = folder / "source"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=checkout, check=True, capture_output=True, timeout=PATIENCE)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if name.startswith(("elios_desktop/", "packaging/", "resources/", "translations/")) or "/" not in name:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(checkout / name, source / name)
    (source / "elios_desktop" / "__init__.py").write_text('"""Elios Desktop."""\n\n__version__ = "9.9.9"\n')
    return build(source, "wheel", folder / "newer", "*.whl")


def test_a_saved_game_goes_on_after_an_upgrade_and_after_going_back(
    wheel: Path, checkout: Path, tmp_path: Path
) -> None:
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True, timeout=PATIENCE)
    python = environment / "bin" / "python"
    given = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path / "home"),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    given |= {name: os.environ[name] for name in ("LD_LIBRARY_PATH",) if name in os.environ}
    given["PYTHONPATH"] = sysconfig.get_path("purelib")
    (tmp_path / "home").mkdir()

    def install(package: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--force-reinstall"]
        offline = ["--no-deps", "--no-index", "--disable-pip-version-check"]
        subprocess.run([*pip, *offline, str(package)], check=True, timeout=PATIENCE)

    def run(script: str) -> dict[str, object]:
        done = subprocess.run(
            [python, "-c", BEGIN + script + TELL],
            env=given,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        told: dict[str, object] = json.loads(done.stdout)
        return told

    install(wheel)
    saved = run(PLAY)
    install(newer(checkout, tmp_path))
    upgraded = run(GO_ON)
    assert (upgraded["version"], upgraded["record"]) == ("9.9.9", saved["record"])
    install(wheel)
    assert run(GO_ON) == saved


def test_the_page_about_the_package_can_be_read_anywhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith("METADATA")]
        text = archive.read(name).decode()
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert links
    assert all(link.startswith(("https://", "#")) for link in links), links
