"""Text for places where Qt takes what looks like HTML for HTML: names and paths come from files and mean themselves."""

from __future__ import annotations

from PySide6.QtGui import Qt


def plain(text: str) -> str:
    """A tooltip that shows this text letter by letter. Every tooltip goes through here."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # with every named character; hardly any tooltip needs it

    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'
