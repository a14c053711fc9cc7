"""What the desktop is told: the menu entry with its games, and the metainfo with its pictures and addresses."""

from __future__ import annotations

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from elios_desktop import __version__
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import entry_of
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES
from tests.waiting import PATIENCE

APP = "io.github.elios_desktop.EliosDesktop"


@pytest.fixture
def linux(checkout: Path) -> Path:
    return checkout / "packaging" / "linux"


@pytest.mark.parametrize(
    "command",
    [("desktop-file-validate", f"{APP}.desktop"), ("appstreamcli", "validate", "--no-net", f"{APP}.metainfo.xml")],
)
def test_the_judges_of_the_desktop_agree(linux: Path, command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    done = subprocess.run(command, cwd=linux, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_each_game_can_be_begun_from_the_menu_in_every_language(linux: Path) -> None:
    entry = configparser.ConfigParser(delimiters="=", interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(linux / f"{APP}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"].endswith(" %F")
    assert tuple(entry["Desktop Entry"]["Actions"].rstrip(";").split(";")) == GAME_IDS
    for game in GAME_IDS:
        assert f"Desktop Action {game}" in entry, f"packaging/linux/{APP}.desktop lacks it: each game has one"
        action = entry[f"Desktop Action {game}"]
        assert action["Exec"] == f"elios-desktop --new-game {game}"
        for language in LANGUAGES:
            said = action["Name" if language == "en" else f"Name[{language}]"]
            assert entry_of(game).name(translator(language)) in said


def test_the_metainfo_shows_pictures_that_the_repository_has(linux: Path, checkout: Path) -> None:
    metainfo = ET.parse(linux / f"{APP}.metainfo.xml")
    pictures = [image.text or "" for image in metainfo.iter("image")]
    assert {Path(each).stem for each in pictures} == {"home", *GAME_IDS}
    for each in pictures:
        assert (checkout / each.partition(f"/v{__version__}/")[2]).is_file()
    addresses = {url.get("type") for url in metainfo.iter("url")}
    assert addresses >= {"homepage", "bugtracker", "vcs-browser", "contribute"}
    assert {control.text for control in metainfo.iter("control")} == {"keyboard", "pointing", "touch"}
    assert next(metainfo.iter("release")).get("version") == __version__
