"""Build the self-contained folder `dist/elios-desktop` with PyInstaller: the same on Linux, Windows and macOS.

It makes a virtual environment of its own in build/bundle, so that nothing but what pyproject.toml names gets in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "bundle"
PYTHON = BUILD / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MADE = ROOT / "build" / "made"
"""Where PyInstaller puts the folder, and on macOS the application."""
PYINSTALLER = "pyinstaller>=6.11"


def environment() -> None:
    """The environment in build/bundle; made once, brought up to date when pyproject.toml is newer."""
    stamp = BUILD / "stamp"
    if stamp.exists() and stamp.stat().st_mtime >= (ROOT / "pyproject.toml").stat().st_mtime:
        return
    subprocess.run([sys.executable, "-m", "venv", str(BUILD)], check=True)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "10"]
    subprocess.run([*install, PYINSTALLER, "--editable", str(ROOT)], check=True)
    stamp.touch()


def release_time() -> int:
    """When this version was released, in seconds since 1970: what everything that is built is dated, so that it is the
    same to the byte whoever builds it."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    metainfo = (ROOT / "packaging" / "linux" / "io.github.elios_desktop.EliosDesktop.metainfo.xml").read_text("utf-8")
    found = re.search(r'<release version="[^"]+" date="([0-9-]+)"', metainfo)
    assert found is not None
    return int(datetime.fromisoformat(found[1]).replace(tzinfo=UTC).timestamp())


def icons(sizes: tuple[int, ...] = (16, 24, 32, 48, 64, 128, 256, 512)) -> Path:
    """PNG files of the icons in all sizes (and .ico, .icns where a system wants them) in build/icons."""
    folder = ROOT / "build" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [str(PYTHON), str(ROOT / "packaging" / "make_icons.py"), str(folder), *map(str, sizes)],
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    return folder


def bundle() -> Path:
    """The folder."""
    environment()
    icons()
    subprocess.run([str(PYTHON), str(ROOT / "packaging" / "translations.py"), "release"], check=True, cwd=ROOT)
    shutil.rmtree(MADE, ignore_errors=True)
    subprocess.run(
        [
            *(str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
            *("--distpath", str(MADE), "--workpath", str(ROOT / "build" / "pyinstaller")),
            str(ROOT / "packaging" / "elios-desktop.spec"),
        ],
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(release_time())},
    )
    folder = MADE / "elios-desktop"
    if sys.platform == "linux":
        for path in (*folder.glob("_internal/libpython3*"), *folder.glob("_internal/python3*/lib-dynload/*.so")):
            # A Python that one has compiled oneself brings 20 MB for debuggers, and the name of the folder in which
            # it was installed: everybody who starts the program would look for libraries there first.
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)
    # Whole or not at all in `dist`, also when a build is interrupted.
    for made in MADE.iterdir():
        shutil.rmtree(ROOT / "dist" / made.name, ignore_errors=True)
        (ROOT / "dist").mkdir(exist_ok=True)
        made.rename(ROOT / "dist" / made.name)
    return ROOT / "dist" / "elios-desktop"


if __name__ == "__main__":
    print(bundle())
