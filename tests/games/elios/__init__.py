"""The tests of Elios alone."""
