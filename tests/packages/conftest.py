"""What tests of the packages share: a screen, and what is built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.packages import virtual_screen
from tests.packages.desktop import Desktop
from tests.waiting import PATIENCE


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    """An empty screen."""
    if not (shutil.which("Xvfb") and shutil.which("xdotool")):
        pytest.skip("a screen needs Xvfb and xdotool")
    with virtual_screen() as screen:
        yield Desktop(screen)


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout."""
    return build(checkout, "wheel", tmp_path_factory.mktemp("wheel"), "*.whl")


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package."""
    return build(checkout, "sdist", tmp_path_factory.mktemp("sdist"), "*.tar.gz")


def build(checkout: Path, target: str, folder: Path, pattern: str) -> Path:
    """One package, in a folder of its own."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=checkout, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    (package,) = folder.glob(pattern)
    return package
