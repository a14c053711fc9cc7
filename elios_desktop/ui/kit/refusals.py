"""Reasons that are the window's own, not a rule's: why nothing can be taken back now."""

from __future__ import annotations

from collections.abc import Mapping

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.ui.kit.sentence import Sentence, Text

UNDO: Mapping[str, str] = {
    "nothing_done": QT_TRANSLATE_NOOP("Table", "Nothing has been done yet."),
    "nothing_undone": QT_TRANSLATE_NOOP("Table", "Nothing has been taken back."),
    "looking_back": QT_TRANSLATE_NOOP("Table", "You are looking at an earlier moment of the game."),
    "not_now": QT_TRANSLATE_NOOP("Table", "Not while the machine is being handed over."),
    "over": QT_TRANSLATE_NOOP("Table", "The game is over."),
    "revealed": QT_TRANSLATE_NOOP("Table", "Something hidden has been seen since then."),
    "arranged": QT_TRANSLATE_NOOP("Table", "The game has begun: arrangements are final now."),
    "acted_upon": QT_TRANSLATE_NOOP("Table", "{name}’s move has been acted upon. The settings can allow more."),
    "other_turn": QT_TRANSLATE_NOOP(
        "Table", "That was {name}’s move: undo goes back only within your own turn. The settings can allow more."
    ),
}


BY_SETTING = frozenset({"acted_upon", "other_turn", "over", "arranged", "revealed"})
"""With “freely” chosen in the settings, these are no reasons."""


def undo_sentence(reason: str, name: Text) -> Sentence:
    """The sentence for a reason of the controller; `name` is whose move it is about."""
    return Sentence("Table", UNDO[reason]).fill(name=name)
