"""What Elios is about, what is in its box, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import (
    Example,
    Items,
    Paragraph,
    Picture,
    Ruling,
    Section,
    Specimen,
    Specimens,
    Steps,
    Table,
)
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookElios", "What it is about"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Beams of eight colours make a sun, and you build it higher together. Whoever places all "
                        "their own beams on it first wins. Four players play in two teams.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "In your turn you [place a group](#place) of your beams, [add a disc](#disc) to let the sun "
                        "grow, or [split a group](#split) that you can’t place as it is.",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookElios", "What is in the box"),
            (
                Items(
                    (
                        translate("RulebookElios", "40 beams: 5 in each of 8 colours."),
                        translate("RulebookElios", "4 white beams: the jokers."),
                        translate("RulebookElios", "9 discs, which make the middle of the sun."),
                        translate("RulebookElios", "A bag."),
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
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Every colour also has a mark of its own, so that nobody has to tell them apart by colour.",
                    )
                ),
            ),
        ),
        Section(
            "setup",
            translate("RulebookElios", "Setting up"),
            (
                Steps(
                    (
                        translate("RulebookElios", "Two discs go on top of each other into the middle of the table."),
                        translate(
                            "RulebookElios",
                            "Around them lies one beam of each colour, in any order, without jokers. These are the "
                            "eight columns of the sun. They are numbered 1 to 8 clockwise from the top.",
                        ),
                        translate(
                            "RulebookElios",
                            "The other 32 beams go into the bag. Everybody draws as many as the table says and gets "
                            "their jokers.",
                        ),
                    )
                ),
                Table(
                    (
                        translate("RulebookElios", "Players"),
                        translate("RulebookElios", "Beams for each"),
                        translate("RulebookElios", "Jokers for each"),
                    ),
                    (("2", "16", "2"), ("3", "10", "1"), ("4", "8", "1")),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "With three players, two beams stay in the bag and one joker in the box: they are out of this "
                        "game. What lies before you is open for everybody to see.",
                    )
                ),
                Picture(
                    "start",
                    translate(
                        "RulebookElios",
                        "The sun at the beginning: eight columns, each with one beam on level 1, and two discs.",
                    ),
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
                        "Everybody sorts their beams into groups of one, two or three. **No group has the same colour "
                        "twice.** All your beams have to be in a group.",
                    ),
                    explains=("elios.bad_arrangement",),
                ),
                Ruling(
                    translate("RulebookElios", "White is a colour, too: no group has two jokers."),
                    translate(
                        "RulebookElios",
                        "The sheet says that a group can’t hold two beams of one colour, and jokers are white.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "All arrange at the same time. **Whoever finishes last begins the game.** When you have said "
                        "that you are ready, your groups stay as they are until your turn.",
                    ),
                    explains=("elios.already_arranged",),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "On one machine you arrange one after the other. Each of you is timed, and whoever took "
                        "longest begins. The turns start when everybody is ready.",
                    ),
                    explains=("elios.not_arranged",),
                ),
                Picture(
                    "arranging",
                    translate(
                        "RulebookElios",
                        "Anna sorts her beams. Each bundle holds beams of different colours, at most three.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "At this table: drag beams from bundle to bundle, or into an empty place for a new one. "
                        "“Suggest” makes groups for you, “Untie all” starts over, “Ready” ends it.",
                    )
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
                        "Large groups empty your side of the table fast, but all their beams must fit at the same "
                        "time and [on the same level](#place). Small ones fit more easily.",
                    )
                ),
            ),
        ),
    ]
