"""What the buttons of Elios say, and the rows in which they can stand."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.ui.kit.sentence import Sentence, Text

SUGGEST = Sentence.translate("Elios", "Suggest")
UNTIE = Sentence.translate("Elios", "Untie all")
READY = Sentence.translate("Elios", "Ready")
BACK = Sentence.translate("Elios", "Take back")
PASS = Sentence.translate("Elios", "Pass")


def rows(phase: str) -> Sequence[Sequence[Text]]:
    """Those of one part of the game."""
    return [[SUGGEST, UNTIE, READY]] if phase == "arrange" else [[BACK], [PASS]]
