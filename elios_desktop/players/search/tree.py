"""Tree search for any number of seats: from the root again and again to a leaf, which is judged by playing it out.

Every seat goes where it does best itself; how often a move has been tried and how promising it looks decide what is
tried next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, Generic, Protocol, TypeVar

EAGER: Final = 1.2
"""How much a promising move that has hardly been tried counts beside one that has done well."""


class Core(Protocol):
    """What a core offers."""

    over: bool
    player: int
    """Whose turn it is, from 0."""

    def copy(self) -> Any:
        """The same position, on its own."""

    def make(self, move: Any) -> None:
        """Carry a legal move out."""


C = TypeVar("C", bound=Core)
M = TypeVar("M")


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
        """The place of the move to try next."""
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


class Tree(Generic[C, M]):
    """A search from one position."""

    def __init__(
        self,
        core: C,
        promising: Callable[[C], tuple[Sequence[M], Sequence[float]]],
        outcome: Callable[[C], Sequence[float]],
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
            core: C = self._core.copy()
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
        """Each move of the root with how often it was tried and what it brought on average, most tried first."""
        root = self._root
        found = [
            (move, visits, total / visits if visits else 0.0)
            for move, visits, total in zip(root.moves, root.visits, root.sums, strict=True)
        ]
        return sorted(found, key=lambda each: (-each[1], -each[2]))
