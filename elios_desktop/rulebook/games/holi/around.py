"""Holi at this table: handling, questions, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Items, Paragraph, Question, Section, Table
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Around the game."""
    return [
        Section(
            "machine",
            translate("RulebookHoli", "Playing at this table"),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "Drag a card from your hand over the courtyard: you see where its tokens would go. R or "
                            "the wheel turns it.",
                        ),
                        translate(
                            "RulebookHoli",
                            "F or a double click turns a card in your hand face-down, and face-up again.",
                        ),
                        translate("RulebookHoli", "Drag your pawn to move it. C climbs, E ends your turn."),
                        translate("RulebookHoli", "B changes between the tower and the three levels side by side."),
                        translate("RulebookHoli", "Click an open rivalry card to read it."),
                        translate(
                            "RulebookHoli",
                            "With too few tokens for a pattern, choose the spaces and press T to throw, or X to take "
                            "it back.",
                        ),
                    )
                ),
                *shared.hiding(translate),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Hidden are the cards in the hands, the order of the decks and what was thrown face-down. "
                        "Everything else lies open.",
                    )
                ),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "questions",
            translate("RulebookHoli", "Questions that come up"),
            (
                Question(
                    translate("RulebookHoli", "May I move first and throw from there?"),
                    translate(
                        "RulebookHoli",
                        "Yes. Throwing, moving and climbing come in any order. You may even move, throw and then "
                        "climb.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Do I collect sweets that I throw a token on?"),
                    translate(
                        "RulebookHoli", "No. The token lies beside the sweets. Whoever moves there collects both."
                    ),
                ),
                Question(
                    translate("RulebookHoli", "May I throw a token on my own pawn’s cell?"),
                    translate(
                        "RulebookHoli",
                        "No. With a card without a mark your pawn stands on a coloured space, and that one gets no "
                        "token.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Does a token stay up if I collect the one below it?"),
                    translate(
                        "RulebookHoli",
                        "It falls on you: when your pawn comes to a cell, the tokens above it come down, and you "
                        "catch them.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Do I hit somebody who stands on another level?"),
                    translate(
                        "RulebookHoli",
                        "A direct hit happens only on your own level. But colour that falls from above can be caught "
                        "by a pawn below; it counts 2 points at the end.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "Are the tokens of others in my reserve good for anything?"),
                    translate(
                        "RulebookHoli",
                        "Not for you: each is worth 2 points to its owner. But with some [rivalry cards](#rivalry) it "
                        "matters how many you have.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "What if my deck is empty?"),
                    translate(
                        "RulebookHoli",
                        "You play on with the cards in your hand. After the turn in which you throw the last one, you "
                        "have finished.",
                    ),
                ),
                Question(
                    translate("RulebookHoli", "I get own tokens back after I have finished. May I go on?"),
                    translate("RulebookHoli", "No. Who has finished stays finished."),
                ),
                Question(
                    translate("RulebookHoli", "Why can I undo so little?"),
                    translate(
                        "RulebookHoli",
                        "Drawing cards shows you something new, and that can’t be forgotten again. Before you end "
                        "your turn, you can take back all of it.",
                    ),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "notation",
            translate("RulebookHoli", "How moves are written"),
            (
                shared.notation_intro(translate),
                Table(
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
