"""Around a game of Elios: questions, rulings, handling, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Grid, Items, Paragraph, Question, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What is looked up."""
    return [
        Section(
            "questions",
            translate("RulebookElios", "Questions that come up"),
            (
                Question(
                    translate("RulebookElios", "May I place only a part of a group?"),
                    translate(
                        "RulebookElios",
                        "No. A group is placed as a whole. To place a part of it, [split it](#split) "
                        "first; that is a turn of its own.",
                    ),
                ),
                Question(
                    translate("RulebookElios", "May I look at the others’ beams?"),
                    translate("RulebookElios", "Yes. Watch them: a disc that helps you may help somebody else more."),
                ),
                Question(
                    translate("RulebookElios", "May one beam of a group go higher than the others?"),
                    translate(
                        "RulebookElios",
                        "No. All beams of a group land on the same level. With a group of one that can’t happen.",
                    ),
                ),
                Question(
                    translate(
                        "RulebookElios",
                        "Because of a joker, two of my colours have the same column now. May both go there?",
                    ),
                    translate("RulebookElios", "Not in one turn: a column takes one beam of a group."),
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
                        "With jokers that take any colour, careful players take columns away from each "
                        "other. If you don’t like it, choose [“the column’s colour”](#joker) for your next "
                        "game.",
                    ),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "rulings",
            shared.rulings_title(translate),
            (
                shared.rulings_intro(translate),
                Ruling(
                    "two-jokers",
                    translate("RulebookElios", "White is a colour, too: no group has two jokers."),
                    translate(
                        "RulebookElios",
                        "The sheet says that a group can’t hold two beams of one colour, and jokers are white.",
                    ),
                ),
                Ruling(
                    "one-machine",
                    translate(
                        "RulebookElios",
                        "On one machine you arrange one after the other. Each of you is timed, and whoever "
                        "took longest begins.",
                    ),
                    translate(
                        "RulebookElios",
                        "By the sheet all arrange at the same time and the last to finish begins; the "
                        "clock finds the same player.",
                    ),
                ),
                Ruling(
                    "any-colour",
                    translate(
                        "RulebookElios", "Any colour may go on a joker, unless you choose “the column’s colour”."
                    ),
                    translate(
                        "RulebookElios",
                        "The sheet says that a beam goes on its own colour or on a joker, and nothing more "
                        "about jokers. Read as it stands, that allows any colour.",
                    ),
                ),
                Ruling(
                    "column-colour",
                    translate("RulebookElios", "With “the column’s colour” a column keeps its colour under jokers."),
                    translate(
                        "RulebookElios",
                        "A published review explains the game like this. Then no game is ever blocked: a "
                        "column never needs more than nine levels.",
                    ),
                ),
                Ruling(
                    "blocked",
                    translate("RulebookElios", "A blocked game is won by the fewest beams left."),
                    translate(
                        "RulebookElios",
                        "The sheet doesn’t speak of it, but it happens: a colour may have no column left to go on.",
                    ),
                ),
                Ruling(
                    "pass",
                    translate("RulebookElios", "Only a player who can do nothing passes."),
                    translate(
                        "RulebookElios",
                        "The sheet doesn’t say what happens then. As long as something is possible you "
                        "have to do it, even if it doesn’t help you.",
                    ),
                ),
            ),
        ),
        Section(
            "machine",
            shared.handling_title(translate),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookElios",
                            "While you arrange, drag beams from bundle to bundle, or onto an empty spot for a "
                            "new one. S suggests groups, U unties all, G says that you are ready.",
                        ),
                        translate(
                            "RulebookElios",
                            "Drag a group onto the sun. If each beam can go in just one way, all land at once; "
                            "otherwise put them on the glowing columns one by one. Esc takes the group back.",
                        ),
                        translate(
                            "RulebookElios",
                            "Drag a disc onto the stack; to split, drag a beam by its tip out of its bundle.",
                        ),
                        translate("RulebookElios", "If you can only pass, a button for it appears; P presses it."),
                    )
                ),
                *shared.keeping(translate),
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
                        "Letters: R red, O orange, Y yellow, L lime, G green, A azure, B blue, P purple, J "
                        "joker. Within a group they stand in alphabetical order.",
                    )
                ),
                Grid(
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
