"""The people who play here: each with a name, a colour, a language, and how they like their table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.outside import name_of
from elios_desktop.storage.atomic import FileSystem, write_file
from elios_desktop.storage.history import person_key
from elios_desktop.strict_json import StrictJsonError, pretty, reading_problem
from elios_desktop.texts.translate import LANGUAGES

FORMAT = "elios-desktop.people"
VERSION = 1
MOST = 100
COLOURS = 5

OWN: Mapping[str, tuple[Any, ...]] = {
    "language": tuple(LANGUAGES),
    "hints": ("always", "asked", "never"),
    "help": ("everything", "places", "nothing"),
    "undo": ("last", "own_turn", "free"),
    "head_start": (1, 2, 3),
    "theme": ("light", "dark", "contrast"),
    "text_percent": (100, 115, 130, 150, 175, 200),
    "pace": ("instant", "fast", "normal", "slow"),
}
"""What can follow a person, and what it can be. What somebody hasn't chosen is as the settings have it."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    name: str
    colour: int | None = None
    """The colour and mark that they like, if it is free."""
    language: str = ""
    hints: str = ""
    help: str = ""
    undo: str = ""
    theme: str = ""
    text_percent: int = 0
    pace: str = ""
    head_start: int = 0
    unknown: tuple[tuple[str, Any], ...] = ()
    """What a later version knows of them."""

    @property
    def key(self) -> str:
        """Under which their games are counted, however the name is spelled."""
        return person_key(self.name)

    @property
    def own(self) -> Mapping[str, Any]:
        """What they have chosen, without what is as the settings have it."""
        return {name: value for name in OWN if (value := getattr(self, name))}


class People:
    """All of them, the last who played first. One small file; damaged, it is put aside and begun anew."""

    def __init__(self, path: Path, fs: FileSystem, now: Callable[[], datetime]) -> None:
        self._path = path
        self._fs = fs
        self._now = now
        self._all: tuple[Person, ...] = ()

    @property
    def all(self) -> tuple[Person, ...]:
        """Everybody, the last who played first."""
        return self._all

    def find(self, name: str) -> Person | None:
        """Tell who is called so, however it is spelled."""
        key = person_key(name)
        return next((each for each in self._all if each.key == key), None) if key else None

    def load(self, known: Iterable[tuple[str, str]] = ()) -> bool:
        """Read the file; where there is none yet, begin with names and languages that are `known`.

        Returns whether it was damaged.
        """
        self._all = tuple(Person(name, language=language) for name, language in known if person_key(name))[:MOST]
        try:
            self._all = people_from_json(strict_json.loads(strict_json.read_file(self._path)))
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

    def save(self) -> None:
        """Write the file. Waits for the disk. Raises SaveError."""
        write_file(self._path, pretty(people_to_json(self._all)), self._fs)

    def played(self, seats: Mapping[str, int]) -> None:
        """Put these first, who have begun a game, each in a colour; who is new is one of the people from now on.

        Whoever has no colour of their own yet keeps this one.
        """
        here = {person_key(name): self._seated(name, colour) for name, colour in seats.items() if person_key(name)}
        rest = [each for each in self._all if each.key not in here]
        self._all = (*here.values(), *rest)[:MOST]

    def _seated(self, name: str, colour: int) -> Person:
        person = self.find(name) or Person(name)
        return person if person.colour is not None else replace(person, colour=colour)

    def change(self, who: str, **changes: Any) -> None:
        """Take note of what somebody likes."""
        key = person_key(who)
        self._all = tuple(replace(each, **changes) if each.key == key else each for each in self._all)

    def rename(self, name: str, new: str) -> bool:
        """Call somebody something else; tell whether that name was free."""
        wanted = name_of(new)
        other = self.find(wanted)
        if not person_key(wanted) or (other is not None and other.key != person_key(name)):
            return False
        self.change(name, name=wanted)
        return True

    def remove(self, name: str) -> None:
        """Forget somebody who doesn't play here any more. Their finished games stay."""
        key = person_key(name)
        self._all = tuple(each for each in self._all if each.key != key)


def people_to_json(people: Sequence[Person]) -> Json:
    """Return the form in the file."""
    return {"format": FORMAT, "version": VERSION, "people": [_to_json(each) for each in people]}


def people_from_json(value: Any) -> tuple[Person, ...]:
    """Read everybody in a file; what is wrong with one costs only that one. Raises ValueError for what is no such
    file."""
    if not isinstance(value, dict) or value.get("format") != FORMAT or not isinstance(value.get("people"), list):
        raise ValueError("no people")
    found: dict[str, Person] = {}
    for each in value["people"][:MOST]:
        person = _from_json(each)
        if person is not None:
            found.setdefault(person.key, person)
    return tuple(found.values())


def _to_json(person: Person) -> Json:
    colour = {} if person.colour is None else {"colour": person.colour}
    return {"name": person.name, **colour, **person.own, **dict(person.unknown)}


def _from_json(value: object) -> Person | None:
    if not isinstance(value, dict):
        return None
    name = name_of(value.get("name"))
    if not person_key(name):
        return None
    own = {each: value[each] for each, allowed in OWN.items() if _is_one_of(value.get(each), allowed)}
    colour = value.get("colour")
    known = {"name", "colour", *OWN}
    unknown = tuple((each, kept) for each, kept in value.items() if each not in known)
    return Person(name, colour if type(colour) is int and 0 <= colour < COLOURS else None, **own, unknown=unknown)


def _is_one_of(value: object, allowed: tuple[Any, ...]) -> bool:
    return any(type(value) is type(each) and value == each for each in allowed)
