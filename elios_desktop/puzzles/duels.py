"""Claims about races: that exactly one move wins in time, or that exactly one doesn't lose.

What is hidden from the solver is in the outcomes of the race's moves: a claim is blind if it holds whatever they are.
To prove that, two more races are searched: one in which every outcome has to be good for the attacker, and one in which
any is enough. (Whoever wins in a way that doesn't depend on what is hidden wins in every case; who can't win even when
everything turns out as it is wanted wins in none.)

`Search` proves that one side reaches its goal within so many turns of its own, whatever the other does, by looking at
all. A `Race` is a mutable position in which an attacker has a goal and a defender wants to keep it from that. What is
hidden from whoever solves a puzzle is a move with several outcomes: each race says whether all of them have to be good
for a claim (`every`) or one is enough.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, Protocol, TypeVar

from elios_desktop.puzzles.contract import Answer, Why

M = TypeVar("M", bound=Hashable)


class OutOfReachError(Exception):
    """The proof would take more positions than it was given."""


class Race(Protocol[M]):
    """A position under way, and how it is searched. Moves are the core's."""

    def needs(self) -> int:
        """Return how many more turns the attacker needs at least, whatever else happens; 0 when the goal is reached."""

    def attacks(self, turns: int) -> Iterable[M]:
        """Return the attacker's moves, likely ones first; what can't reach the goal in time can be left out."""

    def defences(self) -> Iterable[M]:
        """Return the defender's moves, likely refutations first."""

    def outcomes(self, move: M) -> Sequence[int]:
        """Return what may come of a move, for whoever can't see everything; mostly one thing."""

    def make(self, move: M, outcome: int) -> None:
        """Make a move."""

    def unmake(self) -> None:
        """Take it back."""

    def over(self) -> bool:
        """Tell whether the game has ended; by the goal, if `needs` is 0."""

    def attacking(self) -> bool:
        """Tell whether it is the attacker's turn. (Somebody may move twice in a row.)"""

    def key(self) -> Hashable:
        """Return all that decides how it goes on."""


class Search(Generic[M]):
    """Proofs over one race. What was found out about a position is remembered."""

    def __init__(self, race: Race[M], most_nodes: int, *, every: bool = True) -> None:
        self.race = race
        self.nodes = 0
        self._most = most_nodes
        self._every = every
        self._proved: dict[Hashable, int] = {}
        """By position with the attacker to move: within how many turns the goal is reached."""
        self._refuted: dict[Hashable, int] = {}
        """By the same: within how many turns it isn't."""
        self._killers: dict[int, M] = {}
        self._strong: dict[int, M] = {}

    def wins(self, turns: int) -> bool:
        """Return, with the attacker to move, whether it reaches the goal within so many turns."""
        race = self.race
        if race.needs() > turns:
            return False
        key = race.key()
        if self._proved.get(key, 1000) <= turns:
            return True
        if self._refuted.get(key, 0) >= turns:
            return False
        self.nodes += 1
        if self.nodes > self._most:
            raise OutOfReachError
        strong = self._strong.get(turns)
        moves = race.attacks(turns)
        if strong is not None and strong in moves:
            moves = [strong, *(move for move in moves if move != strong)]
        for move in moves:
            if self.forces(move, turns):
                self._strong[turns] = move
                self._proved[key] = turns
                return True
        self._refuted[key] = turns
        return False

    def forces(self, move: M, turns: int) -> bool:
        """Tell whether the attacker's move, the first of so many turns, reaches the goal within them."""
        outcomes = self.race.outcomes(move)
        if len(outcomes) == 1:
            return self._forces(move, outcomes[0], turns)
        judged = (self._forces(move, outcome, turns) for outcome in outcomes)
        return all(judged) if self._every else any(judged)

    def _forces(self, move: M, outcome: int, turns: int) -> bool:
        race = self.race
        race.make(move, outcome)
        try:
            if race.needs() == 0:
                return True
            if turns == 1 or race.over():
                return False
            return self.wins(turns - 1) if race.attacking() else self.holds(turns - 1)
        finally:
            race.unmake()

    def holds(self, turns: int) -> bool:
        """Return, with the defender to move, whether the attacker reaches the goal within so many turns all the
        same."""
        race = self.race
        if race.needs() > turns:
            return False
        killer = self._killers.get(turns)
        moves = race.defences()
        if killer is not None and killer in moves:
            moves = [killer, *(move for move in moves if move != killer)]
        for move in moves:
            if not self.stands(move, turns):
                self._killers[turns] = move
                return False
        return True

    def stands(self, move: M, turns: int) -> bool:
        """Tell whether the defender's move can't keep the attacker from the goal within so many turns."""
        outcomes = self.race.outcomes(move)
        if len(outcomes) == 1:
            return self._stands(move, outcomes[0], turns)
        judged = (self._stands(move, outcome, turns) for outcome in outcomes)
        return all(judged) if self._every else any(judged)

    def _stands(self, move: M, outcome: int, turns: int) -> bool:
        race = self.race
        race.make(move, outcome)
        try:
            if race.needs() == 0:
                return True
            if race.over():
                return False
            return self.wins(turns) if race.attacking() else self.holds(turns)
        finally:
            race.unmake()


AHEAD: Final = 1
"""So many turns longer than is claimed a move has to hold: one that loses a turn later is no rescue."""


class Duel(Race[M], Protocol[M]):
    """A race whose moves can be told about."""

    def moves(self) -> Sequence[M]:
        """List every legal move of whoever's turn it is, always in the same order."""

    def text(self, move: M) -> str:
        """Return the move in the game's notation."""

    def skip(self) -> None:
        """Make it the other side's turn, as no rule allows; a second time, and it is as before."""

    def taste(self, move: M) -> int:
        """Tell how natural a move looks: of several that are as good the one with the most is shown."""


Races = Callable[[bool], Duel[M]]
"""Makes a race of a position; True: with what is hidden unknown."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was proved."""

    goal: int
    first: str
    line: tuple[str, ...]
    nodes: int
    """What the first proof took."""


def attack(races: Races[M], goals: range, effort: int, *, hides: bool) -> Found | None:
    """Return the claim that the attacker, whose turn it is, wins within so many turns, not in fewer, by one first move
    only.

    None if there is none, or if it doesn't hold in every case. Raises OutOfReachError.
    """
    if not goals:
        return None
    race = races(False)
    search = Search(race, effort)
    goal = next((turns for turns in range(1, goals[-1] + 1) if search.wins(turns)), None)
    if goal is None or goal not in goals:
        return None
    firsts = _at_most_two(move for move in race.moves() if search.forces(move, goal))
    if len(firsts) != 1:
        return None
    first, nodes = firsts[0], search.nodes
    if hides:
        if not Search(races(True), effort).forces(first, goal):
            return None
        lucky = Search(races(True), effort, every=False)
        if lucky.wins(goal - 1) or any(move != first and lucky.forces(move, goal) for move in lucky.race.attacks(goal)):
            return None
    return Found(goal, race.text(first), attacking_line(race, search, first, goal), nodes)


def hold(races: Races[M], goals: range, effort: int, *, hides: bool, threatened: bool = True) -> Found | None:
    """Return the claim that after one move of the defender, whose turn it is, the attacker can't win within so many
    turns, and that after every other it can; the number is the smallest of which this is true.

    `threatened`: only where the attacker would win if it were its turn now. None if there is none, if a move ends the
    game, or if it doesn't hold in every case. Raises OutOfReachError.
    """
    if not goals:
        return None
    race = races(False)
    search = Search(race, effort)
    limit = goals[-1] + AHEAD
    moves = race.moves()
    if len(moves) < 2 or any(_ends(race, move) for move in moves):
        return None
    if threatened:  # else nearly any move holds: what is lost for lack of a useless move is nothing for a book
        race.skip()
        threatens = search.wins(goals[-1])
        race.skip()
        if not threatens:
            return None
    firsts = _at_most_two(move for move in race.defences() if not search.stands(move, limit))
    if len(firsts) != 1:
        return None
    first = firsts[0]
    times = {
        move: next(turns for turns in range(1, limit + 1) if search.stands(move, turns))
        for move in moves
        if move != first
    }
    goal = max(times.values())
    if goal not in goals:
        return None
    nodes = search.nodes
    if hides:
        unlucky, lucky = Search(races(True), effort), Search(races(True), effort, every=False)
        if lucky.stands(first, goal) or not all(unlucky.stands(move, goal) for move in times):
            return None
        if all(lucky.stands(move, goal - 1) for move, turns in times.items() if turns == goal):
            return None
    return Found(goal, race.text(first), holding_line(race, search, first, goal), nodes)


def _at_most_two(moves: Iterable[M]) -> list[M]:
    return list(islice(moves, 2))


def _ends(race: Duel[M], move: M) -> bool:
    """Tell whether the game is over after a move."""
    race.make(move, 0)
    over = race.over()
    race.unmake()
    return over


def _tasty(race: Duel[M], moves: Iterable[M]) -> M:
    """Return the most natural of these moves; there is one at least."""
    return max(moves, key=lambda move: (race.taste(move), race.text(move)))


def attacking_line(race: Duel[M], search: Search[M], first: M, turns: int) -> tuple[str, ...]:
    """Return a win within so many turns, beginning with this move, against the longest resistance. Leaves the race as
    is."""
    line: list[str] = []
    move, left = first, turns
    while True:
        line.append(race.text(move))
        race.make(move, 0)
        left -= 1
        if race.needs() == 0:
            break
        reply = longest_resistance(race, search, left)
        line.append(race.text(reply))
        race.make(reply, 0)
        while search.wins(left - 1):
            left -= 1
        move = _tasty(race, [each for each in race.moves() if search.forces(each, left)])
    for _ in line:
        race.unmake()
    return tuple(line)


def longest_resistance(race: Duel[M], search: Search[M], turns: int) -> M:
    """Return the defender's move after which the attacker, who wins within so many turns, needs the most of them."""
    for enough in range(1, turns + 1):
        longest = [move for move in race.moves() if not search.stands(move, turns - enough)]
        if longest:
            return _tasty(race, longest)
    raise ValueError("the attacker has won")  # pragma: no cover: with no turn left nobody wins


def holding_line(race: Duel[M], search: Search[M], first: M, turns: int) -> tuple[str, ...]:
    """Return the defender's move, and what follows while the attacker tries so many turns: each time what leaves the
    defender the fewest answers. Leaves the race as it was."""
    line = [race.text(first)]
    race.make(first, 0)
    for left in range(turns, 0, -1):
        if race.over():
            break
        tries = []
        for move in race.moves():
            race.make(move, 0)
            answers = [] if race.over() else [each for each in race.moves() if not search.stands(each, left - 1)]
            race.unmake()
            tries.append((len(answers) or 1000, -race.taste(move), race.text(move), move))
        move = min(tries, key=lambda each: each[:3])[3]
        line.append(race.text(move))
        race.make(move, 0)
        if left == 1 or race.over():
            break
        reply = _tasty(race, [each for each in race.moves() if not search.stands(each, left - 1)])
        line.append(race.text(reply))
        race.make(reply, 0)
    for _ in line:
        race.unmake()
    return tuple(line)


# ---- At the table

REFUTED: Final = "refuted"
"""The other side has an answer after which it can't be done in time any more; `move` is that answer."""
BEATEN: Final = "beaten"
"""The other side wins by its answer, `move`."""
LATE: Final = "late"
"""So many turns have been made, and the goal isn't reached."""
FORCED: Final = "forced"
"""The other side now wins within so many `turns`, and begins with `move`."""


def attacked(race: Duel[M], goal: int, tried: Sequence[str], effort: int) -> Answer:
    """Return what comes of the attacker's moves so far, and the replies to them, in a puzzle of so many turns."""
    replay(race, tried)
    if race.needs() == 0:
        return Answer(True, done=True)
    left = goal - (len(tried) + 1) // 2
    if race.over() or left == 0:
        return Answer(False, why=Why(LATE, {"turns": goal}))
    search = Search(race, effort)
    if search.holds(left):
        return Answer(True, replies=(race.text(longest_resistance(race, search, left)),))
    moves = sorted(race.moves(), key=lambda move: (not _ends(race, move), -race.taste(move), race.text(move)))
    reply = next(move for move in moves if not search.stands(move, left))
    text = race.text(reply)
    return Answer(False, replies=(text,), why=Why(BEATEN if _ends(race, reply) else REFUTED, {"move": text}))


def held(race: Duel[M], goal: int, tried: Sequence[str], effort: int) -> Answer:
    """Return what comes of the defender's first move: all is done by it, or the attacker wins in time."""
    replay(race, tried)
    search = Search(race, effort)
    turns = next((turns for turns in range(1, goal + 1) if not race.over() and search.wins(turns)), None)
    if turns is None:
        return Answer(True, done=True)
    winning = _tasty(race, [move for move in race.moves() if search.forces(move, turns)])
    text = race.text(winning)
    return Answer(False, replies=(text,), why=Why(FORCED, {"move": text, "turns": turns}))


def attack_from(race: Duel[M], goal: int, tried: Sequence[str], effort: int) -> tuple[str, ...]:
    """Tell how the attacker goes on to win in time, whose turn it is; nothing if it can't."""
    replay(race, tried)
    if race.over() or not race.attacking():
        return ()
    left = goal - len(tried) // 2
    search = Search(race, effort)
    turns = next((turns for turns in range(1, left + 1) if search.wins(turns)), None)
    if turns is None:
        return ()
    return attacking_line(
        race, search, _tasty(race, [move for move in race.moves() if search.forces(move, turns)]), turns
    )


def replay(race: Duel[M], texts: Iterable[str]) -> None:
    """Make these moves."""
    for text in texts:
        race.make(next(move for move in race.moves() if race.text(move) == text), 0)
