"""Why a move is good in noughts and crosses."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill


def sentence(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """The sentence for a reason."""
    text = {
        "noughts.wins": translate("Noughts", "Makes three in a row on {square}."),
        "noughts.blocks": translate("Noughts", "Keeps the other one from three in a row on {square}."),
        "noughts.quiet": translate("Noughts", "Leaves a good square: {square}."),
    }[reason.code]
    return fill(text, **reason.args)
