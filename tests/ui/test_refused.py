"""What the rules refuse shakes its head, what is lifted grows, and a gold edge runs around the next one’s plate."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.board.animator import EDGE_MS, SPEEDS, TurnEdge
from elios_desktop.ui.board.items import LIFTED_SCALE
from elios_desktop.ui.table.hand import LIFT_MS
from tests.sizes import each_once, sized
from tests.ui.drive import (
    at,
    begin,
    difference,
    drag,
    laid_out,
    lift_curtain,
    listen,
    mouse,
    new_game,
    open_page,
    picture,
    settle,
)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_refused_piece_shakes_and_is_where_it_was_whenever_it_is_cut(qtbot: Any, share: float) -> None:
    page = laid_out(qtbot)
    refusals = listen(page, "refuse")
    page.animator.speed = SPEEDS["normal"]
    piece = page.scene.pieces["token a1"]
    home = QPointF(piece.home)
    drag(page, "token a1", "c8", release=False)
    mouse(page, QEvent.Type.MouseButtonRelease, at(page, "c8"), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)
    assert refusals
    running = page.animator.running
    assert running is not None
    running.pause()
    running.setCurrentTime(0)
    around, seen = QPointF(piece.pos()), []
    for part in range(1, 25):
        running.setCurrentTime(running.duration() * part // 25)
        seen.append(piece.pos().x() - around.x())
    assert max(seen) > 3
    assert min(seen) < -3
    assert sum(one * other < 0 for one, other in pairwise(seen)) >= 4, "it went to and fro three times"
    running.setCurrentTime(round(share * running.duration()))
    page.animator.finish()
    settle(page)
    assert page.scene.pieces["token a1"].pos() == home


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_lifted_piece_grows_and_lies_as_before_whenever_it_is_let_go(qtbot: Any, share: float, by: str) -> None:
    page = laid_out(qtbot)
    page.animator.speed = SPEEDS["normal"]
    piece = page.scene.pieces["token a1"]
    home, rest = QPointF(piece.home), page.scene.pieces["token a1"].pixmap().cacheKey()
    drag(page, "token a1", "c8", release=False)
    (rising,) = page.hand.findChildren(QAbstractAnimation)
    rising.pause()
    assert rising.duration() == LIFT_MS
    seen = []
    for part in (0, 30, 60, 90):
        rising.setCurrentTime(part)
        seen.append(piece.scale())
    assert seen == sorted(seen)
    assert (seen[0], round(seen[-1], 6)) == (1.0, LIFTED_SCALE)
    rising.setCurrentTime(round(share * LIFT_MS))
    if by == "key":
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
    else:
        mouse(page, QEvent.Type.MouseButtonRelease, at(page, "c8"), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)
    page.animator.finish()
    settle(page)
    stopped = QAbstractAnimation.State.Stopped
    assert all(each.state() is stopped for each in page.hand.findChildren(QAbstractAnimation))
    assert (piece.pos(), piece.scale(), piece.pixmap().cacheKey()) == (home, 1.0, rest)


@sized(("game", "share"), each_once(GAME_IDS, (0.0, 0.5, 1.0)), [*product(GAME_IDS, (0.0, 0.5, 1.0))])
def test_a_gold_edge_runs_around_the_plate_of_whoever_is_next(qtbot: Any, game: str, share: float) -> None:
    page = open_page(qtbot, begin(new_game(game, 2, seed=4)))
    lift_curtain(page)
    (edge,) = page.presenter.findChildren(TurnEdge)
    before = picture(page)
    plate = page.scene.decorations().get("plate 1") or page.scene.pieces["plate 1"]
    edge.run(plate, SPEEDS["off"])
    assert not [each for each in page.scene.items() if isinstance(each, QGraphicsPathItem)], (
        "reduced: the border says it"
    )
    edge.run(plate, SPEEDS["normal"])
    edge.motion.pause()
    (line,) = [each for each in page.scene.items() if isinstance(each, QGraphicsPathItem)]
    drawn = []
    for part in (0.1, 0.5, 0.9):
        edge.motion.setCurrentTime(round(part * EDGE_MS))
        drawn.append(line.pen().dashPattern()[0])
    assert drawn == sorted(drawn)
    assert difference(picture(page), before) > 0
    assert plate.sceneBoundingRect().contains(line.path().boundingRect())
    edge.motion.setCurrentTime(round(share * EDGE_MS))
    page.presenter.show_now()
    assert edge.motion.state() is QAbstractAnimation.State.Stopped
    assert picture(page) == before


def test_the_edge_runs_when_the_turn_passes(qtbot: Any) -> None:
    page = laid_out(qtbot)
    (edge,) = page.presenter.findChildren(TurnEdge)
    page.animator.speed = SPEEDS["normal"]
    ran = []
    edge.motion.stateChanged.connect(lambda now, before: ran.append(now))
    page.controller.submit(min(page.controller.legal, key=lambda move: move.text))
    settle(page)
    assert QAbstractAnimation.State.Running in ran
    edge.end()
