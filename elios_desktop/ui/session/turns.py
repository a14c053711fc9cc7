"""The turn loop: whose turn it is, who is at the machine and what they may see, what lies over the table while it
changes hands, and the time that they think.

A seat is played by a person at the machine or by a computer (`computers` asks it). When a turn passes on to a person,
they are awaited: where something is secret, or a clock is about to run, a cover lies there until they say that they are
here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyGame, AnyState, Seat, Secrets
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.players import plays_by_itself


class Policies(Protocol):
    """Where the settings in force are read (`ui.kit.preferences.Preferences`)."""

    @property
    def now(self) -> Settings:
        """The settings."""
        ...


class Cover(Enum):
    """What lies over the table until the person that it waits for is there."""

    NOTHING = "nothing"
    SECRETS = "secrets"
    """What only that person may see; the table itself stays in sight of all."""
    TABLE = "table"
    """The whole table: the curtain."""
    READY = "ready"
    """The whole table, because their time runs from their word."""


class Turns(QObject):
    """The time of the acting seat runs while it sits in front of the table and sees it. It stands still under a cover,
    in a pause, and while the table is not in front of anybody."""

    asks_ready = True
    """Whether people are asked before their time runs."""
    changed = Signal()
    """Somebody else is at the machine now or awaited, or a cover came or went."""
    time_runs = Signal()
    """The time of the acting seat begins to run, or goes on; who shows it need not look while it stands still."""

    def __init__(self, kept: Kept, policies: Policies, game: AnyGame, state: Callable[[], AnyState]) -> None:
        """`state` says what the newest position is; what was thought is counted in `kept`."""
        super().__init__()
        self._kept = kept
        self._policies = policies
        self._game = game
        self._state = state
        self.viewer: Seat | None = None
        """The seat whose eyes see the table; None for eyes that may see no secret."""
        self.awaited: Seat | None = None
        """The seat that a cover waits for, or None."""
        self.cover = Cover.NOTHING
        """What lies over the table until then."""
        self.called: Seat | None = None
        """The seat whose turn it is at the machine, there already or awaited."""
        self.only_shown = False
        """Whether the table is for pictures only: nobody can do anything."""
        self._thinking_since: float | None = None
        self._active = True
        self._paused = False

    # -- whose turn it is

    @property
    def acting(self) -> Seat | None:
        """The seat that has to do something: to move, or the next to arrange. Computers arrange first: when the last
        person is ready, the game goes on at once."""
        state = self._state()
        if state.to_move is not None:
            return state.to_move
        left = [seat for seat in state.pending if seat not in self._kept.arrangements]
        return next((seat for seat in left if seat in self.computers), left[0] if left else None)

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats that computers play, or others' programs."""
        seats = enumerate(self._kept.seats, 1)
        return frozenset(number for number, seat in seats if plays_by_itself(seat.kind))

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that people at this machine play."""
        computers = self.computers
        return tuple(seat for seat in range(1, len(self._kept.seats) + 1) if seat not in computers)

    @property
    def may_act(self) -> bool:
        """Whether a person may do something with the newest position now."""
        return (
            not self.only_shown and self.awaited is None and self.called in self.persons and self.called == self.acting
        )

    @property
    def computer_acts(self) -> bool:
        """Whether it is a computer, or another's program, that has to do something now."""
        return not self.only_shown and self.called in self.computers and self.called == self.acting

    @property
    def table_hidden(self) -> bool:
        """Whether a cover lies over the whole table."""
        return self.cover in (Cover.TABLE, Cover.READY)

    # -- coming and going

    def begin(self, resumed: bool = False) -> None:
        """The table comes to the front: a new game, a resumed one, the next game of a tournament."""
        self._call(self.acting, ready=resumed or self._timed(self._game.timed_phases))

    def pass_on(self) -> bool:
        """After a move has been shown: let the next person come, if it is another's turn. Says whether it is."""
        if self.acting == self.called:
            return False
        self._call(self.acting)
        self.changed.emit()
        return True

    def come(self) -> None:
        """The person that a cover waits for is there."""
        if self.awaited is not None:
            self.viewer, self.awaited, self.cover = self.awaited, None, Cover.NOTHING
            self._think()
            self.changed.emit()

    def hide(self) -> None:
        """Cover the table until the acting person comes back to it: somebody walks by."""
        if self.may_be_hidden:
            self.stop_thinking()
            self.viewer, self.awaited, self.cover = None, self.called, Cover.TABLE
            self.changed.emit()

    @property
    def may_be_hidden(self) -> bool:
        """Whether there is somebody to hide the table for."""
        return self.may_act and len(self.persons) > 1 and self._game.has_hidden_things

    def only_show(self, viewer: Seat | None) -> None:
        """For pictures: the position as this seat (None: an onlooker) sees it; no time runs."""
        self.only_shown = True
        self.viewer, self.awaited, self.cover, self._thinking_since = viewer, None, Cover.NOTHING, None

    def _call(self, seat: Seat | None, ready: bool = False) -> None:
        self.stop_thinking()
        self.called = seat
        self.cover = self._cover_for(seat, ready)
        covered = self.cover is not Cover.NOTHING
        self.awaited = seat if covered else None
        self.viewer = None if covered else self._eyes(seat)
        self._think()

    def _cover_for(self, seat: Seat | None, ready: bool) -> Cover:
        policy = self._policies.now.curtain
        if seat is None or seat in self.computers:
            return Cover.NOTHING
        arranging = bool(self._state().pending) and self._timed((self._state().phase,))
        if len(self.persons) > 1 and (
            policy == "always" or (policy == "hidden_games" and self._game.has_hidden_things)
        ):
            return Cover.TABLE
        if len(self.persons) == 1:
            # Computers arrange in no time, so it doesn't matter how long who plays alone takes: only a clock does.
            ready, arranging = ready and not arranging and self._timed((self._state().phase,)), False
        if self.asks_ready and (ready or arranging):
            return Cover.READY
        secret = len(self.persons) > 1 and self._game.secrets(self._state()) is Secrets.NEEDED
        return Cover.SECRETS if secret and policy == "secrets" else Cover.NOTHING

    def _timed(self, phases: tuple[str, ...]) -> bool:
        """Whether it matters in one of these phases how long somebody takes."""
        return self._kept.timed and any(phase in self._game.timed_phases for phase in phases)

    def _eyes(self, seat: Seat | None) -> Seat | None:
        """Whose eyes see a table that nothing covers: the only person's, else the acting one's."""
        if len(self.persons) == 1:
            return self.persons[0]
        aside = self._policies.now.curtain == "secrets" and self._game.secrets(self._state()) is Secrets.ASIDE
        return None if seat in self.computers or aside else seat

    # -- thinking time

    @property
    def thinking(self) -> bool:
        """Whether time runs for the acting seat: somebody sits in front of the table, and nothing covers it."""
        return self._thinking_since is not None

    def moved(self) -> None:
        """A move has been made: the time of the next begins, if it is the same seat's."""
        self.stop_thinking()
        self._kept.note_move()
        self._think()

    def arranged(self, seat: Seat, move: str) -> None:
        """A seat has finished arranging."""
        self.stop_thinking()
        if seat in self.computers:
            self._kept.turn_ms = 0  # they arrange at once; it was for people's eyes that they took their time
        self._kept.note_arrangement(seat, move)

    def stop_thinking(self) -> None:
        """Count what was thought so far."""
        if self._thinking_since is not None:
            self._kept.spend(self._now())
        self._thinking_since = None

    @property
    def paused(self) -> bool:
        """Whether everybody agreed to stop the clocks."""
        return self._paused

    def pause(self, on: bool) -> None:
        """Everybody agreed to stop the clocks, or to go on."""
        self._paused = on
        self._let_run(not on)

    def set_active(self, active: bool) -> None:
        """Whether the table is in front of somebody (window active, no dialog over it)."""
        self._active = active
        self._let_run(active)

    @property
    def spent(self) -> int:
        """Milliseconds that the acting seat has thought about the move under way."""
        return self._kept.turn_ms + self._now()

    def _let_run(self, on: bool) -> None:
        if on:
            self._think()
        else:
            self.stop_thinking()

    def _think(self) -> None:
        here = self._active and not self._paused and not self.only_shown and self.awaited is None
        if self._thinking_since is None and here and self.called is not None and self.acting == self.called:
            self._thinking_since = monotonic()
            self.time_runs.emit()

    def _now(self) -> int:
        """Milliseconds since it was last counted."""
        return 0 if self._thinking_since is None else round((monotonic() - self._thinking_since) * 1000)
