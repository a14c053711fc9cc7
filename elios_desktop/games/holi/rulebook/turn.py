"""A turn of Holi: throwing, moving, climbing, and colour that falls."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Frame, Items, Paragraph, Picture, Section, Strip
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "turn",
            translate("RulebookHoli", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Play goes around clockwise. In your turn do these things, in any order, each once:",
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "**throw colour**, [face-up](#throw) or [face-down](#face-down): this you must do;",
                        ),
                        translate("RulebookHoli", "[move](#move) your pawn, if you like;"),
                        translate("RulebookHoli", "[climb](#climb) to the next level, if you can."),
                    ),
                    explains=("holi.already_thrown", "holi.already_moved", "holi.already_climbed"),
                ),
                Strip(
                    (
                        Frame(
                            "throw",
                            translate(
                                "RulebookHoli",
                                "Anna throws: her pawn on c3 is on a coloured space, and tokens go on c2 and d2.",
                            ),
                        ),
                        Frame(
                            "climb",
                            translate(
                                "RulebookHoli",
                                "Now b3, c2, c4 and d3 hold tokens: she can climb to the cell that is lit.",
                            ),
                        ),
                        Frame(
                            "climbed",
                            translate("RulebookHoli", "She has climbed. She ends her turn and draws to three cards."),
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Your turn ends when you say so, and not before you have thrown. Then you draw until "
                        "you hold three cards, as long as your deck has any.",
                    ),
                    explains=("holi.must_throw",),
                ),
            ),
        ),
        Section(
            "throw",
            translate("RulebookHoli", "Throwing a card face-up"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and rotate it "
                        "any of four ways; it is never mirrored. Lay the pattern, in your mind, over your "
                        "pawn’s level.",
                    ),
                    explains=("holi.not_in_hand",),
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "**A card without a pawn symbol:** your pawn is on one of the coloured spaces, "
                            "whichever you like. Tokens go on the others.",
                        ),
                        translate(
                            "RulebookHoli",
                            "**A card with a pawn symbol:** your pawn stands exactly there. Tokens go on all "
                            "coloured spaces.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "All coloured spaces, the pawn’s included, have to be on the level. White ones may "
                        "hang over its border.",
                    ),
                    explains=("holi.pattern_does_not_fit",),
                ),
                Strip(
                    (
                        Frame(
                            "inside",
                            translate(
                                "RulebookHoli",
                                "Right: the three coloured spaces of card 2 are on the level; only white ones hang "
                                "over its border.",
                            ),
                            True,
                        ),
                        Frame(
                            "outside",
                            translate(
                                "RulebookHoli",
                                "Wrong: card 12 from this corner. With the pawn on its symbol, coloured spaces would "
                                "hang over the border however you rotate it.",
                            ),
                            False,
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "A cell never holds two tokens: where yours go there must be none, of any colour. "
                        "Sweets and other pawns don’t matter: see [Direct hits](#hit).",
                    ),
                    explains=("holi.cell_has_token",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "You throw the whole pattern. Only with too few tokens do you choose which spaces get "
                        "them; the whole pattern must still be possible.",
                    ),
                    explains=("holi.too_many_tokens", "holi.must_place_all"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "The card goes face-up on your discard pile. On level 2 or 3, tokens may [fall](#rain).",
                    )
                ),
                Example(
                    translate(
                        "RulebookHoli",
                        "You have two tokens left and throw a card for three. Put both on two of the three "
                        "spaces; you have [finished](#finish).",
                    )
                ),
            ),
        ),
        Section(
            "hit",
            translate("RulebookHoli", "Direct hits"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "If another pawn is where a token of your pattern should go, that is a direct hit: the "
                        "token goes into that player’s reserve, and you get **1 point at once**. At the end it "
                        "is worth 2 more points to you.",
                    )
                ),
                Picture(
                    "hit",
                    translate(
                        "RulebookHoli", "One space of Anna’s pattern is on d4, where Bruno’s pawn stands: a direct hit."
                    ),
                ),
            ),
        ),
        Section(
            "face-down",
            translate("RulebookHoli", "Throwing a card face-down"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Instead of using its pattern, you can throw a card face-down: put one token on any "
                        "cell of your pawn’s level, however far away, without token or pawn. On level 2 or 3 "
                        "it may [fall](#rain).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Never twice in a row: not while the top card of your discard pile is face-down. The "
                        "others never see which card it was.",
                    ),
                    explains=("holi.face_down_twice",),
                ),
                Picture(
                    "face-down",
                    translate(
                        "RulebookHoli",
                        "Bruno has thrown a card face-down for a token on a4. The back of the card on his plate "
                        "says that his next one has to be face-up.",
                    ),
                ),
            ),
        ),
        Section(
            "move",
            translate("RulebookHoli", "Moving"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Put your pawn on any other cell of its level, as far away as you like, unless a pawn "
                        "is there.",
                    ),
                    explains=("holi.same_cell", "holi.cell_has_pawn"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Collect what is there into your reserve: all sweets, and the token, whatever its "
                        "colour. Your own tokens that come back can be thrown again; other players’ tokens "
                        "can’t, and give their owners 2 points at the end.",
                    )
                ),
                Picture(
                    "move",
                    translate(
                        "RulebookHoli",
                        "Anna picks up her pawn: it may go to any cell of its level without another pawn.",
                    ),
                ),
            ),
        ),
        Section(
            "climb",
            translate("RulebookHoli", "Climbing"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you "
                        "may climb to the same cell one level up. You collect whatever is on that cell.",
                    ),
                    explains=("holi.not_surrounded",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "A pawn on the border never climbs, as it doesn’t have four cells beside it. No pawn "
                        "may be on the cell above, and from the upper level there is nowhere to climb.",
                    ),
                    explains=("holi.border", "holi.pawn_above", "holi.top_level"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "There is no way down again, except with the rivalry card [Way down](#rule-cards).",
                    ),
                    explains=("holi.no_way_down",),
                ),
            ),
        ),
        Section(
            "rain",
            translate("RulebookHoli", "Colour rain"),
            (
                Paragraph(
                    translate("RulebookHoli", "Colour that is thrown on level 2 or 3 falls if nothing holds it:")
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "A token falls to the same cell one level down, if no token is there, and from there "
                            "further in the same way. Sweets don’t hold it.",
                        ),
                        translate(
                            "RulebookHoli",
                            "If a pawn is where it falls, the pawn **catches** it: the token goes into that "
                            "player’s reserve. That is no direct hit and gives no point at once.",
                        ),
                        translate(
                            "RulebookHoli",
                            "When a pawn comes to a cell, moving or climbing, the tokens on the same cell of the "
                            "levels above come down, and it catches them, unless a pawn in between does.",
                        ),
                        translate("RulebookHoli", "Sweets never fall: they are sticky."),
                    )
                ),
                Picture(
                    "rain",
                    translate(
                        "RulebookHoli",
                        "Anna is on the middle level and holds a card over it. On c4 and d3 her tokens would "
                        "stay, as tokens are below them. The one on b2 would fall to the lower level.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookHoli",
                        "You throw on level 3. The cell below on level 2 is empty, the one below that holds a "
                        "token. Yours falls one level and stays on level 2.",
                    )
                ),
            ),
        ),
        Section(
            "stop",
            translate("RulebookHoli", "When you can’t throw"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "If from where your pawn is no card can be thrown, face-up or face-down, move or climb "
                        "first, if you still can, and perhaps throw from there. If you can’t throw after that "
                        "either, all that is left is to [finish](#finish).",
                    ),
                    ruling="stop",
                ),
                Picture(
                    "stop",
                    translate(
                        "RulebookHoli",
                        "Anna can’t throw from this corner: none of her three cards fits there, and her last one was "
                        "face-down. She has to move first.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "As long as you can throw from where you are you can’t finish; and not after you have "
                        "thrown in this turn.",
                    ),
                    explains=("holi.can_throw",),
                ),
            ),
        ),
    ]
