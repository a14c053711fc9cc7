"""Paints who somebody is: a person's initial in their colour, or one of the computers' seven faces, each with the
seat's mark. Characters are told apart by what they wear, not by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from elios_desktop.engine.record import COMPUTER_LEVELS, computer_level
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.theme import PAPER, PAPER_INK, SEAT_STYLES, Palette, Theme

if TYPE_CHECKING:
    from elios_desktop.ui.kit.services import Services

_INK = QColor("#3a2012")
_UNIT = 100.0
"""A face is painted in a square of so many units; its middle is the origin."""


@dataclass(frozen=True, slots=True)
class Look:
    """What makes somebody who they are."""

    wall: str
    """Behind the head."""
    skin: str
    hair: str
    clothes: str
    brows: float
    """How far the brows are drawn down: -1 raised in wonder, 1 in thought."""
    smile: float
    """How far the mouth goes up: 1 laughing, 0 straight."""
    behind: Callable[[QPainter, Look], None]
    """What lies behind the head."""
    before: Callable[[QPainter, Look], None]
    """What is worn in front of it."""


def paint_face(painter: QPainter, rect: QRectF, level: int, smile: float | None = None) -> None:
    """The face of the computer of a level, from 1, in a round frame that fills a square; `smile`: other than usual."""
    look = LOOKS[level - 1]
    look = look if smile is None else replace(look, smile=smile)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / _UNIT, side / _UNIT)
    round_frame = QPainterPath()
    round_frame.addEllipse(QPointF(), 46, 46)
    painter.save()
    painter.setClipPath(round_frame)
    _wall(painter, look)
    look.behind(painter, look)
    _body(painter, look)
    _head(painter, look)
    look.before(painter, look)
    painter.restore()
    _frame(painter)
    painter.restore()


def _fill(painter: QPainter, path: QPainterPath, colour: QColor | str, edge: float = 1.2) -> None:
    colour = QColor(colour)
    painter.setBrush(colour)
    painter.setPen(QPen(colour.darker(165), edge) if edge else Qt.PenStyle.NoPen)
    painter.drawPath(path)


def _wall(painter: QPainter, look: Look) -> None:
    light = QRadialGradient(QPointF(-12, -18), 70)
    light.setColorAt(0, QColor(look.wall).lighter(128))
    light.setColorAt(1, QColor(look.wall).darker(112))
    painter.fillRect(QRectF(-50, -50, 100, 100), light)


def _body(painter: QPainter, look: Look) -> None:
    skin = QColor(look.skin)
    neck = QPainterPath()
    neck.addRoundedRect(QRectF(-8, 14, 16, 24), 6, 6)
    _fill(painter, neck, skin.darker(118), 0)
    shoulders = QPainterPath(QPointF(-44, 56))
    shoulders.cubicTo(-42, 30, -22, 30, -11, 27)
    shoulders.cubicTo(-6, 36, 6, 36, 11, 27)
    shoulders.cubicTo(22, 30, 42, 30, 44, 56)
    _fill(painter, shoulders, look.clothes)


def _head(painter: QPainter, look: Look) -> None:
    skin = QColor(look.skin)
    for side in (-1, 1):
        ear = QPainterPath()
        ear.addEllipse(QPointF(side * 21.5, 2), 4.2, 6)
        _fill(painter, ear, skin.darker(108))
    head = QPainterPath(QPointF(-21, -8))
    head.cubicTo(-22, -30, 22, -30, 21, -8)
    head.cubicTo(21, 10, 15, 25, 0, 26)
    head.cubicTo(-15, 25, -21, 10, -21, -8)
    shade = QLinearGradient(QPointF(-18, -20), QPointF(20, 26))
    shade.setColorAt(0, skin.lighter(110))
    shade.setColorAt(1, skin.darker(108))
    painter.setBrush(shade)
    painter.setPen(QPen(skin.darker(160), 1.2))
    painter.drawPath(head)
    cheek = QColor("#d6472f")
    cheek.setAlpha(60)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cheek)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(side * 12.5, 9), 4.6, 3.2)
    _eyes(painter, look)
    painter.setPen(QPen(skin.darker(150), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    nose = QPainterPath(QPointF(0.5, 0))
    nose.quadTo(4, 6, -1.5, 7.5)
    painter.drawPath(nose)
    _mouth(painter, look)


def _eyes(painter: QPainter, look: Look) -> None:
    for side in (-1, 1):
        eye = QPointF(side * 8.6, -2)
        painter.setPen(QPen(_INK, 0.9))
        painter.setBrush(QColor("#fffdf6"))
        painter.drawEllipse(eye, 4.1, 3.7 - max(0.0, look.brows))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_INK)
        painter.drawEllipse(eye + QPointF(0.5, 0.4), 2.3, 2.5)
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(eye + QPointF(-0.3, -0.6), 0.8, 0.8)
        brow = QPainterPath(QPointF(side * 13.4, -8.6 + look.brows * 0.4))
        brow.quadTo(side * 9, -11.4 - max(0.0, -look.brows) * 2, side * 4.4, -8.8 + look.brows * 2.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.hair).darker(130), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(brow)


def _mouth(painter: QPainter, look: Look) -> None:
    mouth = QPainterPath(QPointF(-6.5, 13))
    mouth.quadTo(0, 13 + 7 * look.smile, 6.5, 13)
    if look.smile > 0.8:
        mouth.closeSubpath()
        painter.setBrush(QColor("#8e2a22"))
    painter.setPen(QPen(QColor("#7a2a1c"), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(mouth)


def _frame(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour, radius in ((5.0, "#7a5208", 46.0), (3.2, "#e6bb55", 46.0), (1.0, "#fbe6a6", 44.9)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawEllipse(QPointF(), radius, radius)


# -- what they wear


def _nothing(_painter: QPainter, _look: Look) -> None:
    """Wear nothing there."""


def _fringe(painter: QPainter, look: Look, low: float = -12) -> None:
    hair = QPainterPath(QPointF(-22, -2))
    hair.cubicTo(-24, -34, 24, -34, 22, -2)
    hair.cubicTo(19, low + 2, 9, low - 2, 0, low)
    hair.cubicTo(-9, low - 2, -18, low + 2, -22, -2)
    _fill(painter, hair, look.hair)


def _long_hair(painter: QPainter, look: Look) -> None:
    hair = QPainterPath(QPointF(-24, -8))
    hair.cubicTo(-28, -38, 28, -38, 24, -8)
    hair.cubicTo(27, 14, 29, 30, 24, 42)
    hair.lineTo(-24, 42)
    hair.cubicTo(-29, 30, -27, 14, -24, -8)
    _fill(painter, hair, look.hair)


def _paper_hat(painter: QPainter, look: Look) -> None:
    _fringe(painter, look, -13)
    freckle = QColor(look.skin).darker(140)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(freckle)
    for x, y in ((-13, 5), (-10, 7.4), (-7.4, 5), (13, 5), (10, 7.4), (7.4, 5)):
        painter.drawEllipse(QPointF(x, y), 0.8, 0.8)
    hat = QPainterPath(QPointF(-27, -17))
    hat.lineTo(0, -43)
    hat.lineTo(27, -17)
    hat.quadTo(0, -12, -27, -17)
    _fill(painter, hat, "#fbf6e6")
    painter.setPen(QPen(QColor("#c9bfa2"), 1))
    painter.drawLine(QPointF(0, -42), QPointF(3, -15))
    for row, x in ((-22, 11), (-26, 7)):
        painter.setPen(QPen(QColor("#c0392b"), 1.6))
        painter.drawLine(QPointF(-x, row), QPointF(-x + 5, row))


def _headband(painter: QPainter, look: Look) -> None:
    _fringe(painter, look, -14)
    band = QPainterPath(QPointF(-22.5, -14))
    band.cubicTo(-12, -27, 12, -27, 22.5, -14)
    band.lineTo(22, -8)
    band.cubicTo(12, -20, -12, -20, -22, -8)
    band.closeSubpath()
    _fill(painter, band, "#f08a24")


_CURLS = ((21, -10, 11), (16, -23, 12), (23, 3, 9))
"""Of one half of the head."""


def _curls(painter: QPainter, look: Look) -> None:
    for x, y, size in (
        (-21, -10, 11),
        (-16, -23, 12),
        (0, -28, 14),
        (16, -23, 12),
        (21, -10, 11),
        (-23, 3, 9),
        (23, 3, 9),
    ):
        curl = QPainterPath()
        curl.addEllipse(QPointF(x, y), size, size)
        _fill(painter, curl, look.hair)


def _flower(painter: QPainter, look: Look) -> None:
    for x, y, size in ((-13, -20, 8), (0, -23, 9), (12, -20, 8)):
        curl = QPainterPath()
        curl.addEllipse(QPointF(x, y), size, size * 0.7)
        _fill(painter, curl, look.hair)
    painter.setPen(QPen(QColor("#a8324a"), 0.8))
    painter.setBrush(QColor("#ff7d93"))
    for x, y in ((20, -24), (26, -19), (24, -12), (16, -12), (14, -19)):
        painter.drawEllipse(QPointF(x, y), 4.6, 4.6)
    painter.setBrush(QColor("#ffd95a"))
    painter.drawEllipse(QPointF(20, -17.5), 3.4, 3.4)


def _cap_and_beard(painter: QPainter, look: Look) -> None:
    beard = QPainterPath(QPointF(-21, 0))
    beard.cubicTo(-20, 30, -8, 34, 0, 34)
    beard.cubicTo(8, 34, 20, 30, 21, 0)
    beard.cubicTo(17, 10, 12, 9.5, 8, 9.5)
    beard.quadTo(0, 6.5, -8, 9.5)
    beard.cubicTo(-12, 9.5, -17, 10, -21, 0)
    _fill(painter, beard, look.hair)
    _mouth(painter, look)
    cap = QPainterPath(QPointF(-24, -12))
    cap.cubicTo(-24, -42, 24, -42, 24, -12)
    cap.quadTo(0, -20, -24, -12)
    _fill(painter, cap, "#7a2f1c")
    peak = QPainterPath(QPointF(-18, -14.5))
    peak.quadTo(0, -21, 18, -14.5)
    peak.quadTo(34, -12, 36, -6)
    peak.quadTo(8, -13, -18, -14.5)
    _fill(painter, peak, "#5c2214")


def _bun(painter: QPainter, look: Look) -> None:
    _long_hair(painter, look)
    bun = QPainterPath()
    bun.addEllipse(QPointF(0, -35), 10, 9)
    _fill(painter, bun, look.hair)


def _glasses(painter: QPainter, look: Look) -> None:
    hair = QPainterPath(QPointF(-22, 2))
    hair.cubicTo(-26, -34, 26, -34, 22, 2)
    hair.cubicTo(19, -14, 8, -18, 0, -20)
    hair.cubicTo(-8, -18, -19, -14, -22, 2)
    _fill(painter, hair, look.hair)
    painter.setBrush(QColor(255, 255, 255, 60))
    painter.setPen(QPen(QColor("#b5832a"), 1.9))
    for side in (-1, 1):
        painter.drawEllipse(QPointF(side * 8.8, -2), 6.4, 6.2)
    painter.drawLine(QPointF(-2.4, -3), QPointF(2.4, -3))


def _moustache_and_fez(painter: QPainter, look: Look) -> None:
    for side in (-1, 1):
        half = QPainterPath(QPointF(0, 9.5))
        half.cubicTo(side * 5, 7, side * 11, 9, side * 16, 5)
        half.cubicTo(side * 14, 14, side * 5, 14.5, 0, 12)
        half.closeSubpath()
        _fill(painter, half, look.hair)
    monocle = QPen(QColor("#e0b040"), 1.9)
    painter.setPen(monocle)
    painter.setBrush(QColor(255, 255, 255, 70))
    painter.drawEllipse(QPointF(8.6, -2), 6.4, 6.4)
    painter.setPen(QPen(QColor("#e0b040"), 1))
    painter.drawLine(QPointF(14, 2), QPointF(19, 18))
    hat = QPainterPath(QPointF(-17, -13))
    hat.lineTo(-15, -46)
    hat.quadTo(0, -49, 15, -46)
    hat.lineTo(17, -13)
    hat.quadTo(0, -18, -17, -13)
    _fill(painter, hat, "#1f3340")
    brim = QPainterPath(QPointF(-28, -12))
    brim.quadTo(0, -20, 28, -12)
    brim.quadTo(0, -9.5, -28, -12)
    _fill(painter, brim, "#16252f")
    painter.setPen(QPen(QColor("#c9852b"), 3.4))
    painter.drawLine(QPointF(-16.2, -19), QPointF(16.2, -19))


def _hood(painter: QPainter, _look: Look) -> None:
    hood = QPainterPath(QPointF(0, -45))
    hood.cubicTo(36, -42, 36, 8, 34, 50)
    hood.lineTo(-34, 50)
    hood.cubicTo(-36, 8, -36, -42, 0, -45)
    _fill(painter, hood, "#22306b")


def _star(painter: QPainter, look: Look) -> None:
    _fringe(painter, look, -15)
    rim = QPainterPath(QPointF(-24, 30))
    rim.cubicTo(-30, -8, -26, -32, 0, -34)
    rim.cubicTo(26, -32, 30, -8, 24, 30)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#16204d"), 6))
    painter.drawPath(rim)
    painter.setPen(QPen(QColor("#e6bb55"), 1.6))
    painter.drawPath(rim)
    star = QPainterPath(QPointF(0, -43))
    for x, y in ((2.2, -36), (9, -33.5), (2.2, -31), (0, -24), (-2.2, -31), (-9, -33.5), (-2.2, -36)):
        star.lineTo(x, y)
    star.closeSubpath()
    _fill(painter, star, "#ffe08a", 0.8)


LOOKS = (
    Look("#a8c96b", "#f3c49a", "#c97b32", "#4f8a3a", -0.9, 1.0, _nothing, _paper_hat),
    Look("#6cb4d6", "#b9744a", "#4a2a1a", "#23819a", -0.3, 0.9, _long_hair, _headband),
    Look("#f0a7a0", "#8a5434", "#2c1a14", "#c9506b", -0.2, 0.7, _curls, _flower),
    Look("#e8b04b", "#eab58a", "#6a3a1e", "#b8401c", 0.2, 0.5, _nothing, _cap_and_beard),
    Look("#b79ad6", "#9a623c", "#e6e2e6", "#5a2f86", 0.3, 0.4, _bun, _glasses),
    Look("#8fb5a2", "#f0c6a4", "#8b8278", "#7c2f3a", 0.6, 0.25, _nothing, _moustache_and_fez),
    Look("#33407f", "#d9a06c", "#221a2e", "#c99a24", 0.8, 0.2, _hood, _star),
)
"""From the gentlest to the strongest."""


def paint_portrait(
    painter: QPainter, rect: QRectF, letter: str, kind: str, colour: int, font: QFont, mark: bool = True
) -> None:
    """A round picture of whoever plays a seat, with its mark; `letter` stands for a person."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    level = computer_level(kind)
    if level is not None:
        paint_face(painter, rect, level)
    else:
        tone, light = QColor(SEAT_STYLES[colour].colour), QColor(SEAT_STYLES[colour].colour)
        light.setAlpha(52)
        disc = rect.adjusted(3, 3, -3, -3)
        painter.setPen(QPen(tone, 2.4))
        for ground in (QColor(PAPER), light):
            painter.setBrush(ground)
            painter.drawEllipse(disc)
        face = QFont(font)
        face.setPixelSize(max(8, round(rect.height() * 0.44)))
        face.setWeight(QFont.Weight.Bold)
        painter.setFont(face)
        painter.setPen(QColor(PAPER_INK))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter[:1].upper())
    if not mark:
        return
    radius = rect.width() * 0.16
    draw_mark(painter, colour, rect.bottomRight() - QPointF(radius, radius) * 1.1, radius)


def draw_who(painter: QPainter, level: int, colour: int, centre: QPointF, radius: float) -> None:
    """Paint who plays a seat, where a plate has room for no more than a mark of this radius.

    That is a person's mark (level 0), or the face of the computer of this level, with the mark at its foot.
    """
    if not level:
        draw_mark(painter, colour, centre, radius)
        return
    side = radius * 2.5
    paint_face(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), level)
    foot = radius * 0.56
    draw_mark(painter, colour, centre + QPointF(side / 2 - foot, side / 2 - foot), foot)


def draw_level(painter: QPainter, level: int, right: QPointF, size: float, palette: Palette) -> float:
    """Paint a dot of this radius for each level there is, filled up to a computer's own; nothing for a person (0).

    They end at `right`. Returns where what stands before them has to end.
    """
    if not level:
        return right.x()
    left = right.x()
    for number in range(COMPUTER_LEVELS, 0, -1):
        painter.setPen(QPen(QColor(palette.accent), 0.9))
        painter.setBrush(QColor(palette.accent) if number <= level else Qt.GlobalColor.transparent)
        painter.drawEllipse(QPointF(left - size, right.y()), size, size)
        left -= 2 * size + 1.6
    return left - 3


def colour_of(name: str, services: Services) -> int:
    """Somebody's own colour, as at the tables where they have sat."""
    person = services.people.find(name)
    return person.colour if person is not None and person.colour is not None else sum(name.encode()) % len(SEAT_STYLES)


def portrait_pixmap(theme: Theme, name: str, kind: str, colour: int, size: int, ratio: float) -> QPixmap:
    """Somebody's picture for a line of a table."""
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_portrait(painter, QRectF(QPointF(), QSize(size, size)), name, kind, colour, theme.font())
    painter.end()
    return made
