"""What a seat sees of Elios, which is everything: beams in front of the players are open to all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.elios.rules.deal import COLUMNS, HIGHEST, LETTERS, is_group

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class View:
    """A position of Elios."""

    phase: str
    columns: tuple[str, ...]
    """Each column's letters, bottom to top."""
    discs: int
    hands: tuple[str, ...]
    """Until all have arranged: every seat's beams, sorted; afterwards nothing."""
    groups: tuple[tuple[str, ...], ...]
    """Each seat's groups, sorted; none for a seat that has yet to arrange."""
    arranged: tuple[Seat, ...]
    """The seats in the order in which they finished arranging."""
    to_move: Seat | None
    pending: tuple[Seat, ...]
    passes: int
    joker: str
    result: Result | None

    @property
    def seats(self) -> int:
        return len(self.groups)

    @property
    def bare(self) -> bool:
        """Whether nothing has been placed yet: every column has just the sun's beam."""
        return all(len(column) == 1 for column in self.columns)

    def height(self, column: int) -> int:
        """Tell how many beams lie on a column; columns count from 1."""
        return len(self.columns[column - 1])

    def to_json(self) -> Json:
        return {
            "game": "elios",
            "phase": self.phase,
            "columns": list(self.columns),
            "discs": self.discs,
            "hands": list(self.hands),
            "groups": [list(each) for each in self.groups],
            "arranged": list(self.arranged),
            "to_move": self.to_move,
            "pending": list(self.pending),
            "passes": self.passes,
            "joker": self.joker,
            "result": None if self.result is None else self.result.to_json(),
        }


def view_from_json(value: Any) -> View:
    """Return the view that `View.to_json` wrote; ValueError for anything else."""
    match value:
        case {
            "game": "elios",
            "phase": "arrange" | "play" | "over" as phase,
            "columns": columns,
            "discs": discs,
            "hands": hands,
            "groups": groups,
            "arranged": arranged,
            "to_move": to_move,
            "pending": pending,
            "passes": passes,
            "joker": "open" | "keeps" as joker,
            "result": result,
        } if len(value) == 12:
            bundles = _all(groups, lambda each: _all(each, _group))
            seats = len(bundles)
            view = View(
                phase,
                _all(columns, _beams),
                _number(discs, HIGHEST),
                _all(hands, _beams),
                bundles,
                _all(arranged, lambda each: _seat(each, seats)),
                None if to_move is None else _seat(to_move, seats),
                _all(pending, lambda each: _seat(each, seats)),
                _number(passes, seats),
                joker,
                _result(result, seats),
            )
            # What phase it is says who is to do something, and whether hands or only groups are left.
            asked = {"arrange": view.pending != (), "play": view.to_move is not None, "over": view.result is not None}
            right = asked.pop(phase) and not any(asked.values()) and len(view.columns) == COLUMNS
            if right and len(view.hands) == (seats if phase == "arrange" else 0):
                return view
    raise ValueError("this is no position of Elios")


def _all(value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
    if not isinstance(value, list):
        raise ValueError("this is no list")
    return tuple([read(each) for each in value])


def _beams(value: Any) -> str:
    if not isinstance(value, str) or not value or not set(value) <= set(LETTERS):
        raise ValueError("these are no beams")
    return value


def _group(value: Any) -> str:
    if not is_group(_beams(value)) or list(value) != sorted(value):
        raise ValueError("this is no group")
    return str(value)


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError("this is no number that is possible here")
    return value


def _seat(value: Any, seats: int) -> Seat:
    if _number(value, seats) == 0:
        raise ValueError("this is no seat")
    return int(value)


def _result(value: Any, seats: int) -> Result | None:
    match value:
        case None:
            return None
        case {"winners": winners, "reason": "all_placed" | "blocked" as reason, "scores": dict(scores)} if len(
            value
        ) == 3 and list(scores) == [str(seat) for seat in range(1, seats + 1)]:
            left = {seat: _number(beams, 99) for seat, beams in scores.items()}
            return Result(_all(winners, lambda each: _seat(each, seats)), reason, left)
    raise ValueError("this is no result")
