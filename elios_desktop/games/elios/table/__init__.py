"""The table of Elios: golden discs in the middle, eight rays of stacked beams, tied bundles before the players.

`layout` geometry; `art` the sun and its discs, `beams` beams and bundles, `tags` the seats, `light` how the sun shines;
`drawing` has all of these for one layout, `pieces` puts them on the scene with what a drop would bring; `motion` shows
what happens; `table` is what a person does.
"""
