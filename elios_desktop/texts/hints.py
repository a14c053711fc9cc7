"""Why a move is good: a computer player's reason as a sentence.

The sentences of a game are a module `games.<id>.hints` with a function `sentence`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate


def hint_sentence(game_id: str, reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason, in the translator's language; `names` are the seats' names from seat 1."""
    module = entry_of(game_id).load("hints")
    return cast(str, module.sentence(reason, names, translate))
