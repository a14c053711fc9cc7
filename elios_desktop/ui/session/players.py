"""Who can play a seat: a person, or a computer of some level, in words."""

from __future__ import annotations

from elios_desktop.bots.levels import COUNT
from elios_desktop.engine.record import HUMAN, computer_level
from elios_desktop.texts.translate import QT_TRANSLATE_NOOP
from elios_desktop.ui.kit.i18n import translate

KINDS = (HUMAN, *(f"computer:{level}" for level in range(1, COUNT + 1)))
"""From a person to the strongest computer."""
STARS = ("Vega", "Rigel", "Mira", "Altair", "Spica")
"""What computers are called, by seat, if nobody names them."""

_LEVELS = (
    (
        QT_TRANSLATE_NOOP("Players", "easy"),
        QT_TRANSLATE_NOOP("Players", "Plays sensibly, but overlooks a lot: for first games and for children."),
    ),
    (QT_TRANSLATE_NOOP("Players", "casual"), QT_TRANSLATE_NOOP("Players", "Sees what is best at the moment.")),
    (QT_TRANSLATE_NOOP("Players", "practised"), QT_TRANSLATE_NOOP("Players", "Thinks of your answer, too.")),
    (QT_TRANSLATE_NOOP("Players", "strong"), QT_TRANSLATE_NOOP("Players", "Looks several moves ahead.")),
    (
        QT_TRANSLATE_NOOP("Players", "expert"),
        QT_TRANSLATE_NOOP("Players", "As strong as it can be within about a second a move."),
    ),
)


def kind_name(kind: str) -> str:
    """ "Person", or "Computer, easy"."""
    level = computer_level(kind)
    if level is None:
        return translate("Players", "Person")
    return translate("Players", "Computer, {level}").replace("{level}", translate("Players", _LEVELS[level - 1][0]))


def kind_meaning(kind: str) -> str:
    """What a level means, as a sentence; nothing for a person."""
    level = computer_level(kind)
    return "" if level is None else translate("Players", _LEVELS[level - 1][1])
