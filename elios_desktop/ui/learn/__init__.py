"""The guided first game: a course of steps on the real table."""
