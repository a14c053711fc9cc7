"""Measure all parts: `python -m bench.felt`; `python -m bench.felt PART [AMOUNT]` measures one here, and prints it as
JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import astuple

from bench.felt import PARTS, run


def main(part: str = "", amount: str = "{}") -> int:
    """Measure one part here, or all, each in a process of its own; 1 if a target of them is missed."""
    if not part:
        return 0 if run() else 1
    lines = [astuple(line) for line in PARTS[part].lines(**json.loads(amount))]
    print(json.dumps(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
