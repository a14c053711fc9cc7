"""Which of the reasons for a move a hint gives, so that three hints don't say the same thing three times."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from elios_desktop.players.contract import Reason


def told(moves: Iterable[Sequence[Reason]]) -> Iterator[Reason]:
    """For each move, given all its reasons with the strongest first: the first that no move before it has given, or
    where there is none, the strongest."""
    given: list[Reason] = []
    for reasons in moves:
        reason = next((reason for reason in reasons if reason not in given), reasons[0])
        given.append(reason)
        yield reason
