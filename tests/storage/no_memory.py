"""Saves while one allocation after the other can't be had; run by `test_no_memory.py`, in a process of its own.

For each of the numbers given a child saves once; of what it allocates from then on, the one of this number is refused.
"""

from __future__ import annotations

import os
import sys
from _testcapi import remove_mem_hooks, set_nomemory  # type: ignore[import-not-found]
from pathlib import Path

from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.saves import Saves
from tests.storage.games import ID, document, load_save

PLAYED = 4


def plies_in(folder: Path) -> int:
    """What the next start finds."""
    saves = Saves(folder / "games", folder / "aside", FileSystem())
    try:
        return len(saves.open(ID, load_save).loaded.record()["moves"])
    finally:
        saves.release_all()


def save_without(number: int, folder: Path) -> int:
    """0: refused, and all is as before; 1: saved; 2: saved in spite of it; else something is lost."""
    saves = Saves(folder / "games", folder / "aside", FileSystem())
    next_one = document("exagon", PLAYED + 1)
    saved = None
    try:
        set_nomemory(number, number + 1)
        saves.save(next_one)
        remove_mem_hooks()
        saved = True
    except (MemoryError, SaveError):
        remove_mem_hooks()
        saved = False
    saves.release_all()
    found = plies_in(folder)
    if saved:
        return 1 if found == PLAYED + 1 else 3
    return {PLAYED: 0, PLAYED + 1: 2}.get(found, 4)


def main(folder: Path, first: int, last: int, step: int) -> None:
    """Print how often each of these came out, and the number after which nothing was refused."""
    for plies in range(1, PLAYED + 1):
        saves = Saves(folder / "before" / "games", folder / "before" / "aside", FileSystem())
        saves.save(document("exagon", plies))
        saves.release_all()
    counts: dict[int, int] = {}
    for number in range(first, last, step):
        os.system(f"cp -r '{folder}/before' '{folder}/{number}'")
        child = os.fork()
        if child == 0:
            status = 5
            try:
                status = save_without(number, folder / str(number))
            finally:
                os._exit(status)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        counts[code] = counts.get(code, 0) + 1
        os.system(f"rm -r '{folder}/{number}'")
    print(counts)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:5]))
