"""Pictures of single things in the rulebook of noughts and crosses: the two marks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from elios_desktop.ui.kit.theme import Theme
from tests.fifth_game.game.table.table import paint_mark


def size(kind: str) -> tuple[int, int]:
    """Marks are square."""
    return 60, 60


def paint(painter: QPainter, rect: QRectF, kind: str, name: str, theme: Theme) -> None:
    """The mark of a seat."""
    paint_mark(painter, rect, int(name), int(name) - 1)
