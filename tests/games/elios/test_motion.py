"""How Elios' sun shines, and what is shown while a move is carried out: it ends in the drawing of the position."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest

from elios_desktop.engine.contract import AnyTransition, Transition
from elios_desktop.games.elios.rules.moves import BeamLanded, DiscAdded, GroupSplit, Passed, SeatFinished
from elios_desktop.games.elios.table import light
from elios_desktop.games.elios.table.layout import lay_out
from elios_desktop.games.elios.table.motion import MOST_MS
from elios_desktop.games.elios.table.table import EliosTable
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.board.scene import BACKGROUND_Z
from elios_desktop.ui.kit.theme import DARK, LIGHT, Palette
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from tests.games.elios.test_table import after, golden_record
from tests.sizes import sized
from tests.ui import drive
from tests.ui.looks import Look
from tests.ui.waiting import until

TAG = QSizeF(210, 50)

pytestmark = pytest.mark.usefixtures("_in_the_window")


def _has(kind: type, many: int = 1) -> Callable[[AnyTransition], bool]:
    return lambda transition: sum(isinstance(event, kind) for event in transition.events) == many


EVENTS: dict[str, tuple[str, Callable[[AnyTransition], bool]]] = {
    "beam": ("elios-3-open", _has(BeamLanded)),
    "three beams": ("elios-3-open", _has(BeamLanded, 3)),
    "disc": ("elios-3-open", _has(DiscAdded)),
    "split": ("elios-3-open", _has(GroupSplit)),
    "pass": ("elios-3-open", _has(Passed)),
    "placed everything": ("elios-3-keeps", _has(SeatFinished)),
}
"""The rows of the motion sheet: a game with a move that shows each, and how to know the move."""


def _page(qtbot: Any, event: str) -> tuple[TablePage, str]:
    """The page just before the first move that is like this, and the move."""
    name, wanted = EVENTS[event]
    record = golden_record(name)
    controller = after([], record["setup"], 3, **record["options"])
    session = controller.session
    for text in record["moves"]:
        transition = session.game.apply(session.state, session.game.parse(session.state, text))
        assert isinstance(transition, Transition)
        if wanted(transition):
            break
        session.play_text(text)
    else:
        raise AssertionError("no such move")
    page = drive.open_page(qtbot, after([move.text for move in (each.move for each in session.transitions)],
                                        record["setup"], 3, **record["options"]))  # fmt: skip
    drive.settle(page)
    page.assistants.computers.pause(True)  # a forced pass would be made by itself
    page.animator.speed = SPEEDS["normal"]
    return page, text


def _start(page: TablePage, text: str) -> QAbstractAnimation:
    """The move is made; what shows it stands still until it is told how far it is."""
    assert page.controller.submit_text(text) is None
    until(lambda: page.animator.running is not None, "the motion")
    running = page.animator.running
    assert running is not None
    running.pause()
    return running


def _still(page: TablePage) -> QImage:
    """The position by itself: laid out and drawn anew, with nothing that came before."""
    document = page.controller.document()
    again = Controller.resume(document, Controller.load(document), drive.DiskInMemory(), drive.Rules())
    again.turns.come()
    fresh = TablePage(page.theme, again, "off")
    fresh.resize(page.size())
    fresh.show()
    drive.settle(fresh)
    fresh.prompt.back_to_prompt()
    image = drive.picture(fresh)
    fresh.shut()
    fresh.close()
    return image


@sized(
    ("event", "share", "how"),
    [("three beams", 0.5, "mouse"), ("disc", 1.0, "keys"), ("split", 0.5, "keys")],
    [*product(EVENTS, (0.0, 0.5, 1.0), ("mouse", "keys"))],
)
def test_a_motion_can_be_cut_short_anywhere(qtbot: Any, event: str, share: float, how: str) -> None:
    """By mouse and by key; it ends in the drawing that the position alone gives, to the pixel."""
    page, text = _page(qtbot, event)
    still = drive.picture(page)
    running = _start(page, text)
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
    assert Look(drive.picture(page)) == Look(_still(page))
    assert not [key for key in page.scene.decorations() if key.startswith("moving")]


@pytest.mark.parametrize("event", ["three beams", "disc"])
def test_with_reduced_motion_nothing_travels(qtbot: Any, event: str) -> None:
    """Only what stays is seen: the position, and the marks of what happened."""
    page, text = _page(qtbot, event)
    page.animator.speed = SPEEDS["off"]
    assert page.controller.submit_text(text) is None
    drive.settle(page)
    assert not page.animator.busy
    page.controller.turns.come()
    drive.settle(page)
    page.prompt.back_to_prompt()
    assert any(key.startswith("last") for key in page.scene.decorations())
    assert Look(drive.picture(page)) == Look(_still(page))


# -- light -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_each_disc_makes_the_sun_brighter(qapp: object, palette: Palette) -> None:
    """On the wood near the discs, on the rim, and on the cloth beside it."""
    sun = lay_out(QRectF(0, 0, 1000, 600), 3, TAG).sun
    table = QPixmap(1000, 600)
    table.fill(QColor(palette.wood))
    for angle, reach in ((22.5, 0.5), (22.5, 1.06), (67.5, 1.16)):
        spot = light.spoke(sun, angle / 57.2958, reach)
        seen = [_brightness(light.shine(table, sun, discs, palette).toImage(), spot) for discs in range(1, 10)]
        assert all(one <= other for one, other in pairwise(seen)), (reach, seen)
        assert seen[-1] > seen[0] + 4, (reach, seen)


def _brightness(image: QImage, spot: QPointF) -> float:
    around = [(x, y) for x in range(-6, 7) for y in range(-6, 7)]
    colours = [image.pixelColor(round(spot.x()) + x, round(spot.y()) + y) for x, y in around]
    return sum(each.red() + each.green() * 1.2 + each.blue() * 0.4 for each in colours) / len(colours)


def test_shadows_fall_away_from_the_discs(qapp: object) -> None:
    """The longer the higher the column and the more discs there are."""
    sun = lay_out(QRectF(0, 0, 1000, 600), 3, TAG).sun
    assert light.shade_reach(5, 3) > light.shade_reach(2, 3)
    assert light.shade_reach(3, 8) > light.shade_reach(3, 2)
    for column in range(1, 9):
        tip, box = sun.spot(column, 2, 1.1), light.shade_box(sun, column, 2, 5)
        outward = tip - sun.centre
        assert box.contains(tip + outward * 0.08), column


def test_the_table_is_lit_by_the_discs_of_the_position_shown(qtbot: Any) -> None:
    """Looking back, it is darker again; and of the large pictures no more than two are kept."""
    record = golden_record("elios-3-open")
    page = drive.open_page(qtbot, after(record["moves"], record["setup"], 3, **record["options"]))
    table = page.table
    assert isinstance(table, EliosTable)
    backdrop = page.scene.backdrop
    assert backdrop.zValue() == BACKGROUND_Z
    keys = set()
    for ply in (3, 8, 14, 20, None):
        page.controller.shown.look_at(ply)
        drive.settle(page)
        assert table.drawing.lit_by == page.table.view.discs
        keys.add(backdrop.pixmap().cacheKey())
        assert len(table.drawing.lit) <= 2
    assert len(keys) > 2
