"""The people around the table of Elios: who sits in which corner, whose bundles lie in the rack, what plates say."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elios.board.listing import groups_before, plate_lines
from elios_desktop.games.elios.rules import View
from elios_desktop.ui.board.plates import Plate, plate_height
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.controller import Controller

_MOST_BEAMS = 18
"""That a seat has; in words it takes the most room."""


class Seats:
    """What the game on the table says of its seats."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    @property
    def alone(self) -> Seat | None:
        """The only person, if the others are computers."""
        persons = self._controller.turns.now.persons
        return persons[0] if len(persons) == 1 else None

    @property
    def around(self) -> list[Seat]:
        """Clockwise from the corner by the rack. Everybody keeps their corner; who plays alone sits by the rack."""
        seats, home = len(self._controller.kept.seats), self.alone or 1
        return [(home + number - 1) % seats + 1 for number in range(seats)]

    def front(self, view: View) -> Seat | None:
        """Whose bundles lie in the rack: who plays alone keeps theirs there."""
        return self.alone or view.to_move or self._controller.turns.now.viewer or self._controller.turns.now.acting

    @property
    def lines(self) -> int:
        """How many lines a plate has below the name."""
        return len(plate_lines(1, _MOST_BEAMS, self._controller.kept.names, translate, 0))

    def plate_size(self, theme: Theme) -> QSizeF:
        """The size that every seat's plate needs."""
        names = self._controller.kept.names
        bold, small = QFontMetricsF(theme.font("body", bold=True)), QFontMetricsF(theme.font("small"))
        lines = [plate_lines(seat, _MOST_BEAMS, names, translate, 0) for seat in self.around]
        longest = [small.horizontalAdvance(line) for each in lines for line in each]
        longest += [min(bold.horizontalAdvance(name), 150.0) + 14 for name in names]
        widest = min(max(longest), 210.0 * theme.text_scale)
        return QSizeF(widest + 2 * min(11.0, bold.height() / 2) + 32, plate_height(theme, self.lines))

    def plates(self, view: View, timed: Seat | None) -> dict[Seat, Plate]:
        """Everybody's plate, clockwise from the rack; for `timed` a running time is shown."""
        controller, times = self._controller, self.times(view)
        acting = controller.turns.now.acting if controller.shown.ply is None else controller.shown.state.to_move
        made = {}
        for seat in self.around:
            beams = sum(map(len, groups_before(view, seat)))
            lines = plate_lines(seat, beams, controller.kept.names, translate, times.get(seat))
            name, colour = controller.kept.names[seat - 1], controller.kept.seats[seat - 1].colour
            won = view.result is not None and seat in view.result.winners
            teams = len(lines) > 1
            made[seat] = Plate(name, colour, lines, acting == seat, not beams, timed == seat, won, teams)
        return made

    def times(self, view: View) -> dict[Seat, int]:
        """How long each seat took to arrange, as long as that matters: until the first turn has been played."""
        kept, session = self._controller.kept, self._controller.session
        if not view.bare:
            return {}
        if kept.arrangements:
            return {seat: ms for seat, (_, ms) in kept.arrangements.items()}
        done = session.transitions[: view.seats]
        return {each.seat: ms for each, ms in zip(done, kept.move_ms, strict=False) if each.seat in view.arranged}
