"""What seldom happens to what is stored, each once: media that take nothing, files that are no files, other hands."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event

import pytest

from elios_desktop.storage import history, locks
from elios_desktop.storage.atomic import FileSystem, SaveError, make_folders
from elios_desktop.storage.files import UserFiles
from elios_desktop.storage.history import Database, FinishedSeat, History, HistoryError
from elios_desktop.storage.saves import GameInUseError, SaveDamagedError, SaveDocument, decode, encode
from elios_desktop.storage.settings import Settings, SettingsStore
from elios_desktop.storage.statistics import Series
from elios_desktop.storage.writer import Writer
from elios_desktop.strict_json import pretty
from tests.storage.faults import Watched
from tests.storage.games import ID, document, load_save
from tests.storage.test_history import Place, finished
from tests.storage.test_learned import learned
from tests.storage.test_saves import generations, numbered, resealed, saves_in, spoil
from tests.waiting import PATIENCE


def test_what_a_game_carries_is_changed_and_it_is_as_old_as_before(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    before = saves.unfinished()[0].saved
    other = saves_in(tmp_path)

    def called(saved: SaveDocument) -> SaveDocument:
        return replace(saved, table={"number": 7})

    with pytest.raises(GameInUseError):
        other.amend(ID, called)
    saves.amend(ID, called)
    assert (saves.peek(ID).table, saves.unfinished()[0].saved) == ({"number": 7}, before)
    with pytest.raises(GameInUseError):
        other.claim(ID)  # who held it still does
    saves.release(ID)
    saves.amend(ID, called)
    other.claim(ID)  # and who didn't, doesn't


def test_a_game_that_is_gone_can_not_be_changed(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with pytest.raises(SaveError) as caught:
        saves.amend(ID, lambda saved: saved)
    assert caught.value.reason == "gone"


def test_where_no_lock_can_be_made(tmp_path: Path) -> None:
    """A medium that can't be written: a game opens from it all the same, and the one before a damaged one, too."""
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    saves.save(numbered(2))
    saves.release_all()
    newest, before = generations(tmp_path)
    (tmp_path / "games" / f"{ID}.lock").unlink()
    (tmp_path / "games" / f"{ID}.lock").mkdir()
    with pytest.raises(SaveError):
        saves.claim(ID)
    with pytest.raises(SaveError):
        saves.remove(ID)
    assert saves.open(ID, load_save).generation == 0
    spoil(newest)
    assert saves.open(ID, load_save).generation == 1
    assert generations(tmp_path) == [newest, before]


def test_a_damaged_generation_that_nobody_has_opened_is_put_aside_by_the_next_save(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    saves.release_all()
    spoil(generations(tmp_path)[0])
    saves_in(tmp_path).save(numbered(2))
    assert [path.name for path in generations(tmp_path)] == ["save-000002.json"]
    assert len(list((tmp_path / "games" / ID).glob("damaged*"))) == 1


def test_a_game_with_something_damaged_is_set_aside_whole(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    saves.save(numbered(2))
    saves.release_all()
    spoil(generations(tmp_path)[0])
    again = saves_in(tmp_path)
    again.save(numbered(3))
    again.remove(ID)
    assert again.unfinished() == []
    (aside,) = (tmp_path / "aside").iterdir()
    assert len(list(aside.glob("*.json"))) == 3


def test_what_is_no_file_where_a_save_should_be(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    folder = tmp_path / "games" / ID
    folder.mkdir(parents=True)
    assert saves.unfinished() == []
    (folder / "save-000001.json").symlink_to(tmp_path / "nowhere")
    (line,) = saves.unfinished()
    assert (line.condition, line.saved) == ("damaged", "")
    (folder / "save-000002.json").mkdir()
    with pytest.raises(SaveDamagedError):
        saves.peek(ID)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"table":{', b'"table":[],"x":{'),
        (b'"record":{', b'"tournament":{},"record":{'),
        (b'"created":"', b'"created":1,"x":"'),
        (b'"head":{', b'"head":[],"x":{'),
    ],
)
def test_whole_bytes_with_parts_of_other_kinds(old: bytes, new: bytes) -> None:
    data = encode(document("elementos", 5), "2026-01-02T03:04:05.678+00:00")
    assert decode(data).record is not None
    assert data.count(old) == 1
    with pytest.raises(SaveDamagedError):
        decode(resealed(data.replace(old, new)))


def test_half_a_letter_survives_as_an_escape() -> None:
    assert pretty({"name": "ä\ud800"}) == b'{\n "name": "\\u00e4\\ud800"\n}\n'
    assert pretty({"name": "ä"}) == '{\n "name": "ä"\n}\n'.encode()


def test_what_is_known_already_is_not_written_again(tmp_path: Path) -> None:
    kept = learned(tmp_path)
    kept.note_told("Anna", "elios", "split")
    (tmp_path / "state" / "learned.json").unlink()
    kept.note_told("Anna", "elios", "split")
    assert list((tmp_path / "state").iterdir()) == []


def test_settings_before_the_first_start(tmp_path: Path) -> None:
    loaded = SettingsStore(tmp_path / "settings.json", FileSystem()).load()
    assert (loaded.settings, list(loaded.problems)) == (Settings(), [])


def test_settings_that_somebody_deletes_at_that_very_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: True)
    loaded = SettingsStore(tmp_path / "settings.json", FileSystem()).load()
    assert (loaded.settings, list(loaded.problems)) == (Settings(), [])


def test_a_file_that_was_made_read_only_on_purpose_stays_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system lets root write everything, so it is asked in its stead."""
    path = tmp_path / "mine.elios"
    path.write_bytes(b"mine")
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(SaveError) as caught:
        UserFiles(FileSystem()).save(path, {})
    assert (caught.value.reason, path.read_bytes()) == ("denied", b"mine")


def test_folders_up_to_the_root_and_without_waiting_for_the_medium(tmp_path: Path) -> None:
    watched = Watched()
    make_folders(tmp_path / "a" / "b", watched, sync=False)
    assert (tmp_path / "a" / "b").is_dir()
    assert watched.calls == ["mkdir", "mkdir"]


def test_a_system_that_refuses_a_lock_for_a_reason_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(descriptor: int, how: int) -> None:
        raise OSError(errno.EIO, "the medium is broken")

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(OSError, match="broken"):
        locks.FileLock.acquire(tmp_path / "lock", FileSystem())


def test_a_bug_of_a_listener_is_reported_as_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, bug, trace: seen.append(f"{kind.__name__}: {bug}"))
    writer, heard = Writer(saves_in(tmp_path)), Event()

    def listen(error: SaveError | None) -> None:
        heard.set()
        raise ValueError("a listener's")

    writer.perform(lambda: None, listen)
    assert heard.wait(PATIENCE)
    assert writer.close(PATIENCE)
    assert seen == ["ValueError: a listener's"]


# -- the history


def test_a_series_counts_the_games_of_exactly_these_people(tmp_path: Path) -> None:
    place, rng = Place(tmp_path), Random(4)
    assert place.statistics.series("holi", ["anna", "bea"]) == Series((0, 0), 0, 0)
    pairs = {"anna": "Anna", "bea": "Bea", "eva": "Eva"}
    played = (("anna", "bea", 0, ""), ("anna", "bea", 1, ""), ("anna", "bea", 1, ""), ("anna", "bea", -1, ""))
    for number, (one, other, winner, tournament) in enumerate(
        (*played, ("anna", "eva", 0, ""), ("anna", "bea", 0, "t"))
    ):
        seats = tuple(FinishedSeat(pairs[name], won=at == winner) for at, name in enumerate((one, other)))
        place.history.add(replace(finished(number, rng, "holi"), seats=seats, tournament=tournament))
    three = tuple(FinishedSeat(name) for name in pairs.values())
    place.history.add(replace(finished(99, rng, "holi"), seats=three, tournament=""))
    assert place.statistics.series("holi", ["anna", "bea"]) == Series((1, 2), 1, 4)
    assert place.statistics.series("elios", ["anna", "bea"]) == Series((0, 0), 0, 0)


def test_what_a_computer_wins_is_nobody_elses(tmp_path: Path) -> None:
    """Found in an evening: a computer sat under a friend's name, and its win was counted as the friend's."""
    place, rng = Place(tmp_path), Random(4)
    anna, ben = FinishedSeat("Anna"), FinishedSeat("Ben")
    machine = FinishedSeat("Ben", kind="computer:3", won=True)
    for number, seats in enumerate(((replace(anna, won=True), ben), (anna, machine), (anna, machine))):
        place.history.add(replace(finished(number, rng, "holi"), seats=seats, tournament=""))
    assert place.statistics.series("holi", ["anna", "ben"]) == Series((1, 0), 0, 1)
    assert place.statistics.series("holi", ["anna", "computer:3"]) == Series((0, 2), 0, 2)
    assert place.statistics.series("holi", ["anna", "computer:2"]) == Series((0, 0), 0, 0)


def test_a_record_that_is_no_object_costs_only_itself(tmp_path: Path) -> None:
    place = Place(tmp_path)
    for number in range(2):
        place.history.add(finished(number, Random(5), "holi"))
    with closing(sqlite3.connect(place.path)) as connection, connection:
        connection.execute("UPDATE games SET scores = '[]' WHERE id = ?", (finished(0, Random(5), "holi").id,))
    assert place.history.get(f"{0:032x}") is None
    assert place.history.get(f"{1:032x}") is not None
    assert place.lost == []


def test_a_folder_for_the_history_that_can_not_be_made(tmp_path: Path) -> None:
    def full(number: int, name: str) -> None:
        raise OSError(errno.ENOSPC, "no room")

    history = History(Database(tmp_path / "data" / "history.sqlite3", tmp_path / "aside", Watched(full)))
    with pytest.raises(HistoryError) as caught:
        history.add(finished(1, Random(1)))
    assert caught.value.reason == "full"
    assert list(tmp_path.iterdir()) == []


def test_another_instance_has_put_the_damaged_history_away_already(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.history.add(finished(1, Random(1)))

    def quicker(connection: sqlite3.Connection) -> int:
        place.path.unlink()
        raise ValueError("what was read is no number")

    assert place.database.ask(quicker) is None
    assert place.lost == []


def test_another_instance_is_just_putting_the_damaged_history_away(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.path.parent.mkdir()
    place.path.write_bytes(b"no database" * 999)
    lock = locks.FileLock.acquire(place.path.with_name(f"{place.path.name}.lock"), FileSystem())
    with pytest.raises(HistoryError) as caught:
        place.history.lines()
    assert caught.value.reason == "in_use"
    lock.release()
    assert place.history.lines() == []
    assert len(place.lost) == 1


def test_a_damaged_history_that_can_not_be_put_away(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.path.parent.mkdir()
    place.path.write_bytes(b"no database" * 999)
    (tmp_path / "aside").write_bytes(b"a file")
    with pytest.raises(HistoryError):
        place.history.lines()
    assert place.path.exists()
    assert place.lost == []


def test_a_history_that_is_spoiled_while_it_is_read(tmp_path: Path) -> None:
    """Nobody need be told where it went."""
    place = Place(tmp_path)
    place.history.add(finished(1, Random(1)))
    database = Database(place.path, tmp_path / "aside", FileSystem())

    def spoiled(connection: sqlite3.Connection) -> int:
        place.path.write_bytes(b"no database" * 999)
        raise ValueError("what was read is no number")

    assert database.ask(spoiled) is None
    assert [each.name.endswith("history.sqlite3") for each in (tmp_path / "aside").iterdir()] == [True]


def test_a_step_that_ends_the_transaction_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As SQLite does after some errors."""
    place = Place(tmp_path)
    monkeypatch.setattr(history, "MIGRATIONS", ((*history.MIGRATIONS[0], "ROLLBACK", "no statement"),))
    with pytest.raises(sqlite3.OperationalError, match="no"):
        place.history.add(finished(1, Random(1)))
    monkeypatch.undo()
    place.history.add(finished(1, Random(1)))
    assert place.history.get(f"{1:032x}") is not None


def test_a_history_that_another_holds_is_not_taken_for_a_damaged_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "BUSY_SECONDS", 0.1)
    place = Place(tmp_path)
    place.history.add(finished(1, Random(1)))
    with closing(sqlite3.connect(place.path, isolation_level=None)) as other:

        def held(connection: sqlite3.Connection) -> int:
            other.execute("BEGIN EXCLUSIVE")
            raise ValueError("what was read is no number")

        with pytest.raises(ValueError, match="no number"):
            place.database.ask(held)
    assert (place.lost, len(place.history.lines())) == ([], 1)
