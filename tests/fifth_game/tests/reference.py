"""Noughts and crosses, slow and obvious, written from the rules alone."""

from typing import Any

from tests.reference import BadSetupError, Json

ROWS = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1")
SQUARES = [column + row for row in "123" for column in "abc"]


class Noughts:
    """One game."""

    def __init__(self, seats: int, options: Json, setup: Any) -> None:
        if not isinstance(setup, dict) or set(setup) != {"first"}:
            raise BadSetupError
        if type(setup["first"]) is not int or setup["first"] not in (1, 2):
            raise BadSetupError
        self.seats = seats
        self.marks = dict.fromkeys(SQUARES, 0)
        self.turn = setup["first"]
        self.result: Json | None = None

    def state(self) -> Json:
        over = self.result is not None
        return {
            "game": "noughts",
            "phase": "over" if over else "play",
            "squares": dict(self.marks),
            "to_move": None if over else self.turn,
            "pending": [],
            "result": self.result,
        }

    def view(self, seat: int | None) -> Json:
        return self.state()

    def legal(self) -> list[str]:
        return [] if self.result is not None else sorted(square for square in SQUARES if not self.marks[square])

    def why(self, text: str) -> str | None:
        if self.result is not None:
            return "game.over"
        if text not in SQUARES:
            return "game.bad_notation"
        return "noughts.taken" if self.marks[text] else None

    def seen(self, text: str, seat: int | None) -> str:
        return text

    def play(self, text: str) -> None:
        self.marks[text] = self.turn
        if any({self.marks[square] for square in row.split()} == {self.turn} for row in ROWS):
            self.result = {"winners": [self.turn], "reason": "row", "scores": {}}
        elif all(self.marks.values()):
            self.result = {"winners": [], "reason": "full", "scores": {}}
        self.turn = 3 - self.turn


REFERENCE = Noughts
