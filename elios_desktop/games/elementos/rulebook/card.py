"""The reference card of Elementos."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Items, Paragraph
from elios_desktop.texts.translate import Translate


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(translate("RulebookElementos", "**Bring your wand to the far row.** In your turn do one thing:")),
        Items(
            (
                translate(
                    "RulebookElementos",
                    "**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, "
                    "or onto an opponent’s token that it takes.",
                ),
                translate("RulebookElementos", "**Flip a token**, wherever it is."),
                translate(
                    "RulebookElementos",
                    "**Pass the wand** to a token of yours on a neighbouring square: ahead, diagonally "
                    "ahead or sideways.",
                ),
                translate("RulebookElementos", "**Carry the wand** with its token straight ahead to an empty square."),
            )
        ),
        Paragraph(translate("RulebookElementos", "**Fire takes wood, wood takes water, water takes fire.**")),
        Items(
            (
                translate("RulebookElementos", "Nothing ever goes back."),
                translate("RulebookElementos", "The token with the wand takes nothing and can’t be taken."),
                translate(
                    "RulebookElementos",
                    "If flips come full circle, the flipped tokens are locked until somebody makes another "
                    "kind of move.",
                ),
                translate("RulebookElementos", "The same position for the third time is a draw."),
            )
        ),
        Paragraph(
            translate(
                "RulebookElementos",
                "**In the app:** drag to move, double-click or F to flip, press and hold to peek, V to "
                "see all your undersides.",
            )
        ),
    ]
