"""Random play over the contract, for tests that want a game in any state."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from elios_desktop.engine.contract import (
    HEAD_START,
    LARGEST_START,
    AnyGame,
    AnyState,
    AnyTransition,
    Move,
    OptionValue,
    Refusal,
    Transition,
    all_games,
    head_start,
    parsed,
)
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session

Options = Mapping[str, OptionValue]


def every_way_to_play() -> Iterator[tuple[AnyGame, int, Options]]:
    """Each game with each number of seats and each choice of options; and with head starts of every size."""
    for game in all_games():
        loud = {name: option for name, option in game.options.items() if not option.quiet}
        for values in product(*(option.values for option in loud.values())):
            for seats in game.seats:
                yield game, seats, dict(zip(loud, values, strict=True))
        usual: Options = {name: option.default for name, option in loud.items()}
        for step in range(1, LARGEST_START + 1) if HEAD_START in game.options else ():
            seats = game.seats[step % len(game.seats)]
            yield game, seats, {**usual, HEAD_START: f"{seats}:{step}"}


def way_id(way: tuple[AnyGame, int, Options]) -> str:
    """A name for a test's parameters."""
    game, seats, options = way
    return "-".join([game.id, str(seats), *(str(value).replace(":", "+") for value in options.values())])


def chosen_options(game: AnyGame, seats: int, rng: Random) -> dict[str, OptionValue]:
    """One value of each option by chance; nobody has a head start who doesn't play."""
    options: dict[str, OptionValue] = {name: rng.choice(option.values) for name, option in game.options.items()}
    return options if head_start(options)[0] <= seats else options | {HEAD_START: "none"}


def new_session(game: AnyGame, seats: int, options: Options, seed: int) -> Session:
    return Session.dealt(game, [SeatInfo(f"Seat {seat}") for seat in range(1, seats + 1)], options, seed)


def random_move(game: AnyGame, state: AnyState, rng: Random) -> Move:
    """Any legal move, or an arrangement of any seat that has yet to arrange."""
    if state.pending:
        move: Move = game.arrangement(state, rng.choice(state.pending), rng.randrange(2**32))
        return move
    chosen: Move = rng.choice(game.legal(state))
    return chosen


def listed(game: AnyGame, state: AnyState) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in game.legal(state)]


def why(game: AnyGame, state: AnyState, text: str) -> Refusal | None:
    """The first reason against a text, None if it is legal."""
    move = parsed(game, state, text)
    return move if isinstance(move, Refusal) else game.why(state, move)


def carried_out(game: AnyGame, state: AnyState, text: str) -> AnyTransition | Refusal:
    """What comes of a text."""
    move = parsed(game, state, text)
    return move if isinstance(move, Refusal) else game.apply(state, move)


def play_on(session: Session, rng: Random, plies: int = 10_000) -> Iterator[AnyTransition]:
    """Play random moves to the end of the game, or so many."""
    for _ in range(plies):
        if session.state.result is not None:
            return
        move = random_move(session.game, session.state, rng)
        answer = session.play(move)
        assert isinstance(answer, Transition), f"{move.text!r} is listed as legal, but {answer} in {session.record()}"
        yield answer


def played(game: AnyGame, seats: int, options: Options, seed: int, plies: int = 10_000) -> Session:
    """A session after random play."""
    session = new_session(game, seats, options, seed)
    for _ in play_on(session, Random(seed), plies):
        pass
    return session


def written(position: object) -> str:
    """JSON text: tells 1 from true and a missing key from null."""
    return json.dumps(position, sort_keys=True)


def fingerprint(state: AnyState) -> str:
    """The same for equal positions, on any machine."""
    return hashlib.sha256(written(state.to_json()).encode()).hexdigest()
