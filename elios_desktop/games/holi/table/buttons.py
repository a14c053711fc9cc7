"""What the buttons of Holi say, and the rows in which they can stand."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.ui.kit.sentence import Sentence, Text
from elios_desktop.ui.table.base import ROTATE

UP = Sentence.translate("Holi", "Face-up")
DOWN = Sentence.translate("Holi", "Face-down")
CLIMB = Sentence.translate("Holi", "Climb")
DESCEND = Sentence.translate("Holi", "Go down")
END = Sentence.translate("Holi", "End turn")
FINISH = Sentence.translate("Holi", "Finish")
BACK = Sentence.translate("Holi", "Take back")
THROW = Sentence.translate("Holi", "Throw")


def rows(way_down: bool) -> Sequence[Sequence[Text]]:
    """The longest rows of a game, in which one may go down or not."""
    levels = [CLIMB, DESCEND] if way_down else [CLIMB]
    turns = [[ROTATE, over, *levels, ends] for over in (UP, DOWN) for ends in (END, FINISH)]
    return [*turns, [ROTATE, BACK, THROW]]
