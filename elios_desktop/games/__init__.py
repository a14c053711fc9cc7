"""The games that the program knows: one entry a game, through which everything that belongs to it is found.

What home prints on a game's box stands in its entry; everything else is a module of its own that is imported when it is
first asked for. A part lies in the game's own package: the folder `games/<id>/`, or one that was installed beside the
program and says in its metadata that it brings a game (an entry point of the group `elios_desktop.games`).
Each kind of part has one function that finds it, beside the Protocol that it keeps: `find_game`, `find_words`,
`table_class` and so on.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType, ModuleType

from elios_desktop.linguist import QT_TRANSLATE_NOOP

PARTS: Mapping[str, str] = MappingProxyType(
    {
        "rules": "rules",
        "tournament": "rules.tournament",
        "words": "words",
        "players": "players",
        "board": "board",
        "course": "course",
        "feats": "feats",
        "lessons": "lessons",
        "puzzles": "puzzles",
        "mining": "puzzles.mining",
        "positions": "positions",
        "table": "table.table",
        "setup": "setup",
        "cover": "cover",
        "specimens": "specimens",
    }
)
"""Where the parts of a game are, in its package."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: what is printed on its box, and where its parts are."""

    id: str
    """The name in records and modules."""
    title: str
    """What the game is called, in English; marked for translation in the context "Home", as the line is."""
    line: str
    """What the game is and how long it takes."""
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    """What its publisher doesn't give is None."""
    age: int | None
    colours: tuple[str, str]
    """Of the box and of the letters on it."""
    without: frozenset[str] = frozenset()
    """The parts that this game doesn't have: `tournament`, `setup`, `course`, `lessons`, `feats`, `specimens`, and
    `puzzles` with their `mining` can be missing."""
    package: str = ""
    """The package with its parts, if that isn't the folder here."""

    def name(self, translate: Callable[[str, str], str]) -> str:
        """Return what the game is called, everywhere: on its box, in titles and in sentences."""
        return translate("Home", self.title)

    def has(self, part: str) -> bool:
        """Tell whether the game has this part."""
        return part not in self.without

    def load(self, part: str) -> ModuleType:
        """Return a part of the game, imported when first asked for."""
        if not self.has(part):
            raise LookupError(f"{self.id} has no {part}")
        return import_module(f"{self.place}.{PARTS[part]}")

    def load_in_parts(self) -> Iterator[None]:
        """Import what its table needs, a module at a time: after those of its game that it needs."""
        from pkgutil import iter_modules

        self.load("rules")
        yield
        package = import_module(f"{self.place}.table")
        names = [each.name for each in iter_modules(getattr(package, "__path__", ()), f"{package.__name__}.")]
        begun: set[str] = set()

        def load(name: str) -> Iterator[None]:
            if name in sys.modules or name in begun:
                return
            begun.add(name)
            for used in _names_in(name):
                if used.startswith(f"{self.place}."):
                    yield from load(used)
                elif (beside := f"{package.__name__}.{used}") in names:
                    yield from load(beside)
            import_module(name)
            yield

        for each in names:
            yield from load(each)

    @property
    def place(self) -> str:
        """The package with all its parts."""
        return self.package or f"elios_desktop.games.{self.id}"


def _names_in(module: str) -> tuple[str, ...]:
    """The names that a module uses when it is imported: those of other modules are among them."""
    from importlib.abc import InspectLoader
    from importlib.util import find_spec

    spec = find_spec(module)
    code = spec.loader.get_code(module) if spec is not None and isinstance(spec.loader, InspectLoader) else None
    return code.co_names if code is not None else ()


_NO_TOURNAMENT = frozenset({"tournament"})

GAMES: list[Entry] = [
    Entry(
        "elios",
        QT_TRANSLATE_NOOP("Home", "Elios"),
        QT_TRANSLATE_NOOP("Home", "Build a sun out of coloured beams. 15 minutes."),
        players=(2, 4),
        minutes=(15, 15),
        age=7,
        colours=("#2b4f86", "#fff4d6"),
        without=_NO_TOURNAMENT,
    ),
    Entry(
        "elementos",
        QT_TRANSLATE_NOOP("Home", "Elementos"),
        QT_TRANSLATE_NOOP("Home", "Bring your wand across with fire, wood and water. 15 minutes."),
        players=(2, 2),
        minutes=(15, 15),
        age=7,
        colours=("#6d421e", "#fbe6bd"),
        without=_NO_TOURNAMENT | {"setup"},
    ),
    Entry(
        "exagon",
        QT_TRANSLATE_NOOP("Home", "Exagon"),
        QT_TRANSLATE_NOOP("Home", "Match hexagons before the sand runs out. About 20 minutes."),
        players=(2, 5),
        minutes=(20, 20),  # its sheet says neither: what games here have taken, and who can add up
        age=8,
        colours=("#15505f", "#ffffff"),
    ),
    Entry(
        "holi",
        QT_TRANSLATE_NOOP("Home", "Holi"),
        QT_TRANSLATE_NOOP("Home", "Throw colour around a courtyard with three levels. 20 to 40 minutes."),
        players=(2, 4),
        minutes=(20, 40),
        age=14,
        colours=("#8a2378", "#ffe9a8"),
        without=_NO_TOURNAMENT,
    ),
]
"""In the order in which home shows them. A game is added here and nowhere else."""


def find_entry(game_id: str) -> Entry | None:
    """Return the entry of a game, or None for a game that this version doesn't know."""
    return next((entry for entry in GAMES if entry.id == game_id), None)


def entry_of(game_id: str) -> Entry:
    """Return the entry of a game that the program knows."""
    found = find_entry(game_id)
    if found is None:
        raise LookupError(f"no game {game_id!r}")
    return found


GROUP = "elios_desktop.games"
"""The group of entry points by which installed packages bring games."""
LEFT_OUT: dict[str, str] = {}
"""Games that were installed and can't be loaded, and why."""
_WITH_QT = frozenset({"table", "setup", "cover", "specimens"})


def _installed() -> Iterator[tuple[str, str]]:
    """Find the entry points of our group: their names, and what they name.

    Where nothing of the kind is installed, as nearly always, this takes no longer than to look whether it is.
    """
    for folder in dict.fromkeys(sys.path):
        if folder in ("", os.curdir) or os.path.realpath(folder) == os.path.realpath(os.curdir):
            continue  # what lies in the folder where somebody happens to be wasn't installed
        try:
            names = sorted(name for name in os.listdir(folder) if name.endswith(".dist-info"))
        except OSError:
            continue  # none of the folders that Python names has to be there
        for name in names:
            try:
                with open(os.path.join(folder, name, "entry_points.txt"), encoding="utf-8") as file:
                    told = file.read()
            except (OSError, ValueError):
                continue
            if f"[{GROUP}]" in told:
                from importlib.metadata import Distribution

                found = Distribution.at(os.path.join(folder, name)).entry_points.select(group=GROUP)
                yield from ((each.name, each.value) for each in found)


def _aside() -> AbstractContextManager[object]:
    """Keep what is printed meanwhile off standard output: there the engine answers."""
    return redirect_stdout(sys.stderr)


def _said(error: BaseException) -> str:
    """Say what went wrong, whatever the error says of itself."""
    from elios_desktop.outside import quoted

    try:
        words = str(error)
    except Exception:
        words = ""
    return quoted(f"{type(error).__name__}: {words}", 200)


def add_installed() -> None:
    """Add the games that were installed beside the program, behind the others; one that has no whole entry is left
    out."""
    for name, value in _installed():
        module, _, attribute = value.partition(":")
        try:
            with _aside():
                entry = getattr(import_module(module), attribute)
            if not isinstance(entry, Entry):
                raise TypeError(f"{value} is no Entry")
            if find_entry(entry.id) is not None or not entry.id.isidentifier() or not entry.id.islower():
                raise ValueError(f"there can’t be a game {entry.id!r} besides")
            if not entry.package:
                raise ValueError("its entry names no package")
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # not even one that ends Python takes the others with it
            LEFT_OUT[name] = _said(error)
        else:
            GAMES.append(entry)


def leave_out_broken() -> bool:
    """Take out the installed games of which a part can't be loaded; tell whether there was one. Without a window parts
    with Qt are only looked for: whoever needs none has no Qt."""
    before, broken = {*sys.modules}, False
    for entry in [each for each in GAMES if each.package]:
        try:
            with _aside():
                _load_all(entry)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # not even one that ends Python takes the others with it
            GAMES.remove(entry)
            LEFT_OUT[entry.id] = _said(error)
            broken = True
    if broken:  # what was loaded meanwhile has met that game in the list: it is loaded anew
        packages = tuple(f"{entry.package}." for entry in GAMES if entry.package)
        for name in {*sys.modules} - before:
            if name.startswith(("elios_desktop.", *packages)):
                del sys.modules[name]
    return broken


def _load_all(entry: Entry) -> None:
    from importlib.util import find_spec

    window = "PySide6.QtWidgets" in sys.modules
    for part in filter(entry.has, PARTS):
        if window or part not in _WITH_QT:
            entry.load(part)
        elif find_spec(f"{entry.place}.{PARTS[part]}") is None:
            raise ModuleNotFoundError(f"{entry.place}.{PARTS[part]} is missing")
    if entry.load("rules").GAME.id != entry.id:
        raise ValueError(f"its rules are not those of {entry.id!r}")


def translations() -> tuple[str, ...]:
    """Return the folders with the translations of installed games."""
    found = (sys.modules[entry.package.partition(".")[0]] for entry in GAMES if entry.package)
    return tuple(os.path.join(os.path.dirname(str(each.__file__)), "translations") for each in found)


add_installed()
if any(entry.package for entry in GAMES):
    # Their rules need the contract, which needs this list; it leaves out what can't be loaded.
    import_module("elios_desktop.engine.contract")
