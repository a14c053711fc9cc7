"""One module a game, with the names of `lessons.contract.Lessons`."""
