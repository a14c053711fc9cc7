"""What somebody overlooked in a finished game: proved wins, rescues and best turns, each a puzzle from that game.

The provers are those of the books. Only what the person could know counts: what they claim holds whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    """All that these seats overlooked; of a finished game what its winners missed comes first. What was found until it
    was told to stop is kept."""
    puzzles = find_puzzles(record.game)
    found = list(_found(puzzles, record, transitions, seats, go_on))
    result = transitions[-1].after.result if transitions else None
    winners = result.winners if result is not None else ()
    return sorted(found, key=lambda each: (each.puzzle.claim.seat not in winners, each.ply))


def _found(
    puzzles: GamePuzzles, record: Record, transitions: Sequence[AnyTransition], seats: Sequence[Seat], go_on: Progress
) -> Iterator[Overlooked]:
    two_sided = {kind.name: kind.has_other_side for kind in puzzles.KINDS}
    nameless = replace(record, seats=(SeatInfo(""),) * len(record.seats))
    again: set[tuple[str, tuple[str, ...]]] = set()
    for ply, transition in enumerate(transitions):
        if not go_on(ply, len(transitions)):
            return
        state = transition.before
        if state.to_move not in seats:
            continue
        for claim in puzzles.claims(state, EFFORT):
            turn = _turn(transitions[ply:], claim.seat)
            seen = turn[0] in claim.first if two_sided[claim.kind] else _was_reached(puzzles, transition, claim, turn)
            if not seen and (claim.kind, claim.first) not in again:
                again.add((claim.kind, claim.first))  # the same move, turn after turn, is told once
                level = min(_HARD, claim.goal + 1) if two_sided[claim.kind] else _TURN_LEVEL
                puzzle = puzzle_of(claim, level, replace(nameless, moves=record.moves[:ply]))
                yield Overlooked(puzzle, ply, turn)


def _turn(transitions: Sequence[AnyTransition], seat: Seat) -> tuple[str, ...]:
    """What a seat did until it was another one's turn, or the same one's next."""
    moves = []
    for transition in transitions:
        moves.append(transition.move.text)
        if transition.after.to_move != seat or transition.move.text == "end":
            break
    return tuple(moves)


def _was_reached(puzzles: GamePuzzles, before: AnyTransition, claim: Claim, turn: Sequence[str]) -> bool:
    """Whether what was done in the turn reached the goal."""
    return any(puzzles.answer(before.before, claim, turn[:made]).done for made in range(1, len(turn) + 1))
