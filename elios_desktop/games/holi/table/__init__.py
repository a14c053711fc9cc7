"""The table of Holi: a tower of three stone courtyards, coloured powder, cards with patterns.

`layout` geometry; `courtyard` the stone, `art` powder and pawns, `cards` cards, `plates` the seats, `pictures` all of
these as pixmaps; `pieces` puts a position on the scene; `motion` shows what happens, and how the storeys unfold, with
the thrown colour of `effects`; `drawing` has all of this for one size, and what a drop would bring; `table` is what a
person does. What is on the table at all, and where it may go, says `games.holi.board`.
"""
