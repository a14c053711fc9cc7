"""The tests of Holi alone."""
