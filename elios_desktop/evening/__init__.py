"""An evening of games: who is here, what tonight is at, a night of several games, and its prizes. No Qt, no files."""
