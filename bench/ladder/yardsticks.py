"""The one-move-greedy player of each game: it looks at every move's position and takes the best, arrangements aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from elios_desktop.bots.chance import pick
from elios_desktop.engine.contract import Seen


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
    """As few beams left as can be; and rather a disc than a split."""
    game = import_module("elios_desktop.engine.games.elios")
    return {move.text: _gain(move.text) for move in game.GAME.legal(game.GAME.guess(seen, rng))}


def _gain(text: str) -> float:
    return len(text.partition("@")[0]) if "@" in text else {"disc": 0.5}.get(text, 0.0)


_VALUES: Mapping[str, Callable[[Seen[Any], Random], Mapping[str, float]]] = {
    "elementos": _of_elementos,
    "elios": _of_elios,
}
