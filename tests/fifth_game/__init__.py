"""The smallest game, noughts and crosses: what `make new-game` copies (see docs/recipes.md).

`game` is the shape of `games/<id>/`, `tests` that of `tests/games/<id>/`, and `translations` has its .ts files.
"""
