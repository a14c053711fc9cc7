"""What is shown while a move of Exagon is carried out: it can be cut short, and ends in the drawing of the position."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.games.exagon.rules import End, Put, Side
from elios_desktop.games.exagon.table.motion import MOST_MS
from elios_desktop.games.exagon.table.plane import LARGEST_FIT
from elios_desktop.games.exagon.table.time_out import TimeOut
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.play.table_page import TablePage
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED, open_table, position, table_of, with_own_time
from tests.sizes import each_once, sized
from tests.ui import drive
from tests.ui.looks import Look

pytestmark = pytest.mark.usefixtures("_in_the_window")

EVENTS = {
    "one side": "18@-2,2/0",
    "two sides": "33@-1,2/1",
    "bonus": "6@1,1/0",
    "single side by a bonus": "39@0,3/3",
    "give": "give 2>1",
    "end": "end",
    "time-out": "timeout",
    "win": GOLDEN_MOVES[-1],
}
"""The rows of the motion sheet: a move of the golden game that shows each."""


def _before(qtbot: Any, move: str, **rest: Any) -> TablePage:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[: GOLDEN_MOVES.index(move)], **rest)
    table_of(page).clock.stop()  # the sand is no part of it
    page.animator.speed = SPEEDS["normal"]
    return page


CUTS = [(share, how) for share in (0.0, 0.5, 1.0) for how in ("mouse", "keys")]


@sized(
    ("event", "share", "how"),
    [(event, *cut) for event, cut in each_once(list(EVENTS)[::2], CUTS[2::3])],
    [(event, *cut) for event in EVENTS for cut in CUTS],
)
def test_a_motion_can_be_cut_short_anywhere(qtbot: Any, event: str, share: float, how: str) -> None:
    """By mouse and by key; it ends in the drawing that the position alone gives, to the pixel."""
    move = EVENTS[event]
    page = _before(qtbot, move, timed=False)
    still = drive.picture(page)
    running = drive.start_motion(page, move)
    assert running.duration() <= (TimeOut.MS if event == "time-out" else MOST_MS)
    running.setCurrentTime(round(share * (running.duration() - 1)))
    if share == 0.5:
        assert drive.difference(still, page.view.viewport().grab().toImage()) > 0.0005, "nothing is seen of it"
    if how == "mouse":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().bottomLeft())
    else:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    drive.settle(page)
    assert not page.animator.busy
    if event == "win":
        page.ending.step_aside()
    page.controller.turns.come()
    drive.settle(page)
    page.hand.focus_on(None)
    page.prompt.back_to_prompt()
    if event != "win":
        assert Look(drive.picture(page)) == Look(drive.still(page))
    assert not [item for item in page.scene.items() if 5990 < item.zValue() < 6010 and item.isVisible()]


@pytest.mark.parametrize("event", ["bonus", "give", "end"])
def test_with_reduced_motion_nothing_travels(qtbot: Any, event: str) -> None:
    page = _before(qtbot, EVENTS[event], timed=False)
    page.animator.speed = SPEEDS["off"]
    assert page.controller.submit_text(EVENTS[event]) is None
    assert not page.animator.busy
    drive.settle(page)
    page.prompt.back_to_prompt()
    assert Look(drive.picture(page)) == Look(drive.still(page))


def test_the_plane_changes_its_scale_rarely_and_never_under_the_hand(qtbot: Any) -> None:
    """A tile lies where its cell was when it was picked up; and the same position always looks alike."""
    page, chance = open_table(qtbot, 3, seed=3, timed=False), Random(5)
    table, laid, scaled, moved = table_of(page), 0, 0, 0
    while position(page).result is None and laid < 30:
        puts = sorted((each for each in page.controller.legal if isinstance(each, Put)), key=lambda each: each.text)
        if not puts:
            assert page.controller.submit(End()) is None
            drive.settle(page)
            continue
        sides = [page.table.view.outcome(each).sides.count(Side.MATCH) for each in puts]
        put = chance.choice([each for each, count in zip(puts, sides, strict=True) if count == max(sides)])
        seen = table.sight.plane.size, QPointF(table.sight.plane.origin)
        aim = page.view.mapFromScene(table.sight.plane.centre(put.cell))
        drive.drag(page, f"tile {put.tile}", aim, release=False)
        assert (table.sight.plane.size, table.sight.plane.origin) == seen, "the plane moved under the hand"
        drive.let_go(page, aim)
        assert drive.moves_of(page)[-1].startswith(f"{put.tile}@{put.cell.text}/")
        laid += 1
        scaled += table.sight.plane.size != seen[0]
        moved += (table.sight.plane.size, table.sight.plane.origin) != seen
    assert laid > 12
    assert scaled <= laid / 4
    assert moved <= laid / 2.5
    plane = table.sight.plane
    seen = plane.size, QPointF(plane.origin)
    for _ in range(4):
        page.undoing.undo()
        drive.settle(page)
    for _ in range(4):
        page.undoing.redo()
        drive.settle(page)
    assert (plane.size, plane.origin) == seen


def test_the_plane_steps_back_before_ones_eyes(qtbot: Any) -> None:
    """In a motion at whose end all lies where it is drawn; but not in the last seconds of a turn."""
    page = open_table(qtbot, 5, GOLDEN_SEED)
    table, time = table_of(page), with_own_time(page)
    stepped = 0
    for move in GOLDEN_MOVES[:20]:
        page.animator.speed = SPEEDS["normal"]
        size = table.sight.plane.size
        running = drive.start_motion(page, move)
        running.setCurrentTime(running.duration() - 1)
        QApplication.processEvents()
        lying = {key: item for key, item in page.scene.decorations().items() if key.startswith("laid ")}
        shown = {key: (item.pos(), item.scale() * size) for key, item in lying.items()}
        page.animator.finish()
        drive.settle(page)
        if table.sight.plane.size != size:
            stepped += 1
            for key, (spot, wide) in shown.items():
                assert (page.scene.decorations()[key].pos() - spot).manhattanLength() < 3
                assert abs(wide - table.sight.plane.size) < 0.5
        page.controller.turns.come()
    assert stepped >= 2
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    table, time = table_of(page), with_own_time(page)
    seen = table.sight.plane.size, QPointF(table.sight.plane.origin)
    time.now += table.clock.glass.seconds - 8
    table.clock.look()
    for move in GOLDEN_MOVES[2:]:
        if not isinstance(position(page).board, dict) or move == "timeout":
            break
        mover = position(page).to_move
        page.controller.submit_text(move)
        drive.settle(page)
        if position(page).to_move != mover:
            break
        assert (table.sight.plane.size, table.sight.plane.origin) == seen, "it moved in the last seconds"


def test_a_time_out_turns_the_glass_over_and_the_next_sand_waits(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[: GOLDEN_MOVES.index("timeout")], animation="normal")
    table, time = table_of(page), with_own_time(page)
    drive.press(page, Qt.Key.Key_S)  # somebody is there
    time.now += 61
    table.clock.look()
    QApplication.processEvents()
    running = page.animator.running
    assert running is not None
    running.pause()
    running.setCurrentTime(1400)
    over = [item for item in page.scene.items() if item.zValue() >= 15_000 and item.opacity() > 0.9]
    assert len(over) == 4
    assert {item.rotation() for item in over} == {0.0, 180.0}
    time.now += 30
    table.clock.look()
    assert table.clock.glass.seconds == 60, "the sand of who is next waits"
    running.resume()
    drive.press(page, Qt.Key.Key_Tab)
    assert not page.animator.busy
    assert not [item for item in page.scene.items() if item.zValue() >= 15_000 and item.isVisible()]
    time.now += 5
    table.clock.look()
    assert table.clock.glass.seconds == 55


def test_with_reduced_motion_a_plate_says_it_and_the_sand_waits(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[: GOLDEN_MOVES.index("timeout")])
    table, time = table_of(page), with_own_time(page)
    drive.press(page, Qt.Key.Key_S)
    time.now += 61
    table.clock.look()
    drive.settle(page)
    assert len([item for item in page.scene.items() if item.zValue() >= 15_000]) == 4
    time.now += 20
    table.clock.look()
    assert table.clock.glass.seconds == 60
    table.time_out.timer.timeout.emit()
    assert not [item for item in page.scene.items() if item.zValue() >= 15_000]
    time.now += 4
    table.clock.look()
    assert table.clock.glass.seconds == 56


def test_the_edge_of_the_table_beats_in_the_last_seconds(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:12])
    table, time = table_of(page), with_own_time(page)

    def edges() -> list[float]:
        found = (item for key, item in page.scene.decorations().items() if key.startswith("pulse "))
        return [item.opacity() for item in found if item.isVisible()]

    table.clock.look()
    assert edges() == []
    time.now += table.clock.glass.seconds - 9
    table.clock.look()
    first = edges()
    assert len(first) == 4
    time.now += 0.25
    table.clock.look()
    assert max(edges()) < min(first), "it beats: strongest when a second begins"
    time.now += 0.75
    table.clock.look()
    assert edges() == first
    page.controller.submit_text("end")
    drive.settle(page)
    assert edges() == []


def test_tiles_tags_and_glass_grow_with_the_window(qtbot: Any) -> None:
    """Up to a screen of 4K without scaling."""
    sizes = []
    for size in ((1280, 800), (1920, 1080), (3840, 2160)):
        page = open_table(qtbot, 3, size=size)
        table = table_of(page)
        where = table.where
        sizes.append((table.sight.plane.size, where.rows.size, where.plates[0].width(), where.glass.height()))
        assert table.sight.plane.size <= LARGEST_FIT * size[1] / 600
    for smaller, larger in pairwise(sizes):
        assert all(new > 1.25 * old for old, new in zip(smaller, larger, strict=True)), sizes


def test_the_tiles_of_all_lie_on_their_tags_and_the_racks_grow(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED)
    tags = {key: item.pixmap().cacheKey() for key, item in page.scene.decorations().items() if "plate" in key}
    early = table_of(page).where.rows.size
    page.controller.submit_text(GOLDEN_MOVES[0])
    drive.settle(page)
    now = {key: item.pixmap().cacheKey() for key, item in page.scene.decorations().items() if "plate" in key}
    assert {key for key in tags if tags[key] != now[key]} == {"plate 1", "plate 5"}, "who laid it, and who is next"
    rack = table_of(page).where.rack
    for move in GOLDEN_MOVES[1:-3]:
        page.controller.submit_text(move)
        drive.settle(page)
    assert table_of(page).where.rows.size >= early
    assert table_of(page).where.rack == rack, "the plane stays where it is"


def test_what_leaves_the_rack_takes_its_mark_along(qtbot: Any) -> None:
    page = _before(qtbot, "give 2>1", timed=False)
    running = drive.start_motion(page, "give 2>1")
    running.setCurrentTime(100)
    assert "fits 2" in page.scene.decorations()
    assert not page.scene.decorations()["fits 2"].isVisible()
    page.animator.finish()


def test_a_computers_tag_shows_its_level(qtbot: Any) -> None:
    """As a dot for each of its levels."""
    tags = []
    for kind in ("computer:2", "computer:4"):
        new = drive.new_game("exagon", 2, seed=3)
        controller = drive.begin(replace(new, seats=(new.seats[0], replace(new.seats[1], name="Vega", kind=kind))))
        page = drive.open_page(qtbot, controller)
        page.assistants.close()
        tags.append(page.scene.decorations()["plate 2"].pixmap().toImage())
    assert tags[0] != tags[1]
