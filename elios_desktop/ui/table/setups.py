"""The part of the new-game page that belongs to one game; by itself it asks nothing and changes nothing."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

from PySide6 import QtCore, QtGui, QtWidgets

from elios_desktop.games import entry_of
from elios_desktop.storage.settings import LastGame, Own
from elios_desktop.ui.kit.radio import RadioButton
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Choices, label
from elios_desktop.ui.session.new_game import NewGame


class SetupPart(QtWidgets.QWidget):
    """Base of the games' parts. The page asks it for what `LastGame` remembers and lets it finish the deal."""

    changed = QtCore.Signal()
    """Something else is chosen now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.column.isEmpty()

    def restore(self, last: LastGame) -> None:
        """Choose what was chosen last time."""

    def own(self) -> Mapping[str, Own]:
        """Return what to remember that only this game has."""
        return {}

    def show_seats(self, seats: int) -> None:
        """Show what there is to choose for so many people."""

    def show_computers(self, some: bool) -> None:
        """Note whether there are computers among them."""

    def problem(self) -> str:
        """Tell why the game can't be begun like this, or nothing."""
        return ""

    def beginner_rule(self) -> str:
        """Say who begins by the game's sheet, where people have to look at each other for it; else nothing."""
        return ""

    def complete(self, new: NewGame, seed: int) -> NewGame:
        """Put what was chosen into a game that was dealt: its setup, its time, and what else the table has to know."""
        return new

    def show_pictures(self, there: bool) -> None:
        """Show what choices change as pictures by the theme in force, or words alone where there is no room."""

    def retranslate(self) -> None:
        """Write every text in the language in force."""

    def add_note(self) -> QtWidgets.QLabel:
        """Return a line of explanation, added at the end."""
        note = label("soft", wrap=True)
        self.column.addWidget(note)
        return note


_PICTURE = QtCore.QSize(112, 48)


def show_pictures(
    game_id: str, option: str, choices: Choices, values: Sequence[Any], theme: Theme, there: bool
) -> None:
    """Paint above each value of an option what it changes, where the game has pictures of that: `paint_option` of its
    module `specimens`, and where they are to be `there`."""
    entry = entry_of(game_id)
    paint_option = getattr(entry.load("specimens"), "paint_option", None) if entry.has("specimens") else None
    if paint_option is None:
        return

    def paint(painter: QtGui.QPainter, room: QtCore.QRectF, _share: float, value: object) -> None:
        painter.save()
        paint_option(painter, room, option, value, theme)
        painter.restore()

    for value in values:
        shown = choices.button_of(value)
        assert isinstance(shown, RadioButton)
        room = _PICTURE * max(1.0, theme.text_scale)
        shown.show_picture(room, theme.palette.panel, partial(paint, value=value) if there else None)


def setup_part(game_id: str, theme: Theme) -> SetupPart:
    """Return the part of a game: `Part` of its module, or an empty one."""
    entry = entry_of(game_id)
    return cast(type[SetupPart], entry.load("setup").Part)(theme) if entry.has("setup") else SetupPart(theme)
