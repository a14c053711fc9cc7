"""The tests of Exagon alone."""
