"""The smallest game isn't among the program's: its tests run where it has been copied (tests/test_fifth_game.py)."""

collect_ignore = ["tests"]
