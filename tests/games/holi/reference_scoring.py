"""The count at the end of a game of Holi, and the rivalry cards that score."""

from __future__ import annotations

from tests.games.holi.reference_courtyard import BORDER, CORNERS, GRID, neighbours
from tests.reference import Json


class Scoring:
    """The part of a game that counts it."""

    seats: int
    first: int
    rivalry: list[int]
    levels: list[dict[str, int]]
    pawns: list[tuple[int, str] | None]
    reserves: list[dict[int, int]]
    held_sweets: list[int]
    hits: list[int]
    to_move: int | None
    result: Json | None

    def _all(self) -> range:
        return range(1, self.seats + 1)

    def _score(self) -> None:
        scores = {}
        ranks = {}
        for seat in self._all():
            others = [other for other in self._all() if other != seat]
            given = sum(self.reserves[other - 1][seat] for other in others)
            sweets = self.held_sweets[seat - 1]
            parts = {
                "levels": sum(level * len(self._cells(level, seat)) for level in (1, 2, 3)),
                "reserves": 2 * given,
                "sweets": 5 * sum(self.held_sweets[other - 1] < sweets for other in others),
                "hits": self.hits[seat - 1],
                "rivalry": sum(self._rivalry(card, seat) for card in self.rivalry),
            }
            scores[str(seat)] = {**parts, "total": sum(parts.values())}
            order = (seat - self.first) % self.seats
            ranks[seat] = (sum(parts.values()), given, sweets, -order)
        winner = max(ranks, key=lambda seat: ranks[seat])
        self.result = {"winners": [winner], "reason": "scored", "scores": scores}
        self.to_move = None

    def _cells(self, level: int, seat: int) -> set[str]:
        """Where the seat's tokens lie on a level."""
        return {cell for cell, owner in self.levels[level - 1].items() if owner == seat}

    def _most(self, level: int, part: list[str], seat: int) -> bool:
        """Whether the seat has more tokens than each other in this part of the level, and at least one."""
        counts = {each: len(self._cells(level, each) & set(part)) for each in self._all()}
        return counts[seat] > 0 and all(counts[seat] > counts[other] for other in self._all() if other != seat)

    def _rivalry(self, card: int, seat: int) -> int:  # noqa: C901  # one case a card, as the cards are listed
        own = {level: self._cells(level, seat) for level in (1, 2, 3)}
        if card == 1:
            return 3 * sum(len(own[level] & set(CORNERS)) for level in own)
        if card == 2:
            return len(own[1] & (set(BORDER) - set(CORNERS)))
        if card == 3:
            return 2 * sum(self._most(1, [cell for cell in GRID if cell[1] == row], seat) for row in "123456")
        if card == 4:
            return 3 * sum(self._most(2, [cell for cell in GRID if cell[0] == column], seat) for column in "abcdef")
        if card == 5:
            most = max(len(self._cells(3, each)) for each in self._all())
            tied = [each for each in self._all() if len(self._cells(3, each)) == most]
            if most == 0 or seat not in tied:
                return 0
            return 6 if len(tied) == 1 else 3
        if card == 6:
            return 3 * sum(tokens > 0 for other, tokens in self.reserves[seat - 1].items() if other != seat)
        if card == 7:
            dirt = {
                each: sum(tokens for other, tokens in self.reserves[each - 1].items() if other != each)
                for each in self._all()
            }
            return 5 if dirt[seat] == min(dirt.values()) else 0
        if card == 8:
            longest = max(self._longest_line(cells) for cells in own.values())
            return 2 * longest if longest >= 3 else 0
        if card == 9:
            return max(self._largest_group(cells) for cells in own.values())
        if card == 10:
            return 5 * sum(self._squares(cells) for cells in own.values())
        if card == 11:
            return 5 * len(own[1] & own[2] & own[3])
        if card == 12:
            return self.held_sweets[seat - 1]
        if card == 14:
            pawn = self.pawns[seat - 1]
            return 4 if pawn is not None and pawn[0] == 3 else 0
        if card == 15:
            quarters = {(cell[0] in "abc", cell[1] in "123") for cell in own[1]}
            return 6 if len(quarters) == 4 else 0
        return 0

    def _longest_line(self, cells: set[str]) -> int:
        longest = 0
        for start in cells:
            for dx, dy in ((1, 0), (0, 1)):
                length, cell = 0, start
                while cell in cells:
                    length += 1
                    cell = chr(ord(cell[0]) + dx) + str(int(cell[1]) + dy)
                longest = max(longest, length)
        return longest

    def _largest_group(self, cells: set[str]) -> int:
        largest, unseen = 0, set(cells)
        while unseen:
            group, frontier = set(), [unseen.pop()]
            while frontier:
                cell = frontier.pop()
                group.add(cell)
                frontier += [each for each in neighbours(cell) if each in unseen]
                unseen -= set(frontier)
            largest = max(largest, len(group))
        return largest

    def _squares(self, cells: set[str]) -> int:
        found = 0
        for cell in cells:
            right, up = chr(ord(cell[0]) + 1), str(int(cell[1]) + 1)
            found += {right + cell[1], cell[0] + up, right + up} <= cells
        return found
