"""Elementos, by the letter of the rules.

Where the rules leave something open, this is what was chosen:

- `wand` names two squares; `not_yours` and `no_token` are asked of both, in the listed order: an enemy token on either
  square is `not_yours`, then an empty one of either is `no_token`, then `no_wand`.
- `carry` two or more squares straight ahead is `too_far`, in any other direction `home_only_forward`.
- `x` onto the own home is `home_is_protected`, which is listed before `own_token`.
- A flip that brings the game's third repetition and closes a circle of flips locks its tokens as well: the final state
  lists them.
- A seat's arranged tokens show their upper sides to the other seat at once, also while that one still arranges.
- `arrange 1` without any token is not nine tokens, so a bad arrangement.
- An `arrange` move is seen by others as the tokens are: upper sides, and `?` for the undersides.
- With `memory` the owner sees the undersides until both have arranged.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Any

from tests.reference import Json, demand, is_int

SQUARES = [column + row for column in "abc" for row in "12345678"]
LEFT_OUT = {"1": "1678", "2": "012678", "3": "0123678"}
BEATS = {("F", "W"), ("W", "A"), ("A", "F")}
PAIRS = [{"F", "W"}, {"W", "A"}, {"A", "F"}]


@lru_cache(maxsize=100_000)
def read(text: str) -> tuple[str, ...] | None:
    """The kind of move and its words, or None if the text is not in this game's notation."""
    found = re.fullmatch(r"arrange ([12])((?: [FWA][FWA])*)", text)
    if found:
        return ("arrange", found[1], *found[2].split())
    found = re.fullmatch(r"flip ([abc][1-8])", text)
    if found:
        return ("flip", found[1])
    found = re.fullmatch(r"(wand |carry |)([abc][1-8])([-x])([abc][1-8])", text)
    if not found or found[2] == found[4] or (found[1] and found[3] == "x"):
        return None
    return (found[1].strip() or found[3], found[2], found[4])


class Elementos:
    """One game under way. A token is a string: owner, side up, underside."""

    def __init__(self, seats: int, options: Json, setup: Any) -> None:
        demand(isinstance(setup, dict) and "first" in setup, "nobody begins")
        demand(is_int(setup["first"]) and setup["first"] in (1, 2), "no such seat begins")
        self.seats = seats
        self.memory = options.get("memory", False)
        self.first = setup["first"]
        self.tokens: dict[str, str] = {}
        self.wands: dict[str, str] = {}
        self.to_move: int | None = None
        self.stood: Counter[Any] = Counter()
        self.run: list[Any] = []
        self.flipped: set[str] = set()
        self.locked: set[str] = set()
        self.result: Json | None = None
        self.left_out = ["", ""]
        if options.get("head_start", "none") != "none":
            seat, step = options["head_start"].split(":")
            demand(setup["first"] == int(seat), "somebody else has a head start")
            self.left_out[2 - int(seat)] = LEFT_OUT[step]

    # What can be seen

    def state(self) -> Json:
        return {
            "game": "elementos",
            "phase": "over" if self.result else "arrange" if len(self.wands) < 2 else "play",
            "tokens": dict(self.tokens),
            "wands": dict(self.wands),
            "locked": sorted(self.locked),
            "to_move": self.to_move,
            "pending": [seat for seat in (1, 2) if str(seat) not in self.wands],
            "memory": self.memory,
            "result": self.result,
        }

    def view(self, seat: int | None) -> Json:
        state = self.state()
        for square, token in self.tokens.items():
            owner_looks = token[0] == str(seat) and not (self.memory and len(self.wands) == 2)
            if not owner_looks:
                state["tokens"][square] = token[:2] + "?"
        return state

    def seen(self, text: str, seat: int | None) -> str:
        words = text.split()
        if words[0] != "arrange" or words[1] == str(seat):
            return text
        return " ".join(words[:2] + [token[0] + "?" for token in words[2:]])

    # What may be played

    def legal(self) -> list[str]:
        if self.to_move is None:
            return []
        return sorted(text for text in self._texts() if self.why(text) is None)

    def _texts(self) -> list[str]:
        """Every text of a turn that begins on a token of the seat to move."""
        texts = []
        for start in SQUARES:
            if self._owner(start) == self._me():
                texts.append(f"flip {start}")
                for end in SQUARES:
                    if start != end:
                        texts += [f"{start}-{end}", f"{start}x{end}", f"wand {start}-{end}", f"carry {start}-{end}"]
        return texts

    def why(self, text: str) -> str | None:
        code = self._why_with_locks(text)
        if code == "elementos.equilibrium" and self._nothing_else():
            return None
        return code

    def _nothing_else(self) -> bool:
        """Whether the locks leave the seat to move without any legal move at all; then they do not bind."""
        return all(self._why_with_locks(text) is not None for text in self._texts())

    def _why_with_locks(self, text: str) -> str | None:
        if self.result:
            return "game.over"
        move = read(text)
        if move is None:
            return "game.bad_notation"
        kind, *words = move
        if kind == "arrange":
            return self._why_not_arrange(words[0], words[1:])
        if self.to_move is None:
            return "elementos.not_arranged"
        if kind == "flip":
            return self._why_not_flip(words[0])
        if kind == "wand":
            return self._why_not_wand(words[0], words[1])
        if kind == "carry":
            return self._why_not_carry(words[0], words[1])
        if kind == "x":
            return self._why_not_take(words[0], words[1])
        return self._why_not_step(words[0], words[1])

    def _why_not_arrange(self, seat: str, tokens: list[str]) -> str | None:
        good = len(tokens) == 9
        for pair in PAIRS:
            if sum(set(token) == pair for token in tokens) != 3:
                good = False
        if not good:
            return "elementos.bad_arrangement"
        return "elementos.already_arranged" if seat in self.wands else None

    def _owner(self, square: str) -> str | None:
        return self.tokens[square][0] if square in self.tokens else None

    def _me(self) -> str:
        return str(self.to_move)

    def _enemy(self) -> str:
        return "2" if self.to_move == 1 else "1"

    def _home(self, square: str) -> bool:
        return square in self.wands.values()

    def _ahead(self, start: str, end: str) -> int:
        """How many rows forward, seen from the mover."""
        rows = int(end[1]) - int(start[1])
        return rows if self.to_move == 1 else -rows

    def _aside(self, start: str, end: str) -> int:
        return abs(ord(end[0]) - ord(start[0]))

    def _why_not_start(self, start: str) -> str | None:
        if self._owner(start) == self._enemy():
            return "elementos.not_yours"
        if self._owner(start) is None:
            return "elementos.no_token"
        return None

    def _why_not_that_way(self, start: str, end: str) -> str | None:
        if self._ahead(start, end) < 0:
            return "elementos.backwards"
        if self._ahead(start, end) > 1 or self._aside(start, end) > 1:
            return "elementos.too_far"
        return None

    def _why_not_flip(self, square: str) -> str | None:
        code = self._why_not_start(square)
        if code:
            return code
        return "elementos.equilibrium" if square in self.locked else None

    def _why_not_step(self, start: str, end: str) -> str | None:
        code = self._why_not_start(start)
        if code:
            return code
        if self._home(start):
            return "elementos.home_only_forward"
        code = self._why_not_that_way(start, end)
        if code:
            return code
        if self._owner(end) == self._me():
            return "elementos.own_token"
        if self._owner(end) == self._enemy():
            return "elementos.occupied"
        return None

    def _why_not_take(self, start: str, end: str) -> str | None:
        code = self._why_not_start(start)
        if code:
            return code
        if self._home(start) or self._home(end):
            return "elementos.home_is_protected"
        code = self._why_not_that_way(start, end)
        if code:
            return code
        if self._owner(end) == self._me():
            return "elementos.own_token"
        if self._owner(end) is None:
            return "elementos.nothing_to_take"
        if (self.tokens[start][1], self.tokens[end][1]) not in BEATS:
            return "elementos.does_not_beat"
        return None

    def _why_not_wand(self, start: str, end: str) -> str | None:
        if self._enemy() in (self._owner(start), self._owner(end)):
            return "elementos.not_yours"
        if self._owner(start) is None or self._owner(end) is None:
            return "elementos.no_token"
        if self.wands[self._me()] != start:
            return "elementos.no_wand"
        return self._why_not_that_way(start, end)

    def _why_not_carry(self, start: str, end: str) -> str | None:
        code = self._why_not_start(start)
        if code:
            return code
        if self.wands[self._me()] != start:
            return "elementos.no_wand"
        if self._aside(start, end) > 0 or self._ahead(start, end) < 0:
            return "elementos.home_only_forward"
        if self._ahead(start, end) > 1:
            return "elementos.too_far"
        if self._owner(end) == self._me():
            return "elementos.own_token"
        if self._owner(end) == self._enemy():
            return "elementos.occupied"
        return None

    # Playing

    def play(self, text: str) -> None:
        code = self.why(text)
        if code is not None:
            raise ValueError(f"{text!r}: {code}")
        if text.startswith("arrange"):
            self._arrange(text)
            return
        assert self.to_move is not None
        if text.startswith("flip"):
            self._flip(text.split()[1])
        else:
            start, end = text[-5:-3], text[-2:]
            if not text.startswith("wand"):
                self.tokens[end] = self.tokens.pop(start)
            if text.startswith(("wand", "carry")):
                self.wands[self._me()] = end
        mover = self.to_move
        self.to_move = 3 - mover
        if not text.startswith("flip"):
            self._begin_run()
        self.stood[self._position(), self.to_move] += 1
        if self.wands[str(mover)][1] == ("8" if mover == 1 else "1"):
            self._finish([mover], "wand_across")
        elif self.stood[self._position(), self.to_move] == 3:
            self._finish([], "repetition")

    def _arrange(self, text: str) -> None:
        _, seat, *tokens = text.split()
        rows = "123" if seat == "1" else "876"
        squares = [column + row for row in rows for column in "abc"]
        for at, (square, token) in enumerate(zip(squares, tokens, strict=True)):
            if str(at) not in self.left_out[int(seat) - 1]:
                self.tokens[square] = seat + token
        self.wands[seat] = "b2" if seat == "1" else "b7"
        if len(self.wands) == 2:
            self.to_move = self.first
            self._begin_run()
            self.stood[self._position(), self.to_move] += 1

    def _position(self) -> Any:
        return frozenset(self.tokens.items()), frozenset(self.wands.items())

    def _begin_run(self) -> None:
        """No flip has been made since this position."""
        self.run = [self._position()]
        self.flipped = set()
        self.locked = set()

    def _flip(self, square: str) -> None:
        token = self.tokens[square]
        self.tokens[square] = token[0] + token[2] + token[1]
        self.flipped.add(square)
        if self._position() in self.run:
            self.locked |= self.flipped
        self.run.append(self._position())

    def _finish(self, winners: list[int], reason: str) -> None:
        self.result = {"winners": winners, "reason": reason, "scores": {}}
        self.to_move = None


REFERENCE = Elementos
