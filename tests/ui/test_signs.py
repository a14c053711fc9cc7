"""Frames on the table tell themselves apart without colour: each kind has a sign of its own shape."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.board.items import FOOTPRINTS, SIGN_SIZE, SIGNS, Picture, Piece, corner_of, sign_pixmap
from elios_desktop.ui.kit.art import Art
from tests.sizes import sized
from tests.ui import drive
from tests.ui.stages import Stage

_PALE = "#808080"
_SEEN = 20
"""So many pixels at least differ between two signs of one size."""


def shown(image: QImage) -> list[int]:
    """The greys of a picture, on a grey ground."""
    grey = image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).value() for x in range(grey.width()) for y in range(grey.height())]


def test_every_two_signs_differ_in_grey(qapp: QApplication) -> None:
    signs = {sign: shown(sign_pixmap(Art(), sign, _PALE).toImage()) for sign in (*SIGNS.values(), FOOTPRINTS)}
    for one, other in combinations(signs, 2):
        differ = sum(abs(a - b) > 60 for a, b in zip(signs[one], signs[other], strict=True))
        assert differ >= _SEEN, (one, other)


def signs_of(stage: Stage) -> list[Picture]:
    """What stands at the corners of what is lit."""
    return [child for light in stage.page.scene.lights for child in light.childItems() if isinstance(child, Picture)]


def looks_like(found: Picture, sign: str, stage: Stage) -> bool:
    """Whether it is this sign, by its shape."""
    scene = stage.page.scene
    names = {*SIGNS.values(), FOOTPRINTS}
    palette = scene.theme.palette
    tones = [getattr(palette, colour) for colour in SIGNS]
    keys = {sign_pixmap(scene.art, name, tone).cacheKey(): name for name in names for tone in tones}
    return keys.get(found.pixmap().cacheKey()) == sign


@pytest.mark.usefixtures("_in_the_window")
@sized("game", ["elementos"], list(GAME_IDS))
def test_a_refusal_has_a_cross_and_a_hint_a_lamp(stage: Stage, game: str) -> None:
    stage.come_to(f"{game}-refused")
    if stage.page.scene.lights:
        assert signs_of(stage)
        assert all(looks_like(each, "cross", stage) for each in signs_of(stage))
    keys = list(stage.page.scene.pieces)[:1]
    for colour, sign in (("good", "lamp"), ("glow", "finger"), ("glow_strong", "eye")):
        stage.page.table.light(keys, colour)
        assert [looks_like(each, sign, stage) for each in signs_of(stage)] == [True]
    stage.page.table.light(())
    assert not signs_of(stage)


@pytest.mark.usefixtures("_in_the_window")
@sized("game", ["elementos"], ["elementos", "elios"])
def test_the_last_move_leaves_footprints(stage: Stage, game: str) -> None:
    """A move by mouse leaves them where it led, until the next."""
    stage.open(game, 0.5)
    page = stage.page
    before = {key for key in page.scene.decorations() if key.startswith(FOOTPRINTS)}
    for piece in sorted(page.scene.pieces.values(), key=lambda each: -each.zValue()):
        places = page.table.legal_places(piece) if page.table.can_lift(piece) else []
        if not places or not isinstance(piece, Piece):
            continue
        start, end = (page.view.mapFromScene(each) for each in (piece.pos(), page.scene.places[places[0]].centre))
        QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(page.view.viewport(), start + (end - start) * share)
        ply = page.controller.session.ply
        QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
        drive.settle(page)
        if page.controller.session.ply > ply:
            break
    page.controller.turns.come()
    drive.settle(page)
    after = {key for key in page.scene.decorations() if key.startswith(FOOTPRINTS)}
    assert after
    assert after != before


def test_a_sign_stands_on_the_outline_and_in_the_room() -> None:
    room, square = QRectF(0, 0, 300, 200), QPainterPath()
    square.addRect(QRectF(100, 50, 80, 80))
    assert corner_of(square, room) == QPointF(180, 50)
    at_the_edge = square.translated(120, -60)
    assert corner_of(at_the_edge, room) == QPointF(300 - SIGN_SIZE / 2, SIGN_SIZE / 2)


def test_of_what_lies_together_one_says_it(stage: Stage) -> None:
    stage.open("elementos", 0.5)
    keys = list(stage.page.scene.places)[:1] * 3
    stage.page.table.light(keys, "bad")
    assert len(stage.page.scene.lights) == 3
    assert len(signs_of(stage)) == 1
