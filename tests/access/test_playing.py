"""A whole game of each, played to its end by the accessible tree, the announcements and the actions alone."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.games import GAMES, entry_of
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.shell.window import MainWindow
from tests.access.scenes import Finder, course_in_words, in_files
from tests.facts import facts_of
from tests.lessons.test_lessons import LEARNED

BUS = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
MINUTES = 25
LONG = 30
"""What is longer than this isn’t read out twice running: so no name of a thing, which may lie beside one like it."""
pytestmark = pytest.mark.access


def _has_reader() -> bool:
    asks = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([SYSTEM_PYTHON, "-c", asks], capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="session", autouse=True)
def _equipment() -> None:
    missing = [name for name in ("Xvfb", "xvfb-run", "dbus-run-session") if shutil.which(name) is None]
    assert not missing, missing
    assert BUS.exists()
    assert _has_reader(), "packaging/setup_system.sh access installs what is missing"


def _pattern(*templates: str) -> str:
    """Any of these sentences, whoever it names."""
    parts = [re.sub(r"\\\{\w+\\\}", ".+", re.escape(template)) for template in templates]
    return "^(" + "|".join(parts) + ")"


def _words(game: str, language: str) -> dict[str, Any]:
    """What is written on the buttons that a player has to know."""
    tr = translator(language)
    came = (
        tr("Curtain", "I’m {name}: lift the curtain"),
        tr("Curtain", "I’m {name}: let’s go"),
        tr("Table", "I’m {name}: show me what’s mine"),
        tr("Elementos", "I’m {name}: lay out my tokens"),
        tr("Holi", "I’m {name}: show my cards"),
        tr("Exagon", "Everybody agrees: go on"),
    )
    wins = [tr("End", text).strip("{}names") for text in ("{names} wins!", "{names} win!", "A draw", "It’s a tie!")]
    title = entry_of(game).name(tr)
    return {
        "box": fill(tr("Home", "New game of {game}"), game=title),
        "start": tr("NewGame", "Start"),
        "moves": tr("Panel", "Moves"),
        "taken": tr("Telling", "Picked up: {piece}.").partition("{")[0],
        "come": _pattern(*came),
        "first": _pattern(tr("Holi", "Throw"), tr(game.capitalize(), "Ready")),
        "last": _pattern(
            tr("Elios", "Pass"),
            tr("Exagon", "Really end without a tile?"),
            tr(game.capitalize(), "End turn"),
            tr("Holi", "Finish"),
        ),
        "end": "|".join(re.escape(text.strip()) for text in wins),
        "better": _pattern(tr("Elementos", "{name}’s wand, on {square}")) if game == "elementos" else "",
        "worse": re.escape(tr("Holi", "{card}. It doesn’t fit anywhere face-up now.").removeprefix("{card}")),
        "wand": _pattern(tr("Elementos", "{name}’s wand, on {square}")),
        "first name": fill(tr("NewGame", "Player {number}"), number=1),
        "minutes": MINUTES,
    }


def _run(folder: Path, checkout: Path, game: str, language: str, **more: Any) -> dict[str, Any]:
    """Let somebody play who sees nothing; what they tell."""
    folders = {f"XDG_{kind.upper()}_HOME": str(folder / kind) for kind in ("config", "data", "state")}
    settings = folder / "config" / "elios-desktop" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"format": "elios-desktop.settings", "version": 1, "animation": "off"}))
    program = [sys.executable, "-m", "elios_desktop"]
    asked = {
        "bus": str(BUS),
        "program": program,
        "opens": program,
        "others": [],
        "orca": [],
        "speech": "",
        "scenes": [],
        "course": {},
        "environment": folders | {"HOME": str(folder), "LANGUAGE": language, "QT_QPA_PLATFORM": "xcb",
                                  "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        "title": entry_of(game).name(translator(language)),
        "words": _words(game, language),
        "seed": 1,
    }  # fmt: skip
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--"]
    played = subprocess.run(
        [*screen, SYSTEM_PYTHON, "-W", "ignore", str(checkout / "tests" / "access" / "reader.py")],
        input=json.dumps(asked | more), cwd=checkout, capture_output=True, text=True, timeout=60 * (MINUTES + 2),
        env=os.environ | folders | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime)}, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr[-3000:]
    told: dict[str, Any] = json.loads(played.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_a_game_is_played_unseen(tmp_path: Path, checkout: Path, game: str, language: str) -> None:
    told = _run(tmp_path, checkout, game, language)
    heard = "\n".join(told["heard"])
    assert re.search(_words(game, language)["end"], told["heard"][-1])
    assert told["moves"]
    assert [move for move in told["moves"] if move not in heard] == []
    assert not [one for one, other in pairwise(told["heard"]) if one == other]
    assert len(told["renamed"]) < 5, "while a table comes, nobody has to listen to what is measured"
    assert not set(told["heard"]) & set(told["described"])  # readers that know both would say it twice


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", LEARNED)
def test_a_course_is_taken_unseen(window: MainWindow, tmp_path: Path, checkout: Path, game: str, language: str) -> None:
    """From the first gesture to winning: by what is read out and the actions alone."""
    window.services.preferences.change(animation="off", pace="instant", language=language)
    course = course_in_words(window, game)
    (tmp_path / "reader").mkdir()
    told = _run(tmp_path / "reader", checkout, game, language, course=course)
    heard = " ".join(told["heard"])
    assert told["unheard"] == []
    assert course["end"] in heard
    assert not [one for one, other in pairwise(told["heard"]) if one == other]


def _run_with_orca(folder: Path, checkout: Path, game: str, **more: Any) -> dict[str, Any]:
    """Let somebody play who hears Orca and nothing else; what they tell."""
    heard: Any = {"others": [["openbox"]], "orca": ["orca", "--replace"], "speech": str(folder / "orca.log")}
    with open(f"/tmp/elios-orca-{os.getuid()}.lock", "w") as alone:  # not in this run's own folder
        fcntl.flock(alone, fcntl.LOCK_EX)  # an Orca that starts ends every other one that the user has on this machine
        return _run(folder, checkout, game, "en", **heard, **more)


@pytest.mark.parametrize("game", LEARNED)
def test_orca_speaks_a_course(window: MainWindow, tmp_path: Path, checkout: Path, game: str) -> None:
    """What each step says, the praise, and the end."""
    window.services.preferences.change(animation="off", pace="instant", language="en")
    course = course_in_words(window, game)
    (tmp_path / "reader").mkdir()
    told = _run_with_orca(tmp_path / "reader", checkout, game, course=course)
    heard = " ".join(told["heard"])
    assert told["unheard"] == []
    assert course["end"] in heard


@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_orca_speaks_what_happens(qtbot: Any, tmp_path: Path, checkout: Path, game: str) -> None:
    """Each kind of move, each refusal that a hand can meet and each kind of end: from Orca’s log."""
    wanted = {*facts_of(game).scenes}
    language = Language()
    language.use("en")
    try:
        scenes = Finder(qtbot, game).search(wanted)
    finally:
        language.release()
    assert scenes
    assert wanted <= {scene.kind for scene in scenes}
    told = _run_with_orca(tmp_path, checkout, game, scenes=in_files(scenes, tmp_path))
    assert {scene.kind: scene.heard for scene in scenes if scene.kind in told["unheard"]} == {}
    assert told["unheard"] == []
    assert not [one for one, other in pairwise(told["heard"]) if one == other and len(one) > LONG]
