"""Menus that a button opens."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMenu


def begin_at_choice(menu: QMenu) -> QMenu:
    """Let the menu open with its choice in force (or the first one) under the keyboard: with none there, a screen
    reader says nothing, and nobody who doesn't see it knows that it is open."""
    menu.aboutToShow.connect(partial(QTimer.singleShot, 0, menu, partial(_begin, menu)))
    return menu


def _begin(menu: QMenu) -> None:
    if not menu.isVisible() or menu.activeAction() is not None:
        return
    can_be_chosen = [
        each for each in menu.actions() if each.isEnabled() and each.isVisible() and not each.isSeparator()
    ]
    if can_be_chosen:
        menu.setActiveAction(next((each for each in can_be_chosen if each.isChecked()), can_be_chosen[0]))
