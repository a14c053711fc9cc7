"""Elios Desktop: four tabletop games for friends at one computer."""

__version__ = "0.1.0"
