"""The AppImage on a bare Debian 12 and 13, as an ordinary user, with FUSE and without: it plays, and leaves nothing."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elios_desktop import __version__
from elios_desktop.engine.contract import GAME_IDS
from tests.packages.desktop import Desktop
from tests.packages.machine import PLAYER, Machine, bare_machine
from tests.waiting import PATIENCE

pytestmark = [
    pytest.mark.packages,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a machine in a folder"),
]

SAVE = Path(__file__).parent.parent / "storage" / "golden" / "record-1-holi.elios"
PROGRAM = "/opt/elios-desktop.AppImage"
EVERY_DESKTOP_HAS = (
    *("libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libx11-xcb1", "libxcb-render0", "libgssapi-krb5-2"),
    *("fonts-dejavu-core", "fuse3"),
)
"""Nothing of what Qt wants besides: that has to be in the file."""
SYSTEMS = {"bookworm": "libglib2.0-0", "trixie": "libglib2.0-0t64"}
THEN_WAIT = """
"$@"
code=$?
until [ -z "$(find /tmp ~/.cache -maxdepth 1 -name 'elios-desktop-*' 2>/dev/null)" ] && ! grep -q elios /proc/mounts
do sleep 0.1; done
exit $code
"""
"""Run a command, and end when nothing of it is left; if something stays, somebody loses patience."""


@pytest.fixture(scope="module")
def package(checkout: Path) -> Path:
    """What `make appimage` has built."""
    path = checkout / "dist" / f"elios-desktop-{__version__}-x86_64.AppImage"
    assert path.is_file(), "`make appimage` builds it"
    return path


@pytest.fixture(scope="module", params=SYSTEMS)
def system(
    checkout: Path, package: Path, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Machine]:
    """A machine with the file on it, and a user."""
    suite = str(request.param)
    folder = tmp_path_factory.mktemp(suite)
    packages = (*EVERY_DESKTOP_HAS, SYSTEMS[suite])
    machine = bare_machine(folder / "root", checkout / "build" / f"{suite}-desktop.tar", suite, packages)
    machine.run("useradd", "--create-home", PLAYER)
    (machine.root / "etc" / "mtab").symlink_to("../proc/self/mounts")  # every system that was started has it
    shutil.copy(package, machine.root / PROGRAM[1:])
    shutil.copyfile(SAVE, machine.root / "opt" / "an evening.elios")
    yield machine
    shutil.rmtree(folder)


@pytest.fixture(params=["with FUSE", "without FUSE"])
def machine(system: Machine, request: pytest.FixtureRequest) -> Machine:
    """The machine, where a file can be mounted by everybody or by nobody."""
    device = system.root / "dev" / "fuse"
    device.unlink(missing_ok=True)
    if request.param == "with FUSE":
        if not Path("/dev/fuse").exists():
            pytest.skip("this machine's Linux has no FUSE")
        os.mknod(device, stat.S_IFCHR, Path("/dev/fuse").stat().st_rdev)
        device.chmod(0o666)
    return system


def waiting(*arguments: str) -> list[str]:
    """The program with these arguments; it has ended when nothing of it is left."""
    return ["sh", "-c", THEN_WAIT, "sh", PROGRAM, *arguments]


def test_the_version_and_the_rules_are_there(machine: Machine) -> None:
    assert machine.run(*waiting("--version"), user=PLAYER) == f"elios-desktop {__version__}\n"
    answer = json.loads(machine.run(*waiting("engine"), user=PLAYER, text='{"do": "games"}\n'))
    assert [game["id"] for game in answer["games"]] == list(GAME_IDS)


def test_it_is_mounted_where_that_can_be_done(machine: Machine) -> None:
    said = machine.run(*waiting("--check"), user=PLAYER, QT_QPA_PLATFORM="offscreen")
    assert said.splitlines()[-1] == "Everything is there."
    mounted = (machine.root / "dev" / "fuse").exists()
    assert ("(/tmp/elios-desktop-" in said, f"(/home/{PLAYER}/.cache/elios-desktop-" in said) == (mounted, not mounted)


def test_a_program_that_is_killed_leaves_nothing_either(machine: Machine) -> None:
    """And its folder was nobody else's; fusermount3 doesn't depend on what the one who starts it ignores."""
    script = (
        "trap '' CHLD; mkfifo ~/asked; \"$0\" engine < ~/asked > ~/said & exec 3> ~/asked;"
        'echo "{\\"do\\": \\"games\\"}" >&3;'
        'until [ -s ~/said ]; do sleep 0.1; done; find /tmp ~/.cache -maxdepth 1 -name "elios-desktop-*" -perm /022;'
        "rm ~/asked ~/said; kill -9 $!"
    )
    command = ["sh", "-c", THEN_WAIT, "sh", "sh", "-c", script, PROGRAM]
    assert machine.run(*command, user=PLAYER) == ""


def test_what_a_power_cut_has_left_goes_at_a_later_start(system: Machine) -> None:
    """But nothing that is in use, is new, or has another name."""
    (system.root / "dev" / "fuse").unlink(missing_ok=True)
    script = (
        "cd ~/.cache && mkdir -m 700 elios-desktop-unpacked-old elios-desktop-unpacked-new elios-desktop-unpacked-held"
        " elios-desktop-photos && touch elios-desktop-unpacked-old/file && touch -d yesterday *-old *-held *-photos &&"
        ' exec 3< elios-desktop-unpacked-held && flock 3 && "$0" --version && ls -d elios-desktop-* &&'
        " rm -r *-new *-held *-photos"
    )
    system.run("mkdir", "-p", f"/home/{PLAYER}/.cache", user=PLAYER)
    said = system.run("sh", "-c", THEN_WAIT, "sh", "sh", "-c", script, PROGRAM, user=PLAYER)
    kept = {line for line in said.splitlines() if line.startswith("elios-desktop-")}
    assert "elios-desktop-unpacked-old" not in kept
    assert {"elios-desktop-unpacked-new", "elios-desktop-unpacked-held", "elios-desktop-photos"} <= kept


def test_home_is_painted_and_a_saved_game_opens(machine: Machine, desktop: Desktop) -> None:
    for arguments, title in (([], "Elios Desktop"), (["/opt/an evening.elios"], "Holi: ")):
        command = machine.command(waiting(*arguments), PLAYER, DISPLAY=desktop.screen.name)
        with desktop.running(command, os.environ, Path("/")) as process:
            desktop.wait_for(title, process)


def test_it_is_unpacked_only_where_nothing_is_in_the_way(machine: Machine) -> None:
    script = 'cd "$(mktemp -d)" && "$0" --appimage-extract && ls squashfs-root/AppRun && ! "$0" --appimage-extract'
    said = machine.run("sh", "-c", f"{script}; code=$?; rm -rf ./squashfs-root; exit $code", PROGRAM, user=PLAYER)
    assert said.split() == ["squashfs-root", "squashfs-root/AppRun"]


def test_what_it_is_not_asked_for_is_said_in_the_users_language(package: Path) -> None:
    for language, word in (("it_IT.UTF-8", "sconosciuto"), ("de_DE.UTF-8", "unbekannt"), ("C", "unknown")):
        done = subprocess.run(
            [package, "--appimage-tea"], env={"LANG": language}, capture_output=True, text=True, timeout=PATIENCE
        )
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert word in done.stderr


def test_a_file_that_was_not_downloaded_whole_says_so(package: Path, tmp_path: Path) -> None:
    part = tmp_path / package.name
    part.write_bytes(package.read_bytes()[:5_000_000])
    part.chmod(0o755)
    done = subprocess.run([part, "--version"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert "download it again" in done.stderr


def test_it_needs_nothing_of_the_system_and_says_what_it_is(package: Path) -> None:
    with package.open("rb") as file:
        assert file.read(11)[8:] == b"AI\x02"
    assert "NEEDED" not in subprocess.run(["objdump", "-p", package], check=True, capture_output=True, text=True).stdout
    assert package.stat().st_size < 65_000_000


def test_it_is_the_same_when_built_again(package: Path, checkout: Path, tmp_path: Path) -> None:
    """To the byte, at another time and in a place with another umask."""
    before = package.read_bytes()
    program = ["sh", "-c", f"umask 077; exec {sys.executable} {checkout}/packaging/make_appimage.py"]
    subprocess.run(program, check=True, stdout=subprocess.DEVNULL, cwd=tmp_path, timeout=3600)
    assert package.read_bytes() == before
