"""What is shown while a move of Elementos is carried out, and at its end: it ends in the drawing of the position."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from elios_desktop.engine.contract import AnyTransition, Event, Transition
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elementos.rules import TokenFlipped, TokenMoved, TokenTaken, View, WandCarried, WandPassed
from elios_desktop.games.elementos.table.motion import MOST_MS
from elios_desktop.games.elementos.table.table import ElementosTable
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.ui.board.animator import LASTS_MS, SPEEDS
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.saving import SavedExtras
from tests.golden import FOLDER
from tests.sizes import sized
from tests.ui import drive
from tests.ui.drive import NAMES
from tests.ui.looks import Look

pytestmark = pytest.mark.usefixtures("_in_the_window")


def _is(kind: type[Event], symbol: str = "") -> Callable[[AnyTransition], bool]:
    return lambda transition: any(
        isinstance(event, kind) and (not symbol or getattr(event, "symbol", "") == symbol)
        for event in transition.events
    )


EVENTS: dict[str, Callable[[AnyTransition], bool]] = {
    "move": _is(TokenMoved),
    "flip": _is(TokenFlipped),
    "wand passed": _is(WandPassed),
    "wand carried": _is(WandCarried),
    "fire takes wood": _is(TokenTaken, "W"),
    "water takes fire": _is(TokenTaken, "F"),
    "wood takes water": _is(TokenTaken, "A"),
}
"""The rows of the motion sheet: how to know a move that shows each."""


def _record() -> dict[str, Any]:
    record: dict[str, Any] = json.loads((Path(FOLDER) / "elementos-2-False.json").read_text())["record"]
    return record


def _controller(moves: list[str]) -> Controller:
    record = _record()
    seats = [SeatInfo(name) for name in NAMES[:2]]
    session = Session(known_game("elementos"), seats, record["options"], record["setup"])
    for move in moves:
        session.play_text(move)
    kept = SavedExtras.fresh([ChosenSeat(NAMES[number], number) for number in range(2)], True)
    document = SaveDocument("0" * 32, "2026-01-01T00:00:00+00:00", record=session.record())
    return Controller(session, kept, document, drive.DiskInMemory(), drive.Rules())


def _page(qtbot: Any, wanted: Callable[[AnyTransition], bool]) -> tuple[TablePage, str]:
    """The page just before the first move that is like this, and the move."""
    session = _controller([]).session
    made: list[str] = []
    for text in _record()["moves"]:
        transition = session.game.apply(session.state, session.game.parse(session.state, text))
        assert isinstance(transition, Transition)
        if wanted(transition):
            break
        session.play_text(text)
        made.append(text)
    else:
        raise AssertionError("no such move")
    page = drive.open_page(qtbot, _controller(made))
    drive.settle(page)
    page.animator.speed = SPEEDS["normal"]
    return page, text


@sized(
    ("event", "share", "how"),
    [("wand passed", 0.5, "mouse"), ("fire takes wood", 1.0, "keys"), ("water takes fire", 0.5, "keys")],
    [*product(EVENTS, (0.0, 0.5, 1.0), ("mouse", "keys"))],
)
def test_a_motion_can_be_cut_short_anywhere(qtbot: Any, event: str, share: float, how: str) -> None:
    """By mouse and by key; it ends in the drawing that the position alone gives, to the pixel."""
    page, text = _page(qtbot, EVENTS[event])
    still = drive.picture(page)
    running = drive.start_motion(page, text)
    assert running.duration() <= MOST_MS
    running.setCurrentTime(round(share * (running.duration() - 1)))
    if share == 0.5:
        assert drive.difference(still, page.view.viewport().grab().toImage()) > 0.0005, "nothing is seen of it"
    if how == "mouse":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().bottomLeft())
    else:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    drive.settle(page)
    assert not page.animator.busy
    page.controller.turns.come()
    page.hand.focus_on(None)
    drive.settle(page)
    page.prompt.back_to_prompt()
    assert Look(drive.picture(page)) == Look(drive.still(page))
    assert not [key for key in page.scene.decorations() if key.startswith("moving")]


@sized("event", ["fire takes wood"], ["fire takes wood", "water takes fire", "wood takes water"])
def test_with_reduced_motion_a_take_leaves_its_mark(qtbot: Any, event: str) -> None:
    """Scorch, rings or vines lie on the square until the next move."""
    page, text = _page(qtbot, EVENTS[event])
    page.animator.speed = SPEEDS["off"]
    assert page.controller.submit_text(text) is None
    drive.settle(page)
    assert not page.animator.busy
    page.controller.turns.come()
    drive.settle(page)
    page.prompt.back_to_prompt()
    square = text.partition("x")[2]
    assert [key for key in page.scene.decorations() if key.startswith("trace")] == [f"trace {square}"]
    assert Look(drive.picture(page)) == Look(drive.still(page))
    flip = next(move for move in sorted(page.controller.legal, key=str) if "x" not in move.text)
    assert page.controller.submit(flip) is None
    drive.settle(page)
    page.controller.turns.come()
    drive.settle(page)
    assert not [key for key in page.scene.decorations() if key.startswith("trace")]


def test_a_wave_of_water_leaves_whoever_takes_where_it_went(qtbot: Any) -> None:
    page, text = _page(qtbot, EVENTS["water takes fire"])
    table = page.table
    assert isinstance(table, ElementosTable)
    origin, _, target = text.partition("x")
    piece = page.scene.pieces[f"token {origin}"]
    running = drive.start_motion(page, text)
    for share in (0.5, 0.7, 0.99):
        running.setCurrentTime(round(share * running.duration()))
        assert (piece.pos() - table.drawing.where.centre(target)).manhattanLength() < 1.0
    page.animator.finish()


# -- the end -----------------------------------------------------------------------------------------------------------


def _finished(qtbot: Any) -> TablePage:
    page = drive.open_page(qtbot, _controller(_record()["moves"]))
    drive.settle(page)
    return page


def _won(page: TablePage) -> tuple[View, int]:
    """The position at the end, and who has won."""
    view = page.controller.shown.view()
    assert isinstance(view, View)
    assert view.result is not None
    return view, view.result.winners[0]


def test_the_end_comes_from_the_square_that_was_reached(qtbot: Any) -> None:
    """Its star shines, it is evening elsewhere, and the wand's way is lit by what carried it."""
    page = _finished(qtbot)
    table = page.table
    assert isinstance(table, ElementosTable)
    view, winner = _won(page)
    square, shown = view.wands[winner], page.scene.decorations()
    where = table.drawing.where
    assert shown["goal light"].pos() == where.centre(square)
    assert f"way {square}" in shown
    assert sum(key.startswith("way ") for key in shown) > 3
    image = page.view.viewport().grab().toImage()
    far = next(at for at in ("a8", "c8", "a1", "c1") if at not in view.tokens and at[1] != square[1])

    def brightness(at: QPointF) -> int:
        found: QColor = image.pixelColor(page.view.mapFromScene(at))
        return found.red() + found.green() + found.blue()

    corner = QPointF(where.cell, where.cell) * 0.44
    beside = where.centre(square) + QPointF(0, -where.cell * 0.47)
    assert brightness(beside) > brightness(where.centre(far) - corner) + 60
    page.controller.shown.look_at(page.controller.session.ply - 1)
    drive.settle(page)
    assert not {"dusk", "goal light"} & set(page.scene.decorations()), "before it, it was day"


def test_its_festivity_is_brightest_at_the_wand(qtbot: Any) -> None:
    """Sparks of the element burst from its ball; at the end of the time nothing is left of them."""
    page = _finished(qtbot)
    table = page.table
    assert isinstance(table, ElementosTable)
    paint = table.festivity()
    assert paint is not None

    def painted(seconds: float) -> QImage:
        image = QImage(table.area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint(painter, table.area, seconds)
        painter.end()
        return image

    first = painted(0.15)
    alpha = [(x, y) for x in range(0, first.width(), 3) for y in range(0, first.height(), 3) if
             first.pixelColor(x, y).alpha() > 40]  # fmt: skip
    view, winner = _won(page)
    square = view.wands[winner]
    ball, cell = table.drawing.ball_spot(square), table.drawing.where.cell
    near = sum(abs(x - ball.x()) < cell * 1.6 and abs(y - ball.y()) < cell * 1.6 for x, y in alpha)
    assert near > len(alpha) * 0.9 > 0
    assert painted(LASTS_MS / 1000) == painted(60.0)
