"""The rulebooks of the games: text, positions for pictures, and reference cards. Knows no Qt."""
