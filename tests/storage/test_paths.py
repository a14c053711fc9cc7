"""Where things are, and what it costs to know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from elios_desktop.storage.paths import Paths, system_paths
from tests.waiting import PATIENCE


@pytest.mark.skipif(sys.platform != "linux", reason="XDG variables")
def test_xdg_variables_are_respected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    paths = system_paths()
    assert paths.settings_file == tmp_path / "CONFIG" / "elios-desktop" / "settings.json"
    assert paths.games == tmp_path / "DATA" / "elios-desktop" / "games"
    assert paths.history_file.parent == paths.set_aside.parent == tmp_path / "DATA" / "elios-desktop"
    assert paths.state == tmp_path / "STATE" / "elios-desktop"
    assert paths.cache == tmp_path / "CACHE" / "elios-desktop"
    assert list(tmp_path.iterdir()) == []


def test_all_in_one_folder(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    for path in (
        paths.settings_file,
        paths.games,
        paths.history_file,
        paths.set_aside,
        paths.state,
        paths.cache,
        paths.puzzles_file,
    ):
        assert path.is_relative_to(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_storage_imports_no_qt_and_the_start_no_database(checkout: Path) -> None:
    script = (
        "import sys, importlib, pkgutil, elios_desktop.storage as storage\n"
        "early = ('paths', 'atomic', 'settings', 'saves', 'writer', 'files')\n"
        "for name in early: importlib.import_module('elios_desktop.storage.' + name)\n"
        "print([name for name in ('platformdirs', 'sqlite3', 'csv') if name in sys.modules])\n"
        "every = pkgutil.iter_modules(storage.__path__, storage.__name__ + '.')\n"
        "for each in every: importlib.import_module(each.name)\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'pickle', 'shiboken'))])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == "[]\n[]\n"
