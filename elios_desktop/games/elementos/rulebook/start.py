"""Elementos in two minutes, what is on the table, and how the tokens are laid out."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Items, Paragraph, Picture, Section, Specimen, Specimens, Steps
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Before the first turn."""
    return [
        Section(
            "goal",
            translate("RulebookElementos", "In two minutes"),
            (
                Paragraph(translate("RulebookElementos", "For 2 players from 7 years; a game takes about 15 minutes.")),
                Paragraph(translate("RulebookElementos", "**Goal.** Bring your wand to the far row.")),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "**Before the game** [lay your nine tokens](#arranging) on the three rows nearest to "
                        "you; the wand stands in the middle one.",
                    )
                ),
                Paragraph(translate("RulebookElementos", "**In your turn do one thing:**")),
                Steps(
                    (
                        translate(
                            "RulebookElementos",
                            "[Move a token](#move) one square ahead, diagonally ahead or sideways, never back. "
                            "Onto an opponent’s token only if yours [takes](#take) it: **fire takes wood, wood "
                            "takes water, water takes fire.**",
                        ),
                        translate("RulebookElementos", "[Flip a token](#flip): its other side counts now."),
                        translate(
                            "RulebookElementos",
                            "[Move the wand](#wand): to a token of yours next to it (ahead, diagonally ahead, "
                            "sideways), or straight ahead together with its token onto an empty square.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "[The token with the wand](#home) takes nothing and can’t be taken. **You win** when "
                        "your wand reaches the far row.",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookElementos", "What is on the table"),
            (
                Picture(
                    "start",
                    translate("RulebookElementos", "The usual layout. Light plays towards row 8, dark towards row 1."),
                    (
                        translate("RulebookElementos", "a token: only the side that is up counts"),
                        translate("RulebookElementos", "light’s wand, in its home"),
                        translate("RulebookElementos", "the far row for light: the wand’s goal"),
                        translate("RulebookElementos", "who takes whom: follow the arrows"),
                        translate("RulebookElementos", "where taken tokens are put"),
                    ),
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
                Items(
                    (
                        translate("RulebookElementos", "A wooden board with 3 lanes of 8 squares."),
                        translate(
                            "RulebookElementos",
                            "9 light and 9 dark tokens. Their two sides always differ: three have fire and wood, "
                            "three wood and water, three water and fire.",
                        ),
                        translate("RulebookElementos", "2 wands, one for each player."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The lanes a, b and c run from player to player; the squares along them count 1 to 8, "
                        "and three with one number are a row. “Ahead” always means: towards the other player, "
                        "whichever way the box lies on your screen.",
                    ),
                    ruling="board",
                ),
            ),
        ),
        Section(
            "arranging",
            translate("RulebookElementos", "Laying out the tokens"),
            (
                Steps(
                    (
                        translate("RulebookElementos", "Agree on who begins, or let the program draw lots."),
                        translate(
                            "RulebookElementos",
                            "Lay your nine tokens on the three rows in front of you, in any order, with any side up.",
                        ),
                        translate(
                            "RulebookElementos",
                            "The wand goes into the token in the middle: on b2 for light, on b7 for dark.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "All nine tokens are laid out, three of each pair, and once you are ready they stay. "
                        "The first turn comes when both of you are; until then each layout lies covered "
                        "from the other’s eyes.",
                    ),
                    explains=("elementos.bad_arrangement", "elementos.already_arranged", "elementos.not_arranged"),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "**A hint for the first game:** take the usual layout, and keep tokens beside your "
                        "wand to pass it to.",
                    )
                ),
            ),
        ),
    ]
