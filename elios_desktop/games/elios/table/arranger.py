"""The arrangements that somebody goes through before they say “ready”: what is suggested, and the way back."""

from __future__ import annotations

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elios.board.draft import Arranging
from elios_desktop.ui.session.controller import Controller


class Arranger:
    """Makes arrangements of the seat that arranges, and remembers those before the one under way."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._suggestions = 0
        self._before: list[Arranging] = []

    def begin(self, seat: Seat) -> Arranging:
        """A seat begins, with a suggestion: a quick player only says “ready”."""
        self._suggestions = 0
        self._before.clear()
        return self._suggested(seat)

    def suggest(self, here: Arranging) -> Arranging:
        """The next suggestion that is another one."""
        suggested = self._suggested(here.seat)
        if suggested.groups == here.groups:
            self._suggestions += 1
            suggested = self._suggested(here.seat)
        return suggested

    def untie(self, here: Arranging) -> Arranging:
        """Every beam by itself; suggestions begin anew."""
        self._suggestions = 0
        return here.untied()

    def step_from(self, here: Arranging) -> None:
        """It goes on from this one, which can be come back to."""
        self._before.append(here)

    @property
    def has_step(self) -> bool:
        """Whether there is one before."""
        return bool(self._before)

    def back(self) -> Arranging:
        """The one before."""
        return self._before.pop()

    def _suggested(self, seat: Seat) -> Arranging:
        session = self._controller.session
        return Arranging.of(seat, session.game.arrangement(session.state, seat, self._suggestions).groups)
