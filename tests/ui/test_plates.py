"""The plates of the seats: what they say is never cut, however low they are."""

from __future__ import annotations

from elios_desktop.ui.board.plates import fitting_lines

LINES = ("9 beams", "Team with Bruno")


def test_lines_stand_below_each_other_where_they_fit() -> None:
    assert tuple(fitting_lines(LINES, 41, 17)) == LINES
    assert tuple(fitting_lines(LINES, 33, 17)) == LINES, "the last one may touch the edge"


def test_what_would_be_cut_stands_behind_the_last_line_that_fits() -> None:
    assert tuple(fitting_lines(LINES, 30, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(LINES, 5, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(("a", *LINES), 35, 17)) == ("a", "9 beams · Team with Bruno")
