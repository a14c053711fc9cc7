"""The players of each game: one package a game."""
