"""Larger type takes from plates and panel, never from the pieces: they are as large at 200 % as at 100 %.

In a large window, type grows with the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QPushButton

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.play.table_page import TablePage
from tests.sizes import sized
from tests.ui.stages import Stage

FEW = ((1024, 700), (1920, 1080))
ALL = (*FEW, (1280, 800), (1024, 1280), (1366, 768), (1600, 900), (2560, 1440))
_WORDS = ("overview", "view", "plate")
"""Buttons and plates, which have words on them and no more."""
_HAIR = 1.0
"""Of a pixel: pictures are painted at whole ones."""


def _sizes(page: TablePage) -> dict[str, float]:
    """How large each piece is, and each place of the board."""
    boxes = {key: piece.boundingRect() for key, piece in page.scene.pieces.items() if not key.startswith(_WORDS)}
    boxes |= {
        f"place {key}": place.shape.boundingRect() for key, place in page.scene.places.items() if "seat" not in key
    }
    return {key: min(box.width(), box.height()) for key, box in boxes.items()}


@sized("game", ["exagon"], GAME_IDS)
@sized("language", ["de"], ["de", "en", "it"])
@sized(("sizes", "percents"), [(FEW, (200,))], [(ALL, (125, 150, 175, 200))])
def test_no_piece_is_smaller_in_larger_type(
    stage: Stage, game: str, language: str, sizes: Sequence[tuple[int, int]], percents: Sequence[int]
) -> None:
    preferences, found = stage.program.services.preferences, []
    preferences.change(language=language)
    stage.open(game, 0.6)
    notices = stage.program.services.notices
    while (notice := notices.current) is not None:  # in large type they take a strip above the table, until closed
        notices.clear(notice.key)
    for size in sizes:
        stage.page.panel.open(True)  # what the line takes in large type, the list takes before
        stage.window.resize(*size)
        usual: dict[str, float] = {}
        for percent in (100, *percents):
            preferences.change(text_percent=percent)
            stage.rest()
            assert stage.window.size().toTuple() == size
            now = _sizes(stage.page)
            usual = usual or now
            common = usual.keys() & now.keys()  # of a large table, cells may come into sight
            assert len(common) > 0.6 * len(usual)
            smaller = {key: (usual[key], now[key]) for key in common if now[key] < usual[key] - _HAIR}
            found += [f"{size} at {percent} %: {key} {was:.0f} -> {is_:.0f}" for key, (was, is_) in smaller.items()]
    assert not found, "\n".join(found[:40])


def test_in_large_type_the_line_stands_beside_the_board_and_says_everything(stage: Stage) -> None:
    stage.program.services.preferences.change(text_percent=200)
    stage.window.resize(1024, 700)
    stage.open("elementos", 0.4)
    page, prompt = stage.page, stage.page.prompt
    assert prompt.column
    before = page.view.geometry()
    assert prompt.mapTo(page, prompt.rect().topLeft()).x() >= page.view.mapTo(page, page.view.rect().topRight()).x()
    stage.refuse()
    stage.rest()
    assert prompt.interrupted
    assert not prompt.text.text().endswith("…")
    assert page.view.geometry() == before
    stage.program.services.preferences.change(text_percent=100)
    stage.rest()
    assert not prompt.column
    assert prompt.width() == page.view.width()


def test_in_a_large_window_line_list_and_plates_grow_too(stage: Stage) -> None:
    stage.window.resize(1280, 800)
    stage.open("elementos", 0.6)
    page = stage.page
    measured = []
    for size in ((1280, 800), (1920, 1080), (2560, 1440)):
        stage.window.resize(*size)
        stage.rest()
        plate = page.scene.decorations()["plate 1"].sceneBoundingRect().height()
        tab = page.panel.tabs.tabBar().fontInfo().pointSizeF()
        said = page.prompt.text.fontInfo().pointSizeF()
        measured.append((plate, page.panel.width(), tab, said, page.tools["home"].iconSize().width()))
    for smaller, larger in pairwise(measured):
        assert all(after >= 1.09 * before for before, after in zip(smaller, larger, strict=True)), measured
    menu = stage.window.menuBar().fontInfo().pointSizeF()
    assert menu == pytest.approx(stage.program.services.theme.font().pointSizeF(), abs=0.6)


def test_in_a_large_window_pages_are_written_larger_and_pictures_are_not(stage: Stage) -> None:
    window, theme = stage.window, stage.program.services.theme
    window.resize(1280, 800)
    stage.open("exagon", 0.4)
    controller = stage.page.controller
    stage.come_to("settings")
    measured = []
    for size in ((1280, 800), (1920, 1080)):
        window.resize(*size)
        stage.rest()
        shown = [each for each in window.page.findChildren(QPushButton) if each.isVisible()]
        assert shown
        measured.append([(each.fontInfo().pointSizeF(), each.height()) for each in shown])
        snapshot = Snapshot(theme, controller)
        assert snapshot.scene.theme.text_scale == 1, "a picture is the same whatever the window's size"
        snapshot.close()
    for (before, low), (after, high) in zip(*measured, strict=True):
        assert after >= 1.19 * before
        assert high >= low
