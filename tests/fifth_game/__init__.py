"""Noughts and crosses, made by CONTRIBUTING's recipe for a fifth game; `test_fifth_game.py` runs tests over it."""
