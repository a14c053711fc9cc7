"""The rules of Elementos: one mutable position on small integers, with moves made and unmade.

The rules stand in the order in which the rulebook has them: setup, a turn (move, flip, wand), the end, equilibrium,
repetition. The immutable `State` that the rest of the program sees is a thin layer over this, in `state.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from elios_desktop.engine.contract import Options
from elios_desktop.games.elementos.rules.board import (
    BIT,
    COUNT,
    FAR_ROW,
    FLIP,
    FLIPPED,
    HALF,
    HOME_SQUARES,
    KIND,
    KINDS,
    LOW_HALF,
    NOBODY,
    TOKEN,
    WAND_START,
    WAND_WAYS,
    WAYS_OF_SETS,
    WHOLE_BOARD,
    random_layout,
)

WAND: Final = COUNT
"""Where in `Core.board` the squares of the two wands stand: WAND + side."""
MOVER: Final = WAND + 2
"""Where in `Core.board` the side to move stands."""
NOWHERE: Final = 31
"""The square of a wand that has not been put up yet."""

Run = tuple[int, "Run"] | tuple[()]
"""The squares flipped in a row: the newest, and the run before it."""


class Core:
    """A position under way. Everything in it is restored by `unmake`."""

    __slots__ = (
        *("board", "earlier", "empty", "free", "left_out", "locked", "made", "over", "position", "run", "side"),
        *("repeats", "winner"),
    )

    def __init__(self, first: int, left_out: int = 0) -> None:
        """An empty box; `first` is the seat that will begin, `left_out` the set of squares on which nothing is put."""
        self.side = first - 1
        self.left_out = left_out
        # The position as bytes: squares, the two wands, the side to move. Two positions are the same when these are.
        self.board = bytearray([NOBODY] * COUNT + [NOWHERE, NOWHERE, self.side])
        self.position = bytes(self.board)  # the same, to be kept and compared
        self.empty = WHOLE_BOARD
        self.free = [0] * 6  # by kind, the squares of the tokens that are not home
        self.run: Run = ()  # the squares flipped since the last move that was not a flip
        self.locked = 0  # the squares of the tokens that may not be flipped
        # How often each position has stood that can still come back: here, and before this core was copied from
        # another. A game may be thousands of moves long, so cores share what lies behind them.
        self.repeats: dict[bytes, int] = {}
        self.earlier: tuple[dict[bytes, int], ...] = ()
        self.over = False
        self.winner: int | None = None  # the winning side; None in a draw
        # What `unmake` needs.
        self.made: list[tuple[int, int, Run, int, dict[bytes, int], tuple[dict[bytes, int], ...], bytes]] = []

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> Core:
        """Return a game past its arranging phase, arranged at random."""
        random = Random(seed)
        core = cls(1 + int(random.random() * seats))
        core.arrange(0, random_layout(random))
        core.arrange(1, random_layout(random))
        return core

    def copy(self) -> Core:
        """Return the same position, on its own; it can't be unmade further back than here."""
        core = Core.__new__(Core)
        core.side, core.board, core.empty, core.free = self.side, self.board[:], self.empty, self.free[:]
        core.position, core.left_out = self.position, self.left_out
        core.run, core.locked = self.run, self.locked
        core.repeats, core.earlier = {}, with_layer(self.earlier, self.repeats)
        core.over, core.winner, core.made = self.over, self.winner, []
        return core

    def stood(self) -> dict[bytes, int]:
        """Tell how often each position has stood that can still come back."""
        counts = self.repeats.copy()
        for layer in self.earlier:
            add_counts(counts, layer)
        return counts

    # ---- Setup: each seat lays its nine tokens on its own three rows, in any order and any side up.

    def arrange(self, side: int, layout: Sequence[str]) -> None:
        """Lay out a side that has yet to; when both have, the game begins, and this position is the first to count."""
        for square, face in zip(HOME_SQUARES[side], layout, strict=True):
            if self.left_out & BIT[square]:
                continue
            self.board[square] = token = TOKEN[f"{side + 1}{face}"]
            self.empty ^= BIT[square]
            self.free[KIND[token]] ^= BIT[square]
        # The wand stands in the middle token, which is home.
        home = self.board[WAND + side] = WAND_START[side]
        self.free[KIND[self.board[home]]] ^= BIT[home]
        self.position = bytes(self.board)
        if not self.pending:
            self.repeats[self.position] = 1

    @property
    def pending(self) -> list[int]:
        """The sides that have yet to arrange."""
        return [side for side in (0, 1) if self.board[WAND + side] == NOWHERE]

    # ---- A turn: exactly one of these.

    def legal(self) -> list[int]:
        """List every legal move."""
        if self.over:
            return []
        side, free, empty = self.side, self.free, self.empty
        moves: list[int] = []
        low, high = WAYS_OF_SETS[side]
        own = 0
        for kind, taken in KINDS[side]:
            if tokens := free[kind]:
                # 1. Move a token one square: forward, diagonally forward or sideways; to an empty square or onto an
                #    enemy token that it beats (and that is not home). 2. Flip it.
                own |= tokens
                opens = empty | free[taken]
                for near, ways in low[tokens & LOW_HALF]:
                    moves += ways[opens & near]
                for near, ways in high[tokens >> HALF]:
                    moves += ways[opens & near]
        near, ways, ahead, carry = WAND_WAYS[side][self.board[WAND + side]]
        # 2. Flip a token, home or not. 3A. The wand to another of your tokens on a neighbouring square, same
        #    directions as a token move.
        moves += ways[own & near]
        # 3B. The wand forward together with its token, straight ahead to an empty square.
        if empty & ahead:
            moves.append(carry)
        # Equilibrium: a locked token can't be flipped. If that leaves no legal move at all, the locks don't bind.
        if self.locked:
            return [move for move in moves if move % FLIP or not self.locked >> move // FLIP & 1] or moves
        return moves

    def make(self, move: int) -> None:
        """Carry a legal move out."""
        board, free, side, repeats = self.board, self.free, self.side, self.repeats
        at, to = move >> 5, move & 31
        token, target = board[at], board[to]
        home = board[WAND + side]
        self.made.append((move, target, self.run, self.locked, repeats, self.earlier, self.position))
        if at == to:
            # 2. Flip.
            board[at] = turned = FLIPPED[token]
            if at != home:
                free[KIND[token]] ^= BIT[at]
                free[KIND[turned]] ^= BIT[at]
            self.run = (at, self.run)
            can_come_back = True
        else:
            if at != home:
                # 1. Move; an enemy token on the square leaves the game.
                board[to], board[at] = token, NOBODY
                both = BIT[at] | BIT[to]
                free[KIND[token]] ^= both
                if target:
                    free[KIND[target]] ^= BIT[to]
                    self.empty ^= BIT[at]
                else:
                    self.empty ^= both
                can_come_back = not target and -2 < to - at < 2
            else:
                board[WAND + side] = to
                if target:
                    # 3A. The wand to another token: that one is home now, and the old home is free.
                    free[KIND[token]] ^= BIT[at]
                    free[KIND[target]] ^= BIT[to]
                    can_come_back = -2 < to - at < 2
                else:
                    # 3B. The wand forward together with its token.
                    board[to], board[at] = token, NOBODY
                    self.empty ^= BIT[at] | BIT[to]
                    can_come_back = False
                # The end: you win when your wand reaches the far row, either way.
                if to in FAR_ROW[side]:
                    self.over, self.winner = True, side
            # A move that is not a flip ends the run of flips and opens the locks.
            self.run, self.locked = (), 0
        self.side = board[MOVER] = 1 - side
        # Repetition: a position, with the same seat to move, that stands for the third time is a draw. Nothing goes
        # backward and no token returns, so after a take or a step ahead no earlier position can come back.
        self.position = position = bytes(board)
        if not can_come_back:
            self.repeats, self.earlier = {position: 1}, ()
            return
        times = repeats.get(position, 0) + 1
        repeats[position] = times
        for layer in self.earlier:
            times += layer.get(position, 0)
        if times > 1:
            if at == to and flips_cancel(self.run):
                # Equilibrium: every token flipped in the run is locked. (The starting position of the run counts too,
                # and every position of it has been counted.)
                for square in newest_first(self.run):
                    self.locked |= BIT[square]
            self.over = times == 3

    def unmake(self) -> None:
        """Take the newest move back."""
        board, free = self.board, self.free
        position = self.position
        move, target, self.run, self.locked, repeats, self.earlier, self.position = self.made.pop()
        if repeats is self.repeats:
            if repeats[position] == 1:
                del repeats[position]
            else:
                repeats[position] -= 1
        self.repeats = repeats
        self.over, self.winner = False, None
        self.side = board[MOVER] = side = 1 - self.side
        at, to = move >> 5, move & 31
        token, home = board[to], board[WAND + side]
        if at == to:
            board[at] = target
            if at != home:
                free[KIND[token]] ^= BIT[at]
                free[KIND[target]] ^= BIT[at]
        elif to != home:
            board[at], board[to] = token, target
            both = BIT[at] | BIT[to]
            free[KIND[token]] ^= both
            if target:
                free[KIND[target]] ^= BIT[to]
                self.empty ^= BIT[at]
            else:
                self.empty ^= both
        else:
            board[WAND + side] = at
            if target:
                free[KIND[board[at]]] ^= BIT[at]
                free[KIND[target]] ^= BIT[to]
            else:
                board[at], board[to] = token, NOBODY
                self.empty ^= BIT[at] | BIT[to]


def newest_first(run: Run) -> Iterator[int]:
    """Yield the squares of a run."""
    while run:
        square, run = run
        yield square


def flips_cancel(run: Run) -> bool:
    """Tell whether the position after a run of flips has stood before within it, its starting position included.

    It has when, from some moment of the run on, every token has been flipped an even number of times.
    """
    odd = 0
    for square in newest_first(run):
        odd ^= BIT[square]
        if not odd:
            return True
    return False


def add_counts(counts: dict[bytes, int], more: Mapping[bytes, int]) -> None:
    """Add how often each position stood."""
    for position, times in more.items():
        counts[position] = counts.get(position, 0) + times


def with_layer(layers: tuple[dict[bytes, int], ...], newest: Mapping[bytes, int]) -> tuple[dict[bytes, int], ...]:
    """Return the layers and a copy of one more; of two alike in size one is made, so there are few to look through."""
    if not newest:
        return layers
    counts = dict(newest)
    while layers and len(layers[-1]) < 2 * len(counts):
        add_counts(counts, layers[-1])
        layers = layers[:-1]
    return (*layers, counts)
