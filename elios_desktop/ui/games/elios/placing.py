"""A placement under way: a bundle of which some beams have been put on their columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from elios_desktop.engine.contract import Json
from elios_desktop.engine.games.elios import Move
from elios_desktop.engine.games.elios.placing import placements


@dataclass(frozen=True, slots=True)
class Placing:
    """A bundle of which some beams have been put on their columns."""

    bundle: str
    """The key of its piece."""
    letters: str
    put: dict[str, int] = field(default_factory=dict)

    @property
    def left(self) -> str:
        """The beams that are still to be put somewhere."""
        return "".join(letter for letter in self.letters if letter not in self.put)

    def to_json(self) -> Json:
        return {"bundle": self.bundle, "letters": self.letters, "put": self.put}

    @classmethod
    def from_json(cls, value: Any, legal: Iterable[Move]) -> Placing | None:
        """What was saved, if it still leads to a legal move."""
        match value:
            case {"bundle": str(bundle), "letters": str(letters), "put": dict(put)}:
                ways = placements(legal, letters, put)
                if ways:
                    return cls(bundle, letters, {letter: ways[0].column_of[letter] for letter in put})
        return None
