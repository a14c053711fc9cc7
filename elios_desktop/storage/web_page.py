"""The game within a web page that the program has written: where it stands, and how it is found again.

Nothing of the page is understood but this one element. What stands in it is JSON that has no “<”, and it goes through
the same door as any file from outside.
"""

from __future__ import annotations

SUFFIXES = (".html", ".htm")
RECORD_BEGINS = '<script type="application/json" id="elios-desktop-game">'
RECORD_ENDS = "</script>"


def is_page(data: bytes) -> bool:
    """Whether this could be a page: no JSON begins like it."""
    return data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<"


def game_in_page(data: bytes) -> bytes | None:
    """The game that stands in a page; None if none does."""
    _, begins, rest = data.partition(RECORD_BEGINS.encode())
    inside, ends, _ = rest.partition(RECORD_ENDS.encode())
    return inside if begins and ends else None
