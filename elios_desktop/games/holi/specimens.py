"""The colour cards of Holi with their patterns, and the seals of its rivalry cards."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.holi.rules import RULE_CARDS
from elios_desktop.games.holi.table import cards
from elios_desktop.ui.kit.theme import Theme

PIECES = (("pattern", "1"), ("pattern", "5"), ("pattern", "9"))
"""What shows at a glance what is played with."""
_SIZES = {"pattern": (82, 108), "rivalry": (58, 44)}


def size(kind: str) -> tuple[int, int]:
    """Return a card and its shadow."""
    return _SIZES[kind]


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """A colour card, or a rivalry card whose words stand below it."""
    room = rect.adjusted(6, 4, -6, -8)
    fonts = theme.font("body", bold=True), theme.font("small")
    if kind == "pattern":
        cards.paint_card(painter, room, int(name), 0, fonts[1])
    else:
        # The seal alone, in the middle of a blank card.
        cards.paint_rivalry(painter, room, "", "", (), int(name) in RULE_CARDS, theme.palette, fonts)


def paint_option(painter: QtGui.QPainter, rect: QtCore.QRectF, name: str, value: object, theme: Theme) -> None:
    """Paint so many cards in a hand."""
    many = value if isinstance(value, int) else 1
    high = rect.height() * 0.9
    for place in range(many):
        off = place - (many - 1) / 2
        painter.save()
        painter.translate(rect.center() + QtCore.QPointF(off * high * 0.5, abs(off) * 3))
        painter.rotate(off * 12)
        room = QtCore.QRectF(-high * 0.36, -high / 2, high * 0.72, high)
        cards.paint_card(painter, room, (1, 5, 9)[place % 3], 0, theme.font("small"), number=False)
        painter.restore()
