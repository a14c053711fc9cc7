"""A turn of Elementos: moving, taking, turning over, the wand, the home."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Items, Paragraph, Picture, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "turn",
            translate("RulebookElementos", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos", "You take turns. In your turn you do exactly one of these three things:"
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "[move a token](#move) one square, perhaps [taking](#take) one of your opponent’s,",
                        ),
                        translate("RulebookElementos", "[turn a token over](#flip),"),
                        translate(
                            "RulebookElementos",
                            "[move the wand](#wand) to a neighbouring token, or ahead together with its token.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You can’t pass. You only ever move your own tokens and your own wand, and a wand stands "
                        "only in a token of its owner; on an empty square there is nothing to move and no token for "
                        "a wand.",
                    ),
                    explains=("elementos.not_yours", "elementos.no_token"),
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
                        "A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back, "
                        "neither straight nor diagonally.",
                    ),
                    explains=("elementos.backwards", "elementos.too_far"),
                ),
                Picture(
                    "directions",
                    translate(
                        "RulebookElementos",
                        "Light holds the token on a4. It may go to the glowing squares: ahead, diagonally ahead or "
                        "sideways, but not back.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The square has to be empty, or hold a token of your opponent’s that yours [takes](#take). "
                        "Two tokens never share a square, so you can’t go onto a token of your own.",
                    ),
                    explains=("elementos.own_token",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The token in which your wand stands is your home and [moves differently](#home).",
                    )
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
                        "**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only "
                        "the side that lies up counts.",
                    ),
                    explains=("elementos.does_not_beat",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You take by moving onto the other token’s square. It leaves the game for good, and yours "
                        "stands in its place. Taking goes in the same directions as moving, and you never have to "
                        "take.",
                    )
                ),
                Picture(
                    "take",
                    translate(
                        "RulebookElementos",
                        "Light’s fire on a4 can take the wood on b5, diagonally ahead. If that token showed water, "
                        "the square wouldn’t glow.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A square with an opponent’s token is entered by taking and in no other way: a home carries "
                        "its wand to empty squares only. And where nothing stands, there is nothing to take.",
                    ),
                    explains=("elementos.occupied", "elementos.nothing_to_take"),
                ),
            ),
        ),
        Section(
            "flip",
            translate("RulebookElementos", "Turning a token over"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Instead of moving you may turn one of your tokens over, wherever it stands. From now on its "
                        "other symbol counts. You may turn your home over, too: the wand stays in it.",
                    )
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wood faces a fire and would be taken. If its other side is water, turn it over: now it "
                        "threatens the fire instead.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Turning can’t go on for ever: see [When turning has to stop](#equilibrium).",
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
                            "**To another token.** It changes to one of your own tokens on a neighbouring square: "
                            "ahead, diagonally ahead or sideways, never back.",
                        ),
                        translate(
                            "RulebookElementos",
                            "**With its token.** The token in which it stands goes one square straight ahead, to an "
                            "empty square, and takes the wand along.",
                        ),
                    ),
                    explains=("elementos.no_wand",),
                ),
                Picture(
                    "wand",
                    translate(
                        "RulebookElementos",
                        "Light’s wand on b2 may change to any of the glowing tokens: one diagonally ahead on either "
                        "side, and one on either side of it.",
                    ),
                ),
                Picture(
                    "carry",
                    translate(
                        "RulebookElementos",
                        "The square ahead of the wand is empty: the token on b2 can carry it to b3, and nowhere else.",
                    ),
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
                        "The token in which a wand stands is a home. A home takes nothing and can’t be taken, "
                        "whatever symbol it shows.",
                    ),
                    explains=("elementos.home_is_protected",),
                ),
                Picture(
                    "home",
                    translate(
                        "RulebookElementos",
                        "Light’s fire on a5 can’t take the wood on b6: dark’s wand stands in it.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A home moves only [with its wand](#wand), straight ahead to an empty square: not sideways, "
                        "not diagonally, and not onto another token.",
                    ),
                    explains=("elementos.home_only_forward",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "When the wand has gone on to another token, the old one is an ordinary token again, and can "
                        "take and be taken.",
                    )
                ),
            ),
        ),
        Section(
            "equilibrium",
            translate("RulebookElementos", "When turning has to stop"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Two tokens face each other, and both players turn theirs over again and again, each hoping "
                        "for the better symbol. The rules say that this has to stop once it has come full circle.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "Look at the flips made in a row, by either of you, since the last move that was not a flip. "
                        "If all tokens lie again as they lay at some moment of that run, its start included, every "
                        "token flipped in the run is locked.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet says that turning stops when it gets nowhere, but not when exactly that is. Coming "
                        "back to what has been there before is the first moment at which it surely got nowhere.",
                    ),
                    explains=("elementos.equilibrium",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A locked token shows a little padlock. It can’t be turned over until one of you has made a "
                        "move that isn’t a flip, even if other tokens are flipped in between. That move opens all "
                        "locks.",
                    )
                ),
                Picture(
                    "locks",
                    translate(
                        "RulebookElementos",
                        "Light flipped a4, dark a5, light a4, dark a5: everything lies as before, so both are locked. "
                        "Light has to do something else now.",
                    ),
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "If a player could do nothing at all because of locks, the locks don’t bind that player in "
                        "that turn. For the other one they stay.",
                    ),
                    translate(
                        "RulebookElementos",
                        "Nobody may pass, so a player must always have a move. It is very rare, but it can happen.",
                    ),
                ),
            ),
        ),
    ]
