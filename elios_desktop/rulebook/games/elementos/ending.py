"""How a game of Elementos ends."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Example, Paragraph, Picture, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The end."""
    return [
        Section(
            "end",
            translate("RulebookElementos", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You win at once when your wand reaches the far row: row 8 for light, row 1 for dark. It "
                        "makes no difference whether it was passed to a token there or carried.",
                    )
                ),
                Picture(
                    "win",
                    translate(
                        "RulebookElementos",
                        "Light’s wand stands on b7, and b8 is empty: light carries it there and wins.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wand stands on a7, and another token of yours on b8. Pass the wand diagonally ahead to "
                        "b8: you win.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "When the same position, with the same player to move, stands for the third time, the game is "
                        "a draw. Positions are the same when all tokens, both their sides and both wands are.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet doesn’t speak of it. Wands and tokens can move sideways for ever, and a game has "
                        "to end some time. Positions count from the moment when both have laid out their tokens.",
                    ),
                ),
                Paragraph(translate("RulebookElementos", "There are no points: you win, you lose, or it is a draw.")),
                shared.over(translate),
            ),
        ),
    ]
