"""The rules of a turn: which moves are legal in a position, and what each does to it.

Seats count from 0 in here, levels too; cells are numbers or 36-bit sets of them (see `grid`), moves are numbers (see
`moves`). Only legal moves may be made. While `log` is a list, what happens is added to it as events.

Rulings that the turn rests on, beyond the rulebook's words:
- A cell where a pawn stands never holds a token on its level: an arriving pawn collects it, a token thrown there is a
  direct hit or is caught, and the thrower's own cell is never among the cells where tokens go.
- Tokens lie on tokens: what falls and what is caught when a pawn comes leaves no gap, so a token falls only when it
  is put or when a pawn comes to a cell under it.
- A token that makes a direct hit is thrown from the reserve like any other, and counts among those "left after
  throwing". The points for it are scored even if it was the last.
"""

from __future__ import annotations

from typing import Literal

from elios_desktop.engine.contract import Ended, Json, Options, Result, Scored, TurnBegan, head_start
from elios_desktop.games.holi.rules import cards, scoring
from elios_desktop.games.holi.rules import moves as happened
from elios_desktop.games.holi.rules.cards import TOKENS_OF, Rules
from elios_desktop.games.holi.rules.grid import ALL_CELLS, BORDER, CELL_COUNT, CORNERS, LEVELS, LINES, place_name
from elios_desktop.games.holi.rules.moves import (
    CLIMB,
    CLIMB_MOVE,
    CORNER,
    DESCEND_MOVE,
    DROP,
    END,
    END_MOVE,
    MOVE,
    STOP,
    STOP_MOVE,
    fewer,
    from_core,
    moves_to,
)
from elios_desktop.games.holi.rules.mutable_position import (
    CLIMBED,
    MOVED,
    OVER,
    PLAY,
    SWEETS_ON,
    THROWN,
    MutablePosition,
)

START_POINTS = (0, 12, 22, 31)
"""With how many points a seat begins by its head start. They stand where points stand that were scored at once."""


class Core(MutablePosition):
    """A position and its moves."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, options: Options, dealt: Json) -> Core:
        """Return the first position of a setup; raises `SetupError`."""
        cards.check_setup(seats, dealt)
        opening_hand = options["opening_hand"]
        assert isinstance(opening_hand, int)
        core = cls(Rules.of(seats, dealt["first"] - 1, dealt["rivalry"]), dealt["decks"], opening_hand)
        if head := head_start(options)[1]:
            core.hits[head_start(options)[0] - 1] = START_POINTS[head]
        return core

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> Core:
        """Return the first position of a deal by chance."""
        return cls.set_up(seats, {"opening_hand": 1, **options}, cards.deal(seats, seed))

    def result(self) -> Result:
        """Return the result of a game that is over."""
        return scoring.result(self)

    def notation(self, move: int) -> str:
        """Return the text of a move."""
        return from_core(move).text

    # The legal moves

    def legal(self) -> list[int]:
        """List every legal move; never empty until the game is over."""
        if self.phase != PLAY:
            return [] if self.phase == OVER else moves_to(CORNER, CORNERS & ~self.pawn_cells[0])
        seat, done = self.turn, self.done
        level, cell = self.level[seat], self.cell[seat]
        free = ALL_CELLS & ~self.pawn_cells[level]
        # Any of the actions in any order, each at most once; end after throwing, stop only when no throw is possible
        # from where the pawn stands now.
        found = [END_MOVE] if done & THROWN else self._throws(seat, level, cell, free) or [STOP_MOVE]
        if not done & MOVED:
            found += moves_to(MOVE, free & LINES[cell] if self.rules.slippery else free)
        if not done & CLIMBED:
            if (
                level < LEVELS - 1
                and not BORDER >> cell & 1
                and self.surrounded(level, cell)
                and not self.pawn_cells[level + 1] >> cell & 1
            ):
                found.append(CLIMB_MOVE)
            if self.rules.way_down and level and not self.pawn_cells[level - 1] >> cell & 1:
                found.append(DESCEND_MOVE)
        return found

    def _throws(self, seat: int, level: int, cell: int, free: int) -> list[int]:
        tokens, own, throws = self.tokens[level], self.own_tokens(seat), self.rules.throws
        found: list[int] = []
        for card in self.hands[seat]:
            # The spaces where tokens go hold no token; sweets and other pawns are allowed.
            if TOKENS_OF[card] <= own:
                for throw in throws[card][cell]:
                    if not throw & tokens:
                        found.append(throw)  # noqa: PERF401  # few are added at once, and a comprehension is a call
            else:
                # A short reserve: all that is left, on spaces of one's choice, if the whole pattern is possible.
                possible = [throw for throw in throws[card][cell] if not throw & tokens]
                found += sorted({cut for throw in possible for cut in fewer(throw, own)})
        if self.may_drop(seat):
            free &= ~tokens
            for card in self.hands[seat]:
                found += moves_to(DROP + card, free)
        return found

    def can_throw(self) -> bool:
        """Tell whether the seat to move could throw, face-up or face-down, from where its pawn stands."""
        seat = self.turn
        level = self.level[seat]
        return bool(self._throws(seat, level, self.cell[seat], ALL_CELLS & ~self.pawn_cells[level]))

    # Making a move

    def make(self, move: int) -> None:
        """Carry out a legal move."""
        what, cells = move >> CELL_COUNT, move & ALL_CELLS
        self._past.append(self._everything())
        if what == MOVE:
            self.done |= MOVED
            self._go(self.level[self.turn], cells.bit_length() - 1, "move")
        elif what < DROP:
            self._throw(what, what, cells)
        elif what < MOVE:
            self._throw(what - DROP, DROP - what, cells)
        elif what == END:
            self._end()
        elif what == STOP:
            self._finish(self.turn, "stopped")
            self._pass_turn()
        elif what == CORNER:
            self._place_pawn(cells)
        else:
            # Climbing and descending share the one use a turn.
            self.done |= CLIMBED
            if what == CLIMB:
                self._go(self.level[self.turn] + 1, self.cell[self.turn], "climb")
            else:
                self._go(self.level[self.turn] - 1, self.cell[self.turn], "descend")

    def _place_pawn(self, spot: int) -> None:
        """A pawn to its corner of the lower level, in turn order from the first player."""
        seat = self.turn
        self.cell, self.pawn_cells = self.cell[:], self.pawn_cells[:]
        self.cell[seat] = spot.bit_length() - 1
        self.pawn_cells[0] |= spot
        self.turn = (seat + 1) % self.rules.seats
        if self.turn == self.rules.first:
            self.phase = PLAY
        if self.log is not None:
            self.log += (happened.PawnPlaced(seat + 1, place_name(0, spot)), TurnBegan(self.turn + 1))

    def _throw(self, card: int, discard: int, cells: int) -> None:
        """Throw a card, face-up or (`discard` negative) face-down: the tokens go one after the other."""
        seat, seats = self.turn, self.rules.seats
        level, own = self.level[seat], seat * seats + seat
        self.done |= THROWN
        self.hands, self.discards, self.reserves = self.hands[:], self.discards[:], self.reserves[:]
        self.tokens, self.colours = self.tokens[:], self.colours[:]
        self.hands[seat] = tuple([each for each in self.hands[seat] if each != card])
        self.discards[seat] += (discard,)
        if self.log is not None:
            self.log.append(happened.CardPlayed(seat + 1, card, discard > 0))
        self.reserves[own] -= cells.bit_count()
        standing = self.pawn_cells[level]
        while cells:
            spot = cells & -cells
            cells ^= spot
            if standing & spot:
                self._hit(seat, level, spot)
            else:
                self._put(seat, level, spot)
        if not self.reserves[own]:
            # No own token left after throwing: finished at once, without a draw.
            self._finish(seat, "no_tokens")
            self._pass_turn()

    def _hit(self, thrower: int, level: int, spot: int) -> None:
        """Direct hit: the token goes to the reserve of the player hit, the thrower scores at once."""
        target = self.pawn_at(level, spot)
        self.reserves[target * self.rules.seats + thrower] += 1
        self.hits = self.hits[:]
        self.hits[thrower] += self.rules.hit_points
        if self.log is not None:
            place = place_name(level, spot)
            self.log += (
                happened.DirectHit(thrower + 1, target + 1, place),
                Scored(thrower + 1, self.rules.hit_points, "direct_hit", (place,)),
            )

    def _put(self, owner: int, level: int, spot: int) -> None:
        """A token put on a level falls while the cell one level down holds no token, or until a pawn catches it."""
        if self.log is not None:
            self.log.append(happened.TokenPlaced(owner + 1, place_name(level, spot)))
        while level and not self.tokens[level - 1] & spot:
            level -= 1
            if self._fall(owner, level, spot):
                return
        self.tokens[level] |= spot
        self.colours[level * self.rules.seats + owner] |= spot

    def _fall(self, owner: int, level: int, spot: int) -> bool:
        """A token falls to this level; true if the pawn there (if one is) catches it. No bonus point for that."""
        if self.log is not None:
            self.log.append(happened.TokenFell(owner + 1, place_name(level + 1, spot), place_name(level, spot)))
        if not self.pawn_cells[level] & spot:
            return False
        catcher = self.pawn_at(level, spot)
        self.reserves[catcher * self.rules.seats + owner] += 1
        if self.log is not None:
            self.log.append(happened.TokenCaught(owner + 1, catcher + 1, place_name(level, spot)))
        return True

    def _go(self, level: int, cell: int, how: Literal["move", "climb", "descend"]) -> None:
        """The pawn comes to a cell, collects what lies there, and catches what falls from above."""
        seat, spot = self.turn, 1 << cell
        old_level, old_spot = self.level[seat], 1 << self.cell[seat]
        self.pawn_cells, self.level, self.cell = self.pawn_cells[:], self.level[:], self.cell[:]
        self.pawn_cells[old_level] ^= old_spot
        self.pawn_cells[level] |= spot
        self.level[seat], self.cell[seat] = level, cell
        log = self.log
        if log is not None:
            log.append(happened.PawnMoved(seat + 1, place_name(old_level, old_spot), place_name(level, spot), how))
        if self.sweets[level] & spot:
            self.sweets, self.sweets_found = self.sweets[:], self.sweets_found[:]
            self.sweets[level] ^= spot
            self.sweets_found[seat] += SWEETS_ON[level]
            if log is not None:
                log.append(happened.SweetsCollected(seat + 1, place_name(level, spot), SWEETS_ON[level]))
        lower, middle, upper = self.tokens
        if not (lower | middle | upper) & spot:
            return
        self.tokens, self.colours, self.reserves = self.tokens[:], self.colours[:], self.reserves[:]
        if self.tokens[level] & spot:
            owner = self._take(level, spot)
            self.reserves[seat * self.rules.seats + owner] += 1
            if log is not None:
                log.append(happened.TokenCollected(seat + 1, owner + 1, place_name(level, spot)))
        # Tokens on that cell of the levels above fall, the lowest first; this pawn catches them, unless another in
        # between does. Either way each is caught.
        for above in range(level + 1, LEVELS):
            if self.tokens[above] & spot:
                owner = self._take(above, spot)
                lower = above - 1
                while not self._fall(owner, lower, spot):
                    lower -= 1

    def _take(self, level: int, spot: int) -> int:
        """Take the token from a cell and tell whose it is."""
        seats = self.rules.seats
        self.tokens[level] ^= spot
        for owner in range(seats):  # pragma: no branch: it is somebody's
            if self.colours[level * seats + owner] & spot:
                break
        self.colours[level * seats + owner] ^= spot
        return owner

    def _end(self) -> None:
        """The player draws up to the limit, if the deck has the cards; without a card in hand it has finished."""
        seat = self.turn
        hand, deck = self.hands[seat], self.decks[seat]
        missing = self.rules.hand_limit - len(hand)
        if missing > 0 and deck:
            drawn = deck[:missing]
            self.hands, self.decks = self.hands[:], self.decks[:]
            hand = self.hands[seat] = tuple(sorted(hand + drawn))
            self.decks[seat] = deck[missing:]
            if self.log is not None:
                self.log.append(happened.CardsDrawn(seat + 1, drawn))
        if not hand:
            self._finish(seat, "no_cards")
        self._pass_turn()

    def _finish(self, seat: int, reason: Literal["no_tokens", "no_cards", "stopped"]) -> None:
        self.finished |= 1 << seat
        if self.log is not None:
            self.log.append(happened.SeatFinished(seat + 1, reason))

    def _pass_turn(self) -> None:
        """The next seat clockwise that has not finished; when all have, the game is scored."""
        self.done = 0
        seats = self.rules.seats
        for step in range(1, seats + 1):
            seat = (self.turn + step) % seats
            if not self.finished >> seat & 1:
                if self.log is not None and seat != self.turn:
                    self.log.append(TurnBegan(seat + 1))
                self.turn = seat
                return
        # It is nobody's turn any more; who had the last one is no part of the position.
        self.phase, self.turn = OVER, 0
        if self.log is not None:
            self.log += scoring.final_points(self)
            self.log.append(Ended(self.result()))
