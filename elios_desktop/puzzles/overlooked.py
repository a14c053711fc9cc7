"""What somebody overlooked in a finished game: proved wins, rescues and best turns, each a puzzle from that game.

The provers are those of the books. Only what the person could know counts: what they claim holds whatever is hidden.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from elios_desktop.engine.contract import AnyTransition, Seat
from elios_desktop.engine.record import Record, SeatInfo
from elios_desktop.puzzles.book import find_puzzles, puzzle_of
from elios_desktop.puzzles.contract import LEVELS, Claim, GamePuzzles, Puzzle

EFFORT: Final = 20_000
"""So many positions are looked at for a claim at most."""
_HARD: Final = LEVELS[-1]
_TURN_LEVEL: Final = LEVELS[2]
"""How hard a puzzle about one turn is taken to be."""

Progress = Callable[[int, int], bool]
"""Told how many of how many positions have been looked at; whether to go on."""


@dataclass(frozen=True, slots=True)
class Overlooked:
    """A puzzle that stood on the table, and what was played instead."""

    puzzle: Puzzle
    ply: int
    """So many moves had been made."""
    played: tuple[str, ...]
    """What the seat did in that turn."""


def overlooked(
    record: Record, transitions: Sequence[AnyTransition], seats: Sequence[Seat], go_on: Progress
) -> list[Overlooked]:
    """List all that these seats overlooked; of a finished game what its winners missed comes first. What was found
    until it was told to stop is kept."""
    found: list[Overlooked] = []
    for ply in range(len(transitions)):
        if not go_on(ply, len(transitions)):
            break
        found += at_ply(record, transitions, ply, seats)
    result = transitions[-1].after.result if transitions else None
    return in_order(found, result.winners if result is not None else ())


def in_order(found: Iterable[Overlooked], winners: Sequence[Seat]) -> list[Overlooked]:
    """Return what winners missed comes first; the same move, turn after turn, is told once."""
    once: dict[tuple[str, tuple[str, ...]], Overlooked] = {}
    for each in sorted(found, key=lambda each: each.ply):
        once.setdefault((each.puzzle.claim.kind, each.puzzle.claim.first), each)
    return sorted(once.values(), key=lambda each: (each.puzzle.claim.seat not in winners, each.ply))


def at_ply(
    record: Record, transitions: Sequence[AnyTransition], ply: int, seats: Sequence[Seat]
) -> Iterator[Overlooked]:
    """Yield what one of these seats overlooked when so many moves had been made."""
    puzzles = find_puzzles(record.game)
    two_sided = {kind.name: kind.has_other_side for kind in puzzles.KINDS}
    nameless = replace(record, seats=(SeatInfo(""),) * len(record.seats))
    state = transitions[ply].before
    if state.to_move not in seats:
        return
    for claim in puzzles.claims(state, EFFORT):
        turn = _turn(transitions[ply:], claim.seat)
        other = two_sided[claim.kind]
        seen = turn[0] in claim.first if other else _was_reached(puzzles, transitions[ply], claim, turn)
        if not seen:
            level = min(_HARD, claim.goal + 1) if other else _TURN_LEVEL
            yield Overlooked(puzzle_of(claim, level, replace(nameless, moves=record.moves[:ply])), ply, turn)


def _turn(transitions: Sequence[AnyTransition], seat: Seat) -> tuple[str, ...]:
    """Return what a seat did until it was another one's turn, or the same one's next."""
    moves = []
    for transition in transitions:
        moves.append(transition.move.text)
        if transition.after.to_move != seat or transition.move.text == "end":
            break
    return tuple(moves)


def _was_reached(puzzles: GamePuzzles, before: AnyTransition, claim: Claim, turn: Sequence[str]) -> bool:
    """Tell whether what was done in the turn reached the goal."""
    return any(puzzles.answer(before.before, claim, turn[:made]).done for made in range(1, len(turn) + 1))
