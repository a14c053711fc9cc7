"""The table of Exagon: a plane of hexagonal tiles, a rack in front of it, and the hourglass.

`layout` geometry, `plane` that of the cells, `viewport` what of them is seen; `art` the tiles, `furniture` what else
is there; `drawing` has all of this for one layout; `held` is the tile in the hand, with what a drop would bring;
`motion` shows what happens; `hourglass` reckons the sand, `clock` keeps the time of a turn, `time_out` says that it is
over; `table` is what a person does.
"""
