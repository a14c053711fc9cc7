"""Text can be read: 4.5:1 for every pair of a text's colour and what it stands on, in both themes."""

from __future__ import annotations

import math
import re
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.style import style_sheet
from elios_desktop.ui.kit.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, SEAT_STYLES, Theme
from tests.sizes import each_once, sized
from tests.ui.drive import begin, lift_curtain, new_game, open_page, press, push, walk_to

GROUNDS = ("window", "surface", "panel")
"""What ordinary texts stand on."""
TEXTS = ("text", "text_soft")
LOUD = ("good", "bad", "focus", "accent")
"""Used for words on pages, panels and tooltips, too."""
LEAST = 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, after WCAG."""
    lights = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (lights[0] + 0.05) / (lights[1] + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


PALETTES = {"light": LIGHT, "dark": DARK, "high light": HIGH_LIGHT, "high dark": HIGH_DARK}
SHAPES = 3.0
"""What is no text, but has to be seen."""


@pytest.mark.parametrize("name", PALETTES)
def test_texts_of_the_palette(name: str) -> None:
    palette, least = PALETTES[name], 7.0 if name.startswith("high") else LEAST
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS]
    pairs += [(text, ground) for text in LOUD for ground in ("window", "panel")]
    pairs.append(("accent_text", "accent"))
    faint = {
        f"{text} on {ground}": round(contrast(getattr(palette, text), getattr(palette, ground)), 2)
        for text, ground in pairs
        if contrast(getattr(palette, text), getattr(palette, ground)) < least
    }
    assert faint == {}


@pytest.mark.parametrize("name", PALETTES)
def test_borders_and_rings(name: str) -> None:
    palette = PALETTES[name]
    pairs = [("border", ground) for ground in GROUNDS] + [("focus", ground) for ground in GROUNDS]
    faint = {
        f"{line} on {ground}": round(contrast(getattr(palette, line), getattr(palette, ground)), 2)
        for line, ground in pairs
        if contrast(getattr(palette, line), getattr(palette, ground)) < SHAPES
    }
    assert faint == {}


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("colour", range(len(SEAT_STYLES)))
def test_marks(qapp: QApplication, name: str, colour: int) -> None:
    """Around a mark as it is painted there is a line that stands out from the ground, wherever one comes from."""
    ground = PALETTES[name].panel
    picture = QImage(60, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(painter, colour, QPointF(30, 30), 9)
    painter.end()
    for degrees in range(0, 360, 15):
        way = [QPointF(30, 30) + _towards(degrees) * (away / 2) for away in range(6, 40)]
        near = [point.toPoint() + QPoint(x, 0) for point in way for x in (-1, 0, 1)]  # a star's tips are slender
        assert max(contrast(picture.pixelColor(point).name(), ground) for point in near) >= SHAPES, degrees


def _towards(degrees: int) -> QPointF:
    return QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))


@sized(("game", "theme"), each_once(GAME_IDS, ("light", "dark")), list(product(GAME_IDS, ("light", "dark"))))
def test_legal_places_stand_out_from_what_they_lie_on(qtbot: Any, game: str, theme: str) -> None:
    """Computed from the picture: all around each place that glows, close to its edge, something differs at 3:1 from
    what was there before."""
    page = open_page(qtbot, begin(new_game(game, 2)), theme=theme)
    for _ in range(4):
        lift_curtain(page)
        if page.prompt.buttons.of("ready") is not None:
            push(page, "ready")
    before = page.view.viewport().grab().toImage()
    for key in page.table.walk():
        piece = page.scene.pieces.get(key)
        if piece is not None and page.table.can_lift(piece) and page.table.legal_places(piece):
            break
    walk_to(page, key)
    press(page, Qt.Key.Key_Return)
    page.hand.focus_on(None)
    page.scene.pieces[key].setPos(-500, -500)
    after = page.view.viewport().grab().toImage()
    ratios = []
    for name in page.scene.glowing():
        shape = page.scene.places[name].shape
        for percent in range(0, 100, 4):
            spot = page.view.mapFromScene(shape.pointAtPercent(percent / 100))
            if not after.rect().adjusted(6, 6, -6, -6).contains(spot):
                continue
            near = [spot + QPoint(x, y) for x in range(-4, 5) for y in range(-4, 5)]
            ratios.append(max(contrast(after.pixelColor(p).name(), before.pixelColor(p).name()) for p in near))
    assert len(ratios) > 20
    faint = [round(ratio, 1) for ratio in ratios if ratio < SHAPES]
    assert len(faint) <= len(ratios) / 20, faint


@pytest.mark.parametrize("setting", ["light", "dark", "contrast"])
def test_texts_of_the_style_sheet(qapp: QApplication, setting: str) -> None:
    """Every rule that sets a colour, on its own ground or on those that it may lie on. Only what is switched off may
    be fainter."""
    theme = Theme()
    theme.use(setting)
    palette = theme.palette
    grounds = [getattr(palette, name) for name in GROUNDS]
    faint, seen = [], 0
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(theme)):
        rules = dict(re.findall(r"(?:^|;)\s*(color|background)\s*:\s*(#[0-9a-fA-F]{6}|transparent)", body))
        if ":disabled" in selector or not rules.keys() & {"color", "background"}:
            continue
        if "color" not in rules and rules.get("background") in (palette.line, palette.border):
            continue  # a thin line, or the handle of a scroll bar
        if "color" not in rules and rules.get("background") in (palette.accent, palette.text_soft):
            if not re.search("slider|handle|scroll|hover", selector, re.IGNORECASE):
                faint.append(f"{selector.strip()}: a ground without a colour")
            continue
        colour = rules.get("color", palette.text)
        own = rules.get("background", "transparent")
        primary = "primary" in selector or ":checked" in selector
        for ground in [own] if own != "transparent" else grounds:
            text = palette.accent_text if primary and "color" not in rules else colour
            seen += 1
            if contrast(text, ground) < LEAST:
                faint.append(f"{selector.strip()}: {text} on {ground} is {contrast(text, ground):.2f}")
    assert seen > 30
    assert faint == []


@pytest.mark.parametrize("setting", ["light", "dark", "contrast"])
def test_texts_of_the_palette_that_qt_gets(qapp: QApplication, setting: str) -> None:
    theme = Theme()
    theme.use(setting)
    given = theme.qt_palette()
    role = given.ColorRole
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.Link, role.Window),
        (role.BrightText, role.Window),
    ):
        assert contrast(given.color(text).name(), given.color(ground).name()) >= LEAST, (text, ground)
