"""Where the puzzles of Holi come from: games for two to four who try some ways to play each turn, and take the best."""

from collections.abc import Iterator, Sequence
from typing import Final

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import Record
from elios_desktop.games.holi.puzzles import (
    CLIMB,
    MOST,
    Steps,
    actions,
    claims_of,
    greedy,
    is_drop,
    is_last,
    is_throw,
    outcomes,
    points,
)
from elios_desktop.games.holi.rules.cards import CARDS, RIVALRY, RULE_CARDS
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.grid import CELL_COUNT
from elios_desktop.games.holi.rules.moves import CLIMB_MOVE, END_MOVE, MOVE, from_core
from elios_desktop.games.holi.rules.mutable_position import CORNERS_PHASE
from elios_desktop.puzzles.contract import Claim
from elios_desktop.puzzles.mining import Candidate, Chance, record_of

GAMES: Final = 2_400
LOOKED_AT: Final = 270
"""Only in so many games every turn is looked at; in the others the last one, for there are few of those."""
_STYLES: Final = (1, 4, 10, 20)
"""Among how many ways to play a turn somebody chooses."""
_HEIGHT: Final = 2
"""How many points a level higher is worth to them."""


def mined(chance: Chance, number: int) -> Iterator[Candidate]:
    """Yield the claims of one game."""
    seats = 2 + number % 3
    opening_hand = chance.pick((1, 3))
    setup: Json = {
        "first": 1 + chance.below(seats),
        "decks": [chance.shuffled(CARDS) for _ in range(seats)],
        "rivalry": _rivalry(chance),
    }
    core = Core.set_up(seats, {"opening_hand": opening_hand}, setup)
    moves: list[str] = []
    tries = _STYLES[number // 3 % len(_STYLES)]
    while not core.over:
        if core.phase == CORNERS_PHASE:
            steps: Steps = (chance.pick(sorted(core.legal())),)
        else:
            if number < LOOKED_AT or is_last(core):
                record = record_of("holi", seats, {"opening_hand": opening_hand}, setup, moves)
                for claim in claims_of(core.copy()):
                    if claim.kind != MOST.name or not _lies_near(core.copy(), claim):
                        yield _judged(claim, record, core.copy())
            steps = _chosen(core, chance, tries)
        for move in steps:
            moves.append(from_core(move).text)
            core.make(move)


def _rivalry(chance: Chance) -> list[int]:
    """Up to three rivalry cards, at most one of them a rule card."""
    while True:
        shown = sorted(chance.shuffled(RIVALRY)[: chance.below(4)])
        if sum(card in RULE_CARDS for card in shown) <= 1:
            return shown


def _chosen(core: Core, chance: Chance, tries: int) -> Steps:
    """Return the best of so many turns by chance."""
    seat = core.turn
    best: tuple[int, Steps] | None = None
    for _ in range(tries):
        steps: list[int] = []
        while core.turn == seat and not core.over and (core.done or not steps):
            steps.append(_step(chance, sorted(core.legal())))
            core.make(steps[-1])
        worth = points(core, seat) + _HEIGHT * core.level[seat]
        for _ in steps:
            core.unmake()
        if best is None or worth > best[0]:
            best = worth, tuple(steps)
    assert best is not None
    return best[1]


def _step(chance: Chance, legal: list[int]) -> int:
    """Return a move in a turn: up where that can be, a throw, a step aside, now and then a card face-down, or the
    end."""
    throws = [move for move in legal if is_throw(move) and not is_drop(move)]
    aside = [move for move in legal if move >> CELL_COUNT == MOVE]
    drops = [move for move in legal if is_drop(move)]
    if CLIMB_MOVE in legal and chance.happens(80):
        return CLIMB_MOVE
    for choices, percent in ((throws, 50), (aside, 60), (drops, 25)):
        if choices and chance.happens(percent):
            return chance.pick(choices)
    return END_MOVE if END_MOVE in legal else chance.pick(legal)


# ---- What a puzzle is like


def _judged(claim: Claim, record: Record, core: Core) -> Candidate:
    """Return a claim as a candidate for the book."""
    seat = core.turn
    steps = _numbers(core, claim.line)
    order = [_kind(move) for move in steps if move != END_MOVE]
    found = outcomes(core, lambda: points(core, seat))
    best = max(value for value, _ in found.values())
    near = sum(best - value <= 4 for value, _ in found.values())
    looks = [str(each) for each in (sorted(record.setup["rivalry"]), core.key()[1:14])]
    return Candidate(
        claim=claim,
        record=record,
        position=" ".join(looks),
        along=(),
        idea=f"{claim.kind} from level {core.level[seat] + 1}: {', '.join(order)}",
        echo=frozenset({claim.kind, *(text for text in claim.line if text not in ("climb", "end"))}),
        hardness=5 * len(order) + min(near, 10) + len(actions(core)) // 12 + 4 * (order[0] != "throw"),
        greedy=_lies_near(core, claim),
    )


def _numbers(core: Core, texts: Sequence[str]) -> Steps:
    """Return these moves as the core has them."""
    played, found = core.copy(), []
    for text in texts:
        found.append(next(move for move in played.legal() if from_core(move).text == text))
        played.make(found[-1])
    return tuple(found)


def _kind(move: int) -> str:
    """Say what a move is like."""
    return "drop" if is_drop(move) else "throw" if is_throw(move) else from_core(move).text.split()[0]


def _lies_near(core: Core, claim: Claim) -> bool:
    """Tell whether somebody solves it who always does what brings most at once, a level among it."""
    seat = core.turn
    if claim.kind == MOST.name:
        return greedy(core, lambda: points(core, seat)) == points(core, seat) + claim.goal
    if claim.kind == CLIMB.name:
        high = 1000
        return greedy(core, lambda: points(core, seat) + high * (core.level[seat] >= claim.goal - 1)) >= high
    won = 10_000

    def worth() -> int:
        ends = END_MOVE in core.legal()
        if ends:
            core.make(END_MOVE)
        wins = core.over and core.result().winners == (seat + 1,)
        if ends:
            core.unmake()
        return points(core, seat) + won * wins

    return greedy(core, worth) >= won
