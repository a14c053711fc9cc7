"""One game of a match, from its number alone."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.ladder.matches import Match
from bench.ladder.yardsticks import NAMES, move_of
from elios_desktop.course import find_course
from elios_desktop.engine.contract import HEAD_START, Seat, Transition, find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.holi.rules import random_rivalry, with_rivalry
from elios_desktop.players import contract
from elios_desktop.players.contract import Decision

LOOKS = 8
"""At how many moments of a game its chances are noted."""
LONGEST = 1_500
"""A game with so many moves counts as a draw."""


def play(match: Match, number: int) -> dict[str, Any]:
    """What a line of results says of a game. Each deal is played once with the first player at each seat."""
    sides = find_course(match.game).sides(match.seats)
    own = sides[number % len(sides)]
    session = dealt(match, number // len(sides), own[0])
    rng = Random(f"{match.name} {number}")
    while session.state.result is None and session.ply < LONGEST:
        state = session.state
        # Who arranges last begins in some games: let that be anybody.
        seat = state.to_move or state.pending[int(rng.random() * len(state.pending))]
        text = answer(session, match.one if seat in own else match.other, seat, rng, number).move
        done = session.play_text(text)
        assert isinstance(done, Transition), (match.name, number, text, done)
    shares = _shares(session, sides)
    line = {"match": match.name, "number": number, "share": shares[number % len(sides)], "plies": session.ply}
    if match.even:
        line["looks"] = list(_looks(session, sides, shares))
    return line


def dealt(match: Match, deal: int, first: Seat = 1) -> Session:
    """A game of a match before its first move; `first` is the first player's seat."""
    game = find_game(match.game)
    assert game is not None
    infos = [SeatInfo(f"Seat {seat}") for seat in range(1, match.seats + 1)]
    head_start = {HEAD_START: f"{first}:{match.head}"} if match.head else {}
    session = Session.dealt(game, infos, {**match.options, **head_start}, deal)
    if match.rivalry:
        record = session.record()
        record["setup"] = with_rivalry(record["setup"], random_rivalry(match.rivalry, deal))
        session = Session.from_record(record)
    return session


def answer(session: Session, who: str, seat: Seat, rng: Random, seed: int) -> Decision:
    """What a level or a yardstick decides; `rng` is the yardsticks' chance, `seed` the levels'."""
    game, state = session.game, session.state
    if who not in NAMES:
        return contract.choose(game.id, session.seen_by(seat), int(who), seed)
    if seat in state.pending:
        move = game.arrangement(state, seat, int(rng.random() * 2**32)).text
    else:
        move = move_of(who, game.id, session.seen_by(seat), [each.text for each in game.legal(state)], rng)
    return Decision(move, nodes=1, chance=None)


def _shares(session: Session, sides: Any) -> list[float]:
    """What each side has of the game: 1 for a win, less for a shared one or a draw."""
    result = session.state.result
    winners = set(result.winners) if result is not None else set()
    won = [float(not winners or bool(winners & set(side))) for side in sides]
    return [each / sum(won) for each in won]


def _looks(session: Session, sides: Any, shares: list[float]) -> Any:
    """For some moments: the chances that an onlooker sees, who leads, and what came of it, a side each."""
    course = find_course(session.game.id)
    for at in range(1, LOOKS + 1):
        moment = session.branch(session.ply * at // (LOOKS + 1))
        if moment.state.pending:
            continue
        chances = contract.chances(session.game.id, moment.seen_by(None))
        counts = course.counts(moment.state)
        ranks = [course.rank(counts, side) for side in sides]
        leads = [float(rank == max(ranks)) for rank in ranks]
        yield {
            "chances": [round(sum(chances[seat - 1] for seat in side), 4) for side in sides],
            "leads": [each / sum(leads) for each in leads],
            "shares": shares,
        }
