"""What people at a table ask for that lies beyond it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from elios_desktop.engine.session import Session
    from elios_desktop.ui.session.new_game import NewGame


def nothing(*_: object) -> None:
    """Do nothing: nobody is there to do it."""


@dataclass(frozen=True, slots=True)
class Requests:
    """Does what the parts of a table's page ask for; whoever has the table says what comes of each."""

    home: Callable[[], object] = nothing
    save: Callable[[], object] = nothing
    rulebook: Callable[[str], object] = nothing
    """Opens a section of this game's; empty for its first page."""
    card: Callable[[], object] = nothing
    charts: Callable[[], object] = nothing
    try_out: Callable[[], object] = nothing
    """Shows a table on which the person at the machine tries moves out."""
    missed: Callable[[], object] = nothing
    """Shows what was overlooked in the game that is over."""
    setting: Callable[[str], object] = nothing
    """Shows a field of the settings, to be changed."""
    fill_menu: Callable[[QMenu], object] = nothing
    """Adds entries to the menu of “More”, just before it is shown."""
    language: Callable[[str], object] = nothing
    """Speaks the language that the seat that sits down now likes ("" for the program's own)."""
    new_game: Callable[[NewGame], object] = nothing
    """Begins another game: once more, or a rematch."""
    share: Callable[[QWidget, bool], object] = nothing
    """Makes a picture of the table beside this sheet: keeps it in a file, or (False) copies it."""
    onward: Callable[[], object] = nothing
    """Goes on with the evening: to its next game, or to its podium."""
    play_on: Callable[[Session], object] = nothing
    """Goes on from where this game stood at some moment."""
    finished: Callable[[], object] = nothing
    """Takes note that the game (or the whole tournament) is over and its end has been shown."""
    play: Callable[[str], object] = nothing
    """Plays a sound."""
