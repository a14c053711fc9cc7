"""The reference card of Holi."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Items, Paragraph, Table
from elios_desktop.texts.translate import Translate


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(translate("RulebookHoli", "**In your turn, in any order, each once. You must throw.**")),
        Items(
            (
                translate(
                    "RulebookHoli",
                    "**Throw face-up:** your pawn on a coloured space or on the mark, tokens on the other coloured "
                    "spaces. Turned, never mirrored; no cell holds two tokens.",
                ),
                translate(
                    "RulebookHoli",
                    "**Throw face-down:** one token on any free cell of your level; never twice in a row.",
                ),
                translate(
                    "RulebookHoli", "**Move** to any cell of your level without a pawn. You collect what lies there."
                ),
                translate("RulebookHoli", "**Climb**, if all four cells beside you hold tokens."),
            )
        ),
        Paragraph(
            translate(
                "RulebookHoli",
                "Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it "
                "goes into that player’s reserve. On levels 2 and 3 a token falls unless another token lies "
                "below it.",
            )
        ),
        Paragraph(
            translate(
                "RulebookHoli",
                "You have finished when your own tokens or your cards are used up, or when you can’t throw.",
            )
        ),
        Table(
            (translate("RulebookHoli", "What"), translate("RulebookHoli", "Points")),
            (
                (translate("RulebookHoli", "own token on level 1, 2, 3"), "1, 2, 3"),
                (translate("RulebookHoli", "own token in another’s reserve"), "2"),
                (translate("RulebookHoli", "each player with fewer sweets"), "5"),
                (translate("RulebookHoli", "direct hit, at once"), "1"),
            ),
        ),
        Paragraph(
            translate(
                "RulebookHoli",
                "**At this table:** R turns a card, F turns it face-down, C climbs, E ends the turn, B changes the "
                "view.",
            )
        ),
    ]
