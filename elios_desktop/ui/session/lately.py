"""What happened lately: which moves somebody who comes to the table has not seen yet, and what they were in words."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.engine.contract import AnyTransition, Seat
from elios_desktop.texts.words import move_sentence
from elios_desktop.ui.kit.sentence import Sentence, Text, Wording
from elios_desktop.ui.session.controller import Controller

_TOLD = 3
"""So many moves of a turn are told one by one, at the most: of more nobody reads to the end."""


def since_own_turn(done: Sequence[AnyTransition], seat: Seat | None) -> list[int]:
    """The indices of the moves since this seat's last turn that there is something to see of. What it has done in the
    turn under way is no news to it. Without a seat, as after the end: the last round."""
    end = len(done)
    owner = seat or (done[-1].seat if done else None)
    start = _before_own(done, end, owner)
    if seat is not None:
        end = start
    while start and done[start - 1].seat != owner:
        start -= 1
    return [number for number in range(start, end) if not done[number].before.pending and shows(done[number])]


def _before_own(done: Sequence[AnyTransition], end: int, seat: Seat | None) -> int:
    while end and done[end - 1].seat == seat:
        end -= 1
    return end


def shows(transition: AnyTransition) -> bool:
    """Whether a move did more than end a turn or draw cards."""
    return any(not event.quiet for event in transition.events)


def last_turn_in_words(controller: Controller) -> list[Text]:
    """What the last turn brought, as whoever is at the machine may see it; nothing before the first one."""
    done = controller.session.transitions
    start = _before_own(done, len(done), done[-1].seat if done else None)
    turn = [each for each in done[start:] if not each.before.pending]
    told = [each for each in turn if shows(each)] or turn[-1:]
    if len(told) > _TOLD:
        name = controller.kept.later_names[told[-1].seat - 1]
        return [Sentence.translate("Recap", "{name} has made %n move(s) in one turn.", None, len(told)).fill(name=name)]
    return [in_words(controller, each) for each in told]


def in_words(controller: Controller, transition: AnyTransition) -> Text:
    """A move as a sentence, as whoever is at the machine may see it."""
    game, names = controller.session.game.id, controller.kept.later_names
    return Wording.of(move_sentence, game, transition, controller.turns.now.viewer, names)
