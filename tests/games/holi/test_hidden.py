"""Nothing on the table of Holi hides what may act: two pawns in every pair of neighbouring rows, three in a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage

from elios_desktop.games.holi.rules import Throw
from elios_desktop.games.holi.table.layout import aside
from elios_desktop.ui.board.items import Piece
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.table.hand import HandState
from tests.sizes import sized
from tests.ui import drive

pytestmark = pytest.mark.usefixtures("_in_the_window")


def _standing(qtbot: Any, cells: Sequence[str], size: tuple[int, int] = (1280, 800)) -> TablePage:
    """The first seat's turn: each pawn on one of these cells of the lower level, with some colour lying about."""
    seats = len(cells)
    setup = {"first": 1, "decks": [list(range(1, 14))] * seats, "rivalry": []}
    controller = drive.begin(drive.new_game("holi", seats, {"opening_hand": 3}, setup=setup))
    for corner in ("a1", "f1", "f6")[:seats]:
        controller.turns.come()
        assert controller.submit_text(f"corner {corner}") is None
        controller.turns.pass_on()
    for cell in cells:
        controller.turns.come()
        throws = sorted(each.text for each in controller.legal if isinstance(each, Throw))
        assert controller.submit_text(throws[-1]) is None
        if f"move {cell}" in {each.text for each in controller.legal}:
            assert controller.submit_text(f"move {cell}") is None
        assert controller.submit_text("end") is None
        controller.turns.pass_on()
    controller.turns.come()
    page = drive.open_page(qtbot, controller, size)
    drive.settle(page)
    assert page.table.view.pawns == tuple(f"1{cell}" for cell in cells)
    return page


def _opaque(piece: Piece) -> set[tuple[int, int]]:
    """The pixels of the scene that a pawn itself covers, without its shadow."""
    image = piece.pixmap().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    corner = piece.sceneBoundingRect().topLeft()
    return {
        (round(corner.x()) + x, round(corner.y()) + y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    }


def _takes(page: TablePage, spot: QPointF) -> bool:
    """Whether a press there takes the pawn of the first seat."""
    drive.click(page, page.view.mapFromScene(spot))
    held = page.hand.how is HandState.CARRIED and page.hand.piece is page.scene.pieces["pawn 1"]
    page.hand.cancel(spring=False)
    return held


PAIRS = [(f"{column}{row}", f"{column}{row + step}") for column in "bcde" for row in range(2, 6) for step in (-1, 1)]
"""Where the acting pawn stands, and the other one: in the row in front, or in the one behind."""


@sized("pair", [pair for pair in PAIRS if pair[0][0] == "c"], PAIRS)
@sized("flat", [False], [False, True])
def test_two_pawns_in_neighbouring_rows(qtbot: Any, pair: tuple[str, str], flat: bool) -> None:
    page = _standing(qtbot, pair)
    if flat:
        drive.click(page, "view")
    mine, other = page.scene.pieces["pawn 1"], page.scene.pieces["pawn 2"]
    own = _opaque(mine)
    if mine.zValue() < other.zValue():
        assert len(own & _opaque(other)) < 0.06 * len(own), "the one in front stands aside"
    place = page.scene.places[f"1{pair[0]}"]
    box = place.shape.boundingRect()
    within = [
        QPointF(box.left() + box.width() * x, box.top() + box.height() * y)
        for x in (0.2, 0.5, 0.8)
        for y in (0.2, 0.5, 0.8)
    ]
    missed = [spot for spot in within if place.shape.contains(spot) and not _takes(page, spot)]
    assert missed == [], "anywhere in its cell it is taken"
    assert _takes(page, mine.home - QPointF(0, mine.boundingRect().height() * 0.2)), "and by its head"
    drive.drag(page, "pawn 1", "1e6" if not pair[0].startswith("e") else "1b6")
    assert drive.moves_of(page)[-1].startswith("move ")


def test_three_in_a_column_take_turns() -> None:
    """Counted from the back: each in the other lane than the one behind it."""
    assert aside(["1c3", "1c4", "1c5"]) == {"1c4"}
    assert aside(["1c2", "1c3", "1c4", "1c5"]) == {"1c2", "1c4"}
    assert aside(["1c3", "2c4", "1d4", None]) == frozenset()


def test_what_lies_behind_a_pawn_is_seen(qtbot: Any) -> None:
    """A token in the row behind keeps most of its face, and all of its mark."""
    page = _standing(qtbot, ("c2", "e4"))
    pawn = _opaque(page.scene.pieces["pawn 1"])
    for row in (2, 3, 4):
        spot = page.table.drawing.where.token_spot(f"1c{row}")  # type: ignore[attr-defined]
        wide = page.scene.places[f"1c{row}"].shape.boundingRect().width()
        mark = {
            (round(spot.x()) + x, round(spot.y()) + y)
            for x in range(-round(wide * 0.16), round(wide * 0.16))
            for y in range(-5, 5)
        }
        assert not mark & pawn, f"c{row}"


def test_a_press_on_an_enlarged_card_takes_nothing_behind_it(qtbot: Any) -> None:
    setup = {"first": 1, "decks": [list(range(1, 14))] * 2, "rivalry": [19]}
    controller = drive.begin(drive.new_game("holi", 2, {"opening_hand": 3}, setup=setup))
    page = drive.open_page(qtbot, controller)
    drive.lift_curtain(page)
    drive.drag(page, "pawn 1", "1a1")
    drive.lift_curtain(page)
    drive.drag(page, "pawn 2", "1f1")
    drive.lift_curtain(page)
    drive.click(page, "rivalry 19")
    assert "reading" in page.scene.pieces
    at = page.scene.pieces["reading"].pos()
    drive.click(page, QPoint(round(at.x()), round(at.y())))
    assert not page.hand.holding
    assert "reading" not in page.scene.pieces
