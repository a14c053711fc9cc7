"""The count at the end of the game, each point with its rule and the cells that earned it, rivalry cards among them.

Rulebook: "score", "end", "rivalry". Direct hits were counted when they happened. "Most" means more than each other
seat, and at least one. Sharp eye and the rule cards change the game while it goes on (see `Rules`) and give
nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from elios_desktop.games.holi.rules import grid

if TYPE_CHECKING:
    from elios_desktop.games.holi.rules.mutable_position import MutablePosition
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from elios_desktop.engine.contract import Result, Scored, Seat
from elios_desktop.games.holi.rules.grid import LEVELS, place_names

Earned = tuple[int, int, int, int]
"""Points, and the cells of each level that earned them."""

NOTHING: Earned = (0, 0, 0, 0)


def _own(position: MutablePosition, seat: int, level: int) -> int:
    return position.colours[level * position.rules.seats + seat]


def _has_most(position: MutablePosition, seat: int, level: int, within: int) -> bool:
    counts = [(_own(position, each, level) & within).bit_count() for each in range(position.rules.seats)]
    own = counts.pop(seat)
    return own > max(counts)


def _on(level: int, points: int, cells: int) -> Earned:
    """Points for cells of one level."""
    return (points, cells if level == 0 else 0, cells if level == 1 else 0, cells if level == 2 else 0)


def _others_tokens(position: MutablePosition, seat: int) -> list[int]:
    """Per other seat, how many of its tokens this seat holds."""
    seats = position.rules.seats
    return [position.reserves[seat * seats + owner] for owner in range(seats) if owner != seat]


def _corners(position: MutablePosition, seat: int) -> Earned:
    """1: 3 for each own token on a corner cell of any level."""
    one, two, three = [_own(position, seat, level) & grid.CORNERS for level in range(grid.LEVELS)]
    return 3 * (one.bit_count() + two.bit_count() + three.bit_count()), one, two, three


def _edges(position: MutablePosition, seat: int) -> Earned:
    """2: 1 for each own token on a border cell of level 1 that is not a corner."""
    tokens = _own(position, seat, 0) & grid.BORDER & ~grid.CORNERS
    return _on(0, tokens.bit_count(), tokens)


def _most_in_lines(position: MutablePosition, seat: int, level: int, lines: Iterable[int], each: int) -> Earned:
    points = tokens = 0
    for line in lines:
        if _has_most(position, seat, level, line):
            points += each
            tokens |= _own(position, seat, level) & line
    return _on(level, points, tokens)


def _rows(position: MutablePosition, seat: int) -> Earned:
    """3: 2 for each row of level 1 in which the seat has the most tokens."""
    return _most_in_lines(position, seat, 0, grid.ROWS, 2)


def _columns(position: MutablePosition, seat: int) -> Earned:
    """4: 3 for each column of level 2 in which the seat has the most."""
    return _most_in_lines(position, seat, 1, grid.COLUMNS, 3)


def _sky(position: MutablePosition, seat: int) -> Earned:
    """5: 6 for the most on level 3; on a tie for the most (at least one token), 3 to each tied seat."""
    counts = [_own(position, each, 2).bit_count() for each in range(position.rules.seats)]
    best = max(counts)
    if not best or counts[seat] < best:
        return NOTHING
    return _on(2, 6 if counts.count(best) == 1 else 3, _own(position, seat, 2))


def _rainbow(position: MutablePosition, seat: int) -> Earned:
    """6: 3 for each other player whose colour is in the seat's reserve."""
    return _on(0, 3 * sum([count > 0 for count in _others_tokens(position, seat)]), 0)


def _clean_clothes(position: MutablePosition, seat: int) -> Earned:
    """7: 5 to each seat with the fewest others' tokens in its reserve (ties included)."""
    held = [sum(_others_tokens(position, each)) for each in range(position.rules.seats)]
    return _on(0, 5 if held[seat] == min(held) else 0, 0)


def _streak(position: MutablePosition, seat: int) -> Earned:
    """8: 2 a token of the longest unbroken straight line (row or column, one level), if it has 3 or more.

    Of several equally long ones the first counts: lower levels, then columns from the left, then rows from below.
    """
    best, longest = NOTHING, 2
    for level in range(grid.LEVELS):
        tokens = _own(position, seat, level)
        for lines, step, within in ((grid.COLUMNS, 1, ~grid.ROWS[0]), (grid.ROWS, grid.SIDE, grid.ALL_CELLS)):
            # The cells that end a run of so many; a run up a column doesn't go on in the next one.
            ends, length = tokens, 0
            while ends:
                length, last = length + 1, ends
                ends = tokens & ends << step & within
            if length > longest:
                longest = length
                on_line = next(last & line for line in lines if last & line)
                end = on_line & -on_line
                best = _on(level, 2 * length, sum([end >> step * back for back in range(length)]))
    return best


def _splash(position: MutablePosition, seat: int) -> Earned:
    """9: 1 a token of the largest orthogonally connected group on one level."""
    best = NOTHING
    for level in range(grid.LEVELS):
        tokens = _own(position, seat, level)
        while tokens:
            group, grown = 0, tokens & -tokens
            while grown != group:
                group, grown = grown, grown | grid.spread(grown) & tokens
            tokens ^= group
            if group.bit_count() > best[0]:
                best = _on(level, group.bit_count(), group)
    return best


def _squares(position: MutablePosition, seat: int) -> Earned:
    """10: 5 for each 2x2 block of own tokens on one level; blocks may overlap."""
    points = 0
    cells = []
    for level in range(grid.LEVELS):
        tokens = _own(position, seat, level)
        # The lower left cells of blocks; a block never starts on the top row, so none wraps into the next column.
        starts = tokens & tokens >> 1 & tokens >> grid.SIDE & tokens >> (grid.SIDE + 1) & ~grid.ROWS[-1]
        points += 5 * starts.bit_count()
        cells.append(starts | starts << 1 | starts << grid.SIDE | starts << (grid.SIDE + 1))
    one, two, three = cells
    return points, one, two, three


def _towers(position: MutablePosition, seat: int) -> Earned:
    """11: 5 for each cell whose three levels all hold own tokens."""
    towers = _own(position, seat, 0) & _own(position, seat, 1) & _own(position, seat, 2)
    return 5 * towers.bit_count(), towers, towers, towers


def _sweet_tooth(position: MutablePosition, seat: int) -> Earned:
    """12: 1 for each sweet in the seat's reserve."""
    return _on(0, position.sweets_found[seat], 0)


def _the_view(position: MutablePosition, seat: int) -> Earned:
    """14: 4 if the seat's pawn ends on level 3."""
    return _on(2, 4, 1 << position.cell[seat]) if position.level[seat] == 2 else NOTHING


def _everywhere(position: MutablePosition, seat: int) -> Earned:
    """15: 6 if each quarter (3x3) of level 1 holds an own token."""
    tokens = _own(position, seat, 0)
    return _on(0, 6, tokens) if all(tokens & quarter for quarter in grid.QUARTERS) else NOTHING


_SCORING: dict[int, Callable[[MutablePosition, int], Earned]] = {
    1: _corners,
    2: _edges,
    3: _rows,
    4: _columns,
    5: _sky,
    6: _rainbow,
    7: _clean_clothes,
    8: _streak,
    9: _splash,
    10: _squares,
    11: _towers,
    12: _sweet_tooth,
    14: _the_view,
    15: _everywhere,
}

SCORING_CARDS = frozenset(_SCORING)
"""The rivalry cards that are counted at the end."""


def earned(card: int, position: MutablePosition, seat: int) -> Earned:
    """Return what a rivalry card gives a seat in a position where the game is over."""
    score = _SCORING.get(card)
    return score(position, seat) if score else NOTHING


IN_RESERVES = 2
FEWER_SWEETS = 5


def in_others_reserves(position: MutablePosition, seat: int) -> int:
    """Tell how many of a seat's tokens the others hold."""
    seats = position.rules.seats
    return sum(position.reserves[holder * seats + seat] for holder in range(seats) if holder != seat)


def final_points(position: MutablePosition) -> list[Scored]:
    """List all points counted at the end: seat by seat in turn order from the first, rule by rule; none for nothing."""
    seats = position.rules.seats
    found: list[Scored] = []
    for step in range(seats):
        seat = (position.rules.first + step) % seats
        for level in range(LEVELS):
            # Each own token on level 1, 2, 3: 1, 2, 3 points.
            tokens = position.colours[level * seats + seat]
            points = tokens.bit_count() * (level + 1)
            found.append(Scored(seat + 1, points, f"level_{level + 1}", place_names(level, tokens), final=True))
        # Each own token in another player's reserve: 2.
        found.append(Scored(seat + 1, IN_RESERVES * in_others_reserves(position, seat), "reserves", final=True))
        # Each other player with fewer sweets: 5.
        fewer = sum(held < position.sweets_found[seat] for held in position.sweets_found)
        found.append(Scored(seat + 1, FEWER_SWEETS * fewer, "sweets", final=True))
        for card in position.rules.rivalry:
            points, *earning = earned(card, position, seat)
            cells = [name for level, tokens in enumerate(earning) for name in place_names(level, tokens)]
            found.append(Scored(seat + 1, points, f"rivalry_{card}", tuple(cells), final=True))
    return [each for each in found if each.points]


@dataclass(frozen=True, slots=True)
class Count:
    """What a seat gets, or would get if the game ended now, source by source."""

    PARTS: ClassVar = ("levels", "reserves", "sweets", "hits", "rivalry", "total")
    """The names that a result's scores have."""

    levels: int
    reserves: int
    sweets: int
    hits: int
    of_cards: Mapping[int, int]
    """What each rivalry card that is shown gives."""

    @property
    def rivalry(self) -> int:
        """What the rivalry cards give together."""
        return sum(self.of_cards.values())

    @property
    def total(self) -> int:
        """All points."""
        return self.levels + self.reserves + self.sweets + self.hits + self.rivalry


def count(position: MutablePosition) -> tuple[Count, ...]:
    """Return what each seat gets at the end, or would get if it came now."""
    points: Counter[tuple[Seat, str]] = Counter()
    for each in final_points(position):
        points[each.seat, each.rule] += each.points
    return tuple(
        Count(
            levels=sum(points[seat, f"level_{level}"] for level in range(1, LEVELS + 1)),
            reserves=points[seat, "reserves"],
            sweets=points[seat, "sweets"],
            hits=hits,
            of_cards={card: points[seat, f"rivalry_{card}"] for card in position.rules.rivalry},
        )
        for seat, hits in enumerate(position.hits, 1)
    )


def result(position: MutablePosition) -> Result:
    """Most points win. Ties: more own tokens in others' reserves, more sweets, earlier in turn order."""
    seats, counts = position.rules.seats, count(position)

    def rank(seat: int) -> tuple[int, int, int, int]:
        order = (seat - position.rules.first) % seats
        return counts[seat].total, in_others_reserves(position, seat), position.sweets_found[seat], -order

    scores = {
        str(seat): {part: getattr(each, part) for part in Count.PARTS} for seat, each in enumerate(counts, start=1)
    }
    return Result((max(range(seats), key=rank) + 1,), "scored", scores)
