"""A game to be looked at and nothing else: what everybody may see of it, at any move."""

from __future__ import annotations

from elios_desktop.storage.savefile import SaveDocument
from elios_desktop.ui.controller import Controller
from elios_desktop.ui.sitting import Policies
from elios_desktop.ui.table_state import TableState


def still_of(controller: Controller, policies: Policies) -> Controller:
    """A second controller over the same session, for an onlooker. It follows the game, and changes nothing in it."""
    table = TableState.fresh(controller.seats, controller.table.hourglass)
    made = Controller(controller.session, table, SaveDocument(controller.id, ""), None, policies)
    made.only_show(None)
    return made
