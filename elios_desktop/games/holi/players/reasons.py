"""Why a move of Holi is good: what the turn brings that begins with it, the two things that weigh most."""

from __future__ import annotations

from typing import Any, Final

from elios_desktop.games.holi.rules import Core
from elios_desktop.games.holi.rules.grid import BORDER, CELL_COUNT, LEVELS, bits_of
from elios_desktop.games.holi.rules.moves import CORNER, DROP, END, MOVE, STOP
from elios_desktop.games.holi.rules.rivalry import earned
from elios_desktop.players.contract import Reason

_HIT: Final = 3.0
_UP: Final = 4.0
_SWEET: Final = 2.0
_BLOCKED: Final = 3.0
_TOKEN_AWAY: Final = 1.5
_TOKEN: Final = 0.9
_TOLD: Final = 2
"""So many reasons are given at the most."""

Fact = tuple[float, str, dict[str, Any]]


def can_climb(core: Core, seat: int) -> bool:
    """Whether a seat's pawn could climb from where it stands."""
    level, cell = core.level[seat], core.cell[seat]
    inside = cell >= 0 and level < LEVELS - 1 and not BORDER >> cell & 1
    return inside and core.surrounded(level, cell) and not core.standing[level + 1] >> cell & 1


def reason_for(core: Core, moves: tuple[int, ...]) -> Reason:
    """Why to begin with the first of these moves, that make a turn: what it brings itself, and what comes `later`."""
    what = moves[0] >> CELL_COUNT
    if what == CORNER:
        return Reason("holi.corner")
    if what == STOP:
        return Reason("holi.stops")
    facts = sorted(_facts(core, moves), key=lambda fact: (-fact[0], fact[1]))
    if not facts or what == END:
        return Reason("holi.ends" if what == END or not _has_a_choice(core) else "holi.saves_cards")
    at_once = [(code, args) for _, code, args in _facts(core, moves[:1])]
    told = [(code, args if (code, args) in at_once else args | {"later": True}) for _, code, args in facts[:_TOLD]]
    (code, args), *others = sorted(told, key=lambda each: "later" in each[1])
    for also, more in others:
        args = args | {"also": also} | {f"also_{name}": value for name, value in more.items()}
    return Reason(code, args)


def _has_a_choice(core: Core) -> bool:
    """Whether a card that is thrown leaves others in the hand."""
    return len(core.hands[core.turn]) > 1


def _facts(core: Core, moves: tuple[int, ...]) -> list[Fact]:
    """What moves of a turn bring, with its weight."""
    seat, rules = core.turn, core.rules
    after = core.copy()
    for move in moves:
        after.make(move)
    found: list[Fact] = []
    if hits := (after.hits[seat] - core.hits[seat]) // rules.hit_points:
        found.append((_HIT * hits, "holi.hits", {"count": hits} | _who_is_hit(core, moves, seat)))
    if sweets := after.held[seat] - core.held[seat]:
        found.append((_SWEET * sweets, "holi.sweets", {"count": sweets}))
    if after.level[seat] > core.level[seat]:
        found.append((_UP, "holi.up", {"level": after.level[seat] + 1}))
    found += [
        (_BLOCKED, "holi.blocks", {"seat": other + 1})
        for other in range(rules.seats)
        if other != seat and not core.finished >> other & 1 and can_climb(core, other) and not can_climb(after, other)
    ]
    away = _in_others_hands(after, seat) - _in_others_hands(core, seat) - hits
    if away > 0:
        found.append((_TOKEN_AWAY * away, "holi.given", {"count": away}))
    for card in rules.rivalry:
        points = earned(card, after, seat)[0] - earned(card, core, seat)[0]
        if points > 0:
            found.append((float(points), "holi.rivalry", {"card": card, "points": points}))
    for level in range(LEVELS):
        at = level * rules.seats + seat
        tokens = after.colours[at].bit_count() - core.colours[at].bit_count()
        if tokens > 0:
            found.append((_TOKEN * tokens * (level + 1) / LEVELS, "holi.tokens", {"count": tokens, "level": level + 1}))
    if _has_a_choice(core) and any(DROP <= move >> CELL_COUNT < MOVE for move in moves):
        found.append((0.1, "holi.saves_cards", {}))
    return found


def _who_is_hit(core: Core, moves: tuple[int, ...], seat: int) -> dict[str, Any]:
    """The only seat that is hit directly by the throw among these moves, if it is one alone."""
    ahead, hit = core.copy(), set()
    for move in moves:
        if move >> CELL_COUNT < MOVE:
            level = ahead.level[seat]
            spots = move & ahead.standing[level]
            hit = {ahead.pawn_at(level, spot) for spot in bits_of(spots)}
        ahead.make(move)
    return {"seat": hit.pop() + 1} if len(hit) == 1 else {}


def _in_others_hands(core: Core, seat: int) -> int:
    seats = core.rules.seats
    return sum([core.reserves[holder * seats + seat] for holder in range(seats) if holder != seat])
