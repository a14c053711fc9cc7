"""What the rules refuse shakes its head and springs back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt

from elios_desktop.ui.board.animator import SPEEDS
from tests.ui.drive import at, drag, laid_out, listen, mouse, settle


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
