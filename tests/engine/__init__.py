"""Tests of the rules, game by game."""
