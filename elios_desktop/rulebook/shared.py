"""What is the same at every table of this program, for the section about it in each rulebook."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Block, Items, Paragraph, Question
from elios_desktop.texts.translate import Translate


def handling(translate: Translate) -> tuple[Block, ...]:
    """Picking things up and putting them down, by mouse, touch and keys."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "Drag a piece to where it should go. Or click it once to pick it up and click the place to put it "
                "down. While you hold a piece, every place where it may go glows; the one under it glows more "
                "strongly.",
            )
        ),
        Paragraph(
            translate(
                "Rulebook",
                "If the rules don’t allow it, the piece springs back and the line below the board says why. "
                "“Show the rule” beside it, or F1, opens this rulebook at that very rule.",
            )
        ),
        Items(
            (
                translate("Rulebook", "**Tab** and the **arrow keys** walk over the pieces and the places."),
                translate("Rulebook", "**Enter** picks a piece up and puts it down; **Esc** lets it go."),
                translate("Rulebook", "**F6** goes back and forth between the table and the buttons around it."),
                translate("Rulebook", "**F2** shows the reference card, **F3** the keys, **F9** moves and points."),
            )
        ),
    )


def keeping(translate: Translate) -> tuple[Block, ...]:
    """Taking back, saving, going on later."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "**Taking back.** While it is still your turn, undo takes back what you did, unless something hidden "
                "was revealed by it. In the settings, friends can agree that everything may be taken back.",
            )
        ),
        Paragraph(
            translate(
                "Rulebook",
                "**Going on later.** Every move is saved before you see it happen. Close the program whenever you "
                "like: the game waits on the home page, exactly as it was, with a half-done turn and the time that "
                "everybody has taken.",
            )
        ),
    )


def hiding(translate: Translate) -> tuple[Block, ...]:
    """The curtain between two people's turns."""
    return (
        Paragraph(
            translate(
                "Rulebook",
                "**The curtain.** When the machine goes to the next player, a curtain hides what only one of you may "
                "see. It names who comes next; that person lifts it. In the settings you can turn it off, or on for "
                "every game.",
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
                "Yes. On the page on which a game is set up, everybody chooses a name, a colour and, if they like, a "
                "language: it is used while it is their turn.",
            ),
        ),
    )


def notation_intro(translate: Translate) -> Paragraph:
    """Why there is a notation, and what is refused as none."""
    return Paragraph(
        translate(
            "Rulebook",
            "You never need this to play. In saved games, and for other programs, every move is written as a short "
            "text. Whatever is not written like this is “not a move of this game”.",
        ),
        explains=("game.bad_notation",),
    )


def over(translate: Translate) -> Paragraph:
    """After the end."""
    return Paragraph(
        translate(
            "Rulebook",
            "When the game is over, nobody moves any more. You can look back at every move, play on from any of them "
            "as a new game, play again, or play the return match with the same start and the seats swapped.",
        ),
        explains=("game.over",),
    )
