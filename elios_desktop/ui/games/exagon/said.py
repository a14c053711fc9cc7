"""What the table of Exagon says in the line before it, besides what is to be done."""

from __future__ import annotations

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate


def asked_sentence() -> str:
    """Whether somebody really means to end a turn without a tile."""
    return translate("Exagon", "You can still put a tile down. Press again to end your turn without one.")


def time_out_sentence(name: str, following: str) -> str:
    """Whose sand is through, and whose turn it is now, if the game goes on."""
    if not following:
        return fill(translate("Exagon", "{name} is out of time."), name=name)
    return fill(translate("Exagon", "{name} is out of time: it is {next}’s turn."), name=name, next=following)


def seconds_left_sentence(seconds: int) -> str:
    """How much sand is left."""
    return translate("Exagon", "%n second(s) left.", None, seconds)


def left_alone_sentence(name: str) -> str:
    """Nobody seems to be there."""
    text = translate(
        "Exagon",
        "Nobody touched anything in {name}’s turn: the hourglass stands still until everybody agrees to go on.",
    )
    return fill(text, name=name)


def paused_sentence(nobody_in: str) -> str:
    """What there is to do while the hourglass stands still; `nobody_in`: because of whose turn."""
    if nobody_in:
        return left_alone_sentence(nobody_in)
    return translate("Exagon", "The hourglass stands still until everybody agrees to go on.")


def only_one_side_sentence(name: str) -> str:
    """That whatever is put down now is the last of the turn."""
    return fill(translate("Exagon", "{name}, only one side fits now: such a tile ends your turn."), name=name)


def look_sentence(seat: str) -> str:
    """What a click on a seat's plate does."""
    return fill(translate("Exagon", "{seat}. Click to see the tiles."), seat=seat)


def bonus_sentence(count: int) -> str:
    """What the bonuses are."""
    text = translate(
        "Exagon",
        "Bonuses left in this turn: {count}. Each lets you put down a tile with a single "
        "matching side, or give a tile to somebody who has just one.",
    )
    return fill(text, count=count)
