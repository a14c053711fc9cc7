"""Holi as the program's contract wants it: moves in, immutable positions and events out, and why a move is not legal.

Each function that judges asks the questions about one kind of move, in the order in which the rulebook lists them.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from elios_desktop.engine.contract import (
    Event,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    Secrets,
    Seen,
    Transition,
    UsualGame,
    head_starts,
)
from elios_desktop.games.holi.rules import cards, grid, moves
from elios_desktop.games.holi.rules.cards import CARDS
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.mutable_position import CLIMBED, CORNERS_PHASE, MOVED, THROWN
from elios_desktop.games.holi.rules.state import HIDDEN, UNKNOWN, State, View, core_of


def judge(core: Core, move: moves.Move) -> Refusal | None:
    """Return none if the move is legal now, else the first reason against it."""
    if core.over:
        return Refusal("game.over")
    if isinstance(move, moves.Corner):
        return _corner(core, grid.CELL_BITS[move.cell])
    if core.phase == CORNERS_PHASE:
        return _no("pawns_first")
    match move:
        case moves.Throw(card, cells):
            return _throw(core, card, sum(grid.CELL_BITS[cell] for cell in cells))
        case moves.Drop(card, cell):
            return _drop(core, card, grid.CELL_BITS[cell])
        case moves.MovePawn(cell):
            return _move(core, grid.CELL_BITS[cell])
        case moves.Climb():
            return _climb(core)
        case moves.Descend():
            return _descend(core)
        case moves.End():
            return _end(core)
        case moves.Stop():  # pragma: no branch: a move is one of these
            return _stop(core)


def _no(code: str, *about: str, **args: Any) -> Refusal:
    return Refusal(f"holi.{code}", args, about)


def _corner(core: Core, cells: int) -> Refusal | None:
    place = grid.place_name(0, cells)
    if core.phase != CORNERS_PHASE:
        return _no("pawns_placed")
    if not cells & grid.CORNERS:
        return _no("not_a_corner", place, cell=place)
    if cells & core.pawn_cells[0]:
        return _no("corner_taken", place, cell=place)
    return None


def _throw(core: Core, card: int, cells: int) -> Refusal | None:
    seat = core.turn
    level, named = core.level[seat], grid.place_names(core.level[seat], cells)
    if card not in core.hands[seat]:
        return _no("not_in_hand", f"card {card}", card=card)
    # The ways of turning it on the grid that have all the named cells among their cells for tokens.
    ways = [throw & grid.ALL_CELLS for throw in core.rules.throws[card][core.cell[seat]] if not cells & ~throw]
    if not ways:
        return _no("pattern_does_not_fit", f"card {card}", *named, card=card)
    # Every such way has a token on one of its cells, named or not.
    if all(way & core.tokens[level] for way in ways):
        taken = cells & core.tokens[level] or _union(ways) & core.tokens[level]
        return _no("cell_has_token", *grid.place_names(level, taken), cell=grid.place_names(level, taken)[0])
    own, count = core.own_tokens(seat), cells.bit_count()
    if count > own:
        return _no("too_many_tokens", *named, named=count, left=own)
    # All ways of one card have the same number of cells.
    could = min(own, ways[0].bit_count())
    if count < could:
        return _no("must_place_all", f"card {card}", *named, named=count, could=could)
    if core.done & THROWN:
        return _no("already_thrown")
    return None


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _drop(core: Core, card: int, spot: int) -> Refusal | None:
    seat = core.turn
    level = core.level[seat]
    place = grid.place_name(level, spot)
    if card not in core.hands[seat]:
        return _no("not_in_hand", f"card {card}", card=card)
    if core.tokens[level] & spot:
        return _no("cell_has_token", place, cell=place)
    if core.pawn_cells[level] & spot:
        return _no("cell_has_pawn", place, cell=place)
    if not core.may_drop(seat):
        return _no("face_down_twice", f"card {card}")
    if core.done & THROWN:
        return _no("already_thrown")
    return None


def _move(core: Core, spot: int) -> Refusal | None:
    seat = core.turn
    level, cell = core.level[seat], core.cell[seat]
    place = grid.place_name(level, spot)
    own = spot == 1 << cell
    if core.pawn_cells[level] & spot and not own:
        return _no("cell_has_pawn", place, cell=place)
    if core.done & MOVED:
        return _no("already_moved")
    if own:
        return _no("same_cell", place, cell=place)
    if core.rules.slippery and not grid.LINES[cell] & spot:
        return _no("not_in_line", place, "rivalry 16", cell=place)
    return None


def _climb(core: Core) -> Refusal | None:
    seat = core.turn
    level, cell = core.level[seat], core.cell[seat]
    spot = 1 << cell
    if core.done & CLIMBED:
        return _no("already_climbed")
    if level == grid.LEVELS - 1:
        return _no("top_level", grid.place_name(level, spot))
    if grid.BORDER & spot:
        return _no("border", grid.place_name(level, spot), cell=grid.place_name(level, spot))
    if not core.surrounded(level, cell):
        empty = grid.NEIGHBOURS[cell] & ~core.tokens[level]
        held, needed = 4 - empty.bit_count(), core.rules.climb_neighbours
        return _no("not_surrounded", *grid.place_names(level, empty), held=held, needed=needed)
    if core.pawn_cells[level + 1] & spot:
        return _no("pawn_above", grid.place_name(level + 1, spot), cell=grid.place_name(level + 1, spot))
    return None


def _descend(core: Core) -> Refusal | None:
    seat = core.turn
    level, spot = core.level[seat], 1 << core.cell[seat]
    if core.done & CLIMBED:
        return _no("already_climbed")
    if not core.rules.way_down:
        return _no("no_way_down")
    if not level:
        return _no("bottom_level", grid.place_name(level, spot))
    if core.pawn_cells[level - 1] & spot:
        return _no("pawn_below", grid.place_name(level - 1, spot), cell=grid.place_name(level - 1, spot))
    return None


def _end(core: Core) -> Refusal | None:
    return None if core.done & THROWN else _no("must_throw")


def _stop(core: Core) -> Refusal | None:
    if core.done & THROWN:
        return _no("already_thrown")
    if core.can_throw():
        return _no("can_throw")
    return None


def guess(seen: Seen[View], rng: Random) -> State:
    """Return a position that the seat can't tell from the true one."""
    core = core_of(seen.view, seen.setup["first"])
    _fill(core, _kept_by_stopping(seen) if "stop" in seen.moves else {}, rng)
    return State(core)


def _fill(core: Core, kept: Mapping[int, Sequence[int]], rng: Random) -> None:
    """Put cards by chance where they are hidden; a seat (from 0) in `kept` has only such cards in hand."""
    for seat in range(core.rules.seats):
        hand, pile = core.hands[seat], core.discards[seat]
        seen = {*hand, *map(abs, pile)}
        hidden = _shuffled(rng, [card for card in CARDS if card not in seen])
        may_be_held = [card for card in hidden if card in kept.get(seat, CARDS)]
        held = may_be_held[: hand.count(UNKNOWN)]
        others = iter([card for card in hidden if card not in held])
        core.hands[seat] = tuple(sorted([*filter(None, hand), *held]))
        core.discards[seat] = tuple([card or -next(others) for card in pile])  # only face-down ones are hidden
        core.decks[seat] = tuple(others)


def _kept_by_stopping(seen: Seen[View]) -> dict[int, list[int]]:
    """Return, by seat (from 0) whose hand is hidden and that stopped, the cards that it couldn't throw then.

    The game is replayed with decks that could have led here, in which the cards come in the order in which they were
    thrown.
    """
    now = core_of(seen.view, seen.setup["first"])
    _fill(now, {}, Random(0))
    decks = [[*map(abs, now.discards[seat]), *now.hands[seat], *now.decks[seat]] for seat in range(now.rules.seats)]
    opening_hand = seen.options["opening_hand"]
    assert isinstance(opening_hand, int)
    core = Core(now.rules, decks, opening_hand)
    kept = {}
    for text in seen.moves:
        seat = core.turn
        if text == "stop" and seat + 1 != seen.seat:
            tokens, cell = core.tokens[core.level[seat]], core.cell[seat]
            kept[seat] = [card for card in CARDS if all(throw & tokens for throw in core.rules.throws[card][cell])]
        move = moves.parse(text.replace(HIDDEN, str(decks[seat][len(core.discards[seat])])) if HIDDEN in text else text)
        assert move is not None
        core.make(move.number)
    return kept


def _shuffled(rng: Random, cards: Sequence[int]) -> list[int]:
    """Put them in an order by chance that is the same in every version of Python."""
    return [card for _, card in sorted((rng.random(), card) for card in cards)]


class Holi(UsualGame[State, moves.Move]):
    """The game of colours: 2 to 4 players on a courtyard of three levels."""

    id = "holi"
    seats = (2, 3, 4)
    options: Mapping[str, Option] = {"opening_hand": Option(1, (1, 3)), **head_starts(4)}
    has_hidden_things = True
    chosen_in_setup = ("rivalry",)

    def secrets(self, state: State) -> Secrets:
        """Tell whether hands are needed: while pawns take their corners nobody throws. Whoever is left alone has
        nobody to hide their cards from."""
        core = state.peek()
        if state.result is not None or core.finished.bit_count() == core.rules.seats - 1:
            return Secrets.NONE
        return Secrets.ASIDE if state.phase == "corners" else Secrets.NEEDED

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """First player and decks by chance. No rivalry cards: they are chosen, see `deal.with_rivalry`."""
        return cards.deal(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """Return the first position; raises SetupError."""
        return State(Core.set_up(seats, options, setup))

    def read(self, state: State, text: str) -> moves.Move | None:
        """Return the move that a text writes, legal or not."""
        return moves.parse(text)

    def legal(self, state: State) -> list[moves.Move]:
        """List every legal move, sorted by the code points of its text."""
        return sorted(map(moves.from_core, state.peek().legal()), key=lambda move: move.text)

    def why(self, state: State, move: moves.Move) -> Refusal | None:
        """Return none if the move is legal, else the first reason against it."""
        return judge(state.peek(), move)

    def carried_out(self, state: State, move: moves.Move) -> Transition[moves.Move]:
        """Carry a legal move out."""
        core = state.core()
        seat = core.turn + 1
        log: list[Event] = []
        core.log = log
        core.make(move.number)
        core.settle()
        return Transition(move, seat, state, State(core), tuple(log))

    def move_as_seen(self, state: State, move: moves.Move, seat: Seat | None) -> str:
        """Others don't see the face of a card thrown face-down."""
        if isinstance(move, moves.Drop) and seat != state.to_move:
            return f"drop {HIDDEN} {move.cell}"
        return move.text

    def view_from_json(self, value: Json) -> View:
        """Return the view that was written like this; raises ValueError on anything else."""
        return View.from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Leave out the order of the decks: nobody knows it, not even of one's own."""
        return {name: setup[name] for name in ("first", "rivalry")}

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """Return a position with cards where the seat sees none, all that is possible equally likely."""
        return guess(seen, rng)


GAME = Holi()
