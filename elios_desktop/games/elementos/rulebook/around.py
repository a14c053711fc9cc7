"""Around a game of Elementos: questions, rulings, handling, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Grid, Items, Question, Ruling, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What is looked up."""
    return [
        Section(
            "questions",
            translate("RulebookElementos", "Questions that come up"),
            (
                Question(
                    translate("RulebookElementos", "Do I have to take if I can?"),
                    translate("RulebookElementos", "No. You always choose freely among all your moves."),
                ),
                Question(
                    translate("RulebookElementos", "May I flip the token in which my wand stands?"),
                    translate(
                        "RulebookElementos",
                        "Yes. As a home its symbol counts for nothing, but it will when the wand has moved on.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Can my wand be taken?"),
                    translate(
                        "RulebookElementos",
                        "No. It always stands in a token, that token is a home, and a home can’t be taken.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "What blocks my wand, then?"),
                    translate(
                        "RulebookElementos",
                        "Whatever is straight ahead of your home, if no token of yours is beside it or "
                        "diagonally ahead. Losing your tokens leaves your wand lonely.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Two identical symbols face each other. What happens?"),
                    translate(
                        "RulebookElementos",
                        "Nothing: neither takes the other. Go around it, flip yours, or do something elsewhere.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "May a token on the far row still do something?"),
                    translate(
                        "RulebookElementos",
                        "It can’t go ahead any more, but it moves and takes sideways, can be flipped, and can "
                        "receive the wand: that wins.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Can my tokens win without the wand?"),
                    translate("RulebookElementos", "No. Only the wand counts; tokens are its way across."),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "rulings",
            shared.rulings_title(translate),
            (
                shared.rulings_intro(translate),
                Ruling(
                    "board",
                    translate(
                        "RulebookElementos",
                        "The board has three lanes of eight squares: three rows for each player, and two between them.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet shows two starting areas of three by three squares and no board between "
                        "them. Published descriptions of the wooden box give three by eight squares.",
                    ),
                ),
                Ruling(
                    "repetition",
                    translate(
                        "RulebookElementos",
                        "The third time the same position occurs is a draw. Positions are the same when all "
                        "tokens, both their sides and both wands are; they count once both have laid out their "
                        "tokens.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet doesn’t speak of it. But wands and tokens can move sideways for ever, and a "
                        "game has to end some time.",
                    ),
                ),
                Ruling(
                    "equilibrium",
                    translate(
                        "RulebookElementos",
                        "Flipping stops when a run of flips comes back to a position that was there in the "
                        "same run, its start included. What was flipped in it stays locked until a move that "
                        "isn’t a flip.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet says that flipping stops when it leads nowhere, but not when that is. Once "
                        "a position comes back, it surely has led nowhere.",
                    ),
                ),
                Ruling(
                    "no-move",
                    translate(
                        "RulebookElementos",
                        "Locks never leave a player without a move. For the other player they stay.",
                    ),
                    translate(
                        "RulebookElementos",
                        "Nobody may pass, so there must always be a move. It is very rare, but it can happen.",
                    ),
                ),
            ),
        ),
        Section(
            "machine",
            shared.handling_title(translate),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "While you lay out, drag a token onto another to swap the two. U takes the usual "
                            "layout, X a random one, G says that you are ready.",
                        ),
                        translate("RulebookElementos", "Drag a token to move it or to take with it."),
                        translate(
                            "RulebookElementos",
                            "Double-click a token, or press F on it, to flip it; or pick it up and press “Flip”.",
                        ),
                        translate(
                            "RulebookElementos",
                            "Drag the wand to another token, or straight ahead; its token carries it, too.",
                        ),
                        translate(
                            "RulebookElementos",
                            "Press a token of yours and hold it to peek below it. V, or “Undersides”, shows all of "
                            "them until you press it again or your turn is over. Ask your opponent to look away.",
                        ),
                    )
                ),
                *shared.hiding(translate),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "notation",
            translate("RulebookElementos", "How moves are written"),
            (
                shared.notation_intro(translate),
                Grid(
                    (translate("RulebookElementos", "Written"), translate("RulebookElementos", "Meaning")),
                    (
                        ("b3-b4", translate("RulebookElementos", "the token on b3 moves to the empty square b4")),
                        ("b3xb4", translate("RulebookElementos", "the token on b3 takes the one on b4")),
                        ("flip b3", translate("RulebookElementos", "the token on b3 is flipped")),
                        ("wand b2-c3", translate("RulebookElementos", "the wand passes from b2 to the token on c3")),
                        ("carry b2-b3", translate("RulebookElementos", "the token on b2 carries the wand to b3")),
                        (
                            "arrange 1 FW WA AF FW WA AF FW WA AF",
                            translate(
                                "RulebookElementos",
                                "light’s nine tokens from the back row to the front, each row from a to c: the upper "
                                "side, then the underside (F fire, W wood, A water)",
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ]
