"""Elementos as the rest of the program sees it, and why a move of it is not legal.

What is legal is decided by `Core.legal` alone; the reasons here explain what it leaves out, in the rules' order.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from elios_desktop.engine import contract
from elios_desktop.engine.contract import UsualGame, who_begins
from elios_desktop.games.elementos.rules import board
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.games.elementos.rules.moves import (
    Arrange,
    Carry,
    Flip,
    Move,
    PassWand,
    Step,
    Take,
    Turn,
    arranged_events,
    from_core,
    parse,
    squares_of,
    to_core,
    turn_events,
)
from elios_desktop.games.elementos.rules.state import HIDDEN, State, View, view_from_json


def judge(core: Core, move: Move) -> contract.Refusal | None:
    """Return the first reason against a move, None if it is legal now."""
    if core.over:
        return contract.Refusal("game.over")
    if isinstance(move, Arrange):
        return _against_arrangement(core, move)
    if pending := core.pending:
        return contract.Refusal("elementos.not_arranged", about=tuple(str(side + 1) for side in pending))
    number = to_core(move)
    if number in core.legal() and from_core(core, number) == move:
        return None
    tried = _Tried(core, move)
    return next(refusal for reason in _REASONS if (refusal := reason(tried)) is not None)


def _against_arrangement(core: Core, move: Arrange) -> contract.Refusal | None:
    """A bad arrangement is one in every phase; a good one comes too late when its seat has arranged."""
    if not board.is_layout(move.layout):
        return contract.Refusal("elementos.bad_arrangement", {"seat": move.seat})
    if move.seat - 1 not in core.pending:
        return contract.Refusal("elementos.already_arranged", {"seat": move.seat})
    return None


class _Tried:
    """An illegal turn, and what stands where it begins and ends."""

    def __init__(self, core: Core, turn: Turn) -> None:
        self.core = core
        self.turn = turn
        self.origin, self.target = squares_of(turn)
        self.at, self.to = board.SQUARE[self.origin], board.SQUARE[self.target]
        self.side, self.enemy = core.side, 1 - core.side
        self.here, self.there = board.OWNER[core.board[self.at]], board.OWNER[core.board[self.to]]
        self.home, self.enemy_home = core.board[WAND + self.side], core.board[WAND + self.enemy]

    @property
    def rows(self) -> int:
        """How many rows forward it goes."""
        return (self.to // 3 - self.at // 3) * board.FORWARD[self.side] // 3

    @property
    def columns(self) -> int:
        """How many columns it goes to a side."""
        return abs(self.to % 3 - self.at % 3)

    def refusal(self, reason: str, *about: str, **args: str) -> contract.Refusal:
        """Return the answer for a reason: every sentence may name where the turn begins and ends."""
        return contract.Refusal(f"elementos.{reason}", {"origin": self.origin, "target": self.target, **args}, about)


def _not_yours(tried: _Tried) -> contract.Refusal | None:
    """Return an enemy token (whatever is to be done with it), or passing the wand to one."""
    if tried.here == tried.enemy:
        return tried.refusal("not_yours", tried.origin, square=tried.origin)
    if isinstance(tried.turn, PassWand) and tried.there == tried.enemy:
        return tried.refusal("not_yours", tried.target, square=tried.target)
    return None


def _no_token(tried: _Tried) -> contract.Refusal | None:
    """Refuse where nothing is on the square, or no token to pass the wand to."""
    if tried.here is None:
        return tried.refusal("no_token", tried.origin, square=tried.origin)
    if isinstance(tried.turn, PassWand) and tried.there is None:
        return tried.refusal("no_token", tried.target, square=tried.target)
    return None


def _no_wand(tried: _Tried) -> contract.Refusal | None:
    """Return the square named first doesn't hold your wand."""
    if isinstance(tried.turn, PassWand | Carry) and tried.at != tried.home:
        return tried.refusal("no_wand", tried.origin, board.SQUARES[tried.home], home=board.SQUARES[tried.home])
    return None


def _home_is_protected(tried: _Tried) -> contract.Refusal | None:
    """`x` onto a home (either seat's, at any distance), or from one."""
    if isinstance(tried.turn, Take):
        for square in (tried.at, tried.to):
            if square in (tried.home, tried.enemy_home):
                return tried.refusal("home_is_protected", board.SQUARES[square], home=board.SQUARES[square])
    return None


def _home_only_forward(tried: _Tried) -> contract.Refusal | None:
    """Return a home by `-`, or a `carry` not straight ahead. (Two squares straight ahead are too far.)"""
    from_home = isinstance(tried.turn, Step) and tried.at == tried.home
    if from_home or (isinstance(tried.turn, Carry) and (tried.rows < 0 or tried.columns)):
        return tried.refusal("home_only_forward", tried.origin, board.SQUARES[tried.at + board.FORWARD[tried.side]])
    return None


def _backwards(tried: _Tried) -> contract.Refusal | None:
    """Return tokens and wands go ahead or sideways. This comes before too far: b3-b1 is both."""
    return tried.refusal("backwards", tried.origin, tried.target) if tried.rows < 0 else None


def _too_far(tried: _Tried) -> contract.Refusal | None:
    """Return one square at a time."""
    return tried.refusal("too_far", tried.origin, tried.target) if max(tried.rows, tried.columns) > 1 else None


def _own_token(tried: _Tried) -> contract.Refusal | None:
    """One's own token on the target, other than to pass the wand to."""
    if isinstance(tried.turn, Step | Take | Carry) and tried.there == tried.side:
        return tried.refusal("own_token", tried.target)
    return None


def _does_not_beat(tried: _Tried) -> contract.Refusal | None:
    """Fire takes wood, wood takes water, water takes fire."""
    taker, taken = tried.core.board[tried.at], tried.core.board[tried.to]
    if (
        isinstance(tried.turn, Take)
        and tried.there == tried.enemy
        and board.TAKES[board.KIND[taker]] != board.KIND[taken]
    ):
        up = {"taker": board.TOKEN_TEXT[taker][1], "taken": board.TOKEN_TEXT[taken][1]}
        return tried.refusal("does_not_beat", tried.origin, tried.target, **up)
    return None


def _nothing_to_take(tried: _Tried) -> contract.Refusal | None:
    """`x` onto an empty square."""
    if isinstance(tried.turn, Take) and tried.there is None:
        return tried.refusal("nothing_to_take", tried.target)
    return None


def _occupied(tried: _Tried) -> contract.Refusal | None:
    """`-` or `carry` onto an enemy token, home or not, beaten or not."""
    if isinstance(tried.turn, Step | Carry) and tried.there == tried.enemy:
        return tried.refusal("occupied", tried.target)
    return None


def _equilibrium(tried: _Tried) -> contract.Refusal:
    """Return the only reason left: the turn is a flip, and its token is locked."""
    return tried.refusal("equilibrium", tried.origin, square=tried.origin)


_REASONS: Final[tuple[Callable[[_Tried], contract.Refusal | None], ...]] = (
    _not_yours,
    _no_token,
    _no_wand,
    _home_is_protected,
    _home_only_forward,
    _backwards,
    _too_far,
    _own_token,
    _does_not_beat,
    _nothing_to_take,
    _occupied,
    _equilibrium,
)
"""The reasons against a turn, in the order in which the rules list them."""


LEFT_OUT: Final = ((), (1, 6, 7, 8), (0, 1, 2, 6, 7, 8), (0, 1, 2, 3, 6, 7, 8))
"""By the step of a head start, the places of the other's layout whose tokens stay out of the game. Moves made ahead are
no head start in this game: whoever comes forward first gives something away."""
TRIES: Final = 10_000
"""How many guesses are made at most until the undersides of the two sides fit each other."""
_TAKES: Final = {symbol: board.SYMBOLS[(at + 1) % 3] for at, symbol in enumerate(board.SYMBOLS)}
"""Fire takes wood, wood takes water, water takes fire."""
_PAIR: Final = {
    up + under: board.SYMBOLS.index(({*board.SYMBOLS} - {up, under}).pop())
    for up in board.SYMBOLS
    for under in board.SYMBOLS
    if up != under
}
"""The number of the pair that a token is of."""


@dataclass(eq=False, slots=True)
class _Token:
    """What was seen of a token."""

    up: str
    """The symbol that was up when it was laid out."""
    under: str
    """What may be on its other side."""
    turned: bool = False
    """Whether the other side is up now."""

    def may_show(self) -> str:
        """Say what may be up now."""
        return self.under if self.turned else self.up

    def shows_one_of(self, symbols: str) -> None:
        """Note that one of these was seen to be up."""
        if self.turned:
            self.under = "".join(symbol for symbol in self.under if symbol in symbols)


class _Sights:
    """All tokens of a game, and what its moves and the view show of them."""

    def __init__(self, moves: Sequence[str], view: View) -> None:
        self.laid: dict[contract.Seat, list[_Token]] = {}
        """The tokens of each seat that has arranged, in the order of its `arrange` move."""
        self.turns: list[Turn] = []
        self.fights: list[tuple[_Token, _Token]] = []
        """Who took whom while both lay turned over and neither's symbol was known."""
        self._at: dict[str, _Token] = {}
        for text in moves:
            if text.startswith("arrange"):
                self._lay_out(text)
            else:
                self._turn(text)
        for square, shown in view.tokens.items():
            self._at[square].shows_one_of(shown.up)

    def _lay_out(self, text: str) -> None:
        _, seat, *faces = text.split()
        tokens = [
            _Token(face[0], board.SYMBOLS.replace(face[0], "") if face[1] == HIDDEN else face[1]) for face in faces
        ]
        self.laid[int(seat)] = tokens
        self._at |= zip((board.SQUARES[square] for square in board.HOME_SQUARES[int(seat) - 1]), tokens, strict=True)

    def _turn(self, text: str) -> None:
        text, _, shown = text.partition("=")
        turn = parse(text)
        if turn is None or isinstance(turn, Arrange):
            raise ValueError(f"{text!r} is no turn of Elementos")
        self.turns.append(turn)
        origin, target = squares_of(turn)
        if isinstance(turn, Flip):
            self._at[origin].turned ^= True
            self._at[origin].shows_one_of(shown or board.SYMBOLS)
        elif not isinstance(turn, PassWand):
            token = self._at.pop(origin)
            if isinstance(turn, Take):
                self._fought(token, self._at[target])
            self._at[target] = token

    def _fought(self, taker: _Token, taken: _Token) -> None:
        taken.shows_one_of("".join(_TAKES[symbol] for symbol in taker.may_show()))
        taker.shows_one_of("".join(symbol for symbol in taker.may_show() if _TAKES[symbol] in taken.may_show()))
        if len(taker.may_show()) > 1:
            self.fights.append((taker, taken))


def guess(seen: contract.Seen[View], rng: Random) -> State:
    """Return a position by chance whose view is the one that is seen. Raises ValueError if there is none."""
    sights = _Sights(seen.moves, seen.view)
    core = _empty_box(seen.setup["first"], seen.options)
    layouts = _undersides(sights, rng)
    for seat, tokens in sights.laid.items():
        core.arrange(seat - 1, [token.up + under for token, under in zip(tokens, layouts[seat], strict=True)])
    for turn in sights.turns:
        core.make(to_core(turn))
    core.made.clear()
    state = State(core, bool(seen.options["memory"]))
    if state.view(seen.seat) != seen.view:
        raise ValueError("this view doesn't follow from these moves")
    return state


def _undersides(sights: _Sights, rng: Random) -> dict[contract.Seat, list[str]]:
    """Return for each seat what lies on the other side of its tokens."""
    for _ in range(TRIES):
        layouts = {seat: _unders(tokens, rng) for seat, tokens in sights.laid.items()}
        under = {
            token: side
            for seat, tokens in sights.laid.items()
            for token, side in zip(tokens, layouts[seat], strict=True)
        }
        if all(_TAKES[under[taker]] == under[taken] for taker, taken in sights.fights):
            return layouts
    raise ValueError("no undersides fit what was seen")  # pragma: no cover: some fit any game that was played


def _unders(tokens: Sequence[_Token], rng: Random) -> list[str]:
    """Return the other sides of a seat's nine tokens: three of each pair, every way as likely."""

    @cache
    def ways(at: int, left: tuple[int, ...]) -> int:
        """Return in how many ways the tokens from here on can be of the pairs that are left."""
        if at == len(tokens):
            return 1
        return sum(ways(at + 1, less) for _, less in choices(at, left))

    def choices(at: int, left: tuple[int, ...]) -> list[tuple[str, tuple[int, ...]]]:
        token = tokens[at]
        found = []
        for under in token.under:
            pair = _PAIR[token.up + under]
            if left[pair]:
                found.append((under, (*left[:pair], left[pair] - 1, *left[pair + 1 :])))
        return found

    unders = []
    left: tuple[int, ...] = (3, 3, 3)
    for at in range(len(tokens)):
        number = int(rng.random() * ways(at, left))
        for under, less in choices(at, left):
            number -= ways(at + 1, less)
            if number < 0:
                unders.append(under)
                left = less
                break
        else:
            raise ValueError("no undersides fit what was seen")  # pragma: no cover: some fit any game that was played
    return unders


class Elementos(UsualGame[State, Move]):
    """The rules of Elementos, by the contract that all games keep."""

    id = "elementos"
    seats = (2,)
    options: Mapping[str, contract.Option] = {
        "memory": contract.Option(False, (False, True)),
        **contract.head_starts(2),
    }
    has_hidden_things = True

    def secrets(self, state: State) -> contract.Secrets:
        """Return an own layout, while it is made."""
        # Undersides are looked at one by one, when their owner asks; only an own layout lies open as a whole.
        return contract.Secrets.NEEDED if state.pending else contract.Secrets.NONE

    def deal(self, seats: int, options: contract.Options, seed: int) -> contract.Json:
        """Tell who begins; chance decides nothing else, and not even that if somebody has a head start."""
        seat, _ = contract.head_start(options)
        return {"first": seat} if seat else super().deal(seats, options, seed)

    def start(self, seats: int, options: contract.Options, setup: contract.Json) -> State:
        """Return an empty box, both seats about to arrange."""
        first, (seat, _) = who_begins(setup, seats), contract.head_start(options)
        if seat and first != seat:
            raise contract.SetupError(f"seat {seat} has a head start and begins")
        return State(_empty_box(first, options), bool(options["memory"]))

    def read(self, state: State, text: str) -> Move | None:
        """Read a text of the notation."""
        return parse(text)

    def legal(self, state: State) -> list[Move]:
        """List every legal turn."""
        core = state.core
        if core.pending:
            return []
        return sorted((from_core(core, move) for move in core.legal()), key=lambda turn: turn.text)

    def why(self, state: State, move: Move) -> contract.Refusal | None:
        """Return the first reason against a move."""
        return judge(state.core, move)

    def carried_out(self, state: State, move: Move) -> contract.Transition[Move]:
        """Carry a legal move out on a copy of the core."""
        before, after = state.core, state.core.copy()
        if isinstance(move, Arrange):
            after.arrange(move.seat - 1, move.layout)
            seat, events = move.seat, arranged_events(move, after)
        else:
            after.make(to_core(move))
            after.made.clear()
            seat, events = before.side + 1, turn_events(before, move, after)
        new = State(after, state.memory)
        return contract.Transition(move, seat, state, new, (*events, *contract.closing_events(state.to_move, new)))

    def arrangement(self, state: State, seat: contract.Seat, seed: int) -> Move:
        """Nine tokens in any order and any side up."""
        return Arrange(seat, board.random_layout(Random(f"elementos {seat} {seed}")))

    def move_as_seen(self, state: State, move: Move, seat: contract.Seat | None) -> str:
        """Only an arrangement tells undersides. Its owner saw them then, with `memory` too."""
        return move.text_for(seat) if isinstance(move, Arrange) else move.text

    def view_from_json(self, value: contract.Json) -> View:
        """Return the view that `View.to_json` wrote."""
        return view_from_json(value)

    def guess(self, seen: contract.Seen[View], rng: Random) -> State:
        """Return the undersides that the seat can't know, guessed."""
        return guess(seen, rng)


def left_out(options: contract.Options) -> tuple[str, ...]:
    """Return the squares whose tokens stay out of the game, because somebody has a head start."""
    seat, step = contract.head_start(options)
    return tuple(board.home_squares(3 - seat)[place] for place in LEFT_OUT[step])


def _empty_box(first: int, options: contract.Options) -> Core:
    return Core(first, sum(board.BIT[board.SQUARES.index(square)] for square in left_out(options)))


GAME = Elementos()
