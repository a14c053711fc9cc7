"""What lies around the sun of Elios: the rack with its dashed places, the side view, and captions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from elios_desktop.games.elios.rules.deal import HIGHEST
from elios_desktop.games.elios.table.beams import beam_outline
from elios_desktop.games.elios.table.board import GOLD, GOLD_DARK
from elios_desktop.games.elios.table.marks import COLOURS, paint_mark
from elios_desktop.ui.kit.shadows import soft_shadow
from elios_desktop.ui.kit.theme import SIZES, Palette
from elios_desktop.ui.kit.wood import paint_grain

_CREAM = QColor("#fff3da")


def paint_rack(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow tray of wood."""
    body = QPainterPath()
    body.addRoundedRect(rect, 12, 12)
    soft_shadow(painter, body, 5, QColor(40, 20, 0, 90), QPointF(0, 2))
    rim = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rim.setColorAt(0, QColor(palette.wood).lighter(106))
    rim.setColorAt(1, QColor(palette.wood).darker(120))
    painter.setPen(QPen(QColor(palette.wood_dark).darker(120), 1.5))
    painter.setBrush(rim)
    painter.drawPath(body)
    inside, dark = rect.adjusted(6, 6, -6, -6), QColor(palette.wood_dark)
    well = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    well.setColorAt(0, dark.darker(116))
    well.setColorAt(0.14, dark.lighter(104))
    well.setColorAt(1, dark.lighter(118))
    shape = QPainterPath()
    shape.addRoundedRect(inside, 8, 8)
    painter.save()
    painter.setClipPath(shape)
    painter.fillPath(shape, well)
    paint_grain(painter, inside, dark, Random(8), strength=1.3)
    shade = QLinearGradient(inside.topLeft(), inside.topLeft() + QPointF(0, 12))
    shade.setColorAt(0, QColor(20, 8, 0, 120))
    shade.setColorAt(1, QColor(20, 8, 0, 0))
    painter.fillRect(inside, shade)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(dark.darker(140), 1.2))
    painter.drawPath(shape)


def paint_slot(painter: QPainter, rect: QRectF, font: QFont, text: str, *, split: bool = False) -> None:
    """A dashed place in the rack: a plus for a new bundle, or how a beam leaves its bundle; words if they fit."""
    painter.setPen(QPen(QColor(255, 240, 210, 130), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(255, 240, 210, 20))
    painter.drawRoundedRect(rect, 8, 8)
    flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    room = rect.adjusted(5, 4, -5, -5)
    written, words = _written(font, text, room, flags)
    tall = room.height() - (words.height() + 4 if written else 0)
    icon = QRectF(0, 0, min(tall, room.width()) * 0.8, min(tall, room.width()) * 0.8)
    icon.moveCenter(QPointF(room.center().x(), room.top() + tall / 2))
    (_paint_leaving if split else _paint_plus)(painter, icon)
    if written is not None:
        painter.setPen(_CREAM)
        painter.setFont(written)
        painter.drawText(room.adjusted(0, tall + 2, 0, 4), flags, text)


def _written(font: QFont, text: str, room: QRectF, flags: int) -> tuple[QFont | None, QRectF]:
    """The font in which words fit in a place, at least 11 points; None if they don't."""
    sizes = {font.pointSizeF(), SIZES["small"]}
    for size in sorted(sizes, reverse=True):
        tried = QFont(font)
        tried.setPointSizeF(size)
        metrics = QFontMetricsF(tried)
        words = metrics.boundingRect(room, flags, text)
        widest = max(map(metrics.horizontalAdvance, text.split()))
        if widest <= room.width() and words.height() <= room.height() * 0.62:
            return tried, words
    return None, QRectF()


def _paint_plus(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(_CREAM, max(2.0, rect.width() * 0.06)))
    arm = rect.width() * 0.28
    painter.drawLine(rect.center() - QPointF(arm, 0), rect.center() + QPointF(arm, 0))
    painter.drawLine(rect.center() - QPointF(0, arm), rect.center() + QPointF(0, arm))


def _paint_leaving(painter: QPainter, rect: QRectF) -> None:
    """Two tied beams, and one that goes away."""
    length, wide = rect.height() * 0.86, rect.width() * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    for x, turn, alpha in ((0.28, -9.0, 120), (0.40, 5.0, 120), (0.74, 24.0, 235)):
        painter.save()
        painter.translate(rect.left() + rect.width() * x, rect.bottom() - rect.height() * (0.04 if x < 0.5 else 0.12))
        painter.rotate(turn)
        painter.setBrush(QColor(255, 243, 218, alpha))
        painter.drawPath(beam_outline(length * (1.0 if x < 0.5 else 0.9), wide))
        painter.restore()
    painter.setPen(QPen(QColor(255, 243, 218, 220), max(1.5, wide * 0.3)))
    y = rect.bottom() - length * 0.26
    painter.drawLine(QPointF(rect.left() + rect.width() * 0.2, y), QPointF(rect.left() + rect.width() * 0.5, y))


# -- the side view ---------------------------------------------------------------------------------------------------


_TITLED = 6.5
"""The side view has a title if it is so many lines high."""


def paint_elevation(
    painter: QPainter,
    rect: QRectF,
    columns: Sequence[str],
    discs: int,
    palette: Palette,
    font: QFont,
    put: Mapping[int, str],
    words: tuple[str, str],
) -> None:
    """The columns from the side, side by side, and the line of the top disc; `put`: beams on their way, by column. The
    first of the words is the title, the second what the line is; they are left out where there is no room."""
    card = QPainterPath()
    card.addRoundedRect(rect, 9, 9)
    soft_shadow(painter, card, 3, QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(card)
    font = _low(font, rect, len(columns))
    metrics = QFontMetricsF(font)
    foot = rect.bottom() - metrics.height() - 3
    title = metrics.height() + 2 if rect.height() >= _TITLED * metrics.height() else 0.0
    tall = (foot - rect.top() - title - metrics.height() / 2 - 4) / HIGHEST
    inner = rect.adjusted(10, 0, -metrics.horizontalAdvance("9") - 14, 0)
    step = inner.width() / len(columns)
    line = QColor(palette.line)
    for level in range(1, HIGHEST + 1):
        y = foot - level * tall
        painter.setPen(QPen(line, 1.0))
        painter.drawLine(QPointF(inner.left() - 3, y), QPointF(inner.right() + 3, y))
    painter.setPen(QPen(QColor(palette.text_soft), 1.4))
    painter.drawLine(QPointF(inner.left() - 3, foot + 0.6), QPointF(inner.right() + 3, foot + 0.6))
    painter.setFont(font)
    gold = QColor(GOLD_DARK if not palette.dark else GOLD)
    if title:
        _write_title(painter, rect.adjusted(9, 4, -9, 0), words, metrics, palette, gold)
    for number, letters in enumerate(columns):
        x = inner.left() + number * step
        for level, letter in enumerate(letters + put.get(number + 1, "")):
            box = QRectF(x + step * 0.08, foot - (level + 1) * tall, step * 0.84, tall)
            _paint_end(painter, box, letter, ghost=level == len(letters))
        painter.setPen(QColor(palette.text_soft))
        below = QRectF(x - 4, foot + 1, step + 8, metrics.height() + 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    y = foot - discs * tall
    painter.setPen(QPen(gold, 2.4))
    painter.drawLine(QPointF(inner.left() - 3, y), QPointF(inner.right() + 3, y))
    painter.setPen(QColor(palette.text))
    right = QRectF(inner.right() + 4, y - metrics.height() / 2, rect.right() - inner.right() - 6, metrics.height())
    painter.drawText(right, Qt.AlignmentFlag.AlignCenter, str(discs))


def _write_title(
    painter: QPainter, rect: QRectF, words: tuple[str, str], metrics: QFontMetricsF, palette: Palette, gold: QColor
) -> None:
    title, line = words
    top = QRectF(rect.left(), rect.top(), rect.width(), metrics.height())
    painter.setPen(QColor(palette.text))
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, title)
    wide = metrics.horizontalAdvance(line)
    if metrics.horizontalAdvance(title) + wide + 36 <= rect.width():
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(top, Qt.AlignmentFlag.AlignRight, line)
        painter.setPen(QPen(gold, 2.4))
        middle, end = top.center().y() + 1, top.right() - wide - 5
        painter.drawLine(QPointF(end - 16, middle), QPointF(end, middle))


def _low(font: QFont, rect: QRectF, columns: int) -> QFont:
    """The font, smaller if the numbers would crowd the columns, but never under 11 points."""
    metrics = QFontMetricsF(font)
    room = min(rect.height() * 0.15 / metrics.height(), rect.width() / (columns * 2.0) / metrics.horizontalAdvance("8"))
    smaller = QFont(font)
    smaller.setPointSizeF(min(font.pointSizeF(), max(SIZES["small"], font.pointSizeF() * room)))
    return smaller


def _paint_end(painter: QPainter, box: QRectF, letter: str, *, ghost: bool) -> None:
    """The end of one beam, or where one will be."""
    base = QColor(COLOURS[letter])
    painter.setOpacity(0.5 if ghost else 1.0)
    shade = QLinearGradient(box.topLeft(), box.topRight())
    shade.setColorAt(0, base.lighter(112))
    shade.setColorAt(0.4, base)
    shade.setColorAt(1, base.darker(114))
    painter.setPen(QPen(base.darker(170), 0.9, Qt.PenStyle.DashLine if ghost else Qt.PenStyle.SolidLine))
    painter.setBrush(shade)
    painter.drawRoundedRect(box.adjusted(0, 0.4, 0, -0.4), 1.5, 1.5)
    paint_mark(painter, letter, box.center(), min(box.height(), box.width()) * 0.36)
    painter.setOpacity(1.0)


def paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, palette: Palette) -> None:
    """A short caption that floats over the table."""
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(4, 4, -4, -4), rect.height() / 2 - 4, rect.height() / 2 - 4)
    soft_shadow(painter, body, 3, QColor(40, 20, 0, 90), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.accent), 1.5))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QColor(palette.text))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_badge(painter: QPainter, rect: QRectF, letter: str) -> None:
    """A team's sign: the mark of a beam on a small coin."""
    coin = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(COLOURS[letter]).darker(160), 1.2))
    painter.setBrush(QColor(COLOURS[letter]))
    painter.drawEllipse(coin)
    paint_mark(painter, letter, coin.center(), coin.width() * 0.34)
