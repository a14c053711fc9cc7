"""A closed game box: its sides, its name, the facts at its foot. The picture on its front comes from `fronts`.

A box is painted on a sheet of 240 by 300 units and scaled to the size asked for, so that it is crisp at any size and
pixel ratio. The title and the facts on it are text of the person's language; the caller gives them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from elios_desktop.games import entry_of

SHEET_WIDTH, SHEET_HEIGHT = 240.0, 300.0
FRONT = QRectF(5, 13, 220, 276)
_DEPTH_X, _DEPTH_Y = 9.0, 7.0
_STRIP = 38.0  # the facts' strip at the foot of the cover
_LEAST_GAP = 7.0  # between two facts

Front = Callable[[QPainter], None]
"""Paints a picture into `FRONT`."""


class Facts(NamedTuple):
    """What is printed on a box, as texts of the language in force; an empty one is left out."""

    title: str
    players: str
    minutes: str
    age: str


class Look(NamedTuple):
    """The colours of one box."""

    base: str  # of sides and strip
    title: str  # of the name


def paint_box(
    painter: QPainter, rect: QRectF, look: Look, facts: Facts, font: QFont, shadow: QColor, front: Front | None
) -> None:
    """Paint a closed box into a rectangle, keeping its proportions. Without a picture it is a plain one, in a hurry: it
    throws no shadow either."""
    scale = min(rect.width() / SHEET_WIDTH, rect.height() / SHEET_HEIGHT)
    painter.save()
    painter.translate(rect.center().x() - SHEET_WIDTH * scale / 2, rect.center().y() - SHEET_HEIGHT * scale / 2)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    if front is not None:
        _paint_shadow(painter, shadow)
    _paint_sides(painter, QColor(look.base))
    _fill(painter, FRONT, QColor(look.base))
    if front is not None:
        painter.save()
        painter.setClipRect(FRONT)
        front(painter)
        painter.restore()
    _paint_title(painter, facts.title, look, font)
    _paint_strip(painter, facts, QColor(look.base), font)
    edge = QColor(255, 255, 255, 60)
    left, top, width, height = FRONT.left(), FRONT.top(), FRONT.width(), FRONT.height()
    for strip in ((left, top, width, 1.3), (left, top, 1.3, height), (left, top + height - 1.3, width, 1.3)):
        _fill(painter, QRectF(*strip), edge)
    painter.restore()


def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """(Choosing among the many forms of `fillRect`, PySide loads types for two milliseconds.)"""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def _paint_shadow(painter: QPainter, shadow: QColor) -> None:
    """Right and below the box, in bands that are not smoothed: blended shapes cost the first picture milliseconds."""
    shade = QColor(shadow)
    shade.setAlphaF(shadow.alphaF() * 0.15)
    painter.setBrush(shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    inner_x, inner_y = FRONT.right() - 1, FRONT.bottom() - 1
    for grow in range(5, -3, -1):
        right, bottom = FRONT.right() + 9 + grow, FRONT.bottom() + 3.5 + grow
        left, top = FRONT.left() + 5 - grow, FRONT.top() + 9 - grow
        for x, y, to_x, to_y in (
            (inner_x, top, right, bottom - 2),
            (left, inner_y, inner_x, bottom),
            (inner_x, bottom - 2, right - 2, bottom),  # a rounded corner
        ):
            painter.drawRect(QRectF(x, y, to_x - x, to_y - y))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_sides(painter: QPainter, base: QColor) -> None:
    left, top, right, bottom = FRONT.left(), FRONT.top(), FRONT.right(), FRONT.bottom()
    dx, dy = _DEPTH_X, _DEPTH_Y
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base.lighter(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left + 1, top + 3),
                QPointF(left + dx, top - dy),
                QPointF(right + dx, top - dy),
                QPointF(right - 1, top + 3),
            ]
        )
    )
    painter.setBrush(base.darker(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(right - 3, top + 1),
                QPointF(right + dx, top - dy),
                QPointF(right + dx, bottom - dy),
                QPointF(right - 3, bottom - 1),
            ]
        )
    )
    # The edge of the lid: a box has two halves.
    painter.setPen(QPen(base.darker(175), 1))
    painter.drawLine(QPointF(right + dx * 0.62, top - dy * 0.5), QPointF(right + dx * 0.62, bottom - dy * 0.62))


def _paint_title(painter: QPainter, title: str, look: Look, font: QFont) -> None:
    face = QFont(font)
    face.setPixelSize(37)
    face.setWeight(QFont.Weight.Bold)
    face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
    painter.setFont(face)
    room = QRectF(FRONT.left(), FRONT.top() + 9, FRONT.width(), 46)
    painter.setPen(QColor(0, 0, 0, 60))
    painter.drawText(room.translated(0, 1.6), Qt.AlignmentFlag.AlignCenter, title)
    painter.setPen(QColor(look.title))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, title)


def _paint_strip(painter: QPainter, facts: Facts, base: QColor, font: QFont) -> None:
    strip = QRectF(FRONT.left(), FRONT.bottom() - _STRIP, FRONT.width(), _STRIP)
    _fill(painter, strip, base.darker(150))
    face = QFont(font)
    face.setWeight(QFont.Weight.Bold)
    shown = [
        (icon, text) for icon, text in ((_pawns, facts.players), (_clock, facts.minutes), (None, facts.age)) if text
    ]
    for size in (17, 16, 15, 14):  # in some languages the facts need more room
        face.setPixelSize(size)
        painter.setFont(face)
        metrics = painter.fontMetrics()
        widths = [metrics.horizontalAdvance(text) + (23 if icon else 0) for icon, text in shown]
        gap = (strip.width() - sum(widths)) / (len(shown) + 1)
        if gap >= _LEAST_GAP:
            break
    x = strip.left() + gap
    for (icon, text), width in zip(shown, widths, strict=True):
        ink = QColor("#fff6e6")
        if icon:
            icon(painter, QPointF(x + 9, strip.center().y()), ink)
        painter.setPen(ink)
        room = QRectF(x + (23 if icon else 0), strip.top(), width, strip.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        x += width + gap


def _pawns(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, size in ((-4.5, 0.85), (4.0, 1.0)):
        painter.drawEllipse(at + QPointF(x, -4.4 * size), 3.3 * size, 3.3 * size)
        body = QPainterPath()
        body.moveTo(at + QPointF(x - 5.4 * size, 7))
        body.quadTo(at + QPointF(x, -7 * size), at + QPointF(x + 5.4 * size, 7))
        body.closeSubpath()
        painter.drawPath(body)


def _clock(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawEllipse(at, 7.5, 7.5)
    painter.drawPolyline(QPolygonF([at + QPointF(0, -4.5), at, at + QPointF(3.2, 1.8)]))


def find_front(game_id: str) -> Front:
    """What paints the front of a game's box: `paint_front` of its module."""
    return cast(Front, entry_of(game_id).load("cover").paint_front)


def wash(painter: QPainter, top: str, bottom: str) -> None:
    """Fill the front with one colour running into another."""
    gradient = QLinearGradient(FRONT.topLeft(), FRONT.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    painter.fillRect(FRONT, gradient)
