"""Elementos as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from elios_desktop.engine.contract import (
    AnyState,
    Ended,
    Event,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    Secrets,
    Seen,
    Transition,
    TurnBegan,
)
from elios_desktop.games.elementos.rules import deal
from elios_desktop.games.elementos.rules.board import HOME_SQUARES, SQUARES, SYMBOLS
from elios_desktop.games.elementos.rules.core import Core
from elios_desktop.games.elementos.rules.events import arranged_events, turn_events
from elios_desktop.games.elementos.rules.judging import judge
from elios_desktop.games.elementos.rules.moves import (
    Arrange,
    Flip,
    Move,
    PassWand,
    Take,
    Turn,
    from_core,
    parse,
    squares_of,
    to_core,
)
from elios_desktop.games.elementos.rules.state import State
from elios_desktop.games.elementos.rules.views import HIDDEN, View, view_from_json

TRIES: Final = 10_000
"""How many guesses are made at most until the undersides of the two sides fit each other."""
_TAKES: Final = {symbol: SYMBOLS[(at + 1) % 3] for at, symbol in enumerate(SYMBOLS)}
"""Fire takes wood, wood takes water, water takes fire."""
_PAIR: Final = {
    up + under: SYMBOLS.index(({*SYMBOLS} - {up, under}).pop()) for up in SYMBOLS for under in SYMBOLS if up != under
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
        """What may be up now."""
        return self.under if self.turned else self.up

    def shows_one_of(self, symbols: str) -> None:
        """It was seen that one of these is up."""
        if self.turned:
            self.under = "".join(symbol for symbol in self.under if symbol in symbols)


class _Sights:
    """All tokens of a game, and what its moves and the view show of them."""

    def __init__(self, moves: Sequence[str], view: View) -> None:
        self.laid: dict[Seat, list[_Token]] = {}
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
        tokens = [_Token(face[0], SYMBOLS.replace(face[0], "") if face[1] == HIDDEN else face[1]) for face in faces]
        self.laid[int(seat)] = tokens
        self._at |= zip((SQUARES[square] for square in HOME_SQUARES[int(seat) - 1]), tokens, strict=True)

    def _turn(self, text: str) -> None:
        text, _, shown = text.partition("=")
        turn = parse(text)
        if turn is None or isinstance(turn, Arrange):
            raise ValueError(f"{text!r} is no turn of Elementos")
        self.turns.append(turn)
        origin, target = squares_of(turn)
        if isinstance(turn, Flip):
            self._at[origin].turned ^= True
            self._at[origin].shows_one_of(shown or SYMBOLS)
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


def guess(seen: Seen[View], rng: Random) -> State:
    """A position by chance whose view is the one that is seen. Raises ValueError if there is none."""
    sights = _Sights(seen.moves, seen.view)
    core = Core(seen.setup["first"])
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


def _undersides(sights: _Sights, rng: Random) -> dict[Seat, list[str]]:
    """For each seat, what lies on the other side of its tokens."""
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
    """The other sides of a seat's nine tokens: three of each pair, every way as likely."""

    @cache
    def ways(at: int, left: tuple[int, ...]) -> int:
        """In how many ways the tokens from here on can be of the pairs that are left."""
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


class Elementos:
    """The rules of Elementos, by the contract that all games keep."""

    id: Final = "elementos"
    seats: Final = (2,)
    options: Final[Mapping[str, Option]] = {"memory": Option(False, (False, True))}
    has_hidden_things: Final = True
    timed_phases: Final = ()
    asks_who_begins: Final = True
    chosen_in_setup: Final = ()

    def secrets(self, state: State) -> Secrets:
        """An own layout, while it is made."""
        # Undersides are looked at one by one, when their owner asks; only an own layout lies open as a whole.
        return Secrets.NEEDED if state.pending else Secrets.NONE

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Who begins; chance decides nothing else."""
        return deal.deal(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """An empty box, both seats about to arrange."""
        return State(Core(deal.check_setup(setup)), bool(options["memory"]))

    def parse(self, state: AnyState, text: str) -> Move | Refusal:
        """Read a text of the notation."""
        return parse(text) or Refusal("game.bad_notation", {"move": text})

    def legal(self, state: AnyState) -> list[Move]:
        """Every legal turn."""
        core = _core(state)
        if core.pending:
            return []
        return sorted((from_core(core, move) for move in core.legal()), key=lambda turn: turn.text)

    def why(self, state: AnyState, move: Move) -> Refusal | None:
        """The first reason against a move."""
        return judge(_core(state), move)

    def apply(self, state: AnyState, move: Move) -> Transition[Move] | Refusal:
        """Carry a move out on a copy of the core."""
        before = _core(state)
        refusal = judge(before, move)
        if refusal is not None:
            return refusal
        after = before.copy()
        if isinstance(move, Arrange):
            after.arrange(move.seat - 1, move.layout)
            seat, events = move.seat, arranged_events(move, after)
        else:
            after.make(to_core(move))
            after.made.clear()
            seat, events = before.side + 1, turn_events(before, move, after)
        new = State(after, _state(state).memory)
        return Transition(move, seat, state, new, (*events, *_closing_events(new)))

    def arrangement(self, state: AnyState, seat: Seat, seed: int) -> Move:
        """Nine tokens in any order and any side up."""
        return Arrange(seat, deal.random_layout(Random(f"elementos {seat} {seed}")))

    def move_as_seen(self, state: AnyState, move: Move, seat: Seat | None) -> str:
        """Only an arrangement tells undersides. Its owner saw them then, with `memory` too."""
        return move.text_for(seat) if isinstance(move, Arrange) else move.text

    def view_from_json(self, value: Json) -> View:
        """The view that `View.to_json` wrote."""
        return view_from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Who begins is known to all."""
        return setup

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """The undersides that the seat can't know, guessed."""
        return guess(seen, rng)


def _state(state: AnyState) -> State:
    assert isinstance(state, State)
    return state


def _core(state: AnyState) -> Core:
    return _state(state).core


def _closing_events(after: State) -> Iterator[Event]:
    """Whose turn it is now, or how the game ended."""
    if after.result is not None:
        yield Ended(after.result)
    elif after.to_move is not None:
        yield TurnBegan(after.to_move)


GAME: Final = Elementos()
