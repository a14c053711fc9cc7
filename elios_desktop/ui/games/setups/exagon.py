"""Exagon: one game or a tournament, with or without the hourglass."""

from __future__ import annotations

from elios_desktop.storage.settings import LastGame
from elios_desktop.ui.games.setups.base import SetupPart
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Choices, Switch, label


class Part(SetupPart):
    """A row of two and a switch."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = label("large")
        self.length = Choices([False, True])
        self.length.choose(False)
        self._hint = label("soft", wrap=True)
        self.hourglass_switch = Switch(theme)
        self.hourglass_switch.setChecked(True)
        for each in (self._title, self.length, self._hint, self.hourglass_switch):
            self.column.addWidget(each)
        self._sand = self.add_note()
        self._begins = self.add_note()
        self.length.chosen.connect(self._on_change)
        self.hourglass_switch.toggled.connect(self._on_change)

    @property
    def tournament(self) -> bool:
        """Games until somebody has 50 points."""
        return bool(self.length.value)

    @property
    def hourglass(self) -> bool:
        """A minute a turn."""
        return self.hourglass_switch.isChecked()

    def restore(self, last: LastGame) -> None:
        """As last time."""
        self.length.choose(last.tournament)
        self.hourglass_switch.setChecked(last.hourglass)
        self._show_hints()

    def retranslate(self) -> None:
        """Every text."""
        title = translate("NewGame", "How long")
        self._title.setText(title)
        self.length.set_texts([translate("NewGame", "One game"), translate("NewGame", "Tournament")], name=title)
        self.hourglass_switch.setText(translate("NewGame", "Play against the hourglass"))
        self._begins.setText(translate("NewGame", "Whoever gets the tile with the star 39 begins."))
        self._show_hints()

    def _on_change(self) -> None:
        self._show_hints()
        self.changed.emit()

    def _show_hints(self) -> None:
        self._hint.setText(
            translate(
                "NewGame",
                "Games are played until somebody has 50 points. The winner of a game gets 20, the others lose "
                "points for the tiles they still have.",
            )
            if self.tournament
            else translate("NewGame", "Whoever gets rid of all tiles first, or fits one on six sides, wins.")
        )
        self._sand.setText(
            translate("NewGame", "A turn lasts a minute; what is left of it goes to the next player.")
            if self.hourglass
            else translate("NewGame", "Everybody may think as long as they like.")
        )
