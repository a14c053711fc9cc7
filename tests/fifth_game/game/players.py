"""The players of noughts and crosses: they look ahead, and like free rows."""

from collections.abc import Mapping, Sequence

from elios_desktop.players.contract import Reason
from elios_desktop.players.search import WON, Evaluation
from elios_desktop.players.two_sides import TwoSides
from tests.fifth_game.game.rules import LINES, SQUARES, Board, Core


def core_of(view: Board) -> Core:
    """Return the position to be searched."""
    return view.core.copy()


def _open(core: Core, seat: int) -> int:
    """Count the rows that a seat can still complete."""
    return sum(all(core.marks[at] != 3 - seat for at in line) for line in LINES)


def _value(core: Core) -> int:
    return 10 * (_open(core, core.side) - _open(core, 3 - core.side))


def _final(core: Core) -> int:
    return 0 if not core.winner else WON if core.winner == core.side else -WON


def _ordered(core: Core, moves: list[int], refuted: Mapping[int, int]) -> list[int]:
    return sorted(moves, key=lambda move: -refuted.get(move, 0))


def _completes(core: Core, seat: int, square: int) -> bool:
    return any(square in line and all(at == square or core.marks[at] == seat for at in line) for line in LINES)


def _reasons(core: Core, move: int) -> Sequence[Reason]:
    """Return what a mark is good for, the strongest first."""
    found = [("wins", core.side), ("blocks", 3 - core.side)]
    codes = [code for code, seat in found if _completes(core, seat, move)]
    return [Reason(f"noughts.{code}", {"square": SQUARES[move]}) for code in (*codes, "quiet")]


def _key(core: Core) -> object:
    return tuple(core.marks), core.side


PLAYERS = TwoSides(core_of, Evaluation(_key, _value, _final, _ordered), SQUARES.__getitem__, _reasons)
LEVELS, choose, hints, chances = PLAYERS.levels, PLAYERS.choose, PLAYERS.hints, PLAYERS.chances
