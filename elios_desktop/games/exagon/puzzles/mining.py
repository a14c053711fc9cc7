"""Where the puzzles of Exagon come from: games whose turns are short, so that much is left to be laid; and rings that
are composed around the tile that fits into them, for in games a perfect fit is never in reach.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import Record
from elios_desktop.games.exagon.puzzles import FIT, FOR_BOOKS, Turn, claims_of, fits, sides_at
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.moves import END, PUT
from elios_desktop.games.exagon.rules.tiles import (
    CENTRE,
    FITS,
    PLACEMENTS,
    SIDES,
    STEPS,
    TILE_PLACEMENTS,
    TILES,
    TILES_EACH,
    UNTURNED,
    placement_of,
    tile_of,
    tiles_in,
)
from elios_desktop.puzzles.contract import Claim
from elios_desktop.puzzles.mining import Candidate, Chance, record_of

GAMES: Final = 340
EFFORT: Final = 400
LARGEST_HAND: Final = 13
"""With more tiles there are too many ways to look at them all, for people too."""
COMPOSED_EVERY: Final = 3
"""Every so-many-th is no game but a ring."""
_SEATS: Final = (2, 4, 5)
"""With how many a ring is composed: with three the first tile is on the table before."""
_AROUND: Final = 4
"""So many tiles lie around a ring at most, and don't matter."""
_TRIES: Final = 60
_TIMES: Final = 8
_HIGHEST: Final = next(tile for tile in TILES.values() if tile.star == max(each.star for each in TILES.values())).id
"""Who holds it begins."""


def mined(chance: Chance, number: int) -> Iterator[Candidate]:
    """Return the claims of one game, or of one ring."""
    return _composed(chance) if number % COMPOSED_EVERY == 0 else _played(chance, number)


def _played(chance: Chance, number: int) -> Iterator[Candidate]:
    """Yield a game of short turns."""
    seats = 2 + number % 4
    setup = _dealt(chance, seats)
    core = Core(setup["hands"], setup["table"])
    longest = 1 + number // 4 % 3
    moves: list[str] = []
    while not core.over:
        if core.counts[core.seat] <= LARGEST_HAND:
            for claim in claims_of(core, EFFORT, FOR_BOOKS):
                yield _judged(claim, record_of("exagon", seats, {}, setup, moves), core)
        tiles = 1 + chance.below(longest)
        seat = core.seat
        while core.seat == seat and not core.over:
            places = sorted(move for move in core.legal() if move >= PUT)
            goes_on = places and (core.opening or core.placed < tiles)
            move = chance.pick(places) if goes_on else END
            moves.append(core.notation(move))
            core.make(move)
            if move == END:
                break


def _dealt(chance: Chance, seats: int) -> Json:
    """Return a deal."""
    tiles, each = chance.shuffled(TILES), TILES_EACH[seats]
    hands = [sorted(tiles[each * seat : each * (seat + 1)]) for seat in range(seats)]
    return {"hands": hands, "table": tiles[-1] if seats == 3 else None}


def _composed(chance: Chance) -> Iterator[Candidate]:
    """Yield a ring around an empty cell, and the tile that fits there in a hand; sometimes a tile of the ring is
    missing."""
    for _ in range(_TRIES):
        seats, missing = chance.pick(_SEATS), chance.pick((0, 1, 1))
        fitting = placement_of(1 + chance.below(len(TILES)), chance.below(SIDES))
        start = chance.below(SIDES)
        ring = _ring(chance, fitting, start, [])
        if ring is None:
            continue
        centre = CENTRE - STEPS[start]
        laid = [(centre + STEPS[(start + at) % SIDES], placed) for at, placed in enumerate(ring)]
        needed = [tile_of(fitting), *(tile_of(placed) for _, placed in laid[SIDES - missing :])]
        found = _laid(chance, seats, laid[: SIDES - missing], needed, centre)
        if found is not None:
            setup, moves, core = found
            for claim in claims_of(core, EFFORT, FOR_BOOKS):
                if claim.kind == FIT.name and claim.goal == 1 + missing:
                    yield _judged(claim, record_of("exagon", seats, {}, setup, moves), core)
                    return


def _ring(chance: Chance, fitting: int, start: int, ring: list[int]) -> list[int] | None:
    """Six tiles clockwise that match the one in their middle and each other; the first as it is first laid."""
    at = len(ring)
    if at == SIDES:
        return ring
    side = (start + at) % SIDES
    allowed = FITS[side][fitting]
    if not ring:
        allowed &= UNTURNED
    else:
        # From a tile of the ring the next one lies two sides further round, and from the last the first one.
        allowed &= FITS[(side + 1) % SIDES][ring[-1]]
    if at == SIDES - 1:
        allowed &= FITS[(start + 4) % SIDES][ring[0]]
    for placed in (fitting, *ring):
        allowed &= ~TILE_PLACEMENTS[tile_of(placed)]
    choices = [placement for placement in range(PLACEMENTS) if allowed >> placement & 1]
    for placed in chance.shuffled(choices)[:6]:
        found = _ring(chance, fitting, start, [*ring, placed])
        if found is not None:
            return found
    return None


def _laid(
    chance: Chance, seats: int, laid: Sequence[tuple[int, int]], needed: Sequence[int], centre: int
) -> tuple[Json, list[str], Core] | None:
    """Return a deal and moves that lead to these tiles and a few others around them, one a turn, with what is needed in
    the hand of whose turn it is then; None if the one who has to begin can't."""
    around = chance.below(_AROUND + 1)
    ring = [tile_of(placed) for _, placed in laid]
    others = [tile for tile in chance.shuffled(TILES) if tile not in ring and tile not in needed]
    beginner = chance.below(seats)
    owners = {tile: (beginner + at) % seats for at, tile in enumerate([*ring, *others[:around]])}
    owners |= dict.fromkeys(needed, (beginner + len(owners)) % seats)
    if owners.setdefault(_HIGHEST, beginner) != beginner:
        return None
    each = TILES_EACH[seats]
    hands: list[list[int]] = [[tile for tile, owner in owners.items() if owner == seat] for seat in range(seats)]
    left = [tile for tile in others if tile not in owners]
    for hand in hands:
        while len(hand) < each:
            hand.append(left.pop())
    setup: Json = {"hands": [sorted(hand) for hand in hands], "table": None}
    core = Core(setup["hands"], None)
    moves: list[str] = []
    for cell, placed in laid:
        _lay(core, cell << 8 | placed, moves)
    crowded = {cell for cell in core.fits if sides_at(core, cell) > 2}  # where the tile that is missing may come
    near = {centre, *crowded}
    near |= {cell + step for cell in near for step in STEPS}
    for tile in others[:around]:
        places = [
            move
            for move in sorted(core.legal())
            if move >= PUT and tile_of(move & 255) == tile and move >> 8 not in near
        ]
        if not places:
            return None
        _lay(core, chance.pick(places), moves)
    return setup, moves, core


def _lay(core: Core, move: int, moves: list[str]) -> None:
    """Put a tile down, and end the turn."""
    seat = core.seat
    moves.append(core.notation(move))
    core.make(move)
    if core.seat == seat and not core.over:
        moves.append(core.notation(END))
        core.make(END)


# ---- What a puzzle is like


def _judged(claim: Claim, record: Record, core: Core) -> Candidate:
    """Return a claim as a candidate for the book."""
    hand = core.counts[core.seat]
    legal = sum(move >= PUT for move in core.legal())
    single = _singles(core, claim.line)
    if claim.kind == FIT.name:
        nodes, greedy = legal, _fits_greedily(core.copy(), claim.goal)
    else:
        nodes, greedy = Turn(core, EFFORT).nodes, _is_near(core.copy(), claim.goal)
    assert claim.key is not None
    lies = sorted(f"{cell}:{placed}" for cell, placed in core.tiles.items())
    return Candidate(
        claim=claim,
        record=record,
        position=" ".join([*lies, *map(str, tiles_in(core.hands[core.seat]))]),
        along=(),
        idea=f"{claim.kind} {claim.goal}{' with a bonus' if single else ''}",
        echo=frozenset(claim.key),
        hardness=3 * claim.goal + 2 * nodes.bit_length() + min(hand, 12) + 4 * (legal > 6 * len(claim.first)),
        greedy=greedy,
    )


def _singles(core: Core, line: Sequence[str]) -> int:
    """Tell how many tiles but the last match one side only."""
    played = core.copy()
    found = 0
    for text in line[:-1]:
        move = next(move for move in played.legal() if played.notation(move) == text)
        found += sides_at(played, move >> 8) == 1
        played.make(move)
    return found


def _nearest(core: Core) -> list[int]:
    """Return the placements that match the most sides."""
    places = sorted(move for move in core.legal() if move >= PUT)
    most = max((sides_at(core, move >> 8) for move in places), default=0)
    return [move for move in places if sides_at(core, move >> 8) == most]


def _laid_greedily(core: Core, chance: Chance | None) -> int:
    """Tell how many tiles somebody lays who always matches the most sides; of several such ways the one that leaves
    most to be done, or one by chance."""
    seat, laid = core.seat, 0
    while core.seat == seat and not core.over:
        places = _nearest(core)
        if not places:
            break
        core.make(chance.pick(places) if chance else max(places, key=lambda move: _left(core, move)))
        laid += 1
    for _ in range(laid):
        core.unmake()
    return laid


def _left(core: Core, move: int) -> tuple[int, int]:
    """Tell how much there is to do after a placement."""
    seat = core.seat
    core.make(move)
    left = len(core.legal()) if core.seat == seat else 0
    core.unmake()
    return left, -move


def _is_near(core: Core, goal: int) -> bool:
    """Tell whether somebody lays as many tiles who does what lies nearest, or half of those who do something like
    it."""
    chance = Chance("greedy", sorted(core.tiles.items()))
    lucky = sum(_laid_greedily(core, chance) == goal for _ in range(_TIMES))
    return 2 * lucky >= _TIMES or _laid_greedily(core, None) == goal


def _fits_greedily(core: Core, tiles: int) -> bool:
    """Tell whether somebody comes to a perfect fit who always matches the most sides, the luckiest way."""
    if tiles == 1:
        return bool(fits(core, 1))
    seat = core.seat
    for move in _nearest(core):
        core.make(move)
        found = core.seat == seat and not core.over and core.placed > 0 and _fits_greedily(core, tiles - 1)
        core.unmake()
        if found:
            return True
    return False
