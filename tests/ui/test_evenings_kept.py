"""Simulated evenings on real files: people join and leave, games tie, teams win, ends are taken back, files are opened
twice, nights are planned, the program is killed wherever it can be; and the score is what the records come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import HUMAN, Agreed, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.evening.tonight import planned
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import EveningFile
from elios_desktop.storage.history import Database, FinishedGame, FinishedSeat, History
from elios_desktop.ui.session.evening import EveningKeeper
from tests.evening.test_night import with_people
from tests.play import played
from tests.sizes import sized

PEOPLE = ("Anna", "Ben", "Carla", "Dan", "Eva")
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)
SHAPES = (
    ("elios", 2),
    ("elios", 3),
    ("elios", 4),
    ("elementos", 2),
    ("exagon", 3),
    ("exagon", 4),
    ("holi", 3),
    ("holi", 4),
)
LONGEST_PAUSE = timedelta(hours=6)


@cache
def game_of(shape: tuple[str, int], seed: int) -> dict[str, Any]:
    """The record of a game that was played by chance, or in which people agreed on a draw."""
    game = find_game(shape[0])
    assert game is not None
    session = played(game, shape[1], {}, seed, 12 if seed % 4 == 0 else 10_000)
    if session.result is None:
        session.agree(Agreed("draw", ()))
    return session.record()


def ranks(session: Session) -> list[tuple[int, Any]]:
    """How far each seat came, by the rules as the sheets tell them: the smaller the better."""
    result, seats = session.result, range(1, len(session.seats) + 1)
    assert result is not None
    if not result.winners:
        return [(0, 0)] * len(session.seats)
    match session.game.id:
        case "elios":
            teams = len(session.seats) == 4
            behind = [
                result.scores[str(seat)] + (result.scores[str((seat + 1) % 4 + 1)] if teams else 0) for seat in seats
            ]
        case "exagon":
            behind = [len(hand) for hand in session.state.view(None).hands]
        case "holi":
            behind = [-result.scores[str(seat)]["total"] for seat in seats]
        case _:
            behind = [0 for _ in seats]
    return [(0, 0) if seat in result.winners else (1, behind[seat - 1]) for seat in seats]


def points_by_hand(games: Sequence[FinishedGame]) -> dict[str, float]:
    """A point for everybody left behind, from nothing but the records."""
    found: dict[str, float] = {}
    for game in games:
        session = Session.from_record(game.record)
        order, teams = ranks(session), game.game == "elios" and len(game.seats) == 4
        people = [place for place, seat in enumerate(game.seats) if seat.kind == HUMAN]
        for mine in people:
            found.setdefault(game.seats[mine].name, 0)
            for other in people:
                if other != mine and not (teams and (other - mine) % 2 == 0) and order[mine] <= order[other]:
                    found[game.seats[mine].name] += 1 if order[mine] < order[other] else 0.5
    return found


def evening_by_hand(
    games: Sequence[FinishedGame], now: datetime, ended: datetime | None, of_the_night: set[str]
) -> list[FinishedGame]:
    """The games of the evening that goes on, none if there is none."""
    first: dict[str, FinishedGame] = {}
    for game in sorted(games, key=lambda each: each.finished):
        first.setdefault(repr((game.record["moves"], game.record["setup"], [each.name for each in game.seats])), game)
    counted = sorted(first.values(), key=lambda each: each.finished)
    moments = [datetime.fromisoformat(each.finished) for each in counted]
    together = []
    for place, game in enumerate(counted):
        pauses = [later - earlier for earlier, later in zip(moments[place:], [*moments[place + 1 :], now], strict=True)]
        here = max(pauses) <= LONGEST_PAUSE and (ended is None or moments[place] > ended)
        if here or game.id in of_the_night:
            together.append(game)
    met = any(
        len(
            {each.name for each in one.seats if each.kind == HUMAN}
            & {each.name for each in other.seats if each.kind == HUMAN}
        )
        > 1
        for one, other in combinations(together, 2)
    )
    return together if met or any(each.id in of_the_night for each in together) else []


@dataclass
class Home:
    """A machine on which evenings are spent, with the program that may be killed on it."""

    folder: Path
    now: datetime = NOON
    games: dict[str, FinishedGame] = field(default_factory=dict)
    """What is in the history, beside it."""
    waiting: set[str] = field(default_factory=set)
    """Games that are under way."""

    def __post_init__(self) -> None:
        self.history = History(
            Database(self.folder / "history.sqlite3", self.folder / "aside", FileSystem(), lambda _: None)
        )
        self.root = QObject()
        self.keeper = self.begun_anew()

    def begun_anew(self) -> EveningKeeper:
        """The program after a start: it knows what is on the disk."""
        file = EveningFile(self.folder / "evening.json", FileSystem(), lambda: self.now)
        keeper = EveningKeeper(self.history, file, lambda: self.waiting, at_once, self.root)
        keeper.now = lambda: self.now
        return keeper

    def kill(self) -> None:
        """Nothing is said to anybody any more."""
        self.keeper = self.begun_anew()

    def add(self, game: FinishedGame) -> None:
        """A game is over; it no longer waits."""
        self.history.add(game)
        self.games[game.id] = game
        self.waiting.discard(game.id)

    def take_back(self, game_id: str) -> None:
        """Its last move: it goes on, and waits again."""
        self.history.remove(game_id)
        del self.games[game_id]
        self.waiting.add(game_id)


def at_once(job: Callable[[], object], done: Callable[[Exception | None], None]) -> None:
    """The disk has no thread here: nothing is left to chance but what chance decides."""
    job()
    done(None)


def seated(rng: Random, record: dict[str, Any], people: Sequence[str], game_id: str, now: datetime) -> FinishedGame:
    """A game that these have finished, with computers on the seats that they leave."""
    seats = [{"name": "Altair", "kind": "computer:3"} for _ in record["seats"]]
    for place, name in zip(rng.sample(range(len(seats)), min(len(people), len(seats))), people, strict=False):
        seats[place] = {"name": name, "kind": HUMAN}
    given = Session.from_record(record)
    given.seat_again([SeatInfo(each["name"], each["kind"]) for each in seats])
    result = given.result
    assert result is not None
    return FinishedGame(
        game_id, now.isoformat(timespec="milliseconds"), given.game.id,
        tuple(FinishedSeat(each["name"], each["kind"], seat in result.winners) for seat, each in enumerate(seats, 1)),
        result.reason, dict(result.scores), given.ply, 60_000, given.record(), {},
    )  # fmt: skip


class Evening:
    """One evening, or some; after each step somebody looks at the score."""

    def __init__(self, rng: Random, home: Home) -> None:
        self._rng, self._home = rng, home
        self._here = rng.sample(PEOPLE, rng.randrange(2, 5))
        self._number = 0

    def steps(self) -> Iterator[None]:
        """What people do."""
        deeds = (
            self.play,
            self.join,
            self.leave,
            self.undo,
            self.copy,
            self.plan,
            self.end,
            self.pause,
            self._home.kill,
        )
        for _ in range(self._rng.randrange(6, 14)):
            self._home.now += timedelta(
                minutes=self._rng.choice((3, 20, 45, 90)), milliseconds=self._rng.randrange(1000)
            )
            self._rng.choices(deeds, (8, 2, 2, 2, 1, 2, 1, 2, 2))[0]()
            yield

    def play(self) -> None:
        """A game from its beginning to its end, of the night if there is one."""
        rng, home, night = self._rng, self._home, self._home.keeper.night
        wanted = night.current if night is not None else None
        record = game_of(
            rng.choice([each for each in SHAPES if wanted is None or each[0] == wanted.game]), rng.randrange(12)
        )
        game_id = (
            wanted.save if wanted is not None and wanted.save else self._fresh()
        )  # begun before, or its end taken back
        if wanted is not None:
            home.keeper.begun(game_id)
        home.waiting.add(game_id)
        if rng.random() < 0.1:
            home.kill()  # before the history has it
        home.add(seated(rng, record, rng.sample(self._here, len(self._here)), game_id, home.now))
        if rng.random() < 0.2:
            home.kill()  # before the evening is told of it
        else:
            home.keeper.finished(game_id)

    def join(self) -> None:
        """Somebody comes late."""
        late = self._rng.choice(PEOPLE)
        if late not in self._here:
            self._here.append(late)
            if (night := self._home.keeper.night) is not None:
                self._home.keeper.plan(with_people(night, *night.people, late))

    def leave(self) -> None:
        """Somebody goes home early."""
        if len(self._here) > 2:
            gone = self._here.pop(self._rng.randrange(len(self._here)))
            if (night := self._home.keeper.night) is not None:
                self._home.keeper.plan(with_people(night, *(each for each in night.people if each != gone)))

    def undo(self) -> None:
        """The newest game's end is taken back."""
        if self._home.games:
            self._home.take_back(max(self._home.games))

    def copy(self) -> None:
        """A file of a game that is over is opened, and finished once more."""
        home = self._home
        if home.games:
            again, game_id = home.games[self._rng.choice(sorted(home.games))], self._fresh()
            home.add(replace(again, id=game_id, finished=home.now.isoformat(timespec="milliseconds"), duration_ms=1))
            home.keeper.finished(game_id)

    def plan(self) -> None:
        """A night of games."""
        games = self._rng.sample(("elios", "exagon", "holi", "elementos"), self._rng.randrange(1, 4))
        self._home.keeper.plan(planned(self._here, games))

    def end(self) -> None:
        """That’s it for tonight."""
        self._home.keeper.end()
        if self._rng.random() < 0.3:
            self._home.kill()

    def pause(self) -> None:
        """Hours go by."""
        self._home.now += timedelta(hours=self._rng.choice((5, 7, 11)))

    def _fresh(self) -> str:
        self._number += 1
        return f"{self._number:032x}"


@sized("seeds", [range(10)], [range(first, first + 25) for first in range(0, 1000, 25)])
def test_the_score_is_what_the_records_come_to(qapp: Any, tmp_path: Path, seeds: range) -> None:
    looked = evenings = 0
    for seed in seeds:
        home = Home(tmp_path / str(seed))
        for _ in Evening(Random(seed), home).steps():
            home.keeper.refresh()
            decided = home.keeper.decided
            night = decided.night
            of_the_night = {each.save for each in night.rounds if each.save} if night is not None else set()
            found = home.keeper.tonight
            expected = evening_by_hand(list(home.games.values()), home.now, decided.ended, of_the_night)
            told = {row.name: row.points for row in found.rows} if found is not None else {}
            assert told == points_by_hand(expected), (seed, looked)
            counted = found.games if found is not None else ()
            assert [each.id for each in counted] == [each.id for each in expected], (seed, looked)
            assert night is None or all(each.done == (each.save in home.games) for each in night.rounds if each.save)
            looked += 1
            evenings += found is not None
    assert evenings > looked / 4
