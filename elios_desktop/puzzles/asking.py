"""What the window asks the provers, who think in the players' process: one JSON object each way.

A question is a puzzle and what was tried, or a moment of a finished game: what did somebody overlook there? Proved
wins, rescues and best turns, each a puzzle from that game. The provers are those of the books. Only what the person
could know counts: what they claim holds whatever is hidden. Nothing of it is ever stored.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from elios_desktop.engine.contract import AnyTransition, Json, Seat
from elios_desktop.engine.record import Record, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.puzzles.book import find_puzzles, parse_puzzle, puzzle_of, started
from elios_desktop.puzzles.contract import LEVELS, Answer, Claim, GamePuzzles, Puzzle, Why

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
    """Yield what one of these seats overlooked when so many moves had been made; a win that is the only rescue, too, as
    a win."""
    puzzles = find_puzzles(record.game)
    two_sided = {kind.name: kind.has_other_side for kind in puzzles.KINDS}
    nameless = replace(record, seats=(SeatInfo(""),) * len(record.seats))
    state = transitions[ply].before
    if state.to_move not in seats:
        return
    told: set[tuple[str, ...]] = set()
    for claim in puzzles.claims(state, EFFORT):
        turn = _turn(transitions[ply:], claim.seat)
        other = two_sided[claim.kind]
        seen = turn[0] in claim.first if other else _was_reached(puzzles, transitions[ply], claim, turn)
        if not seen and not (other and claim.first in told):
            told.add(claim.first)
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


def answer_request(puzzle: Puzzle, tried: Sequence[str]) -> Json:
    """Ask what comes of these moves, made since the puzzle's position."""
    return {"do": "puzzle_answer", "puzzle": puzzle.to_json(), "tried": list(tried)}


def solution_request(puzzle: Puzzle, tried: Sequence[str]) -> Json:
    """Ask how it goes on to the goal after these moves."""
    return {"do": "puzzle_solution", "puzzle": puzzle.to_json(), "tried": list(tried)}


def overlooked_request(record: Json, ply: int, seats: Sequence[int]) -> Json:
    """Ask what one of these seats overlooked after so many moves of a game."""
    return {"do": "overlooked", "record": record, "ply": ply, "seats": list(seats)}


def answer_from_json(value: Json) -> Answer:
    """Return the reply to an `answer_request`."""
    why = value["why"]
    return Answer(
        value["right"],
        value["done"],
        tuple(value["replies"]),
        Why(why["code"], why["args"]) if why is not None else None,
    )


def overlooked_from_json(value: Json) -> list[Overlooked]:
    """Return the reply to an `overlooked_request`."""
    return [
        Overlooked(parse_puzzle(each["puzzle"]), each["ply"], tuple(each["played"])) for each in value["overlooked"]
    ]


def reply(request: Json) -> Json:
    """Return what the provers say to a request."""
    if request["do"] == "overlooked":
        session = Session.from_record(request["record"])
        found = at_ply(session.to_record(), session.transitions, request["ply"], request["seats"])
        return {
            "overlooked": [
                {"puzzle": each.puzzle.to_json(), "ply": each.ply, "played": list(each.played)} for each in found
            ]
        }
    puzzle = parse_puzzle(request["puzzle"])
    state, puzzles, tried = started(puzzle).state, find_puzzles(puzzle.game), request["tried"]
    if request["do"] == "puzzle_solution":
        return {"moves": list(puzzles.solution(state, puzzle.claim, tried))}
    said = puzzles.answer(state, puzzle.claim, tried)
    why = {"code": said.why.code, "args": dict(said.why.args)} if said.why is not None else None
    return {"right": said.right, "done": said.done, "replies": list(said.replies), "why": why}


REQUESTS = frozenset({"puzzle_answer", "puzzle_solution", "overlooked"})
"""What such a request asks to be done."""
