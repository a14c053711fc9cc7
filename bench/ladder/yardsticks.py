"""The one-move-greedy player of each game: it looks at every move's position and takes the best, arrangements aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from elios_desktop.engine.contract import Seen
from elios_desktop.players.chance import pick


def greedy(game_id: str, seen: Seen[Any], rng: Random) -> str:
    """The move that leads to the best position; of several any."""
    values = _VALUES[game_id](seen, rng)
    best = max(values.values())
    return pick(rng, sorted(text for text, value in values.items() if value == best))


def _of_elementos(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    game = import_module("elios_desktop.games.elementos.rules")
    moves = import_module("elios_desktop.games.elementos.rules.moves")
    sight = import_module("elios_desktop.games.elementos.players.sight")
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
    elios = import_module("elios_desktop.games.elios.rules")
    gains = {elios.Disc: 0.5, elios.Split: 0.0, elios.Pass: 0.0}
    turns = elios.GAME.legal(elios.GAME.guess(seen, rng))
    return {turn.text: len(turn.columns) if isinstance(turn, elios.Place) else gains[type(turn)] for turn in turns}


def _of_exagon(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    """As many sides as can be, rather a tile put down than one given, and rather that than the end of the turn."""
    game = import_module("elios_desktop.games.exagon.rules")
    moves = import_module("elios_desktop.games.exagon.rules.moves")
    touching = import_module("elios_desktop.games.exagon.players.worth").touching
    core = game.GAME.guess(seen, rng).core
    return {
        core.notation(move): float(touching(core, move >> 8)) if moves.is_put(move) else 0.9 * (move >= moves.GIVE)
        for move in core.legal()
    }


def _of_holi(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    """As many points more than the best of the others as can be, if the game ended now."""
    game = import_module("elios_desktop.games.holi.rules")
    points = import_module("elios_desktop.games.holi.players.worth").points
    core = game.GAME.guess(seen, rng).core()
    seat = core.turn
    values = {}
    for move in core.legal():
        core.make(move)
        totals = points(core)
        values[core.notation(move)] = totals.pop(seat) - max(totals)
        core.unmake()
    return values


_VALUES: Mapping[str, Callable[[Seen[Any], Random], Mapping[str, float]]] = {
    "elementos": _of_elementos,
    "elios": _of_elios,
    "exagon": _of_exagon,
    "holi": _of_holi,
}
