"""Exagon, by the letter of the rules.

Where the rules leave something open, this is what was chosen:

- `end` and `timeout` in the opening follow the same order of refusals as everything else; `give` in the opening is
  asked for the tile, then for a bonus, which the opening never has.
- `give` to oneself is `give_only_to_one_tile`.
- Cells are whole numbers without bound: a cell far away is `not_touching`.
- In the opening's last turn the phase is already "play" when the turn has passed on.
- A tie for the fewest tiles in a blocked game goes by `points` alone; the 3 more for a jolly area belong to the
  tournament's scores.
"""

from __future__ import annotations

import re
from typing import Any

from tests.reference import Json, demand, favours, is_int

# Each tile: its sides clockwise, its star, its star points.
TILES: dict[int, tuple[str, int, int]] = {
    1: ("147235", 22, 3), 2: ("174263", 23, 4), 3: ("124368", 24, 4), 4: ("134629", 25, 1),
    5: ("186532", 25, 1), 6: ("152837", 26, 5), 7: ("167354", 26, 4), 8: ("139275", 27, 1),
    9: ("123876", 27, 2), 10: ("196452", 27, 1), 11: ("148257", 27, 5), 12: ("162793", 28, 3),
    13: ("153694", 28, 2), 14: ("198326", 29, 4), 15: ("295634", 29, 5), 16: ("257843", 29, 2),
    17: ("139728", 30, 5), 18: ("189246", 30, 3), 19: ("138459", 30, 1), 20: ("176853", 30, 4),
    21: ("234958", 31, 2), 22: ("158693", 32, 5), 23: ("174965", 32, 3), 24: ("287564", 32, 1),
    25: ("126789", 33, 1), 26: ("239856", 33, 2), 27: ("259476", 33, 4), 28: ("154897", 34, 2),
    29: ("379546", 34, 5), 30: ("294578", 35, 3), 31: ("249867", 36, 3), 32: ("358479", 36, 3),
    33: ("364897", 37, 5), 34: ("485967", 39, 2), 35: ("J86157", 27, 6), 36: ("J41268", 21, 6),
    37: ("J18735", 24, 6), 38: ("X35294", 23, 6), 39: ("X86479", 34, 6), 40: ("X73219", 22, 6),
}  # fmt: skip
DIRECTIONS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
TILES_EACH = {2: 20, 3: 13, 4: 10, 5: 8}
FEWER = {2: (3, 5, 7), 3: (2, 3, 5), 4: (1, 2, 4), 5: (1, 2, 3)}
NUMBER = "(0|-?[1-9][0-9]*)"

Cell = tuple[int, int]


def stands_for(tile: int, side: str) -> set[str]:
    """The digits that one area of a tile can stand for."""
    if side == "X":
        return set()
    if side == "J":
        return set("123456789") - set(TILES[tile][0])
    return {side}


class Exagon:
    """One game under way."""

    def __init__(self, seats: int, options: Json, setup: Any) -> None:
        demand(isinstance(setup, dict) and "hands" in setup and "table" in setup, "no hands or no table")
        hands, table = setup["hands"], setup["table"]
        demand(isinstance(hands, list) and len(hands) == seats, "not a hand for each seat")
        demand(all(isinstance(hand, list) for hand in hands), "a hand is not a list")
        for seat, hand in enumerate(hands, 1):
            fewer = FEWER[seats][int(options["head_start"][2]) - 1] if favours(options, seat) else 0
            demand(len(hand) == TILES_EACH[seats] - fewer, "a hand has the wrong number of tiles")
        dealt = [tile for hand in hands for tile in hand]
        if seats == 3:
            dealt.append(table)
        else:
            demand(table is None, "a tile on the table")
        demand(all(is_int(tile) and tile in TILES for tile in dealt), "no such tile")
        demand(len(set(dealt)) == len(dealt), "a tile twice")
        self.seats = seats
        self.dealt = hands
        self.hands: list[list[int]] = [sorted(hand) for hand in hands]
        self.board: dict[Cell, tuple[int, int]] = {}
        if seats == 3:
            self.board[0, 0] = (table, 0)
        highest = max(TILES[tile][1] for hand in hands for tile in hand)
        self.to_move: int | None = None
        for seat in range(seats, 0, -1):  # after a head start there may be a tie
            if any(TILES[tile][1] == highest for tile in self.hands[seat - 1]):
                self.to_move = seat
        self.bonus = self.placed = self.idle = 0
        self.result: Json | None = None

    # What can be seen

    def _opening(self) -> bool:
        return len(self.board) < 2

    def state(self) -> Json:
        return {
            "game": "exagon",
            "phase": "over" if self.result else "opening" if self._opening() else "play",
            "board": {f"{q},{r}": list(tile) for (q, r), tile in self.board.items()},
            "hands": [sorted(hand) for hand in self.hands],
            "bonus": self.bonus,
            "placed": self.placed,
            "idle": self.idle,
            "to_move": self.to_move,
            "pending": [],
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
        mine = self.hands[self.to_move - 1]
        texts = self._placements()
        texts += [f"give {tile}>{seat}" for tile in mine for seat in range(1, self.seats + 1)]
        texts.append("end")
        return sorted(text for text in texts if self.why(text) is None)

    def _placements(self) -> list[str]:
        """Every way in which the seat to move could put a tile down."""
        assert self.to_move is not None
        cells = {(q + dq, r + dr) for q, r in self.board for dq, dr in DIRECTIONS} or {(0, 0)}
        return [
            f"{tile}@{cell[0]},{cell[1]}/{rotation}"
            for tile in self.hands[self.to_move - 1]
            for cell in cells
            for rotation in range(6)
            if self._why_not_place(tile, cell, rotation) is None
        ]

    def why(self, text: str) -> str | None:
        if self.result:
            return "game.over"
        move = self._read(text)
        if move is None:
            return "game.bad_notation"
        if move[0] == "place":
            return self._why_not_place(move[1], move[2], move[3])
        if move[0] == "give":
            return self._why_not_give(move[1], move[2])
        if move[0] == "timeout":
            return "exagon.no_clock" if self._opening() else None
        return "exagon.must_place" if self._opening() and self._placements() else None

    def _read(self, text: str) -> tuple[Any, ...] | None:
        """The move that the text names, or None if it is not in this game's notation."""
        if text in ("end", "timeout"):
            return (text,)
        found = re.fullmatch(rf"([1-9][0-9]?)@{NUMBER},{NUMBER}/([0-5])", text)
        if found and int(found[1]) in TILES:
            q, r = (int(number[:30]) for number in (found[2], found[3]))  # far away is far away
            return ("place", int(found[1]), (q, r), int(found[4]))
        found = re.fullmatch(r"give ([1-9][0-9]?)>([1-5])", text)
        if found and int(found[1]) in TILES and int(found[2]) <= self.seats:
            return ("give", int(found[1]), int(found[2]))
        return None

    def _neighbours(self, cell: Cell) -> dict[int, Cell]:
        """The cells around this one on which a tile lies, by direction."""
        around = {d: (cell[0] + dq, cell[1] + dr) for d, (dq, dr) in enumerate(DIRECTIONS)}
        return {d: other for d, other in around.items() if other in self.board}

    def _why_not_place(self, tile: int, cell: Cell, rotation: int) -> str | None:
        assert self.to_move is not None
        if tile not in self.hands[self.to_move - 1]:
            return "exagon.not_your_tile"
        if not self.board:
            return None if cell == (0, 0) and rotation == 0 else "exagon.first_tile_at_centre"
        if cell in self.board:
            return "exagon.cell_taken"
        neighbours = self._neighbours(cell)
        if not neighbours:
            return "exagon.not_touching"
        meetings = []
        for direction, other in neighbours.items():
            other_tile, other_rotation = self.board[other]
            opposite = (direction + 3) % 6
            mine = TILES[tile][0][(direction - rotation) % 6]
            theirs = TILES[other_tile][0][(opposite - other_rotation) % 6]
            meetings.append((mine, theirs, stands_for(tile, mine) & stands_for(other_tile, theirs)))
        if any("X" in (mine, theirs) for mine, theirs, _ in meetings):
            return "exagon.exagon_side"
        if any(not common for _, _, common in meetings):
            return "exagon.side_mismatch"
        return None

    def _why_not_give(self, tile: int, seat: int) -> str | None:
        assert self.to_move is not None
        if tile not in self.hands[self.to_move - 1]:
            return "exagon.not_your_tile"
        if self.bonus == 0:
            return "exagon.no_bonus"
        if seat == self.to_move or len(self.hands[seat - 1]) != 1:
            return "exagon.give_only_to_one_tile"
        return None

    # Playing

    def play(self, text: str) -> None:
        code = self.why(text)
        if code is not None:
            raise ValueError(f"{text!r}: {code}")
        move = self._read(text)
        assert move is not None
        assert self.to_move is not None
        if move[0] in ("end", "timeout"):
            self._end_turn()
            return
        opening = self._opening()
        hand = self.hands[self.to_move - 1]
        hand.remove(move[1])
        self.placed += 1
        sides = 0
        if move[0] == "give":
            self.bonus -= 1
            self.hands[move[2] - 1].append(move[1])
        else:
            sides = len(self._neighbours(move[2]))
            self.board[move[2]] = (move[1], move[3])
        if not hand:
            self._finish([self.to_move], "no_tiles", idle=0)
        elif sides == 6:
            self._finish([self.to_move], "perfect_fit", idle=0)
        elif opening:
            self._end_turn()
        elif sides >= 2:
            self.bonus += {2: 0, 3: 1, 4: 2, 5: 3}[sides]
        elif sides == 1 and self.bonus > 0:
            self.bonus -= 1
        elif sides == 1:
            self._end_turn()

    def _end_turn(self) -> None:
        assert self.to_move is not None
        self.idle = 0 if self.placed else self.idle + 1
        self.bonus = self.placed = 0
        self.to_move = self.to_move % self.seats + 1
        if self.idle == self.seats:
            everybody = range(1, self.seats + 1)
            left = {seat: (len(self.hands[seat - 1]), self._points(seat)) for seat in everybody}
            self._finish([seat for seat in everybody if left[seat] == min(left.values())], "blocked", idle=self.idle)

    def _points(self, seat: int) -> int:
        return sum(TILES[tile][2] for tile in self.hands[seat - 1])

    def _finish(self, winners: list[int], reason: str, idle: int) -> None:
        scores = {}
        for seat in range(1, self.seats + 1):
            jollies = sum("J" in TILES[tile][0] for tile in self.hands[seat - 1])
            scores[str(seat)] = 20 if seat in winners else -(self._points(seat) + 3 * jollies)
        self.result = {"winners": winners, "reason": reason, "scores": scores}
        self.bonus = self.placed = 0
        self.idle = idle
        self.to_move = None


REFERENCE = Exagon
