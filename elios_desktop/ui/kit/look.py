"""The style sheet of all that is painted, in numbers: distances, corners, what a finger needs, shadows, materials.

Colours that follow the theme, and the sizes of type, are in `theme`; `materials` and `shadows` paint with what is
here; `style` is Qt's sheet for widgets. Lengths are for 100 % type in a usual window. Light comes from the upper
left, 55° high.
"""

from __future__ import annotations

from typing import NamedTuple

SPACES = (4, 8, 12, 16, 24, 32, 48)
"""The distances between things: nothing else, so that what belongs together is seen."""
CONTROL, TAG, SHEET = 6, 10, 14
"""The radii of corners: of what is pressed, of a tag, of a card over the table. A pill's is half its height."""
FINGER = 40.0
"""What is pressed is at least so high and wide."""
DECIDES = 2.4
"""A number that decides is so many times as high as the word beside it."""


class Shadow(NamedTuple):
    """Where a shadow falls, how far it fades, how dark it is."""

    x: float
    y: float
    blur: float
    alpha: float


REST = Shadow(0.5, 2, 4, 0.32)
"""Of what lies on the table."""
RAISED = Shadow(2, 6, 14, 0.38)
"""Of what stands there, or may be pressed."""
HELD = Shadow(5, 14, 26, 0.42)
"""Of what is in the hand."""
OVER = Shadow(0, 18, 44, 0.50)
"""Of a sheet over the table."""
SHADE, SHADE_DARK, NIGHT = "#1e0c00", "#000000", 1.35
"""The colour of shadows by day and by night, and how much darker they are by night."""

BRASS = ("#fbe6a6", "#e6bb55", "#c4902c")
"""From its lit edge down."""
BRASS_EDGE, BRASS_INK = "#7a5208", "#3a2405"
"""Around brass, and what is written on it (8 : 1)."""
LAMP = "#ffb347"
"""The light of a paper lamp, and of whoever's turn it is."""
PAPER, PAPER_INK = "#fffaf0", "#3a2208"
"""Cards, whatever the theme, and what is printed on them."""

LETTERING = ((0.0, "#fff3c0"), (0.35, "#f6cd5c"), (0.55, "#d99a22"), (0.75, "#f0c04a"), (1.0, "#9a6410"))
"""Letters of gold, from above: for winners, the curtain, and what happens once in a while."""
LETTERING_EDGE, LETTERING_WIDTH = "#5a2c06", 0.075
"""Their outline, and its width as a part of the letters' height."""
