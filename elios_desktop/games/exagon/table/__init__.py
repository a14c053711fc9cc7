"""The table of Exagon: a plane of hexagonal tiles, a rack in front of it, and the hourglass."""
