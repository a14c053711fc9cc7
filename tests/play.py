"""Random play over the contract, for tests that want a game in any state."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from elios_desktop.engine.contract import Game, OptionValue, State, Transition
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.registry import all_games
from elios_desktop.engine.session import Session

Options = Mapping[str, OptionValue]


def every_way_to_play() -> Iterator[tuple[Game, int, Options]]:
    """Each game with each number of seats and each choice of options."""
    for game in all_games():
        names = list(game.options)
        for values in product(*(option.values for option in game.options.values())):
            for seats in game.seats:
                yield game, seats, dict(zip(names, values, strict=True))


def way_id(way: tuple[Game, int, Options]) -> str:
    """A name for a test's parameters."""
    game, seats, options = way
    return "-".join([game.id, str(seats), *map(str, options.values())])


def new_session(game: Game, seats: int, options: Options, seed: int) -> Session:
    return Session.dealt(game, [SeatInfo(f"Seat {seat}") for seat in range(1, seats + 1)], options, seed)


def random_move(game: Game, state: State, rng: Random) -> str:
    """Any legal move, or an arrangement of any seat that has yet to arrange."""
    if state.pending:
        return game.arrangement(state, rng.choice(state.pending), rng.randrange(2**32))
    return rng.choice(game.legal(state))


def play_on(session: Session, rng: Random, plies: int = 10_000) -> Iterator[Transition]:
    """Play random moves to the end of the game, or so many."""
    for _ in range(plies):
        if session.state.result is not None:
            return
        move = random_move(session.game, session.state, rng)
        answer = session.play(move)
        assert isinstance(answer, Transition), f"{move!r} is listed as legal, but {answer} in {session.record()}"
        yield answer


def played(game: Game, seats: int, options: Options, seed: int, plies: int = 10_000) -> Session:
    """A session after random play."""
    session = new_session(game, seats, options, seed)
    for _ in play_on(session, Random(seed), plies):
        pass
    return session


def written(position: object) -> str:
    """JSON text: tells 1 from true and a missing key from null."""
    return json.dumps(position, sort_keys=True)


def fingerprint(state: State) -> str:
    """The same for equal positions, on any machine."""
    return hashlib.sha256(written(state.to_json()).encode()).hexdigest()
