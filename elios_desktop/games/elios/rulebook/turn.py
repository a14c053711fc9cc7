"""A turn of Elios: the three actions, jokers, and passing."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Frame, Items, Paragraph, Picture, Section, Strip
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "turn",
            translate("RulebookElios", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Play goes around clockwise. In your turn do exactly one of these three things:",
                    )
                ),
                Items(
                    (
                        translate("RulebookElios", "[place one of your groups](#place) on the sun,"),
                        translate("RulebookElios", "[add a disc](#disc) to the stack in the middle,"),
                        translate("RulebookElios", "[split one of your groups](#split) in two."),
                    ),
                    explains=("elios.not_your_group",),
                ),
                Strip(
                    (
                        Frame(
                            "place",
                            translate("RulebookElios", "Before: Anna takes her group of green, blue and a joker."),
                        ),
                        Frame(
                            "placed",
                            translate(
                                "RulebookElios",
                                "After: green is on green, blue on blue, the joker on red; all on level 2. It is "
                                "Bruno’s turn.",
                            ),
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "You place and split only groups of your own, and a group is placed as a whole.",
                    )
                ),
            ),
        ),
        Section(
            "first-turn",
            translate("RulebookElios", "The very first turn"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Whoever begins has to place a group with a joker: no disc, no splitting, no "
                        "passing. It is always possible.",
                    ),
                    explains=("elios.first_turn_joker",),
                ),
            ),
        ),
        Section(
            "place",
            translate("RulebookElios", "Placing a group"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Put each beam of the group on a column of its own. For all of them three things "
                        "must be right, as the sun is before you place:",
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "**Colour.** A beam goes on a column whose top beam has its colour or is a "
                            "[joker](#joker). A joker goes on any column.",
                        ),
                        translate(
                            "RulebookElios",
                            "**Level.** All beams of the group land on the same level, so the columns you "
                            "choose are equally high.",
                        ),
                        translate(
                            "RulebookElios",
                            "**Discs.** No beam lands above the top disc: with two discs you build up to level "
                            "2, with three up to level 3.",
                        ),
                    ),
                    explains=("elios.wrong_colour", "elios.no_column", "elios.levels_differ", "elios.above_discs"),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Two beams of a group never go on the same column: the second would be on another level.",
                    ),
                    explains=("elios.same_column",),
                ),
                Strip(
                    (
                        Frame(
                            "fits",
                            translate(
                                "RulebookElios",
                                "Right: orange and azure are both one beam high. The group lands on level 2.",
                            ),
                            True,
                        ),
                        Frame(
                            "levels",
                            translate(
                                "RulebookElios",
                                "Wrong: column 5 has two beams, column 6 one. Azure and green would land on "
                                "different levels.",
                            ),
                            False,
                        ),
                        Frame(
                            "above",
                            translate(
                                "RulebookElios",
                                "Wrong: blue and green would land on level 3, and there are only two discs.",
                            ),
                            False,
                        ),
                    )
                ),
            ),
        ),
        Section(
            "joker",
            translate("RulebookElios", "Jokers"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "A joker goes on every column. Like any other beam it lands on the level of its "
                        "group, and not above the discs.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Any colour may go on a joker, and from then on the column asks for that colour. "
                        "So a colour can lose its last column.",
                    ),
                    ruling="any-colour",
                ),
                Strip(
                    (
                        Frame(
                            "joker",
                            translate(
                                "RulebookElios",
                                "Right: a joker is on top of column 1, so yellow may go there, like any colour.",
                            ),
                            True,
                        ),
                        Frame(
                            "joker-covered",
                            translate(
                                "RulebookElios",
                                "Wrong: red on column 1 now. Yellow is on top, and takes only yellow and jokers.",
                            ),
                            False,
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "When you set up a game you can choose “the column’s colour” instead: then only "
                        "the colour of the highest beam that is no joker, or another joker, goes on a "
                        "joker.",
                    ),
                    ruling="column-colour",
                ),
                Example(
                    translate(
                        "RulebookElios",
                        "Column 1 in the pictures was red. With “the column’s colour” yellow couldn’t go on its joker, "
                        "only red or another joker.",
                    )
                ),
            ),
        ),
        Section(
            "disc",
            translate("RulebookElios", "Adding a disc"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Put one more disc on the stack in the middle. Everybody may now build one level "
                        "higher. After the ninth disc there is none left.",
                    ),
                    explains=("elios.no_discs_left",),
                ),
                Picture("disc", translate("RulebookElios", "A third disc is on the stack: level 3 is open.")),
            ),
        ),
        Section(
            "split",
            translate("RulebookElios", "Splitting a group"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Take one beam out of a group: it becomes a group of its own. A single beam can’t be split.",
                    ),
                    explains=("elios.cannot_split",),
                ),
                Paragraph(
                    translate("RulebookElios", "Splitting takes the whole turn, and groups are never joined again.")
                ),
                Picture(
                    "split",
                    translate(
                        "RulebookElios",
                        "Bruno has taken one beam out of a group of three: now it is a group of its own "
                        "beside the other two.",
                    ),
                ),
            ),
        ),
    ]
