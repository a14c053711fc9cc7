"""The players of Exagon: from looking at a few tiles, one at a time, to whole turns and the others' answers to them.

With two seats a turn often is the whole game: on a table that offers enough, somebody who looks far puts twenty tiles
down one after the other. So the strongest players win in a turn or leave a table on which the other can't, however few
of their own tiles go down for that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.exagon.players.turns import (
    WON,
    Effort,
    TurnPlan,
    ease,
    every_turn,
    meetings,
    standing,
    touching,
    turns,
)
from elios_desktop.games.exagon.rules import GAME, Core, View
from elios_desktop.games.exagon.rules.moves import END, GIVE, PUT, given
from elios_desktop.games.exagon.rules.tiles import tile_of, tiles_in
from elios_desktop.players.chance import chance_of, dice, dice_of_turn, pick_near_best, shares
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far a player sees."""

    widths: tuple[int, ...]
    """How wide its beams are; the next one only where none before it has found a turn that wins."""
    answers: bool = False
    """Whether it thinks of the others' answers."""
    shuts: tuple[tuple[int, int], ...] = ()
    """If it can't win and there are two seats, it leaves a table on which the other can't either: how many turns that
    leave little are compared by the other's answers, and how wide the beam for these is; then wider beams for fewer."""


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Exagon thinks."""

    foresight: Foresight | None = None
    """How far it sees with two seats; None: it thinks of one tile at a time."""
    among_more: Foresight | None = None
    """The same with more seats."""
    looked_at: float = 1.0
    """One tile at a time: which part of its tiles it looks at, ..."""
    goes_on: float = 1.0
    """... and how often it goes on after a tile, where it could."""


LEVELS: Final = (
    Way(nodes=250, blur=0.6, looked_at=0.4, goes_on=0.40),
    Way(nodes=250, blur=0.6, looked_at=0.5, goes_on=0.6),
    Way(nodes=250, blur=0.4, looked_at=0.6, goes_on=0.7, off_days=0.45, among_more=Foresight((1,))),
    Way(nodes=300, blur=0.38, looked_at=0.62, goes_on=0.718, among_more=Foresight((4,))),
    Way(nodes=10_000, blur=0.325, looked_at=0.675, goes_on=0.765, among_more=Foresight((4,), answers=True)),
    Way(
        nodes=100_000,
        foresight=Foresight((1, 8, 64, 256), shuts=((60, 4), (30, 16), (12, 64))),
        among_more=Foresight((1, 8), answers=True),
        off_days=0.5,
    ),
    Way(
        nodes=100_000,
        foresight=Foresight((1, 8, 64, 256), shuts=((60, 4), (30, 16), (12, 64))),
        among_more=Foresight((1, 8, 64, 256), answers=True),
    ),
)
_GIVING: Final = 1.5
"""What giving a tile away is worth, in sides that match."""


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """Return a move of the seat to move."""
    core = _core(seen)
    # Whoever plays a turn like the level below does so to its end.
    begun = len(seen.moves) - core.placed
    way = LEVELS[today(LEVELS, level, dice_of_turn(seen, 0, level, "form"), dice_of_turn(seen, begun, level)) - 1]
    effort = Effort(way.nodes)
    move = first_move(core, way, dice(seen, level, seed), effort)
    return Decision(core.notation(move), effort.nodes, shares(chance_weights(core))[core.seat])


def first_move(core: Core, way: Way, rng: Random, effort: Effort) -> int:
    """Return what somebody who thinks like this does first."""
    foresight = way.foresight if core.seats == 2 else way.among_more
    if foresight is not None:
        return best_turn(core, foresight, effort).moves[0]
    if core.placed and rng.random() >= way.goes_on:
        effort.nodes += 1
        return END
    return _one_tile(core, way.looked_at, way.blur, rng, effort)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Return the best moves of the seat to move, each with what it is good for in this turn."""
    core = _core(seen)
    strongest = LEVELS[-1]
    foresight = strongest.foresight if core.seats == 2 else strongest.among_more
    assert foresight is not None
    best = best_turn(core, foresight, Effort(strongest.nodes))
    found: list[Hint] = []
    chance = 1.0
    for turn in [best, *rivals(core, best.moves[0])][:count]:
        # They are ordered by looking farther ahead than the chances do.
        chance = min(chance, shares(chance_weights(turn.after))[core.seat])
        first, *then = map(core.notation, turn.moves)
        found.append(Hint(first, chance, reason_for(core, turn), tuple(then)))
    return found


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """List each seat's chance to win."""
    return shares(chance_weights(_core(seen)))


def _core(seen: Seen[View]) -> Core:
    state = GAME.guess(seen, Random(0))  # nothing is hidden, so nothing is left to chance
    return state.view(seen.seat).core.copy()


def _one_tile(core: Core, looked_at: float, blur: float, rng: Random, effort: Effort) -> int:
    """Return one of the moves that match many sides, among the tiles that are looked at; the turn ends when none is
    left."""
    tiles = {tile for tile in tiles_in(core.hands[core.seat]) if rng.random() < looked_at}
    legal = core.legal()
    effort.nodes += len(legal)
    moves = sorted(move for move in legal if move >= GIVE)
    noticed = [move for move in moves if move < PUT or tile_of(move & 255) in tiles]
    if core.opening:
        noticed = noticed or moves
    if not noticed:
        # Everybody finds a place with one side, and it costs nothing.
        noticed = [move for move in moves if move >= PUT and touching(core, move >> 8) == 1]
    if not noticed:
        return END
    values = [float(touching(core, move >> 8)) if move >= PUT else _GIVING for move in noticed]
    return noticed[pick_near_best(rng, [value + 0.01 * rng.random() for value in values], blur)]


_DOUBLE: Final = 2


def reason_for(core: Core, turn: TurnPlan) -> Reason:
    """Tell why to begin with the first move of this turn."""
    seat, move = core.seat, turn.moves[0]
    if move == END:
        return Reason("exagon.ends")
    after = [each for each in turn.moves[1:] if each != END]
    if turn.after.over and seat in turn.after.winners():
        return Reason("exagon.wins", {"more": len(after)})
    if move < PUT:
        tile, taker = given(move)
        return Reason("exagon.gives", {"tile": tile, "seat": taker + 1})
    if core.opening:
        return Reason("exagon.opens")
    sides, more = touching(core, move >> 8), sum(each >= PUT for each in after)
    if not more:
        ended = sides < _DOUBLE and not core.bonus
        return Reason("exagon.ends_with" if ended else "exagon.one_less", {"left": turn.after.counts[seat]})
    if sides > _DOUBLE:
        return Reason("exagon.bonuses", {"count": sides - _DOUBLE})
    return Reason("exagon.goes_on" if sides == _DOUBLE else "exagon.spends", {"more": more})


# -- what a turn leads to: the others' answers, one's own next turn, and who is likely to win

_FINALISTS: Final = 24
"""So many turns are compared by what the others do then."""
_ANSWERS: Final = {2: 4, 3: 12, 4: 24, 5: 32}
"""By number of seats, how wide the beam for an answer is: with fewer tiles a turn is shorter."""
_SEEN_COMING: Final = 30.0
"""What a game is worth that is won or lost before the seat's next turn is over, if the answers are right."""
_LATER: Final = 3.0
"""How much better it is to lose one answer later."""

_OWN_EASE: Final = 0.3
_OWN_TILE: Final = 0.3
"""What it counts, beside each tile that the other could put down next, that the own ones fit, and that one is gone."""
_FIRST_LOOK: Final = 0.1
_TILES_LEFT: Final = 0.2
"""How much the first look counts beside the other's answer, and each tile that the other is left with after it."""
_LOSING: Final = -WON / 2
_HARD_TO_FIND: Final = 0.01
"""If the other wins whatever is done: what it is worth that only a wider beam finds how."""

_RIVALS: Final = 8
_RIVAL_WIDTH: Final = 6
_RIVAL_EASE: Final = 0.2
"""What a tile that would fit next is worth beside a side that matches, for a first look."""

_OUTLOOKS: Final = (1, 3)
"""How wide the beams are with which a game is played on to see who is likely to win."""
_FAR: Final = 2
"""So many rounds are played on."""
_SOON: Final = 0.7
_AHEAD: Final = {True: (3.0, 6, 1), False: (0.6, 5, 5)}
"""What makes it likely that a seat is the first to be rid of its tiles: with more than two seats that these beams say
so, in so many turns; each tile less than another, by whether there are two seats, in proportion to those that the two
have left; and the turn, in tiles. With two seats the beams tell nothing: most players think of one tile at a time, and
the strongest leave no such turn. In 276 games of levels 2 to 7 the Brier score is 0.16, of “whoever leads” 0.21."""


def best_turn(core: Core, foresight: Foresight, effort: Effort) -> TurnPlan:
    """Return the best turn from here: one that wins, if a beam finds it."""
    seat = core.seat
    shuts = foresight.shuts if core.seats == 2 else ()
    found: list[TurnPlan] = []
    for width in foresight.widths:
        keep = _FINALISTS if foresight.answers else 1
        found = every_turn(core, width, effort) if shuts else turns(core, width, keep, effort)
        if _wins(found[0], seat) or effort.spent:
            break
    if len(found) == 1:
        return found[0]
    if shuts:
        return _least_open(found, seat, shuts, effort)
    return _best_after_answers(found, seat, effort) if foresight.answers else found[0]


def _best_after_answers(found: Sequence[TurnPlan], seat: int, effort: Effort) -> TurnPlan:
    """Return the turn after which the others' answers leave most."""
    if _wins(found[0], seat):
        return found[0]
    best, most = found[0], -2 * WON
    limit = 2 * effort.limit
    for turn in found:
        worth = turn.worth + _after_answers(turn.after, seat, effort)
        if worth > most:
            best, most = turn, worth
        if effort.nodes > limit:
            break
    return best


def _least_open(found: Sequence[TurnPlan], seat: int, rounds: Sequence[tuple[int, int]], effort: Effort) -> TurnPlan:
    """Return the turn after which wider and wider beams don't find how the other wins."""
    looked = [(_first_look(turn.after, seat), turn) for turn in found]
    looked.sort(key=lambda each: (-each[0], each[1].moves))
    for number, width in rounds:
        judged = []
        for first, turn in looked[:number]:
            if turn.after.over or effort.spent:
                judged.append((first, first, turn))
                continue
            answer = turns(turn.after, width, 1, effort)[0].after
            lost = answer.over and seat not in answer.winners()
            more = _HARD_TO_FIND * width - WON if lost else _TILES_LEFT * answer.counts[turn.after.seat]
            judged.append((more + _FIRST_LOOK * first, first, turn))
        judged.sort(key=lambda each: (-each[0], each[2].moves))
        holding = [each for each in judged if each[0] > _LOSING]
        looked = [(first, turn) for _, first, turn in holding or judged]
    return looked[0][1]


def _first_look(after: Core, seat: int) -> float:
    """Tell how little a turn leaves the other one of two, and how much it leaves the seat."""
    if after.over:
        winners = after.winners()
        return 0.0 if len(winners) > 1 else WON if seat in winners else -WON
    cells = meetings(after)
    own, others = (ease(after, cells, after.hands[each]) for each in (seat, 1 - seat))
    return _OWN_EASE * own - others - _OWN_TILE * after.counts[seat]


def rivals(core: Core, best: int) -> list[TurnPlan]:
    """Good turns that begin with other moves than the best one, best first; of each tile only its best place."""
    seat = core.seat
    first_looks: dict[int, tuple[float, int]] = {}
    for move in sorted(core.legal()):
        after = core.copy()
        after.make(move)
        value = float(touching(core, move >> 8)) if move >= PUT else 0.0
        value += _RIVAL_EASE * ease(after, meetings(after), after.hands[seat])
        tile = tile_of(move & 255) if move >= PUT else -move
        if move != best and (tile not in first_looks or value > first_looks[tile][0]):
            first_looks[tile] = value, move
    closer = sorted(first_looks.values(), key=lambda look: (-look[0], look[1]))[:_RIVALS]
    effort = Effort(_RIVALS * 1_500)
    found = []
    for _, move in closer:
        after = core.copy()
        after.make(move)
        if after.over or after.seat != seat:
            found.append(TurnPlan((move,), after, standing(after, seat)))
        else:
            rest = turns(after, _RIVAL_WIDTH, 1, effort)[0]
            found.append(TurnPlan((move, *rest.moves), rest.after, rest.worth))
    return sorted(found, key=lambda turn: (-turn.worth, turn.moves))


def chance_weights(core: Core) -> list[float]:
    """Tell how likely each seat is to win, in proportion."""
    if core.over:
        return [float(seat in core.winners()) for seat in range(core.seats)]
    seats = range(core.seats)
    soon = [0.0 for _ in seats]
    ahead, sure_with, its_turn = _AHEAD[core.seats == 2]
    for width in _OUTLOOKS if core.seats > 2 else ():
        later = core
        effort = Effort(10_000)
        played = 0
        while not later.over and played < _FAR * core.seats:
            later = turns(later, width, 1, effort)[0].after
            played += 1
        for seat in later.winners() if later.over else ():
            soon[seat] += _SOON / (played * len(_OUTLOOKS))
    weights = []
    for seat in seats:
        weight = 1.0
        for other in seats:
            if other != seat:
                tiles = core.counts[other] - core.counts[seat]
                tiles += its_turn * ((seat == core.seat) - (other == core.seat))
                left = sure_with + min(core.counts[seat], core.counts[other])
                weight *= chance_of(soon[seat] - soon[other] + ahead * tiles / left, 1)
        weights.append(weight)
    return weights


def _wins(turn: TurnPlan, seat: int) -> bool:
    return turn.after.over and seat in turn.after.winners()


def _after_answers(core: Core, seat: int, effort: Effort) -> float:
    """Return what is left of a turn when the others have had theirs, and the seat its next one."""
    width = _ANSWERS[core.seats]
    answers = 0
    while not core.over and core.seat != seat:
        core = turns(core, width, 4, effort)[0].after
        answers += 1
    if not core.over:
        core = turns(core, width, 4, effort)[0].after
    if core.over:
        return _SEEN_COMING if seat in core.winners() else answers * _LATER - _SEEN_COMING
    return standing(core, seat)
