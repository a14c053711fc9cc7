"""What storage does, job by job: for a disk that loses what it wasn’t told to keep, and where there is no memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

from elios_desktop.evening.tonight import planned
from elios_desktop.puzzles.practice import Progress, Tried
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import Evening, EveningFile
from elios_desktop.storage.files import UserFiles
from elios_desktop.storage.history import Database, History
from elios_desktop.storage.learned import Learned
from elios_desktop.storage.people import People
from elios_desktop.storage.puzzle_progress import PuzzleProgress
from elios_desktop.storage.saves import GameLostError, Saves
from elios_desktop.storage.settings import Settings, SettingsStore
from tests.storage.games import ID, document, load_json, load_save, session
from tests.storage.test_history import finished

PLAYED = 4
DISK = FileSystem()
"""Where they do it; a test may put another one here."""
DAY = date(2026, 1, 1)


def now() -> datetime:
    """Of every file."""
    return datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Job:
    """Something that storage does: `begin` makes what is there before, `do` is it, `found` what the next start has."""

    begin: Callable[[Path], object]
    do: Callable[[Path], object]
    found: Callable[[Path], object]


HELD: list[Saves] = []
"""Who may have claimed games."""


def saves_in(folder: Path) -> Saves:
    """Of another start of the program: the one before has ended."""
    while HELD:
        HELD.pop().release_all()
    HELD.append(Saves(folder / "games", folder / "aside", DISK))
    return HELD[0]


def save(folder: Path, plies: int) -> None:
    saves_in(folder).save(document("exagon", plies))


def begin_game(folder: Path) -> None:
    for plies in range(1, PLAYED + 1):
        save(folder, plies)


def game(folder: Path) -> object:
    """How many moves a game has that waits, and what it is called; None: there is none."""
    try:
        opened = saves_in(folder).open(ID, load_save)
    except GameLostError as lost:
        return lost.problem
    return len(opened.loaded.record()["moves"]), opened.document.table.get("name"), opened.generation


def open_game(folder: Path) -> object:
    opened = saves_in(folder).open(ID, load_save)
    return len(opened.loaded.record()["moves"]), opened.generation


def history(folder: Path) -> History:
    return History(Database(folder / "history.sqlite3", folder / "aside", DISK))


def people(folder: Path) -> People:
    return People(folder / "people.json", DISK, now)


def loaded_people(folder: Path) -> People:
    found = people(folder)
    assert not found.load()
    return found


def played(folder: Path, *names: str) -> None:
    found = loaded_people(folder)
    found.played(dict.fromkeys(names, 0))
    found.save()


def evening(folder: Path) -> EveningFile:
    return EveningFile(folder / "evening.json", DISK, now)


def progress(folder: Path) -> PuzzleProgress:
    found = PuzzleProgress(folder / "puzzles.json", DISK, now)
    assert not found.load()
    return found


def tried(folder: Path, count: int) -> None:
    found = progress(folder)
    found.note("Anna", Progress({str(each): Tried(DAY, True) for each in range(count)}))
    found.saving()()


def carry_out(job: Callable[[], object]) -> None:
    job()


def learned(folder: Path) -> Learned:
    return Learned(folder / "learned.json", DISK, carry_out)


def settings(folder: Path) -> SettingsStore:
    return SettingsStore(folder / "settings.json", DISK, now)


def open_file(folder: Path) -> object:
    return len(UserFiles(DISK).open(folder / "a.elios", load_json).loaded.record()["moves"])


def save_file(folder: Path, plies: int) -> None:
    UserFiles(DISK).save(folder / "a.elios", session("exagon", plies).record())


def amended(folder: Path) -> None:
    saves_in(folder).amend(ID, lambda old: replace(old, table=old.table | {"name": "B"}))


NIGHT = Evening(night=planned(("Anna", "Bruno")))
GAMES = [finished(number, Random(number)) for number in range(2)]
JOBS: dict[str, Job] = {
    "save a game": Job(begin_game, lambda it: save(it, PLAYED + 1), game),
    "save a new game": Job(lambda it: None, lambda it: save(it, 1), game),
    "open a game": Job(begin_game, open_game, game),
    "list the games": Job(begin_game, lambda it: [each.condition for each in saves_in(it).unfinished()], game),
    "call a game something else": Job(begin_game, amended, game),
    "remove a game": Job(begin_game, lambda it: saves_in(it).remove(ID), game),
    "keep a finished game": Job(
        lambda it: history(it).add(GAMES[0]), lambda it: history(it).add(GAMES[1]), lambda it: history(it).lines()
    ),
    "list finished games": Job(
        lambda it: history(it).add(GAMES[0]), lambda it: history(it).lines(), lambda it: history(it).lines()
    ),
    "save the settings": Job(
        lambda it: settings(it).save(Settings(volume=1)),
        lambda it: settings(it).save(Settings(volume=2)),
        lambda it: settings(it).load(),
    ),
    "read the settings": Job(
        lambda it: settings(it).save(Settings(volume=1)),
        lambda it: settings(it).load(),
        lambda it: settings(it).load(),
    ),
    "keep the people": Job(
        lambda it: played(it, "Anna"), lambda it: played(it, "Bruno"), lambda it: loaded_people(it).all
    ),
    "keep an evening": Job(
        lambda it: evening(it).write(Evening(now())),
        lambda it: evening(it).write(NIGHT),
        lambda it: evening(it).read(),
    ),
    "read an evening": Job(
        lambda it: evening(it).write(NIGHT), lambda it: evening(it).read(), lambda it: evening(it).read()
    ),
    "keep puzzles": Job(lambda it: tried(it, 1), lambda it: tried(it, 2), lambda it: progress(it).of("Anna")),
    "keep what was learned": Job(
        lambda it: learned(it).note_step("holi", 1),
        lambda it: learned(it).note_step("holi", 2),
        lambda it: learned(it).step_of("holi"),
    ),
    "save a file": Job(lambda it: save_file(it, 3), lambda it: save_file(it, 4), open_file),
    "open a file": Job(lambda it: save_file(it, 4), open_file, open_file),
}


def set_aside(folder: Path) -> list[str]:
    """What was taken for damaged."""
    return sorted(
        each.name
        for each in folder.rglob("*")
        if each.parent.name == "aside" or "broken" in each.name or each.name.startswith("damaged-")
    )
