"""The Debian package on a clean Debian 12: installed, played, asked about its files, and removed again."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elios_desktop import __version__
from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.games import entry_of
from elios_desktop.players.worker import seen_to_json
from elios_desktop.texts.catalogue import translator
from tests.packages.desktop import LOCALES, Desktop
from tests.packages.machine import PLAYER, Machine, clean_machine
from tests.play import new_session

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import notices

from tests.waiting import PATIENCE

pytestmark = [
    pytest.mark.packages,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a machine in a folder"),
]

APP = "io.github.elios_desktop.EliosDesktop"
GAME_TYPE = "application/x-elios-desktop-game"
SAVE = Path(__file__).parent.parent / "storage" / "golden" / "record-1-holi.elios"
EVENING = f"/home/{PLAYER}/an evening.elios"
LINUX = Path("packaging", "linux")


@pytest.fixture(scope="module")
def package(checkout: Path) -> Path:
    """What `make deb` has built."""
    path = checkout / "dist" / f"elios-desktop_{__version__}_amd64.deb"
    assert path.is_file(), "`make deb` builds it"
    return path


@pytest.fixture(scope="module")
def machine(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A clean machine with a save that somebody has sent."""
    folder = tmp_path_factory.mktemp("machine")
    machine = clean_machine(folder / "root", checkout / "build" / "debian12.tar")
    sent = machine.root / EVENING[1:]
    shutil.copyfile(SAVE, sent)
    machine.run("chown", f"{PLAYER}:", EVENING)
    yield machine
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def before(machine: Machine, package: Path) -> dict[str, str]:
    """What is on the machine when all that the package depends on is there, but not the package."""
    depends = subprocess.run(
        ["dpkg-deb", "--field", str(package), "Depends"], check=True, capture_output=True, text=True
    ).stdout
    machine.apt("update")
    machine.apt("satisfy", "--yes", "--no-install-recommends", depends)
    return machine.files()


@pytest.fixture(scope="module")
def installed(machine: Machine, before: dict[str, str], package: Path) -> Machine:
    """The machine with the package."""
    shutil.copyfile(package, machine.root / "tmp" / package.name)
    machine.apt("install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
    return machine


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_files_for_the_desktop_are_valid(checkout: Path) -> None:
    assert run("desktop-file-validate", str(checkout / LINUX / f"{APP}.desktop")) == ""
    run("appstreamcli", "validate", "--no-net", str(checkout / LINUX / f"{APP}.metainfo.xml"))


def test_lintian_finds_nothing_and_is_told_to_overlook_nothing_else(package: Path) -> None:
    """But that Debian has the font, too, which other systems have not. An override that excuses nothing is none."""
    command = ["lintian", "--allow-root", "--info", "--display-info", "--tag-display-limit", "0", str(package)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=600).stdout
    lines = [line for line in found.splitlines() if line[:2] in ("E:", "W:") or "-override " in line]
    assert {line.split()[2] for line in lines} == {"duplicate-font-file"}, lines


def test_it_is_the_same_when_built_again(package: Path, checkout: Path, tmp_path: Path) -> None:
    """To the byte, at another time and in a place with another umask."""
    before = package.read_bytes()
    program = ["sh", "-c", f"umask 077; exec {sys.executable} {checkout}/packaging/make_deb.py"]
    subprocess.run(program, check=True, stdout=subprocess.DEVNULL, cwd=tmp_path, timeout=3600)
    assert package.read_bytes() == before


def test_every_library_in_the_bundle_is_named(checkout: Path) -> None:
    """And nothing that was named looks for libraries where it was built."""
    folder = checkout / "dist" / "elios-desktop" / "_internal"
    inside = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()]
    assert notices.unnamed(inside) == []
    told = (folder / "elios_desktop" / "NOTICES.txt").read_text(encoding="utf-8")
    for part in notices.carried(inside, []):
        assert f"\n{part.name}" in told
    for path in folder.rglob("*.so*"):
        found = re.findall(r"R(?:UN)?PATH +(.*)", run("objdump", "-p", str(path)))
        assert all(place.startswith("$ORIGIN") for place in ":".join(found).split(":") if place), (path, found)


def test_the_package_is_small(package: Path) -> None:
    assert package.stat().st_size < 60_000_000


def test_the_version_and_the_rules_are_there(installed: Machine) -> None:
    assert installed.run("elios-desktop", "--version", user=PLAYER) == f"elios-desktop {__version__}\n"
    answer = json.loads(installed.run("elios-desktop", "engine", user=PLAYER, text='{"do": "games"}\n'))
    assert [game["id"] for game in answer["games"]] == list(GAME_IDS)


def test_the_computer_players_think_in_a_process_of_their_own(installed: Machine) -> None:
    game = find_game("holi")
    assert game is not None
    seen = new_session(game, 2, {}, 1).seen_by(1)
    request = {"id": 7, "do": "choose", "game": "holi", "seen": seen_to_json(seen), "level": 1, "seed": 1}
    reply = json.loads(installed.run("elios-desktop", "players", user=PLAYER, text=json.dumps(request) + "\n"))
    assert reply["id"] == 7
    assert reply["move"]


def test_every_library_finds_what_it_needs(installed: Machine) -> None:
    """Only what serves sound, printers and Wayland may be missing, where there is none of them."""
    libraries = [
        f"/{path.relative_to(installed.root)}"
        for path in (installed.root / "usr" / "lib" / "elios-desktop").rglob("*.so*")
    ]
    said = installed.run("ldd", *libraries, LD_LIBRARY_PATH="/usr/lib/elios-desktop/_internal")
    missing = {line.split()[0] for line in said.splitlines() if "not found" in line}
    missing = {name for name in missing if not name.startswith("libwayland-")}
    assert missing <= {"libpulse.so.0", "libcups.so.2"}


def test_a_save_has_its_type_and_its_program(installed: Machine) -> None:
    assert installed.run("xdg-mime", "query", "filetype", EVENING, user=PLAYER) == f"{GAME_TYPE}\n"
    assert installed.run("xdg-mime", "query", "default", GAME_TYPE, user=PLAYER) == f"{APP}.desktop\n"


@pytest.mark.parametrize("language", LOCALES)
def test_the_installed_program_plays(installed: Machine, desktop: Desktop, language: str) -> None:
    given = {"LANG": LOCALES[language], "DISPLAY": desktop.screen.name}
    in_language = translator(language)
    check = installed.run("elios-desktop", "--check", user=PLAYER, **given)
    assert check.splitlines()[-1] == in_language("Check", "Everything is there.")
    title = entry_of("holi").name(in_language)
    command = installed.command(["elios-desktop", EVENING], PLAYER, **given)
    with desktop.running(command, os.environ, Path("/")) as process:
        desktop.wait_for(f"{title}: ", process)
        desktop.press("F1")
        desktop.wait_for(in_language("Rulebook", "{game}: the rulebook").format(game=title), process)


def test_without_a_display_it_says_so(installed: Machine) -> None:
    command = installed.command(["elios-desktop"], PLAYER, LANG="de_DE.UTF-8")
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "elios-desktop --check" in done.stderr


def test_removing_it_leaves_games_and_nothing_else(installed: Machine, before: dict[str, str]) -> None:
    home = Machine(installed.root / "home" / PLAYER)
    games = home.files()
    assert {Path(EVENING).name, ".config/elios-desktop/settings.json"} <= games.keys()
    installed.apt("remove", "--yes", "elios-desktop")
    assert home.files() == games
    after = installed.files()
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert not {name for name in changed if not name.startswith("var/lib/dpkg/")}
    assert not [name for name in after if "elios" in name.lower()]
