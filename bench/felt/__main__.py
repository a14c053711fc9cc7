"""Measure one part here: `python -m bench.felt PART [AMOUNT]` prints its lines as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import astuple

from bench.felt import PARTS


def main(part: str, amount: str = "{}") -> None:
    """Measure one part here, and print its lines."""
    lines = [astuple(line) for line in PARTS[part].lines(**json.loads(amount))]
    print(json.dumps(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
