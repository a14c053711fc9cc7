"""What can be played after a game, by the same people: the same with a new deal, or a return match."""

from __future__ import annotations

from dataclasses import replace

from elios_desktop.engine.contract import dealt_again
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import NewGame, fresh_seed


def again(controller: Controller) -> NewGame:
    """The same seats and options with a new deal."""
    session = controller.session
    setup = dealt_again(session.game, len(session.seats), session.options, fresh_seed(), session.setup)
    return NewGame(
        session.game.id,
        tuple(controller.kept.seats),
        dict(session.options),
        setup,
        controller.tournament is not None,
        controller.kept.timed,
        controller.kept.own,
        controller.kept.hints,
    )


def return_match(controller: Controller) -> NewGame:
    """The same deal with the seats swapped: everybody gets what the next one had."""
    seats = tuple(controller.kept.seats)
    return replace(again(controller), seats=(*seats[1:], seats[0]), setup=controller.session.setup)
