"""Small drawings of Holi's courtyard that go to a position and back.

Row 6 comes first, the levels stand side by side, the lower first. A cell is two characters: `.` nothing or the digit
of a token's owner or the letter of a pawn (`A` is seat 1's), then `'` if sweets lie there. Empty levels and empty
upper rows can be left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.engine.contract import AnyTransition, Event, Refusal
from elios_desktop.games.holi.rules import GAME, Discard, State, View, core_of
from tests.play import carried_out, listed, why

LETTERS = "ABCD"
NONE: tuple[int, ...] = ()


def draw(state: State) -> str:
    """The drawing of a position, in full."""
    view = state.to_json()
    lines = []
    for row in range(6, 0, -1):
        parts = []
        for level in range(3):
            cells = []
            for column in "abcdef":
                cell = f"{column}{row}"
                pawn = f"{level + 1}{cell}"
                sign = LETTERS[view["pawns"].index(pawn)] if pawn in view["pawns"] else "."
                if cell in view["levels"][level]:
                    sign = str(view["levels"][level][cell])
                cells.append(sign + ("'" if cell in view["sweets"][level] else " "))
            parts.append("".join(cells))
        lines.append("| ".join(parts).rstrip())
    return "\n".join(lines)


def courtyard(
    drawing: str,
    hands: Sequence[Sequence[int]] = ((7,), (2,)),
    *,
    to_move: int | None = 1,
    phase: str = "play",
    done: Sequence[str] = (),
    rivalry: Sequence[int] = (),
    left: Sequence[int] | None = None,
    caught: dict[tuple[int, int], int] | None = None,
    discards: Sequence[Sequence[int]] | None = None,
    decks: Sequence[Sequence[int]] | None = None,
    held: Sequence[int] | None = None,
    hits: Sequence[int] | None = None,
    finished: Sequence[int] = (),
    first: int = 1,
) -> State:
    """A position by its drawing.

    `left` are the seats' own tokens in the reserve, `caught` tokens of others by (holder, owner), `discards` negative
    where they lie face-down.
    """
    seats = range(1, len(hands) + 1)
    levels: list[dict[str, int]] = [{}, {}, {}]
    sweets: list[dict[str, int]] = [{}, {}, {}]
    pawns: list[str | None] = [None] * len(hands)
    lines = [line.strip() for line in drawing.strip().splitlines()]
    for row, line in zip(range(len(lines), 0, -1), lines, strict=True):
        for level, part in enumerate(line.split("|")):
            text = part.strip().replace("'", "' ").replace("  ", " ")
            for column, sign in zip("abcdef", text.split(" "), strict=False):
                cell = f"{column}{row}"
                if sign.endswith("'"):
                    sweets[level][cell] = 2 - level
                if sign[:1].isdigit():
                    levels[level][cell] = int(sign[0])
                elif sign[:1] in LETTERS and sign:
                    pawns[LETTERS.index(sign[0])] = f"{level + 1}{cell}"
    own = left or [25] * len(hands)
    others = caught or {}
    view = View(
        phase=phase,
        levels=tuple(levels),
        sweets=tuple(sweets),
        pawns=tuple(pawns),
        reserves=tuple(
            tuple(own[owner - 1] if holder == owner else others.get((holder, owner), 0) for owner in seats)
            for holder in seats
        ),
        held_sweets=tuple(held or [0] * len(hands)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        decks=tuple(tuple(deck) for deck in decks or [NONE] * len(hands)),
        discards=tuple(
            tuple(Discard(abs(card), card > 0) for card in pile) for pile in discards or [NONE] * len(hands)
        ),
        hits=tuple(hits or [0] * len(hands)),
        finished=tuple(finished),
        done=tuple(done),
        rivalry=tuple(rivalry),
        to_move=to_move,
        result=None,
    )
    return State(core_of(view, first))


def play(state: State, *moves: str) -> State:
    """The position after these moves, each of which must be legal."""
    for move in moves:
        after = played(state, move).after
        assert isinstance(after, State)
        state = after
    return state


def played(state: State, move: str) -> AnyTransition:
    """A legal move carried out."""
    transition = carried_out(GAME, state, move)
    assert not isinstance(transition, Refusal), (move, transition)
    return transition


def events(state: State, move: str) -> tuple[Event, ...]:
    """What a legal move makes happen."""
    return played(state, move).events


def moves(state: State, word: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move[len(word) + 1 :] for move in listed(GAME, state) if move.split(" ")[0] == word]


def code(state: State, move: str) -> str | None:
    """The code of the reason against a move, None for a legal one."""
    refusal = why(GAME, state, move)
    return refusal.code if refusal else None


def same_drawing(state: State, drawing: str) -> bool:
    """Whether the courtyard looks like this (`drawing` as `courtyard` takes it)."""
    seats = len(state.to_json()["pawns"])
    return draw(state) == draw(courtyard(drawing, [NONE] * seats))
