"""The reference card of Exagon."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Grid, Items, Paragraph
from elios_desktop.texts.translate import Translate


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(
            translate(
                "RulebookExagon",
                "**Get rid of all your tiles, or fit one on six sides.** In your turn put down tiles, "
                "one after the other:",
            )
        ),
        Grid(
            (translate("RulebookExagon", "Sides"), translate("RulebookExagon", "What happens")),
            (
                ("1", translate("RulebookExagon", "uses a bonus; without one, your turn ends")),
                ("2", translate("RulebookExagon", "go on")),
                ("3, 4, 5", translate("RulebookExagon", "go on, and earn 1, 2 or 3 bonuses")),
                ("6", translate("RulebookExagon", "you win")),
            ),
        ),
        Items(
            (
                translate("RulebookExagon", "Every side that touches another tile has to match: the same digit."),
                translate(
                    "RulebookExagon",
                    "A jolly stands for any digit that is not on its tile. An Exagon area matches nothing.",
                ),
                translate(
                    "RulebookExagon",
                    "Use a bonus for a tile that matches on one side only, or to give one to a player who "
                    "has exactly one.",
                ),
                translate("RulebookExagon", "Bonuses are good for this turn only. You may end your turn at any time."),
                translate("RulebookExagon", "60 seconds per turn; what you leave goes to the next player."),
                translate(
                    "RulebookExagon", "Opening: one tile each until two are on the table, without the hourglass."
                ),
            )
        ),
        Paragraph(
            translate(
                "RulebookExagon",
                "**Tournament** to 50 points: a win gives 20; the others lose star points, and 3 a "
                "jolly, but never below 0. The most points win.",
            )
        ),
        Paragraph(
            translate(
                "RulebookExagon",
                "**In the app:** R or the wheel rotates the tile you hold, S sorts, E ends the turn, P pauses.",
            )
        ),
    ]
