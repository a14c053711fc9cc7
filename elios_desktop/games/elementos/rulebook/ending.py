"""How a game of Elementos ends, when flipping stops, and undersides."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Example, Paragraph, Picture, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The end, and special cases."""
    return [
        Section(
            "end",
            translate("RulebookElementos", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You win at once when your wand reaches the far row, passed or carried: row 8 for "
                        "light, row 1 for dark. There are no points.",
                    )
                ),
                Picture(
                    "win",
                    translate(
                        "RulebookElementos", "Light’s wand is on b7, and b8 is empty: light carries it there and wins."
                    ),
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wand is on a7, another token of yours on b8. Pass the wand diagonally ahead: you win.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "When the same position, with the same player to move, occurs for the third time, the "
                        "game is a draw.",
                    ),
                    ruling="repetition",
                ),
                shared.over(translate),
            ),
        ),
        Section(
            "equilibrium",
            translate("RulebookElementos", "When flipping has to stop"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Two tokens face each other, and both players flip theirs again and again, each hoping "
                        "for the better symbol. This stops once it has come full circle:",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "If flips made in a row, by either of you, bring all tokens back to how they were at "
                        "some moment since the last other move, every token flipped in that run is **locked**.",
                    ),
                    explains=("elementos.equilibrium",),
                    ruling="equilibrium",
                ),
                Picture(
                    "locks",
                    translate(
                        "RulebookElementos",
                        "Light flipped a4, dark a5, light a4, dark a5: everything is as before, so both are "
                        "locked. Light has to do something else.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A locked token shows a little padlock and can’t be flipped. The first move that isn’t "
                        "a flip opens all locks.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "If locks would leave you no move at all, they don’t bind you in that turn.",
                    ),
                    ruling="no-move",
                ),
            ),
        ),
        Section(
            "undersides",
            translate("RulebookElementos", "Undersides, and playing from memory"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You may look at the undersides of your own tokens at any time. An opponent’s "
                        "underside is never seen before it is flipped.",
                    )
                ),
                Picture(
                    "undersides",
                    translate(
                        "RulebookElementos",
                        "Light looks at the undersides: every light token is tipped up and shows the other symbol. "
                        "Dark’s keep theirs to themselves.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "With the option “From memory” nobody looks at an underside any more once both have "
                        "laid out their tokens. You have to remember your own.",
                    )
                ),
            ),
        ),
    ]
