"""The table of Elementos: a box of warm wood, eighteen turned tokens, two wands.

`layout` geometry; `art` the box, tokens and wands, `elements` what fire, wood and water do where they act; `drawing`
has all of this for one layout, and what a drop would bring; `motion` shows what happens; `table` is what a person does.
"""
