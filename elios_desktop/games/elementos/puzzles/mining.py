"""Where the puzzles of Elementos come from: games between two that look a move or two ahead and err now and then."""

from collections.abc import Iterator
from typing import Final

from elios_desktop.engine.record import Record
from elios_desktop.games.elementos.puzzles import HOLD, claims_of, fresh
from elios_desktop.games.elementos.rules.board import FLIP, TOKEN_TEXT
from elios_desktop.games.elementos.rules.core import MOVER, WAND, Core
from elios_desktop.games.elementos.rules.moves import Arrange, from_core
from elios_desktop.puzzles.contract import Claim
from elios_desktop.puzzles.mining import Candidate, Chance, record_of

GAMES: Final = 480
EFFORT: Final = 60_000
LONGEST: Final = 150
_STYLES: Final = ((1, 12), (2, 6), (2, 12), (2, 20))
"""How far a game's policy looks ahead, and how much it errs."""
_PATIENCE: Final = 4
"""How much better than anything else a flip has to be: else the games would be full of them."""
_PAIRS: Final = ("FW", "WA", "AF") * 3
_WON: Final = 10_000
_FARTHEST: Final = 4
"""So far ahead it is looked to see how hard a puzzle is."""


def mined(chance: Chance, number: int) -> Iterator[Candidate]:
    """Yield the claims of one game; where an idea comes again and again, the one with the highest number."""
    first = 1 + chance.below(2)
    core = Core(first)
    moves: list[str] = []
    for side in (0, 1):
        layout = tuple(pair if chance.happens(50) else pair[::-1] for pair in chance.shuffled(_PAIRS))
        moves.append(Arrange(side + 1, layout).text)
        core.arrange(side, layout)
    depth, error = _STYLES[number % len(_STYLES)]
    found: dict[tuple[str, str], tuple[Claim, Core, tuple[str, ...]]] = {}
    while not core.over and len(moves) < LONGEST:
        for claim in claims_of(core, EFFORT):
            name = claim.kind, claim.first[0]
            if name not in found or found[name][0].goal < claim.goal:
                found[name] = claim, fresh(core), tuple(moves)
        move = _chosen(core, chance, depth if chance.happens(90) else 1, error)
        moves.append(from_core(core, move).text)
        core.make(move)
    for claim, position, before in found.values():
        record = record_of("elementos", 2, {"memory": False}, {"first": first}, before)
        yield _judged(claim, record, position)


def _chosen(core: Core, chance: Chance, depth: int, error: int) -> int:
    """Return the best move as far as it looks, if it doesn't err."""
    best, chosen = -2 * _WON, 0
    for move in sorted(core.legal()):
        core.make(move)
        value = chance.below(error) - _value(core, depth - 1, -2 * _WON, 2 * _WON)
        core.unmake()
        if move % FLIP == 0:
            value -= _PATIENCE
        if value > best:
            best, chosen = value, move
    return chosen


def _value(core: Core, depth: int, low: int, high: int) -> int:
    """Return what a position is worth to whoever is to move."""
    if core.over:
        return 0 if core.winner is None else -_WON - depth
    if not depth:
        return _worth(core)
    best = -2 * _WON
    for move in core.legal():
        core.make(move)
        value = -_value(core, depth - 1, -high, -low)
        core.unmake()
        if value > best:
            best = value
            low = max(low, value)
            if low >= high:
                break
    return best


def _worth(core: Core) -> int:
    """Tell how far the wands have come, how many tokens are left, and how far those have come."""
    worth = 8 * (core.board[WAND] // 3 - 7 + core.board[WAND + 1] // 3)
    for at in range(24):
        token = core.board[at]
        if token:
            worth += 6 + at // 3 if token <= 6 else at // 3 - 13
    return -worth if core.side else worth


# ---- What a puzzle is like


def _judged(claim: Claim, record: Record, core: Core) -> Candidate:
    """Return a claim as a candidate for the book."""
    kinds = {from_core(core, move).text: _kind(core, move) for move in core.legal()}
    first = kinds[claim.first[0]]
    near = [kind for kind in ("wand", "take") if kind in kinds.values()]
    tempting = sum(kind in near for text, kind in kinds.items() if text != claim.first[0])
    depth = _depth(core, claim.first[0])
    stood = _positions(core, claim.line)
    return Candidate(
        claim=claim,
        record=record,
        position=stood[0],
        along=tuple(stood[1:]),
        idea=f"{claim.kind} {claim.goal} {first}",
        echo=frozenset({claim.first[0]}),
        hardness=10 * depth + 3 * claim.goal + 2 * min(tempting, 4) + 3 * (first not in near),
        greedy=first in near or depth == 1 or (claim.kind == HOLD.name and claim.goal == 1),
    )


def _kind(core: Core, move: int) -> str:
    """Say what a move is like."""
    at, to = move >> 5, move & 31
    if at == to:
        return "flip"
    ahead = at // 3 != to // 3
    if at == core.board[WAND + core.side]:
        return "wand" if ahead else "wand aside"
    return "take" if core.board[to] else "step" if ahead else "aside"


def _depth(core: Core, text: str) -> int:
    """Tell how many moves somebody has to look ahead who finds it."""
    moves = sorted(core.legal(), key=lambda move: from_core(core, move).text != text)
    for depth in range(1, _FARTHEST + 1):
        values: list[int] = []
        for move in moves:
            low = values[0] - 1 if values else -2 * _WON
            core.make(move)
            values.append(-_value(core, depth - 1, -2 * _WON, -low))
            core.unmake()
            if len(values) > 1 and values[-1] >= values[0]:
                break
        else:
            return depth
    return _FARTHEST + 1


def _positions(core: Core, line: tuple[str, ...]) -> list[str]:
    """Return what a position looks like at each moment of a line, however the board is turned."""
    played = core.copy()
    found = [_looks(played)]
    for text in line:
        played.make(next(move for move in played.legal() if from_core(played, move).text == text))
        found.append(_looks(played))
    return found


def _looks(core: Core) -> str:
    """Return the tokens' upper sides, the wands and who is to move; the same when seen in a mirror or from the other
    side."""
    wands = core.board[WAND:MOVER]
    shown = [f"{TOKEN_TEXT[core.board[at]][:2]:2}{'*' * (at in wands)}" for at in range(24)]
    rows = [shown[at : at + 3] for at in range(0, 24, 3)]
    if core.side:
        swap = str.maketrans("12", "21")
        rows = [[each.translate(swap) for each in row] for row in reversed(rows)]
    return min("/".join(" ".join(row) for row in side) for side in (rows, [row[::-1] for row in rows]))
