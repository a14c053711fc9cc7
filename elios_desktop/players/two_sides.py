"""Computer players of a game for two in which nothing is hidden, over one search: a game says what it sees there.

PLAYERS = TwoSides(core_of, evaluation, text_of, reasons)
LEVELS, choose, hints, chances = PLAYERS.levels, PLAYERS.choose, PLAYERS.hints, PLAYERS.chances
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from elios_desktop.engine.contract import Seen
from elios_desktop.players.chance import chance_of, dice, pick_near_best, shuffled
from elios_desktop.players.contract import Decision, Hint, Level, Reason, told
from elios_desktop.players.search import WON, AlphaBeta, Core, Evaluation, Line

C = TypeVar("C", bound=Core)
M = TypeVar("M")

USUAL_LEVELS = (
    Level(2, blur=0.9), Level(12, blur=0.5), Level(40, blur=0.3), Level(150, blur=0.2), Level(600, blur=0.1),
    Level(2_400, blur=0.04), Level(10_000),
)  # fmt: skip


class TwoSides(Generic[C, M]):
    """What a module of players offers."""

    def __init__(
        self,
        core_of: Callable[[Any], C],
        sight: Evaluation[C, M],
        text_of: Callable[[M], str],
        reasons: Callable[[C, M], Sequence[Reason]],
        even: int = 100,
        levels: Sequence[Level] = USUAL_LEVELS,
    ) -> None:
        """`core_of` a view, `text_of` one of the core's moves, `reasons` for a move, the strongest first; with a value
        of `even` a side wins in some 85 of 100 games."""
        self.levels = tuple(levels)
        self._core_of, self._sight, self._text_of, self._reasons = core_of, sight, text_of, reasons
        self._even = even

    def choose(self, seen: Seen[Any], level: int, seed: int) -> Decision:
        """Return a good move, or one that is hardly worse."""
        rng, how = dice(seen, level, seed), self.levels[level - 1]
        lines, nodes = self._lines(seen, rng, how.nodes, len(self._core_of(seen.view).legal()) if how.blur else 1)
        chances = [chance_of(self._bounded(line.value), self._even) for line in lines]
        at = pick_near_best(rng, chances, how.blur) if how.blur else 0
        return Decision(self._text_of(lines[at].move), nodes, chances[at])

    def hints(self, seen: Seen[Any], count: int) -> list[Hint]:
        """Return the best moves, with reasons."""
        lines, _ = self._lines(seen, dice(seen, "hints"), self.levels[-1].nodes, count)
        core, best = self._core_of(seen.view), lines[:count]
        reasons = told([self._reasons(core, line.move) for line in best])
        return [
            Hint(self._text_of(line.move), chance_of(self._bounded(line.value), self._even), reason)
            for line, reason in zip(best, reasons, strict=True)
        ]

    def chances(self, seen: Seen[Any]) -> tuple[float, ...]:
        """Return each side's chance to win, by the best move."""
        lines, _ = self._lines(seen, dice(seen, "chances"), self.levels[-1].nodes // 4, 1)
        mover = chance_of(self._bounded(lines[0].value), self._even)
        return (mover, 1 - mover) if seen.view.to_move == 1 else (1 - mover, mover)

    def _lines(self, seen: Seen[Any], rng: Any, nodes: int, best: int) -> tuple[list[Line[M]], int]:
        core = self._core_of(seen.view)
        search = AlphaBeta(core, self._sight, nodes)
        return search.lines(shuffled(rng, core.legal()), best), search.nodes

    def _bounded(self, value: int) -> int:
        """A win that was seen is nearly sure, and no more: a chance is a number between none and all."""
        return max(-WON, min(WON, value))
