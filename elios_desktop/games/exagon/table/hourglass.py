"""The hourglass: how much sand each turn has had and has left. It knows neither Qt nor the rules of the tiles.

A turn has sixty seconds, unless people have agreed on others, and what the turn before it left over (at most as much as
they have agreed on). Turns are known by the ply at which they began, and what
is remembered is how long each has lasted. So a move taken back gives no time back, a turn that is taken back to goes on
where it stood, and what is carried over always follows from what was used.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import Any

from elios_desktop.engine.contract import AnyTransition, Json, TurnBegan
from elios_desktop.games.exagon.rules import HOURGLASS_SECONDS

TURN_MS = HOURGLASS_SECONDS * 1000
MOST_MS = 10**11
"""A larger number in a file is a wrong one."""
_PLY = re.compile(r"[0-9]{1,6}")
WARNING_SECONDS = 10
"""So many last seconds are heard."""


SECONDS = (30, 45, 60, 90, 120)
"""A turn may be chosen to last so long."""
LIMITS = (0, 30, 60, 120)
"""What is carried over may be limited to so many seconds; 0: it is not."""


def chosen_sand(seconds: int, most: int) -> Json:
    """Return what a save keeps of these choices: what is not usual."""
    kept: Json = {} if seconds == HOURGLASS_SECONDS else {"seconds": seconds}
    return kept | {"most": most} if most else kept


def sand(kept: Mapping[str, Any]) -> tuple[int, int | None]:
    """Return the seconds of a turn, and the most that are carried over; wrong parts are ignored."""
    seconds, most = kept.get("seconds"), kept.get("most")
    lasts = next((each for each in SECONDS if each == seconds), HOURGLASS_SECONDS)
    return lasts, next((each for each in LIMITS if each and each == most), None)


def clocked_turns(phases: Sequence[str], transitions: Sequence[AnyTransition]) -> tuple[int, ...]:
    """Return the plies at which turns with a clock began, the last one being under way. `phases` has the phase before
    each move and the phase now. Empty before the first such turn; the opening has no clock, and a game that is over has
    only turns that are over."""
    return tuple(
        ply
        for ply, phase in enumerate(phases)
        if phase == "play" and (ply == 0 or any(isinstance(each, TurnBegan) for each in transitions[ply - 1].events))
    )


class Hourglass:
    """The sand of one game. `clock` gives seconds that only ever grow."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, turn_ms: int = TURN_MS, most_ms: int | None = None
    ) -> None:
        self.clock = clock
        self._turn_ms = turn_ms
        self._most_ms = most_ms
        """The most that is carried over, if there is a limit."""
        self._spent: dict[int, int] = {}
        """By the ply at which a turn began: the milliseconds that it has lasted, up to `_since`."""
        self._turns: tuple[int, ...] = ()
        self._longer: frozenset[int] = frozenset()
        """The turns that have more sand, by a head start, ..."""
        self._more_ms = 0
        """... and how much more, which isn't handed on."""
        self._since: float | None = None
        self._first = 0
        """The ply of the first turn whose rest counts: what came before was played without this clock."""
        self.paused = False
        """Everybody agreed to stop it."""

    # -- what it stands at

    @property
    def running(self) -> bool:
        """Whether sand is falling."""
        return self._since is not None

    @property
    def in_play(self) -> bool:
        """Whether the turn under way has a clock."""
        return bool(self._turns)

    @property
    def first_turn(self) -> bool:
        """Whether that is the first one that has."""
        return len(self._turns) == 1

    @property
    def turn_seconds(self) -> int:
        """What each turn has, whatever those before it have left over."""
        return self._turn_ms // 1000

    @property
    def carried_ms(self) -> int:
        """What the turns before this one left over."""
        left = 0
        for turn in self._turns[:-1]:
            if turn < self._first:
                continue
            spent = max(0, self._spent.get(turn, 0) - self._more(turn))
            left = max(0, self._turn_ms + left - spent)
            if self._most_ms is not None:
                left = min(left, self._most_ms)
        return left

    @property
    def allowance_ms(self) -> int:
        """What this turn had at its beginning."""
        return self._turn_ms + self.carried_ms + (self._more(self._turns[-1]) if self._turns else 0)

    def _more(self, turn: int) -> int:
        return self._more_ms if turn in self._longer else 0

    def lengthen(self, turns: Iterable[int], seconds: int) -> None:
        """Give these turns so much more sand."""
        self._longer, self._more_ms = frozenset(turns), seconds * 1000

    @property
    def left_ms(self) -> int:
        """What is left of this turn."""
        return max(0, self.allowance_ms - self._used())

    @property
    def seconds(self) -> int:
        """The same in whole seconds, as people count down: 1 until it is over."""
        return -(-self.left_ms // 1000)

    @property
    def out(self) -> bool:
        """Whether the time of this turn is out."""
        return self.in_play and self.left_ms == 0

    def _used(self) -> int:
        if not self._turns:
            return 0
        now = 0 if self._since is None else round((self.clock() - self._since) * 1000)
        return self._spent.get(self._turns[-1], 0) + now

    # -- running and standing still

    def turn_over_to(self, turns: Sequence[int]) -> None:
        """Turn it over to these turns, which have begun, the last of them is under way (see `clocked_turns`); none: no
        clock now."""
        if tuple(turns) == self._turns:
            return
        was_running = self.running
        self.run(False)
        self._turns = tuple(turns)
        self.run(was_running)

    def run(self, on: bool) -> None:
        """Let the sand fall, or stand still."""
        if on == self.running:
            return
        if on:
            if self._turns and not self.paused:
                self._since = self.clock()
            return
        if self._turns:
            self._spent[self._turns[-1]] = self._used()
        self._since = None

    def pause(self, on: bool) -> None:
        """Stop it, or let it go on, as everybody agreed (then `run` starts it again)."""
        if on:
            self.run(False)
        self.paused = on

    def reset(self) -> None:
        """A new game: no sand has fallen."""
        self._spent, self._turns, self._since, self._first, self.paused = {}, (), None, 0, False

    def begin_here(self) -> None:
        """Begin with this turn: how long those before it took nobody knows, so they leave nothing over."""
        if len(self._turns) > 1:
            self._first = self._turns[-1]

    # -- saving

    def to_json(self) -> Json:
        """For a save: what has been used up to this moment, without turns that were taken back."""
        known = set(self._turns)
        spent = {str(turn): used for turn, used in self._spent.items() if turn in known}
        if self._turns:
            spent[str(self._turns[-1])] = self._used()
        saved: Json = {"spent": spent, "paused": self.paused}
        return saved | {"first": self._first} if self._first else saved

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """What `to_json` returned; wrong parts are ignored. It stands still."""
        self.reset()
        spent = saved.get("spent")
        if isinstance(spent, dict):
            for turn, used in spent.items():
                if _PLY.fullmatch(turn) and type(used) is int and 0 <= used <= MOST_MS:
                    self._spent[int(turn)] = used
        first = saved.get("first")
        self._first = first if type(first) is int and 0 <= first <= MOST_MS else 0
        self.paused = saved.get("paused") is True
