"""The players in a process of their own: one JSON object a line each way.

The window hands over what a seat may know (a `Seen`), never a position: who thinks here can't cheat. Every request has
an `id`, which its answer repeats. The provers of puzzles think here as well (`puzzles.asking`).
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final

from elios_desktop.engine.contract import AnyGame, Json, Seen
from elios_desktop.engine.record import known_game
from elios_desktop.players import contract
from elios_desktop.strict_json import loads


def seen_to_json(seen: Seen[Any]) -> Json:
    """Return what a seat may know, as it goes to the worker."""
    return {
        "seat": seen.seat,
        "seats": seen.seats,
        "options": dict(seen.options),
        "setup": seen.setup,
        "view": seen.view.to_json(),
        "moves": list(seen.moves),
    }


def seen_from_json(game: AnyGame, value: Json) -> Seen[Any]:
    """Return the same, as it came."""
    view, moves = game.view_from_json(value["view"]), tuple(value["moves"])
    return Seen(value["seat"], value["seats"], value["options"], value["setup"], view, moves)


def answer(request: Json) -> Json:
    """Return what the players of a game, or its provers, say to a request."""
    if request["do"] not in _ANSWERS:
        from elios_desktop.puzzles.asking import reply  # a window that only asks for moves doesn't need them

        return reply(request)
    game = known_game(request["game"])
    seen = seen_from_json(game, request["seen"])
    return _ANSWERS[request["do"]](game.id, seen, request)


def _choose(game: str, seen: Seen[Any], request: Json) -> Json:
    choice = contract.choose(game, seen, request["level"], request["seed"])
    return {"move": choice.move, "chance": choice.chance, "nodes": choice.nodes}


def _hint(game: str, seen: Seen[Any], request: Json) -> Json:
    found = contract.hints(game, seen, request["count"])
    return {
        "hints": [
            {
                "move": hint.move,
                "chance": hint.chance,
                "code": hint.reason.code,
                "args": dict(hint.reason.args),
                "then": list(hint.then),
            }
            for hint in found
        ]
    }


def _chances(game: str, seen: Seen[Any], request: Json) -> Json:
    return {"chances": list(contract.chances(game, seen))}


_ANSWERS: Final[Mapping[str, Callable[[str, Seen[Any], Json], Json]]] = {
    "choose": _choose,
    "hint": _hint,
    "chances": _chances,
}


def serve(source: BinaryIO, target: BinaryIO) -> int:
    """Answer line by line until the end of input; the process's exit status."""
    while line := source.readline():
        request: Json = {}
        try:
            request = loads(line)
            reply = answer(request)
        except Exception as error:  # whoever asked has to hear of it, and goes on
            reply = {"error": f"{type(error).__name__}: {error}"}
        target.write(json.dumps({"id": request.get("id"), **reply}).encode("ascii") + b"\n")
        target.flush()
    return 0
