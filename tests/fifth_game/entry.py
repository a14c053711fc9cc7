"""The one entry of the fifth game in the list of games.

It has to come before anything asks for the list: `sitecustomize` imports it when a Python starts.
"""

from __future__ import annotations

from elios_desktop.games import GAMES, PARTS, Entry

GAMES.append(
    Entry(
        "noughts",
        "Noughts and Crosses",
        "Three in a row before the other one. One minute.",
        players=(2, 2),
        minutes=(1, 1),
        age=4,
        colours=("#37474f", "#fafafa"),
        without=frozenset({"tournament", "setup", "lessons", "feats", "puzzles", "mining"}),
        elsewhere={part: path.replace("elios_desktop.games.{id}", "tests.fifth_game") for part, path in PARTS.items()},
    )
)
