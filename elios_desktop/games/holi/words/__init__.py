"""The words of Holi: what `texts.words.GameWords` asks for, and the rivalry cards."""

from __future__ import annotations

from collections.abc import Mapping

from elios_desktop.games.holi.words.refusals import REFUSALS, cell_in_words, refusal_args
from elios_desktop.games.holi.words.rivalry import rivalry_card
from elios_desktop.games.holi.words.sentences import move, result, scored, told, turn
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import Translate

CONTEXT = "Holi"
SCORE_PARTS: Mapping[str, str] = {
    "levels": QT_TRANSLATE_NOOP("Holi", "Levels"),
    "reserves": QT_TRANSLATE_NOOP("Holi", "Reserves"),
    "sweets": QT_TRANSLATE_NOOP("Holi", "Sweets"),
    "hits": QT_TRANSLATE_NOOP("Holi", "Hits"),
    "rivalry": QT_TRANSLATE_NOOP("Holi", "Rivalry"),
    "total": QT_TRANSLATE_NOOP("Holi", "Total"),
}
"""In the order in which they are counted."""

__all__ = [
    "CONTEXT",
    "REFUSALS",
    "SCORE_PARTS",
    "cell_in_words",
    "move",
    "option",
    "option_value",
    "refusal_args",
    "result",
    "rivalry_card",
    "scored",
    "title",
    "told",
    "turn",
]


def title(translate: Translate) -> str:
    """The game's name."""
    return translate("Holi", "Holi")


def option(name: str, translate: Translate) -> tuple[str, str]:
    """The one option: the opening hand."""
    return {
        "opening_hand": (
            translate("Holi", "Opening hand"),
            translate("Holi", "How many cards everybody has in hand when the game begins."),
        )
    }[name]


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """One card, as the rules of the box say, or three."""
    known: dict[tuple[str, object], tuple[str, str]] = {
        ("opening_hand", 1): (
            translate("Holi", "1 card"),
            translate("Holi", "The usual rule: the first turn is quick, and after it you hold 3 cards."),
        ),
        ("opening_hand", 3): (
            translate("Holi", "3 cards"),
            translate("Holi", "You can choose from your first turn on."),
        ),
    }
    return known[name, value]
