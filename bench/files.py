"""What files may cost: hostile texts, hundreds of saves, an autosave, spoiled files; and an engine's start, a sound.

Limits are times what adding five million numbers takes in the same process, or times what stands beside them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.saves import Saves, encode
from elios_desktop.strict_json import StrictJsonError, loads

ROOT = Path(__file__).resolve().parent.parent
NUMBERS = 5_000_000
"""A tenth of a second on a good machine."""
LARGE = 2_000_000
HOSTILE: dict[str, Callable[[int], str]] = {
    "escaped quotes": lambda size: '"' + '\\"' * size,
    "brackets": lambda size: "[" * size * 2,
    "brackets in strings": lambda size: '"[' * size,
    "pairs": lambda size: "[]" * (size // 20),
}
SAVES, MOVES = 300, 500
HOSTILE_TIMES, LIST_TIMES, SPOILED_TIMES, ENGINE_TIMES = 8.0, 6.0, 20.0, 5.0
SAVED_TIMES, ENCODED_TIMES = 40.0, 10.0
"""Times what writing the moves as JSON and nothing else takes: some nine and one and a half are usual."""
BARE = "import json, sys; print(json.loads(sys.stdin.readline()), flush=True)"


class OnNoDisk(FileSystem):
    """Waits for nothing."""

    def fsync(self, descriptor: int) -> None:
        os.fstat(descriptor)

    def sync_folder(self, path: Path) -> None:
        path.stat()


def run() -> bool:
    """Print the figures; whether all targets are met."""
    return judge(measure())


def judge(figures: dict[str, float]) -> bool:
    """Print how many times of what stands beside it each takes; whether all targets are met."""
    good = True
    for name, target in {
        **{f"hostile: {what}": HOSTILE_TIMES for what in HOSTILE},
        f"{SAVES} games are listed": LIST_TIMES,
        "a spoiled save is opened or refused, at worst": SPOILED_TIMES,
        f"an autosave of {MOVES} moves": SAVED_TIMES,
        "  of which it is written as text in": ENCODED_TIMES,
        "the engine's first answer": ENGINE_TIMES,
    }.items():
        value = figures[name.strip()]
        good = good and value <= target
        print(f"{name:<50} {value:6.1f} times  <= {target:4.0f} {'' if value <= target else 'MISSED'}")
    return good


def measure(large: int = LARGE, saves: int = SAVES, times: int = 15) -> dict[str, float]:
    """Each as a multiple of what stands beside it, all in processor time: others' share isn't ours."""
    numbers = _seconds(lambda: sum(range(NUMBERS)), 3)
    figures = {
        f"hostile: {what}": _seconds(partial(_refused, text(large)), 1) / numbers for what, text in HOSTILE.items()
    }
    with TemporaryDirectory() as name:
        figures |= _saves(Path(name), saves, times, numbers)
    starts = [(_answered("-m", "elios_desktop", "engine"), _answered("-c", BARE)) for _ in range(times)]
    own, bare = (min(each) for each in zip(*starts, strict=True))
    return figures | {"the engine's first answer": own / bare}


def _saves(folder: Path, count: int, times: int, numbers: float) -> dict[str, float]:
    saves = Saves(folder / "games", folder / "aside", OnNoDisk())
    document = saves.new_document(record=_record("holi", 20))
    data = encode(replace(document, head={"game": "holi"}), "2026")
    for number in range(count):
        place = folder / "games" / f"{number:032x}"
        place.mkdir(parents=True)
        (place / "save-000001.json").write_bytes(data)
    listed = _seconds(saves.unfinished, 3)
    long = _record("elementos", 20)
    made = saves.new_document(record={**long, "moves": (long["moves"] * MOVES)[:MOVES]})
    plain = _seconds(lambda: json.dumps(made.record), times)
    return {
        f"{SAVES} games are listed": listed / numbers,
        "a spoiled save is opened or refused, at worst": _spoiled(folder / "spoiled", data, times) / numbers,
        f"an autosave of {MOVES} moves": _seconds(lambda: saves.save(made), times) / plain,
        "of which it is written as text in": _seconds(lambda: saves.encode(made), times) / plain,
    }


def _spoiled(folder: Path, data: bytes, times: int) -> float:
    """The worst of many."""
    chance, worst = Random(times), 0.0
    place = folder / "games" / f"{0:032x}"
    place.mkdir(parents=True)
    for _ in range(20 * times):
        at, end = sorted(chance.randrange(len(data)) for _ in range(2))
        (place / "save-000001.json").write_bytes(data[:at] + chance.randbytes(chance.randrange(9)) + data[end:])
        saves = Saves(folder / "games", folder / "aside", OnNoDisk())
        worst = max(worst, _seconds(saves.unfinished, 1))
    return worst


def _record(game_id: str, moves: int) -> dict[str, Any]:
    """A game's beginning, by chance."""
    game = find_game(game_id)
    assert game is not None
    session, chance = Session.dealt(game, [SeatInfo("Anna"), SeatInfo("Bruno")], {}, 3), Random(3)
    while session.ply < moves:
        state = session.state
        session.play(chance.choice(game.legal(state) or [game.arrangement(state, state.pending[0], 1)]))
    return session.record()


def _refused(text: str) -> None:
    try:
        loads(text)
    except StrictJsonError:
        return
    raise AssertionError("that is no JSON")


def _answered(*program: str) -> float:
    """Processor seconds of a program that answers one line and ends."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *program], cwd=ROOT, input=b'{"do": "undo"}\n', capture_output=True, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _seconds(job: Callable[[], object], times: int) -> float:
    took = []
    for _ in range(times):
        begin = process_time()
        job()
        took.append(process_time() - begin)
    return median(took)
