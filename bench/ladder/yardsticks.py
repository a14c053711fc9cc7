"""The one-move-greedy player of each game: it looks at every move's position and takes the best, arrangements aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from elios_desktop.bots.chance import pick
from elios_desktop.course.registry import find_course
from elios_desktop.engine.contract import Seen, Transition
from elios_desktop.engine.registry import find_game


def greedy(game_id: str, seen: Seen[Any], rng: Random) -> str:
    """The move that leads to the best position; of several any."""
    values = _VALUES[game_id](seen, rng)
    best = max(values.values())
    return pick(rng, sorted(text for text, value in values.items() if value == best))


def _of_elementos(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    game = import_module("elios_desktop.engine.games.elementos")
    moves = import_module("elios_desktop.engine.games.elementos.moves")
    sight = import_module("elios_desktop.bots.games.elementos.sight")
    core = game.GAME.guess(seen, rng).core.copy()
    looks = sight.sight(core.side, 0)
    values = {}
    for move in core.legal():
        text = moves.from_core(core, move).text
        core.make(move)
        values[text] = -(looks.final if core.over else looks.value)(core)
        core.unmake()
    return values


def _of_elios(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    """As many beams placed as can be; and rather a disc than a split."""
    elios = import_module("elios_desktop.engine.games.elios")
    gains = {elios.Disc: 0.5, elios.Split: 0.0, elios.Pass: 0.0}
    turns = elios.GAME.legal(elios.GAME.guess(seen, rng))
    return {turn.text: len(turn.columns) if isinstance(turn, elios.Place) else gains[type(turn)] for turn in turns}


def _by_course(game_id: str) -> Callable[[Seen[Any], Random], Mapping[str, Any]]:
    """Whatever brings the seat furthest by what is counted for the game's chart."""

    def values(seen: Seen[Any], rng: Random) -> Mapping[str, Any]:
        game, course = find_game(game_id), find_course(game_id)
        assert game is not None
        assert seen.seat is not None
        state = game.guess(seen, rng)
        found = {}
        for move in game.legal(state):
            done = game.apply(state, move)
            assert isinstance(done, Transition)
            found[move.text] = course.rank(course.counts(done.after), (seen.seat,))
        return found

    return values


_VALUES: Mapping[str, Callable[[Seen[Any], Random], Mapping[str, Any]]] = {
    "elementos": _of_elementos,
    "elios": _of_elios,
    "exagon": _by_course("exagon"),
    "holi": _by_course("holi"),
}
