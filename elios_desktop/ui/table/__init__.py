"""One table a game: its pieces, where they stand, its places to put them."""
