"""The people around the table of Exagon: what their plates say, and what they have in a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.engine.contract import Seat
from elios_desktop.games.exagon.board.listing import plate_lines
from elios_desktop.games.exagon.rules import View
from elios_desktop.ui.board.plates import Plate
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller


class Seats:
    """What the game on the table says of its seats."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    @property
    def names(self) -> Sequence[str]:
        """Of everybody, in the order of the seats."""
        return self._controller.kept.names

    @property
    def totals(self) -> Sequence[int]:
        """Everybody's points in the tournament, if it is one."""
        tournament = self._controller.tournament
        return tournament.totals if tournament is not None else ()

    @property
    def lines(self) -> int:
        """How many lines a plate has below the name."""
        return 2 if self._controller.tournament else 1

    def plates(self, view: View) -> list[Plate]:
        """Everybody's plate. That a seat has one tile left is said louder than on a line of it."""
        return [self._plate(seat, view) for seat in range(1, len(view.hands) + 1)]

    def _plate(self, seat: Seat, view: View) -> Plate:
        lines = plate_lines(seat, view, self.totals, translate)
        if self.has_last_tile(seat, view):
            lines = ("", *lines[1:])
        colour = self._controller.kept.seats[seat - 1].colour
        won = view.result is not None and seat in view.result.winners
        return Plate(self.names[seat - 1], colour, lines, view.to_move == seat, won=won)

    @staticmethod
    def has_last_tile(seat: Seat, view: View) -> bool:
        """Whether this seat has one tile left and the game goes on."""
        return len(view.hands[seat - 1]) == 1 and view.result is None
