"""Autosaves: what is on the disk after each of them, and what opens when some of it is damaged."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from elios_desktop import strict_json
from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.saves import (
    GameInUseError,
    GameLostError,
    SaveDamagedError,
    SaveDocument,
    Saves,
    decode,
    decode_head,
    encode,
)
from elios_desktop.strict_json import read_file
from tests.play import play_on, written
from tests.sizes import sized
from tests.storage.faults import ShortWrites, Watched, failing_at, tree
from tests.storage.games import GAME_SEATS, ID, TABLE, document, load_json, load_save, session, tournament


class Clock:
    """A second later at every look."""

    def __init__(self) -> None:
        self._now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


def saves_in(folder: Path, fs: FileSystem | None = None) -> Saves:
    return Saves(folder / "games", folder / "aside", fs or FileSystem(), Clock())


def numbered(number: int) -> SaveDocument:
    """A document that is told from others by its table."""
    return replace(document("elementos", 5), table={"number": number})


def number_of(saved: SaveDocument) -> int:
    load_save(saved)
    return int(saved.table["number"])


def generations(folder: Path) -> list[Path]:
    """Newest first."""
    return sorted((folder / "games" / ID).glob("save-*.json"), reverse=True)


def spoil(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def test_what_is_saved_comes_back_at_every_ply(tmp_path: Path) -> None:
    for game_id in GAME_SEATS:
        saves = saves_in(tmp_path / game_id)
        begun = session(game_id, 0).branch(0)
        made = saves.new_document(record=begun.record())
        for transition in play_on(begun, Random(3), 25):
            saves.save(replace(made, record=begun.record(), table={"last": transition.move.text}))
            opened = saves.open(made.id, load_save)
            assert written(opened.loaded.record()) == written(begun.record())
            assert (opened.document.table, opened.generation, opened.problem) == (
                {"last": transition.move.text},
                0,
                None,
            )
            assert load_save(opened.document).state.to_json() == begun.state.to_json()


def test_a_tournament_comes_back(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    made = saves.new_document(tournament=tournament().record())
    saves.save(made)
    assert saves.open(made.id, load_save).loaded.record() == made.tournament


def test_three_generations_are_kept(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    for number in range(1, 6):
        saves.save(numbered(number))
        assert len(generations(tmp_path)) == min(number, 3)
    assert [decode(path.read_bytes()).table["number"] for path in generations(tmp_path)] == [5, 4, 3]


def test_the_generation_before_a_damaged_one_opens_and_nothing_unreadable_is_deleted(tmp_path: Path) -> None:
    writer = saves_in(tmp_path)
    for number in range(1, 4):
        writer.save(numbered(number))
    writer.release_all()
    damaged = generations(tmp_path)[0]
    spoil(damaged)
    content = damaged.read_bytes()
    saves = saves_in(tmp_path)
    [line] = saves.unfinished()
    assert (line.id, line.condition) == (ID, "previous")
    opened = saves.open(ID, number_of)
    assert (opened.loaded, opened.generation, opened.problem) == (2, 1, "unreadable")
    for number in range(4, 10):
        saves.save(numbered(number))
        assert saves.open(ID, number_of).loaded == number
    assert len(generations(tmp_path)) == 3
    assert [path.read_bytes() for path in (tmp_path / "games" / ID).glob("damaged-*")] == [content]


def test_moves_that_do_not_replay_count_as_damage(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    good = numbered(2)
    assert good.record is not None
    saves.save(replace(good, record={**good.record, "moves": [*good.record["moves"], "b9-c9"]}))
    opened = saves.open(ID, number_of)
    assert (opened.loaded, opened.generation, opened.problem) == (1, 1, "not_replaying")


def test_two_damaged_generations(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    for number in range(1, 4):
        saves.save(numbered(number))
    for path in generations(tmp_path)[:2]:
        spoil(path)
    assert (saves.open(ID, number_of).loaded, saves.open(ID, number_of).generation) == (1, 2)


def test_a_lost_game_is_listed_and_left_as_it_is(tmp_path: Path) -> None:
    writer = saves_in(tmp_path)
    writer.save(numbered(1))
    writer.release_all()
    spoil(generations(tmp_path)[0])
    before = tree(tmp_path)
    saves = saves_in(tmp_path)
    assert [line.condition for line in saves.unfinished()] == ["damaged"]
    with pytest.raises(GameLostError) as caught:
        saves.open(ID, number_of)
    assert caught.value.problem == "unreadable"
    assert tree(tmp_path).items() >= before.items()
    saves.remove(ID)
    assert saves.unfinished() == []
    [aside] = (tmp_path / "aside").iterdir()
    assert before["games/" + ID + "/save-000001.json"] in tree(aside).values()


def test_a_later_versions_save_is_left_alone(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    later = encode(numbered(2), "2031-01-01T00:00:00.000+00:00").replace(b'"version":1,"id"', b'"version":2,"id"')
    path = tmp_path / "games" / ID / "save-000002.json"
    path.write_bytes(resealed(later))
    assert [line.condition for line in saves.unfinished()] == ["newer"]
    with pytest.raises(GameLostError) as caught:
        saves.open(ID, number_of)
    assert caught.value.problem == "newer_version"
    for number in range(3, 8):
        saves.save(numbered(number))
    assert path.read_bytes() == resealed(later)


def resealed(data: bytes) -> bytes:
    """The data under a checksum that is right for it."""
    from hashlib import sha256

    body = data.split(b"\n", 1)[1]
    return b'{"checksum":"' + sha256(body).hexdigest().encode() + b'",\n' + body


def test_the_list(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    assert saves.unfinished() == []
    assert tree(tmp_path) == {}
    made = [saves.new_document(record=session(game_id, 4).record()) for game_id in GAME_SEATS]
    for each in made:
        assert each.record is not None
        saves.save(replace(each, head={"game": each.record["game"]}))
    saves.save(replace(made[1], head={"game": "elementos", "again": True}))
    (tmp_path / "games" / "something else").mkdir()
    lines = saves.unfinished()
    assert [line.head["game"] for line in lines] == ["elementos", "holi", "exagon", "elios"]
    assert lines[0].head["again"] is True
    assert {line.id for line in lines} == {each.id for each in made}
    assert all(line.open_in is None and line.created < line.saved for line in lines)


def test_of_hundreds_of_games_the_newest_file_of_each_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = encode(replace(document("holi"), head={"view": session("holi").state.view(None).to_json()}), "2026")
    for number in range(300):
        folder = tmp_path / "games" / f"{number:032x}"
        folder.mkdir(parents=True)
        (folder / "save-000001.json").write_bytes(data)
        (folder / "save-000002.json").write_bytes(data)
    read: list[Path] = []

    def noted(path: Path) -> bytes:
        read.append(path)
        return read_file(path)

    monkeypatch.setattr(strict_json, "read_file", noted)
    assert len(saves_in(tmp_path).unfinished()) == 300
    assert len(read) == len({path.parent for path in read}) == 300
    assert {path.name for path in read} == {"save-000002.json"}


def test_peeking_claims_nothing(tmp_path: Path) -> None:
    first, second = saves_in(tmp_path), saves_in(tmp_path)
    for number in range(1, 4):
        first.save(numbered(number))
    assert number_of(second.peek(ID)) == 3
    spoil(generations(tmp_path)[0])
    before = tree(tmp_path)
    assert number_of(second.peek(ID)) == 2
    for path in generations(tmp_path):
        spoil(path)
    with pytest.raises(SaveDamagedError):
        second.peek(ID)
    with pytest.raises(SaveDamagedError):
        second.peek("f" * 32)
    assert tree(tmp_path).keys() == before.keys()
    first.save(numbered(9))


def test_removing_takes_everything_away(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    saves.save(numbered(2))
    saves.remove(ID)
    assert tree(tmp_path) == {}
    saves.remove(ID)
    saves.save(numbered(3))
    assert saves.open(ID, number_of).loaded == 3


def test_a_removal_that_was_cut_off_is_finished_by_the_next(tmp_path: Path) -> None:
    def stop(count: int, name: str) -> None:
        if name == "unlink":
            raise OSError(errno.EIO, "cut off")

    writer = saves_in(tmp_path)
    writer.save(numbered(1))
    writer.release_all()
    saves_in(tmp_path, Watched(stop)).remove(ID)
    saves = saves_in(tmp_path)
    assert saves.unfinished() == []
    other = saves.new_document(record=session("elios", 3).record())
    saves.save(other)
    saves.remove(other.id)
    assert [name for name in tree(tmp_path) if name.endswith(".json")] == []


@sized("game_id", ["elios", "holi"], list(GAME_SEATS))
def test_a_save_fails_at_each_step_in_turn(tmp_path: Path, game_id: str) -> None:
    """Whatever fails: what was saved before opens, and the next save works."""

    def prepared(folder: Path, fs: FileSystem) -> Saves:
        writer = saves_in(folder)
        for _ in range(4):
            writer.save(document(game_id, 6))
        writer.release_all()
        return saves_in(folder, fs)

    counting = Watched()
    prepared(tmp_path / "counted", counting).save(document(game_id, 7))
    assert counting.calls == ["open", "open", "write", "fsync", "close", "replace", "sync_folder", "unlink"]
    for number in range(len(counting.calls) - 1):
        for error in (errno.ENOSPC, errno.EIO, errno.EROFS):
            folder = tmp_path / f"{number}-{error}"
            saves = prepared(folder, failing_at(number, error))
            before = tree(folder / "games" / ID)
            with pytest.raises(SaveError) as caught:
                saves.save(document(game_id, 7))
            assert caught.value.reason in ("full", "io", "read_only")
            assert tree(folder / "games" / ID) == before
            assert saves.open(ID, load_save).loaded.record() == session(game_id, 6).record()
            saves.save(document(game_id, 7))
            assert saves.open(ID, load_save).loaded.record() == session(game_id, 7).record()
            saves.release_all()


@pytest.mark.parametrize("room", [0, 1, 100, 500])
def test_the_disk_is_full(tmp_path: Path, room: int) -> None:
    fs = ShortWrites(64, 1 << 20)
    saves = saves_in(tmp_path, fs)
    saves.save(numbered(1))
    fs._room = room
    before = tree(tmp_path / "games" / ID)
    for _ in range(3):
        with pytest.raises(SaveError) as caught:
            saves.save(numbered(2))
        assert caught.value.reason == "full"
        fs._room = room
    assert tree(tmp_path / "games" / ID) == before
    fs._room = 1 << 20
    saves.save(numbered(3))
    assert saves.open(ID, number_of).loaded == 3


def test_the_first_save_of_all_fails(tmp_path: Path) -> None:
    for number in range(6):
        folder = tmp_path / str(number)
        folder.mkdir()
        saves = saves_in(folder, failing_at(number, errno.ENOSPC))
        with pytest.raises(SaveError):
            saves.save(numbered(1))
        assert saves.unfinished() == []
        saves.save(numbered(2))
        assert saves.open(ID, number_of).loaded == 2
        saves.release_all()


def test_our_folder_is_deleted_while_we_play(tmp_path: Path) -> None:
    import shutil

    saves = saves_in(tmp_path)
    saves.save(numbered(1))
    shutil.rmtree(tmp_path / "games")
    saves.save(numbered(2))
    assert saves.open(ID, number_of).loaded == 2
    with pytest.raises(GameInUseError):
        saves_in(tmp_path).open(ID, number_of)


def test_saves_that_were_cut_off_are_tidied_away(tmp_path: Path) -> None:
    writer = saves_in(tmp_path)
    writer.save(numbered(1))
    writer.release_all()
    left = tmp_path / "games" / ID / ".elios-00.tmp"
    left.write_bytes(b"half a sa")
    assert saves_in(tmp_path).open(ID, number_of).loaded == 1
    assert not left.exists()


def test_a_game_is_open_in_one_place_only(tmp_path: Path) -> None:
    first, second = saves_in(tmp_path), saves_in(tmp_path)
    first.save(numbered(1))
    attempts: list[Callable[[], object]] = [
        lambda: second.open(ID, number_of),
        lambda: second.claim(ID),
        lambda: second.save(numbered(2)),
        lambda: second.remove(ID),
    ]
    for attempt in attempts:
        with pytest.raises(GameInUseError) as caught:
            attempt()
        assert (caught.value.reason, caught.value.pid, caught.value.game_id) == ("in_use", os.getpid(), ID)
    assert [line.open_in for line in second.unfinished()] == [os.getpid()]
    assert [line.open_in for line in first.unfinished()] == [None]
    first.release(ID)
    assert [line.open_in for line in second.unfinished()] == [None]
    assert second.open(ID, number_of).loaded == 1


def test_what_is_missing_or_no_id(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with pytest.raises(GameLostError) as caught:
        saves.open(ID, number_of)
    assert caught.value.problem == "missing"
    for bad in ("", "..", "../" + ID, ID[:-1], ID.upper(), ID + "\n"):
        with pytest.raises(ValueError, match="not a game's id"):
            saves.open(bad, number_of)


def test_a_document_has_one_content_that_json_can_hold(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    for bad in (
        SaveDocument(ID, ""),
        SaveDocument(ID, "", {}, {}),
        SaveDocument(ID, "", {"x": float("nan")}),
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            saves.save(bad)
    with pytest.raises(TypeError):
        saves.save(SaveDocument(ID, "", {"x": {1, 2}}))
    with pytest.raises(SaveError, match="too_large"):
        saves.save(SaveDocument(ID, "", {"x": "y" * 5_000_000}))
    assert tree(tmp_path) == {}


def test_the_heads_line_is_enough_for_the_list() -> None:
    saved = replace(document("holi"), head={"name": "Zoë “,\n", "deep": [{"a": {}}]}, table=TABLE)
    head, whole = decode_head(encode(saved, "now")), decode(encode(saved, "now"))
    assert (head.id, head.created, head.saved, head.head) == (whole.id, whole.created, "now", saved.head)
    assert whole == replace(saved, saved="now")


def test_files_and_saves_load_the_same(tmp_path: Path) -> None:
    assert load_json(tournament().record()).record() == tournament().record()


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose files are read."""
    games: list[str] = []

    def heard(path: Path) -> bytes:
        games.append(path.parent.name)
        return read_file(path)

    monkeypatch.setattr(strict_json, "read_file", heard)
    return games


def many(saves: Saves, count: int) -> list[str]:
    """So many games that nobody has open; the last one is the newest."""
    ids = [f"{number:032x}" for number in range(count)]
    for each in ids:
        saves.save(replace(numbered(1), id=each))
        saves.release(each)
    return ids


def test_a_list_reads_again_only_what_has_changed(tmp_path: Path, read: list[str]) -> None:
    saves, other = saves_in(tmp_path), saves_in(tmp_path)
    ids = many(other, 5)
    before = saves.unfinished()
    assert [line.id for line in before] == ids[::-1]
    read.clear()
    assert saves.unfinished() == before
    assert read == []
    other.save(replace(numbered(2), id=ids[1]))
    assert next(line.open_in for line in saves.unfinished()) == os.getpid(), "somebody has it open"
    other.release(ids[1])
    newest = tmp_path / "games" / ids[3] / "save-000001.json"
    newest.write_bytes(newest.read_bytes()[:-9])
    read.clear()
    after = {line.id: line for line in saves.unfinished()}
    assert set(read) == {ids[1], ids[3]}
    assert after[ids[3]].condition == "damaged"
    assert after[ids[1]].saved > before[0].saved
    saves.remove(ids[0])
    assert ids[0] not in {line.id for line in saves.unfinished()}


def test_a_list_is_read_a_part_at_a_time(tmp_path: Path, read: list[str]) -> None:
    """What is new, the last played before all; of the others meanwhile what was known before."""
    saves, other = saves_in(tmp_path), saves_in(tmp_path)
    ids = many(other, 6)
    for number, each in enumerate(ids):
        os.utime(tmp_path / "games" / each, (number, number))
    read.clear()
    reading = saves.reading()
    assert reading.found_any
    while not read:
        reading.go_on(1)
    assert read == [ids[-1]]
    assert [line.id for line in reading.new] == [ids[-1]]
    while not reading.done:
        reading.go_on(1)
    assert [line.id for line in reading.new] == ids[::-1]
    again = saves.reading()
    assert set(again.found) == set(ids)
    assert not again.done
    before = again.found[ids[0]].saved
    for number in (2, 3):
        saves.save(replace(numbered(number), id=ids[0]))
    while not again.done:
        again.go_on(1)
    assert again.found[ids[0]].saved != before
    assert not saves_in(tmp_path / "nowhere").reading().found_any


def test_a_game_that_goes_while_the_list_is_read_is_not_on_it(tmp_path: Path) -> None:
    saves, other = saves_in(tmp_path), saves_in(tmp_path)
    ids = many(other, 3)
    reading = saves.reading()
    other.remove(ids[0])
    while not reading.done:
        reading.go_on()
    assert set(reading.found) == set(ids[1:])
    reading = saves.reading()
    other.remove(ids[1])
    while not reading.done:
        reading.go_on()
    assert set(reading.found) == {ids[2]}
