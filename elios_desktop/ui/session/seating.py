"""Who is at the machine: whose eyes see the table, for whom the curtain is down, and the time that they think."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from elios_desktop.engine.contract import AnyGame, Seat
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.session.kept import Kept


class Policies(Protocol):
    """Where the settings in force are read (`ui.preferences.Preferences`)."""

    @property
    def now(self) -> Settings:
        """The settings."""
        ...


class Seating:
    """The time of the acting seat runs while it sits in front of the table and sees it. It stands still behind the
    curtain, in a pause, and while the table is not in front of anybody."""

    def __init__(self, table: Kept, policies: Policies) -> None:
        """What was thought is counted in `table`."""
        self._table = table
        self._policies = policies
        self.viewer: Seat | None = None
        """The seat whose eyes see the table; None while the curtain is down."""
        self.curtain: Seat | None = None
        """The seat for which the curtain is down, or None."""
        self._thinking_since: float | None = None
        self._active = True
        self._paused = False

    # -- coming and going

    @property
    def called(self) -> Seat | None:
        """The seat that is at the machine, or that the curtain waits for."""
        return self.viewer if self.curtain is None else self.curtain

    def curtain_wanted(self, game: AnyGame) -> bool:
        """Whether the table of this game is hidden while it changes hands."""
        policy = self._policies.now.curtain
        if len(self._table.seats) < 2 or policy == "never":
            return False
        return policy == "always" or game.has_hidden_things

    def sit_down(self, seat: Seat | None, game: AnyGame) -> None:
        """It is this seat's turn at the machine. A curtain, where one is wanted, hides the table until it is there."""
        self.stop_thinking()
        if seat is not None and self.curtain_wanted(game):
            self.curtain, self.viewer = seat, None
        else:
            self.curtain, self.viewer = None, seat
            self.think(seat)

    def lift(self, acting: Seat | None) -> None:
        """The person that the curtain waits for is there."""
        self.viewer, self.curtain = self.curtain, None
        self.think(acting)

    def only_look(self, viewer: Seat | None) -> None:
        """For pictures: nobody sits there, and no time runs."""
        self.viewer, self.curtain, self._thinking_since = viewer, None, None

    # -- thinking time

    @property
    def thinking(self) -> bool:
        """Whether time runs for the acting seat: somebody sits in front of the table, and nothing covers it."""
        return self._thinking_since is not None

    def think(self, acting: Seat | None) -> None:
        """From now on time runs, if it is the acting seat that sits there and nothing is in its way."""
        here = self._active and not self._paused and self.viewer is not None
        if self._thinking_since is None and here and acting == self.viewer:
            self._thinking_since = monotonic()

    def stop_thinking(self) -> None:
        """Count what was thought so far."""
        if self._thinking_since is not None:
            self._table.spend(self._now())
        self._thinking_since = None

    def pause(self, on: bool, acting: Seat | None) -> None:
        """Everybody agreed to stop the clocks, or to go on."""
        self._paused = on
        if on:
            self.stop_thinking()
        else:
            self.think(acting)

    def set_active(self, active: bool, acting: Seat | None) -> None:
        """Whether the table is in front of somebody (window active, no dialog over it)."""
        self._active = active
        if active:
            self.think(acting)
        else:
            self.stop_thinking()

    @property
    def turn_ms(self) -> int:
        """Milliseconds that the acting seat has thought about the move under way."""
        return self._table.turn_ms + self._now()

    def _now(self) -> int:
        """Milliseconds since it was last counted."""
        return 0 if self._thinking_since is None else round((monotonic() - self._thinking_since) * 1000)
