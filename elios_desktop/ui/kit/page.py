"""A page of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """Says where the keyboard goes when the page comes to the front.

    Not by a focus proxy: Tab would go on from the proxy each time that it comes to the page, and come round too early.
    """

    def first_focus(self) -> QWidget:
        """Where the keyboard begins."""
        return self
