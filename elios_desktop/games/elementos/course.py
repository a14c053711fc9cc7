"""The course of Elementos: how far each wand still has to go, and the tokens that are left."""

from elios_desktop.course import Counts, Measure, Rank, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.games.elementos.rules import SQUARES, USUAL_LAYOUT, View, board, wand_start
from elios_desktop.linguist import QT_TRANSLATE_NOOP

SEATS = 2
TOKENS = len(USUAL_LAYOUT)
FAR_ROWS = tuple(board.row_of(SQUARES[row[0]]) for row in board.FAR_ROW)

MEASURES = (
    Measure(
        "distance",
        QT_TRANSLATE_NOOP("Course", "Rows to go"),
        QT_TRANSLATE_NOOP(
            "Course",
            "How many rows the wand is from the far row. The nearer wand is ahead; if both are equally near, whoever "
            "has more tokens.",
        ),
        left=True,
    ),
    Measure(
        "tokens",
        QT_TRANSLATE_NOOP("Course", "Tokens"),
        QT_TRANSLATE_NOOP("Course", "How many tokens a player still has."),
    ),
)


def counts(state: AnyState) -> Counts:
    """Return a seat that has yet to arrange has all its tokens and the whole way before it."""
    view: View = state.view(None)
    owners = [token.owner for token in view.tokens.values()]
    tokens, distances = [], []
    for seat in range(1, SEATS + 1):
        wand = view.wands.get(seat)
        tokens.append(float(TOKENS if wand is None else owners.count(seat)))
        row = board.row_of(wand_start(seat) if wand is None else wand)
        distances.append(float(abs(FAR_ROWS[seat - 1] - row)))
    return {"distance": tuple(distances), "tokens": tuple(tokens)}


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """Return the nearer wand; at the same distance, more tokens."""
    return (-total(counts["distance"], side), total(counts["tokens"], side))
