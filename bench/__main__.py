"""Run the measurements: `python -m bench [NAME…]`, all of them without a name; 1 if a target is missed.

A measurement is a module with `run() -> bool`, which prints a table and says whether it meets its targets.
"""

from __future__ import annotations

import sys
from importlib import import_module

MEASUREMENTS = (
    "engines", "players", "puzzles", "thinking", "programs", "storage", "files", "window", "felt", "packages",
)  # fmt: skip


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        print(f"There is no measurement “{unknown[0]}”, only: {', '.join(MEASUREMENTS)}.", file=sys.stderr)
        return 2
    met = True
    for name in names or MEASUREMENTS:
        print(f"\n{name}\n{'=' * len(name)}", flush=True)
        met = import_module(f"bench.{name}").run() and met
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
