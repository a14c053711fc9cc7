"""What a start of the window is asked for: files to open, or a game to set up. A second start hands its request to the
program that runs already.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

END = b"\0"
"""Behind each line of a request, and once more behind the last: the one letter that no file's name has."""
_NEW_GAME = b"new-game:"
"""Files are named from the root, so none begins like this."""


@dataclass(frozen=True, slots=True)
class StartRequest:
    """Nothing at all only wants the window."""

    files: tuple[str, ...] = ()
    new_game: str = ""

    def to_bytes(self) -> bytes:
        """Pack it for another process, which may be in another folder."""
        lines = [_NEW_GAME + self.new_game.encode()] if self.new_game else []
        lines += [os.fsencode(Path(file).absolute()) for file in self.files]
        return b"".join(line + END for line in lines) + END

    @classmethod
    def from_bytes(cls, data: bytes) -> StartRequest:
        """Return the opposite. Whether there is such a game is for the reader to see."""
        lines = [line for line in data.split(END) if line]
        games = [line for line in lines if line.startswith(_NEW_GAME)]
        return cls(
            tuple(os.fsdecode(line) for line in lines if line not in games),
            games[0].removeprefix(_NEW_GAME).decode("utf-8", "replace") if games else "",
        )
