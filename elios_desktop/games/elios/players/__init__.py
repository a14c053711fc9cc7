"""The players of Elios: alpha-beta for two seats; for three and four, tree search that plays games out by chance.

What they see of two seats is what is stuck and what could be placed now or soon; of more, how games end that are
played out by chance, but not blindly: whoever can place many beams does.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from elios_desktop.engine.contract import Seat, Seen
from elios_desktop.games.elios.rules import GAME, Arrange, View
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import COLUMNS, JOKER, MOST_DISCS, random_groups, suggested_groups
from elios_desktop.games.elios.rules.moves import from_core
from elios_desktop.games.elios.rules.turns import (
    DISC,
    DISC_TURN,
    MARKS,
    OTHERS,
    PASS,
    PASS_TURN,
    PLACE,
    SPLIT,
    Group,
    Turn,
)
from elios_desktop.players.chance import chance_of, dice, dice_of_turn, pick_near_best, shares
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today, told
from elios_desktop.players.search import SURE, WON, AlphaBeta, Evaluation, Tree


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Elios thinks. With two seats `nodes` are positions."""

    games: int = 0
    """With more seats: how many games it plays out."""
    arrangements: int = 1
    """How many ways to arrange it compares, ..."""
    games_each: int = 0
    """... by how many games each."""


LEVELS: Final = (
    Way(nodes=40, blur=0.5, games=12),
    Way(nodes=120, blur=0.1, games=24, off_days=0.35),
    Way(nodes=250, blur=0.008, games=40, off_days=0.5),
    Way(nodes=250, blur=0.008, games=80),
    Way(nodes=800, games=150, arrangements=6, games_each=8, off_days=0.3),
    Way(nodes=10_000, games=700, arrangements=10, games_each=16, off_days=0.35),
    Way(nodes=100_000, games=8_000, arrangements=14, games_each=24),
)
CHANCES: Final = 3_000
CHANCES_GAMES: Final = 150
"""The efforts of `chances`."""
SURELY: Final = 0.995
"""A win that has been seen; less a little for every turn until then."""
FAR: Final = 0.0001


@dataclass(frozen=True, slots=True)
class Prospect:
    """A turn and what can be expected of it."""

    turn: Turn
    chance: float
    sure_in: int | None = None
    """In how many of all seats' turns it surely wins."""


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """Return a move of the seat that is to move or has to arrange."""
    rng = dice(seen, level, seed)
    return decided(seen, LEVELS[today(LEVELS, level, dice_of_turn(seen, 0, level), rng) - 1], rng)


def decided(seen: Seen[View], way: Way, rng: Random) -> Decision:
    """Return a move of the seat that is to move or has to arrange, by somebody who thinks like this."""
    assert seen.seat is not None
    core = GAME.guess(seen, rng).core
    if core is None:
        groups, chance = good_groups(seen.view, seen.seat, rng, way.arrangements, way.games_each)[0]
        nodes = way.arrangements * max(way.games_each, 1)
        return Decision(Arrange(seen.seat, groups).text, nodes, chance if way.games_each else None)
    found, nodes = _prospects(core, way, rng, every=way.blur > 0)
    blur = way.blur if found[0].sure_in != 1 else 0.0
    chosen = found[pick_near_best(rng, [each.chance for each in found], blur)]
    return Decision(from_core(chosen.turn).text, nodes, chosen.chance)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Return the moves that the strongest level finds best."""
    assert seen.seat is not None
    rng, best = dice(seen, "hints"), LEVELS[-1]
    core = GAME.guess(seen, rng).core
    if core is None:
        ways = good_groups(seen.view, seen.seat, rng, best.arrangements, best.games_each)[:count]
        return [
            Hint(Arrange(seen.seat, groups).text, chance, reason)
            for (groups, chance), reason in zip(ways, told(reasons_for_groups(way) for way, _ in ways), strict=True)
        ]
    found, _ = _prospects(core, best, rng, best=count)
    reasons = told(reasons_for(core, each.turn, each.sure_in) for each in found[:count])
    return [Hint(from_core(each.turn).text, each.chance, reason) for each, reason in zip(found, reasons, strict=False)]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """List each seat's chance to win: what its side has, shared by the side's members."""
    rng = dice(seen, "chances")
    core = GAME.guess(seen, rng).core
    if core is None:
        return (1 / seen.seats,) * seen.seats
    if seen.seats == 2:
        lines = AlphaBeta[Core, Turn](core.copy(), EVALUATION, CHANCES).lines(core.legal())
        mover = _chance(lines[0].value)
        return shares((mover, 1 - mover) if core.player == 0 else (1 - mover, mover))
    tree: Tree[Core, Turn] = Tree(core, promising, played_out(rng))
    tree.search(CHANCES_GAMES)
    return shares([gain + 1 for gain in tree.gains])


def _prospects(core: Core, way: Way, rng: Random, best: int = 1, every: bool = False) -> tuple[list[Prospect], int]:
    """Return the turns, best first: of the `best` first ones (or of all) it is known well what can be expected."""
    if len(core.left) == 2:
        search: AlphaBeta[Core, Turn] = AlphaBeta(core.copy(), EVALUATION, way.nodes)
        turns = core.legal()
        lines = search.lines(turns, len(turns) if every else best)
        return [
            Prospect(line.move, _chance(line.value), WON - line.value if line.value >= SURE else None) for line in lines
        ], search.nodes
    tree: Tree[Core, Turn] = Tree(core, promising, played_out(rng))
    tree.search(way.games)
    tried = [Prospect(turn, chance, _wins_at_once(core, turn)) for turn, visits, chance in tree.prospects() if visits]
    winning = [each for each in tried if each.sure_in]
    return winning + [each for each in tried if not each.sure_in], way.games


def _wins_at_once(core: Core, turn: Turn) -> int | None:
    after = core.copy()
    after.make(turn)
    return 1 if after.over and core.player in after.winners() else None


def _chance(value: int) -> float:
    """Return a value as a chance to win; a win that comes sooner is the better one."""
    if abs(value) >= SURE:
        far = FAR * (WON - abs(value))
        return SURELY - far if value > 0 else 1 - SURELY + far
    return 0.02 + 0.96 * chance_of(value, EVEN)


def good_groups(view: View, seat: Seat, rng: Random, ways: int, games: int) -> list[tuple[tuple[str, ...], float]]:
    """Return so many ways to split the seat's hand, the best first, with the share of so many games that each of them
    won."""
    hand = view.hands[seat - 1]
    groups = [tuple(suggested_groups(hand)), *(tuple(random_groups(hand, rng)) for _ in range(ways - 1))]
    found = [(each, _share(view, seat, each, rng, games)) for each in dict.fromkeys(groups)]
    return sorted(found, key=lambda each: -each[1])


def _share(view: View, seat: Seat, groups: Sequence[str], rng: Random, games: int) -> float:
    """Return what the seat gets on average, whoever of those who have not arranged yet finishes last."""
    outcome = played_out(rng)
    total = 0.0
    for number in range(games):
        bundles = [
            tuple(groups) if other == seat else view.groups[other - 1] or tuple(suggested_groups(view.hands[other - 1]))
            for other in range(1, view.seats + 1)
        ]
        last = view.pending[number % len(view.pending)]
        core = Core(view.columns, bundles, last - 1, view.joker == "keeps")
        total += outcome(core)[seat - 1]
    return total / games if games else 0.5


def reasons_for(core: Core, turn: Turn, sure_in: int | None) -> list[Reason]:
    """Return what holds for a turn, the strongest reason first; `sure_in`: in how many turns of all seats it surely
    wins."""
    if sure_in == 1:
        return [Reason("elios.blocks" if turn.kind == PASS else "elios.last_beams")]
    if sure_in is not None:
        return [Reason("elios.wins", {"turns": (sure_in + 1) // 2})]
    after = core.copy()
    after.make(turn)
    opened = _placeable(after, core.player) - _placeable(core, core.player)
    if turn.kind == PASS:
        return [Reason("elios.passes")]
    if turn.kind == DISC:
        level = {"level": after.discs, "groups": opened}
        return [Reason("elios.disc_opens", level) if opened > 0 else Reason("elios.disc_waits")]
    if turn.kind == SPLIT:
        return list(_splitting(core, turn))
    return list(_placing(core, after, turn, opened))


def reasons_for_groups(groups: Sequence[str]) -> list[Reason]:
    """Return what holds for a way to split a hand."""
    found = []
    if len(groups) == len(suggested_groups("".join(groups))):
        found.append(Reason("elios.few_groups", {"groups": len(groups)}))
    if JOKER in groups:
        found.append(Reason("elios.joker_alone", {"groups": len(groups)}))
    if any(len(group) == 1 and group != JOKER for group in groups):
        found.append(Reason("elios.single_beams", {"groups": len(groups)}))
    return [*found, Reason("elios.groups", {"groups": len(groups)})]


def _splitting(core: Core, turn: Turn) -> Iterator[Reason]:
    if not _fits(core, turn.group):
        for part in turn.parts:
            if _fits(core, part):
                yield Reason("elios.split_frees", {"group": part.letters})
    for part in turn.parts:
        if len(part.letters) == 1 and core.discs < MOST_DISCS and not _fits(core, part):
            for column, letters in enumerate(core.columns):
                if len(letters) == core.discs and core.takes(column, part.letters):
                    yield Reason("elios.split_later", {"group": part.letters, "column": column + 1})
    yield Reason("elios.split_waits")


def _placing(core: Core, after: Core, turn: Turn, opened: int) -> Iterator[Reason]:
    player, beams = core.player, len(turn.columns)
    if not after.left[player]:
        yield Reason("elios.own_last_beams", {"beams": beams})
    yield from _shutting_out(core, after)
    if opened > 0:
        yield Reason("elios.place_opens", {"groups": opened})
    for letter, at in turn.beams:
        # Before the first turn there is only one for each colour.
        if letter != JOKER and not core.opening and sum(core.takes(column, letter) for column in range(COLUMNS)) == 1:
            yield Reason("elios.only_column", {"column": at + 1, "colour": letter})
    if beams == max(len(other.columns) for other in core.legal()):
        yield Reason("elios.places", {"beams": beams})
    else:
        yield Reason("elios.places_small", {"beams": beams})


def _fits(core: Core, group: Group) -> bool:
    """Tell whether a group can be placed now, whoever's it is."""
    rows = core.open_rows()
    return any(group.placements[cells & group.cells] for cells, lacking in rows if not group.needs & lacking)


def _placeable(core: Core, player: int) -> int:
    """Tell how many of a player's groups could be placed now, if it were that player's turn."""
    return sum(count for group, count in core.groups[player].items() if _fits(core, group))


def _shutting_out(core: Core, after: Core) -> Iterator[Reason]:
    """Tell how many groups of opponents could be placed, and can't be any more; and whose they are, if they are
    one's."""
    own = next(side for side in core.sides() if core.player in side)
    opponents = [player for player in range(len(core.left)) if player not in own]
    shut = {player: _placeable(core, player) - _placeable(after, player) for player in opponents}
    groups = sum(shut.values())
    if groups > 0:
        affected = [player for player in opponents if shut[player]]
        yield Reason("elios.shuts_out", {"groups": groups} | ({"seat": affected[0] + 1} if len(affected) == 1 else {}))


# -- what they see in a position

EVEN: Final = 140
"""The value at which a side wins some 85 % of games."""
TO_MOVE: Final = 5
STAGES: Final = (6, 18, 30)
"""Beams left in all, at which the weights are known; in between they go over into each other."""
OPEN: Final = {
    # A beam, a group, a beam whose colour no column shows, one that one column shows, or two; a group that can be
    # placed now, each beam of it; a single beam.
    6: (0, -20, -290, -30, 0, 170, -65, -40),
    18: (25, 0, -150, -55, -36, 100, -40, -26),
    30: (12, 0, -45, -28, -16, 38, -16, -10),
}
"""What each costs or is worth, found from thousands of positions of games between such players."""
KEEPS: Final = {
    6: (-55, -55, -60, -60, 0, 60, 35, -16),
    18: (0, 0, -50, -50, 0, 12, 14, -14),
    30: (12, 6, -50, -50, 0, 0, 6, -6),
}

Weights = tuple[int, ...]


def _between(weights: Mapping[int, Weights], left: int) -> Weights:
    """Return the weights with so many beams left."""
    low, middle, high = STAGES
    near, far = (low, middle) if left <= middle else (middle, high)
    at = min(max(left, near), far)
    pairs = zip(weights[near], weights[far], strict=True)
    return tuple((one * (far - at) + other * (at - near)) // (far - near) for one, other in pairs)


_WEIGHTS: Final = tuple(tuple(_between(weights, left) for left in range(41)) for weights in (OPEN, KEEPS))


def _shown(cells: int) -> int:
    """Return the letters that have a column at least among these cells, each by its mark."""
    return MARKS & ((cells & OTHERS) + OTHERS | cells)


def value(core: Core) -> int:
    """Tell how well off the player to move is against the other of two."""
    rows = core.rows
    cells = 0
    for row in filter(None, rows):
        cells |= row[0]
    shown = _shown(cells)
    cells &= cells - (shown >> COLUMNS - 1)  # one column less for each letter
    twice = _shown(cells)
    cells &= cells - (twice >> COLUMNS - 1)
    never, once, twice = MARKS & ~shown, shown & ~twice, twice & ~_shown(cells)
    lacks = [lacking for _, lacking in core.open_rows()]
    left, player = core.left, core.player
    beam, group_, stuck, one, two, ready, ready_beam, single = _WEIGHTS[core.keeps][left[0] + left[1]]
    totals = []
    for groups in core.groups:
        total = 0
        for group, count in groups.items():
            marks = group.marks
            worth = group_
            if marks & never:
                worth += stuck * (marks & never).bit_count()
            else:
                for lacking in lacks:
                    if not group.needs & lacking:
                        total += ready + ready_beam * len(group.letters)
                        break
            if marks & once:
                worth += one * (marks & once).bit_count()
            if two and marks & twice:
                worth += two * (marks & twice).bit_count()
            if len(group.letters) == 1:
                worth += single
            total += worth * count
        totals.append(total)
    return TO_MOVE + beam * (left[player] - left[1 - player]) + totals[player] - totals[1 - player]


def key(core: Core) -> object:
    """Return what is on the sun and in front of the players."""
    one, two = core.groups
    waiting = core.discs * 8 + core.passes * 2 + core.player
    return (*core.columns, waiting, frozenset(one.items()), frozenset(two.items()))


_RANK: Final = {PLACE: 0, DISC: 20, SPLIT: 25, PASS: 30}


def ordered(core: Core, moves: list[Any], refuted: Mapping[Any, int]) -> list[Any]:
    """Large groups first, and what has refuted most."""
    moves.sort(key=lambda move: _RANK[move.kind] - 8 * len(move.columns) - refuted[move])
    return moves


def final(core: Core) -> int:
    """Return the player who moved last is still the one in `player`, and the other one would be next."""
    winners = core.winners()
    if len(winners) > 1:
        return 0
    return -WON if winners[0] == core.player else WON


EVALUATION: Final = Evaluation(key, value, final, ordered)


PROMISING: Final = {PLACE: (0.0, 1.0, 2.5, 5.0), DISC: (1.0,), SPLIT: (0.4,), PASS: (1.0,)}
"""How promising a turn is, by the number of beams that it places."""


def promising(core: Core) -> tuple[Sequence[Turn], Sequence[float]]:
    """Return the turns, and how promising each of them is."""
    turns = core.legal()
    weights = [PROMISING[turn.kind][len(turn.columns)] for turn in turns]
    total = 0.0
    for weight in weights:
        total += weight
    return turns, [weight / total for weight in weights]


def played_out(rng: Random) -> Callable[[Core], Sequence[float]]:
    """Plays a position to its end: what each player gets."""
    chance = rng.random

    def outcome(core: Core) -> Sequence[float]:
        while not core.over:
            turns = most_beams(core)
            core.make(turns[int(chance() * len(turns))])
        return gains(core)

    return outcome


def most_beams(core: Core) -> Sequence[Turn]:
    """Return the placements of the most beams; where none is possible, rather a disc than a split."""
    if core.opening:
        turns = core.legal()
        most = max([len(turn.columns) for turn in turns])
        return [turn for turn in turns if len(turn.columns) == most]
    rows, groups = core.open_rows(), core.groups[core.player]
    found: list[Turn] = []
    most = 0
    for group in groups:
        needs = group.needs
        for cells, lacking in rows:
            if not needs & lacking:
                placements = group.placements[cells & group.cells]
                if placements:
                    size = len(group.letters)
                    if size > most:
                        most, found = size, [*placements]
                    elif size == most:
                        found += placements
    if found:
        return found
    if core.discs < MOST_DISCS:
        return [DISC_TURN]
    return [split for group in groups for split in group.splits] or [PASS_TURN]


def gains(core: Core) -> Sequence[float]:
    """Return what each player has of a game that is over: the members of a team win together."""
    winners = core.winners()
    sides = len([side for side in core.sides() if side[0] in winners])
    return [1 / sides if player in winners else 0.0 for player in range(len(core.left))]
