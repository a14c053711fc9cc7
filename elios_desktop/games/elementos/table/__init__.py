"""The table of Elementos: a box of warm wood, eighteen turned tokens, two wands."""
