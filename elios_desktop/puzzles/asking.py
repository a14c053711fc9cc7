"""What the window asks the provers, who think in the players' process: one JSON object each way.

A question is a puzzle and what was tried, or a moment of a finished game. Nothing of it is ever stored.
"""

from collections.abc import Sequence

from elios_desktop.engine.contract import Json
from elios_desktop.engine.session import Session
from elios_desktop.puzzles.book import find_puzzles, parse_puzzle, started
from elios_desktop.puzzles.contract import Answer, Puzzle, Why
from elios_desktop.puzzles.overlooked import Overlooked, at_ply


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
