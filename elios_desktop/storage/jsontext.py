"""How the program writes its JSON: compact for itself, indented for people. Reading is `strict_json`."""

from __future__ import annotations

import json


def compact(value: object) -> str:
    """One line, ASCII only, keys in the order given. TypeError or ValueError if it isn't JSON."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def pretty(value: object) -> bytes:
    """For people to read: indented, letters as they are, a line end at the end. TypeError if it isn't JSON."""
    text = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    try:
        return f"{text}\n".encode()
    except UnicodeEncodeError:  # half of a surrogate pair has no UTF-8; escaped it survives
        return f"{json.dumps(value, indent=1, allow_nan=False)}\n".encode()
