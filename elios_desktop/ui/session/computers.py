"""The computers at a table: each is asked when its turn comes, and plays at a pace that people can follow."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.engine.record import computer_level
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.thinker import Thinker

PACES = {"instant": 0, "fast": 500, "normal": 1100, "slow": 2500}
"""Milliseconds from the moment that a computer's turn begins to its move, at least."""


class Computers(QObject):
    """Watches a game's turns; while it is a computer's, the thinker is asked and its move made."""

    failed = Signal(int)
    """The seat's computer gave no move that can be played; a person has to say what happens."""

    def __init__(self, controller: Controller, thinker: Thinker, pace: str) -> None:
        super().__init__()
        self._controller = controller
        self._thinker = thinker
        self.pace = pace
        self._asked: tuple[Seat, int] | None = None
        """The seat and the ply of the question that is open."""
        self._since = 0.0
        self._move = ""
        self.paused = False
        """Whether the computers wait."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._play)
        if controller.turns.computers:
            thinker.get_ready()

    @property
    def thinking(self) -> bool:
        """Whether a computer's move is to come by itself."""
        return self._asked is not None

    def follow(self) -> None:
        """The position is shown: if it is a computer's turn, it begins."""
        controller = self._controller
        turns = controller.turns
        seat = turns.acting
        now = None if seat is None else (seat, self._moment)
        if now == self._asked:
            return
        self.stop()
        if seat is None or seat not in turns.computers or turns.called != seat or turns.only_shown:
            return
        if self.paused or controller.shown_ply is not None:
            return
        self._ask(seat)

    def step(self) -> None:
        """While the computers wait: let one move be made."""
        seat = self._controller.turns.acting
        if self.paused and seat in self._controller.turns.computers and self._asked is None:
            self._ask(seat)

    def pause(self, on: bool) -> None:
        """Let the computers wait, or go on."""
        self.paused = on
        if on:
            self.stop()
        else:
            self.follow()

    def stop(self) -> None:
        """Nobody wants a move now."""
        self._wait.stop()
        self._move = ""
        if self._asked is not None:
            self._asked = None
            self._thinker.cancel()

    def close(self) -> None:
        """The table is being closed."""
        self._asked = None
        self._wait.stop()
        self._thinker.close()

    @property
    def _moment(self) -> int:
        """Tells each decision of a game from all others."""
        return self._controller.session.ply * 16 + len(self._controller.table.arrangements)

    def _ask(self, seat: Seat) -> None:
        session = self._controller.session
        level = computer_level(session.seats[seat - 1].kind) or 1
        self._asked = seat, self._moment
        self._since = monotonic()
        digest = sha256(f"{self._controller.id}/{self._moment}/{seat}".encode()).digest()
        seed = int.from_bytes(digest[:6], "big")
        self._thinker.choose(
            session.game.id, session.seen_by(seat), level, seed, partial(self._heard, seat, self._moment)
        )

    def _heard(self, seat: Seat, moment: int, reply: Json | None) -> None:
        if self._asked != (seat, moment):
            return
        move = reply.get("move") if reply is not None else None
        if not isinstance(move, str) or self._controller.session.why(move) is not None:
            self._asked = None
            self.failed.emit(seat)
            return
        self._move = move
        spent = (monotonic() - self._since) * 1000
        self._wait.start(max(0, round(PACES[self.pace] - spent)))

    def _play(self) -> None:
        controller, asked, move = self._controller, self._asked, self._move
        if asked is None or asked[1] != self._moment:
            return
        self._asked, self._move = None, ""
        if controller.session.state.pending:
            controller.arrange(asked[0], move)
        else:
            controller.submit(move)
