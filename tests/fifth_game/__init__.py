"""Noughts and crosses: the smallest game, in the shape of `games/<id>/`, and the one to copy (see docs/recipes.md).

`entry.py`, `facts.py` and `start/` make it known to tests; everything else is the game.
"""
