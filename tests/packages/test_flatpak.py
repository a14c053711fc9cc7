"""The Flatpak manifest's build commands, run offline in a bare Debian 13 against the sources that it lists.

That is not Flatpak: its sandbox and its runtime are tried by nobody here.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tomllib
from pathlib import Path
from urllib.request import urlopen

import pytest

from elios_desktop import __version__
from tests.packages.machine import Machine, bare_machine
from tests.waiting import PATIENCE

FLATPAK = Path("packaging", "flatpak")
APP = "io.github.elios_desktop.EliosDesktop"
LIBRARIES = (
    "python3", "python3-venv", "libglib2.0-0t64", "libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3",
    "fonts-dejavu-core",
)  # fmt: skip


def manifest(checkout: Path) -> dict[str, object]:
    loaded: dict[str, object] = json.loads((checkout / FLATPAK / f"{APP}.json").read_text(encoding="utf-8"))
    return loaded


def test_the_sources_are_listed_by_their_sums(checkout: Path) -> None:
    sources = json.loads((checkout / FLATPAK / "python-sources.json").read_text(encoding="utf-8"))
    names = " ".join(source["url"].rpartition("/")[2].lower() for source in sources)
    for needed in ("numpy-", "pyqtgraph-", "platformdirs-", "pillow-", "hatchling-"):
        assert needed in names
    for source in sources:
        assert source["url"].startswith("https://files.pythonhosted.org/")
        assert len(bytes.fromhex(source["sha256"])) == 32


@pytest.mark.packages
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a machine in a folder")
def test_its_commands_build_the_program_offline(checkout: Path, tmp_path: Path) -> None:
    cache = checkout / "build" / "flatpak-sources"
    machine = bare_machine(tmp_path / "root", checkout / "build" / "debian13.tar", "trixie", LIBRARIES)
    # Debian's own Python would install elsewhere than the runtime's.
    offline(machine, "/usr/bin/python3 -m venv /app")
    # The base app has Qt and PySide; here they are brought by their wheels.
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [pyside] = [wanted for wanted in project["dependencies"] if wanted.startswith("PySide6")]
    machine.run("/app/bin/pip", "install", "--quiet", pyside)
    for module in manifest(checkout)["modules"]:  # type: ignore[attr-defined]
        folder = machine.root / "build" / module["name"]
        folder.mkdir(parents=True)
        for source in module["sources"]:
            bring(source, checkout, cache, folder)
        for command in module["build-commands"]:
            offline(machine, f"cd /build/{module['name']} && {command}")
    assert offline(machine, "/app/bin/elios-desktop --version") == f"elios-desktop {__version__}\n"
    assert offline(machine, "/app/bin/elios-desktop --check").splitlines()[-1] == "Everything is there."
    for name in (
        f"applications/{APP}.desktop",
        f"metainfo/{APP}.metainfo.xml",
        f"icons/hicolor/scalable/apps/{APP}.svg",
    ):
        assert (machine.root / "app" / "share" / name).is_file()


def offline(machine: Machine, command: str) -> str:
    """What flatpak-builder would run, with the variables that it sets and no network."""
    given = {
        "FLATPAK_DEST": "/app", "FLATPAK_ID": APP, "PATH": "/app/bin:/usr/bin:/bin", "LANG": "en_GB.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip
    arguments = ["unshare", "--net", *machine.command(["sh", "-euc", command], **given)]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def bring(source: str | dict[str, str], checkout: Path, cache: Path, folder: Path) -> None:
    """Put a source into a module's folder, as flatpak-builder does."""
    if isinstance(source, str):
        for each in json.loads((checkout / FLATPAK / source).read_text(encoding="utf-8")):
            bring(each, checkout, cache, folder)
    elif source["type"] == "file":
        name = source["url"].rpartition("/")[2]
        cache.mkdir(parents=True, exist_ok=True)
        if not (cache / name).is_file():
            with urlopen(source["url"], timeout=300) as answer:
                (cache / name).write_bytes(answer.read())
        assert hashlib.sha256((cache / name).read_bytes()).hexdigest() == source["sha256"], name
        shutil.copy(cache / name, folder / name)
    else:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=checkout, check=True, capture_output=True, timeout=PATIENCE
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(checkout / name, folder / name)
