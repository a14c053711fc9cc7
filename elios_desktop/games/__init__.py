"""The games that the program knows: one entry a game, through which everything that belongs to it is found.

What home prints on a game's box stands in its entry; everything else is a module of its own that is imported when it is
first asked for. By convention a part lies in the game's own folder, `games/<id>/`; an entry can name another place.
Each kind of part has one function that finds it, beside the Protocol that it keeps: `find_game`, `find_words`,
`table_class` and so on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType, ModuleType

from elios_desktop.linguist import QT_TRANSLATE_NOOP

PARTS: Mapping[str, str] = MappingProxyType(
    {
        "rules": "elios_desktop.games.{id}.rules",
        "tournament": "elios_desktop.games.{id}.rules.tournament",
        "words": "elios_desktop.games.{id}.words",
        "players": "elios_desktop.games.{id}.players",
        "board": "elios_desktop.games.{id}.board",
        "course": "elios_desktop.games.{id}.course",
        "feats": "elios_desktop.games.{id}.feats",
        "lessons": "elios_desktop.games.{id}.lessons",
        "puzzles": "elios_desktop.games.{id}.puzzles",
        "mining": "elios_desktop.games.{id}.puzzles.mining",
        "positions": "elios_desktop.games.{id}.positions",
        "table": "elios_desktop.games.{id}.table.table",
        "setup": "elios_desktop.games.{id}.setup",
        "cover": "elios_desktop.games.{id}.cover",
        "specimens": "elios_desktop.games.{id}.specimens",
    }
)
"""Where the parts of a game are."""


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
    """The parts that this game doesn't have: `tournament`, `setup`, `lessons`, `feats`, and `puzzles` with their
    `mining` can be missing."""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """Where a part is that doesn't lie where it usually does."""

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
        return import_module(self.elsewhere.get(part, PARTS[part]).format(id=self.id))


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
        minutes=None,
        age=None,
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
