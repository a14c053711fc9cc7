"""Make the books of puzzles anew: `make_puzzles.py [GAME …] [--games N] [--report]`, for all games if none is named.

The books depend on `SEED` alone, to the byte; on how many processors they are made makes no difference.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from elios_desktop.games import GAMES
from elios_desktop.puzzles import mining
from elios_desktop.puzzles.book import written
from elios_desktop.puzzles.contract import Puzzle

SEED = 2026
WANTED = 380
"""How many a book has."""
HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "resources" / "puzzles"


def main() -> None:
    """Make what is asked for."""
    with_puzzles = [entry.id for entry in GAMES if entry.has("puzzles")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *with_puzzles], default=[])
    parser.add_argument("--games", type=int, help="how many games are played instead of as many as a book needs")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args()
    os.nice(19)
    wish.folder.mkdir(parents=True, exist_ok=True)
    for game_id in wish.game or with_puzzles:
        games = mining.played(game_id, SEED, wish.games, wish.jobs)
        dull = json.loads((HERE / "dull_puzzles.json").read_text(encoding="utf-8"))
        puzzles = mining.selected(games, WANTED, dull)
        path = wish.folder / f"{game_id}.json"
        path.write_bytes(written(puzzles))
        print(_told(path, games, puzzles))


def _told(path: Path, games: Sequence[Sequence[mining.Candidate]], puzzles: Sequence[Puzzle]) -> str:
    """What was found and what was taken."""
    levels = Counter((puzzle.claim.kind, puzzle.claim.goal, puzzle.level) for puzzle in puzzles)
    lines = [f"{path}: {len(puzzles)} of {sum(map(len, games))} from {len(games)} games"]
    return "\n".join(
        lines + [f"  {kind} {goal}, level {level}: {n}" for (kind, goal, level), n in sorted(levels.items())]
    )


if __name__ == "__main__":
    main()
