"""What home's cards ask to have done with a game that waits."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.session.kept import SaveHead
from elios_desktop.ui.shell.asking import ask, ask_name, remove_question
from elios_desktop.ui.shell.game_files import GameFiles


def rename(head: SaveHead, files: GameFiles, window: QWidget) -> None:
    """Ask what it is to be called."""
    name = ask_name(window, head.name)
    if name is not None and name != head.name:
        files.rename(head.id, name)


def remove(head: SaveHead, files: GameFiles, services: Services, window: QWidget) -> None:
    """Ask whether it may be thrown away."""
    if ask(remove_question(services, window, head.title, head.names)):
        files.remove(head.id)
