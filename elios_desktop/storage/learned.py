"""How far somebody has come in learning each game, how each step went, and which tips each person was told in their
first games. It lies among what can be lost without harm."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.storage.atomic import FileSystem, write_file
from elios_desktop.strict_json import StrictJsonError, pretty

FORMAT = "elios-desktop.learned"
MOST_STEPS = 100
DONE, STAR = 1, 2
"""How a step of a course went: it was done, or found by oneself in few tries."""
FIRST_GAMES = 5
"""In so many games of a kind people are told tips."""


class Learned:
    """One small file; what it can't be read for is as if nothing had been learned."""

    def __init__(self, path: Path, fs: FileSystem, perform: Callable[[Callable[[], object]], None]) -> None:
        """`perform` carries out a job where it may wait for the disk."""
        self._path = path
        self._fs = fs
        self._perform = perform
        self._value = _read(path)

    def step_of(self, game: str) -> int:
        """Return the step at which a game's course was left; 0 is its beginning."""
        step = _part(self._value, "courses").get(game)
        return step if type(step) is int and 0 <= step < MOST_STEPS else 0

    def note_step(self, game: str, step: int) -> None:
        """A course has come to this step."""
        self._write("courses", game, step)

    def marks(self, game: str) -> Mapping[int, int]:
        """Return how each step of a game's course went best, by its number; those that were never done are missing."""
        found = _part(_part(self._value, "marks"), game)
        return {
            int(number): mark
            for number, mark in found.items()
            if number.isascii() and number.isdigit() and len(number) < 4 and mark in (DONE, STAR)
        }

    def note_mark(self, game: str, step: int, mark: int) -> None:
        """A step went so; only the best is kept."""
        marks = self.marks(game)
        if mark > marks.get(step, 0):
            numbers = {str(number): each for number, each in sorted({**marks, step: mark}.items())}
            self._write("marks", game, numbers)

    def has_finished(self, game: str) -> bool:
        """Tell whether a game's course was taken to its end, with nothing left out."""
        return _part(self._value, "finished").get(game) is True

    def note_finished(self, game: str) -> None:
        """A game's course was taken to its end."""
        self._write("finished", game, True)

    def is_first_game(self, name: str, game: str, save_id: str) -> bool:
        """Tell whether this is one of a person's first games of this kind; it counts as one from now on."""
        key = f"{game} {name}"
        begun = _strings(_part(self._value, "games").get(key))
        if save_id not in begun and len(begun) < FIRST_GAMES:
            begun = [*begun, save_id]
            self._write("games", key, begun)
        return save_id in begun

    def told(self, name: str, game: str) -> frozenset[str]:
        """Return the tips that a person needs no more."""
        return frozenset(_strings(_part(self._value, "tips").get(f"{game} {name}")))

    def note_told(self, name: str, game: str, tip: str) -> None:
        """A person was told a tip, or has shown that they know."""
        self._write("tips", f"{game} {name}", sorted({*self.told(name, game), tip}))

    def _write(self, part: str, name: str, value: Any) -> None:
        changed = {**_part(self._value, part), name: value}
        if self._value.get(part) != changed:
            self._value = {**self._value, "format": FORMAT, part: changed}
            data = pretty(self._value)
            self._perform(lambda: write_file(self._path, data, self._fs))


def _part(value: Mapping[str, Any], part: str) -> Mapping[str, Any]:
    found = value.get(part)
    return found if isinstance(found, dict) else {}


def _strings(value: object) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _read(path: Path) -> Json:
    try:
        value = strict_json.loads(strict_json.read_file(path))
    except StrictJsonError:
        return {}
    return value if isinstance(value, dict) and value.get("format") == FORMAT else {}
