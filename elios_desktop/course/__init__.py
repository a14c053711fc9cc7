"""How the score of a game went, move by move, as numbers: for charts, and for anything else that wants them. No Qt."""
