"""The wheel and the source package: complete, nothing too much, and a working program once installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from elios_desktop import __version__
from elios_desktop.games import entry_of
from elios_desktop.texts.catalogue import translator
from tests.packages.desktop import LOCALES, Desktop
from tests.sizes import sized
from tests.waiting import PATIENCE

SAVE = Path(__file__).parent.parent / "storage" / "golden" / "record-1-holi.elios"


def names(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern)}


def test_the_wheel_has_all_of_the_program_and_nothing_else(wheel: Path, checkout: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    ours = {name.removeprefix("elios_desktop/") for name in inside if name.startswith("elios_desktop/")}
    code = names(checkout / "elios_desktop", "*.py") | names(checkout / "elios_desktop", "*.md")
    art = {f"resources/{name}" for name in names(checkout / "resources", "*.*")}
    words = {f"translations/{name}" for name in names(checkout / "translations", "*.ts")}
    words = {name for name in words if "rulebook_" not in name}
    compiled = {f"translations/elios_desktop_{language}.qm" for language in LOCALES}
    assert ours == code | art | words | compiled
    about = f"elios_desktop-{__version__}.dist-info/"
    assert {name for name in inside if not name.startswith(("elios_desktop/", about))} == {
        f"elios_desktop-{__version__}.data/data/share/man/man6/elios-desktop.6"
    }
    assert f"{about}licenses/LICENSE" in inside


@pytest.mark.long
def test_the_source_package_builds_the_same_wheel(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data") if hasattr(tarfile, "data_filter") else archive.extractall(tmp_path)
    source = tmp_path / f"elios_desktop-{__version__}"
    for needed in ("Makefile", "README.md", "tests/conftest.py", "packaging/make_deb.py", "bench/__main__.py"):
        assert (source / needed).is_file()
    assert not names(source, "*.pyc")
    from tests.packages.conftest import build

    again = build(source, "wheel", tmp_path / "again", "*.whl")
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert one.namelist() == other.namelist()
    assert wheel.read_bytes() == again.read_bytes()


def test_a_clean_checkout_builds_the_same_wheel(wheel: Path, checkout: Path, tmp_path: Path) -> None:
    """One without compiled translations; nothing is left behind in it."""
    source = tmp_path / "source"
    there = subprocess.run(
        ["git", "ls-files", "-z"], cwd=checkout, check=True, capture_output=True, timeout=PATIENCE
    ).stdout
    for name in filter(None, there.decode().split("\0")):
        if name.startswith(("elios_desktop/", "packaging/", "resources/", "translations/")) or "/" not in name:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(checkout / name, source / name)
    assert not names(source, "*.qm")
    from tests.packages.conftest import build

    assert build(source, "wheel", tmp_path / "again", "*.whl").read_bytes() == wheel.read_bytes()
    assert not names(source, "*.qm")


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel alone; its libraries are those of the environment that runs the tests."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=PATIENCE)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--quiet"]
    subprocess.run(
        [*pip, "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)], check=True, timeout=PATIENCE
    )
    return folder


@pytest.fixture(scope="module")
def full_environment(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment made as README.md says: what is committed, and what it asks for."""
    folder = tmp_path_factory.mktemp("full")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=PATIENCE)
    repository = f"git+{checkout.as_uri()}"
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", repository], check=True, timeout=900)
    return folder


def variables(home: Path, language: str, libraries: str | None) -> dict[str, str]:
    """What a program that is started from the menu finds in its environment."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    found = {"PYTHONPATH": libraries} if libraries else {}
    return {**kept, **found, "HOME": str(home), "LANG": LOCALES[language]}


def plays(folder: Path, desktop: Desktop, language: str, home: Path, libraries: str | None) -> None:
    """The installed command opens a save, and the rulebook speaks the language."""
    given = variables(home, language, libraries)
    program = str(folder / "bin" / "elios-desktop")
    where = subprocess.run(
        [folder / "bin" / "python", "-c", "import elios_desktop; print(elios_desktop.__file__)"],
        env=given, cwd=home, check=True, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert Path(where.stdout).is_relative_to(folder)
    given |= {"DISPLAY": desktop.screen.name, "QT_QPA_PLATFORM": "xcb"}
    check = subprocess.run([program, "--check"], env=given, cwd=home, capture_output=True, text=True, timeout=PATIENCE)
    assert (check.returncode, check.stderr) == (0, "")
    in_language = translator(language)
    assert check.stdout.splitlines()[-1] == in_language("Check", "Everything is there.")
    title = entry_of("holi").name(in_language)
    with desktop.running([program, str(SAVE)], given, home) as process:
        desktop.wait_for(f"{title}: ", process)
        desktop.press("F1")
        desktop.wait_for(in_language("Rulebook", "{game}: the rulebook").format(game=title), process)


LIBRARIES = sysconfig.get_path("purelib")


@sized("language", ["it"], list(LOCALES))
def test_the_wheel_plays(environment: Path, desktop: Desktop, language: str, tmp_path: Path) -> None:
    plays(environment, desktop, language, tmp_path, LIBRARIES)


@pytest.mark.packages
@pytest.mark.parametrize("language", LOCALES)
def test_the_wheel_brings_what_it_needs(
    full_environment: Path, desktop: Desktop, language: str, tmp_path: Path
) -> None:
    plays(full_environment, desktop, language, tmp_path, None)
