"""A game under way: what was played, what was taken back, and the position at any moment of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from elios_desktop.engine import contract
from elios_desktop.engine.record import (
    Agreed,
    Record,
    SeatInfo,
    checked_choices,
    first_state,
    illegal_move,
    known_game,
    parse_record,
)


class Session:
    """A game, its seats, and the moves made in it. States are immutable; this object is what changes.

    A move made after an undo throws away what was undone.
    """

    def __init__(
        self,
        game: contract.AnyGame,
        seats: Sequence[SeatInfo],
        options: Mapping[str, contract.OptionValue],
        setup: contract.Json,
    ) -> None:
        """A new game; raises RecordError if the rules don't allow these seats, options or this setup."""
        self._setup = deepcopy(setup)
        self.game = game
        self.options: Mapping[str, contract.OptionValue] = checked_choices(game, len(seats), options)
        self._given_options = {name: value for name, value in options.items() if name in self.options}
        """Every option of the game, with the defaults filled in."""
        self.seats: tuple[SeatInfo, ...] = tuple(seats)
        self.start_state: contract.AnyState = first_state(game, len(seats), self.options, deepcopy(setup))
        self._transitions: list[contract.AnyTransition] = []
        self._undone: list[contract.AnyTransition] = []
        self._written: list[str] = []
        """The moves as text, as far as they were asked for: each save has all of them."""
        self._agreed: Agreed | None = None

    @classmethod
    def dealt(
        cls, game: contract.AnyGame, seats: Sequence[SeatInfo], options: Mapping[str, contract.OptionValue], seed: int
    ) -> Session:
        """Return a new game with a setup by chance."""
        chosen = checked_choices(game, len(seats), options)
        return cls(game, seats, options, game.deal(len(seats), chosen, seed))

    @classmethod
    def from_record(cls, record: object, undone: Iterable[str] = ()) -> Session:
        """Replay a record or its JSON form. `undone` are moves that follow it and were taken back, for redo.

        Raises RecordError, with the number of the first move that the rules refuse.
        """
        if not isinstance(record, Record):
            record = parse_record(record)
        session = cls(known_game(record.game), record.seats, record.options, record.setup)
        moves = (*record.moves, *undone)
        for number, move in enumerate(moves, 1):
            answer = session.play_text(move)
            if isinstance(answer, contract.Refusal):
                raise illegal_move(session.game, number, move, answer)
        for _ in moves[len(record.moves) :]:
            session.undo()
        session.agree(record.agreed)
        return session

    @property
    def setup(self) -> contract.Json:
        """The setup as it was dealt or given, a fresh value every time."""
        return deepcopy(self._setup)

    @property
    def state(self) -> contract.AnyState:
        """The position now."""
        return self._transitions[-1].after if self._transitions else self.start_state

    @property
    def result(self) -> contract.Result | None:
        """How it ended, by its rules or because people agreed; None while it is under way."""
        return self.state.result or (self._agreed.result if self._agreed is not None else None)

    @property
    def agreed(self) -> Agreed | None:
        """How people ended it together; None if they didn't."""
        return self._agreed

    def agree(self, agreed: Agreed | None) -> None:
        """End it together, or (None) go on after all. A game that is over by its rules stays as it is."""
        if self.state.result is None:
            self._agreed = agreed

    @property
    def ply(self) -> int:
        """How many moves have been made (and not taken back)."""
        return len(self._transitions)

    @property
    def transitions(self) -> tuple[contract.AnyTransition, ...]:
        """The moves made, from the first to the last."""
        return tuple(self._transitions)

    @property
    def undone(self) -> tuple[contract.AnyTransition, ...]:
        """The moves taken back, in the order in which redo brings them again."""
        return tuple(reversed(self._undone))

    def seat_again(self, seats: Sequence[SeatInfo]) -> None:
        """Other names or kinds of player at the same number of seats; from now on records have them."""
        if len(seats) != len(self.seats):
            raise ValueError(f"{len(seats)} players for {len(self.seats)} seats")
        self.seats = tuple(seats)

    def play_text(self, text: str) -> contract.AnyTransition | contract.Refusal:
        """Make the move that a text writes. A refusal changes nothing."""
        move = contract.parsed(self.game, self.state, text)
        return move if isinstance(move, contract.Refusal) else self.play(move)

    def why(self, text: str) -> contract.Refusal | None:
        """Return the first reason against a text as a move now, or None if it is a legal one."""
        move = contract.parsed(self.game, self.state, text)
        return move if isinstance(move, contract.Refusal) else self.game.why(self.state, move)

    def play(self, move: contract.Move) -> contract.AnyTransition | contract.Refusal:
        """Make a move. A refusal changes nothing."""
        if self._agreed is not None:
            return contract.Refusal("game.over")
        answer = self.game.apply(self.state, move)
        if isinstance(answer, contract.Transition):
            self._transitions.append(answer)
            self._undone.clear()
        return answer

    def undo(self) -> contract.AnyTransition | None:
        """Take the last move back; None if there is none."""
        if not self._transitions:
            return None
        self._agreed = None
        self._undone.append(self._transitions.pop())
        del self._written[len(self._transitions) :]
        return self._undone[-1]

    def redo(self) -> contract.AnyTransition | None:
        """Make the last move that was taken back again; None if there is none, or people have ended the game."""
        if not self._undone or self._agreed is not None:
            return None
        self._transitions.append(self._undone.pop())
        return self._transitions[-1]

    def state_at(self, ply: int) -> contract.AnyState:
        """Return the position after so many moves; 0 is the start, `ply` is now."""
        if not 0 <= ply <= len(self._transitions):
            raise IndexError(f"ply {ply} of {len(self._transitions)}")
        return self._transitions[ply - 1].after if ply else self.start_state

    def branch(self, ply: int) -> Session:
        """Return a session of its own that stands where this one stood after so many moves; this one is left alone."""
        self.state_at(ply)
        twin = type(self)(self.game, self.seats, self._given_options, self._setup)
        twin._transitions = self._transitions[:ply]
        return twin

    def beginning_at(self, state: contract.AnyState) -> Session:
        """Return a session of its own, with the same seats, that begins with another position: no record leads
        there."""
        twin = type(self)(self.game, self.seats, self._given_options, self._setup)
        twin.start_state = state
        return twin

    @property
    def hides(self) -> bool:
        """Whether its record tells more than an onlooker may know now. Once it is over everything may be known."""
        if self.state.result is not None:
            return False
        seen = [self.game.move_as_seen(each.before, each.move, None) for each in self._transitions]
        known = self.game.open_setup(self.setup, None) == self._setup
        return not known or seen != [each.move.text for each in self._transitions]

    def seen_by(self, seat: contract.Seat | None) -> contract.Seen[Any]:
        """Return everything that a seat (None: an onlooker) may know of the game up to now."""
        game = self.game
        moves = tuple(
            "=".join([game.move_as_seen(each.before, each.move, seat), *_shown(each)]) for each in self._transitions
        )
        setup = game.open_setup(self.setup, seat)
        return contract.Seen(seat, len(self.seats), self.options, setup, self.state.view(seat), moves)

    def to_record(self) -> Record:
        """Return the game up to now, written down; the options as they were given."""
        self._written += [each.move.text for each in self._transitions[len(self._written) :]]
        moves = tuple(self._written)
        return Record(self.game.id, self.seats, dict(self._given_options), self.setup, moves, self._agreed)

    def record(self) -> contract.Json:
        """Return the same as JSON."""
        return self.to_record().to_json()


def _shown(transition: contract.AnyTransition) -> list[str]:
    """Return what a move showed to all."""
    return [event.shown for event in transition.events if event.shown]
