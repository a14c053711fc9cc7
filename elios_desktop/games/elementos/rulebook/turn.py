"""A turn of Elementos: moving, taking, flipping, the wand, and its home."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Frame, Items, Paragraph, Picture, Section, Strip
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "turn",
            translate("RulebookElementos", "Your turn"),
            (
                Paragraph(
                    translate("RulebookElementos", "You take turns. In your turn do exactly one of these three things:")
                ),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "[move a token](#move) one square, perhaps [taking](#take) an opponent’s,",
                        ),
                        translate("RulebookElementos", "[flip a token](#flip),"),
                        translate(
                            "RulebookElementos",
                            "[move the wand](#wand) to a neighbouring token, or ahead with its token.",
                        ),
                    ),
                    explains=("elementos.not_yours", "elementos.no_token"),
                ),
                Strip(
                    (
                        Frame(
                            "take",
                            translate(
                                "RulebookElementos", "Before: light picks up the fire on a4. Wood on b5 can be taken."
                            ),
                        ),
                        Frame(
                            "taken",
                            translate(
                                "RulebookElementos",
                                "After: the wood is out of the game, the fire is on b5. It is dark’s turn.",
                            ),
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You can’t pass. You only ever move your own tokens and your own wand, and a wand "
                        "stands only in a token of its owner.",
                    )
                ),
            ),
        ),
        Section(
            "move",
            translate("RulebookElementos", "Moving a token"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back.",
                    ),
                    explains=("elementos.backwards", "elementos.too_far"),
                ),
                Picture(
                    "directions",
                    translate("RulebookElementos", "Light holds the token on a4: it may go to the glowing squares."),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The square has to be empty, or hold an opponent’s token that yours [takes](#take). "
                        "You can’t go onto a token of your own.",
                    ),
                    explains=("elementos.own_token",),
                ),
            ),
        ),
        Section(
            "take",
            translate("RulebookElementos", "Taking"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own "
                        "kind. Only the side that is up counts.",
                    ),
                    explains=("elementos.does_not_beat",),
                ),
                Strip(
                    (
                        Frame(
                            "beats",
                            translate("RulebookElementos", "Right: light’s fire on a4 can take the wood on b5."),
                            True,
                        ),
                        Frame(
                            "beaten",
                            translate("RulebookElementos", "Wrong: the fire on a4 can’t take the water on b5."),
                            False,
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You take by moving onto the other token’s square, in the same directions as any move. "
                        "The token leaves the game for good. You never have to take.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Onto a square with an opponent’s token you come by taking and in no other way: a home "
                        "carries its wand to empty squares only. On an empty square there is nothing to take.",
                    ),
                    explains=("elementos.occupied", "elementos.nothing_to_take"),
                ),
            ),
        ),
        Section(
            "flip",
            translate("RulebookElementos", "Flipping a token"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Flip one of your tokens, wherever it is: from now on its other symbol counts. You may "
                        "flip your home, too; the wand stays in it.",
                    )
                ),
                Strip(
                    (
                        Frame(
                            "before-flip",
                            translate("RulebookElementos", "Before: dark’s fire on b5 could take light’s wood on b4."),
                        ),
                        Frame(
                            "after-flip",
                            translate(
                                "RulebookElementos", "After: light has flipped b4. Water threatens the fire now."
                            ),
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Flipping can’t go on for ever: see [When flipping has to stop](#equilibrium).",
                    )
                ),
            ),
        ),
        Section(
            "wand",
            translate("RulebookElementos", "Moving the wand"),
            (
                Paragraph(translate("RulebookElementos", "The wand moves in one of two ways:")),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "**To another token** of yours on a neighbouring square: ahead, diagonally ahead or "
                            "sideways, never back.",
                        ),
                        translate(
                            "RulebookElementos",
                            "**With its token:** both go one square straight ahead, to an empty square.",
                        ),
                    ),
                    explains=("elementos.no_wand",),
                ),
                Strip(
                    (
                        Frame(
                            "wand",
                            translate(
                                "RulebookElementos",
                                "To another token: light’s wand on b2 may go to any glowing token. (The empty b3 "
                                "glows for the other way.)",
                            ),
                            True,
                        ),
                        Frame(
                            "carry",
                            translate(
                                "RulebookElementos",
                                "With its token: b3 is empty, so the token on b2 can carry the wand there.",
                            ),
                            True,
                        ),
                    )
                ),
            ),
        ),
        Section(
            "home",
            translate("RulebookElementos", "Home: the token with the wand"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The token in which a wand stands is a home. It takes nothing and can’t be taken, "
                        "whatever symbol it shows.",
                    ),
                    explains=("elementos.home_is_protected",),
                ),
                Strip(
                    (
                        Frame(
                            "home",
                            translate(
                                "RulebookElementos",
                                "Wrong: light’s fire on a5 can’t take the wood on b6. Dark’s wand stands in it.",
                            ),
                            False,
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A home moves only [with its wand](#wand), straight ahead to an empty square. Once the "
                        "wand has gone on, it is an ordinary token again.",
                    ),
                    explains=("elementos.home_only_forward",),
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wand is on b4 in a token that shows fire. It can’t take the wood on b5, and "
                        "nothing can take it.",
                    )
                ),
            ),
        ),
    ]
