"""What the table of Exagon says besides what is to be done, and the button that ends a turn and may ask once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from elios_desktop.games.exagon.rules import End, View
from elios_desktop.ui.kit.sentence import Sentence, Text
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.contract import TableAction

ASKED = Sentence.translate("Exagon", "You can still put a tile down. Press again to end your turn without one.")
"""Whether somebody really means to end a turn without a tile."""
STANDS_STILL = Sentence.translate("Exagon", "The hourglass doesn’t run until there are two tiles on the table.")
SORT = Sentence.translate("Exagon", "Sort")
PAUSE = Sentence.translate("Exagon", "Pause")
GO_ON = Sentence.translate("Exagon", "Everybody agrees: go on")
END = Sentence.translate("Exagon", "End turn")
REALLY = Sentence.translate("Exagon", "Really end without a tile?")


def rows(timed: bool) -> Sequence[Sequence[Text]]:
    """The rows in which the buttons can stand, in a game with the hourglass or without."""
    return [[SORT, PAUSE, END], [SORT, PAUSE, REALLY], [GO_ON]] if timed else [[SORT, END], [SORT, REALLY]]


def time_out_sentence(name: Text, following: Text | None) -> Sentence:
    """Whose sand is through, and whose turn it is now, if the game goes on."""
    if following is None:
        return Sentence.translate("Exagon", "{name} is out of time.").fill(name=name)
    return Sentence.translate("Exagon", "{name} is out of time: it is {next}’s turn.").fill(name=name, next=following)


def runs_now_sentence(seconds: int) -> Sentence:
    """In the first turn that has a clock."""
    return Sentence.translate("Exagon", "From now on the hourglass runs: %n second(s) a turn.", None, seconds)


def seconds_left_sentence(seconds: int) -> Sentence:
    """How much sand is left."""
    return Sentence.translate("Exagon", "%n second(s) left.", None, seconds)


def left_alone_sentence(name: Text) -> Sentence:
    """Nobody seems to be there."""
    said = Sentence.translate(
        "Exagon",
        "Anybody there? Nobody touched anything on {name}’s turn, so the sand waits for you all.",
    )
    return said.fill(name=name)


def paused_sentence(nobody_in: Text | None) -> Sentence:
    """What there is to do while the hourglass stands still; `nobody_in`: because of whose turn."""
    if nobody_in is not None:
        return left_alone_sentence(nobody_in)
    return Sentence.translate("Exagon", "The hourglass stands still until everybody agrees to go on.")


def only_one_side_sentence(name: Text) -> Sentence:
    """That whatever is put down now is the last of the turn."""
    return Sentence.translate("Exagon", "{name}, only one side fits now: such a tile ends your turn.").fill(name=name)


def look_sentence(seat: str) -> Sentence:
    """What a click on a seat's plate does."""
    return Sentence.translate("Exagon", "{seat}. Click to see the tiles.").fill(seat=seat)


def bonus_sentence(count: int) -> Sentence:
    """What the bonuses are."""
    said = Sentence.translate(
        "Exagon",
        "Bonuses left on this turn: {count}. Each lets you put down a tile with a single matching side, or "
        "give a tile to somebody who has just one.",
    )
    return said.fill(count=count)


class TurnEnd:
    """Asks who wants to end a turn without a tile whether they mean it."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._asked_at: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the question stands, in the very position in which it was asked."""
        return self._asked_at is not None and self._asked_at == self._controller.session.ply

    def button(self, view: View, press: Callable[[], None]) -> TableAction:
        """Make the button for this position."""
        if self.asks:
            label = REALLY
            hint = Sentence.translate("Exagon", "Yes, end it (E)")
        else:
            label, hint = END, Sentence.translate("Exagon", "End your turn (E)")
        primary = self.asks or not view.playable()
        return TableAction("end", label, run=press, hint=hint, primary=primary, ends=True, key="E")

    def forget(self) -> None:
        """The turn goes on."""
        self._asked_at = None

    def is_meant(self) -> bool:
        """Tell whether the turn is to end now that the button was pressed; else the question stands from now on."""
        view: View = self._controller.shown.view()
        idle = not view.placed and bool(view.playable())
        if idle and not self.asks and End() in self._controller.legal:
            self._asked_at = self._controller.session.ply
            return False
        return True
