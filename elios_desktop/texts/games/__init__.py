"""The words of each game: refusals, options, moves, the ledger, results. One module a game, named like its id."""
