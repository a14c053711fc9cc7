"""The rules: standard library only, no Qt, no clock, no files, no chance after the deal."""
