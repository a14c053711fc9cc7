"""What is seen of a position: everything, by everybody."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Json, Result, Seat
from tests.fifth_game.rules.core import SQUARES


@dataclass(frozen=True, slots=True)
class View:
    """A position; `owners` are the seats that marked the squares, 0 for none, in the order of `SQUARES`."""

    phase: str
    owners: tuple[int, ...]
    to_move: Seat | None
    result: Result | None
    pending: tuple[Seat, ...] = ()

    def owner(self, square: str) -> Seat | None:
        """Whose mark is on a square."""
        return self.owners[SQUARES.index(square)] or None

    def to_json(self) -> Json:
        """The form that the rules give; a fresh value every time."""
        return {
            "game": "noughts",
            "phase": self.phase,
            "squares": dict(zip(SQUARES, self.owners, strict=True)),
            "to_move": self.to_move,
            "pending": [],
            "result": self.result.to_json() if self.result else None,
        }


def view_from_json(value: Json) -> View:
    """The view that `View.to_json` wrote; ValueError for anything else."""
    try:
        result = value["result"] and Result(tuple(value["result"]["winners"]), value["result"]["reason"])
        view = View(value["phase"], tuple(value["squares"].values()), value["to_move"], result)
        if view.to_json() == value:
            return view
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"this is no view of noughts and crosses: {value!r:.200}") from error
    raise ValueError(f"this is no view of noughts and crosses: {value!r:.200}")
