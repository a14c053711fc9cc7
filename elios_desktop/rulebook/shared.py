"""What is the same in every rulebook: handling, keeping, what is hidden, and what is said of the rulings."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Items, Paragraph, Question
from elios_desktop.texts.translate import Translate


def rulings_title(translate: Translate) -> str:
    """The heading of the section with all rulings; it is also the mark that leads there."""
    return translate("Rulebook", "As we play it")


def rulings_intro(translate: Translate) -> Paragraph:
    """What a ruling is."""
    return Paragraph(
        translate(
            "Rulebook",
            "Where the publisher’s rule sheet (“the sheet”) is silent, or can be read in two ways, "
            "this is what we play, and why.",
        )
    )


def handling_title(translate: Translate) -> str:
    """The heading of the section about handling."""
    return translate("Rulebook", "How to handle the pieces")


def handling(translate: Translate) -> tuple[Block, ...]:
    """Picking things up and putting them down, by mouse, touch and keys."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "Drag a piece to where it should go. Or click it to pick it up, and click the place to "
                "put it down. While you hold a piece, every place where it may go glows, unless you have "
                "turned this help off in the settings.",
            )
        ),
        Paragraph(
            translate(
                "Rulebook",
                "If the rules don’t allow it, the piece springs back and the line below the board says "
                "why. “Show the rule”, or F1, opens this rulebook at that very rule.",
            )
        ),
        Items(
            (
                translate("Rulebook", "**Tab** and the **arrow keys** walk over the pieces and the places."),
                translate("Rulebook", "**Enter** picks a piece up and puts it down; **Esc** lets it go."),
                translate(
                    "Rulebook", "**F6** goes from the table to its buttons and around; **Ctrl+Enter** ends your turn."
                ),
                translate(
                    "Rulebook",
                    "**F2** shows the reference card, **F3** the keys, **F9** moves and points. In the settings you "
                    "can choose other keys.",
                ),
            )
        ),
    )


def keeping(translate: Translate) -> tuple[Block, ...]:
    """Taking back, saving, going on later."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "**Taking back.** Undo takes the last move back, until the next player has acted or something "
                "hidden was revealed; alone against computers you can always undo. In the settings you can agree that "
                "it goes no further than your own turn, or that everything may be taken back.",
            )
        ),
        Paragraph(
            translate(
                "Rulebook",
                "**Going on later.** Every move is saved before you see it. Close the program whenever "
                "you like: the game waits on the home page, exactly as it was, half-done turn and all.",
            )
        ),
    )


def hiding(translate: Translate) -> tuple[Block, ...]:
    """What is covered between two people's turns."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "**What is hidden.** When the machine is handed over, what only one of you may see lies "
                "covered, and nothing else. The cover names whose it is; that person shows it. In the settings "
                "you can choose a curtain over the whole table, or open hands.",
            )
        ),
    )


def common_questions(translate: Translate) -> tuple[Block, ...]:
    """Questions that come up at every table."""
    return (
        Question(
            translate("Rulebook", "Can we play with names, colours and languages of our own?"),
            translate(
                "Rulebook",
                "Yes. Where a game is set up, everybody chooses a name, a colour and, if they like, a "
                "language for their turns.",
            ),
        ),
    )


def notation_intro(translate: Translate) -> Paragraph:
    """Why there is a notation, and what is refused as none."""
    return Paragraph(
        translate(
            "Rulebook",
            "You never need this to play. In saved games, and for other programs, every move is a "
            "short text. Anything else is “not a move of this game”, and no program can make a move "
            "for another seat than its own.",
        ),
        explains=("game.bad_notation", "game.not_yours"),
    )


def over(translate: Translate) -> Paragraph:
    """After the end."""
    return Paragraph(
        translate(
            "Rulebook",
            "After that nobody moves any more. You can look back at every move, play on from any "
            "of them as a new game, play again, or play the return match with the seats swapped.",
        ),
        explains=("game.over",),
    )
