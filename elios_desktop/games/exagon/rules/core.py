"""The rules of Exagon on small integers: what may be done, doing it, and taking it back.

`tiles` says how cells are numbers and a tile with a rotation is one, `moves` how moves are. Seats are counted
from 0 in here.
"""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.engine.contract import Options, head_start
from elios_desktop.games.exagon.rules.moves import END, GIVE, PUT, from_core, give_move, given
from elios_desktop.games.exagon.rules.tiles import (
    CENTRE,
    FITS,
    PLACEMENTS,
    SIDES,
    STEPS,
    TILE_PLACEMENTS,
    TILES,
    UNTURNED,
    deal,
    hand_set,
    placement_of,
    tile_of,
    tiles_in,
)

NO_TILES, PERFECT_FIT, BLOCKED = "no_tiles", "perfect_fit", "blocked"

_ASKED: dict[tuple[int, int], tuple[int, int]] = {}
_MEETS = tuple(
    tuple(_ASKED.setdefault(asked, asked) for asked in ((STEPS[side], FITS[side][placed]) for side in range(SIDES)))
    for placed in range(PLACEMENTS)
)
"""For each placement: the steps to the six cells around it, and what fits there beside it. (Placements that ask the
same of a neighbour share it: little memory is read faster than much.)"""
_HIGHEST = (0, *(1 << placed for placed in range(PLACEMENTS)))
"""By the number of bits of a set, its highest placement as a set of one."""
_TILE = tuple(TILE_PLACEMENTS[tile_of(placed)] for placed in range(PLACEMENTS))
"""For each placement: its tile with each rotation, as a set."""


_Undo = tuple[int, int, int, int, int, dict[int, int]]
"""What `unmake` needs: the move, the seat, bonus, placed, idle, and what fitted where."""


class Core:
    """A position that can be played on and back."""

    __slots__ = (
        "_done",
        "bonus",
        "counts",
        "fits",
        "hands",
        "idle",
        "over",
        "placed",
        "reason",
        "seat",
        "seats",
        "tiles",
    )

    def __init__(self, hands: Sequence[list[int]], table: int | None) -> None:
        self.seats = len(hands)
        self.hands = [hand_set(hand) for hand in hands]
        """By seat: its tiles with each rotation, as a set of placements."""
        self.counts = [len(hand) for hand in hands]
        self.tiles: dict[int, int] = {}
        """What lies on the table: cell to placement, in the order in which it came there."""
        self.fits = {CENTRE: UNTURNED}
        """Each free cell that touches a tile, with the placements that match all around it. On the empty table:
        the first tile goes to 0,0 with rotation 0."""
        self.seat = 0
        self.bonus = 0
        self.placed = 0
        self.idle = 0
        self.over = False
        self.reason = ""
        self._done: list[_Undo] = []
        if table is not None:
            self.lay(CENTRE, placement_of(table, 0))
        self.seat = self._beginner()

    def _beginner(self) -> int:
        """The holder of star 39 begins; if that tile lies on the table, the holder of the highest star in a hand.

        Where all forty tiles are dealt, 39 is the highest star unless it lies on the table, and then 37 is; each of
        the two is on one tile only. After a head start two seats may have the highest: the first of them begins.
        """
        highest = [max((TILES[tile].star for tile in tiles_in(hand)), default=0) for hand in self.hands]
        return highest.index(max(highest))

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> Core:
        """Return a game dealt by chance."""
        setup = deal(seats, seed, head_start(options))
        return cls(setup["hands"], setup["table"])

    def copy(self) -> Core:
        """Return the same position, without the way that led there."""
        twin = Core.__new__(Core)
        twin.seats = self.seats
        twin.hands = self.hands.copy()
        twin.counts = self.counts.copy()
        twin.tiles = self.tiles.copy()
        twin.fits = self.fits  # never changed, but exchanged for another
        twin.seat = self.seat
        twin.bonus = self.bonus
        twin.placed = self.placed
        twin.idle = self.idle
        twin.over = self.over
        twin.reason = self.reason
        twin._done = []
        return twin

    def key(self) -> tuple[object, ...]:
        """List all that makes one position differ from another."""
        table = frozenset(self.tiles.items())
        return tuple(self.hands), table, self.seat, self.bonus, self.placed, self.idle, self.reason

    @property
    def opening(self) -> bool:
        """Until two tiles lie on the table."""
        return len(self.tiles) < 2

    def legal(self) -> list[int]:
        """List every legal move but `TIMEOUT`, in no particular order."""
        if self.over:
            return []
        moves: list[int] = []
        hand, highest = self.hands[self.seat], _HIGHEST
        for cell, fitting in self.fits.items():
            if own := fitting & hand:
                before = (cell << 8) - 1
                while own:
                    length = own.bit_length()
                    moves.append(before + length)
                    own ^= highest[length]
        if len(self.tiles) < 2:
            return moves or [END]  # opening: one tile; only a player who can join none plays `end`
        moves.append(END)
        if self.bonus:
            takers = [seat for seat in range(self.seats) if self.may_take(seat)]
            if takers:
                moves += [give_move(tile, seat) for tile in tiles_in(hand) for seat in takers]
        return moves

    def may_take(self, seat: int) -> bool:
        """Tell whether a tile may be given to a seat: another one, that has exactly one tile."""
        return seat != self.seat and self.counts[seat] == 1

    def make(self, move: int) -> None:
        """Carry out a legal move (or `TIMEOUT` in a turn with a clock)."""
        seat = self.seat
        if move >= PUT:
            cell, placement = move >> 8, move & 255
            opening = len(self.tiles) < 2
            self._done.append((move, seat, self.bonus, self.placed, self.idle, self.fits))
            sides = self.lay(cell, placement)
            self.hands[seat] ^= _TILE[placement]
            self.counts[seat] -= 1
            self.placed += 1
            if not self.counts[seat]:
                self._win(NO_TILES)  # before a perfect fit, if one tile does both
            elif sides == SIDES:
                self._win(PERFECT_FIT)
            elif opening:
                self._end_turn()  # exactly one tile, and bonuses do not count
            elif sides > 1:
                self.bonus += sides - 2  # 2 sides: the turn goes on; 3, 4, 5 earn 1, 2, 3
            elif self.bonus:
                self.bonus -= 1  # a single side uses a bonus up ...
            else:
                self._end_turn()  # ... or ends the turn
            return
        self._done.append((move, seat, self.bonus, self.placed, self.idle, self.fits))
        if move >= GIVE:
            tile, to = given(move)
            self.hands[seat] ^= TILE_PLACEMENTS[tile]
            self.hands[to] ^= TILE_PLACEMENTS[tile]
            self.counts[seat] -= 1
            self.counts[to] += 1
            self.bonus -= 1
            self.placed += 1
            if not self.counts[seat]:
                self._win(NO_TILES)  # giving away the last one included
        else:
            self._end_turn()  # `timeout` does what `end` does

    def lay(self, cell: int, placement: int) -> int:
        """Put a tile down, and return how many of its sides match: all that meet another tile."""
        tiles = self.tiles
        self.fits = fits = self.fits.copy()  # the former one is kept to take the move back
        del fits[cell]
        tiles[cell] = placement
        sides = 0
        for step, fitting in _MEETS[placement]:
            near = cell + step
            if near in fits:
                fits[near] &= fitting
            elif near in tiles:
                sides += 1
            else:
                fits[near] = fitting
        return sides

    def _end_turn(self) -> None:
        """The next seat's turn, unless every seat in a row has ended one without placing or giving a tile."""
        self.idle = 0 if self.placed else self.idle + 1
        self.bonus = self.placed = 0
        if self.idle == self.seats:
            self.over, self.reason = True, BLOCKED
        else:
            self.seat = (self.seat + 1) % self.seats

    def _win(self, reason: str) -> None:
        """The seat to move wins."""
        self.over, self.reason = True, reason
        self.bonus = self.placed = self.idle = 0

    def unmake(self) -> None:
        """Take the last move back."""
        move, seat, self.bonus, self.placed, self.idle, self.fits = self._done.pop()
        self.seat, self.over, self.reason = seat, False, ""
        if move >= PUT:
            del self.tiles[move >> 8]
            self.hands[seat] ^= _TILE[move & 255]
            self.counts[seat] += 1
        elif move >= GIVE:
            tile, to = given(move)
            self.hands[seat] ^= TILE_PLACEMENTS[tile]
            self.hands[to] ^= TILE_PLACEMENTS[tile]
            self.counts[seat] += 1
            self.counts[to] -= 1

    def star_points(self, seat: int) -> int:
        """Return the sum of the star points of a seat's tiles."""
        return sum(TILES[tile].points for tile in tiles_in(self.hands[seat]))

    def winners(self) -> list[int]:
        """Tell who has won a game that is over. Blocked: the fewest tiles, then the lower star points, then shared."""
        if self.reason != BLOCKED:
            return [self.seat]
        left = [(self.counts[seat], self.star_points(seat)) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if left[seat] == min(left)]

    def notation(self, move: int) -> str:
        """Return a move as text."""
        return from_core(move).text
