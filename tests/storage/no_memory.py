"""Storage at work while one allocation after the other can't be had; run by `test_no_memory.py` as a process.

For each of the numbers given a child does one job; of what it allocates from then on, the one of this number is
refused.
"""

from __future__ import annotations

import os
import shutil
import sys
import traceback
from _testcapi import remove_mem_hooks, set_nomemory  # type: ignore[import-not-found]
from collections import Counter
from pathlib import Path
from typing import Any

from tests.storage.jobs import JOBS, Job, set_aside

REFUSED, DONE, DONE_AND_REFUSED, LOST, SPOILT, WRONG, BUG = range(7)


def without(number: int, job: Job, folder: Path, expected: object, before: object, after: object) -> int:
    """How it comes out if one allocation is refused."""
    answer: Any = None
    try:
        set_nomemory(number, number + 1)
        answer = job.do(folder)
        remove_mem_hooks()
        done = True
    except Exception:  # not only MemoryError: without memory Python takes a path for something else
        done = False
    finally:
        remove_mem_hooks()
    if set_aside(folder):
        return SPOILT
    found = job.found(folder)
    if done:
        return LOST if found != after else DONE if answer == expected else WRONG
    return REFUSED if found == before else DONE_AND_REFUSED if found == after else LOST


def main(folder: Path, name: str, first: int, last: int, step: int) -> None:
    """Print how often each of these came out."""
    job = JOBS[name]
    (folder / "before").mkdir()
    job.begin(folder / "before")
    before = job.found(folder / "before")
    shutil.copytree(folder / "before", folder / "after")
    expected = job.do(folder / "after")
    after = job.found(folder / "after")
    counts: Counter[int] = Counter()
    for number in range(first, last, step):
        place = folder / str(number)
        shutil.copytree(folder / "before", place)
        child = os.fork()
        if child == 0:
            status = BUG
            try:
                status = without(number, job, place, expected, before, after)
            except Exception:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(status)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        counts[code] += 1
        if code not in (REFUSED, DONE, DONE_AND_REFUSED):
            print(f"allocation {number}: {code}", file=sys.stderr)
        shutil.rmtree(place)
    print(dict(counts))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:6]))
