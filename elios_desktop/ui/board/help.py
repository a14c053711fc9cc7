"""How much the table helps whoever holds a piece; the values are those of the setting."""

from __future__ import annotations

from enum import Enum


class Help(Enum):
    """What is shown before a piece is put down."""

    EVERYTHING = "everything"
    """Where it may go, and what putting it there would bring."""
    PLACES = "places"
    """Where it may go."""
    NOTHING = "nothing"
    """Only over which place it is; whether it may go there is judged when it is put down."""
