"""The rulebook on the screen and on paper: its window, its pictures, and the reference card."""
