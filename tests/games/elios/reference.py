"""Elios, by the letter of the rules.

Where the rules leave something open, this is what was chosen:

- `split AG/B` (a group of two, a letter that is not in it): `elios.cannot_split`, like `split AGJ/B`. Only the group's
  other letter (`split AG/G`) is bad notation.
- A group of one can't be split: `elios.cannot_split`, whatever the part named.
- In the starter's first turn a split of a group that isn't the starter's is `elios.not_your_group`: that code is listed
  before `elios.first_turn_joker`.
- More than four letters in a placement or a split are judged like four: `elios.not_your_group`.
- In `arrange`, letters out of order are bad notation even where a letter is there twice as well; a group of more than
  three letters in order is `elios.bad_arrangement`.
- `arrange` without any group, or with an empty one, is bad notation.
- `arrange` in a later phase is judged against the hand that was dealt.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from tests.reference import Json, demand, favours

COLOURS = "ROYLGABP"
LETTERS = "ABGJLOPRY"
DEALT = {2: (16, 2), 3: (10, 1), 4: (8, 1)}
FEWER = {2: (5, 7, 9), 3: (3, 4, 5), 4: (2, 3, 4)}


class Elios:
    """One game under way."""

    def __init__(self, seats: int, options: Json, setup: Any) -> None:
        demand(isinstance(setup, dict) and "sun" in setup and "hands" in setup, "no sun or no hands")
        sun, hands = setup["sun"], setup["hands"]
        demand(isinstance(sun, str) and sorted(sun) == sorted(COLOURS), "the sun is not one of each colour")
        demand(isinstance(hands, list) and len(hands) == seats, "not a hand for each seat")
        jokers = DEALT[seats][1]
        for seat, hand in enumerate(hands, 1):
            beams = DEALT[seats][0] - (FEWER[seats][int(options["head_start"][2]) - 1] if favours(options, seat) else 0)
            demand(isinstance(hand, str) and all(letter in LETTERS for letter in hand), "unknown beams in a hand")
            demand(hand.count("J") == jokers, "wrong number of jokers")
            demand(len(hand) == beams + jokers, "wrong number of beams")
        for colour in COLOURS:
            demand("".join(hands).count(colour) <= 4, "more than five beams of a colour")
        self.seats = seats
        self.joker = options.get("joker", "open")
        self.columns = list(sun)
        self.discs = 2
        self.hands = ["".join(sorted(hand)) for hand in hands]
        self.groups: list[list[str]] = [[] for _ in hands]
        self.arranged: list[int] = []
        self.to_move: int | None = None
        self.first_turn = True
        self.passes = 0
        self.result: Json | None = None

    # What can be seen

    def state(self) -> Json:
        everybody_arranged = len(self.arranged) == self.seats
        return {
            "game": "elios",
            "phase": "over" if self.result else "play" if everybody_arranged else "arrange",
            "columns": list(self.columns),
            "discs": self.discs,
            "hands": [] if everybody_arranged else list(self.hands),
            "groups": [sorted(groups) for groups in self.groups],
            "arranged": list(self.arranged),
            "to_move": self.to_move,
            "pending": [seat for seat in range(1, self.seats + 1) if seat not in self.arranged],
            "passes": self.passes,
            "joker": self.joker,
            "result": self.result,
        }

    def view(self, seat: int | None) -> Json:
        return self.state()

    def seen(self, text: str, seat: int | None) -> str:
        return text

    # What may be played

    def legal(self) -> list[str]:
        if self.to_move is None:
            return []
        texts = {"disc", "pass"}
        for group in set(self.groups[self.to_move - 1]):
            for columns in product("12345678", repeat=len(group)):
                texts.add(f"{group}@{','.join(columns)}")
            for letter in group:
                texts.add(f"split {group}/{letter}")
        return sorted(text for text in texts if self.why(text) is None)

    def why(self, text: str) -> str | None:
        if self.result:
            return "game.over"
        move = self._read(text)
        if move is None:
            return "game.bad_notation"
        if move[0] == "arrange":
            return self._why_not_arrange(move[1], move[2])
        if self.to_move is None:
            return "elios.not_arranged"
        if move[0] == "place":
            return self._why_not_place(move[1], move[2])
        if move[0] == "split" and move[1] not in self.groups[self.to_move - 1]:
            return "elios.not_your_group"
        if self.first_turn:
            return "elios.first_turn_joker"
        if move[0] == "disc":
            return "elios.no_discs_left" if self.discs == 9 else None
        if move[0] == "split":
            return "elios.cannot_split" if len(move[1]) == 1 or move[2] not in move[1] else None
        return "elios.must_act" if self._can_act() else None

    def _read(self, text: str) -> tuple[Any, ...] | None:
        """The move that the text names, or None if it is not in this game's notation."""
        if text in ("disc", "pass"):
            return (text,)
        found = re.fullmatch(r"arrange ([1-4]) ([A-Z]+(?:\.[A-Z]+)*)", text)
        if found:
            seat, groups = int(found[1]), found[2].split(".")
            if seat > self.seats:
                return None
            for group in groups:
                if any(letter not in LETTERS for letter in group) or list(group) != sorted(group):
                    return None
            return ("arrange", seat, groups)
        found = re.fullmatch(r"([A-Z]+)@([1-8](?:,[1-8])*)", text)
        if found:
            group, columns = found[1], [int(column) for column in found[2].split(",")]
            if not self._is_group(group) or len(group) != len(columns):
                return None
            return ("place", group, columns)
        found = re.fullmatch(r"split ([A-Z]+)/([A-Z])", text)
        if found:
            group, letter = found[1], found[2]
            if not self._is_group(group) or letter not in LETTERS:
                return None
            if len(group) == 2 and letter == group[1]:
                return None
            return ("split", group, letter)
        return None

    def _is_group(self, group: str) -> bool:
        """Known letters, in code-point order, none twice."""
        return all(letter in LETTERS for letter in group) and list(group) == sorted(set(group))

    def _why_not_arrange(self, seat: int, groups: list[str]) -> str | None:
        good = sorted("".join(groups)) == sorted(self.hands[seat - 1])
        for group in groups:
            if len(group) > 3 or len(set(group)) != len(group):
                good = False
        if not good:
            return "elios.bad_arrangement"
        return "elios.already_arranged" if seat in self.arranged else None

    def _why_not_place(self, group: str, columns: list[int]) -> str | None:
        assert self.to_move is not None
        if group not in self.groups[self.to_move - 1]:
            return "elios.not_your_group"
        stacks = [self.columns[column - 1] for column in columns]
        for beam, stack in zip(group, stacks, strict=True):
            if not self._fits(beam, stack):
                return "elios.wrong_colour"
        levels = [len(stack) + 1 for stack in stacks]
        if len(set(levels)) > 1:
            return "elios.levels_differ"
        if max(levels) > self.discs:
            return "elios.above_discs"
        if len(set(columns)) < len(columns):
            return "elios.same_column"
        if self.first_turn and "J" not in group:
            return "elios.first_turn_joker"
        return None

    def _fits(self, beam: str, stack: str) -> bool:
        if beam == "J":
            return True
        if self.joker == "open":
            return stack[-1] in (beam, "J")
        return stack.replace("J", "")[-1] == beam

    def _can_act(self) -> bool:
        """Whether the seat to move can place, add a disc or split (not asked in the first turn)."""
        assert self.to_move is not None
        if self.discs < 9:
            return True
        for group in self.groups[self.to_move - 1]:
            if len(group) > 1:
                return True
            for column in range(1, 9):
                if self._why_not_place(group, [column]) is None:
                    return True
        return False

    # Playing

    def play(self, text: str) -> None:
        code = self.why(text)
        if code is not None:
            raise ValueError(f"{text!r}: {code}")
        move = self._read(text)
        assert move is not None
        if move[0] == "arrange":
            self.groups[move[1] - 1] = list(move[2])
            self.arranged.append(move[1])
            if len(self.arranged) == self.seats:
                self.to_move = self.arranged[-1]
            return
        assert self.to_move is not None
        mine = self.groups[self.to_move - 1]
        self.passes = self.passes + 1 if move[0] == "pass" else 0
        self.first_turn = False
        if move[0] == "place":
            mine.remove(move[1])
            for beam, column in zip(move[1], move[2], strict=True):
                self.columns[column - 1] += beam
        elif move[0] == "disc":
            self.discs += 1
        elif move[0] == "split":
            mine.remove(move[1])
            mine.append(move[2])
            mine.append(move[1].replace(move[2], ""))
        self._end_or_next()

    def _left(self, seat: int) -> int:
        return len("".join(self.groups[seat - 1]))

    def _end_or_next(self) -> None:
        assert self.to_move is not None
        everybody = range(1, self.seats + 1)
        teams = [[1, 3], [2, 4]] if self.seats == 4 else [[seat] for seat in everybody]
        beams = {sum(self._left(seat) for seat in team): team for team in teams}
        if 0 in beams:
            self._finish(beams[0], "all_placed")
            return
        if self.passes == sum(self._left(seat) > 0 for seat in everybody):
            fewest = min(beams)
            best = [seat for team in teams if sum(self._left(each) for each in team) == fewest for seat in team]
            self._finish(sorted(best), "blocked")
            return
        self.to_move = self.to_move % self.seats + 1
        while self._left(self.to_move) == 0:
            self.to_move = self.to_move % self.seats + 1

    def _finish(self, winners: list[int], reason: str) -> None:
        scores = {str(seat): self._left(seat) for seat in range(1, self.seats + 1)}
        self.result = {"winners": winners, "reason": reason, "scores": scores}
        self.to_move = None


REFERENCE = Elios
