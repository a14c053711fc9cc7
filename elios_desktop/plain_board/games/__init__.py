"""What is on each game's table: a module `games.<id>` with the names of `contract.GameBoard`."""
