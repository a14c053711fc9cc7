"""Text can be read: 4.5:1 for every pair of a text's colour and what it stands on, in both themes."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.kit.style import style_sheet
from elios_desktop.ui.kit.theme import DARK, LIGHT, Palette, Theme

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


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_of_the_palette(palette: Palette) -> None:
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS]
    pairs += [(text, ground) for text in LOUD for ground in ("window", "panel")]
    pairs.append(("accent_text", "accent"))
    faint = {
        f"{text} on {ground}": round(contrast(getattr(palette, text), getattr(palette, ground)), 2)
        for text, ground in pairs
        if contrast(getattr(palette, text), getattr(palette, ground)) < LEAST
    }
    assert faint == {}


@pytest.mark.parametrize("setting", ["light", "dark"])
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
        if "color" not in rules and rules.get("background") == palette.line:
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


@pytest.mark.parametrize("setting", ["light", "dark"])
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
