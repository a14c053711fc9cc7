"""What is on a table of noughts and crosses: nine squares, and the mark that is put next."""

from collections.abc import Sequence

from elios_desktop.plain_board import Action, Gesture, PlainBoard, Role, Situation, Thing, seat_notes
from elios_desktop.texts.translate import Translate, fill
from tests.fifth_game.game.rules import SQUARES, Board, Mark

MARK = "mark"
"""The mark that is put next, beside the board."""


def board(situation: Situation[Board, Mark, None], translate: Translate) -> PlainBoard:
    """Return everything on the table."""
    view, names = situation.view, situation.names
    things = []
    for square in SQUARES:
        owner = view.owner(square)
        text = translate("Noughts", "{square}: mark of {name}") if owner else translate("Noughts", "{square}, empty")
        label = fill(text, square=square, name=names[(owner or 1) - 1])
        things.append(Thing(square, Role.PLACE, label, owner, enabled=owner is None))
    things += seat_notes(names)
    if view.to_move is None:
        return PlainBoard(tuple(things))
    may = bool(situation.legal)
    label = fill(translate("Noughts", "The next mark of {name}"), name=names[view.to_move - 1])
    actions = (Action.TAKE,) if may else ()
    things.append(Thing(MARK, Role.PIECE, label, view.to_move, enabled=may, actions=actions))
    goals = {MARK: tuple(sorted(move.square for move in situation.legal))} if may else {}
    return PlainBoard(tuple(things), goals)


def gestures_of(move: Mark, view: Board) -> Sequence[Gesture]:
    """The mark is put on its square."""
    return (Gesture(MARK, move.square),)
