"""Settings: what is written comes back, what is broken becomes a default and is told once."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.settings import (
    FIELDS,
    ON_PAGE,
    LastGame,
    Problem,
    Settings,
    SettingsStore,
    Window,
    settings_from_json,
    settings_to_json,
)
from tests.storage.faults import failing_from, tree

LAST = LastGame(3, ("Anna", "Bea", "Çem"), (0, 4, 2), ("", "it", "de"), {"joker": "open"}, 2, True, False,
                {"rivalry": "chosen", "rivalry_cards": (3, 16), "advice": True, "count": 2})  # fmt: skip
FULL = Settings(
    language="it", theme="dark", animation="off", pace="slow", scanning="fast", friend="on", tips="never",
    sound=False, volume=0, text_percent=200, undo="free",
    curtain="never", help="places", panel_open=False, window=Window(-5, 10, 1280, 800, True, False),
    rulebook_window=Window(40, -2, 980, 760, False, False),
    shortcuts={"game.undo": "Ctrl+Z", "file.quit": ""}, last_game="holi", last_games={"holi": LAST},
    names=("Anna", "日本"), name_languages={"Anna": "de"}, recent_files=("/tmp/a b.elios",),
    programs={"Deep Sun": "python3 sun.py"},
)  # fmt: skip

BROKEN: dict[str, list[Any]] = {
    "language": ["xx", 1, None, [], "x" * 9000],
    "theme": ["DARK", True],
    "animation": ["faster", 0],
    "pace": ["hasty", 2],
    "scanning": ["on", 3],
    "friend": ["maybe", True],
    "programs": [["a"], {"a": 1}, {"a": "\ud800"}],
    "tips": ["always", True],
    "sound": [1, "yes", None],
    "volume": [-1, 101, True, 50.0, "50"],
    "text_percent": [99, 201, 10**30],
    "undo": ["never"],
    "curtain": [False],
    "help": ["some", None],
    "panel_open": ["no"],
    "window": [[], {"x": "a"}, {"width": -1}, {"height": 10**9}],
    "rulebook_window": [7, {"y": None}, {"maximized": 1}],
    "shortcuts": [[], {"a": 1}, {"a": "\ud800"}, {"a\x00": "b"}],
    "last_game": [3],
    "last_games": [[], {"holi": []}, {"holi": {"seats": -1}}, {"holi": {"own": {"x": {}}}}],
    "names": ["Anna", [1], ["x"] * 51, ["\udfff"]],
    "name_languages": [{"Anna": "cy"}],
    "recent_files": [{"a": 1}, [None]],
}


def store(folder: Path, fs: FileSystem | None = None) -> SettingsStore:
    return SettingsStore(folder / "config" / "settings.json", fs or FileSystem())


def put(folder: Path, content: bytes) -> Path:
    path = folder / "config" / "settings.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return path


def test_without_a_file_all_is_default_and_nothing_is_made(tmp_path: Path) -> None:
    loaded = store(tmp_path).load()
    assert (loaded.settings, loaded.problems) == (Settings(), ())
    assert tree(tmp_path) == {}


def test_everything_comes_back(tmp_path: Path) -> None:
    store(tmp_path).save(FULL)
    loaded = store(tmp_path).load()
    assert (loaded.settings, loaded.problems) == (FULL, ())
    differing = [name for name in Settings._fields if getattr(FULL, name) == getattr(Settings(), name)]
    assert differing == ["unknown"], "every setting is tried"


def test_every_setting_is_tried_with_broken_values() -> None:
    assert set(BROKEN) == set(Settings._fields) - {"unknown"}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BROKEN.items() for value in values])
def test_a_broken_value_becomes_its_default_and_leaves_the_others(tmp_path: Path, name: str, value: Any) -> None:
    written = json.dumps({**settings_to_json(FULL), name: value}).encode()
    path = put(tmp_path, written)
    loaded = store(tmp_path).load()
    if name not in ("window", "rulebook_window", "shortcuts", "last_games", "name_languages", "programs"):
        assert loaded.settings == FULL._replace(**{name: getattr(Settings(), name)})
    else:
        assert loaded.settings == FULL._replace(**{name: getattr(loaded.settings, name)})
    [problem] = loaded.problems
    assert (problem.code, problem.name) == ("bad_value", name)
    assert problem.kept is not None
    assert problem.kept.read_bytes() == written
    assert store(tmp_path).load().problems == (), "told only once"
    assert store(tmp_path).load().settings == loaded.settings
    assert path.exists()


def test_one_broken_entry_costs_only_itself(tmp_path: Path) -> None:
    value = settings_to_json(FULL)
    value["last_games"]["elios"] = {"seats": "many", "names": ["Anna"]}
    value["shortcuts"]["game.redo"] = 7
    read, broken = settings_from_json(json.loads(json.dumps(value)))
    assert broken == ["shortcuts", "last_games"]
    assert read.shortcuts == FULL.shortcuts
    assert read.last_games == {"holi": LAST, "elios": LastGame(names=("Anna",))}


def test_what_a_later_version_wrote_is_kept(tmp_path: Path) -> None:
    later = {**settings_to_json(FULL), "version": 7, "scent": {"of": ["wood", 1.5]}}
    put(tmp_path, json.dumps(later).encode())
    loaded = store(tmp_path)
    found = loaded.load()
    assert found.problems == ()
    loaded.save(found.settings._replace(volume=33))
    again = json.loads((tmp_path / "config" / "settings.json").read_bytes())
    assert again == {**later, "volume": 33}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format": "elios-desktop.record"}', b'{"a":1,"a":2}', b"[" * 100_000],
    ids=["empty", "cut", "list", "null", "not utf-8", "foreign", "key twice", "deep"],
)
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    put(tmp_path, content)
    loaded = store(tmp_path).load()
    assert loaded.settings == Settings()
    [problem] = loaded.problems
    assert problem.code == "unreadable"
    assert problem.kept is not None
    assert problem.kept.read_bytes() == content
    assert store(tmp_path).load().problems == ()


def test_a_folder_or_a_huge_file_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.mkdir(parents=True)
    assert [problem.code for problem in store(tmp_path).load().problems] == ["unreadable"]
    assert store(tmp_path).load().problems == ()
    other = tmp_path / "other"
    other.mkdir()
    huge = put(other, b"")
    os.truncate(huge, 10**9)
    assert [problem.code for problem in store(other).load().problems] == ["unreadable"]
    assert store(other).load().problems == ()


def test_on_a_medium_that_cannot_be_written_it_still_starts(tmp_path: Path) -> None:
    put(tmp_path, b"{")
    before = tree(tmp_path)
    stuck = store(tmp_path, failing_from(0, errno.EROFS))
    loaded = stuck.load()
    assert (loaded.settings, loaded.problems) == (Settings(), (Problem("unreadable"),))
    with pytest.raises(SaveError):
        stuck.save(FULL)
    assert tree(tmp_path) == before


def test_each_setting_is_stated_once_and_whole() -> None:
    assert set(FIELDS) == {*Settings._fields} - {"unknown"} == set(BROKEN)
    for name, default in Settings()._asdict().items():
        assert name == "unknown" or not FIELDS[name].values or default in FIELDS[name].values
    assert {name for name, field in FIELDS.items() if field.values} < set(ON_PAGE)


def test_what_is_no_setting_any_more_is_kept_and_not_told() -> None:
    settings, broken = settings_from_json({"hourglass": False, "volume": 3})
    assert (settings.volume, broken) == (3, [])
    assert settings_to_json(settings)["hourglass"] is False


def test_recent_files_and_names() -> None:
    settings = Settings(recent_files=tuple(f"{number}.elios" for number in range(10)), names=("Anna", "Bea"))
    assert settings.with_recent_file("3.elios")[:3] == ("3.elios", "0.elios", "1.elios")
    assert len(settings.with_recent_file("new.elios")) == 10
    assert settings.with_names(("Cleo", "", "Bea")) == ("Cleo", "Bea", "Anna")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(sorted(BROKEN)), anything), st.dictionaries(st.text(max_size=5), anything))
def test_any_json_gives_settings_in_range(known: dict[str, Any], strange: dict[str, Any]) -> None:
    settings, broken = settings_from_json({**strange, **known})
    assert set(broken) <= set(BROKEN)
    for name, field in FIELDS.items():
        if field.values and name != "text_percent":
            assert getattr(settings, name) in field.values
    assert 0 <= settings.volume <= 100
    again, still_broken = settings_from_json(json.loads(json.dumps(settings_to_json(settings))))
    assert (again, still_broken) == (settings, [])
