"""What Holi is about, what is in its box, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Items, Paragraph, Picture, Ruling, Section, Steps
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookHoli", "What it is about"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "A festival of colour in a courtyard with three levels. You throw coloured powder on the "
                        "ground and on each other, collect sweets and climb higher. Whoever has the most points at "
                        "the end wins.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Colour that lies higher is worth more, and so is colour on the other players. See "
                        "[Scoring](#score).",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookHoli", "What is in the box"),
            (
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "The courtyard: three levels on top of each other. Level 1 is the lower, level 3 the "
                            "upper one.",
                        ),
                        translate(
                            "RulebookHoli",
                            "For each player: a pawn, 25 colour tokens and [13 colour cards](#patterns).",
                        ),
                        translate("RulebookHoli", "24 sweets."),
                        translate("RulebookHoli", "[21 rivalry cards](#rivalry)."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Every level has 6 columns, a to f from the left, and 6 rows, 1 to 6 from the bottom. The "
                        "cell c4 lies above c4 of the level below.",
                    )
                ),
                Ruling(
                    translate("RulebookHoli", "The levels have 6 by 6 cells."),
                    translate("RulebookHoli", "The sheet doesn’t give the number; published descriptions do."),
                ),
                Ruling(
                    translate("RulebookHoli", "The 13 patterns and the 21 rivalry cards in this program are its own."),
                    translate(
                        "RulebookHoli",
                        "The sheet describes how the cards work, but doesn’t print them. Ours follow that "
                        "description; every player has the same 13 patterns.",
                    ),
                ),
                Picture(
                    "courtyard",
                    translate(
                        "RulebookHoli",
                        "The courtyard during a game. Anna’s pawn stands on the middle level, Bruno’s on the lower "
                        "one.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "The tokens in front of you are your **reserve**. Other players’ colours can come into it, "
                        "too: that is the powder on your clothes.",
                    )
                ),
            ),
        ),
        Section(
            "setup",
            translate("RulebookHoli", "Setting up"),
            (
                Steps(
                    (
                        translate(
                            "RulebookHoli",
                            "Two sweets go on each of the 8 cells beside the corners of level 1: a2, b1, e1, f2, a5, "
                            "b6, e6 and f5. One sweet goes on each of the same cells of level 2.",
                        ),
                        translate(
                            "RulebookHoli",
                            "Up to three [rivalry cards](#rivalry) are laid open, chosen or by chance. Two are "
                            "recommended; without any, the game is simpler.",
                        ),
                        translate("RulebookHoli", "Everybody shuffles their 13 cards into a deck and draws one."),
                        translate("RulebookHoli", "Agree on who begins."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "More than one rivalry card that changes a rule makes things complicated. It is not "
                        "forbidden, but by chance the program deals at most one of them.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "When you set up a game, you can choose an opening hand of three cards instead of one: then "
                        "you have a choice from the first turn on.",
                    )
                ),
            ),
        ),
        Section(
            "corners",
            translate("RulebookHoli", "Where the pawns begin"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "From the first player on, everybody puts their pawn on a free corner of level 1: a1, f1, a6 "
                        "or f6. Turns begin when all pawns stand; from then on they move.",
                    ),
                    explains=("holi.pawns_first", "holi.pawns_placed", "holi.not_a_corner", "holi.corner_taken"),
                ),
                Picture(
                    "corners",
                    translate(
                        "RulebookHoli",
                        "Anna’s pawn stands on a1. Bruno may begin on any of the other corners of the lower level.",
                    ),
                ),
                Paragraph(translate("RulebookHoli", "At this table: drag your pawn to a corner.")),
            ),
        ),
    ]
