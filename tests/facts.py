"""What tests have to know of each game. It stands in the game's own folder, `tests/games/<id>/facts.py`, as `FACTS`.

What the contract suite asks is written from the rules, not from the engines. Most has a value for usual games; whoever
forgets something is told where it has to be added.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from elios_desktop.course import OwnCourse
from elios_desktop.engine.contract import GAME_IDS, AnyGame, Json, TournamentRules
from elios_desktop.players.contract import Players
from elios_desktop.puzzles.contract import GamePuzzles
from elios_desktop.puzzles.mining import GameMining
from elios_desktop.texts.words import OwnWords


@dataclass(frozen=True)
class Parts:
    """A game's parts: here mypy refuses a module that lacks a name, or has it with another type."""

    rules: AnyGame
    words: OwnWords
    players: Players
    course: OwnCourse | None = None
    puzzles: GamePuzzles | None = None
    mining: GameMining | None = None
    tournament: TournamentRules | None = None


def all_open(state: Json, seat: int | None) -> Json:
    """Nothing is hidden."""
    return state


def no_words() -> Mapping[str, Mapping[str, str]]:
    """No word of the game is looked for."""
    return {}


@dataclass(frozen=True)
class Facts:
    """What tests have to know of a game."""

    parts: Parts
    keys: tuple[str, ...]
    """The position's keys, in the rules' order."""
    pieces: Callable[[Json], object]
    """What a position holds in all; the same in every position of a game (see `may_shrink`)."""
    candidates: Callable[[Json], Iterator[str]]
    """Every text that could be a turn in a position: far more than the legal ones, and all of those."""
    masked: Callable[[Json, int | None], Json] = all_open
    """A position as a seat (None: an onlooker) may see it, by the rules."""
    in_limits: bool = False
    """Its modules are among those that the limits in `tests/test_budgets.py` count."""
    compared: int = 100
    """So many candidates are judged in a game at least."""
    may_shrink: bool = False
    """Pieces may leave the game; then `pieces` gives a Counter."""
    reference_games: tuple[int, ...] = (1,)
    """Which games the second implementation is compared in; with their numbers change seats, options and styles."""
    record: str = ""
    """How the file of the golden game begins that stands for this game; if empty, the first one."""
    most_on_table: float = 0.6
    """How far on in that game there is most to be told apart by its look."""
    alone_on_table: bool = False
    """For that, two people sit at it, dealt by chance."""
    kinds_on_table: int = 1
    """So many kinds of pieces are told apart there at least."""
    painted_texts: int = 2
    """So many texts are painted on the table at least."""
    has_buttons: bool = False
    """In its first moves other buttons are offered than before."""
    files_of_a_drop: int = 58
    """Through so many files a drop runs at most."""
    scenes: Collection[str] = ()
    """What somebody who doesn't see is led through: kinds of moves, what can be refused to a hand, kinds of ends. If
    empty, each that comes in golden games."""
    rare: tuple[int, int] | None = None
    """A game by chance in which there are scenes that the golden ones lack: its seed, and after how many moves."""
    glossary: Mapping[str, Mapping[str, str]] = field(default_factory=no_words)
    """For each language some of the glossary's words, as patterns of what stands in the translations."""
    same: Mapping[str, Collection[str]] = field(default_factory=dict)
    """For each language what is the same word as in English; the game's title may be."""
    wrong_moves: Collection[str] = ()
    """Texts that rules refuse each in its own way at some time, of which the refusals are told."""
    cuts: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Where code of the game takes a text apart that is no move (the file in its folder, the code), and why."""
    composes: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Where it puts a text together that looks like a move, and why."""
    carries: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Where a bag of JSON goes through its functions, and why."""


class ForgottenError(LookupError):
    """Something that tests have to know of a game isn't there."""


@cache
def part_of(game_id: str, name: str, *wanted: str) -> ModuleType:
    """A module of a game's tests, with the names that others look for in it."""
    module, file = f"tests.games.{game_id}.{name}", f"tests/games/{game_id}/{name}.py"
    if find_spec(f"tests.games.{game_id}") is None or find_spec(module) is None:
        raise ForgottenError(f"{file} is missing: copy tests/fifth_game/tests/{name}.py")
    found = import_module(module)
    if lacking := [each for each in wanted if not hasattr(found, each)]:
        raise ForgottenError(f"{file} has no {', '.join(lacking)}: see tests/fifth_game/tests/{name}.py")
    return found


def facts_of(game_id: str) -> Facts:
    """What tests have to know of a game."""
    found = part_of(game_id, "facts", "FACTS").FACTS
    if not isinstance(found, Facts):
        raise ForgottenError(f"FACTS in tests/games/{game_id}/facts.py is no Facts(…), see tests/facts.py")
    return found


def begun_later() -> set[str]:
    """The games that somebody begins: shared lists have no room for them."""
    return {game for game in GAME_IDS if not facts_of(game).in_limits}


def keys(names: str) -> tuple[str, ...]:
    return tuple(names.split())


def masked(game_id: str, state: Json, seat: int | None) -> Json:
    """What the rules let a seat see of a position."""
    return facts_of(game_id).masked(deepcopy(state), seat)
