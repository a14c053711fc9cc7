"""The players of Elementos: alpha-beta over guesses of the undersides that the seat can't know."""
