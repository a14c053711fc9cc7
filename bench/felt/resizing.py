"""A window that is dragged larger and smaller."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from time import thread_time

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from bench.felt.shared import SIZE, Line, at_home, spent_on, table_of, until
from bench.yardsticks import BareScene
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play.table_page import TablePage

RESIZE_TIMES = 6.0
FRAME_TIMES = 17.0
"""A frame that is painted again without another size is no limit: a bare window with nothing but the pictures takes
some times as long for a step, because Qt gets it new memory and the window system another size. It was to be twice as
long as that, and is 1.5 to 3.3 times in 4K (9 to 12 ms), 2.2 to 3.8 in Full HD (4 to 6), 2.8 to 4.4 at 1280x800 (3 to
4). The stretched table is a tenth of a step; the rest are the toolbar, the line and the list, which Qt lays out and
paints in their new room. Tried: all of the window as one stretched picture, .5 to .8 times; but then words are
distorted that are read, and what the line says would be old."""


def resizing(size: Sequence[int] = SIZE, games: Sequence[str] = GAME_IDS, steps: int = 12) -> Iterator[Line]:
    """A step of a window that somebody drags larger or smaller, beside a whole frame of a bare scene as large."""
    with at_home() as program:
        window = program.window
        window.resize(*size)
        for game_id in games:
            page = table_of(program, game_id)
            viewport = page.view.viewport()
            bare = BareScene.like(page)
            ours, beside, frames = [], [], []
            smaller = [QSize(8, 5) * (number % 6 + 1) for number in range(100 * steps)]
            for step in smaller:
                before = page.view.laid_out, page.view.stretching.on
                spent = _resized(window, QSize(*size) - step)
                if before == (page.view.laid_out, True):  # not the first step, nor one so late that it was laid out
                    ours.append(spent)
                    beside.append(_resized(bare.view, viewport.size()))
                    frames.append(spent_on(bare.frame))
                if len(ours) == steps:
                    break
            bare.close()
            until(partial(_is_settled, page))
            ratio = window.devicePixelRatioF()
            what = f"a resize step, {game_id}, {size[0]}x{size[1]} at pixel ratio {ratio:.0f}"
            yield Line(f"{what}, of a bare window's", median(ours), median(beside), RESIZE_TIMES)
            yield Line("  of a whole frame of that", median(ours), median(frames), FRAME_TIMES)


def _is_settled(page: TablePage) -> bool:
    return not page.view.stretching.on


def _resized(window: QWidget, size: QSize) -> float:
    """Milliseconds of a step as the window system makes it, and of the picture that follows."""
    handle = window.windowHandle()
    assert handle is not None
    handle.resize(size)
    spent = 0.0
    while window.size() != size:
        begin = thread_time()
        QApplication.processEvents()
        spent += thread_time() - begin
    begin = thread_time()
    QApplication.processEvents()
    return (spent + thread_time() - begin) * 1000
