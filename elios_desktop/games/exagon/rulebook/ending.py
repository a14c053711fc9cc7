"""How a game of Exagon ends, and the tournament."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Example, Items, Paragraph, Picture, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The end, and tournaments."""
    return [
        Section(
            "end",
            translate("RulebookExagon", "How the game ends"),
            (
                Paragraph(translate("RulebookExagon", "You win at once in one of two ways:")),
                Items(
                    (
                        translate(
                            "RulebookExagon", "**No tile left.** You have put down, or given away, your last one."
                        ),
                        translate("RulebookExagon", "**A perfect fit.** A tile of yours matches on all six sides."),
                    )
                ),
                Paragraph(translate("RulebookExagon", "If one tile does both, it counts as “no tile left”.")),
                Picture(
                    "almost",
                    translate(
                        "RulebookExagon",
                        "Five sides match here: three bonuses. With a matching tile on the sixth side it would "
                        "be a perfect fit.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "If everybody, one after the other, ends a turn without putting down or giving a tile, "
                        "the game is blocked: the fewest tiles left win, then the fewest star points on them; "
                        "then the win is shared.",
                    ),
                    ruling="blocked",
                ),
                shared.over(translate),
            ),
        ),
        Section(
            "tournament",
            translate("RulebookExagon", "The tournament"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A tournament is a series of games that goes on until somebody has **50 points or more**.",
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookExagon",
                            "The winner of a game gets 20 points; so does everybody who shares the win.",
                        ),
                        translate(
                            "RulebookExagon",
                            "Everybody else loses the star points of the tiles they still have, and 3 more for "
                            "each of them with a jolly area.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "As soon as somebody has 50 points, the most points win; a tie is shared. A total "
                        "never falls below 0.",
                    ),
                    ruling="fifty",
                ),
                Example(
                    translate(
                        "RulebookExagon",
                        "Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly "
                        "area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.",
                    )
                ),
            ),
        ),
    ]
