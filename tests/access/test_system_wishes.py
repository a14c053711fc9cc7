"""What the system wishes for the sake of people's eyes is followed at once: dark, high contrast, less motion."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
LOOKS, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
STEPS: tuple[tuple[list[str], str, str], ...] = (
    ([], "light", "normal"),
    ([f"{LOOKS} color-scheme uint32 1"], "dark", "normal"),
    ([f"{LOOKS} contrast uint32 1"], "high dark", "normal"),
    ([f"{LOOKS} reduced-motion uint32 1"], "high dark", "off"),
    ([f"{LOOKS} color-scheme uint32 2", f"{LOOKS} reduced-motion uint32 0"], "high light", "normal"),
    ([f"{GNOME} enable-animations false", f"{LOOKS} contrast uint32 0"], "light", "off"),
    ([f"{GNOME} enable-animations true"], "light", "normal"),
)
pytestmark = pytest.mark.access


def _run(checkout: Path, folder: Path, desktop: str, steps: list[dict[str, object]]) -> list[dict[str, str]]:
    portal = [SYSTEM_PYTHON, "-W", "ignore", str(checkout / "tests" / "access" / "portal.py")]
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    done = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", sys.executable, str(checkout / "tests" / "access" / "wishes.py")],
        input=json.dumps({"portal": portal, "steps": steps}), capture_output=True, text=True, check=False, timeout=600,
        cwd=checkout, env=os.environ | {"PYTHONPATH": str(checkout), "QT_QPA_PLATFORM": "xcb", "HOME": str(folder),
                                        "XDG_CURRENT_DESKTOP": desktop, "XDG_RUNTIME_DIR": str(runtime)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    shown: list[dict[str, str]] = json.loads(done.stdout.splitlines()[-1])
    return shown


@pytest.mark.parametrize("desktop", ["GNOME", "another"])
def test_wishes_are_followed_as_they_come(tmp_path: Path, checkout: Path, desktop: str) -> None:
    steps: list[dict[str, object]] = [
        {"told": told, "wanted": {"colours": colours, "animation": animation}} for told, colours, animation in STEPS
    ]
    assert _run(checkout, tmp_path, desktop, steps) == [step["wanted"] for step in steps]


def test_they_are_followed_from_the_start(tmp_path: Path, checkout: Path) -> None:
    told = [f"{LOOKS} color-scheme uint32 1", f"{LOOKS} contrast uint32 1", f"{LOOKS} reduced-motion uint32 1"]
    wanted = {"colours": "high dark", "animation": "off"}
    assert _run(checkout, tmp_path, "another", [{"told": told, "wanted": wanted}]) == [wanted]
