"""Exagon: one game or a tournament, with or without the hourglass."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from elios_desktop.games.exagon.table.hourglass import LIMITS, SECONDS, chosen_sand, sand
from elios_desktop.storage.settings import LastGame, Own
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Choices, Switch, label
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.table.setups import SetupPart, show_pictures

_MOST_OF_COMPUTERS = 30
"""So many seconds are handed on at most where computers play, if nobody chose anything else."""


class Part(SetupPart):
    """A row of two and a switch; with the hourglass, how long its sand runs and how much of it is carried over."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = label("large")
        self.length = Choices([False, True])
        self.length.choose(False)
        self._hint = label("soft", wrap=True)
        self.hourglass_switch = Switch(theme)
        self.hourglass_switch.setChecked(True)
        self._seconds_title, self._most_title = label(), label()
        self.seconds, self.most = Choices(SECONDS), Choices(LIMITS)
        self._sand_rows = (self._seconds_title, self.seconds, self._most_title, self.most)
        for each in (self._title, self.length, self._hint, self.hourglass_switch, *self._sand_rows):
            self.column.addWidget(each)
        self._sand = self.add_note()
        self._begins = self.add_note()
        self._choose_sand({})
        self.seconds.chosen.connect(self._on_change)
        self.most.chosen.connect(self._on_most)
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

    def own(self) -> Mapping[str, Own]:
        """Return the hourglass, where it is not the usual one."""
        if not self.hourglass:
            return {}
        own = chosen_sand(self.seconds.value, self.most.value)
        return own if self.most.value or not self._most_chosen else own | {"most": 0}

    def complete(self, new: NewGame, seed: int) -> NewGame:
        """Return the new game with its length and its hourglass."""
        return replace(new, tournament=self.tournament, timed=self.hourglass, own=dict(self.own()))

    def _choose_sand(self, own: Mapping[str, Any]) -> None:
        seconds, most = sand(own)
        self.seconds.choose(seconds)
        self.most.choose(most or 0)
        self._most_chosen = "most" in own

    def show_computers(self, some: bool) -> None:
        """Computers think for seconds and would hand on minutes: unless somebody chose, they hand on little."""
        if not self._most_chosen:
            self.most.choose(_MOST_OF_COMPUTERS if some else 0)

    def _on_most(self) -> None:
        self._most_chosen = True
        self._on_change()

    def restore(self, last: LastGame) -> None:
        """Choose what was chosen last time."""
        self.length.choose(last.tournament)
        self.hourglass_switch.setChecked(last.timed)
        self._choose_sand(last.own)
        self._show_hints()

    def show_pictures(self, there: bool) -> None:
        """Show one game, or several, as tiles."""
        show_pictures("exagon", "length", self.length, (False, True), self.theme, there)

    def retranslate(self) -> None:
        """Write every text."""
        title = translate("NewGame", "How long")
        self._title.setText(title)
        self.length.set_texts([translate("NewGame", "One game"), translate("NewGame", "Tournament")], name=title)
        self.hourglass_switch.setText(translate("NewGame", "Play with the hourglass"))
        title = translate("NewGame", "A turn lasts")
        self._seconds_title.setText(title)
        self.seconds.set_texts([_seconds_text(each) for each in SECONDS], name=title)
        title = translate("NewGame", "Time left over goes to the next player")
        self._most_title.setText(title)
        texts = [_most_text(each) if each else translate("NewGame", "All of it") for each in LIMITS]
        self.most.set_texts(texts, name=title)
        self._begins.setText(translate("NewGame", "Whoever is dealt the tile with star 39 begins."))
        self._show_hints()

    def _on_change(self) -> None:
        self._show_hints()
        self.changed.emit()

    def _show_hints(self) -> None:
        self._hint.setText(
            translate(
                "NewGame",
                "Games are played until somebody has 50 points. The winner of a game gets 20, the others lose "
                "points for the tiles they still have, but nobody’s total falls below 0.",
            )
            if self.tournament
            else translate("NewGame", "Whoever gets rid of all their tiles first, or fits one on all six sides, wins.")
        )
        for row in self._sand_rows:
            row.setVisible(self.hourglass)
        self._sand.setText("" if self.hourglass else translate("NewGame", "Everybody may think as long as they like."))
        self._sand.setVisible(not self.hourglass)


def _seconds_text(seconds: int) -> str:
    return fill(translate("NewGame", "{seconds} seconds"), seconds=seconds)


def _most_text(seconds: int) -> str:
    return fill(translate("NewGame", "At most {seconds} seconds"), seconds=seconds)
