"""Elios: who begins follows from the arranging, and four people play in two teams."""

from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.table.setups import SetupPart


class Part(SetupPart):
    """Two sentences."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._teams = self.add_note()
        self._begins = self.add_note()

    def show_seats(self, seats: int) -> None:
        """Teams only exist with four."""
        self._teams.setVisible(seats == 4)

    def retranslate(self) -> None:
        """The sentences."""
        self._teams.setText(
            translate("NewGame", "Four play in two teams: the first and third seats against the second and fourth.")
        )
        self._begins.setText(translate("NewGame", "Everybody sorts their beams first. Whoever takes longest begins."))
