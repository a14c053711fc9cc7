"""A turn of Holi: throwing, moving, climbing, and colour that falls."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Items, Paragraph, Picture, Section
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
                        "Play goes around clockwise. In your turn you may do these things, in any order, each of them "
                        "once:",
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "**throw colour**, [face-up](#throw) or [face-down](#face-down): this you must do;",
                        ),
                        translate("RulebookHoli", "[move](#move) your pawn;"),
                        translate("RulebookHoli", "[climb](#climb) to the next level."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Once means once: when you have thrown in this turn, you can’t throw again, and the same "
                        "goes for moving and for climbing.",
                    ),
                    explains=("holi.already_thrown", "holi.already_moved", "holi.already_climbed"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Your turn ends when you say so, and not before you have thrown. Then you draw until you hold "
                        "three cards, as long as your deck has any.",
                    ),
                    explains=("holi.must_throw",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli", "If there is nothing that you could throw, see [When you can’t throw](#stop)."
                    )
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
                        "A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and turn it any of "
                        "four ways; it is never mirrored. Then lay the pattern, in your mind, over the level on which "
                        "your pawn stands.",
                    ),
                    explains=("holi.not_in_hand",),
                ),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "**A card without a mark:** your pawn stands on one of the coloured spaces, whichever you "
                            "like. Tokens go on the others.",
                        ),
                        translate(
                            "RulebookHoli",
                            "**A card with a mark:** your pawn stands on the mark. Tokens go on all coloured spaces.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "All coloured spaces, the pawn’s included, have to lie on the level. White ones may hang "
                        "over its border.",
                    ),
                    explains=("holi.pattern_does_not_fit",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "The spaces where tokens go must not hold a token, of any colour: a cell never holds two. "
                        "Sweets don’t matter, they stay where they are. Other pawns don’t matter either: see [Direct "
                        "hits](#hit).",
                    ),
                    explains=("holi.cell_has_token",),
                ),
                Picture(
                    "throw",
                    translate(
                        "RulebookHoli",
                        "Anna holds a card over the courtyard. Her pawn stands on one of its three coloured spaces; "
                        "the tokens would go on the other two, b2 and c2.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "You throw the whole pattern: a token on every space that takes one. Only if you have too few "
                        "tokens left do you choose which spaces get them; the whole pattern must still be possible.",
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
                        "You have two tokens left and throw a card for three. Put both on two of the three spaces; "
                        "you have [finished](#finish).",
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
                        "If another pawn stands where a token of your pattern should go, that is a direct hit. The "
                        "token goes into that player’s reserve instead, and you get **1 point at once**.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "At the end the token in the other’s reserve is worth 2 points to you. Tokens that come down "
                        "on somebody from above are no direct hits: see [Colour rain](#rain).",
                    )
                ),
                Picture(
                    "hit",
                    translate(
                        "RulebookHoli",
                        "One space of Anna’s pattern lies on d4, where Bruno’s pawn stands: a direct hit.",
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
                        "Instead of using its pattern, you can throw a card face-down. Then put one token on any "
                        "cell of your pawn’s level, however far away, that holds neither a token nor a pawn.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "You can’t throw face-down twice in a row: not while the top card of your discard pile lies "
                        "face-down.",
                    ),
                    explains=("holi.face_down_twice",),
                ),
                Paragraph(translate("RulebookHoli", "The others don’t see which card it was, not even later.")),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "At this table: turn the card over in your hand with F or a double click, then drag it to the "
                        "cell.",
                    )
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
                        "Put your pawn on any other cell of its level, as far away as you like, unless a pawn stands "
                        "there.",
                    ),
                    explains=("holi.same_cell", "holi.cell_has_pawn"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "You collect what lies there: all sweets, and the token, whatever its colour. They go into "
                        "your reserve. Own tokens that come back can be thrown again; other players’ tokens can’t, "
                        "and at the end they are worth 2 points to their owner.",
                    )
                ),
                Picture(
                    "move",
                    translate(
                        "RulebookHoli",
                        "Anna picks up her pawn: it may go to any cell of its level without another pawn.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Tokens on the levels above the cell where you arrive come down on you: see [Colour "
                        "rain](#rain).",
                    )
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
                        "If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may "
                        "climb to the same cell one level up.",
                    ),
                    explains=("holi.not_surrounded",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli", "A pawn on the border never climbs, since it doesn’t have four cells beside it."
                    ),
                    explains=("holi.border",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "No pawn may stand on the cell above. From the upper level there is nowhere to climb. What "
                        "lies above you, you collect when you arrive.",
                    ),
                    explains=("holi.pawn_above", "holi.top_level"),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli", "There is no way down again, but for the rivalry card [Way down](#rule-cards)."
                    ),
                    explains=("holi.no_way_down",),
                ),
                Picture(
                    "climb",
                    translate(
                        "RulebookHoli",
                        "All four cells beside Anna’s pawn hold tokens: she can climb to the cell that is lit on the "
                        "middle level.",
                    ),
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
                            "A token falls to the same cell one level down, if that cell holds no token, and from "
                            "there further down in the same way. Sweets don’t hold it.",
                        ),
                        translate(
                            "RulebookHoli",
                            "If a pawn stands on a cell to which it falls, the pawn **catches** it: the token goes "
                            "into that player’s reserve. That is no direct hit and gives no point at once.",
                        ),
                        translate(
                            "RulebookHoli",
                            "Whenever a pawn comes to a cell, by moving or climbing, tokens on that cell of the "
                            "levels above it come down, and the pawn catches them, unless another pawn in between "
                            "does.",
                        ),
                        translate("RulebookHoli", "Sweets never fall: they are sticky."),
                    )
                ),
                Picture(
                    "rain",
                    translate(
                        "RulebookHoli",
                        "Anna stands on the middle level and holds a card over it. On c4 and d3 her tokens would "
                        "stay, as tokens lie below them. The one on b2 would fall to the lower level.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookHoli",
                        "You throw on level 3. On level 2 the cell below is empty, and on level 1 the cell below that "
                        "holds a token. The token falls one level and lies on level 2.",
                    )
                ),
                Paragraph(translate("RulebookHoli", "So to build high you need colour below: anybody’s will do.")),
            ),
        ),
        Section(
            "stop",
            translate("RulebookHoli", "When you can’t throw"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "If, from where your pawn stands now, no card can be thrown, neither face-up nor face-down, "
                        "you may stop: you have [finished](#finish). If you haven’t moved or climbed yet, you may do "
                        "that first and perhaps throw from there.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "As long as you can throw from where you stand, you can’t stop; and not after you have "
                        "thrown in this turn.",
                    ),
                    explains=("holi.can_throw",),
                ),
            ),
        ),
    ]
