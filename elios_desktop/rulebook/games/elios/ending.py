"""How a game of Elios ends, and four players."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Paragraph, Picture, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The end, and teams."""
    return [
        Section(
            "teams",
            translate("RulebookElios", "Four players: two teams"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. "
                        "Each has their own beams and places only those.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Who has placed everything is skipped from then on. The team wins when both of its members "
                        "have placed all their beams.",
                    )
                ),
            ),
        ),
        Section(
            "end",
            translate("RulebookElios", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "With two or three players you win at once when you have placed your last beam. With four, "
                        "[both partners](#teams) have to be finished.",
                    )
                ),
                Picture(
                    "last", translate("RulebookElios", "Anna has one group left, and it fits: she places it and wins.")
                ),
                Ruling(
                    translate(
                        "RulebookElios",
                        "If everybody who still has beams passes, one after the other, the game is blocked. Whoever "
                        "has the fewest beams left wins; of teams, both partners’ beams count together. A tie is "
                        "shared.",
                    ),
                    translate(
                        "RulebookElios",
                        "The sheet doesn’t speak of it, but it happens: a colour may have no column left to go on.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElios", "There are no points. The result shows how many beams each player has left."
                    )
                ),
                shared.over(translate),
            ),
        ),
    ]
