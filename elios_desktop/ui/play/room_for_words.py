"""How much room words take, and how they are written in less."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics


def lines_for(length: float, width: int) -> int:
    """In how many lines words of such a length can be written, as lines are never quite full."""
    return min(100, ceil(1.06 * length / width)) if width > 0 else 100


def height_of_lines(font: QFont, lines: int) -> int:
    """How high so many lines are."""
    return height_of(font, "\n".join("x" * lines), 1000)


def height_of(font: QFont, text: str, width: int) -> int:
    """How high a sentence is in so much room; too high by far if a word is wider."""
    box = QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), text)
    return box.height() if box.width() <= width else 10_000


def beginning(font: QFont, text: str, width: int, high: int) -> str:
    """As many words of a text as there is room for."""
    if height_of(font, text, width) <= high:
        return text
    words = text.split(" ")
    return next(
        (
            shown
            for count in range(len(words) - 1, 0, -1)
            if height_of(font, shown := " ".join(words[:count]) + " …", width) <= high
        ),
        text,
    )


def folded(font: QFont, text: str, room: int) -> str:
    """A text in lines of this width, as far as its words let it."""
    metrics, lines = QFontMetrics(font), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


def longest_word(font: QFont, text: str) -> int:
    """How wide the longest word is: that much room a text needs at least."""
    metrics = QFontMetrics(font)
    return max(map(metrics.horizontalAdvance, text.split()), default=0)
