"""The guided first game: a lesson of steps on the real table."""
