"""Two searches that know no game: alpha-beta for two sides, and tree search for any number of seats.

`AlphaBeta` looks deeper and deeper, with a table of positions, until its nodes are spent. `Tree` goes from the root to
a leaf, which is judged by playing it out, again and again: every seat goes where it does best itself; how often a move
has been tried and how promising it looks decide what is tried next.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Generic, Protocol, TypeVar

WON: Final = 1_000_000
"""The value of a won game, less one for every move that it takes."""
SURE: Final = WON - 1_000
"""At least this much: the win has been seen."""
DEEPEST: Final = 40

_EXACT, _AT_LEAST, _AT_MOST = range(3)


class Core(Protocol):
    """What a core offers. Its moves can be compared and are good as keys."""

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""

    def copy(self) -> Any:
        """Return the same position, on its own."""

    def legal(self) -> list[Any]:
        """List every legal move."""

    def make(self, move: Any) -> None:
        """Carry a legal move out."""

    def unmake(self) -> None:
        """Take the last move back."""


C = TypeVar("C", bound=Core)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[C, M]):
    """What a game's players see in a position."""

    key: Callable[[C], object]
    """What makes two positions the same."""
    value: Callable[[C], int]
    """How well off the side to move is in a game that goes on; far less than SURE."""
    final: Callable[[C], int]
    """How well off the side that would be next is when the game is over: -WON, WON, or what a draw is worth to it."""
    ordered: Callable[[C, list[M], Mapping[M, int]], list[M]]
    """Legal moves, the most promising first; given how much each of them has refuted elsewhere."""


@dataclass(frozen=True, slots=True)
class Line(Generic[M]):
    """A move and what it is worth to the side that makes it."""

    move: M
    value: int


class _SpentError(Exception):
    """The nodes are used up."""


class AlphaBeta(Generic[C, M]):
    """Searches from one position; what one of them has found helps those that follow."""

    def __init__(self, core: C, sight: Evaluation[C, M], nodes: int, depth: int = DEEPEST) -> None:
        self.nodes = 0
        self.depth = 0
        """How deep the deepest search went that was finished."""
        self._start = core
        self._core = core
        self._sight = sight
        self._most = nodes
        self._deepest = depth
        self._table: dict[object, tuple[int, int, int, M | None]] = {}
        self._killers: list[M | None] = [None] * (DEEPEST + 1)
        self._refuted: defaultdict[M, int] = defaultdict(int)

    def allow(self, nodes: int) -> None:
        """Let the searches that follow look at so many positions more."""
        self._most = self.nodes + nodes

    def lines(self, moves: Sequence[M], best: int = 1) -> list[Line[M]]:
        """Return these moves, best first: the values of the first `best` are what they are worth, the others' at most
        that."""
        self._core = self._start.copy()
        found = [Line(move, 0) for move in moves]
        for depth in range(1, self._deepest + 1):
            done: list[Line[M]] = []
            try:
                for line in found:
                    self._compare(line.move, done, best, depth)
            except _SpentError:
                # What was found to be better than the best of the shallower search counts; the others wait behind.
                if len(done) >= best:
                    compared = [line.move for line in done]
                    lowest = done[-1].value
                    found = done + [
                        Line(line.move, min(line.value, lowest)) for line in found if line.move not in compared
                    ]
                break
            found, self.depth = done, depth
            if len(moves) == 1 or all(abs(line.value) >= SURE for line in found[:best]):
                break
        return found

    def _compare(self, move: M, done: list[Line[M]], best: int, depth: int) -> None:
        """Put a move in its place among those that have been looked at."""
        floor = done[best - 1].value if len(done) >= best else -WON
        self._core.make(move)
        value = -self._value(depth - 1, -WON, -floor, 1)
        self._core.unmake()
        at = len(done)
        while at and done[at - 1].value < value:
            at -= 1
        done.insert(at, Line(move, value))

    def _value(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return what the position is worth to the side to move, if that is between alpha and beta; else a bound."""
        self.nodes += 1
        core, sight = self._core, self._sight
        if core.over:
            return _sooner(sight.final(core), ply)
        if depth <= 0:
            return sight.value(core)
        if self.nodes > self._most:
            raise _SpentError
        key = sight.key(core)
        known = self._table.get(key)
        first: M | None = None
        if known is not None:
            searched, kind, value, first = known
            if searched >= depth and (
                kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha)
            ):
                return value
        moves = sight.ordered(core, core.legal(), self._refuted)
        for early in (self._killers[ply], first):
            if early is not None and early in moves:
                moves.remove(early)
                moves.insert(0, early)
        best, best_move, kind = -WON, moves[0], _AT_MOST
        make, unmake, judge = core.make, core.unmake, sight.value
        last = depth == 1
        ends = 0
        narrow = False
        for move in moves:
            make(move)
            if last and not core.over:
                # Most of all positions are such ends of a line: no call of this for each of them.
                ends += 1
                value = -judge(core)
            elif narrow:
                value = -self._value(depth - 1, -alpha - 1, -alpha, ply + 1)
                if alpha < value < beta:
                    value = -self._value(depth - 1, -beta, -alpha, ply + 1)
            else:
                value = -self._value(depth - 1, -beta, -alpha, ply + 1)
            unmake()
            if value > best:
                best, best_move = value, move
                if value > alpha:
                    if value >= beta:
                        kind = _AT_LEAST
                        self._killers[ply] = move
                        self._refuted[move] += depth * depth
                        break
                    alpha, kind, narrow = value, _EXACT, True
        self.nodes += ends
        self._table[key] = depth, kind, best, best_move
        return best


def _sooner(value: int, ply: int) -> int:
    """Return the value of an end after so many moves: what is won sooner, or lost later, is better."""
    return value - ply if value >= SURE else value + ply if value <= -SURE else value


EAGER: Final = 1.2
"""How much a promising move that has hardly been tried counts beside one that has done well."""


class SeatedCore(Protocol):
    """What a core for any number of seats offers."""

    over: bool
    player: int
    """Whose turn it is, from 0."""

    def copy(self) -> Any:
        """Return the same position, on its own."""

    def make(self, move: Any) -> None:
        """Carry a legal move out."""


S = TypeVar("S", bound=SeatedCore)


class _Node(Generic[M]):
    """A position that has been reached: its moves, and what came of them for the one to move."""

    __slots__ = ("children", "moves", "player", "priors", "sums", "total", "visits")

    def __init__(self, player: int, moves: Sequence[M], priors: Sequence[float]) -> None:
        self.player = player
        self.moves = moves
        self.priors = priors
        self.visits = [0] * len(moves)
        self.sums = [0.0] * len(moves)
        self.children: list[_Node[M] | None] = [None] * len(moves)
        self.total = 0

    def most_wanted(self) -> int:
        """Return the place of the move to try next."""
        eager = EAGER * sqrt(self.total + 1)
        # A move that was never tried is thought to do a little worse than those that were.
        expected = 0.0
        for each in self.sums:
            expected += each
        expected = expected / self.total - 0.05 if self.total else 0.5
        best, best_score = 0, -1.0
        for at, (prior, visits, total) in enumerate(zip(self.priors, self.visits, self.sums, strict=True)):
            score = (total / visits if visits else expected) + eager * prior / (1 + visits)
            if score > best_score:
                best, best_score = at, score
        return best


class Tree(Generic[S, M]):
    """A search from one position."""

    def __init__(
        self,
        core: S,
        promising: Callable[[S], tuple[Sequence[M], Sequence[float]]],
        outcome: Callable[[S], Sequence[float]],
    ) -> None:
        """`promising`: the legal moves, and how promising each is, 1 in all. `outcome` plays a position to its end
        (and may leave it there): what each seat gets, from 0 to 1."""
        self._core = core
        self._promising = promising
        self._outcome = outcome
        self._root: _Node[M] = _Node(core.player, *promising(core))
        self.gains: list[float] = []
        """What all lines together have brought each seat."""

    def search(self, times: int) -> None:
        """Try so many lines of play."""
        for _ in range(times):
            core: S = self._core.copy()
            node = self._root
            path: list[tuple[_Node[M], int]] = []
            while True:
                at = node.most_wanted()
                path.append((node, at))
                core.make(node.moves[at])
                child = node.children[at]
                if core.over:
                    break
                if child is None:
                    # A leaf becomes part of the tree when it is reached for the second time.
                    if node.visits[at]:
                        node.children[at] = _Node(core.player, *self._promising(core))
                    break
                node = child
            gains = self._outcome(core)
            self.gains = [so_far + gain for so_far, gain in zip(self.gains or [0.0] * len(gains), gains, strict=True)]
            for node, at in path:
                node.visits[at] += 1
                node.total += 1
                node.sums[at] += gains[node.player]

    def prospects(self) -> list[tuple[M, int, float]]:
        """List each move of the root with how often it was tried and what it brought on average, most tried first."""
        root = self._root
        found = [
            (move, visits, total / visits if visits else 0.0)
            for move, visits, total in zip(root.moves, root.visits, root.sums, strict=True)
        ]
        return sorted(found, key=lambda each: (-each[1], -each[2]))
