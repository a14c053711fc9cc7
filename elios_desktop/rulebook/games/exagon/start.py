"""What Exagon is about, its tiles, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Items, Paragraph, Ruling, Section, Table
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookExagon", "What it is about"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Forty hexagonal tiles are dealt out, all face up. You join yours to what lies on the table, "
                        "number to number. The more sides match, the longer your turn goes on, while the sand runs.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "You [win](#end) when you have no tile left, or when you fit a tile in so well that all its "
                        "six sides match.",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookExagon", "What is in the box"),
            (
                Items(
                    (
                        translate("RulebookExagon", "40 hexagonal tiles, all different."),
                        translate("RulebookExagon", "An hourglass that runs for one minute."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A tile has six areas. On most tiles they show six different digits from 1 to 9, and every "
                        "digit has its own colour. The star in the middle shows the sum of the digits.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Some tips of the star let the colour below show. These are the tile’s **star points**; they "
                        "count in a [tournament](#tournament).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Six tiles are special: three have a [jolly area](#jolly), and three an [Exagon "
                        "area](#exagon-area).",
                    )
                ),
                Ruling(
                    translate("RulebookExagon", "The forty tiles are the ones [at the end of this rulebook](#tiles)."),
                    translate(
                        "RulebookExagon",
                        "The sheet gives their properties, not a list. Ours has them all: different digits on a tile, "
                        "one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally "
                        "often.",
                    ),
                ),
            ),
        ),
        Section(
            "setup",
            translate("RulebookExagon", "Setting up"),
            (
                Paragraph(translate("RulebookExagon", "The tiles are mixed and dealt:")),
                Table(
                    (translate("RulebookExagon", "Players"), translate("RulebookExagon", "Tiles for each")),
                    (
                        ("2", "20"),
                        ("3", translate("RulebookExagon", "13, and one lies on the table from the start")),
                        ("4", "10"),
                        ("5", "8"),
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "All tiles lie open for everybody to see. **Whoever has the tile with the star 39 begins**, "
                        "and play goes around clockwise.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookExagon",
                        "With three players the tile on the table may be the very one with the star 39. Then the "
                        "holder of the highest star begins.",
                    ),
                    translate(
                        "RulebookExagon",
                        "The sheet doesn’t think of this case. The next highest star is the nearest to what it says.",
                    ),
                ),
            ),
        ),
    ]
