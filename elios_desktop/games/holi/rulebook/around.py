"""Around a game of Holi: questions, rulings, handling, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Grid, Items, Paragraph, Question, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What is looked up."""
    return [
        Section(
            "questions",
            translate("RulebookHoli", "Questions that come up"),
            (
                Question(
                    translate("RulebookHoli", "May I move first and throw from there?"),
                    translate("RulebookHoli", "Yes. Throwing, moving and climbing come in any order."),
                ),
                Question(
                    translate("RulebookHoli", "Do I collect sweets that I throw a token on?"),
                    translate(
                        "RulebookHoli", "No. The token goes beside the sweets. Whoever moves there collects both."
                    ),
                ),
                Question(
                    translate("RulebookHoli", "May I throw a token on my own pawn’s cell?"),
                    translate(
                        "RulebookHoli",
                        "No. Without a pawn symbol your pawn is on a coloured space, and that one gets no token.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Does a token stay up if I collect the one below it?"),
                    translate(
                        "RulebookHoli",
                        "It falls on you: when your pawn comes to a cell, the tokens above it come down, and "
                        "you catch them.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Do I hit somebody who stands on another level?"),
                    translate(
                        "RulebookHoli",
                        "A direct hit happens only on your own level. But colour that falls from above can be "
                        "caught by a pawn below; it counts 2 points at the end.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Are the tokens of others in my reserve good for anything?"),
                    translate(
                        "RulebookHoli",
                        "Not for you: each is worth 2 points to its owner. But with some [rivalry "
                        "cards](#rivalry) it matters how many you have.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "What if my deck is empty?"),
                    translate(
                        "RulebookHoli",
                        "You play on with the cards in your hand. After the turn in which you throw the last "
                        "one, you have finished.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "I get tokens of mine back after I have finished. May I go on?"),
                    translate("RulebookHoli", "No. Once you have finished, you have finished."),
                ),
                Question(
                    translate("RulebookHoli", "May I take back that I have ended my turn?"),
                    translate(
                        "RulebookHoli",
                        "Yes, until the next player has acted. The cards that you drew go back onto your deck in "
                        "the same order.",
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
                    "cells",
                    translate("RulebookHoli", "The levels have 6 by 6 cells."),
                    translate("RulebookHoli", "The sheet doesn’t give the number; published descriptions do."),
                ),
                Ruling(
                    "cards",
                    translate("RulebookHoli", "The 13 patterns and the 21 rivalry cards in this program are its own."),
                    translate(
                        "RulebookHoli",
                        "The sheet describes how the cards work, but doesn’t print them. Ours follow that "
                        "description; every player has the same 13 patterns.",
                    ),
                ),
                Ruling(
                    "stop",
                    translate("RulebookHoli", "You may move and climb before you finish because you can’t throw."),
                    translate(
                        "RulebookHoli",
                        "The sheet says who has finished when they can’t throw in their turn, and a turn may "
                        "begin with moving.",
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
                            "RulebookHoli",
                            "Drag a card from your hand over the courtyard: you see where its tokens would go. R "
                            "or the wheel rotates it.",
                        ),
                        translate("RulebookHoli", "F or a double click flips a card in your hand, O the whole hand."),
                        translate(
                            "RulebookHoli",
                            "Drag your pawn to move it. C climbs, D goes down, E ends your turn; S says that you "
                            "have finished.",
                        ),
                        translate("RulebookHoli", "B changes between the tower and the three levels side by side."),
                        translate("RulebookHoli", "Click an open rivalry card to read it."),
                        translate(
                            "RulebookHoli",
                            "With too few tokens for a pattern, choose the spaces and press T to throw, or X to "
                            "take it back.",
                        ),
                    )
                ),
                *shared.hiding(translate),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Hidden: the cards in hand, the order of the decks, and cards thrown face-down. "
                        "Everything else is open.",
                    )
                ),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "notation",
            translate("RulebookHoli", "How moves are written"),
            (
                shared.notation_intro(translate),
                Grid(
                    (translate("RulebookHoli", "Written"), translate("RulebookHoli", "Meaning")),
                    (
                        ("corner a1", translate("RulebookHoli", "the pawn begins on a1")),
                        (
                            "throw 7 c4 d5",
                            translate("RulebookHoli", "card 7 face-up, tokens on c4 and d5: by column, then by row"),
                        ),
                        (
                            "drop 7 c4",
                            translate("RulebookHoli", "card 7 face-down, a token on c4; the others see “drop ? c4”"),
                        ),
                        ("move c4", translate("RulebookHoli", "the pawn moves to c4")),
                        ("climb", translate("RulebookHoli", "one level up")),
                        ("descend", translate("RulebookHoli", "one level down, with the card “Way down”")),
                        ("end", translate("RulebookHoli", "the turn ends")),
                        ("stop", translate("RulebookHoli", "nothing can be thrown: this player has finished")),
                    ),
                ),
            ),
        ),
    ]
