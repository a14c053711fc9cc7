"""The command line: what each argument does, in sentences, with the right exit status."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from elios_desktop import __version__
from elios_desktop.cli import main
from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.games import GAMES, entry_of
from elios_desktop.texts.translate import english, environment_language
from tests.engine.test_tournament import tournament
from tests.play import played
from tests.waiting import PATIENCE


def saved(folder: Path, game_id: str, plies: int = 10_000, seats: int | None = None) -> Path:
    game = find_game(game_id)
    assert game is not None
    path = folder / f"{game_id}-{plies}.elios"
    path.write_text(json.dumps(played(game, seats or game.seats[0], {}, 2, plies).record()), encoding="utf-8")
    return path


def lines(capsys: pytest.CaptureFixture[str]) -> tuple[list[str], list[str]]:
    captured = capsys.readouterr()
    return captured.out.splitlines(), captured.err.splitlines()


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert lines(capsys) == ([f"elios-desktop {__version__}"], [])
    for arguments in (["--help"], ["-h"], ["shots", "--help"], ["replay", "-h"], ["engine", "--help"]):
        assert main(arguments) == 0
        out, err = lines(capsys)
        assert out[0].startswith("Usage: elios-desktop")
        assert any(line.startswith("Elios, Elementos, Exagon") and GAMES[-1].title in line for line in out)
        assert any(line.endswith(f": {', '.join(GAME_IDS)}") for line in out)
        assert err == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["-x"],
        ["engine", "x"],
        ["replay"],
        ["shots"],
        ["shots", "a", "b"],
        ["shots", "--nonsense"],
        ["replay", "--"],
        ["--check", "x"],
        ["--new-game"],
        ["--new-game", "chess"],
        ["--new-game", "holi", "elios"],
        ["a", "-b"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    out, err = lines(capsys)
    assert out == []
    assert len(err) == 1
    assert err[0].startswith("elios-desktop: ")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_replay_says_how_games_stand(game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [saved(tmp_path, game_id, plies) for plies in (0, 12, 10_000)]
    assert main(["replay", *map(str, files)]) == 0
    out, err = lines(capsys)
    assert err == []
    for file, line in zip(files, out, strict=True):
        record = json.loads(file.read_text())
        assert line.startswith(f"{file}: {entry_of(game_id).name(english)}, {len(record['moves'])} move")
    assert "seat" in out[0] or "still arranging: " in out[0]
    assert "won by" in out[2] or "drawn" in out[2]


def test_replay_goes_on_after_a_file_that_does_not_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = saved(tmp_path, "holi")
    record = json.loads(saved(tmp_path, "elementos", 10).read_text())
    record["moves"][6:] = ["b3-b9\nx"]
    illegal = tmp_path / "illegal.elios"
    illegal.write_text(json.dumps(record))
    foreign = tmp_path / "line\nbreak.elios"
    foreign.write_bytes(b"\x89PNG\r\n")
    big = tmp_path / "big.elios"
    with big.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    missing = tmp_path / "missing.elios"
    assert main(["replay", *map(str, (illegal, foreign, big, missing, tmp_path, good))]) == 1
    out, err = lines(capsys)
    assert len(out) == 1
    assert out[0].startswith(f"{good}: Holi, ")
    assert len(err) == 5
    assert "Move 7" in err[0]
    assert "game.bad_notation" in err[0]
    assert err[1].startswith(f"{tmp_path}/line\\nbreak.elios: ")
    assert all("record.unreadable" in line for line in err[1:])


@pytest.mark.parametrize("language", ["it", "de"])
def test_replay_speaks_the_users_language_of_files_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    empty = tmp_path / "empty.elios"
    empty.touch()
    assert main(["replay", str(tmp_path / "no.elios"), str(tmp_path), str(empty)]) == 1
    _, err = lines(capsys)
    said = {
        "it": ("“no.elios” non c’è.", f"“{tmp_path.name}” non è un file normale.", "Il file è vuoto."),
        "de": ("„no.elios“ ist nicht da.", f"„{tmp_path.name}“ ist keine gewöhnliche Datei.", "Die Datei ist leer."),
    }
    for line, path, sentence in zip(err, (tmp_path / "no.elios", tmp_path, empty), said[language], strict=True):
        assert line == f"{path}: {sentence} (record.unreadable)"


def test_replay_reads_tournaments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evening.elios"
    path.write_text(json.dumps(tournament(2, plies=9).record()))
    assert main(["replay", str(path)]) == 0
    out, _ = lines(capsys)
    totals = ", ".join(map(str, tournament(1).totals))
    assert out == [f"{path}: Exagon tournament, 1 game, totals {totals}, under way"]


def run(checkout: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "elios_desktop", *arguments],
        cwd=checkout,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def test_without_pyside_there_is_a_sentence(checkout: Path) -> None:
    """Python without its site-packages has no PySide6; everything that needs no window works all the same."""
    bare = [sys.executable, "-S", "-E", "-m", "elios_desktop"]
    for arguments in ([], ["game.elios"], ["shots", "folder"]):
        done = subprocess.run([*bare, *arguments], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "PySide6" in done.stderr
    done = subprocess.run([*bare, "--check"], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (1, "")
    for library in ("PySide6_Essentials", "platformdirs", "pyqtgraph", "numpy"):
        assert f"{library}: missing\n" in done.stdout
        assert f"The library {library} isn’t installed.\n" in done.stdout
    for argument in ("--version", "--help"):
        done = subprocess.run([*bare, argument], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [[], ["engine"], ["--check"], ["replay", "x.elios"], ["--version"], ["x.elios"]])
def test_too_old_a_python_gets_one_true_sentence(checkout: Path, words: list[str]) -> None:
    """Whatever it was asked for, before anything is read that it can't read."""
    script = (
        "import runpy, sys; sys.version_info = (3, 9, 2); sys.argv[0] = 'x'\n"
        "runpy.run_module('elios_desktop', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *words], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Elios Desktop needs Python 3.11 or newer (this is Python 3.9.2, {sys.executable}).\n"


def test_what_the_oldest_python_reads_is_nothing_new(checkout: Path) -> None:
    for name in ("__init__.py", "__main__.py"):
        source = (checkout / "elios_desktop" / name).read_text(encoding="utf-8")
        ast.parse(source, feature_version=(3, 6))
        assert source.isascii()
        assert "annotations" not in source


def test_replay_into_a_closed_pipe_is_quiet(checkout: Path, tmp_path: Path) -> None:
    file = saved(tmp_path, "elios")
    with subprocess.Popen(
        [sys.executable, "-m", "elios_desktop", "replay", *[str(file)] * 50],
        cwd=checkout,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_names_that_a_terminal_cannot_show(checkout: Path) -> None:
    done = run(checkout, "replay", "très\udcff💥", LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "it_IT", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "it_IT", "LANGUAGE": "xx:de:it"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "it"}, "it"),
        ({"LANG": "Deutsch"}, "en"),
    ],
    ids=str,
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


@pytest.mark.parametrize("window", ["1", "x", "-1", "99999999999999999999", ""])
def test_nobody_but_the_window_has_a_program_started(checkout: Path, tmp_path: Path, window: str) -> None:
    """Whatever files are called."""
    done = run(checkout, "keep", window, "touch", str(tmp_path / "owned"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not any(tmp_path.iterdir())
