"""What a hand feels: a motion and a drop until their first picture, and what a whole drag takes of the processor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import perf_counter, process_time

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from bench.felt.shared import Line, at_home, play, rest, spent_on, table_of, until_quiet
from bench.yardsticks import BareScene, upper
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.play.table_page import TablePage

MOTION_TIMES, DROP_TIMES, DRAG_TIMES = 11.0, 20.0, 5.5
"""They were to be 3, 6 and 4 at a real window system, where what that itself takes is in both; here it is in neither. A
motion is 2 to 5 times, .5 to 1 ms; in Exagon and Holi 6 to 9, because one motion of 16 comes over a place for the first
time, for which a tile is painted as it would lie there, or an outline (1 to 2 ms). A drop is 3 to 5 times in Exagon and
Holi, and 9 to 16 (4 to 12 ms) while something is laid out in Elios and Elementos, where the table is drawn anew, and
the line written, before the first picture. A whole drag is 2.1 to 4.7 times."""
MOTIONS = 20
"""Of a drag."""
_ASKED_MS = 10
"""So often it is asked whether a drag is over: asking takes of the processor, too."""
_LIFTING = 4
"""In the first of them the piece is lifted, and what is lit is painted."""
_Way = tuple[QPointF, QPointF, str]
"""From where, to where, and the key of what is dragged."""
_MOUSE = {
    QEvent.Type.MouseButtonPress: (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton),
    QEvent.Type.MouseMove: (Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton),
    QEvent.Type.MouseButtonRelease: (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton),
}


class Times:
    """Milliseconds of the window's thread for motions and drops, and of the process for whole drags."""

    def __init__(self) -> None:
        self.motions: list[float] = []
        self.drops: list[float] = []
        self.drags: list[float] = []


def touches(drags: int = 24, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Each beside a bare scene with the same pictures, of which one is dragged the same way and then flies as long."""
    with at_home() as program:
        for game_id in games:
            ours, beside = Times(), Times()
            page = table_of(program, game_id)
            page.set_animation("normal")
            bare = BareScene.like(page)
            for number in range(2 * drags):
                way = _way(page, number)
                if way is not None:
                    begin, held = perf_counter(), page.scene.pieces[way[2]].pixmap()
                    _drag(page.view, way, ours, partial(rest, page, _ASKED_MS))
                    ms = round((perf_counter() - begin) * 1000 - sum(ours.motions[-MOTIONS:]))
                    bare.hold(held, way[0])
                    _drag(bare.view, way, beside, partial(bare.move, max(1, min(ms, 1000))), bare.drop)
                    page.controller.turns.come()
                    rest(page)
                if len(ours.drags) == drags:
                    break
                if way is None:
                    page.set_animation("off")
                    play(page, 1)
                    page.set_animation("normal")
            bare.close()
            program.window.show_home()
            until_quiet()
            motion, least = upper(ours.motions), upper(beside.motions)
            yield Line(f"a motion -> first pixel, {game_id}, 95 %, of a bare scene’s", motion, least, MOTION_TIMES)
            yield Line("  a drop -> first pixel, 95 %", upper(ours.drops), upper(beside.drops), DROP_TIMES)
            yield Line("  a whole drag, of the processor", median(ours.drags), median(beside.drags), DRAG_TIMES)


def _way(page: TablePage, number: int) -> _Way | None:
    """From a piece that may be dragged to where it may go."""
    if page.controller.session.result is not None:
        return None
    liftable = [piece for piece in page.scene.pieces.values() if page.table.can_lift(piece)]
    for piece in liftable[number % max(1, len(liftable)) :] + liftable:
        places = page.table.legal_places(piece)
        if places:
            grip = piece.mapToScene(piece.grip).boundingRect().center() if piece.grip is not None else piece.pos()
            return grip, page.scene.places[places[number % len(places)]].centre, piece.key
    return None


def _drag(
    view: QGraphicsView, way: _Way, times: Times, fly: Callable[[], object], then: Callable[[], object] = nothing
) -> None:
    start, end, _ = way
    begin = process_time()
    _send(view, QEvent.Type.MouseButtonPress, start)
    for step in range(1, MOTIONS + 1):
        at = start + (end - start) * (step / MOTIONS)
        spent = spent_on(partial(_send, view, QEvent.Type.MouseMove, at))
        if step > _LIFTING:
            times.motions.append(spent)
    times.drops.append(spent_on(partial(_send, view, QEvent.Type.MouseButtonRelease, end, then)))
    fly()
    times.drags.append((process_time() - begin) * 1000)


def _send(view: QGraphicsView, kind: QEvent.Type, at: QPointF, then: Callable[[], object] = nothing) -> None:
    """Do what the window system does with the pointer, to the picture that follows."""
    here, viewport = view.mapFromScene(at), view.viewport()
    button, held = _MOUSE[kind]
    there = QPointF(viewport.mapToGlobal(here))
    event = QMouseEvent(kind, QPointF(here), there, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)
    then()
    QApplication.processEvents()
