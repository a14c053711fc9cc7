"""Elios Desktop: four tabletop games for friends at one machine."""

__version__ = "0.1.0"
