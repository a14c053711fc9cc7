"""Tests of noughts and crosses alone, and what other tests have to know of it."""
