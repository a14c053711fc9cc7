"""What is read stands out from what it really stands on: measured in pictures of windows and of what lies on tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QWidget

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art
from tests.facts import facts_of
from tests.sizes import each_once, sized
from tests.ui.spoken import name_of, windows
from tests.ui.stages import Stage
from tests.ui.test_contrast import LEAST, contrast

THEMES = ("light", "dark", "contrast")
PAGES = ("home", "new-holi", "settings", "holi-refused", "elios-end", "looking-back", "curtain", "learning-holi",
         "question", "statistics")  # fmt: skip
_OTHER = 24
"""So much apart in some channel are a text and its ground at least."""
_GROUND = 0.4
"""The most frequent tones of so large a part are the ground."""


@pytest.fixture(autouse=True)
def _paints_once() -> None:
    """Here everything is painted anew: what is kept from another test isn't seen while it is painted."""


def _written(widget: QWidget) -> str:
    """What is to be read on it."""
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    only_a_sign = Qt.ToolButtonStyle.ToolButtonIconOnly
    if not isinstance(widget, QLabel | QAbstractButton) or widget.property("toolButtonStyle") is only_a_sign:
        return ""
    return widget.text()


def _scrolled_to(widget: QWidget) -> bool:
    """Bring what isn't wholly in sight there, as far as its page can be scrolled; whether that moved anything."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is None or widget.visibleRegion().boundingRect() == widget.rect():
        return False
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    before = [bar.value() for bar in bars]
    area.ensureWidgetVisible(widget, 0, 0)
    return [bar.value() for bar in bars] != before


def _tones(image: QImage, rect: QRect) -> Counter[int]:
    inside = image.copy(rect.intersected(image.rect())).convertToFormat(QImage.Format.Format_ARGB32)
    return Counter(memoryview(inside.constBits()).cast("I"))


@sized(("page", "theme"), each_once(PAGES[::3], THEMES), list(product(PAGES, THEMES)))
def test_texts_of_widgets(stage: Stage, page: str, theme: str) -> None:
    """Something in each text stands out from its ground, the tone of most of it."""
    stage.program.services.preferences.change(theme=theme)
    stage.come_to(page)
    faint, seen = [], 0
    for window in windows():
        image = window.grab().toImage()
        for each in window.findChildren(QWidget):
            if not each.isVisible() or not each.isEnabled():
                continue
            if each.window() is not window or not any(map(str.isalnum, _written(each))):
                continue
            if _scrolled_to(each):
                image = window.grab().toImage()
            room = each.visibleRegion().boundingRect().adjusted(4, 4, -4, -4)
            if room.width() < 4 or room.height() < 4:
                continue
            tones = _tones(image, QRect(each.mapTo(window, room.topLeft()), room.size()))
            ground = QColor(tones.most_common(1)[0][0]).name()
            best = max(contrast(QColor(tone).name(), ground) for tone in tones)
            seen += 1
            if best < LEAST:
                faint.append(f"{name_of(each)}: {_written(each)[:40]!r} has {best:.2f}")
    assert seen >= 3
    assert faint == []


@dataclass(frozen=True)
class _Text:
    """What was painted, where, and how."""

    text: str
    box: QRectF
    pen: QColor


class _Watch:
    """Sees each text that is painted into a picture of a table, and measures it there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.best: dict[tuple[int, str, int], float] = {}
        """By picture, text and place (of a shadow and what lies on it, the better one counts)."""
        self._now: list[_Text] = []
        draw, pixmap, background = QPainter.drawText, Art.pixmap, TableScene.background

        def seen_draw(painter: QPainter, *given: Any) -> Any:
            self._now.extend(_painted(painter, given))
            return draw(painter, *given)

        def seen_pixmap(art: Art, key: Any, size: Any, paint: Any) -> QPixmap:
            before, self._now = self._now, []
            made = pixmap(art, key, size, paint)
            fresh, self._now = self._now, before
            self._measure(made, fresh)
            return made

        def seen_background(scene: TableScene, paint: Any) -> QPixmap:
            before, self._now = self._now, []
            made = background(scene, paint)
            fresh, self._now = self._now, before
            self._measure(made, fresh)
            return made

        monkeypatch.setattr(QPainter, "drawText", seen_draw)
        monkeypatch.setattr(Art, "pixmap", seen_pixmap)
        monkeypatch.setattr(TableScene, "background", seen_background)

    def _measure(self, made: QPixmap, fresh: list[_Text]) -> None:
        image = made.toImage()
        for each in fresh:
            ratio = _ratio(each, image)
            if ratio is not None:
                key = (made.cacheKey(), each.text, round(each.box.center().x() / 8) * 1000 + round(each.box.y() / 8))
                self.best[key] = max(ratio, self.best.get(key, 0.0))


def _flags(given: Any) -> int:
    return given if isinstance(given, int) else int(given.value)


def _painted(painter: QPainter, given: tuple[Any, ...]) -> Iterator[_Text]:
    text = next(each for each in given if isinstance(each, str))
    metrics, first = QFontMetricsF(painter.font()), given[0]
    if isinstance(first, QRect | QRectF):
        box = metrics.boundingRect(QRectF(first), _flags(given[1]), text)
    elif isinstance(first, QPoint | QPointF):
        box = metrics.boundingRect(text).translated(QPointF(first))
    else:
        return
    if any(map(str.isalnum, text)):
        yield _Text(text, painter.combinedTransform().mapRect(box), QColor(painter.pen().color()))


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _ratio(text: _Text, image: QImage) -> float | None:
    """The contrast of a text with the tones around it; nothing where those are another picture's."""
    others = [
        (tone, count)
        for tone, count in _tones(image, text.box.toRect()).most_common()
        if max(abs(a - b) for a, b in zip(_parts(QColor(tone)), _parts(text.pen), strict=True)) > _OTHER
    ]
    if not others or others[0][0] >> 24 < 255:
        return None
    whole, taken = sum(count for _, count in others), 0
    mixed = [0, 0, 0]
    for tone, count in others:
        mixed = [a + b * count for a, b in zip(mixed, _parts(QColor(tone)), strict=True)]
        taken += count
        if taken > whole * _GROUND:
            break
    return contrast(text.pen.name(), QColor(*(part // taken for part in mixed)).name())


@sized(("game", "theme"), each_once(GAME_IDS, THEMES), list(product(GAME_IDS, THEMES)))
def test_texts_painted_on_tables(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, game: str, theme: str
) -> None:
    stage: Stage = request.getfixturevalue("stage")
    stage.program.services.preferences.change(theme=theme)
    stage.rest()  # home has painted itself anew, with the small pictures on the boxes
    watch = _Watch(monkeypatch)
    stage.come_to(game)
    assert len(watch.best) >= facts_of(game).painted_texts
    assert {text: round(ratio, 2) for (_, text, _), ratio in watch.best.items() if ratio < LEAST} == {}
