"""The tests of Elementos alone."""
