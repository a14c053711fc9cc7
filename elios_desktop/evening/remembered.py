"""What is remembered of people over all their finished games: favourites, rivals, streaks, best moments, evenings,
and how strong they are.

Computed from the games alone. Computers are counted apart: whoever plays against one has no rival in it.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import exp, log

from elios_desktop.engine.contract import HEAD_START, LARGEST_START, head_start
from elios_desktop.engine.record import COMPUTER_LEVELS, HUMAN, computer_level
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import COMMON, FeatKind, find_feats
from elios_desktop.evening.tonight import PAUSE, Played, Tonight, added_up, met_again, once, sides_of

LEAST = 2
"""With so many games together somebody is a rival."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody at the table of a finished game."""

    number: int
    """The game's."""
    game: str
    person: str
    """The key of a person's name; nothing for whoever gave none, and for computers."""
    name: str
    kind: str
    won: bool


@dataclass(frozen=True, slots=True)
class Against:
    """How somebody stands against somebody else: games that one of them won and the other didn't."""

    who: str
    """A person's key, or a computer's kind."""
    name: str
    games: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person over all finished games."""

    person: str
    name: str
    """As it was written last."""
    games: int
    wins: int
    favourite: tuple[str, int]
    """The game that they played most, and how often."""
    longest: int
    """The longest run of wins, ..."""
    streak: int
    """... and the one that goes on."""
    people: tuple[Against, ...]
    """Everybody whom they have played with, the most games first."""
    computers: tuple[Against, ...]

    @property
    def rival(self) -> Against | None:
        """Whom they have met most often; of several the one with whom it is closest."""
        known = [each for each in self.people if each.games >= LEAST]
        return min(known, key=lambda each: (-each.games, abs(each.wins - each.losses), each.name), default=None)


def profiles(seats: Iterable[Sat]) -> list[Profile]:
    """Return everybody who has a name, those with the most games first. The seats come in the order of their games."""
    mine: defaultdict[str, list[tuple[Sat, list[Sat]]]] = defaultdict(list)
    for table in _tables(seats):
        for seat in table:
            if seat.person:
                mine[seat.person].append((seat, table))
    found = [_profile(person, games) for person, games in mine.items()]
    return sorted(found, key=lambda each: (-each.games, -each.wins, each.name))


def _tables(seats: Iterable[Sat]) -> list[list[Sat]]:
    """Return who sat together, game by game."""
    tables: defaultdict[int, list[Sat]] = defaultdict(list)
    for seat in seats:
        tables[seat.number].append(seat)
    return list(tables.values())


def _profile(person: str, games: Sequence[tuple[Sat, list[Sat]]]) -> Profile:
    kinds = Counter(seat.game for seat, _ in games)
    longest = streak = 0
    met: dict[str, list[int]] = {}
    names: dict[str, tuple[str, bool]] = {}
    for seat, table in games:
        streak = streak + 1 if seat.won else 0
        longest = max(longest, streak)
        for other in table:
            who = other.person if other.kind == HUMAN else other.kind
            if not who or who == person:
                continue
            names[who] = other.name, other.kind == HUMAN
            count = met.setdefault(who, [0, 0, 0])
            count[0] += 1
            count[1] += seat.won and not other.won
            count[2] += other.won and not seat.won
    stands = sorted(
        (Against(who, names[who][0], *count) for who, count in met.items()), key=lambda each: (-each.games, each.name)
    )
    return Profile(
        person,
        games[-1][0].name,
        len(games),
        sum(seat.won for seat, _ in games),
        kinds.most_common(1)[0],
        longest,
        streak,
        tuple(each for each in stands if names[each.who][1]),
        tuple(each for each in stands if not names[each.who][1]),
    )


FIRST_GUESS = 3
"""The level that is tried with somebody who hasn't finished a game against computers yet."""
_DOUBT = 2.0
"""How far, in levels, somebody may well be from the first guess."""
_RUNG = log(0.7 / 0.3)
"""What a level is worth: with two players the upper of two neighbours wins about 70 of 100 games."""
_NEWEST = 20
"""People learn: so many of their games tell how strong they are."""


def level_like(seats: Iterable[Sat], person: str) -> tuple[int, int]:
    """Return the level of computers at which somebody wins their fair share, with two players half of the games; and
    how many of their newest games tell so, 0 where it is a guess. The seats are those of one game, in order.

    Games beside other people or beside a mate don't count: they tell of those, too.
    """
    games = [found for table in _tables(seats) if (found := _against_computers(table, person))][-_NEWEST:]

    def likely(strength: int) -> float:
        said = -(((strength - FIRST_GUESS) / _DOUBT) ** 2) / 2
        for levels, share in games:
            ahead = 1 / (1 + sum(exp(_RUNG * (level - strength)) for level in levels))
            said += share * log(ahead) + (1 - share) * log(1 - ahead)
        return said

    return max(range(1, COMPUTER_LEVELS + 1), key=likely), len(games)


def _against_computers(table: Sequence[Sat], person: str) -> tuple[Sequence[int], float] | None:
    """Return the levels that somebody played against alone, and what of the game was theirs; else None."""
    mine = [seat for seat in table if person and seat.person == person]
    levels = [level for seat in table if (level := computer_level(seat.kind)) is not None]
    if len(mine) != 1 or not levels or len(levels) + 1 != len(table):
        return None
    if len(set(sides_of(table[0].game, len(table)))) < len(table):
        return None
    nobody = not any(seat.won for seat in table)
    return levels, 1 / len(table) if nobody else float(mine[0].won)


_ENOUGH = 5
"""So many games of two people tell whether a head start would make them even."""


@dataclass(frozen=True, slots=True)
class FairStart:
    """A head start that two people may like: for the first or the second of them, how large, and why: so many of their
    newest games the other has won."""

    place: int
    step: int
    wins: int
    games: int


def fair_start(seats: Iterable[Sat], given: Mapping[int, str], people: Sequence[str]) -> FairStart | None:
    """Propose a head start between two people, by the games of one game that they have finished; None if that is even
    enough, or not known yet. `given` has the option of the games that had one, by number.

    Only the games count that were played like the last one: what was won before a head start, or with another, says
    nothing of this one. If it wasn't enough, more is proposed.
    """
    wanted = sorted(people)
    games = [table for table in _tables(seats) if sorted(seat.person for seat in table) == wanted]
    starts = [_start_of(table, given) for table in games]
    run = [table for place, table in enumerate(games) if len(set(starts[place:])) == 1][::-1]
    for place, winner in enumerate(reversed(people)):
        wins = [any(seat.won and seat.person == winner for seat in table) for table in run]
        won = sum(wins[:_ENOUGH])
        if len(wins) < _ENOUGH or won < _ENOUGH - 1:
            continue
        holder, held = starts[-1]
        always = len(wins) >= 2 * _ENOUGH and all(wins[: 2 * _ENOUGH])
        step = 3 if always else 1 + (won == _ENOUGH)
        if holder != winner and held < LARGEST_START:
            games_told = 2 * _ENOUGH if always else _ENOUGH
            return FairStart(place, min(held + step, LARGEST_START), games_told if always else won, games_told)
    return None


def _start_of(table: Sequence[Sat], given: Mapping[int, str]) -> tuple[str, int]:
    """Return who had a head start in a game, and how large it was; nobody and 0 without one."""
    seat, step = head_start({HEAD_START: given.get(table[0].number, "none")})
    return (table[seat - 1].person, step) if 0 < seat <= len(table) else ("", 0)


@dataclass(frozen=True, slots=True)
class BestMoment:
    """What was most remarkable of all that somebody did, and where it can be looked at."""

    kind: FeatKind
    value: float
    game: str
    """The finished game."""
    ply: int


def best_moment(games: Iterable[tuple[str, Session]], seats_of: Callable[[str], Sequence[int]]) -> BestMoment | None:
    """Return what lies furthest beyond what there is a prize for; `seats_of` says where the person sat in a game."""
    best: tuple[float, BestMoment] | None = None
    for game_id, session in games:
        feats = find_feats(session.game.id)
        if feats is None or session.state.result is None:
            continue
        kinds = {kind.id: (place, kind) for place, kind in enumerate((*feats.KINDS, *COMMON), 1)}
        for feat in feats.feats(session):
            place, kind = kinds[feat.kind]
            if feat.seat not in seats_of(game_id) or kind.fewest or feat.value < kind.least:
                continue
            worth = feat.value / max(kind.least, 1) / place**2  # the most remarkable kinds come first
            if best is None or worth > best[0]:
                best = worth, BestMoment(kind, feat.value, game_id, feat.ply)
    return best[1] if best is not None else None


def runs(moments: Sequence[datetime]) -> list[range]:
    """Return which of these moments, in their order, lie within one evening: no pause between them is too long."""
    found: list[range] = []
    begin = 0
    for place in range(1, len(moments) + 1):
        if place == len(moments) or moments[place] - moments[place - 1] > PAUSE:
            found.append(range(begin, place))
            begin = place
    return found


def evenings(games: Iterable[Played]) -> list[Tonight]:
    """Return the evenings that these games were, the newest first: those at which two met for a second game."""
    ordered = once(games)
    found = [[ordered[place] for place in run] for run in runs([game.finished for game in ordered])]
    return [added_up(each) for each in reversed(found) if met_again(each)]
