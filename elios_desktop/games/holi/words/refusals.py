"""A sentence for each refusal of Holi, with the rulebook section that it cites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.holi.rules.grid import split_place
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import RefusalText

REFUSALS: Mapping[str, RefusalText] = {
    "holi.pawns_first": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "First every player puts the pawn on a corner of the lower level."), "corners"
    ),
    "holi.pawns_placed": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "All pawns are on the courtyard already; from now on they move."), "corners"
    ),
    "holi.not_in_hand": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Card {card} is not in your hand: throw one that you hold."), "throw"
    ),
    "holi.pattern_does_not_fit": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Card {card} can’t reach these cells: however you rotate it, the pawn doesn’t fit the "
            "pattern, or a coloured space lies outside the level. Choose other cells or another card.",
        ),
        "throw",
    ),
    "holi.cell_has_token": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "There is a token on {cell} already, and a cell never holds two: choose free cells."),
        "throw",
    ),
    "holi.cell_has_pawn": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "A pawn stands on {cell}: you can neither move there nor throw a face-down card’s token there. "
            "Choose another cell.",
        ),
        "move",
    ),
    "holi.too_many_tokens": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You don’t have that many tokens: choose fewer cells. Left in your reserve: {left}; cells chosen: {named}.",
        ),
        "throw",
    ),
    "holi.must_place_all": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Throw as many tokens as the pattern takes and you have. Tokens to throw: {could}; cells chosen: {named}.",
        ),
        "throw",
    ),
    "holi.face_down_twice": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "The last card you threw lies face-down: never throw two face-down in a row. This time throw one face-up.",
        ),
        "face-down",
    ),
    "holi.already_thrown": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "You have thrown colour in this turn already: move or climb if you still may, or end your turn."
        ),
        "turn",
    ),
    "holi.already_moved": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "You have moved in this turn already: throw colour if you haven’t yet, or end your turn."
        ),
        "turn",
    ),
    "holi.already_climbed": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You have changed levels in this turn already, and that is possible only once: throw colour if you "
            "haven’t yet, or end your turn.",
        ),
        "turn",
    ),
    "holi.same_cell": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Your pawn stands on {cell} already: a move goes to another cell."), "move"
    ),
    "holi.not_in_line": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "It is slippery: pawns move only within their row or column, and {cell} is in neither."
        ),
        "rule-cards",
    ),
    "holi.no_way_down": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "Whoever has climbed stays up and plays on there: there is a way down only with the card “Way down”.",
        ),
        "climb",
    ),
    "holi.top_level": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi", "Your pawn is on the upper level already: there is nothing above it, and it plays on there."
        ),
        "climb",
    ),
    "holi.bottom_level": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Your pawn is on the lower level already: from there it goes only up."), "rule-cards"
    ),
    "holi.border": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "{cell} lies on the border, and nobody climbs from there. Move inside first, to a cell between tokens.",
        ),
        "climb",
    ),
    "holi.not_surrounded": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "To climb you need tokens on the cells beside your pawn (diagonals don’t count). Needed: "
            "{needed}, there: {held}. Throw some there, or move to a cell between tokens.",
        ),
        "climb",
    ),
    "holi.pawn_above": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You can’t climb: another pawn stands above you, on {cell}. Wait for it to move, or climb elsewhere.",
        ),
        "climb",
    ),
    "holi.pawn_below": RefusalText(
        QT_TRANSLATE_NOOP(
            "Holi",
            "You can’t go down: another pawn stands below you, on {cell}. Wait for it to move, or go down elsewhere.",
        ),
        "rule-cards",
    ),
    "holi.must_throw": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "You have to throw colour before your turn can end."), "turn"
    ),
    "holi.can_throw": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "You can’t finish yet: from where your pawn stands you can still throw colour."),
        "stop",
    ),
    "holi.not_a_corner": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "{cell} is not a corner: pawns begin on a corner of the lower level."), "corners"
    ),
    "holi.corner_taken": RefusalText(
        QT_TRANSLATE_NOOP("Holi", "Another pawn stands on {cell} already; choose a free corner."), "corners"
    ),
}


def cell_in_words(place: str, translate: Translate) -> str:
    """A cell with its level ("2c4") for people."""
    level, cell = split_place(place)
    return fill(translate("Holi", "{cell} on level {level}"), cell=cell, level=level + 1)


def refusal_args(refusal: Refusal, translate: Translate) -> Mapping[str, Any]:
    """Cells with their level in words; numbers as they are."""
    args = dict(refusal.args)
    if "cell" in args:
        args["cell"] = cell_in_words(args["cell"], translate)
    return args
