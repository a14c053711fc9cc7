"""The puzzles of Elementos: a wand that comes across by force, and one that can be stopped in one way only.

In a race one side wants its wand across, the other wants to prevent that. What the solver of a puzzle can't know are
the undersides of the other side's tokens. In a race with a hidden side a token of it may have either of two undersides
until its first flip in the race, whatever was seen of it before.
"""

from collections.abc import Sequence
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.elementos.rules import State
from elios_desktop.games.elementos.rules.board import BIT, FLIP, SYMBOLS, TOKEN, TOKEN_TEXT, WAND_WAYS
from elios_desktop.games.elementos.rules.core import MOVER, WAND, Core
from elios_desktop.games.elementos.rules.moves import from_core
from elios_desktop.puzzles.contract import Answer, Claim, Kind
from elios_desktop.puzzles.duels import Found, OutOfReachError, attack, attack_from, attacked, held, hold

NOTHING_HIDDEN: Final = 0
_ONE: Final = (0,)
_OTHER: Final = tuple(
    TOKEN[text[:2] + next(symbol for symbol in SYMBOLS if symbol not in text[1:])] if text else 0 for text in TOKEN_TEXT
)
"""By token: the one of the same owner that shows the same side, and has the other underside that is possible."""
_TWO: Final = (0, 1)


def fresh(core: Core) -> Core:
    """Return the same position without what lies behind it: no earlier position can stand a third time any more.

    That changes no claim, as long as none has stood twice and the last move was no flip: who wins in the fewest turns
    never comes back to a position, so that each stands twice at most.
    """
    twin = core.copy()
    twin.repeats, twin.earlier = {twin.position: 1}, ()
    return twin


def is_calm(core: Core) -> bool:
    """Tell whether nothing that lies behind a position matters for what is claimed of it."""
    return not core.run and not core.over and max(core.stood().values()) == 1


class WandRace:
    """A position in which one side wants its wand across. `hidden` is the side whose undersides aren't known."""

    def __init__(self, core: Core, attacker: int, hidden: int | None = None) -> None:
        self.core = core
        self.attacker = attacker
        self.unknown = NOTHING_HIDDEN
        """The squares of the tokens whose undersides aren't known."""
        if hidden is not None:
            self.unknown = sum(BIT[at] for at in range(24) if core.board[at] and (core.board[at] > 6) == hidden)
        self._before: list[tuple[int, int, int, dict[bytes, int], bytes]] = []

    def needs(self) -> int:
        """Return a wand gains one row a turn at most."""
        row = self.core.board[WAND + self.attacker] // 3
        return row if self.attacker else 7 - row

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.core.over

    def attacking(self) -> bool:
        """Tell whether it is the attacker's turn."""
        return self.core.side == self.attacker

    def key(self) -> tuple[bytes, int, object, int]:
        """List all that decides how it goes on."""
        core = self.core
        return core.position, core.locked, core.run, self.unknown

    def moves(self) -> list[int]:
        """List every legal move."""
        return sorted(self.core.legal())

    def text(self, move: int) -> str:
        """Return the move in the notation."""
        return from_core(self.core, move).text

    def skip(self) -> None:
        """Make it the other side's turn."""
        core = self.core
        core.side = core.board[MOVER] = 1 - core.side
        core.position = bytes(core.board)

    def taste(self, move: int) -> int:
        """Return a take, the wand ahead, a token in the other wand's way; no flipping to and fro."""
        core = self.core
        board, made = core.board, core.made
        at, to = move >> 5, move & 31
        if len(made) > 1 and made[-2][0] == (to << 5 | at):
            return -1  # what this side has done last is made undone
        if at == to:
            return 0
        if at == board[WAND + core.side]:
            return 5 if to // 3 != at // 3 else 1
        if board[to]:
            return 6
        other = board[WAND + 1 - core.side]
        ahead = to // 3 - other // 3 == (-1 if core.side == 0 else 1)
        return 4 if ahead and -2 < to % 3 - other % 3 < 2 else 3 if to // 3 != at // 3 else 2

    def attacks(self, turns: int) -> list[int]:
        """Return the attacker's moves; the wand ahead first, and nothing else if there is no turn to lose."""
        core, side = self.core, self.attacker
        home = core.board[WAND + side]
        free = core.free
        own = free[3 * side] | free[3 * side + 1] | free[3 * side + 2]
        near, ways, ahead, carry = WAND_WAYS[side][home]
        row = home // 3
        first = [move for move in ways[own & near] if (move & 31) // 3 != row]
        if core.empty & ahead:
            first.append(carry)
        if self.needs() == turns:
            return first
        quiet: list[int] = []
        board = core.board
        for move in core.legal():
            if move in first:
                continue
            if move % FLIP and board[move & 31]:
                first.append(move)
            else:
                quiet.append(move)
        return first + quiet

    def defences(self) -> list[int]:
        """Return the defender's moves: the wand home first, then what takes or comes before the attacker's wand."""
        core = self.core
        board = core.board
        home = board[WAND + core.side]
        row = board[WAND + self.attacker] // 3
        last = 21 if core.side == 0 else 2
        urgent: list[int] = []
        near: list[int] = []
        far: list[int] = []
        for move in core.legal():
            to = move & 31
            at = move >> 5
            if at == home and at != to and (to >= last if core.side == 0 else to <= last):
                return [move]
            if at != to and board[to] and at != home:
                urgent.append(move)
            elif -2 < to // 3 - row < 2:
                near.append(move)
            else:
                far.append(move)
        return urgent + near + far

    def outcomes(self, move: int) -> Sequence[int]:
        """Return a flip of a token that isn't known may show either of two symbols."""
        return _TWO if not move % FLIP and self.unknown & BIT[move >> 5] else _ONE

    def make(self, move: int, outcome: int) -> None:
        """Make a move; with outcome 1 the token that is flipped has the other underside."""
        core = self.core
        at, to = move >> 5, move & 31
        self._before.append((self.unknown, at, core.board[at], core.repeats, core.position))
        if self.unknown:
            if at == to:
                if outcome:
                    self._exchange(at)
                self.unknown &= ~BIT[at]
            elif core.board[to] and at == core.board[WAND + core.side]:
                pass  # the wand is passed: the tokens stay where they are
            else:
                moved = self.unknown & BIT[at]
                self.unknown &= ~(BIT[at] | BIT[to])
                if moved:
                    self.unknown |= BIT[to]
        core.make(move)

    def _exchange(self, at: int) -> None:
        """The token here has had the other underside all along, in what has stood before too."""
        core = self.core
        token = _OTHER[core.board[at]]
        core.board[at] = token
        old = core.position
        core.position = _with(old, at, token)
        core.repeats = {
            _with(position, at, token) if position[at] == old[at] else position: times
            for position, times in core.repeats.items()
        }

    def unmake(self) -> None:
        """Take a move back."""
        core = self.core
        core.unmake()
        self.unknown, at, token, core.repeats, core.position = self._before.pop()
        core.board[at] = token


def _with(position: bytes, at: int, token: int) -> bytes:
    return position[:at] + bytes((token,)) + position[at + 1 :]


ACROSS: Final = Kind("elementos.across", range(2, 6), may_be_blind=True)
HOLD: Final = Kind("elementos.hold", range(1, 5), may_be_blind=True)
KINDS: Final = (ACROSS, HOLD)
SPARE: Final = 2
"""So many turns more than its wand needs a side is looked for to win in: more take long to look at, and are rare."""
AT_THE_TABLE: Final = 2_000_000
"""So many positions are looked at at most when somebody tries a move: far more than any proof in a book takes."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position; nothing of one in which it matters what lies behind it."""
    assert isinstance(state, State)
    return claims_of(state.core, effort) if state.phase == "play" else ()


def claims_of(core: Core, effort: int) -> list[Claim]:
    """Return the same of a core."""
    if not is_calm(core):
        return []
    side = core.side

    def across(blind: bool) -> WandRace:
        return WandRace(fresh(core), side, 1 - side if blind else None)

    def kept_from(blind: bool) -> WandRace:
        return WandRace(fresh(core), 1 - side, 1 - side if blind else None)

    found = []
    for kind, prove, races in ((ACROSS, attack, across), (HOLD, hold, kept_from)):
        most = races(False).needs() + SPARE
        try:
            proved = prove(races, range(kind.goals[0], min(kind.goals[-1], most) + 1), effort, hides=True)
        except OutOfReachError:
            continue
        if proved is not None:
            found.append(_claim(kind, side, proved))
    return found


def answer(state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
    """Return what comes of the moves that were tried."""
    judge = attacked if claim.kind == ACROSS.name else held
    return judge(_race(state, claim), claim.goal, tried, AT_THE_TABLE)


def solution(state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
    """Tell how it goes on to the goal."""
    if claim.kind == ACROSS.name:
        return attack_from(_race(state, claim), claim.goal, tried, AT_THE_TABLE)
    return claim.line if not tried else ()


def _race(state: AnyState, claim: Claim) -> WandRace:
    assert isinstance(state, State)
    solver = claim.seat - 1
    return WandRace(fresh(state.core), solver if claim.kind == ACROSS.name else 1 - solver)


def _claim(kind: Kind, side: int, found: Found) -> Claim:
    return Claim(kind.name, side + 1, found.goal, (found.first,), found.line, blind=True)
