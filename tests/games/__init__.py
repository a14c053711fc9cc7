"""The tests of each game, in one folder a game."""
