"""The rules of Elios once all seats have arranged: a mutable core with `legal`, `make` and `unmake`.

Players and columns are numbered from 0 in here. Which beam may land where is kept in bit sets: for each height that a
column can have there is a `row` of 9 x 8 bits, one for each letter and column, set where a column of that height takes
a beam of that letter. So the places for a group at one level are `row & group.cells`, and the placements that follow
from those bits are computed once and remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from elios_desktop.engine.contract import Options, head_start
from elios_desktop.games.elios.rules.deal import (
    COLUMNS,
    FIRST_DISCS,
    HIGHEST,
    JOKER,
    LETTERS,
    MOST_DISCS,
    deal,
    random_groups,
)
from elios_desktop.games.elios.rules.turns import (
    DISC,
    DISC_TURN,
    GROUPS,
    MARKS,
    OTHERS,
    PACKED,
    PASS,
    PASS_TURN,
    PLACE,
    SPLIT,
    Group,
    Turn,
)
from elios_desktop.games.elios.rules.views import View


def _takes(letters: str, column: int) -> int:
    """Return the bits of a row that say: this column takes these letters."""
    return sum(1 << COLUMNS * LETTERS.index(letter) + column for letter in letters)


Row = tuple[int, ...]
"""The bits of all columns of one height, and the letters, as a small number, that none of these columns takes; () where
no column has that height."""


def _row(cells: int) -> Row:
    # Of a letter's eight bits, any but the last carries into the last.
    return (cells, (MARKS & ~((cells & OTHERS) + OTHERS | cells)) % PACKED) if cells else ()


_NO_COLUMNS: Row = (0, PACKED)
"""What a row of no columns takes and lacks, while columns come into it."""
# By the beam that decides it, what each column takes, as a row of its own. A beam goes on its own colour; a joker goes
# on any column, so each column takes it. Ruling, joker = "open": on a joker any beam may go.
_TAKEN_BY = {
    letter: [_row(_takes(LETTERS if letter == JOKER else letter + JOKER, column)) for column in range(COLUMNS)]
    for letter in LETTERS
}


class Core:
    """A position in which it is somebody's turn, or the game is over."""

    __slots__ = (
        *("columns", "discs", "groups", "keeps", "left", "opening", "over", "passes", "player", "rows"),
        *("_after", "_takes", "_undo"),
    )

    def __init__(
        self,
        columns: Sequence[str],
        groups: Sequence[Sequence[str]],
        player: int,
        keeps: bool,
        discs: int = FIRST_DISCS,
        passes: int = 0,
    ) -> None:
        self.columns = list(columns)
        """Each column's letters, bottom to top."""
        self.discs = discs
        self.groups = [_counted(each) for each in groups]
        """For each player, how often each group lies in front of them."""
        self.left = [sum(map(len, each)) for each in groups]
        """For each player, how many beams are left."""
        self._after = [*range(1, len(groups)), 0]
        """For each player, the one who follows clockwise."""
        self.keeps = keeps
        """Whether a joker keeps the column's colour (option `joker`)."""
        self.player = player
        """Whose turn it is; when the game is over, who moved last."""
        heights = [len(column) for column in columns]
        self.opening = max(heights) == 1
        """Whether this is the first player's first turn. (It places beams, so no other turn begins with a bare sun.)"""
        self.passes = passes
        """How many have passed in a row."""
        self.over = False
        self._takes = [_TAKEN_BY[letters[0 if keeps else -1]][column][0] for column, letters in enumerate(columns)]
        """For each column, the bits for the letters that it takes."""
        self.rows: list[Row] = [()] * (HIGHEST + 1)
        """For each height, what its columns take."""
        for height in set(heights):
            self.rows[height] = _row(
                sum(takes for takes, each in zip(self._takes, heights, strict=True) if each == height)
            )
        # What `unmake` needs, four things a move: one list that grows is easier to look after than many small ones.
        self._undo: list[Any] = []

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> Core:
        """Return a random deal, arranged at random, with the first turn to be played."""
        rng = Random(seed)
        setup = deal(seats, rng, head_start(options))
        groups = [random_groups(hand, rng) for hand in setup["hands"]]
        return cls(setup["sun"], groups, int(rng.random() * seats), options.get("joker") == "keeps")

    @classmethod
    def seen(cls, view: View) -> Core:
        """Return the position of a view (nothing is hidden in Elios) in which it is somebody's turn."""
        assert view.to_move is not None
        return cls(view.columns, view.groups, view.to_move - 1, view.joker == "keeps", view.discs, view.passes)

    def copy(self) -> Core:
        """Return the same position, with nothing to unmake."""
        twin = Core.__new__(Core)
        twin.columns = self.columns.copy()
        twin.discs = self.discs
        twin.groups = [each.copy() for each in self.groups]
        twin.left = self.left.copy()
        twin._after = self._after
        twin.keeps = self.keeps
        twin.player = self.player
        twin.opening = self.opening
        twin.passes = self.passes
        twin.over = self.over
        twin._takes = self._takes.copy()
        twin.rows = self.rows.copy()
        twin._undo = []
        return twin

    # -- what may be done --------------------------------------------------------------------------------------------

    def legal(self) -> list[Turn]:
        """List every move of the player whose turn it is."""
        if self.over:
            return []
        rows = list(filter(None, self.rows[1 : self.discs]))  # `open_rows`, without a call
        moves: list[Turn] = []
        for group in self.groups[self.player]:
            needs = group.needs
            for cells, lacking in rows:
                if not needs & lacking:
                    moves += group.placements[cells & group.cells]
            moves += group.splits
        if self.opening:
            # The first player's first turn must be a placement of a group with a joker.
            return [move for move in moves if move.kind == PLACE and JOKER in move.group.letters]
        if self.discs < MOST_DISCS:
            moves.append(DISC_TURN)
        # Ruling: only a player who can do nothing else passes.
        return moves or [PASS_TURN]

    def open_rows(self) -> list[Row]:
        """Return the rows of the heights on which beams may land now."""
        # All beams land on one level, at most as high as the top disc: on columns of one height, lower than the discs.
        return list(filter(None, self.rows[1 : self.discs]))

    def takes(self, column: int, letter: str) -> bool:
        """Tell whether a beam's colour may go on a column, at whatever level."""
        return bool(self._takes[column] >> COLUMNS * LETTERS.index(letter) + column & 1)

    # -- doing it ----------------------------------------------------------------------------------------------------

    def make(self, move: Turn) -> None:
        """Carry out a legal move."""
        kind, player, left = move.kind, self.player, self.left
        self._undo += (move, player, self.passes, self.opening)
        if kind == PASS:
            self.passes += 1
            # Ruling: the game is blocked when every seat that still has beams has passed in a row.
            if self.passes == len(left) - left.count(0):
                self.over = True
                return
        else:
            self.passes = 0
            if kind == PLACE:
                self.opening = False
                columns, takes, rows, keeps, beams = self.columns, self._takes, self.rows, self.keeps, move.beams
                height = len(columns[beams[0][1]])
                leaving = 0
                arriving, lacking = rows[height + 1] or _NO_COLUMNS
                for letter, column in beams:
                    columns[column] += letter
                    leaving |= takes[column]
                    # With "open" a column asks for the colour of its top beam. With "keeps" it asks for the same colour
                    # for ever: nothing but that colour and jokers ever gets on it.
                    bits, lacks = _TAKEN_BY[columns[column][0] if keeps else letter][column]
                    takes[column] = bits
                    arriving |= bits
                    lacking &= lacks
                rows[height] = _row(rows[height][0] ^ leaving)
                rows[height + 1] = arriving, lacking
                _take_away(self.groups[player], move.group)
                left[player] -= len(beams)
                if not left[player] and self._has_placed_everything(player):
                    self.over = True
                    return
            elif kind == DISC:
                self.discs += 1
            else:
                _take_away(self.groups[player], move.group)
                for part in move.parts:
                    _put(self.groups[player], part)
        # Clockwise; a seat without beams is skipped.
        after = self._after
        player = after[player]
        while not left[player]:
            player = after[player]
        self.player = player

    def _has_placed_everything(self, player: int) -> bool:
        # With 4 seats the team wins when both its members have placed everything.
        return len(self.left) < 4 or not self.left[player - 2]

    def unmake(self) -> None:
        """Take the last move back."""
        move, player, self.passes, self.opening = self._undo[-4:]
        del self._undo[-4:]
        kind, group, columns = move.kind, move.group, move.columns
        self.player = player
        self.over = False
        if kind == PLACE:
            height = len(self.columns[columns[0]])
            leaving = arriving = 0
            for column in columns:
                leaving |= self._takes[column]
                below = self.columns[column] = self.columns[column][:-1]
                if not self.keeps:
                    self._takes[column] = _TAKEN_BY[below[-1]][column][0]
                arriving |= self._takes[column]
            self._restacked(height, leaving, height - 1, arriving)
            _put(self.groups[player], group)
            self.left[player] += len(columns)
        elif kind == DISC:
            self.discs -= 1
        elif kind == SPLIT:
            for part in move.parts:
                _take_away(self.groups[player], part)
            _put(self.groups[player], group)

    def _restacked(self, old: int, leaving: int, new: int, arriving: int) -> None:
        """Keep the rows true: what these columns take leaves the row of one height and comes into another's."""
        rows = self.rows
        rows[old] = _row(rows[old][0] ^ leaving)
        there = rows[new]
        rows[new] = _row(there[0] | arriving if there else arriving)

    # -- the end -----------------------------------------------------------------------------------------------------

    def sides(self) -> list[list[int]]:
        """Return the players who win together: each alone, or with 4 seats players 0 and 2 against 1 and 3."""
        return [[0, 2], [1, 3]] if len(self.left) == 4 else [[player] for player in range(len(self.left))]

    def winners(self) -> list[int]:
        """Tell when the game is over: the fewest beams left (for teams the sum) wins, a tie is shared.

        Who has placed everything has none left, and nobody else has: the game ended at once.
        """
        sums = [(sum(self.left[player] for player in side), side) for side in self.sides()]
        fewest = min(left for left, _ in sums)
        return sorted(player for left, side in sums if left == fewest for player in side)

    # -- what it holds -------------------------------------------------------------------------------------------------

    def grouped(self, player: int) -> list[str]:
        """Return a player's groups as sorted texts."""
        return sorted(group.letters for group, count in self.groups[player].items() for _ in range(count))

    def key(self) -> tuple[object, ...]:
        """List everything that makes two positions the same."""
        groups = tuple(tuple(self.grouped(player)) for player in range(len(self.left)))
        return (tuple(self.columns), self.discs, groups, self.player, self.opening, self.passes, self.over, self.keeps)


def _counted(groups: Sequence[str]) -> dict[Group, int]:
    counts: dict[Group, int] = {}
    for letters in groups:
        _put(counts, GROUPS[letters])
    return counts


def _put(groups: dict[Group, int], group: Group) -> None:
    groups[group] = groups.get(group, 0) + 1


def _take_away(groups: dict[Group, int], group: Group) -> None:
    if groups[group] == 1:
        del groups[group]
    else:
        groups[group] -= 1
