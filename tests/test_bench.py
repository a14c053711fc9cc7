"""Every measurement runs, in a form so small that it takes a moment; how fast things are is for `make bench` to say.

What is measured beside python-chess or OpenSpiel, which are not installed here, gets a figure in their place. Each that
opens the program's window has a process of its own, as in the benchmark.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bench import __main__ as bench
from bench import engines, felt, files, packages, players, puzzles, storage, thinking, window
from bench.ladder import results
from bench.ladder.__main__ import main as ladder
from bench.ladder.identity import Identities
from bench.ladder.matches import all_matches
from bench.ladder.playing import dealt
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games.elios import players as elios_play
from tests.facts import begun_later
from tests.sizes import sized
from tests.waiting import PATIENCE

CHESS_MS = (10.0, 10.0)


def test_what_is_listed_can_be_run(checkout: Path) -> None:
    with_run = {
        path.stem if path.stem != "__init__" else path.parent.name
        for path in (checkout / "bench").rglob("*.py")
        if "\ndef run() -> bool:" in path.read_text()
    }
    assert set(bench.MEASUREMENTS) == with_run
    for name in bench.MEASUREMENTS:
        assert callable(import_module(f"bench.{name}").run)
    assert bench.main(["tables"]) == 2


def test_each_game_is_measured() -> None:
    runners = engines.own_runners()
    engines.measure(runners, rounds=2, seconds=0.005)
    assert [runner.name for runner in runners] == list(GAME_IDS)
    assert set(engines.TARGETS) == {*GAME_IDS} - begun_later()
    for runner in runners:
        assert len(runner.rates) == 2
        assert min(runner.rates) > 0


def test_computer_players_search(capsys: pytest.CaptureFixture[str]) -> None:
    rates = players.measure(players.own_runners(2), warming_up=1, rounds=1)
    assert set(players.TARGETS) <= set(rates)
    assert all(len(each) == 1 and each[0] > 0 for each in rates.values())
    assert players.judge({**rates, players.YARDSTICK: [1.0]})
    assert not players.judge({**rates, players.YARDSTICK: [1e9]})
    assert capsys.readouterr().out.count("missed") == len(players.TARGETS)


def test_claims_are_proved(capsys: pytest.CaptureFixture[str]) -> None:
    rates = players.measure(puzzles.own_runners(1), warming_up=0, rounds=1)
    assert all(each[0] > 0 for each in rates.values())
    assert puzzles.tell(rates)
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(rates)


def test_decisions_are_judged_beside_chess(capsys: pytest.CaptureFixture[str]) -> None:
    assert thinking.decisions([1], [1], lambda: 100.0)
    assert not thinking.decisions([1], [1], lambda: 1e-9)
    assert capsys.readouterr().out.count("missed") == len(GAME_IDS)


def test_the_windows_clock_ticks_while_a_computer_thinks() -> None:
    assert "2 times" in _in_a_process("from bench import thinking; thinking.ticks(12, 1)")


@pytest.mark.long
def test_what_holds_the_loop_while_a_program_plays_is_measured() -> None:
    told = _in_a_process("from bench import programs; programs.measure(('prose', 'an exception'), times=1)")
    assert [line[:32].strip() for line in told.splitlines()] == ["a program that plays", "prose", "an exception"]


@pytest.mark.long
def test_a_record_opens_and_statistics_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures("storage", f"moves=4, games=8, times=2, yardstick=lambda: {CHESS_MS}")
    assert all(figure > 0 for figure in figures.values())
    assert storage.judge(
        {name: min(figure, 0.1) for name, figure in figures.items()} | {"chess": 1000.0, "chess, processor": 1000.0}
    )
    assert not storage.judge(figures | {"chess": 0.0, "chess, processor": 0.0, "a bare write": 0.0})
    assert capsys.readouterr().out.count("MISSED") == 6


def test_what_files_cost_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    figures = files.measure(large=200, saves=2, times=1)
    assert files.judge(dict.fromkeys(figures, 1.0))
    assert not files.judge(dict.fromkeys(figures, 1e9))
    assert capsys.readouterr().out.count("MISSED") == len(figures)


def test_each_table_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(
        "tables", f"tables.Amount(tries=1, moves=10, steps=tables.BLOCK, times=1), lambda: {CHESS_MS}, ['elementos']"
    )
    assert set(figures) == {"elementos"}
    for each in figures.values():
        assert all(figure > 0 for name, figure in each.items() if name != "what")
    far = {game: dict.fromkeys(each, 1.0) | {"drag": 100.0} for game, each in figures.items()}
    for ratio in (1, 2):
        assert not window.judge_tables(far, ratio)
    assert capsys.readouterr().out.count("MISSED") == 2


@pytest.mark.long
def test_starts_are_measured_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    window.start_side_by_side(rounds=1)
    assert capsys.readouterr().out.count("times a bare window") == 4


FELT: dict[str, dict[str, Any]] = {
    "homes": {"rounds": 1, "counts": [0, 3], "many": 5},
    "evenings": {"rounds": 1, "finished": 5},
    "starts": {"rounds": 1, "games": ["elementos"]},
    "evicted": {"rounds": 1},
    "long games": {"lengths": [4, 6], "moves": 1, "rounds": 1},
    "memory": {"games": 1, "switches": 1, "tables": 1},
    "motions": {"rounds": 1, "games": ["elementos"]},
    "festivities": {"rounds": 1, "games": ["elementos"]},
    "stops": {"rounds": 1, "counts": [1], "seconds": 0.1},
    "openings": {"rounds": 1, "games": ["elementos"]},
    "names": {"rounds": 1, "count": 3},
    "touches": {"drags": 1, "games": ["elementos"]},
    "idle": {"seconds": 0.1, "games": ["elementos"]},
    "resizing": {"games": ["elementos"], "steps": 2},
}
"""How little of each part is enough here; those that only differ in size aren't tried again."""


def test_what_people_feel_is_listed() -> None:
    assert {felt.PARTS[part].lines for part in FELT} == {part.lines for part in felt.PARTS.values()}


@sized("part", ["resizing"], [*FELT])
def test_what_people_feel_is_measured(
    part: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    lines = felt.measured(part, **FELT[part])
    assert lines
    for line in lines:
        assert line.beside > 0, line.what
        assert replace(line, value=0.0).judge()
        assert not replace(line, value=1e9).judge()
    assert capsys.readouterr().out.count("MISSED") == len(lines)


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")
def test_a_packaged_start_is_measured(tmp_path: Path, checkout: Path) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ncd '{checkout}' && exec '{sys.executable}' -m elios_desktop\n")
    program.chmod(0o755)
    with packages.virtual_screen() as screen:
        assert not screen.mapped()
        start = packages.start(str(program), tmp_path / "home", screen)
    assert 0 < start.mapped <= start.painted
    assert start.kib > 0


def _figures(name: str, arguments: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(
        _in_a_process(f"import json; from bench import {name}; print(json.dumps({name}.main({arguments})))")
    )
    return figures


def _in_a_process(source: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", source],
        cwd=Path(__file__).resolve().parent.parent,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_ladder_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    monkeypatch.setattr(results, "KEPT", tmp_path / "players.json")
    file = tmp_path / "exagon.jsonl"

    def lines() -> list[dict[str, Any]]:
        return [json.loads(line) for line in file.read_text().splitlines()]

    assert ladder(["exagon", "--games", "2", "--match", "exagon 2 v 2"]) == 0
    played = lines()
    assert [line["number"] for line in played] == [0, 1]
    assert all(len(line["looks"]) > 3 for line in played)
    said = capsys.readouterr().out
    assert "Brier score" in said
    assert "of 2 games" in said
    ladder(["exagon", "--games", "3", "--match", "exagon 2 v 2"])
    assert lines()[:2] == played
    assert len(lines()) == 3
    # Games of players who think otherwise don't count; of whoever says other chances, neither.
    changed = [played[0] | {"players": "somebody-else"}, played[1] | {"chances": "others"}]
    file.write_text("".join(json.dumps(line) + "\n" for line in changed))
    capsys.readouterr()
    ladder(["exagon", "--match", "exagon 2 v 2", "--show"])
    assert capsys.readouterr().out == ""
    assert lines() == changed
    ladder(["exagon", "--games", "1", "--match", "exagon 2 v 2"])
    assert lines()[2:] == played[:1]  # the same question, the same game
    # What comes before the first one is another machine's.
    ladder(["exagon", "--first", "4", "--games", "4", "--match", "exagon 2 v 2"])
    assert [line["number"] for line in lines()[3:]] == [3]


def test_the_ladder_paints_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    monkeypatch.setattr(results, "KEPT", tmp_path / "players.json")
    for match in ("holi child v 1", "holi 2 v 2", "holi head_start=1 2 v 3"):
        ladder(["holi", "--games", "2", "--match", match, "--page", str(tmp_path)])
    ladder(["holi", "--show", "--page", str(tmp_path)])
    page = (tmp_path / "players.md").read_text(encoding="utf-8")
    assert re.search(r"^\| child v 1 \| [01]\.\d\d \| 0\.\d\d to [01]\.\d\d \| 2 \| 0\.50 to 0\.80", page, re.MULTILINE)
    assert re.search(r"^\| holi head_start=1 2 v 3 \| .* \| 2 \| 0\.45 to 0\.55", page, re.MULTILINE)
    assert re.search(r"^\| Holi \| 0\.\d{3} \| 0\.\d{3} \| 2 \|$", page, re.MULTILINE)
    rows = [text.text for text in ET.parse(tmp_path / "players.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert "child v 1" in rows
    assert any(text and text.endswith(" of 2") for text in rows)
    # Another machine has that page from what is kept, without a game, and goes on with games of its own.
    (tmp_path / "holi.jsonl").unlink()
    ladder(["holi", "--show", "--page", str(tmp_path)])
    assert (tmp_path / "players.md").read_text(encoding="utf-8") == page
    ladder(["holi", "--games", "3", "--match", "holi child v 1", "--page", str(tmp_path)])
    assert "| 3 | 0.50 to 0.80" in (tmp_path / "players.md").read_text(encoding="utf-8")
    # What others have played who think otherwise doesn't count.
    kept = json.loads((tmp_path / "players.json").read_text())
    kept["holi child v 1"]["who"]["players"] = "somebody-else"
    kept["holi child v 1"]["games"] = 4
    (tmp_path / "players.json").write_text(json.dumps(kept))
    ladder(["holi", "--show", "--match", "holi child v 1", "--page", str(tmp_path)])
    assert "| 3 | 0.50 to 0.80" in (tmp_path / "players.md").read_text(encoding="utf-8")


def test_a_head_start_sits_with_the_first_player() -> None:
    match = next(match for match in all_matches(["holi"]) if match.head == 2)
    assert [dealt(match, 0, seat).options["head_start"] for seat in (1, 2)] == ["1:2", "2:2"]


def test_players_of_the_ladder_are_known_by_what_they_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(match for match in all_matches(["elios"]) if match.name == "elios 3 v 2")
    [three, two] = Identities().of_players(match).split("-")
    levels = elios_play.LEVELS
    monkeypatch.setattr(
        elios_play, "LEVELS", (*levels[:2], replace(levels[2], nodes=levels[2].nodes + 50), *levels[3:])
    )
    [other, same] = Identities().of_players(match).split("-")
    assert other != three
    assert same == two
