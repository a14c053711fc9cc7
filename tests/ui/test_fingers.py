"""Whatever is taken and put on a table is large enough for a finger: one that comes down beside it means it, if nothing
else lies there. Computed from what lies on tables far on in a game, in a small window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from elios_desktop.games import GAMES
from elios_desktop.ui.board.items import distance
from elios_desktop.ui.board.scene import FINGER
from elios_desktop.ui.play.table_page import TablePage
from tests.ui.drive import begin, new_game, open_after, settle
from tests.ui.stages import RECORDS, golden

_BESIDE = FINGER / 2 - 1
_AROUND = [QPointF(_BESIDE * x, _BESIDE * y) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))]


def _far_on(qtbot: Any, game: str) -> TablePage:
    record = golden(RECORDS[game])
    controller = begin(new_game(game, len(record["seats"]), record["options"], setup=record["setup"]))
    return open_after(qtbot, controller, record["moves"][: round(len(record["moves"]) * 0.6)])


def _pressed(page: TablePage, middle: QPointF) -> Iterator[QPointF]:
    """Where a finger may come down that is meant for what has its middle here: as far as the table goes."""
    return (middle + away for away in _AROUND if page.scene.sceneRect().contains(middle + away))


@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_a_finger_beside_a_thing_means_it(qtbot: Any, game: str) -> None:
    page = _far_on(qtbot, game)
    hand, scene = page.hand, page.scene
    pieces = [piece for piece in scene.pieces.values() if page.table.can_lift(piece)]
    tried, others = 0, 0
    for piece in pieces:
        for point in _pressed(page, piece.pos()):
            nearer = [other for other in pieces if distance(other.pos(), point) < distance(piece.pos(), point)]
            if scene.piece_at(point) is None and not nearer:
                hand.press(point)
                assert hand.piece is piece, (piece.key, point)
                hand.release(point)
                hand.cancel(spring=False)
                tried += 1
            others += scene.piece_at(point) is not None
        hand.press(piece.pos())
        hand.release(piece.pos())
        places = [scene.places[key] for key in hand.legal]
        for place in places:
            for point in _pressed(page, place.centre):
                nearer_places = [
                    each for each in places if distance(each.centre, point) < distance(place.centre, point)
                ]
                if scene.place_at(point) is None and not nearer_places:
                    hand.move(point)
                    assert hand.place is place, (place.key, point)
                    tried += 1
                others += scene.place_at(point) is not None
        hand.cancel(spring=False)
        settle(page)
    assert tried or others, "where places lie side by side and are large, every finger comes down on one"
