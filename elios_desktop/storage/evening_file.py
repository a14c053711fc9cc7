"""What of an evening can't be computed from finished games: when it was ended, and the night that was planned."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from elios_desktop import strict_json
from elios_desktop.engine import contract, record
from elios_desktop.evening.tonight import MOST_ROUNDS, Night, Round
from elios_desktop.games import find_entry
from elios_desktop.outside import name_of
from elios_desktop.storage import atomic, saves
from elios_desktop.strict_json import StrictJsonError, pretty, reading_problem

FORMAT = "elios-desktop.evening"
VERSION = 1
MOST_PEOPLE = 20
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Evening:
    """What was decided, beside what was played."""

    ended: datetime | None = None
    """When somebody last said “That’s it for tonight”."""
    night: Night | None = None


class EveningFile:
    """One small file. A damaged one is put aside, and the evening starts anew; no game is touched."""

    def __init__(self, path: Path, fs: atomic.FileSystem, now: Callable[[], datetime]) -> None:
        self._path = path
        self._fs = fs
        self._now = now

    def read(self) -> tuple[Evening, bool]:
        """The evening, and whether the file was damaged (it isn't when there is none)."""
        try:
            return evening_from_json(strict_json.loads(strict_json.read_file(self._path))), False
        except StrictJsonError as error:
            if reading_problem(error) == "missing":
                return Evening(), False
        except ValueError:
            pass  # put aside below, as what can't be read is
        with suppress(OSError):  # where nothing can be written it is found damaged again, and said again
            self._fs.replace(self._path, self._path.with_name(f"{self._path.name}.broken-{self._now():%Y%m%d-%H%M%S}"))
        return Evening(), True

    def write(self, evening: Evening) -> None:
        """Keep it. Waits for the disk. Raises SaveError."""
        atomic.write_file(self._path, pretty(evening_to_json(evening)), self._fs)


def evening_to_json(evening: Evening) -> contract.Json:
    """The form in the file."""
    night = evening.night
    return {
        "format": FORMAT,
        "version": VERSION,
        "ended": evening.ended.isoformat() if evening.ended is not None else "",
        "night": None
        if night is None
        else {
            "people": list(night.people),
            "rounds": [{"game": each.game, "save": each.save, "done": each.done} for each in night.rounds],
        }
        | ({"computers": list(night.computers)} if night.computers else {}),
    }


def evening_from_json(value: Any) -> Evening:
    """The evening that a file holds. Raises ValueError on anything else."""
    if not isinstance(value, dict) or value.get("format") != FORMAT or value.get("version") != VERSION:
        raise ValueError("no evening of this version")
    ended = value.get("ended")
    if not isinstance(ended, str):
        raise ValueError("ended")
    when = datetime.fromisoformat(ended) if ended else None
    if when is not None and when.tzinfo is None:
        raise ValueError("ended without a time zone")
    night = value.get("night")
    return Evening(when, None if night is None else _night(night))


def _night(value: object) -> Night:
    if not isinstance(value, dict):
        raise ValueError("night")
    people, rounds = value.get("people"), value.get("rounds")
    if not isinstance(people, list) or not isinstance(rounds, list):
        raise ValueError("night")
    if len(people) > MOST_PEOPLE or len(rounds) > MOST_ROUNDS:
        raise ValueError("night")
    computers = value.get("computers", [])
    if not isinstance(computers, list) or len(computers) > MOST_PEOPLE:
        raise ValueError("computers")
    return Night(tuple(map(name_of, people)), tuple(map(_round, rounds)), tuple(map(_kind, computers))).seatable


def _kind(value: object) -> str:
    kind = _text(value)
    if record.computer_level(kind) is None:
        raise ValueError("computers")
    return kind


def _round(value: object) -> Round:
    if not isinstance(value, Mapping):
        raise ValueError("round")
    game, done = _text(value.get("game")), value.get("done")
    if find_entry(game) is None or not isinstance(done, bool):
        raise ValueError("round")
    save = _text(value.get("save"))
    if save and not saves.is_game_id(save):
        raise ValueError("save")
    return Round(game, save, done)


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ValueError("text")
    return value
