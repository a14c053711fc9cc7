"""The reference card of Holi."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Grid, Items, Paragraph
from elios_desktop.texts.translate import Translate


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(translate("RulebookHoli", "**In your turn, in any order, each once. You must throw.**")),
        Items(
            (
                translate(
                    "RulebookHoli",
                    "**Throw face-up:** your pawn on a coloured space or on the pawn symbol, tokens on the "
                    "other coloured spaces. Rotated, never mirrored; no cell holds two tokens.",
                ),
                translate(
                    "RulebookHoli",
                    "**Throw face-down:** one token on any cell of your level without token or pawn; never "
                    "twice in a row.",
                ),
                translate(
                    "RulebookHoli", "**Move** to any cell of your level without a pawn. You collect what is there."
                ),
                translate(
                    "RulebookHoli", "**Climb**, if all four cells beside you hold tokens; never from the border."
                ),
            )
        ),
        Paragraph(
            translate(
                "RulebookHoli",
                "Then draw to three cards. A token on a pawn is a direct hit: 1 point, and it goes "
                "into that player’s reserve. On levels 2 and 3 a token falls unless another is below "
                "it.",
            )
        ),
        Paragraph(
            translate("RulebookHoli", "You have finished when your tokens or cards run out, or when you can’t throw.")
        ),
        Grid(
            (translate("RulebookHoli", "What"), translate("RulebookHoli", "Points")),
            (
                (translate("RulebookHoli", "each of your tokens on level 1, 2, 3"), "1, 2, 3"),
                (translate("RulebookHoli", "each in another player’s reserve"), "2"),
                (translate("RulebookHoli", "each player with fewer sweets"), "5"),
                (translate("RulebookHoli", "direct hit, at once"), "1"),
            ),
        ),
        Paragraph(
            translate(
                "RulebookHoli",
                "And the rivalry cards. A tie: more tokens in other reserves, more sweets, earlier turn.",
            )
        ),
        Paragraph(
            translate(
                "RulebookHoli", "**In the app:** R rotates a card, F flips it, C climbs, E ends the turn, B: view."
            )
        ),
    ]
