"""Puzzles in the window: a puzzle on the table, the page of all of them, and what somebody overlooked in a game."""
