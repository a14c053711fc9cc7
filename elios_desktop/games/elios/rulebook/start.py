"""Elios in two minutes, what is on the table, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import (
    Example,
    Grid,
    Items,
    Paragraph,
    Picture,
    Section,
    Specimen,
    Specimens,
    Steps,
)
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookElios", "In two minutes"),
            (
                Paragraph(
                    translate("RulebookElios", "For 2 to 4 players from 7 years; a game takes about 15 minutes.")
                ),
                Paragraph(translate("RulebookElios", "**Goal.** Be the first to place all your beams.")),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "**Before the game** everybody sorts their beams into [groups](#arranging) of one "
                        "to three, no colour twice in a group. Whoever finishes last begins, with a group "
                        "that has a joker.",
                    )
                ),
                Paragraph(translate("RulebookElios", "**In your turn do one thing:**")),
                Steps(
                    (
                        translate(
                            "RulebookElios",
                            "[Place a group](#place): each beam on another column, on its own colour or on a "
                            "joker (a joker goes anywhere); all on the same level, none above the top disc.",
                        ),
                        translate("RulebookElios", "[Add a disc](#disc): now everybody may build one level higher."),
                        translate("RulebookElios", "[Split a group](#split) in two."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "**You win** with your last beam; [in teams](#teams), when you have both placed everything.",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookElios", "What is on the table"),
            (
                Picture(
                    "start",
                    translate("RulebookElios", "The sun at the beginning, as Anna sees it."),
                    (
                        translate("RulebookElios", "a column of the sun: its top beam counts"),
                        translate("RulebookElios", "the discs: how high everybody may build"),
                        translate("RulebookElios", "one of Anna’s groups, tied to a bundle"),
                        translate("RulebookElios", "Bruno’s groups, open for everybody to see"),
                        translate("RulebookElios", "discs that can still be added"),
                        translate("RulebookElios", "all columns as bars: which are equally high"),
                    ),
                ),
                Items(
                    (
                        translate("RulebookElios", "40 beams: 5 in each of 8 colours."),
                        translate("RulebookElios", "4 white beams: the jokers."),
                        translate("RulebookElios", "9 discs, the middle of the sun, and a bag."),
                    )
                ),
                Specimens(
                    "beam",
                    (
                        Specimen("R", translate("RulebookElios", "Red")),
                        Specimen("O", translate("RulebookElios", "Orange")),
                        Specimen("Y", translate("RulebookElios", "Yellow")),
                        Specimen("L", translate("RulebookElios", "Lime")),
                        Specimen("G", translate("RulebookElios", "Green")),
                        Specimen("A", translate("RulebookElios", "Azure")),
                        Specimen("B", translate("RulebookElios", "Blue")),
                        Specimen("P", translate("RulebookElios", "Purple")),
                        Specimen(
                            "J", translate("RulebookElios", "Joker"), translate("RulebookElios", "goes on any colour")
                        ),
                    ),
                    columns=5,
                ),
                Paragraph(translate("RulebookElios", "Every colour also has a mark of its own.")),
            ),
        ),
        Section(
            "setup",
            translate("RulebookElios", "Setting up"),
            (
                Steps(
                    (
                        translate("RulebookElios", "Put two discs on top of each other in the middle of the table."),
                        translate(
                            "RulebookElios",
                            "Lay one beam of each colour around them, in any order, without jokers. These are "
                            "the eight columns, numbered clockwise from the top.",
                        ),
                        translate(
                            "RulebookElios",
                            "Put the other 32 beams into the bag. Everybody draws as many as the table says "
                            "and gets their jokers.",
                        ),
                    )
                ),
                Grid(
                    (
                        translate("RulebookElios", "Players"),
                        translate("RulebookElios", "Beams each"),
                        translate("RulebookElios", "Jokers each"),
                    ),
                    (("2", "16", "2"), ("3", "10", "1"), ("4", "8", "1")),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "With three players, two beams and one joker are left over: they are out of this "
                        "game. Everybody sees what the others have.",
                    )
                ),
            ),
        ),
        Section(
            "arranging",
            translate("RulebookElios", "Making groups"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Sort all your beams into groups of one, two or three. **No colour is in a group "
                        "twice, nor are two jokers.**",
                    ),
                    explains=("elios.bad_arrangement",),
                    ruling="two-jokers",
                ),
                Picture(
                    "arranging",
                    translate(
                        "RulebookElios",
                        "Anna sorts her beams. Each bundle holds at most three, all of different colours.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "**Whoever finishes last begins the game.** Once you are ready, your groups stay "
                        "as they are until your turn; turns start when everybody is ready.",
                    ),
                    explains=("elios.already_arranged", "elios.not_arranged"),
                    ruling="one-machine",
                ),
                Example(
                    translate(
                        "RulebookElios",
                        "Green, azure and a joker can be one group. Red, red and blue can’t: red is in it twice.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "**A hint for the first game:** large groups get rid of beams fast, but all must "
                        "fit at once, and [on the same level](#place). Small ones fit more easily.",
                    )
                ),
            ),
        ),
    ]
