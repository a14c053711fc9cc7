"""Where the puzzles of Elios come from: games for two that place what they can, more or less carefully."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from elios_desktop.engine.record import Record
from elios_desktop.games.elios.puzzles import FOR_BOOKS, HOLD, BeamRace, claims_of
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import COLOURS, JOKER, is_group
from elios_desktop.games.elios.rules.moves import Arrange
from elios_desktop.games.elios.rules.turns import DISC, PLACE, SPLIT, Turn
from elios_desktop.puzzles.contract import Claim
from elios_desktop.puzzles.mining import Candidate, Chance, record_of

GAMES: Final = 40_000
EFFORT: Final = 10_000
LONGEST: Final = 120
CHOICES: Final = 5
"""Where there are fewer legal moves, there is nothing to find."""
_STYLES: Final = (95, 90, 80, 97)
"""How often somebody places who can; in the last style so that the other can place little."""
_CAREFUL: Final = 3
_TRIED: Final = 8
_PLAIN: Final = 30
"""How much easier a puzzle is that asks for no more than what has one place only."""


def mined(chance: Chance, number: int) -> Iterator[Candidate]:
    """Yield the claims of one game; where a first move comes again and again, the one with the highest number."""
    sun = "".join(chance.shuffled(COLOURS))
    bag = chance.shuffled(COLOURS * 4)
    hands = ["".join(sorted([*bag[at : at + 16], JOKER, JOKER])) for at in (0, 16)]
    groups = [_arranged(chance, hand) for hand in hands]
    starter = chance.below(2)
    core = Core(sun, groups, starter, keeps=False)
    moves = [Arrange(seat + 1, tuple(groups[seat])).text for seat in (1 - starter, starter)]
    setup = {"sun": sun, "hands": hands}
    race = BeamRace(core, 0)
    style = number % len(_STYLES)
    found: dict[tuple[str, str], tuple[Claim, Core, tuple[str, ...]]] = {}
    while not core.over and len(moves) < LONGEST:
        if len(core.legal()) >= CHOICES:
            for claim in claims_of(core, EFFORT, FOR_BOOKS):
                name = claim.kind, claim.first[0]
                if name not in found or found[name][0].goal < claim.goal:
                    found[name] = claim, core.copy(), tuple(moves)
        move = _chosen(race, chance, style)
        moves.append(race.text(move))
        core.make(move)
    for claim, position, before in found.values():
        yield _judged(claim, record_of("elios", 2, {"joker": "open"}, setup, before), position)


def _arranged(chance: Chance, hand: str) -> list[str]:
    """Return the hand in groups, mostly large ones."""
    groups: list[str] = []
    for beam in chance.shuffled(hand):
        with_room = [at for at, group in enumerate(groups) if is_group(group + beam)]
        if with_room and chance.happens(75):
            groups[chance.pick(with_room)] += beam
        else:
            groups.append(beam)
    return sorted("".join(sorted(group)) for group in groups)


def _chosen(race: BeamRace, chance: Chance, style: int) -> Turn:
    """Return a move in this style."""
    moves = race.moves()
    places = [move for move in moves if move.kind == PLACE]
    if not places or not chance.happens(_STYLES[style]):
        discs = [move for move in moves if move.kind == DISC]
        splits = [move for move in moves if move.kind == SPLIT]
        return chance.pick(discs if discs and chance.happens(70) else splits or moves)
    if style == _CAREFUL:
        tried = [chance.pick(places) for _ in range(_TRIED)]
        return min(tried, key=lambda move: _left_to_the_other(race, move) - 30 * len(move.beams))
    most = max(len(move.beams) for move in places)
    return chance.pick([move for move in places if len(move.beams) == most] if chance.happens(70) else places)


def _left_to_the_other(race: BeamRace, move: Turn) -> int:
    """Tell how much the other can place after a move."""
    race.make(move, 0)
    left = sum(len(each.beams) ** 2 for each in race.core.legal())
    race.unmake()
    return left


# ---- What a puzzle is like


def _judged(claim: Claim, record: Record, core: Core) -> Candidate:
    """Return a claim as a candidate for the book."""
    race = BeamRace(core, core.player)
    moves = race.moves()
    first = next(move for move in moves if race.text(move) == claim.first[0])
    stood = _positions(core, claim.line)
    alone = _stands_alone(moves, first)
    likely = sum(move.kind == PLACE and len(move.beams) >= len(first.beams) for move in moves)
    return Candidate(
        claim=claim,
        record=record,
        position=stood[0],
        along=tuple(stood[1:]),
        idea=f"{claim.kind}, one place" if alone else f"{claim.kind} {claim.goal} {_kind(first)}",
        echo=frozenset({claim.first[0]}),
        hardness=8 * claim.goal
        + 2 * min(likely, 12)
        + 6 * (first.kind != PLACE)
        + min(len(moves), 30) // 3
        - _PLAIN * alone,
        greedy=_lies_near(race, moves, first) or (claim.kind == HOLD.name and claim.goal == 1),
    )


def _kind(move: Turn) -> str:
    """Say what a move is like."""
    return f"place {len(move.beams)}" if move.kind == PLACE else "disc" if move.kind == DISC else "split"


def _stands_alone(moves: Sequence[Turn], first: Turn) -> bool:
    """Tell whether it is for the only group that has one place only: whoever has seen that once finds it every time."""
    places = Counter(move.group for move in moves if move.kind == PLACE)
    return first.kind == PLACE and [group for group, count in places.items() if count == 1] == [first.group]


def _lies_near(race: BeamRace, moves: Sequence[Turn], first: Turn) -> bool:
    """Tell whether it is what somebody does who places as many beams as can be, or leaves the other as little as can
    be."""
    left = {move: (len(move.beams), -_left_to_the_other(race, move)) for move in moves}
    return left[first] in (max(left.values()), max(left.values(), key=lambda each: each[::-1]))


def _positions(core: Core, line: Sequence[str]) -> list[str]:
    """Return what a position looks like at each moment of a line, wherever the columns stand."""
    played = BeamRace(core.copy(), core.player)
    found = [_looks(played.core)]
    for text in line:
        played.make(next(move for move in played.moves() if played.text(move) == text), 0)
        found.append(_looks(played.core))
    return found


def _looks(core: Core) -> str:
    """Columns, discs, and what lies before whom: first before whoever is to move."""
    groups = [".".join(core.grouped(player)) for player in (core.player, 1 - core.player)]
    return "|".join([",".join(sorted(core.columns)), str(core.discs), *groups])
