"""What Elementos is about, what is in its box, and how the tokens are laid out."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Items, Paragraph, Picture, Ruling, Section, Specimen, Specimens, Steps
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookElementos", "What it is about"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Two players face each other across a narrow board. Each has nine wooden tokens and a wand. "
                        "Whoever brings the wand to the far row first wins.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The wand can’t walk alone: it passes from token to token, or rides straight ahead on one. "
                        "The tokens carry fire, wood and water, and [each of them takes one of the others](#take).",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookElementos", "What is in the box"),
            (
                Items(
                    (
                        translate("RulebookElementos", "A wooden board with 3 lanes of 8 squares."),
                        translate("RulebookElementos", "9 light tokens and 9 dark ones, with a symbol on both sides."),
                        translate("RulebookElementos", "2 wands, one for each player."),
                    )
                ),
                Specimens(
                    "element",
                    (
                        Specimen(
                            "F",
                            translate("RulebookElementos", "Fire"),
                            translate("RulebookElementos", "takes wood, and is taken by water"),
                        ),
                        Specimen(
                            "W",
                            translate("RulebookElementos", "Wood"),
                            translate("RulebookElementos", "takes water, and is taken by fire"),
                        ),
                        Specimen(
                            "A",
                            translate("RulebookElementos", "Water"),
                            translate("RulebookElementos", "takes fire, and is taken by wood"),
                        ),
                    ),
                    columns=3,
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The two sides of a token always differ. Each player has three tokens with fire and wood, "
                        "three with wood and water and three with water and fire.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Three lanes, a, b and c, run from player to player; the squares along them count 1 to 8. "
                        "The three squares with one number are a row. Light starts at 1 and moves towards 8, dark "
                        "starts at 8 and moves towards 1, whichever way the box lies on your screen. “Ahead” always "
                        "means: towards the other player.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos", "The board has 8 rows: three for each player, and two between them."
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet in the box shows two starting areas of three by three squares and doesn’t say how "
                        "large the board is. Published descriptions of the wooden box give three by eight squares.",
                    ),
                ),
            ),
        ),
        Section(
            "arranging",
            translate("RulebookElementos", "Laying out the tokens"),
            (
                Steps(
                    (
                        translate("RulebookElementos", "Agree on who begins."),
                        translate(
                            "RulebookElementos",
                            "Each player lays the nine tokens on the three rows in front of them, in any order, with "
                            "any side up.",
                        ),
                        translate(
                            "RulebookElementos",
                            "The wand goes into the token in the middle: on b2 for light, b7 for dark.",
                        ),
                    )
                ),
                Picture(
                    "start",
                    translate(
                        "RulebookElementos",
                        "The usual layout, with three of each symbol face up. Both wands stand in the middle tokens.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "An arrangement always uses all nine tokens: three of each pair. Once you are ready, it "
                        "stands.",
                    ),
                    explains=("elementos.bad_arrangement", "elementos.already_arranged"),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The first turn comes when both of you have laid out your tokens. Who arranges first makes "
                        "no difference; with the curtain, neither sees the other’s layout before their own is ready.",
                    ),
                    explains=("elementos.not_arranged",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "At this table: drag a token onto another to swap the two, double-click it (or press F) to "
                        "turn it over. “Usual layout” and “Random” lay them out for you, “Ready” ends it.",
                    )
                ),
            ),
        ),
    ]
