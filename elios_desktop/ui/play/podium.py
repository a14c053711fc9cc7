"""The podium: the winner's name in letters of gold, and everybody on a step of their own height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.look import BRASS_INK, REST
from elios_desktop.ui.kit.materials import brass, paint_brass, paint_lettering, paint_wood, rounded
from elios_desktop.ui.kit.portrait import paint_portrait
from elios_desktop.ui.kit.shadows import cast
from elios_desktop.ui.kit.theme import Theme

_STEPS = {1: 46.0, 2: 32.0, 3: 21.0}
_LOWEST = 15.0
_FACE, _WINNER = 42.0, 54.0
_CROWN = 22.0
_WIDEST = 800
_NARROWEST = 160
"""Where there is less room, only the name is shown."""


@dataclass(frozen=True, slots=True)
class Climber:
    """Somebody on the podium."""

    name: str
    kind: str
    colour: int
    place: int


class Podium(QWidget):
    """A picture: what it shows is said by the card's own words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = ""
        self._climbers: tuple[Climber, ...] = ()
        self._art = Art()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(_WIDEST)

    def show_places(self, title: str, climbers: Sequence[Climber]) -> None:
        """Everybody, the winners first; `title` says who has won."""
        self._title, self._climbers = title, tuple(climbers)
        self._art.clear()
        self.setAccessibleName(title)
        self.updateGeometry()
        self.update()

    def _letters(self) -> QFont:
        """As large as the width allows."""
        font = QFont(self._theme.font("display", bold=True))
        for size in (40, 36, 32, 28, 24, 20):
            font.setPixelSize(round(size * min(1.3, self._theme.text_scale)))
            if QFontMetricsF(font).horizontalAdvance(self._title) <= self.width() - 24:
                break
        return font

    def sizeHint(self) -> QSize:
        """The letters above the steps."""
        return QSize(_WIDEST, round(QFontMetricsF(self._letters()).height() + _CROWN + _WINNER + _STEPS[1] + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """From the cache."""
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        key = (self._title, self._climbers, self._theme.palette.dark)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._art.pixmap(key, QSizeF(self.size()), self._paint))
        painter.end()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        font = self._letters()
        high = QFontMetricsF(font).height()
        paint_lettering(painter, QPointF(rect.center().x(), high * 0.5), self._title, font)
        floor = rect.bottom() - 6
        order = self._on_steps() if rect.width() >= _NARROWEST else []
        wide = min(104.0, (rect.width() - 20) / max(1, len(order)))
        left = rect.center().x() - wide * len(order) / 2
        dark = self._theme.palette.dark
        for number, each in enumerate(order):
            step = QRectF(left + number * wide + 2, floor - self._step(each.place), wide - 4, self._step(each.place))
            body = QPainterPath()
            body.addRect(step)
            cast(painter, body, REST, dark)
            paint_wood(painter, body, QColor(self._theme.palette.wood).darker(112 if number % 2 else 104), 11 + number)
            top = rounded(QRectF(step.left() - 3, step.top() - 4, step.width() + 6, 9), 3)
            paint_wood(painter, top, QColor(self._theme.palette.wood_light), 5 + number)
            if each.place <= 3:
                digit = QFont(font)
                digit.setPixelSize(max(13, round(min(24.0, step.height() * 0.6))))
                paint_lettering(painter, step.center() + QPointF(0, 3), str(each.place), digit)
            size = _WINNER if each.place == 1 else _FACE
            face = QRectF(step.center().x() - size / 2, step.top() - 5 - size, size, size)
            paint_portrait(painter, face, each.name, each.kind, each.colour, self._theme.font())
            if each.place == 1:
                _paint_crown(painter, QPointF(face.center().x(), face.top() + 3))
        painter.setPen(QPen(QColor(self._theme.palette.line), 2))
        painter.drawLine(QPointF(rect.left() + 8, floor), QPointF(rect.right() - 8, floor))

    def _on_steps(self) -> list[Climber]:
        """The first in the middle, the second at the left of them, the third at the right, as people know it."""
        order: list[Climber] = []
        for number, each in enumerate(sorted(self._climbers, key=lambda one: one.place)):
            order.insert(0 if number % 2 else len(order), each)
        return order

    @staticmethod
    def _step(place: int) -> float:
        return _STEPS.get(place, _LOWEST)


def _paint_crown(painter: QPainter, foot: QPointF) -> None:
    crown = QPainterPath(foot + QPointF(-14, 0))
    for x, y in ((-16, -15), (-8, -8), (0, -19), (8, -8), (16, -15), (14, 0)):
        crown.lineTo(foot + QPointF(x, y))
    crown.closeSubpath()
    paint_brass(painter, crown)
    painter.setBrush(brass(QRectF(foot.x() - 16, foot.y() - 22, 32, 10)))
    painter.setPen(QPen(QColor(BRASS_INK), 0.8))
    for x, y in ((-16, -16), (0, -20), (16, -16)):
        painter.drawEllipse(foot + QPointF(x, y), 2.6, 2.6)
    painter.setPen(Qt.PenStyle.NoPen)
