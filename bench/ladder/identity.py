"""Whether the players of a match are still those that played its old games.

They are known by what they answer, not by how they are written: positions of the match are put to each of them, and
the move and how many positions were looked at on the way make its identity, with how often a level plays like the one
below, which a few positions don't show. A clearer program, a faster core or other words for hints change nothing there;
whoever thinks otherwise is somebody else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from bench.ladder.matches import Match
from bench.ladder.playing import answer, dealt
from bench.ladder.yardsticks import RANDOM
from elios_desktop.engine.session import Session
from elios_desktop.players import contract
from elios_desktop.players.contract import find_players

DEALS = 2
AFTER = (0, 5, 14, 27)
"""Questions are asked after so many random moves that follow the arranging."""


class Identities:
    """Asks each player once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], str] = {}

    def of_players(self, match: Match) -> str:
        """The identity of both players at this match's table."""
        return "-".join(self._asked(match, who, partial(_decision, who)) for who in (match.one, match.other))

    def of_chances(self, match: Match) -> str:
        """The identity of what an onlooker is told of the chances at this match's table."""
        return self._asked(match, "chances", _chances)

    def _asked(self, match: Match, whom: str, ask: Callable[[Session], Any]) -> str:
        known = (match.game, *match.way(), whom)
        if known not in self._known:
            said = [[session.start_state.view(None).to_json(), ask(session)] for session in _positions(match)]
            self._known[known] = hashlib.sha256(json.dumps(said).encode()).hexdigest()[:10]
        return self._known[known]


def _decision(who: str, session: Session) -> Any:
    seat = session.state.to_move or session.state.pending[-1]
    choice = answer(session, who, seat, Random(who), session.ply)
    levels = find_players(session.game.id).LEVELS[: int(who) if who.isdigit() else 0]
    return choice.move, choice.nodes, [(each.below, each.off_days) for each in levels]


def _chances(session: Session) -> Any:
    return contract.chances(session.game.id, session.seen_by(None))


def _positions(match: Match) -> Iterator[Session]:
    for deal in range(DEALS):
        session = dealt(match, deal)
        if session.state.pending:
            yield session
        rng = Random(deal)
        while session.state.pending:
            session.play_text(answer(session, RANDOM, session.state.pending[0], rng, 0).move)
        for moves in range(AFTER[-1] + 1):
            seat = session.state.to_move
            if seat is None:
                break
            if moves in AFTER:
                yield session
            session.play_text(answer(session, RANDOM, seat, rng, 0).move)
