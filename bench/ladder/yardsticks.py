"""Players to compare the levels with, arrangements aside.

Of each game a child that knows the rules and takes what it sees, and a greedy one, who looks at every move's position
and takes the best. Of Exagon a partner, too: it looks at whole turns and plays the best few out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any

from elios_desktop.engine.contract import Seen
from elios_desktop.players.chance import pick

RANDOM, CHILD, GREEDY, PARTNER = "random", "child", "greedy", "partner"
NAMES = (RANDOM, CHILD, GREEDY, PARTNER)

_ODD_TURN = 0.25
"""So often the child of Elementos does anything."""
_TRIES = 4
"""So many places the child of Exagon tries before it puts a tile down."""
_WIDE, _FINALISTS, _GAMES = 200, 12, 16
"""Exagon's partner: how wide its beam is, and how many turns it compares by how many games each."""


def move_of(who: str, game_id: str, seen: Seen[Any], legal: Sequence[str], rng: Random) -> str:
    """What one of them plays, of the legal moves, which are sorted."""
    if who == RANDOM:
        return pick(rng, legal)
    if who == CHILD:
        return _CHILDREN[game_id](seen, legal, rng)
    return _greedy(game_id, seen, rng) if who == GREEDY else _partner(seen, rng)


def _child_of_elios(seen: Seen[Any], legal: Sequence[str], rng: Random) -> str:
    """Any group that fits; else a disc or a split."""
    splits = [text for text in legal if text.startswith("split ")]
    discs = ["disc"] if "disc" in legal else []
    placements = [text for text in legal if "@" in text]
    return pick(rng, placements or (pick(rng, [discs, splits]) if discs and splits else discs + splits) or legal)


def _child_of_elementos(seen: Seen[Any], legal: Sequence[str], rng: Random) -> str:
    """The wand across if it can; now and then anything; else a take, else the wand ahead, or a token."""
    far, up = ("8", 1) if seen.seat == 1 else ("1", -1)
    wands = [text for text in legal if text.startswith(("wand ", "carry "))]
    across = [text for text in wands if text.endswith(far)]
    if across:
        return pick(rng, across)
    if rng.random() < _ODD_TURN:
        return pick(rng, legal)
    takes = [text for text in legal if "x" in text]
    ahead = [text for text in legal if "-" in text and (int(text[-1]) - int(text[-4])) * up > 0]
    return pick(rng, takes or [text for text in wands if text in ahead] or ahead or legal)


def _child_of_exagon(seen: Seen[Any], legal: Sequence[str], rng: Random) -> str:
    """Tries some places and takes the first that lets the turn go on; if none does, the first."""
    tiles = seen.view.board
    puts = [text for text in legal if "@" in text]
    tried = [pick(rng, puts) for _ in range(_TRIES)] if puts else ["end"]

    def sides(text: str) -> int:
        cell = import_module("elios_desktop.games.exagon.rules.tiles").parse_cell(text[text.index("@") + 1 : -2])
        return sum(near in tiles for near in cell.neighbours())

    return next((text for text in tried if puts and sides(text) > 1), tried[0])


def _child_of_holi(seen: Seen[Any], legal: Sequence[str], rng: Random) -> str:
    """Up if it can, else anything."""
    return "climb" if "climb" in legal else pick(rng, legal)


_CHILDREN: Mapping[str, Callable[[Seen[Any], Sequence[str], Random], str]] = {
    "elementos": _child_of_elementos,
    "elios": _child_of_elios,
    "exagon": _child_of_exagon,
    "holi": _child_of_holi,
}


def _partner(seen: Seen[Any], rng: Random) -> str:
    """Whole turns from a beam; the best few are played out, most sides first."""
    game = import_module("elios_desktop.games.exagon.rules")
    turns = import_module("elios_desktop.games.exagon.players.turns")
    core = game.GAME.guess(seen, rng).core.copy()
    found = turns.turns(core, _WIDE, _FINALISTS, turns.Effort(1_000_000))
    if len(found) == 1:
        return str(core.notation(found[0].moves[0]))
    gains = []
    for turn in found:
        gain = 0.0
        for _ in range(_GAMES):
            winners = _played_out(turn.after.copy(), rng)
            gain += (core.seat in winners) / len(winners)
        gains.append(gain)
    return str(core.notation(found[gains.index(max(gains))].moves[0]))


def _played_out(core: Any, rng: Random) -> list[int]:
    """Who wins when everybody puts down what matches most sides."""
    moves = import_module("elios_desktop.games.exagon.rules.moves")
    turns = import_module("elios_desktop.games.exagon.players.turns")
    while not core.over:
        puts = [move for move in core.legal() if moves.is_put(move)]
        sides = [turns.touching(core, move >> 8) for move in puts]
        most = max(sides, default=0)
        core.make(pick(rng, [put for put, each in zip(puts, sides, strict=True) if each == most] or [moves.END]))
    return list(core.winners())


def _greedy(game_id: str, seen: Seen[Any], rng: Random) -> str:
    """The move that leads to the best position; of several any."""
    values = _VALUES[game_id](seen, rng)
    best = max(values.values())
    return pick(rng, sorted(text for text, value in values.items() if value == best))


def _of_elementos(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    game = import_module("elios_desktop.games.elementos.rules")
    moves = import_module("elios_desktop.games.elementos.rules.moves")
    players = import_module("elios_desktop.games.elementos.players")
    core = game.GAME.guess(seen, rng).core.copy()
    looks = players.evaluation(core.side, 0)
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
    touching = import_module("elios_desktop.games.exagon.players.turns").touching
    core = game.GAME.guess(seen, rng).core
    return {
        core.notation(move): float(touching(core, move >> 8)) if moves.is_put(move) else 0.9 * (move >= moves.GIVE)
        for move in core.legal()
    }


def _of_holi(seen: Seen[Any], rng: Random) -> Mapping[str, float]:
    """As many points more than the best of the others as can be, if the game ended now."""
    game = import_module("elios_desktop.games.holi.rules")
    points = import_module("elios_desktop.games.holi.players.turns").points
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
