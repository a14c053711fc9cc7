"""A game to be looked at and nothing else: what everybody may see of it, at any move."""

from __future__ import annotations

from elios_desktop.storage.savefile import SaveDocument
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.turns import Policies


def onlooker_of(controller: Controller, policies: Policies) -> Controller:
    """A second controller over the same session, for an onlooker. It follows the game, and changes nothing in it."""
    table = Kept.fresh(controller.kept.seats, controller.kept.timed, controller.kept.own)
    made = Controller(controller.session, table, SaveDocument(controller.id, ""), None, policies)
    made.turns.only_show(None)
    return made
