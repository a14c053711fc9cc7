"""How far everybody has come with the puzzles: one small file, by person."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.outside import name_of
from elios_desktop.puzzles.practice import BEGINNING, COMES_BACK, HIGHEST, Progress, Tried
from elios_desktop.storage import atomic, history
from elios_desktop.strict_json import StrictJsonError, pretty, reading_problem

FORMAT: Final = "elios-desktop.puzzle-progress"
VERSION: Final = 1
MOST_PEOPLE: Final = 100
MOST_TRIED: Final = 10_000
MOST_TOGETHER: Final = 2
"""So many people solve a puzzle together."""


class PuzzleProgress:
    """Everybody's progress. A damaged file is put aside, and all begins anew."""

    def __init__(self, path: Path, fs: atomic.FileSystem, now: Callable[[], datetime]) -> None:
        self._path = path
        self._fs = fs
        self._now = now
        self._people: dict[str, Progress] = {}
        self.solving: tuple[str, ...] = ()
        """Who solves puzzles here just now, one or two; nobody named: whoever sits here."""

    def of(self, name: str) -> Progress:
        """Return how far somebody has come, however their name is spelled; without a name, whoever sits here."""
        return self._people.get(history.person_key(name), Progress())

    def solved_in_week(self, day: date) -> tuple[bool, ...]:
        """Tell on which days of a day's week, from Monday on, one of those who solve has solved a puzzle."""
        tried = [one for name in self.solving or ("",) for one in self.of(name).tried.values()]
        solved = {one.day for one in tried if one.solved and one.again != 0}
        return tuple(day + timedelta(number - day.weekday()) in solved for number in range(7))

    def note(self, name: str, progress: Progress) -> None:
        """Note how far somebody has come."""
        key = history.person_key(name)
        self._people = {key: progress, **{each: kept for each, kept in self._people.items() if each != key}}

    def load(self) -> bool:
        """Read the file. Returns whether it was damaged."""
        try:
            self._read()
        except StrictJsonError as error:
            if reading_problem(error) == "missing":
                return False
        except ValueError:
            pass  # put aside below, as what can't be read is
        else:
            return False
        with suppress(OSError):  # where nothing can be written it is found damaged again, and said again
            self._fs.replace(self._path, self._path.with_name(f"{self._path.name}.broken-{self._now():%Y%m%d-%H%M%S}"))
        return True

    def _read(self) -> None:
        value = strict_json.loads(strict_json.read_file(self._path))
        self._people = progress_from_json(value)
        self.solving = _names(value.get("solving"))

    def look(self) -> None:
        """Read the file, and leave it as it is if it is damaged: nobody has opened the puzzles yet."""
        with suppress(ValueError, StrictJsonError):
            self._read()

    def saving(self) -> Callable[[], None]:
        """Return what writes the file as it is to be now, on whichever thread: it waits for the disk, and raises
        SaveError."""
        solving = {"solving": list(self.solving)} if self.solving else {}
        data = pretty(progress_to_json(self._people) | solving)
        return lambda: atomic.write_file(self._path, data, self._fs)


def progress_to_json(people: Mapping[str, Progress]) -> Json:
    """The form in the file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "people": {
            key: {
                "rating": progress.rating,
                "tried": {
                    name: {"day": tried.day.isoformat(), "solved": tried.solved, "again": tried.again}
                    for name, tried in progress.tried.items()
                },
            }
            for key, progress in list(people.items())[:MOST_PEOPLE]
        },
    }


def progress_from_json(value: Any) -> dict[str, Progress]:
    """Read everybody in a file; what is wrong with one try costs only that one. ValueError for what is no such file."""
    if not isinstance(value, dict) or value.get("format") != FORMAT or not isinstance(value.get("people"), dict):
        raise ValueError("no progress with puzzles")
    return {key: _progress(each) for key, each in list(value["people"].items())[:MOST_PEOPLE] if isinstance(each, dict)}


def _progress(value: Mapping[str, Any]) -> Progress:
    rating, tried = value.get("rating"), value.get("tried")
    read = {}
    if isinstance(tried, dict):
        for name, each in list(tried.items())[:MOST_TRIED]:
            found = _tried(each)
            if found is not None:
                read[name] = found
    return Progress(read, rating if type(rating) is int and 0 <= rating <= HIGHEST else BEGINNING)


def _names(value: object) -> tuple[str, ...]:
    names = [name_of(each) for each in value] if isinstance(value, list) else []
    return tuple(dict.fromkeys(filter(None, names)))[:MOST_TOGETHER]


def _tried(value: Any) -> Tried | None:
    if not isinstance(value, dict):
        return None
    day, solved, again = value.get("day"), value.get("solved"), value.get("again")
    if not isinstance(day, str) or type(solved) is not bool:
        return None
    if again is not None and (type(again) is not int or again not in range(len(COMES_BACK))):
        return None
    try:
        tried = Tried(date.fromisoformat(day), solved, again)
    except ValueError:
        return None
    return tried if 1971 <= tried.day.year <= 2999 else None  # no day comes after the last one
