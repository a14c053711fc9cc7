"""How a game of Elios ends, four players, and passing."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Paragraph, Picture, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The end, teams, and having nothing to do."""
    return [
        Section(
            "end",
            translate("RulebookElios", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "With two or three players you win as soon as you have placed your last beam. With "
                        "four, [both partners](#teams) have to be finished.",
                    )
                ),
                Picture(
                    "last", translate("RulebookElios", "Anna has one group left, and it fits: she places it and wins.")
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "If everybody who still has beams passes, one after the other, the game is "
                        "blocked: the fewest beams left win; partners’ beams count together. A tie is "
                        "shared.",
                    ),
                    ruling="blocked",
                ),
                Paragraph(
                    translate(
                        "RulebookElios", "There are no points. The result shows how many beams each player has left."
                    )
                ),
                shared.over(translate),
            ),
        ),
        Section(
            "teams",
            translate("RulebookElios", "Four players: two teams"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Seats 1 and 3 play together against seats 2 and 4, so partners sit across from "
                        "each other. Each places only their own beams.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Anyone who has placed everything is skipped from then on. The team wins when both "
                        "have placed all their beams.",
                    )
                ),
                Picture(
                    "teams",
                    translate(
                        "RulebookElios",
                        "Carla’s turn. She and Anna are a team, and wear the same badge; so are Bruno and Dario.",
                    ),
                ),
            ),
        ),
        Section(
            "pass",
            translate("RulebookElios", "Passing"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "You pass only if you can do nothing at all: no group of yours fits, no disc is "
                        "left, and you have no group to split.",
                    ),
                    explains=("elios.must_act",),
                    ruling="pass",
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "You may come back: if somebody changes the sun, your beams may fit again in your next turn.",
                    )
                ),
            ),
        ),
    ]
