"""The turn loop: whose turn it is, who is at the machine and what they may see, what lies over the table while it
changes hands, and the time that they think.

A seat is played by a person at the machine or by a computer (`computers` asks it). When a turn passes on to a person,
they are awaited: where something is secret, or a clock is about to run, a cover lies there until they say that they are
here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import AnyState, Seat, Secrets
from elios_desktop.engine.session import Session
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.seen_time import AwakeClock
from elios_desktop.ui.session import new_game, saving

LOOK_MS = 5_000
"""So often it is looked at a time that runs: while the process is stopped, or the machine asleep, nobody thinks."""


class Cover(Enum):
    """What lies over the table until the person that it waits for is there."""

    NOTHING = "nothing"
    SECRETS = "secrets"
    """What only that person may see; the table itself stays in sight of all."""
    TABLE = "table"
    """The whole table: the curtain."""
    READY = "ready"
    """The whole table, because their time runs from their word."""


class Moment(NamedTuple):
    """Tells each decision of a game from all others."""

    ply: int
    arranged: int
    """How many seats have finished arranging while others still do."""

    @property
    def number(self) -> int:
        """The same as one number; computers' chance comes from it, so it stays what it is."""
        return self.ply * 16 + self.arranged


@dataclass(frozen=True, slots=True)
class TurnState:
    """Whose turn it is, who is at the machine, what they may see and do: one value for one moment."""

    moment: Moment
    acting: Seat | None
    """The seat that has to do something: to move, or the next to arrange."""
    called: Seat | None
    """The seat whose turn it is at the machine, there already or awaited."""
    awaited: Seat | None
    """The seat that a cover waits for, or None."""
    viewer: Seat | None
    """The seat whose eyes see the table; None for eyes that may see no secret."""
    cover: Cover
    """What lies over the table until the awaited person is there."""
    computers: frozenset[Seat]
    """The seats that computers play, or others' programs."""
    persons: tuple[Seat, ...]
    """The seats that people at this machine play."""
    only_shown: bool
    """Whether the table is for pictures only: nobody can do anything."""

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

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person at this machine; None if there are several, or none."""
        return self.persons[0] if len(self.persons) == 1 else None


class _Presence(NamedTuple):
    """Who is at the machine."""

    called: Seat | None = None
    awaited: Seat | None = None
    viewer: Seat | None = None
    cover: Cover = Cover.NOTHING
    only_shown: bool = False


class Turns(QObject):
    """The time of the acting seat runs while it sits in front of the table and sees it. It stands still under a cover,
    in a pause, and while the table is not in front of anybody."""

    asks_ready = True
    """Whether people are asked before their time runs."""
    changed = Signal(object)
    """A TurnState: somebody else is at the machine now or awaited, or a cover came or went, by something else than a
    move. What a move brings is asked of `pass_on` by whoever has shown it."""
    time_runs = Signal()
    """The time of the acting seat begins to run, or goes on; who shows it need not look while it stands still."""

    def __init__(
        self, kept: saving.SavedExtras, settings: Callable[[], Settings], session: Callable[[], Session]
    ) -> None:
        """`settings` are those in force, `session` is the game being played; what was thought is counted in `kept`."""
        super().__init__()
        self._kept = kept
        self._settings = settings
        self._session = session
        self._presence = _Presence()
        self._made: tuple[AnyState, tuple[object, ...], TurnState] | None = None
        """The value for now, after all that it was made from."""
        self._thinking_since: float | None = None
        self._clock = AwakeClock(2 * LOOK_MS / 1000, monotonic)
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MS)
        self._looks.timeout.connect(self._clock)
        self._active = True
        self._paused = False

    # -- whose turn it is

    @property
    def now(self) -> TurnState:
        """Whose turn it is: the same value as long as nothing of it changes."""
        session, kept = self._session(), self._kept
        state, rest = session.state, (session.ply, session.agreed, tuple(kept.arrangements), kept.seats, self._presence)
        made = self._made
        if made is None or made[0] is not state or made[1] != rest:
            made = self._made = state, rest, self._make()
        return made[2]

    def _make(self) -> TurnState:
        session, kept = self._session(), self._kept
        state = session.state
        computers = frozenset(
            number for number, seat in enumerate(kept.seats, 1) if new_game.plays_by_itself(seat.kind)
        )
        acting = state.to_move if session.agreed is None else None
        if acting is None and session.agreed is None:
            # Computers arrange first: when the last person is ready, the game goes on at once.
            left = [seat for seat in state.pending if seat not in kept.arrangements]
            acting = next((seat for seat in left if seat in computers), left[0] if left else None)
        return TurnState(
            Moment(session.ply, len(kept.arrangements)),
            acting,
            self._presence.called,
            self._presence.awaited,
            self._presence.viewer,
            self._presence.cover,
            computers,
            tuple(seat for seat in range(1, len(kept.seats) + 1) if seat not in computers),
            self._presence.only_shown,
        )

    # -- coming and going

    def begin(self, resumed: bool = False) -> TurnState:
        """Call whose turn it is: a new game comes to the table, a resumed one, the next game of a tournament."""
        return self._call(ready=resumed or self._timed(self._session().game.timed_phases))

    def pass_on(self) -> TurnState | None:
        """Let the next person come after a move has been shown; None if it is still the same one's turn."""
        now = self.now
        return None if now.acting == now.called else self._call()

    def come(self) -> None:
        """Let the person whom a cover waits for see the table: they are there."""
        now = self._presence
        if now.awaited is not None:
            self._presence = now._replace(viewer=now.awaited, awaited=None, cover=Cover.NOTHING)
            self._think()
            self.changed.emit(self.now)

    def hide(self) -> None:
        """Cover the table until the acting person comes back to it: somebody walks by."""
        if self.may_be_hidden:
            self.stop_thinking()
            now = self._presence
            self._presence = now._replace(viewer=None, awaited=now.called, cover=Cover.TABLE)
            self.changed.emit(self.now)

    @property
    def may_be_hidden(self) -> bool:
        """Whether there is somebody to hide the table for."""
        now = self.now
        return now.may_act and len(now.persons) > 1 and self._session().game.has_hidden_things

    def only_show(self, viewer: Seat | None) -> None:
        """Show the position in pictures only, as this seat (None: an onlooker) sees it; no time runs."""
        self._presence = _Presence(self._presence.called, viewer=viewer, only_shown=True)
        self._thinking_since = None

    def _call(self, ready: bool = False) -> TurnState:
        self.stop_thinking()
        seat = self.now.acting
        cover = self._cover_for(seat, ready)
        covered = cover is not Cover.NOTHING
        self._presence = self._presence._replace(
            called=seat, awaited=seat if covered else None, viewer=None if covered else self._eyes(seat), cover=cover
        )
        self._think()
        return self.now

    def _cover_for(self, seat: Seat | None, ready: bool) -> Cover:
        policy, now, session = self._settings().curtain, self.now, self._session()
        game, state = session.game, session.state
        if seat is None or seat in now.computers:
            return Cover.NOTHING
        arranging = bool(state.pending) and self._timed((state.phase,))
        if len(now.persons) > 1 and (policy == "always" or (policy == "hidden_games" and game.has_hidden_things)):
            return Cover.TABLE
        if now.alone is not None:
            # Computers arrange in no time, so it doesn't matter how long who plays alone takes: only a clock does.
            ready, arranging = ready and not arranging and self._timed((state.phase,)), False
        if self.asks_ready and (ready or arranging):
            return Cover.READY
        secret = len(now.persons) > 1 and game.secrets(state) is Secrets.NEEDED
        return Cover.SECRETS if secret and policy == "secrets" else Cover.NOTHING

    def _timed(self, phases: tuple[str, ...]) -> bool:
        """Tell whether it matters in one of these phases how long somebody takes."""
        return self._kept.timed and any(phase in self._session().game.timed_phases for phase in phases)

    def _eyes(self, seat: Seat | None) -> Seat | None:
        """Find whose eyes see a table that nothing covers: the only person's, else the acting one's."""
        now, session = self.now, self._session()
        if now.alone is not None:
            return now.alone
        aside = self._settings().curtain == "secrets" and session.game.secrets(session.state) is Secrets.ASIDE
        return None if seat in now.computers or aside else seat

    # -- thinking time

    @property
    def thinking(self) -> bool:
        """Whether time runs for the acting seat: somebody sits in front of the table, and nothing covers it."""
        return self._thinking_since is not None

    def moved(self) -> None:
        """Count a move as made; the time of the next begins, if it is the same seat's."""
        self.stop_thinking()
        self._kept.note_move()
        self._think()

    def arranged(self, seat: Seat, move: str) -> None:
        """Note that a seat has finished arranging."""
        self.stop_thinking()
        if seat in self.now.computers:
            self._kept.turn_ms = 0  # they arrange at once; it was for people's eyes that they took their time
        self._kept.note_arrangement(seat, move)

    def stop_thinking(self) -> None:
        """Count what was thought so far."""
        if self._thinking_since is not None:
            self._kept.spend(self._now())
        self._thinking_since = None
        self._looks.stop()

    @property
    def paused(self) -> bool:
        """Whether everybody agreed to stop the clocks."""
        return self._paused

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on, as everybody agreed."""
        self._paused = on
        self._let_run(not on)

    def set_active(self, active: bool) -> None:
        """Note whether the table is in front of somebody (window active, no dialog over it)."""
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
        now = self.now
        here = self._active and not self._paused and not now.only_shown and now.awaited is None
        if self._thinking_since is None and here and now.called is not None and now.acting == now.called:
            self._thinking_since = self._clock()
            self._looks.start()
            self.time_runs.emit()

    def _now(self) -> int:
        """Milliseconds since it was last counted."""
        return 0 if self._thinking_since is None else round((self._clock() - self._thinking_since) * 1000)
