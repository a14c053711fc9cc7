"""A turn of Exagon: what matches, special areas, bonuses, giving, and the hourglass."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Frame, Grid, Items, Paragraph, Picture, Section, Strip
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "turn",
            translate("RulebookExagon", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Once two tiles are on the table, a turn is a series of tiles: you put down one after "
                        "the other until your turn ends or [the sand has run through](#hourglass).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A tile from your own rack goes onto a free place beside one that is there. Rotate it "
                        "any way you like; it is never turned over.",
                    ),
                    explains=("exagon.not_your_tile", "exagon.cell_taken", "exagon.not_touching"),
                ),
                Grid(
                    (translate("RulebookExagon", "Sides that match"), translate("RulebookExagon", "What happens")),
                    (
                        (
                            "1",
                            translate(
                                "RulebookExagon", "uses up a bonus, if you have one; if not, your turn ends at once"
                            ),
                        ),
                        ("2", translate("RulebookExagon", "your turn goes on")),
                        ("3", translate("RulebookExagon", "your turn goes on, and you earn 1 [bonus](#bonus)")),
                        ("4", translate("RulebookExagon", "your turn goes on, and you earn 2 bonuses")),
                        ("5", translate("RulebookExagon", "your turn goes on, and you earn 3 bonuses")),
                        ("6", translate("RulebookExagon", "a perfect fit: you win at once")),
                    ),
                ),
                Strip(
                    (
                        Frame(
                            "turn-1",
                            translate(
                                "RulebookExagon", "Anna fits a tile into the gap: five sides match, three bonuses."
                            ),
                        ),
                        Frame(
                            "turn-2",
                            translate(
                                "RulebookExagon",
                                "A tile with one matching side: it uses a bonus, and her turn goes on.",
                            ),
                        ),
                        Frame(
                            "turn-3",
                            translate(
                                "RulebookExagon",
                                "Two sides match: the turn goes on. Then Anna ends it; the two unused bonuses are "
                                "lost.",
                            ),
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "You may end your turn at any time, even without a tile. Unused bonuses never carry "
                        "over to another turn.",
                    )
                ),
            ),
        ),
        Section(
            "match",
            translate("RulebookExagon", "What matches"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Two areas that meet match when they show the same digit. **Every** area of your tile "
                        "that meets another has to match, not just one. [Jolly](#jolly) and [Exagon "
                        "areas](#exagon-area) have rules of their own.",
                    ),
                    explains=("exagon.side_mismatch",),
                ),
                Strip(
                    (
                        Frame(
                            "two",
                            translate("RulebookExagon", "Right: the tile touches two others, and both sides match."),
                            True,
                        ),
                        Frame(
                            "misfit",
                            translate("RulebookExagon", "Wrong: it touches two others, and their sides don’t match."),
                            False,
                        ),
                    )
                ),
                Picture(
                    "mismatch",
                    translate(
                        "RulebookExagon",
                        "In the place that is lit, a tile would touch five others. It has to match all five.",
                    ),
                ),
            ),
        ),
        Section(
            "jolly",
            translate("RulebookExagon", "Jolly areas"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A jolly area stands for any digit that is **not** on its own tile. Two jolly areas "
                        "match when there is a digit that both can stand for.",
                    ),
                    ruling="jolly",
                ),
                Picture(
                    "jolly",
                    translate(
                        "RulebookExagon",
                        "Anna’s tile shows 1, 2, 4, 6 and 8, so its jolly area can stand for 3, 5, 7 or 9. "
                        "Here it meets a 5.",
                    ),
                ),
            ),
        ),
        Section(
            "exagon-area",
            translate("RulebookExagon", "Exagon areas"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "An Exagon area matches nothing, not even another Exagon area. So no tile can ever lie "
                        "against it: that side stays open for the whole game.",
                    ),
                    explains=("exagon.exagon_side",),
                ),
                Strip(
                    (
                        Frame(
                            "outside",
                            translate("RulebookExagon", "Right: a 2 meets a 2; the Exagon area meets nothing."),
                            True,
                        ),
                        Frame(
                            "against",
                            translate("RulebookExagon", "Wrong: the Exagon area would lie against a tile."),
                            False,
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Such a tile is hard to get rid of, and good for blocking a place that somebody else "
                        "is waiting for.",
                    )
                ),
            ),
        ),
        Section(
            "bonus",
            translate("RulebookExagon", "Using bonuses"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon", "A bonus lets you do one of two things, in the turn in which you earned it:"
                    )
                ),
                Items(
                    (
                        translate("RulebookExagon", "put down a tile that matches on **one side only**, and go on;"),
                        translate("RulebookExagon", "[give one of your tiles](#give) to a player who has exactly one."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A tile with one matching side takes a bonus by itself. The table shows how many you have.",
                    )
                ),
            ),
        ),
        Section(
            "give",
            translate("RulebookExagon", "Giving a tile away"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "If another player has exactly one tile, you may use a bonus to give them one of "
                        "yours: that stops them from winning, and you have one less.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Without a [bonus](#bonus) you can’t give, nor to a player with two tiles or more, nor "
                        "to yourself. If you give away your last tile, you win.",
                    ),
                    explains=("exagon.no_bonus", "exagon.give_only_to_one_tile"),
                ),
                Picture(
                    "give",
                    translate(
                        "RulebookExagon",
                        "Anna has one tile left. Bruno has a bonus and drags a tile of his onto her plate: now she "
                        "has two.",
                    ),
                ),
            ),
        ),
        Section(
            "hourglass",
            translate("RulebookExagon", "The hourglass"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Each turn lasts 60 seconds. **What you leave is added to the next player’s turn**: "
                        "playing fast is a present to the player on your left.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "When your time is up, your turn ends, as if you had ended it yourself. In the opening "
                        "the hourglass doesn’t run, so it can’t run out there.",
                    ),
                    explains=("exagon.no_clock",),
                    ruling="pause",
                ),
            ),
        ),
    ]
