"""Exagon in two minutes, its tiles, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Grid, Items, Paragraph, Picture, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookExagon", "In two minutes"),
            (
                Paragraph(translate("RulebookExagon", "For 2 to 5 players; a game takes about 20 minutes.")),
                Paragraph(
                    translate(
                        "RulebookExagon", "**Goal.** Get rid of all your tiles, or fit one tile on all six sides."
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "**Before the game** the tiles are dealt, open. Whoever has the star 39 begins; the "
                        "first two tiles are [put down one each](#opening).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "**In your turn** put down tile after tile while the sand runs. Wherever a tile "
                        "touches others, every side must show the same digit.",
                    )
                ),
                Items(
                    (
                        translate("RulebookExagon", "Two sides match: you go on."),
                        translate(
                            "RulebookExagon",
                            "Three, four or five: you go on and earn one, two or three [bonuses](#bonus).",
                        ),
                        translate("RulebookExagon", "Only one: it costs a bonus; without one your turn ends."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A bonus can also [give a tile](#give) to a player who has just one. A [jolly "
                        "area](#jolly) stands for any digit not on its tile; nothing ever lies against an "
                        "[Exagon area](#exagon-area).",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookExagon", "What is on the table"),
            (
                Picture(
                    "anatomy",
                    translate("RulebookExagon", "Two tiles on the table."),
                    (
                        translate("RulebookExagon", "an area with its digit; every digit has its colour"),
                        translate("RulebookExagon", "the star: the sum of the digits"),
                        translate("RulebookExagon", "a tip that shows colour is a star point"),
                        translate("RulebookExagon", "a jolly area"),
                        translate("RulebookExagon", "an Exagon area"),
                        translate("RulebookExagon", "these sides touch: they have to match"),
                    ),
                ),
                Picture(
                    "table",
                    translate("RulebookExagon", "Three are playing, and it is Anna’s turn."),
                    (
                        translate("RulebookExagon", "Anna’s tiles, in her rack"),
                        translate("RulebookExagon", "on how many sides this tile can match now"),
                        translate("RulebookExagon", "the others, and how many tiles they have"),
                        translate("RulebookExagon", "bonuses that are left in this turn"),
                    ),
                ),
                Items(
                    (
                        translate("RulebookExagon", "40 hexagonal tiles, [all different](#tiles)."),
                        translate("RulebookExagon", "An hourglass of one minute."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Most tiles show six different digits from 1 to 9. Three have a [jolly area](#jolly), "
                        "three an [Exagon area](#exagon-area). Star points count in a "
                        "[tournament](#tournament).",
                    ),
                    ruling="tiles",
                ),
            ),
        ),
        Section(
            "setup",
            translate("RulebookExagon", "Setting up"),
            (
                Paragraph(translate("RulebookExagon", "Shuffle the tiles and deal them, open for everybody to see:")),
                Grid(
                    (translate("RulebookExagon", "Players"), translate("RulebookExagon", "Tiles each")),
                    (
                        ("2", "20"),
                        ("3", translate("RulebookExagon", "13, and one is on the table from the start")),
                        ("4", "10"),
                        ("5", "8"),
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "**Whoever has the tile with the star 39 begins**, and play goes around clockwise. "
                        "With three players, if that tile is on the table, the highest star begins.",
                    ),
                    ruling="beginner",
                ),
            ),
        ),
        Section(
            "opening",
            translate("RulebookExagon", "The opening"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Until two tiles are on the table, each turn is exactly one tile, without hourglass "
                        "and bonuses.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "The first tile goes to the middle of the empty table, upright. The next player joins "
                        "one to it. (With three players a tile is there already, and whoever begins joins the "
                        "first one to it.)",
                    ),
                    explains=("exagon.first_tile_at_centre",),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "If you have a tile that fits, you must put one down; if not, you end your turn without.",
                    ),
                    explains=("exagon.must_place",),
                ),
                Picture(
                    "opening",
                    translate(
                        "RulebookExagon",
                        "Bruno holds a tile beside the first one: one side matches, and here that is enough. "
                        "It could also go to the glowing places.",
                    ),
                ),
            ),
        ),
    ]
