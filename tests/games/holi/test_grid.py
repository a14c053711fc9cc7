"""Cells and places of Holi by name."""

from __future__ import annotations

from elios_desktop.games.holi.rules import column_and_row, place_at, split_place
from elios_desktop.games.holi.rules.grid import CELL_NAMES, LEVELS, place_name


def test_places_are_put_together_and_taken_apart() -> None:
    places = [place_at(level, cell) for level in range(LEVELS) for cell in CELL_NAMES]
    assert places == [place_name(level, 1 << cell) for level in range(LEVELS) for cell in range(len(CELL_NAMES))]
    assert [place_at(*split_place(place)) for place in places] == places
    assert split_place("2c4") == (1, "c4")


def test_where_a_cell_is_in_its_level() -> None:
    assert (column_and_row("a1"), column_and_row("c4"), column_and_row("f6")) == ((0, 0), (2, 3), (5, 5))
