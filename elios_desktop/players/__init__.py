"""Computer players, for every game: they get what a seat may know and answer with a move, hints, or the chances to win.

Answers depend on what is seen, the level and the seed alone: the same on any machine, in any process and any version of
Python. So effort is counted in nodes, never in time; chance comes from `chance.py` alone; nothing depends on the order
of a set or on `hash`; floats are added in a fixed order by `+`, and only + - * / and sqrt touch them.

Positions are made by the game's `guess` and by no other way: there is no door to what a seat can't know.
"""
