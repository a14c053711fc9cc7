"""What the documents say of the protocol and of the notation is what the program does."""

from __future__ import annotations

import json
import re
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.protocol import Engine
from tests.facts import begun_later

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REQUEST = '{"do":'
ANSWER = '{"ok":'


def blocks(path: Path, kind: str) -> list[list[str]]:
    return [text.splitlines() for found, text in BLOCK.findall(path.read_text(encoding="utf-8")) if found == kind]


def ask(engine: Engine, line: str) -> dict[str, Any]:
    answer = json.loads(engine.answer(line.encode()))
    assert isinstance(answer, dict)
    return answer


def alike(shown: Any, answered: Any) -> bool:
    """Whether an answer is as it is shown, where “…” stands for anything."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(answered, dict):
        return list(shown) == list(answered) and all(alike(shown[name], answered[name]) for name in shown)
    return bool(shown == answered)


@pytest.mark.parametrize(("document", "answers"), [("README.md", 4), ("docs/protocol.md", 26)])
def test_the_protocol_answers_as_it_is_shown(checkout: Path, document: str, answers: int) -> None:
    compared = 0
    for block in blocks(checkout / document, ""):
        if not any(line.startswith(ANSWER) for line in block):
            continue
        engine = Engine()
        for line, following in pairwise(block):
            if following.startswith(ANSWER):
                answer = ask(engine, line)
                if "levels" in answer:
                    assert set(answer["levels"]) == set(GAME_IDS)
                    answer["levels"] = {game: answer["levels"][game] for game in GAME_IDS if game not in begun_later()}
                assert alike(json.loads(following), answer), f"{line}\nis shown with {following}\nand gets {answer}"
                compared += 1
    assert compared >= answers


def test_every_request_and_code_of_the_protocol_is_written_down(checkout: Path) -> None:
    text = (checkout / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert {*re.findall(r'`\{"do": "(\w+)"', text)} == set(Engine()._handlers)
    told = set(re.findall(r'"error": "((?:protocol|game|record|players)\.\w+)"', text))
    listed = set(re.findall(r"`((?:protocol|game|record|players)\.\w+)`", text))
    assert listed - told == {"protocol.internal", "players.not_to_act"}, "each is shown, but for bugs"
    assert told <= listed


def test_moves_are_written_as_it_is_shown(checkout: Path) -> None:
    """A game that was begun later has its notation in its own folder."""
    games = []
    shared = blocks(checkout / "docs" / "notation.md", "moves")
    own = [blocks(checkout / "elios_desktop" / "games" / game / "notation.md", "moves") for game in begun_later()]
    for begin, *moves in (*shared, *chain.from_iterable(own)):
        engine = Engine()
        assert ask(engine, begin)["ok"], begin
        games.append(json.loads(begin)["game"])
        for line in moves:
            move, _, code = re.sub(r" {2,}", "\t", line).partition("\t")
            answer = ask(engine, json.dumps({"do": "play", "move": move}))
            assert answer.get("error", "") == code, f"{line}: {answer}"
    assert tuple(sorted(games)) == tuple(sorted(GAME_IDS))


GUIDES = ("CONTRIBUTING.md", "docs/architecture.md", "docs/recipes.md")


def test_the_first_page_is_short(checkout: Path) -> None:
    assert (checkout / "CONTRIBUTING.md").read_text(encoding="utf-8").count("\n") <= 80


def test_what_the_guides_name_is_there(checkout: Path) -> None:
    """Modules, by the ends of their paths; `<id>` is any of the games, whose parts can be packages, too."""
    text = "\n".join((checkout / name).read_text(encoding="utf-8") for name in GUIDES)
    names = set(re.findall(r"[a-z0-9_<>/]*[a-z0-9_>]\.py\b", text))
    assert len(names) > 80
    files = {
        f"/{path.relative_to(checkout).as_posix()}"
        for part in ("elios_desktop", "tests", "packaging", "bench")
        for path in (checkout / part).rglob("*.py")
    }

    def there(name: str) -> bool:
        named = {name.replace("<id>", game) for game in GAME_IDS}
        ends = tuple(f"/{each}" for each in (*named, *(each.replace(".py", "/__init__.py") for each in named)))
        return any(path.endswith(ends) for path in files)

    assert sorted(name for name in names if not there(name)) == []


def test_where_one_looks_is_where_it_is(checkout: Path) -> None:
    """The functions that the map names beside a file."""
    for file, name in (
        ("ui/board/scene.py", "def _outline("),
        ("games/holi/rules/game.py", "options: "),
        ("ui/export/exporter.py", "class Exporter("),
        ("ui/export/exporter.py", "def fill_board_menu("),
        ("ui/kit/page.py", "def fit("),
        ("ui/session/computers.py", "def follow("),
        ("ui/session/computers.py", "def _ask("),
        ("ui/play/table_page.py", "def show_now("),
    ):
        assert name in (checkout / "elios_desktop" / file).read_text(encoding="utf-8"), file


def test_each_test_that_is_promised_is_there(checkout: Path) -> None:
    """Every point of accessibility names tests that are there, or says why there is none."""
    text = (checkout / "docs" / "accessibility.md").read_text(encoding="utf-8")
    there = [each.name for each in (checkout / "tests").rglob("test_*.py")]
    named = re.findall(r"`(?:tests/\w+/)?(test_\w+\.py)`", text)
    assert len(set(named)) > 30
    assert [each for each in named if there.count(each) < 1] == []
    folders = re.findall(r"`(tests/[\w/]+)`", text)
    assert folders
    assert [each for each in folders if not list((checkout / each).glob("test_*.py"))] == []
    rows = [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("| ") and "---" not in line]
    points = [row for row in rows if row[0].strip() and "guideline" not in row[0]]
    assert len(points) > 40
    assert all(row[-1].strip() for row in points)
    targets = re.findall(r"`make ([\w-]+)`", text)
    makefile = (checkout / "Makefile").read_text(encoding="utf-8")
    assert [each for each in targets if f"\n{each}:" not in makefile] == []
