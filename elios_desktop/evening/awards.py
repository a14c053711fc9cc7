"""The prizes of an evening: what was remarkable in its games, true, and of one person alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from elios_desktop.course import course_of
from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import Translate

CONTEXT = "Awards"
MOST = 3


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that a seat did in one game, as a number that others can be compared by, and the moment of it."""

    kind: str
    seat: Seat
    value: float
    ply: int
    """The move after which it can be seen."""


@dataclass(frozen=True, slots=True)
class FeatKind:
    """A kind of prize: how games' numbers come together, and what it says. Texts are marked for translation."""

    id: str
    title: str
    """English, marked for translation: "Best aim"."""
    line: Callable[[Translate, int], str]
    """What it is given for, with the number: "3 direct hits"."""
    adds_up: bool = True
    """The numbers of several games are added; otherwise the best single one counts."""
    fewest: bool = False
    """The smallest number wins."""
    least: float = 1
    """With less (or, where the smallest wins, with more) than this nobody gets a prize for it."""


class GameFeats(Protocol):
    """The names that a module `games.<id>.feats` has."""

    @property
    def KINDS(self) -> Sequence[FeatKind]:
        """What can be won a prize for in this game, the most remarkable first."""
        ...

    def feats(self, session: Session) -> Iterable[Feat]:
        """Return what each seat did in a finished game."""
        ...

    def nearly(self, session: Session) -> Seat | None:
        """Return the seat that would have won in the very next turn, if that is proved; None if nobody would have, or
        if it would take long to look at."""
        ...


@dataclass(frozen=True, slots=True)
class GameOfTonight:
    """A finished game, who of its seats is which person, and how long the moves took."""

    id: str
    session: Session
    people: tuple[str, ...]
    """A person's key a seat; nothing for a computer."""
    move_ms: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Award:
    """A prize: for whom, for what, and the moment that it is about."""

    kind: FeatKind
    person: str
    value: float
    game: str
    """The finished game to look at."""
    ply: int

    def sentence(self, translate: Translate) -> str:
        """Say what it was given for."""
        return self.kind.line(translate, round(self.value))

    def title(self, translate: Translate) -> str:
        """Say what it is called."""
        return translate(CONTEXT, self.kind.title)


def find_feats(game_id: str) -> GameFeats | None:
    """Return what a game gives prizes for, or None if it has none of its own."""
    entry = entry_of(game_id)
    return cast(GameFeats, entry.load("feats")) if entry.has("feats") else None


COMMON = (
    FeatKind(
        "come_back",
        QT_TRANSLATE_NOOP("Awards", "Greatest comeback"),
        lambda translate, n: translate("Awards", "behind for %n move(s), and still won", None, n),
        adds_up=False,
        least=5,
    ),
    FeatKind(
        "patient",
        QT_TRANSLATE_NOOP("Awards", "Deepest thinker"),
        lambda translate, n: translate("Awards", "%n second(s) a move", None, n),
        adds_up=False,
        least=5,
    ),
)
"""What there is a prize for in any game; a game's own come first."""


def awards(games: Sequence[GameOfTonight], most: int = MOST) -> list[Award]:
    """Return at most so many prizes, each for somebody else while there are others, each for what only one person
    has."""
    found: list[Award] = []
    for kind, told in _kinds(games):
        award = _award(kind, told)
        if award is not None:
            found.append(award)
    chosen: list[Award] = []
    for fresh in (True, False):
        for award in found:
            taken = {each.person for each in chosen}
            if len(chosen) < most and award not in chosen and (award.person not in taken or not fresh):
                chosen.append(award)
    return chosen


def _kinds(games: Sequence[GameOfTonight]) -> Iterator[tuple[FeatKind, list[tuple[GameOfTonight, Feat]]]]:
    kinds: dict[str, FeatKind] = {}
    told: dict[str, list[tuple[GameOfTonight, Feat]]] = {}
    for game in games:
        own = find_feats(game.session.game.id)
        for kind in (*(own.KINDS if own is not None else ()), *COMMON):
            kinds.setdefault(kind.id, kind)
        for feat in (*(own.feats(game.session) if own is not None else ()), *_common(game)):
            told.setdefault(feat.kind, []).append((game, feat))
    for name, kind in kinds.items():
        yield kind, told.get(name, [])


def _award(kind: FeatKind, told: Sequence[tuple[GameOfTonight, Feat]]) -> Award | None:
    sums: dict[str, float] = {}
    moments: dict[str, tuple[float, str, int]] = {}
    for game, feat in told:
        person = game.people[feat.seat - 1]
        if not person:
            continue
        better: Callable[[float, float], bool] = (lambda a, b: a < b) if kind.fewest else (lambda a, b: a > b)
        if person not in moments or better(feat.value, moments[person][0]):
            moments[person] = (feat.value, game.id, feat.ply)
        sums[person] = sums.get(person, 0) + feat.value if kind.adds_up else moments[person][0]
    if not sums or (len(sums) < 2 and kind.fewest):
        return None
    best = min(sums.values()) if kind.fewest else max(sums.values())
    owners = [person for person, value in sums.items() if value == best]
    enough = best <= kind.least if kind.fewest else best >= kind.least
    if len(owners) != 1 or not enough:
        return None
    _, game_id, ply = moments[owners[0]]
    return Award(kind, owners[0], best, game_id, ply)


def _common(game: GameOfTonight) -> Iterator[Feat]:
    """Yield what can be told of any game: who came back from behind, and who thought longest a move."""
    session = game.session
    result = session.result
    if result is None:
        return
    course = course_of(session, game.move_ms)
    for seat in result.winners:
        behind = [ply for ply, leader in enumerate(course.leaders) if leader is not None and seat not in leader]
        if behind:
            yield Feat("come_back", seat, len(behind), behind[-1])
    for seat in range(1, course.seats + 1):
        moves = course.timed_moves(seat)
        if moves >= 3:
            own = [ply for ply, mover in enumerate(course.movers, 1) if mover == seat]
            longest = max(own, key=lambda ply: course.move_ms[ply - 1])
            yield Feat("patient", seat, course.thinking_ms(seat) / moves / 1000, longest)
