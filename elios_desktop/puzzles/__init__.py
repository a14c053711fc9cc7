"""Puzzles: positions with a claim that has been proved by looking at everything. Contracts and readers, without Qt.

What a game's puzzles claim, and how that is proved, is its own module `games.<id>.puzzles`.
"""
