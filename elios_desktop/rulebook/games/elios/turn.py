"""A turn of Elios: placing, adding a disc, splitting, passing."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Items, Paragraph, Picture, Ruling, Section
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
                        "Play goes around clockwise. In your turn you do exactly one of these three things:",
                    )
                ),
                Items(
                    (
                        translate("RulebookElios", "[place one of your groups](#place) on the sun,"),
                        translate("RulebookElios", "[add a disc](#disc) to the stack in the middle,"),
                        translate("RulebookElios", "[split one of your groups](#split) in two."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "You place and split only groups that lie before you, and a group is placed as a whole.",
                    ),
                    explains=("elios.not_your_group",),
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
                        "The player who begins has to place a group with a joker in it. Nothing else is allowed in "
                        "this one turn: no disc, no splitting, no passing.",
                    ),
                    explains=("elios.first_turn_joker",),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "This is always possible. All columns have one beam and two discs lie in the middle, so every "
                        "beam of the group finds the column of its colour, and the joker goes on any other.",
                    )
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
                        "Put each beam of the group on a column of its own. Three things have to be right for all of "
                        "them, as the sun stands before you place:",
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "**Colour.** A beam goes on its own colour or on a [joker](#joker). A joker goes on any "
                            "column.",
                        ),
                    ),
                    explains=("elios.wrong_colour", "elios.no_column"),
                ),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "**Level.** All beams of the group land on the same level, so the columns that you choose "
                            "are equally high.",
                        ),
                    ),
                    explains=("elios.levels_differ",),
                ),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "**Discs.** No beam lands higher than the top disc: with two discs you can build up to "
                            "level 2, with three up to level 3, and so on.",
                        ),
                    ),
                    explains=("elios.above_discs",),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Two beams of a group never go on the same column: the second would land on another level.",
                    ),
                    explains=("elios.same_column",),
                ),
                Picture(
                    "place",
                    translate(
                        "RulebookElios",
                        "Anna holds the group of green, blue and a joker. Green goes on column 5, blue on column 7, "
                        "and the joker on any of the others: all are one beam high.",
                    ),
                ),
                Picture(
                    "levels",
                    translate(
                        "RulebookElios",
                        "Column 5 holds two beams and column 6 one. Azure and green together would land on levels 2 "
                        "and 3, so they can’t be placed as a group.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookElios",
                        "Two discs lie in the middle, and a column has two beams. Nothing goes on it until somebody "
                        "[adds a disc](#disc).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "At this table: drag the group onto the sun. Where each beam can go in just one way, all of "
                        "them land at once; otherwise you put them on the glowing columns one by one. Esc takes the "
                        "group back.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "The small drawing beside the sun shows all columns as bars with the line of the discs: so "
                        "you see which ones are at the same level.",
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
                        "A joker goes on every column, whatever its colour. Like any other beam it has to land on the "
                        "level of its group, and not above the discs.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElios",
                        "A joker may be covered by any colour, and from then on the column asks for that colour. So "
                        "the colours of columns change, and a colour can lose its last column. This is how the game "
                        "is played unless you choose otherwise.",
                    ),
                    translate(
                        "RulebookElios",
                        "The sheet says that a beam goes on its own colour or on a joker, and nothing more about "
                        "jokers. Read as it stands, that allows any colour.",
                    ),
                ),
                Ruling(
                    translate(
                        "RulebookElios",
                        "When you set up a game, you can choose “the column’s colour” instead: a column keeps the "
                        "colour of its highest beam that is not a joker, and only this colour or another joker goes "
                        "on a joker.",
                    ),
                    translate(
                        "RulebookElios",
                        "A published review explains the game like this. Then no game is ever blocked: a column never "
                        "needs more than nine levels.",
                    ),
                ),
                Picture(
                    "joker",
                    translate(
                        "RulebookElios",
                        "A joker lies on top of column 1, which was red. With a third disc any colour may go there; "
                        "with “the column’s colour” only red or another joker.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookElios",
                        "Column 1 shows red and on it a joker. Blue goes on it, at level 3. From now on column 1 "
                        "takes blue and jokers only; red has to look elsewhere.",
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
                        "Put one more disc on the stack in the middle. Everybody may now build one level higher. "
                        "There are nine discs; when all lie on the stack, none can be added.",
                    ),
                    explains=("elios.no_discs_left",),
                ),
                Picture("disc", translate("RulebookElios", "A third disc lies on the stack: level 3 is open.")),
                Paragraph(translate("RulebookElios", "At this table: drag a disc from beside the sun onto the stack.")),
            ),
        ),
        Section(
            "split",
            translate("RulebookElios", "Splitting a group"),
            (
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Make two smaller groups out of one: you take one of its beams out, and it becomes a group "
                        "of its own. A single beam can’t be split.",
                    ),
                    explains=("elios.cannot_split",),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Splitting takes a whole turn. The two parts stay apart: groups are never joined again.",
                    )
                ),
                Picture(
                    "split",
                    translate(
                        "RulebookElios",
                        "Bruno has taken one beam out of a group of three: now it lies beside the other two as a "
                        "group of its own.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "At this table: drag a beam by its tip out of its bundle, onto the place that glows.",
                    )
                ),
            ),
        ),
        Section(
            "pass",
            translate("RulebookElios", "Passing"),
            (
                Ruling(
                    translate(
                        "RulebookElios",
                        "You pass only if you can do nothing at all: none of your groups fits anywhere, no disc is "
                        "left, and you have no group to split.",
                    ),
                    translate(
                        "RulebookElios",
                        "The sheet doesn’t say what happens then. As long as something is possible you have to do "
                        "it, even if it doesn’t help you.",
                    ),
                    explains=("elios.must_act",),
                ),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "You can come back: if another player changes the sun, your beams may fit again in your next "
                        "turn.",
                    )
                ),
            ),
        ),
    ]
