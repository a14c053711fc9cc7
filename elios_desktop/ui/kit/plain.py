"""Text for places where Qt reads more than letters: HTML in a tooltip, the mark of a shortcut on a button.
Names and paths come from files and mean themselves."""

from __future__ import annotations

from PySide6.QtGui import Qt


def literal(text: str) -> str:
    """The text of a button or of an entry in a menu that shows this letter by letter: one "&" would mark a shortcut.
    Every name that people give goes through here."""
    return text.replace("&", "&&")


def plain(text: str) -> str:
    """A tooltip that shows this text letter by letter. Every tooltip goes through here."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # with every named character; hardly any tooltip needs it

    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'
