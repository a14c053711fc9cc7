"""A night of several games: its plan, its steps, its file."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.evening.tonight import LeftOut, Night, left_out, planned
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import Evening, EveningFile, evening_from_json, evening_to_json
from tests.facts import begun_later

NOW = datetime(2026, 11, 19, 21, tzinfo=UTC)


def test_games_that_seat_everybody_are_planned() -> None:
    later = [game for game in GAME_IDS if game in begun_later()]
    assert [each.game for each in planned(["Anna", "Ben"]).rounds] == ["elios", "elementos", "exagon", "holi", *later]
    four = planned(["Anna", "Ben", "Carla", "Dan"])
    assert [each.game for each in four.rounds if each.game not in later] == ["elios", "exagon", "holi"]
    assert left_out("elementos", 4) is LeftOut.TOO_MANY
    assert left_out("elementos", 1) is LeftOut.TOO_FEW
    assert left_out("exagon", 5) is None
    assert planned(["Anna"]).is_over


def test_it_leads_from_one_game_to_the_next() -> None:
    night = planned(["Anna", "Ben"], ["holi", "elementos"])
    assert night.current is not None
    night = night.begun("save-1")
    assert night.finished("another").current is not None
    assert night.finished("another").done == ()
    night = night.finished("save-1")
    assert [each.game for each in night.done] == ["holi"]
    assert night.current is not None
    assert night.current.game == "elementos"
    night = night.begun("save-2").finished("save-2")
    assert night.is_over


def with_people(night: Night, *people: str) -> Night:
    """The same games to come, as the page of a night that runs plans them anew."""
    to_come = [each.game for each in night.rounds if not each.done and not each.save]
    return night.replanned(planned(people, to_come, night.computers))


def test_somebody_comes_somebody_goes() -> None:
    night = planned(["Anna", "Ben"], ["holi", "elementos", "exagon"]).begun("save-1").finished("save-1")
    three = with_people(night, "Anna", "Ben", "Carla")
    assert [each.game for each in three.rounds] == ["holi", "exagon"]
    assert three.people == ("Anna", "Ben", "Carla")
    assert with_people(three, "Anna", "Ben").people == ("Anna", "Ben")
    assert with_people(night, "Anna").is_over


def test_a_game_that_was_deleted_is_begun_anew() -> None:
    night = planned(["Anna", "Ben"], ["holi", "exagon"]).begun("save-1")
    assert night.unbegun(["save-1"]) == night
    here = night.unbegun([]).current
    assert here is not None
    assert (here.game, here.save) == ("holi", "")
    assert [each.game for each in night.skipped().rounds] == ["exagon"]


def test_a_game_that_was_deleted_is_begun_anew_only_if_it_seats_who_is_here() -> None:
    night = with_people(planned(["Anna", "Ben"], ["elementos", "exagon"]).begun("save-1"), "Anna", "Ben", "Carla")
    assert [each.game for each in night.rounds] == ["elementos", "exagon"]
    assert [each.game for each in night.unbegun([]).rounds] == ["exagon"]


def test_a_file_with_more_people_than_any_game_seats_has_no_games_to_come() -> None:
    form = evening_to_json(Evening(night=planned(["Anna", "Ben"])))
    form["night"]["people"] = [f"P{number}" for number in range(20)]
    night = evening_from_json(form).night
    assert night is not None
    assert night.is_over
    form["night"] |= {"people": [], "computers": ["computer:3"] * 6}
    night = evening_from_json(form).night
    assert night is not None
    assert night.is_over


def test_it_is_kept_and_read_again(tmp_path: Path) -> None:
    file = EveningFile(tmp_path / "data" / "evening.json", FileSystem(), lambda: NOW)
    assert file.read() == (Evening(), False)
    for evening in (Evening(), Evening(NOW), Evening(NOW, planned(["Anna", "Ben"]).begun("5" * 32))):
        file.write(evening)
        assert file.read() == (evening, False)


@pytest.mark.parametrize(
    "spoilt",
    [
        b"", b"[]", b"{}", b"{", b"\xff", b'{"format": "elios-desktop.evening", "version": 2}',
        b'{"format": "elios-desktop.evening", "version": 1, "ended": "yesterday", "night": null}',
        b'{"format": "elios-desktop.evening", "version": 1, "ended": "2026-01-01", "night": null}',
        b'{"format": "elios-desktop.evening", "version": 1, "ended": "", "night": {"people": ["A"], "rounds": [7]}}',
        b'{"format": "elios-desktop.evening", "version": 1, "ended": "", "night": {"people": "A", "rounds": []}}',
        b'{"format": "elios-desktop.evening", "version": 1, "ended": "", "night": {"people": ["A"], "rounds": '
        b'[{"game": "holi", "save": "../../games", "done": false}]}}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_put_aside_and_said_once(tmp_path: Path, spoilt: bytes) -> None:
    path = tmp_path / "evening.json"
    path.write_bytes(spoilt)
    file = EveningFile(path, FileSystem(), lambda: NOW)
    assert file.read() == (Evening(), True)
    assert file.read() == (Evening(), False)
    assert [each.read_bytes() for each in tmp_path.glob("evening.json.broken-*")] == [spoilt]


def test_the_form_in_the_file() -> None:
    evening = Evening(NOW, planned(["Anna", "Ben"], ["holi"]).begun("5" * 32))
    value = json.loads(json.dumps(evening_to_json(evening)))
    assert value["night"] == {"people": ["Anna", "Ben"], "rounds": [{"game": "holi", "save": "5" * 32, "done": False}]}
    assert evening_from_json(value) == evening


def test_names_of_a_file_come_through_the_door() -> None:
    value = evening_to_json(Evening(NOW, planned(["Anna", "Ben"], ["holi"])))
    value["night"]["people"] = ["\u202eAnna\n", "B" * 150]
    night = evening_from_json(value).night
    assert night is not None
    assert night.people[0] == "Anna"
    assert len(night.people[1]) == 60
