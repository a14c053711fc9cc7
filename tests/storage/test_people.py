"""The people who play here, in their file: kept, renamed, removed, spoilt."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.people import COLOURS, MOST, OWN, People, Person, people_from_json, people_to_json
from elios_desktop.ui.kit.theme import SEAT_STYLES

NOW = datetime(2026, 11, 19, 21, tzinfo=UTC)


def people(folder: Path) -> People:
    return People(folder / "people.json", FileSystem(), lambda: NOW)


def test_who_played_last_comes_first_and_stays(tmp_path: Path) -> None:
    here = people(tmp_path)
    assert here.load() is False
    here.played({"Anna": 0, "Ben": 1})
    here.played({"Carla": 2, "  anna ": 3})
    assert [each.name for each in here.all] == ["Carla", "Anna", "Ben"]
    here.save()
    again = people(tmp_path)
    assert again.load() is False
    assert again.all == here.all


def test_names_known_before_begin_the_list(tmp_path: Path) -> None:
    here = people(tmp_path)
    here.load([("Anna", "it"), ("Ben", ""), (" ", "")])
    assert [(each.name, each.language) for each in here.all] == [("Anna", "it"), ("Ben", "")]
    here.save()
    again = people(tmp_path)
    again.load([("Zoe", "")])
    assert again.find("zoe") is None


def test_what_somebody_likes_follows_them(tmp_path: Path) -> None:
    here = people(tmp_path)
    here.played({"Anna": 0, "Ben": 1})
    here.change("anna", hints="never", text_percent=150, colour=3)
    here.save()
    again = people(tmp_path)
    again.load()
    anna, ben = again.find("ANNA"), again.find("Ben")
    assert anna is not None
    assert ben is not None
    assert anna.own == {"hints": "never", "text_percent": 150}
    assert anna.colour == 3
    assert ben.own == {}


def test_renamed_and_removed(tmp_path: Path) -> None:
    here = people(tmp_path)
    here.played({"Anna": 0, "Ben": 1})
    assert not here.rename("Anna", "ben")
    assert not here.rename("Anna", " \u202e ")
    assert here.rename("Anna", "ANNA")
    assert here.rename("anna", "Annalisa")
    here.remove("BEN")
    assert [each.name for each in here.all] == ["Annalisa"]


def test_the_list_has_an_end(tmp_path: Path) -> None:
    here = people(tmp_path)
    for number in range(MOST + 5):
        here.played({f"Player {number}": 0})
    assert len(here.all) == MOST
    assert here.find("Player 0") is None


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b"{}", b'{"format": "elios-desktop.people"}', b"\xff\xfe"])
def test_a_damaged_file_is_put_aside_and_said_once(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / "people.json").write_bytes(spoilt)
    here = people(tmp_path)
    assert here.load([("Anna", "")]) is True
    assert [each.name for each in here.all] == ["Anna"]
    assert [each.read_bytes() for each in tmp_path.glob("people.json.broken-*")] == [spoilt]
    assert people(tmp_path).load() is False


def test_what_is_wrong_with_one_costs_only_that() -> None:
    value = {
        "format": "elios-desktop.people",
        "version": 1,
        "people": [
            7, {"name": ""}, {"name": "An\u0000na", "language": "xx", "colour": 99, "text_percent": True, "later": 1},
            {"name": "ANNA", "hints": "never"}, {"name": "Ben", "hints": "never", "colour": 2},
        ],
    }  # fmt: skip
    assert people_from_json(value) == (Person("Anna", unknown=(("later", 1),)), Person("Ben", 2, hints="never"))


def test_any_people_are_read_as_they_were_written() -> None:
    rng = Random(3)
    for _ in range(200):
        own = {name: rng.choice(values) for name, values in OWN.items() if rng.random() < 0.5}
        somebody = (Person(f"P{rng.random()}", rng.choice([None, *range(COLOURS)]), **own),)
        assert people_from_json(json.loads(json.dumps(people_to_json(somebody)))) == somebody


def test_there_are_as_many_colours_as_seats_can_have() -> None:
    assert len(SEAT_STYLES) == COLOURS
