"""A page of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """Says where the keyboard goes when the page comes to the front.

    Not by a focus proxy: Tab would go on from the proxy each time that it comes to the page, and come round too early.
    """

    waits = False
    """Whether it waits behind the settings, to be gone on with."""

    def first_focus(self) -> QWidget:
        """Where the keyboard begins."""
        return self

    def shut(self) -> None:
        """It leaves the window: nothing of it keeps running."""
