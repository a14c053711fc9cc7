"""The table of Elios: golden discs in the middle, eight rays of stacked beams, tied bundles before the players."""
