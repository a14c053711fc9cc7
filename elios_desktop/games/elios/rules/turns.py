"""Groups of beams, and what a player does with them: one object for each group, and one for each turn.

Where a beam may land is kept in bit sets, rows of 9 x 8 bits, one for each letter and column. The placements of a group
that follow from such bits are computed once and remembered.
"""

from itertools import combinations
from typing import Any

from elios_desktop.games.elios.rules.deal import COLUMNS, LARGEST_GROUP, LETTERS

PLACE, DISC, SPLIT, PASS = range(4)

MARKS = sum(0x80 << COLUMNS * letter for letter in range(len(LETTERS)))
"""In a row, each letter's last bit."""
OTHERS = sum(0x7F << COLUMNS * letter for letter in range(len(LETTERS)))
"""In a row, all bits but those."""
PACKED = (1 << len(LETTERS)) - 1
"""What a set of marks is divided by: the rest is a small number with a bit for each letter, if it isn't all of them.
(The bits of two marks are some eights apart, and no two of these are alike when counted by nines.)"""
_COLUMNS_IN = [[column for column in range(COLUMNS) if bits >> column & 1] for bits in range(1 << COLUMNS)]
"""For each set of columns, the columns in it."""


_BEAMS = {(letter, column): (letter, column) for letter in LETTERS for column in range(COLUMNS)}
"""One tuple for each letter on each column, shared by thousands of turns: little memory is read faster than much."""


class Group:
    """One to three beams of different colours. There is one object for each of the 129 groups that can exist."""

    __slots__ = ("cells", "letters", "marks", "needs", "placements", "splits")

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.cells = sum(0xFF << COLUMNS * LETTERS.index(letter) for letter in letters)
        """All of the letters' bits in a row."""
        self.marks = self.cells & MARKS
        """The last bit of each letter."""
        self.needs = self.marks % PACKED
        """The letters as a small number."""
        self.placements = Placements(self)
        self.splits: tuple[Turn, ...] = ()


class Turn:
    """What a player does: a move as the core has it. There is one object for each, so they are compared as objects."""

    __slots__ = ("beams", "columns", "group", "kind", "parts")

    def __init__(self, kind: int, group: Group, columns: tuple[int, ...] = (), parts: tuple[Group, ...] = ()) -> None:
        self.kind = kind
        self.group = group
        self.columns = columns
        """Of a placement: the column of each letter."""
        self.parts = parts
        """Of a split: the two parts."""
        self.beams = tuple([_BEAMS[each] for each in zip(group.letters, columns, strict=False)])
        """Of a placement: each letter with its column."""

    def __repr__(self) -> str:
        return f"Turn({self.kind}, {self.group.letters!r}, {self.columns}, {[part.letters for part in self.parts]})"


class Placements(dict[int, tuple[Turn, ...]]):
    """All placements of a group on the columns of one height, by the group's bits of that height's row.

    Computed when first asked for, and forgotten when there are too many: they are only a memory of a computation.
    A hundred thousand random games bring some thirty megabytes together, and find nearly all they ask for.
    """

    __slots__ = ("_group", "_shifts", "_turns")
    LIMIT = 4096

    def __init__(self, group: Group) -> None:
        super().__init__()
        self._group = group
        self._shifts = [COLUMNS * LETTERS.index(letter) for letter in group.letters]
        self._turns: list[Any] = []

    def __missing__(self, cells: int) -> tuple[Turn, ...]:
        if len(self) >= self.LIMIT:
            self.clear()
        # Every beam on its own column.
        turns, shifts = self._turns or self._all_turns(), self._shifts
        firsts = _COLUMNS_IN[cells >> shifts[0] & 0xFF]
        found: list[Turn]
        if len(shifts) == 1:
            found = [turns[one] for one in firsts]
        else:
            seconds = _COLUMNS_IN[cells >> shifts[1] & 0xFF]
            if len(shifts) == 2:
                found = [turns[one][two] for one in firsts for two in seconds if two != one]
            else:
                thirds = _COLUMNS_IN[cells >> shifts[2] & 0xFF]
                found = [
                    turns[one][two][three]
                    for one in firsts
                    for two in seconds
                    if two != one
                    for three in thirds
                    if three != one and three != two
                ]
        moves = self[cells] = tuple(found)
        return moves

    def on(self, *columns: int) -> Turn:
        """Return the group's placement on these columns."""
        found: Any = self._turns or self._all_turns()
        for column in columns:
            found = found[column]
        assert isinstance(found, Turn)
        return found

    def _all_turns(self) -> list[Any]:
        """Return one object for each choice of columns, in lists of lists by the column of each letter."""
        self._turns = self._turns_on()
        return self._turns

    def _turns_on(self, *columns: int) -> Any:
        if len(columns) == len(self._shifts):
            return Turn(PLACE, self._group, columns)
        return [None if column in columns else self._turns_on(*columns, column) for column in range(COLUMNS)]


GROUPS: dict[str, Group] = {
    "".join(letters): Group("".join(letters))
    for size in range(1, LARGEST_GROUP + 1)
    for letters in combinations(LETTERS, size)
}


def _splits(group: Group) -> tuple[Turn, ...]:
    """Return a group's splits: one single beam named, and for a group of two the one first in code-point order."""
    letters = group.letters
    singles = {1: "", 2: letters[:1], 3: letters}[len(letters)]
    return tuple(Turn(SPLIT, group, parts=(GROUPS[single], GROUPS[letters.replace(single, "")])) for single in singles)


for _group in GROUPS.values():
    _group.splits = _splits(_group)

_NO_GROUP = Group("")
DISC_TURN = Turn(DISC, _NO_GROUP)
PASS_TURN = Turn(PASS, _NO_GROUP)
