"""The reference card of Elios."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Items, Paragraph
from elios_desktop.texts.translate import Translate


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(translate("RulebookElios", "**Be the first to place all your beams.** In your turn do one thing:")),
        Items(
            (
                translate("RulebookElios", "**Place a group**, each beam on a column of its own."),
                translate("RulebookElios", "**Add a disc** to the stack, up to nine."),
                translate("RulebookElios", "**Split a group**: one beam becomes a group of its own."),
            )
        ),
        Paragraph(translate("RulebookElios", "**When you place a group:**")),
        Items(
            (
                translate(
                    "RulebookElios",
                    "a beam goes on a column whose top beam has its colour or is a joker; a joker goes anywhere;",
                ),
                translate("RulebookElios", "all beams land on the same level;"),
                translate("RulebookElios", "no beam lands above the top disc."),
            )
        ),
        Items(
            (
                translate("RulebookElios", "Groups have one to three beams and no colour twice, nor two jokers."),
                translate("RulebookElios", "Whoever was last to arrange begins, with a group that has a joker."),
                translate(
                    "RulebookElios", "You pass only if you can do nothing. If all pass, the fewest beams left win."
                ),
                translate("RulebookElios", "Four play in teams: both partners have to place everything."),
            )
        ),
        Paragraph(
            translate(
                "RulebookElios",
                "**In the app:** drag a group, a disc, or a beam out of its bundle; Esc takes a "
                "half-placed group back.",
            )
        ),
    ]
