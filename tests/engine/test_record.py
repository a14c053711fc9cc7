"""Records: what is one, what is wrong with one that is none, and where."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.record import (
    Record,
    RecordError,
    SeatInfo,
    is_known_kind,
    load_json,
    parse_record,
    parse_seats,
)
from elios_desktop.engine.session import Session
from elios_desktop.outside import name_of
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.messages import record_error
from elios_desktop.texts.translate import LANGUAGES, english
from tests.play import every_way_to_play, played

GOOD: dict[str, Any] = {
    "format": "elios-desktop.record",
    "version": 1,
    "game": "elementos",
    "seats": [{"name": "Light", "kind": "human"}, {"name": "Dark", "kind": "human"}],
    "options": {},
    "setup": {"first": 1},
    "moves": ["arrange 1 FW WA AF FW WA AF FW WA AF", "arrange 2 FW WA AF FW WA AF FW WA AF", "b3-b4"],
}


def error_of(value: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Session.from_record(value)
    error = caught.value
    assert str(error)
    for language in LANGUAGES:
        sentence = record_error(error, translator(language))
        assert sentence
        assert sentence.isprintable()
        assert len(sentence) < 600
    return error


def changed(**fields: Any) -> dict[str, Any]:
    return deepcopy(GOOD) | fields


def test_a_good_record_replays_and_is_written_as_it_was() -> None:
    session = Session.from_record(GOOD)
    assert session.record() == GOOD
    assert session.state.to_json()["tokens"]["b4"] == "1WA"
    assert parse_record(GOOD).to_json() == GOOD


def test_fields_of_the_window_are_left_alone() -> None:
    assert Session.from_record(changed(table={"curtain": 2})).record() == GOOD


MISSING = object()


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("format", MISSING, "record.unreadable"),
        ("format", "elios-desktop.tournament", "record.unreadable"),
        ("version", MISSING, "record.unreadable"),
        ("version", "1", "record.unreadable"),
        ("version", True, "record.unreadable"),
        ("version", 1.0, "record.unreadable"),
        ("version", 0, "record.unreadable"),
        ("version", 2, "record.newer_version"),
        ("version", 10**40, "record.newer_version"),
        ("game", MISSING, "record.unreadable"),
        ("game", ["elementos"], "record.unreadable"),
        ("game", "chess", "game.unknown"),
        ("game", "", "game.unknown"),
        ("game", "../holi", "game.unknown"),
        ("game", "\ud800", "game.unknown"),
        ("seats", MISSING, "record.unreadable"),
        ("seats", 2, "record.unreadable"),
        ("seats", ["Light", "Dark"], "record.unreadable"),
        ("seats", [{"name": "Light"}, {"name": "Dark"}], "record.unreadable"),
        ("seats", [{"name": "\ud800", "kind": "human"}] * 2, "record.unreadable"),
        ("seats", [{"name": "x" * 1001, "kind": "human"}] * 2, "record.unreadable"),
        ("seats", [{"name": "Light", "kind": "x" * 1_000_000}] * 2, "record.unreadable"),
        ("seats", [], "game.bad_seats"),
        ("seats", [{"name": "", "kind": ""}] * 3, "game.bad_seats"),
        ("options", MISSING, "record.unreadable"),
        ("options", [], "record.unreadable"),
        ("options", {"memory": 1}, "game.bad_option"),
        ("options", {"memory": []}, "game.bad_option"),
        ("options", {"joker": "open"}, "game.bad_option"),
        ("setup", MISSING, "record.unreadable"),
        ("setup", [1], "record.unreadable"),
        ("setup", {}, "game.bad_setup"),
        ("setup", {"first": 3}, "game.bad_setup"),
        ("setup", {"first": True}, "game.bad_setup"),
        ("moves", MISSING, "record.unreadable"),
        ("moves", "b3-b4", "record.unreadable"),
        ("moves", [3], "record.unreadable"),
    ],
)
def test_what_is_wrong_has_a_code(field: str, value: object, code: str) -> None:
    record = changed(**{field: value})
    if value is MISSING:
        del record[field]
    error = error_of(record)
    assert error.code == code
    assert error.number is None


@pytest.mark.parametrize("value", [None, 1, "record", [], [GOOD], {}])
def test_what_is_no_record_is_unreadable(value: object) -> None:
    assert error_of(value).code == "record.unreadable"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("b3-b5", "elementos.too_far"),
        ("\ud800\n💥", "game.bad_notation"),
        ("x" * 100_000, "game.bad_notation"),
        ("arrange 1 FW WA AF FW WA AF FW WA AF", "elementos.already_arranged"),
    ],
    ids=["rule", "odd", "long", "arrange"],
)
def test_an_illegal_move_is_named(move: str, code: str) -> None:
    error = error_of(changed(moves=[*GOOD["moves"][:2], move, "b3-b4"]))
    assert (error.code, error.number, error.move) == (code, 3, move)
    assert "3" in record_error(error, english)


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"[" * 10_000, b'{"a":1,"a":2}', b"NaN", b"9" * 5000, b" " * 10_000_000]
)
def test_bytes_that_are_no_json_are_unreadable(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        load_json(data)
    assert caught.value.code == "record.unreadable"
    assert record_error(caught.value, english)


@given(
    game=st.text(),
    seats=st.lists(st.builds(SeatInfo, st.text().map(name_of), st.text(st.characters(exclude_categories=["Cs"])))).map(
        tuple
    ),
    options=st.dictionaries(st.text(), st.booleans() | st.integers() | st.text()),
    setup=st.dictionaries(st.text(), st.integers() | st.lists(st.text())),
    moves=st.lists(st.text()).map(tuple),
)
def test_records_are_read_as_they_were_written(**parts: Any) -> None:
    record = Record(**parts)
    assert parse_record(json.loads(json.dumps(record.to_json()))) == record


def _mutated(data: bytes, rng: Random) -> bytes:
    """The bytes with a few of them changed, lost, doubled or cut off."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(data) + 1)
        way = rng.randrange(5)
        if way == 0:
            data = data[:at]
        elif way == 1:
            data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        elif way == 2:
            data = data[:at] + data[at + rng.randint(1, 9) :]
        elif way == 3:
            data = data[:at] + data[max(0, at - 9) :]
        else:
            data = data[:at] + rng.choice([b'"', b"{", b"]", b",", b"1", b"null", b"-1e9"]) + data[at:]
    return data


def _break_many(game_id: str, times: int) -> None:
    rng = Random(f"broken {game_id} {times}")
    ways = [way for way in every_way_to_play() if way[0].id == game_id]
    refused = []
    for number in range(times):
        game, seats, options = ways[number % len(ways)]
        if number < len(ways) or number % 20 == 0:
            data = json.dumps(played(game, seats, options, number).record()).encode()
        try:
            Session.from_record(load_json(_mutated(data, rng)))
        except RecordError as error:
            refused.append(record_error(error, english))
    assert all(refused)
    assert len(refused) > times // 2


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_broken_files_are_opened_or_refused_and_nothing_else(game_id: str) -> None:
    _break_many(game_id, 400)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_many_broken_files(game_id: str) -> None:
    _break_many(game_id, 20_000)


def test_every_game_is_found_by_its_id_only() -> None:
    assert [game.id for game in map(find_game, GAME_IDS) if game] == list(GAME_IDS)
    assert find_game("Elios") is None


@pytest.mark.parametrize(
    ("kind", "level", "known"),
    [("human", None, True), ("computer:7", 7, True), ("computer:8", None, False), ("computer", None, False)],
)
def test_who_plays_a_seat(kind: str, level: int | None, known: bool) -> None:
    assert SeatInfo("Ada", kind).level == level
    assert is_known_kind(kind) == known


@pytest.mark.parametrize(("then", "today"), [(1, 2), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_levels_of_five_are_read_by_their_words_once(then: int, today: int) -> None:
    old = {"name": "Vega", "kind": f"computer:{then}"}
    [seat] = parse_seats([old])
    assert seat.level == today
    assert parse_seats([seat.to_json()]) == (seat,)
    assert parse_seats([{"name": "Ada", "kind": "human", "of": 7}]) == (SeatInfo("Ada"),)
