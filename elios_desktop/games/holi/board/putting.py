"""What it means to put a piece of Holi somewhere: a move, the next step of a half-done throw, advice, or nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from elios_desktop.games.holi.board.gestures import Cell, Choice, Draft, Ghost, HandCard, Held, Pawn, Turn
from elios_desktop.games.holi.rules import Climb, Corner, Descend, Drop, Move, MovePawn, Throw
from elios_desktop.games.holi.words import REFUSALS
from elios_desktop.texts.translate import Translate, fill


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
            Advice.PATTERN_ONLY: translate("Holi", "Tokens go to the spaces of the pattern only."),
            Advice.PAWN_STUCK: translate(
                "Holi",
                "Your pawn has already moved this turn, and it can’t climb from here: throw colour if you "
                "haven’t yet, or end your turn.",
            ),
            Advice.THROWN: translate("Holi", REFUSALS["holi.already_thrown"].text),
            Advice.DROP_OR_MOVE: translate(
                "Holi",
                "Card {card} doesn’t fit anywhere from here. Move first, or flip it (F) and throw it face-down.",
            ),
            Advice.MOVE_FIRST: translate("Holi", "Card {card} doesn’t fit anywhere from here: move first."),
            Advice.DROP: translate(
                "Holi",
                "Card {card} doesn’t fit anywhere from here. Flip it (F) and throw it face-down, or take another one.",
            ),
            Advice.OTHER_CARD: translate("Holi", "Card {card} doesn’t fit anywhere from here: take another one."),
        }[self]
        return fill(text, card=held.card) if isinstance(held, HandCard) else text


@dataclass(frozen=True, slots=True)
class Step:
    """The turn goes on: this is half done now."""

    draft: Draft


Outcome = Move | Step | Advice | None


def put(held: Held, cell: Cell, turn: Turn) -> Outcome:
    """What comes of it. A move may turn out to be illegal: then the engine says why."""
    if isinstance(held, Ghost):
        return _chosen(held, cell, turn)
    way = turn.draft.turned.get(held.card) if isinstance(held, HandCard) and not held.down else None
    if way is not None and way in turn.legal_ways(way.card) and cell.key in goals_of(held, turn, ()):
        # What the ghosts show is what is thrown, wherever on the pattern's reach it is dropped.
        if turn.short(way):
            return Step(replace(turn.draft, choice=Choice(way.card, way.cells, way.cells[: turn.tokens])))
        return Throw(way.card, way.cells)
    move = move_of(held, cell, turn)
    if move is not None:
        return move
    if isinstance(held, HandCard):
        return Advice.OWN_LEVEL
    return Advice.CORNERS if turn.view.phase == "corners" else Advice.PAWN_LEVEL


def _chosen(ghost: Ghost, cell: Cell, turn: Turn) -> Outcome:
    choice = turn.draft.choice
    if choice is None:
        return None
    if cell.level == turn.level and cell.cell in choice.cells:
        return choose(cell, ghost.cell, turn)
    return Advice.PATTERN_ONLY


def choose(cell: Cell, instead: str, turn: Turn) -> Step | None:
    """One token goes to this cell instead of that; None unless the cell is one of those to choose from."""
    choice = turn.draft.choice
    if choice is None or cell.level != turn.level or cell.cell not in choice.free:
        return None
    return Step(replace(turn.draft, choice=choice.moved(instead, cell.cell)))


def move_of(held: Held, cell: Cell, turn: Turn) -> Move | None:
    """The move that it would be, legal or not; None if it is none at all."""
    match held:
        case Ghost():
            return None
        case HandCard(card, down):
            if cell.level != turn.level:
                return None
            return Drop(card, cell.cell) if down else turn.throw_at(card, cell.cell)
        case Pawn():
            if turn.view.phase == "corners":
                return Corner(cell.cell) if cell.level == 0 else None
            if cell.level == turn.level:
                return MovePawn(cell.cell)
            if cell.cell == turn.cell and abs(cell.level - turn.level) == 1:
                return Climb() if cell.level > turn.level else Descend()
            return None


def goals_of(held: Held, turn: Turn, cells: Iterable[Cell]) -> list[str]:
    """Where it may go, of these cells; a card that lies face-up goes to its pattern's cells, or onto the pawn."""
    match held:
        case Ghost():
            return [turn.place(cell) for cell in turn.draft.choice.free] if turn.draft.choice else []
        case HandCard(card, down=False):
            ways = turn.legal_ways(card)
            reached = sorted({cell for way in ways for cell in way.cells})
            return [turn.pawn, *(turn.place(cell) for cell in reached)] if ways else []
    return [cell.key for cell in cells if move_of(held, cell, turn) in turn.legal]


def stuck(held: Held, turn: Turn) -> Advice | None:
    """Why something that is held can go nowhere at all; None if no sentence is needed."""
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


def _goes(move: Move) -> bool:
    return isinstance(move, MovePawn | Climb | Descend | Corner)
