"""Games in which the computer players are asked, and what another process answers to the same question."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from elios_desktop.engine.contract import AnyState, Json, Refusal, Seen, find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.players import contract
from tests.waiting import PATIENCE

ELSEWHERE = """
import json, sys
from elios_desktop.players import contract
from elios_desktop.engine.session import Session
record, seat, level, seed = json.load(sys.stdin)
choice = contract.choose(record["game"], Session.from_record(record).seen_by(seat), level, seed)
print(json.dumps([choice.move, choice.nodes, choice.chance]))
"""


def random_session(game_id: str, seats: int, options: Mapping[str, Any], seed: int, plies: int) -> Session:
    """A game in which so many moves were played by chance, or up to its end."""
    game = find_game(game_id)
    assert game is not None
    session = Session.dealt(game, [SeatInfo(f"Seat {seat}") for seat in range(seats)], options, seed)
    rng = Random(seed)
    for _ in range(plies):
        if session.state.result is None:
            session.play(rng.choice(game.legal(session.state)))
    return session


def play_on(session: Session, level_of: Callable[[int], int], plies: int) -> Iterator[tuple[Seen[Any], AnyState]]:
    """Let the players play on, every move legal; what each saw, and the position that it was."""
    for ply in range(plies):
        state = session.state
        if state.result is not None:
            return
        seat = state.to_move
        assert seat is not None
        seen = session.seen_by(seat)
        yield seen, state
        choice = contract.choose(session.game.id, seen, level_of(seat), ply)
        played = session.play_text(choice.move)
        assert not isinstance(played, Refusal), (choice.move, played)
        assert choice.nodes > 0
        assert choice.chance is None or 0 <= choice.chance <= 1


def newest_python() -> str | None:
    """The newest Python at hand that is another version than this one, if there is any."""
    names = [shutil.which(f"python3.{minor}") for minor in range(11, 30)]
    kept = sorted(Path(sys.base_prefix).parent.glob("3.*/bin/python3"))  # as pyenv keeps them
    found: dict[tuple[int, ...], str] = {}
    for path in filter(None, [*names, *map(str, kept)]):
        run = subprocess.run(
            [path, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True, timeout=PATIENCE
        )
        if run.returncode == 0:
            found[tuple(map(int, run.stdout.split()))] = path
    newest = max(found, default=(0, 0))
    return found[newest] if newest >= (3, 11) and newest != sys.version_info[:2] else None


def answer_elsewhere(record: Json, seat: int, level: int, seed: int, python: str = sys.executable) -> list[Any]:
    """What a new process, with other hashes of texts, answers."""
    run = subprocess.run(
        [python, "-c", ELSEWHERE],
        input=json.dumps([record, seat, level, seed]),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    answer: list[Any] = json.loads(run.stdout)
    return answer
