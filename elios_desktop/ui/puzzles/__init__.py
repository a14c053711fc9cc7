"""Puzzles in the window: one on its table, the page of all, what was overlooked in a game; and trying moves out."""
