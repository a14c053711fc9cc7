"""A tournament: games one after the other with the same seats, their points added up.

Its record is a record of records. Everything but the games themselves follows from them: which are finished, the
totals, who has won; what a file says of these is checked against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from elios_desktop.engine.contract import AnyGame, Json, OptionValue, Result, Seat, TournamentRules, find_tournament
from elios_desktop.engine.record import (
    UNREADABLE,
    RecordError,
    SeatInfo,
    bad_field,
    checked_choices,
    checked_header,
    known_game,
    parse_seats,
)
from elios_desktop.engine.session import Session

TOURNAMENT_FORMAT = "elios-desktop.tournament"
VERSION = 1


class Tournament:
    """The games of a tournament. The last one may be under way: play in its session."""

    def __init__(self, game: AnyGame, seats: Sequence[SeatInfo], options: Mapping[str, OptionValue]) -> None:
        """A tournament without games yet; raises RecordError if the game has none or not with these seats."""
        rules = find_tournament(game.id)
        if rules is None:
            raise RecordError(UNREADABLE, "no_tournament", game=game.id)
        self.rules: TournamentRules = rules
        self.game = game
        self.options = checked_choices(game, len(seats), options)
        self._given_options = {name: value for name, value in options.items() if name in self.options}
        self._seats = tuple(seats)
        self._games: list[Session] = []
        self._before: list[tuple[int, ...]] = []
        """The totals with which each game began: what was won before stays."""

    @classmethod
    def from_record(cls, value: object, undone: Iterable[str] = ()) -> Tournament:
        """Replay a tournament's JSON form. `undone` are moves taken back in the running game.

        Raises RecordError; its `game_number` says in which game.
        """
        fields = checked_header(value, TOURNAMENT_FORMAT, VERSION)
        game_id, options, finished = fields.get("game"), fields.get("options"), fields.get("finished")
        if not isinstance(game_id, str):
            raise bad_field("game")
        seats = parse_seats(fields.get("seats"))
        if not isinstance(options, dict):
            raise bad_field("options")
        if not isinstance(finished, list) or not all(isinstance(entry, dict) for entry in finished):
            raise bad_field("finished")
        tournament = cls(known_game(game_id), seats, options)
        for number, entry in enumerate(finished, 1):
            with _in_game(number):
                tournament._add(Session.from_record(entry.get("record")))
                tournament._check_finished(entry.get("result"))
        if fields.get("running") is not None:
            with _in_game(len(finished) + 1):
                tournament._add(Session.from_record(fields["running"], undone))
        if fields.get("totals") != list(tournament.totals):
            raise RecordError(UNREADABLE, "wrong_totals")
        return tournament

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays."""
        return self._seats

    @property
    def games(self) -> tuple[Session, ...]:
        """Every game begun, in order."""
        return tuple(self._games)

    @property
    def finished(self) -> tuple[Session, ...]:
        """The games that are over."""
        return tuple(session for session in self._games if session.state.result is not None)

    @property
    def running(self) -> Session | None:
        """The game under way, or None between two games and when the tournament is over."""
        last = self._games[-1] if self._games else None
        return last if last is not None and last.state.result is None else None

    @property
    def standings(self) -> tuple[tuple[int, ...], ...]:
        """The totals, from seat 1, after each finished game."""
        return tuple(self._before[1:]) + ((self.totals,) if self._games and self.running is None else ())

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals now, from seat 1."""
        if not self._games:
            return self.rules.no_points(len(self._seats))
        before, result = self._before[-1], self._games[-1].state.result
        return before if result is None else self.rules.totals_after(before, result.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the tournament; empty while it goes on."""
        return self.rules.tournament_winners(self.totals)

    def seat_again(self, seats: Sequence[SeatInfo]) -> None:
        """Other names or kinds of player at the same number of seats, from the game under way on."""
        if len(seats) != len(self._seats):
            raise ValueError(f"{len(seats)} players for {len(self._seats)} seats")
        self._seats = tuple(seats)
        if self._games:
            self._games[-1].seat_again(seats)

    def next_game(self, seed: int) -> Session:
        """Deal the next game. Only between two games."""
        return self.next_game_with(self.game.deal(len(self._seats), self.options, seed))

    def next_game_with(self, setup: Json) -> Session:
        """Return the next game with a setup written out. Only between two games."""
        return self._add(Session(self.game, self._seats, self._given_options, setup))

    def record(self) -> Json:
        """Return the tournament written down; a game that is over counts as finished at once."""
        finished = [
            {"record": session.record(), "result": result.to_json()}
            for session, result in zip(self.finished, self._results(), strict=True)
        ]
        return {
            "format": TOURNAMENT_FORMAT,
            "version": VERSION,
            "game": self.game.id,
            "seats": [seat.to_json() for seat in self._seats],
            "options": dict(self._given_options),
            "finished": finished,
            "running": None if self.running is None else self.running.record(),
            "totals": list(self.totals),
        }

    def _add(self, session: Session) -> Session:
        same = session.game is self.game and len(session.seats) == len(self._seats)
        if not same or session.options != self.options:
            raise RecordError(UNREADABLE, "other_game")
        if self.running is not None:
            raise RecordError(UNREADABLE, "not_over")
        if self.winners:
            raise RecordError(UNREADABLE, "already_over")
        self._before.append(self.totals)
        self._games.append(session)
        return session

    def _check_finished(self, written: object) -> None:
        result = self._games[-1].state.result
        if result is None:
            raise RecordError(UNREADABLE, "not_over")
        if written != result.to_json():
            raise RecordError(UNREADABLE, "wrong_result")

    def _results(self) -> list[Result]:
        return [session.state.result for session in self._games if session.state.result is not None]


@contextmanager
def _in_game(number: int) -> Iterator[None]:
    """Errors in here say which game of the tournament they are about."""
    try:
        yield
    except RecordError as error:
        error.game_number = number
        raise


def play_of(record: object) -> Session | Tournament:
    """Return what is written down there, one game or a tournament. Raises RecordError."""
    if isinstance(record, dict) and record.get("format") == TOURNAMENT_FORMAT:
        return Tournament.from_record(record)
    return Session.from_record(record)
