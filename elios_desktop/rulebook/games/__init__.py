"""The text of each game's rulebook and of its reference card."""
