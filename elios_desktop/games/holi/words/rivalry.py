"""The 21 rivalry cards in words: a name and what the card does."""

from __future__ import annotations

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import Translate

_CARDS: dict[int, tuple[str, str]] = {
    1: (
        QT_TRANSLATE_NOOP("Holi", "Corners"),
        QT_TRANSLATE_NOOP("Holi", "3 points for each of your tokens on a corner of any level."),
    ),
    2: (
        QT_TRANSLATE_NOOP("Holi", "Edges"),
        QT_TRANSLATE_NOOP("Holi", "1 point for each of your tokens on the border of level 1; the corners don’t count."),
    ),
    3: (
        QT_TRANSLATE_NOOP("Holi", "Rows"),
        QT_TRANSLATE_NOOP("Holi", "2 points for each row of level 1 where you have more tokens than any other player."),
    ),
    4: (
        QT_TRANSLATE_NOOP("Holi", "Columns"),
        QT_TRANSLATE_NOOP(
            "Holi", "3 points for each column of level 2 where you have more tokens than any other player."
        ),
    ),
    5: (
        QT_TRANSLATE_NOOP("Holi", "Sky"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "6 points for the most tokens on level 3 (at least one). If several players tie for the "
            "most, each of them gets 3.",
        ),
    ),
    6: (
        QT_TRANSLATE_NOOP("Holi", "Rainbow"),
        QT_TRANSLATE_NOOP("Holi", "3 points for each other player with at least one token in your reserve."),
    ),
    7: (
        QT_TRANSLATE_NOOP("Holi", "Clean clothes"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "5 points for the fewest tokens of others in your reserve; if several players tie, each of them scores.",
        ),
    ),
    8: (
        QT_TRANSLATE_NOOP("Holi", "Streak"),
        QT_TRANSLATE_NOOP(
            "Holi",
            "2 points for each token of your longest straight line without a gap: in a row or a column of one level, "
            "at least 3 tokens long.",
        ),
    ),
    9: (
        QT_TRANSLATE_NOOP("Holi", "Splash"),
        QT_TRANSLATE_NOOP(
            "Holi", "1 point for each token of your largest group: tokens side by side on one level, not diagonally."
        ),
    ),
    10: (
        QT_TRANSLATE_NOOP("Holi", "Squares"),
        QT_TRANSLATE_NOOP(
            "Holi", "5 points for each block of 2×2 tokens of yours on one level. Blocks may share tokens."
        ),
    ),
    11: (
        QT_TRANSLATE_NOOP("Holi", "Towers"),
        QT_TRANSLATE_NOOP("Holi", "5 points for each cell that holds a token of yours on all three levels."),
    ),
    12: (
        QT_TRANSLATE_NOOP("Holi", "Sweet tooth"),
        QT_TRANSLATE_NOOP("Holi", "1 point for each sweet in your reserve."),
    ),
    13: (
        QT_TRANSLATE_NOOP("Holi", "Sharp eye"),
        QT_TRANSLATE_NOOP("Holi", "Each direct hit gives 2 points at once instead of 1."),
    ),
    14: (
        QT_TRANSLATE_NOOP("Holi", "The view"),
        QT_TRANSLATE_NOOP("Holi", "4 points if your pawn stands on level 3 when the game ends."),
    ),
    15: (
        QT_TRANSLATE_NOOP("Holi", "Everywhere"),
        QT_TRANSLATE_NOOP("Holi", "6 points if each quarter (3×3 cells) of level 1 holds a token of yours."),
    ),
    16: (
        QT_TRANSLATE_NOOP("Holi", "Slippery"),
        QT_TRANSLATE_NOOP("Holi", "A pawn moves only within its row or its column."),
    ),
    17: (
        QT_TRANSLATE_NOOP("Holi", "Full hands"),
        QT_TRANSLATE_NOOP("Holi", "At the end of a turn you draw until you hold 4 cards."),
    ),
    18: (
        QT_TRANSLATE_NOOP("Holi", "Wild throws"),
        QT_TRANSLATE_NOOP("Holi", "You may throw face-down in one turn after the other."),
    ),
    19: (
        QT_TRANSLATE_NOOP("Holi", "Mirror"),
        QT_TRANSLATE_NOOP("Holi", "Patterns may be mirrored as well as rotated."),
    ),
    20: (
        QT_TRANSLATE_NOOP("Holi", "Easy climb"),
        QT_TRANSLATE_NOOP(
            "Holi", "To climb, tokens on three of the four cells beside yours are enough, but never from the border."
        ),
    ),
    21: (
        QT_TRANSLATE_NOOP("Holi", "Way down"),
        QT_TRANSLATE_NOOP(
            "Holi", "Instead of climbing you may go down one level, to the same cell, if no pawn stands there."
        ),
    ),
}


def rivalry_card(number: int, translate: Translate) -> tuple[str, str]:
    """A rivalry card's name and what it does."""
    name, text = _CARDS[number]
    return translate("Holi", name), translate("Holi", text)
