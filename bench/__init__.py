"""Measurements beside other programs, in one run on one machine: `make bench`."""
