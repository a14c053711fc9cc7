"""Tournaments: a record of records whose totals are checked, not believed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import RecordError, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament, play_of
from elios_desktop.texts.messages import record_error
from elios_desktop.texts.translate import english
from tests.play import play_on

SEATS = [SeatInfo("Ada"), SeatInfo("Bea"), SeatInfo("Cleo")]


def tournament(games: int, plies: int = 10_000, seed: int = 0) -> Tournament:
    """A tournament with so many games begun, the last one so far played."""
    exagon = find_game("exagon")
    assert exagon is not None
    made = Tournament(exagon, SEATS, {})
    for number in range(1, games + 1):
        session = made.next_game(seed + number)
        for _ in play_on(session, Random(seed + number), plies if number == games else 10_000):
            pass
    return made


def written(made: Tournament | Session) -> Any:
    return json.loads(json.dumps(made.record()))


def test_a_whole_tournament() -> None:
    exagon = find_game("exagon")
    assert exagon is not None
    made = Tournament(exagon, SEATS, {})
    assert (made.totals, made.winners, made.running) == ((0, 0, 0), (), None)
    number = 0
    while not made.winners:
        number += 1
        session = made.next_game(number)
        assert made.running is session
        assert len(made.finished) == number - 1
        for _ in play_on(session, Random(number)):
            pass
        result = session.state.result
        assert result is not None
        before = made.standings[-2] if number > 1 else (0, 0, 0)
        assert made.totals == tuple(max(0, before[seat] + result.scores[str(seat + 1)]) for seat in range(3))
    assert max(made.totals) >= 50
    assert made.winners == tuple(seat + 1 for seat in range(3) if made.totals[seat] == max(made.totals))
    assert made.running is None
    with pytest.raises(RecordError) as caught:
        made.next_game(0)
    assert caught.value.reason == "already_over"


@pytest.mark.parametrize(("games", "plies"), [(0, 0), (1, 0), (1, 10_000), (3, 12), (3, 10_000)])
def test_a_tournament_is_read_as_it_was_written(games: int, plies: int) -> None:
    made = tournament(games, plies)
    again = Tournament.from_record(written(made))
    assert again.record() == made.record()
    assert again.totals == made.totals
    assert [session.state for session in again.games] == [session.state for session in made.games]


def test_totals_are_added_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament can be sent that never ends: whoever leads loses all of it in the next game."""
    added = []

    def add(totals: Any, scores: Any) -> tuple[int, ...]:
        added.append(scores)
        return 0, 0, len(added)

    made, record = tournament(1), written(tournament(1))
    with monkeypatch.context() as patched:
        patched.setattr(made.rules, "totals_after", add)
        patched.setattr(made.rules, "tournament_winners", lambda _totals: ())
        record["finished"] *= 40
        with pytest.raises(RecordError, match="wrong_totals"):
            Tournament.from_record(record)
    assert len(added) < 4 * 40


def test_a_record_is_one_game_or_a_tournament() -> None:
    made = tournament(2, 5)
    running = made.running
    assert running is not None
    for play in (made, running):
        read = play_of(written(play))
        assert type(read) is type(play)
        assert read.record() == play.record()
    with pytest.raises(RecordError):
        play_of([])


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    made = tournament(1, plies=5)
    with pytest.raises(RecordError):
        made.next_game(1)


def test_undoing_the_last_move_reopens_the_game() -> None:
    made = tournament(2)
    totals = made.totals
    made.games[-1].undo()
    assert made.running is made.games[-1]
    assert made.totals == made.standings[0] != totals
    made.games[-1].redo()
    assert made.totals == totals


def test_undone_moves_of_the_running_game_are_kept() -> None:
    made = tournament(2, plies=10)
    assert made.running is not None
    made.running.undo()
    again = Tournament.from_record(written(made), [transition.move.text for transition in made.running.undone])
    assert again.running is not None
    assert again.running.undone == made.running.undone


def _break(record: Any, way: str) -> None:
    match way:
        case "format":
            record["format"] = "elios-desktop.record"
        case "newer":
            record["version"] = 2
        case "game":
            record["game"] = "elios"
        case "unknown":
            record["game"] = "chess"
        case "totals":
            record["totals"][0] += 1
        case "no totals":
            del record["totals"]
        case "finished":
            record["finished"] = {}
        case "result":
            record["finished"][1]["result"]["scores"]["1"] = 20
        case "unfinished":
            record["finished"][1]["record"]["moves"].pop()
        case "move":
            record["finished"][1]["record"]["moves"][4] = "end?"
        case "setup":
            record["running"]["setup"]["hands"][0][0] = 41
        case "seats":
            record["seats"].pop()
        case "running":
            record["running"] = 7


@pytest.mark.parametrize(
    ("way", "code", "game_number"),
    [
        ("format", "record.unreadable", None),
        ("newer", "record.newer_version", None),
        ("game", "record.unreadable", None),
        ("unknown", "game.unknown", None),
        ("totals", "record.unreadable", None),
        ("no totals", "record.unreadable", None),
        ("finished", "record.unreadable", None),
        ("result", "record.unreadable", 2),
        ("unfinished", "record.unreadable", 2),
        ("move", "game.bad_notation", 2),
        ("setup", "game.bad_setup", 3),
        ("seats", "record.unreadable", 1),
        ("running", "record.unreadable", 3),
    ],
)
def test_what_is_wrong_says_in_which_game(way: str, code: str, game_number: int | None) -> None:
    record = written(tournament(3, plies=12))
    _break(record, way)
    with pytest.raises(RecordError) as caught:
        Tournament.from_record(record)
    assert (caught.value.code, caught.value.game_number) == (code, game_number)
    sentence = record_error(caught.value, english)
    assert game_number is None or f"Game {game_number}" in sentence


@pytest.mark.parametrize(
    ("field", "value"), [("game", 7), ("options", []), ("finished", {}), ("finished", [1]), ("seats", [])]
)
def test_a_field_of_another_type_is_named(field: str, value: Any) -> None:
    with pytest.raises(RecordError) as raised:
        Tournament.from_record(written(tournament(1, 3)) | {field: value})
    assert field in record_error(raised.value, english)


def test_other_people_sit_down_in_the_game_under_way() -> None:
    others = (*SEATS[:2], SeatInfo("Dora"))
    made = tournament(2, 3)
    made.seat_again(others)
    assert made.seats == others
    assert made.running is not None
    assert made.running.record()["seats"] == [seat.to_json() for seat in others]
    empty = Tournament(made.game, SEATS, {})
    empty.seat_again(others)
    assert empty.seats == others
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        made.seat_again(others[:2])
