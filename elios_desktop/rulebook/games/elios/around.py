"""Elios at this table: handling, questions, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Items, Paragraph, Question, Section, Table
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Around the game."""
    return [
        Section(
            "machine",
            translate("RulebookElios", "Playing at this table"),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "Drag a group onto the sun to place it. The sun shows the level on which it would land.",
                        ),
                        translate(
                            "RulebookElios",
                            "Drag a disc onto the stack, or a beam by its tip out of its bundle to split.",
                        ),
                        translate("RulebookElios", "If you can only pass, a button for it appears; P presses it."),
                        translate(
                            "RulebookElios",
                            "While you arrange, S suggests groups, U unties all, G says that you are ready.",
                        ),
                    )
                ),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "questions",
            translate("RulebookElios", "Questions that come up"),
            (
                Question(
                    translate("RulebookElios", "May I place only a part of a group?"),
                    translate(
                        "RulebookElios",
                        "No. A group is placed as a whole. If you want to place a part of it, [split it](#split) "
                        "first; that is a turn of its own.",
                    ),
                ),
                Question(
                    translate("RulebookElios", "May I look at the others’ beams?"),
                    translate(
                        "RulebookElios",
                        "Yes, all groups lie open. Watch them: a disc that helps you may help somebody else more.",
                    ),
                ),
                Question(
                    translate(
                        "RulebookElios",
                        "May I put a single beam on a higher column while the rest of its group lies lower?",
                    ),
                    translate(
                        "RulebookElios",
                        "No. All beams of a group land on the same level. A group of one has no such worry.",
                    ),
                ),
                Question(
                    translate(
                        "RulebookElios",
                        "Two of my colours have the same column now, because of a joker. May both go there?",
                    ),
                    translate("RulebookElios", "Not in one turn: a column takes one beam of a group."),
                ),
                Question(
                    translate("RulebookElios", "Can I go on a joker that lies on level 1?"),
                    translate(
                        "RulebookElios",
                        "There is none: the sun starts without jokers. Once one lies on a column, the next beam there "
                        "lands above it, if the discs allow that level.",
                    ),
                ),
                Question(
                    translate("RulebookElios", "Must I place a group if I can?"),
                    translate(
                        "RulebookElios",
                        "No. You may add a disc or split a group instead. You just can’t [pass](#pass).",
                    ),
                ),
                Question(
                    translate("RulebookElios", "Who begins if two of us took equally long to arrange?"),
                    translate(
                        "RulebookElios",
                        "The later seat. It is a matter of thousandths of a second, so it hardly ever happens.",
                    ),
                ),
                Question(
                    translate("RulebookElios", "Why does our game so often end blocked?"),
                    translate(
                        "RulebookElios",
                        "With jokers that take any colour, careful players take columns away from each other. If you "
                        "don’t like it, choose [“the column’s colour”](#joker) for your next game.",
                    ),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "notation",
            translate("RulebookElios", "How moves are written"),
            (
                shared.notation_intro(translate),
                Paragraph(
                    translate(
                        "RulebookElios",
                        "Letters: R red, O orange, Y yellow, L lime, G green, A azure, B blue, P purple, J joker. "
                        "Within a group they stand in alphabetical order.",
                    )
                ),
                Table(
                    (translate("RulebookElios", "Written"), translate("RulebookElios", "Meaning")),
                    (
                        (
                            "AGJ@5,2,7",
                            translate("RulebookElios", "azure on column 5, green on column 2, the joker on column 7"),
                        ),
                        ("disc", translate("RulebookElios", "one more disc")),
                        (
                            "split AGJ/G",
                            translate(
                                "RulebookElios",
                                "green is taken out of the group; of a group of two, the first letter is named",
                            ),
                        ),
                        ("pass", translate("RulebookElios", "nothing is possible")),
                        ("arrange 2 AGJ.BR.Y", translate("RulebookElios", "seat 2 makes three groups")),
                    ),
                ),
            ),
        ),
    ]
