"""What lies in the courtyard of Holi by key, how cards are held and half thrown, and how a hand makes moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import Enum

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.holi import rules, words
from elios_desktop.games.holi.rules.grid import place_at, split_place
from elios_desktop.plain_board import Gesture
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class HandCard:
    """A colour card in the hand."""

    card: int
    down: bool
    """Face-down, to be thrown like that."""

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"card {self.card}"


@dataclass(frozen=True, slots=True)
class Pawn:
    """A seat's pawn."""

    seat: Seat
    place: str | None
    """Where it stands ("2c4"); None beside the courtyard."""

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"pawn {self.seat}"


@dataclass(frozen=True, slots=True)
class Ghost:
    """A token that a half-done throw puts on a cell of the pawn's level."""

    cell: str

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"ghost {self.cell}"


Held = HandCard | Pawn | Ghost
"""What a hand can hold."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the courtyard."""

    level: int
    """From 0, the lower one."""
    cell: str
    """Without its level: "c4"."""

    @property
    def key(self) -> str:
        """The cell with its level: "2c4"."""
        return place_at(self.level, self.cell)


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's plate."""

    seat: Seat

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"plate {self.seat}"


@dataclass(frozen=True, slots=True)
class RivalryCard:
    """A rivalry card that is shown."""

    number: int

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"rivalry {self.number}"


@dataclass(frozen=True, slots=True)
class Reading:
    """A rivalry card, large over the tower."""

    number: int
    key = "reading"


@dataclass(frozen=True, slots=True)
class ViewButton:
    """Changes between the tower and the levels side by side."""

    key = "view"


@dataclass(frozen=True, slots=True)
class CoveredHand:
    """The cards of the person who is awaited, face-down."""

    seat: Seat
    cards: int
    key = "hand"


Note = CoveredHand | Plate | RivalryCard | Reading | ViewButton
"""What can only be asked."""


def gestures_of(move: rules.Move, view: rules.View) -> Sequence[Gesture]:
    """Return one gesture, or several one after the other. The cards are held as at the beginning of a turn."""
    turn = OpenTurn(view, frozenset(view.legal()))
    pawn = f"pawn {turn.seat}"
    match move:
        case rules.Throw():
            return list(_throwing(move, turn))
        case rules.Drop(card, cell):
            return [Gesture(f"card {card}", turn.place(cell), flip=True)]
        case rules.MovePawn(cell) | rules.Corner(cell):
            return [Gesture(pawn, turn.place(cell))]
        case rules.Climb():
            return [Gesture(pawn, place_at(turn.level + 1, turn.cell))]
        case rules.Descend():
            return [Gesture(pawn, place_at(turn.level - 1, turn.cell))]
        case rules.End() | rules.Stop():
            return [Gesture(button=move.text)]


def gestures_left(move: rules.Move, view: rules.View, draft: Draft) -> Sequence[Gesture] | None:
    """Tell how a move is made from what is half done; None if that has to be taken back first."""
    choice = draft.choice
    if choice is None:
        gestures = gestures_of(move, view)
        if (
            isinstance(move, rules.Throw | rules.Drop) and move.card in draft.down
        ):  # it lies the other way round than usual
            gestures = [replace(gestures[0], flip=not gestures[0].flip), *gestures[1:]]
        return gestures
    if not isinstance(move, rules.Throw) or move.card != choice.card or not set(move.cells) <= set(choice.cells):
        return None
    return list(_pushing(move, OpenTurn(view, frozenset(view.legal())), choice.chosen))


def _throwing(move: rules.Throw, turn: OpenTurn) -> Iterator[Gesture]:
    """Yield the card, turned until it shows the cells; with a short reserve the tokens are then pushed where they
    belong."""
    ways = turn.legal_ways(move.card) or turn.ways(move.card)  # whoever may not see the hand sees no legal throw
    way = next(each for each in ways if set(move.cells) <= set(each.cells))
    covers = tuple(map(turn.place, move.cells))
    yield Gesture(f"card {move.card}", covers[0], turns=ways.index(way), covers=covers)
    if turn.short(way):
        yield from _pushing(move, turn, way.cells[: turn.tokens])


def _pushing(move: rules.Throw, turn: OpenTurn, chosen: Sequence[str]) -> Iterator[Gesture]:
    """From the cells that have been chosen to those that are wanted."""
    wrong = [cell for cell in chosen if cell not in move.cells]
    for instead, cell in zip(wrong, (cell for cell in move.cells if cell not in chosen), strict=True):
        yield Gesture(f"ghost {instead}", turn.place(cell))
    yield Gesture(button="throw")


@dataclass(frozen=True, slots=True)
class CellChoice:
    """A throw with a short reserve, not confirmed yet: the pattern's cells and the chosen ones among them."""

    card: int
    cells: tuple[str, ...]
    chosen: tuple[str, ...]
    """The one that was chosen first comes first."""

    @property
    def move(self) -> rules.Throw:
        """What is thrown if nothing is changed any more."""
        return rules.Throw(self.card, tuple(sorted(self.chosen)))

    @property
    def free(self) -> tuple[str, ...]:
        """The cells that get no token so far."""
        return tuple(cell for cell in self.cells if cell not in self.chosen)

    def moved(self, instead: str, cell: str) -> CellChoice:
        """The token of one cell goes to another."""
        return replace(self, chosen=(*(each for each in self.chosen if each != instead), cell))


@dataclass(frozen=True, slots=True)
class Draft:
    """How the cards are held."""

    turned: Mapping[int, rules.Way] = field(default_factory=dict)
    """The way in which a card was held last."""
    down: frozenset[int] = frozenset()
    """Cards that lie face-down, to be thrown like that."""
    choice: CellChoice | None = None
    reading: int = 0
    """The rivalry card that is enlarged; 0 for none."""

    def with_turned(self, way: rules.Way) -> Draft:
        """A card is held in this way."""
        return replace(self, turned={**self.turned, way.card: way})

    def to_json(self, ply: int) -> Json:
        """Return what is saved, with the number of moves made so far: with another number it doesn't count any more."""
        if not self.down and self.choice is None:
            return {}
        found: Json = {"ply": ply, "down": sorted(self.down)}
        if self.choice is not None:
            choice = self.choice
            found["choice"] = {"card": choice.card, "cells": list(choice.cells), "chosen": list(choice.chosen)}
        return found

    @classmethod
    def from_json(cls, draft: Json, ply: int, view: rules.View) -> Draft:
        """Take up what was saved; what is wrong or old is left out. `view` is that of the seat to move."""
        if draft.get("ply") != ply or view.to_move is None:
            return cls()
        cards = view.hands[view.to_move - 1]
        down = draft.get("down")
        found = cls(down=frozenset(each for each in down if each in cards) if isinstance(down, list) else frozenset())
        match draft.get("choice"):
            case {"card": int(card), "cells": [*cells], "chosen": [*chosen]} if card in cards:
                if all(isinstance(cell, str) for cell in (*cells, *chosen)) and set(chosen) <= set(cells):
                    choice = CellChoice(card, tuple(cells), tuple(chosen))
                    if choice.move in view.legal():
                        found = replace(found, choice=choice)
        return found


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """A view of a position, what the engine allows there, and how the cards are held."""

    view: rules.View
    legal: Set[rules.Move]
    draft: Draft = field(default_factory=Draft)

    @property
    def seat(self) -> Seat:
        """The seat to move, 0 for none."""
        return self.view.to_move or 0

    @property
    def pawn(self) -> str:
        """Where its pawn stands ("2c4"); empty before it is on the courtyard."""
        return (self.view.pawns[self.seat - 1] or "") if self.seat else ""

    @property
    def level(self) -> int:
        """The level of its pawn, counted from 0."""
        return split_place(self.pawn)[0] if self.pawn else 0

    @property
    def cell(self) -> str:
        """The cell of its pawn, without the level; empty before it is on the courtyard."""
        return split_place(self.pawn)[1] if self.pawn else ""

    @property
    def tokens(self) -> int:
        """How many own tokens it has left."""
        return self.view.own_tokens(self.seat)

    def place(self, cell: str) -> str:
        """Return a cell of the pawn's level."""
        return place_at(self.level, cell)

    def ways(self, card: int) -> tuple[rules.Way, ...]:
        """List every way of laying a card on the grid."""
        return rules.ways_of(card, self.cell, rules.MIRROR in self.view.rivalry)

    def legal_ways(self, card: int) -> list[rules.Way]:
        """Return those that the engine allows; with a short reserve it lists the choices of cells instead."""
        return [way for way in self.ways(card) if self.throw(way) in self.legal]

    def short(self, way: rules.Way) -> bool:
        """Tell whether there are fewer tokens than spaces, so that cells have to be chosen."""
        return len(way.cells) > self.tokens

    def throw(self, way: rules.Way) -> rules.Throw:
        """Return the throw of a card in this way; with a short reserve to the first spaces."""
        return rules.Throw(way.card, way.cells[: self.tokens])

    def throw_at(self, card: int, cell: str) -> rules.Throw:
        """Return what dropping a card on a cell means: the way in which it is held if that has the cell, else one that
        has."""
        on_pawn, shown = cell == self.cell, self.draft.turned.get(card)
        ways = self.legal_ways(card)
        if shown is None or shown not in ways or not (on_pawn or cell in shown.cells):
            lying = self.view.levels[self.level]
            having = [way for way in ways or self.ways(card) if on_pawn or cell in way.cells]
            if not having:
                return rules.Throw(card, (cell,))
            shown = min(having, key=lambda way: sum(each in lying for each in way.cells))
        cells = shown.cells[: self.tokens]
        if not on_pawn and cell not in cells:
            cells = tuple(sorted((*cells[:-1], cell)))
        return rules.Throw(card, cells)

    def way_over(self, card: int, cell: Cell | None) -> rules.Way | None:
        """Return the way in which a card is held over a cell (None: over none): one that has the cell, as little turned
        as possible. None where it fits in no way."""
        ways, shown = self.legal_ways(card), self.draft.turned.get(card)
        if not ways:
            return None
        way = shown if shown in ways else ways[0]
        if cell is None or cell.key == self.pawn:
            return way
        having = [each for each in ways if cell.cell in each.cells] if cell.level == self.level else []
        if not having or way in having:
            return way if having else None
        same = (way.quarters, way.mirrored)
        return next((each for each in having if (each.quarters, each.mirrored) == same), having[0])

    def ways_over(self, card: int, cell: Cell | None) -> list[rules.Way]:
        """Return the ways among which a card is turned over a cell (None: over none): those that have it, if several
        do."""
        ways = self.legal_ways(card) or list(self.ways(card))
        on_it = cell is not None and cell.level == self.level and cell.key != self.pawn
        having = [way for way in ways if cell.cell in way.cells] if cell is not None and on_it else []
        return having if len(having) > 1 else ways

    def turned(self, card: int, steps: int, cell: Cell | None = None) -> rules.Way | None:
        """Return the way so many turns further on than the one in which a card is held; None if no way is on the
        grid."""
        ways, shown = self.ways_over(card, cell), self.draft.turned.get(card)
        if not ways:
            return None
        return ways[(ways.index(shown) + steps) % len(ways)] if shown is not None and shown in ways else ways[0]

    def fits(self, card: int) -> bool:
        """Tell whether a card can be thrown face-up now."""
        return any(isinstance(move, rules.Throw) and move.card == card for move in self.legal)

    def may_drop(self, card: int) -> bool:
        """Tell whether it can be thrown face-down now."""
        return any(isinstance(move, rules.Drop) and move.card == card for move in self.legal)


class Advice(Enum):
    """What is said when something is put where it means nothing, or can go nowhere at all."""

    OWN_LEVEL = "own level"
    CORNERS = "corners"
    PAWN_LEVEL = "pawn level"
    PATTERN_ONLY = "pattern only"
    PAWN_STUCK = "pawn stuck"
    THROWN = "thrown"
    DROP_OR_MOVE = "drop or move"
    MOVE_FIRST = "move first"
    DROP = "drop"
    OTHER_CARD = "other card"

    def sentence(self, held: Held, translate: Translate) -> str:
        """About what is held."""
        text = {
            Advice.OWN_LEVEL: translate("Holi", "Colour is thrown on the level where your pawn stands."),
            Advice.CORNERS: translate("Holi", "Pawns begin on a corner of the lower level."),
            Advice.PAWN_LEVEL: translate(
                "Holi", "A pawn moves on its own level; to another level it goes only straight up or down."
            ),
            Advice.PATTERN_ONLY: translate("Holi", "Tokens go only on the spaces of the pattern."),
            Advice.PAWN_STUCK: translate(
                "Holi",
                "Your pawn has already moved this turn, and it can’t climb from here: throw colour if you "
                "haven’t yet, or end your turn.",
            ),
            Advice.THROWN: translate("Holi", words.REFUSALS["holi.already_thrown"].text),
            Advice.DROP_OR_MOVE: translate(
                "Holi",
                "Card {card} doesn’t fit anywhere from here. Move first, or flip it (F) and throw it face-down.",
            ),
            Advice.MOVE_FIRST: translate("Holi", "Card {card} doesn’t fit anywhere from here: move first."),
            Advice.DROP: translate(
                "Holi",
                "Card {card} doesn’t fit anywhere from here. Flip it (F) and throw it face-down, or choose another "
                "card.",
            ),
            Advice.OTHER_CARD: translate("Holi", "Card {card} doesn’t fit anywhere from here: choose another card."),
        }[self]
        return fill(text, card=held.card) if isinstance(held, HandCard) else text


@dataclass(frozen=True, slots=True)
class NextStep:
    """The turn goes on: this is half done now."""

    draft: Draft


Outcome = rules.Move | NextStep | Advice | None


def put(held: Held, cell: Cell, turn: OpenTurn) -> Outcome:
    """Return what comes of it. A move may turn out to be illegal: then the engine says why."""
    if isinstance(held, Ghost):
        return _chosen(held, cell, turn)
    way = turn.draft.turned.get(held.card) if isinstance(held, HandCard) and not held.down else None
    if way is not None and way in turn.legal_ways(way.card) and cell.key in goals_of(held, turn, ()):
        # What the ghosts show is what is thrown, wherever on the pattern's reach it is dropped.
        if turn.short(way):
            return NextStep(replace(turn.draft, choice=CellChoice(way.card, way.cells, way.cells[: turn.tokens])))
        return rules.Throw(way.card, way.cells)
    move = move_of(held, cell, turn)
    if move is not None:
        return move
    if isinstance(held, HandCard):
        return Advice.OWN_LEVEL
    return Advice.CORNERS if turn.view.phase == "corners" else Advice.PAWN_LEVEL


def _chosen(ghost: Ghost, cell: Cell, turn: OpenTurn) -> Outcome:
    choice = turn.draft.choice
    if choice is None:
        return None
    if cell.level == turn.level and cell.cell in choice.cells:
        return choose(cell, ghost.cell, turn)
    return Advice.PATTERN_ONLY


def choose(cell: Cell, instead: str, turn: OpenTurn) -> NextStep | None:
    """Let one token go to this cell instead of that; None unless the cell is one of those to choose from."""
    choice = turn.draft.choice
    if choice is None or cell.level != turn.level or cell.cell not in choice.free:
        return None
    return NextStep(replace(turn.draft, choice=choice.moved(instead, cell.cell)))


def move_of(held: Held, cell: Cell, turn: OpenTurn) -> rules.Move | None:
    """Return the move that it would be, legal or not; None if it is none at all."""
    match held:
        case Ghost():
            return None
        case HandCard(card, down):
            if cell.level != turn.level:
                return None
            return rules.Drop(card, cell.cell) if down else turn.throw_at(card, cell.cell)
        case Pawn():
            if turn.view.phase == "corners":
                return rules.Corner(cell.cell) if cell.level == 0 else None
            if cell.level == turn.level:
                return rules.MovePawn(cell.cell)
            if cell.cell == turn.cell and abs(cell.level - turn.level) == 1:
                return rules.Climb() if cell.level > turn.level else rules.Descend()
            return None


def goals_of(held: Held, turn: OpenTurn, cells: Iterable[Cell]) -> list[str]:
    """Tell where it may go, of these cells; a card that lies face-up goes to its pattern's cells, or onto the pawn."""
    match held:
        case Ghost():
            return [turn.place(cell) for cell in turn.draft.choice.free] if turn.draft.choice else []
        case HandCard(card, down=False):
            ways = turn.legal_ways(card)
            reached = sorted({cell for way in ways for cell in way.cells})
            return [turn.pawn, *(turn.place(cell) for cell in reached)] if ways else []
    return [cell.key for cell in cells if move_of(held, cell, turn) in turn.legal]


def stuck(held: Held, turn: OpenTurn) -> Advice | None:
    """Tell why something that is held can go nowhere at all; None if no sentence is needed."""
    if isinstance(held, HandCard) and not held.down and not turn.legal_ways(held.card):
        if "throw" in turn.view.done:
            return Advice.THROWN
        may_drop = turn.may_drop(held.card)
        if any(map(_goes, turn.legal)):
            return Advice.DROP_OR_MOVE if may_drop else Advice.MOVE_FIRST
        return Advice.DROP if may_drop else Advice.OTHER_CARD
    if isinstance(held, Pawn) and "move" in turn.view.done and not any(map(_goes, turn.legal)):
        return Advice.PAWN_STUCK
    return None


def _goes(move: rules.Move) -> bool:
    return isinstance(move, rules.MovePawn | rules.Climb | rules.Descend | rules.Corner)
