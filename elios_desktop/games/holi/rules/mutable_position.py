"""What lies where: one mutable position of Holi on small integers, which can be copied, compared and gone back in.

Seats count from 0 in here, levels too; cells are numbers or 36-bit sets of them (see `grid`). Copies, and what is kept
to go back, share their lists: a move first exchanges a list that it changes for a copy.
"""

from collections.abc import Sequence
from typing import Self

from elios_desktop.engine.contract import Event
from elios_desktop.games.holi.rules.cards import Rules
from elios_desktop.games.holi.rules.grid import LEVELS, NEIGHBOURS, SWEET_CELLS

TOKENS = 25
SWEETS_ON = (2, 1, 0)
"""How many sweets lie together on a cell of each level, where any do."""

PHASES = ("corners", "play", "over")
CORNERS_PHASE, PLAY, OVER = range(3)

THROWN, MOVED, CLIMBED = 1, 2, 4
"""The kinds of action used this turn, in the order in which `done` shows them."""


class MutablePosition:
    """The courtyard, the reserves, the cards, and whose turn it is."""

    __slots__ = (
        "_past",
        "cell",
        "colours",
        "decks",
        "discards",
        "done",
        "finished",
        "hands",
        "hits",
        "level",
        "log",
        "pawn_cells",
        "phase",
        "reserves",
        "rules",
        "sweets",
        "sweets_found",
        "tokens",
        "turn",
    )

    def __init__(self, rules: Rules, decks: Sequence[Sequence[int]], opening_hand: int) -> None:
        seats = rules.seats
        self.rules = rules
        self.phase = CORNERS_PHASE
        self.turn = rules.first
        self.done = 0
        self.finished = 0
        """The seats that have finished, as a set of bits."""
        self.tokens = [0] * LEVELS
        """Per level, the cells with a token."""
        self.colours = [0] * (LEVELS * seats)
        """Per level and owner (level * seats + owner), the cells with a token of that owner."""
        self.sweets = [SWEET_CELLS, SWEET_CELLS, 0]
        self.pawn_cells = [0] * LEVELS
        """Per level, the cells where a pawn stands."""
        self.level = [0] * seats
        self.cell = [-1] * seats
        """Where each seat's pawn stands; -1: not on the courtyard yet."""
        self.reserves = [TOKENS if holder == owner else 0 for holder in range(seats) for owner in range(seats)]
        """Tokens per holder and owner (holder * seats + owner)."""
        self.sweets_found = [0] * seats
        """Each seat's sweets."""
        self.hands = [tuple(sorted(deck[:opening_hand])) for deck in decks]
        self.decks = [tuple(deck[opening_hand:]) for deck in decks]
        """Top first."""
        self.discards: list[tuple[int, ...]] = [()] * seats
        """Oldest first; a card that lies face-down is negative."""
        self.hits = [0] * seats
        """The points for direct hits."""
        self.log: list[Event] | None = None
        self._past: list[tuple[object, ...]] = []

    # Going back

    def _everything(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.turn,
            self.done,
            self.finished,
            self.tokens,
            self.colours,
            self.sweets,
            self.pawn_cells,
            self.level,
            self.cell,
            self.reserves,
            self.sweets_found,
            self.hands,
            self.decks,
            self.discards,
            self.hits,
        )

    def _restore(self, everything: tuple[object, ...]) -> None:
        (
            self.phase,
            self.turn,
            self.done,
            self.finished,
            self.tokens,
            self.colours,
            self.sweets,
            self.pawn_cells,
            self.level,
            self.cell,
            self.reserves,
            self.sweets_found,
            self.hands,
            self.decks,
            self.discards,
            self.hits,
        ) = everything  # type: ignore[assignment]

    def unmake(self) -> None:
        """Take the last move back."""
        self._restore(self._past.pop())

    def copy(self) -> Self:
        """Return the same position on its own, without its past. Whoever changes a list of it by hand exchanges it,
        too."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin._restore(self._everything())
        twin.log = None
        twin._past = []
        return twin

    def settle(self) -> None:
        """Forget the past and stop logging."""
        self.log = None
        self._past = []

    def key(self) -> tuple[object, ...]:
        """List all that makes this position the one it is, comparable and hashable."""
        return (self.rules, *(tuple(each) if isinstance(each, list) else each for each in self._everything()))

    # What can be asked

    @property
    def over(self) -> bool:
        """Whether all have finished."""
        return self.phase == OVER

    def own_tokens(self, seat: int) -> int:
        """Tell how many of its own tokens a seat has to throw."""
        return self.reserves[seat * self.rules.seats + seat]

    def may_drop(self, seat: int) -> bool:
        """Tell whether the top of the seat's discard pile (or Wild throws) lets it throw face-down."""
        discards = self.discards[seat]
        return self.rules.wild_throws or not discards or discards[-1] > 0

    def surrounded(self, level: int, cell: int) -> bool:
        """Tell whether enough orthogonal neighbours hold tokens: all four, with Easy climb three."""
        return (NEIGHBOURS[cell] & self.tokens[level]).bit_count() >= self.rules.climb_neighbours

    def pawn_at(self, level: int, spot: int) -> int:
        """Return the seat whose pawn stands on a cell, given as a set of one."""
        seat = self.cell.index(spot.bit_length() - 1)
        while self.level[seat] != level:  # on the same cell of another level
            seat = self.cell.index(self.cell[seat], seat + 1)
        return seat
