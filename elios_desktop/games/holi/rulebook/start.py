"""Holi in two minutes, what is on the table, and how a game is set up."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Items, Paragraph, Picture, Section, Steps
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookHoli", "In two minutes"),
            (
                Paragraph(
                    translate("RulebookHoli", "For 2 to 4 players from 14 years; a game takes 20 to 40 minutes.")
                ),
                Paragraph(
                    translate(
                        "RulebookHoli", "**Goal.** Have the most points when everybody has run out of colour or cards."
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "**Before the game** put your pawn on a corner of the lowest level; you have 25 tokens "
                        "and 13 cards.",
                    )
                ),
                Paragraph(translate("RulebookHoli", "**In your turn**, in any order, each once:")),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "[Throw colour](#throw) (you must): play a card with your pawn on one of its coloured "
                            "spaces, or on its pawn symbol, and put tokens on the others; or play it "
                            "[face-down](#face-down) for one token anywhere on your level. A token that lands on a "
                            "pawn is a [direct hit](#hit): 1 point.",
                        ),
                        translate(
                            "RulebookHoli", "[Move](#move) your pawn anywhere on its level and collect what is there."
                        ),
                        translate("RulebookHoli", "[Climb](#climb), if all four cells beside you hold tokens."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Then draw to three cards. **Points:** tokens 1, 2, 3 by level; 2 for each in another "
                        "player’s reserve; 5 for each player with fewer sweets. Leave the [rivalry "
                        "cards](#rivalry) out the first time.",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookHoli", "What is on the table"),
            (
                Picture(
                    "courtyard",
                    translate(
                        "RulebookHoli",
                        "The courtyard during a game. Anna’s pawn is on the middle level, Bruno’s on the lower one.",
                    ),
                    (
                        translate("RulebookHoli", "Anna’s pawn"),
                        translate("RulebookHoli", "a colour token: its owner’s colour"),
                        translate("RulebookHoli", "sweets"),
                        translate("RulebookHoli", "Anna’s cards"),
                        translate("RulebookHoli", "Anna’s reserve: tokens, sweets, hits"),
                        translate("RulebookHoli", "a rivalry card"),
                        translate("RulebookHoli", "the upper level, level 3"),
                    ),
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli", "For each player: a pawn, 25 tokens and [13 colour cards](#patterns)."
                        ),
                        translate("RulebookHoli", "24 sweets, and [21 rivalry cards](#rivalry)."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Every level has columns a to f from the left and rows 1 to 6 from the bottom. The "
                        "cell c4 is above c4 of the level below.",
                    ),
                    ruling="cells",
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "The tokens in front of you are your **reserve**. Other players’ colours can come into "
                        "it: that is the powder on your clothes.",
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
                            "Put two sweets on each of the 8 cells beside the corners of level 1 (a2, b1, e1, f2, "
                            "a5, b6, e6, f5), and one on each of the same cells of level 2.",
                        ),
                        translate(
                            "RulebookHoli",
                            "Lay out up to three [rivalry cards](#rivalry), chosen or drawn at random. Two are "
                            "recommended; without any the game is simpler.",
                        ),
                        translate(
                            "RulebookHoli",
                            "Everybody shuffles their 13 cards into a deck and draws one, or three if you have "
                            "chosen that.",
                        ),
                        translate("RulebookHoli", "Agree on who begins, or let the program draw lots."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "More than one rivalry card that changes a rule makes things complicated; when drawing "
                        "at random, the program takes at most one.",
                    ),
                    ruling="cards",
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
                        "From the first player on, everybody puts their pawn on a free corner of level 1. "
                        "Turns begin when all pawns are there.",
                    ),
                    explains=("holi.pawns_first", "holi.pawns_placed", "holi.not_a_corner", "holi.corner_taken"),
                ),
                Picture(
                    "corners",
                    translate(
                        "RulebookHoli", "Anna’s pawn is on a1. Bruno may begin on any other corner of the lower level."
                    ),
                ),
            ),
        ),
    ]
