"""The game on the table and who sits at it: moves, turns, saving, looking back. Draws nothing."""
