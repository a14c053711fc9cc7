"""Elementos at this table: undersides, handling, questions, notation."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Items, Paragraph, Question, Section, Table
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """Around the game."""
    return [
        Section(
            "memory",
            translate("RulebookElementos", "Undersides, and playing from memory"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You may look at the undersides of your own tokens at any time. Nobody ever sees the "
                        "underside of an opponent’s token before it is turned over.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "If you choose “From memory” when you set up the game, nobody looks at an underside any more "
                        "once both have laid out their tokens. You have to remember your own.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "At this table: press a token of yours and hold it to peek below it. V, or the button "
                        "“Undersides”, shows all of them until you press it again or your turn is over. Ask your "
                        "opponent to look away.",
                    )
                ),
            ),
        ),
        Section(
            "machine",
            translate("RulebookElementos", "Playing at this table"),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate("RulebookElementos", "Drag a token to move it or to take with it."),
                        translate(
                            "RulebookElementos",
                            "Double-click a token, or press F on it, to turn it over; or take it and press “Flip”.",
                        ),
                        translate(
                            "RulebookElementos",
                            "Drag the wand to another token, or straight ahead. Dragging the token below it ahead "
                            "carries the wand as well.",
                        ),
                        translate(
                            "RulebookElementos",
                            "Who takes whom is always drawn beside the board. What was taken lies beside it, too.",
                        ),
                    )
                ),
                *shared.hiding(translate),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "questions",
            translate("RulebookElementos", "Questions that come up"),
            (
                Question(
                    translate("RulebookElementos", "Do I have to take if I can?"),
                    translate("RulebookElementos", "No. You always choose freely among all your moves."),
                ),
                Question(
                    translate("RulebookElementos", "May I turn over the token in which my wand stands?"),
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
                        "Whatever stands straight ahead of your home, if no token of yours stands beside it or "
                        "diagonally ahead to pass the wand to. Losing your tokens leaves your wand lonely.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Two equal symbols face each other. What happens?"),
                    translate(
                        "RulebookElementos",
                        "Nothing: neither takes the other. Go around it, turn yours over, or do something elsewhere.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "May a token on the far row still do something?"),
                    translate(
                        "RulebookElementos",
                        "It can’t go ahead any more, but it goes sideways, takes sideways, can be turned over, and "
                        "can receive the wand: that wins.",
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
            "notation",
            translate("RulebookElementos", "How moves are written"),
            (
                shared.notation_intro(translate),
                Table(
                    (
                        translate("RulebookElementos", "Written"),
                        translate("RulebookElementos", "Meaning"),
                    ),
                    (
                        ("b3-b4", translate("RulebookElementos", "the token on b3 moves to the empty square b4")),
                        ("b3xb4", translate("RulebookElementos", "the token on b3 takes the one on b4")),
                        ("flip b3", translate("RulebookElementos", "the token on b3 is turned over")),
                        ("wand b2-c3", translate("RulebookElementos", "the wand passes from b2 to the token on c3")),
                        ("carry b2-b3", translate("RulebookElementos", "the token on b2 carries the wand to b3")),
                        (
                            "arrange 1 FW WA …",
                            translate(
                                "RulebookElementos",
                                "light’s nine tokens from the back row to the front, each row from a to c: the side "
                                "that lies up, then the underside (F fire, W wood, A water)",
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ]
