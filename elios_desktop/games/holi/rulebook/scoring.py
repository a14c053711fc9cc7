"""Finishing, scoring and the cards of Holi."""

from __future__ import annotations

from elios_desktop.games.holi.rules.cards import PATTERNS
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Example, Grid, Items, Paragraph, Picture, Section, Specimen, Specimens
from elios_desktop.texts.translate import Translate, fill


def sections(translate: Translate) -> list[Section]:
    """The end, and everything that is counted."""
    return [
        Section(
            "finish",
            translate("RulebookHoli", "Finishing"),
            (
                Paragraph(translate("RulebookHoli", "A player has finished:")),
                Items(
                    (
                        translate(
                            "RulebookHoli",
                            "at once, when after throwing no token of their own colour is left in their reserve;",
                        ),
                        translate("RulebookHoli", "when they hold no card after the end of their turn;"),
                        translate("RulebookHoli", "when they [can’t throw](#stop) any more and say so."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "A player who has finished does nothing more, whatever comes into their reserve later. "
                        "Their pawn stays where it is, can still be hit, and catches what falls. The others "
                        "play on.",
                    )
                ),
            ),
        ),
        Section(
            "end",
            translate("RulebookHoli", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "When all have [finished](#finish), everything is [counted](#score), and the most "
                        "points win. If that is a tie, these decide, in this order: more of your tokens in "
                        "other players’ reserves; more sweets; earlier in turn order.",
                    )
                ),
                shared.over(translate),
            ),
        ),
        Section(
            "score",
            translate("RulebookHoli", "Scoring"),
            (
                Grid(
                    (translate("RulebookHoli", "What"), translate("RulebookHoli", "Points")),
                    (
                        (translate("RulebookHoli", "each of your tokens on level 1"), "1"),
                        (translate("RulebookHoli", "each of your tokens on level 2"), "2"),
                        (translate("RulebookHoli", "each of your tokens on level 3"), "3"),
                        (translate("RulebookHoli", "each of your tokens in another player’s reserve"), "2"),
                        (translate("RulebookHoli", "each other player who has fewer sweets than you"), "5"),
                        (translate("RulebookHoli", "each direct hit, counted during the game"), "1"),
                        (
                            translate("RulebookHoli", "the open [rivalry cards](#rivalry)"),
                            translate("RulebookHoli", "as they say"),
                        ),
                    ),
                ),
                Picture(
                    "score",
                    translate(
                        "RulebookHoli",
                        "If the game ended here, Anna’s tokens would give her 6 points on level 1 and 4 on "
                        "level 2, and Bruno’s would give him 3. With the rivalry card “Rows”, Anna would get 4 "
                        "more and Bruno 2.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookHoli",
                        "Three players have 6, 6 and 2 sweets. The first two get 5 points each, because one "
                        "player has fewer; nobody gets points for a tie.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Tokens left in your own reserve are worth nothing. After the game, click a line in "
                        "the list of points, and its cells light up.",
                    )
                ),
            ),
        ),
        Section(
            "rivalry",
            translate("RulebookHoli", "Rivalry cards"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Open rivalry cards hold for everybody, and most give points at the end. “The most” "
                        "always means more than any other player, and at least one: a tie gives nobody "
                        "anything, unless the card says otherwise.",
                    )
                ),
                Specimens("rivalry", tuple(_rivalry(number, translate) for number in range(1, 16)), columns=3),
            ),
        ),
        Section(
            "rule-cards",
            translate("RulebookHoli", "Rivalry cards that change a rule"),
            (
                Paragraph(translate("RulebookHoli", "These six hold for everybody during the whole game:")),
                Specimens("rivalry", tuple(_rivalry(number, translate) for number in range(16, 22)), columns=3),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "With “Slippery” you move along your pawn’s row or column, as far as you like and over "
                        "everything in between.",
                    ),
                    explains=("holi.not_in_line",),
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "With “Way down” you may go down instead of climbing, once a turn: to the same cell "
                        "one level down, if there is one and no pawn is on it. Collect what is there.",
                    ),
                    explains=("holi.bottom_level", "holi.pawn_below"),
                ),
            ),
        ),
        Section(
            "patterns",
            translate("RulebookHoli", "The thirteen patterns"),
            (
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "Every player has these cards. A coloured space gets a token, or your pawn is on it; "
                        "on cards with a pawn symbol your pawn is on the symbol. Rotate them as you like.",
                    )
                ),
                Specimens(
                    "pattern",
                    tuple(
                        Specimen(str(number), fill(translate("RulebookHoli", "Card {number}"), number=number))
                        for number in sorted(PATTERNS)
                    ),
                    columns=5,
                ),
                Paragraph(
                    translate(
                        "RulebookHoli",
                        "**A hint:** cards with a pawn symbol place more tokens, but your pawn has to be in "
                        "just the right place.",
                    )
                ),
            ),
        ),
    ]


def _rivalry(number: int, translate: Translate) -> Specimen:
    title, text = rivalry_card(number, translate)
    return Specimen(str(number), title, text)
