"""Everything that belongs to Elios."""
