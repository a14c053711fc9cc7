"""The table's part of a save that somebody has changed: wrong numbers are left out."""

from __future__ import annotations

from elios_desktop.engine.record import SeatInfo
from elios_desktop.ui.session.saving import MOST_MS, SavedExtras

SEATS = (SeatInfo("Anna"), SeatInfo("Bruno"))


def test_numbers_are_bounded() -> None:
    kept = SavedExtras.from_json(
        {
            "turn_ms": 10**900,
            "move_ms": [1, 10**900],
            "earlier_ms": [[2], [10**900]],
            "arrangements": {"9" * 5000: ["a", 1], "3": ["a", 1], "²": ["a", 1], "1": ["b", 10**900], "2": ["c", 7]},
        },
        SEATS,
    )
    assert (kept.turn_ms, kept.move_ms, kept.earlier_ms) == (MOST_MS, [], [])
    assert kept.arrangements == {1: ("b", MOST_MS), 2: ("c", 7)}


def test_good_ones_are_taken() -> None:
    kept = SavedExtras.from_json({"turn_ms": 5, "move_ms": [1, 2], "earlier_ms": [[3]]}, SEATS)
    assert (kept.turn_ms, kept.move_ms, kept.earlier_ms) == (5, [1, 2], [[3]])
