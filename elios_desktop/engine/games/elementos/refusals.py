"""The notation of Elementos, and why a text is not a legal move.

What is legal is decided by `Core.legal` alone; the reasons here explain what it leaves out, in the rules' order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from elios_desktop.engine.contract import Refusal
from elios_desktop.engine.games.elementos.board import FORWARD, KIND, SQUARE, SQUARES, TAKES, TOKEN_TEXT
from elios_desktop.engine.games.elementos.core import WAND, Core

_ARRANGE: Final = re.compile(r"arrange ([12])((?: [FWA]{2})*)")
_TURN: Final = re.compile(
    r"(?P<wand>wand |carry )?(?P<from>[abc][1-8])-(?P<to>[abc][1-8])"
    r"|(?P<taker>[abc][1-8])x(?P<taken>[abc][1-8])"
    r"|flip (?P<flip>[abc][1-8])"
)
_PAIRS: Final = ("AF", "AW", "FW")
"""The three pairs of sides, each in the order of the alphabet."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """An `arrange` move: which side, and the tokens, side up then underside, in the order given."""

    side: int
    layout: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A text in a turn's notation: "-", "x", "flip", "wand" or "carry", and two squares, the same in a flip."""

    verb: str
    at: int
    to: int

    @property
    def move(self) -> int:
        """The move of the core that this would be."""
        return self.at * 32 + self.to


def parse(text: str) -> Arrangement | Turn | None:
    """Read a text; None if it is not a move of this game's notation."""
    if match := _ARRANGE.fullmatch(text):
        # Too few or too many tokens, none at all included, and two equal sides are a bad arrangement; a third seat
        # and anything that is not two letters of the three are bad notation.
        return Arrangement(int(match[1]) - 1, tuple(match[2].split()))
    match = _TURN.fullmatch(text)
    if match is None:
        return None
    if match["flip"]:
        square = SQUARE[match["flip"]]
        return Turn("flip", square, square)
    if match["taker"]:
        turn = Turn("x", SQUARE[match["taker"]], SQUARE[match["taken"]])
    else:
        turn = Turn((match["wand"] or "-").strip(), SQUARE[match["from"]], SQUARE[match["to"]])
    # A square to itself is bad notation, whatever the verb.
    return turn if turn.at != turn.to else None


def why(core: Core, text: str) -> Refusal | None:
    """The first reason against a text, None if it is legal now."""
    # Over comes first, then bad notation; then the reasons in the order in which the rules list them.
    if core.over:
        return Refusal("game.over")
    read = parse(text)
    if read is None:
        return Refusal("game.bad_notation", {"move": text})
    if isinstance(read, Arrangement):
        return against_arrangement(core, read)
    pending = core.pending
    if pending:
        return Refusal("elementos.not_arranged", about=tuple(str(side + 1) for side in pending))
    if read.move in core.legal() and core.notation(read.move) == text:
        return None
    return next(against_turn(core, read))


def against_arrangement(core: Core, arrangement: Arrangement) -> Refusal | None:
    """A bad arrangement is one in every phase; a good one comes too late when its seat has arranged."""
    seat = arrangement.side + 1
    # Nine tokens, three of each pair; a token with two equal sides is of no pair.
    pairs = sorted("".join(sorted(token)) for token in arrangement.layout)
    if pairs != sorted(_PAIRS * 3):
        return Refusal("elementos.bad_arrangement", {"seat": seat})
    if arrangement.side not in core.pending:
        return Refusal("elementos.already_arranged", {"seat": seat})
    return None


def against_turn(core: Core, turn: Turn) -> Iterator[Refusal]:
    """The reasons against an illegal turn, in the order in which the rules list them."""
    side, enemy = core.side, 1 - core.side
    verb, at, to = turn.verb, turn.at, turn.to
    origin, target = SQUARES[at], SQUARES[to]
    here, there = owner(core, at), owner(core, to)
    home, enemy_home = core.board[WAND + side], core.board[WAND + enemy]

    def refusal(reason: str, *about: str, **args: str) -> Refusal:
        return Refusal(f"elementos.{reason}", {"origin": origin, "target": target, **args}, about)

    # not_yours: an enemy token (whatever is to be done with it), or passing the wand to one.
    if here == enemy:
        yield refusal("not_yours", origin, square=origin)
    if verb == "wand" and there == enemy:
        yield refusal("not_yours", target, square=target)
    # no_token: nothing on the square, or no token to pass the wand to.
    if here is None:
        yield refusal("no_token", origin, square=origin)
    if verb == "wand" and there is None:
        yield refusal("no_token", target, square=target)
    # no_wand: the square named first doesn't hold your wand.
    if verb in ("wand", "carry") and at != home:
        yield refusal("no_wand", origin, SQUARES[home], home=SQUARES[home])
    # home_is_protected: `x` onto a home (either seat's, at any distance), or from one.
    if verb == "x":
        for square in (at, to):
            if square in (home, enemy_home):
                yield refusal("home_is_protected", SQUARES[square], home=SQUARES[square])
    # home_only_forward: a home by `-`, or a `carry` not straight ahead. (Two squares straight ahead are too far.)
    ahead = (to - at) * FORWARD[side]
    if (verb == "-" and at == home) or (verb == "carry" and (ahead < 0 or to % 3 != at % 3)):
        yield refusal("home_only_forward", origin, SQUARES[at + FORWARD[side]])
    if verb != "flip":
        # backwards comes before too_far: b3-b1 is both.
        rows = (to // 3 - at // 3) * FORWARD[side] // 3
        if rows < 0:
            yield refusal("backwards", origin, target)
        if max(rows, abs(to % 3 - at % 3)) > 1:
            yield refusal("too_far", origin, target)
    # own_token: on the target, other than to pass the wand to.
    if verb in ("-", "x", "carry") and there == side:
        yield refusal("own_token", target)
    if verb == "x" and there == enemy and TAKES[KIND[core.board[at]]] != KIND[core.board[to]]:
        yield refusal("does_not_beat", origin, target, taker=symbol(core, at), taken=symbol(core, to))
    if verb == "x" and there is None:
        yield refusal("nothing_to_take", target)
    # occupied: `-` or `carry` onto an enemy token, home or not, beaten or not.
    if verb in ("-", "carry") and there == enemy:
        yield refusal("occupied", target)
    # equilibrium: the only reason left, against a flip.
    if verb == "flip" and core.locked >> at & 1:
        yield refusal("equilibrium", origin, square=origin)


def owner(core: Core, square: int) -> int | None:
    """The side whose token stands on a square."""
    token = core.board[square]
    return KIND[token] // 3 if token else None


def symbol(core: Core, square: int) -> str:
    """The symbol that a token shows."""
    return TOKEN_TEXT[core.board[square]][1]


def locked_squares(core: Core) -> tuple[str, ...]:
    """The squares of the tokens locked now, sorted by name."""
    return tuple(sorted(name for square, name in enumerate(SQUARES) if core.locked >> square & 1))
