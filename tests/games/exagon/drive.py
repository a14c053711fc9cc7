"""What tests of Exagon's table do besides `drive`: turn tiles in the hand, let time pass, find drops of a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.games.exagon.rules import Cell, Put, View
from elios_desktop.games.exagon.rules.moves import parse
from elios_desktop.games.exagon.table.table import ExagonTable
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.play.table_page import TablePage
from tests.ui import drive

GOLDEN_SEED = 501
"""A deal for five seats, and a game on it that has every kind of move and of turn's end."""
GOLDEN_TEXT = """
22@0,0/0 17@0,1/0 4@-1,1/3 38@-1,0/3 14@0,-1/5 timeout 5@-1,-1/5 37@0,-2/1 27@1,-2/1 26@0,2/3 28@1,0/3 end
11@-1,-2/2 24@1,-3/0 end 33@-1,2/1 3@2,-3/5 9@2,-4/2 18@-2,2/0 13@-2,3/1 10@1,2/0 end 6@1,1/0 give_2>1 39@0,3/3
40@2,0/5 32@3,-1/5
"""
GOLDEN_MOVES = [move.replace("_", " ") for move in GOLDEN_TEXT.split()]


class Seconds:
    """A clock that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def open_table(
    qtbot: Any,
    seats: int = 2,
    seed: int = 1,
    moves: list[str] | None = None,
    settings: Settings | None = None,
    **rest: Any,
) -> TablePage:
    """The page of a game after these moves; `rest` is for the new game or, if it knows the name, for the page."""
    page_rest = {name: rest.pop(name) for name in ("size", "animation", "theme") if name in rest}
    controller = drive.begin(drive.new_game("exagon", seats, seed=seed, **rest), settings)
    for move in moves or []:
        assert controller.submit_text(move) is None, move
        controller.turns.pass_on()
    return drive.open_page(qtbot, controller, **page_rest)


def table_of(page: TablePage) -> ExagonTable:
    table = page.table
    assert isinstance(table, ExagonTable)
    return table


def position(page: TablePage) -> View:
    """The newest position."""
    view = page.controller.session.state.view(None)
    assert isinstance(view, View)
    return view


def rotation_on(page: TablePage, tile: int, cell: Cell) -> int:
    """How a tile would lie on a cell, turned as it is held."""
    table = table_of(page)
    return table.half_done.rotation_on(table.view, tile, cell)


def with_own_time(page: TablePage) -> Seconds:
    """From now on the hourglass of this table runs as the test says."""
    time = Seconds()
    clock = table_of(page).clock
    clock.glass = clock.new_glass(time)
    clock.follow()
    return time


def wheel(page: TablePage, point: QPoint, up: bool = True) -> None:
    """Turn the wheel by one notch over a point of the table."""
    viewport = page.view.viewport()
    event = QWheelEvent(
        QPointF(point), QPointF(viewport.mapToGlobal(point)), QPoint(), QPoint(0, 120 if up else -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def release(page: TablePage, point: QPoint) -> None:
    """Let go of what is dragged, at a point."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    drive.mouse(page, QEvent.Type.MouseButtonRelease, point, left, none)
    drive.settle(page)


def press_and_pull(page: TablePage, start: QPoint, end: QPoint) -> None:
    """Drag at a point where no piece lies."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    drive.mouse(page, QEvent.Type.MouseButtonPress, start, left, left)
    for step in (1, 2, 3):
        drive.mouse(page, QEvent.Type.MouseMove, start + (end - start) * step / 3, none, left)
    drive.mouse(page, QEvent.Type.MouseButtonRelease, end, left, none)
    drive.settle(page)


def play_by_mouse(page: TablePage, move: str) -> None:
    """One move with the mouse alone."""
    if move == "end":
        end_turn(page, lambda: drive.push(page, "end"))
    elif move.startswith("give "):
        tile, seat = move.removeprefix("give ").split(">")
        drive.drag(page, f"tile {tile}", f"seat {seat}")
    else:
        put = _put(move)
        drive.drag(page, f"tile {put.tile}", f"cell {put.cell.text}", release=False)
        spot = drive.at(page, f"cell {put.cell.text}")
        for _ in range(6):
            if rotation_on(page, put.tile, put.cell) == put.rotation:
                break
            wheel(page, spot)
        release(page, spot)


def end_turn(page: TablePage, once: Callable[[], None]) -> None:
    """End the turn; a second time where the table asks whether that is meant."""
    before = drive.moves_of(page)
    once()
    if drive.moves_of(page) == before:
        once()


def play_by_keys(page: TablePage, move: str) -> None:
    """One move with the keyboard alone."""
    if move == "end":
        end_turn(page, lambda: drive.press(page, Qt.Key.Key_E))
    elif move.startswith("give "):
        tile, seat = move.removeprefix("give ").split(">")
        drive.carry(page, f"tile {tile}", f"seat {seat}")
    else:
        put = _put(move)
        drive.walk_to(page, f"tile {put.tile}")
        drive.press(page, Qt.Key.Key_Return)
        drive.walk_to(page, f"cell {put.cell.text}")
        for _ in range(6):
            if rotation_on(page, put.tile, put.cell) == put.rotation:
                break
            QTest.keyClick(page.view, Qt.Key.Key_R)
        drive.press(page, Qt.Key.Key_Return)


def _put(text: str) -> Put:
    move = parse(text, 5)
    assert isinstance(move, Put)
    return move


def drop_with(page: TablePage, code: str) -> tuple[str, str]:
    """A piece and a place where the engine would refuse the drop with this code."""
    table = table_of(page)
    for key, piece in page.scene.pieces.items():
        for name, place in page.scene.places.items():
            move = table.move_for(piece, place)
            refusal = page.controller.why(move) if move else None
            if refusal is not None and refusal.code == code:
                return key, name
    raise AssertionError(f"no drop here is refused with {code}")


def moves_until_bonus() -> list[str]:
    """The golden game up to a moment at which the seat to move has a bonus and two tiles or more."""
    return GOLDEN_MOVES[: GOLDEN_MOVES.index("give 2>1")]
