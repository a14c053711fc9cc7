"""The positions that the rulebook of noughts and crosses shows."""

from elios_desktop.rulebook.library import Label, Position

POSITIONS = {"middle": Position(2, {"first": 1}, ("b2", "a1"), labels=(Label("b2"),))}
